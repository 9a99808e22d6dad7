"""Values: what is printed on a card, changed by continuous effects.

`game.value(card, "power")` and `game.abilities(card)` end here. A value is worked out so:

1. If nothing in play changes the property, the printed value holds (`changed_properties`).
2. Otherwise all active changes are collected (`active_changes`): those of abilities in play, of
   lasting effects, and of the rules. Changes of abilities are worked out first, because they
   decide which other changes there are.
3. The changes that matter for the property (`changes_affecting`) are applied in `layers`.

Nothing derived is stored in the state. What was worked out is cached in `Derived` for one
revision of the state. It is reused for later revisions as long as nothing it depends on has
changed (`reuse_or_renew`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from headjudge.kernel.abilities import Abilities
from headjudge.kernel.changes import NONE, Active, Settled, changes_made_by
from headjudge.kernel.layers import settle_layers
from headjudge.kernel.state import LINKED, Effect, State

if TYPE_CHECKING:
    from headjudge.kernel.game import Game


# -- the cache -----------------------------------------------------------------------------


class Derived:
    """All that was worked out from one revision of a state."""

    __slots__ = (
        "altered", "bans", "board", "cache", "changes", "changes_by_rules", "effects", "elsewhere",
        "extra_key", "guards", "in_play", "position_independent", "reusable",
        "settled", "shifts", "turn_player", "value_cache", "watched_zones", "written",
    )  # fmt: skip

    def __init__(self) -> None:
        self.written: set[str] | None = None  # properties that something changes
        self.changes: list[Active] | None = None  # all active changes
        self.changes_by_rules: list[Active] | None = None  # those that the rules make
        self.settled: dict[str, Settled] = {}  # changed values by property; empty: as printed
        self.altered: Settled | None = None  # cards whose abilities are not as printed
        self.in_play: AbilitiesInPlay | None = None  # with the abilities altered so
        self.guards: set[str] | None = None  # kinds of events that are forbidden or replaced
        self.bans: set[str] | None = None  # kinds of events that are forbidden
        self.cache: dict[str, Any] = {}  # a game's own cache for this revision
        self.value_cache: dict[str, Any] = {}  # a game's own cache, reused with the values
        # Whether the values can be reused, and what must be the same for that:
        self.reusable: bool = False
        self.turn_player: int = -1
        self.effects: list[Effect] = []
        self.elsewhere: list[tuple[int, Any]] = []  # changes made from other areas
        self.extra_key: tuple[Any, ...] = ()  # whatever else the game says
        self.watched_zones: list[tuple[int, tuple[int, ...]]] = []  # and the cards in them
        self.board: int = -1  # the cards on the board ...
        self.shifts: int = 0  # ... of whose changes so many were only changes of position,
        self.position_independent: bool = False  # if no value depends on positions


def reuse_or_renew(game: Game, old: Derived) -> Derived:
    """Reuse the values of an earlier revision if nothing they depend on has changed since.
    Otherwise begin with an empty cache."""
    state = game.state
    if (
        not old.reusable
        or (old.board != state.board and not only_positions_changed(old, state))
        or old.turn_player != state.turn_player
        or old.effects != state.effects
    ):
        return Derived()
    for zone, cards in old.watched_zones:
        if state.zones[zone] != cards:
            return Derived()
    old.cache = {}
    layering = game.rules.layering
    if layering.caching.extra_key(game) != old.extra_key:
        return Derived()
    if game.survey.other_areas and layering.elsewhere(game) != old.elsewhere:
        return Derived()
    if old.board != state.board:
        old.board, old.shifts = state.board, state.shifts
        old.in_play = None  # its order is that of the positions
    return old


def only_positions_changed(old: Derived, state: State) -> bool:
    """Whether cards on the board have only changed their positions, and no value depends on
    those."""
    return old.position_independent and state.board - old.board == state.shifts - old.shifts


def mark_reusable(game: Game, derived: Derived) -> None:
    """Note what the values depend on, so that later revisions can reuse them. They cannot be
    reused if a change reads something that is not tracked, or lies on a card off the board."""
    state = game.state
    layering, caching = game.rules.layering, game.rules.layering.caching
    if not caching.tracked:
        return
    reads = abilities_in_play(game, NONE).reads
    elsewhere: list[tuple[int, Any]] = []
    if game.survey.other_areas:
        elsewhere = layering.elsewhere(game)
        for _card, term in elsewhere:
            reads = reads | term.looks
    on_board = game.rules.layout.board
    place, identity = state.place, state.identity
    for effect in state.effects:
        term = effect.term
        if term.role != "change":
            continue
        laid = effect.cards or ()
        if effect.until == LINKED:  # it ends with its source
            laid = (*laid, (effect.source, effect.identity))
        reads = reads | (term.looks if effect.cards is None else term.looks_laid)
        for card, seen in laid:
            if identity[card] == seen and not on_board[place[card]]:
                return
    watched: list[tuple[int, tuple[int, ...]]] = []
    for area in reads - caching.tracked:
        if area not in caching.watched_zones:
            return
        watched.extend([(zone, state.zones[zone]) for zone in caching.watched_zones[area]])
    extra_key = caching.extra_key(game)
    if extra_key is not None:
        derived.reusable = True
        derived.extra_key = extra_key
        derived.watched_zones = watched
        derived.position_independent = reads <= caching.position_independent
        derived.board = state.board
        derived.shifts = state.shifts
        derived.turn_player = state.turn_player
        derived.effects = state.effects[:]
        derived.elsewhere = elsewhere


def value_cache(game: Game) -> dict[str, Any]:
    """A cache for what a game works out from the cards in play and their values alone, and not
    from their positions. It is reused as long as the values are."""
    derived = game.derived()
    if derived.written is None:
        changed_properties(game)
    return derived.value_cache if derived.reusable else derived.cache


# -- values --------------------------------------------------------------------------------


def settle(game: Game, name: str) -> Settled:
    """The values of this property that are not as printed, by card. The values of properties
    that it depends on may be among them."""
    derived = game.derived()
    found = derived.settled.get(name)
    if found is not None:
        return found
    written = derived.written
    if name not in (changed_properties(game) if written is None else written):
        derived.settled[name] = NONE
        return NONE
    pending = changes_affecting(active_changes(game), name)
    if not pending or name == "abilities":
        return derived.settled.setdefault(name, NONE)
    settled = derived.settled.get("abilities", NONE).copy()
    settle_layers(game, pending, settled, False)
    derived.settled[name] = settled
    return settled


def is_any_changed(game: Game, name: str) -> bool:
    """Whether any card has another value of this property than the printed one."""
    if name not in game.survey.changeable:
        return False
    found = game.derived().settled.get(name)
    return bool(settle(game, name) if found is None else found)


def snapshot_values(game: Game, card: int, names: tuple[str, ...]) -> dict[str, Any]:
    """The present values of these properties of a card, to be remembered."""
    found: dict[str, Any] = {}
    if not names:
        return found
    changed = changed_properties(game)
    printed = game.state.printed[card].values
    for name in names:
        if name == "abilities":
            found[name] = game.abilities(card)
        elif name in changed:
            found[name] = game.value(card, name)
        else:
            found[name] = printed[name]
    return found


def altered_abilities(game: Game) -> Settled:
    """The abilities of cards that have others than those printed, by (card, "abilities")."""
    if "abilities" not in game.survey.changeable:
        return NONE
    if game.partial is not None:
        return game.partial
    derived = game.derived()
    found = derived.altered
    if found is None:
        found = NONE
        if "abilities" in changed_properties(game):
            active_changes(game)
            found = derived.settled.get("abilities", NONE)
        derived.altered = found
    return found


# -- changes -------------------------------------------------------------------------------


def changed_properties(game: Game) -> set[str]:
    """The properties that an active change, or an ability granted by one, may change. All other
    properties are as printed."""
    derived = game.derived()
    found = derived.written
    if found is None:
        found = abilities_in_play(game, NONE).writes
        for change in changes_by_rules(game):
            found = found | change.term.brings
        if game.survey.other_areas:
            for _card, term in game.rules.layering.elsewhere(game):
                found = found | term.brings
        for effect in game.state.effects:
            term = effect.term
            if term.role == "change" and not term.brings <= found:
                found = found | term.brings
        derived.written = found
        mark_reusable(game, derived)
    return found


def active_changes(game: Game) -> list[Active]:
    """All active changes. Changes of abilities are worked out here, before all others: if they
    give or take abilities that make changes, the changes are collected again."""
    derived = game.derived()
    if derived.changes is None:
        changes = collect_changes(game, NONE)
        if "abilities" in game.survey.changeable:
            of_abilities = changes_affecting(changes, "abilities")
            if of_abilities:
                settled: Settled = {}
                settle_layers(game, of_abilities, settled, True)
                # other properties that were settled on the way are settled again in their turn
                settled = {key: each for key, each in settled.items() if key[1] == "abilities"}
                derived.settled["abilities"] = settled
                if makes_other_changes(game, settled):
                    changes = collect_changes(game, settled)
        derived.changes = changes
    return derived.changes


def makes_other_changes(game: Game, altered: Settled) -> bool:
    """Whether a card with altered abilities makes other changes than those printed on it."""
    printed = game.state.printed
    for card, _name in altered:
        if altered[card, "abilities"].changes != printed[card].abilities.changes:
            return True
    return False


def collect_changes(game: Game, altered: Settled) -> list[Active]:
    """All changes that are active if the abilities of cards are altered so."""
    state = game.state
    found: list[Active] = []
    for card, terms in abilities_in_play(game, altered).changers:
        found.extend(changes_made_by(game, card, terms))
    if game.survey.other_areas:
        for card, term in game.rules.layering.elsewhere(game):
            found.extend(changes_made_by(game, card, (term,)))
    for effect in state.effects:
        if effect.term.role == "change" and (
            effect.until != LINKED or state.identity[effect.source] == effect.identity
        ):
            found.append(
                Active(effect.term, effect.source, effect.seat, effect.stamp, effect.cards)
            )
    found.extend(changes_by_rules(game))
    return found


def changes_by_rules(game: Game) -> list[Active]:
    """The changes that the rules of the game make themselves."""
    derived = game.derived()
    found = derived.changes_by_rules
    if found is None:
        found = derived.changes_by_rules = game.rules.layering.rule_changes(game)
    return found


def changes_affecting(changes: list[Active], name: str) -> list[Active]:
    """The changes that write this property, those that write what such a change reads, and so
    on."""
    wanted = {name}
    chosen: list[Active] = []
    left = changes
    grew = True
    while grew and left:
        grew = False
        rest: list[Active] = []
        for change in left:
            term = change.term
            if wanted.isdisjoint(term.writes):
                rest.append(change)
                continue
            chosen.append(change)
            if not term.reads <= wanted:
                wanted |= term.reads
                grew = True
        left = rest
    return chosen


# -- abilities in play -----------------------------------------------------------------------


class AbilitiesInPlay:
    """The abilities of all cards whose abilities are active, sorted by what they do."""

    __slots__ = (
        "all", "bans", "by_name", "changers", "guardians", "guards", "listeners", "reads",
        "writes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.all: list[tuple[int, Abilities]] = []  # cards that have any, with all of theirs
        self.changers: list[tuple[int, tuple[Any, ...]]] = []  # cards with the changes they make
        self.writes: set[str] = set()  # the properties that those change
        self.reads: set[str] = set()  # the areas and properties that those read
        self.guardians: list[tuple[int, Abilities]] = []  # cards that forbid or replace events
        self.guards: set[str] = set()  # the kinds of events they forbid or replace
        self.bans: set[str] = set()  # the kinds of events they forbid
        self.listeners: dict[str, list[tuple[int, Any]]] = {}  # filled when asked for
        self.by_name: dict[str, list[tuple[int, Any]]] = {}  # filled when asked for

    def listening_to(self, kind: str) -> list[tuple[int, Any]]:
        """The abilities that trigger on events of this kind, with their cards."""
        found = self.listeners.get(kind)
        if found is None:
            found = self.listeners[kind] = [
                (card, term)
                for card, own in self.all
                if kind in own.hears
                for term in own.hears[kind]
            ]
        return found

    def named(self, name: str) -> list[tuple[int, Any]]:
        """The abilities whose class has this name, with their cards."""
        found = self.by_name.get(name)
        if found is None:
            found = self.by_name[name] = [
                (card, term)
                for card, own in self.all
                if name in own.others
                for term in own.others[name]
            ]
        return found

    def watching(self) -> list[tuple[int, Any]]:
        """The abilities that trigger on a situation, with their cards."""
        return [(card, term) for card, own in self.all for term in own.watches]


def abilities_in_play(game: Game, altered: Settled) -> AbilitiesInPlay:
    """The active abilities if those of these cards are altered so. Cached as long as the board
    and what is altered are the same."""
    cache = game.board_cache()
    settling = game.partial is altered  # still being worked out: not to be cached
    found: AbilitiesInPlay | None = None
    if not altered:
        found = cache.get("present")
    elif not settling and "altered" in cache:
        cached_for, cached = cache["altered"]
        found = cached if cached_for == altered else None
    if found is None:
        found = sort_abilities(game, altered)
        if not altered:
            cache["present"] = found
        elif not settling:
            cache["altered"] = (altered, found)
    return found


def sort_abilities(game: Game, altered: Settled) -> AbilitiesInPlay:
    """Go through the cards whose abilities are active, and sort what they have."""
    found = AbilitiesInPlay()
    printed = game.state.printed
    for card in game.rules.active_cards(game):
        own = printed[card].abilities
        if altered and (card, "abilities") in altered:
            own = altered[card, "abilities"]
        if not own.any:
            continue
        found.all.append((card, own))
        if own.changes:
            found.changers.append((card, own.changes))
            found.writes |= own.writes
            found.reads |= own.looks
        if own.guards:
            found.guards |= own.guards
            found.bans.update(own.forbids)
            found.guardians.append((card, own))
    return found


def abilities_now(game: Game) -> AbilitiesInPlay:
    """The active abilities, with all changes of abilities applied."""
    if "abilities" not in game.survey.changeable:
        cached: AbilitiesInPlay | None = game.board_cache().get("present")
        return abilities_in_play(game, NONE) if cached is None else cached
    if game.partial is not None:
        return abilities_in_play(game, game.partial)
    derived = game.derived()
    found = derived.in_play
    if found is None:
        found = derived.in_play = abilities_in_play(game, altered_abilities(game))
    return found


def active_abilities(game: Game, name: str) -> list[tuple[int, Any]]:
    """The active abilities whose class has this name, with their cards."""
    if game.partial is None:
        return abilities_now(game).named(name)
    # While abilities are being worked out, each card is asked for what it has so far. Abilities
    # that nothing grants can only be where they are printed.
    if name not in game.survey.granted:
        printed = abilities_in_play(game, NONE).named(name)
        return [each for each in printed if each[1] in game.abilities(each[0]).others.get(name, ())]
    found: list[tuple[int, Any]] = []
    for card in game.rules.active_cards(game):
        found.extend([(card, term) for term in game.abilities(card).others.get(name, ())])
    return found


def might_be_active(game: Game, name: str) -> bool:
    """A quick check before a costly one: False only if no ability of this class is active and no
    lasting effect is one."""
    if name in game.survey.granted:
        if active_abilities(game, name):
            return True
    elif abilities_in_play(game, NONE).named(name):
        return True
    effects = game.state.effects
    return bool(effects) and name in [type(effect.term).__name__ for effect in effects]
