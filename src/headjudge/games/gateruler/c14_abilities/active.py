"""14-1, 14-2. Abilities: which are active, and where."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.areas import ZONES_OF, is_mute
from headjudge.games.gateruler.c03_zones.in_play import (
    fields,
    rulers,
    units,
)
from headjudge.games.gateruler.c14_abilities import automatic, continuous, names, ongoing, playing
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import values
from headjudge.kernel.changes import Active
from headjudge.kernel.decision import Option
from headjudge.kernel.events import is_forbidden, may_be_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.language.book import Context
from headjudge.language.elsewhere import Elsewhere
from headjudge.language.evaluate import CONDITIONS, all_hold, means
from headjudge.rulebook.citation import rule

# 14-1a-1. Activated abilities


@rule("14-1a-1")
def usable_abilities(game: Game, seat: int, timing: str) -> list[Option]:
    """The activated abilities of this timing that a player can play now."""
    acting = [card for card, _term in values.active_abilities(game, "Act")]
    acting.extend(cards_acting_elsewhere(game, seat))
    return [
        ("ability", card, at)
        for card in dict.fromkeys(acting)
        if game.master(card) == seat
        for at, term in enumerate(game.abilities(card).others.get("Act", ()))
        if term.timing == timing
        and refusal_of_ability(game, seat, card, at) is None
        and not playing.was_tried(game, card, playing.ABILITY)
    ]


def cards_acting_elsewhere(game: Game, seat: int) -> list[int]:
    """Cards out of play with an activated ability that says it works there."""
    found: list[int] = []
    printed = game.state.printed
    for area in areas_with(game.survey.features, "act", seat):
        for card in game.rules.terms.meanings.areas[area](game, seat):
            own = printed[card].abilities.others
            if "Act" in own:
                found.extend([card for term in own["Act"] if area in term.where])
    return found


def refusal_of_ability(game: Game, seat: int, card: int, at: int) -> str | None:
    """The rule that forbids playing an activated ability now, or None."""
    terms: tuple[Any, ...] = game.abilities(card).others.get("Act", ())
    if at >= len(terms) or game.master(card) != seat:
        return "14-1a-1"
    term = terms[at]
    place = game.state.place[card]
    if term.where and z.LAYOUT.kind[place] not in term.where:
        return "14-2b"
    if not term.where and not z.is_in_play(place):
        return "14-2a-1"
    if may_be_forbidden(game, "play ability") and is_forbidden(
        game, Event("play ability", seat, card, cause=playing.ABILITY)
    ):
        return "15-37a"
    return playing.refusal_of_effect(game, seat, card, term)


# 14-2a. In play


@rule("14-2a", "14-2a-1", "14-2a-2", "3-7d")
def active_cards(game: Game) -> list[int]:
    """The cards whose abilities are active: rulers, units and fields in play, those of the active
    player first; neither set cards nor the geas under a ruler."""
    cached = game.board_cache()
    found: list[int] | None = cached.get("active")
    if found is None:
        first = game.state.turn_player
        found = []
        for seat in (first, 1 - first):
            found.extend(rulers(game, seat))
            found.extend(face_up(game, units(game, seat)))
            found.extend(fields(game, seat))
        cached["active"] = found
    return found


@rule("14-19c")
def face_up(game: Game, cards: list[int]) -> list[int]:
    """A face-down unit has none of the abilities on its hidden side."""
    face = game.state.face
    return [card for card in cards if face[card] != FACE_DOWN]


# 14-2b. In zones that they name


# The sorts of abilities that work in zones they name: automatic, continuous, and continuous ones


# that define their card (14-8b)

# The sorts of abilities that work in zones they name: automatic, continuous, and continuous ones
# that define their card (14-8b)
HEARD: Final = "heard elsewhere"

CHANGES: Final = "changes elsewhere"
BASE: Final = "base abilities"


def is_base(term: Any) -> bool:
    """14-8b. Whether a continuous ability defines its card everywhere, without condition."""
    return term.role == "change" and "anywhere" in term.where and not term.while_


def sort_of(term: Any) -> str:
    """Which sort of ability it is that works in zones it names."""
    if term.role == "auto":
        return HEARD
    return BASE if is_base(term) else CHANGES


ELSEWHERE: Final = Elsewhere(ZONES_OF, sort_of, is_mute)


@rule("14-2b")
def elsewhere(game: Game, sort: str) -> list[tuple[int, Any]]:
    """Abilities of one sort that work in zones they name, with their cards there, as they are
    printed."""
    return ELSEWHERE.at(game, sort)


def heard_elsewhere(game: Game) -> list[tuple[int, Any]]:
    """Automatic abilities that work in zones they name, with their cards."""
    return elsewhere(game, HEARD)


def changes_elsewhere(game: Game) -> list[tuple[int, Any]]:
    """Continuous abilities that work in zones they name, with their cards."""
    return elsewhere(game, CHANGES)


@rule("14-8b")
def base_abilities(game: Game) -> list[Active]:
    """What defines its own card without condition does so in every zone, before all else."""
    there = elsewhere(game, BASE)
    if not there:
        return []
    return [
        Active(term, card, game.rules.masters.continuous(game, card),
               ongoing.since_active(game, card, term), layer=ongoing.BASE)
        for card, term in there
    ]  # fmt: skip


# Areas out of play, and set zones, where a text may say that something can be done.
AREAS_NAMED: Final = ("hand", "drive", "graveyard", "damage", "removal", "charge", "set")


@lru_cache(256)
def areas_with(special: frozenset[str], word: str, seat: int) -> tuple[str, ...]:
    """The areas where a card of this player's deck has such a word: `game.survey.features` says."""
    return tuple([area for area in AREAS_NAMED if f"{word} {area} {seat}" in special])


