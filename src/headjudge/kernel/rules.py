"""What a game tells the kernel: one declarative object, `Rules`.

A small game says what it is called, its zones, its procedures, its cards, how a game is set up and
what its events do. All else has a default. What belongs together comes as a bundle: what the book
says of automatic abilities (`Hearing`), of working out values (`Layering`), of replacing events
(`Replacing`), of masters (`Masters`); what the terms of card texts mean (`Terms`); what players are
asked (`Asking`) and shown (`Showing`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from headjudge.kernel import changes, triggers, values
from headjudge.kernel.cards import Card
from headjudge.kernel.changes import Active, Patch, Settled
from headjudge.kernel.decision import Option
from headjudge.kernel.flow import Procedure, Run
from headjudge.kernel.layers import depends as by_trial
from headjudge.kernel.pool import Brings, Declares, Pool
from headjudge.kernel.state import FACE_DOWN, Event, Standby
from headjudge.kernel.survey import NO_SURVEY, Survey
from headjudge.kernel.zones import Layout

if TYPE_CHECKING:
    from headjudge.kernel.events import Touch
    from headjudge.kernel.game import Game


# -- defaults: what a game gets whose book says nothing of its own ----------------------------


def brings_nothing(pool: Pool, card: Card) -> tuple[Card, ...]:
    """A card brings no other card into the game."""
    return ()


def declares_nothing(card: Card) -> tuple[str, ...]:
    """A card's text lets nobody declare anything."""
    return ()


def any_deck(deck: Any, edition: str, pool: Pool) -> list[Any]:
    """Every deck is legal."""
    return []


def cards_on_field(game: Game) -> list[int]:
    """The cards that lie face up on the field, and under no other card."""
    state = game.state
    return [
        card
        for zone, is_field in enumerate(game.rules.layout.field)
        if is_field
        for card in state.zones[zone]
        if state.host[card] < 0 and state.face[card] != FACE_DOWN
    ]


def remember_values(game: Game, card: int) -> dict[str, Any]:
    """Where a card was, whose it was, how it lay, and those of its values that texts read."""
    state = game.state
    found = values.snapshot_values(game, card, game.survey.remembered)
    found["place"], found["master"] = state.place[card], game.master(card)
    found["rest"], found["face"] = state.rest[card], state.face[card]
    return found


def other_player_wins(game: Game, seat: int) -> None:
    """A player who gives up loses, by no rule of its own."""
    game.end(game.state.other(seat), "")


def no_gloss(number: str, lang: str) -> str:
    """There is no sentence for this rule."""
    return ""


def master_of_card(game: Game, card: int) -> int:
    """The master of an ability is the master of its card."""
    return game.master(card)


def no_rule_changes(game: Game) -> list[Active]:
    """The rules themselves change no value."""
    return []


def master_of_affected(game: Game, event: Event, found: list[Touch]) -> int:
    """The master of the card that an event is about, or else the player it befalls."""
    return event.seat if event.card < 0 else game.master(event.card)


def never(game: Game, *about: Any) -> bool:
    """No term of a card text does anything: this game has none."""
    return False


def no_patches(game: Game, change: Active) -> list[Patch]:
    """No term changes a value."""
    return []


def nothing_instead(game: Game, *about: Any) -> None:
    """No term replaces an event or follows a card."""


def no_abilities(game: Game) -> Survey:
    """The cards of this game have no abilities."""
    return NO_SURVEY


def refuses_nothing(game: Game, seat: int, option: Option) -> str | None:
    """No rule is named that forbids an option."""
    return None


def number_of_cards(game: Game, zone: int) -> int:
    """Everybody may count the cards of a zone."""
    return len(game.state.zones[zone])


def by_no_keyword(terms: tuple[Any, ...], ability: Any) -> str:
    """No ability comes from a keyword."""
    return ""


def nothing_happens(game: Game, event: Event) -> None:
    """An event that is only there to be heard changes nothing."""


# -- bundles ------------------------------------------------------------------------------------


class Hearing:
    """What a game's book says of automatic abilities that stand by."""

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


