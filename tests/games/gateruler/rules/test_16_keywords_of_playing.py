"""16-15, 16-16, 16-20, 16-21, 16-23, 16-27. Other keywords about how cards are played and enter."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler import c04_players
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, attacking, event, given, ruler, side, unit
from tests.games.gateruler.told import YOUR_GRAVEYARD, YOUR_HAND, YOUR_UNITS, obeyed, printed, seats

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FORCED = t.Keyword("Forced Reveal")


# 16-15. Forced Reveal


@BOTH
@pytest.mark.parametrize("zone", ["hand", "drive"])
def test_16_15b_1_it_is_played_in_the_next_system_process(who: str, zone: str) -> None:
    imp = unit("Imp", FORCED, level=1)
    order = t.Draw(1) if zone == "hand" else v.Drive(1)
    _table, own, _other = obeyed(who, order, mine=side(deck=[imp], resources=3))
    own.chooses_zone(1)
    assert own.attack(1) == imp and own.ready_resources == 2


@pytest.mark.parametrize("counts", [1, 2])
def test_16_15b_1a_a_unit_is_normal_summoned_and_counts_for_one(counts: int) -> None:
    imp = unit("Imp", FORCED, v.CountsFor(counts), *printed("[TD] Draw a card."))
    speaker = ruler("Speaker", v.Act("standard", (t.Draw(1),)), summon_cap=3)
    table = given(you=side(ruler=speaker, deck=[imp]))
    table.you.uses(speaker)
    table.you.chooses_zone(1)
    assert c04_players.summons_left(table.game, 0) == 2 and len(table.you.hand) == 1


@pytest.mark.parametrize(("cap", "resources"), [(0, 3), (1, 1), (0, 0)])
@pytest.mark.rule("gateruler:14-4b-6")
def test_16_15b_1b_it_is_played_though_its_demands_cannot_be_met(cap: int, resources: int) -> None:
    imp = unit("Imp", FORCED, level=3)
    speaker = ruler("Speaker", v.Act("standard", (t.Draw(1),)), summon_cap=cap)
    table = given(you=side(ruler=speaker, deck=[imp], resources=resources))
    table.you.uses(speaker)
    table.you.chooses_zone(1)
    assert table.you.attack(1) == imp and table.you.ready_resources == 0
    assert c04_players.summons_left(table.game, 0) == 0


@BOTH
def test_16_15b_1c_the_active_players_card_is_played_first(who: str) -> None:
    imp, elf = unit("Imp", FORCED), unit("Elf", FORCED)
    table, own, theirs = obeyed(
        who, t.Draw(1, t.EACH), mine=side(deck=[imp]), theirs=side(deck=[elf])
    )
    own.chooses_zone(1)
    assert table.gate == [imp]
    theirs.chooses_zone(1)
    assert own.attack(1) == imp and theirs.attack(1) == elf


def test_16_15b_1d_of_several_their_player_chooses_the_order() -> None:
    imp, elf = unit("Imp", FORCED), unit("Elf", FORCED)
    table, own, _other = obeyed("you", t.Draw(2), mine=side(deck=[imp, elf]))
    assert table.prompt == "forced reveal" and own.offered == [imp, elf]
    own.chooses(elf)
    own.chooses_zone(1)
    assert table.gate == [elf]
    own.chooses_zone(2)
    assert own.attack(1) == elf and own.attack(2) == imp


def test_16_15b_2_it_is_not_set_and_does_not_move_to_a_set_zone() -> None:
    """Neither by an effect; other events are."""
    bomb = event("Bomb", FORCED, v.EventEffect("forced reveal", ()))
    trap = event("Trap", v.EventEffect("instant", ()))
    for card, is_set in ((bomb, False), (trap, True)):
        order = v.SetCard(t.Every(YOUR_GRAVEYARD))
        table, own, _other = obeyed("you", order, mine=side(graveyard=[card]))
        if table.prompt == "set zone":
            own._pick([("zone", own.find_zone("set", 1))])
        assert (own.set_cards == [card]) is is_set


def test_16_15b_2a_it_is_no_settable_card() -> None:
    bomb = event("Bomb", FORCED, v.EventEffect("forced reveal", ()))
    trap = event("Trap", v.EventEffect("instant", ()))
    settable = t.Put(t.Every(t.Cards(("graveyard",), t.YOU, (v.Settable(),))), "damage")
    _table, own, _other = obeyed("you", settable, mine=side(graveyard=[bomb, trap]))
    assert own.damage == [trap] and own.graveyard == [bomb]


# 16-16. Enhance


@BOTH
def test_16_16b_it_may_take_another_unit_as_its_charge_as_it_enters(who: str) -> None:
    king = unit("King", *printed("Enhance {Beast}"))
    cub = unit("Cub", attributes=["Beast"])
    for takes in (True, False):
        table = given(**seats(who, side(hand=[king], attack={1: cub, 2: PLAIN})), turn_of=who)
        own = table.player(who)
        own.summons(king, 3)
        assert own.offered == [cub, "pass"]
        if takes:
            own.chooses(cub)
        else:
            own.passes()
        assert own.charges(king) == ([cub] if takes else [])
        assert own.attack(1) == (None if takes else cub)


@pytest.mark.parametrize("takes", [True, False])
def test_16_16b_1_a_unit_that_entered_so_is_enhanced(takes: bool) -> None:
    came = t.Pattern("enter", t.Self(), only_if=t.Entered("enhanced"))
    king = unit("King", *printed("Enhance {Beast}"), t.Auto(came, (t.Draw(1),)))
    cub = unit("Cub", attributes=["Beast"])
    table = given(you=side(hand=[king], attack={1: cub}))
    table.you.summons(king, 3)
    if takes:
        table.you.chooses(cub)
    else:
        table.you.passes()
    assert len(table.you.hand) == takes and table.you.attack(3) == king


# 16-20. Discount


@BOTH
@pytest.mark.rule("gateruler:14-4b-6")
def test_16_20b_what_is_demanded_may_be_done_to_pay_less(who: str) -> None:
    price = (t.Discard(t.Pick(1, YOUR_HAND)),)
    king = unit("King", v.Discount(price, 1), level=4)
    table = given(**seats(who, side(hand=[king, PLAIN], resources=4)), turn_of=who)
    own = table.player(who)
    own.summons(king, 1)
    own.says("yes")
    assert own.attack(1) == king and own.ready_resources == 3 and own.graveyard == [PLAIN]


@pytest.mark.rule("gateruler:14-4b-6")
def test_16_20b_only_while_its_condition_is_fulfilled() -> None:
    here = (t.Is(t.Self(), (v.InZone(("hand",)),)),)
    king = unit("King", v.Discount((), 1, 0, here), level=4)
    for mine, can in (
        (side(hand=[king], resources=1), True),
        (side(drive=[king], resources=1), False),
    ):
        table = given(you=mine)
        assert (table.you.offers("summon") == [king]) is can


def test_16_20b_1_it_may_be_left_undone() -> None:
    price = (t.Discard(t.Pick(1, YOUR_HAND)),)
    king = unit("King", v.Discount(price, 1), level=4)
    table = given(you=side(hand=[king, PLAIN], resources=4))
    table.you.summons(king, 1)
    table.you.says("no")
    assert table.you.hand == [PLAIN] and table.you.ready_resources == 0


def test_16_20b_2_it_is_done_as_a_cost() -> None:
    """And if it cannot be done there is no discount."""
    price = (t.Discard(t.Pick(1, YOUR_HAND)),)
    king = unit("King", v.Discount(price, 1), level=4)
    table = given(you=side(hand=[king], resources=3))
    assert table.you.offers("summon") == []
    table = given(you=side(hand=[king, PLAIN], resources=3))
    table.you.summons(king, 1)
    assert table.you.graveyard == [PLAIN] and table.you.ready_resources == 2


def test_16_20c_without_a_demand_it_simply_applies() -> None:
    """Nobody is asked; of several the best."""
    many = t.Relation(t.Count(t.Cards(("graveyard",), t.YOU)), ">=", 1)
    king = unit("King", v.Discount((), -1, 2, (many,)), v.Discount((), -1, 1), level=4)
    for graveyard, left in (([PLAIN], 3), ([], 2)):
        table = given(you=side(hand=[king], graveyard=graveyard, resources=5))
        table.you.summons(king, 1)
        assert table.prompt == "act" and table.you.ready_resources == left


@pytest.mark.rule("gateruler:16-20c")
def test_one_that_demands_something_is_asked_about_besides() -> None:
    price = (t.Discard(t.Pick(1, YOUR_HAND)),)
    king = unit("King", v.Discount((), -1, 1), v.Discount(price, 1), level=4)
    for word, left in (("yes", 4), ("no", 2)):
        table = given(you=side(hand=[king, PLAIN], resources=5))
        table.you.summons(king, 1)
        table.you.says(word)
        assert table.you.ready_resources == left


@pytest.mark.rule("gateruler:16-20b-1")
def test_of_several_one_is_taken_or_none() -> None:
    one = v.Discount((t.Discard(t.Pick(1, YOUR_HAND)),), 1)
    two = v.Discount((v.DealDamage(t.Every(t.Cards(("ruler",), t.YOU)), 1),), 2)
    king = unit("King", one, two, level=4)
    for words, left, hurt in ((("yes",), 3, 0), (("no", "yes"), 2, 1), (("no", "no"), 0, 0)):
        table = given(you=side(hand=[king, PLAIN], resources=4))
        table.you.summons(king, 1)
        for word in words:
            table.you.says(word)
        assert table.you.ready_resources == left and len(table.you.damage) == hurt


# 16-21. Sentinel Summoning


def test_16_21b_it_is_summoned_as_an_instant_action_in_the_opponents_turn() -> None:
    guard = unit("Guard", *printed("Sentinel Summoning"))
    table = attacking(you=side(attack={1: PLAIN}), them=side(hand=[guard]))
    assert table.asked == "them" and table.them.offers("summon") == [guard]
    table.them.summons(guard, "defense")
    while table.prompt == "act":
        table.them.passes()
    assert table.them.defense == guard
    table = attacking(you=side(attack={1: PLAIN}, hand=[guard]))
    assert table.prompt == "attack"


def test_16_21c_it_is_paid_for_and_the_summon_cap_is_ignored() -> None:
    guard = unit("Guard", *printed("Sentinel Summoning"), level=2)
    for resources, can in ((1, False), (2, True)):
        tight = ruler(summon_cap=0)
        theirs = side(ruler=tight, hand=[guard], resources=resources)
        table = attacking(you=side(attack={1: PLAIN}), them=theirs)
        assert (table.them.offers("summon") == [guard]) is can
        if can:
            table.them.summons(guard, "defense")
            assert table.them.ready_resources == 0
        while table.prompt == "act":
            table.them.passes()


# 16-23. Summon Requirement


@BOTH
@pytest.mark.parametrize("meets", [True, False])
def test_16_23b_as_it_enters_its_cost_may_be_done_or_else(who: str, meets: bool) -> None:
    need = v.SummonRequirement(
        (t.Destroy(t.Pick(1, YOUR_UNITS)),), (t.Put(t.Self(), "deck bottom"),),
        (t.Entered("normal"),),
    )  # fmt: skip
    giant = unit("Giant", need)
    table = given(**seats(who, side(hand=[giant], attack={1: PLAIN})), turn_of=who)
    own = table.player(who)
    own.summons(giant, 3)
    own.says("yes" if meets else "no")
    assert own.attack(3) == (giant if meets else None)
    assert own.attack(1) == (None if meets else PLAIN)
    assert (own.deck[-1] is giant) is not meets


def test_16_23b_only_if_it_enters_in_that_way() -> None:
    need = v.SummonRequirement(
        (t.Destroy(t.Pick(1, YOUR_UNITS)),), (t.Put(t.Self(), "hand"),), (t.Entered("normal"),)
    )
    giant = unit("Giant", need)
    order = v.SpecialSummon(t.Every(YOUR_GRAVEYARD))
    table, own, _other = obeyed("you", order, mine=side(graveyard=[giant], attack={2: PLAIN}))
    own.chooses_zone(1)
    assert own.attack(1) == giant and table.prompt == "act"


# 16-27. Deploy


@BOTH
def test_16_27b_its_normal_summon_uses_no_cap(who: str) -> None:
    scout = unit("Scout", *printed("Deploy"))
    table = given(**seats(who, side(ruler=ruler(summon_cap=0), hand=[scout, PLAIN])), turn_of=who)
    own = table.player(who)
    assert own.offers("summon") == [scout]
    own.summons(scout, 1)
    assert own.attack(1) == scout
    table = given(**seats(who, side(ruler=ruler(summon_cap=1), hand=[scout])), turn_of=who)
    table.player(who).summons(scout, 1)
    assert c04_players.summons_left(table.game, 0 if who == "you" else 1) == 1
