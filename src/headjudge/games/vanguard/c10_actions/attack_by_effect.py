"""10.20, 10.34. Battles and attacks that a text brings about.

What a text asks for waits on the stack until the effects under way have been carried out,
and the battle under way has ended.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c07_battle import attack_step, roles
from headjudge.games.vanguard.c10_actions.domination import ASKED_FOR, end_with_attack
from headjudge.games.vanguard.c10_actions.legion import cannot_lead
from headjudge.games.vanguard.c11_keywords import keywords
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import all_hold, means, objects
from headjudge.rulebook.citation import rule

# 10.20. Battle


@rule("10.20.1", "7.4.1.8.4")
def battles_by_text(game: Game, attacker: int) -> t.Object | None:
    """The units that a text of the attacking unit says it battles."""
    if "Battles" not in game.survey.features:
        return None
    context = Context(game, attacker, masters.master(game, attacker))
    for word in game.abilities(attacker).others.get("Battles", ()):
        if all_hold(context, word.while_):
            what: t.Object = word.what
            return what
    return None


# 10.34. Attack by an effect

NAME: Final = "attack by text"


def ask_for(context: Context, attackers: tuple[Ref, ...], attacked: t.Object) -> None:
    """Note that these units shall attack one of those, when the effects in play are concluded."""
    if attackers:
        number = context.game.add(
            NAME, seat=context.seat, attackers=attackers, attacked=objects(context, attacked),
            pair=(),
        )  # fmt: skip
        context.memory.setdefault(ASKED_FOR, number)  # the first is on the stack for longest


@means(ACT, v.AttackWith)
def do_attack_with(
    context: Context, frame: Frame, term: v.AttackWith, cards: tuple[Ref, ...]
) -> None:
    """The units shall attack, as soon as the effects under way are concluded."""
    ask_for(context, cards, term.attacked)


@rule("10.34.1")
def is_attack_due(game: Game) -> bool:
    """Whether an attack that a text asked for is resolved now."""
    stack = game.state.stack
    return bool(stack) and stack[-1].procedure == NAME and not must_wait(game)


@choice("10.34.1.1")
def choose_attacker(game: Game, frame: Frame) -> Decision | None:
    """Ask their player which of these units attacks next; without one, it is over."""
    options: tuple[Option, ...] = tuple([("card", card) for card, _ in pairs(game, frame)])
    return Decision(frame.vars["seat"], "attacker", options, "10.34.1.1") if options else None


@choose_attacker.then
def keep_attacker(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the unit that attacks next, and the units that it can attack."""
    attacker = game.state.ref(int(chosen[0][1]))
    targets = pairs(game, frame)[attacker]
    frame.vars["pair"] = (attacker, tuple([game.state.ref(each) for each in targets]))


def pairs(game: Game, frame: Frame) -> dict[Ref, list[int]]:
    """The units that shall attack and can, each with the units that it can attack."""
    vars = frame.vars
    state = game.state
    seat = vars["seat"]
    theirs = [
        ref[0]
        for ref in vars["attacked"]
        if state.is_current(ref)
        and u.is_unit(game, ref[0])
        and masters.master(game, ref[0]) != seat
    ]
    found: dict[Ref, list[int]] = {}
    for ref in vars["attackers"]:
        can = state.is_current(ref) and masters.master(game, ref[0]) == seat
        if can and refusal(game, ref[0]) is None:
            targets = attack_step.attackable(game, seat, ref[0], theirs)
            if targets:
                found[ref] = targets
    return found


def refusal(game: Game, card: int) -> str | None:
    """The rule that forbids a unit to attack wherever it is, or None."""
    if game.state.rest[card]:
        return "7.4.1.4.1"
    if cannot_lead(game, card):
        return "10.25.15"
    return refusal_of_ban(game, card) if cannot_attack(game, card) else None


# Keywords that keep their own unit from attacking.
KEEP_FROM_ATTACKING: Final = {"Restraint": "11.5.1", "Lord": "11.8.1"}


def refusal_of_ban(game: Game, card: int) -> str:
    """The rule by which an effect keeps this unit from attacking: that on its keyword, if it is its
    own."""
    own = game.abilities(card)
    event = attacking(game, card)
    seat, identity = event.seat, game.state.identity[card]
    for word in own.keywords:
        for ban in keywords.KEYWORDS.bundle(word) if word.name in KEEP_FROM_ATTACKING else ():
            if ban not in own.off and game.rules.terms.matches(
                game, ban, event, card, seat, identity
            ):
                return KEEP_FROM_ATTACKING[word.name]
    return "1.3.3"


def attacking(game: Game, card: int) -> Event:
    """A unit is about to attack."""
    return Event("attack", masters.master(game, card), card)


def cannot_attack(game: Game, card: int) -> bool:
    """1.3.3. An effect keeps this unit from attacking, whatever it would attack."""
    return "attack" in game.survey.guarded_kinds and is_forbidden(game, attacking(game, card))


@step("10.34.1.2")
def resolve_attack(game: Game, frame: Frame) -> None:
    """The attack is resolved; then it is looked again who attacks whom: a unit that has come to
    stand attacks once more."""
    if frame.vars["pair"]:
        attacker, targets = frame.vars["pair"]
        frame.vars["pair"] = ()
        game.go(frame, "10.34.1.1")
        game.call("battle", specified=(attacker,), target=(), among=targets)


@rule("10.34.1.3")
def must_wait(game: Game) -> bool:
    """Whether an attack that an effect asked for must wait: until the battle in which that was done
    has ended."""
    return roles.now(game) is not None


ATTACK_BY_TEXT = Procedure(
    NAME, "10.34.1", "An attack by a text", (choose_attacker, resolve_attack, end_with_attack)
)

PROCEDURES: Final = (ATTACK_BY_TEXT,)
