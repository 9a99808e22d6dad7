"""14-15. Last known information."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c08_attack_phase import combat
from headjudge.games.gateruler.c14_abilities import gear
from headjudge.games.gateruler.c15_terms import attacking
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import values
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, means
from headjudge.rulebook.citation import rule


@rule("14-15a")
def remember(game: Game, card: int) -> dict[str, Any]:
    """What is kept of a card that leaves play: what was changed about it. What was not changed
    is printed on it."""
    kept = {**status(game, card), **values.snapshot_values(game, card, game.survey.remembered)}
    if game.state.face[card] == FACE_DOWN:
        kept["abilities"] = Abilities()
    return kept


@rule("14-15a-1")
def status(game: Game, card: int) -> dict[str, Any]:
    """Where and how it was, and who controlled it."""
    state = game.state
    found: dict[str, Any] = {
        "place": state.place[card],
        "rest": state.rest[card],
        "face": state.face[card],
        "master": game.master(card),
    }
    if ROLES_LOOKED_AT in game.survey.features:
        roles = tuple([role for role in ROLES if has_role(game, card, role)])
        if roles:
            found["roles"] = roles
    return found


# a feature: some text asks whether a card is attacking, frontmost ...
ROLES_LOOKED_AT: Final = "roles looked at"
ROLES: Final = ("attacking", "attacked", "battled", "frontmost", "geared up")


def has_role(game: Game, card: int, role: str) -> bool:
    """Whether a card plays such a part just now."""
    if role == "attacking":
        return combat.attacker(game) == card
    if role == "attacked":
        return combat.attacked(game) == card
    if role == "battled":
        return len(attacking.battled_with(game, card)) > 0
    if role == "frontmost":
        return u.is_frontmost(game, card)
    return gear.is_geared_up(game, card)


def plays_role(game: Game, ref: Ref, role: str) -> bool:
    """Whether a card plays such a part; of one that has left, whether it did when it was last in
    play."""
    if game.state.is_current(ref):
        return has_role(game, ref[0], role)
    return role in game.state.last.get(ref, {}).get("roles", ())


def information_left(game: Game, ref: Ref) -> dict[str, Any] | None:
    """Whatever is asked of a card that has left is as it last was there."""
    return game.state.last.get(ref)


def zone_left(game: Game, ref: Ref, was: bool) -> int:
    """The zone of a card that has left is the one it was in."""
    return int(game.state.last.get(ref, {}).get("place", -1))


# Words on cards that ask for a part which a card plays, or played when it left


@means(FILTERS, v.Frontmost)
def filter_frontmost(context: Context, term: v.Frontmost, ref: Ref) -> bool:
    """Frontmost cards of their columns."""
    return plays_role(context.game, ref, "frontmost")


@means(FILTERS, v.Role)
def filter_role(context: Context, term: v.Role, ref: Ref) -> bool:
    """Cards that play this part: attacking, being attacked, having battled."""
    return plays_role(context.game, ref, term.role)


@means(FILTERS, v.GearedUp)
def filter_geared_up(context: Context, term: v.GearedUp, ref: Ref) -> bool:
    """Geared-up cards."""
    return plays_role(context.game, ref, "geared up")
