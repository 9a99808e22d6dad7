"""7.4. Attack step."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import attack_by_text, dominate, roles
from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.timing import begins, check
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount, Cards
from headjudge.kernel.state import Event, Frame
from headjudge.language import terms as t
from headjudge.language.at_work import is_meant
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, objects, times
from headjudge.rulebook.citation import fact, rule

CLOSE_STEP: Final = "7.8.1.1"


@step("7.4.1.1")
def battle_begins(game: Game, frame: Frame) -> None:
    """The battle begins."""
    count_battle(game)
    roles.begin(game, frame)


@rule("7.1.2.1")
def count_battle(game: Game) -> None:
    """It counts as one from now on, even if it is cut short."""
    game.mark(("battle", game.state.turn_player))


@step("7.4.1.2")
def attack_step_begins(game: Game, frame: Frame) -> None:
    begins(game, "attack step")
    check(game)


# 7.4.1.3. The attacking unit


def refusal(game: Game, card: int) -> str | None:
    """The rule that forbids a unit to attack, or None. What it needs besides, `candidates`
    looks for."""
    if game.state.rest[card]:
        return "7.4.1.3"
    if not z.is_front(game.state.place[card]) and not attacks_from_back(game, card):
        return "7.4.1.3"
    return attack_by_text.refusal(game, card)


def attacks_from_back(game: Game, card: int) -> bool:
    """1.3.1. Whether a text lets a unit attack from the back row."""
    return "AttacksFromBack" in game.special and is_meant(game, "AttacksFromBack", card)


def candidates(game: Game, seat: int) -> list[int]:
    """The units that a player can attack with."""
    units = [*c.vanguards(game, seat), *c.rear_guards(game, seat)]
    return [card for card in units if refusal(game, card) is None]


@choice("7.4.1.3")
def choose_attacker(game: Game, frame: Frame) -> Decision | None:
    """One standing unit of the front row, unless a text has specified it (10.34)."""
    if frame.vars["specified"]:
        return None
    seat = game.state.turn_player
    options: tuple[Option, ...] = tuple([("card", card) for card in candidates(game, seat)])
    return Decision(seat, "attacker", options, "7.4.1.3") if options else None


@choose_attacker.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["specified"] = (game.state.ref(int(chosen[0][1])),)


@step("7.4.1.4.1")
def may_it_attack(game: Game, frame: Frame) -> None:
    """No attacker, or one that rests or cannot attack: on to the close step."""
    if not is_confirmed(game, frame):
        game.go(frame, CLOSE_STEP)


@rule("7.4.1.4", without=True)
def is_confirmed(game: Game, frame: Frame) -> bool:
    """The specified attacking unit is there, and may attack."""
    specified = frame.vars["specified"]
    return (
        bool(specified)
        and game.state.is_current(specified[0])
        and attack_by_text.refusal(game, specified[0][0]) is None
    )


@step("7.4.1.5")
def rest_attacker(game: Game, frame: Frame) -> None:
    """The attacking unit rests; in a legion both do, and both attack (10.25.5)."""
    card = frame.vars["specified"][0][0]
    become_attacker(game, frame, card)
    game.do(Event("rest", c.master(game, card), card, cause="attack"))


@rule("7.4.1.5.1")
def become_attacker(game: Game, frame: Frame, card: int) -> None:
    """From now to the close step it is the attacking unit."""
    other = attacks_along(game, card)
    roles.take(game, frame, "attacking", (card,) if other < 0 else (card, other))
    if other >= 0:
        add_up(game, frame, card, other)


@rule("10.25.5", without=-1)
def attacks_along(game: Game, card: int) -> int:
    """In a legion both attack; -1: it attacks alone."""
    return c.associate_of(game, card)


@rule("10.25.6")
def add_up(game: Game, frame: Frame, leader: int, mate: int) -> None:
    """The power of an attacking legion is the leader's and the mate's (and the booster's)
    together; it is compared once, and the leader's critical is dealt."""
    roles.add_power(game, frame, leader, (mate,), "power")


# 7.4.1.6. The unit being attacked


def targets(game: Game, seat: int, attacker: int) -> list[int]:
    """The opponent's units that can be attacked: the vanguard, but no mate, and rear-guards
    of the front row."""
    place = game.state.place
    units = (*c.vanguards(game, 1 - seat), *c.rear_guards(game, 1 - seat))
    front = [card for card in units if z.is_front(place[card])]
    return attack_by_text.attackable(game, seat, attacker, front)


@rule("10.20.1", "7.4.1.8.4")
def battles_by_text(game: Game, attacker: int) -> t.Object | None:
    """The units that a text of the attacking unit says it battles."""
    if "Battles" not in game.special:
        return None
    context = Context(game, attacker, c.master(game, attacker))
    for word in game.abilities(attacker).others.get("Battles", ()):
        if all_hold(context, word.while_):
            what: t.Object = word.what
            return what
    return None


def battled(game: Game, seat: int, attacker: int, what: t.Object) -> list[int]:
    """Of the units that a text speaks of, those that can be attacked."""
    cards = [card for card, _identity in objects(Context(game, attacker, seat), what)]
    return attack_by_text.attackable(game, seat, attacker, cards)


def could_battle(game: Game, seat: int, attacker: int) -> bool:
    """Whether there is a unit that this one could attack."""
    what = battles_by_text(game, attacker)
    if what is None:
        return bool(targets(game, seat, attacker))
    return bool(battled(game, seat, attacker, what))


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


@choice("7.4.1.6")
def choose_attacked(game: Game, frame: Frame) -> Decision | None:
    """One of them, unless a text has specified it."""
    if frame.vars["target"]:
        return None
    seat = game.state.turn_player
    attacker = frame.vars["specified"][0][0]
    among = frame.vars.get("among")  # 10.34: a text has said which
    battles = battles_by_text(game, attacker)
    if battles is not None and among is None:
        return choose_battled(game, frame, battles, attacker)
    if among is None:
        found = targets(game, seat, attacker)
    else:
        cards = [ref[0] for ref in among if game.state.is_current(ref)]
        found = attack_by_text.attackable(game, seat, attacker, cards)
    options: tuple[Option, ...] = tuple([("card", card) for card in found])
    return Decision(seat, "attacked", options, "7.4.1.6") if options else None


@choose_attacked.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["target"] = tuple([game.state.ref(int(option[1])) for option in chosen])


@step("7.4.1.7.1")
def may_it_be_attacked(game: Game, frame: Frame) -> None:
    """Nothing to attack, or nobody left to attack it: on to the close step."""
    if not is_target_confirmed(game, frame):
        game.go(frame, CLOSE_STEP)


@rule("7.4.1.7", without=True)
def is_target_confirmed(game: Game, frame: Frame) -> bool:
    """The specified unit being attacked is there, and the attacking unit too."""
    target = frame.vars["target"]
    return bool(target) and game.state.is_current(target[0]) and len(roles.attackers(game)) > 0


@step("7.4.1.8")
def become_attacked(game: Game, frame: Frame) -> None:
    """From now to the close step it is the unit being attacked."""
    cards = [card for card, _identity in frame.vars["target"]]
    roles.take(game, frame, "attacked", (cards[0], *further(cards)))
    if game.log is not None:
        attacked = Cards(tuple([game.card_then(card) for card in cards]))
        attacking = roles.leader(game, roles.attackers(game))
        game.note("attack", game.state.turn_player, attacking, citing="7.4.1.6", cards=attacked)


@rule("7.4.1.8.5", without=())
def further(cards: list[int]) -> list[int]:
    """If several were chosen, all of them are units being attacked."""
    return cards[1:]


# 7.4.1.10. Boosting


def boosters(game: Game, seat: int) -> list[int]:
    """The standing unit with Boost behind the attacking unit, if there is one."""
    state = game.state
    found: list[int] = []
    for attacker in roles.attackers(game):
        circle = z.behind(state.place[attacker])
        if circle >= 0:
            for card in c.units_on(game, circle):
                if card not in found and can_boost(game, seat, card, attacker):
                    found.append(card)
    return found


@rule("11.4.1", without=False)
def can_boost(game: Game, seat: int, card: int, attacker: int) -> bool:
    """A standing unit with the icon, that nothing forbids to boost; 10.35.6: and that is
    not dominated."""
    if game.state.rest[card] or "boost" not in game.value(card, "icons"):
        return False
    if c.master(game, card) != seat or not dominate.can_support(game, card):
        return False
    return not is_forbidden(game, Event("boost", seat, card, tags=(attacker,))) and not (
        is_forbidden(game, Event("boosted", seat, attacker, tags=(card,)))
    )


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
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] != PASS:
        frame.vars["booster"] = int(chosen[0][1])


