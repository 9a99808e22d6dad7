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

from headjudge.games.dragonball import areas as a
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, Ref
from headjudge.rulebook.citation import rule

ROLES: Final = ("attack", "guard", "target")
NOBODY: Final = -1


def now(game: Game) -> Frame | None:
    """The battle under way."""
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
    frame = now(game)
    if frame is None or role not in frame.vars:
        return NOBODY
    ref: Ref = frame.vars[role]
    return ref[0] if is_there(game, ref) else NOBODY


def roles_of(game: Game, card: int) -> tuple[str, ...]:
    """The roles that a card has in the battle under way; none, if there is no battle."""
    if now(game) is None:
        return ()
    return tuple([role for role in ROLES if in_role(game, role) == card])


def attack_card(game: Game) -> int:
    return in_role(game, "attack")


def guard_card(game: Game) -> int:
    return in_role(game, "guard")


def redirect(game: Game, card: int) -> None:
    """Another card is the guard card from now on."""
    frame = now(game)
    if frame is not None:
        frame.vars["guard"] = game.state.ref(card)
        game.state.revision += 1


def negate(game: Game) -> None:
    """The attack is negated."""
    frame = now(game)
    if frame is not None:
        frame.vars["negated"] = True
        game.state.revision += 1


def note_ko(game: Game, card: int) -> None:
    """A card was KO-ed in the battle."""
    frame = now(game)
    if frame is not None:
        frame.vars["koed"] = (*frame.vars["koed"], card)


@rule("7-1-4")
def hand_on(game: Game, ref: Ref, top: int) -> None:
    """A card that is played on top of the attack or guard card takes its place."""
    frame = now(game)
    if frame is not None:
        for role in ROLES:
            if frame.vars.get(role) == ref:
                frame.vars[role] = game.state.ref(top)


def is_off(game: Game, frame: Frame) -> bool:
    """Whether the attack was negated, or has no attack card or no guard card left."""
    vars = frame.vars
    if vars["negated"]:
        return True
    return not is_there(game, vars["attack"]) or not is_there(game, vars["guard"])


def end(game: Game, frame: Frame) -> None:
    """The battle is over: no card is attack card or guard card any more."""
    game.leave(frame)
    game.state.revision += 1
