"""The cards and positions that the rulings of this folder begin from.

Both players have the ruler Test Marshal, five ready resources and a deck of twenty Pebbles; P1, who
is `you`, had the first turn of the game. A ruling says what is different.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from headjudge.games.gateruler import c04_players
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c13_damage import unit_damage
from headjudge.kernel.cards import Card
from tests.games.gateruler import table as tables
from tests.games.gateruler.table import Player, Side, Table, given, side
from tests.games.gateruler.told import printed


def unit(name: str, figures: str, text: str = "", *attributes: str) -> Card:
    """A unit; "L2 3/4/1" is level 2, ATK 3, HP 4, STK 1."""
    found = re.fullmatch(r"L(\d+) (\d+)/(\d+)/(\d+)", figures)
    assert found, figures
    level, atk, hp, stk = map(int, found.groups())
    return tables.card(
        name, "unit", *printed(text), text=text, level=level, atk=atk, hp=hp, stk=stk,
        attributes=list(attributes), faction=["Loam"],
    )  # fmt: skip


def event(name: str, timing: str, text: str, level: int = 0, *attributes: str) -> Card:
    """An event: its timing as it is printed, and what it does."""
    whole = f"Timing: {timing}\n{text}"
    return tables.card(
        name, "event", *printed(whole), text=whole, level=level, attributes=list(attributes),
        faction=["Loam"],
    )  # fmt: skip


def standard(name: str, text: str, level: int = 0) -> Card:
    return event(name, "Standard Action", text, level)


def instant(name: str, text: str, level: int = 0, *attributes: str) -> Card:
    return event(name, "Instant Action", text, level, *attributes)


def field(name: str, text: str, *attributes: str) -> Card:
    """A field of level 1."""
    return tables.card(
        name, "field", *printed(text), text=text, level=1, attributes=list(attributes),
        faction=["Loam"],
    )  # fmt: skip


def marshal(text: str = "", name: str = "Test Marshal", **sheet: Any) -> Card:
    """The ruler of both players, or one that differs from it in this."""
    usual: dict[str, Any] = {
        "life": 10, "atk": 2, "stk": 1, "attack_zones": 2, "defense_zones": 1, "set_zones": 3,
        "setup": ["resources 5", "draw 3"], "start_of_turn": ["ready resources all", "draw 2"],
        "summon_cap": 2,
    }  # fmt: skip
    return tables.ruler(name, *printed(text), **usual | sheet)


MARSHAL = marshal()
HERMIT = marshal(
    name="Test Hermit", hand=False, setup=["resources 5"], start_of_turn=["ready resources all"]
)
DROVER = marshal(name="Test Drover", start_of_turn=["draw 1", "drive 2"])

# -- cards that several rulings speak of ----------------------------------------------------

PEBBLE = unit("Pebble", "L1 1/1/1", "", "Earth")
BEAR = unit("Hill Bear", "L2 3/3/1", "", "Earth", "Beast")
OX = unit("Stone Ox", "L2 2/4/1")
LANCER = unit("Lancer", "L3 4/2/1")
BIG_OX = unit("Big Ox", "L4 3/7/1")
BULL = unit("Bull", "L3 3/6/1")
GLOOM_BAT = unit("Gloom Bat", "L2 2/1/2")
DRAKE = unit("Ember Drake", "L2 3/2/1", "", "Dragon")
GREETER = unit("Greeter", "L2 2/3/1", "When this enters play, draw 1 card.")
OLD_GUARD = unit("Old Guard", "L2 2/2/1", "When this is destroyed, draw 1 card.")
HOUND = unit("Gate Hound", "L2 2/4/1", "Sentinel Summoning\nIntercept\n[TD] Draw 1 card.")
KNIGHT = unit("Hedge Knight", "L3 3/4/1", "Intercept\nRetaliate")
FALCON = unit("Gale Falcon", "L2 2/2/1", "[OD] Draw 1 card.\n[TD] Draw 2 cards.")
OUTRIDER = unit("Outrider", "L2 2/2/1", "When this attacks, drive 1.")
BEARER = unit("Standard Bearer", "L2 3/2/2", "When this attacks, draw 1 card.")
MONK = unit("Warded Monk", "L2 1/2/1", "Charge Shield")
RAM_OX = unit("Battering Ox", "L3 4/4/2", "Breakthrough")
TWIN_FANG = unit("Twin Fang", "L2 2/2/1", "Double Attack")
STAG = unit(
    "Great Stag", "L4 5/5/2",
    "Discount: If you're playing this from your hand, you may [Discard 1 card.] to instead pay a "
    "cost of 1 to play this.",
)  # fmt: skip
MANTLE = unit(
    "Iron Mantle", "L5 5/6/3",
    'Gear Up - "Iron Mantle"\nGear Requirement: You have 6 or less life left.',
)  # fmt: skip
FLASH_NOTE = unit("Flash Note", "L1 1/1/1", "[CNT] Draw 1 card.")
MISFIRE = unit("Misfire", "L1 1/1/1", "[CNT] Choose 1 allied unit and destroy it.")

DEEP_BREATH = standard("Deep Breath", "Draw 3 cards.")
SECOND_WIND = instant(
    "Second Wind", "Choose 1 card in your graveyard and put it on the bottom of your deck."
)
SECOND_BREATH = instant("Second Breath", "Heal 1 life.")
QUICK_IDEA = instant("Quick Idea", "Draw 1 card.", 1)
SLEEP = instant("Dragon's Sleep", "Draw 1 card.", 0, "Dragon")
GUST = standard("Gust", "Choose 1 enemy unit and return it to its owner's hand. Draw 1 card.")
COME_HOME = standard("Come Home", "Choose 1 allied unit and return it to its owner's hand.")
SALVE = standard("Salve", "Heal 2 life.")
BOLT = standard("Bolt", "Deal 2 damage to your opponent.")
RAISE = standard("Raise", "Choose 1 unit in your graveyard and special summon it.")
TURNCOAT = standard("Turncoat", "Choose 1 enemy unit and gain control of it.", 2)
LIGHTNING = standard("Lightning", "Choose 1 enemy unit and deal 2 damage to it.")
TWIN_BOLT = standard("Twin Bolt", "Choose 2 enemy units and deal 3 damage to each of them.")
LANCE_THROW = standard("Lance Throw", "Choose 1 enemy unit and deal 3 damage to it.")
SMITE = standard("Smite", "Choose 1 enemy unit and destroy it. Draw 1 card.")
FELL = instant("Fell", "Choose 1 enemy unit and destroy it.")
SHARED_CUP = standard("Shared Cup", "Each player draws 1 card.")
SPEAR_DRILL = standard(
    "Spear Drill", "Choose 1 unit. Until the end of this turn, it gains Breakthrough."
)
PUSH = standard("Push", "Choose 1 unit. Until the end of this turn, it gains +2 ATK.")
ROOST = field("Dragon Roost", "Your units gain +1 ATK.", "Dragon")
DRUMS = field("War Drums", "Your units gain +1 ATK.")
WALLS = field("Stone Walls", "Your units gain +1 HP.")
# Too dear to be played; whoever holds it is asked in the main phase.
IDLE = unit("Idle Hand", "L9 1/1/1")

# -- positions ------------------------------------------------------------------------------


def deck(*top: Card, size: int = 20) -> list[Card]:
    """A deck with these cards on top and Pebbles below."""
    return [*top, *[PEBBLE] * (size - len(top))]


def p(**given: Any) -> Side:
    """A player with what both have, unless it is said otherwise."""
    wounds = given.pop("damage", ())
    if isinstance(wounds, int):
        wounds = [PEBBLE] * wounds
    usual: dict[str, Any] = {
        "ruler": MARSHAL, "deck": deck(), "deck_of_plain": 0, "resources": 5, "damage": wounds,
    }  # fmt: skip
    return side(**usual | given)


def begun(
    you: Side | None = None,
    them: Side | None = None,
    phase: str = "main phase",
    turn_of: str = "you",
    prepare: Callable[[Table], None] | None = None,
    **more: Any,
) -> Table:
    """The table at the beginning of a phase, after something was prepared on it."""
    table = given(you or p(), them or p(), "", turn_of, **more)
    if prepare is not None:
        prepare(table)
        table.game.state.revision += 1
    table.begins(phase, **({"attacks": 0} if phase == "attack phase" else {}))
    return table


def fighting(you: Side | None = None, them: Side | None = None, **more: Any) -> Table:
    """The table at the first attack declaration of an attack phase."""
    table = begun(you, them, "attack phase", **more)
    all_pass(table)
    return table


def hurt(player: Player, zone: int | str, amount: int) -> None:
    """The unit in that zone has so much current damage."""
    game = player.table.game
    game.mark(("damage", game.state.identity[unit_in(player, zone)]), amount)


def has_summoned(player: Player, times: int) -> None:
    """The player has normal summoned so often this turn."""
    player.table.game.state.numbers[player.seat][c04_players.SUMMONS] = times


def summoned(player: Player) -> int:
    """How often a player has normal summoned this turn."""
    return int(player.table.game.state.numbers[player.seat][c04_players.SUMMONS])


def spend(player: Player, number: int) -> None:
    """So many of the player's resources are exhausted."""
    state = player.table.game.state
    for card in state.zones[z.resource_of(player.seat)][:number]:
        player.table.game.turn_to(card, 1)


