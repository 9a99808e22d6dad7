"""What must be true of every game's board in 80 columns, and what views are made up of. A game's
tests take `EveryBoard` over and say what is their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from headjudge import games, starting
from headjudge.language.numbering import Numbering, keys
from headjudge.players import built_in
from headjudge.terminal import boards, hand, screen
from tests.words import shipped_words

GOLDEN = Path(__file__).parent / "golden"
TITLES = {"en": ("You", "Opponent"), "ja": ("あなた", "相手")}


def number_of(title: str, name: str) -> str:
    """The number of the card with this printed name."""
    cards = games.load(title).rules().shipped
    return next(str(number) for number, card in cards.items() if card.name == name)


def card(handle: int, number: str, **more: Any) -> dict[str, Any]:
    return {"handle": handle, "number": number, "key": f"c{handle}", **more}


def zone(kind: str, seat: int, *cards: Any, number: int = 1, count: int = -1) -> dict[str, Any]:
    found = len(cards) if count < 0 else count
    return {"kind": kind, "seat": seat, "number": number, "count": found, "cards": list(cards)}


def in_role(role: str, key: str, kind: str, seat: int, number: int = 1) -> dict[str, Any]:
    """A card, or with no key a place, in a role of a fight."""
    return {"role": role, "key": key, "place": {"kind": kind, "number": number, "seat": seat}}


def compared(
    left: tuple[str, int, tuple[int, ...]], right: tuple[str, int, tuple[int, ...]], value: str
) -> dict[str, Any]:
    """Two sides that are compared: key, player and parts of each."""
    sides = [{"key": key, "seat": seat, "value": value, "parts": list(parts)}
             for key, seat, parts in (left, right)]  # fmt: skip
    return {"attacker": sides[0], "target": sides[1]}


def mark(key: str, word: str, amount: int = 0, **values: int) -> dict[str, Any]:
    found: dict[str, Any] = {"key": key, "mark": word, "amount": amount}
    return found | ({"values": values} if values else {})


def scene(**parts: list[Any]) -> dict[str, Any]:
    """A scene with these parts."""
    return {"roles": [], "compared": [], "waiting": [], "under": [], "marks": [], **parts}


def drawn(view: dict[str, Any], lang: str = "en") -> list[str]:
    return [
        line.plain.rstrip()
        for line in boards.board(shipped_words(view["game"]), view, lang, TITLES[lang])
    ]


def main_options(view: dict[str, Any], rows: int, lang: str = "en") -> list[str]:
    """The options of the open question as the game sets them out when it is first put."""
    words = shipped_words(view["game"])
    labels = Numbering().labels(0, view, keys(words, view, ""))
    top = boards.tabletop(view, lang, TITLES[lang], words.cards, words)
    return hand.options_by_card(top, rows, labels, screen.WIDTH)


def hand_shown(view: dict[str, Any], beside_options: bool = True) -> list[str]:
    """The lines of the hand below the board."""
    words = shipped_words(view["game"])
    top = boards.tabletop(view, "en", TITLES["en"], words.cards, words)
    return [line.plain for line in hand.hand_lines(top, screen.WIDTH, beside_options)]


class EveryBoard:
    """To be taken over by a class of tests with `title`; `view`: a view made up so that no rule
    of play can change it; `height`: how many lines every board has; `pairs`: the decks of games
    that are looked at for so many `decisions`."""

    title: str
    golden: str
    view: dict[str, Any]
    height: int
    pairs: tuple[tuple[str, str], ...]
    decisions = 150

    def screen(self, lang: str) -> list[str]:
        return drawn(self.view, lang)

    def fits(self, lines: list[Text]) -> None:
        """What else is true of the lines of a board."""
        assert len(lines) >= self.height

    @pytest.mark.parametrize("lang", ["en", "ja"])
    def test_the_screen_is_as_it_was_approved(self, lang: str) -> None:
        lines = self.screen(lang)
        golden = (GOLDEN / f"{self.golden}-{lang}.txt").read_text(encoding="utf-8").splitlines()
        assert lines == golden
        assert len(lines) <= screen.HEIGHT - 2
        assert max(cell_len(line) for line in lines) <= screen.WIDTH

    def test_no_board_of_a_real_game_is_wider_than_the_terminal(self) -> None:
        for seed, decks in enumerate(self.pairs):
            game = starting.start(self.title, decks, seed=seed, log=False)
            bots = [built_in("greedy", each) for each in (seed, seed + 1)]
            while game.decision is not None and game.state.decisions < self.decisions:
                views = [game.view(viewer) for viewer in (0, 1, 2)]
                for view in views:
                    for lang in TITLES:
                        lines = boards.board(
                            shipped_words(view["game"]), view, lang, ("A" * 30, "B" * 30)
                        )
                        self.fits(lines)
                        assert max(cell_len(line.plain) for line in lines) <= screen.WIDTH
                seat = game.decision.seat
                game.answer(*bots[seat].choose(views[seat]))
