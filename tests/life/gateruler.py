"""Positions of Gate Ruler in which an ability may show what it does."""

from __future__ import annotations

import random
from typing import Any

from headjudge.games.gateruler.c05_preparation import deck
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler import table as tables
from tests.games.laying import restart_numbers
from tests.life.stock import FIRST_NUMBER, Stock, chosen
from tests.life.wanted import Wanted, conditions_in

AREAS = ("hand", "deck", "graveyard", "damage", "drive")
TARGETS = ("hand", "graveyard", "deck bottom", "removal")
WORDS = ("Breakthrough", "Retaliate", "Deadly", "Defender", "Undying", "Intercept", "Charge Shield")


def helper(wanted: Wanted, card: Card, chance: random.Random) -> Card:
    """A plain card such as is wanted; what is not said of it is as on the card itself."""
    values = wanted.values
    kind = values.get("type", ["unit"])[0]
    name: Any = chosen(values, "name", "")
    fields: dict[str, Any] = {
        "faction": chosen(values, "faction", list(card.values["faction"])),
        "attributes": chosen(values, "attributes", list(card.values["attributes"])),
        "level": int(values.get("level", chance.randint(0, 3))),
    }
    name = name[0] if isinstance(name, list) else name
    if "legendary" in values:
        fields["legendary"] = True
    skills: list[Any] = [t.Keyword(values["keyword"])] if values.get("keyword") in WORDS else []
    if "part of abilities" in values:
        word = str(values["part of abilities"])
        skills.append(v.Act("standard", (t.Draw(1),), (), (v.Called(word),)))
    if kind == "unit":
        for own in ("atk", "hp", "stk"):
            fields[own] = max(0, int(values.get(own, chance.randint(1, 4))))
        return tables.unit(name, *skills, **fields)
    if kind == "event":
        draws = v.EventEffect("standard", (t.Draw(1),))
        return tables.event(name, draws, *skills, **fields)
    if kind == "field":
        return tables.field(name, *skills, **fields)
    fields.pop("level")
    return tables.ruler(name, *skills)


def brings_about(event: t.Pattern) -> list[t.Effect]:
    """Instructions after which such an event happens."""
    one = t.Pick(1, t.Cards(("unit",), t.EACH))
    yours = t.Pick(1, t.Cards(("unit",), t.YOU))
    rulers = t.Every(t.Cards(("ruler",), t.EACH))
    origins = tuple(area for area in event.frm if area in (*AREAS, "unit", "set"))
    unit = (t.Type(("unit",)),)
    if event.kind == "enter":
        summoned = t.Pick(1, t.Cards(origins or ("hand", "graveyard"), t.YOU, unit))
        ways = {each.how for each in conditions_in(event.only_if) if isinstance(each, t.Entered)}
        if "abyssal" in ways:
            return [v.AbyssalSummon()]
        return [v.SpecialSummon(summoned, how="genesis" if "genesis" in ways else "")]
    if event.kind in ("put", "leave", "discard"):
        moved = t.Pick(1, t.Cards(origins or ("unit",), t.EACH))
        return [t.Put(moved, to) for to in event.to or ("graveyard", "hand") if to in TARGETS]
    if event.kind in ("damage", "would be damaged", "deal damage"):
        return [v.DealDamage(one, 1), v.DealDamage(rulers, 1)]
    found: dict[str, list[t.Effect]] = {
        "destroy": [t.Destroy(one)],
        "ready": [t.ToStand(one)],
        "exhaust": [t.ToRest(one)],
        "heal": [v.Heal(one, 2)],
        "move": [v.PlaceIn(yours)],
        "set": [v.SetCard(t.Pick(1, t.Cards(("hand",), t.YOU)))],
        "drive": [v.Drive(1)],
        "charge": [v.AddCharge(t.Pick(1, t.Cards(("hand", "graveyard"), t.YOU)), yours)],
        "flip down": [v.FlipDown(yours)],
        "flip up": [v.FlipUp(yours)],
        "draw": [t.Draw(1)],
    }
    return found.get(event.kind, [])


def tool(stock: Stock) -> Card:
    """A unit that can be used for things that abilities wait for."""
    chance = stock.chance
    anyones = t.Pick(1, t.Cards(("unit",), t.EACH))
    yours = t.Pick(1, t.Cards(("unit",), t.YOU))
    moved = t.Pick(1, t.Cards((chance.choice(AREAS),), t.YOU))
    usual: list[t.Effect] = [
        t.Put(moved, chance.choice(TARGETS)),
        t.Put(anyones, chance.choice(TARGETS)),
        t.Destroy(anyones),
        t.Discard(t.Pick(1, t.Cards(("hand",), t.YOU))),
        v.DealDamage(anyones, chance.randint(1, 4)),
        v.DealDamage(t.Every(t.Cards(("ruler",), chance.choice((t.YOU, t.OPPONENT)))), 1),
        v.Heal(yours, 2),
        v.HealLife(1),
        t.ToStand(anyones),
        t.ToRest(anyones),
        v.AbyssalSummon(),
        v.SpecialSummon(t.Pick(1, t.Cards(("hand", "graveyard"), t.YOU, (t.Type(("unit",)),)))),
        v.AddCharge(t.Pick(1, t.Cards(("hand", "graveyard"), t.YOU)), yours),
        v.PlaceIn(yours),
        v.FlipDown(yours),
        v.SetCard(t.Pick(1, t.Cards(("hand",), t.YOU))),
        v.Drive(1),
        t.Draw(2),
    ]
    doings = stock.doings(usual, brings_about, 3)
    acts = [v.Act(chance.choice(("standard", "instant")), (each,)) for each in doings]
    for handled in conditions_in(tuple(stock.abilities)):
        if isinstance(handled, v.WhileHandled):
            acts.append(v.Act("standard", (doings[0],), (), (v.Called(handled.part),)))
    return tables.unit("Tool", *acts, faction=list(stock.card.values["faction"]))


