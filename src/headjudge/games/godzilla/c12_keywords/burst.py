"""12.5. Burst: a monster card is played as though it had another rank."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c08_actions.monster_actions import rage_from_play
from headjudge.games.godzilla.c10_abilities.active import when_played
from headjudge.games.godzilla.c12_keywords.bundles import active_keywords
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import rule


def of_its_rank_by_burst(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those with the rank of the player's invading monster by their Burst
    (12.5.2)."""
    now = c03_players.monster_of(game, seat)
    if now < 0:
        return []
    rank = game.value(now, "rank")
    return [card for card in cards if rank in burst_ranks(game, seat, card)]


def burst_ranks(game: Game, seat: int, card: int) -> list[int]:
    """The ranks as which a card may be played besides its own."""
    own = when_played(game, card)
    return [word.number or 0 for word in active_keywords(own, "Burst", game, seat, card)]


@step("12.5.2")
def play_by_burst(game: Game, frame: Frame) -> None:
    """The monster card is played as though its rank were that of its Burst."""
    game.mark(("monster action", frame.vars["seat"]))
    game.call("play card", seat=frame.vars["seat"], card=frame.vars["card"], how="burst")


@step("12.5.2")
def burst_fades(game: Game, frame: Frame) -> None:
    """A monster card played by Burst is sent to the discard pile at the beginning of its player's
    next end phase."""
    state = game.state
    card = frame.vars["card"]
    seat = frame.vars["seat"]
    if state.place[card] == z.invading_of(seat):
        game.lasting(
            Effect(state.next_number(), BURST_FADES, card, state.identity[card], seat,
                   state.tick(), "once")
        )  # fmt: skip


@means(ACT, v.Fade)
def do_fade(context: Context, frame: Frame, term: v.Fade, cards: tuple[Ref, ...]) -> None:
    """The monster card that was played by Burst is put away, if it is still part of the invading
    monster."""
    game = context.game
    ref = (context.source, context.identity)
    if not game.state.is_current(ref):
        ref = under_another(game, ref) or ref
    if game.state.is_current(ref):
        take_away(game, context.seat, ref[0])


@rule("12.5.2.1")
def under_another(game: Game, ref: Ref) -> Ref | None:
    """The card of a Burst as the object it is now, if it is no longer on top."""
    return c03_players.below_as(game, ref)


@rule("12.5.3")
def take_away(game: Game, seat: int, card: int) -> None:
    """The card is merely put into the discard pile: what is on top then has not entered."""
    pile = z.owners_area(game, card, "discard")
    game.do(Event("put", seat, card, pile, 0, card, seat, "burst"))


BURST_FADES: Final = t.Auto(t.Pattern("begin end phase", who=t.YOU), (v.Fade(t.Self()),))
BURST = Procedure("burst", "12.5", "Burst", (play_by_burst, rage_from_play, burst_fades))
PROCEDURES: Final = (BURST,)
