"""9. Rule actions: losing, overloaded circles, illegal guardians, no vanguard, damage.

They are looked for at check timings only (9.1.2); the damage process comes when no other
is due (9.6.1).
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c01_outline import lose_by_rule_action
from headjudge.games.vanguard.c02_cards.trigger_icons import resolve_icon
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c03_basics.sources import NO_SOURCE
from headjudge.games.vanguard.c03_basics.units import vanguard_damage
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions.damage import hear_damage_check
from headjudge.games.vanguard.c10_actions.moving import sending, to_drop
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import fact, rule

NEVER: Final = 1 << 30


# 9.1. Rule actions in general


@rule("9.1.1")
def carry_out(game: Game) -> None:
    """The game carries them out by itself."""
    game.call("rule actions", stay=(), rides=())


@rule("9.1.2")
def are_due(game: Game) -> bool:
    """Whether a check timing finds anything to do, as things are now. They are looked for
    there and nowhere else."""
    cached = game.derived().cache
    quiet = cached.get("quiet")
    if quiet is None:
        quiet = cached["quiet"] = is_quiet(game)
    if quiet and not illegal_guardians(game):
        return False
    return others_are_due(game) or is_damage_due(game)


def is_quiet(game: Game) -> bool:
    """Whether a glance shows that nothing can be due but for illegal guardians: one vanguard
    each, no damage to deal, no circle with two cards, and nobody near losing."""
    zones = game.state.zones
    host = game.state.host
    for vanguard, damage, deck, circles in _GLANCE:
        vanguards = zones[vanguard]
        if (
            (len(vanguards) != 1 and len([card for card in vanguards if host[card] < 0]) != 1)
            or len(zones[damage]) >= LOSING_DAMAGE
            or len(zones[deck]) <= LOSING_DECK
            or max(map(len, zones[circles])) > 1
        ):
            return False
    return not is_damage_due(game)


# By seat: the vanguard circle, damage zone and deck, and the rear-guard circles.
_GLANCE: Final = tuple(
    [
        (
            z.vanguard_circle(seat), z.damage_of(seat), z.deck_of(seat), z.CIRCLES[seat],
        )
        for seat in (0, 1)
    ]
)  # fmt: skip


def others_are_due(game: Game) -> bool:
    """Whether any other than the damage process is."""
    return bool(losers(game) or without_vanguard(game) or moving_events(game, ()))


def moving_events(game: Game, stay: tuple[int, ...]) -> list[Event]:
    """The events that overload and illegal guardians come to; 1.3.3: what is forbidden is not
    due."""
    events = overload_events(game, stay)
    for card in illegal_guardians(game):
        event = to_drop(game, card, "rule")
        events += [] if event is None else [event.under("9.4.1")]
    if not game.survey.guarded_kinds:
        return events
    return [event for event in events if not is_forbidden(game, event)]


# 9.1.2: none interrupts
INTERRUPT = Procedure("interrupt", "9.1.2", "Interrupting rule actions", ())


@step("9.1.3")
def perform_together(game: Game, frame: Frame) -> None:
    """All that are due are carried out at the same time."""
    events = [
        *moving_events(game, frame.vars["stay"]), *ride_events(game, frame.vars["rides"]),
    ]  # fmt: skip
    frame.vars["done"] = bool(events)
    if events:
        game.do(*events)


# 9.2. Losing the game


@step("9.2.1")
def lose(game: Game, frame: Frame) -> None:
    """Whoever meets a losing condition loses."""
    found = losers(game)
    if found:
        lose_by_rule_action(game, tuple([seat for seat, _number in found]), found[0][1])


def losers(game: Game) -> list[tuple[int, str]]:
    """The players who lose now, and by which rule; 1.3.3: unless an effect forbids it."""
    found: list[tuple[int, str]] = []
    for seat in (0, 1):
        number = losing_condition(game, seat)
        if number and not is_forbidden(game, Event("lose", seat, cause=number)):
            found.append((seat, number))
    return found


def losing_condition(game: Game, seat: int) -> str:
    """The rule by which a player loses now, or none."""
    zones = game.state.zones
    first = seat * z.SIZE
    if len(zones[first + z.DAMAGE]) >= LOSING_DAMAGE:
        return "9.2.2"
    if len(zones[first + z.DECK]) <= LOSING_DECK:
        return "9.2.3"
    if not zones[first + z.SOUL] and has_nobody(game, seat):
        return "9.2.4"
    return ""


# 9.2.2, and the same in 1.2.2.1 and 4.8.3: with so many cards in the damage zone
LOSING_DAMAGE: Final[int] = fact(
    "9.2.2", fact("1.2.2.1", fact("4.8.3", 6, without=NEVER), without=NEVER), without=NEVER
)

# 9.2.3, and the same in 1.2.2.2: with so few cards in the deck
LOSING_DECK: Final[int] = fact("9.2.3", fact("1.2.2.2", 0, without=-1), without=-1)


@rule("9.2.4", "9.5.1.1")
def has_nobody(game: Game, seat: int) -> bool:
    """No vanguard, and nothing in the soul to become one."""
    return not u.vanguards_on(game, seat)


# 9.3. Too many units on a circle

# Units of which only one stays, and the rule by which it is chosen of several last placed
Overload = tuple[str, list[int]]


@rule("4.6.8.2")
def overloaded(game: Game) -> list[Overload]:
    """The units of each circle with too many, of which one stays; the turn player's circles
    first."""
    found: list[Overload] = []
    for seat in (game.state.turn_player, 1 - game.state.turn_player):
        found.extend(on_vanguard_circle(game, seat))
        found.extend(on_rear_guard_circles(game, seat))
    return found


@rule("3.9.1.1")
def on_vanguard_circle(game: Game, seat: int) -> list[Overload]:
    """Several units on the vanguard circle that are not one legion."""
    if len(game.state.zones[z.vanguard_circle(seat)]) < 2:
        return []
    there = u.vanguards_on(game, seat)
    if len(there) < 2:
        return []
    mates = [card for card in there if u.is_mate(game, card)]
    leaders = [card for card in there if card not in mates]
    if not mates:
        return too_many_vanguards(there)
    if len(leaders) > 1:
        return beside_a_legion(there)
    return too_many_mates(mates)


@rule("9.3.1")
def too_many_vanguards(there: list[int]) -> list[Overload]:
    """Units that are in no legion: the one last placed stays."""
    return [("9.3.3", there)]


@rule("9.3.2")
def too_many_mates(mates: list[int]) -> list[Overload]:
    """Mates of one leader: the one last placed stays."""
    return [("9.3.4", mates)] if len(mates) > 1 else []


# Where several were placed last at the same time, their player chooses: of units in no legion
# (9.3.3), of mates (9.3.4), of a legion and others (9.3.5), of rear-guards (9.3.7)
CHOSEN: Final[tuple[str, ...]] = (
    *fact("9.3.3", ("9.3.3",), without=()),
    *fact("9.3.4", ("9.3.4",), without=()),
    "9.3.5",
    *fact("9.3.7", ("9.3.7",), without=()),
)


@choice("9.3.3")
def choose_which_stays(game: Game, frame: Frame) -> Decision | None:
    """The player chooses which of several units stays that were placed last together."""
    for number, cards in overloaded(game):
        last = last_placed(game, cards) if number in CHOSEN else []
        if len(last) > 1 and not [card for card in last if card in frame.vars["stay"]]:
            options: tuple[Option, ...] = tuple([("card", card) for card in last])
            seat = z.LAYOUT.seat[game.state.place[last[0]]]
            return Decision(seat, "overload", options, number)
    return None


@choose_which_stays.then
def keep_who_stays(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the unit that stays."""
    frame.vars["stay"] = (*frame.vars["stay"], int(chosen[0][1]))
    frame.again()


