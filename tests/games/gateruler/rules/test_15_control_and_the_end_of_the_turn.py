"""15-23 to 15-26. Gaining control, ending the turn, negating, attacking and being attacked."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c06_turn import phases
from headjudge.games.gateruler.c13_damage import ruler_damage
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Side,
    Table,
    attacking,
    charged,
    event,
    exhausted,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import THEIR_UNITS, YOUR_UNITS, at, changes, obeyed, printed, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])
TAKE = v.GainControl(t.Every(THEIR_UNITS))


# 15-23. Gain control


@BOTH
def test_15_23a_a_unit_comes_to_a_zone_of_its_new_controller_with_its_charges(who: str) -> None:
    fox, spark = unit("Fox"), unit("Spark")
    table, own, other = obeyed(who, TAKE, theirs=side(attack={1: charged(fox, spark)}))
    own.chooses_zone("defense")
    assert own.defense == fox and own.charges(fox) == [spark]
    assert table.game.master(own.find(spark)) == own.seat
    assert table.game.state.owner[own.find(fox)] == other.seat


def test_15_23a_a_field_comes_to_the_field_zone() -> None:
    meadow = field("Meadow", changes(t.Every(YOUR_UNITS), "atk", 1))
    order = v.GainControl(t.Every(t.Cards(("field",), t.OPPONENT)))
    _table, own, other = obeyed(
        "you", order, mine=side(attack={1: PLAIN}), theirs=side(field=[meadow])
    )
    assert own.fields == [meadow] and other.fields == [] and own.value(PLAIN, "atk") == 3


def test_15_23a_1_in_an_attack_zone_it_is_ready() -> None:
    fox = unit("Fox")
    _table, own, _other = obeyed("you", TAKE, theirs=side(attack={1: exhausted(fox)}))
    own.chooses_zone(1)
    assert own.attack(1) == fox and own.is_ready(fox)


def test_15_23b_what_was_not_in_play_is_special_summoned() -> None:
    fox = unit("Fox", *printed("When this is special summoned, draw a card."))
    order = v.GainControl(t.Every(t.Cards(("graveyard",), t.OPPONENT)))
    _table, own, _other = obeyed("you", order, theirs=side(graveyard=[fox]))
    own.chooses_zone(1)
    assert own.attack(1) == fox and len(own.hand) == 1
    _table, own, _other = obeyed("you", TAKE, theirs=side(attack={1: fox}))
    own.chooses_zone(1)
    assert own.attack(1) == fox and own.hand == []


def test_15_23b_1_what_cannot_be_put_into_play_goes_to_its_owners_graveyard() -> None:
    fox = unit("Fox", *printed("This cannot enter play."))
    order = v.GainControl(t.Every(t.Cards(("damage",), t.OPPONENT)))
    _table, own, other = obeyed("you", order, theirs=side(damage=[fox]))
    assert other.damage == [] and other.graveyard == [fox] and own.graveyard == []


# 15-24. End the turn

END = event("End", v.EventEffect("instant", (v.EndTurn(), t.Draw(3))))


def ends(mine: Side | None = None, theirs: Side | None = None) -> Table:
    """Your main phase, with a card in your set zone that ends the turn."""
    mine = mine or side()
    mine.adds(set=[END])
    table = given(you=mine, them=theirs, phase="turn", turn_of="them")
    while phases.now(table.game) != "main phase":
        table.player(table.asked).passes()
    return table


def test_15_24b_what_is_triggered_is_not_played_any_more() -> None:
    scribe = unit("Scribe", when("exhaust", t.Draw(1)))
    tire = t.ToRest(t.Every(YOUR_UNITS))
    for effect, drawn in (((tire,), 1), ((tire, v.EndTurn()), 0)):
        speaker = ruler("Speaker", v.Act("standard", effect))
        table = given(you=side(ruler=speaker, attack={1: scribe}), phase="turn", turn_of="them")
        table.you.uses(speaker)
        assert len(table.you.hand) == drawn


def test_15_24c_cards_in_the_gate_go_to_the_graveyard_and_abilities_are_gone() -> None:
    answer = unit("Answer", v.Act("instant", (t.Draw(5),), while_=(v.Limit(1),)))
    table = ends(side(hand=[PLAIN]), side(attack={1: answer}))
    table.you.summons(PLAIN, 1)
    table.you.passes()
    table.them.uses(answer)
    while table.asked == "them":
        table.them.passes()
    table.you.plays(END)
    while table.waiting:
        table.player(table.asked).passes()
    assert PLAIN in table.you.graveyard and table.you.attack(1) is None
    assert table.them.hand == []


def test_15_24c_1_also_the_card_that_is_being_resolved() -> None:
    table = ends()
    table.you.plays(END)
    assert table.you.graveyard == [END] and table.gate == []


def test_15_24c_2_the_rest_of_its_effect_is_not_resolved() -> None:
    table = ends()
    table.you.plays(END)
    assert table.you.hand == [] and table.asked == "them"


def test_15_24c_3_the_gate_process_ends() -> None:
    """The player would have gone on in the main phase; it is the other one's turn."""
    table = ends(side(hand=[PLAIN]))
    table.you.plays(END)
    assert table.asked == "them" and table.game.state.turn_player == 1


