"""What a game shows of itself to the rest of the program: one value, its `Title`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from headjudge.kernel.cards import Card
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.kernel.rules import Rules
from headjudge.language import boards, deck_lists
from headjudge.language.board import Board
from headjudge.language.deck_forms import DeckForm
from headjudge.language.keywords import Keywords
from headjudge.language.pools import Maker


def not_offered(*about: Any) -> Any:
    """A small game has no files of cards."""
    raise HeadjudgeError("this game has no card files", field="cards")


@dataclass(frozen=True, eq=False)
class Title:
    """A game. `rules`: what the kernel needs to know; `maker`: how
    cards are made of records; `deck_form`: how its decks are written; `wording`: its words about
    the cards of a pool (None: the table is told in a plain way).

    The rest is for work on cards and decks, and a small game needs none of it: `compile_card` and
    `read_cards` for records and files of cards, `candidates` for cards of other files,
    `deck_making` for making decks of a pool, `keywords` for lists of its terms,
    `laying` for positions written as text, `board_text` for the description of its board (TOML),
    if that is not in its package."""

    rules: Callable[[], Rules]
    maker: Maker[Any]
    deck_form: DeckForm[Any]
    wording: Any = None
    compile_card: Callable[..., Card] = not_offered
    candidates: Any = None
    deck_making: Any = None
    keywords: Keywords = field(default_factory=Keywords)
    laying: Any = None
    board_text: str = ""

    @property
    def name(self) -> str:
        """What the game is called in the program."""
        return self.maker.game

    def board(self) -> Board:
        """The description of the game's board; one made of its zones, if the game has none."""
        return boards.board_of(self.name, self.board_text, self.rules())

    def decks(self) -> dict[str, Any]:
        """The decks that ship, by the name of their file."""
        return self.deck_form.decks()

    def read_deck(self, data: str, pool: Pool | None = None, name: str = "") -> Any:
        """A deck from its text, TOML or a list; a `BadDeck` has all that is wrong. A list names
        cards of the pool (None: those that ship), and gets this name if it says none."""
        return deck_lists.read_deck(self.deck_form, data, pool, name)

    def deck_from(self, data: object) -> Any:
        """A deck from plain data, as records hold it."""
        return self.deck_form.make(data)

    def violations(self, deck: Any, edition: str, pool: Pool | None = None) -> list[HeadjudgeError]:
        """Everything that is wrong with a deck, each with its rule; empty: it may be played."""
        rules = self.rules()
        return rules.check_deck(deck, edition, pool or rules.shipped)
