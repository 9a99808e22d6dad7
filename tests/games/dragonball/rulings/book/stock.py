"""The cards and positions that the rulings of this folder begin from.

It is A's Main Phase, and A is `you`. Both have plain red leaders, eight Fillers as life and a deck
of thirty Fillers, and nothing else; a ruling says what is different.
"""

from __future__ import annotations

import re
from typing import Any

from headjudge.games.dragonball.c02_cards import printed
from headjudge.games.dragonball.language import text as card_text
from headjudge.kernel.cards import Card
from headjudge.language.positions import Laid
from tests.games.dragonball import table as tables
from tests.games.dragonball.table import (
    Given,
    Player,
    Side,
    Table,
    battle_card,
    extra_card,
    fought,
    leader,
    rested,
    side,
    stacked,
)
from tests.games.dragonball.told import seen_in

COLORS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "K": "black"}


def _paid(cost: str) -> dict[str, Any]:
    """The two parts of an energy cost that is written as "3(BB)"."""
    found = re.fullmatch(r"(\d+)\(([RBGYK]*|-)\)", cost)
    assert found is not None, cost
    specified = [COLORS[letter] for letter in found[2].strip("-")]
    return {"energy_cost": int(found[1]), "specified_cost": specified}


def battle(
    name: str,
    color: str,
    cost: str,
    power: int,
    text: str = "",
    combo: tuple[int, int] = (0, 5000),
    character: str = "",
    trait: str = "",
) -> Card:
    """A Battle Card with this printed text."""
    return battle_card(
        name, *card_text.read(text), color=[color], power=power, combo_cost=combo[0],
        combo_power=combo[1], character=[character] if character else [],
        traits=[trait] if trait else [], **_paid(cost),
    )  # fmt: skip


def extra(name: str, color: str, cost: str, text: str) -> Card:
    """An Extra Card with this printed text."""
    return extra_card(name, *card_text.read(text), color=[color], **_paid(cost))


def chief(name: str, color: str = "red", text: str = "", back: str = "", **fields: Any) -> Card:
    """A Leader Card with these printed texts on its two sides, 10000 and 15000."""
    return leader(
        name, *card_text.read(text), back=card_text.read(back), **({"color": [color]} | fields)
    )


FILLER = battle("Filler", "red", "2(R)", 10000, character="Filler", trait="Extra Hand")
ROW = chief("Captain Row")
SILL = chief("Captain Sill")
ENERGY = {
    letter: battle(f"{color} energy", color, "2(-)", 10000) for letter, color in COLORS.items()
}

# Cards that several rulings speak of.
ROAD_GUARD = battle("Road Guard", "green", "2(G)", 10000)
RECALL = extra(
    "Recall",
    "blue",
    "1(B)",
    "[Activate Main] Choose up to 1 of your Battle Cards and return it to its owner's hand.",
)
LAMP_OIL = battle("Lamp Oil", "blue", "2(B)", 10000, character="Lamp")
OLD_MILL = extra(
    "Old Mill",
    "green",
    "1(G)",
    "[Field]\n[Auto] At the end of your turn, draw 1 card.",
)
ACORN = battle("Acorn", "green", "1(G)", 5000)
TWIN_BLADE = battle("Twin Blade", "blue", "4(BB)", 15000, "[Double Strike]")
RAM = battle("Ram", "red", "4(R)", 20000)
MUD_WALL = extra("Mud Wall", "red", "1(R)", "[Counter Attack] Negate the attack.")
COLD_WELCOME = extra(
    "Cold Welcome",
    "yellow",
    "1(Y)",
    "[Counter Play] If your Leader Card is red, the Battle Card played is played in Rest Mode.",
)
BATTLE_CRY = extra(
    "Battle Cry",
    "red",
    "1(R)",
    "[Activate Battle] Choose up to 1 of your cards. It gains +5000 power for the "
    "duration of the battle.",
)
FALLEN_GUARD = battle("Fallen Guard", "green", "2(G)", 10000)
HERALD = battle("Herald", "red", "3(R)", 15000, "[Auto] When this card attacks, draw 1 card.")
SLIM_BOY = battle("Slim Boy", "blue", "1(B)", 5000)
BIG_BROTHER = battle("Big Brother", "red", "5(RR)", 25000, combo=(1, 10000))
HOOK = extra(
    "Hook",
    "blue",
    "2(B)",
    "[Activate Main] Choose 1 of your opponent's Battle Cards and KO it, then draw 1 card.",
)
VEIL = battle("Veil", "blue", "2(B)", 10000, "[Barrier]")
GATE_DOG = battle("Gate Dog", "green", "1(G)", 5000, "[Blocker]")
LOUD_FEAST = extra(
    "Loud Feast",
    "red",
    "1(R)",
    "[Activate Main] Choose up to 1 of your Battle Cards. It gains +5000 power and "
    "[Double Strike] for the duration of the turn.",
)
BIG_GUST = extra(
    "Big Gust",
    "blue",
    "2(B)",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards and return it to "
    "its owner's hand.",
)

