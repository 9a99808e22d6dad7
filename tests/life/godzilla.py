"""Positions of the Godzilla Card Game in which an ability may show what it does."""

from __future__ import annotations

import random
from typing import Any

from headjudge.games.godzilla import c06_preparing
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla import table as tables
from tests.games.godzilla.rules.test_06_setup import beasts, begun
from tests.games.laying import restart_numbers
from tests.life.demands import demands_in, nothing_more
from tests.life.stock import FIRST_NUMBER, Stock, chosen
from tests.life.wanted import Wanted

COLORS = ["red", "blue", "white", "green"]
AREAS = ("hand", "deck", "discard", "zone")


def helper(wanted: Wanted, card: Card, chance: random.Random) -> Card:
    """A plain card such as is wanted; what is not said of it is as on the card itself."""
    values = wanted.values
    kind = values.get("type", ["battle"])[0]
    name: Any = chosen(values, "name", "")
    rank = int(values.get("rank", chance.randint(1, 3)))
    own = list(card.values["colors"])
    fields: dict[str, Any] = {
        "colors": chosen(values, "colors", chance.choice((own, own, COLORS[:1], COLORS[1:2]))),
        "traits": chosen(values, "traits", list(card.values["traits"]) or ["Test"]),
        "rank": min(max(rank, 1), 4) if kind == "monster" else max(rank, 0),
        "invasion": chance.randint(1, 3),
    }
    name = name[0] if isinstance(name, list) else name
    if kind == "monster":
        return tables.monster(name, threat=int(values.get("threat", 3000)), **fields)
    if kind == "strategy" or wanted.where == ("strategy",):
        made = tables.strategy(name, **fields)
        base = t.Keyword("Base", None, ())
        return tables.having(made, base) if values.get("keyword") == "Base" else made
    if wanted.where == ("monster deck",) or wanted.where == ("invading",):
        return tables.monster(name, **fields | {"rank": min(max(rank, 1), 4)})
    made = tables.battle(
        name, power=int(values.get("counter_power", chance.choice((1000, 5000, 15000)))), **fields
    )
    if values.get("keyword") in ("Enter", "Revenge"):
        made = tables.having(made, t.Keyword(values["keyword"], None, (t.Draw(1),)))
    elif values.get("keyword") == "Evolution":
        made = tables.having(
            made, t.Keyword("Evolution", 9, tuple(card.values["traits"][:1]) or ("Test",))
        )
    return made


def brings_about(event: t.Pattern) -> list[t.Effect]:
    """Instructions after which such an event happens."""
    one = t.Pick(1, t.Cards(("zone", "strategy"), t.EACH))
    origins = tuple(area for area in event.frm if area in AREAS)
    if event.kind == "play":
        return [v.Play(t.Pick(1, t.Cards(origins or ("hand", "discard"), t.YOU)))]
    if event.kind in ("put", "discard"):
        moved = t.Pick(1, t.Cards(origins or ("hand",), t.EACH))
        if event.kind == "discard":
            return [t.Discard(t.Pick(1, t.Cards(("hand",), t.EACH)))]
        return [t.Put(moved, to) for to in event.to or ("discard", "hand")]
    mine, theirs = v.Monster(t.YOU), v.Monster(t.OPPONENT)
    found: dict[str, list[t.Effect]] = {
        "destroy": [t.Destroy(one)],
        "advance": [v.Advance(mine), v.Advance(theirs)],
        "retreat": [v.Retreat(mine), v.Retreat(theirs)],
        "counter": [v.Counter(mine), v.Counter(theirs)],
        "rage up": [v.ChangeRage(t.YOU, 1, True), v.ChangeRage(t.OPPONENT, 1, True)],
        "rage down": [v.ChangeRage(t.YOU, 1, False), v.ChangeRage(t.OPPONENT, 1, False)],
        "move": [v.MoveTo(t.Pick(1, t.Cards(("zone",), t.YOU)), v.Zones(t.YOU))],
        "evolve": [v.Evolve(t.Pick(1, t.Cards(("zone",), t.YOU, (EVOLVES,))))],
        "draw": [t.Draw(1)],
    }
    return found.get(event.kind, [])


EVOLVES = t.HasKeyword("Evolution")


def tool(stock: Stock) -> Card:
    """A strategy card that can be used for things that abilities wait for."""
    chance = stock.chance
    yours = t.Pick(1, t.Cards(("zone",), t.YOU))
    anyones = t.Pick(1, t.Cards(("zone",), t.EACH))
    moved = t.Pick(1, t.Cards((chance.choice(AREAS),), t.YOU))
    monster = v.Monster(chance.choice((t.YOU, t.OPPONENT)))
    usual: list[t.Effect] = [
        t.Put(moved, chance.choice(("hand", "discard", "deck top", "deck bottom"))),
        t.Put(anyones, chance.choice(("hand", "discard", "deck bottom"))),
        t.Destroy(anyones),
        t.Destroy(yours),
        t.Discard(t.Pick(1, t.Cards(("hand",), t.YOU))),
        v.ChangeRage(chance.choice((t.YOU, t.OPPONENT)), 1, chance.choice((True, False))),
        v.Advance(monster, chance.randint(1, 3)),
        v.Retreat(monster, chance.randint(1, 3)),
        v.MoveTo(yours, v.Zones(t.YOU)),
        v.Play(t.Pick(1, t.Cards(("hand", "discard"), t.YOU, (t.Type(("battle",)),)))),
        v.Counter(monster),
        t.Draw(1),
    ]
    doings = stock.doings(usual, brings_about, 2)
    if not is_main(stock.card):
        doings[0] = v.PlayToken(stock.card.name)
    return tables.told(*doings)