@choice("7.4.1.10")
def choose_boosted(game: Game, frame: Frame) -> Decision | None:
    """Of an attacking legion it boosts either unit."""
    if "booster" not in frame.vars:
        return None
    seat = game.state.turn_player
    card = frame.vars["booster"]
    options: tuple[Option, ...] = tuple(
        [("card", each) for each in roles.attackers(game) if can_boost(game, seat, card, each)]
    )
    return Decision(seat, "boosted", options, "7.4.1.10")


@choose_boosted.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    boost(game, frame, frame.vars.pop("booster"), int(chosen[0][1]))


@rule("7.4.1.10.1")
def boost(game: Game, frame: Frame, card: int, boosted: int) -> None:
    """It is the boosting unit, and the attacking unit the boosted one, until the close step
    has ended; the power of the one is added to that of the other."""
    roles.take(game, frame, "boosting", (card,))
    roles.take(game, frame, "boosted", (boosted,))
    roles.add_power(game, frame, boosted, (card,), "power")
    if game.log is not None:
        target, power = game.card_then(boosted), Amount(game.value(card, "power"))
        game.note("boost", c.master(game, card), card, target=target, amount=power)
    game.do(Event("rest", c.master(game, card), card, cause="boost"))


@step("7.4.1.12")
def attack_and_boost_are_heard(game: Game, frame: Frame) -> None:
    """Abilities about attacking, being attacked and boosting stand by, and a check timing
    occurs."""
    if not game.heard.isdisjoint(ATTACKING):
        hear_attack(game)
    check(game)


