"""10, 15-19. Driving cards."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import gear_up, overdrive, phases, playing, settable, setting
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.moving import sending, to_graveyard
from headjudge.games.gateruler.overview import times
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import CAN, DO
from headjudge.language.evaluate import means, number, objects
from headjudge.language.moving import send
from headjudge.language.picking import acting
from headjudge.rulebook.citation import fact, rule

# 15-19. To drive


@means(DO, v.Drive)
def _(context: Context, frame: Frame, term: v.Drive) -> None:
    game = context.game
    if term.what is not None:
        cards = [card for card, _identity in acting(context, term.what)]
    else:
        cards = from_the_top(game, context.seat, times(number(context, term.number)))
    if cards:
        drive(game, context.seat, cards, context.source)


@rule("15-19b", "15-19c", without=())
def from_the_top(game: Game, seat: int, count: int) -> list[int]:
    """Without a card named, so many from the top of the deck."""
    return list(game.state.zones[z.deck_of(seat)][:count])


@means(CAN, v.Drive)
def _(context: Context, term: v.Drive) -> bool:
    if isinstance(term.what, t.It) and term.what.memory not in context.memory:
        return True  # of what is chosen before it
    if term.what is not None:
        return len(objects(context, term.what)) > 0
    wanted = times(number(context, term.number))
    return len(context.game.state.zones[z.deck_of(context.seat)]) >= wanted


@rule("15-19a")
def drive(game: Game, seat: int, cards: list[int], source: int) -> None:
    """The drive process, in one's own start or main phase or at any other time."""
    if is_standard(game, seat):
        drive_in_own_turn(game, seat, cards, source)
    else:
        game.call("drive", seat=seat, cards=tuple(cards), source=source)


@rule("10-1b", without=False)
def is_standard(game: Game, seat: int) -> bool:
    """The active player drives in the start phase or the main phase."""
    return seat == game.state.turn_player and phases.now(game) in STANDARD_IN


STANDARD_IN: Final = ("start phase", "main phase")

# Whether a player's deck has standard action cards that can be set
KEPT_DOWN: Final = ("kept down 0", "kept down 1")


@rule("10-2a", "3-12a")
def drive_in_own_turn(game: Game, seat: int, cards: list[int], source: int) -> None:
    """The cards go to the drive zone face down."""
    send(game, events_of(game, seat, cards, source))


def events_of(game: Game, seat: int, cards: list[int], source: int) -> tuple[Event, ...]:
    zone = z.drive_of(seat)
    return tuple([sending(game, card, zone, "drive", source, seat) for card in cards])


# 10-3. Driving at any other time


@step("10-3a-1")
def move_to_drive_zone(game: Game, frame: Frame) -> None:
    """The cards go to the drive zone face down."""
    vars = frame.vars
    send(game, events_of(game, vars["seat"], list(vars["cards"]), vars["source"]))


def driven(game: Game, frame: Frame) -> list[int]:
    """Those that have arrived there."""
    zone = z.drive_of(frame.vars["seat"])
    return [card for card in frame.vars["cards"] if game.state.place[card] == zone]


@choice("10-3a-1")
def choose_face_down(game: Game, frame: Frame) -> Decision | None:
    """Of standard action cards that can be set too, which stay face down. Whether there is one
    is nobody else's business; whether the deck has any, all may know."""
    seat = frame.vars["seat"]
    if KEPT_DOWN[seat] not in game.special and "CanBeSet" not in game.special:
        return None
    options: tuple[Option, ...] = tuple(
        [
            ("card", card)
            for card in driven(game, frame)
            if settable.is_standard_action(game, card) and settable.can_be_set(game, card)
        ]
    )
    return Decision(seat, "keep face down", options, "10-3a-1", 0, len(options), secret=True)


@choose_face_down.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["down"] = tuple([int(option[1]) for option in chosen])


@step("10-3a-1")
def turn_up_the_rest(game: Game, frame: Frame) -> None:
    """What is no standard action card but can be set stays face down; all others are revealed."""
    down = frame.vars.get("down", ())
    for card in driven(game, frame):
        stays = settable.can_be_set(game, card) and not settable.is_standard_action(game, card)
        if card not in down and not stays:
            game.flip(card, 0)
            game.note("flip up", frame.vars["seat"], card=card)


@step("10-3c")
def add_resolution(game: Game, frame: Frame) -> None:
    """A drive resolution process for these cards goes into the gate."""
    refs = tuple([game.state.ref(card) for card in driven(game, frame)])
    if refs:
        game.add(PROCESS, seat=controller(frame), refs=refs)


