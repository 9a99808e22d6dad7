"""Chapter 1, first part: winning and losing."""

from __future__ import annotations

import pytest

from tests.games.vanguard.rulings.book.stock import (
    BALM,
    BEACON,
    FL,
    FLARE,
    LAMP,
    SPARK,
    WICK,
    ana,
    another,
    ben,
    court,
    fight,
    gives,
    main,
    marshal,
)

STRONG = marshal("Strong Marshal", power=16000)


@pytest.mark.rule("vanguard:1.2.1", "vanguard:1.2.2.1", "vanguard:9.1.2")
@pytest.mark.rule("vanguard:9.2.2", "vanguard:9.6.7")
def test_r01_all_dealt_damage_is_checked_before_the_sixth_card_loses_the_game() -> None:
    """Q. Two damage with five cards in the damage zone: is the second check made?  A. Yes, with
    its trigger; the loss is looked for in the next check timing."""
    eager = court("Eager", "[AUTO](RC):When your vanguard's attack hits a vanguard, draw a card.")
    table = fight(
        ana(deck=[FLARE, LAMP], circles={4: eager}), ben(deck=[LAMP, FLARE], damage=[LAMP] * 5)
    )
    table.you.attacks(BEACON, BEACON)
    table.you.chooses(0)
    table.you.chooses(BEACON)
    table.you.chooses(BEACON)
    assert table.prompt == "trigger order"
    assert table.asked == "them"
    assert table.you.power(BEACON) == 16000
    assert len(table.them.damage) == 6
    assert table.them.trigger_zone == [FLARE]
    assert table.result is None
    table.them.chooses(0)
    assert table.result == ("you", "9.2.2")
    assert len(table.them.damage) == 7
    assert table.you.hand == [FLARE, LAMP]


@pytest.mark.rule("vanguard:2.8.1.1.5", "vanguard:9.6.5", "vanguard:9.6.6", "vanguard:9.2.2")
def test_r02_a_heal_trigger_as_the_sixth_damage_saves_the_game() -> None:
    """Q. Five each, and my sixth card is a heal trigger.  A. It heals before it gets to the
    damage zone itself; one of the five must be chosen."""
    marked = another(LAMP)
    table = fight(ana(damage=[LAMP] * 5), ben(deck=[BALM], damage=[marked, *[LAMP] * 4]))
    table.you.attacks(BEACON, BEACON)
    table.them.chooses(0)
    assert table.prompt == "trigger heal"
    assert table.them.offered == [marked, *[LAMP] * 4]
    table.them.chooses(marked)
    assert table.them.drop == [marked]
    assert table.them.damage == [*[LAMP] * 4, BALM]
    assert table.result is None
    assert table.them.power(BEACON) == 16000


@pytest.mark.rule("vanguard:1.2.2.2", "vanguard:7.6.1.2.3", "vanguard:7.6.1.2.4")
@pytest.mark.rule("vanguard:7.6.1.2.5", "vanguard:9.2.3")
def test_r03_the_last_card_of_the_deck_is_turned_by_a_drive_check() -> None:
    """Q. My drive check turns the last card, a critical trigger.  A. Its choices are made, and in
    the check timing after them I lose, before it is in my hand."""
    table = fight(ana(deck=[FLARE], cards_in_deck=0, circles={4: LAMP}), ben(damage=[LAMP] * 5))
    table.you.attacks(BEACON, BEACON)
    table.you.chooses(0)
    table.you.chooses(BEACON)
    assert table.you.power(BEACON) == 11000
    table.you.chooses(BEACON)
    assert table.result == ("them", "9.2.3")
    assert table.you.value(BEACON, "critical") == 2
    assert table.you.power(BEACON) == 16000
    assert table.you.trigger_zone == [FLARE]
    assert table.you.hand == []
    assert len(table.them.damage) == 5


@pytest.mark.rule("vanguard:9.1.2", "vanguard:9.2.3", "vanguard:8.4.1")
def test_r04_a_deck_that_is_empty_only_in_the_middle_of_an_effect() -> None:
    """Q. An effect draws my last card and puts one back.  A. I do not lose: the deck has a card
    again in the check timing."""
    clerk = court(
        "Turnover Clerk",
        "[ACT](RC):[Soul-Blast 1] Draw a card, choose a card from your hand, and put it on the "
        "bottom of your deck.",
    )
    table = main(ana(deck=[LAMP], cards_in_deck=0, soul=[SPARK], hand=[WICK], circles={FL: clerk}))
    table.you.uses(clerk)
    assert table.you.deck == []
    assert table.you.offered == [WICK, LAMP]
    table.you.chooses(WICK)
    assert table.prompt == "main"
    assert table.you.deck == [WICK]
    assert table.you.hand == [LAMP]
    assert table.you.soul == []
    assert table.you.drop == [SPARK]


