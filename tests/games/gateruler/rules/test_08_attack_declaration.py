"""8-1 to 8-4. Attack sub phases, their start, and declaring an attack."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c08_attack_phase import combat
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Player,
    Side,
    Table,
    attacking,
    event,
    exhausted,
    in_turn_of,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import printed, seats

BOTH = pytest.mark.parametrize("who", ["you", "them"])
ENEMY = t.Cards(("unit",), t.OPPONENT)
MINE = t.Cards(("unit",), t.YOU)


def attack_of(who: str, mine: Side, theirs: Side | None = None) -> tuple[Table, Player, Player]:
    """The attack phase of this player."""
    return in_turn_of(who, mine, theirs, "attack phase")


def draws(kind: str, what: Any = None) -> t.Auto:
    """Draw a card when this happens."""
    return t.Auto(t.Pattern(kind, what), (t.Draw(1),))


def when_drawn(table: Table) -> list[str]:
    """The steps of the attack in which cards were drawn."""
    return [entry.path[1] for entry in table.logged("draw")]


def attacked_zones(table: Table) -> set[int | str]:
    """The zones that attacks are offered on."""
    asked = table.asks
    assert asked is not None
    return {option[2] for option in asked.options if option[0] == "attack"}


# 8-2. Attack sub phases


@BOTH
def test_8_2a_sub_phases_are_repeated_as_long_as_the_active_player_likes(who: str) -> None:
    fox, bear = unit("Fox"), unit("Bear")
    table, mine, theirs = attack_of(who, side(attack={1: fox, 2: bear}))
    mine.attacks(fox, "ruler")
    mine.attacks(bear, "ruler")
    assert len(theirs.damage) == 2
    mine.passes()
    assert table.halted


def test_8_2a_with_nothing_left_that_can_attack_the_phase_ends_by_itself() -> None:
    tired = ruler("Tired")
    fox = unit("Fox")
    table = attacking(you=side(ruler=exhausted(tired), attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert table.halted


def test_8_2a_1_a_sub_phase_goes_from_attack_start_to_attack_end() -> None:
    fox, wall = unit("Fox"), unit("Wall", t.Keyword("Intercept"), atk=0, hp=9)
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall))
    table.you.attacks(fox, "defense")
    steps = (
        "begin attack", "begin declaration", "begin intercept", "begin damage step", "end combat",
    )  # fmt: skip
    assert [each.message for each in table.game.log or () if each.message in steps][:5] == list(
        steps
    )


@BOTH
def test_8_2a_2_in_the_first_turn_of_the_game_there_is_one_sub_phase(who: str) -> None:
    fox, bear = unit("Fox"), unit("Bear")
    table, mine, _theirs = in_turn_of(
        who, side(attack={1: fox, 2: bear}), phase="attack phase", turn=1
    )
    mine.attacks(fox, "ruler")
    assert table.halted


def test_8_2a_2_the_second_player_attacks_in_the_second_turn_as_often_as_possible() -> None:
    fox, bear = unit("Fox"), unit("Bear")
    table = attacking(them=side(attack={1: fox, 2: bear}), turn_of="them", turn=2)
    table.them.attacks(fox, "ruler")
    table.them.attacks(bear, "ruler")
    assert len(table.you.damage) == 2


@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.rule("gateruler:8-2a-2", "gateruler:8-4c-2a")
def test_8_2a_2_the_first_turn_has_an_end_of_the_attack_phase_too(attacks: bool) -> None:
    """Deviation: there is no second sub phase to come to 8-4c-2a, and the phase ends all the same,
    once."""
    fox = unit("Fox", *printed("At the end of your attack phase, draw a card."))
    table = attacking(you=side(attack={1: fox}), turn=1)
    if attacks:
        table.you.attacks(fox, "ruler")
    else:
        table.you.passes()
    assert table.halted and len(table.you.hand) == 1


@pytest.mark.rule("gateruler:8-2a-2", "gateruler:16-6a-1")
def test_8_2a_2_defender_moves_after_the_one_attack_of_the_first_turn() -> None:
    """Q. In the first turn my unit with Defender has attacked. May it move to my empty defense
    zone?  A. Yes, the attack phase ends then; and from there it can be attacked in the center."""
    guard = unit("Guard", *printed("Defender"))
    table = attacking(you=side(attack={1: guard}), turn=1)
    table.you.attacks(guard, "ruler")
    table.you.says("yes")
    assert table.halted and table.you.defense == guard and table.you.attack(1) is None


# 8-3. Attack start step


def test_8_3a_the_start_of_attack_comes_with_every_sub_phase_that_of_the_phase_once() -> None:
    each = unit("Each", draws("begin attack"))
    table = attacking(you=side(attack={1: each}))
    table.you.attacks(each, "ruler")
    table.you.passes()
    assert len(table.you.hand) == 2
    once = unit("Once", draws("begin attack phase"))
    table = attacking(you=side(attack={1: once}))
    table.you.attacks(once, "ruler")
    table.you.passes()
    assert len(table.you.hand) == 1


def test_8_3b_what_the_start_sets_off_is_resolved_before_the_declaration_step() -> None:
    fox = unit("Fox", draws("begin attack"))
    table = attacking(you=side(attack={1: fox}))
    assert when_drawn(table) == ["8-3b"]


# 8-4a to 8-4c. Declaring


def test_8_4a_what_waits_for_the_declaration_step_is_set_off_before_anybody_attacks() -> None:
    fox = unit("Fox", draws("begin declaration"))
    table = attacking(you=side(attack={1: fox}))
    assert table.prompt == "attack" and len(table.you.hand) == 1


def test_8_4b_it_is_resolved_before_the_attack_is_declared() -> None:
    fox = unit("Fox", draws("begin declaration"))
    table = attacking(you=side(attack={1: fox}))
    assert when_drawn(table) == ["8-4b"]


@BOTH
def test_8_4c_the_ruler_and_units_in_attack_zones_attack_defenders_do_not(who: str) -> None:
    fox, wall, queen = unit("Fox"), unit("Wall"), ruler("Queen")
    wolf = unit("Wolf")
    _table, mine, theirs = attack_of(
        who,
        side(ruler=queen, attack={2: fox}, defense=wall, hand=[PLAIN]),
        side(attack={1: wolf}),
    )
    assert set(mine.offers("attack")) == {queen, fox}
    assert mine.why_not("attack", wall, theirs.zone("ruler")) == "8-4c"
    assert theirs.why_not("attack", wolf, mine.zone("ruler")) == "8-1a"


def test_8_4c_a_unit_that_cannot_attack_is_not_offered() -> None:
    lazy, fox = unit("Lazy", t.Forbid(t.Pattern("attack", t.Self()))), unit("Fox")
    table = attacking(you=side(ruler=exhausted(ruler("Tired")), attack={1: lazy, 2: fox}))
    assert set(table.you.offers("attack")) == {fox}


@BOTH
@pytest.mark.parametrize(("whose", "offered"), [(t.YOU, False), (t.OPPONENT, True)])
def test_8_4c_who_may_not_exhaust_units_does_not_attack_with_them(
    who: str, whose: str, offered: bool
) -> None:
    """And it is the attacker who exhausts."""
    still = unit("Still", t.Forbid(t.Pattern("exhaust", t.Self(), who=whose)))
    own = side(ruler=exhausted(ruler("Tired")), attack={1: still, 2: unit("Fox")})
    table = attacking(**seats(who, own, side()), turn_of=who)
    assert (still in table.player(who).offers("attack")) == offered


def test_8_4c_a_unit_may_be_kept_from_attacking_one_sort_of_target_only() -> None:
    timid = unit(
        "Timid",
        t.Forbid(
            t.Pattern("attack", t.Self(), only_if=t.Is(t.EventPartner(), (t.Type(("ruler",)),)))
        ),
    )
    table = attacking(
        you=side(ruler=exhausted(ruler("Tired")), attack={1: timid}), them=side(attack={1: PLAIN})
    )
    zones = attacked_zones(table)
    assert table.them.zone(1) in zones and table.them.zone("ruler") not in zones


def test_8_4c_what_cannot_be_attacked_is_no_target() -> None:
    ghost = unit("Ghost", t.Forbid(t.Pattern("attacked", t.Self())))
    table = attacking(
        you=side(ruler=exhausted(ruler("Tired")), attack={1: PLAIN}), them=side(attack={1: ghost})
    )
    zones = attacked_zones(table)
    assert table.them.zone(1) not in zones and table.them.zone(2) in zones


@BOTH
def test_8_4c_1_a_ruler_behind_a_defender_cannot_be_attacked(who: str) -> None:
    fox, wall = unit("Fox"), unit("Wall", hp=9)
    table, mine, theirs = attack_of(who, side(attack={1: fox}), side(defense=wall))
    assert theirs.zone("ruler") not in attacked_zones(table)
    assert mine.why_not("attack", fox, theirs.zone("ruler")) == "8-4c-1"
    mine.attacks(fox, "defense")
    assert theirs.damage_on(wall) == 2


def test_8_4c_1_a_column_without_units_can_be_attacked() -> None:
    fox = unit("Fox")
    table = attacking(you=side(attack={1: fox}), them=side(attack={2: PLAIN}))
    table.you.attacks(fox, 3)
    assert not table.you.is_ready(fox) and table.them.damage == []


def test_8_4c_2a_whoever_stops_attacking_comes_to_the_end_of_the_attack_phase() -> None:
    fox = unit("Fox", draws("end attack phase"))
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert table.you.hand == []
    table.you.passes()
    assert len(table.you.hand) == 1


def test_8_4c_2b_what_the_end_sets_off_is_resolved_in_the_attack_phase() -> None:
    fox = unit("Fox", draws("end attack phase"))
    table = attacking(you=side(attack={1: fox}))
    table.you.passes()
    assert when_drawn(table) == ["8-4c-2b"]


def test_8_4c_2c_then_the_sub_phase_and_the_phase_are_over() -> None:
    fox = unit("Fox", draws("end combat"))
    table = attacking(you=side(attack={1: fox}))
    table.you.passes()
    assert table.halted and table.you.is_ready(fox) and table.you.hand == []


# 8-4d. What the attack takes


@BOTH
def test_8_4d_the_attacking_card_is_exhausted(who: str) -> None:
    fox, queen = unit("Fox"), ruler("Queen")
    _table, mine, _theirs = attack_of(who, side(ruler=queen, attack={1: fox}))
    mine.attacks(fox, "ruler")
    assert not mine.is_ready(fox) and mine.is_ready(queen)
    mine.attacks(queen, "ruler")
    assert not mine.is_ready(queen)


def test_8_4d_1_an_exhausted_card_cannot_attack() -> None:
    fox, bear = unit("Fox"), unit("Bear")
    table = attacking(
        you=side(ruler=exhausted(ruler("Tired")), attack={1: exhausted(fox), 2: bear})
    )
    assert set(table.you.offers("attack")) == {bear}
    assert table.you.why_not("attack", fox, table.them.zone("ruler")) == "8-4d-1"


def test_8_4d_1_a_card_that_cannot_be_exhausted_cannot_attack() -> None:
    stiff = unit("Stiff", t.Forbid(t.Pattern("exhaust", t.Self())))
    table = attacking(you=side(ruler=exhausted(ruler("Tired")), attack={1: stiff, 2: PLAIN}))
    assert set(table.you.offers("attack")) == {PLAIN}


# 8-4e. Attacking and being attacked


def move_to(zones: v.Zones) -> v.EventEffect:
    return v.EventEffect("instant", (v.PlaceIn(t.Every(MINE), zones),))


def test_8_4e_1_whichever_card_comes_to_be_frontmost_is_being_attacked() -> None:
    """Q. The attack was on my ruler, and now a unit of mine stands in front. Who is hit?
    A. The unit: it is frontmost in the attacked column."""
    fox, bear = unit("Fox"), unit("Bear", hp=9)
    guard = event("Guard", move_to(v.Zones(t.YOU, ("defense",))))
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}, set=[guard]))
    while table.asks is not None and table.asks.seat == 1:
        table.them.passes()
    table.you.attacks(fox, "ruler")
    table.them.plays(guard)
    table.resolve()
    while table.prompt == "act":
        table.them.passes()
    assert table.them.damage == [] and table.them.damage_on(bear) == 2


def test_8_4e_1_if_the_frontmost_unit_leaves_what_was_behind_it_is_being_attacked() -> None:
    fox, wall = unit("Fox", stk=2), unit("Wall")
    away = event("Away", v.EventEffect("instant", (t.Put(t.Every(MINE), "hand"),)))
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall, set=[away]))
    while table.asks is not None and table.asks.seat == 1:
        table.them.passes()
    table.you.attacks(fox, "defense")
    table.them.plays(away)
    while table.prompt == "act":
        table.them.passes()
    assert table.them.hand == [wall] and len(table.them.damage) == 2


def test_8_4e_1_cards_are_attacking_and_being_attacked_during_the_sub_phase_only() -> None:
    fox, bear = unit("Fox"), unit("Bear", hp=9)
    watch = t.Auto(t.Pattern("end combat"), (v.DealDamage(v.Attacker(), 1), t.Draw(1)))
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear, 2: unit("W", watch)}))
    table.you.attacks(fox, 1)
    assert table.you.damage_on(fox) == 1
    assert combat.attacker(table.game) == -1 and combat.attacked(table.game) == -1


def steals(kind: str) -> t.Auto:
    """Take control of the attacking card at this moment."""
    return t.Auto(t.Pattern(kind), (v.GainControl(v.Attacker()),))


def test_8_4e_2_an_attacker_that_comes_under_the_opponents_control_attacks_no_longer() -> None:
    fox, bear = unit("Fox"), unit("Bear", steals("begin damage step"), hp=9)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}))
    table.you.attacks(fox, 1)
    if table.prompt == "zone":
        table.them.chooses_zone(2)
    assert table.them.attack(2) == fox and table.them.damage_on(bear) == 0


def test_8_4e_2_an_attacker_that_moves_within_its_play_area_goes_on_attacking() -> None:
    back = t.Auto(
        t.Pattern("attack", t.Self()), (v.PlaceIn(t.Self(), v.Zones(t.YOU, ("defense",))),)
    )
    fox, bear = unit("Fox", back), unit("Bear", hp=9)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}))
    table.you.attacks(fox, 1)
    assert table.you.defense == fox and table.them.damage_on(bear) == 2
