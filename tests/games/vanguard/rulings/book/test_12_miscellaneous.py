"""Chapter 12: loops, nullified triggers, extra turns, for each, names, not affected."""

from __future__ import annotations

import pytest

from tests.games.vanguard.rulings.book.stock import (
    BALM,
    BEACON,
    BL,
    DAWN,
    FL,
    FR,
    LAMP,
    WICK,
    ana,
    another,
    ben,
    court,
    ends_turn,
    gives,
    main,
    marshal,
    strides_for,
    to_main,
    turn,
    uses,
)
from tests.games.vanguard.table import up


@pytest.mark.rule("vanguard:12.1.1", "vanguard:12.1.1.1")
def test_r128_a_loop_nobody_can_stop() -> None:
    """Q. Two abilities rest and stand a unit for ever.  A. The game is a draw."""
    restless = court(
        "Restless",
        "[AUTO](RC):When this unit is [Rest] due to the effect of your card, [Stand] this unit.",
        1,
    )
    drowsy = court(
        "Drowsy",
        "[AUTO](RC):When your other rear-guard [Stand] due to the effect of your card, [Rest] that "
        "unit.",
        1,
    )
    pusher = court(
        "Pusher",
        "[ACT](RC):[Counter-Blast 1] Choose one of your other rear-guards, and [Rest] it.",
        1,
    )
    table = main(ana(circles={FL: restless, FR: drowsy, BL: pusher}, damage=[LAMP]))
    table.you.uses(pusher)
    table.you.chooses(restless)
    assert table.result == ("draw", "12.1.1.1")


@pytest.mark.rule("vanguard:12.1.1.2", "vanguard:12.1.1.4")
def test_r129_a_loop_one_player_can_stop() -> None:
    """Q. An ability without a cost gives +1000, and I want it 200 times.  A. I say how many times
    more, and they count as done at once; the opponent is not asked, and no number is endless. The
    numbers are those of a list: 199 after the first are named in five goes."""
    patient = marshal(
        "Patient Marshal", "[ACT](VC):This unit gets [Power] +1000 until end of turn."
    )
    table = main(ana(vanguard=patient))
    table.you.uses(patient)
    assert table.you.power(patient) == 12000
    for number in (100, 50, 20, 20, 9):
        table.you.uses(patient)
        assert (table.prompt, table.asked) == ("loop-times", "you")
        asked = table.asks
        assert asked is not None
        assert max(int(option[1]) for option in asked.options) == 1000
        table.you.chooses(number)
    assert table.prompt == "main"
    assert table.you.power(patient) == 211000
    assert len(table.game.state.effects) == 1 + 5


@pytest.mark.rule("vanguard:12.3.1", "vanguard:12.3.2", "vanguard:9.6.5", "vanguard:9.6.6")
def test_r130_trigger_effects_are_nullified() -> None:
    """Q. "During that damage check, all trigger effects are nullified."  A. The icon does nothing,
    not even the power half; in later damage checks it works."""
    judge = marshal(
        "Silent Judge",
        "[ACT](VC):[Soul-Blast 1] Choose one of your opponent's vanguards, and deal one damage. "
        "During that damage check, all trigger effects are nullified.",
    )
    table = main(
        ana(vanguard=judge, soul=[LAMP], damage=[LAMP] * 2),
        ben(damage=[LAMP] * 4, deck=[BALM, BALM]),
    )
    uses(table.you, judge)
    assert table.prompt == "main"
    assert len(table.them.damage) == 5
    assert table.them.power(BEACON) == 11000
    table.you.passes()
    table.begins("battle phase")
    table.you.attacks(judge, BEACON)
    gives(table.them, LAMP, BEACON)
    assert len(table.them.damage) == 5
    assert table.them.drop == [LAMP]
    assert table.them.power(BEACON) == 16000


@pytest.mark.rule("vanguard:12.4.1", "vanguard:12.4.2")
@pytest.mark.parametrize("both", [True, False])
def test_r131_two_extra_turns_from_one_turn(both: bool) -> None:
    """Q. I get an extra turn, then my opponent gets one in the same turn.  A. The one that was
    added last comes first."""
    twice = marshal("Dawn Twice", "[ACT](VC)[1/turn]:[Counter-Blast 1] You get an extra turn.")
    late = court(
        "Late Hour",
        "[AUTO]:When this unit is placed on (GC), you get an extra turn." if both else "",
        1,
        power=6000,
    )
    table = turn(ana(vanguard=twice, damage=[LAMP]), ben(hand=[late]))
    to_main(table.you)
    table.you.uses(twice)
    table.you.passes()
    table.you.attacks(twice, BEACON)
    table.them.guards(late)
    order = []
    for _turn in range(4):
        order.append(table.asked)
        ends_turn(table.player(table.asked))
    assert order == (["them", "you", "them", "you"] if both else ["you", "them", "you", "them"])


