"""Rulings on what sets abilities off: what the rules do is heard as what effects do is, unless a
text asks for an effect."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.godzilla.table import Table, after, battle, given, monster, side, strategy

EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
RAGE = "reduce your opponent's [Rage] by 1."
FULL = 9  # rage to be reduced


def watch(text: str) -> Card:
    """A card that counts what it hears on the other player's rage."""
    return battle("Watch", f"{text}, {RAGE}")


def heard(table: Table) -> int:
    while table.prompt == "standby":
        table.player(table.asked).chooses(table.player(table.asked).offered[0])
    return FULL - table.them.rage


# -- destroyed ----------------------------------------------------------------------------------


def crushed(edition: str, eye: Card) -> Table:
    """11.3.3: one's own monster steps on the card."""
    fuel = battle(invasion=1)
    table = given(
        you=side(hand=[fuel], zones={6: eye, 3: battle()}, position=2), them=side(rage=FULL),
        edition=edition,
    )  # fmt: skip
    table.you.invades_with(fuel)
    return table


def overloaded(edition: str, eye: Card) -> Table:
    """11.5.1: another card is played to its zone."""
    new = battle()
    table = given(
        you=side(hand=[new], zones={6: eye, 3: battle()}), them=side(rage=FULL), edition=edition
    )
    table.you.plays(new, zone=3)
    return table


def by_my_effect(edition: str, eye: Card) -> Table:
    return after(
        "[Destroy] all battle cards with “Victim” in their name in your zones.",
        you=side(zones={6: eye, 3: battle("Victim")}),
        them=side(rage=FULL),
        edition=edition,
    )


def by_their_effect(edition: str, eye: Card) -> Table:
    return after(
        "[Destroy] all battle cards with “Victim” in their name in your opponent's zones.",
        you=side(zones={6: eye, 3: battle("Victim")}),
        them=side(rage=FULL),
        turn_of="them",
        edition=edition,
    )


def sent_away(edition: str, eye: Card) -> Table:
    """5.12.1.1: an effect puts it into the discard pile."""
    return after(
        "Send 1 card named “Victim” in your zones to your discard pile.",
        you=side(zones={6: eye, 3: battle("Victim")}),
        them=side(rage=FULL),
        edition=edition,
    )


@EDITIONS
@pytest.mark.rule("godzilla:5.12.1.1")
@pytest.mark.parametrize(
    "ways",
    [crushed, overloaded, by_my_effect, by_their_effect, sent_away],
    ids=lambda f: f.__name__,
)
def test_a_destroyed_card_is_heard_whatever_destroyed_it(ways: object, edition: str) -> None:
    """Q. The rules destroyed my card. Is that heard?  A. Yes, as if an effect had."""
    assert callable(ways)
    table = ways(edition, watch("Whenever one of your battle cards is [Destroy]"))
    assert heard(table) == 1


@EDITIONS
@pytest.mark.rule("godzilla:11.3.3")
@pytest.mark.rule("godzilla:11.5.1")
@pytest.mark.parametrize(
    ("ways", "times"), [(crushed, 0), (overloaded, 0), (by_my_effect, 0), (by_their_effect, 1)]
)
def test_the_rules_are_not_the_opponents_effects(ways: object, times: int, edition: str) -> None:
    assert callable(ways)
    eye = watch("Whenever one of your battle cards is [Destroy] by your opponent's effects")
    assert heard(ways(edition, eye)) == times


@EDITIONS
@pytest.mark.rule("godzilla:11.3.3")
def test_a_card_crushed_because_of_an_effect_was_not_destroyed_by_it(edition: str) -> None:
    """Q. My opponent's effect advances my monster onto my card. Did the effect destroy it?
    A. No: the rules did (11.3.3)."""
    eye = watch("Whenever one of your battle cards is [Destroy] by your opponent's effects")
    table = after(
        "Advance your opponent's monster card by 1 zone.",
        you=side(zones={6: eye, 3: battle()}, position=2),
        them=side(rage=FULL),
        turn_of="them",
        edition=edition,
    )
    assert table.you.zone(3) is None
    assert heard(table) == 0


