"""11, 14-10c, 14-10d, 16-15. The system process: rules effects, then Forced Reveal and automatic
abilities, which are played into the gate."""

from __future__ import annotations

from itertools import chain
from typing import Final

from headjudge.games.gateruler import (
    abilities,
    costs,
    level_cap,
    loops,
    playing,
    rules_effects,
    targets,
)
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.settable import FORCED_REVEAL, has_keyword, must_be_revealed
from headjudge.kernel import timing
from headjudge.kernel.decision import NO, PASS, YES, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Standby
from headjudge.language.book import Context
from headjudge.rulebook.citation import fact, rule


@rule("11-1a")
def proceed(game: Game) -> None:
    """The system process is performed. One that would find nothing to do is over already."""
    if is_something_due(game):
        game.call("system process")
    else:
        leave_off(game)


def leave_off(game: Game) -> None:
    """With nothing left to do, what has arrived or happened so far is dealt with."""
    level_cap.forget_arrivals(game)
    if "answers" in game.special:
        for seat in (0, 1):
            abilities.forget_stirrings(game, seat)


def is_something_due(game: Game) -> bool:
    """Whether rules effects are due or abilities are triggered; that nothing is, is found out
    once as long as nothing changes."""
    if game.watched:
        game.rules.hearing.watch(game)
    notes = game.derived().notes
    if abilities.QUIET in notes:
        return False
    if game.state.standby or rules_effects.are_due(game):
        return True
    special = game.special
    if FORCED_REVEAL in special and forced_by(game):
        return True
    if "answers" in special and (stirred(game, 0) or stirred(game, 1)):
        return True
    notes[abilities.QUIET] = True
    return False


def stirred(game: Game, seat: int) -> bool:
    """Whether a player is asked for what they may have hidden."""
    return "answers" in game.special and abilities.is_stirred(game, seat)


@step("11-2a-1")
def apply_rules_effects(game: Game, frame: Frame) -> None:
    """All rules effects, and again until none is left."""
    if rules_effects.are_due(game):
        frame.again()
        loops.carry_out(game)
        rules_effects.carry_out(game)
    elif game.watched:
        game.rules.hearing.watch(game)


# 16-15. Forced Reveal


def forced_by(game: Game) -> list[int]:
    """The cards that must be played now; found out once as long as nothing changes."""
    notes = game.derived().notes
    found: list[int] | None = notes.get("forced")
    if found is None:
        found = notes["forced"] = cards_to_reveal(game)
    return found


def cards_to_reveal(game: Game) -> list[int]:
    """Those of the player who comes first."""
    place = game.state.place
    forced = cards_with_forced_reveal(game)
    if not forced:
        return []
    where = {place[card] for card in forced}
    if where.isdisjoint(chain.from_iterable(_FORCED_FROM)):
        return []
    for seat in active_first(game.state.turn_player):
        found = [
            card
            for zone in _FORCED_FROM[seat]
            if zone in where
            for card in game.state.zones[zone]
            if must_be_revealed(game, card)
        ]
        if found:
            return found
    return []


_FORCED_FROM: Final = tuple([(z.hand_of(seat), z.drive_of(seat)) for seat in (0, 1)])  # by seat


def cards_with_forced_reveal(game: Game) -> list[int]:
    """The cards of this game that are printed with it, wherever they are."""
    notes = game.made_notes()
    found: list[int] | None = notes.get(FORCED_REVEAL)
    if found is None:
        found = notes[FORCED_REVEAL] = [
            card
            for card, printed in enumerate(game.state.printed)
            if printed.abilities.keywords and has_keyword(printed.abilities, FORCED_REVEAL)
        ]
    return found


@rule("16-15b-1c", without=(0, 1))
def active_first(first: int) -> tuple[int, int]:
    """The active player's cards are played first."""
    return first, 1 - first


@choice("16-15b-1d")
def choose_forced(game: Game, frame: Frame) -> Decision | None:
    """Of several, their player chooses the order."""
    if FORCED_REVEAL not in game.special:
        return None
    options: tuple[Option, ...] = tuple([("card", card) for card in forced_by(game)])
    if not options:
        return None
    return Decision(game.master(int(options[0][1])), "forced reveal", options, "16-15b-1d")