# -- acting and looking -----------------------------------------------------------------------


def all_pass(table: Table) -> None:
    """Everybody gives up priority until something else is asked."""
    while table.prompt == "act":
        table.player(table.asked).passes()


def to_main_phase(table: Table, who: str) -> None:
    """Everybody passes until it is this player's main phase, with nothing in the gate."""
    seat = table.player(who).seat
    while not (
        table.game.is_under_way("main phase")
        and table.game.state.turn_player == seat
        and (table.prompt, table.asked) == ("act", who)
        and not table.waiting
    ):
        table.player(table.asked).passes()


def to_attack(table: Table) -> None:
    """Everybody passes until an attack can be declared."""
    while table.prompt != "attack":
        if table.halted:
            table.begins("attack phase", attacks=0)
        else:
            table.player(table.asked).passes()


def play(player: Player, card: Card, *targets: Card) -> None:
    """Play an event or a field, choose its targets, and have everything in the gate resolved."""
    player.plays(card)
    choose(player, *targets)
    table = player.table
    assert isinstance(table, Table)
    table.resolve()


def choose(player: Player, *targets: Card) -> None:
    """Choose targets, one question after the other; a single possibility chooses itself."""
    for each in targets:
        if player.table.prompt == "target":
            player.chooses(each)


def unit_in(player: Player, zone: int | str) -> int:
    """The unit in one of the player's zones."""
    return player.table.game.state.zones[player.zone(zone)][-1]


