"""Chapter 1, second part: the golden rules."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.vanguard.rulings.book.stock import (
    BEACON,
    BL,
    BR,
    FL,
    FR,
    LAMP,
    WHISTLE,
    WICK,
    ana,
    ben,
    court,
    ends_turn,
    fight,
    main,
    marshal,
    to_main,
    turn,
    uses,
)
from tests.games.vanguard.table import rested


@pytest.mark.rule("vanguard:1.3.4")
@pytest.mark.parametrize("first", ["you", "them"])
def test_r09_both_players_choose_the_turn_player_first_and_openly(first: str) -> None:
    """Q. "Each fighter chooses one of his or her rear-guards, and retires it." Who is asked
    first?  A. The turn player; the other knows that choice. Neither may choose none."""
    even = court(
        "Even Hand",
        "[ACT](RC):[Soul-Blast 1] Each fighter chooses one of his or her rear-guards, and retires "
        "it.",
    )
    mine = ana(soul=[LAMP], circles={FL: even, FR: WICK})
    theirs = ben(circles={FL: LAMP, FR: WICK})
    sides = (mine, theirs) if first == "you" else (theirs, mine)
    table = main(*sides, turn_of=first)
    me, other = (table.you, table.them) if first == "you" else (table.them, table.you)
    me.uses(even)
    assert table.asked == first
    assert me.offered == [even, WICK]
    me.chooses(even)
    assert table.asked != first
    assert other.offered == [LAMP, WICK]
    other.chooses(WICK)
    assert (me.circle(FL), me.circle(FR)) == (None, WICK)
    assert (other.circle(FL), other.circle(FR)) == (LAMP, None)


RUNNER = court(
    "Quick Runner",
    "Rush-[AUTO](RC):When this unit [Stand] due to the effect of your card, this unit gets "
    "[Power] +5000 until end of turn.",
)


@pytest.mark.rule("vanguard:1.3.2.1", "vanguard:3.17.2", "vanguard:11.27.1")
@pytest.mark.parametrize(("rests", "power"), [(False, 9000), (True, 14000)])
def test_r10_standing_a_standing_unit_is_no_event(rests: bool, power: int) -> None:
    """Q. An effect of mine stands my unit with Rush, which stands already.  A. It may be chosen
    and the cost is paid, but it does not become standing. A resting one does."""
    runner = rested(RUNNER) if rests else RUNNER
    table = main(ana(soul=[LAMP, LAMP], circles={FL: runner, FR: WHISTLE}))
    uses(table.you, WHISTLE)
    assert RUNNER in table.you.offered
    table.you.chooses(RUNNER)
    assert table.prompt == "main"
    assert len(table.you.soul) == 1
    assert table.you.stands(RUNNER)
    assert table.you.power(RUNNER) == power


@pytest.mark.rule("vanguard:11.27.1")
def test_r10_the_stand_phase_is_no_effect_of_a_card() -> None:
    """Q. Does Rush hear the stand phase?  A. No."""
    table = turn(ana(circles={FL: rested(RUNNER)}))
    assert table.you.stands(RUNNER)
    assert table.you.power(RUNNER) == 9000


THROWER = court(
    "Tar Thrower",
    "[ACT](RC):[Soul-Blast 1] Choose one of your opponent's rear-guards, and that unit cannot "
    "[Stand] during your opponent's next stand phase.",
    1,
)


@pytest.mark.rule("vanguard:1.3.1", "vanguard:6.3.1.2")
def test_r11_a_unit_that_cannot_stand_in_the_stand_phase() -> None:
    """Q. It cannot stand in its player's next stand phase. May an effect stand it in that turn?
    A. Yes, and in the stand phase after that it stands as usual."""
    table = turn(
        ana(soul=[LAMP], circles={FL: THROWER}),
        ben(
            vanguard=rested(BEACON), circles={FL: rested(WICK), FR: rested(LAMP)},
            hand=[WHISTLE], soul=[LAMP],
        ),
    )  # fmt: skip
    to_main(table.you)
    table.you.uses(THROWER)
    table.you.chooses(WICK)
    ends_turn(table.you)
    assert table.them.stands(BEACON)
    assert table.them.stands(LAMP)
    assert not table.them.stands(WICK)
    to_main(table.them)
    table.them.exchanges(FL)
    assert table.them.circle(BL) == WICK
    assert not table.them.stands(WICK)
    table.them.calls(WHISTLE, BR)
    table.them.uses(WHISTLE)
    table.them.chooses(WICK)
    assert table.them.stands(WICK)
    table.game.turn_to(table.them.find(WICK), 1)
    ends_turn(table.them)
    ends_turn(table.you)
    assert table.them.stands(WICK)


def brake(text: str) -> Card:
    return court("Wheel Brake", text, 1, power=6000, shield=0)


@pytest.mark.rule("vanguard:1.3.3", "vanguard:1.3.2")
@pytest.mark.parametrize("braked", [True, False])
def test_r11_an_effect_that_stands_against_one_that_forbids_it(braked: bool) -> None:
    """Q. My vanguard cannot stand this turn, and I pay to stand it and draw.  A. It stays
    resting; I draw all the same."""
    spring = marshal(
        "Spring Marshal",
        "[AUTO](VC)[1/turn]:[Counter-Blast 1] At the end of the battle that this unit attacked, "
        "you may pay the cost. If you do, [Stand] this unit, and draw a card.",
    )
    guard = brake(
        "[AUTO]:When this unit is placed on (GC), choose one of your opponent's vanguards, and "
        "that unit cannot [Stand] during that turn."
        if braked
        else ""
    )
    table = fight(ana(vanguard=spring, damage=[LAMP]), ben(hand=[guard]))
    table.you.attacks(spring, BEACON)
    table.them.guards(guard)
    assert table.you.offered == ["yes", "no"]
    table.you.says("yes")
    assert table.you.face_down("damage") == [LAMP]
    assert len(table.you.hand) == 3
    assert table.you.stands(spring) is not braked
    assert table.halted is braked


CANNON = marshal(
    "Cannon Marshal",
    "[ACT](VC):[Counter-Blast 1] Choose two of your opponent's rear-guards, and retire them.",
)


@pytest.mark.rule("vanguard:1.3.2", "vanguard:8.5.4.1", "vanguard:8.5.4.1.2", "vanguard:8.5.4.1.3")
def test_r12_choose_two_with_one_and_with_none() -> None:
    """Q. "Choose two": there is one, then none.  A. The one must be chosen; with none the cost is
    paid and nothing happens."""
    table = main(ana(vanguard=CANNON, damage=[LAMP] * 2), ben(circles={FR: WICK}))
    uses(table.you, CANNON)
    assert table.them.drop == [WICK]
    assert table.you.offers("act") == [CANNON]
    table.you.uses(CANNON)
    assert table.prompt == "main"
    assert table.you.face_down("damage") == [LAMP] * 2
    assert table.you.offers("act") == []


@pytest.mark.rule("vanguard:1.3.2.2", "vanguard:7.6.1.2.2", "vanguard:2.16.1")
def test_r13_a_drive_below_zero() -> None:
    """Q. Drive 2 and "drive -3".  A. No drive check is made and none is undone; the attack goes
    on."""
    reckless = marshal(
        "Reckless Marshal",
        "[ACT](VC):[Soul-Blast 1] This unit gets [Critical] +1/drive -3 until end of turn.",
    )
    table = turn(ana(vanguard=reckless, soul=[LAMP]))
    to_main(table.you)
    table.you.uses(reckless)
    table.you.passes()
    hand, deck = len(table.you.hand), len(table.you.deck)
    table.you.attacks(reckless, BEACON)
    assert (len(table.you.hand), len(table.you.deck)) == (hand, deck)
    assert len(table.them.damage) == 2
