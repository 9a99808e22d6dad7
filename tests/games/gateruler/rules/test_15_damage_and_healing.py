"""15-20 to 15-22. Dealing damage, answering it, healing, reducing."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c13_damage import ruler_damage
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Player,
    Table,
    attacking,
    event,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import (
    ALL_UNITS,
    THEIR_UNITS,
    YOUR_UNITS,
    gets,
    obeyed,
    printed,
    said,
    when,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
BEAR = unit("Bear", hp=9)


def told(text: str, **fields: object) -> Card:
    """An event card with this text."""
    return event("", *printed(text), **fields)


def passes_until(table: Table, player: Player) -> None:
    """The player gives up priority until something else is asked, or somebody else is."""
    name = "you" if player.seat == 0 else "them"
    while table.prompt == "act" and table.asked == name:
        player.passes()


# 15-20. Dealing damage


@BOTH
@pytest.mark.parametrize(("amount", "dealt"), [(3, 3), (1, 1), (0, 0), (-2, 0)])
def test_15_20a_a_units_damage_grows_by_what_it_is_dealt(who: str, amount: int, dealt: int) -> None:
    _table, _own, other = obeyed(
        who, v.DealDamage(t.Every(THEIR_UNITS), amount), v.DealDamage(t.Every(THEIR_UNITS), 1),
        theirs=side(attack={1: BEAR}),
    )  # fmt: skip
    assert other.damage_on(BEAR) == dealt + 1


@BOTH
def test_15_20a_a_rulers_damage_grows_and_becomes_cards(who: str) -> None:
    text = "Deal 2 damage to your opponent."
    _table, own, other = said(who, text)
    assert len(other.damage) == 2 and own.damage == []


def test_15_20c_combat_damage_is_what_the_damage_step_deals_and_other_damage_is_effect_damage() -> (
    None
):
    """One unit is deaf to the one, another to the other."""
    soft = unit("Soft", *printed("This ignores combat damage."), hp=9)
    hard = unit("Hard", *printed("This ignores effect damage."), hp=9)
    table, own, other = obeyed(
        "you", v.DealDamage(t.Every(THEIR_UNITS), 2), theirs=side(attack={1: soft, 2: hard})
    )
    assert (other.damage_on(soft), other.damage_on(hard)) == (2, 0)
    for target, dealt in ((soft, 0), (hard, 2)):
        table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: target}))
        table.you.attacks(PLAIN, 1)
        assert table.them.damage_on(target) == dealt
    assert own.damage == []


# 15-20d, 15-20e. When damage would be dealt

SAVE = "Timing: You can play this when an allied unit would be dealt damage.\n"


@BOTH
def test_15_20d_an_attack_lets_would_be_dealt_damage_be_met(who: str) -> None:
    save = told(SAVE + "Draw a card.")
    sides: dict[str, Any] = {
        who: side(attack={1: PLAIN}),
        _other(who): side(attack={1: BEAR}, set=[save]),
    }
    table = attacking(**sides, turn_of=who)
    own, other = table.player(who), table.player(_other(who))
    passes_until(table, other)
    own.attacks(PLAIN, 1)
    assert table.prompt == "standby"
    other.chooses(save)
    assert len(other.hand) == 1
    passes_until(table, other)


def _other(who: str) -> str:
    return "them" if who == "you" else "you"


def test_15_20d_not_if_the_attack_is_against_something_else() -> None:
    save = told(SAVE + "Draw a card.")
    table = attacking(you=side(attack={1: PLAIN}), them=side(set=[save]))
    passes_until(table, table.them)
    table.you.attacks(PLAIN, "ruler")
    while table.asked == "them":
        assert table.asks is not None and table.asks.options == (("pass",),)
        table.them.passes()
    assert table.them.hand == []


@BOTH
def test_15_20e_it_is_played_as_if_it_were_automatic_when_damage_is_about_to_be_dealt(
    who: str,
) -> None:
    """Before the damage is dealt: what would deal it is still in the gate."""
    save = told(SAVE + "All allied units gain +5 HP until the end of this turn.")
    fox = unit("Fox", hp=2)
    table, _own, other = obeyed(
        who, v.DealDamage(t.Every(THEIR_UNITS), 3), theirs=side(attack={1: fox}, set=[save])
    )
    assert table.prompt == "standby" and table.waiting == ["resolve ability"]
    other.chooses(save)
    assert other.attack(1) == fox and other.damage_on(fox) == 3


def test_15_20e_not_for_what_deals_no_damage() -> None:
    save = told(SAVE + "Draw a card.")
    table, _own, other = obeyed(
        "you", t.ToRest(t.Every(THEIR_UNITS)), theirs=side(attack={1: PLAIN}, set=[save])
    )
    table.resolve()
    assert not other.is_ready(PLAIN) and other.set_cards == [save]


@pytest.mark.rule("gateruler:8-4i")
def test_15_20e_1_from_the_attack_to_its_damage_it_is_an_instant_action() -> None:
    """Declined when it was triggered; then played in the damage step, before the damage."""
    save = told(SAVE + "Draw a card.")
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: BEAR}, set=[save]))
    passes_until(table, table.them)
    table.you.attacks(PLAIN, 1)
    table.them.passes()
    assert table.them.offers("play") == [save]
    table.them.passes()
    assert table.them.offers("play") == [save]
    table.them.plays(save)
    assert len(table.them.hand) == 1 and table.them.damage_on(BEAR) == 2


def test_15_20e_1_and_no_longer_after_it() -> None:
    save = told(SAVE + "Draw a card.")
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: BEAR}, set=[save]))
    passes_until(table, table.them)
    table.you.attacks(PLAIN, 1)
    while table.them.damage_on(BEAR) == 0:
        table.them.passes()
    while table.asked == "them":
        assert table.them.offers("play") == []
        table.them.passes()


def test_15_20e_2_during_that_time_it_is_also_played_as_if_automatic() -> None:
    """Another source of damage comes up while an attack is under way."""
    save = told(SAVE + "Draw a card.")
    bolt = v.Act("instant", (v.DealDamage(t.Every(THEIR_UNITS), 1),), (v.PayResources(1),))
    archer = unit("Archer", bolt)
    table = attacking(
        you=side(attack={1: PLAIN, 2: archer}, resources=1),
        them=side(attack={1: BEAR}, set=[save]),
    )
    while table.prompt == "act":
        table.player(table.asked).passes()
    table.you.attacks(PLAIN, 1)
    table.them.passes()
    assert table.asked == "you"
    table.you.uses(archer)
    assert table.asked == "them" and table.prompt == "standby"
    table.them.chooses(save)
    while table.prompt == "act":
        table.player(table.asked).passes()
    assert len(table.them.hand) == 1


SHIELD = told(SAVE + "Reduce this damage by 2.")


def test_15_20e_3_this_damage_is_that_of_the_source_that_met_the_condition() -> None:
    """Other damage, later in the turn, is not lessened."""
    hit = v.DealDamage(t.Every(THEIR_UNITS), 3)
    speaker = ruler("Speaker", v.Act("standard", (hit,)))
    table = given(you=side(ruler=speaker), them=side(attack={1: BEAR}, set=[SHIELD]))
    table.you.uses(speaker)
    table.them.chooses(SHIELD)
    assert table.them.damage_on(BEAR) == 1
    table.you.uses(speaker)
    assert table.them.damage_on(BEAR) == 4


def test_15_20e_3a_played_in_the_midst_of_an_attack_it_is_the_combat_damage() -> None:
    table = attacking(
        you=side(attack={1: unit("Fox", atk=4)}), them=side(attack={1: BEAR}, set=[SHIELD])
    )
    passes_until(table, table.them)
    fox = table.you.attack(1)
    assert fox is not None
    table.you.attacks(fox, 1)
    table.them.passes()
    table.them.plays(SHIELD)
    assert table.them.damage_on(BEAR) == 2


@pytest.mark.parametrize(("choice", "dealt"), [(0, [3, 2]), (1, [1, 4])])
def test_15_20e_3b_of_several_sources_one_is_selected(choice: int, dealt: list[int]) -> None:
    """An attack of 4, and an ability that deals 3 when it attacks: both would deal damage."""
    sting = unit("Sting", when("attack", v.DealDamage(t.Every(THEIR_UNITS), 3)), atk=4)
    table = attacking(you=side(attack={1: sting}), them=side(attack={1: BEAR}, set=[SHIELD]))
    passes_until(table, table.them)
    table.you.attacks(sting, 1)
    assert table.prompt == "standby" and table.asks is not None
    own = [option for option in table.asks.options if option[0] == "standby"]
    assert len(own) == 2
    table.answer(table.asks.options.index(own[choice]))
    assert [entry.amount for entry in table.logged("damage")] == dealt


# 15-21. Healing


@BOTH
@pytest.mark.parametrize(("healed", "left"), [(1, 2), (3, 0), (5, 0), (0, 3)])
def test_15_21a_healing_a_unit_takes_damage_off(who: str, healed: int, left: int) -> None:
    order = (v.DealDamage(t.Every(ALL_UNITS), 3), v.Heal(t.Every(YOUR_UNITS), healed))
    _table, own, other = obeyed(
        who, *order, mine=side(attack={1: BEAR}), theirs=side(attack={1: BEAR})
    )
    assert own.damage_on(BEAR) == left and other.damage_on(BEAR) == 3


@BOTH
@pytest.mark.parametrize("number", [1, 2, 5])
def test_15_21b_healing_life_puts_chosen_cards_of_the_damage_zone_away(
    who: str, number: int
) -> None:
    hurt = [unit("One"), unit("Two"), unit("Three")]
    table, own, _other = said(who, f"Heal {number} life.", side(damage=hurt))
    if table.prompt == "heal":
        own.chooses(*hurt[-number:])
    assert own.graveyard == hurt[-number:] and len(own.damage) == max(0, 3 - number)


@BOTH
def test_15_21b_1_healing_a_ruler_heals_its_player(who: str) -> None:
    hurt = unit("Hurt")
    order = v.Heal(t.Every(t.Cards(("ruler",), t.OPPONENT)), 1)
    _table, _own, other = obeyed(who, order, theirs=side(damage=[hurt]))
    assert other.damage == [] and other.graveyard == [hurt]


def test_15_21c_damage_that_was_not_dealt_cannot_be_healed() -> None:
    """Neither is it a price that could be paid, nor does it keep later damage away."""
    order = t.May((v.HealLife(1),), (t.Draw(1),))
    for hurt, drawn in ((0, 0), (1, 1)):
        table, own, _other = obeyed("you", order, mine=side(damage=hurt))
        if table.prompt == "may":
            own.says("yes")
        assert len(own.hand) == drawn
    hit = v.DealDamage(t.Every(t.Cards(("ruler",), t.YOU)), 1)
    _table, own, _other = obeyed("you", v.HealLife(2), hit)
    assert len(own.damage) == 1


def test_15_21c_the_current_ruler_damage_is_not_healed() -> None:
    """In one effect: it has not become cards yet when it would be healed."""
    hit = v.DealDamage(t.Every(t.Cards(("ruler",), t.YOU)), 2)
    table, own, _other = obeyed("you", hit, v.HealLife(2))
    assert len(own.damage) == 2
    assert table.game.state.numbers[0][ruler_damage.RULER_DAMAGE] == 0


@BOTH
def test_15_21d_just_to_heal_is_to_heal_the_player(who: str) -> None:
    _table, own, _other = said(who, "Heal 2.", side(damage=2, attack={1: BEAR}))
    assert own.damage == [] and len(own.graveyard) == 2


# 15-22. Reduction


@BOTH
@pytest.mark.parametrize(("less", "dealt"), [(1, 2), (3, 0), (7, 0)])
def test_15_22a_reduced_damage_is_less(who: str, less: int, dealt: int) -> None:
    wall = unit("Wall", *printed(f"Reduce damage dealt to this by {less}."), hp=9)
    _table, _own, other = obeyed(
        who, v.DealDamage(t.Every(THEIR_UNITS), 3), theirs=side(attack={1: wall, 2: BEAR})
    )
    assert (other.damage_on(wall), other.damage_on(BEAR)) == (dealt, 3)


@pytest.mark.rule("gateruler:15-20c")
def test_what_a_field_reduces_of_effect_damage_combat_damage_keeps() -> None:
    calm = field("Calm", v.DamageChange(t.Pattern("damage", YOUR_UNITS, cause="effect"), "less", 1))
    _table, _own, other = obeyed(
        "you", v.DealDamage(t.Every(THEIR_UNITS), 2), theirs=side(attack={1: BEAR}, field=[calm])
    )
    assert other.damage_on(BEAR) == 1
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: BEAR}, field=[calm]))
    table.you.attacks(PLAIN, 1)
    assert table.them.damage_on(BEAR) == 2


@pytest.mark.rule("gateruler:15-20a")
def test_damage_adds_up_to_what_destroys() -> None:
    fox = unit("Fox", hp=3)
    hit = v.DealDamage(t.Every(THEIR_UNITS), 2)
    _table, _own, other = obeyed("you", hit, hit, theirs=side(attack={1: fox}))
    assert other.graveyard == [fox]
    more = gets(t.Every(THEIR_UNITS), "hp", 2)
    _table, _own, other = obeyed("you", more, hit, hit, theirs=side(attack={1: fox}))
    assert other.damage_on(fox) == 4
