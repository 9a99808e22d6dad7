"""Values: what is printed, changed by continuous effects, layer by layer.

Nothing derived is stored in the state. A value nobody changes is the printed one.
Otherwise the changes that bear on it are settled in the game's own layers; within a
layer an effect that depends on another waits for it (found by trial: would applying
the other change what this one does?), and time stamps order the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from headjudge.kernel.cards import Abilities, Card
from headjudge.kernel.state import LINKED, Effect, Ref

if TYPE_CHECKING:
    from headjudge.kernel.game import Game
    from headjudge.kernel.rules import Rules

Patch = tuple[int, str, str, Any]  # (card, property, operation, operand)
Settled = dict[tuple[int, str], Any]  # (card, property) -> value


class Active:
    """A change at work: its term, where it comes from, and when it began."""

    __slots__ = ("cards", "layer", "printed", "seat", "source", "stamp", "term")

    def __init__(
        self,
        term: Any,
        source: int,
        seat: int,
        stamp: int,
        cards: tuple[Ref, ...] | None = None,
        printed: bool = False,
        layer: str = "",
    ) -> None:
        self.term: Any = term
        self.source: int = source
        self.seat: int = seat
        self.stamp: int = stamp
        self.cards: tuple[Ref, ...] | None = cards
        self.printed: bool = printed  # it ends when its source loses the ability
        self.layer: str = layer  # its own layer, if not that of the property it changes


class Derived:
    """What follows from one revision of a state. Thrown away with the next, but for values
    that `stand`: they follow from the field and from the effects about, and from nothing else."""

    __slots__ = (
        "altered", "board", "changes", "effects", "elsewhere", "follows", "guards", "notes",
        "presence", "ruled", "settled", "stand", "turn_player", "written",
    )  # fmt: skip

    def __init__(self) -> None:
        self.altered: Settled | None = None  # the cards whose abilities are not those printed
        self.changes: list[Active] | None = None
        self.guards: set[str] | None = None
        self.presence: Presence | None = None  # with abilities altered as they are
        self.ruled: list[Active] | None = None  # changes that the rules themselves make
        self.written: set[str] | None = None  # the properties that something at work changes
        self.settled: dict[str, Settled] = {}  # by property; empty: all as printed
        self.notes: dict[str, Any] = {}  # for a game's own use
        self.stand: bool = False
        # from what they follow, if they stand
        self.board: int = -1
        self.turn_player: int = -1
        self.effects: list[Effect] = []
        self.elsewhere: list[tuple[int, Any]] = []
        self.follows: tuple[Any, ...] = ()


def next_of(game: Game, old: Derived) -> Derived:
    """What follows from the present revision, as far as it is that of an earlier one."""
    state = game.state
    if (
        not old.stand
        or old.board != state.board
        or old.turn_player != state.turn_player
        or old.effects != state.effects
    ):
        return Derived()
    old.notes = {}
    layering = game.rules.layering
    if layering.follows(game) != old.follows:
        return Derived()
    if game.elsewhere and layering.elsewhere(game) != old.elsewhere:
        return Derived()
    return old


def find_out_whether_they_stand(game: Game, derived: Derived) -> None:
    """Whether all changes at work look only at the board, or at cards that lie there."""
    state = game.state
    layering = game.rules.layering
    standing = layering.standing
    if not standing or not present(game, derived.settled.get("abilities", NONE)).looks <= standing:
        return
    elsewhere: list[tuple[int, Any]] = []
    if game.elsewhere:
        elsewhere = layering.elsewhere(game)
        for _card, term in elsewhere:
            if not term.looks <= standing:
                return
    on_board = game.rules.layout.board
    place, identity = state.place, state.identity
    for effect in state.effects:
        term = effect.term
        if term.role != "change":
            continue
        laid = effect.cards or ()
        if effect.until == LINKED:  # it ends with its source
            laid = (*laid, (effect.source, effect.identity))
        if not (term.looks if effect.cards is None else term.looks_laid) <= standing:
            return
        for card, seen in laid:
            if identity[card] == seen and not on_board[place[card]]:
                return
    follows = layering.follows(game)
    if follows is not None:
        derived.stand = True
        derived.follows = follows
        derived.board = state.board
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
    """The properties that something at work changes: all others are as printed."""
    derived = game.derived()
    found = derived.written
    if found is None:
        found = present(game, NONE).writes
        for change in made_by_rules(game):
            found = found | change.term.writes
        if game.elsewhere:
            for _card, term in game.rules.layering.elsewhere(game):
                found = found | term.writes
        for effect in game.state.effects:
            term = effect.term
            if term.role == "change" and not term.writes <= found:
                found = found | term.writes
        if "abilities" in found:
            for change in active(game):
                found = found | change.term.writes
        derived.written = found
        find_out_whether_they_stand(game, derived)
    return found


class Presence:
    """What the abilities of the cards at work come to: what values need at one glance, the
    rest when it is first asked for."""

    __slots__ = (
        "changers", "guardians", "guards", "heard", "looks", "named", "working", "writes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.working: list[tuple[int, Abilities]] = []  # cards with any, and all they have
        self.changers: list[tuple[int, tuple[Any, ...]]] = []  # cards with their changes
        self.writes: set[str] = set()  # the properties they change
        self.looks: set[str] = set()  # and what they look at
        self.guards: set[str] = set()  # the kinds of events that are forbidden or replaced
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
    """What is at work, if these cards' abilities are altered so. Of abilities as they are
    printed it is the same as long as the field is."""
    notes = game.derived().notes if altered else game.board_notes()
    settling = game.partial is altered  # what is altered is not settled yet
    found: Presence | None = None if settling else notes.get("present")
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
                found.guardians.append((card, own))
        if not settling:
            notes["present"] = found
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


def is_about(game: Game, name: str) -> bool:
    """Whether an ability of this class is at work, or was laid on cards by an effect."""
    if at_work(game).others(name):
        return True
    effects = game.state.effects
    return bool(effects) and name in [type(effect.term).__name__ for effect in effects]


NONE: Settled = {}  # shared and never written to


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
                changes = gather(game, settled)
        derived.changes = changes
    return derived.changes


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


def made_by(game: Game, card: int, terms: tuple[Any, ...]) -> list[Active]:
    """The changes that a card makes by these abilities of its own."""
    seat = game.rules.master_of_continuous(game, card)
    stamp = game.rules.layering.placed(game, card)
    return [Active(term, card, seat, stamp, None, True) for term in terms]


def as_printed(printed: Card, name: str) -> Any:
    """What is printed on a card is what changes begin from."""
    return printed.values[name]


def all_of_them(terms: tuple[Any, ...]) -> tuple[Any, ...]:
    """Of abilities that are switched off, none does anything."""
    return terms


def none_elsewhere(game: Game) -> list[tuple[int, Any]]:
    """No card changes anything from another area than where such abilities work."""
    return []


def nothing_else(game: Game) -> tuple[Any, ...] | None:
    """Values follow from the changes at work, and from nothing that the rules say."""
    return ()


def since_placed(game: Game, card: int) -> int:
    """A continuous ability is as old as its card's stay in its place."""
    return game.state.stamp[card]


