"""Chapter 15: game actions."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler import c04_players
from tests.games.gateruler.rulings.book.stock import (
    BEAR,
    BEARER,
    BIG_OX,
    BOLT,
    DRAKE,
    IDLE,
    LANCER,
    PEBBLE,
    QUICK_IDEA,
    RAISE,
    SLEEP,
    SMITE,
    abilities_of,
    actions,
    all_pass,
    begun,
    choose,
    event,
    field,
    fighting,
    has_summoned,
    hurt,
    instant,
    p,
    play,
    ready_in,
    spend,
    standard,
    strike,
    summoned,
    to_attack,
    to_main_phase,
    unit,
    value_in,
    wounds,
)
from tests.games.gateruler.table import Table, charged, down, exhausted

GROUND = field("Muster Ground", "Your summon cap is increased by 1.")
LEVEL = standard("Level the Ground", "Choose 1 field and put it into the graveyard. Draw 1 card.")


@pytest.mark.rule("gateruler:15-2c-2")
@pytest.mark.rule("gateruler:15-2c-2a")
@pytest.mark.parametrize(("times", "before"), [(3, 0), (2, 1)])
def test_r111_a_raised_summon_cap_that_falls_back(times: int, before: int) -> None:
    """By the same amount, but not below 0; what was summoned stays."""
    table = begun(
        you=p(field=[GROUND], attack={1: PEBBLE, 2: PEBBLE}, defense=PEBBLE, hand=[PEBBLE, LEVEL]),
        prepare=lambda table: has_summoned(table.you, times),
    )
    assert c04_players.summons_left(table.game, 0) == before
    play(table.you, LEVEL, GROUND)
    assert c04_players.summons_left(table.game, 0) == 0
    assert ("summon", "Pebble") not in actions(table.you)
    assert table.you.attack(1) == table.you.attack(2) == table.you.defense == PEBBLE


YOUNG = unit("Young Stag", "L1 2/2/1")
ELDER = unit(
    "Elder Stag",
    "L4 5/4/2",
    "When this attacks, draw 1 card.\nWhen this enters play, draw 1 card.",
)
GROWTH = instant(
    "Sudden Growth", "Choose 1 allied unit. Put 1 unit from your hand on top of it.", 1
)
PUFF = instant("Puff", "Choose 1 unit. Until the end of this turn, it gains +2 ATK.")


@pytest.mark.rule("gateruler:15-14b-1")
@pytest.mark.rule("gateruler:15-14b-2")
@pytest.mark.rule("gateruler:15-14b-3")
def test_r112_put_on_top_of_an_attacker() -> None:
    """The card on top takes place, state and attack, but not damage and effects."""
    table = fighting(
        you=p(attack={1: charged(YOUNG, PEBBLE)}, set=[GROWTH, PUFF], hand=[ELDER]),
        them=p(defense=BIG_OX), prepare=lambda table: hurt(table.you, 1, 1),
    )  # fmt: skip
    strike(table.you, 1, "defense")
    table.you.plays(PUFF)
    table.you.chooses(YOUNG)
    while table.waiting:
        table.player(table.asked).passes()
    assert value_in(table.you, 1, "atk") == 4
    table.you.plays(GROWTH)
    choose(table.you, YOUNG)
    table.you.chooses(ELDER)
    assert table.you.attack(1) == ELDER
    assert not ready_in(table.you, 1) and wounds(table.you, 1) == 0
    assert value_in(table.you, 1, "atk") == 5
    assert sorted([each.name for each in table.you.charges(ELDER)]) == ["Pebble", "Young Stag"]
    all_pass(table)
    assert len(table.you.hand) == 1 and wounds(table.them, "defense") == 5
    assert table.you.ready_resources == 4 and summoned(table.you) == 0


FREE_PASS = standard(
    "Free Pass", "You may play 1 unit from your hand without paying its cost. Draw 1 card."
)
BULL = unit("Golden Bull", "L4 5/5/2", "This can only be played by paying with resources.")


@pytest.mark.rule("gateruler:15-15b-1")
@pytest.mark.rule("gateruler:15-37b-1")
def test_r113_only_by_paying_with_resources() -> None:
    """What spares the resources cannot play it; one may only decline. Paid for, it is summoned."""
    table = begun(you=p(hand=[FREE_PASS, BULL]))
    play(table.you, FREE_PASS)
    assert table.prompt == "may" and table.you.offered == ["no"]
    table.you.says("no")
    assert table.prompt == "act" and BULL in table.you.hand and len(table.you.hand) == 2
    table.you.summons(BULL, 1)
    table.resolve()
    assert table.you.attack(1) == BULL and table.you.ready_resources == 1


@pytest.mark.rule("gateruler:15-37a")
def test_r113_another_unit_is_played_for_nothing() -> None:
    """A unit without such a text can be chosen."""
    table = begun(you=p(hand=[FREE_PASS, LANCER]))
    play(table.you, FREE_PASS)
    table.you.says("yes")
    table.you.chooses(LANCER)
    table.you.chooses_zone(1)
    table.resolve()
    assert table.you.attack(1) == LANCER and table.you.ready_resources == 5


AEGIS = event(
    "Aegis", "You can play this when you would be dealt damage.", "This damage becomes 0.", 1
)


@pytest.mark.rule("gateruler:15-20e")
def test_r114_against_an_effect_it_is_offered_once() -> None:
    """Declined when Bolt was played, it is not offered to P2's priority."""
    table = begun(you=p(hand=[BOLT]), them=p(set=[AEGIS], attack={1: PEBBLE}))
    table.you.plays(BOLT)
    assert table.prompt == "standby" and table.asked == "them"
    table.them.passes()
    while table.waiting:
        assert ("play", "Aegis") not in (actions(table.them) if table.asked == "them" else ())
        table.player(table.asked).passes()
    assert len(table.them.damage) == 2


