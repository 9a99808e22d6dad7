"""Directed games: positions made around one card, played by players who like to use it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Option
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import holds
from tests.games.table import LAID_OUT, Table
from tests.life import watch as w
from tests.life.stock import Stock
from tests.life.wanted import Wanted, conditions_in, wanted_by


def nothing_shows(card: Card, term: Any) -> bool:
    """No ability shows in a card's own values."""
    return False


@dataclass(frozen=True)
class Title:
    """What a game brings: plain cards such as are wanted, and how its zones are filled."""

    helper: Callable[[Wanted, Card, random.Random], Card]
    lay_out: Callable[[Stock], Table[Any]]
    plain: Card
    expand: Callable[[tuple[Any, ...]], tuple[Any, ...]]
    faults: Callable[[list[Card]], list[str]]  # the rules that a deck with these cards breaks
    shows: Callable[[Card, Any], bool] = nothing_shows  # whether its own values show an ability

    def deck(self, card: Card, terms: list[Any]) -> list[Card]:
        """Cards such as an ability speaks of, and others, to make a deck of."""
        chance = random.Random(card.number)
        found = [self.plain] * 8
        for wanted in wanted_by(tuple(terms), chance):
            found.append(self.helper(wanted, card, chance))
        return found


class Pool:
    """The cards there are, and those (`others`, or among themselves) that go well with each."""

    def __init__(
        self,
        cards: dict[str, Card],
        families: tuple[str, ...],
        others: dict[str, Card] | None = None,
    ) -> None:
        self.cards = cards
        self.known = {**(others or {}), **cards}
        self.others = list((cards if others is None else others).values())
        self.families = families  # the values by which cards go together: a clan, a colour
        self.by_family: dict[str, list[Card]] = {}
        for card in self.others:
            for family in self.families_of(card):
                self.by_family.setdefault(family, []).append(card)

    def families_of(self, card: Card) -> list[str]:
        found: list[str] = []
        for name in self.families:
            value = card.values.get(name) or ()
            found.extend([value] if isinstance(value, str) else value)
        return found

    def related_to(self, card: Card) -> list[Card]:
        """Other cards that share a clan, a colour or the like with this one."""
        found = [each for one in self.families_of(card) for each in self.by_family.get(one, ())]
        return [each for each in found or self.others if each is not card]


def abilities_of(title: Title, card: Card) -> list[list[Any]]:
    """The abilities of a card that are to show a sign of life, each as the terms that come of it:
    a keyword comes with those it stands for."""
    found: list[list[Any]] = []
    covered: set[Any] = set()
    for term in card.abilities.terms:
        if term in covered:
            continue
        terms = list(dict.fromkeys((term, *title.expand((term,)))))
        covered.update(terms)
        for each in found:
            if isinstance(term, t.Forbid) and one_ability(each[0]) == one_ability(term):
                each.append(term)
                break
        else:
            found.append(terms)
    return found


def one_ability(term: Any) -> Any:
    """What the prohibitions that come of one ability have in common: only the events differ."""
    if not isinstance(term, t.Forbid):
        return term
    return replace(term, event=replace(term.event, kind="", cause="", also=()))


def is_alive(watch: w.Watch, number: str, term: Any) -> bool:
    """Whether this ability was seen to do what it does."""
    signs = watch.seen(number, term)
    if term.role == "change":
        return w.CHANGED in signs
    if term.role == "forbid":
        return w.HEARD in signs
    if term.role == "replace":
        return w.APPLIED in signs or (not isinstance(term, t.Replacement) and w.HEARD in signs)
    if term.role == "auto" and w.HEARD not in signs:
        return False
    do = getattr(term, "do", None)
    if do is None:
        return False
    if term.role == "auto" and is_handed_over(term):
        return True
    return any(w.DONE in watch.seen(number, each) for each in w.instructions(do))


def can_be_watched(term: Any) -> bool:
    """Whether watching shows what it does; for others a game without it is compared."""
    if term.role in ("auto", "change", "forbid", "replace"):
        return True
    return hasattr(term, "do") and not is_handed_over(term)


def is_compared(terms: list[Any], number: int) -> bool:
    """Whether in the position of this number a game without the ability is compared: always if
    watching would show nothing, and now and then for what changes values or forbids."""
    if not any(can_be_watched(term) for term in terms):
        return True
    return number % 8 == 7 and any(term.role in ("change", "forbid") for term in terms)