@choose_forced.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["played"] = True
    play_forced(game, int(chosen[0][1]))


@rule("16-15b-1")
def play_forced(game: Game, card: int) -> None:
    """A card with Forced Reveal is played, its cost paid as far as that can be."""
    seat = game.master(card)
    refused = playing.refusal_of_card(game, seat, card, 0, counted=False)
    if refused is not None and refused != playing.TOO_DEAR:
        cannot_be_played(game, card)
        return
    playing.play_card(game, seat, card, tags=(playing.FORCED,), counts=ONE_SUMMON)


# A unit is normal summoned so, and counts for one.
ONE_SUMMON: Final[int] = fact("16-15b-1a", 1, without=0)


def cannot_be_played(game: Game, card: int) -> None:
    """15-37b-2. What must be played and cannot be goes to the graveyard."""
    zone = z.graveyard_of(game.state.owner[card])
    game.do(Event("put", game.master(card), card, zone, cause="rule"))


# 14-10c. Automatic abilities

# They must be played (14-10d); only the order is their controller's choice.
COMPULSORY: Final[int] = fact("14-10d", 1, without=0)


def waiting_of(game: Game, seat: int) -> tuple[list[Option], list[Option]]:
    """A player's triggered abilities: of cards that all know, and of hidden ones. Of those that
    are alike in everything only one is offered."""
    known: list[Option] = []
    hidden: list[Option] = []
    offered: list[Standby] = []
    for each in game.state.standby:
        if each.seat == seat and not timing.is_one_of(each, offered):
            offered.append(each)
            option: Option = ("standby", each.id, each.source)
            (hidden if abilities.is_hidden(game, each) else known).append(option)
    return known, hidden


def triggered(game: Game, seat: int, number: str) -> Decision | None:
    """Which of their triggered abilities a player plays next; of hidden cards, if any."""
    if not game.state.standby and not stirred(game, seat):
        return None
    known, hidden = waiting_of(game, seat)
    secret = stirred(game, seat) or len(hidden) > 0
    if not known and not secret:
        return None
    options = [*known, *hidden]
    if not known or not COMPULSORY:
        options.append(may_keep_hidden())
    return Decision(seat, "standby", tuple(options), number, secret=secret)


@rule("14-10b-1a", without=("none",))
def may_keep_hidden() -> Option:
    """Nobody has to reveal a hidden card whose condition is met."""
    return PASS


@choice("14-10c")
def active_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """The active player plays one of their triggered abilities."""
    if "played" in frame.vars:
        return None
    return triggered(game, in_turn(game)[0], "14-10c")


@choice("11-2a-2")
def other_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """If the active player plays none, the other player plays one of theirs."""
    if "played" in frame.vars:
        return None
    return triggered(game, in_turn(game)[1], "11-2a-2")


@rule("11-2a-2a", without=(0, 1))
def in_turn(game: Game) -> tuple[int, int]:
    """First those of the active player, then those of the other; each player's in the order
    of their choice."""
    return game.state.turn_player, 1 - game.state.turn_player


