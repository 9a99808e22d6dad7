"""11-3, 11-5. Cards below other cards, and cards that change sides.

A card below another has it as its host, in the same area. It is no card by itself there:
its skills do not work, and it goes where its host goes. A card that is placed on top of
others is in 9-4.
"""

from __future__ import annotations

from headjudge.games.dragonball.c01_outline import carry_power_over
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas import moving
from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.c07_battle.roles import reference_to
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, OBJECTS, means, passes
from headjudge.language.moving import EVENT_FOR
from headjudge.rulebook.citation import rule

# 11-3. Cards beneath other cards


@rule("11-3-1")
def put_under(game: Game, card: int, host: int) -> None:
    """Put a card under another one in play; what lay under it goes to the drop area."""
    drop_what_is_below(game, a.beneath(game, card))
    game.put(card, game.state.place[host], place_below(), host=host)


@rule("11-3-2")
def is_part_of_another(game: Game, card: int) -> bool:
    """Whether a card lies under another: it is part of that card, and its own skills do nothing."""
    return game.state.host[card] >= 0


@means(FILTERS, v.Beneath)
@rule("11-3-3")
def has_beneath(context: Context, term: v.Beneath, ref: Ref) -> bool:
    """Whether such a card lies under a card. It is spoken of as another card than the one on
    top."""
    game = context.game
    below = a.beneath(game, ref[0])
    return any([passes(context, term.filters, game.state.ref(card)) for card in below])


@means(OBJECTS, v.OnTop)
def find_on_top(context: Context, term: v.OnTop) -> tuple[Ref, ...]:
    """The card under which the card with this text lies."""
    return reference_to(context, context.game.state.host[context.source])


@rule("11-3-4")
def place_below() -> str:
    """What is put under a card goes below all that is there."""
    return "bottom"


@rule("11-3-5")
def drop_what_is_below(game: Game, cards: list[int]) -> None:
    """Put what lay under a card that left into its owner's drop area, unheard; a token is gone
    (10-18-7)."""
    for card in cards:
        if game.state.origin[card] < 0:
            game.remove(card)
        else:
            game.put(card, a.drop_area(game.state.owner[card]))


@rule("11-3-6")
def bring_along(game: Game, card: int, below: list[int]) -> None:
    """Bring what lies under a card along with it to another area in play."""
    for each in below:
        game.put(each, game.state.place[card], "top", host=card)


@rule("11-3-7")
def uncover(game: Game, card: int, below: list[int]) -> None:
    """Let the next card take over position and power when only the card on top leaves."""
    state = game.state
    ref, rest = state.ref(card), state.rest[card]
    top = below[-1]
    state.host[top] = -1
    for each in below[:-1]:
        state.host[each] = top
    carry_power_over(game, ref, top, "11-3-7")
    game.turn_to(top, rest)
    roles.hand_on_role(game, ref, top)


@means(EVENT_FOR, v.PutAlone)
def event_of_put_alone(context: Context, term: v.PutAlone, card: int) -> Event | None:
    """The event by which only the topmost card goes to an area, without those below it."""
    game = context.game
    zone = a.owners_area(game, card, term.to)
    return moving.sending(
        game, card, zone, "effect", context.source, context.seat, tags=(moving.ALONE,)
    )


# 11-5. Gaining control


@rule("11-5-1", "11-5-1-1")
def control_happens(game: Game, event: Event) -> None:
    """Move a card to the battle area of another player, who is its master then. It is the same card
    there, in its position, with all that was done to it."""
    below = a.beneath(game, event.card)
    game.put(event.card, event.zone)
    bring_along(game, event.card, below)


@means(EVENT_FOR, v.GainControl)
def event_of_gain_control(context: Context, term: v.GainControl, card: int) -> Event | None:
    """The event by which a player gains control of a card in the other battle area."""
    game = context.game
    zone = a.battle_area(context.seat)
    if game.state.place[card] % a.SIZE != a.BATTLE or game.state.place[card] == zone:
        return None
    return Event("control", context.seat, card, zone, 0, context.source, context.seat, "effect")
