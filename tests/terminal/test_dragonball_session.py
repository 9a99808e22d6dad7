"""A game of Dragon Ball at the terminal: what is typed, what is shown, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge import explain
from headjudge.games.dragonball.c02_cards.printed import shipped_pool
from headjudge.language.numbering import own_numbers
from tests.terminal import every_session
from tests.terminal.every_session import EverySession, in_hand

DECKS = ("banked_fire", "long_vigil")


class TestEverySession(EverySession):
    title = "dragonball"
    decks = DECKS
    in_battle = "combo"


def come_to(prompt: str, seed: int = 5, turn: int = 0) -> Any:
    return every_session.come_to("dragonball", DECKS, prompt, seed, turn)


def in_area(game: Any, kind: str, seat: int) -> list[int]:
    """The cards of an area that lie under no other."""
    zone = game.rules.layout.zone(kind, seat)
    return [card for card in game.state.zones[zone] if game.state.host[card] < 0]


def name(game: Any, card: int) -> str:
    return str(game.state.printed[card].name)


@pytest.mark.parametrize(
    ("verb", "prompt", "meant"),
    [
        ("play", "main", "play"), ("", "main", "play"), ("charge", "charge", "card"),
        ("", "charge", "card"), ("combo", "combo", "combo"), ("コンボ", "combo", "combo"),
    ],
)  # fmt: skip
def test_what_may_be_done_can_be_said_in_words(verb: str, prompt: str, meant: str) -> None:
    game = come_to(prompt, turn=3)
    option = next(each for each in game.decision.options if each[0] == meant)
    verdict = explain.why_not(game, game.decision.seat, f"{verb} {name(game, option[1])}")
    assert verdict.allowed
    chosen = game.decision.options[verdict.option]
    assert (chosen[0], name(game, chosen[1])) == (meant, name(game, option[1]))


def a_battlefield() -> Any:
    """A game in whose main phase two cards can attack two."""
    for seed in range(40):
        game = come_to("main", seed, turn=6)
        attacks = [option for option in game.decision.options if option[0] == "attack"]
        if len({o[1] for o in attacks}) > 1 and len({o[2] for o in attacks}) > 1:
            return game
    raise AssertionError("no such game")


@pytest.mark.parametrize("wish", ["attack {theirs} with {mine}", "{mine}で{theirs}をアタック"])
def test_an_attack_is_said_with_both_cards_in_any_order(wish: str) -> None:
    game = a_battlefield()
    seat = game.decision.seat
    for option in [each for each in game.decision.options if each[0] == "attack"]:
        mine, theirs = name(game, option[1]), name(game, option[2])
        verdict = explain.why_not(game, seat, wish.format(mine=mine, theirs=theirs))
        assert verdict.allowed
        chosen = game.decision.options[verdict.option]
        assert (name(game, chosen[1]), name(game, chosen[2])) == (mine, theirs)


def test_an_attack_with_one_card_named_is_the_first_with_it() -> None:
    game = a_battlefield()
    leader = in_area(game, "leader", 1 - game.decision.seat)[0]
    verdict = explain.why_not(game, game.decision.seat, f"attack {name(game, leader)}")
    assert verdict.allowed
    assert game.decision.options[verdict.option][2] == leader


def standing(rests: bool, own: bool) -> tuple[Any, int]:
    """A game in its main phase with a battle card that lies so, alone of its name in sight."""
    for seed in range(40):
        for turn in (4, 5, 6):
            game = come_to("main", seed, turn)
            seat = game.decision.seat
            if own:  # an attack puts a card to rest
                attacks = [at for at, o in enumerate(game.decision.options) if o[0] == "attack"]
                game.answer(attacks[-1])
                while game.decision is not None and game.decision.prompt in ("combo", "counter"):
                    game.answer(len(game.decision.options) - 1)
                if game.decision is None or game.decision.prompt != "main":
                    continue
            there = [c for s in (0, 1) for c in in_area(game, "battle", s)]
            known = [name(game, c) for c in (*there, *in_area(game, "hand", seat))]
            for card in in_area(game, "battle", seat if own else 1 - seat):
                if bool(game.state.rest[card]) == rests and known.count(name(game, card)) == 1:
                    return game, card
    raise AssertionError("no such game")


@pytest.mark.parametrize(
    ("rests", "own", "said"),
    [(True, True, "is in rest mode."), (False, False, "is in active mode.")],
)
def test_what_rests_does_not_attack_and_what_is_active_is_not_attacked(
    rests: bool, own: bool, said: str
) -> None:
    game, card = standing(rests, own)
    verdict = explain.why_not(game, game.decision.seat, f"attack {name(game, card)}")
    assert (verdict.allowed, verdict.rule) == (False, "7-1")
    assert verdict.facts == f"{name(game, card)} {said}"


def test_a_card_that_is_too_dear_is_not_played_and_the_facts_are_told() -> None:
    game = come_to("main")
    seat = game.decision.seat
    energy = len(in_area(game, "energy", seat))
    dear = [
        number
        for number in in_hand(game, seat)
        if shipped_pool()[number].values["type"] == "battle"
        and shipped_pool()[number].values["energy cost"] > energy
    ]
    card = shipped_pool()[dear[0]]
    verdict = explain.why_not(game, seat, f"play {card.name}")
    assert (verdict.allowed, verdict.rule) == (False, "6-3-1-2-1-1")
    assert verdict.gloss == game.rules.gloss("6-3-1-2-1-1", "en")
    cost = card.values["energy cost"]
    assert verdict.facts == f"{card.name} costs {cost}; your active energy: {energy}."
    japanese = explain.why_not(game, seat, f"play {card.name}", "ja")
    assert f"コストは{cost}" in japanese.facts


def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    game = come_to("main")
    seat = game.decision.seat
    leader = name(game, in_area(game, "leader", 1 - seat)[0])
    verdict = explain.why_not(game, seat, f"free {leader}")
    assert not verdict.allowed


def test_an_extra_card_is_not_comboed_with() -> None:
    for seed in range(40):
        game = come_to("combo", seed)
        seat = game.decision.seat
        extras = [n for n in in_hand(game, seat) if shipped_pool()[n].values["type"] == "extra"]
        if extras:
            break
    verdict = explain.why_not(game, seat, f"combo {shipped_pool()[extras[0]].name}")
    assert (verdict.allowed, verdict.rule) == (False, "3-7-3-1")
    assert verdict.facts == f"{shipped_pool()[extras[0]].name} has no combo power."


def test_what_is_not_the_question_now_is_told_so() -> None:
    game = come_to("charge")
    verdict = explain.why_not(game, game.decision.seat, "yes")
    assert verdict.facts == "You are asked something else now: a card to charge."
    verdict = explain.why_not(game, 1 - game.decision.seat, "pass")
    assert verdict.facts == "Your opponent is to decide now: a card to charge."


def test_a_number_is_typed_as_it_is() -> None:
    game = come_to("look-at")
    decision = game.view(game.decision.seat)["decision"]
    assert own_numbers(decision) == [option["index"] for option in decision["options"]]
    assert own_numbers(decision)[-1] == 0


def test_a_plain_log_leaves_out_what_every_turn_does() -> None:
    game = come_to("main", turn=5)
    quiet = [line for line in explain.lines(game, 0, quiet=True) if line.message == "active"]
    told = [line for line in explain.lines(game, 0) if line.message == "active"]
    assert len(quiet) > 2
    assert told == []
