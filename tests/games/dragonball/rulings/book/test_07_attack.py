"""Chapter 7: attacks, and what may combo."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    BATTLE_CRY,
    BIG_BROTHER,
    FALLEN_GUARD,
    FILLER,
    HERALD,
    MUD_WALL,
    OLD_MILL,
    RAM,
    ROAD_GUARD,
    ROW,
    SILL,
    SLIM_BOY,
    a,
    b,
    battle,
    extra,
    given,
    order_all,
    sizes,
)
from tests.games.dragonball.table import Table, fought, rested


def pairs(table: Table) -> set[tuple[str, str]]:
    """The names of the cards that may attack and be attacked."""
    printed = table.game.state.printed
    assert table.asks is not None
    attacks = [option for option in table.asks.options if option[0] == "attack"]
    return {(printed[int(one)].name, printed[int(two)].name) for _verb, one, two in attacks}


TIRED_GUARD = battle("Tired Guard", "green", "2(G)", 10000)
WALL_GUARD = battle("Wall Guard", "green", "2(G)", 10000)
HUNTER = battle(
    "Hunter",
    "red",
    "3(R)",
    15000,
    "[Permanent] This card can attack Battle Cards that are in Active Mode.",
)
RIVER_BEND = extra(
    "River Bend",
    "green",
    "1(G)",
    "[Field]\n[Auto] At the end of your turn, draw 1 card.",
)


@pytest.mark.rule("dragonball:7-1", "dragonball:2-3-2-3")
def test_r47_what_can_be_attacked_what_can_attack() -> None:
    """Active Leader and Battle Cards attack; targets are the opposing Leader in either mode and
    Battle Cards in Rest Mode (7-1); a Field is an Extra Card."""
    mine = [ROAD_GUARD, rested(TIRED_GUARD), OLD_MILL]
    theirs = b(leader=rested(SILL), battle=[WALL_GUARD, rested(FALLEN_GUARD), rested(RIVER_BEND)])
    expected = {
        (attacker, target)
        for attacker in ("Captain Row", "Road Guard")
        for target in ("Captain Sill", "Fallen Guard")
    }
    table = given(a(battle=mine), theirs)
    assert pairs(table) == expected
    table = given(a(battle=[*mine, HUNTER]), theirs)
    hunted = {("Hunter", target) for target in ("Captain Sill", "Fallen Guard", "Wall Guard")}
    assert pairs(table) == expected | hunted


@pytest.mark.rule("dragonball:7-1-1", "dragonball:7-1-2", "dragonball:7-1-3", "dragonball:7-1-4")
def test_r48_the_attack_is_negated_when_this_card_attacks_still_resolves() -> None:
    """The trigger happens on declaration (7-1-1), the counter comes next (7-1-2), and the
    checkpoint is carried out before the negation is looked at (7-1-3, 7-1-4)."""
    table = given(a(battle=[HERALD]), b(hand=[MUD_WALL], energy="R"))
    table.you.attacks(HERALD, SILL)
    table.them.counters(MUD_WALL)
    assert table.prompt == "main"
    assert table.you.hand == [FILLER]
    assert len(table.them.life) == 8
    assert not table.you.is_active(HERALD)


BOASTER = battle(
    "Boaster",
    "red",
    "3(R)",
    15000,
    "[Auto] When this card attacks, draw 1 card, and this card gains +10000 power for "
    "the duration of the turn.",
)
TRAPDOOR = extra(
    "Trapdoor",
    "green",
    "2(G)",
    "[Counter Attack] Choose up to 1 of your opponent's Battle Cards and KO it.",
)


@pytest.mark.rule("dragonball:1-3-2", "dragonball:8-6-7", "dragonball:7-1-4", "dragonball:7-1-4-1")
def test_r49_the_attacker_is_gone_before_its_auto_resolves() -> None:
    """A pending Auto resolves even if its card has left, only the impossible part fails (8-6-7,
    1-3-2); with no attack card left the battle is over (7-1-4)."""
    table = given(a(battle=[BOASTER]), b(hand=[TRAPDOOR], energy="GG"))
    table.you.attacks(BOASTER, SILL)
    table.them.counters(TRAPDOOR)
    table.them.chooses(BOASTER)
    assert table.you.drop == [BOASTER]
    assert table.you.power(BOASTER) == 15000
    assert table.you.hand == [FILLER]
    assert table.prompt == "main", "no Offence Step, though A holds a Filler"
    assert len(table.them.life) == 8


BOUNCER = battle(
    "Bouncer",
    "blue",
    "4(B)",
    20000,
    "[Double Strike]\n"
    "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards "
    "with an energy cost of 2 or less and return it to its owner's hand.",
)


@pytest.mark.rule("dragonball:7-1-4", "dragonball:7-1-4-1")
def test_r50_the_guard_card_leaves_the_leader_is_not_hit_instead() -> None:
    """When effects have reduced the guard cards to 0 the procedure jumps to the end of the
    battle (7-1-4)."""
    table = given(a(battle=[BOUNCER], hand=[FILLER]), b(battle=[rested(SLIM_BOY)], hand=[FILLER]))
    table.you.attacks(BOUNCER, SLIM_BOY)
    table.you.chooses(SLIM_BOY)
    assert table.them.hand == [FILLER, SLIM_BOY]
    assert table.prompt == "main"
    assert len(table.them.life) == 8
    assert not table.you.is_active(BOUNCER)


KIBA_CUB = battle(
    "Kiba Cub",
    "red",
    "2(R)",
    10000,
    "[Auto] When this card attacks, choose up to 1 <Kiba> card with an energy cost of "
    "5 in your hand and play it on top of this card.",
    character="Kiba",
)
KIBA_ALPHA = battle(
    "Kiba Alpha",
    "red",
    "5(R)",
    25000,
    "[Double Strike]\n"
    "[Auto] When you play this card, draw 1 card.\n"
    "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards "
    "and KO it.",
    character="Kiba",
)


@pytest.mark.rule("dragonball:7-1-4", "dragonball:9-4-2", "dragonball:7-1-1")
def test_r51_a_card_is_played_on_top_of_the_attack_card() -> None:
    """A Battle Card played on top of the attack card is the new attack card (7-1-4), it takes
    over the position (9-4-2), and the attack triggers belong to the moment of declaration
    (7-1-1)."""
    table = given(a(battle=[KIBA_CUB], hand=[KIBA_ALPHA]), b(battle=[ROAD_GUARD]))
    table.you.attacks(KIBA_CUB, SILL)
    table.you.chooses(KIBA_ALPHA)
    order_all(table)
    assert table.you.battle == [KIBA_ALPHA] and not table.you.is_active(KIBA_ALPHA)
    assert table.you.under(KIBA_ALPHA) == [KIBA_CUB]
    assert table.you.hand == [FILLER]
    fought(table)
    assert table.prompt == "main"
    assert sizes(table.them) == [6, 2, 30, 0]
    assert table.them.battle == [ROAD_GUARD], "it did not attack"


@pytest.mark.rule(
    "dragonball:7-4-1-4",
    "dragonball:7-4-1-2",
    "dragonball:7-4-1-3",
    "dragonball:7-2-1-3",
    "dragonball:7-3-1-3",
)
def test_r52_ties_and_no_way_back_to_the_offence_step() -> None:
    """The attacker wins ties (7-4-1-4); the Defense Step follows the Offence Step once and leads
    straight to the Damage Step (7-2-1-3, 7-3-1-3)."""
    for combos, life in ((1, 7), (2, 8)):
        table = given(a(hand=[FILLER] * 2), b(hand=[FILLER] * 2))
        table.you.attacks(ROW, SILL)
        table.you.combos(FILLER)
        table.you.passes()
        for _each in range(combos):
            table.them.combos(FILLER)
            assert table.asked != "you" or table.prompt == "main"
        fought(table)
        assert table.prompt == "main"
        assert len(table.them.life) == life
        assert (table.you.drop, table.them.drop) == ([FILLER], [FILLER] * combos)
        assert table.you.hand == [FILLER]
        assert (table.you.power(ROW), table.them.power(SILL)) == (10000, 10000)


DOZING_GUARD = battle("Dozing Guard", "green", "2(G)", 10000)


@pytest.mark.rule(
    "dragonball:7-2-1-2-1", "dragonball:7-2-1-2-2-1", "dragonball:7-3-1-2-1", "dragonball:3-7-3-1"
)
def test_r53_which_cards_may_combo() -> None:
    """Combos come from the hand or from Active Battle Cards other than the attack or guard card
    (7-2-1-2-1, 7-3-1-2-1); a combo cost that cannot be paid forbids the declaration
    (7-2-1-2-2-1), and it names no colour."""
    table = given(
        a(battle=[RAM, ROAD_GUARD, rested(TIRED_GUARD)], hand=[BIG_BROTHER, BATTLE_CRY]),
        b(
            battle=[rested(FALLEN_GUARD), WALL_GUARD, rested(DOZING_GUARD)], hand=[BIG_BROTHER],
            energy="B",
        ),
    )  # fmt: skip
    table.you.attacks(RAM, FALLEN_GUARD)
    assert table.you.offered == [ROAD_GUARD, "pass"]
    table.you.passes()
    assert table.asked == "them"
    assert set(table.them.offered) == {WALL_GUARD, BIG_BROTHER, "pass"}
    table.them.combos(BIG_BROTHER)
    assert table.them.active_energy == []
    fought(table)
