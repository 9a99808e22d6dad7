"""The log: what happened, as messages with typed arguments and the rules behind them.

It is a sink and may be absent. An entry is made when the thing happens and keeps all that can be
told of it later: the message, an id such as "draw" or "attack"; its arguments by name; the
changes of place it is about (`moves`), with the handle of each card before and after for every
viewer, since handles vanish; and the rule numbers under way. Nothing is put into words before
somebody looks, and `seen_by` gives a viewer what that viewer knew then, by inclusion.

`ARGUMENTS` says which sort of argument stands under which name. Which arguments a message has is
written in tables: the common ones in `language/messages.py`, a game's own in its `messages.py`.

Some cases, and how they are told. A battle with a booster and two guardians: "battle decided"
with the attacking and the attacked card, `strength` and `defence` as sums (10000 + 7000 against
9000 + 5000 + 10000) and the outcome. Damage that is redirected: "replaced" with the card that
does it and the event it replaces, then "damage" to the other card. A card that comes with others
beneath it: one entry about the card, with one move for each. An effect on several cards:
"change" with the cards, the property and by how much, and until when. A face-down card that goes
from one hidden zone to another: a move with the handle 0 for whoever cannot tell which it was.
A play that cannot be finished: its entries stay, and "undone" moves the cards back.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from headjudge.kernel import keys

Handles = tuple[int, ...]
"""What each viewer calls a card, in the order of the viewers; 0: the viewer cannot name it."""

NOWHERE: Final = -1
COST: Final = "cost"  # the cause of what is done to pay a cost
EVERYBODY: Final = -1  # a bit for each viewer


class Player(msgspec.Struct, frozen=True, gc=False):
    """A player, by seat."""

    seat: int

    def seen(self, viewer: int) -> int:
        """What a viewer gets of it: the seat."""
        return self.seat


PLAYERS: Final = (Player(0), Player(1))


class Place(msgspec.Struct, frozen=True, gc=False):
    """A zone: its index in the layout, its kind, which of its kind it is, and whose."""

    zone: int
    kind: str
    number: int
    seat: int

    def seen(self, viewer: int) -> dict[str, Any]:
        """What a viewer gets of it: the kind of the zone, its number and whose it is."""
        return {"kind": self.kind, "number": self.number, "seat": self.seat}


class CardThen(msgspec.Struct, frozen=True, gc=False):
    """A card as it was then: the handles it had before and after, the number of the side that was
    up, whose it was and where it lay."""

    card: int
    number: str
    before: Handles
    after: Handles
    seat: int
    place: Place | None

    def seen(self, viewer: int) -> dict[str, Any]:
        """What a viewer gets of it: the viewer's own handles, and the number of the card if it was
        known."""
        handle, became = self.before[viewer], self.after[viewer]
        place = self.place
        return {
            "handle": handle,
            "became": became,
            "number": self.number if handle or became else "",
            "seat": self.seat,
            "place": None if place is None else place.seen(viewer),
        }


class Cards(msgspec.Struct, frozen=True, gc=False):
    """Several cards, in the order in which it concerned them."""

    cards: tuple[CardThen, ...]

    def seen(self, viewer: int) -> list[dict[str, Any]]:
        """What a viewer gets of it: each card as that viewer knew it."""
        return [each.seen(viewer) for each in self.cards]


class Amount(msgspec.Struct, frozen=True, gc=False):
    """How much or how many."""

    number: int

    def seen(self, viewer: int) -> int:
        """What a viewer gets of it: the number."""
        return self.number


class Sum(msgspec.Struct, frozen=True, gc=False):
    """A number and what was added to it, in that order."""

    parts: tuple[int, ...]

    def seen(self, viewer: int) -> list[int]:
        """What a viewer gets of it: the number, and what was added."""
        return list(self.parts)


class Until(msgspec.Struct, frozen=True, gc=False):
    """How long an effect lasts: a period of the game, as seen by the effect's master."""

    period: str
    seat: int

    def seen(self, viewer: int) -> dict[str, Any]:
        """What a viewer gets of it: the period, and whose effect it is."""
        return {"period": self.period, "seat": self.seat}


class Change(msgspec.Struct, frozen=True, gc=False):
    """A property of cards, what is done to it, and with what number or word."""

    property: str
    operation: str
    value: int | str | tuple[str, ...] | None = None

    def seen(self, viewer: int) -> dict[str, Any]:
        """What a viewer gets of it: the property, the operation and the value."""
        return {"property": self.property, "operation": self.operation, "value": self.value}


class Ability(msgspec.Struct, frozen=True, gc=False):
    """An ability of a card: the card's number, which of the printed abilities it is (-1: it was
    gained), its sort, and a bit for each viewer who knew the card."""

    number: str
    at: int
    sort: str
    known: int

    def seen(self, viewer: int) -> dict[str, Any]:
        """What a viewer gets of it: the ability of a card that the viewer knew, or nothing about
        it."""
        if not self.known >> viewer & 1:
            return {"number": "", "at": -1, "sort": ""}
        return {"number": self.number, "at": self.at, "sort": self.sort}


class Rule(msgspec.Struct, frozen=True, gc=False):
    """A rule, by number."""

    number: str

    def seen(self, viewer: int) -> str:
        """What a viewer gets of it: the number of the rule."""
        return self.number


class Word(msgspec.Struct, frozen=True, gc=False):
    """A word of the game: a cause, a question, how a battle ended, a name that was declared."""

    word: str

    def seen(self, viewer: int) -> str:
        """What a viewer gets of it: the word."""
        return self.word


