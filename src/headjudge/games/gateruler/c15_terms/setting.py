"""15-4. Set."""

from __future__ import annotations

from headjudge.games.gateruler import c02_cards
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones import moving
from headjudge.games.gateruler.c04_players import SETS
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means
from headjudge.language.moving import EVENT_FOR
from headjudge.rulebook.citation import rule


@rule("15-4a")
def set_face_down(game: Game, event: Event) -> None:
    """A card is set: face down, and the player has set once more this turn."""
    if moving.cannot_be_set(game, event.card):
        event.changed_nothing = True
        return
    game.put(event.card, event.zone)
    seat = z.LAYOUT.seat[event.zone]
    game.add_number(seat, SETS, 1)
    u.check_varying_hp(game)


@means(EVENT_FOR, v.SetCard)
def event_for_set(context: Context, term: v.SetCard, card: int) -> Event | None:
    """15-4. A card is set; one that cannot be stays where it is."""
    if not c02_cards.can_be_set(context.game, card):
        return None
    return Event("set", context.seat, card, cause="set")


@means(ACT, v.SetCard)
def do_set_card(context: Context, frame: Frame, term: v.SetCard, cards: tuple[Ref, ...]) -> None:
    """15-4. Cards are set; those that cannot be stay where they are."""
    game = context.game
    for card, _identity in reversed(cards):
        if c02_cards.can_be_set(game, card) and z.set_zones(game, context.seat):
            game.call("set", seat=context.seat, card=card, by_rule=False)
