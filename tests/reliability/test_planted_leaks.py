"""Leaks planted on purpose: the checks of `test_secrets.py` find each of them.

A plant changes the real program in one place. Without it the same check, as far as it goes here,
finds nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from headjudge.games.dragonball.c04_basics import counter_timing
from headjudge.kernel import knowledge
from headjudge.kernel.decision import Decision
from headjudge.kernel.errors import IllegalAnswer
from headjudge.kernel.game import Game
from headjudge.kernel.log import Move
from headjudge.kernel.state import Frame
from headjudge.kernel.table import Table
from headjudge.players import GreedyPlayer
from tests import questions
from tests.reliability.swaps import Also, swap
from tests.reliability.test_secrets import SHOWN_BY, bots, shown_in

SWAPS: Final = 1_500  # in which a leak must be found

Plant = Callable[[pytest.MonkeyPatch], None]


def hand_of(game: Game, seat: int) -> list[str]:
    """The numbers of the cards in a player's hand, as they lie."""
    hand = game.rules.layout.zone("hand", seat)
    return [game.state.printed[card].number for card in game.state.zones[hand]]


def after_running(patch: pytest.MonkeyPatch, change: Callable[[Game, Decision], Decision]) -> None:
    """Every question becomes another one before anybody sees it."""
    run, ask_again = Game.run, Game.ask_again

    def changed(game: Game) -> None:
        if game.state.decision is not None:
            game.state.decision = change(game, game.state.decision)

    def run_and_change(game: Game) -> None:
        run(game)
        changed(game)

    def ask_and_change(game: Game) -> None:
        ask_again(game)
        changed(game)

    patch.setattr(Game, "run", run_and_change)
    patch.setattr(Game, "ask_again", ask_and_change)


def order_by_the_other_hand(patch: pytest.MonkeyPatch) -> None:
    """The order of options depends on the hand of the player who is not asked."""

    def ordered(game: Game, asked: Decision) -> Decision:
        hand = hand_of(game, 1 - asked.seat)
        options = asked.options if hand == sorted(hand) else asked.options[::-1]
        return Decision(
            asked.seat, asked.prompt, options, asked.rule, asked.least, asked.most, asked.secret,
            asked.ordered,
        )  # fmt: skip

    after_running(patch, ordered)


def answer_secret_questions(patch: pytest.MonkeyPatch) -> None:
    """A secret question with one answer answers itself."""

    def forced(decision: Decision) -> bool:
        return decision.least == decision.most == len(decision.options)

    patch.setattr(Decision, "forced", forced)


def log_hidden_moves(patch: pytest.MonkeyPatch) -> None:
    """The log says which card it was that moved, whoever may know it."""
    seen = Move.seen

    def told(move: Move, viewer: int, line: int = 0) -> dict[str, Any]:
        return {**seen(move, viewer, line), "number": move.number}

    patch.setattr(Move, "seen", told)


def name_the_backs_that_move(patch: pytest.MonkeyPatch) -> None:
    """A back that moves has a key by which the card could be told again."""
    seen = Move.seen

    def told(move: Move, viewer: int, line: int = 0) -> dict[str, Any]:
        return {**seen(move, viewer, line), "key": f"c{move.card}"}

    patch.setattr(Move, "seen", told)


def log_hidden_abilities(patch: pytest.MonkeyPatch) -> None:
    """The log tells everybody that an ability stands by, and be it of an unknown card."""
    enter = Game.enter

    def told(
        game: Game, message: str, arguments: dict[str, Any], audience: int = 0, citing: str = ""
    ) -> None:
        enter(game, message, arguments, citing=citing)

    patch.setattr(Game, "enter", told)


def offer_windows_to_answers(patch: pytest.MonkeyPatch) -> None:
    """Nobody is asked for a counter who has none in hand."""
    asked = counter_timing.asked

    def skipped(game: Game, frame: Frame, seat: int, number: str) -> Decision | None:
        question = asked(game, frame, seat, number)
        return None if question is None or len(question.options) == 1 else question

    patch.setattr(counter_timing, "asked", skipped)