def sees_aegis(table: Table) -> bool:
    """Whether P2 could play Aegis before this attack is over; P2 never does."""
    found = False
    while table.prompt in ("standby", "act") and table.prompt != "attack":
        if table.asked == "them" and table.asks is not None:
            found = found or len(table.asks.options) > 1
        table.player(table.asked).passes()
    return found


@pytest.mark.rule("gateruler:15-20d")
def test_r114_an_attack_on_a_unit_is_none_on_its_player() -> None:
    """The unit is attacked, not P2: it is not offered at all."""
    table = fighting(you=p(attack={1: BEAR}), them=p(set=[AEGIS], attack={1: PEBBLE}))
    strike(table.you, "ruler", 1)
    assert not sees_aegis(table)


@pytest.mark.rule("gateruler:15-20e-1")
def test_r114_against_an_attack_it_is_an_instant_until_the_damage() -> None:
    """Declined in the declaration, it is offered whenever P2 has priority up to the damage step,
    and then reduces the damage to 0."""
    table = fighting(you=p(attack={1: BEAR}), them=p(set=[AEGIS, SLEEP], attack={1: PEBBLE}))
    strike(table.you, 1, "ruler")
    assert table.prompt == "standby" and table.asked == "them"
    table.them.passes()
    while "8-6c" not in path(table):
        assert ("play", "Aegis") in actions(table.them)
        table.them.passes()
    assert ("play", "Aegis") in actions(table.them)
    table.them.plays(AEGIS)
    all_pass(table)
    assert table.them.damage == [] and table.them.ready_resources == 4


def path(table: Table) -> list[str]:
    """The rule numbers that are being carried out."""
    return [str(each) for each in table.you.sees()["path"]]


