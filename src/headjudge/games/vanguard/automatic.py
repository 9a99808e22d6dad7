"""8.6. Automatic abilities: they stand by when their condition is met, are played at a check
timing, and may have a cost that is paid while they resolve."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import costs, harmony
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard.abilities import master_of_effect, time_played, used
from headjudge.games.vanguard.keywords_conditions import resolves_still
from headjudge.kernel import triggers
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref, Standby
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ASK, CAN, TAKE
from headjudge.language.evaluate import means, seats
from headjudge.language.logged_effects import log_void
from headjudge.language.picking import rests_on_hidden
from headjudge.rulebook.citation import fact, rule

# An ability whose condition is met stands by,
by_cards = rule("8.6.2", game="vanguard")(triggers.by_cards)
# as often as it is met.
EACH_TIME: Final[bool] = fact("8.6.2.1", True, without=False)
# Effects make abilities that trigger later,
by_effects = rule("8.6.6", "10.35.2.3.1", game="vanguard")(triggers.by_effects)


@rule("8.6.6.1", without=False)
def is_spent(until: str) -> bool:
    """once, unless a period is given."""
    return until == "once"


# Abilities that trigger on a state of affairs
watch = rule("8.6.7", game="vanguard")(triggers.watch)
# stand by once when it comes about, and again if it is so after they were resolved.
ONCE_A_SITUATION: Final[bool] = fact("8.6.7.1", True, without=False)
# What stands by must be played even if its card has moved.
PLAYED_THOUGH_MOVED: Final[bool] = fact("8.6.8", True, without=False)


def standing_by(game: Game, frame: Frame) -> Standby:
    """The ability that this is about."""
    return next(s for s in game.state.standby if s.id == frame.vars["standby"])


def take_off_standby(game: Game, frame: Frame) -> None:
    """It stands by one time less."""
    state = game.state
    state.standby = [each for each in state.standby if each.id != frame.vars["standby"]]
    state.revision += 1


def is_void(game: Game, standby: Standby) -> bool:
    """1.3.3. An effect forbids to play it."""
    if not PLAYED_THOUGH_MOVED and not game.state.is_current((standby.source, standby.identity)):
        return True
    return is_forbidden(game, Event("play ability", standby.seat, standby.source))


@step("8.6.3")
def play_standby(game: Game, frame: Frame) -> None:
    """It is played and resolved, whether or not its card is still where it was."""
    standby = standing_by(game, frame)
    source, identity = source_of(standby)
    context = Context(game, source, standby.seat, identity, standby.event)
    void = is_void(game, standby)
    if (
        void
        or not resolves_still(context, standby.term.while_)
        or not harmony.resolves_still(game, standby.event)
    ):
        log_void(game, standby, "forbidden" if void else "unmet")
        return
    if game.log is not None:
        ability = game.ability_then(source, standby.term)
        game.note("ability", standby.seat, source, ability=ability)
    used(game, identity, standby.term)
    doing.start(
        game, standby.term.do, source, identity, master_of_effect(standby.seat), standby.event,
        stamp=time_played(game), ability=standby.term,
    )  # fmt: skip


@rule("3.14.1.1", without=(-1, 0))
def source_of(standby: Standby) -> Ref:
    """The source of what an ability does is the card that has it."""
    return standby.source, standby.identity


@step("8.6.3")
def stand_by_no_longer(game: Game, frame: Frame) -> None:
    """Once it has resolved, it stands by one time less."""
    take_off_standby(game, frame)


STANDBY = Procedure(
    "standby", "8.6.3", "Play an ability that stands by", (play_standby, stand_by_no_longer)
)


# 8.6.4. Their costs


def asks(seat: int, can: bool, secret: bool) -> Decision | None:
    """3.1.1.5.2. Whether to pay is chosen when the effect gets there."""
    return Decision(seat, "may", (YES, NO) if can else (NO,), "3.1.1.5.2", secret=secret)


@rule("8.6.4", without=True)
def can_pay(context: Context, cost: tuple[t.Effect, ...]) -> bool:
    """Who cannot pay a part may pay nothing."""
    return costs.can_pay(context, cost)


@means(ASK, v.Pay)
def _(context: Context, frame: Frame, term: v.Pay) -> Decision | None:
    can = can_pay(context, term.cost) and costs.may_pay_for(
        context.game, context.seat, frame.vars.get("ability")
    )
    return Decision(
        seats(context, term.who)[0], "pay", (YES, NO) if can else (NO,), "8.6.4",
        secret=rests_on_hidden(context, term.cost),
    )  # fmt: skip


@means(TAKE, v.Pay)
def _(context: Context, frame: Frame, term: v.Pay, chosen: tuple[Option, ...]) -> None:
    if is_unpaid(chosen):
        doing.first(frame, term.otherwise)
        return
    frame.vars["rest"] = len(frame.vars["todo"])
    doing.first(frame, term.then)
    frame.vars["must"] = len(frame.vars["todo"])
    costs.has_paid_for(context.game, context.seat, frame.vars.get("ability"))
    doing.first(frame, (v.AllAtOnce(term.cost),))


@rule("3.1.1.5.2", without=False)
def is_unpaid(chosen: tuple[Option, ...]) -> bool:
    """Without the cost, what is done if it is paid is not done; all else is."""
    return chosen[0] == NO


@means(CAN, v.Pay)
def _(context: Context, term: v.Pay) -> bool:
    return can_pay(context, term.cost)


PROCEDURES: Final = (STANDBY,)