def is_handed_over(term: Any) -> bool:
    """Whether the ability only has its card played: what that does is another ability's."""
    return [type(each).__name__ for each in term.do] == ["PlayThis"]


def lay_out(
    title: Title, card: Card, abilities: list[Any], seed: str, pool: Pool, stand_in: Card
) -> Table[Any]:
    """A table around a card and these abilities of it; another card may stand in for it."""
    chance = random.Random(seed)
    helpers: list[tuple[Wanted, Card]] = []
    for wanted in wanted_by(tuple(abilities), chance):
        try:
            helpers.append((wanted, title.helper(wanted, card, chance)))
        except (HeadjudgeError, ValueError, KeyError, TypeError):
            continue  # there is no such card
    fillers = pool.related_to(card)
    some = chance.sample(fillers, min(len(fillers), 8))
    stock = Stock(chance, stand_in, helpers, some, title.plain, pool.known, abilities)
    table = title.lay_out(stock)
    LAID_OUT.clear()
    table.game.log = None
    return table


def promise(table: Table[Any], card: Card, conditions: list[t.Condition]) -> int:
    """How many of these conditions hold on a table for the card, where it lies."""
    game = table.game
    found = [at for at, each in enumerate(game.state.printed) if each is card]
    best = 0
    for source in found[:4]:
        context = Context(game, source, game.state.owner[source])
        count = 0
        for condition in conditions:
            try:
                count += holds(context, condition)
            except (AttributeError, KeyError, IndexError, TypeError, ValueError):
                continue  # it is about what is under way, and nothing is
        best = max(best, count)
    return best


def choose_seed(title: Title, card: Card, abilities: list[Any], seed: str, pool: Pool) -> str:
    """Of a few tables, the one where most conditions hold that the abilities name."""
    conditions = conditions_in(tuple(abilities))
    if not conditions:
        return seed
    seeds = [f"{seed} {part}" for part in range(TABLES)]
    tables = [lay_out(title, card, abilities, each, pool, card) for each in seeds]
    scores = [promise(table, card, conditions) for table in tables]
    return seeds[scores.index(max(scores))]


TABLES = 4


def position(
    title: Title,
    card: Card,
    abilities: list[Any],
    seed: str,
    pool: Pool,
    stand_in: Card | None = None,
    watch: w.Watch | None = None,
) -> Game:
    """A game around a card, as the next turn begins."""
    table = lay_out(title, card, abilities, seed, pool, stand_in or card)
    if watch is not None:
        watch.attach(table.game)
    table.begins("turn")
    return table.game


def answer(
    game: Game, number: str, chance: random.Random, liking: float = 8, haste: float = 1
) -> tuple[int, ...]:
    """The answer of a player who likes so much to use the card with that number, and to act; and
    so much to go on to the next phase."""
    decision = game.decision
    assert decision is not None
    count = len(decision.options)
    if not decision.least <= 1 <= decision.most or (decision.most > 1 and chance.random() < 0.8):
        most = decision.most if chance.random() < 0.75 else chance.randint(0, decision.most)
        wanted = max(decision.least, min(most, count))
        order = chance.sample(range(count), count)
        if chance.random() < 0.5:
            order.sort(key=lambda at: not is_about(game, decision.options[at], number))
        return tuple(order[:wanted])
    if chance.random() < 0.1:
        return (chance.randrange(count),)
    weights = [
        LIKED.get(str(option[0]), 1.0)
        * (liking if is_about(game, option, number) else haste if option[0] == "pass" else 1)
        for option in decision.options
    ]
    return (chance.choices(range(count), weights)[0],)


LIKINGS = (8.0, 8.0, 8.0, 1.0, 0.2)
HASTES = (1.0, 1.0, 6.0)
LIKED = {
    "yes": 5.0, "no": 0.7, "pass": 0.5, "attack": 3.0, "act": 2.0, "stride": 4.0, "counter": 3.0,
    "activate": 2.0, "ability": 2.0, "reveal": 3.0, "gear up": 4.0, "guard": 0.3, "g guardian": 4.0,
    "intercept": 0.3, "combo": 0.5, "ride": 0.4,
}  # fmt: skip