class Caching:
    """What the cache of values goes by (see `kernel/values.py`). A game that says nothing has its
    values worked out anew after everything that happens."""

    __slots__ = ("extra_key", "position_independent", "tracked", "watched_zones")

    def __init__(
        self,
        tracked: frozenset[str] = frozenset(),
        watched_zones: Mapping[str, tuple[int, ...]] = MappingProxyType({}),
        position_independent: frozenset[str] = frozenset(),
        extra_key: Callable[[Game], tuple[Any, ...] | None] = changes.no_extra_key,
    ) -> None:
        # areas of the board, and properties: if all changes read only these, values are reused
        # while the board is the same
        self.tracked = tracked
        # other areas that changes may read, with their zones: values are reused while these zones
        # hold the same cards
        self.watched_zones = watched_zones
        # those of all these that do not depend on the position of a card in its row
        self.position_independent = position_independent
        # what else values depend on, above all changes that the rules make; None: on something
        # that cannot be compared, so no value is reused
        self.extra_key = extra_key


class Layering:
    """What a game's book says of working out a card's values. Without layers of its own, a game
    has a single one."""

    __slots__ = (
        "age", "base", "bounds", "caching", "depends", "elsewhere", "gained", "information",
        "layers", "placed", "rule_changes", "switched_off",
    )  # fmt: skip

    def __init__(
        self,
        layers: tuple[str, ...] = ("",),
        information: Mapping[Any, str] = MappingProxyType({}),
        rule_changes: Callable[[Game], list[Active]] = no_rule_changes,
        bounds: Mapping[str, Callable[[Game, int, Any], Any]] = MappingProxyType({}),
        base: Callable[[Card, str], Any] = changes.as_printed,
        depends: Callable[[Game, str, Active, Active, Settled], bool] = by_trial,
        age: Callable[[Active], int] = changes.stamp_of,
        placed: Callable[[Game, int, Any], int] = changes.since_placed,
        switched_off: Callable[[tuple[Any, ...]], tuple[Any, ...]] = changes.identity,
        elsewhere: Callable[[Game], list[tuple[int, Any]]] = changes.none_elsewhere,
        gained: Callable[[tuple[Any, ...], tuple[Any, ...]], tuple[Any, ...]] = changes.gained,
        caching: Caching | None = None,
    ) -> None:
        self.layers = layers  # in order
        # property -> layer; (property, operation) -> layer, where that differs
        self.information = information
        self.rule_changes = rule_changes  # changes that the rules themselves make
        self.bounds = bounds  # property -> what a value comes to that is out of bounds
        self.base = base  # the value that changes begin from
        self.depends = depends  # (layer, change, other): must the other be applied first?
        self.age = age  # what orders changes that do not depend on each other
        self.placed = placed  # the time stamp of the changes a card makes itself
        self.switched_off = switched_off  # which of these abilities do nothing then
        self.elsewhere = elsewhere  # changes that cards make from other areas, as printed
        self.gained = gained  # what is had (names, colours ...) after more of it is gained
        self.caching = caching or Caching()

    def layer_of(self, name: str, operation: str) -> str:
        """The layer in which a property is changed by this operation."""
        information = self.information
        if not information:
            return self.layers[0]
        return information.get((name, operation)) or information[name]


class Replacing:
    """What a game's book says of replacing events."""

    __slots__ = ("affected", "never_happened", "once_each", "precedence", "reworks")

    def __init__(
        self,
        affected: Callable[[Game, Event, list[Touch]], int] = master_of_affected,
        precedence: Callable[[Game, Event, list[Touch]], list[Touch]] | None = None,
        reworks: Mapping[str, str] = MappingProxyType({}),
        never_happened: bool = True,
        once_each: bool = True,
    ) -> None:
        self.affected = affected  # who chooses between these replacements of an event
        self.precedence = precedence  # which of them come first; None: all alike
        # replacements that a procedure works out, by the class of their term: it finds the
        # events in `events.reworking(game)` and leaves there what becomes of them
        self.reworks = reworks
        self.never_happened = never_happened  # whether what was replaced is gone for good
        self.once_each = once_each  # whether each is applied to the same event but once