# -- discarded ----------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("godzilla:8.4.1")
@pytest.mark.rule("godzilla:8.6.1")
@pytest.mark.parametrize("ways", ["rage", "invasion", "effect", "top card"])
def test_a_discard_is_heard_whatever_it_is_for(ways: str, edition: str) -> None:
    """Q. I discard a monster card to gain rage or to invade. Do cards that wait for a discard
    hear it?  A. Yes. Not of a card that goes from the deck to the discard pile."""
    eye = watch("Whenever you discard a monster card from your hand")
    fuel = monster("Fuel")
    order = strategy(text="Discard 1 monster card from your hand.")
    beast = monster(
        text="When this card invades, you may send the top card of your deck to your discard pile "
        "instead of discarding a card from your hand."
    )
    table = given(
        you=side(hand=[fuel, order], zones={6: eye}, deck=[monster()], stack=[beast]),
        them=side(rage=FULL),
        edition=edition,
    )
    if ways == "rage":
        table.you.gains_rage_with(fuel)
    elif ways == "invasion":
        table.you.invades_with(fuel)
    elif ways == "top card":
        table.you.does("invade with top card")
    else:
        table.you.plays(order, zone=1)
        if table.prompt == "discard":
            table.you.chooses(fuel)
    assert heard(table) == (0 if ways == "top card" else 1)


# -- played -------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("godzilla:5.11.2")
@pytest.mark.rule("godzilla:5.15.1.2")
@pytest.mark.parametrize("ways", ["action", "burst", "effect", "counter phase", "countered"])
def test_a_new_invading_monster_is_played_however_it_came(ways: str, edition: str) -> None:
    """Q. My monster is countered, and the next one comes. Is it played?  A. Yes: it becomes
    the new invading monster."""
    eye = watch("When your monster card is played")
    old, deep = monster("Old"), monster("Deep", rank=2)
    new = monster("New", rank=3 if ways == "burst" else 1, text="[Burst 1]")
    mine = side(hand=[new], zones={6: eye}, stack=[old], monsters=[deep])
    if ways in ("action", "burst"):
        table = given(you=mine, them=side(rage=FULL), edition=edition)
        table.you.bursts(new) if ways == "burst" else table.you.plays(new)
    elif ways == "effect":
        table = after("Play 1 card named “New” from your hand.", you=mine, them=side(rage=FULL),
                      edition=edition)  # fmt: skip
        if table.prompt == "play":
            table.you.chooses(new)
    elif ways == "counter phase":
        table = given(
            you=mine, them=side(rage=FULL, zones={2: battle(power=5000)}), turn_of="them",
            phase="counter phase", edition=edition,
        )  # fmt: skip
    else:
        table = after(
            "Counter your opponent's monster card.", you=mine, them=side(rage=FULL),
            turn_of="them", edition=edition,
        )  # fmt: skip
    assert table.you.monster in (new, deep)
    assert heard(table) == 1


@EDITIONS
@pytest.mark.rule("godzilla:5.11.1")
@pytest.mark.parametrize("ways", ["hand", "discard pile", "evolution", "token", "moved"])
def test_a_battle_card_is_played_however_it_came_from_outside(ways: str, edition: str) -> None:
    eye = watch("Whenever you play a battle card")
    egg = battle("Egg", "[Evolution 3] «Moth»")
    moth = battle("Moth", traits=["Moth"])
    orders = {
        "discard pile": "Play 1 card named “Back” from your discard pile in zone 4.",
        "token": "Play 1 “Spore” token in zone 4.",
        "moved": "Move 1 card named “Egg” in your zones to zone 4.",
    }
    order = strategy(text=orders.get(ways, "Draw 1 card."))
    new = battle("New")
    table = given(
        you=side(
            hand=[new, order], zones={6: eye, 2: egg}, deck=[moth, battle()], position=8,
            discard=[battle("Back")],
        ),
        them=side(rage=FULL),
        edition=edition,
    )  # fmt: skip
    table.you.says("yes" if ways == "evolution" else "no")
    if ways == "evolution":
        table.you.chooses(moth)
    elif ways == "hand":
        table.you.plays(new, zone=3)
    else:
        table.you.plays(order, zone=1)
    assert heard(table) == (0 if ways == "moved" else 1)


# -- rage and advances --------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("godzilla:8.5.1.1")
@pytest.mark.parametrize("ways", ["gain", "play", "effect", "set"])
def test_rage_that_goes_up_is_heard_whatever_it_is_for(ways: str, edition: str) -> None:
    eye = watch("Whenever your monster card's [Rage] is increased")
    fuel, new = monster("Fuel", traits=["Other"]), monster("New")
    orders = {
        "effect": "Increase your monster card's [Rage] by 2.",
        "set": "Set your monster card's [Rage] to 3.",
    }
    order = strategy(text=orders.get(ways, "Draw 1 card."))
    table = given(
        you=side(hand=[fuel, new, order], zones={6: eye}), them=side(rage=FULL), edition=edition
    )
    if ways == "gain":
        table.you.gains_rage_with(fuel)
    elif ways == "play":
        table.you.plays(new)
    else:
        table.you.plays(order, zone=1)
    assert heard(table) == 1