@active_players_abilities.then
def play_triggered(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    state = game.state
    frame_seat = in_turn(game)[0 if at_active(frame) else 1]
    if chosen[0] == PASS:
        only_this_once(game, frame_seat)
        return
    frame.vars["played"] = True
    number = int(chosen[0][1])
    waits = next(each for each in state.standby if each.id == number)
    one_time_less(game, number)
    loops.carry_out(game)
    play_waiting(game, waits)


other_players_abilities.then(play_triggered)


def at_active(frame: Frame) -> bool:
    """Whether the active player was asked: theirs is the step before the other player's."""
    return SYSTEM.steps[frame.running] is active_players_abilities


@rule("14-10b-1b")
def only_this_once(game: Game, seat: int) -> None:
    """A hidden card can be revealed only on the occasion that its condition is met."""
    abilities.forget_stirrings(game, seat)
    state = game.state
    state.standby = [
        each for each in state.standby if each.seat != seat or not abilities.is_hidden(game, each)
    ]


def one_time_less(game: Game, number: int) -> None:
    """14-10c. It is triggered one time less."""
    state = game.state
    state.standby = [each for each in state.standby if each.id != number]


def play_waiting(game: Game, waits: Standby) -> None:
    """It is played, if it can be."""
    seat, card, term = waits.seat, waits.source, waits.term
    if len(term.do) == 1 and type(term.do[0]) is v.PlayThis:
        # the card itself is played, once: not if it has gone from where it waited
        refused = playing.refusal_of_card(game, seat, card)
        if is_still_there(game, waits) and not (abilities.is_hidden(game, waits) and refused):
            playing.play_card(game, seat, card, event=waits.event)
        return
    if cannot_play(game, waits) or not (WHEREVER_IT_IS or is_still_there(game, waits)):
        return
    game.call("play triggered", seat=seat, card=card, identity=waits.identity, term=term,
              event=waits.event)  # fmt: skip


# 14-10h: wherever its card is by now, and whatever has become of the ability
WHEREVER_IT_IS: Final[bool] = fact("14-10h", True, without=False)


def is_still_there(game: Game, waits: Standby) -> bool:
    return game.state.is_current((waits.source, waits.identity))


@rule("14-10d", without=False)
def cannot_play(game: Game, waits: Standby) -> bool:
    """What is forbidden, or lacks targets, is not played."""
    event = Event("play ability", waits.seat, waits.source, cause=playing.AUTOMATIC)
    if is_forbidden(game, event):
        return True
    context = Context(game, waits.source, waits.seat, waits.identity, waits.event)
    if abilities.is_used_up(game, waits.identity, waits.term, waits.seat):
        return True
    return not targets.can_choose_all(context, waits.term.do)


@choice("14-10d-1")
def pay_or_not(game: Game, frame: Frame) -> Decision | None:
    """Its cost may be refused; then, or if it cannot be paid, it is not played."""
    vars = frame.vars
    if not vars["term"].cost:
        return None
    context = Context(game, vars["card"], vars["seat"], vars["identity"], vars["event"])
    can = costs.can_pay(costs.paying(context, playing.AUTOMATIC), vars["term"].cost)
    decision = Decision(vars["seat"], "pay", (YES, NO) if can else (NO,), "14-10d-1", secret=True)
    return loops.without_restart(game, (vars["card"], vars["term"]), decision)


@pay_or_not.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    if loops.is_looked_for(game):
        loops.note_answer(game, (vars["card"], vars["term"]), vars["seat"], chosen)
    if chosen[0] == NO:
        game.leave(frame)


@step("14-10a")
def play_it(game: Game, frame: Frame) -> None:
    """It is played as abilities are."""
    vars = frame.vars
    game.leave(frame)
    playing.begin(
        game, vars["seat"], vars["card"], playing.AUTOMATIC, vars["term"], event=vars["event"],
        identity=vars["identity"],
    )  # fmt: skip


PLAY_TRIGGERED = Procedure(
    "play triggered", "14-10a", "Playing an automatic ability", (pay_or_not, play_it)
)


@step("11-2a-3")
def once_more(game: Game, frame: Frame) -> None:
    """If anything was played, or rules effects are due again, from the beginning."""
    if begins_anew(game, frame.vars.pop("played", False)):
        game.go(frame, "11-2a-1")
    else:
        leave_off(game)


@rule("14-10c-1", without=False)
def begins_anew(game: Game, played: bool) -> bool:
    """After an ability was played the process begins anew, as long as there is more."""
    return played or is_something_due(game)


SYSTEM = Procedure(
    "system process", "11-2", "System process",
    fact(
        "11-2a",
        (
            apply_rules_effects, loops.look_for_loop, choose_forced, active_players_abilities,
            other_players_abilities, once_more,
        ),
        without=(),
    ),
)  # fmt: skip
