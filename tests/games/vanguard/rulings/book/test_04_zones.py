"""Chapter 4: circles, columns, what is seen of a zone."""

from __future__ import annotations

import pytest

from tests.games.vanguard.rulings.book.stock import (
    BC,
    BEACON,
    BL,
    BR,
    DAWN,
    FL,
    FR,
    HERALD,
    LAMP,
    SPARK,
    WALL,
    WICK,
    ana,
    another,
    ben,
    court,
    exchanges,
    fight,
    main,
    marshal,
    uses,
)
from tests.games.vanguard.sight import seen_in, zone_seen
from tests.games.vanguard.table import Given, down, locked, rested, up


@pytest.mark.rule("vanguard:4.1.4", "vanguard:4.6.6.2", "vanguard:6.6.1.2.3", "vanguard:10.5.1")
@pytest.mark.rule("vanguard:10.32.2", "vanguard:12.1.1.2")
def test_r27_exchanging_circles_keeps_orientation_and_effects_and_is_no_placing() -> None:
    """Q. I exchange the cards of a column three times.  A. Each keeps its orientation and its
    effects, and neither is placed. A third time is possible: only going round and round is a
    loop."""
    doorbell = court("Doorbell Squire", "[AUTO]:When this unit is placed on (RC), draw a card.", 1)
    table = main(ana(circles={FL: WICK, BL: rested(doorbell), BC: HERALD}))
    table.you.uses(HERALD)
    table.you.chooses(WICK)
    for front, back in ((doorbell, WICK), (WICK, doorbell), (doorbell, WICK)):
        assert FL in exchanges(table.you)
        table.you.exchanges(FL)
        assert (table.you.circle(FL), table.you.circle(BL)) == (front, back)
        assert table.you.power(WICK) == 14000
        assert table.you.stands(WICK)
        assert not table.you.stands(doorbell)
        assert table.you.hand == []
    table.you.passes()
    table.begins("battle phase")
    table.you.attacks(BEACON, BEACON)
    assert table.halted


HOOK = court(
    "Hook Page",
    "[ACT](RC):[Soul-Blast 1] Choose one of your other rear-guards, and return it to your hand.",
    1,
    power=6000,
)


@pytest.mark.rule("vanguard:4.1.4", "vanguard:4.6.6.1", "vanguard:8.7.3")
def test_r28_back_to_hand_and_called_again_is_a_new_card() -> None:
    """Q. A resting unit with +5000 returns to my hand and is called again.  A. It stands, without
    the bonus, and can attack."""
    table = main(ana(circles={FL: rested(WICK), FR: HOOK, BC: HERALD}, soul=[LAMP]))
    table.you.uses(HERALD)
    table.you.chooses(WICK)
    assert table.you.power(WICK) == 14000
    uses(table.you, HOOK)
    assert table.you.hand == [WICK]
    table.you.calls(WICK, FL)
    assert table.you.stands(WICK)
    assert table.you.power(WICK) == 9000
    table.you.passes()
    table.begins("battle phase")
    table.you.does("attack")
    assert WICK in table.you.offered
    table.leave_open()


@pytest.mark.rule("vanguard:4.6.2", "vanguard:4.6.2.1")
def test_r29_my_left_column_is_your_right_column() -> None:
    """Q. Which of the opponent's rear-guards are in the column of my front left unit?  A. Those
    on the opponent's right."""
    plumb = court(
        "Plumb Line",
        "[ACT](RC):[Counter-Blast 1] Choose one of your opponent's rear-guards in the same column "
        "as this unit, and retire it.",
    )
    front, back = WICK, another(WICK)
    table = main(
        ana(circles={FL: plumb}, damage=[LAMP]),
        ben(circles={FL: LAMP, BL: another(LAMP), FR: front, BR: back, BC: SPARK}),
    )
    table.you.uses(plumb)
    assert table.you.offered == [front, back]
    table.you.chooses(back)
    assert table.them.drop == [back]