@pytest.mark.rule("gateruler:15-20e-1")
def test_r114_and_no_longer_after_it() -> None:
    """After the damage has been dealt it is not offered."""
    table = fighting(you=p(attack={1: BEAR}), them=p(set=[AEGIS, SLEEP]))
    strike(table.you, 1, "ruler")
    table.them.passes()
    while table.them.damage == []:
        table.them.passes()
    while table.prompt == "act":
        assert ("play", "Aegis") not in actions(table.them)
        table.them.passes()


WATCHMAN = unit("Watchman", "L1 1/1/1", "Defender\nAt the end of the turn, draw 1 card.")
NIGHTFALL = event(
    "Nightfall", "You can play this when an enemy unit attacks.", "End the turn. Draw 1 card."
)


@pytest.mark.rule("gateruler:15-24c")
@pytest.mark.rule("gateruler:15-24h")
def test_r115_ending_the_turn_in_mid_attack() -> None:
    """The gate is emptied, the rest is not done, and the end phase begins."""
    table = begun(
        you=p(attack={1: BEARER, 2: WATCHMAN}), them=p(set=[NIGHTFALL], hand=[IDLE]), phase="turn",
        turn=2, turn_of="them",
    )  # fmt: skip
    to_main_phase(table, "you")
    held = len(table.you.hand)
    to_attack(table)
    strike(table.you, 1, "ruler")
    assert table.prompt == "standby" and table.asked == "them" and len(table.waiting) == 1
    table.them.chooses(NIGHTFALL)
    while table.game.state.turn_player == 0:
        table.player(table.asked).passes()
    assert len(table.you.hand) == held + 1
    assert table.them.graveyard == [NIGHTFALL] and table.them.damage == []
    assert table.you.attack(2) == WATCHMAN and table.you.defense is None
    to_main_phase(table, "them")
    assert len(table.them.hand) == 3


SAINT = unit("Glass Saint", "L3 3/3/1", "Intercept\nThis is not affected by enemy effects.")


@pytest.mark.rule("gateruler:15-27a-3")
@pytest.mark.rule("gateruler:15-27b")
def test_r116_not_affected_but_choosable_and_mortal_in_combat() -> None:
    """It may be chosen, and the effect does nothing to it; the ruler's attack damages it, and its
    Intercept kills the Lancer."""
    table = begun(you=p(hand=[SMITE], attack={1: LANCER}), them=p(attack={1: SAINT}))
    play(table.you, SMITE, SAINT)
    assert table.them.attack(1) == SAINT and len(table.you.hand) == 1
    to_attack(table)
    strike(table.you, "ruler", 1)
    all_pass(table)
    assert wounds(table.them, 1) == 2
    strike(table.you, 1, 1)
    all_pass(table)
    assert LANCER in table.you.graveyard
    assert table.them.attack(1) == SAINT and wounds(table.them, 1) == 2


MARCH = standard("March", "Choose 1 allied unit and place it into one of your attack zones.")


@pytest.mark.rule("gateruler:15-28a-1")
@pytest.mark.rule("gateruler:15-28a-2")
@pytest.mark.rule("gateruler:15-28a-3")
def test_r117_placing_is_not_exchanging_and_may_ready() -> None:
    """The zone may be the unit's own, and need not be empty: what lies there goes by
    overlapping."""
    table = begun(you=p(attack={1: exhausted(BEAR), 2: PEBBLE}, hand=[MARCH, MARCH]))
    for zone in (1, 2):
        table.you.plays(MARCH)
        table.you.chooses(BEAR)
        table.resolve()
        table.you.chooses_zone(zone)
        assert table.you.attack(zone) == BEAR and ready_in(table.you, zone)
    assert table.you.attack(1) is None and PEBBLE in table.you.graveyard


KEEPER = unit(
    "Grudge Keeper", "L2 2/2/1",
    '"Nurse" - Standard Action: [DR 1: {Dragon}] Draw 1 card.\n'
    '"Howl" - Standard Action: [DR 3] Draw 3 cards.\n'
    '"Growl" - Standard Action: [DR 1] Draw 1 card.',
)  # fmt: skip


