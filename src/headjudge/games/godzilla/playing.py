"""10. Playing and resolving cards and abilities: 10.3 to 10.7.

Check timing and play timing, playing a card or an ability, and which abilities work.
Continuous effects (10.8), replacement (10.9) and last information (10.10) are the
kernel's; `effects.py` gives them this book's numbers.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import actions, loops
from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import rule_actions
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.specific_terms import came_from, stop_revealing
from headjudge.kernel import timing
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import perform
from headjudge.rulebook.citation import rule

# 10.3. Active and inactive abilities


@rule("10.3.4.2", without=())
def active_in_zones(game: Game, seat: int) -> list[int]:
    """Abilities of monster and battle cards work while the card is in a zone; 3.2.6: not
    under another card."""
    zones = game.state.zones
    first = seat * z.SIZE
    found: list[int] = []
    for zone in range(first, first + 8):
        cards = zones[zone]
        if cards:
            if len(cards) == 1:
                found.append(cards[0])
            else:
                found.extend(m.working(game, zone))
    found.extend(m.working(game, first + z.INVADING))
    return found


@rule("10.3.4.3", without=())
def active_in_strategy_zones(game: Game, seat: int) -> list[int]:
    """Abilities of strategy cards work while the card is in a strategy zone."""
    zones = game.state.zones
    first = seat * z.SIZE + z.STRATEGY_1
    found: list[int] = []
    for zone in range(first, first + 3):
        if zones[zone]:
            found.extend(m.working(game, zone))
    return found


def active_cards(game: Game) -> list[int]:
    """The cards whose abilities work where they are, the turn player's first."""
    notes = game.board_notes()
    if "active cards" in notes:
        return notes["active cards"]  # type: ignore[no-any-return]
    seat = game.state.turn_player
    found = [
        *active_in_zones(game, seat),
        *active_in_strategy_zones(game, seat),
        *active_in_zones(game, 1 - seat),
        *active_in_strategy_zones(game, 1 - seat),
    ]
    notes["active cards"] = found
    return found


# 10.4. Check timing and play timing


@step("10.4.3.1")
def carry_out_rule_actions(game: Game, frame: Frame) -> None:
    """All rule actions that are due, and again until none is."""
    if rule_actions.are_due(game):
        frame.again()
        game.call("rule actions", stay=())
    else:
        timing.look_at_situations(game)


turn_players_abilities = step("10.4.3.2", game="godzilla")(timing.turn_players_standby)
other_players_abilities = step("10.4.3.3", game="godzilla")(timing.other_players_standby)


