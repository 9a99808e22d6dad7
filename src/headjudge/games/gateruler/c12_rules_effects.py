"""12. Rules effects: what the rules do by themselves, whenever the system process looks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from headjudge.games.gateruler import c02_cards
from headjudge.games.gateruler.c01_overview import INFINITE, lose
from headjudge.games.gateruler.c03_zones import charges
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c13_damage import application, ruler_damage
from headjudge.games.gateruler.c14_abilities import gear
from headjudge.games.gateruler.c15_terms.putting import to_graveyard
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import links, values
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Frame
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

# 12-1. General


@rule("12-1a")
def are_due(game: Game) -> bool:
    """Whether the circumstances are there that any of them is about."""
    return (
        is_ruler_damage_left(game)
        or bool(players_to_be_defeated(game))
        or bool(overlaps(game))
        or has_stray_charges(game)
        or bool(players_over_level_cap(game))
    )


def carry_out_rules_effects(game: Game) -> None:
    """All rules effects that are due are carried out."""
    game.call("rules effects", gone=(), asked=(), over=())


# 12-2. Player defeat: a process in the gate, which looks again when it is resolved

DEFEAT_PROCESS: Final = "defeat"


def is_beaten(game: Game, seat: int) -> str:
    """The defeat condition that a player meets; "": none."""
    if has_no_life(game, seat):
        return "12-2a-1"
    return "12-2a-2" if has_no_deck(game, seat) else ""


@rule("12-2a-1", "2-6b", "3-13d")
def has_no_life(game: Game, seat: int) -> bool:
    """There are as many cards in the damage zone as the ruler has life, or more."""
    return c02_cards.current_life(game, seat) <= 0


_DECK: Final = (z.deck_of(0), z.deck_of(1))


def without_life(game: Game) -> list[int]:
    """The players who have none; found out once as long as the cards and values in play stand."""
    cached = values.value_cache(game)
    found: list[int] | None = cached.get("without life")
    if found is None:
        found = cached["without life"] = [seat for seat in (0, 1) if has_no_life(game, seat)]
    return found


@rule("12-2a-2")
def has_no_deck(game: Game, seat: int) -> bool:
    """No card is left in the deck."""
    return not game.state.zones[_DECK[seat]]


def players_to_be_defeated(game: Game) -> tuple[int, ...]:
    """The players who meet a defeat condition and to whom no process in the gate is linked."""
    lifeless = without_life(game)
    if not lifeless and not has_no_deck(game, 0) and not has_no_deck(game, 1):
        return ()
    found = [seat for seat in (0, 1) if is_beaten(game, seat)]
    linked = [
        seat
        for frame in game.state.stack
        if frame.procedure == DEFEAT_PROCESS
        for seat in linked_players(frame)
    ]
    return tuple([seat for seat in found if seat not in linked])


@rule("12-2b-1")
def linked_players(frame: Frame) -> tuple[int, ...]:
    """A defeat process is always linked to one player, or to both."""
    beaten: tuple[int, ...] = frame.vars["beaten"]
    return beaten


@step("12-2c")
def defeats(game: Game, frame: Frame) -> None:
    """Defeat processes go into the gate."""
    if players_to_be_defeated(game):
        add_defeat_process(game)


@rule("12-2c", "12-2c-1")
def add_defeat_process(game: Game) -> None:
    """A defeat process goes into the gate, for the player who meets a condition or for both."""
    beaten = players_to_be_defeated(game)
    game.add(DEFEAT_PROCESS, seat=beaten[0], beaten=beaten)


@step("12-2d-1")
def lose_the_game(game: Game, frame: Frame) -> None:
    """Whoever still meets a condition loses the game."""
    lost = [(seat, is_beaten(game, seat)) for seat in linked_players(frame)]
    beaten = [(seat, number) for seat, number in lost if number]
    if beaten:
        lose(game, tuple([seat for seat, _number in beaten]), beaten[0][1])


DEFEAT = Procedure(DEFEAT_PROCESS, "12-2d", "Defeat process", (lose_the_game,))


# 12-3. Ruler damage


@rule("12-3a")
def is_ruler_damage_left(game: Game) -> bool:
    """A ruler has damage that is not applied yet."""
    for numbers in game.state.numbers:
        if (
            numbers.get(ruler_damage.RULER_DAMAGE)
            or ruler_damage.RULER_DAMAGE_IGNORING_CNT in numbers
        ):
            return True
    return False


@step("12-3a")
def damage_to_rulers(game: Game, frame: Frame) -> None:
    """The current damage of rulers becomes processes in the gate (13-5)."""
    if is_ruler_damage_left(game):
        application.apply_ruler_damage(game)


# 12-4. Overlapping cards


def overlaps(game: Game) -> list[int]:
    """The attack, defense and set zones with two cards or more that were not put together."""
    cached = game.board_cache()
    found: list[int] | None = cached.get("overlaps")
    if found is None:
        zones = game.state.zones
        found = [
            zone
            for seat in (0, 1)
            if max(map(len, zones[_ROOM_FOR_ONE[seat]])) > 1
            for zone in (*z.front_row(game, seat), *z.set_zones(game, seat))
            if len(zones[zone]) > 1 and do_overlap(game, zone)
        ]
        cached["overlaps"] = found
    return found


# By seat: where the attack, defense and set zones lie among all zones
_ROOM_FOR_ONE: Final = tuple(
    [slice(seat * z.SIZE + z.ATTACK, seat * z.SIZE + z.FIELD) for seat in (0, 1)]
)


@rule("12-4a")
def do_overlap(game: Game, zone: int) -> bool:
    """Whether several cards are in a zone where only one stays, and were not told to lie on each
    other."""
    return len(overlapping_cards(game, zone)) > 1


@rule("14-18f-2c")
def overlapping_cards(game: Game, zone: int) -> list[int]:
    """The cards that overlap in a zone, but for the ruler of a geared-up pair: what lay in the
    defense zone overlaps with the pair."""
    state = game.state
    return [
        card
        for card in state.zones[zone]
        if not (u.is_ruler(state, card) and gear.is_geared_up(game, card))
    ]


@choice("12-4a")
def choose_to_stay(game: Game, frame: Frame) -> Decision | None:
    """Of cards put there last at the same time, the zone's owner chooses the one that stays."""
    vars = frame.vars
    active = game.state.turn_player
    for zone in sorted(overlaps(game), key=lambda zone: z.LAYOUT.seat[zone] != active):
        if zone not in vars["asked"]:
            there = overlapping_cards(game, zone)
            stamp = game.state.stamp
            latest = max([stamp[card] for card in there])
            options: tuple[Option, ...] = tuple(
                [("card", card) for card in there if stamp[card] == latest]
            )
            seat = z.LAYOUT.seat[zone]
            secret = z.is_set(zone) and len(options) > 1
            return Decision(seat, "overlap", options, "12-4a", secret=secret)
    return None