Argument: TypeAlias = (
    Player | Place | CardThen | Cards | Amount | Sum | Until | Change | Ability | Rule | Word
)

# Which sort of argument stands under which name, in every message of every game.
ARGUMENTS: Final[dict[str, type]] = {
    "who": Player,  # who does it, or whom it befalls
    "card": CardThen,  # the card it is about
    "target": CardThen,  # the card that this one does it to
    "source": CardThen,  # the card whose ability does it
    "cards": Cards,
    "origin": Place,  # where from
    "to": Place,  # where to
    "amount": Amount,
    "total": Amount,  # of several amounts, or of what was to be reached
    "strength": Sum,  # of the attacking side
    "defence": Sum,  # of the attacked side
    "until": Until,
    "change": Change,
    "ability": Ability,
    "rule": Rule,
    "cause": Word,  # what made it happen: a cost, a phase, an attack
    "deed": Word,  # the sort of event that is spoken of
    "outcome": Word,
    "prompt": Word,  # a question
    "name": Word,  # what was declared, or called by name
}


class Move(msgspec.Struct, frozen=True, gc=False):
    """A card changed its place: from where to where (None: it was or is nowhere), and what each
    viewer called it before and after. `origin_at`, `to_at`: its place among the cards of a zone
    of the field; -1: the zone is no such zone, or the place is not told."""

    card: int
    number: str
    origin: Place | None
    to: Place | None
    before: Handles
    after: Handles
    origin_at: int = -1
    to_at: int = -1

    def seen(self, viewer: int, line: int = 0) -> dict[str, Any]:
        """The move as `shapes.MoveSeen` has it, of the entry with this number."""
        handle, became = self.before[viewer], self.after[viewer]
        origin = None if self.origin is None else self.origin.seen(viewer)
        to = None if self.to is None else self.to.seen(viewer)
        return {
            "origin": origin,
            "to": to,
            "handle": handle,
            "became": became,
            "number": self.number if handle or became else "",
            "key": key_then(handle, origin, self.origin_at),
            "key_after": key_then(became, to, self.to_at),
            "count": 1,
            "line": line,
        }


class Entry(msgspec.Struct, frozen=True, eq=False, gc=False):
    """One thing that happened. `steps`: the rule numbers of the steps under way, outermost first
    ("": none has run yet); `number`: its place in the log; `moves`: the changes of place it is
    about; `audience`: a bit for each viewer who may know of it at all."""

    number: int
    message: str
    steps: tuple[str, ...]
    turn: int
    arguments: dict[str, Argument]
    moves: tuple[Move, ...] = ()
    audience: int = EVERYBODY

    @property
    def path(self) -> tuple[str, ...]:
        """The rule numbers under way, outermost first, each once where it is entered again."""
        return path_of(self.steps)

    @property
    def rule(self) -> str:
        """The innermost rule."""
        path = self.path
        return path[-1] if path else ""

    @property
    def seat(self) -> int:
        """The seat of the player it names; -1: it names none."""
        who = self.arguments.get("who")
        return who.seat if isinstance(who, Player) else -1

    @property
    def card(self) -> int:
        """The card it is about; -1: none."""
        card = self.arguments.get("card")
        return card.card if isinstance(card, CardThen) else -1

    @property
    def amount(self) -> int:
        """How much or how many; 0: it does not say."""
        amount = self.arguments.get("amount")
        return amount.number if isinstance(amount, Amount) else 0

    @property
    def cause(self) -> str:
        """What made it happen; "": it does not say."""
        cause = self.arguments.get("cause")
        return cause.word if isinstance(cause, Word) else ""

    def seen_by(self, viewer: int, number: int = 0) -> dict[str, Any] | None:
        """What this viewer may know of the entry, which has this number among those that the
        viewer gets; None: nothing."""
        if not self.audience >> viewer & 1:
            return None
        return {
            "number": number,
            "message": self.message,
            "rules": list(self.path),
            "turn": self.turn,
            "arguments": {name: each.seen(viewer) for name, each in self.arguments.items()},
            "moves": moves_seen(self.moves, viewer, number),
        }


def key_then(handle: int, place: dict[str, Any] | None, at: int) -> str:
    """The key that a card had in a view (`keys.py`); "": it was nowhere, or one of the backs."""
    if handle:
        return keys.of_card(handle)
    return "" if place is None or at < 0 else keys.of_lying(place, at)


def moves_seen(moves: tuple[Move, ...], viewer: int, line: int) -> list[dict[str, Any]]:
    """The moves of an entry as this viewer sees them: backs that go one after the other from one
    zone to another are counted as one move."""
    found: list[dict[str, Any]] = []
    for move in moves:
        seen = move.seen(viewer, line)
        last = found[-1] if found else seen
        is_back = not (seen["key"] or seen["key_after"])
        if found and is_back and {**last, "count": 1} == seen:
            last["count"] += 1
        else:
            found.append(seen)
    return found


def as_told(before: Handles, after: Handles, following: Handles) -> Handles:
    """The handles before, as viewers know of them: who takes a card for one known before had that
    one's handle all along (`following`: the handles that were next to be given)."""
    if 0 not in before:
        return before
    return tuple(
        [
            new if not old and new and new < unused else old
            for old, new, unused in zip(before, after, following, strict=True)
        ]
    )


def path_of(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The rule numbers of steps, without those that have not run and those that repeat the one
    before."""
    path: list[str] = []
    for number in steps:
        if number and (not path or path[-1] != number):
            path.append(number)
    return tuple(path)
