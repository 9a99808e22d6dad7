"""12. Rules effects: what the rules themselves do, at each system process, in a fixed order:
ruler damage before defeat, overlapping cards and stray charges together before the level cap."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

from headjudge.games.gateruler import charges, defeat, gear, level_cap, ruler_damage
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.moving import to_graveyard
from headjudge.kernel import links
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Frame
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule


@rule("12-1a", without=False)
def are_due(game: Game) -> bool:
    """Whether the circumstances are there that any of them is about."""
    return (
        ruler_damage.is_due(game)
        or bool(defeat.due(game))
        or bool(overlaps(game))
        or has_stray_charges(game)
        or bool(level_cap.exceeded(game))
    )


def carry_out(game: Game) -> None:
    game.call("rules effects", gone=(), asked=(), over=())


# 12-2. Player defeat


@step("12-2c")
def defeats(game: Game, frame: Frame) -> None:
    """Defeat processes go into the gate."""
    if defeat.due(game):
        defeat.add_process(game)


# 12-3. Ruler damage


@step("12-3a")
def damage_to_rulers(game: Game, frame: Frame) -> None:
    """The current damage of rulers becomes processes in the gate (13-5)."""
    if ruler_damage.is_due(game):
        ruler_damage.apply(game)


# 12-4. Overlapping cards


def overlaps(game: Game) -> list[int]:
    """The attack, defense and set zones with two cards or more that were not put together."""
    notes = game.board_notes()
    found: list[int] | None = notes.get("overlaps")
    if found is None:
        zones = game.state.zones
        found = [
            zone
            for seat in (0, 1)
            if max(map(len, zones[_ROOM_FOR_ONE[seat]])) > 1
            for zone in (*z.front_row(game, seat), *z.set_zones(game, seat))
            if len(zones[zone]) > 1 and are_to_part(game, zone)
        ]
        notes["overlaps"] = found
    return found


# By seat: where the attack, defense and set zones lie among all zones
_ROOM_FOR_ONE: Final = tuple(
    [slice(seat * z.SIZE + z.ATTACK, seat * z.SIZE + z.FIELD) for seat in (0, 1)]
)


@rule("12-4a", without=False)
def are_to_part(game: Game, zone: int) -> bool:
    """Only one card stays in such a zone, unless the cards were told to lie on each other."""
    return len(apart(game, zone)) > 1


def apart(game: Game, zone: int) -> list[int]:
    """The cards of a zone, but for the ruler of a geared-up pair."""
    state = game.state
    if not ALSO_UNDER_A_PAIR and gear.is_taken(game, zone):
        return []
    return [
        card
        for card in state.zones[zone]
        if not (u.is_ruler(state, card) and gear.is_geared_up(game, card))
    ]


# 14-18f-2c: a card that was in the defense zone of a geared-up pair overlaps with it
ALSO_UNDER_A_PAIR: Final[bool] = fact("14-18f-2c", True, without=False)


@choice("12-4a")
def choose_to_stay(game: Game, frame: Frame) -> Decision | None:
    """Of cards put there last at the same time, the zone's owner chooses the one that stays."""
    vars = frame.vars
    active = game.state.turn_player
    for zone in sorted(overlaps(game), key=lambda zone: z.LAYOUT.seat[zone] != active):
        if zone not in vars["asked"]:
            there = apart(game, zone)
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
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    kept = int(chosen[0][1])
    zone = game.state.place[kept]
    vars["asked"] = (*vars["asked"], zone)
    vars["gone"] = (*vars["gone"], *[card for card in apart(game, zone) if card != kept])
    frame.again()


# 12-5. Illegal charges


def has_stray_charges(game: Game) -> bool:
    zones = game.state.zones
    if not zones[z.charge_of(0)] and not zones[z.charge_of(1)]:
        return False
    return bool(stray_charges(game)) or bool(several_hosts(game))


@rule("12-5a", without=())
def stray_charges(game: Game) -> list[int]:
    """Cards in charge zones that are linked to no card in another zone."""
    return [
        card
        for seat in (0, 1)
        for card in game.state.zones[z.charge_of(seat)]
        if charges.charged_by(game, card) < 0 and not is_waited_for(game, card)
    ]


@rule("12-5a-1", without=False)
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
    if isinstance(term, t.Under | v.ChargesOn | v.HasCharges):
        return True
    if isinstance(term, tuple):
        inside = term
    elif isinstance(term, t.Term):
        inside = tuple([getattr(term, each.name) for each in fields(term)])
    else:
        return False
    return any([speaks_of_charges(each) for each in inside])


@rule("12-5b", without=())
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
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """To the others it is not linked any more."""
    state = game.state
    kept = state.ref(int(chosen[0][1]))
    gone = [each.id for each in several_hosts(game)[0] if each.cards != (kept,)]
    state.effects = [each for each in state.effects if each.id not in gone]
    state.revision += 1
    frame.again()


@step("12-1b")
def all_at_once(game: Game, frame: Frame) -> None:
    """Overlapping cards and stray charges go to their owners' graveyards, all together."""
    gone = [to_graveyard(game, card, "rule").under("12-4a") for card in frame.vars["gone"]]
    gone += [to_graveyard(game, card, "rule").under("12-5a") for card in stray_charges(game)]
    if gone:
        game.do(*gone)


# 12-6. Exceeding the in-play level cap


@choice("12-6a-1")
def over_the_cap(game: Game, frame: Frame) -> Decision | None:
    """Whoever is above it chooses a unit of level 1 or more."""
    over = level_cap.exceeded(game)
    if not over:
        return None
    asked = [game.master(unit) for unit in frame.vars["over"]]
    for seat in (game.state.turn_player, 1 - game.state.turn_player):
        if seat in over and seat not in asked:
            able = level_cap.who_may_go(game, seat)
            options: tuple[Option, ...] = tuple([("card", unit) for unit in able])
            return Decision(seat, "level cap", options, "12-6a-1")
    return None


@over_the_cap.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["over"] = (*frame.vars["over"], int(chosen[0][1]))
    frame.again()


@step("12-6a-1")
def chosen_units_go(game: Game, frame: Frame) -> None:
    """The units that were chosen go to their owners' graveyards."""
    gone = frame.vars["over"]
    if gone:
        game.do(*[to_graveyard(game, unit, "rule") for unit in gone])


# 12-1b-1: of these two, ruler damage first; 12-1b-2: overlapping cards before the level cap.
TO_THE_GATE: Final = fact(
    "12-1b-1", (damage_to_rulers, defeats), without=(defeats, damage_to_rulers)
)
OVERLAPS: Final = (choose_to_stay, choose_host, all_at_once)
LEVELS: Final = (over_the_cap, chosen_units_go)
ON_THE_TABLE: Final = fact("12-1b-2", (*OVERLAPS, *LEVELS), without=(*LEVELS, *OVERLAPS))

RULES_EFFECTS = Procedure("rules effects", "12-1", "Rules effects", (*TO_THE_GATE, *ON_THE_TABLE))
