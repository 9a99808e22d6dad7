"""3-2. Deck Area: placing a deck, taking cards from its top, and shuffling."""

from __future__ import annotations

from dataclasses import replace

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas.moving import RESTING, sending
from headjudge.games.dragonball.c04_basics.masters import MAIN
from headjudge.games.dragonball.c08_skills.choices import ask_how_many
from headjudge.games.dragonball.c11_other.looking import effect_under_way
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.opening import cards_from
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing, showing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, ASK, CAN, DO, TAKE
from headjudge.language.evaluate import means, seats, times
from headjudge.language.moving import EVENT_FOR, send
from headjudge.rulebook.citation import rule


@rule("3-2-1")
def place_deck(game: Game, seat: int) -> None:
    """Place a player's deck in its deck area."""
    game.lay_out(cards_from(game, seat, MAIN), a.deck_area(seat))


# 3-2-3. Cards from the top of a deck


@means(ASK, v.PutTop)
def ask_put_top(context: Context, frame: Frame, term: v.PutTop) -> Decision | None:
    """Ask how many cards are taken from the top of a deck, where the text says "up to"."""
    if not term.up_to:
        return None
    game = context.game
    seat = seats(context, term.who)[0]
    there = len(game.state.zones[a.deck_area(seat)])
    return ask_how_many(context, frame, seat, min(times(context, term.number), there))


@means(TAKE, v.PutTop)
def take_put_top(
    context: Context, frame: Frame, term: v.PutTop, chosen: tuple[Option, ...]
) -> None:
    """Take as many cards from the top of the deck as the player has said."""
    doing.do_next(frame, (replace(term, number=int(chosen[0][1]), up_to=False),))


@means(DO, v.PutTop)
def do_put_top(context: Context, frame: Frame, term: v.PutTop) -> None:
    """Put the top cards of a deck into the area that the text names."""
    game = context.game
    tags = (RESTING,) if term.resting else ()
    for seat in reversed(seats(context, term.who)):  # what is called last is done first
        deck = game.state.zones[a.deck_area(seat)][: times(context, term.number)]
        frame.vars["it"] = tuple([game.state.ref(card) for card in deck])
        zone = a.LAYOUT.zone(term.to, seat)
        source, by = context.source, context.seat
        send(
            game,
            tuple([sending(game, c, zone, "effect", source, by, tags=tags) for c in deck]),
        )


@means(CAN, v.PutTop)
def can_put_top(context: Context, term: v.PutTop) -> bool:
    """Whether a deck has so many cards."""
    deck = context.game.state.zones[a.deck_area(seats(context, term.who)[0])]
    return term.up_to or len(deck) >= times(context, term.number)


# 3-2-4. Shuffling


@rule("3-2-4")
def shuffle_happens(game: Game, event: Event) -> None:
    """The cards of an area are put into a random order, but for those that the event names."""
    if event.tags:
        left_out = [card for card in event.tags if type(card) is int]
        showing.shuffle_all_but(game, event.zone, left_out)
    else:
        game.shuffle(event.zone)
    vars = effect_under_way(game)
    if vars is not None:
        if "looked" in vars:
            vars["looked"] = tuple([zone for zone in vars["looked"] if zone != event.zone])
        if "peeked" in vars:
            place = game.state.place
            vars["peeked"] = tuple([r for r in vars["peeked"] if place[r[0]] != event.zone])


@means(EVENT_FOR, v.ShuffleInto)
def event_of_shuffle_into(context: Context, term: v.ShuffleInto, card: int) -> Event | None:
    """The event by which a card goes to its owner's deck, to be shuffled into it."""
    game = context.game
    zone = a.owners_area(game, card, "deck")
    return sending(game, card, zone, "effect", context.source, context.seat)


@means(ACT, v.ShuffleInto)
def do_shuffle_into(
    context: Context, frame: Frame, term: v.ShuffleInto, cards: tuple[Ref, ...]
) -> None:
    """Put the cards into their owners' decks, and shuffle each of these decks afterwards."""
    game = context.game
    owners = [game.state.owner[card] for card, _identity in cards]
    whose = [who for who in (t.YOU, t.OPPONENT) if seats(context, who)[0] in owners]
    doing.do_next(frame, tuple([t.Shuffle(who) for who in whose]))
    make = EVENT_FOR[v.ShuffleInto]
    found = [make(context, term, card) for card, _identity in cards]
    game.do(*[event for event in found if event is not None])
