"""Positions of Cardfight!! Vanguard in which an ability may show what it does."""

from __future__ import annotations

import random
from dataclasses import fields
from itertools import count
from typing import Any

from headjudge.games.vanguard import deck
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard.clans import NATION_OF, NATIONS
from headjudge.games.vanguard.keywords import expand
from headjudge.games.vanguard.keywords_labels import WRITTEN
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.vanguard import table as tables
from tests.life.stock import FIRST_NUMBER, Stock, chosen
from tests.life.wanted import Wanted

TRIGGERS = ("critical", "draw", "stand", "heal")


def helper(wanted: Wanted, card: Card, chance: random.Random) -> Card:
    """A plain unit such as is wanted; what is not said of it is as on the card itself."""
    values = wanted.values
    usual = (3, 3, 3, 2) if wanted.where == ("vanguard",) else (0, 1, 2, 3, 3)
    grade = int(values.get("grade", chance.choice(usual)))
    icon = values.get("trigger", [""])[0] if "trigger" in values else ""
    kind = values.get("type", ["normal"])[0]
    name: Any = chosen(values, "name", "")
    fields: dict[str, Any] = {
        "grade": 4 if kind == "G" else min(max(grade, 0), 4),
        "clan": chosen(values, "clan", list(card.values["clan"])),
        "race": chosen(values, "race", list(card.values["race"])),
    }
    if "nation" in values:
        fields["nation"] = values["nation"]
    for each in ("power", "critical", "shield"):
        if each in values and 0 <= int(values[each]) < 10**6:
            fields[each] = int(values[each])
    if "icons" in values:
        fields["icons"] = values["icons"]
    if icon in TRIGGERS or kind == "trigger":
        fields |= {"type": "trigger", "trigger": icon or "critical", "grade": 0}
    elif kind == "G":
        fields["type"] = "G"
    made = tables.unit(name[0] if isinstance(name, list) else name, **fields)
    if "part of abilities" in values or "keyword" in values:
        word = str(values.get("keyword", values.get("part of abilities")))
        label = v.Label(WRITTEN.get(word.lower(), word), values.get("number of abilities"))
        labelled = v.Act((), (t.Draw(1),), (label,))
        made = tables.having(made, *expand((labelled,)))
    return made


AREAS = ("hand", "deck", "drop", "soul", "damage", "bind")
TARGETS = ("hand", "drop", "soul", "bind", "deck bottom")


def states_in(term: Any) -> list[str]:
    """The states of cards that a term speaks of."""
    if isinstance(term, tuple):
        return [state for each in term for state in states_in(each)]
    if not isinstance(term, t.Term):
        return []
    own = [term.state] if isinstance(term, v.InState | v.Became) else []
    return own + [state for each in fields(term) for state in states_in(getattr(term, each.name))]


def brings_about(event: t.Pattern) -> list[t.Effect]:
    """Instructions after which such an event happens."""
    one = t.Pick(1, t.Cards(("field",), t.EACH))
    origins = [area for area in event.frm if area in (*AREAS, "rear-guard")]
    if event.kind == "place":
        return [v.Call(t.Pick(1, t.Cards((area,), t.YOU))) for area in origins or AREAS[:3]]
    if event.kind in ("put", "leave"):
        moved = t.Pick(1, t.Cards(tuple(origins) or ("rear-guard",), t.EACH))
        targets = [to.replace("deck", "deck bottom") for to in event.to or ("drop", "hand")]
        return [t.Put(moved, to) for to in targets if to in TARGETS]
    found: dict[str, list[t.Effect]] = {
        "stand": [v.ToStand(one)],
        "rest": [v.ToRest(one)],
        "lock": [v.Lock(t.Pick(1, t.Cards(("rear-guard",), t.EACH)))],
        "unlock": [v.Unlock(t.Pick(1, t.Cards(("locked",), t.EACH)))],
        "dominate": [v.Dominate(t.Pick(1, t.Cards(("rear-guard",), t.OPPONENT)))],
        "turn up": [v.TurnUp(t.Pick(1, t.Cards(("damage", "G"), t.YOU, (v.Face(False),))))],
        "turn down": [v.TurnDown(t.Pick(1, t.Cards(("damage", "G"), t.YOU, (v.Face(True),))))],
        "draw": [t.Draw(1)],
        "move": [v.MoveTo(t.Pick(1, t.Cards(("rear-guard",), t.YOU)))],
    }
    return found.get(event.kind, [])


