"""10.6.4 and 10.10. The information of cards that move, and of cards that have gone."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, on_turn, side, strategy, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
BATTLE = t.Type(("battle",))
MORE_RAGE = v.ChangeRage(t.YOU, 1, True)
THEIRS = t.Cards(("zone",), t.OPPONENT, (BATTLE,))
MAIN_BEGINS = t.Pattern("begin main phase", who=t.YOU)
MARK = t.Trait(("Mark",))


def marker(area: str) -> t.Continuous:
    """Your cards in that area have a trait that is not printed on them."""
    cards = t.Cards((area,), t.YOU, (t.Other(),))
    return t.Continuous((t.Change(t.Every(cards), "traits", "gain", ("Mark",)),))


def watcher(area: str, kind: str, *areas: str, **pattern: Any) -> Card:
    """Marks the cards of an area, and wants to hear of marked cards that move."""
    hears = t.Pattern(kind, t.Cards(areas, t.YOU, (MARK,)), **pattern)
    return having(battle("Watcher"), marker(area), t.Auto(hears, (MORE_RAGE,)))


# 10.6.4.1. A card whose move set an ability off


@BOTH
@pytest.mark.parametrize(("area", "heard"), [("discard", 1), ("hand", 0)])
def test_10_6_4_1_1_from_a_public_to_a_hidden_area_it_is_taken_as_it_was(
    who: str, area: str, heard: int
) -> None:
    back = strategy(text="Return 1 battle card in your discard pile to your hand.")
    eye = watcher(area, "put", "discard", to=("hand",))
    _table, own, _other = on_turn(who, side(hand=[back], discard=[battle()], zones={8: eye}))
    own.plays(back, zone=1)
    assert own.rage == heard


@BOTH
@pytest.mark.parametrize(("area", "heard"), [("discard", 1), ("hand", 0)])
def test_10_6_4_1_1_from_a_hidden_to_a_public_area_it_is_taken_as_it_is_there(
    who: str, area: str, heard: int
) -> None:
    spent = battle()
    eye = watcher(area, "discard", "hand")
    _table, own, _other = on_turn(who, side(hand=[spent], zones={8: eye}))
    own.invades_with(spent)
    assert own.rage == heard


@BOTH
@pytest.mark.parametrize(("area", "heard"), [("zone", 1), ("discard", 0)])
def test_10_6_4_1_2_from_the_field_it_is_taken_as_it_was_there(
    who: str, area: str, heard: int
) -> None:
    victim = battle("Victim")
    hit = strategy(text="[Destroy] all battle cards with “Victim” in their name in your zones.")
    eye = watcher(area, "destroy", "zone")
    _table, own, _other = on_turn(who, side(hand=[hit], zones={4: victim, 8: eye}))
    own.plays(hit, zone=1)
    assert own.discard == [victim]
    assert own.rage == heard


@pytest.mark.parametrize(("area", "heard"), [("zone", 1), ("discard", 0)])
def test_10_6_4_1_2_to_the_field_it_is_taken_as_it_is_there(area: str, heard: int) -> None:
    back = strategy(text="Play 1 battle card from your discard pile.")
    eye = watcher(area, "play", "zone")
    table = given(you=side(hand=[back], discard=[battle()], zones={8: eye}))
    table.you.plays(back, zone=1)
    table.you.chooses(5)
    assert table.you.rage == heard


@EDITIONS
def test_10_6_4_1_2_with_a_new_master_it_is_taken_as_it_was(edition: str) -> None:
    """Both players wait for a battle card of their own to move; both are theirs no more."""
    mine = t.Cards(("zone",), t.YOU, (BATTLE, t.Named(("Hostage",))))
    swap = told(t.Swap(t.Together((t.Pick(1, mine), t.Pick(1, THEIRS)))))
    hears = t.Auto(
        t.Pattern("move", t.Cards(("zone",), t.YOU, (t.Named(("Hostage",)),))), (MORE_RAGE,)
    )
    hostage, foe = battle("Hostage"), battle("Foe")
    table = given(
        you=side(hand=[swap], zones={4: hostage, 8: having(battle(), hears)}),
        them=side(zones={6: foe}, strategies={1: having(strategy(), hears)}),
        edition=edition,
    )
    table.you.plays(swap, zone=1)
    assert table.them.zone(6) is hostage
    assert table.you.rage == 1
    assert table.them.rage == 0


@pytest.mark.parametrize(("area", "heard"), [("discard", 1), ("strategy", 0)])
def test_10_6_4_1_3_between_other_public_areas_it_is_taken_as_it_is_in_the_new_one(
    area: str, heard: int
) -> None:
    """A strategy zone is no part of the field."""
    eye = watcher(area, "destroy", "strategy")
    table = given(
        you=side(zones={8: eye}, strategies={1: strategy()}, deck=[battle()]), phase="start phase"
    )
    assert len(table.you.discard) == 1
    assert table.you.rage == heard


@BOTH
def test_10_6_4_2_an_ability_sees_what_happens_as_its_own_card_arrives(who: str) -> None:
    eye = having(
        battle("Eye"),
        t.Auto(t.Pattern("play", t.Cards(("zone",), t.YOU, (BATTLE, t.Other()))), (MORE_RAGE,)),
    )
    back = told(v.Play(t.Every(t.Cards(("discard",), t.YOU, (BATTLE,)))))
    _table, own, _other = on_turn(who, side(hand=[back], discard=[eye, battle("B"), battle("C")]))
    own.plays(back, zone=1)
    for zone in (4, 5, 6):
        own.chooses(zone)
    own.chooses(eye)
    assert own.rage == 2


def test_10_6_4_2_not_what_happened_before() -> None:
    eye = having(
        battle("Eye"),
        t.Auto(t.Pattern("play", t.Cards(("zone",), t.YOU, (BATTLE, t.Other()))), (MORE_RAGE,)),
    )
    first = battle()
    table = given(you=side(hand=[first, eye]))
    table.you.plays(first, zone=4)
    table.you.plays(eye, zone=5)
    assert table.you.rage == 0


@pytest.mark.parametrize(("zone", "heard"), [(8, 1), (7, 0)])
def test_10_6_4_1_2_a_condition_of_its_own_is_asked_of_the_card_as_it_was(
    zone: int, heard: int
) -> None:
    martyr = battle(text="If this card is in zone 8, when this card is [Destroy], draw 1 card.")
    hit = strategy(text="[Destroy] all of your battle cards.")
    table = given(you=side(hand=[hit], zones={zone: martyr}, deck=[battle()]))
    table.you.plays(hit, zone=1)
    assert len(table.you.hand) == heard


# 10.10. Final information


def raiser() -> Card:
    """A card that raises the rank of its player's other battle cards by 2."""
    others = t.Cards(("zone",), t.YOU, (BATTLE, t.Other()))
    return having(battle("Raiser"), t.Continuous((t.Change(t.Every(others), "rank", "add", 2),)))