def is_about(game: Game, option: Option, number: str) -> bool:
    """Whether an option names a card with that number."""
    kinds = game.rules.asking.verbs.get(str(option[0]), "")
    return any(
        kind == "c" and game.state.printed[int(value)].number == number
        for kind, value in zip(kinds, option[1:], strict=False)
    )


def play(game: Game, number: str, chance: random.Random, decisions: int) -> None:
    """Play on for so many decisions. In some games the card is kept for later."""
    liking, haste = chance.choice(LIKINGS), chance.choice(HASTES)
    for _decision in range(decisions):
        if game.result is not None or game.decision is None:
            break
        game.answer(*answer(game, number, chance, liking, haste))


def search(
    title: Title,
    card: Card,
    pool: Pool,
    positions: int,
    given_up: tuple[int, ...] = (),
    decisions: int = 80,
) -> list[Any]:
    """The abilities of a card that show no sign of life in so many directed games; those that
    are `given_up` are not looked for."""
    left = [
        terms
        for at, terms in enumerate(abilities_of(title, card))
        if at not in given_up and not shows_before(title, card, terms)
    ]
    watch = w.Watch()
    for number in range(positions):
        if not left:
            break
        meant = [term for terms in left for term in terms]
        seed = choose_seed(title, card, meant, f"{card.number} {number}", pool)
        game = position(title, card, meant, seed, pool, None, watch)
        length = 3 * decisions if number % 4 == 3 else decisions
        play(game, card.number, random.Random(seed), length)
        watch.finish_all(game)
        left = [
            terms
            for terms in left
            if not any(is_alive(watch, card.number, term) for term in terms)
            and not (
                is_compared(terms, number)
                and makes_a_difference(title, card, terms, meant, seed, pool)
            )
        ]
    return [terms[0] for terms in left]


def shows_before(title: Title, card: Card, terms: list[Any]) -> bool:
    """Whether an ability shows what it does before a game: in the card's own values, or in what a
    deck with the card may hold."""
    term = terms[0]
    if any(can_be_watched(each) for each in terms):
        return False
    if isinstance(getattr(term, "property", None), str) and hasattr(term, "values"):
        return set(term.values) <= set(card.values.get(term.property.replace(" ", "_"), ()))
    if title.shows(card, term):
        return True
    other = without(card, terms)
    for number in (1, 2, 5, 21):
        for plain in ([], title.deck(card, terms)):
            faults = [title.faults([one] * number + plain) for one in (card, other)]
            if faults[0] != faults[1]:
                return True
    return False


class Nothing(t.Ability):
    """An ability that does nothing, in the place of another."""


def without(card: Card, terms: list[Any]) -> Card:
    """The card with nothing in the place of an ability."""
    left = tuple(Nothing() if each in terms else each for each in card.abilities.terms)
    return Card(card.number, card.names, card.texts, card.values, left)


def makes_a_difference(
    title: Title,
    card: Card,
    terms: list[Any],
    abilities: list[Any],
    seed: str,
    pool: Pool,
    decisions: int = 80,
) -> bool:
    """Whether a game goes another way if the card has nothing in the place of this ability."""
    own = position(title, card, abilities, seed, pool)
    other = position(title, card, abilities, seed, pool, without(card, terms))
    chance = random.Random(seed)
    liking, haste = chance.choice(LIKINGS), chance.choice(HASTES)
    for _decision in range(decisions):
        if table(own) != table(other):
            return True
        if own.result is not None or own.decision is None:
            return False
        picks = answer(own, card.number, chance, liking, haste)
        own.answer(*picks)
        other.answer(*picks)
    return False


def table(game: Game) -> Any:
    """What a player could see from above: cards and how they lie, values, the open question."""
    state, rules = game.state, game.rules
    on_field = [card for card in range(len(state.place)) if rules.layout.field[state.place[card]]]
    shown = rules.showing.values
    decision = game.decision
    return (
        state.zones, state.rest, state.face, state.numbers, state.turn_player,
        [[game.value(card, name) for name in shown if name != "name"] for card in on_field],
        None if decision is None else repr(decision),
        None if game.result is None else (game.result.winner, game.result.rule),
    )  # fmt: skip