@pytest.mark.rule("vanguard:12.6.1", "vanguard:12.6.2", "vanguard:12.6.3")
def test_r132_for_each_the_objects_differ() -> None:
    """Q. "For each of your rear-guards, choose one of your units": may I choose the same twice?
    A. No: two different ones."""
    parade = marshal(
        "Parade Marshal",
        "[ACT](VC):[Counter-Blast 1] For each of your rear-guards, choose one of your units, and "
        "it gets [Power] +2000 until end of turn.",
    )
    left = another(LAMP)
    table = main(ana(vanguard=parade, damage=[LAMP], circles={FL: left, FR: LAMP}))
    table.you.uses(parade)
    assert table.you.offered == [parade, left, LAMP]
    table.you.chooses(parade)
    assert table.you.offered == [left, LAMP]
    table.you.chooses(LAMP)
    assert table.prompt == "main"
    assert table.you.power(parade) == 13000
    assert table.you.power(LAMP) == 9000
    assert table.you.power(left) == 7000


@pytest.mark.rule("vanguard:12.6.1", "vanguard:12.6.3")
def test_r132_without_an_object_the_choice_is_skipped() -> None:
    """Q. Two of mine, one of theirs.  A. The one is retired."""
    parade = marshal(
        "Parade Marshal",
        "[ACT](VC):[Counter-Blast 1] For each of your rear-guards, choose one of your opponent's "
        "rear-guards, and retire it.",
    )
    table = main(
        ana(vanguard=parade, damage=[LAMP], circles={FL: LAMP, FR: LAMP}), ben(circles={FL: WICK})
    )
    table.you.uses(parade)
    assert table.prompt == "main"
    assert table.them.drop == [WICK]


@pytest.mark.rule("vanguard:12.7.1", "vanguard:12.7.2.1", "vanguard:12.7.2.2")
@pytest.mark.rule("vanguard:10.28.3.3")
def test_r133_a_card_with_two_names() -> None:
    """Q. My vanguard has its own name and its heart's.  A. It has both: a card with either name
    has the same name, and it is named as before too."""
    clerk = court(
        "Name Clerk",
        "[ACT](RC)[1/turn]:[Choose a card with the same card name as your vanguard from your hand, "
        "and discard it] Draw a card.\n"
        '[CONT](RC):If you have a vanguard named "Dawn Titan", this unit gets [Power] +1000.',
        1,
    )
    table = turn(
        ana(
            circles={FL: clerk}, hand=[BEACON, BEACON], g_zone=[DAWN, up(another(DAWN))],
        )
    )  # fmt: skip
    table.you.passes()
    assert table.you.power(clerk) == 7000
    strides_for(table.you, DAWN, BEACON)
    to_main(table.you)
    assert table.you.power(clerk) == 8000
    table.you.uses(clerk)
    assert table.you.offered == [BEACON]
    table.you.chooses(BEACON)
    assert table.you.drop == [BEACON, BEACON]
    assert table.you.hand == [LAMP, LAMP]


@pytest.mark.rule("vanguard:12.7.1")
def test_r133_another_name_does_not_pay() -> None:
    """The "no" beside it."""
    clerk = court(
        "Name Clerk",
        "[ACT](RC)[1/turn]:[Choose a card with the same card name as your vanguard from your hand, "
        "and discard it] Draw a card.",
        1,
    )
    table = main(ana(vanguard=DAWN, hearts=[BEACON], circles={FL: clerk}, hand=[LAMP]))
    assert clerk not in table.you.offers("act")


@pytest.mark.rule("vanguard:12.11.1")
def test_r134_cannot_be_affected_by_the_opponents_effects() -> None:
    """Q. "Retire all of your opponent's rear-guards": one of them cannot be affected.  A. It
    stays. An attack is no effect and retires it."""
    vow = court(
        "Iron Vow",
        "[CONT](RC):This unit cannot be affected by the effects of your opponent's cards.",
    )
    storm = marshal(
        "Storm Marshal", "[ACT](VC):[Counter-Blast 1] Retire all of your opponent's rear-guards."
    )
    table = main(ana(vanguard=storm, damage=[LAMP]), ben(circles={FL: vow, FR: WICK}))
    table.you.uses(storm)
    assert table.them.drop == [WICK]
    assert table.them.circle(FL) is vow
    table.you.passes()
    table.begins("battle phase")
    table.you.attacks(storm, vow)
    assert table.them.drop == [WICK, vow]
