"""10.9 to 10.18, 10.20, 10.21, 10.23, 10.29, 10.30, 10.33. Revealing, searching and shuffling,
turning cards, checks, blasts and charges, giving abilities, declaring, dealing damage."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.state import REVEALED
from headjudge.language import terms as t
from tests.games.vanguard.table import (
    PLAIN_VANGUARD,
    battle,
    down,
    given,
    rested,
    seats,
    side,
    trigger,
    unit,
)
from tests.games.vanguard.told import (
    THEIR_REAR_GUARDS,
    THEIR_VANGUARD,
    YOUR_REAR_GUARDS,
    YOUR_VANGUARD,
    obeyed,
    one,
    told,
    until,
    when,
)

A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
WHO = pytest.mark.parametrize("who", ["you", "them"])
HAND = t.Cards(("hand",), t.YOU)
DECK = t.Cards(("deck",), t.YOU)
DROP = t.Cards(("drop",), t.YOU)
SOUL = t.Cards(("soul",), t.YOU)
ADA = t.Named(("Ada",))


# 10.9. Reveal


@WHO
@pytest.mark.rule("vanguard:10.9.1", "vanguard:10.9.1.2")
def test_a_revealed_card_is_seen_by_all_until_the_effect_ends(who: str) -> None:
    table, me, them = obeyed(
        who, t.Reveal(one(HAND)), v.Retire(one(YOUR_REAR_GUARDS)),
        mine=side(hand=[A, B], circles={1: A, 2: C}),
    )  # fmt: skip
    me.chooses(B)
    assert B.number in str(them.sees())
    assert table.game.state.face[me.find(B)] == REVEALED
    me.chooses(C)
    assert table.game.state.face[me.find(B)] == 0


def test_10_9_1_2_1_after_that_it_is_hidden_again() -> None:
    table, me, _them = obeyed("you", t.Reveal(one(HAND)), mine=side(hand=[A, B]))
    me.chooses(B)
    assert table.game.state.face[me.find(B)] == 0


@WHO
def test_10_9_1_3_revealing_does_not_change_zones(who: str) -> None:
    _table, me, them = obeyed(
        who, t.Reveal(one(HAND)), v.Retire(one(YOUR_REAR_GUARDS)),
        mine=side(hand=[A, B], circles={1: A, 2: C}),
    )  # fmt: skip
    me.chooses(B)
    assert B.number in str(them.sees())
    assert me.hand == [A, B]
    me.chooses(C)
    assert me.hand == [A, B]


def test_10_9_1_1_a_card_revealed_as_a_cost_is_shown_when_the_whole_cost_is_paid() -> None:
    reveal = t.Reveal(one(t.Cards(("hand",), t.YOU, (ADA,))))
    table, me, _them = obeyed(
        "you", t.Draw(1), cost=(reveal, t.Discard(one(t.Cards(("hand",), t.YOU)))),
        mine=side(hand=[A, B, C]),
    )  # fmt: skip
    me.chooses(A)
    assert table.logged("reveal") == []
    assert me.offered == [B, C]
    me.chooses(B)
    assert len(table.logged("reveal")) == 1
    assert me.drop == [B]


# 10.10. Search


@WHO
@pytest.mark.rule("vanguard:10.10.1", "vanguard:10.10.1.1")
def test_to_search_a_deck_is_to_look_through_it_and_one_may_fail_to_find(who: str) -> None:
    search = t.Search(one(t.Cards(("deck",), t.YOU, (ADA,))))
    _table, me, them = obeyed(who, search, t.Put(t.It(), "hand"), mine=side(deck=[B, A]))
    assert me.offered == [A]
    assert B.number in str(me.sees())
    assert B.number not in str(them.sees())
    me.chooses()
    assert me.hand == []
    _table, me, _them = obeyed(who, search, t.Put(t.It(), "hand"), mine=side(deck=[B, A]))
    me.chooses(A)
    assert me.hand == [A]


def test_10_10_1_1_a_card_of_no_sort_must_be_found() -> None:
    _table, me, _them = obeyed(
        "you", t.Search(one(DECK)), t.Put(t.It(), "hand"), mine=side(deck=[A, B], deck_of_plain=0)
    )
    with pytest.raises(Exception, match="1 to 1"):
        me.chooses()
    me.chooses(B)
    assert me.hand == [B]


@WHO
def test_10_10_1_2_in_a_public_zone_one_must_find_what_is_there(who: str) -> None:
    _table, me, _them = obeyed(
        who,
        t.Search(one(t.Cards(("drop",), t.YOU, (ADA,)))),
        t.Put(t.It(), "hand"),
        mine=side(drop=[A, B]),
    )
    assert me.hand == [A]


# 10.11. Shuffle


@WHO
def test_10_11_1_to_shuffle_is_to_bring_the_deck_into_random_order(who: str) -> None:
    cards = [unit(f"Card {number}") for number in range(12)]
    _table, me, _them = obeyed(who, t.Shuffle(), mine=side(deck=cards, deck_of_plain=0))
    assert me.deck != cards
    assert sorted([card.name for card in me.deck]) == sorted([card.name for card in cards])


def test_10_11_1_1_the_card_that_was_found_is_not_shuffled() -> None:
    cards = [unit(f"Card {number}") for number in range(12)]
    _table, me, _them = obeyed(
        "you", t.Search(one(DECK)), t.Put(t.It(), "deck top"), t.Shuffle(),
        mine=side(deck=cards, deck_of_plain=0),
    )  # fmt: skip
    me.chooses(cards[7])
    assert me.deck[0] is cards[7]
    assert me.deck[1:] != [card for card in cards if card is not cards[7]]


def test_10_11_1_2_nobody_learns_what_the_cards_are_while_shuffling() -> None:
    table, me, _them = obeyed(
        "you", t.Look(t.TopOf(2)), t.Shuffle(), mine=side(deck=[A, B], deck_of_plain=3)
    )
    state = table.game.state
    deck = state.zones[state.place[me.find(A)]]
    assert [state.known[card] for card in deck] == [0] * 5


# 10.12, 10.13. Turning cards


@WHO
def test_10_12_1_to_stand_is_to_turn_upright_and_to_rest_sideways(who: str) -> None:
    _table, me, _them = obeyed(
        who, t.ToStand(one(t.Cards(("rear-guard",), t.YOU, (ADA,)))),
        t.ToRest(one(t.Cards(("rear-guard",), t.YOU, (t.Not(ADA),)))),
        mine=side(circles={1: rested(A), 2: B}),
    )  # fmt: skip
    assert me.stands(A)
    assert not me.stands(B)


def test_10_12_1_a_standing_unit_is_not_stood() -> None:
    rush = unit("Rusher", when("stand", t.Draw(1)))
    _table, me, _them = obeyed(
        "you", t.ToStand(one(YOUR_REAR_GUARDS)), mine=side(circles={1: rush})
    )
    assert me.hand == []
    _table, me, _them = obeyed(
        "you", t.ToStand(one(YOUR_REAR_GUARDS)), mine=side(circles={1: rested(rush)})
    )
    assert len(me.hand) == 1


@WHO
def test_10_13_1_cards_are_turned_face_up_and_face_down(who: str) -> None:
    damage = t.Cards(("damage",), t.YOU)
    _table, me, _them = obeyed(
        who, v.TurnUp(one(damage)), v.TurnDown(one(damage)), mine=side(damage=[down(A), B])
    )
    me.chooses(A)
    me.chooses(B)
    assert me.face_down("damage") == [B]


# 10.14, 10.15. Checks


@WHO
def test_10_14_1_a_drive_check_reveals_the_top_card_in_the_drive_step(who: str) -> None:
    hears = unit(
        "Hearer", when("drive check", t.Draw(1), what=t.Cards(("trigger",), t.YOU)), grade=1
    )
    table = battle(**seats(who, side(vanguard=C, deck=[A, B], circles={3: hears})), turn_of=who)
    me = table.player(who)
    me.attacks(C, PLAIN_VANGUARD)
    assert "10.14.1" in [each for entry in table.game.log or () for each in entry.path]
    assert A in me.hand
    assert B in me.hand


@WHO
@pytest.mark.rule("vanguard:10.15.1", "vanguard:10.15.1.1")
def test_a_damage_check_is_made_for_battle_damage_and_for_skill_damage(who: str) -> None:
    critical = trigger("critical", "Bell")
    hears = unit("Hearer", when("damage check", t.Draw(1), what=t.Cards(("trigger",), t.YOU)))
    theirs = side(deck=[critical, A], circles={3: hears})
    _table, _me, them = obeyed(who, v.DealDamage(THEIR_VANGUARD), theirs=theirs)
    while them.table.prompt.startswith("trigger"):
        them.table.answer(0)
    assert them.damage == [critical]
    assert them.hand == [A]
    table = battle(
        **seats(who, side(vanguard=C, deck_of_plain=5), side(deck=[A, B], circles={3: hears})),
        turn_of=who,
    )
    table.player(who).attacks(C, PLAIN_VANGUARD)
    them = table.player("them" if who == "you" else "you")
    assert them.damage == [A]
    assert them.hand == [B]


# 10.16. Counter blast


@WHO
def test_10_16_1_to_counter_blast_is_to_turn_damage_face_down_as_a_cost(who: str) -> None:
    _table, me, _them = obeyed(
        who, t.Draw(1), cost=(v.CounterBlast(2),), mine=side(damage=[A, B, down(C)], deck=[C])
    )
    assert me.face_down("damage") == [A, B, C]
    assert me.hand == [C]


@WHO
def test_10_16_1_who_has_too_few_face_up_cards_cannot_pay(who: str) -> None:
    speaker = told(t.Draw(1), cost=(v.CounterBlast(2),))
    table = given(**seats(who, side(vanguard=speaker, damage=[A, down(B)])), turn_of=who)
    assert table.player(who).why_not("act", speaker, 0) == "8.5.2.3"


def test_10_16_1_1_with_a_requirement_only_such_cards_can_be_turned() -> None:
    speaker = told(t.Draw(1), cost=(v.CounterBlast(1, (ADA,)),))
    table = given(you=side(vanguard=speaker, damage=[B, A, A]))
    table.you.uses(speaker)
    assert table.you.offered == [A, A]
    table.answer(0)
    assert table.you.face_down("damage") == [A]
    table = given(you=side(vanguard=speaker, damage=[B]))
    assert not table.you.can("act", speaker, 0)


@WHO
def test_10_16_1_2_as_an_effect_it_is_done_wholly_or_not_at_all(who: str) -> None:
    blast = v.CounterBlast(2, who=t.OPPONENT)
    _table, _me, them = obeyed(who, blast, theirs=side(damage=[A, B, C]))
    them.chooses(A, C)
    assert them.face_down("damage") == [A, C]
    _table, _me, them = obeyed(who, blast, theirs=side(damage=[A, down(B)]))
    assert them.face_down("damage") == [B]


# 10.17. Soul blast


@WHO
def test_10_17_1_to_soul_blast_is_to_put_cards_of_the_soul_into_the_drop_zone(who: str) -> None:
    _table, me, _them = obeyed(
        who, t.Draw(1), cost=(v.SoulBlast(2),), mine=side(soul=[A, B, C], deck=[C])
    )
    me.chooses(A, C)
    assert me.soul == [B]
    assert me.drop == [A, C]
    assert me.hand == [C]


def test_10_17_1_1_with_a_requirement_only_such_cards_will_do() -> None:
    speaker = told(t.Draw(1), cost=(v.SoulBlast(1, (ADA,)),))
    table = given(you=side(vanguard=speaker, soul=[B, C]))
    assert not table.you.can("act", speaker, 0)
    table = given(you=side(vanguard=speaker, soul=[B, A]))
    table.you.uses(speaker)
    assert table.you.soul == [B]


# 10.18, 10.30. Charges


@WHO
def test_10_18_1_to_soul_charge_is_to_put_the_top_cards_into_the_soul(who: str) -> None:
    _table, me, _them = obeyed(who, v.SoulCharge(2), mine=side(deck=[A, B, C]))
    assert sorted([card.name for card in me.soul]) == ["Ada", "Bodo"]
    assert me.deck[0] is C


@WHO
def test_10_30_1_to_counter_charge_is_to_turn_damage_face_up(who: str) -> None:
    _table, me, _them = obeyed(who, v.CounterCharge(1), mine=side(damage=[down(A), down(B), C]))
    assert me.offered == [A, B, C]
    me.chooses(B)
    assert me.face_down("damage") == [A]


# 10.20. Battle


@WHO
def test_10_20_1_a_text_about_which_units_it_battles_changes_what_it_attacks(who: str) -> None:
    sweeps = unit(
        "Sweeper", v.Battles(t.Every(t.Cards(("rear-guard",), t.OPPONENT, (v.Row(True),)))), grade=3
    )
    plain = unit("Plain", grade=1)
    table = battle(
        **seats(who, side(vanguard=sweeps), side(circles={1: A, 2: plain, 3: C})), turn_of=who
    )
    me, them = table.player(who), table.player("them" if who == "you" else "you")
    me.attacks(sweeps, A)
    assert them.circle(1) is None
    assert them.circle(2) is None
    assert them.circle(3) is C
    assert them.damage == []


# 10.21. Give, lose, get


@WHO
@pytest.mark.rule("vanguard:10.21.1", "vanguard:10.21.3")
def test_an_ability_given_is_as_if_printed_for_that_time(who: str) -> None:
    given_one = v.Act((), (t.Draw(1),))
    _table, me, _them = obeyed(
        who, until("turn", t.Change(t.Every(YOUR_REAR_GUARDS), "abilities", "gain", (given_one,))),
        mine=side(circles={1: A}, deck=[B]),
    )  # fmt: skip
    me.uses(A)
    assert me.hand == [B]


@WHO
def test_10_21_2_an_ability_lost_is_as_if_not_printed_for_that_time(who: str) -> None:
    worker = unit("Worker", v.Act((), (t.Draw(1),)))
    lose = t.Change(t.Every(YOUR_REAR_GUARDS), "abilities", "lose-all")
    table = given(**seats(who, side(circles={1: worker})), turn_of=who)
    assert table.player(who).can("act", worker, 0)
    _table, me, _them = obeyed(who, until("turn", lose), mine=side(circles={1: worker}))
    assert not me.can("act", worker, 0)


# 10.23. Declare


@WHO
@pytest.mark.rule("vanguard:10.23.1", "vanguard:10.23.2")
def test_to_declare_is_to_name_what_is_asked_for(who: str) -> None:
    table, me, _them = obeyed(who, v.Declare("grade"), t.Draw(1), mine=side(deck=[A]))
    assert table.prompt == "declare grade"
    assert me.offered == [0, 1, 2, 3, 4]
    me.chooses(3)
    assert me.hand == [A]


@pytest.mark.rule("vanguard:10.23.2")
def test_a_declared_name_is_that_of_a_card_that_exists() -> None:
    table, me, _them = obeyed("you", v.Declare("name"), mine=side(hand=[A, B, A]))
    names = sorted({name for c in table.game.pool.values() for name in c.values["name"]})
    assert "Ada" in names
    assert len(me.offered) == len(names)
    me.chooses(names.index("Ada"))


# 10.29. Losing cost: see test_10_stride


# 10.33. Dealing damage


@WHO
@pytest.mark.rule("vanguard:10.33.1", "vanguard:10.33.2")
def test_damage_dealt_is_worked_off_by_the_damage_process(who: str) -> None:
    table, me, them = obeyed(
        who, v.DealDamage(THEIR_VANGUARD, 2), v.Retire(one(YOUR_REAR_GUARDS)),
        mine=side(circles={1: A, 2: B}), theirs=side(deck=[B, C]),
    )  # fmt: skip
    assert them.vanguard_damage == 2
    assert them.damage == []
    me.chooses(A)
    assert them.vanguard_damage == 0
    assert sorted([card.name for card in them.damage]) == ["Bodo", "Cora"]
    assert "9.6.3" in [each for entry in table.game.log or () for each in entry.path]


@pytest.mark.rule("vanguard:10.33.1")
def test_only_a_vanguard_is_dealt_damage() -> None:
    _table, _me, them = obeyed(
        "you", v.DealDamage(t.Every(THEIR_REAR_GUARDS)), theirs=side(circles={1: A})
    )
    assert them.damage == []
    _table, me, _them = obeyed("you", v.DealDamage(YOUR_VANGUARD, 0))
    assert me.damage == []