class Masters:
    """Who uses a card and its abilities."""

    __slots__ = ("automatic", "card", "continuous")

    def __init__(
        self,
        card: Callable[[Any, int], int] | None = None,
        continuous: Callable[[Game, int], int] = master_of_card,
        automatic: Callable[[Game, int], int] = master_of_card,
    ) -> None:
        self.card = card  # of a card; None: always whoever its zone belongs to
        self.continuous = continuous  # of a continuous ability of this card
        self.automatic = automatic  # of an automatic ability of this card


class Terms:
    """What the terms of card texts mean to the kernel. `language/card_texts.py` has the shared
    meanings; without them cards have no abilities."""

    __slots__ = (
        "can_be_taken", "follow", "footprint", "matches", "meanings", "perform_instead",
        "situation", "substitute", "survey", "vocabulary",
    )  # fmt: skip

    def __init__(
        self,
        vocabulary: dict[str, type] | None = None,
        meanings: Any = None,
        survey: Callable[[Game], Survey] = no_abilities,
        matches: Callable[[Game, Any, Event, int, int, int], bool] = never,
        situation: Callable[[Game, Any, int, int], bool] = never,
        footprint: Callable[[Game, Active], list[Patch]] = no_patches,
        substitute: Callable[[Game, Any, Event, int, int], Event | None] = nothing_instead,
        perform_instead: Callable[[Game, Any, Event, int, int, int], None] = nothing_instead,
        can_be_taken: Callable[[Game, Any, Event, int, int], bool] = never,
        follow: Callable[[Game, Event], None] = nothing_instead,
    ) -> None:
        self.vocabulary: dict[str, type] = vocabulary or {}  # name -> class, for saved games
        self.meanings = meanings  # the card language's tables for this game
        self.survey = survey  # what the cards of a game can do
        self.matches = matches  # does this event meet that trigger or pattern?
        self.situation = situation  # is this situation trigger's situation there?
        self.footprint = footprint  # what a change would do now: patches of values
        self.substitute = substitute  # the event that a replacement makes of an event
        self.perform_instead = perform_instead  # or what it does in its place
        self.can_be_taken = can_be_taken  # can the choice of an optional one be carried out?
        self.follow = follow  # an effect has moved a card and may speak of it there

    def copy(self) -> Terms:
        """A copy of these terms: what is replaced in it stays as it is here."""
        return Terms(
            self.vocabulary, self.meanings, self.survey, self.matches, self.situation,
            self.footprint, self.substitute, self.perform_instead, self.can_be_taken, self.follow,
        )  # fmt: skip


# What the parts of an option are: c a card, z a zone, n a number, s something on the stack,
# - nothing to show. These options are the same in every game.
COMMON_VERBS: Final = {
    "card": "c", "zone": "z", "option": "n", "standby": "-c", "replace": "--c", "times": "n",
}  # fmt: skip


class Asking:
    """What players are asked, and by which rules."""

    __slots__ = ("refuse", "verb_rules", "verbs")

    def __init__(
        self,
        verbs: Mapping[str, str] = MappingProxyType({}),
        verb_rules: Mapping[str, str] = MappingProxyType({}),
        refuse: Callable[[Game, int, Option], str | None] = refuses_nothing,
    ) -> None:
        self.verbs = {**COMMON_VERBS, **verbs}  # verb of an option -> what its parts are
        self.verb_rules = verb_rules  # by which rule a player does what a verb says
        self.refuse = refuse  # the rule that forbids an option now, or None