@choose_to_stay.then
def keep_chosen_to_stay(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The procedure remembers which card stays, and looks for the next overlap."""
    vars = frame.vars
    kept = int(chosen[0][1])
    zone = game.state.place[kept]
    vars["asked"] = (*vars["asked"], zone)
    others = [card for card in overlapping_cards(game, zone) if card != kept]
    vars["gone"] = (*vars["gone"], *others)
    frame.again()


# 12-5. Illegal charges


def has_stray_charges(game: Game) -> bool:
    """Whether a charge is linked to no card, or to several."""
    zones = game.state.zones
    if not zones[z.charge_of(0)] and not zones[z.charge_of(1)]:
        return False
    return bool(stray_charges(game)) or bool(several_hosts(game))


@rule("12-5a")
def stray_charges(game: Game) -> list[int]:
    """Cards in charge zones that are linked to no card in another zone."""
    return [
        card
        for seat in (0, 1)
        for card in game.state.zones[z.charge_of(seat)]
        if charges.charged_by(game, card) < 0 and not is_waited_for(game, card)
    ]


@rule("12-5a-1")
def is_waited_for(game: Game, charge: int) -> bool:
    """A charge of a card that has left stays while an ability which that set off, and which
    speaks of charges, waits to be played or resolved."""
    ref = links.linked_with(game, "charge", charge)
    if ref is None:
        return False
    state = game.state
    waiting = [(each.source, each.identity, each.term) for each in state.standby]
    in_gate = [
        (each.vars["card"], each.vars["identity"], each.vars["term"])
        for each in state.stack
        if each.procedure == "resolve ability"
    ]
    for card, identity, term in (*waiting, *in_gate):
        if (card, identity) == ref and speaks_of_charges(term):
            return True
    return False


@lru_cache(4096)
def speaks_of_charges(term: Any) -> bool:
    """Whether the text of an ability refers to the charges of a card."""
    charges = (t.Under, v.ChargesOn, v.HasCharges)
    return any([isinstance(each, charges) for each in t.walk(term)])


@rule("12-5b")
def several_hosts(game: Game) -> list[list[Effect]]:
    """The links of each charge that is linked to two or more cards in other zones."""
    found: dict[int, list[Effect]] = {}
    for each in links.links(game, "charge"):
        if each.cards and game.state.is_current(each.cards[0]):
            found.setdefault(each.source, []).append(each)
    return [of_one for of_one in found.values() if len(of_one) > 1]


@choice("12-5b")
def choose_host(game: Game, frame: Frame) -> Decision | None:
    """Of the cards it was linked to last, the charge zone's owner chooses one."""
    for of_one in several_hosts(game) if game.state.effects else ():
        latest = max([each.stamp for each in of_one])
        options: tuple[Option, ...] = tuple(
            [("card", each.cards[0][0]) for each in of_one if each.cards and each.stamp == latest]
        )
        seat = z.LAYOUT.seat[game.state.place[of_one[0].source]]
        return Decision(seat, "charge", options, "12-5b")
    return None


@choose_host.then
def sever_other_links(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """To the others it is not linked any more."""
    state = game.state
    kept = state.ref(int(chosen[0][1]))
    gone = [each.id for each in several_hosts(game)[0] if each.cards != (kept,)]
    game.keep_effects([each for each in state.effects if each.id not in gone])
    frame.again()


@step("12-1b")
def all_at_once(game: Game, frame: Frame) -> None:
    """Overlapping cards and stray charges go to their owners' graveyards, all together."""
    gone = [to_graveyard(game, card, "rule").under("12-4a") for card in frame.vars["gone"]]
    gone += [to_graveyard(game, card, "rule").under("12-5a") for card in stray_charges(game)]
    if gone:
        game.do(*gone)


# 12-6. Exceeding the in-play level cap

LEAST_LEVEL: Final = 1  # of a unit that is chosen to go: 12-6b, 12-6b-1, 12-6c


def players_over_level_cap(game: Game) -> list[int]:
    """The players whose units' levels together exceed what their ruler allows."""
    cached = values.value_cache(game)
    found: list[int] | None = cached.get("over level cap")
    if found is None:
        found = cached["over level cap"] = [
            seat for seat in (0, 1) if exceeds_level_cap(game, seat)
        ]
    return found


@rule("12-6a-1")
def exceeds_level_cap(game: Game, seat: int) -> bool:
    """The levels of a player's units come to more than the ruler's in-play level cap, and one
    of them can go."""
    cap = rulers_level_cap(game, seat)
    if cap >= INFINITE:
        return False
    levels = [game.value(unit, "level") for unit in u.units(game, seat)]
    return bool(sum(levels) > cap) and max(levels, default=0) >= LEAST_LEVEL


@rule("12-6a")
def rulers_level_cap(game: Game, seat: int) -> int:
    """What the ruler says; most say nothing."""
    ruler = u.ruler_of(game, seat)
    return int(game.value(ruler, "level cap")) if ruler >= 0 else INFINITE


@choice("12-6a-1")
def choose_over_level_cap(game: Game, frame: Frame) -> Decision | None:
    """Whoever is above it chooses a unit of level 1 or more."""
    over = players_over_level_cap(game)
    if not over:
        return None
    asked = [game.master(unit) for unit in frame.vars["over"]]
    for seat in (game.state.turn_player, 1 - game.state.turn_player):
        if seat in over and seat not in asked:
            able = who_may_go(game, seat)
            options: tuple[Option, ...] = tuple([("card", unit) for unit in able])
            return Decision(seat, "level cap", options, "12-6a-1")
    return None


@choose_over_level_cap.then
def keep_chosen_to_go(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The procedure remembers which unit goes, and asks the other player."""
    frame.vars["over"] = (*frame.vars["over"], int(chosen[0][1]))
    frame.again()


@step("12-6a-1")
def chosen_units_go(game: Game, frame: Frame) -> None:
    """The units that were chosen go to their owners' graveyards."""
    gone = frame.vars["over"]
    if gone:
        game.do(*[to_graveyard(game, unit, "rule") for unit in gone])


def who_may_go(game: Game, seat: int) -> list[int]:
    """The units of which one has to go."""
    units = u.units(game, seat)
    able = [unit for unit in units if game.value(unit, "level") >= LEAST_LEVEL]
    if not has_arrived(game, seat):
        return anyone(able)
    latest = latest_to_enter(game, units)
    if are_too_much(game, seat, latest):
        return [unit for unit in able if unit in latest]
    return not_the_latest(able, latest) or able


def latest_to_enter(game: Game, units: list[int]) -> list[int]:
    """The units that entered play most recently: those of the highest identity, and others
    that entered at the same time."""
    state = game.state
    stamp = state.stamp
    newest = max(units, key=state.identity.__getitem__)
    return [unit for unit in units if stamp[unit] == stamp[newest]]


@rule("12-6b")
def not_the_latest(able: list[int], latest: list[int]) -> list[int]:
    """The unit that entered play most recently does not go, if another can."""
    return [unit for unit in able if unit not in latest]


@rule("12-6b-1")
def are_too_much(game: Game, seat: int, latest: list[int]) -> bool:
    """Several that entered at the same time and are too much by themselves: one of them goes."""
    total = sum([game.value(unit, "level") for unit in latest])
    return len(latest) > 1 and bool(total > rulers_level_cap(game, seat))


@rule("12-6c")
def anyone(able: list[int]) -> list[int]:
    """If no unit's entering is the reason, any unit may be chosen."""
    return able


# Whether a unit's entering is the reason: one has entered since the levels were found to be


# within the cap.

# Whether a unit's entering is the reason: one has entered since the levels were found to be
# within the cap.
ARRIVED: Final = ("arrived 0", "arrived 1")


def note_arrival(game: Game, seat: int) -> None:
    """A unit has entered play, and the levels have not been looked at since."""
    if rulers_level_cap(game, seat) < INFINITE:
        game.state.happened[ARRIVED[seat]] = 1


def has_arrived(game: Game, seat: int) -> bool:
    """Whether a unit has entered since the levels were found to be within the cap."""
    return ARRIVED[seat] in game.state.happened


def forget_arrivals(game: Game) -> None:
    """No rules effect is due: whoever has entered so far is not too much."""
    happened = game.state.happened
    if ARRIVED[0] in happened or ARRIVED[1] in happened:
        happened.pop(ARRIVED[0], None)
        happened.pop(ARRIVED[1], None)


# 12-1b. The order of rules effects

# 12-1b-1: of these two, ruler damage first; 12-1b-2: overlapping cards before the level cap.
TO_THE_GATE: Final = fact(
    "12-1b-1", (damage_to_rulers, defeats), without=(defeats, damage_to_rulers)
)

OVERLAPS: Final = (choose_to_stay, choose_host, all_at_once)
LEVELS: Final = (choose_over_level_cap, chosen_units_go)
ON_THE_TABLE: Final = fact("12-1b-2", (*OVERLAPS, *LEVELS), without=(*LEVELS, *OVERLAPS))
RULES_EFFECTS = Procedure("rules effects", "12-1", "Rules effects", (*TO_THE_GATE, *ON_THE_TABLE))