@rule("10-3c-1", without=-1)
def controller(frame: Frame) -> int:
    """Its controller is whoever drives."""
    seat: int = frame.vars["seat"]
    return seat


PROCESS: Final = "drive resolution"

DRIVE = Procedure(
    "drive", "10-3", "Drive process",
    fact(
        "10-3a",
        (move_to_drive_zone, choose_face_down, turn_up_the_rest, add_resolution),
        without=(),
    ),
)  # fmt: skip


# 10-4. Drive resolution process


def left(game: Game, frame: Frame) -> list[int]:
    """The cards of this process that are still in the drive zone."""
    return [card for card, identity in frame.vars["refs"] if game.state.identity[card] == identity]


@step("10-4b")
def end_if_none_left(game: Game, frame: Frame) -> None:
    """With no card or ability left the process is over."""
    if not left(game, frame):
        game.leave(frame)


@choice("10-4c")
def choose_driven(game: Game, frame: Frame) -> Decision | None:
    """A card to which no Overdrive ability is linked, or such an ability; and what is done with
    it (10-4d)."""
    seat = frame.vars["seat"]
    options: list[Option] = []
    for card in left(game, frame):
        for at in overdrive.overdrives(game, card):
            if overdrive.can_play(game, seat, card, at):
                options.append(("overdrive", card, at))
            options.append(("drop overdrive", card, at))
        if not overdrive.is_held(game, card):
            options.extend(what_can_be_done(game, seat, card))
            options.append(("drop", card))
    if not options:
        return None  # the Overdrive abilities of all of them are in the gate
    return Decision(seat, "drive", tuple(options), "10-4c", secret=True)


@rule("10-4d", without=())
def what_can_be_done(game: Game, seat: int, card: int) -> list[Option]:
    """A driven card may be normal summoned or played, set, or geared up into."""
    found: list[Option] = []
    way = playing.way_of(game, card)
    if (
        settable.is_standard_action(game, card)
        and not playing.was_tried(game, card, way)
        and playing.refusal_of_card(game, seat, card, INSTEAD_OF_COST, COUNTED) is None
    ):
        found.append((way, card))
    if (
        settable.can_be_set(game, card)
        and z.set_zones(game, seat)
        and not setting.is_kept_from_setting(game, seat, card)
    ):
        found.append(("set", card))
    if gear_up.GEAR_UP in game.special:
        found.extend(gear_up.on_driving(game, seat, card))
    return found


# Its cost is paid as ever,
INSTEAD_OF_COST: Final[int | None] = fact("10-4d-1", None, without=0)
# and a unit counts for the summon cap, as every normal summon does.
COUNTED: Final[bool] = fact("10-4d-2", True, without=False)


@choose_driven.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    option = chosen[0]
    verb, card, seat = option[0], int(option[1]), frame.vars["seat"]
    game.go(frame, "10-4b")
    if verb == "overdrive":
        overdrive.play(game, seat, card, int(option[2]))
    elif verb == "drop overdrive":
        overdrive.remove(game, seat, card, int(option[2]))
    elif verb == "set":
        game.call("set", seat=seat, card=card, by_rule=False)
    elif verb == "gear up":
        gear_up.play(game, seat, card)
    elif verb == "drop":
        put_away(game, card)
    else:
        playing.play_card(game, seat, card, instead=INSTEAD_OF_COST, counted=COUNTED)


@rule("10-4e")
def put_away(game: Game, card: int) -> None:
    """What is neither set nor played goes to its owner's graveyard."""
    game.do(to_graveyard(game, card, "rule"))


@step("10-4e")
def wait_for_overdrives(game: Game, frame: Frame) -> None:
    """Cards whose Overdrive abilities are in the gate are dealt with when those are resolved:
    the process lies below them again."""
    refs = tuple([game.state.ref(card) for card in left(game, frame)])
    stack = game.state.stack
    above = [each for each in stack if (each.vars.get("card"), each.vars.get("identity")) in refs]
    process = game.take_off(game.add(PROCESS, seat=frame.vars["seat"], refs=refs))
    if process is not None:
        stack.insert(stack.index(above[0]), process)


RESOLUTION = Procedure(
    PROCESS, "10-4", "Drive resolution process",
    fact("10-4a", (end_if_none_left, choose_driven, wait_for_overdrives), without=()),
)  # fmt: skip


# 6-3c. After the main phase


def clear_drive_zone(game: Game, seat: int) -> None:
    """All cards of a drive zone go to their owners' graveyards."""
    cards = game.state.zones[z.drive_of(seat)]
    if cards:
        game.do(*[to_graveyard(game, card, "rule") for card in cards])
