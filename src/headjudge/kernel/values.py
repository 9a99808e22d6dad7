"""Values: what is printed, changed by continuous effects.

Nothing derived is stored in the state. A value nobody changes is the printed one.
Otherwise the changes that bear on it are found here and settled in `layers`. What was
worked out is kept beside the state until something happens, and values that follow from
the field and from the effects about, and from nothing else, as long as those are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from headjudge.kernel.cards import Abilities
from headjudge.kernel.changes import NONE, Active, Settled, made_by
from headjudge.kernel.layers import settle_layers
from headjudge.kernel.state import LINKED, Effect, State

if TYPE_CHECKING:
    from headjudge.kernel.game import Game


class Derived:
    """What follows from one revision of a state. Thrown away with the next, but for values
    that `stand`: they follow from the field and from the effects about, and from nothing else."""

    __slots__ = (
        "altered", "bans", "beheld", "board", "changes", "effects", "elsewhere", "follows",
        "guards", "notes", "placeless", "presence", "ruled", "settled", "shifts", "stand",
        "standing", "turn_player", "written",
    )  # fmt: skip

    def __init__(self) -> None:
        self.altered: Settled | None = None  # the cards whose abilities are not those printed
        self.changes: list[Active] | None = None
        self.guards: set[str] | None = None
        self.bans: set[str] | None = None
        self.presence: Presence | None = None  # with abilities altered as they are
        self.ruled: list[Active] | None = None  # changes that the rules themselves make
        self.written: set[str] | None = None  # the properties that something at work changes
        self.settled: dict[str, Settled] = {}  # by property; empty: all as printed
        self.notes: dict[str, Any] = {}  # for a game's own use
        self.stand: bool = False
        self.standing: dict[str, Any] = {}  # notes on values alone: they stand with them
        # from what they follow, if they stand
        self.board: int = -1
        self.shifts: int = 0
        self.placeless: bool = False  # not from where in its row a card is
        self.beheld: list[tuple[int, tuple[int, ...]]] = []  # zones, with their cards
        self.turn_player: int = -1
        self.effects: list[Effect] = []
        self.elsewhere: list[tuple[int, Any]] = []
        self.follows: tuple[Any, ...] = ()


def next_of(game: Game, old: Derived) -> Derived:
    """What follows from the present revision, as far as it is that of an earlier one."""
    state = game.state
    if (
        not old.stand
        or (old.board != state.board and not is_only_shifted(old, state))
        or old.turn_player != state.turn_player
        or old.effects != state.effects
    ):
        return Derived()
    for zone, cards in old.beheld:
        if state.zones[zone] != cards:
            return Derived()
    old.notes = {}
    layering = game.rules.layering
    if layering.follows(game) != old.follows:
        return Derived()
    if game.elsewhere and layering.elsewhere(game) != old.elsewhere:
        return Derived()
    if old.board != state.board:
        old.board, old.shifts = state.board, state.shifts
        old.presence = None  # it is in the order of places
    return old


def is_only_shifted(old: Derived, state: State) -> bool:
    """Whether cards have changed their places and nothing else, and values do not follow from
    where they are."""
    return old.placeless and state.board - old.board == state.shifts - old.shifts


def notes_on_values(game: Game) -> dict[str, Any]:
    """Notes on what follows from the cards on the field and their values, wherever in its row
    each of them is, and from nothing else: kept as long as these values stand."""
    derived = game.derived()
    if derived.written is None:
        written(game)
    return derived.standing if derived.stand else derived.notes


def find_out_whether_they_stand(game: Game, derived: Derived) -> None:
    """Whether all changes at work look only at the board, or at cards that lie there, or at
    what lies in zones that can be looked through."""
    state = game.state
    layering = game.rules.layering
    standing = layering.standing
    if not standing:
        return
    looks = present(game, NONE).looks
    elsewhere: list[tuple[int, Any]] = []
    if game.elsewhere:
        elsewhere = layering.elsewhere(game)
        for _card, term in elsewhere:
            looks = looks | term.looks
    on_board = game.rules.layout.board
    place, identity = state.place, state.identity
    for effect in state.effects:
        term = effect.term
        if term.role != "change":
            continue
        laid = effect.cards or ()
        if effect.until == LINKED:  # it ends with its source
            laid = (*laid, (effect.source, effect.identity))
        looks = looks | (term.looks if effect.cards is None else term.looks_laid)
        for card, seen in laid:
            if identity[card] == seen and not on_board[place[card]]:
                return
    beheld: list[tuple[int, tuple[int, ...]]] = []
    if not looks <= standing:
        for area in looks - standing:
            if area not in layering.beheld:
                return
            beheld.extend([(zone, state.zones[zone]) for zone in layering.beheld[area]])
    follows = layering.follows(game)
    if follows is not None:
        derived.stand = True
        derived.follows = follows
        derived.beheld = beheld
        derived.placeless = looks <= layering.placeless
        derived.board = state.board
        derived.shifts = state.shifts
        derived.turn_player = state.turn_player
        derived.effects = state.effects[:]
        derived.elsewhere = elsewhere


def kept(game: Game, card: int, names: tuple[str, ...]) -> dict[str, Any]:
    """What these properties of a card are now, to be remembered."""
    found: dict[str, Any] = {}
    if not names:
        return found
    changed = written(game)
    as_printed = game.state.printed[card].values
    for name in names:
        if name == "abilities":
            found[name] = game.abilities(card)
        elif name in changed:
            found[name] = game.value(card, name)
        else:
            found[name] = as_printed[name]
    return found


def are_changed(game: Game, name: str) -> bool:
    """Whether this property of any card is other than printed."""
    if name not in game.changeable:
        return False
    found = game.derived().settled.get(name)
    return bool(settle(game, name) if found is None else found)


def altered_abilities(game: Game) -> Settled:
    """The cards whose abilities are not those printed, as (card, "abilities")."""
    if "abilities" not in game.changeable:
        return NONE
    if game.partial is not None:
        return game.partial
    derived = game.derived()
    found = derived.altered
    if found is None:
        found = NONE
        if "abilities" in written(game):
            active(game)
            found = derived.settled.get("abilities", NONE)
        derived.altered = found
    return found


def written(game: Game) -> set[str]:
    """The properties that something at work, or an ability it grants, may change: all others
    are as printed."""
    derived = game.derived()
    found = derived.written
    if found is None:
        found = present(game, NONE).writes
        for change in made_by_rules(game):
            found = found | change.term.brings
        if game.elsewhere:
            for _card, term in game.rules.layering.elsewhere(game):
                found = found | term.brings
        for effect in game.state.effects:
            term = effect.term
            if term.role == "change" and not term.brings <= found:
                found = found | term.brings
        derived.written = found
        find_out_whether_they_stand(game, derived)
    return found


class Presence:
    """What the abilities of the cards at work come to: what values need at one glance, the
    rest when it is first asked for."""

    __slots__ = (
        "bans", "changers", "guardians", "guards", "heard", "looks", "named", "working",
        "writes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.working: list[tuple[int, Abilities]] = []  # cards with any, and all they have
        self.changers: list[tuple[int, tuple[Any, ...]]] = []  # cards with their changes
        self.writes: set[str] = set()  # the properties they change
        self.looks: set[str] = set()  # and what they look at
        self.guards: set[str] = set()  # the kinds of events that are forbidden or replaced
        self.bans: set[str] = set()  # and those that are forbidden
        self.guardians: list[tuple[int, Abilities]] = []  # by the abilities of these cards
        self.heard: dict[str, list[tuple[int, Any]]] = {}
        self.named: dict[str, list[tuple[int, Any]]] = {}

    def hearers(self, kind: str) -> list[tuple[int, Any]]:
        """The abilities that listen to this kind of event, with their cards."""
        found = self.heard.get(kind)
        if found is None:
            found = self.heard[kind] = [
                (card, term)
                for card, own in self.working
                if kind in own.hears
                for term in own.hears[kind]
            ]
        return found

    def others(self, name: str) -> list[tuple[int, Any]]:
        """The abilities of other kinds whose class has this name, with their cards."""
        found = self.named.get(name)
        if found is None:
            found = self.named[name] = [
                (card, term)
                for card, own in self.working
                if name in own.others
                for term in own.others[name]
            ]
        return found

    def watchers(self) -> list[tuple[int, Any]]:
        """The abilities that look out for a situation, with their cards."""
        return [(card, term) for card, own in self.working for term in own.watches]


def present(game: Game, altered: Settled) -> Presence:
    """What is at work, if these cards' abilities are altered so: the same as long as the field
    is, and they are."""
    notes = game.board_notes()
    settling = game.partial is altered  # what is altered is not settled yet
    found: Presence | None = None
    if not altered:
        found = notes.get("present")
    elif not settling and "altered" in notes:
        then, there = notes["altered"]
        found = there if then == altered else None
    if found is None:
        found = Presence()
        printed = game.state.printed
        for card in game.rules.active_cards(game):
            own = printed[card].abilities
            if altered and (card, "abilities") in altered:
                own = altered[card, "abilities"]
            if not own.any:
                continue
            found.working.append((card, own))
            if own.changes:
                found.changers.append((card, own.changes))
                found.writes |= own.writes
                found.looks |= own.looks
            if own.guards:
                found.guards |= own.guards
                found.bans.update(own.forbids)
                found.guardians.append((card, own))
        if not altered:
            notes["present"] = found
        elif not settling:
            notes["altered"] = (altered, found)
    return found


def at_work(game: Game) -> Presence:
    """What is at work now."""
    if "abilities" not in game.changeable:
        here: Presence | None = game.board_notes().get("present")
        return present(game, NONE) if here is None else here
    if game.partial is not None:
        return present(game, game.partial)
    derived = game.derived()
    found = derived.presence
    if found is None:
        found = derived.presence = present(game, altered_abilities(game))
    return found


def others_at_work(game: Game, name: str) -> list[tuple[int, Any]]:
    """The abilities of other kinds at work whose class has this name, with their cards."""
    if game.partial is None:
        return at_work(game).others(name)
    if name not in game.granted:  # at most those that are printed on the cards at work
        printed = present(game, NONE).others(name)
        return [each for each in printed if each[1] in game.abilities(each[0]).others.get(name, ())]
    found: list[tuple[int, Any]] = []  # while abilities are being settled they are looked for
    for card in game.rules.active_cards(game):
        found.extend([(card, term) for term in game.abilities(card).others.get(name, ())])
    return found


def may_be_about(game: Game, name: str) -> bool:
    """A quick look: whether an ability of this class may be at work, unless its card has lost
    it, or was laid on cards by an effect."""
    if name in game.granted:
        if others_at_work(game, name):
            return True
    elif present(game, NONE).others(name):
        return True
    effects = game.state.effects
    return bool(effects) and name in [type(effect.term).__name__ for effect in effects]


def active(game: Game) -> list[Active]:
    """Every change at work: of active cards, of lasting effects, and of the rules.

    Changes of abilities are settled first: they decide which other changes there are.
    """
    derived = game.derived()
    if derived.changes is None:
        changes = gather(game, NONE)
        if "abilities" in game.changeable:
            of_abilities = bearing_on(changes, "abilities")
            if of_abilities:
                settled: Settled = {}
                settle_layers(game, of_abilities, settled, True)
                # what else was found out on the way is settled again in its own turn
                settled = {key: each for key, each in settled.items() if key[1] == "abilities"}
                derived.settled["abilities"] = settled
                if are_others(game, settled):
                    changes = gather(game, settled)
        derived.changes = changes
    return derived.changes


def are_others(game: Game, altered: Settled) -> bool:
    """Whether cards whose abilities are altered change other things than those printed."""
    printed = game.state.printed
    for card, _name in altered:
        if altered[card, "abilities"].changes != printed[card].abilities.changes:
            return True
    return False


def gather(game: Game, altered: Settled) -> list[Active]:
    """The changes at work, if these cards' abilities are altered so."""
    state = game.state
    found: list[Active] = []
    for card, terms in present(game, altered).changers:
        found.extend(made_by(game, card, terms))
    if game.elsewhere:
        for card, term in game.rules.layering.elsewhere(game):
            found.extend(made_by(game, card, (term,)))
    for effect in state.effects:
        if effect.term.role == "change" and (
            effect.until != LINKED or state.identity[effect.source] == effect.identity
        ):
            found.append(
                Active(effect.term, effect.source, effect.seat, effect.stamp, effect.cards)
            )
    found.extend(made_by_rules(game))
    return found


def made_by_rules(game: Game) -> list[Active]:
    """The changes that the rules themselves make."""
    derived = game.derived()
    found = derived.ruled
    if found is None:
        found = derived.ruled = game.rules.rule_changes(game)
    return found


def bearing_on(changes: list[Active], name: str) -> list[Active]:
    """The changes that write this property, or one that such a change reads."""
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


def settle(game: Game, name: str) -> Settled:
    """The changed values of this property (and of those it rests on), by card."""
    derived = game.derived()
    found = derived.settled.get(name)
    if found is not None:
        return found
    changed = derived.written
    if name not in (written(game) if changed is None else changed):
        derived.settled[name] = NONE
        return NONE
    pending = bearing_on(active(game), name)
    if not pending or name == "abilities":
        return derived.settled.setdefault(name, NONE)
    settled = derived.settled.get("abilities", NONE).copy()
    settle_layers(game, pending, settled, False)
    derived.settled[name] = settled
    return settled
