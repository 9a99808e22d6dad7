"""A game of Gate Ruler at the terminal: what is typed, what is shown, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge import explain
from headjudge.games.gateruler.c02_cards import shipped_pool
from headjudge.language.numbering import own_numbers
from tests.terminal import every_session
from tests.terminal.every_session import EverySession, in_hand

DECKS = ("painted_stampede", "measured_bell")
RICH = ("brass_overture", "twin_gates")  # decks that pay with resources


class TestEverySession(EverySession):
    title = "gateruler"
    decks = DECKS
    in_battle = "attack"


def come_to(prompt: str, seed: int = 5, turn: int = 0, decks: tuple[str, str] = DECKS) -> Any:
    return every_session.come_to("gateruler", decks, prompt, seed, turn)


def name(game: Any, card: int) -> str:
    return str(game.state.printed[card].name)


def first_option(game: Any, verb: str) -> Any:
    return next(option for option in game.decision.options if option[0] == verb)


@pytest.mark.parametrize("wish", ["summon {}", "play {}", "{}", "{}を召喚"])
def test_what_may_be_done_can_be_said_in_words(wish: str) -> None:
    game = come_to("act", turn=2)
    option = first_option(game, "summon")
    verdict = explain.why_not(game, game.decision.seat, wish.format(name(game, option[1])))
    assert verdict.allowed
    chosen = game.decision.options[verdict.option]
    assert (chosen[0], name(game, chosen[1])) == ("summon", name(game, option[1]))


def a_battlefield() -> tuple[Any, list[Any]]:
    """A game in whose attack phase units can attack units that lie alone of their name."""
    for seed in range(40):
        game = come_to("attack", seed, turn=4)
        state = game.state
        there = [state.printed[c].name for zone in state.zones for c in zone]
        found = [
            (option, state.zones[option[2]][-1])
            for option in game.decision.options
            if option[0] == "attack" and state.zones[option[2]]
        ]
        alone = [
            (option, target)
            for option, target in found
            if there.count(name(game, target)) == 1 == there.count(name(game, option[1]))
        ]
        if alone:
            return game, alone
    raise AssertionError("no such game")


@pytest.mark.parametrize("wish", ["attack {theirs} with {mine}", "{mine}で{theirs}を攻撃"])
def test_an_attack_is_said_with_both_cards_in_any_order(wish: str) -> None:
    game, attacks = a_battlefield()
    for option, target in attacks:
        text = wish.format(mine=name(game, option[1]), theirs=name(game, target))
        verdict = explain.why_not(game, game.decision.seat, text)
        assert verdict.allowed
        assert game.decision.options[verdict.option] == option


def test_an_attack_with_one_card_named_is_the_first_with_it() -> None:
    game, attacks = a_battlefield()
    mine = attacks[0][0][1]
    verdict = explain.why_not(game, game.decision.seat, f"attack with {name(game, mine)}")
    assert verdict.allowed
    assert game.decision.options[verdict.option] == next(
        option for option in game.decision.options if option[1] == mine
    )


def test_nobody_attacks_in_the_main_phase() -> None:
    game = come_to("act", turn=2)
    seat = game.decision.seat
    ruler = game.state.zones[game.rules.layout.zone("ruler", seat)][-1]
    verdict = explain.why_not(game, seat, f"attack with {name(game, ruler)}")
    assert (verdict.allowed, verdict.rule) == (False, "8-1a")
    assert verdict.facts == "Attacks come after your main phase."


def test_what_is_exhausted_does_not_attack() -> None:
    for seed in range(40):
        game = come_to("attack", seed, turn=4)
        seat = game.decision.seat
        attacker = game.decision.options[0][1]
        game.answer(0)
        while game.decision is not None and game.decision.prompt != "attack":
            game.answer(*range(game.decision.least))
        if game.decision is not None and game.decision.seat == seat and game.state.rest[attacker]:
            break
    verdict = explain.why_not(game, seat, f"attack with {name(game, attacker)}")
    assert not verdict.allowed
    assert verdict.rule in ("8-4c", "8-4d-1")
    assert verdict.facts == f"{name(game, attacker)} is exhausted."


def test_a_card_that_is_too_dear_is_not_played_and_the_facts_are_told() -> None:
    for seed in range(40):
        game = come_to("act", seed, decks=RICH)
        seat = game.decision.seat
        resources = game.state.zones[game.rules.layout.zone("resource", seat)]
        ready = len([card for card in resources if not game.state.rest[card]])
        dear = [
            number
            for number in in_hand(game, seat)
            if shipped_pool()[number].values["type"] == "unit"
            and shipped_pool()[number].values["level"] > ready
            and not shipped_pool()[number].abilities.others.get("Discount")
        ]
        if dear and game.state.turn_player == seat:
            break
    card = shipped_pool()[dear[0]]
    verdict = explain.why_not(game, seat, f"summon {card.name}")
    assert (verdict.allowed, verdict.rule) == (False, "14-4b-8")
    assert verdict.gloss == game.rules.gloss("14-4b-8", "en")
    level = card.values["level"]
    assert verdict.facts == f"{card.name} costs {level}; your ready resources: {ready}."
    assert f"コストは{level}" in explain.why_not(game, seat, f"summon {card.name}", "ja").facts


def test_a_card_that_lies_elsewhere_is_not_summoned() -> None:
    game, _attacks = a_battlefield()
    while game.decision is not None and game.decision.prompt != "act":
        game.answer(len(game.decision.options) - 1)
    seat = game.decision.seat
    front = [game.rules.layout.zone("attack", seat, n) for n in range(1, 6)]
    there = [card for zone in front for card in game.state.zones[zone]]
    known = [game.state.printed[each].number for each in there]
    alone = [n for n in known if n not in in_hand(game, seat)]
    verdict = explain.why_not(game, seat, f"summon {shipped_pool()[alone[0]].name}")
    assert (verdict.allowed, verdict.rule) == (False, "7-1b")
    assert "lies elsewhere: your attack zone" in verdict.facts


def test_more_units_than_the_summon_cap_are_not_summoned() -> None:
    game = come_to("act", turn=2)
    seat = game.decision.seat
    while game.decision is not None:
        summons = [at for at, each in enumerate(game.decision.options) if each[0] == "summon"]
        if game.decision.prompt == "act" and not summons and game.decision.seat == seat:
            break
        game.answer(summons[0] if summons else len(game.decision.options) - 1)
    units = [n for n in in_hand(game, seat) if shipped_pool()[n].values["type"] == "unit"]
    verdict = explain.why_not(game, seat, f"summon {shipped_pool()[units[0]].name}")
    assert (verdict.allowed, verdict.rule) == (False, "15-17a-3")
    assert verdict.facts.startswith("Your summon cap: ")


def test_what_is_not_the_question_now_is_told_so() -> None:
    game = come_to("attack")
    verdict = explain.why_not(game, 1 - game.decision.seat, "pass")
    assert verdict.facts == "Your opponent is to decide now: an attack."


def test_in_the_attack_phase_nothing_is_summoned() -> None:
    game = come_to("attack")
    seat = game.decision.seat
    card = shipped_pool()[in_hand(game, seat)[0]].name
    verdict = explain.why_not(game, seat, f"summon {card}")
    assert (verdict.allowed, verdict.rule) == (False, "7-1a")
    assert verdict.facts == "You are asked something else now: an attack."


def test_what_waits_in_the_gate_comes_first() -> None:
    game = come_to("act", turn=2, decks=("lantern_watch", "comet_run"))
    while not (game.state.stack and game.decision.seat == 0 and game.decision.prompt == "act"):
        game.answer(*range(game.decision.least))
    card = shipped_pool()[in_hand(game, 0)[0]].name
    verdict = explain.why_not(game, 0, f"summon {card}")
    assert (verdict.allowed, verdict.rule) == (False, "7-1a")
    assert verdict.facts == "Something waits in the gate: it is resolved first."


def test_zones_of_one_kind_go_by_their_own_numbers() -> None:
    game = come_to("set zone", decks=("veiled_stage", "lantern_watch"))
    decision = game.view(game.decision.seat)["decision"]
    assert own_numbers(decision) == [option["zone"]["number"] for option in decision["options"]]


def test_the_card_that_is_played_asks_for_its_targets() -> None:
    game = come_to("target", decks=RICH)
    seat = game.decision.seat
    playing = [frame for frame in game.state.frames if frame.procedure == "play"][-1]
    assert explain.source(game, seat) == game.state.printed[playing.vars["card"]].number


def test_a_plain_log_leaves_out_what_every_turn_does() -> None:
    game = come_to("act", turn=5, decks=RICH)
    quiet = [e for e in explain.lines(game, 0, quiet=True) if e.message == "ready"]
    told = [e for e in explain.lines(game, 0) if e.message == "ready"]
    assert len(quiet) > 2
    assert len(told) < len(quiet) / 4