def trap(chance: random.Random) -> Card:
    """An event that can be set, or that answers what the other player does."""
    timing = chance.choice(("instant", "while", "standard"))
    hurts = v.DealDamage(t.Every(t.Cards(("unit",), t.EACH)), 1)
    doings = chance.choice(((t.Draw(1),), (hurts,)))
    event = v.EventEffect(timing, doings)
    counter = v.Counter((t.Draw(1),))
    return tables.event("Trap", *chance.choice(((event,), (event, counter))))


def is_ruler(card: Card) -> bool:
    return bool(card.values["type"] == "ruler")


def is_geas(card: Card) -> bool:
    return bool(card.values["type"] == "geas")


def is_unit(card: Card) -> bool:
    return bool(card.values["type"] == "unit")


def is_field(card: Card) -> bool:
    return bool(card.values["type"] == "field")


def is_main(card: Card) -> bool:
    return card.values["type"] in ("unit", "event", "field")


def kin(stock: Stock) -> list[Card]:
    """Cards without which some abilities wait in vain: those to gear up into, and those that an
    Abyssal Summoning brings."""
    said = repr(stock.abilities)
    words = [word for word, sign in KIN.items() if sign in said]
    return [
        card
        for card in stock.pool.values()
        for term in card.abilities.terms
        if (type(term).__name__ in words or getattr(term, "name", "") in words) and is_unit(card)
    ]


KIN = {"Gear Up": "Gear", "AbyssalConcerto": "abyssal"}


def side(stock: Stock, mine: bool) -> tables.Side:
    """What one player has."""
    chance, card = stock.chance, stock.card
    play = ("card", "play", "anywhere")

    def lying(one: Card) -> Any:
        under = stock.several(("charge", "under", "anywhere"), mine, 1, 3, is_main)
        laid = tables.exhausted(one) if stock.likely(0.5) else one
        return tables.charged(laid, *under) if stock.likely(0.6) else laid

    attack = {
        number: lying(stock.one(("unit", "attack", "front", *play), mine, is_unit))
        for number in (1, 2, 3)
        if stock.likely(0.6)
    }
    defense = None
    if stock.likely(0.5):
        defense = lying(stock.one(("unit", "defense", "front", *play), mine, is_unit))
    if stock.likely(0.5):
        attack[chance.randint(1, 3)] = tool(stock)
    if stock.likely(0.1):
        attack[chance.randint(1, 3)] = tables.unit("Purse", v.PaysAsResource())
    if mine and is_unit(card) and stock.likely(0.6):
        if stock.likely(0.8):
            attack[chance.randint(1, 3)] = lying(card)
        else:
            defense = lying(card)
    fields = stock.several(("field", *play), mine, 0, 1, is_field)
    fields = [one for one in fields if is_field(one)]
    hidden = stock.several(("set", "play", "anywhere"), mine, 0, 2, is_main)
    hand = stock.several(("hand", "anywhere"), mine, 1, 6, is_main)
    hand += [trap(chance) for _trap in range(chance.randint(0, 2))]
    pile = stock.several(("deck", "anywhere"), mine, 6, 14, is_main)
    pile[1:1] = [trap(chance) for _trap in range(chance.randint(0, 2))]
    drive = stock.several(("drive", "anywhere"), mine, 0, 3, is_main)
    graveyard = stock.several(("graveyard", "anywhere"), mine, 0, 8, is_main)
    graveyard += [trap(chance) for _trap in range(chance.randint(0, 1))]
    damage = stock.several(("damage", "anywhere"), mine, 0, 6, is_main)
    ruler: Any = tables.RULER_CARD
    if mine:
        found = kin(stock)
        hand += chance.sample(found, min(len(found), 2))
        graveyard += chance.sample(found, min(len(found), 3))
        if is_ruler(card):
            ruler = card
        if is_field(card) and stock.likely(0.6):
            fields.append(card)
        hand = stock.with_card(stock.with_card(hand, 0.8, is_main), 0.3, is_main)
        pile = stock.with_card(stock.with_card(pile[:2], 0.5, is_main), 0.3, is_main) + pile[2:]
        hidden = stock.with_card(hidden, 0.4, is_main)
        drive = stock.with_card(drive, 0.4, is_main)
        graveyard = stock.with_card(graveyard, 0.3, is_main)
        damage = stock.with_card(damage, 0.3, is_main)
    elif stock.likely(0.4):
        pile = stock.with_card(pile[:2], 0.6, is_main) + pile[2:]
    return tables.Side(
        ruler=ruler,
        attack=attack,
        defense=defense,
        set=hidden[:3],
        field=fields,
        hand=hand,
        deck=pile,
        drive=drive,
        damage=[tables.down(one) if stock.likely(0.3) else one for one in damage],
        graveyard=graveyard,
        resources=chance.choice((0, 2, 5, 8)),
    )


def lay_out(stock: Stock) -> tables.Table:
    """A position before a turn of either player."""
    restart_numbers(FIRST_NUMBER)
    return tables.given(
        side(stock, True), side(stock, False), phase="",
        turn_of=stock.chance.choice(("you", "them", "them")),
        seed=stock.chance.getrandbits(32), turn=stock.chance.randint(3, 8),
    )  # fmt: skip


def faults(cards: list[Card]) -> list[str]:
    """The rules that a deck with these cards breaks."""
    rulers = [card for card in cards if is_ruler(card)] or [tables.RULER_CARD]
    main = [card for card in cards if is_main(card)]
    return [error.rule for error in deck.violations_of(rulers[0], None, main)]
