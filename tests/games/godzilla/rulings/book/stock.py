"""The cards and positions that the rulings of this folder begin from.

Both monsters stand in zone 5, decks hold twenty Pickets, the monster deck holds the rest of the
monster's family; a ruling says what is different.
"""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.kernel.cards import Card
from tests.games.godzilla.table import Player, Side, Table, battle, monster, side, strategy

EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])


def family(name: str, color: str, *threats: int) -> dict[int, Card]:
    """The monsters of a family by rank."""
    return {
        rank: monster(f"{name} {rank}", threat=threat, rank=rank, colors=[color], traits=[name])
        for rank, threat in enumerate(threats, start=1)
    }


CINDER = family("Cinder", "red", 5000, 12000, 22000, 34000)
TIDE = family("Tide", "blue", 6000, 13000, 23000, 35000)


def machine(name: str, text: str = "", power: int = 1000, **fields: Any) -> Card:
    """A white battle card of the trait that most of them have."""
    return battle(name, text, power, **({"traits": ["Machine"]} | fields))


PICKET = machine("Picket")
SCOUT = machine("Scout", invasion=2)
SENTRY = machine("Sentry", power=3000, rank=3)
BULWARK = machine("Bulwark", power=5000, rank=5)
COLOSSUS = machine("Colossus", power=10000, rank=8)
SMALL_PLAN = strategy("Small Plan", "Draw 1 card.")
MITE = battle("Mite", traits=["Token", "Mite"], invasion=0)

# Cards that several rulings speak of.
GRUB = battle("Moss Grub", traits=["Moss"], colors=["red"])
WING = battle("Moss Wing", power=4000, rank=4, traits=["Moss"], colors=["red"])
FELL = strategy(
    "Fell the Tree", "[Destroy] 1 of your opponent's rank 4 or lower battle cards.", rank=4
)
PIN_DOWN = strategy(
    "Pin Down", "[Destroy] 1 of your opponent's rank 5 or lower battle cards.", rank=4
)
IMP = battle(
    "Ember Imp", "[Revenge] You may return this card from your discard pile to your hand.",
    rank=2, traits=["Imp"], colors=["red"],
)  # fmt: skip
PUP = battle(
    "Dust Pup",
    "[Revenge] Return up to 1 «Cinder» monster card from your discard pile to your hand.",
    rank=2,
    traits=["Pup"],
    colors=["green"],
)
IRON = battle("Iron Drone", power=6000, rank=6, traits=["Drone"])
DOUBLE = strategy(
    "Double Launch", "Play 2 battle cards with «Drone» from your discard pile.", rank=4
)
CREW = machine(
    "Cleanup Crew", "Whenever one of your strategy cards is [Destroy], draw 1 card.", rank=3
)
DEEP = strategy("Deep Breath", "Draw 3 cards.", rank=4)
RECALL = strategy("Recall", "Return 1 of your battle cards to your hand.", rank=2)
WRECKER = machine(
    "Careless Wrecker", "[Enter] [Destroy] 1 of your other battle cards.", 4000, rank=3
)
FORT = strategy(
    "Watch Fort",
    "[Base] When any monster card invades into zones 7-8, [Destroy] this card.\n"
    "[Your Turn] At the beginning of your counter phase, draw 1 card, then discard 1 card.",
    rank=3,
)


def hen(lang: str = "en") -> Card:
    return battle(
        "Dust Hen", "[Revenge] Increase your monster card's [Rage] by 1.", 2000,
        text_ja="逆襲あなたの怪獣カードの怒りを１増やす。", lang=lang, rank=3, traits=["Hen"],
        colors=["green"],
    )  # fmt: skip


def cinder(name: str, text: str = "", threat: int | str = 4000, **fields: Any) -> Card:
    """A red monster of P1's family."""
    return monster(name, text, threat, **({"traits": ["Cinder"], "colors": ["red"]} | fields))


def tide(name: str, text: str = "", threat: int | str = 6000, **fields: Any) -> Card:
    """A blue monster of P2's family."""
    return monster(name, text, threat, **({"traits": ["Tide"], "colors": ["blue"]} | fields))


def grieving() -> Card:
    return cinder(
        "Grieving Cinder",
        "Whenever one of your battle cards is [Destroy], increase this card's [Rage] by 1.",
    )


def flare() -> Card:
    return cinder("Cinder Flare", "[Burst 1]", 14000, rank=2)


def _player(monsters: dict[int, Card], given: dict[str, Any]) -> Side:
    first, *others = monsters.values()
    usual: dict[str, Any] = {
        "deck": [PICKET] * 20, "stack": [first], "position": 5, "monsters": others,
    }  # fmt: skip
    return side(**(usual | given))


def p1(**given: Any) -> Side:
    """P1, who is `you`."""
    return _player(CINDER, given)


def p2(**given: Any) -> Side:
    """P2, who is `them`."""
    return _player(TIDE, given)


def order_all(table: Table) -> None:
    """Play the abilities that stand by as they come, where their order is all the same."""
    while table.prompt == "standby":
        player = table.player(table.asked)
        player.chooses(player.offered[0])


def value_in(player: Player, zone: int, name: str) -> Any:
    """What is true now of the card in a player's zone."""
    game = player.table.game
    cards = game.state.zones[z.zone_of(player.seat, zone)]
    return game.value(cards[-1], name)


def ends_turn(table: Table) -> None:
    """From a main phase that is over through the rest of the turn to the other player's main
    phase."""
    table.begins("counter phase")
    table.begins("end phase")
    table.begins("turn")


def seen(viewer: Player, kind: str, whose: Player) -> dict[str, Any]:
    """An area as a player sees it: its count, and the cards that are known."""
    for each in viewer.sees()["zones"]:
        if each["kind"] == kind and each["seat"] == whose.seat:
            return dict(each)
    return {"count": 0, "cards": []}