ATTACKING: Final = frozenset({"attack", "attacked", "boost", "boosted"})


def hear_attack(game: Game) -> None:
    seat = game.state.turn_player
    attacking = tuple(roles.attackers(game))
    attacked = tuple(roles.attacked(game))
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
    """After a check timing the guard step comes, whatever has become of the two sides."""
    if is_cut_short(game):
        game.go(frame, CLOSE_STEP)
    check(game)


# 7.4.1.5.2, 7.4.1.8.1: a battle goes on though the attacking unit could not attack any more,
# and though the unit being attacked is gone
ENDS_IF_UNABLE: Final[bool] = fact("7.4.1.5.2", False, without=True)
ENDS_IF_GONE: Final[bool] = fact("7.4.1.8.1", False, without=True)


def is_cut_short(game: Game) -> bool:
    """Whether what has happened since they were chosen ends the battle."""
    if ENDS_IF_GONE and not roles.attacked(game):
        return True
    return ENDS_IF_UNABLE and bool(
        [card for card in roles.attackers(game) if attack_by_text.cannot_attack(game, card)]
    )


STEPS: Final = fact(
    "7.4.1",
    (
        battle_begins, attack_step_begins, choose_attacker, may_it_attack, rest_attacker,
        choose_attacked, may_it_be_attacked, become_attacked, choose_booster,
        choose_boosted, attack_and_boost_are_heard, attack_step_ends,
    ),
    without=(),
)  # fmt: skip
