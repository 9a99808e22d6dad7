"""The check of games with real cards finds what it looks for: faults are planted in what an
invented card does, and the check that finds nothing without them reports each of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import headjudge
from headjudge.deck_making import make_deck
from headjudge.kernel.decision import Option
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.state import Frame
from headjudge.language import deck_making
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import DO, TAKE, do_next
from tests.contracts.kept import LEDGER
from tests.real_cards import watched
from tests.real_cards.decks import in_no_deck, numbers
from tests.real_cards.watched import hold, keep_secrets
from tests.reliability.test_planted_leaks import count_errors_by_hand, hand_of, log_hidden_moves

NUMBER = "XX-001"
CARD = f"""
[[card]]
number = "{NUMBER}"
name = "Lantern Ferry"
name_ja = "灯籠の渡し舟"
type = "battle"
rank = 1
colors = ["blue"]
traits = ["Harbour"]
traits_ja = ["港"]
invasion = 1
counter_power = 1000
text = "[Enter] You may draw 1 card."
text_ja = "【出現時】あなたは1枚引いてよい。"
"""
TOKEN = """
[[card]]
number = "XX-002"
name = "Lantern Float"
name_ja = "灯籠の浮き"
type = "battle"
rank = 1
colors = ["blue"]
traits = ["Token"]
traits_ja = ["トークン"]
invasion = 1
counter_power = 1000
"""
GAMES = 15  # in some of which the card is played
SELDOM = 1_000_000  # decisions: copies are held against the game once at most
ENOUGH = 2_000  # decisions for any game of these decks
SWAPS = 400  # of hidden cards, in which a leak is found

Does = Callable[[Context, Frame, Any], None]
Takes = Callable[[Context, Frame, Any, tuple[Option, ...]], None]


@pytest.fixture
def cards(tmp_path: Path) -> Pool:
    """The cards that ship, and the invented one."""
    file = tmp_path / "invented.toml"
    file.write_text(CARD, encoding="utf-8")
    LEDGER.left = 0  # a contract would find some of the faults first
    return headjudge.pool("godzilla", file)


def decks_around_it(cards: Pool) -> list[Any]:
    """Two decks with the invented card."""
    return [make_deck("godzilla", cards, seed, [NUMBER]) for seed in (1, 2)]


def check(cards: Pool, every: int = SELDOM) -> None:
    """Hold games between two decks around the invented card to what is promised."""
    decks = decks_around_it(cards)
    for number in range(GAMES):
        hold(cards, decks, number, every)


def plant(patch: pytest.MonkeyPatch, fault: Callable[[Context], None]) -> None:
    """Have a fault happen whenever the invented card draws."""
    works: Does = DO[t.Draw]

    def faulty(context: Context, frame: Frame, term: t.Draw) -> None:
        works(context, frame, term)
        if context.game.state.printed[context.source].number == NUMBER:
            fault(context)

    patch.setitem(DO, t.Draw, faulty)


def test_a_game_without_a_fault_holds_what_is_promised(
    cards: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card is played, and nothing is reported: what is reported below is the fault's."""
    seen: list[int] = []
    monkeypatch.setattr(watched, "MOST_DECISIONS", ENOUGH)
    plant(monkeypatch, lambda context: seen.append(context.source))
    check(cards, every=40)
    assert seen


def test_a_card_in_two_zones_is_reported(cards: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    def lie_twice(context: Context) -> None:
        """The card lies in another zone as well."""
        zones = context.game.state.zones
        other = next(at for at, there in enumerate(zones) if context.source not in there)
        zones[other] = (*zones[other], context.source)

    plant(monkeypatch, lie_twice)
    with pytest.raises(AssertionError) as told:
        check(cards)
    assert told.traceback[-1].name == "_hold"
    assert any("of godzilla" in note for note in told.value.__notes__)


def test_an_exception_is_reported(cards: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(context: Context) -> None:
        raise KeyError("ferry")

    plant(monkeypatch, stumble)
    with pytest.raises(KeyError, match="ferry") as told:
        check(cards)
    assert any("of godzilla" in note for note in told.value.__notes__)


def test_a_game_that_does_not_end_is_reported(cards: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The card's question is asked again whatever is answered."""
    works: Takes = TAKE[t.May]

    def ask_again(context: Context, frame: Frame, term: t.May, chosen: tuple[Option, ...]) -> None:
        if context.game.state.printed[context.source].number == NUMBER:
            do_next(frame, (term,))
        else:
            works(context, frame, term, chosen)

    monkeypatch.setitem(TAKE, t.May, ask_again)
    monkeypatch.setattr(watched, "MOST_DECISIONS", ENOUGH)
    with pytest.raises(AssertionError, match="unfinished"):
        check(cards)


@pytest.mark.parametrize(("every", "error"), [(1, AssertionError), (SELDOM, headjudge.Diverged)])
def test_what_does_not_come_out_the_same_again_is_reported(
    cards: Pool, every: int, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the card does depends on how often it was done in this process: a copy of the game
    goes on otherwise, and so does the game when it is replayed from its record."""
    times: list[int] = []

    def count_along(context: Context) -> None:
        times.append(context.source)
        context.game.state.numbers[context.seat]["rage"] = len(times)

    plant(monkeypatch, count_along)
    with pytest.raises(error):
        check(cards, every)


def test_a_view_that_shows_a_hidden_card_is_reported(
    cards: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the card has drawn, everybody sees what its player holds."""
    seen = Game.view

    def shows(game: Game, viewer: int) -> dict[str, Any]:
        drawn = game.state.numbers[0].get("ferries", 0)
        return {**seen(game, viewer), "held": hand_of(game, 0) if drawn else []}

    def draw_openly(context: Context) -> None:
        context.game.state.numbers[0]["ferries"] = 1

    plant(monkeypatch, draw_openly)
    monkeypatch.setattr(Game, "view", shows)
    with pytest.raises(AssertionError) as told:
        check(cards, every=5)
    assert told.traceback[-1].name == "tells_no_secret"


def test_without_a_leak_hidden_cards_make_no_difference(cards: Pool) -> None:
    keep_secrets(cards, decks_around_it(cards), SWAPS)


@pytest.mark.parametrize("leak", [log_hidden_moves, count_errors_by_hand])
def test_what_tells_hidden_cards_apart_is_reported(
    leak: Callable[[pytest.MonkeyPatch], None], cards: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="godzilla game"):
        keep_secrets(cards, decks_around_it(cards), SWAPS)


def test_a_card_that_no_deck_may_hold_is_reported(
    cards: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deck is made for the card; where a rule keeps it out, it is named with that rule, unless
    it is one that does so rightly, as that on tokens."""
    assert in_no_deck(cards, set()) == {}
    file = tmp_path / "token.toml"
    file.write_text(CARD + TOKEN, encoding="utf-8")
    with_token = headjudge.pool("godzilla", file)
    assert in_no_deck(with_token, set()) == {"XX-002": {"6.1.1.5"}}
    assert in_no_deck(with_token, {"6.1.1.5"}) == {}


def test_a_card_that_the_making_of_decks_forgets_is_reported(
    cards: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No rule keeps the card out, but the deck that is made around it is without it."""
    works = deck_making.make
    monkeypatch.setattr(
        deck_making, "make", lambda form, making, stock, seed, around: works(form, making, stock, 1)
    )
    monkeypatch.setattr(deck_making.Stock, "ships", lambda stock, card: card.number == NUMBER)
    assert numbers(cards) == [NUMBER]
    assert in_no_deck(cards, set()) == {NUMBER: set()}
