"""10. Playing and resolving cards and abilities: 10.5 to 10.7, and 10.11.

Playing a card or an ability, and automatic abilities. Which abilities are active (10.3) is in
`active.py`, check timing and play timing (10.4) in `timing.py`, continuous effects and final
information (10.8, 10.10) in `information.py`, replacement (10.9) in `replacement.py`.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import active, card_actions
from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.drawing import stop_revealing
from headjudge.games.godzilla.information import time_played
from headjudge.games.godzilla.specific_terms import came_from
from headjudge.kernel import triggers
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref, Standby
from headjudge.language import doing, feasible, perform
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.options import first_list, in_its_place
from headjudge.language.picking import rests_on_hidden
from headjudge.rulebook.citation import fact, rule

# 10.5. Play and resolve


@step("10.5.2.1")
def name_card(game: Game, frame: Frame) -> None:
    """The card that is played, and where it is played from."""
    place = game.state.place[frame.vars["card"]]
    # a card in the resolution area went there from the hand before its price was paid
    frame.vars["from"] = "hand" if place == z.RESOLUTION else z.LAYOUT.kind[place]


@step("10.5.2.1.1")
def reveal_and_move(game: Game, frame: Frame) -> None:
    """It is shown, if it was hidden, and goes to the resolution area."""
    if game.state.place[frame.vars["card"]] != z.RESOLUTION:
        game.put(frame.vars["card"], z.RESOLUTION)


@choice("10.5.2.1.2")
def indicate_zone(game: Game, frame: Frame) -> Decision | None:
    """A battle card: one of one's zones without one's invading monster."""
    if game.value(frame.vars["card"], "type") != "battle":
        return None
    seat = frame.vars["seat"]
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in card_actions.zones_for(game, seat, frame.vars["card"])]
    )
    return Decision(seat, "zone", options, "10.5.2.1.2") if options else None


@indicate_zone.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["zone"] = int(chosen[0][1])


@choice("10.5.2.1.3")
def indicate_strategy_zone(game: Game, frame: Frame) -> Decision | None:
    """A strategy card: one of one's strategy zones."""
    if game.value(frame.vars["card"], "type") != "strategy":
        return None
    seat = frame.vars["seat"]
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in card_actions.strategy_zones(game, seat)]
    )
    return Decision(seat, "strategy-zone", options, "10.5.2.1.3")


@indicate_strategy_zone.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["zone"] = int(chosen[0][1])


@step("10.5.2.3")
def resolve_card(game: Game, frame: Frame) -> None:
    """The card comes into play."""
    if game.value(frame.vars["card"], "type") == "monster":
        resolve_monster(game, frame)
    else:
        resolve_other(game, frame)


@rule("10.5.2.3.1")
def resolve_monster(game: Game, frame: Frame) -> None:
    """A monster card goes on top of one's invading monster."""
    enter(game, frame, z.invading_of(frame.vars["seat"]), "10.5.2.3.1")


@rule("10.5.2.3.2")
def resolve_other(game: Game, frame: Frame) -> None:
    """A battle or strategy card goes to the zone that was indicated."""
    if "zone" in frame.vars:
        enter(game, frame, frame.vars["zone"], "10.5.2.3.2")


def enter(game: Game, frame: Frame, zone: int, number: str) -> None:
    vars = frame.vars
    tags = (*came_from(str(vars.get("from"))), str(vars.get("how", "play")))
    game.do(Event("play", vars["seat"], vars["card"], zone, cause="play", tags=tags).under(number))


PLAY_CARD = Procedure(
    "play card", "10.5.2", "Play a card",
    fact(
        "10.5.2",
        (name_card, reveal_and_move, indicate_zone, indicate_strategy_zone, resolve_card),
        without=(),
    ),
)  # fmt: skip


@step("10.5.2.1")
def name_ability(game: Game, frame: Frame) -> None:
    """The ability that is played, and what set it off."""
    standby = standing_by(game, frame)
    source, identity = source_of(standby)
    master = m.master_of_effect(master_of_standby(game, standby))
    frame.vars.update(source=source, identity=identity, seat=master, event=standby.event)