@rule("9.3.5")
def beside_a_legion(there: list[int]) -> list[Overload]:
    """A legion and another unit: one of those last placed stays."""
    return [("9.3.5", there)]


@rule("9.3.6", "3.10.1.1")
def on_rear_guard_circles(game: Game, seat: int) -> list[Overload]:
    """Several units on one rear-guard circle: only the one last placed stays."""
    zones = game.state.zones
    there = [u.units_on(game, zone) for zone in z.rear_guard_circles(seat) if len(zones[zone]) > 1]
    return [("9.3.7", cards) for cards in there if len(cards) > 1]


def last_placed(game: Game, cards: list[int]) -> list[int]:
    """The units that were placed last, of which one stays."""
    latest = max([game.state.stamp[card] for card in cards])
    return [card for card in cards if game.state.stamp[card] == latest]


def overload_events(game: Game, stay: tuple[int, ...]) -> list[Event]:
    """Units that do not stay go to the soul from the vanguard circle, else to the drop zone."""
    events: list[Event] = []
    for number, cards in overloaded(game):
        last = last_placed(game, cards)
        stays = ([card for card in last if card in stay] or last)[0]
        for card in cards:
            if card != stays:
                event: Event | None
                if game.state.place[card] % z.SIZE == z.VANGUARD:
                    zone = z.soul_of(game.state.owner[card])
                    event = sending(game, card, zone, "rule", NO_SOURCE)
                else:
                    event = to_drop(game, card, "rule", NO_SOURCE)
                events += [] if event is None else [event.under(LAST_STAYS.get(number, number))]
    return events


