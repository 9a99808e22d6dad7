"""3-4, 3-5, 3-7, 3-8. Cards move: which kind of event a move is, and what it does.

A move is one of these kinds of events, by where it leads: `play` (of a Battle Card, to a battle
area), `place` (of any other card, there), `combo`, `KO` and `leave` (from a battle or combo
area), `control`, `draw`, `put` (all others). Playing and placing are in `entering`, KO is 10-1.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas import entering
from headjudge.games.dragonball.c04_basics import masters
from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.c10_keywords import leaving
from headjudge.games.dragonball.c10_keywords.tokens import token_goes
from headjudge.games.dragonball.c11_other import stacking
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means, seats
from headjudge.language.moving import EVENT_FOR, happen_together
from headjudge.rulebook.citation import rule

RESTING: Final = "rest"  # tags: it is placed in Rest Mode,
ACTIVE: Final = "active"  # in Active Mode whatever it is placed on,
ALONE: Final = "alone"  # or leaves without the cards below it
BY_BATTLE: Final = "battle"  # cause: a battle, and no effect
UNDER: Final = "under"  # where: under the card that the event's tags name
FIGHTING: Final = (a.BATTLE, a.COMBO)


def kind_of_move(game: Game, card: int, zone: int) -> str:
    """The kind of event that the movement of a card to an area is."""
    place = game.state.place[card]
    frm, to = place % a.SIZE if place >= 0 else -1, zone % a.SIZE
    if to == a.BATTLE:
        return "control" if frm == a.BATTLE else entering.playing_or_placing(game, card)
    if to == a.COMBO:
        return "combo"
    return leaving.LEAVE if frm in FIGHTING else "put"


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
    """The event by which a card goes to an area."""
    kind = kind_of_move(game, card, zone)
    right = a.right_area(game, card, zone)
    return Event(
        kind, masters.master(game, card), card, right, 0, source, by, cause, where, tags=tags
    )


def to_drop(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event:
    """The event by which a card goes to its owner's drop area."""
    return sending(game, card, a.drop_area(game.state.owner[card]), cause, source, by)


def leave_happens(game: Game, event: Event) -> None:
    """A card goes from a battle or combo area to another area; what lies below it goes to the drop
    area."""
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


def put_happens(game: Game, event: Event) -> None:
    """A card goes to an area."""
    card = event.card
    if stays(game, card):
        event.changed_nothing = True
        return
    frm = game.state.place[card]
    if event.where == UNDER:
        stacking.put_under(game, card, event.tags[0])
    else:
        game.put(card, event.zone, event.where)
    if is_placed_resting(event.tags):
        game.turn_to(card, 1)
    alert_if_out(game, frm)


@rule("3-6-4", "3-8-3")
def is_placed_resting(tags: tuple[object, ...]) -> bool:
    """Whether a card is placed in Rest Mode: in the battle area and in the energy area only if a
    text says so."""
    return RESTING in tags


def alert_if_out(game: Game, frm: int) -> None:
    """9-2-1. Have the loss judgement interrupt whatever is under way, if a deck or a life area that
    a card has left is empty now."""
    if frm % a.SIZE in JUDGED and not game.state.zones[frm]:
        game.interrupt_soon()


JUDGED: Final = (a.DECK, a.LIFE)


# Last information is kept of cards that leave the field, and of those that texts reach elsewhere.
MOVING: Final = frozenset({"play", "place", "KO", "leave", "put", "draw"})


# 3-5. Leader Area


@rule("3-5-1")
def place_leader(game: Game, seat: int, card: int) -> None:
    """Place a leader card in its leader area, its front up."""
    game.put(card, a.leader_area(seat))
    game.note("leader placed", seat, card)


@rule("3-5-3")
def stays(game: Game, card: int) -> bool:
    """Whether a card stays where it is whatever tells it to leave: a leader card in the leader
    area."""
    return game.state.place[card] % a.SIZE == a.LEADER


# 3-7. Combo Area


@rule("3-7-3")
def combo_happens(game: Game, event: Event) -> None:
    """A card comes to the combo area."""
    card = event.card
    if stays(game, card):
        event.changed_nothing = True
        return
    frm = game.state.place[card]
    below = a.beneath(game, card)
    game.put(card, event.zone)
    alert_if_out(game, frm)
    stacking.bring_along(game, card, below)
    game.mark(("combo", event.seat))


@rule("3-7-3-1")
def has_combo(game: Game, card: int) -> bool:
    """Whether a card can be comboed with: it has a combo cost and combo power."""
    return bool(game.state.printed[card].values["combos"])


@means(EVENT_FOR, v.Combo)
def event_of_combo(context: Context, term: v.Combo, card: int) -> Event | None:
    """The event by which a skill places a card in a combo area; only a card with a combo cost and
    combo power can be."""
    if not has_combo(context.game, card):
        return None
    seat = seats(context, term.whose)[0]
    return Event("combo", seat, card, a.combo_area(seat), 0, context.source, context.seat, "effect")


@means(ACT, v.Combo)
def do_combo(context: Context, frame: Frame, term: v.Combo, cards: tuple[Ref, ...]) -> None:
    """Combo with those of these cards that have a combo cost and combo power (3-7-3-1)."""
    cards = tuple([ref for ref in cards if has_combo(context.game, ref[0])])
    for card, _identity in cards:
        roles.note_combo(context.game, card)
    happen_together(context, frame, term, cards)


# 3-8. Energy Area


@means(EVENT_FOR, v.AddToEnergy)
def event_of_add_to_energy(context: Context, term: v.AddToEnergy, card: int) -> Event | None:
    """The event by which a skill adds a card to its owner's energy area."""
    game = context.game
    zone = a.energy_area(game.state.owner[card])
    tags = (RESTING,) if term.resting else ()
    return sending(game, card, zone, "effect", context.source, context.seat, tags=tags)