def since_object(game: Game, card: int) -> int:
    """A continuous ability is as old as the object its card is."""
    return game.state.identity[card]


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


def settle_layers(game: Game, pending: list[Active], settled: Settled, of_abilities: bool) -> None:
    """Apply changes in the order of the game's layers; what is settled so far is what
    the others see. Abilities are a matter of their own, settled before the rest."""
    rules = game.rules
    due: dict[str, list[Active]] = {}
    for change in pending:
        for layer in layers_of(rules, change):
            due.setdefault(layer, []).append(change)
    outer = game.partial
    game.partial = settled
    try:
        for layer in rules.layers:
            if layer in due:
                settle_layer(game, layer, due[layer], settled, of_abilities)
    finally:
        game.partial = outer


def layers_of(rules: Rules, change: Active) -> tuple[str, ...]:
    """The layers that a change has a part in; each part is applied in its own."""
    if change.layer:
        return (change.layer,)
    information = rules.information
    parts = change.term.parts
    if len(parts) == 1:
        return (information.get(parts[0]) or information[parts[0][0]],)
    found: list[str] = []
    for part in parts:
        layer = information.get(part) or information[part[0]]
        if layer not in found:
            found.append(layer)
    return tuple(found)


def settle_layer(
    game: Game, layer: str, due: list[Active], settled: Settled, of_abilities: bool
) -> None:
    """Apply the changes of one layer, each in its turn."""
    if len(due) > 1 and not of_abilities and are_independent(due):
        due.sort(key=game.rules.layering.age)
        for change in due:
            apply(game, settled, patches_in(game, layer, change))
        return
    while due:
        change = next_in_order(game, layer, due, settled)
        due.remove(change)
        if of_abilities and has_lost(change, settled):
            continue
        patches = patches_in(game, layer, change)
        if not of_abilities and "abilities" in change.term.writes:
            patches = [patch for patch in patches if patch[1] != "abilities"]
        apply(game, settled, patches)
        if of_abilities:
            due.extend(made_by_gained(game, patches))


def made_by_gained(game: Game, patches: list[Patch]) -> list[Active]:
    """The changes of abilities that abilities just gained make in turn."""
    found: list[Active] = []
    for card, name, operation, operand in patches:
        gains = name == "abilities" and operation == "gain"
        if gains and card in game.rules.active_cards(game):
            terms = [
                term
                for term in operand
                if term.role == "change" and "abilities" in term.writes and not term.where
            ]
            if terms:
                found.extend(made_by(game, card, tuple(terms)))
    return found