def pick(player: Player, *cards: int) -> None:
    """Answer the open question with these very cards."""
    asked = player.table.asks
    assert asked is not None and asked.seat == player.seat, asked
    places = []
    for card in cards:
        found = [at for at, option in enumerate(asked.options) if card in option[1:2]]
        assert found, f"{card} is not offered: {asked}"
        places.append(found[0])
    player.table.answer(*places)


def aim(player: Player, whose: Player, zone: int | str) -> None:
    """Choose the unit in that zone as the target."""
    if player.table.prompt == "target":
        pick(player, unit_in(whose, zone))


def value_in(player: Player, zone: int | str, name: str) -> Any:
    """What is true now of the unit in that zone."""
    return player.table.game.value(unit_in(player, zone), name)


def wounds(player: Player, zone: int | str) -> int:
    """The current damage of the unit in that zone."""
    return unit_damage.damage_on(player.table.game, unit_in(player, zone))


def ready_in(player: Player, zone: int | str) -> bool:
    return player.table.game.state.rest[unit_in(player, zone)] == 0


def targets(player: Player) -> set[tuple[str, str]]:
    """The attacks that are offered: the attacker, and the zone attacked."""
    table = player.table
    assert table.asks is not None
    state, layout = table.game.state, table.game.rules.layout
    found = set()
    for option in table.asks.options:
        if option[0] in ("attack", "direct"):
            zone = int(option[2])
            kind = layout.kind[zone]
            where = str(layout.number[zone]) if kind == "attack" else kind
            found.add((state.printed[int(option[1])].name, where))
    return found


def strike(player: Player, zone: int | str, target: int | str, how: str = "attack") -> None:
    """Attack with the card in that zone ("ruler": the ruler)."""
    table = player.table
    other = table.them if player is table.you else table.you
    card = unit_in(player, zone)
    option = (how, card, other.zone(target))
    assert table.asks is not None and option in table.asks.options, table.asks
    table.answer(table.asks.options.index(option))


def actions(player: Player) -> set[tuple[str, str]]:
    """What the player with priority can do but for setting cards: the verb and the card."""
    asked = player.table.asks
    assert asked is not None and asked.seat == player.seat and asked.prompt == "act", asked
    state = player.table.game.state
    return {
        (str(option[0]), state.printed[int(option[1])].name)
        for option in asked.options
        if len(option) > 1 and option[0] not in ("rearrange", "set")
    }


def verbs(player: Player) -> set[str]:
    """The sorts of things that the player with priority can do."""
    asked = player.table.asks
    assert asked is not None and asked.seat == player.seat, asked
    return {str(option[0]) for option in asked.options}


def abilities_of(player: Player, card: Card) -> list[int]:
    """The numbers of the abilities of a card that can be played."""
    asked = player.table.asks
    assert asked is not None and asked.seat == player.seat, asked
    state = player.table.game.state
    return [
        int(option[2])
        for option in asked.options
        if option[0] == "ability" and state.printed[int(option[1])] is card
    ]


def finds_nothing(player: Player) -> None:
    """Find nothing in a search."""
    player.chooses()
