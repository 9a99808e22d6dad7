"""The cards and positions that the rulings of this folder begin from.

Ana is `you` and Ben is `them`. Each has a Beacon Marshal standing on the vanguard circle and a
deck of twenty Lamp Squires; a ruling says what is different. Circles are named as the player who
has them sees them: front left FL, front right FR, back left BL, back center BC, back right BR.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from headjudge.games.vanguard.c03_basics.units import vanguard_of
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.kernel.cards import Card
from tests.games.vanguard.table import (
    Player,
    Side,
    Table,
    battle,
    g_unit,
    given,
    side,
    trigger,
    unit,
)

FL, FR, BL, BC, BR = 1, 2, 3, 4, 5
COURT = "Lantern Court"
FOUNDRY = "Tide Foundry"


def court(name: str, text: str = "", grade: int = 2, **fields: Any) -> Card:
    """A unit of the clan that most of them have, as its grade usually is."""
    return unit(name, text=text, grade=grade, **{"clan": [COURT]} | fields)


def marshal(name: str, text: str = "", **fields: Any) -> Card:
    """A grade 3 unit of that clan."""
    return court(name, text, 3, **fields)


def bell(icon: str, name: str, clan: str = COURT) -> Card:
    """A trigger unit."""
    return trigger(icon, name, clan=[clan])


def another(card: Card) -> Card:
    """A second card with the same print, to be told apart from the first."""
    return Card(f"{card.number}-2", card.names, card.texts, card.values, card.abilities.terms)


SPARK = court("Spark Page", grade=0)
LAMP = court("Lamp Squire", grade=1)
WICK = court("Wick Knight", grade=2)
BEACON = marshal("Beacon Marshal")
FLARE = bell("critical", "Flare Bell")
ROUSE = bell("stand", "Rouse Bell")
BALM = bell("heal", "Balm Bell")
ANVIL_SQUIRE = court("Anvil Squire", grade=1, clan=[FOUNDRY])
ANVIL_KNIGHT = court("Anvil Knight", clan=[FOUNDRY])
ANVIL_MARSHAL = marshal("Anvil Marshal", clan=[FOUNDRY])
ANVIL_BELL = bell("critical", "Anvil Bell", FOUNDRY)
DAWN = g_unit(
    "Dawn Titan",
    text="[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or "
    "greater from your hand, and discard them] [Stride] this card on your (VC) from face down.",
    clan=[COURT],
)
WALL = g_unit(
    "Wall Titan",
    text='[G Guardian]-Opponent Turn\'s Guard Step-[Choose a card with "[Heal] Heal" from your '
    "hand, and discard it] Call this card to your (GC) from face down.",
    clan=[COURT],
    shield=15000,
    icons=[],
)
# What an effect did earlier in the turn: it is done, and its card goes to the drop zone.
HERALD = court(
    "Herald",
    "[ACT](RC):[Retire this unit] Choose one of your units, and it gets [Power] +5000 until end "
    "of turn.",
    1,
)
WHISTLE = court(
    "Whistle Master",
    "[ACT](RC):[Soul-Blast 1] Choose one of your rear-guards, and [Stand] it.",
    1,
)
SNARE = marshal(
    "Snare Marshal",
    "[ACT](VC):[Counter-Blast 1] Choose one of your opponent's rear-guards, and retire it.",
)
STUDY = court("Quick Study", "[AUTO]:When this unit is placed on (RC), draw a card.", 1)
HILT = marshal("Hilt Marshal", '[ACT](VC):[Legion 20000]"Blade Knight"')
BLADE = court("Blade Knight")
KEY_THIEF = court(
    "Key Thief",
    "[ACT](RC):[Soul-Blast 1] Choose one of your opponent's rear-guards, and lock it.\n"
    "[ACT](RC):[Soul-Blast 1] Choose one of your other rear-guards, and lock it.",
)


def player(deck: Iterable[Card] = (), cards_in_deck: int | None = None, **given: Any) -> Side:
    """One side: `deck` lies on top of the Lamp Squires, or is all of it (`cards_in_deck=0`)."""
    below = [LAMP] * (20 if cards_in_deck is None else cards_in_deck)
    usual: dict[str, Any] = {"vanguard": BEACON, "deck": [*deck, *below], "deck_of_plain": 0}
    return side(**usual | given)


ana = ben = player


def main(you: Side | None = None, them: Side | None = None, **more: Any) -> Table:
    """Ana's main phase."""
    return given(you or ana(), them or ben(), **more)


