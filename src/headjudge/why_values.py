"""Why a value of a card is what it is, in words, as a viewer may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from headjudge import games
from headjudge.kernel import reasons
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game


@dataclass(frozen=True)
class ChangeTold:
    """One thing that makes a value what it is, in words, with the handle and the number of the
    card that it comes from (0 and "": from cards that the viewer does not know)."""

    text: str
    card: int
    number: str


@dataclass(frozen=True)
class ValueTold:
    """A value of a card: its name for people, what is printed, what is true now, and the changes
    that make it so, in the order in which they are applied."""

    name: str
    label: str
    printed: Any
    now: Any
    changes: tuple[ChangeTold, ...]

    def lines(self) -> list[str]:
        """The changes, a line for each."""
        return [change.text for change in self.changes]


def why_value(game: Game, viewer: int, handle: int, name: str, lang: str = "en") -> ValueTold:
    """Why a property of the card with this handle is what it is, as this viewer may know it."""
    if not handle or handle not in game.state.handles[viewer]:
        raise HeadjudgeError(f"no card is called {handle!r}", field="card")
    card = game.state.handles[viewer].index(handle)
    found = reasons.why_value(game, viewer, card, name)
    words = games.wording(game)
    changes = [
        ChangeTold(
            words.change(
                game.state.printed[each.source].number, name, each.operation, each.operand,
                each.until, each.seat, viewer, lang,
            ),
            game.state.handles[viewer][each.source],
            game.state.printed[each.source].number,
        )
        for each in found.changes
    ]  # fmt: skip
    if found.others:
        changes.append(ChangeTold(words.words(lang).card["changed by others"], 0, ""))
    label = words.words(lang).properties.get(name, name)
    return ValueTold(name, label, found.printed, found.now, tuple(changes))


def why_changed(game: Game, viewer: int, handle: int, lang: str = "en") -> list[ValueTold]:
    """The values of a card that something changes, as this viewer may know it."""
    found = [why_value(game, viewer, handle, name, lang) for name in game.rules.showing.values]
    return [each for each in found if each.changes]
