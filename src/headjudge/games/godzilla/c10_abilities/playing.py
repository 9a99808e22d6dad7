"""10.5. Playing and resolving cards and abilities, and what effects choose."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c01_overview.prohibitions import closed_zones
from headjudge.games.godzilla.c04_areas import contents
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c04_areas.zones import zones_meant
from headjudge.games.godzilla.c05_terms.entering import came_from
from headjudge.games.godzilla.c10_abilities import active, automatic
from headjudge.games.godzilla.c10_abilities.effects import time_played
from headjudge.games.godzilla.c10_abilities.information import source_of
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing, feasible
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ASK, DO, TAKE
from headjudge.language.evaluate import means, seats
from headjudge.language.options import first_list, in_its_place
from headjudge.rulebook.citation import fact, rule

# 10.5.2. Playing a card


@step("10.5.2.1")
def name_card(game: Game, frame: Frame) -> None:
    """The card that is played is named, and where it is played from."""
    place = game.state.place[frame.vars["card"]]
    # a card in the resolution area went there from the hand before its price was paid
    frame.vars["from"] = "hand" if place == z.RESOLUTION else z.LAYOUT.kind[place]


@step("10.5.2.1.1")
def reveal_and_move(game: Game, frame: Frame) -> None:
    """The card is shown, if it was hidden, and goes to the resolution area."""
    if game.state.place[frame.vars["card"]] != z.RESOLUTION:
        game.put(frame.vars["card"], z.RESOLUTION)


@choice("10.5.2.1.2")
def indicate_zone(game: Game, frame: Frame) -> Decision | None:
    """The player of a battle card indicates one of their zones without their invading monster."""
    if game.value(frame.vars["card"], "type") != "battle":
        return None
    seat = frame.vars["seat"]
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in zones_for(game, seat, frame.vars["card"])]
    )
    return Decision(seat, "zone", options, "10.5.2.1.2") if options else None


@indicate_zone.then
def keep_zone(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The indicated zone is kept until the card resolves."""
    frame.vars["zone"] = int(chosen[0][1])


@rule("10.5.2.1.2")
def zones_for(game: Game, seat: int, card: int) -> list[int]:
    """The zones that a battle card can be played in: the player's, but that of their invading
    monster, and those closed to the card."""
    occupied = c03_players.monster_place(game, seat)
    closed = closed_zones(game, seat, card)
    first = z.zone_of(seat, 1)
    return [zone for zone in range(first, first + 8) if zone != occupied and zone not in closed]


@choice("10.5.2.1.3")
def indicate_strategy_zone(game: Game, frame: Frame) -> Decision | None:
    """The player of a strategy card indicates one of their strategy zones."""
    if game.value(frame.vars["card"], "type") != "strategy":
        return None
    seat = frame.vars["seat"]
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in contents.strategy_zones(game, seat)]
    )
    return Decision(seat, "strategy-zone", options, "10.5.2.1.3")