def fight(you: Side | None = None, them: Side | None = None, **more: Any) -> Table:
    """Ana's battle phase."""
    return battle(you or ana(), them or ben(), **more)


def turn(
    you: Side | None = None, them: Side | None = None, turn_of: str = "you", **more: Any
) -> Table:
    """The turn begins, Ana's unless it is said otherwise, and goes on to turns after it."""
    before = "them" if turn_of == "you" else "you"
    return given(you or ana(), them or ben(), phase="turn", turn_of=before, **more)


def to_main(who: Player) -> None:
    """From the ride phase to the main phase, without riding and striding."""
    while who.table.prompt in ("g assist", "ride", "stride"):
        if who.table.prompt == "g assist":
            who.says("no")
        else:
            who.passes()
    assert who.table.prompt == "main", who.table.asks


def to_battle(who: Player) -> None:
    """From the ride phase or the main phase to the start step."""
    to_main(who)
    who.passes()


def ends_turn(who: Player) -> None:
    """Through the rest of the player's turn, without doing anything."""
    if who.table.prompt != "start step":
        to_battle(who)
    if who.table.prompt == "start step" and who.table.asked == ("you", "them")[who.seat]:
        who.ends_attacks()


def gives(who: Player, special: Card, power: Card) -> None:
    """Answer for a trigger icon: its own half first, then the unit for the power. What leaves no
    choice is not asked."""
    if who.table.prompt == "trigger order":
        who.chooses(0)
    if who.table.prompt in ("trigger critical", "trigger stand", "trigger heal"):
        who.chooses(special)
    if who.table.prompt == "trigger power":
        who.chooses(power)


def uses(who: Player, card: Card, number: int = 0) -> None:
    """Play an activated ability, and pay with whichever cards come first."""
    who.uses(card, number)
    pays(who)


def pays(who: Player) -> None:
    """Pay a Counter-Blast or a Soul-Blast with whichever cards come first."""
    while who.table.prompt in ("counter-blast", "soul-blast"):
        asked = who.table.asks
        assert asked is not None
        who.table.answer(*range(asked.least))


def strides_for(who: Player, card: Card, *paid: Card) -> None:
    """Stride, and discard these cards for it, one after another; none more, if that is asked."""
    who.strides(card)
    for each in paid:
        if who.table.prompt == "discard":
            who.chooses(each)
    if who.table.prompt == "discard":
        who.passes()


def card_on(who: Player, circle: int) -> int:
    """The card on a rear-guard circle, by its number in the state."""
    return who.table.game.state.zones[z.rear_guard_circle(who.seat, circle)][-1]


def vanguard_power(who: Player) -> int:
    """The present power of the player's vanguard, in a legion of its leader."""
    return int(who.table.game.value(vanguard_of(who.table.game, who.seat), "power"))


def power_on(who: Player, circle: int) -> int:
    """The present power of the unit on a rear-guard circle."""
    return int(who.table.game.value(card_on(who, circle), "power"))


def stands_on(who: Player, circle: int) -> bool:
    """Whether the unit on a rear-guard circle stands."""
    return who.table.game.state.rest[card_on(who, circle)] == 0


def acts(who: Player) -> list[tuple[Card, int]]:
    """The activated abilities that the open question offers: card and number of each."""
    options = who.table.asks.options if who.table.asks is not None else ()
    printed = who.table.game.state.printed
    return [(printed[int(each[1])], int(each[2])) for each in options if each[0] == "act"]


def exchanges(who: Player) -> list[int]:
    """The columns whose cards may be exchanged, by their front circles."""
    options = who.table.asks.options if who.table.asks is not None else ()
    return [z.LAYOUT.number[int(each[1])] for each in options if each[0] == "exchange"]