@EDITIONS
@pytest.mark.rule("godzilla:7.5.2")
@pytest.mark.parametrize(
    ("text", "ways", "times"),
    [
        ("Whenever your monster card advances", "invasion", 2),
        ("Whenever your monster card advances", "end phase", 1),
        ("Whenever your monster card advances", "effect", 1),
        ("Whenever your monster card advances", "moved", 0),
        ("Whenever your monster card invades", "invasion", 1),
        ("Whenever your monster card invades", "end phase", 0),
        ("Whenever your monster card invades", "effect", 0),
    ],
)
def test_an_advance_is_heard_whatever_it_is_for(
    text: str, ways: str, times: int, edition: str
) -> None:
    eye = watch(text)
    fuel = battle(invasion=2)
    orders = {
        "effect": "Advance your monster card by 1 zone.",
        "moved": "Move your monster card to an unoccupied zone.",
    }
    order = strategy(text=orders.get(ways, "Draw 1 card."))
    deck = [battle() for _ in range(5)]
    table = given(
        you=side(hand=[fuel, order], zones={7: eye}, deck=deck),
        them=side(rage=FULL),
        phase="end phase" if ways == "end phase" else "main phase",
        edition=edition,
    )
    if ways == "invasion":
        table.you.invades_with(fuel)
    elif ways != "end phase":
        table.you.plays(order, zone=1)
        if ways == "moved":
            table.you.chooses(2)
    assert heard(table) == times


@EDITIONS
@pytest.mark.rule("godzilla:5.15.1")
@pytest.mark.parametrize("ways", ["counter phase", "effect", "pushed"])
def test_a_counter_is_heard_whatever_counters(ways: str, edition: str) -> None:
    """Q. An effect counters the monster. Has its player successfully countered it?  A. Yes. Not
    if the monster is only moved as though it were."""
    eye = battle(
        text=f"When you successfully counter your opponent's monster card, {RAGE}", power=5000
    )
    order = strategy(
        text="Counter your opponent's monster card."
        if ways == "effect"
        else "Move your opponent's monster card as though it were countered."
    )
    foe = side(stack=[monster(threat=5000)], monsters=[monster(rank=2)], rage=FULL, position=7)
    table = given(
        you=side(hand=[order], zones={6: eye, 2: battle(power=90000)}),
        them=foe,
        phase="counter phase" if ways == "counter phase" else "main phase",
        edition=edition,
    )
    if ways != "counter phase":
        table.you.plays(order, zone=1)
    assert table.them.position == 4
    assert heard(table) == (0 if ways == "pushed" else 1)


# -- sent from the strategy zone ----------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("godzilla:7.2.3")
@pytest.mark.parametrize("ways", ["start phase", "effect"])
def test_a_card_leaves_the_strategy_zone_by_rule_or_by_effect(ways: str, edition: str) -> None:
    eye = watch("Whenever your card is sent from a strategy zone to the discard pile")
    order = strategy(text="[Destroy] 1 of your opponent's strategy cards.")
    table = given(
        you=side(zones={6: eye}, strategies={1: strategy()}, deck=[battle()]),
        them=side(hand=[order], rage=FULL),
        turn_of="you" if ways == "start phase" else "them",
        phase="start phase" if ways == "start phase" else "main phase",
        edition=edition,
    )
    if ways == "effect":
        table.them.plays(order, zone=1)
    assert heard(table) == 1


# -- drawing ------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("godzilla:7.2.2")
@pytest.mark.rule("godzilla:1.3.3")
def test_whoever_cannot_draw_does_not_draw_by_the_rules_either(edition: str) -> None:
    """Q. I cannot draw cards. Does my start phase give me one?  A. No, nor my end phase."""
    ban = battle(text="Your opponent cannot draw cards.")
    for phase in ("start phase", "end phase"):
        for text, drawn in ((ban, 0), (battle(), 1 if phase == "start phase" else 5)):
            table = given(
                you=side(deck=[battle() for _ in range(6)]), them=side(zones={6: text}),
                phase=phase, edition=edition,
            )  # fmt: skip
            assert len(table.you.hand) == drawn