@turn_players_abilities.then
def play_standby(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen ability is played and resolved; then back to the rule actions."""
    game.go(frame, "10.4.3.1")
    loops.carry_out(game)
    game.call("play ability", standby=int(chosen[0][1]))


other_players_abilities.then(play_standby)


@step("10.4.3.4")
def end_check(game: Game, frame: Frame) -> None:
    """The check timing ends."""


CHECK_TIMING = Procedure(
    "check timing", "10.4.3", "Check timing",
    (carry_out_rule_actions, loops.stop_endless, turn_players_abilities, other_players_abilities, end_check),
)  # fmt: skip


def check(game: Game) -> None:
    """A check timing occurs. One that would find nothing to do is over already."""
    timing.look_at_situations(game)
    if game.state.standby or rule_actions.are_due(game):
        game.call("check timing")


@step("10.4.4.1")
def check_first(game: Game, frame: Frame) -> None:
    """A check timing comes before every choice of action."""
    check(game)


@choice("10.4.4.2")
def choose_action(game: Game, frame: Frame) -> Decision | None:
    """The player does something they can do now, or nothing."""
    seat = frame.vars["seat"]
    return Decision(seat, "main", actions.options(game, seat), "10.4.4.2", secret=True)


@choose_action.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    option = chosen[0]
    if option[0] == "pass":
        return  # 10.4.4.3: the play timing ends
    game.go(frame, "10.4.4.1")
    card = int(option[1]) if len(option) > 1 else -1
    loops.remember(game, str(option[0]), card)
    game.call(str(option[0]), seat=frame.vars["seat"], card=card)


@step("10.4.4.3")
def end_play(game: Game, frame: Frame) -> None:
    """Doing nothing ends the play timing."""


PLAY_TIMING = Procedure(
    "play timing", "10.4.4", "Play timing", (check_first, choose_action, end_play)
)


# 10.5. Play and resolve


@step("10.5.2.1.1")
def reveal_and_move(game: Game, frame: Frame) -> None:
    """A played card is shown and goes to the resolution area."""
    place = game.state.place[frame.vars["card"]]
    frame.vars["from"] = z.LAYOUT.kind[place]
    if place == z.RESOLUTION:
        frame.vars["from"] = "hand"  # it went there before its price was paid
    else:
        game.put(frame.vars["card"], z.RESOLUTION)


@choice("10.5.2.1.2")
def indicate_zone(game: Game, frame: Frame) -> Decision | None:
    """A battle card: one of one's zones without one's invading monster."""
    if game.value(frame.vars["card"], "type") != "battle":
        return None
    seat = frame.vars["seat"]
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in actions.zones_for(game, seat, frame.vars["card"])]
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
        [("zone", zone) for zone in actions.strategy_zones(game, seat)]
    )
    return Decision(seat, "strategy-zone", options, "10.5.2.1.3")


@indicate_strategy_zone.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["zone"] = int(chosen[0][1])


@step("10.5.2.3.1")
def resolve_monster(game: Game, frame: Frame) -> None:
    """A monster card goes on top of one's invading monster."""
    if game.value(frame.vars["card"], "type") == "monster":
        enter(game, frame, z.invading_of(frame.vars["seat"]))


@step("10.5.2.3.2")
def resolve_other(game: Game, frame: Frame) -> None:
    """A battle or strategy card goes to the zone that was indicated."""
    if "zone" in frame.vars:
        enter(game, frame, frame.vars["zone"])


def enter(game: Game, frame: Frame, zone: int) -> None:
    """The card comes into play."""
    vars = frame.vars
    game.do(
        Event("play", vars["seat"], vars["card"], zone, 0, -1, -1, "play",
              tags=(*came_from(str(vars["from"])), str(vars.get("how", "play"))))
    )  # fmt: skip


PLAY_CARD = Procedure(
    "play card", "10.5.2", "Play a card",
    (reveal_and_move, indicate_zone, indicate_strategy_zone, resolve_monster, resolve_other),
)  # fmt: skip


@step("10.5.2.1.4")
def indicate_ability(game: Game, frame: Frame) -> None:
    """The ability goes to the resolution area as if it were a card."""
    standby = next(s for s in game.state.standby if s.id == frame.vars["standby"])
    frame.vars["ability"] = standby.term
    game.note("ability", standby.seat, tags=(game.state.printed[standby.source].number,))


@step("10.5.2.3.3")
def resolve_ability(game: Game, frame: Frame) -> None:
    """Its effect is carried out, even if its card is no longer where it was (10.6.7)."""
    standby = next(s for s in game.state.standby if s.id == frame.vars["standby"])
    it = ()
    event = standby.event
    if event is not None and event.card >= 0:
        it = ((event.card, event.became or event.identity),)
    perform.start(
        game, standby.term.do, standby.source, standby.identity, m.master_of_effect(standby),
        event, it=it,
    )


@step("10.6.3")
def no_longer_standing_by(game: Game, frame: Frame) -> None:
    """Once resolved, it stands by one time less."""
    state = game.state
    state.standby = [each for each in state.standby if each.id != frame.vars["standby"]]
    state.revision += 1


PLAY_ABILITY = Procedure(
    "play ability", "10.5.2", "Play an ability",
    (indicate_ability, resolve_ability, no_longer_standing_by),
)  # fmt: skip

perform_effect: Step = step("10.7.1", game="godzilla")(perform.perform)
perform_effect.then(perform.performed)
PERFORM = Procedure("perform", "10.7", "Carry out an effect", (perform_effect, stop_revealing))

PROCEDURES: Final = (CHECK_TIMING, PLAY_TIMING, PLAY_CARD, PLAY_ABILITY, PERFORM)
