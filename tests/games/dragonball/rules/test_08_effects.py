"""8-8 to 8-10. Continuous effects, replacement effects, the final information of a card."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import PLAIN_LEADER, battle_card, given, leader, seats, side
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)
ME = t.Self()
MILL = t.Put(t.TopOf(1), "drop")
MINE = t.Cards(("battle",), t.YOU, (t.Type(("battle",)),))
THEIRS = t.Cards(("battle",), t.OPPONENT, (t.Type(("battle",)),))
ADA = t.Every(t.Cards(("battle",), t.YOU, (t.Named(("Ada",)),)))
KILLS = (v.KO(t.Every(THEIRS)),)


def power(what: t.Object, more: int) -> t.Continuous:
    return t.Continuous((t.Change(what, "power", "add", more),))


def caster(*do: t.Effect) -> Card:
    return battle_card("Caster", v.Activate("main", (), do))


# 8-8. Continuous effects


@BOTH
def test_8_8_1_1_what_is_printed_is_where_changes_begin(who: str) -> None:
    chief = leader("Chief", power(t.Every(MINE), 5000))
    table = given(turn_of=who, **seats(who, side(chief, battle=[A])))
    assert table.player(who).power(A) == 15000
    assert table.player(who).power(chief) == 10000


@BOTH
@pytest.mark.rule("dragonball:8-8-1-2", "dragonball:8-8-1-3")
def test_8_8_1_2_numbers_are_changed_after_everything_else(who: str) -> None:
    """The trait comes later than the skill that strengthens cards of that trait: it counts."""
    saints = t.Cards(("battle",), t.YOU, (t.Trait(("Saint",)),))
    chief = leader("Chief", power(t.Every(saints), 5000))
    bless = t.Continuous((t.Change(ADA, "traits", "gain", ("Saint",)),))
    sage = caster(t.Lasting("turn", bless))
    table = given(turn_of=who, **seats(who, side(chief, battle=[A, sage])))
    me = table.player(who)
    assert me.power(A) == 10000
    me.uses(sage)
    assert me.value(A, "traits") == ("Saint",) and me.power(A) == 15000


@BOTH
@pytest.mark.rule("dragonball:8-8-1-3")
def test_8_8_1_3_within_numbers_the_older_comes_first(who: str) -> None:
    """DEVIATIONS 8-8: none waits for another. The leader's skill was there before Ada had
    the power it asks for."""
    strong = t.Cards(("battle",), t.YOU, (t.Compare("power", ">=", 15000),))
    chief = leader("Chief", power(t.Every(strong), 10000))
    sage = caster(t.Lasting("turn", power(ADA, 5000)))
    table = given(turn_of=who, **seats(who, side(chief, battle=[A, sage])))
    me = table.player(who)
    me.uses(sage)
    assert me.power(A) == 15000
    younger = battle_card("Younger", power(t.Every(strong), 10000))
    table = given(turn_of=who, **seats(who, side(battle=[A, sage], hand=[younger], energy=1)))
    me = table.player(who)
    me.uses(sage)
    me.plays(younger)
    assert me.power(A) == 25000


@BOTH
def test_8_8_1_3_a_number_may_sink_below_nothing(who: str) -> None:
    sage = caster(t.Lasting("turn", power(t.Every(t.Cards(("leader",), t.YOU)), -15000)))
    table = given(turn_of=who, **seats(who, side(battle=[sage])))
    me = table.player(who)
    me.uses(sage)
    assert me.power(PLAIN_LEADER) == -5000


@BOTH
def test_8_8_1_4_an_effect_does_not_follow_a_card_out_of_the_battle_area(who: str) -> None:
    sage = caster(t.Lasting("game", power(ADA, 5000)))
    gate = battle_card("Gate", v.Activate("main", (), (t.Put(ADA, "hand"),)))
    table = given(turn_of=who, **seats(who, side(battle=[A, sage, gate], energy=1)))
    me = table.player(who)
    me.uses(sage)
    assert me.power(A) == 15000
    me.uses(gate)
    me.plays(A)
    assert me.power(A) == 10000


@BOTH
def test_8_8_1_4_a_permanent_skills_effect_is_there_again(who: str) -> None:
    gate = battle_card("Gate", v.Activate("main", (), (t.Put(ADA, "hand"),)))
    chief = leader("Chief", power(ADA, 5000))
    table = given(turn_of=who, **seats(who, side(chief, battle=[A, gate], energy=1)))
    me = table.player(who)
    me.uses(gate)
    me.plays(A)
    assert me.power(A) == 15000


@BOTH
def test_8_8_1_4_between_battle_and_combo_area_it_stays(who: str) -> None:
    """DEVIATIONS 8-8-1-4: it is the same card there (3-1-4)."""
    change = t.Continuous((t.Change(ADA, "combo power", "add", 5000),))
    sage = caster(t.Lasting("turn", change))
    table = given(turn_of=who, **seats(who, side(battle=[A, sage, B])))
    me = table.player(who)
    me.uses(sage)
    me.attacks(B, PLAIN_LEADER)
    me.combos(A)
    assert me.combo == [A] and me.value(A, "combo power") == 10000
    me.passes()


@BOTH
def test_8_8_1_5_an_effect_of_an_area_is_upon_a_card_as_it_enters(who: str) -> None:
    """It would have no power there without it."""
    weak = battle_card("Weak", power=0)
    chief = leader("Chief", power(t.Every(MINE), 5000))
    table = given(turn_of=who, **seats(who, side(chief, hand=[weak], energy=1)))
    me = table.player(who)
    me.plays(weak)
    assert me.battle == [weak] and me.power(weak) == 5000


# 8-9. Replacement effects


def to(area: str) -> t.Replacement:
    """If this card would leave the battle area, it goes there instead."""
    return t.Replacement(t.Pattern("leave", ME, also=("KO",)), (t.Put(ME, area),))


@BOTH
@pytest.mark.rule("dragonball:8-9-1", "dragonball:8-9-1-1")
def test_8_9_1_1_what_was_replaced_has_never_happened(who: str) -> None:
    ghost = battle_card("Ghost", t.Replacement(t.Pattern("KO", ME), (MILL,)))
    hears = t.Auto(t.Pattern("KO", MINE), DRAWS)
    table = given(
        turn_of=who,
        **seats(
            who,
            side(battle=[caster(*KILLS)]),
            side(leader("Ear", hears), battle=[ghost, A], deck=[B]),
        ),
    )
    table.player(who).uses(table.player(who).battle[0])
    they = table.player(other(who))
    assert they.battle == [ghost] and they.drop == [A, B]
    assert len(they.hand) == 1, "only the other card was KO-ed"


@BOTH
@pytest.mark.rule("dragonball:8-9-2", "dragonball:8-9-2-1")
def test_8_9_2_of_several_the_player_affected_decides_which(who: str) -> None:
    two = battle_card("Two", to("warp"), to("hand"))
    table = given(turn_of=who, **seats(who, side(battle=[caster(*KILLS)]), side(battle=[two])))
    table.player(who).uses(table.player(who).battle[0])
    assert (table.prompt, table.asked) == ("replace", other(who))
    table.answer(1)
    # the other one is applied to what the first has made of it
    assert table.player(other(who)).warp == [two]


@BOTH
@pytest.mark.rule("dragonball:8-9-2-1")
def test_8_9_2_1_about_a_card_its_master_decides(who: str) -> None:
    """Whoever takes control of it acts; its master is still the other player."""
    instead = [t.Replacement(t.Pattern("control", ME), (each,)) for each in (MILL, t.Draw(1))]
    two = battle_card("Two", *instead)
    thief = caster(v.GainControl(t.Every(THEIRS)))
    table = given(turn_of=who, **seats(who, side(battle=[thief]), side(battle=[two], deck=[A])))
    table.player(who).uses(thief)
    assert (table.prompt, table.asked) == ("replace", other(who))
    table.answer(1)
    they = table.player(other(who))
    assert they.battle == [two] and they.hand == [A]


@BOTH
def test_8_9_2_2_about_what_befalls_a_player_that_player_decides(who: str) -> None:
    """DEVIATIONS 8-9-2-2: the master of the card it befalls, otherwise whoever it is about."""
    instead = [
        battle_card(f"Shield {at}", t.Replacement(t.Pattern("damage", who=t.YOU), (each,)))
        for at, each in enumerate((MILL, t.Draw(1)))
    ]
    table = given(turn_of=who, **seats(who, side(battle=[A]), side(battle=instead, deck=[B])))
    table.player(who).attacks(A, PLAIN_LEADER)
    they = table.player(other(who))
    they.passes()
    assert (table.prompt, table.asked) == ("replace", other(who))
    they.chooses(instead[1])
    assert they.hand == [B] and len(they.life) == 8


@BOTH
def test_8_9_2_3_each_is_used_once_upon_the_same_event(who: str) -> None:
    """What it makes of the event would meet it again."""
    ghost = battle_card("Ghost", to("warp"))
    table = given(turn_of=who, **seats(who, side(battle=[caster(*KILLS)]), side(battle=[ghost])))
    table.player(who).uses(table.player(who).battle[0])
    assert table.player(other(who)).warp == [ghost]
    assert len(table.logged("replaced")) == 1


@BOTH
@pytest.mark.parametrize("hand", [[], [B]])
def test_8_9_3_one_whose_choice_cannot_be_made_is_not_offered(who: str, hand: list[Card]) -> None:
    discard = t.Put(t.Pick(1, t.Cards(("hand",), t.YOU)), "drop")
    saved = battle_card("Saved", t.Replacement(t.Pattern("KO", ME), (discard,), True))
    table = given(
        turn_of=who,
        **seats(who, side(battle=[caster(*KILLS)]), side(battle=[saved], hand=hand)),
    )
    table.player(who).uses(table.player(who).battle[0])
    they = table.player(other(who))
    if not hand:
        assert they.drop == [saved]
        return
    assert (table.prompt, table.asked) == ("instead", other(who))
    they.says("yes")
    assert they.battle == [saved] and they.drop == [B]


@BOTH
def test_8_9_3_an_optional_one_may_be_declined(who: str) -> None:
    saved = battle_card("Saved", t.Replacement(t.Pattern("KO", ME), (MILL,), True))
    table = given(turn_of=who, **seats(who, side(battle=[caster(*KILLS)]), side(battle=[saved])))
    table.player(who).uses(table.player(who).battle[0])
    table.player(other(who)).says("no")
    assert table.player(other(who)).drop == [saved]


# 8-10. Final information


@BOTH
def test_8_10_1_a_card_that_the_effect_moved_is_looked_at_where_it_ended_up(who: str) -> None:
    """In play it had 15000 power; in the drop area it has 10000, which is two cards."""
    chief = leader("Chief", power(t.Every(MINE), 5000))
    count = t.Draw(t.Per(t.Of("power", t.It()), 5000))
    sage = caster(t.Choose(ADA), t.Put(t.It(), "drop"), count)
    table = given(turn_of=who, **seats(who, side(chief, battle=[A, sage])))
    me = table.player(who)
    me.uses(sage)
    assert me.drop == [A] and len(me.hand) == 2


@BOTH
def test_8_10_1_one_that_did_not_move_where_it_is(who: str) -> None:
    chief = leader("Chief", power(t.Every(MINE), 5000))
    count = t.Draw(t.Per(t.Of("power", t.It()), 5000))
    sage = caster(t.Choose(ADA), count)
    table = given(turn_of=who, **seats(who, side(chief, battle=[A, sage])))
    table.player(who).uses(sage)
    assert len(table.player(who).hand) == 3
