"""3-6, 3-7, 10-1, 10-19, 11-4. Cards move: playing, comboing, KO, and all other moves.

A move is one of these kinds of events, by where it leads: `play` (of a Battle Card, to a battle
area), `place` (of any other card, there), `combo`, `KO` and `leave` (from a battle or combo
area), `control`, `draw`, `put` (all others).
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import battle, stacking
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.kernel.triggers import IN_VAIN
from headjudge.rulebook.citation import fact, rule

RESTING: Final = "rest"  # tags: it is placed in Rest Mode,
ACTIVE: Final = "active"  # in Active Mode whatever it is placed on,
ALONE: Final = "alone"  # or leaves without the cards below it

BY_BATTLE: Final = "battle"  # cause: a battle, and no effect
UNDER: Final = "under"  # where: under the card that the event's tags name

FIGHTING: Final = (a.BATTLE, a.COMBO)
# 10-1-2: what leaves is KO-ed only where it is said to be
LEAVE: Final[str] = fact("10-1-2", "leave", without="KO")


def placing(game: Game, card: int, zone: int) -> str:
    """The kind of event that the movement of a card to an area is."""
    place = game.state.place[card]
    frm, to = place % a.SIZE if place >= 0 else -1, zone % a.SIZE
    if to == a.BATTLE:
        return "control" if frm == a.BATTLE else playing_or_placing(game, card)
    if to == a.COMBO:
        return "combo"
    return LEAVE if frm in FIGHTING else "put"


@rule("3-6-3", without="play")
def playing_or_placing(game: Game, card: int) -> str:
    """To place a Battle Card in a battle area is to play it; any other card is only placed."""
    return "play" if a.is_battle_card(game, card) else "place"


def sending(
    game: Game,
    card: int,
    zone: int,
    cause: str,
    source: int = -1,
    by: int = -1,
    where: str = "top",
    tags: tuple[str | int, ...] = (),
) -> Event:
    """A card is about to go to an area."""
    kind = placing(game, card, zone)
    right = a.right_area(game, card, zone)
    return Event(kind, a.master(game, card), card, right, 0, source, by, cause, where, tags=tags)


def to_drop(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event:
    """A card is about to go to its owner's drop area."""
    return sending(game, card, a.drop_area(game.state.owner[card]), cause, source, by)


# 10-1. KO


@rule("10-1-1", "3-4-1")
def koing(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event | None:
    """A Battle Card is about to be moved from the battle area to its owner's drop area."""
    if game.state.place[card] % a.SIZE != a.BATTLE or not a.is_battle_card(game, card):
        return None
    return Event(
        "KO", a.master(game, card), card, a.drop_area(game.state.owner[card]), 0, source, by, cause
    )


# What the events do


@rule("3-5-3", without=False)
def stays(game: Game, card: int) -> bool:
    """A leader card in the leader area does not leave it, whatever tells it to."""
    return game.state.place[card] % a.SIZE == a.LEADER


@rule("3-6-3")
def play_happens(game: Game, event: Event) -> None:
    """A card comes to a battle area."""
    card = event.card
    if stays(game, card):
        event.amount = IN_VAIN
        return
    frm = game.state.place[card]
    game.put(card, event.zone)
    alert_if_out(game, frm)
    if event.cause == DECLARED:
        keep_what_was_laid_on_it(game, (card, event.identity))
    if is_placed_resting(event.tags):
        game.turn_to(card, 1)
    onto = [each for each in event.tags if type(each) is int and not stays(game, each)]
    if onto:
        using = [each for each in event.tags if each in stacking.CARRIED]
        stands_as_told = is_told_its_position(event.tags)
        stacking.put_on_top(game, card, onto, stands_as_told, str(using[0]) if using else "")


@rule("1-3-1", without=False)
def is_told_its_position(tags: tuple[object, ...]) -> bool:
    """Whether a text says in which mode the card is played; then it does not take over that of
    the card it is placed on."""
    return ACTIVE in tags or RESTING in tags


DECLARED: Final = "play"  # cause: the card was declared in the hand, and could be countered


def keep_what_was_laid_on_it(game: Game, declared: Ref) -> None:
    """10-10-3-1. What a counter has done to the card that was declared holds for the card that
    is played: it is the one that the counter speaks of."""
    if [effect for effect in game.state.effects if declared in (effect.cards or ())]:
        game.carry_over(declared, declared[0])


@rule("3-6-4", without=True)
def is_placed_resting(tags: tuple[object, ...]) -> bool:
    """In the battle area cards are placed in Active Mode unless a text says otherwise."""
    return RESTING in tags


@rule("3-7-3")
def combo_happens(game: Game, event: Event) -> None:
    """A card comes to the combo area."""
    card = event.card
    if stays(game, card):
        event.amount = IN_VAIN
        return
    frm = game.state.place[card]
    below = a.beneath(game, card)
    game.put(card, event.zone)
    alert_if_out(game, frm)
    stacking.bring_along(game, card, below)
    game.mark(("combo", event.seat))


def ko_happens(game: Game, event: Event) -> None:
    """A Battle Card is KO-ed; in battle, that is known to the end of it."""
    leave_happens(game, event)
    if event.cause == BY_BATTLE:
        battle.note_ko(game, event.card)


def leave_happens(game: Game, event: Event) -> None:
    """A card goes from a battle or combo area to another; what lies below it to the drop."""
    card = event.card
    if game.state.origin[card] < 0:
        stacking.drop_what_is_below(game, a.beneath(game, card))
        token_goes(game, event)
        return
    below = a.beneath(game, card)
    if below and ALONE in event.tags:
        stacking.uncover(game, card, below)
        below = []
    put_happens(game, event)
    stacking.drop_what_is_below(game, below)


@rule("10-18-7")
def token_goes(game: Game, event: Event) -> None:
    """A token that goes to an area where no tokens are is nowhere any more."""
    game.remove(event.card)


def put_happens(game: Game, event: Event) -> None:
    """A card goes to an area."""
    card = event.card
    if stays(game, card):
        event.amount = IN_VAIN
        return
    frm = game.state.place[card]
    if event.where == UNDER:
        stacking.put_under(game, card, event.tags[0])
    else:
        game.put(card, event.zone, event.where)
    if RESTING in event.tags or (RESTS_IN_ENERGY and event.zone % a.SIZE == a.ENERGY):
        game.turn_to(card, 1)
    alert_if_out(game, frm)


def alert_if_out(game: Game, frm: int) -> None:
    """9-2-1. A card has left this area: if a deck or a life area is empty now, the loss
    judgement interrupts whatever is under way."""
    if frm % a.SIZE in JUDGED and not game.state.zones[frm]:
        game.state.alert = True


JUDGED: Final = (a.DECK, a.LIFE)

# 3-8-3: in the energy area too cards are placed in Active Mode
RESTS_IN_ENERGY: Final[bool] = fact("3-8-3", False, without=True)


def nothing_happens(game: Game, event: Event) -> None:
    """The event changes nothing by itself: it is there to be heard."""


# Last information is kept of cards that leave the field, and of those that texts reach elsewhere.
MOVING: Final = frozenset({"play", "place", "KO", "leave", "put", "draw"})
