"""7.4. Attack step: the attacking unit, the units being attacked, and the boosting unit.

Who is in which role, and for how long, is in `roles.py`; battles by a text are 10.20 and 10.34.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import masters, timings
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import circles
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c07_battle.roles import count_battle
from headjudge.games.vanguard.c10_actions import attack_by_effect
from headjudge.games.vanguard.c10_actions.legion import add_up, attacks_along
from headjudge.games.vanguard.c10_actions.locking import has_orientation
from headjudge.games.vanguard.c11_keywords.icons import can_boost
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount, Cards
from headjudge.kernel.state import Event, Frame
from headjudge.language import terms as t
from headjudge.language.active import applies_to
from headjudge.language.book import Context
from headjudge.language.evaluate import objects, times
from headjudge.rulebook.citation import rule

CLOSE_STEP: Final = "7.8.1.1"


@step("7.4.1.1")
@rule("7.2.1", "7.4.1")
def battle_begins(game: Game, frame: Frame) -> None:
    """The battle begins."""
    count_battle(game)
    roles.begin(game, frame)


@step("7.4.1.2")
def attack_step_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the attack step stand by."""
    timings.begins(game, "attack step")
    timings.check(game)


# 7.4.1.3 to 7.4.1.5. The attacking unit


def refusal(game: Game, card: int) -> str | None:
    """The rule that forbids a unit to attack, or None. What it needs besides, `candidates`
    looks for."""
    if not has_orientation(game, card):
        return "10.22.4"
    if game.state.rest[card]:
        return "7.4.1.3"
    if not circles.is_front(game.state.place[card]) and not attacks_from_back(game, card):
        return "7.4.1.3"
    return attack_by_effect.refusal(game, card)


def attacks_from_back(game: Game, card: int) -> bool:
    """1.3.1. Whether a text lets a unit attack from the back row."""
    return "AttacksFromBack" in game.survey.features and applies_to(game, "AttacksFromBack", card)


def possible_attackers(game: Game, seat: int) -> list[int]:
    """The units that a player can attack with."""
    units = [*u.vanguards(game, seat), *u.rear_guards(game, seat)]
    return [card for card in units if refusal(game, card) is None]


@choice("7.4.1.3")
def choose_attacker(game: Game, frame: Frame) -> Decision | None:
    """Ask for one standing unit of the front row, unless a text has specified the attacker
    (10.34)."""
    if frame.vars["specified"]:
        return None
    seat = game.state.turn_player
    options: tuple[Option, ...] = tuple([("card", card) for card in possible_attackers(game, seat)])
    return Decision(seat, "attacker", options, "7.4.1.3") if options else None