def tool(stock: Stock) -> Card:
    """A unit that can be used for things that abilities wait for."""
    chance, card = stock.chance, stock.card
    theirs = t.Pick(1, t.Cards(("rear-guard",), t.OPPONENT))
    any_unit = t.Pick(1, t.Cards(("field",), t.YOU))
    made: dict[str, t.Effect] = {"dominated": v.Dominate(theirs), "locked": v.Lock(theirs)}
    moved = t.Pick(1, t.Cards((chance.choice(AREAS),), t.EACH))
    usual: list[t.Effect] = [
        v.Call(t.Pick(1, t.Cards((chance.choice(AREAS),), t.YOU))),
        t.Put(moved, chance.choice(TARGETS)),
        t.Put(t.Pick(1, t.Cards(("rear-guard",), t.YOU)), chance.choice(TARGETS)),
        v.ToStand(any_unit),
        v.ToRest(any_unit),
        v.Retire(t.Pick(1, t.Cards(("rear-guard",), t.EACH))),
        v.Lock(theirs),
        v.Dominate(theirs),
        v.Bind(moved),
        v.TurnUp(t.Pick(1, t.Cards(("damage", "G"), t.YOU, (v.Face(False),)))),
        v.TurnDown(t.Pick(1, t.Cards(("damage", "G"), t.YOU, (v.Face(True),)))),
    ]
    doings = stock.doings(usual, brings_about, 3)
    for state in chance.sample(states := states_in(tuple(stock.abilities)), min(len(states), 2)):
        doings.append(made[state] if state in made else v.Become(any_unit, state))
    acts: list[t.Ability] = [v.Act((), (each,)) for each in doings]
    if stock.likely(0.5):  # in the battle phase, too
        at_once = [v.ToStand(t.Every(t.Cards(("field",), t.YOU))), *doings]
        acts.append(t.Auto(t.Pattern("end battle"), (chance.choice(at_once),)))
    name = "Tool"
    if stock.helpers and stock.likely(0.5):  # a card such as is to have done it
        like = chance.choice(stock.helpers)[1]
        name, acts = like.name, [*acts, *like.abilities.terms]
    return tables.unit(name, *acts, grade=1, clan=list(card.values["clan"]))


def is_g(card: Card) -> bool:
    return bool(card.values["type"] == "G")


def is_main(card: Card) -> bool:
    return not is_g(card)


def could_ride(card: Card) -> bool:
    return is_main(card) and card.values["grade"] >= 1


def mates_of(card: Card) -> bool:
    return any(isinstance(term, v.SeekMate) for term in card.abilities.terms)


