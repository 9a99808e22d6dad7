"""Every instruction has a contract, and a wrong one is caught by it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from headjudge import games
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.state import Effect, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, DO
from headjudge.language.evaluate import OBJECTS
from tests.contracts.families import FAMILIES, FAMILY, OF_FAMILY
from tests.games.dragonball.table import Side, battle_card, given, rested

PLAIN = [battle_card(f"Plain {at}") for at in range(6)]
YOURS = t.Cards(("battle",), t.YOU)
HAND = t.Cards(("hand",), t.YOU)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_class_of_instruction_belongs_to_a_family(name: str) -> None:
    words = games.load(name).rules().terms.vocabulary.values()
    effects = {word for word in words if issubclass(word, t.Effect)} - {t.Effect, t.Action}
    assert sorted(word.__name__ for word in effects if word not in FAMILY) == []


def test_none_belongs_to_two_and_every_family_has_a_contract() -> None:
    listed = Counter(word for words in FAMILIES.values() for word in words)
    assert [word.__name__ for word, times in listed.items() if times > 1] == []
    assert set(FAMILIES) == set(OF_FAMILY)


def carry_out(*effects: t.Effect) -> None:
    """Have a player carry out these instructions, with cards in every area."""
    doer = battle_card("Doer", v.Activate("main", (), effects))
    mine = Side(
        battle=[doer, rested(PLAIN[0]), PLAIN[1]], hand=PLAIN[2:4], deck=PLAIN, drop=PLAIN[4:]
    )
    table = given(you=mine, them=Side(battle=[PLAIN[5]]))
    table.leave_open()
    table.you.uses(doer)
    while (asked := table.asks) is not None and asked.prompt != "main":
        table.answer(*range(max(asked.least, min(1, asked.most))))


def draw_one_less(context: Context, frame: Frame, term: t.Draw) -> None:
    context.game.call("draw", seat=context.seat, left=int(str(term.number)) - 1, source=-1)


def draw_for_the_other(context: Context, frame: Frame, term: t.Draw) -> None:
    context.game.call("draw", seat=1 - context.seat, left=term.number, source=-1)


def draw_from_below(context: Context, frame: Frame, term: t.Draw) -> None:
    game = context.game
    layout = game.rules.layout
    deck, hand = layout.zone("deck", context.seat), layout.zone("hand", context.seat)
    game.put(game.state.zones[deck][-1], hand)


def put_elsewhere(context: Context, frame: Frame, term: t.Put, cards: tuple[Ref, ...]) -> None:
    for card, _identity in cards:
        context.game.put(card, context.game.rules.layout.zone("warp", context.seat))


def put_another(context: Context, frame: Frame, term: t.Put, cards: tuple[Ref, ...]) -> None:
    layout = context.game.rules.layout
    for card in context.game.state.zones[layout.zone("energy", context.seat)][:1]:
        context.game.put(card, layout.zone("hand", context.seat))
    deck = context.game.state.zones[layout.zone("deck", context.seat)]
    context.game.put(deck[0], layout.zone("hand", context.seat))


def turn_all(context: Context, frame: Frame, term: t.Action, cards: tuple[Ref, ...]) -> None:
    for zone in context.game.state.zones:
        for card in zone:
            context.game.turn_to(card, 1)


def turn_none(context: Context, frame: Frame, term: t.Action, cards: tuple[Ref, ...]) -> None:
    """Nothing is turned."""


def last_too_long(context: Context, frame: Frame, term: t.Lasting) -> None:
    state, source = context.game.state, context.source
    ref = state.ref(source)
    context.game.lasting(
        Effect(state.next_number(), term.ability, source, ref[1], context.seat, 1, "game", (ref,))
    )


def add_too_little(context: Context, frame: Frame, term: t.Lasting) -> None:
    state, source = context.game.state, context.source
    ref = state.ref(source)
    less = t.Continuous((t.Change(t.Self(), "power", "add", 1000),))
    context.game.lasting(
        Effect(state.next_number(), less, source, ref[1], context.seat, 1, "turn", (ref,))
    )


def move_what_is_chosen(
    context: Context, frame: Frame, term: t.Choose, cards: tuple[Ref, ...]
) -> None:
    put_elsewhere(context, frame, t.Put(term.what, "warp"), cards)


GROWS = t.Lasting("turn", t.Continuous((t.Change(t.Self(), "power", "add", 5000),)))
ONE = t.Pick(1, HAND)
PLANTS: dict[str, tuple[dict[Any, Any], type[t.Effect], Any, t.Effect]] = {
    "draws one less": (DO, t.Draw, draw_one_less, t.Draw(2)),
    "draws for the other player": (DO, t.Draw, draw_for_the_other, t.Draw(2)),
    "draws from below": (DO, t.Draw, draw_from_below, t.Draw(1)),
    "puts elsewhere": (ACT, t.Put, put_elsewhere, t.Put(ONE, "drop")),
    "puts another card": (ACT, t.Put, put_another, t.Put(ONE, "drop")),
    "rests all": (ACT, t.ToRest, turn_all, t.ToRest(t.Self())),
    "rests none": (ACT, t.ToRest, turn_none, t.ToRest(t.Self())),
    "lasts too long": (DO, t.Lasting, last_too_long, GROWS),
    "adds too little": (DO, t.Lasting, add_too_little, GROWS),
    "moves what is chosen": (ACT, t.Choose, move_what_is_chosen, t.Choose(ONE)),
}


@pytest.mark.parametrize("plant", PLANTS)
def test_a_wrong_instruction_is_caught(plant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, word, wrong, effect = PLANTS[plant]
    carry_out(effect)
    monkeypatch.setitem(table, word, wrong)
    with pytest.raises(AssertionError, match=word.__name__):
        carry_out(effect)


def test_the_rest_that_takes_the_chosen_card_along_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of cards looked at, one is added to the hand: it is none of the remaining ones."""
    seen = t.Cards(("deck",), t.YOU, (t.Among("seen"),))
    effects = (
        t.Look(t.TopOf(3), "seen"),
        t.Put(t.Pick(1, seen), "hand"),
        t.Put(t.Rest("seen"), "drop"),
    )
    carry_out(*effects)

    def all_seen(context: Context, term: t.Rest) -> tuple[Ref, ...]:
        cards = [card for card, _identity in context.memory[term.memory]]
        return tuple(context.game.state.ref(card) for card in cards)

    monkeypatch.setitem(OBJECTS, t.Rest, all_seen)
    with pytest.raises(AssertionError, match="was moved before"):
        carry_out(*effects)