def patches_in(game: Game, layer: str, change: Active) -> list[Patch]:
    """What a change would do just now in this layer."""
    patches = game.rules.footprint(game, change)
    if change.layer or len(change.term.parts) == 1:
        return patches
    information = game.rules.information
    return [
        patch
        for patch in patches
        if (information.get((patch[1], patch[2])) or information[patch[1]]) == layer
    ]


def has_lost(change: Active, settled: Settled) -> bool:
    """Whether the source of a change no longer has the ability that makes it."""
    own = settled.get((change.source, "abilities")) if change.printed else None
    return own is not None and change.term not in own.changes


def next_in_order(game: Game, layer: str, due: list[Active], settled: Settled) -> Active:
    """The earliest change that depends on no other; in a circle, simply the earliest.
    Two that depend on each other are as though neither did."""
    if len(due) > 1:
        due.sort(key=game.rules.layering.age)
        for change in due:
            for other in due:
                if could_depend(change, other) and waits_for(
                    game, layer, change, other, due, settled
                ):
                    break
            else:
                return change
    return due[0]


def could_depend(change: Active, other: Active) -> bool:
    """Whether it is worth a trial: the one looks at what the other changes, or could lose
    its ability by it."""
    if other is change:
        return False
    takes_away = change.printed and "abilities" in other.term.writes
    return takes_away or bool(other.term.writes & change.term.reads)


def are_independent(due: list[Active]) -> bool:
    """Whether a glance shows that none of them could depend on another."""
    writes: set[str] = set()
    reads: set[str] = set()
    for change in due:
        writes |= change.term.writes
        reads |= change.term.reads
    return "abilities" not in writes and writes.isdisjoint(reads)


MOST_OTHERS = 2  # trials of trials take their time: a chain of four is the longest


def waits_for(
    game: Game, layer: str, change: Active, other: Active, due: list[Active], settled: Settled
) -> bool:
    """Whether a change must come after another that does not depend on it in turn: as
    things are, or when the rest that is due has been applied."""
    depends = game.rules.layering.depends
    if depends(game, layer, change, other, settled):
        return not depends(game, layer, other, change, settled)
    rest = [each for each in due if each is not change and each is not other]
    if not 0 < len(rest) <= MOST_OTHERS:
        return False
    trial = settled.copy()
    game.partial = trial
    try:
        while rest:
            each = next_in_order(game, layer, rest, trial)
            rest.remove(each)
            if not has_lost(each, trial):
                apply(game, trial, patches_in(game, layer, each))
        return depends(game, layer, change, other, trial) and not depends(
            game, layer, other, change, trial
        )
    finally:
        game.partial = settled


def stamp_of(change: Active) -> int:
    """When a change began."""
    return change.stamp


def depends(game: Game, layer: str, change: Active, other: Active, settled: Settled) -> bool:
    """By trial: would applying `other` first change what this one applies to, or how?"""
    if not could_depend(change, other):
        return False
    before = patches_in(game, layer, change)
    trial = settled.copy()
    apply(game, trial, patches_in(game, layer, other))
    if has_lost(change, trial):
        return True
    game.partial = trial
    try:
        after = patches_in(game, layer, change)
    finally:
        game.partial = settled
    return before != after


def apply(game: Game, settled: Settled, patches: list[Patch]) -> None:
    """Write what a change does into the settled values."""
    printed = game.state.printed
    for card, name, operation, operand in patches:
        key = (card, name)
        if key in settled:
            now = settled[key]
        elif name == "abilities":
            now = printed[card].abilities
        else:
            now = game.rules.layering.base(printed[card], name)
        if isinstance(now, Abilities):
            settled[key] = altered(game, now, operation, operand)
        elif operation == "gain":
            settled[key] = game.rules.layering.gained(now, operand)
        else:
            settled[key] = changed(now, operation, operand)


def gained(now: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a card has already it does not have twice."""
    return (*now, *[each for each in more if each not in now])


def changed(now: Any, operation: str, operand: Any) -> Any:
    if operation == "add":
        return now + operand
    if operation == "set" or operation == "have":
        return operand
    if operation == "times":
        return now * operand
    if operation == "lose":
        return tuple([each for each in now if each not in operand])
    if operation == "lose-all":
        return ()
    raise ValueError(operation)


def altered(game: Game, now: Abilities, operation: str, operand: Any) -> Abilities:
    """Abilities gained or lost, or (all of them) switched off or on again."""
    if operation == "gain":
        return now.with_more(operand)
    if operation == "lose":
        return Abilities(tuple([each for each in now.terms if each not in operand]), now.off)
    if operation == "lose-all":
        return Abilities()
    if operation == "switch-off":
        return Abilities(now.terms, game.rules.layering.switched_off(now.terms))
    if operation == "switch-on":
        return Abilities(now.terms)
    raise ValueError(operation)
