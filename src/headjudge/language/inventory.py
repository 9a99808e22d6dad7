"""What kinds of abilities a set of cards brings along.

Made once when a game starts: an event nobody listens to, a value nobody changes
and a prohibition nobody has cost nothing during play.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from functools import lru_cache

from headjudge.kernel.cards import Card
from headjudge.kernel.survey import Survey
from headjudge.language import terms as t


@dataclass(slots=True)
class Inventory:
    """What is collected for a `Survey` from the terms of one card or of several."""

    heard_kinds: set[str] = field(default_factory=set)
    guarded_kinds: set[str] = field(default_factory=set)
    changeable: set[str] = field(default_factory=set)
    read: set[str] = field(default_factory=set)  # properties
    counted: set[str] = field(default_factory=set)
    other_areas: set[str] = field(default_factory=set)
    changed_areas: set[str] = field(default_factory=set)
    features: set[str] = field(default_factory=set)
    granted: set[str] = field(default_factory=set)
    watches_situations: bool = False

    def add(self, abilities: tuple[t.Ability, ...]) -> None:
        """Enter abilities and everything inside them."""
        for ability in abilities:
            for each in t.walk(ability):
                self.enter(each, inside=each is not ability)

    def enter(self, term: t.Term, inside: bool) -> None:
        """Enter one term, which may stand `inside` an ability."""
        if isinstance(term, t.Auto):
            self.heard_kinds.update(term.kinds)
            self.other_areas.update(term.where)
            self.watches_situations = self.watches_situations or not term.kinds
        elif isinstance(term, t.Guarding):
            self.guarded_kinds.update(term.kinds)
        elif isinstance(term, t.Continuous):
            self.changeable.update(term.writes)
            self.other_areas.update(term.where)
            self.changed_areas.update(term.where)
            for change in term.changes:
                if isinstance(change.what, t.Every) and isinstance(change.what.cards, t.Cards):
                    self.changed_areas.update(change.what.cards.where)
        elif isinstance(term, t.Ability):
            self.features.add(type(term).__name__)
            if inside:
                self.granted.add(type(term).__name__)
        elif isinstance(term, t.Happened | t.TurnCount):
            self.counted.add(term.what)
        if isinstance(term, t.Condition):
            self.features.add(type(term).__name__)
        self.read.update(getattr(term, "READS", ()))
        # what an instruction itself brings with it by the rules of its game
        self.changeable.update(getattr(term, "CHANGES", ()))
        self.heard_kinds.update(getattr(term, "HEARS", ()))
        if not isinstance(term, t.Change):
            read = getattr(term, "property", None)
            if read is not None:
                self.read.add(read)

    def join(self, other: Inventory) -> None:
        """Add everything that another inventory has."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) | getattr(other, each.name))


def survey_cards(
    cards: Iterable[Card],
    always: frozenset[str] = frozenset(),
    anywhere: Iterable[str] = (),
) -> Survey:
    """What these cards can do. `always`: properties that the rules change, whatever the texts say;
    `anywhere`: the kinds of zones whose cards are changed by a text that says "anywhere"."""
    found = inventory_of(frozenset(cards))
    changeable = found.changeable | always
    changed = found.changed_areas
    if "anywhere" in changed:
        changed = changed.union(anywhere)
    return Survey(
        heard_kinds=frozenset(found.heard_kinds),
        guarded_kinds=frozenset(found.guarded_kinds),
        changeable=frozenset(changeable),
        remembered=tuple(sorted(changeable & (found.read | {"abilities"}))),
        counted=tuple(sorted(found.counted)),
        other_areas=tuple(sorted(found.other_areas)),
        changed_areas=frozenset(changed),
        features=frozenset(found.features),
        granted=frozenset(found.granted),
        watches_situations=found.watches_situations,
    )


@lru_cache(maxsize=64)
def inventory_of(cards: frozenset[Card]) -> Inventory:
    """What all these cards have together. Cached: in a simulation the same decks meet again and
    again."""
    whole = Inventory()
    for card in cards:
        if card.inventory is None:
            card.inventory = Inventory()
            card.inventory.add(card.abilities.terms)
        whole.join(card.inventory)
    return whole