LEAD_AWAY = extra(
    "Lead Away",
    "red",
    "0(-)",
    "[Activate Main] Choose 1 of your opponent's Battle Cards and gain control of it.",
)

# Leaders that bring a position about without a card in the Drop Area.
TRAINER = chief(
    "Trainer",
    text="[Activate Main] Choose 1 of your Battle Cards. It gains +5000 power for the duration of "
    "the turn.",
)


def _energy(letters: str) -> list[Given]:
    """A card of each colour that a letter stands for, in Rest Mode if it is a small one."""
    return [ENERGY[each] if each.isupper() else rested(ENERGY[each.upper()]) for each in letters]


def _player(usual: Card, given: dict[str, Any]) -> Side:
    top = list(given.pop("deck", ()))
    size = given.pop("size", 30)
    deck = [*top, *[FILLER] * (size - len(top))]
    life = given.pop("life", 8)
    return side(
        leader=given.pop("leader", usual), energy=_energy(given.pop("energy", "")), deck=deck,
        deck_of_plain=0, life=[FILLER] * life if isinstance(life, int) else life, **given,
    )  # fmt: skip


def a(**given: Any) -> Side:
    """A, who is `you`: `energy="RRb"` is two red cards and a blue one in Rest Mode; `deck` lies
    on top of Fillers up to the `size`."""
    return _player(ROW, given)


def b(**given: Any) -> Side:
    """B, who is `them`."""
    return _player(SILL, given)


def given(you: Side, them: Side, **more: Any) -> Table:
    """The table with these two, where energy that is all alike is paid without a question."""
    return tables.given(you, them, pays=True, **more)


def tired(card: Card, *on: Card) -> Laid:
    """A card in Rest Mode, on top of these."""
    return rested(stacked(card, *on))


def ends_turn(table: Table) -> None:
    """The turn player ends the Main Phase, and the other player's turn begins."""
    assert table.prompt == "main", table.asks
    table.player(table.asked).passes()
    if table.halted:
        table.begins("end phase")
    if table.halted:
        table.begins("turn")


def attack(table: Table, attacker: Card, target: Card) -> None:
    """The turn player attacks, and nobody combos."""
    table.player(table.asked).attacks(attacker, target)
    fought(table)


def sizes(player: Player) -> list[int]:
    """How many cards a player has in life, hand, deck and Drop Area."""
    return [len(each) for each in (player.life, player.hand, player.deck, player.drop)]


def known(viewer: Player, area: str, whose: Player) -> list[str]:
    """The numbers of the cards that a player may look at in an area."""
    return seen_in(viewer, area, whose.seat)


def back_of(player: Player) -> bool:
    """Whether a player's leader lies with its back up."""
    return player.leader.number.endswith(printed.BACK)


def keywords(player: Player, card: Card) -> list[str]:
    """The keywords that a card has now."""
    return [each.name for each in player.table.game.abilities(player.find(card)).keywords]


def order_all(table: Table) -> None:
    """Resolve pending skills as they come, where their order is all the same."""
    while table.prompt == "standby":
        table.answer(0)


def looks(table: Table) -> None:
    """The turn player looks at as many cards as possible."""
    player = table.player(table.asked)
    player.chooses(max(player.offered))