@step("10.5.2.1.4")
def ability_as_card(game: Game, frame: Frame) -> None:
    """It goes to the resolution area as if it were a card: its effects wait there, if it is
    active (10.3.2). Cards that move from now on are new to them (10.8.2)."""
    standby = standing_by(game, frame)
    context = Context(game, standby.source, frame.vars["seat"], standby.identity, standby.event)
    effects = standby.term.do if active.is_still_active(context, standby.term) else ()
    frame.vars.update(effects=effects, stamp=time_played(game), played=game.state.clock)
    if game.log is not None:
        ability = game.ability_then(standby.source, standby.term)
        game.note("ability", standby.seat, standby.source, ability=ability)
        if not effects:
            game.note("unmet", standby.seat, standby.source)


@step("10.5.2.2")
def look_for_choices(game: Game, frame: Frame) -> None:
    """Whether it asks for a choice on being played: it has lists of options."""
    frame.vars["chooses"] = standing_by(game, frame).term.chooses


@choice("10.5.2.2.1")
def choose_options(game: Game, frame: Frame) -> Decision | None:
    """So many of the options of a list, as it says."""
    found = open_list(frame)
    if found is None:
        return None
    options: tuple[Option, ...] = tuple([("option", at) for at in range(len(found.options))])
    wanted = min(found.number, len(options))
    return Decision(frame.vars["seat"], "choose-of", options, "10.5.2.2.1", wanted, wanted)


@choose_options.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    found = open_list(frame)
    options = () if found is None else found.options
    picked = [int(option[1]) for option in chosen]
    order = sorted(range(len(options)), reverse=FROM_THE_BOTTOM)
    effects = [e for at in order if at in picked or UNCHOSEN_STAY for e in options[at]]
    frame.vars["effects"] = in_its_place(frame.vars["effects"], tuple(effects))
    frame.again()


def open_list(frame: Frame) -> t.ChooseOf | None:
    """The next list of options to choose from."""
    return first_list(frame.vars["effects"]) if frame.vars.get("chooses") else None


# Options that were not chosen are as if they were not there.
UNCHOSEN_STAY: Final[bool] = fact("10.5.2.2.1.1", False, without=True)
# Those chosen are carried out in the order of the text.
FROM_THE_BOTTOM: Final[bool] = fact("10.5.2.2.1.2", False, without=True)


@step("10.5.2.3")
def resolve(game: Game, frame: Frame) -> None:
    """What was played resolves."""
    if "effects" in frame.vars:
        resolve_ability(game, frame)


@rule("10.5.2.3.3")
def resolve_ability(game: Game, frame: Frame) -> None:
    """Its effect is carried out, whether or not its card is still where it was."""
    vars = frame.vars
    doing.start(
        game, vars["effects"], vars["source"], vars["identity"], vars["seat"], vars["event"],
        stamp=vars["stamp"], played=vars["played"],
    )  # fmt: skip


PLAY_ABILITY = Procedure(
    "play ability", "10.5.2", "Play an ability",
    fact(
        "10.5.2",
        (name_ability, ability_as_card, look_for_choices, choose_options, resolve),
        without=(),
    ),
)  # fmt: skip


# 10.5.3. Targets


@rule("10.5.3", without=0)
def targets(number: int) -> int:
    """An effect on so many cards or players chooses that many."""
    return number


@rule("10.5.3.1", without=0)
def obliged(number: int) -> int:
    """All of them, as far as there are so many: one cannot choose not to."""
    return number


# Of "up to" so many one may choose none.
FEWEST_OF_UP_TO: Final[int] = fact("10.5.3.1.1", 0, without=1)
# If none can be chosen, what the effect would do to the targets is ignored.
NONE_IS_NOTHING: Final[bool] = fact("10.5.3.1.2", True, without=False)


# 10.5.4. "You may (do this) to (do that)"


@rule("10.5.4")
def asks(seat: int, can: bool, secret: bool) -> Decision | None:
    """Whether to do the one is chosen when the effect gets there; the other depends on it."""
    return Decision(seat, "may", (YES, NO) if can else (NO,), "10.5.4", secret=secret)


@rule("10.5.4.1", without=True)
def can_choose(context: Context, effects: tuple[t.Effect, ...]) -> bool:
    """Only what can be carried out wholly can be chosen."""
    return feasible.can_do_all(context, effects)


# What something else has replaced counts as done.
DONE_IF_REPLACED: Final[bool] = fact("10.5.4.2", True, without=False)


# 10.6. Automatic abilities

# An ability whose condition is met stands by.
by_cards = rule("10.6.2", game="godzilla")(triggers.by_cards)
# As often as its condition is met.
EACH_TIME: Final[bool] = fact("10.6.2.1", True, without=False)


