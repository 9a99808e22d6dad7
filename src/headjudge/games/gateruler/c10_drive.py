"""10. The drive process: driven cards go to the drive zone, and are dealt with there."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import c02_cards, c07_main_phase
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c06_turn import phases
from headjudge.games.gateruler.c14_abilities import gear_up, playing
from headjudge.games.gateruler.c15_terms import summoning
from headjudge.games.gateruler.c15_terms.putting import sending, to_graveyard
from headjudge.games.gateruler.c16_keywords import overdrive
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.moving import send
from headjudge.rulebook.citation import rule

# 10-1. General


@rule("10-1b")
def is_standard(game: Game, seat: int) -> bool:
    """The active player drives in the start phase or the main phase."""
    return seat == game.state.turn_player and phases.now(game) in STANDARD_IN


STANDARD_IN: Final = ("start phase", "main phase")


# 10-2. Driving in your own turn


@rule("10-2a", "3-12a")
def drive_in_own_turn(game: Game, seat: int, cards: list[int], source: int) -> None:
    """The cards go to the drive zone face down."""
    send(game, drive_events(game, seat, cards, source))


def drive_events(game: Game, seat: int, cards: list[int], source: int) -> tuple[Event, ...]:
    """The cards are about to go to the drive zone."""
    zone = z.drive_of(seat)
    return tuple([sending(game, card, zone, "drive", source, seat) for card in cards])


# 10-3. Driving at any other time

# Whether a player's deck has standard action cards that can be set
KEPT_DOWN: Final = ("kept down 0", "kept down 1")


@step("10-3a-1")
def move_to_drive_zone(game: Game, frame: Frame) -> None:
    """The cards go to the drive zone face down."""
    vars = frame.vars
    send(game, drive_events(game, vars["seat"], list(vars["cards"]), vars["source"]))


def driven(game: Game, frame: Frame) -> list[int]:
    """The cards of this process that have arrived in the drive zone."""
    zone = z.drive_of(frame.vars["seat"])
    return [card for card in frame.vars["cards"] if game.state.place[card] == zone]


@choice("10-3a-1")
def choose_face_down(game: Game, frame: Frame) -> Decision | None:
    """Of standard action cards that can be set too, which stay face down. Whether there is one
    is nobody else's business; whether the deck has any, all may know."""
    seat = frame.vars["seat"]
    if KEPT_DOWN[seat] not in game.survey.features and "CanBeSet" not in game.survey.features:
        return None
    options: tuple[Option, ...] = tuple(
        [
            ("card", card)
            for card in driven(game, frame)
            if c02_cards.is_standard_action(game, card) and c02_cards.can_be_set(game, card)
        ]
    )
    return Decision(seat, "keep face down", options, "10-3a-1", 0, len(options), secret=True)


