"""7.7, 7.8. Damage step and close step."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import misc, roles
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.moving import to_drop_all
from headjudge.games.vanguard.timing import begins, check, ends, is_something_left
from headjudge.kernel import log
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import fact, rule

# 7.7. Damage step


@step("7.7.1.1")
def damage_step_begins(game: Game, frame: Frame) -> None:
    begins(game, "damage step")
    check(game)


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
    game.state.revision += 1


def tell_powers(game: Game, frame: Frame, attacking: int) -> None:
    """Enter the powers that are compared into the log, with what boosters and guardians add."""
    if game.log is None:
        return
    seat = game.state.turn_player
    boosts = [game.value(card, "power") for card in roles.in_role(game, "boosting")]
    strength = log.Sum(with_parts(game.value(attacking, "power"), boosts))
    for card in present(game, frame, "attacked", 1 - seat):
        pairs = zip(frame.vars["guarding"], frame.vars["guarded"], strict=True)
        shields = [
            game.value(guardian[0], "shield")
            for guardian, guarded in pairs
            if guarded[0] == card and roles.is_there(game, guardian)
        ]
        power = game.value(card, "power")
        hits = power <= game.value(attacking, "power") and can_be_hit(game, card, attacking)
        game.note(
            "battle decided", seat, attacking, target=game.card_then(card), strength=strength,
            defence=log.Sum(with_parts(power, shields)),
            outcome=log.Word("hit" if hits else "miss"),
        )  # fmt: skip


def with_parts(total: int, added: list[int]) -> tuple[int, ...]:
    """A power as what it was by itself and what was added to it."""
    return (total - sum(added), *added)


def present(game: Game, frame: Frame, role: str, seat: int) -> list[int]:
    """Those in this role that hit, or can be hit."""
    return [place[0] for place in frame.vars[role] if not does_not_hit(game, place, seat)]


@rule("7.7.1.3", without=False)
def does_not_hit(game: Game, place: roles.Place, seat: int) -> bool:
    """Who has left, moved or changed masters does not hit and is not hit."""
    return is_gone(game, place, seat)


def is_gone(game: Game, place: roles.Place, seat: int) -> bool:
    """Whether a unit is no longer on its circle, or no longer this player's."""
    return not roles.is_there(game, place) or c.master(game, place[0]) != seat


def can_be_hit(game: Game, card: int, attacker: int) -> bool:
    """1.3.3. Whether no effect keeps it from being hit."""
    event = Event("hit", c.master(game, card), card, tags=(attacker,))
    return "hit" not in game.guarded or not is_forbidden(game, event)


@step("7.7.1.4")
def check_after_comparing(game: Game, frame: Frame) -> None:
    """Abilities about hitting wait for 7.7.1.7."""
    check(game)


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
        if roles.is_there(game, place) and c.is_vanguard(game, place[0])
    ]
    game.do(*[event for event in dealt if event is not None])


@rule("3.15.1.1")
def battle_damage(card: int, seat: int, amount: int, attacking: int) -> Event | None:
    """Its source is the unit that deals it."""
    return Event("damage", seat, card, -1, amount, attacking, cause="battle")


def cannot_deal_damage(game: Game, card: int) -> bool:
    """1.3.3. An effect keeps this unit from dealing damage, or its associate."""
    if "deal" not in game.guarded:
        return False
    held = is_forbidden(game, Event("deal", c.master(game, card), card))
    return held or is_held_by_associate(game, card)


@rule("10.25.6.1", without=False)
def is_held_by_associate(game: Game, card: int) -> bool:
    """In a legion neither deals damage if one of them cannot."""
    other = c.associate_of(game, card)
    return other >= 0 and is_forbidden(game, Event("deal", c.master(game, other), other))


@rule("7.7.1.5.1", without=False)
def is_too_little(critical: int) -> bool:
    """A critical of 0 or less deals nothing."""
    return critical <= 0


@rule("7.7.1.5.2", without=False)
def deals_nothing(game: Game, place: roles.Place, seat: int) -> bool:
    """An attacker that has left, moved or changed masters deals no damage."""
    return is_gone(game, place, seat)


@step("7.7.1.6")
def check_after_damage(game: Game, frame: Frame) -> None:
    check(game)