def own_words(game: Game, card: int, name: str) -> list[Any]:
    """The abilities of this class that a card itself has and that work, wherever it is."""
    if name not in game.survey.features:
        return []
    if name not in game.survey.granted and name not in game.state.printed[card].abilities.others:
        return []  # nobody gives it any
    terms = game.abilities(card).others.get(name, ())
    if not terms:
        return []
    context = Context(game, card, game.master(card))
    return [term for term in terms if all_hold(context, term.while_)]


@rule("14-2b")
def bars_itself(game: Game, event: Event) -> bool:
    """A card that says it cannot be played or placed says so where it is played from, unless it
    enters face down (14-19d)."""
    if "face down" in event.tags:
        return False
    card = event.card
    identity = game.state.identity[card]
    for term in game.state.printed[card].abilities.forbids.get(event.kind, ()):
        if automatic.matches(game, term, event, card, event.seat, identity):
            return True
    return False


# 14-2c. While an ability is played or resolved


@rule("14-2c")
def mark_handled(game: Game, frame: Frame, is_so: bool) -> None:
    """While an ability is played or resolved, what speaks of it by its name is active."""
    if not is_so:
        continuous.end_treatment(game, frame)
    if "WhileHandled" in game.survey.features:
        frame.vars["handled"] = is_so
        if frame.vars["term"] is not None:
            game.values_changed()


def abilities_handled(game: Game) -> list[tuple[int, Any]]:
    """The abilities that are being played or resolved just now, with their cards."""
    frames = [each.vars for each in game.state.frames if each.vars.get("handled")]
    return [(vars["card"], vars["term"]) for vars in frames if vars["term"] is not None]


@means(CONDITIONS, v.WhileHandled)
def holds_while_handled(context: Context, term: v.WhileHandled) -> bool:
    """An ability that is being played or resolved is as it is printed on its card."""
    printed = context.game.state.printed
    for card, each in abilities_handled(context.game):
        if names.is_spoken_of(printed[card].abilities, each, term.part):
            return True
    return False
