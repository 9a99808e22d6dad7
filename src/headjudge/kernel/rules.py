"""What a game tells the kernel: one declarative object, no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from headjudge.kernel import changes, layers, triggers
from headjudge.kernel.cards import Card
from headjudge.kernel.changes import Active, Patch, Settled
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import Procedure, Run
from headjudge.kernel.pool import Brings, Declares, Pool
from headjudge.kernel.state import Event, Standby
from headjudge.kernel.survey import Survey
from headjudge.kernel.zones import Layout

if TYPE_CHECKING:
    from headjudge.kernel.events import Touch
    from headjudge.kernel.game import Game


def nothing_else(pool: Pool, card: Card) -> tuple[Card, ...]:
    """A card that brings no other card into the game."""
    return ()


def nothing_declared(card: Card) -> tuple[str, ...]:
    """A card whose text lets nobody declare anything."""
    return ()


class Hearing:
    """What a game's book says of automatic abilities standing by. What it does not say is
    as in its family of games."""

    __slots__ = (
        "arrivals", "by_cards", "by_effects", "each_time", "elsewhere", "is_spent", "looks_back",
        "master", "once_a_situation", "rule", "watch",
    )  # fmt: skip

    def __init__(
        self,
        by_cards: Callable[[Game, Event, triggers.Moment, bool], None] = triggers.by_cards,
        by_effects: Callable[[Game, Event, bool], None] = triggers.by_effects,
        watch: Callable[[Game], None] = triggers.watch,
        elsewhere: Callable[[Game], list[tuple[int, Any]]] = triggers.nowhere_else,
        each_time: bool = True,
        arrivals: bool = True,
        looks_back: bool = False,
        is_spent: Callable[[str], bool] = triggers.only_once,
        once_a_situation: bool = True,
        master: Callable[[Game, Standby], int] = triggers.master_of_then,
        rule: str = "",
    ) -> None:
        self.by_cards = by_cards  # the abilities of cards hear an event
        self.by_effects = by_effects  # abilities that effects made hear it
        self.watch = watch  # situation triggers look around
        self.elsewhere = elsewhere  # abilities that work in other areas, and their cards
        self.each_time = each_time  # whether it stands by as often as its condition is met
        self.arrivals = arrivals  # whether it hears what happens as its own card arrives
        self.looks_back = looks_back  # whether it hears what happens as its own card leaves
        self.is_spent = is_spent  # whether an effect of this duration has triggered enough
        self.once_a_situation = once_a_situation  # and not again before it is resolved
        self.master = master  # who plays an ability that stands by
        self.rule = rule  # by which it stands by


class Layering:
    """What a game's book says of working out a card's values."""

    __slots__ = (
        "age", "base", "depends", "elsewhere", "extra_key", "gained", "placed",
        "position_independent", "switched_off", "tracked", "watched_zones",
    )  # fmt: skip

    def __init__(
        self,
        base: Callable[[Card, str], Any] = changes.as_printed,
        depends: Callable[[Game, str, Active, Active, Settled], bool] = layers.depends,
        age: Callable[[Active], int] = changes.stamp_of,
        placed: Callable[[Game, int, Any], int] = changes.since_placed,
        switched_off: Callable[[tuple[Any, ...]], tuple[Any, ...]] = changes.identity,
        elsewhere: Callable[[Game], list[tuple[int, Any]]] = changes.none_elsewhere,
        gained: Callable[[tuple[Any, ...], tuple[Any, ...]], tuple[Any, ...]] = changes.gained,
        tracked: frozenset[str] = frozenset(),
        extra_key: Callable[[Game], tuple[Any, ...] | None] = changes.no_extra_key,
        watched_zones: Mapping[str, tuple[int, ...]] = MappingProxyType({}),
        position_independent: frozenset[str] = frozenset(),
    ) -> None:
        self.base = base  # the value that changes begin from
        self.depends = depends  # (layer, change, other): must the other be applied first?
        self.age = age  # what orders changes that do not depend on each other
        self.placed = placed  # the time stamp of a change that a card makes itself
        self.switched_off = switched_off  # which of these abilities do nothing then
        self.elsewhere = elsewhere  # changes that cards make from other areas, as printed
        self.gained = gained  # what is had (names, colours ...) after more of it is gained
        # What the cache of values goes by. If all changes read only these areas of the board and
        # properties, values are reused while the board is the same; empty: values are worked out
        # anew after everything that happens.
        self.tracked = tracked
        # other areas that changes may read, with their zones: values are reused while these zones
        # hold the same cards
        self.watched_zones = watched_zones
        # those of all these that do not depend on the position of a card in its row
        self.position_independent = position_independent
        # what else values depend on, above all changes that the rules make; None: on something
        # that cannot be compared, so no value is reused
        self.extra_key = extra_key


class Replacing:
    """What a game's book says of replacing events."""

    __slots__ = ("can_be_taken", "never_happened", "once_each")

    def __init__(
        self,
        can_be_taken: Callable[[Game, Any, Event, int, int], bool],
        never_happened: bool = True,
        once_each: bool = True,
    ) -> None:
        self.can_be_taken = can_be_taken  # can the choice of an optional one be carried out?
        self.never_happened = never_happened  # whether what was replaced is gone for good
        self.once_each = once_each  # whether each is applied to the same event but once