def test_15_24d_drive_zones_are_emptied() -> None:
    driven = unit("Driven", v.Overdrive((t.Draw(1),)))
    table = ends(side(drive=[driven]), side(drive=[PLAIN]))
    table.you.plays(END)
    assert table.you.drive == [] and driven in table.you.graveyard
    assert table.them.drive == [] and PLAIN in table.them.graveyard


def test_15_24e_counter_zones_are_emptied() -> None:
    """A CNT ability that ends the turn: its card is in the counter zone meanwhile."""
    bell = unit("Bell", v.Counter((v.EndTurn(),)))
    fox = unit("Fox", stk=1)
    table = given(you=side(attack={1: fox}), them=side(deck=[bell]), phase="turn", turn_of="them")
    table.you.passes()
    table.you.attacks(fox, "ruler")
    assert table.them.counter == [] and bell in table.them.graveyard
    assert table.game.state.turn_player == 1


def test_15_24f_rulers_are_undamaged() -> None:
    """Of 3 damage the first card ends the turn; the other 2 are forgotten."""
    hit = v.DealDamage(t.Every(t.Cards(("ruler",), t.EACH)), 3)
    stop = event("Stop", v.EventEffect("standard", (hit, v.EndTurn())))
    table = given(you=side(hand=[stop]), phase="turn", turn_of="them")
    table.you.plays(stop)
    assert table.you.damage == [] and table.them.damage == []
    assert [numbers[ruler_damage.RULER_DAMAGE] for numbers in table.game.state.numbers] == [0, 0]


def test_15_24g_the_phase_and_the_step_end() -> None:
    """In an attack: no damage is dealt, and nobody attacks again."""
    stop = unit("Stop", when("attack", v.EndTurn()))
    bear = unit("Bear", hp=9)
    table = given(
        you=side(attack={1: stop, 2: PLAIN}), them=side(attack={1: bear}), phase="turn",
        turn_of="them",
    )  # fmt: skip
    table.you.passes()
    table.you.attacks(stop, 1)
    assert table.them.damage_on(bear) == 0 and table.asked == "them"


def test_15_24g_1_effects_for_a_combat_end() -> None:
    """Before the abilities for the end of the turn are resolved."""
    strong = t.Relation(t.Of("atk", t.Self()), ">=", 5)
    stop = unit(
        "Stop",
        when("attack", t.Lasting("combat", changes(t.Self(), "atk", 5)), v.EndTurn()),
        at("end turn", t.If(strong, (t.Draw(1),)), who=t.YOU),
    )
    table = given(you=side(attack={1: stop}), phase="turn", turn_of="them")
    table.you.passes()
    table.you.attacks(stop, "ruler")
    assert table.you.hand == [] and table.you.value(stop, "atk") == 2


def test_15_24h_the_end_phase_begins() -> None:
    late = unit("Late", at("end turn", t.Draw(1), who=t.YOU))
    table = ends(side(attack={1: late}))
    table.you.plays(END)
    assert len(table.you.hand) == 1 and phases.now(table.game) == "main phase"


