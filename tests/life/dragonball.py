"""Positions of the Dragon Ball Super Card Game in which a skill may show what it does."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

from headjudge.games.dragonball import c05_preparing
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language import terms as t
from tests.games.dragonball import table as tables
from tests.games.laying import MADE, restart_numbers
from tests.life.demands import Demand, demands_in
from tests.life.stock import FIRST_NUMBER, Stock, chosen
from tests.life.wanted import Wanted

COLORS = ("red", "blue", "green", "yellow", "black")
WORDS = (
    "Blocker",
    "Critical",
    "Double Strike",
    "Dual Attack",
    "Barrier",
    "Revenge",
    "Deflect",
    "Dragon Ball",
    "Super Combo",
)
AREAS = ("hand", "deck", "drop", "life", "energy", "warp", "battle")
TARGETS = ("hand", "drop", "warp", "deck bottom", "life", "energy")


def helper(wanted: Wanted, card: Card, chance: random.Random) -> Card:
    """A plain card such as is wanted; what is not said of it is as on the card itself."""
    values = {name.replace(" ", "_"): value for name, value in wanted.values.items()}
    kind = values.get("type", ["battle"])[0]
    kind = "leader" if wanted.where == ("leader",) else kind
    printed: dict[str, Any] = {
        "color": chosen(wanted.values, "colors", list(card.values["colors"]))
    }
    if printed["color"] is True:  # it is to be multicolour
        printed["color"] = chance.sample(COLORS, 2)
    skills: list[Any] = []
    name: Any = chosen(wanted.values, "name", "")
    name = name[0] if isinstance(name, list) else name
    if values.get("keyword") in WORDS:
        skills.append(t.Keyword(values["keyword"]))
    if kind in ("battle", "leader"):
        for own in ("character", "traits", "era"):
            if own in values or "part_of_" + own in values:
                usual: Any = "" if own == "era" else []
                found = chosen(wanted.values, own, usual)
                printed[own] = found[0] if own == "era" and isinstance(found, list) else found
        if 0 <= int(values.get("power", -1)) < 10**6:
            printed["power"] = int(values["power"])
    if kind == "leader":
        return tables.leader(name, *skills, **printed)
    printed["energy_cost"] = max(0, int(values.get("energy_cost", chance.randint(0, 4))))
    if chance.random() < 0.3:
        printed["specified_cost"] = printed["color"][:1] * min(2, printed["energy_cost"])
    if kind == "extra":
        return tables.extra_card(name, *skills, **printed)
    for own in ("combo_cost", "combo_power"):
        if own in values:
            printed[own] = max(0, int(values[own]))
    return tables.battle_card(name, *skills, **printed)


def brings_about(event: t.Pattern) -> list[t.Effect]:
    """Instructions after which such an event happens."""
    one = t.Pick(1, t.Cards(("battle", "leader"), t.EACH))
    any_card = t.Pick(1, t.Cards(("battle",), t.EACH))
    origins = tuple(area for area in event.frm if area in AREAS)
    if event.kind == "play":
        areas = (origins,) if origins else (("hand", "deck", "drop"), ("energy", "warp", "life"))
        battle = (t.Type(("battle",)),)
        return [v.Play(t.Pick(1, t.Cards(there, t.YOU, battle))) for there in areas]
    if event.kind in ("put", "leave"):
        moved = t.Pick(1, t.Cards(origins or ("battle",), t.EACH))
        return [t.Put(moved, to) for to in event.to or ("drop", "hand") if to in TARGETS]
    found: dict[str, list[t.Effect]] = {
        "KO": [v.KO(any_card)],
        "active": [t.ToStand(one)],
        "rest": [t.ToRest(one)],
        "flip over": [v.FlipOver(t.Every(t.Cards(("leader",), t.YOU)))],
        "damage": [v.InflictDamage(1, t.YOU), v.InflictDamage(1, t.OPPONENT)],
        "control": [v.GainControl(t.Pick(1, t.Cards(("battle",), t.OPPONENT)))],
        "draw": [t.Draw(1)],
        "combo": [v.Combo(t.Pick(1, t.Cards(("hand",), t.YOU)))],
    }
    return found.get(event.kind, [])


YOURS = t.Every(t.Cards(("battle",), t.YOU))
STRONGER = t.Lasting("turn", t.Continuous((t.Change(YOURS, "power", "add", 10000),)))


def own_demands(term: t.Term) -> list[Demand]:
    """What the words of this game demand: energy to pay with."""
    if not isinstance(term, v.PayEnergy):
        return []
    return [Demand(("energy",), t.YOU, (t.Color((color,)),), 1) for color in term.colors]


def meet(stock: Stock, areas: dict[str, list[Any]], demand: Demand) -> None:
    """Lay so many cards as a skill demands, and no more than it allows."""
    for area in demand.where[:1]:
        if area not in areas:
            continue
        if demand.most is not None:
            del areas[area][max(demand.most - demand.least, 0) :]
        try:
            made = helper(stock.such_as(demand), stock.card, stock.chance)
        except (HeadjudgeError, ValueError, KeyError, TypeError):
            continue  # there is no such card
        if is_main(made) and (area != "battle" or is_battle(made)):
            areas[area] += [made] * demand.least


def tokens_in(term: Any) -> list[str]:
    """The names of the tokens that a term speaks of."""
    if isinstance(term, tuple):
        named = [each.names[0] for each in term if isinstance(each, t.Named)]
        own = named if any(isinstance(each, v.IsToken) for each in term) else []
        return own + [name for each in term for name in tokens_in(each)]
    if not isinstance(term, t.Term):
        return []
    return [name for each in fields(term) for name in tokens_in(getattr(term, each.name))]


def tool(stock: Stock) -> Card:
    """A card that can be used for things that skills wait for."""
    chance = stock.chance
    any_card = t.Pick(1, t.Cards(("battle",), t.EACH))
    yours = t.Pick(1, t.Cards(("battle", "leader"), t.YOU))
    moved = t.Pick(1, t.Cards((chance.choice(AREAS),), t.YOU))
    usual: list[t.Effect] = [
        t.Put(moved, chance.choice(TARGETS)),
        t.Put(any_card, chance.choice(TARGETS[:4])),
        v.KO(any_card),
        t.ToStand(yours),
        t.ToRest(t.Pick(1, t.Cards(("battle", "leader", "energy"), t.EACH))),
        v.Play(t.Pick(1, t.Cards(("hand", "deck", "drop"), t.YOU, (t.Type(("battle",)),)))),
        v.FlipOver(t.Every(t.Cards(("leader",), t.YOU))),
        v.InflictDamage(1, chance.choice((t.YOU, t.OPPONENT))),
        v.PlayToken(2, "Imp", 5000, 0, 5000),
        t.Draw(2),
    ]
    doings = stock.doings(usual, brings_about, 3)
    for name in tokens_in(tuple(stock.abilities)):
        doings.append(v.PlayToken(2, name, 5000, 0, 5000))
    if "property='power'" in repr(stock.abilities):
        doings.append(STRONGER)
    skills = [v.Activate("main", (), (each,)) for each in doings]
    return tables.battle_card(
        "Tool", *skills, color=list(stock.card.values["colors"]) or ["red"], energy_cost=0
    )


def tricks(stock: Stock) -> list[Card]:
    """Cards for the hand that answer what the other player does, or come in another's place:
    those above all that the abilities wait for."""
    ko = v.KO(t.Pick(1, t.Cards(("battle",), t.OPPONENT)))
    price = stock.chance.choice((0, 0, 2))
    stop = tables.extra_card(
        "Stop", v.Counter("attack", (), (v.NegateAttack(),)), energy_cost=price
    )
    undo = tables.extra_card("Undo", v.Counter("play", (), (ko,)), energy_cost=price)
    deny = tables.extra_card("Deny", v.Counter("counter", (), (v.NegateCounter(),)), energy_cost=0)
    guest = tables.battle_card("Guest", tables.word("Over Realm", 1, ()), energy_cost=0)
    cost = stock.card.values["energy cost"] or 0
    double = tables.battle_card("Double", tables.word("Swap", cost, (), ()), energy_cost=0)
    said = repr(stock.abilities)
    found = stock.chance.choices((stop, undo, deny, guest, double), k=stock.chance.randint(0, 2))
    for sign, one in (
        ("Wormhole", guest),
        ("Swap", double),
        ("NegateCounter", stop),
        ("cause='Counter'", stop),
    ):
        if sign in said and stock.likely(0.7):
            found += [one, one]
    return found


def is_leader(card: Card) -> bool:
    return bool(card.values["type"] == "leader")


def is_battle(card: Card) -> bool:
    return bool(card.values["type"] == "battle")


def is_main(card: Card) -> bool:
    return not is_leader(card)


def could_lie(card: Card) -> bool:
    """Battle cards lie in the battle area, and fields."""
    return is_battle(card) or any(
        term.role == "keyword" and term.name == "Field" for term in card.abilities.terms
    )


def side(stock: Stock, mine: bool) -> tables.Side:
    """What one player has."""
    chance, card = stock.chance, stock.card
    leader: Any = stock.one(("leader", "field", "anywhere"), mine, is_leader)
    if not is_leader(leader):
        leader = tables.leader(color=list(card.values["colors"]) or ["red"])
    if mine and is_leader(card):
        leader = card
    there = stock.several(("battle", "field", "anywhere"), mine, 0, 5, is_battle)
    battle: list[Any] = stock.with_card(there, 0.6, could_lie) if mine else there
    if mine:
        beneath = [one for _wanted, one in stock.helpers if is_battle(one)] or [stock.plain]
        many = "Under(" in repr(stock.abilities)
        if beneath and could_lie(card) and stock.likely(0.4 if many else 0.15):
            under = chance.choices(beneath, k=chance.randint(1, 8 if many else 4))
            battle.append(tables.stacked(card, *under))
    battle = [
        tables.rested(one) if isinstance(one, Card) and stock.likely(0.25) else one
        for one in battle
    ]
    if stock.likely(0.5):
        battle.append(tool(stock))
    battle += [one for one in tricks(stock) if one.name == "Double"]
    energy: list[Any] = stock.several(("energy", "anywhere"), mine, 1, 4, is_main)
    for color in COLORS if stock.likely(0.7) else ():
        energy += [tables.battle_card(color=[color])] * 2
    for color in card.values["colors"] if stock.likely(0.5) else ():
        energy += [tables.battle_card(color=[color])] * 4
    hand = stock.several(("hand", "anywhere"), mine, 1, 6, is_main)
    hand += tricks(stock)
    pile = stock.several(("deck", "anywhere"), mine, 6, 14, is_main)
    if mine:
        hand = stock.with_card(stock.with_card(hand, 0.8, is_main), 0.3, is_main)
        pile = stock.with_card(pile[:3], 0.3, is_main) + pile[3:]
    drop = stock.several(("drop", "anywhere"), mine, 0, chance.choice((3, 8, 20)), is_main)
    areas: dict[str, list[Any]] = {
        "battle": battle,
        "energy": energy,
        "hand": hand,
        "deck": pile,
        "drop": drop,
        "life": stock.several(("life", "anywhere"), mine, 1, 8, is_main),
        "warp": stock.several(("warp", "anywhere"), mine, 0, chance.choice((3, 12)), is_main),
    }
    for terms, care in ((card.abilities.terms, 0.3), (tuple(stock.abilities), 0.7)):
        for demand in demands_in(terms, own_demands):
            if demand.speaks_of(mine) and stock.likely(stock.care * care):
                meet(stock, areas, demand)
    return tables.Side(
        leader=leader,
        battle=areas["battle"],
        energy=areas["energy"],
        hand=areas["hand"],
        deck=areas["deck"],
        drop=areas["drop"],
        life=areas["life"],
        warp=areas["warp"],
    )


def lay_out(stock: Stock) -> tables.Table:
    """A position before a turn of either player."""
    restart_numbers(FIRST_NUMBER)
    you, them = side(stock, True), side(stock, False)
    for one in (you.leader, them.leader):
        assert isinstance(one, Card)
        if one.values["other side"] in stock.pool:
            MADE[one] = [one, stock.pool[one.values["other side"]]]
    return tables.given(
        you, them, phase="", turn_of=stock.chance.choice(("you", "them", "them")),
        seed=stock.chance.getrandbits(32), turn=stock.chance.randint(3, 8),
    )  # fmt: skip


def faults(cards: list[Card]) -> list[str]:
    """The rules that a deck with these cards breaks."""
    leaders = [card for card in cards if is_leader(card)] or [tables.PLAIN_LEADER]
    return [
        error.rule
        for error in c05_preparing.check_deck(leaders[0], [card for card in cards if is_main(card)])
    ]
