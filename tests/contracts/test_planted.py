"""Wrong instructions of every family, planted on purpose: each is caught by its contract."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.gateruler.c03_zones import in_play
from headjudge.games.gateruler.c14_abilities import targets
from headjudge.judge.notation import read
from headjudge.judge.play import judge
from headjudge.kernel.state import Effect, Frame, Ref, Result
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, DO
from tests.contracts.kept import LEDGER
from tests.contracts.ledger import MOST_HELD
from tests.contracts.test_contracts import carry_out
from tests.games.dragonball.table import Side, battle_card, given, rested

HAND = t.Cards(("hand",), t.YOU)
THEIRS = t.Cards(("battle",), t.OPPONENT)
ONE = t.Pick(1, HAND)
Cards = tuple[Ref, ...]


def do_nothing(*_given: Any) -> None:
    """Nothing is done at all."""


# -- plays -------------------------------------------------------------------------------------


def play_for_the_other(context: Context, frame: Frame, term: v.Play, cards: Cards) -> None:
    zone = context.game.rules.layout.zone("battle", 1 - context.seat)
    for card, _identity in cards:
        context.game.put(card, zone)


def play_resting(context: Context, frame: Frame, term: v.Play, cards: Cards) -> None:
    zone = context.game.rules.layout.zone("battle", context.seat)
    for card, _identity in cards:
        context.game.put(card, zone)
        context.game.turn_to(card, 1)


def play_all(context: Context, frame: Frame, term: v.Play, cards: Cards) -> None:
    layout = context.game.rules.layout
    for card in context.game.state.zones[layout.zone("hand", context.seat)]:
        context.game.put(card, layout.zone("battle", context.seat))


def play_and_rest_another(context: Context, frame: Frame, term: v.Play, cards: Cards) -> None:
    zone = context.game.rules.layout.zone("battle", context.seat)
    for card in context.game.state.zones[zone]:
        context.game.turn_to(card, 1)
    for card, _identity in cards:
        context.game.put(card, zone)


# -- asks --------------------------------------------------------------------------------------


def show_to_all(context: Context, frame: Frame, term: t.Look, cards: Cards) -> None:
    for card, _identity in cards:
        context.game.state.known[card] = 7
    frame.vars[term.memory] = cards


def take_the_other_way(context: Context, frame: Frame, term: t.If) -> None:
    frame.vars["todo"] = (*term.then, *frame.vars["todo"])


def once_too_often(context: Context, frame: Frame, term: t.ForEach) -> None:
    frame.vars["todo"] = (*term.do, *term.do, *term.do, *frame.vars["todo"])


def shuffle_the_others(context: Context, frame: Frame, term: t.Shuffle) -> None:
    deck = context.game.rules.layout.zone("deck", 1 - context.seat)
    context.game.state.zones[deck] = context.game.state.zones[deck][::-1]


# -- moves, marks and values ---------------------------------------------------------------------


def put_on_top(context: Context, frame: Frame, term: t.Put, cards: Cards) -> None:
    for card, _identity in cards:
        context.game.put(card, context.game.rules.layout.zone("deck", context.seat), "top")


def stand_instead(context: Context, frame: Frame, term: t.ToRest, cards: Cards) -> None:
    for card, _identity in cards:
        context.game.turn_to(card, 0)


def begin_and_move(context: Context, frame: Frame, term: t.Lasting) -> None:
    state, layout = context.game.state, context.game.rules.layout
    ref = state.ref(context.source)
    number = state.next_number()
    context.game.lasting(
        Effect(number, term.ability, context.source, ref[1], context.seat, 1, "turn", (ref,))
    )
    deck = state.zones[layout.zone("deck", context.seat)]
    context.game.put(deck[0], layout.zone("hand", context.seat))


# -- ends --------------------------------------------------------------------------------------


def give_the_other_a_turn(context: Context, frame: Frame, term: v.ExtraTurn) -> None:
    context.game.state.ahead = (1 - context.seat, context.seat)


def attack_nobody_else(context: Context, frame: Frame, term: v.Redirect, cards: Cards) -> None:
    roles.negate_attack(context.game)


GROWS = t.Lasting("turn", t.Continuous((t.Change(t.Self(), "power", "add", 5000),)))
NEVER = t.Relation(t.Count(HAND), ">=", 100)
PLANTS: dict[str, tuple[dict[Any, Any], type[t.Effect], Any, t.Effect]] = {
    "moves: to the wrong end": (ACT, t.Put, put_on_top, t.Put(ONE, "deck bottom")),
    "moves: nothing": (ACT, t.Put, do_nothing, t.Put(t.Every(THEIRS), "hand")),
    "draws: nothing": (DO, v.PutTop, do_nothing, v.PutTop(2, "drop")),
    "values: a card moves": (DO, t.Lasting, begin_and_move, GROWS),
    "marks: the other way": (ACT, t.ToRest, stand_instead, t.ToRest(t.Self())),
    "plays: for the other player": (ACT, v.Play, play_for_the_other, v.Play(ONE)),
    "plays: resting": (ACT, v.Play, play_resting, v.Play(ONE)),
    "plays: too many": (ACT, v.Play, play_all, v.Play(ONE)),
    "plays: another rests": (ACT, v.Play, play_and_rest_another, v.Play(ONE)),
    "plays: no token": (DO, v.PlayToken, do_nothing, v.PlayToken(1, "Imp", 5000)),
    "asks: shown to all": (ACT, t.Look, show_to_all, t.Look(t.TopOf(1))),
    "asks: if it is not so": (DO, t.If, take_the_other_way, t.If(NEVER, (t.Draw(1),))),
    "asks: once too often": (DO, t.ForEach, once_too_often, t.ForEach(2, (t.Draw(1),))),
    "asks: not shuffled": (DO, t.Shuffle, do_nothing, t.Shuffle()),
    "asks: the other deck": (DO, t.Shuffle, shuffle_the_others, t.Shuffle()),
    "ends: the other's turn": (DO, v.ExtraTurn, give_the_other_a_turn, v.ExtraTurn()),
}  # fmt: skip


@pytest.mark.parametrize("plant", PLANTS)
def test_a_wrong_instruction_of_each_family_is_caught(
    plant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, word, wrong, effect = PLANTS[plant]
    carry_out(effect)
    monkeypatch.setitem(table, word, wrong)
    with pytest.raises(AssertionError, match=word.__name__):
        carry_out(effect)


def attacked(*effects: t.Effect) -> None:
    """A card that has these instructions when it is attacked is attacked."""
    wall = battle_card("Wall", t.Auto(t.Pattern("attacked", t.Self()), effects))
    ram = battle_card("Ram")
    table = given(you=Side(battle=[ram]), them=Side(battle=[rested(wall)]))
    table.leave_open()
    table.you.attacks(ram, wall)


IN_BATTLE: dict[str, tuple[dict[Any, Any], type[t.Effect], Any, t.Effect]] = {
    "the attack goes on": (DO, v.NegateAttack, do_nothing, v.NegateAttack()),
    "the attack is negated": (
        ACT, v.Redirect, attack_nobody_else, v.Redirect(t.Every(t.Cards(("leader",), t.YOU)))
    ),
    "the same is attacked": (
        ACT, v.Redirect, do_nothing, v.Redirect(t.Every(t.Cards(("leader",), t.YOU)))
    ),
}  # fmt: skip


@pytest.mark.parametrize("plant", IN_BATTLE)
def test_a_wrong_end_of_an_attack_is_caught(plant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, word, wrong, effect = IN_BATTLE[plant]
    attacked(effect)
    monkeypatch.setitem(table, word, wrong)
    with pytest.raises(AssertionError, match=word.__name__):
        attacked(effect)


def win_instead(context: Context, frame: Frame, term: t.GameEnds) -> None:
    context.game.state.result = Result(context.seat, "1-2")


@pytest.mark.parametrize("wrong", [do_nothing, win_instead])
def test_a_game_that_does_not_end_as_said_is_caught(
    wrong: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    loses = t.GameEnds(t.YOU, wins=False)
    carry_out(loses)
    LEDGER.close_ended()
    monkeypatch.setitem(DO, t.GameEnds, wrong)
    with pytest.raises(AssertionError, match="GameEnds"):
        carry_out(loses)
        LEDGER.close_ended()
    LEDGER.open.clear()


# -- targets, which are chosen as something is played -------------------------------------------

BOLT = """\
ruling A bolt
game gateruler
card Bolt: event, level 0
    Timing: Standard Action
    Choose 1 enemy unit. Deal 1 damage to it.
card Imp: unit, level 1, atk 1, hp 3, stk 1
card Ogre: unit, level 1, atk 1, hp 3, stk 1
you have hand Bolt; attack 1 Imp; attack 2 Imp
they have attack 1 Ogre; attack 2 Ogre
turn you, main phase
"""


def test_a_target_that_could_not_be_chosen_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """gateruler 14-4b-4: it is held against what could be chosen when it was chosen."""
    LEDGER.left = MOST_HELD
    right = judge(read(f"{BOLT}you: play Bolt; Ogre (attack zone 1)\n")[0])
    assert right.holds, right.wrong

    def own_units(context: Context, phrase: Any) -> list[int]:
        return list(in_play.units(context.game, context.seat))

    monkeypatch.setattr(targets, "candidates", own_units)
    [wrong] = judge(read(f"{BOLT}you: play Bolt; Imp (attack zone 1)\n")[0]).wrong
    assert "AssertionError" in wrong.text and "Target(" in wrong.text
