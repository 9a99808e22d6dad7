"""Positions of Cardfight!! Vanguard in which an ability may show what it does."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields, replace
from typing import Any

from headjudge.games.vanguard import c05_preparing
from headjudge.games.vanguard.c02_cards.clans import (
    NATION_OF,
    NATIONS,
    have_common_clan,
    is_of_clan,
)
from headjudge.games.vanguard.c11_keywords.expansion import expand
from headjudge.games.vanguard.c11_keywords.labels import written
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language import terms as t
from tests.games.laying import restart_numbers
from tests.games.vanguard import table as tables
from tests.life.demands import Demand, demands_in
from tests.life.stock import FIRST_NUMBER, Stock, chosen
from tests.life.vanguard_demands import own_demands
from tests.life.wanted import Wanted

FRONT = (1, 2)  # the rear-guard circles of the front row
UNITS = ("rear-guard", "field", "circles", "anywhere")
TRIGGERS = ("critical", "draw", "stand", "heal")


def helper(wanted: Wanted, card: Card, chance: random.Random) -> Card:
    """A plain unit such as is wanted; what is not said of it is as on the card itself."""
    values = wanted.values
    usual = (3, 3, 3, 2) if wanted.where == ("vanguard",) else (0, 1, 2, 3, 3)
    grade = int(values.get("grade", chance.choice(usual)))
    icon = values.get("trigger", [""])[0] if "trigger" in values else ""
    kind = values.get("type", ["normal"])[0]
    name: Any = chosen(values, "name", chosen(values, "original name", ""))
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
    if kind == "G":
        made = tables.having(made, v.StrideSkill((t.Discard(t.Pick(1, HAND)),)))
    if "part of abilities" in values or "keyword" in values:
        word = str(values.get("keyword", values.get("part of abilities")))
        word, number = written().get(word.lower(), word), values.get("number of abilities")
        label = v.Enabled(word, number) if number else v.Label(word)
        labelled = v.Act((), (t.Draw(1),), (label,))
        made = tables.having(made, *made.abilities.terms, *expand((labelled,)))
    return made


HAND = t.Cards(("hand",), t.YOU)
YOURS = t.Cards(("field",), t.YOU)
HEALING = t.Cards(("hand",), t.YOU, (v.TriggerIcon(("heal",)),))
GUARDING = v.GGuardianSkill((t.Discard(t.Pick(1, HEALING)),))
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
        "stand": [t.ToStand(one)],
        "rest": [t.ToRest(one)],
        "lock": [v.Lock(t.Pick(1, t.Cards(("rear-guard",), t.EACH)))],
        "unlock": [v.Unlock(t.Pick(1, t.Cards(("locked",), t.EACH)))],
        "dominate": [v.Dominate(t.Pick(1, t.Cards(("rear-guard",), t.OPPONENT)), "turn")],
        "turn up": [v.TurnUp(t.Pick(1, t.Cards(("damage", "G"), t.YOU, (t.FaceUp(False),))))],
        "turn down": [v.TurnDown(t.Pick(1, t.Cards(("damage", "G"), t.YOU, (t.FaceUp(True),))))],
        "draw": [t.Draw(1)],
        "move": [v.MoveTo(t.Pick(1, t.Cards(("rear-guard",), t.YOU)))],
    }
    return found.get(event.kind, [])


# what has to be done in a turn before words like these say anything
PREPARING: dict[str, t.Effect] = {
    "Row(front=True)": t.ToRest(t.Every(t.Cards(("rear-guard",), t.YOU, (v.Row(True),)))),
    "ToStand(": t.ToRest(t.Pick(3, YOURS, up_to=True)),
    "Upright(upright=False": t.ToRest(t.Pick(3, t.Cards(("field",), t.EACH), up_to=True)),
    "'Dark Device'": t.ToRest(t.Every(t.Cards(("field",), t.OPPONENT))),
    "state='deleted'": v.Delete(t.Every(t.Cards(("vanguard",), t.OPPONENT))),
    "Of(property='power', card=Self())": t.Lasting(
        "turn", t.Continuous((t.Change(t.Every(YOURS), "power", "add", 10000),))
    ),
    "'Darkness'": t.Put(t.Pick(1, t.Cards(("drop", "hand"), t.YOU)), "soul"),
}


def tool(stock: Stock) -> Card:
    """A unit that can be used for things that abilities wait for."""
    chance, card = stock.chance, stock.card
    theirs = t.Pick(1, t.Cards(("rear-guard",), t.OPPONENT))
    any_unit = t.Pick(1, YOURS)
    made: dict[str, t.Effect] = {"dominated": v.Dominate(theirs, "turn"), "locked": v.Lock(theirs)}
    moved = t.Pick(1, t.Cards((chance.choice(AREAS),), t.EACH))
    usual: list[t.Effect] = [
        v.Call(t.Pick(1, t.Cards((chance.choice(AREAS),), t.YOU))),
        t.Put(moved, chance.choice(TARGETS)),
        t.Put(t.Pick(1, t.Cards(("rear-guard",), t.YOU)), chance.choice(TARGETS)),
        t.ToStand(any_unit),
        t.ToRest(any_unit),
        v.Retire(t.Pick(1, t.Cards(("rear-guard",), t.EACH))),
        v.Lock(theirs),
        v.Dominate(theirs, "turn"),
        v.Bind(moved),
        v.TurnUp(t.Pick(1, t.Cards(("damage", "G"), t.YOU, (t.FaceUp(False),)))),
        v.TurnDown(t.Pick(1, t.Cards(("damage", "G"), t.YOU, (t.FaceUp(True),)))),
    ]
    doings = stock.doings(usual, brings_about, 3)
    for state in chance.sample(states := states_in(tuple(stock.abilities)), min(len(states), 2)):
        doings.append(made[state] if state in made else v.Become(any_unit, state))
    said = repr(stock.abilities)
    first = [doing for word, doing in PREPARING.items() if word in said]
    acts: list[t.Ability] = [v.Act((), (each,)) for each in (*doings, *first)]
    if first and stock.likely(0.5):
        begins = chance.choice(("begin main phase", "begin battle phase"))
        acts.append(t.Auto(t.Pattern(begins), tuple(first)))
    if "'end phase'" in said:
        acts.append(t.Auto(t.Pattern("begin end phase"), tuple(doings[:1])))
    all_stand = t.ToStand(t.Every(YOURS))
    if is_about_battles(stock):
        acts.append(t.Auto(t.Pattern("end battle"), (all_stand,)))
    elif stock.likely(0.5):  # in the battle phase, too
        acts.append(t.Auto(t.Pattern("end battle"), (chance.choice([all_stand, *doings]),)))
    name, race = "Tool", list(card.values["race"])
    if stock.helpers and stock.likely(0.5):  # a card such as is to have done it
        like = chance.choice(stock.helpers)[1]
        name, acts = like.name, [*acts, *like.abilities.terms]
        race = list(like.values["race"])
    return tables.unit(name, *acts, grade=1, clan=list(card.values["clan"]), race=race)


def is_g(card: Card) -> bool:
    return bool(card.values["type"] == "G")


def is_main(card: Card) -> bool:
    return not is_g(card)


def could_ride(card: Card) -> bool:
    return is_main(card) and card.values["grade"] >= 1


def mates_of(card: Card) -> bool:
    return any(isinstance(term, v.SeekMate) for term in card.abilities.terms)


@dataclass
class Laid:
    """What one player has, before it is given."""

    vanguard: Any
    circles: dict[int, Any]
    hearts: list[Card]
    areas: dict[str, list[Any]]
    of_vanguard: tuple[t.Filter, ...] = ()  # what is demanded of the vanguard


def side(stock: Stock, mine: bool) -> tables.Side:
    """What one player has."""
    laid = Laid(None, {}, [], {})
    lay_vanguard(stock, mine, laid)
    lay_circles(stock, mine, laid)
    lay_areas(stock, mine, laid)
    seeks = "'legion'" in repr(stock.events)
    if mine and seeks and laid.vanguard is not stock.card and stock.likely(stock.care):
        lay_leader(stock, laid)
    guards = is_about_guarding(stock)
    # how much it matters what the card's other abilities ask for
    besides = 1.0 if seeks or guards else 0.3
    for terms, care in ((stock.card.abilities.terms, besides), (tuple(stock.abilities), 1.0)):
        for demand in demands_in(terms, own_demands):
            if demand.speaks_of(mine) and stock.likely(stock.care * care):
                meet(stock, laid, demand)
    if mine:
        lay_where_it_works(stock, laid)
    elif is_about_hits(stock) and stock.likely(stock.care):
        laid.vanguard = tables.unit("", grade=3, power=1000)
        laid.circles = {at: one for at, one in laid.circles.items() if at not in FRONT}
    elif guards and stock.likely(stock.care):
        laid.vanguard, laid.hearts = tables.unit("", grade=3, power=40000), []
    if stock.likely(0.5) or (mine and is_about_battles(stock)):
        others = [at for at in range(1, 6) if laid.circles.get(at) is not stock.card]
        laid.circles[stock.chance.choice(others or [5])] = tool(stock)
    if mine and "Lord" in repr(stock.card.abilities.terms) and stock.likely(stock.care):
        clan = list(stock.card.values["clan"])
        for circle, one in laid.circles.items():
            if not have_common_clan(tables.card_in(one).values["clan"], tuple(clan)):
                laid.circles[circle] = tables.unit("", grade=1, clan=clan)
    areas = laid.areas
    del areas["damage"][5:]  # with six the game is lost
    return tables.Side(
        vanguard=laid.vanguard,
        circles=laid.circles,
        hearts=laid.hearts,
        hand=areas["hand"],
        deck=areas["deck"],
        drop=areas["drop"],
        soul=areas["soul"],
        damage=areas["damage"],
        bind=areas["bind"],
        g_zone=areas["G"],
        deck_of_plain=10,
    )


def lay_vanguard(stock: Stock, mine: bool, laid: Laid) -> None:
    """Choose the vanguard, and the heart under a G unit or the mate beside a leader."""
    chance = stock.chance
    leading: Any = stock.one(("vanguard", "field", "circles", "anywhere"), mine, could_ride)
    if mine and stock.likely(0.35):
        if is_g(stock.card):
            laid.hearts, leading = [leading], stock.card
        else:
            leading = stock.card
            if mates_of(stock.card) and stock.likely(0.4):
                leading = [leading, stock.one(UNITS, mine, is_main)]
    elif stock.likely(0.4 if "legion" in repr(stock.abilities) else 0.1):
        leading = [leading, stock.one(UNITS, mine, is_main)]  # a legion
    low = not isinstance(leading, list) and could_ride(leading) and leading.values["grade"] < 3
    if low and stock.likely(0.75):
        leading = tables.unit("", grade=3, clan=list(leading.values["clan"]))
    if not mine and stock.likely(0.4):
        said = repr(stock.abilities)
        strong = 40000 if "BattleOpponent" in said or "role='attacking'" in said else 1000
        leading = tables.unit("", grade=3, power=chance.choice((1000, strong, 13000)))
    elif mine and leading is not stock.card and stock.likely(0.1):
        leading = tables.unit("", grade=3, power=50000, clan=list(stock.card.values["clan"]))
    laid.vanguard = leading


def lay_leader(stock: Stock, laid: Laid) -> None:
    """Have a vanguard that can legion, and what it needs for that."""
    clan = list(stock.card.values["clan"])
    seek = v.SeekMate(20000, (t.Named(("Mate",)),))
    laid.vanguard, laid.hearts = tables.unit("Leader", seek, grade=3, clan=clan), []
    laid.areas["deck"].insert(3, tables.unit("Mate", grade=3, clan=clan))
    laid.areas["drop"] += [tables.PLAIN] * 4


def lay_circles(stock: Stock, mine: bool, laid: Laid) -> None:
    """Choose the rear-guards: some at rest, some locked, a tool among them."""
    chance = stock.chance
    at_rest = chance.choice((0.15, 0.15, 0.15, 0.8))
    alike = stock.one(UNITS, mine, is_main) if stock.likely(0.3) else None
    for number in range(1, 6):
        if stock.likely(0.7 if alike is None else 0.95):
            one = alike or stock.one(UNITS, mine, is_main)
            lies = chance.random()
            laid.circles[number] = (
                tables.locked(one)
                if lies < 0.07
                else tables.rested(one)
                if lies < 0.07 + at_rest
                else one
            )
    if mine and is_main(stock.card) and stock.likely(0.6):
        laid.circles[chance.choice((1, 1, 2, 2, 3, 4, 5))] = stock.card


def lay_areas(stock: Stock, mine: bool, laid: Laid) -> None:
    """Choose the cards of the other zones."""
    chance = stock.chance
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
    bound = stock.several(("bind", "anywhere"), mine, 0, chance.choice((2, 6)), is_main)
    souls = (8, 12) if rich else (0, 8)
    laid.areas = {
        "hand": hand,
        "deck": pile,
        "drop": stock.several(("drop", "anywhere"), mine, 0, chance.choice((4, 12)), is_main),
        "soul": stock.several(("soul", "anywhere"), mine, *souls, is_main),
        "damage": [tables.down(one) if not rich and stock.likely(0.3) else one for one in damage],
        "bind": [tables.down(one) if stock.likely(0.3) else one for one in bound],
        "G": [tables.up(c) if isinstance(c, Card) and stock.likely(0.3) else c for c in g_zone],
    }


def meet(stock: Stock, laid: Laid, demand: Demand) -> None:
    """Lay so many cards as an ability demands, and no more than it allows."""
    chance = stock.chance
    if demand.where[:1] == ("vanguard",):
        laid.of_vanguard += demand.filters
        demand = replace(demand, filters=laid.of_vanguard)
    try:
        made = helper(stock.such_as(demand), stock.card, chance)
    except (HeadjudgeError, ValueError, KeyError, TypeError):
        return  # there is no such card
    lying = as_filtered(made, demand.filters)
    for area in demand.where[:1]:
        if area in laid.areas:
            cards = laid.areas[area]
            if demand.most is not None:
                del cards[max(demand.most - demand.least, 0) :]
            if is_g(made) == (area == "G"):
                cards[0:0] = [lying] * demand.least
            elif area == "G":
                guards = v.HasAbility("G guardian") in demand.filters
                skill = GUARDING if guards else v.StrideSkill((t.Discard(t.Pick(1, HAND)),))
                made = tables.g_unit(made.name, skill, clan=list(made.values["clan"]))
                cards[0:0] = [as_filtered(made, demand.filters)] * demand.least
        elif area in ("vanguard", "heart") and demand.least and could_ride(made):
            if laid.hearts:
                laid.hearts = [made]
            elif isinstance(laid.vanguard, list) or demand.least > 1:
                mate = laid.vanguard[1] if isinstance(laid.vanguard, list) else made
                laid.vanguard = [made, mate if demand.least < 2 else made]
            elif laid.vanguard is not stock.card:
                graded = "grade" in repr(demand.filters)
                made = made if graded else with_grade(made, max(made.values["grade"], 3))
                laid.vanguard = tables.having(made, *made.abilities.terms, *seeking(laid.vanguard))
        elif area in ("rear-guard", "field", "locked"):
            front = [each.front for each in demand.filters if isinstance(each, v.Row)]
            there = range(1, 6) if not front else (1, 2) if front[0] else (3, 4, 5)
            for circle in chance.sample(there, min(demand.least, len(there))):
                laid.circles[circle] = tables.locked(made) if area == "locked" else lying
            if demand.most is not None:
                for circle in list(laid.circles)[demand.most :]:
                    del laid.circles[circle]


def seeking(card: Card) -> list[Any]:
    """The terms by which a unit can legion."""
    return [term for term in card.abilities.terms if isinstance(term, v.SeekMate)]


def as_filtered(card: Card, filters: tuple[t.Filter, ...]) -> Any:
    """The card, lying as these filters say."""
    for each in filters:
        if isinstance(each, t.FaceUp):
            return tables.up(card) if each.up else tables.down(card)
        if isinstance(each, t.Upright) and not each.upright:
            return tables.rested(card)
    return card


def with_grade(card: Card, grade: int) -> Card:
    """The same card, with another grade."""
    values = {**card.values, "grade": grade}
    return Card(card.number, card.names, card.texts, values, card.abilities.terms)


def lay_where_it_works(stock: Stock, laid: Laid) -> None:
    """Lay the card where one of the abilities works; under a card that it waits for to ride it."""
    chance, card = stock.chance, stock.card
    places = places_in(tuple(stock.abilities))
    if any(event.kind == "leave" and event.cause == "ride" for event in stock.events):
        places.append("ridden")
    if not places or not stock.likely(stock.care):
        return
    place = chance.choice(places)
    if place == "ridden" and is_main(card):
        laid.vanguard, laid.hearts = card, []
        grade = card.values["grade"] + chance.choice((0, 1, 1))
        named = [one for wanted, one in stock.helpers if "name" in "".join(wanted.values)]
        laid.areas["hand"] += [with_grade(one, grade) for one in named]
    elif place == "vanguard":
        if laid.vanguard is not card and is_g(card):
            laid.hearts = [laid.vanguard] if isinstance(laid.vanguard, Card) else [tables.PLAIN]
        if not isinstance(laid.vanguard, list):
            laid.vanguard = card
    elif place == "rear-guard" and is_main(card):
        boosts = "'boosting'" in repr(stock.abilities)
        fights = any(event.kind.startswith("attack") for event in stock.events)
        circles = (3, 4, 4, 5) if boosts else FRONT if fights else (1, 2, 3, 4, 5)
        laid.circles[chance.choice(circles)] = card
    elif place in laid.areas and is_g(card) == (place == "G"):
        laid.areas[place].insert(0, card)


def places_in(term: Any) -> list[str]:
    """The circles and zones in which a term says that its card is."""
    if isinstance(term, tuple):
        return [place for each in term for place in places_in(each)]
    if not isinstance(term, t.Term):
        return []
    own = list(term.kinds) if isinstance(term, v.On) else list(getattr(term, "where", ()))
    if isinstance(term, t.Cards):
        own = []
    return own + [place for each in fields(term) for place in places_in(getattr(term, each.name))]


def is_about_hits(stock: Stock) -> bool:
    """Whether an ability waits for an attack that hits a vanguard."""
    at_vanguard = "OnCircle(kinds=('vanguard',))" in repr(stock.events)
    return at_vanguard and any(event.kind == "attack hits" for event in stock.events)


def is_about_guarding(stock: Stock) -> bool:
    """Whether an ability of a G guardian asks what unit it guards against."""
    return is_g(stock.card) and "role='attacking', whose='opponent'" in repr(stock.abilities)


def is_about_battles(stock: Stock) -> bool:
    """Whether an ability asks for the second battle of a turn or a later one."""
    return "BattleCount" in repr(stock.abilities) or "'Wave'" in repr(stock.abilities)


def lay_out(stock: Stock) -> tables.Table:
    """A position before a turn of either player."""
    restart_numbers(FIRST_NUMBER)
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
    clans, nations = card.values["clan"], card.values["nation"]
    return all(is_of_clan(clans, (clan,)) for clan in NATION_OF) and set(NATIONS) == set(nations)


def faults(cards: list[Card]) -> list[str]:
    """The rules that a main deck with these cards breaks."""
    return [
        error.rule
        for error in c05_preparing.faults_of_main_deck([card for card in cards if is_main(card)])
    ]