def standing_by(game: Game, frame: Frame) -> Standby:
    """The ability that this is about."""
    number = frame.vars["standby"]
    waiting = game.state.standby
    at = 0
    while waiting[at].id != number:
        at += 1
    return waiting[at]


def take_off_standby(game: Game, frame: Frame) -> None:
    """It stands by one time less."""
    state = game.state
    state.standby = [each for each in state.standby if each.id != frame.vars["standby"]]
    state.revision += 1


@step("10.6.3.2")
def leave_if_it_cannot_be_played(game: Game, frame: Frame) -> None:
    """An ability that cannot be played is merely taken off standby once."""
    if cannot_be_played(game, standing_by(game, frame)):
        take_off_standby(game, frame)
        game.leave(frame)


def cannot_be_played(game: Game, standby: Standby) -> bool:
    """1.3.3. An effect forbids it; and it can, although its card has moved."""
    if not PLAYED_THOUGH_MOVED and not game.state.is_current((standby.source, standby.identity)):
        return True
    return "play ability" in game.guarded and is_forbidden(
        game, Event("play ability", standby.seat, standby.source)
    )


@choice("10.6.3.2.1")
def pay_or_not(game: Game, frame: Frame) -> Decision | None:
    """A cost that one may pay to play it. Whether it could be paid with hidden cards is for nobody
    else to see."""
    standby = standing_by(game, frame)
    if not standby.term.cost:
        return None
    context = Context(game, standby.source, standby.seat, standby.identity, standby.event)
    can = can_choose(context, standby.term.cost)
    secret = rests_on_hidden(context, standby.term.cost)
    return Decision(standby.seat, "pay", (YES, NO) if can else (NO,), "10.6.3.2.1", secret=secret)


@pay_or_not.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Not paid, it is taken off standby without being played."""
    if chosen[0] == NO:
        take_off_standby(game, frame)
        game.leave(frame)
        return
    standby = standing_by(game, frame)
    doing.start(
        game, standby.term.cost, standby.source, standby.identity, standby.seat, standby.event, 0
    )


@step("10.6.3")
def play_it(game: Game, frame: Frame) -> None:
    """It is played."""
    game.call("play ability", standby=frame.vars["standby"])


@step("10.6.3")
def stand_by_no_longer(game: Game, frame: Frame) -> None:
    """Once it has resolved, it stands by one time less."""
    take_off_standby(game, frame)


STANDBY = Procedure(
    "standby", "10.6.3", "Play an ability that stands by",
    (leave_if_it_cannot_be_played, pay_or_not, play_it, stand_by_no_longer),
)  # fmt: skip

# An ability hears what happens at the moment its own card leaves,
LOOKS_BACK: Final[bool] = fact("10.6.4", True, without=False)
# and what happens at the moment it arrives.
ARRIVALS: Final[bool] = fact("10.6.4.2", True, without=False)

# Effects make abilities that trigger later,
by_effects = rule("10.6.5", game="godzilla")(triggers.by_effects)


@rule("10.6.5.1", without=False)
def is_spent(until: str) -> bool:
    """once, unless a period is given."""
    return until == "once"


# Abilities that trigger on a state of affairs
watch = rule("10.6.6", game="godzilla")(triggers.watch)
# stand by once when it comes about, and again if it is so after they were resolved.
ONCE_A_SITUATION: Final[bool] = fact("10.6.6.1", True, without=False)

# What stands by must be played even if its card has moved.
PLAYED_THOUGH_MOVED: Final[bool] = fact("10.6.7", True, without=False)
# Its master is who it was then (en-1.01 says so; ja-1.04 is silent).
MASTER_OF_THEN: Final[bool] = fact("10.6.7.1", True, without=False)


def master_of_standby(game: Game, standby: Standby) -> int:
    """Who plays it."""
    if not MASTER_OF_THEN and game.state.is_current((standby.source, standby.identity)):
        return m.master_of_automatic(game, standby.source)
    return standby.seat


# 10.7. One-shot effects

perform_effect: Step = step("10.7.1", game="godzilla")(perform.perform)
perform_effect.then(perform.performed)
PERFORM = Procedure("perform", "10.7", "Carry out an effect", (perform_effect, stop_revealing))


# 10.11. Source


@rule("10.11.2", without=(-1, 0))
def source_of(standby: Standby) -> Ref:
    """The card that has the ability, or whose ability made this one for later."""
    return standby.source, standby.identity


PROCEDURES: Final = (PLAY_CARD, PLAY_ABILITY, STANDBY, PERFORM)