@pytest.mark.rule("vanguard:4.9.2", "vanguard:4.9.2.1", "vanguard:4.9.2.2", "vanguard:4.1.2")
@pytest.mark.parametrize(("bound", "power"), [(down(LAMP), 10000), (up(LAMP), 13000)])
def test_r30_a_face_down_bound_card_is_a_card_without_information(bound: Given, power: int) -> None:
    """Q. Does a face down bound card have a name?  A. No, but it is a card and is counted; its
    owner may look at it."""
    warden = court(
        "Cell Warden",
        '[CONT](RC):If you have a card named "Lamp Squire" in your bind zone, this unit gets '
        "[Power] +3000.\n"
        "[CONT](RC):If the number of cards in your bind zone is one or more, this unit gets "
        "[Power] +1000.",
    )
    table = main(ana(circles={FL: warden}, bind=[bound]))
    assert table.you.power(warden) == power
    assert seen_in(table.you, "bind", 0) == [LAMP.number]
    hidden = bound == down(LAMP)
    assert seen_in(table.them, "bind", 0) == ([] if hidden else [LAMP.number])
    assert zone_seen(table.them, "bind", 0)["count"] == 1


@pytest.mark.rule("vanguard:4.8.2.1", "vanguard:4.6.8.1", "vanguard:4.11.2", "vanguard:4.11.3")
@pytest.mark.rule("vanguard:4.3.2", "vanguard:4.2.2", "vanguard:4.1.2")
def test_r31_what_the_opponent_may_see_of_a_side() -> None:
    """Q. What may my opponent see?  A. Damage and locked cards, face down or not, the soul, face
    up G cards; not my hand, deck, face down G cards and face down bound cards, but how many."""
    table = main(
        ana(
            hand=[WICK] * 3, damage=[down(LAMP), down(SPARK), WICK], circles={BL: locked(SPARK)},
            g_zone=[up(DAWN), up(WALL), DAWN, DAWN, WALL], soul=[LAMP, WICK], bind=[down(LAMP)],
        )
    )  # fmt: skip
    for who in (table.you, table.them):
        assert sorted(seen_in(who, "damage", 0)) == sorted([LAMP.number, SPARK.number, WICK.number])
        assert seen_in(who, "rear-guard", 0) + seen_in(who, "locked", 0) == [SPARK.number]
        assert seen_in(who, "soul", 0) == [LAMP.number, WICK.number]
        assert seen_in(who, "deck", 0) == []
        for kind, count in (("hand", 3), ("deck", 20), ("G", 5), ("bind", 1), ("soul", 2)):
            assert zone_seen(who, kind, 0)["count"] == count
    assert sorted(seen_in(table.them, "G", 0)) == sorted([DAWN.number, WALL.number])
    assert len(seen_in(table.you, "G", 0)) == 5
    assert seen_in(table.them, "hand", 0) == []
    assert seen_in(table.you, "hand", 0) == [WICK.number] * 3
    assert seen_in(table.them, "bind", 0) == []
    assert seen_in(table.you, "bind", 0) == [LAMP.number]


@pytest.mark.rule("vanguard:4.6.9", "vanguard:7.7.1.9", "vanguard:6.8.1.1.1")
def test_r32_a_g_unit_on_a_rear_guard_circle_never_stays_in_the_drop_zone() -> None:
    """Q. A G unit on a rear-guard circle is hit.  A. It ends in the G zone face up; there is no
    damage."""
    strong = marshal("Strong Marshal", power=20000)
    table = fight(ana(circles={FL: DAWN}, g_zone=[WALL]), ben(vanguard=strong), turn_of="them")
    table.them.attacks(strong, DAWN)
    table.you.passes()
    assert table.you.circle(FL) is None
    assert table.you.drop == []
    assert set(table.you.g_zone) == {DAWN, WALL}
    assert table.you.face_down("G") == [WALL]
    assert table.you.damage == []
