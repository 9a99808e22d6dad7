"""7.7. Damage step: who is hit, and what becomes of it."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import c12_misc
from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c03_basics.sources import battle_damage
from headjudge.games.vanguard.c03_basics.timings import begins, check
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c10_actions.legion import associate_cannot_deal
from headjudge.games.vanguard.c10_actions.moving import to_drop_all
from headjudge.kernel import log
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import does, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import rule


@step("7.7.1.1")
@rule("7.7.1", "7.6.1.4")
def damage_step_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the damage step stand by."""
    begins(game, "damage step")
    check(game)


# 7.7.1.2 to 7.7.1.4. Powers are compared


@step("7.7.1.2")
def compare_powers(game: Game, frame: Frame) -> None:
    """The attack hits each attacked unit whose power is not above the attacker's; in a
    legion the combined power of both counts, which is the leader's then (10.25.6)."""
    seat = game.state.turn_player
    attacking = roles.leader(game, present(game, frame, "attacking", seat))
    if attacking < 0:
        game.note("battle off", seat)
        return
    power = game.value(attacking, "power")
    tell_powers(game, frame, attacking)
    frame.vars["hit"] = tuple(
        [
            roles.place_of(game, card)
            for card in present(game, frame, "attacked", 1 - seat)
            if game.value(card, "power") <= power and can_be_hit(game, card, attacking)
        ]
    )
    game.values_changed()


def tell_powers(game: Game, frame: Frame, attacking: int) -> None:
    """Enter the powers that are compared into the log, with what boosters and guardians add."""
    if game.log is None:
        return
    seat = game.state.turn_player
    strength = log.Sum(strength_of(game, attacking))
    for card in present(game, frame, "attacked", 1 - seat):
        power = game.value(card, "power")
        hits = power <= game.value(attacking, "power") and can_be_hit(game, card, attacking)
        game.note(
            "battle decided", seat, attacking, target=game.card_then(card), strength=strength,
            defence=log.Sum(defence_of(game, frame, card)),
            outcome=log.Word("hit" if hits else "miss"),
        )  # fmt: skip


def strength_of(game: Game, attacking: int) -> tuple[int, ...]:
    """The power of the attacking unit: by itself, and what boosters add."""
    boosts = [game.value(card, "power") for card in roles.in_role(game, "boosting")]
    return with_parts(game.value(attacking, "power"), boosts)


def defence_of(game: Game, frame: Frame, attacked: int) -> tuple[int, ...]:
    """The power of an attacked unit: by itself, and what its guardians add."""
    pairs = zip(frame.vars["guarding"], frame.vars["guarded"], strict=True)
    shields = [
        game.value(guardian[0], "shield")
        for guardian, guarded in pairs
        if guarded[0] == attacked and roles.is_there(game, guardian)
    ]
    return with_parts(game.value(attacked, "power"), shields)


def with_parts(total: int, added: list[int]) -> tuple[int, ...]:
    """A power as what it was by itself and what was added to it."""
    return (total - sum(added), *added)


def present(game: Game, frame: Frame, role: str, seat: int) -> list[int]:
    """The units in a role that hit, or that can be hit."""
    return [place[0] for place in frame.vars[role] if not does_not_hit(game, place, seat)]


@rule("7.7.1.3")
def does_not_hit(game: Game, place: roles.Place, seat: int) -> bool:
    """Whether a unit has left, moved or changed masters: it does not hit and is not hit."""
    return is_gone(game, place, seat)


def is_gone(game: Game, place: roles.Place, seat: int) -> bool:
    """Whether a unit is no longer on its circle, or no longer this player's."""
    return not roles.is_there(game, place) or masters.master(game, place[0]) != seat


def can_be_hit(game: Game, card: int, attacker: int) -> bool:
    """1.3.3. Whether no effect keeps it from being hit."""
    event = Event("hit", masters.master(game, card), card, tags=(attacker,))
    return "hit" not in game.survey.guarded_kinds or not is_forbidden(game, event)


# 7.7.1.5, 7.7.1.6. Damage