def test_15_24h_1_what_this_sets_off_is_resolved_in_the_end_phase() -> None:
    ghost = unit(
        "Ghost", t.Auto(t.Pattern("put", t.Self(), frm=("drive",)), (t.Draw(1),), on_leaving=True)
    )
    table = ends(side(drive=[ghost]))
    table.you.plays(END)
    assert len(table.you.hand) == 1


# 15-25. Negate


def _negating(what: str) -> v.Act:
    return v.Act("instant", (v.TargetInGate(what), v.Negate()), while_=(v.Limit(1),))


def test_15_25a_a_negated_card_goes_to_its_owners_graveyard() -> None:
    judge = unit("Judge", _negating("card"))
    table = given(you=side(hand=[PLAIN]), them=side(attack={1: judge}))
    table.you.summons(PLAIN, 1)
    table.them.uses(judge)
    if table.prompt == "target":
        table.them.chooses("in gate")
    table.resolve()
    assert table.you.graveyard == [PLAIN] and table.you.attack(1) is None and table.gate == []


def test_15_25b_a_negated_ability_is_gone() -> None:
    judge = unit("Judge", _negating("ability"))
    speaker = ruler("Speaker", v.Act("standard", (t.Draw(1),)))
    table = given(you=side(ruler=speaker), them=side(attack={1: judge}))
    table.you.uses(speaker)
    table.them.uses(judge)
    table.resolve()
    assert table.you.hand == [] and table.waiting == []


@pytest.mark.rule("gateruler:15-25b")
def test_the_card_of_a_negated_counter_ability_follows_it() -> None:
    bell = unit("Bell", v.Counter((t.Draw(1),)))
    judge = unit("Judge", _negating("ability"))
    fox = unit("Fox")
    table = attacking(you=side(attack={1: fox, 2: judge}), them=side(deck=[bell]))
    table.you.attacks(fox, "ruler")
    while not table.waiting:
        table.you.passes()
    table.you.uses(judge)
    while table.prompt == "act":
        table.you.passes()
    assert table.them.hand == [] and table.them.graveyard == [bell] and table.them.counter == []


# 15-26. Attacking and being attacked


def test_15_26a_attacking_is_what_the_attacking_unit_is() -> None:
    """While it attacks, and no longer: of two units only the one that does."""
    bonus = changes(t.Every(t.Cards(("unit",), t.YOU, (v.Role("attacking"),))), "atk", 3)
    banner = field("Banner", bonus)
    bear = unit("Bear", hp=9)
    table = attacking(
        you=side(attack={1: PLAIN, 2: PLAIN}, field=[banner]), them=side(attack={1: bear})
    )
    assert table.you.value(PLAIN, "atk") == 2
    table.you.attacks(PLAIN, 1)
    assert table.them.damage_on(bear) == 5 and table.you.value(PLAIN, "atk") == 2


@BOTH
def test_15_26b_what_cannot_be_attacked_is_no_target(who: str) -> None:
    shade = unit("Shade", *printed("This cannot be attacked."))
    other = "them" if who == "you" else "you"
    sides: dict[str, Any] = {who: side(attack={1: PLAIN}), other: side(attack={1: shade, 2: PLAIN})}
    table = attacking(**sides, turn_of=who)
    zones = (
        [option[2] for option in table.asks.options if option[0] == "attack"] if table.asks else []
    )
    theirs = table.player(other)
    assert theirs.zone(1) not in zones and theirs.zone(2) in zones


def test_15_26b_1_but_it_is_attacked_if_it_comes_to_the_front_afterwards() -> None:
    shade = unit(
        "Shade", *printed("This cannot be attacked."),
        v.Act("instant", (v.PlaceIn(t.Self(), v.Zones(t.YOU, ("defense",))),)), hp=9,
    )  # fmt: skip
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={2: shade}))
    while table.prompt == "act":
        table.them.passes()
    table.you.attacks(PLAIN, "ruler")
    table.them.uses(shade)
    while table.prompt == "act":
        table.them.passes()
    assert table.them.defense == shade and table.them.damage_on(shade) == 2
    assert table.them.damage == []
    assert z.is_defense(table.game.state.place[table.them.find(shade)])