@pytest.mark.rule("vanguard:1.2.5", "vanguard:1.2.2.2")
@pytest.mark.parametrize(("hand", "result"), [(5, ("you", "1.2.5")), (4, ("them", "9.2.3"))])
def test_r05_winning_by_an_effect_comes_before_the_empty_deck_is_noticed(
    hand: int, result: tuple[str, str]
) -> None:
    """Q. I draw my last two cards and an effect says that I win.  A. I win at once; without it
    the empty deck loses in the next check timing."""
    verdict = marshal(
        "Verdict Marshal",
        "[ACT](VC):[Counter-Blast 1] Draw two cards. If the number of cards in your hand is seven "
        "or more, you win the game.",
    )
    table = main(
        ana(vanguard=verdict, deck=[LAMP] * 2, cards_in_deck=0, hand=[LAMP] * hand, damage=[LAMP])
    )
    table.you.uses(verdict)
    assert table.result == result
    assert len(table.you.hand) == hand + 2
    assert table.you.deck == []


@pytest.mark.rule("vanguard:1.2.3", "vanguard:9.1.3", "vanguard:9.2.3")
def test_r06_both_decks_run_out_together() -> None:
    """Q. One effect empties both decks.  A. Both lose at the same time: a draw."""
    crier = court("Rain Crier", "[ACT](RC):[Soul-Blast 1] All players draw a card.", 1)
    table = main(
        ana(deck=[LAMP], cards_in_deck=0, soul=[LAMP], circles={FL: crier}),
        ben(deck=[LAMP], cards_in_deck=0),
    )
    table.you.uses(crier)
    assert table.result == ("draw", "1.2.3")
    assert (table.you.hand, table.them.hand) == ([LAMP], [LAMP])
    assert (table.you.deck, table.them.deck) == ([], [])


@pytest.mark.rule("vanguard:9.6.1", "vanguard:9.6.1.1", "vanguard:8.4.1.1")
@pytest.mark.rule("vanguard:10.33.2", "vanguard:1.2.1")
def test_r07_both_vanguards_are_dealt_damage_at_five_and_only_the_turn_player_loses() -> None:
    """Q. An effect deals one damage to each vanguard; both players have five.  A. The turn
    player's damage is processed first, and that player's loss is due before the other's."""
    scourge = court(
        "Twin Scourge",
        "[ACT](RC):[Soul-Blast 1] Choose one of your vanguards, and deal one damage. Choose one of "
        "your opponent's vanguards, and deal one damage.",
    )
    table = main(ana(soul=[LAMP], damage=[LAMP] * 5, circles={FL: scourge}), ben(damage=[LAMP] * 5))
    table.you.uses(scourge)
    assert table.result == ("them", "9.2.2")
    assert len(table.you.damage) == 6
    assert len(table.them.damage) == 5
    assert len(table.them.deck) == 20
    assert table.them.vanguard_damage == 1


@pytest.mark.rule("vanguard:1.2.4", "vanguard:1.2.1", "vanguard:9.2.3")
def test_r08_conceding_beats_a_loss_that_has_not_been_checked_yet() -> None:
    """Q. My opponent's deck is empty, and the trigger's choices are being made. I concede.
    A. I lose at once; no check timing comes any more."""
    table = fight(ana(deck=[FLARE], cards_in_deck=0))
    table.you.attacks(BEACON, BEACON)
    assert table.asked == "you"
    assert table.you.deck == []
    table.them.concedes()
    assert table.result is not None
    assert table.result[0] == "you"
    assert table.result[1].startswith("1.2.4")
    assert table.you.trigger_zone == [FLARE]


def test_r08_without_the_concession_the_empty_deck_loses() -> None:
    """The same position, played on."""
    table = fight(ana(deck=[FLARE], cards_in_deck=0))
    table.you.attacks(BEACON, BEACON)
    gives(table.you, BEACON, BEACON)
    assert table.result == ("them", "9.2.3")
