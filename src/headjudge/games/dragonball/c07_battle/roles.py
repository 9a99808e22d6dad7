"""7. The battle under way: which card attacks, which guards, and whether it goes on.

The battle is a frame. Its variables name the attack card, the guard card and the card that
was attacked first (`target`) as objects; `negated` says whether the attack was negated,
`combos` which cards came to the combo areas and from where, `koed` which cards it KO-ed,
`dealt` how much damage it has dealt.
A card is in its role while it is the same object and lies in a leader or battle area,
whosever it is.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c04_basics import masters
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import CONDITIONS, FILTERS, OBJECTS, means
from headjudge.language.moving import EVENT_FOR, event_for
from headjudge.rulebook.citation import rule

ROLES: Final = ("attack", "guard", "target")
NOBODY: Final = -1


def current_battle(game: Game) -> Frame | None:
    """The battle under way, or None."""
    for frame in game.state.frames:
        if frame.procedure == "battle":
            return frame
    return None


def is_there(game: Game, ref: Ref) -> bool:
    """Whether a card is still the object it was, in a leader or battle area."""
    state = game.state
    card, identity = ref
    return (
        card >= 0
        and state.identity[card] == identity
        and state.place[card] % a.SIZE <= a.BATTLE
        and state.place[card] >= 0
    )


def in_role(game: Game, role: str) -> int:
    """The card in this role; NOBODY: there is none, or it is gone."""
    frame = current_battle(game)
    if frame is None or role not in frame.vars:
        return NOBODY
    ref: Ref = frame.vars[role]
    return ref[0] if is_there(game, ref) else NOBODY


def roles_of(game: Game, card: int) -> tuple[str, ...]:
    """The roles that a card has in the battle under way; none, if there is no battle."""
    if current_battle(game) is None:
        return ()
    return tuple([role for role in ROLES if in_role(game, role) == card])


def attack_card(game: Game) -> int:
    """The attack card of the battle under way; NOBODY: there is none."""
    return in_role(game, "attack")


def guard_card(game: Game) -> int:
    """The guard card of the battle under way; NOBODY: there is none."""
    return in_role(game, "guard")


def redirect(game: Game, card: int) -> None:
    """Make another card the guard card from now on."""
    frame = current_battle(game)
    if frame is not None:
        game.set_roles(frame, guard=game.state.ref(card))


def target_changes(game: Game, event: Event) -> None:
    """Make the card of the event the one that is attacked."""
    redirect(game, event.card)


def negate_attack(game: Game) -> None:
    """Negate the attack, by the event for it."""
    frame = current_battle(game)
    if frame is not None:
        game.set_roles(frame, negated=True)


def attack_is_negated(game: Game, event: Event) -> None:
    """The attack of the battle under way is negated."""
    negate_attack(game)


def note_ko(game: Game, card: int) -> None:
    """Note that the battle has KO-ed a card."""
    frame = current_battle(game)
    if frame is not None:
        frame.vars["koed"] = (*frame.vars["koed"], card)


def note_combo(game: Game, card: int) -> None:
    """Note where a card that is comboed with came from, for the end of the battle."""
    frame = current_battle(game)
    if frame is not None:
        area = a.LAYOUT.kind[game.state.place[card]]
        frame.vars["combos"] = (*frame.vars["combos"], (card, area))


@rule("7-1-4")
def hand_on_role(game: Game, ref: Ref, top: int) -> None:
    """Give the part of the attack card or guard card to the card that is played on top of it."""
    frame = current_battle(game)
    if frame is not None:
        for role in ROLES:
            if frame.vars.get(role) == ref:
                frame.vars[role] = game.state.ref(top)


def is_broken_off(game: Game, frame: Frame) -> bool:
    """Whether the attack was negated, or has no attack card or no guard card left."""
    vars = frame.vars
    if vars["negated"]:
        return True
    return not is_there(game, vars["attack"]) or not is_there(game, vars["guard"])


def end_battle(game: Game, frame: Frame) -> None:
    """End the battle: no card is attack card or guard card any more."""
    game.leave(frame)
    game.values_changed()


# -- what texts say of a battle


@means(FILTERS, v.Role)
def is_in_role(context: Context, term: v.Role, ref: Ref) -> bool:
    """Whether a card has that part in the battle; of a card that has left, whether it had it."""
    state = context.game.state
    if not state.is_current(ref):
        return term.role in state.last.get(ref, {}).get("roles", ())
    return in_role(context.game, term.role) == ref[0]


def reference_to(context: Context, card: int) -> tuple[Ref, ...]:
    """A card as the object it is now; none for NOBODY."""
    return (context.game.state.ref(card),) if card >= 0 else ()


@means(OBJECTS, v.AttackCard)
def find_attack_card(context: Context, term: v.AttackCard) -> tuple[Ref, ...]:
    """The attack card, as texts speak of it."""
    return reference_to(context, attack_card(context.game))


@means(OBJECTS, v.GuardCard)
def find_guard_card(context: Context, term: v.GuardCard) -> tuple[Ref, ...]:
    """The guard card, as texts speak of it."""
    return reference_to(context, guard_card(context.game))


@means(CONDITIONS, v.InBattle)
def holds_in_battle(context: Context, term: v.InBattle) -> bool:
    """Whether there is a battle, and the card with this text has that part in it."""
    if not term.role:
        return current_battle(context.game) is not None
    return in_role(context.game, term.role) == context.source


@means(DO, v.NegateAttack)
def do_negate_attack(context: Context, frame: Frame, term: v.NegateAttack) -> None:
    """A skill negates the attack under way."""
    card = attack_card(context.game)
    if card >= 0:
        seat = masters.master(context.game, card)
        event = Event("attack negated", seat, card, -1, 0, context.source, context.seat, "effect")
        context.game.do(event)


@means(EVENT_FOR, v.Redirect)
def event_of_redirect(context: Context, term: v.Redirect, card: int) -> Event | None:
    """Making this card the guard card is an event while there is a battle."""
    if current_battle(context.game) is None:
        return None
    return event_for(context, "target", card)