@EDITIONS
@BOTH
def test_10_10_1_a_card_that_leaves_in_the_middle_of_an_effect_is_taken_as_it_last_was(
    who: str, edition: str
) -> None:
    hit = told(t.Destroy(t.Pick(1, THEIRS)), t.Draw(t.Of("rank", t.It())))
    victim = battle("Victim", rank=1)
    _table, own, _other = on_turn(
        who,
        side(hand=[hit], deck=[battle() for _ in range(5)]),
        side(zones={4: victim, 8: raiser()}),
        edition=edition,
    )
    own.plays(hit, zone=1)
    own.chooses(victim)
    assert len(own.hand) == 3


@EDITIONS
def test_10_10_1_so_is_one_that_had_left_before_the_effect_was_carried_out(edition: str) -> None:
    """ja-1.04 says so; en-1.01 only speaks of cards that leave meanwhile. We do not tell
    them apart."""
    counter = having(
        battle("Counter", rank=1), t.Auto(MAIN_BEGINS, (t.Draw(t.Of("rank", t.Self())),))
    )
    brute = having(
        battle("Brute"),
        t.Auto(MAIN_BEGINS, (t.Destroy(t.Every(t.Cards(("zone",), t.YOU, (BATTLE,)))),)),
    )
    table = given(
        you=side(zones={4: counter, 5: brute, 8: raiser()}, deck=[battle() for _ in range(5)]),
        edition=edition,
    )
    table.you.chooses(brute)
    assert len(table.you.hand) == 3