class Showing:
    """What a viewer is shown beside the cards that they may know."""

    __slots__ = (
        "carries_out", "count", "keyword_rule", "plausible", "scene", "unlogged", "values",
    )  # fmt: skip

    def __init__(
        self,
        values: tuple[str, ...] = (),
        count: Callable[[Game, int], int] = number_of_cards,
        scene: Callable[[Game, int], dict[str, Any]] | None = None,
        plausible: Callable[[Game, int], None] | None = None,
        unlogged: frozenset[str] = frozenset(),
        carries_out: frozenset[str] = frozenset(),
        keyword_rule: Callable[[tuple[Any, ...], Any], str] = by_no_keyword,
    ) -> None:
        self.values = values  # the values of cards in play that views show
        self.count = count  # how many cards of a zone everybody may count
        self.scene = scene  # what else a viewer may see of what is under way; None: nothing
        self.plausible = plausible  # mends a guess at what a viewer cannot know; None: any will do
        self.unlogged = unlogged  # kinds of events that another entry of the log tells
        # the procedures that play or resolve an ability: the `term` of their `card`, or what
        # stands by as `standby`
        self.carries_out = carries_out
        # (what a card has, one ability of it): the rule of the keyword that brings it along, or ""
        self.keyword_rule = keyword_rule


# -- the game -----------------------------------------------------------------------------------

# Kinds of events that move a card, in a game that does not name others.
MOVING: Final = frozenset({"put", "play", "draw", "discard", "destroy", "leave"})


class Rules:
    """A game: its rulebook's editions, zones, procedures, cards, and what its events do."""

    __slots__ = (
        "active_cards", "asking", "brings", "check_deck", "concede", "declares", "editions", "fuel",
        "gloss", "happen", "hearing", "layering", "layout", "masters", "moving", "name",
        "procedures", "remember", "replacing", "revision", "runs", "setup", "shipped", "showing",
        "start", "terms",
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
        happen: Mapping[str, Callable[[Game, Event], None]],
        heard_only: tuple[str, ...] = (),
        moving: frozenset[str] = MOVING,
        check_deck: Callable[[Any, str, Pool], list[Any]] = any_deck,
        brings: Brings = brings_nothing,
        declares: Declares = declares_nothing,
        active_cards: Callable[[Game], list[int]] = cards_on_field,
        remember: Callable[[Game, int], dict[str, Any]] = remember_values,
        concede: Callable[[Game, int], None] = other_player_wins,
        gloss: Callable[[str, str], str] = no_gloss,
        masters: Masters | None = None,
        terms: Terms | None = None,
        hearing: Hearing | None = None,
        layering: Layering | None = None,
        replacing: Replacing | None = None,
        asking: Asking | None = None,
        showing: Showing | None = None,
        fuel: int = 50_000,
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
        # event kind -> what it does to the state; `heard_only`: nothing by themselves
        self.happen = {**dict.fromkeys(heard_only, nothing_happens), **happen}
        self.moving = moving  # the kinds of events that move a card
        self.check_deck = check_deck  # what is wrong with a deck, of cards of this pool
        self.brings = brings  # the cards that a card brings into a game beside itself
        self.declares = declares  # the properties of which a card's text has a value declared
        self.active_cards = active_cards  # cards whose abilities work where they are
        self.remember = remember  # the information a departing card leaves behind
        self.concede = concede
        self.gloss = gloss  # our own sentence for a rule number, in a language
        self.masters = masters or Masters()
        self.terms = terms or Terms()
        self.hearing = hearing or Hearing()
        self.layering = layering or Layering()
        self.replacing = replacing or Replacing()
        self.asking = asking or Asking()
        self.showing = showing or Showing()
        self.fuel = fuel  # so many steps without a decision are an error
        # raised whenever games come out otherwise than before; a test holds it against golden games
        self.revision = revision

    def copy(self) -> Rules:
        """A copy of these rules: what is replaced in it stays as it is here. Their terms are copied
        along."""
        new = Rules(
            self.name, self.editions, self.layout, self.procedures, self.start, self.shipped,
            self.setup, self.happen, (), self.moving, self.check_deck, self.brings, self.declares,
            self.active_cards, self.remember, self.concede, self.gloss, self.masters, None,
            self.hearing, self.layering, self.replacing, self.asking, self.showing, self.fuel,
            self.revision,
        )  # fmt: skip
        new.terms = self.terms.copy()
        new.runs = self.runs
        return new