# Where one was placed last it stays by another rule than where one of several is chosen.
LAST_STAYS: Final = {"9.3.3": "9.3.1", "9.3.4": "9.3.2", "9.3.7": "9.3.6"}


# 9.4. Stray guardians


@rule("9.4.1")
def illegal_guardians(game: Game) -> list[int]:
    """Units on guardian circles outside the battle phase, and outside a battle that a text
    brought about (10.34)."""
    zones = game.state.zones
    there = zones[z.GUARDIAN], zones[z.SIZE + z.GUARDIAN]
    if there == NO_GUARDIANS or game.is_under_way("battle phase") or game.is_under_way("battle"):
        return []
    return [*there[0], *there[1]]


NO_GUARDIANS: Final[tuple[tuple[int, ...], tuple[int, ...]]] = ((), ())


# 9.5. No vanguard


@rule("9.5.1")
def without_vanguard(game: Game) -> list[int]:
    """The players who have no vanguard, but a soul."""
    zones = game.state.zones
    return [
        seat
        for seat in (game.state.turn_player, 1 - game.state.turn_player)
        if zones[z.soul_of(seat)] and not u.vanguards_on(game, seat)
    ]


@choice("9.5.1")
def choose_from_soul(game: Game, frame: Frame) -> Decision | None:
    """Whoever has no vanguard chooses a card of the soul."""
    chosen = [z.LAYOUT.seat[game.state.place[card]] for card in frame.vars["rides"]]
    for seat in without_vanguard(game):
        if seat not in chosen:
            options: tuple[Option, ...] = tuple(
                [("card", card) for card in game.state.zones[z.soul_of(seat)]]
            )
            return Decision(seat, "vanguard from soul", options, "9.5.1")
    return None