def side(stock: Stock, mine: bool) -> tables.Side:
    """What one player has."""
    chance = stock.chance
    units = ("rear-guard", "field", "circles", "anywhere")
    leading: Any = stock.one(("vanguard", "field", "circles", "anywhere"), mine, could_ride)
    hearts: list[Card] = []
    if mine and stock.likely(0.35):
        if is_g(stock.card):
            hearts, leading = [leading], stock.card
        else:
            leading = stock.card
            if mates_of(stock.card) and stock.likely(0.4):
                leading = [leading, stock.one(units, mine, is_main)]
    elif stock.likely(0.4 if "legion" in repr(stock.abilities) else 0.1):
        leading = [leading, stock.one(units, mine, is_main)]  # a legion
    low = not isinstance(leading, list) and could_ride(leading) and leading.values["grade"] < 3
    if low and stock.likely(0.75):
        leading = tables.unit("", grade=3, clan=list(leading.values["clan"]))
    if not mine and stock.likely(0.4):
        leading = tables.unit("", grade=3, power=chance.choice((1000, 1000, 13000)))
    elif mine and leading is not stock.card and stock.likely(0.1):
        leading = tables.unit("", grade=3, power=50000, clan=list(stock.card.values["clan"]))
    circles: dict[int, Any] = {}
    alike = stock.one(units, mine, is_main) if stock.likely(0.3) else None
    for number in range(1, 6):
        if stock.likely(0.7 if alike is None else 0.95):
            one = alike or stock.one(units, mine, is_main)
            lies = chance.random()
            circles[number] = (
                tables.rested(one) if lies < 0.15 else tables.locked(one) if lies < 0.22 else one
            )
    if stock.likely(0.5):
        circles[chance.randint(1, 5)] = tool(stock)
    if mine and is_main(stock.card) and stock.likely(0.6):
        circles[chance.choice((1, 1, 2, 2, 3, 4, 5))] = stock.card
    rich = mine and stock.likely(0.3)
    least = (5, 5) if rich else (1, 5) if mine else (0, 4)
    damage = stock.several(("damage", "anywhere"), mine, *least, is_main)
    pile = stock.several(("deck", "anywhere"), mine, 10, 18, is_main)
    clan = list(stock.card.values["clan"])
    pile[2:2] = [tables.trigger(chance.choice(TRIGGERS), clan=clan) for _each in range(3)]
    hand = stock.several(("hand", "anywhere"), mine, *chance.choice(((0, 1), (2, 6))), is_main)
    hand.append(tables.unit("", grade=3, clan=clan))
    g_zone: list[Any] = []
    if stock.likely(0.8):
        some = stock.several(("G", "anywhere"), mine, 1, 3, is_g)
        some = [one if is_g(one) else tables.g_unit(clan=clan) for one in some]
        turned = tables.up(tables.g_unit(clan=clan))
        g_zone = [*some, *[turned] * chance.choice((1, 3, 8)), tables.up(some[0])]
    if mine:
        hand = stock.with_card(hand, 0.8, is_main)
        pile = stock.with_card(pile[:3], 0.3, is_main) + pile[3:]
        if is_g(stock.card):
            g_zone += [stock.card] * chance.randint(1, 3)
    return tables.Side(
        vanguard=leading,
        circles=circles,
        hand=hand,
        deck=pile,
        drop=stock.several(("drop", "anywhere"), mine, 0, chance.choice((4, 12)), is_main),
        soul=stock.several(("soul", "anywhere"), mine, *((8, 12) if rich else (0, 8)), is_main),
        damage=[tables.down(one) if not rich and stock.likely(0.3) else one for one in damage],
        bind=[
            tables.down(one) if stock.likely(0.3) else one
            for one in stock.several(("bind", "anywhere"), mine, 0, chance.choice((2, 6)), is_main)
        ],
        g_zone=[tables.up(c) if isinstance(c, Card) and stock.likely(0.3) else c for c in g_zone],
        hearts=hearts,
        deck_of_plain=10,
    )


def lay_out(stock: Stock) -> tables.Table:
    """A position before a turn of either player."""
    tables._number = count(FIRST_NUMBER)
    you, them = side(stock, True), side(stock, False)
    others = [card.values["other side"] for card in (*you.cards(), *them.cards())]
    return tables.given(
        you, them, phase="", turn_of=stock.chance.choice(("you", "them", "them")),
        seed=stock.chance.getrandbits(32), turn=stock.chance.randint(3, 8),
        others=[stock.pool[number] for number in dict.fromkeys(others) if number],
    )  # fmt: skip


def shows(card: Card, term: Any) -> bool:
    """Whether a card that is of all clans and nations by its text has them all."""
    if not isinstance(term, v.OfEveryClan):
        return False
    return set(NATION_OF) < set(card.values["clan"]) and set(NATIONS) == set(card.values["nation"])


def faults(cards: list[Card]) -> list[str]:
    """The rules that a main deck with these cards breaks."""
    return [error.rule for error in deck.main_deck([card for card in cards if is_main(card)])]