@step("7.7.1.5")
def deal_damage(game: Game, frame: Frame) -> None:
    """A vanguard that was hit is dealt damage: the attacker's critical, in a legion the
    leader's."""
    seat = game.state.turn_player
    places = frame.vars["attacking"]
    attacking = roles.leader(
        game, [place[0] for place in places if not deals_nothing(game, place, seat)]
    )
    if attacking < 0 or cannot_deal_damage(game, attacking):
        return
    critical = game.value(attacking, "critical")
    if is_too_little(critical):
        return
    dealt = [
        battle_damage(place[0], z.LAYOUT.seat[place[2]], critical, attacking)
        for place in frame.vars["hit"]
        if roles.is_there(game, place) and u.is_vanguard(game, place[0])
    ]
    game.do(*[event for event in dealt if event is not None])


def cannot_deal_damage(game: Game, card: int) -> bool:
    """1.3.3. An effect keeps this unit from dealing damage, or its associate."""
    if "deal" not in game.survey.guarded_kinds:
        return False
    held = is_forbidden(game, Event("deal", masters.master(game, card), card))
    return held or associate_cannot_deal(game, card)


@rule("7.7.1.5.1")
def is_too_little(critical: int) -> bool:
    """A critical of 0 or less deals nothing."""
    return critical <= 0


@rule("7.7.1.5.2")
def deals_nothing(game: Game, place: roles.Place, seat: int) -> bool:
    """An attacker that has left, moved or changed masters deals no damage."""
    return is_gone(game, place, seat)


# 7.7.1.7, 7.7.1.8. The attack hits, or does not


@step("7.7.1.7")
def hit_or_not(game: Game, frame: Frame) -> None:
    """That the attack hits, or does not, occurs now."""
    hit = tuple([place[0] for place in frame.vars["hit"]])
    kind = "attack hits" if hit else "attack misses"
    attacking = [place[0] for place in frame.vars["attacking"]]
    seat = game.state.turn_player
    if game.survey.heard_kinds.isdisjoint(HITTING):
        game.note(kind, seat, card=attacking[0])
        return
    attacked = tuple([place[0] for place in frame.vars["attacked"]])
    if not hit:
        for card in attacking:
            c12_misc.activate_anyway(game, card, Event("attack hits", seat, card, tags=attacked))
    game.do(
        *[Event(kind, seat, card, tags=hit or attacked) for card in attacking],
        *[Event("hit", 1 - seat, card, tags=tuple(attacking)) for card in hit],
    )


HITTING: Final = frozenset({"attack hits", "attack misses", "hit"})


# 7.7.1.9, 7.7.1.10. Who is retired


@step("7.7.1.9")
def retire_g_guardians(game: Game, frame: Frame) -> None:
    """All G guardians are retired first, and go back to the G zone (4.6.9)."""
    found = [card for card in all_guardians(game) if game.value(card, "type") == "G"]
    if found:
        game.do(*to_drop_all(game, found, "battle"))


@step("7.7.1.9")
def retire_guardians(game: Game, frame: Frame) -> None:
    """All other guardians are retired next."""
    found = all_guardians(game)
    if found:
        game.do(*to_drop_all(game, found, "battle"))


def all_guardians(game: Game) -> list[int]:
    """The guardians of both players."""
    return [*u.guardians_on(game, 0), *u.guardians_on(game, 1)]


@step("7.7.1.9")
def retire_hit_rear_guards(game: Game, frame: Frame) -> None:
    """All rear-guards that were hit are retired last."""
    found = [
        place[0]
        for place in frame.vars["hit"]
        if roles.is_there(game, place) and u.is_rear_guard(game, place[0])
    ]
    if found:
        game.do(*to_drop_all(game, found, "battle"))


STEPS: Final = (
    damage_step_begins, compare_powers, does("7.7.1.4", check),
    deal_damage, does("7.7.1.6", check), hit_or_not, does("7.7.1.8", check),
    retire_g_guardians, retire_guardians, retire_hit_rear_guards,
    does("7.7.1.10", check),
)  # fmt: skip