@choose_attacker.then
def specify_attacker(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen unit is specified as the attacking unit."""
    frame.vars["specified"] = (game.state.ref(int(chosen[0][1])),)


@step("7.4.1.4.1")
def may_it_attack(game: Game, frame: Frame) -> None:
    """No attacker, or one that rests or cannot attack: on to the close step."""
    if not is_confirmed(game, frame):
        game.go(frame, CLOSE_STEP)


@rule("7.4.1.4")
def is_confirmed(game: Game, frame: Frame) -> bool:
    """The specified attacking unit is there, and may attack."""
    specified = frame.vars["specified"]
    return (
        bool(specified)
        and game.state.is_current(specified[0])
        and attack_by_effect.refusal(game, specified[0][0]) is None
    )


@step("7.4.1.5")
def rest_attacker(game: Game, frame: Frame) -> None:
    """The attacking unit rests; in a legion both do, and both attack (10.25.5)."""
    card = frame.vars["specified"][0][0]
    become_attacker(game, frame, card)
    rest = Event("rest", masters.master(game, card), card, cause="attack")
    game.do(rest if attacks_along(game, card) < 0 else rest.under("10.25.5"))


@rule("7.4.1.5.1")
def become_attacker(game: Game, frame: Frame, card: int) -> None:
    """From now to the close step it is the attacking unit."""
    other = attacks_along(game, card)
    roles.take(game, frame, "attacking", (card,) if other < 0 else (card, other))
    if other >= 0:
        add_up(game, frame, card, other)


# 7.4.1.6 to 7.4.1.8. The unit being attacked


def targets(game: Game, seat: int, attacker: int) -> list[int]:
    """The opponent's units that can be attacked: the vanguard, but no mate, and rear-guards
    of the front row."""
    place = game.state.place
    units = (*u.vanguards(game, 1 - seat), *u.rear_guards(game, 1 - seat))
    front = [card for card in units if circles.is_front(place[card])]
    return attackable(game, seat, attacker, front)


def could_battle(game: Game, seat: int, attacker: int) -> bool:
    """Whether there is a unit that this one could attack."""
    what = attack_by_effect.battles_by_text(game, attacker)
    if what is None:
        return bool(targets(game, seat, attacker))
    return bool(battled(game, seat, attacker, what))


@choice("7.4.1.6")
def choose_attacked(game: Game, frame: Frame) -> Decision | None:
    """Ask which of these units is attacked, unless a text has specified it."""
    if frame.vars["target"]:
        return None
    seat = game.state.turn_player
    attacker = frame.vars["specified"][0][0]
    among = frame.vars.get("among")  # 10.34: a text has said which
    battles = attack_by_effect.battles_by_text(game, attacker)
    if battles is not None and among is None:
        return choose_battled(game, frame, battles, attacker)
    if among is None:
        found = targets(game, seat, attacker)
    else:
        cards = [ref[0] for ref in among if game.state.is_current(ref)]
        found = attackable(game, seat, attacker, cards)
    options: tuple[Option, ...] = tuple([("card", card) for card in found])
    return Decision(seat, "attacked", options, "7.4.1.6") if options else None


def choose_battled(game: Game, frame: Frame, what: t.Object, attacker: int) -> Decision | None:
    """All of them, or as many as the text lets choose."""
    seat = game.state.turn_player
    found = battled(game, seat, attacker, what)
    options: tuple[Option, ...] = tuple([("card", card) for card in found])
    if not options:
        return None
    most = len(options)
    if isinstance(what, t.Pick):
        most = min(most, times(Context(game, attacker, seat), what.count))
    least = 1 if isinstance(what, t.Pick) else most
    return Decision(seat, "attacked", options, "7.4.1.6", least, most)


def battled(game: Game, seat: int, attacker: int, what: t.Object) -> list[int]:
    """The units that a text says this one battles, as far as they can be attacked."""
    cards = [card for card, _identity in objects(Context(game, attacker, seat), what)]
    return attackable(game, seat, attacker, cards)


@choose_attacked.then
def specify_attacked(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen units are specified as those being attacked."""
    frame.vars["target"] = tuple([game.state.ref(int(option[1])) for option in chosen])


@step("7.4.1.7.1")
def may_it_be_attacked(game: Game, frame: Frame) -> None:
    """Nothing to attack, or nobody left to attack it: on to the close step."""
    if not is_target_confirmed(game, frame):
        game.go(frame, CLOSE_STEP)


@rule("7.4.1.7")
def is_target_confirmed(game: Game, frame: Frame) -> bool:
    """The specified unit being attacked is there, and the attacking unit too."""
    target = frame.vars["target"]
    return (
        bool(target) and game.state.is_current(target[0]) and len(roles.attacking_units(game)) > 0
    )


@step("7.4.1.8")
def become_attacked(game: Game, frame: Frame) -> None:
    """From now to the close step it is the unit being attacked."""
    cards = [card for card, _identity in frame.vars["target"]]
    roles.take(game, frame, "attacked", (cards[0], *further(cards)))
    if game.log is not None:
        attacked = Cards(tuple([game.card_then(card) for card in cards]))
        attacking = roles.leader(game, roles.attacking_units(game))
        game.note("attack", game.state.turn_player, attacking, citing="7.4.1.6", cards=attacked)


@rule("7.4.1.8.5")
def further(cards: list[int]) -> list[int]:
    """All units that were chosen to be attacked are units being attacked."""
    return cards[1:]


def attackable(game: Game, seat: int, attacker: int, cards: list[int]) -> list[int]:
    """The cards among these that a unit can attack."""
    found = [card for card in cards if not cannot_be_attacked(game, card)]
    if game.survey.guarded_kinds.isdisjoint(ATTACK_EVENTS):
        return found
    return [
        card
        for card in found
        if not is_forbidden(game, Event("attacked", 1 - seat, card, tags=(attacker,)))
        and not is_forbidden(game, Event("attack", seat, attacker, tags=(card,)))
    ]


ATTACK_EVENTS: Final = ("attack", "attacked")


@rule("7.4.1.8.6", "10.25.8")
def cannot_be_attacked(game: Game, card: int) -> bool:
    """A mate is not attacked, not even by an effect: of a legion the leader's power counts."""
    return u.is_mate(game, card)


# 7.4.1.10. The boosting unit


def boosters(game: Game, seat: int) -> list[int]:
    """The standing unit with Boost behind the attacking unit, if there is one."""
    state = game.state
    found: list[int] = []
    for attacker in roles.attacking_units(game):
        circle = circles.behind(state.place[attacker])
        if circle >= 0:
            for card in u.units_on(game, circle):
                if card not in found and can_boost(game, seat, card, attacker):
                    found.append(card)
    return found


@choice("7.4.1.10")
def choose_booster(game: Game, frame: Frame) -> Decision | None:
    """The turn player may rest it to boost the attacking unit."""
    seat = game.state.turn_player
    found = boosters(game, seat)
    if not found:
        return None
    options: tuple[Option, ...] = (*[("boost", card) for card in found], PASS)
    return Decision(seat, "boost", options, "7.4.1.10")


@choose_booster.then
def keep_booster(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the unit that will boost, if the player has not passed."""
    if chosen[0] != PASS:
        frame.vars["booster"] = int(chosen[0][1])


@choice("7.4.1.10")
def choose_boosted(game: Game, frame: Frame) -> Decision | None:
    """The turn player chooses which unit of an attacking legion is boosted."""
    if "booster" not in frame.vars:
        return None
    seat = game.state.turn_player
    card = frame.vars["booster"]
    options: tuple[Option, ...] = tuple(
        [
            ("card", each)
            for each in roles.attacking_units(game)
            if can_boost(game, seat, card, each)
        ]
    )
    return Decision(seat, "boosted", options, "7.4.1.10")


@choose_boosted.then
def boost_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen unit of the attacking legion is boosted."""
    boost(game, frame, frame.vars.pop("booster"), int(chosen[0][1]))


@rule("7.4.1.10.1")
def boost(game: Game, frame: Frame, card: int, boosted: int) -> None:
    """A unit boosts the attacking unit until the close step has ended, and adds its power to it."""
    roles.take(game, frame, "boosting", (card,))
    roles.take(game, frame, "boosted", (boosted,))
    roles.add_power(game, frame, boosted, (card,), "power")
    if game.log is not None:
        target, power = game.card_then(boosted), Amount(game.value(card, "power"))
        game.note("boost", masters.master(game, card), card, target=target, amount=power)
    game.do(Event("rest", masters.master(game, card), card, cause="boost"))


# 7.4.1.12, 7.4.1.13. The end of the step


@step("7.4.1.12")
def attack_and_boost_are_heard(game: Game, frame: Frame) -> None:
    """Abilities about attacking, being attacked and boosting stand by, and a check timing
    occurs."""
    if not game.survey.heard_kinds.isdisjoint(ATTACKING):
        hear_attack(game)
    timings.check(game)


ATTACKING: Final = frozenset({"attack", "attacked", "boost", "boosted"})


def hear_attack(game: Game) -> None:
    """Abilities about attacking and being attacked stand by."""
    seat = game.state.turn_player
    attacking = tuple(roles.attacking_units(game))
    attacked = tuple(roles.attacked_units(game))
    boosting = tuple(roles.in_role(game, "boosting"))
    boosted = tuple(roles.in_role(game, "boosted"))
    game.do(
        *[Event("attack", seat, card, tags=attacked) for card in attacking],
        *[Event("attacked", 1 - seat, card, tags=attacking) for card in attacked],
        *[Event("boost", seat, card, tags=boosted) for card in boosting],
        *[Event("boosted", seat, card, tags=boosting) for card in boosted],
    )


@step("7.4.1.13")
def attack_step_ends(game: Game, frame: Frame) -> None:
    """After a check timing the guard step comes."""
    timings.check(game)


STEPS: Final = (
    battle_begins, attack_step_begins, choose_attacker, may_it_attack, rest_attacker,
    choose_attacked, may_it_be_attacked, become_attacked, choose_booster, choose_boosted,
    attack_and_boost_are_heard, attack_step_ends,
)  # fmt: skip
