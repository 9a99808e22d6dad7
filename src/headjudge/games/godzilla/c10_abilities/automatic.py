"""10.6. Automatic abilities: when they stand by, and how they are played.

As which object they see a card that moved (10.6.4.1) is in `information.py`.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c10_abilities import playing
from headjudge.games.godzilla.c12_keywords.bundles import active_keywords, bundle_of
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel import triggers
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref, Standby
from headjudge.kernel.triggers import stand_by
from headjudge.language import doing
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means
from headjudge.language.picking import rests_on_hidden
from headjudge.rulebook.citation import rule

# 10.6.2. Standing by

# An ability stands by as often as its condition is met, also by what happens at the moment in
# which its own card leaves or arrives.
by_cards = rule("10.6.2", "10.6.2.1", "10.6.4", "10.6.4.2", game="godzilla")(triggers.by_cards)


@means(ACT, v.TriggerKeyword)
def do_trigger_keyword(
    context: Context, frame: Frame, term: v.TriggerKeyword, cards: tuple[Ref, ...]
) -> None:
    """All abilities of that keyword on these cards stand by, without what they wait for
    (10.6.2)."""
    game = context.game
    for card, identity in cards:
        seat = c03_players.master_of_automatic(game, card)
        for word in active_keywords(game.abilities(card), term.keyword, game, seat, card):
            for ability in bundle_of(word):
                stand_by(game, ability, card, identity, seat, None)


def standing_by(game: Game, frame: Frame) -> Standby:
    """The ability on standby that a frame is about."""
    number = frame.vars["standby"]
    waiting = game.state.standby
    at = 0
    while waiting[at].id != number:
        at += 1
    return waiting[at]


def take_off_standby(game: Game, frame: Frame) -> None:
    """The ability stands by one time less."""
    game.take_off_standby(frame.vars["standby"])


# 10.6.3. Playing what stands by


@step("10.6.3.2")
def leave_if_it_cannot_be_played(game: Game, frame: Frame) -> None:
    """An ability that cannot be played is merely taken off standby once."""
    if cannot_play_standby(game, standing_by(game, frame)):
        take_off_standby(game, frame)
        game.leave(frame)


def cannot_play_standby(game: Game, standby: Standby) -> bool:
    """Whether an ability on standby cannot be played: an effect forbids it (1.3.3)."""
    return "play ability" in game.survey.guarded_kinds and is_forbidden(
        game, Event("play ability", standby.seat, standby.source)
    )


@choice("10.6.3.2.1")
def pay_or_not(game: Game, frame: Frame) -> Decision | None:
    """The player decides whether to pay the cost of playing an ability. Whether it could be paid
    with hidden cards is for nobody else to see."""
    standby = standing_by(game, frame)
    if not standby.term.cost:
        return None
    context = Context(game, standby.source, standby.seat, standby.identity, standby.event)
    can = playing.can_choose(context, standby.term.cost)
    secret = rests_on_hidden(context, standby.term.cost)
    return Decision(standby.seat, "pay", (YES, NO) if can else (NO,), "10.6.3.2.1", secret=secret)


@pay_or_not.then
def pay_or_leave(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The cost is paid; if it is not, the ability is taken off standby without being played."""
    if chosen[0] == NO:
        take_off_standby(game, frame)
        game.leave(frame)
        return
    standby = standing_by(game, frame)
    doing.start(
        game, standby.term.cost, standby.source, standby.identity, standby.seat, standby.event, 0
    )


@step("10.6.3")
@rule("10.6.7")
def play_standby_ability(game: Game, frame: Frame) -> None:
    """The ability that stands by is played, even if its card has moved since."""
    game.call("play ability", standby=frame.vars["standby"])


@step("10.6.3")
def stand_by_no_longer(game: Game, frame: Frame) -> None:
    """An ability that has resolved stands by one time less."""
    take_off_standby(game, frame)


STANDBY = Procedure(
    "standby", "10.6.3", "Play an ability that stands by",
    (leave_if_it_cannot_be_played, pay_or_not, play_standby_ability, stand_by_no_longer),
)  # fmt: skip


# 10.6.5. Abilities that effects make for later

by_effects = rule("10.6.5", game="godzilla")(triggers.by_effects)


@rule("10.6.5.1")
def is_spent(until: str) -> bool:
    """Whether an ability that an effect made is over once it has triggered: it is unless a period
    is given."""
    return until == "once"


# 10.6.6. Abilities that trigger on a state of affairs

# They stand by once when it comes about, and again if it is so after they were resolved.
watch = rule("10.6.6", "10.6.6.1", game="godzilla")(triggers.watch)


# 10.6.7. Cards that have moved since


@rule("10.6.7.1")
def master_of_standby(game: Game, standby: Standby) -> int:
    """The player who plays an ability on standby: who was its master when it triggered (en-1.01
    says so; ja-1.04 is silent)."""
    return standby.seat


PROCEDURES: Final = (STANDBY,)
