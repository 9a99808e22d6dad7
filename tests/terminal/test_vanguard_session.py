"""A game of Vanguard at the terminal: what is typed, what is shown, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge import explain
from headjudge.games.vanguard.c02_cards.printed import shipped_pool
from headjudge.kernel.errors import BadWish
from tests.games.vanguard.table import given, side, unit
from tests.terminal import every_session
from tests.terminal.every_session import EverySession, in_hand

DECKS = ("dawnsworn_vigil", "voidlattice_lock")


class TestEverySession(EverySession):
    title = "vanguard"
    decks = DECKS
    in_battle = "guard"


def come_to(prompt: str, seed: int = 5, turn: int = 0) -> Any:
    return every_session.come_to("vanguard", DECKS, prompt, seed, turn)


# -- in words -----------------------------------------------------------------------------


@pytest.mark.parametrize(("verb", "prompt"), [("ride", "ride"), ("call", "main"), ("", "main")])
def test_what_may_be_done_can_be_said_in_words(verb: str, prompt: str) -> None:
    game = come_to(prompt, turn=3)
    seat = game.decision.seat
    meant = game.decision.options[0]
    name = game.state.printed[meant[1]].name
    verdict = explain.why_not(game, seat, f"{verb} {name}")
    assert verdict.allowed
    assert game.state.printed[game.decision.options[verdict.option][1]].name == name


def test_a_circle_can_be_said_by_its_number() -> None:
    game = come_to("circle")
    verdict = explain.why_not(game, game.decision.seat, "circle 5")
    assert verdict.allowed
    zone = game.decision.options[verdict.option][1]
    layout = game.rules.layout
    assert (layout.kind[zone], layout.number[zone]) == ("rear-guard", 5)
    with pytest.raises(BadWish, match="there is no rear-guard 6"):
        explain.why_not(game, game.decision.seat, "circle 6")


def test_attack_and_pass_need_no_card() -> None:
    game = come_to("start step")
    seat = game.decision.seat
    assert game.decision.options[explain.why_not(game, seat, "attack").option] == ("attack",)
    assert game.decision.options[explain.why_not(game, seat, "pass").option] == ("pass",)


def test_a_unit_of_too_high_a_grade_is_not_called_and_the_facts_are_told() -> None:
    for seed in range(20):
        game = come_to("main", seed)
        seat = game.decision.seat
        high = [n for n in in_hand(game, seat) if shipped_pool()[n].values["grade"] == 3]
        if high and game.state.turn == 1:
            break
    verdict = explain.why_not(game, seat, f"call {shipped_pool()[high[0]].name}")
    assert (verdict.allowed, verdict.rule) == (False, "8.5.2.1.1.2")
    assert verdict.gloss == game.rules.gloss("8.5.2.1.1.2", "en")
    assert verdict.facts.startswith(f"{shipped_pool()[high[0]].name} is grade 3; your vanguard is")
    japanese = explain.why_not(game, seat, f"call {shipped_pool()[high[0]].name}", "ja")
    assert "グレード3" in japanese.facts


def test_two_grades_at_once_are_not_ridden() -> None:
    for seed in range(20):
        game = come_to("ride", seed)
        seat = game.decision.seat
        high = [n for n in in_hand(game, seat) if shipped_pool()[n].values["grade"] == 3]
        if high and game.state.turn == 1:
            break
    verdict = explain.why_not(game, seat, f"ride {shipped_pool()[high[0]].name}")
    assert (verdict.allowed, verdict.rule) == (False, "8.5.2.1.1.1")
    assert "your vanguard is grade 0" in verdict.facts


def test_a_unit_of_the_back_row_does_not_attack() -> None:
    for seed in range(20):
        game = come_to("attacker", seed, turn=3)
        seat = game.decision.seat
        zones = [game.rules.layout.zone("rear-guard", seat, number) for number in (3, 4, 5)]
        back = [card for zone in zones for card in game.state.zones[zone]]
        front = [game.state.printed[option[1]].name for option in game.decision.options]
        held = [shipped_pool()[number].name for number in in_hand(game, seat)]
        units = [game.state.printed[card].name for card in back]
        only_behind = [name for name in units if name not in (*front, *held)]
        if only_behind:
            break
    verdict = explain.why_not(game, seat, f"attack with {only_behind[0]}")
    assert (verdict.allowed, verdict.rule) == (False, "7.4.1.3")
    assert verdict.facts == f"{only_behind[0]} is in your back row."
    verdict = explain.why_not(game, seat, f"attack with {front[0]}")
    assert verdict.allowed


def test_an_empty_column_is_not_exchanged() -> None:
    game = come_to("main")
    seat = game.decision.seat
    layout = game.rules.layout
    offered = [layout.number[o[1]] for o in game.decision.options if o[0] == "exchange"]
    assert len(offered) < 2
    for column in (1, 2):
        verdict = explain.why_not(game, seat, f"exchange {column}")
        assert verdict.allowed == (column in offered)
        assert verdict.rule == ("" if column in offered else "6.6.1.2.3")


KNIGHT = unit("Brass Knight", grade=2)
PAGE = unit("Reed Page", grade=1)


@pytest.mark.rule("vanguard:6.6.1.2.3")
@pytest.mark.parametrize(
    ("wish", "allowed"),
    [
        ("exchange Brass Knight", True),
        ("exchange Reed Page", True),
        ("exchange Tin Crown", False),
        ("exchange Glass Herald", False),
        ("exchange Wax Scribe", False),
        ("exchange Iron Usher", False),
        ("exchange Bone Piper", False),
    ],
)
def test_a_column_is_exchanged_by_the_name_of_a_card_in_it(wish: str, allowed: bool) -> None:
    """A unit in front or behind stands for its column; the vanguard, what is behind it, and
    cards elsewhere, the opponent's too, are in no column that can be exchanged."""
    table = given(
        you=side(
            vanguard=unit("Tin Crown", grade=3),
            circles={1: KNIGHT, 5: PAGE, 4: unit("Iron Usher")},
            hand=[unit("Glass Herald")],
            drop=[unit("Wax Scribe")],
        ),
        them=side(circles={1: unit("Bone Piper")}),
    )
    verdict = explain.why_not(table.game, 0, wish)
    assert verdict.allowed == allowed
    assert verdict.rule == ("" if allowed else "6.6.1.2.3")
    if allowed:
        table.answer(verdict.option)
        assert (table.you.circle(1), table.you.circle(3)) == (
            (None, KNIGHT) if "Knight" in wish else (KNIGHT, None)
        )


def test_what_is_not_the_question_now_is_told_so() -> None:
    game = come_to("attacker")
    verdict = explain.why_not(game, game.decision.seat, "pass")
    assert (verdict.allowed, verdict.rule) == (False, "7.4.1.3")
    assert verdict.facts == "You are asked something else now: the unit that attacks."


def test_the_other_player_is_told_whose_decision_it_is() -> None:
    game = come_to("start step")
    verdict = explain.why_not(game, 1 - game.decision.seat, "attack")
    assert verdict.facts == "Your opponent is to decide now: whether to attack."