@indicate_strategy_zone.then
def keep_strategy_zone(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The indicated strategy zone is kept until the card resolves."""
    frame.vars["zone"] = int(chosen[0][1])


@step("10.5.2.3")
@rule("10.5.2")
def resolve_card(game: Game, frame: Frame) -> None:
    """The card resolves: it comes into play."""
    if game.value(frame.vars["card"], "type") == "monster":
        resolve_monster(game, frame)
    else:
        resolve_other(game, frame)


@rule("10.5.2.3.1")
def resolve_monster(game: Game, frame: Frame) -> None:
    """A monster card goes on top of the player's invading monster."""
    put_into_play(game, frame, z.invading_of(frame.vars["seat"]), "10.5.2.3.1")


@rule("10.5.2.3.2")
def resolve_other(game: Game, frame: Frame) -> None:
    """A battle or strategy card goes to the zone that was indicated."""
    if "zone" in frame.vars:
        put_into_play(game, frame, frame.vars["zone"], "10.5.2.3.2")


def put_into_play(game: Game, frame: Frame, zone: int, number: str) -> None:
    """The card comes into play in this zone, from where it was played."""
    vars = frame.vars
    tags = (*came_from(str(vars.get("from"))), str(vars.get("how", "play")))
    game.do(Event("play", vars["seat"], vars["card"], zone, cause="play", tags=tags).under(number))


PLAY_CARD = Procedure(
    "play card", "10.5.2", "Play a card",
    (name_card, reveal_and_move, indicate_zone, indicate_strategy_zone, resolve_card),
)  # fmt: skip


# 10.5.2. Playing an ability


@step("10.5.2.1")
def name_ability(game: Game, frame: Frame) -> None:
    """The ability that is played is named, and what set it off."""
    standby = automatic.standing_by(game, frame)
    source, identity = source_of(standby)
    master = c03_players.master_of_effect(automatic.master_of_standby(game, standby))
    frame.vars.update(source=source, identity=identity, seat=master, event=standby.event)


@step("10.5.2.1.4")
def ability_as_card(game: Game, frame: Frame) -> None:
    """The ability goes to the resolution area as if it were a card: its effects wait there, if it
    is active (10.3.2). Cards that move from now on are new to them (10.8.2)."""
    standby = automatic.standing_by(game, frame)
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
    """Whether an ability asks for a choice on being played: it has lists of options."""
    frame.vars["chooses"] = automatic.standing_by(game, frame).term.chooses


@choice("10.5.2.2.1")
def choose_options(game: Game, frame: Frame) -> Decision | None:
    """The player chooses as many options of a list as it says."""
    found = open_list(frame)
    if found is None:
        return None
    options: tuple[Option, ...] = tuple([("option", at) for at in range(len(found.options))])
    wanted = min(found.number, len(options))
    return Decision(frame.vars["seat"], "choose-of", options, "10.5.2.2.1", wanted, wanted)


@choose_options.then
def keep_options(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen options take the place of the list, in the order of the text."""
    found = open_list(frame)
    options = () if found is None else found.options
    effects = chosen_effects(options, tuple([int(option[1]) for option in chosen]))
    frame.vars["effects"] = in_its_place(frame.vars["effects"], effects)
    frame.again()


@rule("10.5.2.2.1.1", "10.5.2.2.1.2")
def chosen_effects(
    options: tuple[tuple[t.Effect, ...], ...], picked: tuple[int, ...]
) -> tuple[t.Effect, ...]:
    """The effects of the chosen options in the order of the text; the others are as if they were
    not there."""
    return tuple([each for at, option in enumerate(options) if at in picked for each in option])


def open_list(frame: Frame) -> t.ChooseOf | None:
    """The next list of options to choose from, if there is one."""
    return first_list(frame.vars["effects"]) if frame.vars.get("chooses") else None


@step("10.5.2.3")
@rule("10.5.2")
def resolve(game: Game, frame: Frame) -> None:
    """The ability resolves."""
    if "effects" in frame.vars:
        resolve_ability(game, frame)


@rule("10.5.2.3.3")
def resolve_ability(game: Game, frame: Frame) -> None:
    """The effect of an ability is carried out, whether or not its card is still where it was."""
    vars = frame.vars
    doing.start(
        game, vars["effects"], vars["source"], vars["identity"], vars["seat"], vars["event"],
        stamp=vars["stamp"], played=vars["played"],
    )  # fmt: skip


PLAY_ABILITY = Procedure(
    "play ability", "10.5.2", "Play an ability",
    (name_ability, ability_as_card, look_for_choices, choose_options, resolve),
)  # fmt: skip


# 10.5.3. Targets


@rule("10.5.3")
def targets(number: int) -> int:
    """How many targets an effect on so many cards or players chooses: that many."""
    return number


@rule("10.5.3.1")
def obliged(number: int) -> int:
    """How many of its targets must be chosen: all, as far as there are so many."""
    return number


# Of "up to" so many one may choose none.
FEWEST_OF_UP_TO: Final[int] = fact("10.5.3.1.1", 0, without=1)


@rule("10.5.3.1.2")
def means_nothing(chosen: tuple[Ref, ...]) -> bool:
    """Whether what an effect would do to its targets is ignored: if none was chosen."""
    return not chosen


@means(ASK, v.ChooseZone)
def ask_choose_zone(context: Context, frame: Frame, term: v.ChooseZone) -> Decision | None:
    """The player chooses one of the zones that the text speaks of."""
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in zones_meant(context, term.zones)]
    )
    if not options:
        return None
    seat = seats(context, term.by)[0]
    return Decision(seat, "choose-zone", options, "10.5.3.1")


@means(TAKE, v.ChooseZone)
def take_choose_zone(
    context: Context, frame: Frame, term: v.ChooseZone, chosen: tuple[Option, ...]
) -> None:
    """The chosen zone is remembered by the effect."""
    frame.vars["zone"] = int(chosen[0][1])


@means(DO, v.ChooseZone)
def do_choose_zone(context: Context, frame: Frame, term: v.ChooseZone) -> None:
    """Where no zone could be chosen, none is remembered (10.5.3.1.2)."""
    frame.vars["zone"] = None  # 10.5.3.1.2: none could be chosen


# 10.5.4. "You may (do this) to (do that)"


@rule("10.5.4", "10.5.4.2")
def ask_whether(seat: int, can: bool, secret: bool) -> Decision | None:
    """The question whether to do what one may do. What depends on it comes after, if it was done or
    something else has replaced it."""
    return Decision(seat, "may", (YES, NO) if can else (NO,), "10.5.4", secret=secret)


@rule("10.5.4.1")
def can_choose(context: Context, effects: tuple[t.Effect, ...]) -> bool:
    """Whether these effects can be chosen to be done: only what can be carried out wholly can."""
    return feasible.can_do_all(context, effects)


PROCEDURES: Final = (PLAY_CARD, PLAY_ABILITY)
