"""8. Attack phase: attack sub phases, as many as the active player likes."""

from __future__ import annotations

from headjudge.games.gateruler import c09_gate, c11_system
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c06_turn.phases import comes
from headjudge.games.gateruler.c08_attack_phase import combat
from headjudge.games.gateruler.c13_damage import dealing
from headjudge.games.gateruler.c14_abilities import gear, limits
from headjudge.games.gateruler.c14_abilities.sources import source_of_combat_damage
from headjudge.games.gateruler.c15_terms import attacking, effect_damage
from headjudge.games.gateruler.c16_keywords import granting
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Standby
from headjudge.kernel.triggers import hear
from headjudge.rulebook.citation import rule

# 8-2. Attack sub phase


@step("8-2a")
def sub_phase(game: Game, frame: Frame) -> None:
    """Repeated until the active player ends it."""
    vars = frame.vars
    if vars.get("over") or is_enough(game, vars["attacks"]):
        return
    vars["attacks"] += 1
    frame.again()
    game.call("attack")


@rule("8-2a-2")
def is_enough(game: Game, attacks: int) -> bool:
    """In the first turn of the game there is only one."""
    return game.state.turn == 1 and attacks >= 1


@step("8-4c-2a")
def end_after_the_one_attack(game: Game, frame: Frame) -> None:
    """In the first turn of the game, the end of the attack phase is met after the one attack."""
    if not frame.vars.get("over"):
        comes(game, "end attack phase")


@step("8-4c-2b")
def gate_after_the_one_attack(game: Game, frame: Frame) -> None:
    """A gate process follows the end of the attack phase after the one attack."""
    if not frame.vars.get("over"):
        c09_gate.perform_gate_process(game)


ATTACK_PHASE = Procedure(
    "attack phase", "8-1", "Attack phase",
    (sub_phase, end_after_the_one_attack, gate_after_the_one_attack),
)  # fmt: skip


# 8-3. Attack start step


@step("8-3a")
def attack_starts(game: Game, frame: Frame) -> None:
    """Abilities for the start of attacks; at first, also for the start of the phase. What was to
    last for a combat while there was none does not bear on this one."""
    if game.state.effects:
        game.expire("combat")
    if game.state.frames[-2].vars["attacks"] == 1:
        comes(game, "begin attack phase")
    comes(game, "begin attack")


@step("8-3b")
def gate_at_start(game: Game, frame: Frame) -> None:
    """A gate process follows the start of the attack."""
    c09_gate.perform_gate_process(game)


# 8-4. Attack declaration step


@step("8-4a")
def declaration_starts(game: Game, frame: Frame) -> None:
    """Abilities for the start of the declaration are met."""
    comes(game, "begin declaration")


@step("8-4b")
def gate_before_declaration(game: Game, frame: Frame) -> None:
    """A gate process comes before the declaration."""
    c09_gate.perform_gate_process(game)


@choice("8-4c")
@rule("8-2a-1", "16-9b")
def declare(game: Game, frame: Frame) -> Decision | None:
    """An attacking card and what it attacks, or an end of attacking: nobody has to attack, with
    what is ready again no more than otherwise."""
    seat = game.state.turn_player
    return Decision(seat, "attack", (*combat.possible_attacks(game, seat), PASS), "8-4c")


