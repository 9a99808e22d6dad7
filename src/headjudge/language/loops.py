"""Loops of a turn: which positions are the same, and what only adds to numbers.

A game's rulebook says what is done about a loop; this is how one is told. Two positions are
the same if nothing that rules or texts look at tells them apart. A loop that only makes
numbers grow leads to a position that is the same but for these gains: so many rounds of it
are so many times its gains.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import ne
from typing import Any, Final

from headjudge.kernel.decision import Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect
from headjudge.language import terms as t

# A turn in which the rules carried out less by themselves has no loop worth looking for.
PATIENCE: Final = 16
# One in which they carried out so much is a loop, even if no position comes twice.
ENDLESS: Final = 500
# The numbers of rounds that a player can name.
TIMES: Final = (*range(11), 20, 50, 100, 200, 500, 1000)

# What the turn has seen only for the sake of finding loops.
CARRIED_OUT: Final = "carried out"
OURS: Final = frozenset(
    (CARRIED_OUT, "loop settled", "position", "acted", "answer", "barred", "later")
)


def count_carried_out(game: Game) -> bool:
    """Count that the rules carry out something by themselves, and tell whether it is too often."""
    game.mark(CARRIED_OUT)
    return game.happened(CARRIED_OUT) >= ENDLESS


def is_worth_looking(game: Game) -> bool:
    """Whether so much has been carried out this turn that it may be a loop."""
    return game.happened(CARRIED_OUT) >= PATIENCE


# -- positions -------------------------------------------------------------------------

Gain = tuple[Any, ...]  # a lasting effect that only adds to numbers, whichever time it was made
Snapshot = tuple[Any, ...]


def is_gain(effect: Gain) -> bool:
    """Whether a lasting effect only adds to numbers."""
    term = effect[0]
    return isinstance(term, t.Continuous) and not [
        each for each in term.changes if each.operation != "add" or type(each.operand) is not int
    ]


def describe(effect: Effect) -> Gain:
    """What a lasting effect does, whichever time it was made."""
    return (effect.term, effect.source, effect.seat, effect.until, effect.cards)


def snapshot(game: Game) -> Snapshot:
    """All that makes a position, cheap to take: cards in their zones, how they lie, what the
    turn has seen, and effects. `position` makes two of them comparable."""
    state = game.state
    return (
        tuple(state.zones),
        (tuple(state.host), tuple(state.rest), tuple(state.face), state.random_count),
        tuple([numbers.copy() for numbers in state.numbers]),
        tuple([describe(each) for each in state.effects]),
        state.happened.copy(),
        state.limits.copy(),
    )


def position(game: Game, taken: Snapshot) -> tuple[Any, ...]:
    """What of a snapshot must be the same in the same position, but for gains. Where order
    does not count it is not compared."""
    zones, lying = taken[:2]
    numbers, effects, happened, limits = besides(taken)
    ordered = game.rules.layout.ordered
    return (
        tuple([cards if ordered[at] else tuple(sorted(cards)) for at, cards in enumerate(zones)]),
        lying,
        [sorted(each.items()) for each in numbers],
        sorted([repr(each) for each in effects]),
        sorted([repr(item) for item in happened.items()]),
        sorted([repr(item) for item in limits.items()]),
    )


def without_the_past(game: Game, taken: Snapshot, marks: frozenset[str]) -> Snapshot:
    """A snapshot in which a card that has become another object is the same card again: marks
    of these names are about objects, by their identities, and those about objects that are no
    more count for nothing; nor do effects that lay on such objects alone."""
    zones, lying, numbers, effects, happened, limits = taken
    identity = game.state.identity
    cards = {each: card for card, each in enumerate(identity)}
    left = []
    for term, source, seat, until, laid in effects:
        still = None if laid is None else tuple([ref[0] for ref in laid if ref[1] in cards])
        if still is None or still:
            left.append((term, source, seat, until, still))
    books = [_by_card(book, cards, marks) for book in (happened, limits)]
    return (zones, lying, numbers, tuple(left), *books)


def _by_card(book: dict[Any, int], cards: dict[int, int], marks: frozenset[str]) -> dict[Any, int]:
    """What is noted of objects, by card."""
    found: dict[Any, int] = {}
    for key, count in book.items():
        if isinstance(key, tuple) and key[0] in marks and type(key[1]) is int:
            if key[1] in cards:
                found[(key[0], "card", cards[key[1]], *key[2:])] = count
        else:
            found[key] = count
    return found


def gains(taken: Snapshot) -> list[Gain]:
    """The effects that only add to numbers."""
    return [each for each in taken[3] if is_gain(each)]


def besides(taken: Snapshot) -> tuple[Any, ...]:
    """What makes a position besides the cards and how they lie: numbers, the effects that do
    more than add to numbers, what the turn has seen (but for what is only there to find loops),
    and what is used up."""
    _zones, _lying, numbers, effects, happened, limits = taken
    seen = {
        key: count
        for key, count in happened.items()
        if (key[0] if type(key) is tuple else key) not in OURS
    }
    return numbers, [each for each in effects if not is_gain(each)], seen, limits


Zones = tuple[tuple[int, ...], ...]


def are_alike(game: Game, zones: Zones, others: Zones) -> bool:
    """Whether the same cards lie in each zone, in the same order where that counts."""
    if zones == others:
        return True
    ordered = game.rules.layout.ordered
    for at in compress(range(len(zones)), map(ne, zones, others)):
        if ordered[at] or sorted(zones[at]) != sorted(others[at]):
            return False
    return True


def here(game: Game, taken: Snapshot | None = None) -> tuple[Any, ...]:
    """The present position, with what waits and where in the turn the game is. A game may
    have looked at the snapshot first."""
    if taken is None:
        taken = snapshot(game)
    return (position(game, taken), in_all(gains(taken)), waiting(game), under_way(game))


def in_all(found: list[Gain]) -> dict[tuple[Any, ...], list[int]]:
    """What gains come to, however many they are."""
    sums: dict[tuple[Any, ...], list[int]] = {}
    for term, *rest in found:
        key = (*rest, tuple([each.property for each in term.changes]))
        added = [each.operand for each in term.changes]
        before = sums.get(key)
        if before is not None:
            added = [one + more for one, more in zip(before, added, strict=True)]
        sums[key] = added
    return sums


def waiting(game: Game) -> list[tuple[Any, ...]]:
    """The abilities that stand by, and what set them off."""
    printed = game.state.printed
    found: list[tuple[Any, ...]] = []
    for each in game.state.standby:
        event = each.event
        about: tuple[Any, ...] = ()
        if event is not None:
            card = printed[event.card].number if event.card >= 0 else ""
            about = (event.kind, event.seat, card, event.zone, event.amount, event.cause)
        found.append((each.seat, printed[each.source].number, repr(each.term), about))
    return sorted(found)


def under_way(game: Game) -> list[tuple[str, int]]:
    """Where in the turn the game is."""
    return [(frame.procedure, frame.step) for frame in game.state.frames]


# -- what a player does again and again --------------------------------------------------


def remember(game: Game, option: Option) -> None:
    """What a player does, and from which position."""
    seen = game.state.seen
    seen[len(seen)] = (snapshot(game), option)


def remember_round(game: Game, option: Option, round_of: tuple[Gain, ...]) -> None:
    """Note that rounds which were named are done: the last of them began where the game is now,
    less what one round adds."""
    zones, lying, numbers, effects, happened, limits = snapshot(game)
    before = list(effects)
    for each in round_of:
        before.remove(each)
    seen = game.state.seen
    seen[len(seen)] = ((zones, lying, numbers, tuple(before), happened, limits), option)


def done_before(game: Game, options: Iterable[Option], here: Option = ()) -> list[Option]:
    """The options that a player took before this turn at this point (`here`)."""
    seen = game.state.seen
    if not seen:
        return []
    done = {option for _taken, option in seen.values()}
    return [each for each in options if (*each, *here) in done]


class Now:
    """The present position, and what was done before from positions that look like it at a
    glance: what is quick to compare is the same."""

    __slots__ = ("done", "taken")

    def __init__(self, game: Game) -> None:
        zones, lying, *_rest = self.taken = snapshot(game)
        self.done: list[tuple[Snapshot, Option]] = [
            (taken, option)
            for taken, option in game.state.seen.values()
            if taken[1] == lying and are_alike(game, taken[0], zones)
        ]

    def is_in(self, game: Game, taken: Snapshot) -> bool:
        """Whether a snapshot that looks like this position is the same position, but for gains.
        Most that are not can be told without working out both in full."""
        if besides(self.taken) == besides(taken):
            return True
        return position(game, self.taken) == position(game, taken)


def visits(game: Game, option: Option, now: Now) -> list[list[Gain]]:
    """With which gains a player did this before from a position like this one."""
    return [gains(taken) for taken, done in now.done if done == option and now.is_in(game, taken)]


def leads_nowhere(game: Game, option: Option, now: Now, rounds: int = 1) -> bool:
    """Whether doing this once more only leads round a loop to where the game is now, which it
    has done so many times."""
    return visits(game, option, now).count(gains(now.taken)) >= rounds


def gained(game: Game, option: Option) -> tuple[Gain, ...]:
    """What one round of this added since it was done last, if nothing else has changed."""
    if not done_before(game, (option,)):
        return ()
    now = Now(game)
    found = visits(game, option, now)
    if not found:
        return ()
    new = gains(now.taken)
    for each in found[-1]:
        if each in new:
            new.remove(each)
    return tuple(new)


def sum_up(game: Game, round_of: tuple[Gain, ...], rounds: int) -> None:
    """Add at once what so many rounds add."""
    state = game.state
    if rounds < 1:
        return
    for term, source, seat, until, cards in round_of:
        changes = tuple(
            [t.Change(c.what, c.property, c.operation, c.operand * rounds) for c in term.changes]
        )
        game.lasting(
            Effect(
                state.next_number(), t.Continuous(changes, term.while_), source,
                state.identity[source], seat, state.tick(), until, cards,
            )
        )  # fmt: skip
