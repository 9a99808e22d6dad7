"""3.17, 10.12, 10.13, 10.16 to 10.18, 10.30. Standing and resting, face up and face down,
and what is done with cards of the damage zone and the soul: blasts and charges."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import deletion, lock
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard.overview import is_no_change
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event
from headjudge.kernel.triggers import IN_VAIN
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

STAND = 0
REST = 1

# 10.12. Stand and rest


@rule("10.12.1", "3.17.1.1")
def stand_happens(game: Game, event: Event) -> None:
    """A resting card stands."""
    turn(game, event, STAND)


@rule("3.17.1.2")
def rest_happens(game: Game, event: Event) -> None:
    """A standing card rests."""
    turn(game, event, REST)


def turn(game: Game, event: Event, rest: int) -> None:
    """Turn a card; one that lies so already was not turned, and in a legion neither is one
    whose associate cannot turn."""
    card = event.card
    if lies_so(game, card, rest) or c.is_locked(game, card) or is_held_by_associate(game, event):
        event.amount = IN_VAIN
        return
    game.turn_to(card, rest)
    turn_associate(game, card, rest)


@rule("3.17.2", without=False)
def lies_so(game: Game, card: int, rest: int) -> bool:
    """A card that stands is not stood, and one that rests is not rested."""
    return is_no_change(game.state.rest[card], rest)


@rule("10.25.10")
def turn_associate(game: Game, card: int, rest: int) -> None:
    """In a legion the other one turns too."""
    other = c.associate_of(game, card)
    if other >= 0:
        game.turn_to(other, rest)


@rule("10.25.11", without=False)
def is_held_by_associate(game: Game, event: Event) -> bool:
    """In a legion neither turns if one of them is prevented from it."""
    if event.kind not in game.guarded:
        return False
    other = c.associate_of(game, event.card)
    return other >= 0 and is_forbidden(game, event.with_(card=other))


# 10.13. Turn face up and face down


@rule("10.13.1", "3.17.3.1")
def turn_up_happens(game: Game, event: Event) -> None:
    """A face-down card is turned face up; a locked or deleted one is no longer so."""
    card = event.card
    if c.is_locked(game, card):
        lock.cease_to_be_locked(game, event)
    elif c.is_deleted(game, card):
        deletion.restore_happens(game, event)
    else:
        turn_face(game, event, 0)


@rule("3.17.3.2")
def turn_down_happens(game: Game, event: Event) -> None:
    """A face-up card is turned face down."""
    turn_face(game, event, FACE_DOWN)


def turn_face(game: Game, event: Event, face: int) -> None:
    if shows(game, event.card, face):
        event.amount = IN_VAIN
        return
    game.flip(event.card, face)


@rule("3.17.4", without=False)
def shows(game: Game, card: int, face: int) -> bool:
    """A card that is face up is not turned face up, nor one that is face down face down."""
    return is_no_change(game.state.face[card] == FACE_DOWN, face == FACE_DOWN)


# 10.16. Counter blast

DAMAGE = ("damage",)
SOUL = ("soul",)

# What an instruction in full was called
COUNTER_BLAST: Final = "Counter-Blast"
SOUL_BLAST: Final = "Soul-Blast"
SOUL_CHARGE: Final = "Soul-Charge"
COUNTER_CHARGE: Final = "Counter-Charge"


@rule("10.16.1")
def counter_blast(term: v.CounterBlast) -> t.Action | None:
    """To turn so many face-up cards of the damage zone face down."""
    filters = (v.Face(True), *required(term.filters))
    cards = t.Cards(DAMAGE, term.who, filters)
    return v.TurnDown(t.Pick(term.number, cards, by=term.who), wording=COUNTER_BLAST)


@rule("10.16.1.1", without=())
def required(filters: tuple[t.Filter, ...]) -> tuple[t.Filter, ...]:
    """Only cards that meet the requirement."""
    return filters


# 10.16.1.2: as part of an effect, it is not done in part
WHOLLY_OR_NOT: bool = fact("10.16.1.2", True, without=False)


# 10.17. Soul blast


@rule("10.17.1")
def soul_blast(term: v.SoulBlast) -> t.Action | None:
    """To put so many cards of the soul into the drop zone."""
    cards = t.Cards(SOUL, term.who, required_in_soul(term.filters))
    return t.Put(t.Pick(term.number, cards, by=term.who), "drop", wording=SOUL_BLAST)


@rule("10.17.1.1", without=())
def required_in_soul(filters: tuple[t.Filter, ...]) -> tuple[t.Filter, ...]:
    """Only cards that meet the requirement."""
    return filters


# 10.18. Soul charge


@rule("10.18.1")
def soul_charge(term: v.SoulCharge) -> t.Action | None:
    """To put so many cards from the top of the deck into the soul."""
    return t.Put(t.TopOf(term.number, term.who), "soul", wording=SOUL_CHARGE)


# 10.30. Counter charge


@rule("10.30.1")
def counter_charge(term: v.CounterCharge) -> t.Action | None:
    """To choose so many cards of the damage zone and turn them face up."""
    cards = t.Cards(DAMAGE, term.who)
    return v.TurnUp(t.Pick(term.number, cards, by=term.who), wording=COUNTER_CHARGE)
