"""10-11. [Once per turn]: what counts as one skill."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.dragonball.rulings.cards import chief, fighter
from tests.games.dragonball.table import PLAIN_LEADER, Table, battle_card, fought, given, side

A = battle_card("Ada", energy_cost=0)
AWAKEN = "[Awaken] When your life is at 8 or less: Flip this card over."
DRAW = "[Activate: Main][Once per turn] Draw 1 card."
TURN = "[Activate: Main] Flip this card over."
HEAR = "[Auto][Once per turn] When 1 of your Battle Cards attacks, draw 1 card."
DROP = (
    "[Activate: Main] Place 1 card from the top of your deck in your Drop Area and negate this "
    "skill for the duration of the game."
)


def two_sided(line: str) -> Card:
    """A leader with this skill on both of its sides; each can be turned up."""
    return chief(f"{AWAKEN}\n{line}", f"{TURN}\n{line}")


def at(table: Table, keyword: str) -> int:
    """The place of the leader's drawing skill, or of the one that turns it over, among those
    that it can activate."""
    leader = table.you.leader
    terms = leader.abilities.others["Activate"]
    turning = [i for i, term in enumerate(terms) if "FlipOver" in repr(term)]
    return turning[0] if keyword == "turn" else 1 - turning[0]


@pytest.mark.rule("dragonball:10-11-2", "dragonball:2-3-2-1-3")
def test_equal_skills_of_a_leader_s_two_sides_count_each_by_itself() -> None:
    """Q. I used the skill on the front, then my leader awakened. May I use the equal one on its
    back?  A. Yes, it is another skill. And the front's again?  A. Not this turn."""
    table = given(side(two_sided(DRAW)))
    you = table.you
    you.uses(you.leader, at(table, "draw"))
    assert not you.can("activate", you.leader, at(table, "draw"))
    you.uses(you.leader, at(table, "turn"))
    you.uses(you.leader, at(table, "draw"))
    assert len(you.hand) == 2 and not you.can("activate", you.leader, at(table, "draw"))
    you.uses(you.leader, at(table, "turn"))
    assert you.why_not("activate", you.leader, at(table, "draw")) == "10-11-5"


@pytest.mark.rule("dragonball:10-11-2", "dragonball:10-11-5")
def test_equal_auto_skills_of_two_sides_are_each_triggered_once() -> None:
    raider = fighter("Raider", "[Triple Attack]")
    table = given(side(two_sided(HEAR), battle=[raider, A]))
    you = table.you
    you.attacks(raider, PLAIN_LEADER)
    fought(table)
    you.attacks(raider, PLAIN_LEADER)
    fought(table)
    assert len(you.hand) == 1
    you.uses(you.leader, 0)
    you.attacks(raider, PLAIN_LEADER)
    fought(table)
    you.attacks(A, PLAIN_LEADER)
    fought(table)
    assert len(you.hand) == 2


@pytest.mark.rule("dragonball:8-3-2")
def test_a_skill_negated_on_one_side_is_not_negated_on_the_other() -> None:
    table = given(side(two_sided(DROP)))
    you = table.you
    for turned in range(2):
        you.uses(you.leader, at(table, "draw"))
        assert len(you.drop) == turned + 1
        assert not you.can("activate", you.leader, at(table, "draw"))
        you.uses(you.leader, at(table, "turn"))
    assert not you.can("activate", you.leader, at(table, "draw")), "the front's stays negated"
