"""8-1 to 8-3. Kinds of skills and of effects; valid and negated skills."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import text as card_text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    battle_card,
    extra_card,
    given,
    leader,
    seats,
    side,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
DRAWS = (t.Draw(1),)
ME = t.Self()
MINE = t.Cards(("battle",), t.YOU, (t.Type(("battle",)),))
THEIRS = t.Cards(("battle",), t.OPPONENT, (t.Type(("battle",)),))
ADA = t.Every(t.Cards(("battle",), t.YOU, (t.Named(("Ada",)),)))


def power(what: t.Object, more: int) -> t.Continuous:
    return t.Continuous((t.Change(what, "power", "add", more),))


def caster(*do: t.Effect, cost: tuple[t.Effect, ...] = (), timing: str = "main") -> Card:
    """A card with one [Activate] skill."""
    return battle_card("Caster", v.Activate(timing, cost, do))


# 8-1-3. [Activate]


@BOTH
def test_8_1_3_a_skill_is_activated_at_the_timing_it_names(who: str) -> None:
    fighter = caster(*DRAWS, timing="battle")
    table = given(turn_of=who, **seats(who, side(battle=[fighter, A], deck=[B])))
    me = table.player(who)
    assert me.why_not("activate", fighter, 0) == "8-1-3"
    assert me.offers("activate") == []
    me.attacks(A, PLAIN_LEADER)
    me.uses(fighter)
    assert me.hand == [B]
    me.passes()


def test_8_1_3_and_not_at_the_other_players_free_timing() -> None:
    sage = caster(*DRAWS)
    table = given(them=side(battle=[sage]))
    assert table.you.offers("activate") == []
    assert not table.them.can("activate", sage, 0)


@BOTH
@pytest.mark.rule("dragonball:8-1-3-1-1")
def test_8_1_3_1_1_a_skill_without_a_cost_is_just_declared(who: str) -> None:
    sage, chief = caster(*DRAWS), leader("Chief", v.Activate("main", (), DRAWS))
    table = given(turn_of=who, **seats(who, side(chief, battle=[sage], deck=[A, B])))
    me = table.player(who)
    me.uses(sage)
    me.uses(chief)
    assert me.hand == [A, B] and me.energy == []


@BOTH
def test_8_1_3_1_2_one_of_an_extra_card_takes_the_cards_energy_cost(who: str) -> None:
    tool = extra_card("Tool", v.Activate("main", (), DRAWS), energy_cost=2)
    table = given(turn_of=who, **seats(who, side(hand=[tool], energy=3, deck=[A])))
    me = table.player(who)
    me.uses(tool)
    me.chooses(PLAIN, PLAIN)
    assert me.hand == [A] and len(me.active_energy) == 1


# 8-1-4. [Permanent]


@BOTH
def test_8_1_4_a_permanent_skill_works_while_it_is_in_play(who: str) -> None:
    chief = battle_card("Chief", power(ADA, 5000), v.Activate("main", (), (v.KO(ME),)))
    table = given(turn_of=who, **seats(who, side(battle=[chief, A])))
    me = table.player(who)
    assert me.power(A) == 15000
    me.uses(chief)
    assert me.drop == [chief] and me.power(A) == 10000


def active_chief() -> Card:
    """Your Battle Cards in Active Mode get +5000 power."""
    active = t.Cards(("battle",), t.YOU, (t.Type(("battle",)), t.Upright(True)))
    return leader("Chief", power(t.Every(active), 5000))


RESTS = battle_card("Hush", v.Activate("main", (), (t.ToRest(ADA),)), power=5000)
WAKES = battle_card("Bell", v.Activate("main", (), (t.ToStand(ADA),)), power=5000)


@BOTH
def test_8_1_4_2_what_an_effect_put_out_of_reach_stays_out_this_turn(who: str) -> None:
    mine = side(active_chief(), battle=[A, B, RESTS, WAKES])
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    assert me.power(A) == 15000
    me.uses(RESTS)
    assert me.power(A) == 10000
    me.uses(WAKES)
    assert me.is_active(A) and me.power(A) == 10000
    assert me.power(B) == 15000, "it is about that card only"


def test_8_1_4_2_within_one_effect_too() -> None:
    both = caster(t.ToRest(ADA), t.ToStand(ADA))
    table = given(side(active_chief(), battle=[A, both]))
    table.you.uses(both)
    assert table.you.is_active(A) and table.you.power(A) == 10000


def test_8_1_4_2_what_the_rules_put_out_of_reach_comes_back() -> None:
    """Attacking is no effect."""
    table = given(side(active_chief(), battle=[A, WAKES]))
    table.you.attacks(A, PLAIN_LEADER)
    assert table.you.power(A) == 10000
    table.you.passes()
    table.you.uses(WAKES)
    assert table.you.power(A) == 15000


def test_8_1_4_2_what_a_cost_put_out_of_reach_comes_back() -> None:
    """DEVIATIONS 8-1-4-2: a cost is paid for an effect and is none."""
    monk = caster(*DRAWS, cost=(t.ToRest(ME),))
    every = t.Every(t.Cards(("battle",), t.YOU, (t.Named(("Caster",)),)))
    bell = battle_card("Bell", v.Activate("main", (), (t.ToStand(every),)))
    table = given(side(active_chief(), battle=[monk, bell]))
    table.you.uses(monk)
    table.you.uses(bell)
    assert table.you.power(monk) == 15000


def test_8_1_4_2_a_card_that_comes_anew_is_another_object() -> None:
    back = battle_card("Gate", v.Activate("main", (), (t.Put(ADA, "hand"),)))
    table = given(side(active_chief(), battle=[A, RESTS, back], energy=1))
    table.you.uses(RESTS)
    table.you.uses(back)
    table.you.plays(A)
    assert table.you.power(A) == 15000


def test_8_1_4_2_in_the_next_turn_it_is_within_reach_again() -> None:
    table = given(
        side(active_chief(), battle=[A, RESTS, WAKES]), phase="turn", turn_of="them", turn=2
    )
    table.you.passes()
    table.you.uses(RESTS)
    table.you.uses(WAKES)
    assert table.you.power(A) == 10000
    table.you.passes()
    table.them.passes()
    assert table.you.power(A) == 15000
    table.leave_open()


def test_8_1_4_2_what_was_never_within_reach_may_come_into_it() -> None:
    resting = t.Cards(("battle",), t.YOU, (t.Type(("battle",)), t.Upright(False)))
    chief = leader("Chief", power(t.Every(resting), 5000))
    table = given(side(chief, battle=[A, RESTS]))
    assert table.you.power(A) == 10000
    table.you.uses(RESTS)
    assert table.you.power(A) == 15000


def test_8_1_4_2_numbers_are_looked_at_anew_each_time() -> None:
    """DEVIATIONS 8-1-4-2: numbers are the last thing worked out about a card (8-8-1-3)."""
    strong = t.Cards(("battle",), t.YOU, (t.Compare("power", ">=", 10000),))
    chief = leader("Chief", power(t.Every(strong), 5000))
    down = t.Lasting("turn", power(ADA, -1000))
    up = t.Lasting("turn", power(ADA, 1000))
    table = given(
        side(chief, battle=[A, caster(down), battle_card("", v.Activate("main", (), (up,)))])
    )
    table.you.uses(table.you.battle[1])
    table.you.uses(table.you.battle[2])
    assert table.you.power(A) == 15000


def test_8_1_4_2_a_prohibition_looks_anew_each_time() -> None:
    """DEVIATIONS 8-1-4-2: it changes no card."""
    active = t.Cards(("battle",), t.OPPONENT, (t.Upright(True),))
    ward = battle_card("Ward", t.Forbid(t.Pattern("KO", active)))
    ada = t.Every(t.Cards(("battle",), t.OPPONENT, (t.Named(("Ada",)),)))
    kill = caster(t.ToRest(ada), t.ToStand(ada), v.KO(ada))
    table = given(side(battle=[ward, kill]), side(battle=[A]))
    table.you.uses(kill)
    assert table.them.battle == [A]


# 8-1-5. [Auto]


@BOTH
def test_8_1_5_an_auto_skill_starts_by_itself(who: str) -> None:
    herald = battle_card("Herald", t.Auto(t.Pattern("play", ME), DRAWS))
    table = given(turn_of=who, **seats(who, side(hand=[herald], energy=1, deck=[A])))
    table.player(who).plays(herald)
    assert table.player(who).hand == [A]


@BOTH
def test_8_1_5_so_does_one_that_an_effect_has_made(who: str) -> None:
    later = t.Lasting("turn", t.Auto(t.Pattern("play", t.Cards(("battle",), t.YOU)), DRAWS))
    sage = caster(later)
    table = given(turn_of=who, **seats(who, side(battle=[sage], hand=[B], energy=1, deck=[A])))
    me = table.player(who)
    me.uses(sage)
    me.plays(B)
    assert me.hand == [A]


# 8-2. Effects


@BOTH
def test_8_2_2_1_an_immediate_effect_is_done_and_over(who: str) -> None:
    table = given(turn_of=who, **seats(who, side(battle=[caster(*DRAWS)], deck=[A, B])))
    me = table.player(who)
    me.uses(me.battle[0])
    assert me.hand == [A] and table.game.state.effects == []


@BOTH
def test_8_2_2_2_a_continuous_effect_lasts_as_long_as_it_says(who: str) -> None:
    turn = caster(t.Lasting("turn", power(ADA, 5000)))
    ever = battle_card("Ever", v.Activate("main", (), (t.Lasting("", power(ADA, 1000)),)))
    table = given(turn_of=who, **seats(who, side(battle=[A, turn, ever])))
    me = table.player(who)
    me.uses(turn)
    me.uses(ever)
    assert me.power(A) == 16000
    me.passes()
    table.begins("end phase")
    assert me.power(A) == 11000, "without a time, for the whole game"


@BOTH
def test_8_2_2_3_a_replacement_effect_puts_one_event_in_the_place_of_another(who: str) -> None:
    instead = t.Replacement(t.Pattern("KO", ME), (t.Put(t.TopOf(1), "drop"),))
    ghost = battle_card("Ghost", instead)
    killer = caster(v.KO(t.Every(THEIRS)))
    table = given(turn_of=who, **seats(who, side(battle=[killer]), side(battle=[ghost])))
    table.player(who).uses(killer)
    they = table.player(other(who))
    assert they.battle == [ghost] and they.drop == [PLAIN]


@pytest.mark.rule("dragonball:8-2-2-3-1")
def test_8_2_2_3_1_instead_is_the_word_for_it() -> None:
    text = "[Permanent] If this card would be KO-ed, draw 1 card instead."
    (skill,) = card_text.read(text)
    assert skill == t.Replacement(t.Pattern("KO", ME), DRAWS)
    ghost = battle_card("Ghost", skill)
    table = given(side(battle=[caster(v.KO(t.Every(THEIRS)))]), side(battle=[ghost], deck=[A]))
    table.you.uses(table.you.battle[0])
    assert table.them.battle == [ghost] and table.them.hand == [A]


# 8-3. Valid and negated


MUTE = t.Continuous((t.Change(t.Every(THEIRS), "abilities", "switch-off"),))


@BOTH
def test_8_3_2_a_negated_skill_is_there_but_does_nothing(who: str) -> None:
    choice = (v.KO(t.Pick(1, THEIRS)),)
    loud = battle_card(
        "Loud", v.Activate("main", (), choice), t.Auto(t.Pattern("attack", ME), choice),
        power(ME, 5000),
    )  # fmt: skip
    foes = [battle_card("Judge", MUTE), A]
    for theirs, shows in (([A, B], True), (foes, False)):
        table = given(turn_of=who, **seats(who, side(battle=[loud]), side(battle=theirs)))
        me = table.player(who)
        assert me.can("activate", loud, 0) is shows
        assert me.power(loud) == (15000 if shows else 10000)
        card = me.find(loud)
        assert len(table.game.abilities(card).terms) == 3, "recognised as skills"
        me.attacks(loud, PLAIN_LEADER)
        assert (table.prompt == "KO") is shows, "no choice is made"
        table.leave_open()


def test_8_3_2_a_keyword_too() -> None:
    wall = battle_card("Wall", word("Barrier"))
    sage = battle_card("Sage", v.Activate("main", (), (v.KO(t.Pick(1, THEIRS)),)))
    table = given(side(battle=[sage]), side(battle=[wall]))
    table.you.uses(sage)
    assert table.them.battle == [wall]
    judge = battle_card("Judge", MUTE, v.Activate("main", (), (v.KO(t.Pick(1, THEIRS)),)))
    table = given(side(battle=[judge]), side(battle=[wall]))
    table.you.uses(judge)
    assert table.them.drop == [wall]


LOW = t.Relation(t.Count(t.Cards(("life",), t.YOU)), "<=", 4)


@BOTH
@pytest.mark.parametrize(("life", "valid"), [(4, True), (5, False)])
def test_8_3_3_a_part_that_is_valid_under_a_condition(who: str, life: int, valid: bool) -> None:
    sage = battle_card(
        "Sage", v.Activate("main", (), DRAWS, (LOW,)),
        t.Auto(t.Pattern("attack", ME), DRAWS, (LOW,)),
        t.Continuous((t.Change(ME, "power", "add", 5000),), (LOW,)),
    )  # fmt: skip
    table = given(turn_of=who, **seats(who, side(battle=[sage], life=life, deck=[A])))
    me = table.player(who)
    assert me.can("activate", sage, 0) is valid
    assert me.power(sage) == (15000 if valid else 10000)
    me.attacks(sage, PLAIN_LEADER)
    assert me.hand == ([A] if valid else [])
    if table.prompt == "combo":
        me.passes()


@pytest.mark.parametrize(("life", "drawn"), [(4, 2), (5, 0)])
def test_8_3_3_a_condition_reaches_over_sentences_that_begin_with_then(
    life: int, drawn: int
) -> None:
    """DEVIATIONS 8-3-3: to the end of its sentence, and over what follows with "then"."""
    text = "[Activate: Main] If your life is at 4 or less, draw 1 card. Then, draw 1 card."
    sage = battle_card("Sage", *card_text.read(text))
    table = given(side(battle=[sage], life=life))
    table.you.uses(sage)
    assert len(table.you.hand) == drawn


def test_8_3_3_and_not_over_a_sentence_of_its_own() -> None:
    """DEVIATIONS 8-3-3."""
    text = "[Activate: Main] If your life is at 4 or less, draw 1 card. Draw 1 card."
    sage = battle_card("Sage", *card_text.read(text))
    table = given(side(battle=[sage], life=5))
    table.you.uses(sage)
    assert len(table.you.hand) == 1
