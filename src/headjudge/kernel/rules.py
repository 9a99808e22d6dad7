"""What a game tells the kernel: one declarative object, no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import Procedure
from headjudge.kernel.state import Event
from headjudge.kernel.values import Active, Patch
from headjudge.kernel.zones import Layout

if TYPE_CHECKING:
    from headjudge.kernel.events import Touch
    from headjudge.kernel.game import Game


class Rules:
    """A game: its rulebook's editions, zones, procedures and tables of functions."""

    __slots__ = (
        "_cards", "active_cards", "affected", "catalogue", "check_deck", "concede", "count",
        "editions", "follow", "footprint", "fuel", "gloss", "happen", "information", "interrupt",
        "layers", "layout", "limits", "loop_rules", "master_of_automatic", "master_of_continuous",
        "matches", "meanings", "moving", "name", "perform_instead", "precedence", "procedures", "refuse",
        "remember", "reworks", "rule_changes", "setup", "shown", "situation", "stamp_by_object", "start", "substitute", "survey",
        "verbs", "vocabulary",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        editions: tuple[str, ...],
        layout: Layout,
        procedures: dict[str, Procedure],
        start: str,
        catalogue: dict[str, Card],
        setup: Callable[[Game, tuple[Any, ...]], None],
        survey: Callable[[Game], None],
        check_deck: Callable[[Any, str], list[Any]],
        happen: dict[str, Callable[[Game, Event], None]],
        moving: frozenset[str],
        interrupt: Callable[[Game], None],
        active_cards: Callable[[Game], list[int]],
        master_of_continuous: Callable[[Game, int], int],
        master_of_automatic: Callable[[Game, int], int],
        matches: Callable[[Game, Any, Event, int, int], bool],
        situation: Callable[[Game, Any, int, int], bool],
        affected: Callable[[Game, Event, list[Touch]], int],
        substitute: Callable[[Game, Any, Event, int, int], Event | None],
        perform_instead: Callable[[Game, Any, Event, int, int], None],
        remember: Callable[[Game, int], dict[str, Any]],
        footprint: Callable[[Game, Active], list[Patch]],
        rule_changes: Callable[[Game], list[Active]],
        follow: Callable[[Game, Event], None],
        information: dict[Any, str],
        layers: tuple[str, ...],
        refuse: Callable[[Game, int, Option], str | None],
        limits: dict[str, Callable[[Game, int, Any], Any]],
        count: Callable[[Game, int], int],
        concede: Callable[[Game, int], None],
        loop_rules: dict[str, str],
        vocabulary: dict[str, type],
        meanings: Any,
        verbs: dict[str, str],
        shown: tuple[str, ...],
        gloss: Callable[[str, str], str],
        fuel: int = 50_000,
        precedence: Callable[[Game, Event, list[Touch]], list[Touch]] | None = None,
        reworks: dict[str, str] | None = None,
        stamp_by_object: bool = False,
    ) -> None:
        self.name = name
        self.editions = editions  # the default edition first
        self.layout = layout
        self.procedures = procedures
        self.start = start  # the procedure the game begins with
        self.catalogue = catalogue
        self.setup = setup  # makes the cards of the decks
        self.survey = survey  # finds out what the cards of a game can do
        self.check_deck = check_deck
        self.happen = happen  # event kind -> what it does to the state
        self.moving = moving  # the kinds of events that move a card
        self.interrupt = interrupt  # calls interrupting rule actions that are due
        self.active_cards = active_cards  # cards whose abilities work where they are
        self.master_of_continuous = master_of_continuous  # of an ability of this card
        self.master_of_automatic = master_of_automatic
        self.matches = matches  # does this event meet that trigger or pattern?
        self.situation = situation  # is this situation trigger's situation there?
        self.affected = affected  # who chooses between these replacements of an event
        self.precedence = precedence  # which of them come first; None: all alike
        # replacements that a procedure works out, by the class of their term: it finds the
        # events in `events.reworking(game)` and leaves there what becomes of them
        self.reworks: dict[str, str] = reworks or {}
        self.substitute = substitute  # the event that a replacement makes of an event
        self.perform_instead = perform_instead  # or what it does in its place
        self.remember = remember  # the information a departing card leaves behind
        self.footprint = footprint  # what a change would do now: patches of values
        self.rule_changes = rule_changes  # changes that the rules themselves make
        self.follow = follow  # an effect has moved a card and may speak of it there
        # property -> layer; (property, operation) -> layer, where that differs
        self.information = information
        self.layers = layers  # in order
        # whether a continuous ability is as old as the object its card is, or as its place
        self.stamp_by_object = stamp_by_object
        self.refuse = refuse  # the rule that forbids an option now, or None
        self.limits = limits  # property -> what a value comes to that is out of bounds
        self.count = count  # how many cards of a zone everybody may count
        self.concede = concede
        self.loop_rules = loop_rules
        self.vocabulary = vocabulary  # term name -> class, for saved games
        self.meanings = meanings  # the card language's tables for this game
        # what the parts of an option are: c a card, z a zone, n a number, - nothing to show
        self.verbs = verbs
        self.shown = shown  # the values of cards in play that views show
        self.gloss = gloss  # our own sentence for a rule number, in a language
        self._cards: str = ""
        self.fuel = fuel

    def cards_hash(self) -> str:
        """Tells the card data of this installation from another's."""
        if not self._cards:
            from headjudge.kernel.notation import cards_hash

            self._cards = cards_hash(self.catalogue)
        return self._cards