@step("7.7.1.7")
def hit_or_not(game: Game, frame: Frame) -> None:
    """That the attack hits, or does not, occurs now."""
    hit = tuple([place[0] for place in frame.vars["hit"]])
    kind = "attack hits" if hit else "attack misses"
    attacking = [place[0] for place in frame.vars["attacking"]]
    seat = game.state.turn_player
    if game.heard.isdisjoint(HITTING):
        game.note(kind, seat, card=attacking[0])
        return
    attacked = tuple([place[0] for place in frame.vars["attacked"]])
    if not hit:
        for card in attacking:
            misc.activate_anyway(game, card, Event("attack hits", seat, card, tags=attacked))
    game.do(
        *[Event(kind, seat, card, tags=hit or attacked) for card in attacking],
        *[Event("hit", 1 - seat, card, tags=tuple(attacking)) for card in hit],
    )


HITTING: Final = frozenset({"attack hits", "attack misses", "hit"})


@step("7.7.1.8")
def check_after_hit(game: Game, frame: Frame) -> None:
    check(game)


@step("7.7.1.9")
def retire_g_guardians(game: Game, frame: Frame) -> None:
    """All G guardians are retired, and go back to the G zone (4.6.9),"""
    found = [card for card in all_guardians(game) if game.value(card, "type") == "G"]
    if found:
        game.do(*to_drop_all(game, found, "battle"))


@step("7.7.1.9")
def retire_guardians(game: Game, frame: Frame) -> None:
    """then all guardians,"""
    found = all_guardians(game)
    if found:
        game.do(*to_drop_all(game, found, "battle"))


def all_guardians(game: Game) -> list[int]:
    return [*c.guardians_on(game, 0), *c.guardians_on(game, 1)]


@step("7.7.1.9")
def retire_hit_rear_guards(game: Game, frame: Frame) -> None:
    """then all rear-guards that were hit."""
    found = [
        place[0]
        for place in frame.vars["hit"]
        if roles.is_there(game, place) and c.is_rear_guard(game, place[0])
    ]
    if found:
        game.do(*to_drop_all(game, found, "battle"))


@step("7.7.1.10")
def damage_step_ends(game: Game, frame: Frame) -> None:
    check(game)


# 7.8. Close step


@step("7.8.1.1")
def close_step_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the step and the end of the battle stand by, each
    but once."""
    ends(game, "begin close step")
    ends(game, "end battle")


@step("7.8.1.2")
def battle_ends(game: Game, frame: Frame) -> None:
    """After a check timing, effects until the end of the battle are over."""
    check(game)


@step("7.8.1.2")
def effects_of_the_battle_end(game: Game, frame: Frame) -> None:
    """Nobody attacks or is attacked any more."""
    game.expire("battle")
    roles.end(game, frame)


@step("7.8.1.3")
def once_more_or_close(game: Game, frame: Frame) -> None:
    """While there is something to resolve, or an ability about the end of the battle that has
    not stood by yet, go back."""
    if not is_something_left(game):
        ends(game, "begin close step")
        ends(game, "end battle")
    if is_something_left(game):
        game.go(frame, "7.8.1.1")


@step("7.8.1.4")
def roles_end(game: Game, frame: Frame) -> None:
    """Nobody is in any role any more; the next close step is another."""
    roles.begin(game, frame)
    for key in [key for key in game.state.happened if is_of_battle(key)]:
        del game.state.happened[key]


def is_of_battle(key: object) -> bool:
    """What was remembered so that abilities meet the end of one battle but once."""
    return isinstance(key, tuple) and key[0] in ("begin close step", "end battle")


STEPS: Final = fact(
    "7.7.1",
    (
        damage_step_begins, compare_powers, check_after_comparing, deal_damage, check_after_damage,
        hit_or_not, check_after_hit, retire_g_guardians, retire_guardians, retire_hit_rear_guards,
        damage_step_ends,
    ),
    without=(),
)  # fmt: skip

CLOSE_STEPS: Final = fact(
    "7.8.1",
    (close_step_begins, battle_ends, effects_of_the_battle_end, once_more_or_close, roles_end),
    without=(),
)
