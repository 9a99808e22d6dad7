"""No contract is empty: each finds fault with what nobody has ordered.

A position is made for a card that has the instruction, and what came of it is made up: a card of
the other player's deck goes to this player's hand, is turned, lies elsewhere in its deck, or a
number of a player is another. The contract has to find fault with most of that, whatever the
instruction is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache

import pytest

from headjudge import games
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from tests.contracts.families import FAMILY, check
from tests.contracts.ledger import Account, Moment
from tests.contracts.words import OWN
from tests.life import titles
from tests.life.directed import position

OTHER = 1  # the player who has nothing to do with it


def steal(game: Game, after: Moment) -> None:
    """The lowest card of the other player's deck is in this player's hand."""
    layout = game.rules.layout
    deck, hand = layout.zone("deck", OTHER), layout.zone("hand", 1 - OTHER)
    card = after.zones[deck][-1]
    after.zones[deck] = after.zones[deck][:-1]
    after.zones[hand] = (*after.zones[hand], card)
    after.place[card] = hand


def turn(game: Game, after: Moment) -> None:
    """The lowest card of the other player's deck lies turned in it."""
    after.rest[after.zones[game.rules.layout.zone("deck", OTHER)][-1]] ^= 1


def reorder(game: Game, after: Moment) -> None:
    """The two lowest cards of the other player's deck have changed places."""
    deck = game.rules.layout.zone("deck", OTHER)
    *above, one, other = after.zones[deck]
    after.zones[deck] = (*above, other, one)


def count(game: Game, after: Moment) -> None:
    """A number that no rule knows is another."""
    after.numbers[OTHER]["tide"] = after.numbers[OTHER].get("tide", 0) + 1


SPOILS: dict[str, Callable[[Game, Moment], None]] = {
    "steal": steal,
    "turn": turn,
    "reorder": reorder,
    "count": count,
}


def instructions_in(term: object) -> Iterator[t.Effect]:
    """The instructions in a term, itself among them."""
    if isinstance(term, tuple):
        for each in term:
            yield from instructions_in(each)
    elif isinstance(term, t.Term):
        if isinstance(term, t.Effect):
            yield term
        for field in fields(term):
            yield from instructions_in(getattr(term, field.name))


@cache
def used(name: str) -> dict[type[t.Effect], list[tuple[str, t.Effect]]]:
    """The classes of instructions in the texts and keywords of the shipped cards, each with some
    cards that have it."""
    found: dict[type[t.Effect], list[tuple[str, t.Effect]]] = {}
    title = titles.title(name)
    for number, card in titles.shipped(name).cards.items():
        for term in (*card.abilities.terms, *title.expand(card.abilities.terms)):
            for each in instructions_in(term):
                found.setdefault(type(each), []).append((number, each))
    return found


def made_up(name: str, number: str, term: t.Effect) -> Account:
    """An account of the instruction as if this card's text had it, in which nothing is different
    yet."""
    pool = titles.shipped(name)
    card = pool.cards[number]
    game = position(titles.title(name), card, [*card.abilities.terms], number, pool)
    state = game.state
    there = [at for at, each in enumerate(state.printed) if each is card]
    source = next((at for at in there if state.owner[at] != OTHER), there[0] if there else 0)
    vars = {
        "source": source, "seat": 1 - OTHER, "identity": state.identity[source], "event": None,
        "todo": (term,), "picked": None,
    }  # fmt: skip
    account = Account(game, Frame("perform", 0, vars), term, 0)
    account.after = Moment(game)
    account.remembered = dict(account.memory)
    return account


def faults_found(name: str, number: str, term: t.Effect) -> set[str]:
    """What of all that nobody ordered the contract finds fault with."""
    found: set[str] = set()
    account = made_up(name, number, term)
    usual = check(account)
    for spoil, change in SPOILS.items():
        account.after = Moment(account.game)
        change(account.game, account.after)
        if set(check(account)) - set(usual):
            found.add(spoil)
    return found


MANY = 5
TRIES = 6


@pytest.mark.parametrize("name", games.NAMES)
def test_every_contract_finds_fault_with_what_nobody_ordered(name: str) -> None:
    weak: dict[str, set[str]] = {}
    for word, places in used(name).items():
        found: set[str] = set()
        for number, term in places[:TRIES]:
            try:
                found = faults_found(name, number, term)
                break
            except (AttributeError, KeyError, TypeError, IndexError):
                continue  # it is about an event that there was none of
        if not {"steal", "turn"} <= found:
            weak[word.__name__] = found
    assert weak == {}


@pytest.mark.parametrize("name", games.NAMES)
def test_every_class_of_instruction_has_a_contract_of_its_own(name: str) -> None:
    words = games.load(name).rules().terms.vocabulary.values()
    effects = {word for word in words if issubclass(word, t.Effect)} - {t.Effect, t.Action}
    assert sorted(word.__name__ for word in effects if word not in OWN) == []
    assert set(OWN) <= set(FAMILY)