# it shows how many monster cards its player counts in the discard pile
MONSTERS = t.Count(t.Cards(("discard",), t.YOU, (t.Type(("monster",)),)))
COUNTING = t.Continuous((t.Change(t.Self(), "counter_power", "add", t.Times(1000, MONSTERS)),))


def is_monster(card: Card) -> bool:
    return bool(card.values["type"] == "monster")


def is_battle(card: Card) -> bool:
    return bool(card.values["type"] == "battle")


def is_strategy(card: Card) -> bool:
    return bool(card.values["type"] == "strategy")


def is_main(card: Card) -> bool:
    return "Token" not in card.values["traits"]


def side(stock: Stock, mine: bool) -> tables.Side:
    """What one player has."""
    chance, card = stock.chance, stock.card
    crowd = chance.choice((0.3, 0.6, 0.9))
    zones: dict[int, Card | list[Card]] = {}
    under: dict[int, list[Card]] = {}
    for number in range(1, 9):
        if stock.likely(crowd):
            zones[number] = stock.one(("zone",), mine, is_battle)
            if stock.likely(0.25):
                under[number] = stock.several(("under", "covered"), mine, 1, 2, is_battle)
    if mine and is_battle(card) and stock.likely(0.7):
        zones[chance.randint(1, 8)] = card
    monsters = stock.several(("monster deck",), mine, 0, 2, is_monster)
    # one of each rank, so that a monster that is countered has a successor
    monsters += [tables.monster(rank=rank, threat=rank * 10000) for rank in (2, 3, 4)]
    stack = [tables.monster(rank=1, threat=8000)]
    if mine or stock.likely(0.4):
        stack = stock.several(("invading",), mine, 1, chance.choice((1, 3, 9)), is_monster)
    if mine and is_monster(card):
        if stock.likely(0.5):
            stack.append(card)
        else:
            monsters.insert(chance.randint(0, len(monsters)), card)
    strategies: dict[int, Card] = {}
    if mine and is_strategy(card) and stock.likely(0.5):
        strategies[1] = card
    elif stock.likely(0.4):
        strategies[1] = stock.one(("strategy",), mine, is_strategy)
        if not is_strategy(strategies[1]):
            strategies = {}
    hand = stock.several(("hand",), mine, 2, 7, is_main)
    pile = stock.several(("deck",), mine, 10, 20, is_main)
    if mine:
        hand = stock.with_card(stock.with_card(hand, 0.8, is_main), 0.4, is_main)
        pile = stock.with_card(pile[:3], 0.3, is_main) + pile[3:]
    hand += [tool(stock) for _tool in range(chance.randint(0, 2))]
    discard = stock.several(("discard",), mine, 0, chance.choice((4, 14)), is_main)
    for demand in demands_in(tuple(stock.abilities), nothing_more):
        if demand.where == ("discard",) and demand.speaks_of(mine) and stock.likely(stock.care):
            discard += [helper(stock.such_as(demand), card, chance)] * demand.least
    if mine and "CountsAs" in repr(stock.abilities):
        zones[1] = tables.having(tables.battle(), COUNTING)
        discard = stock.with_card(discard, 0.7)
    for term in stock.abilities:
        if isinstance(term, v.NotCounteredBy) and not mine and stock.likely(stock.care):
            zones = {chance.randint(1, 8): tables.battle(power=term.power)}
    return tables.Side(
        hand=hand,
        deck=pile,
        discard=discard,
        zones=zones,
        under={number: cards for number, cards in under.items() if number in zones},
        strategies=strategies,
        stack=[one for one in stack if is_monster(one)] or [tables.monster()],
        monsters=[one if is_monster(one) else tables.monster() for one in monsters],
        position=chance.choice((1, 2, 3, 4, 5, 6, 6, 7)),
        rage=chance.randint(0, 8),
    )


def lay_out(stock: Stock) -> tables.Table:
    """A position before a turn of either player."""
    restart_numbers(FIRST_NUMBER)
    return tables.given(
        side(stock, True), side(stock, False), phase="",
        turn_of=stock.chance.choice(("you", "them", "them")),
        edition=stock.chance.choice(("ja-1.04", "en-1.01")),
        seed=stock.chance.getrandbits(32), turn=stock.chance.randint(3, 8),
    )  # fmt: skip


def shows(card: Card, term: Any) -> bool:
    """Whether a monster that says where it begins the game stands there when one has begun."""
    return isinstance(term, v.StartsIn) and begun(beasts(card)).you.position == term.zone


def faults(cards: list[Card]) -> list[str]:
    """The rules that a monster deck and a main deck with these cards break."""
    monsters = [card for card in cards if is_monster(card)]
    main = [card for card in cards if not is_monster(card)]
    return [error.rule for error in c06_preparing.broken_conditions(monsters, main)]