@pytest.mark.rule("gateruler:15-30b-2")
@pytest.mark.rule("gateruler:15-30c")
def test_r118_damage_reversal_as_a_cost() -> None:
    """So many face-up cards of that sort must be there."""
    table = begun(you=p(damage=[DRAKE, PEBBLE, down(DRAKE)], attack={1: KEEPER}))
    faces = table.game.state.face
    first, second, _third = table.game.state.zones[table.you.find_zone("damage")]
    for offered, used in (([0, 2], 0), ([2], 2), ([], -1)):
        assert abilities_of(table.you, KEEPER) == offered and table.you.life == 7
        if used >= 0:
            table.you.uses(KEEPER, used)
            assert table.prompt == "act"
            table.resolve()
            assert faces[first if used == 0 else second] != 0


WARDEN = unit(
    "Sky Warden", "L1 1/1/1", "Sentinel Summoning\nEnemy {Dragon} units cannot enter play."
)


@pytest.mark.rule("gateruler:15-38a-1")
@pytest.mark.rule("gateruler:15-38a-3")
def test_r119_cannot_enter_play_in_answer_to_a_summon() -> None:
    """The Drake returns to the hand, paid and counted."""
    table = begun(you=p(hand=[DRAKE, DRAKE, PEBBLE, PEBBLE]), them=p(hand=[WARDEN]))
    table.you.summons(DRAKE, 1)
    while table.asked != "them":
        table.player(table.asked).passes()
    table.them.summons(WARDEN, 1)
    table.resolve()
    assert table.them.attack(1) == WARDEN and table.you.attack(1) is None
    assert table.you.hand.count(DRAKE) == 2 and table.you.ready_resources == 3
    assert summoned(table.you) == 1
    assert actions(table.you) == {("summon", "Pebble")}
    table.you.summons(PEBBLE, 1)
    table.resolve()
    assert actions(table.you) == set()


@pytest.mark.rule("gateruler:15-35c")
@pytest.mark.rule("gateruler:13-2c")
def test_r120_with_0_damage_it_has_battled_but_dealt_none() -> None:
    """Deadly asks for damage, which is 1 at least; having battled does not."""
    viper = unit(
        "Blunt Viper", "L1 0/1/1",
        "Deadly\nAt the end of combat, if this has battled, draw 1 card.",
    )  # fmt: skip
    table = fighting(you=p(attack={1: BEAR}), them=p(attack={1: viper}), turn_of="them")
    strike(table.them, 1, 1)
    all_pass(table)
    assert table.you.attack(1) == BEAR and wounds(table.you, 1) == 0
    assert len(table.them.hand) == 1


@pytest.mark.rule("gateruler:15-18a-1")
@pytest.mark.rule("gateruler:16-3b")
def test_r121_a_special_summon_has_no_cost_cap_gate_or_touchdown() -> None:
    """Raise can be answered, and the trigger; the Herald itself cannot. One card is drawn, and it
    may attack."""
    herald = unit("Herald", "L4 4/4/1", "[TD] Draw 2 cards.\nWhen this enters play, draw 1 card.")

    def poor(table: Table) -> None:
        has_summoned(table.you, 2)
        spend(table.you, 5)

    table = begun(you=p(graveyard=[herald], hand=[RAISE]), them=p(set=[QUICK_IDEA]), prepare=poor)
    table.you.plays(RAISE)
    assert table.asked == "them" and table.waiting == ["resolve card"]
    table.them.passes()
    table.you.chooses_zone(1)
    assert table.you.attack(1) == herald and ready_in(table.you, 1)
    assert table.waiting == ["resolve ability"] and table.asked == "them"
    table.resolve()
    assert len(table.you.hand) == 1
    to_attack(table)
    strike(table.you, 1, "ruler")
    all_pass(table)
    assert len(table.them.damage) == 1