def keep_handles_when_shuffling(patch: pytest.MonkeyPatch) -> None:
    """Who knew a card before it was shuffled knows where it lies afterwards."""
    shuffle = Table.shuffle

    def kept(table: Table, zone: int, cards: tuple[int, ...] | None = None) -> None:
        state = table.state
        known, handles = state.known[:], [row[:] for row in state.handles]
        shuffle(table, zone, cards)
        state.known, state.handles = known, handles

    patch.setattr(Table, "shuffle", kept)


def name_a_card_in_the_prompt(patch: pytest.MonkeyPatch) -> None:
    """Everybody reads in the question which card it is about."""

    def named(game: Game, asked: Decision) -> Decision:
        cards = [
            int(option[1])
            for option in asked.options
            if game.rules.asking.verbs.get(str(option[0]), "").startswith("c")
        ]
        name = game.state.printed[cards[0]].number if cards else ""
        return Decision(
            asked.seat, f"{asked.prompt} {name}", asked.options, asked.rule, asked.least,
            asked.most, asked.secret, asked.ordered,
        )  # fmt: skip

    patch.setattr(questions, "check_words", lambda title, prompt: None)  # it has none, indeed
    after_running(patch, named)


def count_errors_by_hand(patch: pytest.MonkeyPatch) -> None:
    """A wrong answer is refused in other words if the other player holds few different cards."""
    answer = Game.answer

    def refused(game: Game, *picks: int) -> None:
        try:
            answer(game, *picks)
        except IllegalAnswer as error:
            assert game.decision is not None
            hand = hand_of(game, 1 - game.decision.seat)
            raise IllegalAnswer(f"{error} {len(set(hand))}", field="answer") from error

    patch.setattr(Game, "answer", refused)


def let_a_bot_look(patch: pytest.MonkeyPatch) -> None:
    """A bot takes its first option if the top of its own deck is of an even number."""
    seen = Game.view
    looked: list[Game] = []

    def looked_at(game: Game, viewer: int) -> dict[str, Any]:
        looked[:] = [game]
        return seen(game, viewer)

    def choose(player: GreedyPlayer, view: dict[str, Any]) -> tuple[int, ...]:
        game = looked[0]
        deck = game.state.zones[game.rules.layout.zone("deck", view["viewer"])]
        number = game.state.printed[deck[0]].number if deck else "0"
        return (int(number[-1:]) % 2,)

    patch.setattr(Game, "view", looked_at)
    patch.setattr(GreedyPlayer, "choose", choose)


@pytest.mark.parametrize(
    ("title", "plant", "also"),
    [
        ("dragonball", order_by_the_other_hand, None),
        ("dragonball", answer_secret_questions, None),
        ("godzilla", log_hidden_moves, None),
        ("gateruler", name_the_backs_that_move, None),
        ("gateruler", log_hidden_abilities, None),
        ("dragonball", offer_windows_to_answers, None),
        ("vanguard", keep_handles_when_shuffling, None),
        ("gateruler", name_a_card_in_the_prompt, None),
        ("godzilla", count_errors_by_hand, None),
        ("dragonball", let_a_bot_look, bots),
    ],
)
def test_a_planted_leak_is_found(
    title: str, plant: Plant, also: Also | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert swap(title, SWAPS, also=also, most_differences=1).differences


def test_a_card_that_is_shown_without_a_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plant: everybody sees what is drawn."""
    put = Table.put

    def shown(table: Table, card: int, zone: int, *rest: Any, **more: Any) -> None:
        put(table, card, zone, *rest, **more)
        if table.rules.layout.kind[zone] == "hand":
            knowledge.learn(table.state, card, knowledge.everyone(table.state))

    monkeypatch.setattr(Table, "put", shown)
    assert not set(shown_in("dragonball", 2).ways) <= SHOWN_BY["dragonball"]
