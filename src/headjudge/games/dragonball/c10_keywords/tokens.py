"""10-18. Tokens: Battle Cards that a skill makes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from headjudge.games.dragonball.c02_cards import printed
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import glossary
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import FILTERS, means, seats, times
from headjudge.rulebook.citation import rule

TOKEN: Final = -1  # the origin of cards that began in no deck


@rule("10-18-1", "10-18-3", "10-18-5")
def make_tokens(game: Game, term: v.PlayToken, number: int, seat: int, source: int) -> list[Event]:
    """Make tokens; the events of playing them, as cards are played, in the battle area of the
    player whose effect it is."""
    card = token_card(term)
    made = [game.make(card, seat, TOKEN) for _each in range(number)]
    zone = a.battle_area(seat)
    return [
        Event("play", seat, each, zone, 0, source, seat, "effect", tags=("token",)) for each in made
    ]


@means(DO, v.PlayToken)
def do_play_token(context: Context, frame: Frame, term: v.PlayToken) -> None:
    """Make the tokens and play them."""
    game = context.game
    seat = seats(context, term.whose)[0]
    made = make_tokens(game, term, times(context, term.number), seat, context.source)
    if made:
        game.do(*made)


@lru_cache(1024)
def token_card(term: v.PlayToken) -> Card:
    """The definition of a token: a Battle Card with the information that the effect gives it."""
    power, combo_cost, combo_power = information_of_token(term)
    made = printed.Printed(
        number=f"token {term.name}/{term.power}/{term.combo_cost}/{term.combo_power}",
        type=printed.BATTLE,
        name=name_of_token(term),
        name_ja=glossary.printed("headjudge.games.dragonball").get(term.name, ""),
        power=power,
        energy_cost=0,
        combo_cost=combo_cost,
        combo_power=combo_power,
    )
    return printed.make_side(made, made, made.number, "")


@rule("10-18-2", without=(1, None, None))
def information_of_token(term: v.PlayToken) -> tuple[int, int | None, int | None]:
    """A token's power, combo cost and combo power are what the effect says."""
    return term.power, term.combo_cost, term.combo_power


@rule("10-18-4")
def name_of_token(term: v.PlayToken) -> str:
    """A token has the name that the effect gives it."""
    return term.name


@rule("10-18-7")
def token_goes(game: Game, event: Event) -> None:
    """Remove a token that goes to an area where no tokens are."""
    game.remove(event.card)


@means(FILTERS, v.IsToken)
def is_token(context: Context, term: v.IsToken, ref: Ref) -> bool:
    """Whether a card is a token."""
    return context.game.state.origin[ref[0]] < 0