@BOTH
def test_10_10_1_1_the_zone_where_a_gone_card_is_is_not_looked_at(who: str) -> None:
    """What needs that zone is not done; the rest is."""
    near = v.Zones(t.YOU, (), False, "adjacent", t.Self())
    caller = having(
        battle("Caller"),
        t.Auto(
            MAIN_BEGINS,
            (v.Play(t.Pick(1, t.Cards(("discard",), t.YOU, (BATTLE,))), near), MORE_RAGE),
        ),
    )
    brute = having(
        battle("Brute"),
        t.Auto(
            MAIN_BEGINS,
            (t.Put(t.Every(t.Cards(("zone",), t.YOU, (t.Named(("Caller",)),))), "hand"),),
        ),
    )
    friend = battle("Friend")
    _table, own, _other = on_turn(who, side(zones={4: caller, 7: brute}, discard=[friend]))
    own.chooses(brute)
    assert own.discard == [friend]
    assert own.rage == 1


def test_10_10_1_1_of_a_card_that_is_there_it_is() -> None:
    near = v.Zones(t.YOU, (), False, "adjacent", t.Self())
    caller = having(
        battle("Caller"),
        t.Auto(MAIN_BEGINS, (v.Play(t.Pick(1, t.Cards(("discard",), t.YOU, (BATTLE,))), near),)),
    )
    friend = battle("Friend")
    table = given(you=side(zones={5: caller}, discard=[friend]))
    assert table.you.offered == [4, 6]
    table.you.chooses(4)
    assert table.you.zone(4) is friend


@EDITIONS
def test_10_10_1_2_whatever_else_is_asked_of_a_gone_card_is_as_it_last_was(edition: str) -> None:
    """Its traits too, and not as they are where it went."""
    mark = t.Continuous((t.Change(t.Every(THEIRS), "traits", "gain", ("Mark",)),))
    hit = told(t.Destroy(t.Pick(1, THEIRS)), t.If(t.Is(t.It(), (MARK,)), (MORE_RAGE,)))
    for marking, rage in ((True, 1), (False, 0)):
        eye = having(battle(), mark) if marking else battle()
        table = given(
            you=side(hand=[hit], zones={8: eye}), them=side(zones={4: battle()}), edition=edition
        )
        table.you.plays(hit, zone=1)
        assert table.you.rage == rage


@EDITIONS
@BOTH
def test_10_10_1_2_1_the_zone_where_a_card_was_is_the_last_it_was_in(
    who: str, edition: str
) -> None:
    """It stood in zone 4, then in zone 6."""
    there = v.Zones(t.YOU, (), False, "same", t.Self(), was=True)
    heir = battle("Heir")
    martyr = having(
        battle("Martyr"),
        t.Keyword(
            "Revenge", None, (v.Play(t.Pick(1, t.Cards(("hand",), t.YOU, (BATTLE,))), there),)
        ),
    )
    move = told(
        v.MoveTo(t.Pick(1, t.Cards(("zone",), t.YOU, (BATTLE,))), v.Zones(t.YOU, (6,))),
        t.Destroy(t.Every(t.Cards(("zone",), t.YOU, (BATTLE,)))),
    )
    _table, own, _other = on_turn(who, side(hand=[move, heir], zones={4: martyr}), edition=edition)
    own.plays(move, zone=1)
    own.chooses(heir)
    assert own.zone(6) is heir
    assert own.zone(4) is None