@declare.then
def keep_declared_attack(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The attack has an attacking card and an attacked column from now on."""
    option = chosen[0]
    if option == PASS:
        return
    vars = frame.vars
    vars["attacker"] = game.state.ref(int(option[1]))
    vars["column"] = int(option[2])
    vars["direct"] = option[0] == "direct"
    vars["battled"] = ()
    vars["answers"] = False
    combat.roles_change(game)


@step("8-4c-2a")
def phase_ends(game: Game, frame: Frame) -> None:
    """Without an attack, abilities for the end of the attack phase are met."""
    if "attacker" not in frame.vars:
        comes(game, "end attack phase")


@step("8-4c-2b")
def gate_at_end_of_phase(game: Game, frame: Frame) -> None:
    """A gate process follows the end of the attack phase, without an attack."""
    if "attacker" not in frame.vars:
        c09_gate.perform_gate_process(game)


@step("8-4c-2c")
def end_of_phase(game: Game, frame: Frame) -> None:
    """Without an attack, this sub phase and the attack phase end."""
    if "attacker" not in frame.vars:
        game.leave(frame)
        game.state.frames[-2].vars["over"] = True


@step("8-4d")
def exhaust_attacker(game: Game, frame: Frame) -> None:
    """The attacking card is exhausted."""
    card, identity = frame.vars["attacker"]
    game.mark(("attacks", identity))
    game.do(Event("exhaust", game.state.turn_player, card, cause="attack"))


@step("8-4f")
def when_attacking(game: Game, frame: Frame) -> None:
    """Abilities for attacking and being attacked, and for damage to come, are met."""
    source, target = combat.attacker(game), combat.attacked(game)
    seat = game.state.turn_player
    place = game.rules.layout.places[frame.vars["column"]]
    if game.log is not None and place is not None:
        if target >= 0:
            target_then = game.card_then(target)
            game.note("attack", seat, source, citing="8-4c", target=target_then, to=place)
        else:
            game.note("attack zone", seat, source, citing="8-4c", to=place)
    if not (
        "attack" in game.survey.heard_kinds
        or "attacked" in game.survey.heard_kinds
        or "would be damaged" in game.survey.heard_kinds
    ):
        return
    met: list[Event] = []
    if source >= 0 and "attack" in game.survey.heard_kinds:
        met.append(Event("attack", seat, source, source=source, tags=(target,)))
    if target >= 0 and "attacked" in game.survey.heard_kinds:
        met.append(Event("attacked", 1 - seat, target, source=source, by=seat, tags=(source,)))
    for event in met:
        hear(game, event)
        if event.kind == "attack":
            gear.ruler_attacks(game, event)
    if target >= 0:
        effect_damage.is_about_to_be_dealt(game, [target], source, seat, dealing.COMBAT)


@step("8-4g")
def system_after_attack(game: Game, frame: Frame) -> None:
    """The system process is performed after the declaration."""
    c11_system.perform_system_process(game)


@step("8-4h")
def as_attacking(game: Game, frame: Frame) -> None:
    """Abilities "as" the card attacks go directly into the gate."""
    source = combat.attacker(game)
    if source < 0 or "as attack" not in game.survey.heard_kinds:
        return
    before = len(game.state.standby)
    event = Event("as attack", game.state.turn_player, source, source=source)
    hear(game, event)
    gear.ruler_attacks(game, event)
    state = game.state
    met, state.standby = state.standby[before:], state.standby[:before]
    for each in met:
        put_into_the_gate(game, each)


@rule("8-4h-1")
def put_into_the_gate(game: Game, each: Standby) -> None:
    """An ability is put into the gate as if it had been played, and counts for its limit
    (14-7c)."""
    if each.term.while_:
        if limits.cannot_trigger(game, each.term, each.identity, each.seat):
            return
        limits.use(game, each.identity, each.term, each.seat)
    game.add(
        "resolve ability", seat=each.seat, card=each.source, identity=each.identity,
        way="as", term=each.term, do=each.term.do, zone=-1, targets=(), kept={},
        event=each.event, frm="", tags=(), counter=-1, counted=False,
    )  # fmt: skip


@step("8-4i")
def gate_after_attack(game: Game, frame: Frame) -> None:
    """A gate process follows, in which the damage of the attack can be answered."""
    combat.can_be_answered(game, frame, True)
    c09_gate.perform_gate_process(game)


# 8-5. Intercept step


@step("8-5a")
def skip_intercept(game: Game, frame: Frame) -> None:
    """Skip this step, unless there are cards that have Intercept."""
    if is_skipped(game):
        game.go(frame, "8-6a")


@rule("8-5a-1")
def is_skipped(game: Game) -> bool:
    """Without Intercept there is no intercept step, nor against a ruler, nor when the attacking
    unit is gone."""
    target, source = combat.attacked(game), combat.attacker(game)
    if target < 0 or source < 0 or u.is_ruler(game.state, source):
        return True
    return not granting.has_keyword(game.abilities(target), "Intercept")


@step("8-5b")
def intercept(game: Game, frame: Frame) -> None:
    """The condition of Intercept is met."""
    comes(game, "begin intercept")


@step("8-5c")
def gate_after_intercept(game: Game, frame: Frame) -> None:
    """A gate process follows the intercept step."""
    c09_gate.perform_gate_process(game)


# 8-6. Damage step


@step("8-6a")
def skip_damage(game: Game, frame: Frame) -> None:
    """There is no damage step if nobody attacks, or nobody is being attacked."""
    if nobody_is_left(game):
        game.go(frame, "8-7a")


def nobody_is_left(game: Game) -> bool:
    """Whether no card attacks, or none is being attacked, any more."""
    return combat.attacker(game) < 0 or combat.attacked(game) < 0


@step("8-6b")
def damage_step_starts(game: Game, frame: Frame) -> None:
    """Abilities for the start of the damage step are met."""
    comes(game, "begin damage step")


@step("8-6c")
def gate_before_damage(game: Game, frame: Frame) -> None:
    """A gate process comes before the damage."""
    c09_gate.perform_gate_process(game)


@step("8-6d")
def deal_combat_damage(game: Game, frame: Frame) -> None:
    """The attacking card deals damage to the card being attacked."""
    combat.can_be_answered(game, frame, False)
    source, target = combat.attacker(game), combat.attacked(game)
    if source < 0 or target < 0:
        return
    frame.vars["striking"] = True
    strike(game, source, target)


@rule("8-6d-3")
def strike(game: Game, source: int, target: int) -> None:
    """Let one card deal combat damage to another in an attack."""
    attacking.have_battled(game, source, target)
    target = gear.struck(game, target)
    if gear.is_geared_up(game, target):
        amount = strikes_pair(game, source)
    elif u.is_ruler(game.state, target):
        amount = strikes_ruler(game, source)
    else:
        amount = strikes_unit(game, source)
    by = game.master(source)
    game.do(
        dealing.damage_to(game, target, amount, source_of_combat_damage(source), by, dealing.COMBAT)
    )


@rule("14-18b-5a")
def strikes_pair(game: Game, source: int) -> int:
    """To a geared-up pair as much as its ATK."""
    return strikes_unit(game, source)


@rule("8-6d-1", "2-12b")
def strikes_ruler(game: Game, source: int) -> int:
    """To a ruler as much as its STK."""
    return int(game.value(gear.strikes_with(game, source), "stk"))


@rule("8-6d-2", "2-10a-2")
def strikes_unit(game: Game, source: int) -> int:
    """To a unit as much as its ATK."""
    return int(game.value(gear.strikes_with(game, source), "atk"))


@step("8-6e")
def gate_after_damage(game: Game, frame: Frame) -> None:
    """A gate process follows the damage."""
    frame.vars["striking"] = False
    c09_gate.perform_gate_process(game)


@step("8-6f")
def damage_step_ends(game: Game, frame: Frame) -> None:
    """Abilities for the end of the damage step are met."""
    frame.vars["ends"] = True
    comes(game, "end damage step")


@step("8-6g")
def gate_at_end_of_damage(game: Game, frame: Frame) -> None:
    """A gate process follows the end of the damage step."""
    c09_gate.perform_gate_process(game)


# 8-7. Attack end step


@step("8-7a")
def combat_ends(game: Game, frame: Frame) -> None:
    """Abilities for the end of the combat are met."""
    combat.can_be_answered(game, frame, False)
    comes(game, "end combat")


@step("8-7b")
def gate_at_end(game: Game, frame: Frame) -> None:
    """A gate process follows the end of the combat."""
    c09_gate.perform_gate_process(game)


@step("8-7c-1")
def effects_end(game: Game, frame: Frame) -> None:
    """Effects for this combat end."""
    if game.state.effects:
        game.expire("combat")
        game.interrupt_soon()


@step("8-7c-2")
def anything_left(game: Game, frame: Frame) -> None:
    """If that has set anything off, there is a gate process, and this step again from 8-7b."""
    if c11_system.is_something_due(game):
        game.go(frame, "8-7b")
    else:
        combat.roles_change(game)  # nobody attacks any more


ATTACK = Procedure(
    "attack", "8-2a-1", "Attack sub phase",
    (
            attack_starts, gate_at_start,
            declaration_starts, gate_before_declaration, declare, phase_ends,
            gate_at_end_of_phase, end_of_phase, exhaust_attacker, when_attacking,
            system_after_attack, as_attacking, gate_after_attack,
            skip_intercept, intercept, gate_after_intercept,
            skip_damage, damage_step_starts, gate_before_damage, deal_combat_damage,
            gate_after_damage, damage_step_ends, gate_at_end_of_damage,
            combat_ends, gate_at_end, effects_end, anything_left,
        ),
)  # fmt: skip