@choose_from_soul.then
def keep_who_rides(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the card that will be the vanguard."""
    frame.vars["rides"] = (*frame.vars["rides"], int(chosen[0][1]))
    frame.again()


def ride_events(game: Game, cards: tuple[int, ...]) -> list[Event]:
    """Cards of the soul ride: a superior ride, since nothing is played (10.6.1.1)."""
    found: list[Event] = []
    for card in cards:
        seat = z.LAYOUT.seat[game.state.place[card]]
        tags = ("superior", "soul")
        ridden = Event("place", seat, card, z.vanguard_circle(seat), cause="ride", tags=tags)
        found.append(ridden.under("9.5.1"))
    return found


# 9.6. Damage process


@rule("9.6.1", "10.33.2")
def is_damage_due(game: Game) -> bool:
    """Whether any vanguard has vanguard damage."""
    return vanguard_damage(game, 0) > 0 or vanguard_damage(game, 1) > 0


@step("9.6.1")
def process_damage(game: Game, frame: Frame) -> None:
    """With no other due, the damage process of one vanguard."""
    if not frame.vars["done"] and is_damage_due(game):
        game.call("damage process", seat=whose_process(game), card=-1)


@rule("9.6.1.1")
def whose_process(game: Game) -> int:
    """The player whose vanguard has its damage process now: of two with damage the turn player's
    comes first, and the other's at the next look."""
    first = game.state.turn_player
    return first if vanguard_damage(game, first) > 0 else 1 - first


@step("9.6.2")
def reduce_by_one(game: Game, frame: Frame) -> None:
    """Reduce the damage that is left by one."""
    game.add_number(frame.vars["seat"], "damage", -1)


@step("9.6.3")
def reveal_top_card(game: Game, frame: Frame) -> None:
    """The top card of the deck goes to the trigger zone, face up."""
    seat = frame.vars["seat"]
    deck = game.state.zones[z.deck_of(seat)]
    frame.vars["card"] = deck[0] if deck else -1
    if deck:
        game.do(Event("put", seat, deck[0], z.trigger_of(seat), 0, cause="damage check"))


@step("9.6.4")
def damage_check(game: Game, frame: Frame) -> None:
    """That is a damage check."""
    if is_in_trigger_zone(game, frame) and "damage check" in game.survey.heard_kinds:
        hear_damage_check(game, frame)


@step("9.6.5")
def resolve_damage_trigger(game: Game, frame: Frame) -> None:
    """The trigger icon of the revealed card works for a player with a unit of its clan."""
    if is_in_trigger_zone(game, frame):
        resolve_icon(game, frame.vars["seat"], frame.vars["card"])


@step("9.6.6")
@rule("4.10.3")
def into_damage_zone(game: Game, frame: Frame) -> None:
    """The revealed card goes to the damage zone, if it is still in the trigger zone."""
    card = frame.vars["card"]
    if is_in_trigger_zone(game, frame):
        zone = z.owners_area(game, card, "damage")
        game.do(Event("put", frame.vars["seat"], card, zone, 0, cause="damage check"))
    end_with_check(game)


def end_with_check(game: Game) -> None:
    """End what a text says of one damage check, when its card has left the trigger zone."""
    if [each for each in game.state.effects if each.until == "damage check"]:
        game.expire("damage check")


def is_in_trigger_zone(game: Game, frame: Frame) -> bool:
    """Whether the revealed card is still in the trigger zone."""
    card = frame.vars["card"]
    return bool(card >= 0 and game.state.place[card] == z.trigger_of(frame.vars["seat"]))


@step("9.6.7")
def until_none_is_left(game: Game, frame: Frame) -> None:
    """While there is vanguard damage, again."""
    if vanguard_damage(game, frame.vars["seat"]) > 0:
        game.go(frame, "9.6.2")


DAMAGE_PROCESS = Procedure(
    "damage process", "9.6", "Damage process",
    (
        reduce_by_one, reveal_top_card, damage_check, resolve_damage_trigger, into_damage_zone,
        until_none_is_left,
    ),
)  # fmt: skip

RULE_ACTIONS = Procedure(
    "rule actions", "9.1", "Rule actions",
    (lose, choose_which_stays, choose_from_soul, perform_together, process_damage),
)  # fmt: skip

PROCEDURES: Final = (RULE_ACTIONS, INTERRUPT, DAMAGE_PROCESS)