class Rules:
    """A game: its rulebook's editions, zones, procedures and tables of functions."""

    __slots__ = (
        "active_cards", "affected", "brings", "check_deck", "concede", "count", "declares",
        "editions", "follow", "footprint", "fuel", "gloss", "happen", "hearing", "information",
        "layering", "layers", "layout", "limits",
        "master", "master_of_automatic", "master_of_continuous", "matches", "meanings", "moving",
        "name", "perform_instead", "plausible", "precedence", "procedures", "refuse",
        "remember", "replacing", "revision",
        "reworks", "rule_changes", "runs", "scene", "setup", "shipped", "shown", "situation",
        "start", "substitute", "survey", "unlogged",
        "verb_rules", "verbs", "vocabulary",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        editions: tuple[str, ...],
        layout: Layout,
        procedures: dict[str, Procedure],
        start: str,
        shipped: Pool,
        setup: Callable[[Game, tuple[Any, ...]], None],
        survey: Callable[[Game], Survey],
        check_deck: Callable[[Any, str, Pool], list[Any]],
        happen: dict[str, Callable[[Game, Event], None]],
        moving: frozenset[str],
        active_cards: Callable[[Game], list[int]],
        master_of_continuous: Callable[[Game, int], int],
        master_of_automatic: Callable[[Game, int], int],
        hearing: Hearing,
        matches: Callable[[Game, Any, Event, int, int, int], bool],
        situation: Callable[[Game, Any, int, int], bool],
        affected: Callable[[Game, Event, list[Touch]], int],
        substitute: Callable[[Game, Any, Event, int, int], Event | None],
        perform_instead: Callable[[Game, Any, Event, int, int, int], None],
        replacing: Replacing,
        remember: Callable[[Game, int], dict[str, Any]],
        footprint: Callable[[Game, Active], list[Patch]],
        rule_changes: Callable[[Game], list[Active]],
        follow: Callable[[Game, Event], None],
        information: dict[Any, str],
        layers: tuple[str, ...],
        layering: Layering,
        refuse: Callable[[Game, int, Option], str | None],
        limits: dict[str, Callable[[Game, int, Any], Any]],
        count: Callable[[Game, int], int],
        concede: Callable[[Game, int], None],
        vocabulary: dict[str, type],
        meanings: Any,
        verbs: dict[str, str],
        verb_rules: dict[str, str],
        shown: tuple[str, ...],
        gloss: Callable[[str, str], str],
        fuel: int = 50_000,
        precedence: Callable[[Game, Event, list[Touch]], list[Touch]] | None = None,
        reworks: dict[str, str] | None = None,
        master: Callable[[Any, int], int] | None = None,
        scene: Callable[[Game, int], dict[str, Any]] | None = None,
        plausible: Callable[[Game, int], None] | None = None,
        unlogged: frozenset[str] = frozenset(),
        brings: Brings = nothing_else,
        declares: Declares = nothing_declared,
        revision: int = 0,
    ) -> None:
        self.name = name
        self.editions = editions  # the default edition first
        self.layout = layout
        self.procedures = procedures  # "interrupt": the rule actions that an alert may call for
        # for the driver: what the steps of each procedure do, and None where it ends
        self.runs: dict[str, tuple[Run | None, ...]] = {
            name: (*[step.run for step in each.steps], None) for name, each in procedures.items()
        }
        self.start = start  # the procedure the game begins with
        self.shipped = shipped  # the cards that the project has of this game
        self.setup = setup  # makes the cards of the decks
        self.survey = survey  # finds out what the cards of a game can do
        self.check_deck = check_deck  # what is wrong with a deck, of cards of this pool
        self.happen = happen  # event kind -> what it does to the state
        self.moving = moving  # the kinds of events that move a card
        self.unlogged = unlogged  # kinds of events to be heard alone: another entry tells them
        self.active_cards = active_cards  # cards whose abilities work where they are
        self.master = master  # of a card; None: always whoever its zone belongs to
        self.master_of_continuous = master_of_continuous  # of an ability of this card
        self.master_of_automatic = master_of_automatic
        self.hearing = hearing
        self.matches = matches  # does this event meet that trigger or pattern?
        self.situation = situation  # is this situation trigger's situation there?
        self.affected = affected  # who chooses between these replacements of an event
        self.precedence = precedence  # which of them come first; None: all alike
        # replacements that a procedure works out, by the class of their term: it finds the
        # events in `events.reworking(game)` and leaves there what becomes of them
        self.reworks: dict[str, str] = reworks or {}
        self.substitute = substitute  # the event that a replacement makes of an event
        self.perform_instead = perform_instead  # or what it does in its place
        self.replacing = replacing
        self.remember = remember  # the information a departing card leaves behind
        self.footprint = footprint  # what a change would do now: patches of values
        self.rule_changes = rule_changes  # changes that the rules themselves make
        self.follow = follow  # an effect has moved a card and may speak of it there
        # property -> layer; (property, operation) -> layer, where that differs
        self.information = information
        self.layers = layers  # in order
        self.layering = layering
        self.refuse = refuse  # the rule that forbids an option now, or None
        self.limits = limits  # property -> what a value comes to that is out of bounds
        self.count = count  # how many cards of a zone everybody may count
        self.concede = concede
        self.vocabulary = vocabulary  # term name -> class, for saved games
        self.meanings = meanings  # the card language's tables for this game
        # what the parts of an option are: c a card, z a zone, n a number, s something on the
        # stack, - nothing to show
        self.verbs = verbs
        self.verb_rules = verb_rules  # by which rule a player does what a verb says
        self.shown = shown  # the values of cards in play that views show
        self.plausible = plausible  # mends a guess at what a viewer cannot know; None: any will do
        self.scene = scene  # what else a viewer may see of what is under way; None: nothing
        self.gloss = gloss  # our own sentence for a rule number, in a language
        self.fuel = fuel
        self.brings = brings  # the cards that a card brings into a game beside itself
        self.declares = declares  # the properties of which a card's text has a value declared
        self.revision = revision  # raised whenever games come out otherwise than before