@choose_face_down.then
def keep_face_down(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The procedure remembers the cards that stay face down."""
    frame.vars["down"] = tuple([int(option[1]) for option in chosen])


@step("10-3a-1")
def turn_up_the_rest(game: Game, frame: Frame) -> None:
    """Reveal all driven cards, except those that are no standard action but can be set: they stay
    face down."""
    down = frame.vars.get("down", ())
    for card in driven(game, frame):
        stays = c02_cards.can_be_set(game, card) and not c02_cards.is_standard_action(game, card)
        if card not in down and not stays:
            game.flip(card, 0)
            game.note("flip up", frame.vars["seat"], card=card)


@step("10-3c")
def add_resolution(game: Game, frame: Frame) -> None:
    """A drive resolution process for these cards goes into the gate."""
    refs = tuple([game.state.ref(card) for card in driven(game, frame)])
    if refs:
        game.add(PROCESS, seat=controller_of_resolution(frame), refs=refs)


@rule("10-3c-1")
def controller_of_resolution(frame: Frame) -> int:
    """Whoever drives controls the drive resolution process."""
    seat: int = frame.vars["seat"]
    return seat


PROCESS: Final = "drive resolution"

DRIVE = Procedure(
    "drive", "10-3", "Drive process",
    (move_to_drive_zone, choose_face_down, turn_up_the_rest, add_resolution),
)  # fmt: skip


# 10-4. Drive resolution process


def cards_left(game: Game, frame: Frame) -> list[int]:
    """The cards of this process that are still in the drive zone."""
    return [card for card, identity in frame.vars["refs"] if game.state.identity[card] == identity]


@step("10-4b")
def end_if_none_left(game: Game, frame: Frame) -> None:
    """The process is over if no card of it is left in the drive zone."""
    if not cards_left(game, frame):
        game.leave(frame)


@choice("10-4c")
def choose_driven(game: Game, frame: Frame) -> Decision | None:
    """A card to which no Overdrive ability is linked, or such an ability; and what is done with
    it (10-4d)."""
    seat = frame.vars["seat"]
    options: list[Option] = []
    for card in cards_left(game, frame):
        for at in c07_main_phase.overdrives(game, card):
            if overdrive.can_play_overdrive(game, seat, card, at):
                options.append(("overdrive", card, at))
            options.append(("drop overdrive", card, at))
        if not c07_main_phase.is_held(game, card):
            options.extend(what_can_be_done(game, seat, card))
            options.append(("drop", card))
    if not options:
        return None  # the Overdrive abilities of all of them are in the gate
    return Decision(seat, "drive", tuple(options), "10-4c", secret=True)


@choose_driven.then
def deal_with_driven(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Do with the driven card what was chosen, then go on to the next one."""
    option = chosen[0]
    verb, card, seat = option[0], int(option[1]), frame.vars["seat"]
    game.go(frame, "10-4b")
    if verb == "overdrive":
        overdrive.play_overdrive(game, seat, card, int(option[2]))
    elif verb == "drop overdrive":
        c07_main_phase.remove_overdrive(game, seat, card, int(option[2]))
    elif verb == "set":
        game.call("set", seat=seat, card=card, by_rule=False)
    elif verb == "gear up":
        gear_up.play_gear_up(game, seat, card)
    elif verb == "drop":
        put_driven_card_away(game, card)
    else:
        play_driven_card(game, seat, card)


@rule("10-4d")
def what_can_be_done(game: Game, seat: int, card: int) -> list[Option]:
    """A driven card may be normal summoned or played, set, or geared up into."""
    found: list[Option] = []
    way = summoning.way_of(game, card)
    if (
        c02_cards.is_standard_action(game, card)
        and not playing.was_tried(game, card, way)
        and playing.refusal_of_card(game, seat, card) is None
    ):
        found.append((way, card))
    if (
        c02_cards.can_be_set(game, card)
        and z.set_zones(game, seat)
        and not c07_main_phase.is_kept_from_setting(game, seat, card)
    ):
        found.append(("set", card))
    if gear_up.GEAR_UP in game.survey.features:
        found.extend(gear_up.on_driving(game, seat, card))
    return found


@rule("10-4d-1", "10-4d-2")
def play_driven_card(game: Game, seat: int, card: int) -> None:
    """A driven card is played like any other: its cost is paid, and a unit counts for the summon
    cap."""
    summoning.play_card(game, seat, card)


@rule("10-4e")
def put_driven_card_away(game: Game, card: int) -> None:
    """Put a driven card that is neither set nor played into its owner's graveyard."""
    game.do(to_graveyard(game, card, "rule"))


@step("10-4e")
def wait_for_overdrives(game: Game, frame: Frame) -> None:
    """Cards whose Overdrive abilities are in the gate are dealt with when those are resolved:
    the process lies below them again."""
    refs = tuple([game.state.ref(card) for card in cards_left(game, frame)])
    stack = game.state.stack
    above = [each for each in stack if (each.vars.get("card"), each.vars.get("identity")) in refs]
    process = game.take_off(game.add(PROCESS, seat=frame.vars["seat"], refs=refs))
    if process is not None:
        stack.insert(stack.index(above[0]), process)


RESOLUTION = Procedure(
    PROCESS, "10-4", "Drive resolution process",
    (end_if_none_left, choose_driven, wait_for_overdrives),
)  # fmt: skip
