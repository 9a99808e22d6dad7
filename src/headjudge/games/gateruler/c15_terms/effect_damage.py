"""15-10, 15-20, 15-32. Effect damage, damage that is divided, and damage about to be dealt."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.games.gateruler.c01_overview import times
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c08_attack_phase import combat
from headjudge.games.gateruler.c13_damage import dealing, prevention, ruler_damage, unit_damage
from headjudge.games.gateruler.c14_abilities import damage_changes
from headjudge.games.gateruler.c14_abilities.sources import deal_effect_damage
from headjudge.games.gateruler.c14_abilities.targets import Chosen
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, DO, do_next
from headjudge.language.evaluate import holds, means, number, objects
from headjudge.rulebook.citation import rule

# 15-10. Divide


@means(ACT, v.DealDivided)
@rule("15-10a-1")
def do_deal_divided(
    context: Context, frame: Frame, term: v.DealDivided, cards: tuple[Ref, ...]
) -> None:
    """Each target is dealt its part."""
    memory = term.what.memory if isinstance(term.what, t.It) else "it"
    shares = frame.vars.get(memory + " shares", ())
    given = dict(zip(frame.vars.get(memory, ()), shares, strict=False))
    deal_effect_damage(context, [(ref[0], given[ref]) for ref in cards if ref in given], ())


# 15-20. Deal and be dealt damage


@means(ACT, v.DealDamage)
def do_deal_damage(
    context: Context, frame: Frame, term: v.DealDamage, cards: tuple[Ref, ...]
) -> None:
    """The cards are dealt effect damage, each the same amount."""
    amount = damage_changes.base_damage(context, times(number(context, term.number)))
    tags = (ruler_damage.IGNORES_CNT,) if term.ignore_counter else ()
    deal_effect_damage(context, [(card, amount) for card, _identity in cards], tags)


# 15-20d, 15-20e. Damage that is about to be dealt


@rule("15-20d", "15-20e-2")
def is_about_to_be_dealt(game: Game, cards: list[int], source: int, by: int, cause: str) -> None:
    """Who attacks, or plays what would deal damage, in the middle of an attack too, lets "would
    be dealt damage" be met."""
    if "would be damaged" in game.survey.heard_kinds and cards:
        game.do(
            *[
                Event("would be damaged", game.master(card), card, -1, 0, source, by, cause)
                for card in cards
            ]
        )


@rule("15-20e-1")
def is_answer_to_attack(game: Game, seat: int, card: int, effect: Any) -> bool:
    """From the attack to just before its damage, a card for when damage would be dealt can be
    played as an instant action."""
    if effect.timing != "when" or effect.when.kind != "would be damaged":
        return False
    event = damage_to_come(game)
    if event is None:
        return False
    for term in game.state.printed[card].abilities.elsewhere.get("set", ()):
        identity = game.state.identity[card]
        if term.role == "auto" and game.rules.terms.matches(
            game, term, event, card, seat, identity
        ):
            return True
    return False


@rule("15-20e-3a")
def damage_to_come(game: Game) -> Event | None:
    """The combat damage of the current attack is "this damage" for what answers it; None: there
    is none to come."""
    frame = combat.current_attack(game)
    if frame is None or not frame.vars["answers"]:
        return None
    target, source = combat.attacked(game), combat.attacker(game)
    if target < 0 or source < 0:
        return None
    return Event(
        "would be damaged", game.master(target), target, -1, 0, source, game.master(source),
        "combat",
    )  # fmt: skip


def damaged_by(
    context: Context, effects: tuple[t.Effect, ...], chosen: tuple[Chosen, ...]
) -> list[int]:
    """The cards that these effects would deal damage to, as far as can be seen now."""
    context.memory = {name: refs for name, refs, _shares in chosen}
    found = dict.fromkeys(hit_by(context, effects))
    return [card for card in found if z.is_in_play(context.game.state.place[card])]


def hit_by(context: Context, effects: tuple[t.Effect, ...]) -> list[int]:
    """The cards that effects would deal damage to, also for each of something, or if something is
    so."""
    found: list[int] = []
    for effect in effects:
        if isinstance(effect, v.DealDamage | v.DealDivided) and type(effect.what) is not t.Pick:
            found.extend([card for card, _identity in objects(context, effect.what)])
        elif isinstance(effect, t.ForEach) and number(context, effect.number) > 0:
            found.extend(hit_by(context, effect.do))
        elif isinstance(effect, t.If):
            is_so = holds(context, effect.condition)
            found.extend(hit_by(context, effect.then if is_so else effect.otherwise))
    return found


# 15-20e-3. The damage that something was played to answer


@means(DO, v.ChangeThisDamage)
@rule("15-20e-3")
def do_change_this_damage(context: Context, frame: Frame, term: v.ChangeThisDamage) -> None:
    """The damage from the source that met the condition: of an attack its combat damage, or else
    what is about to be dealt to that card."""
    if context.event is not None:
        change = term.change
        to_all = isinstance(change, v.DamageChange) and prevention.is_for_whole_damage(change)
        until, pattern = this_damage(context.game, context.event, to_all)
        do_next(frame, (t.Lasting(until, replace(change, event=pattern)),))


def this_damage(game: Game, event: Event, to_all: bool = False) -> tuple[str, t.Pattern]:
    """How long that damage is waited for, and what it is like; `to_all`: whoever it hits."""
    is_combat = event.cause == dealing.COMBAT
    source = t.Is(t.EventSource(), (v.IsCard(game.state.ref(source_answered(event))),))
    target = None if is_combat or to_all else t.These((game.state.ref(event.card),))
    pattern = t.Pattern("damage", target, cause=event.cause, only_if=source)
    return "combat" if is_combat else "once", pattern


@rule("15-20e-3b")
def source_answered(event: Event) -> int:
    """Of several sources the one of that condition which its controller chose to answer."""
    return event.source


# 15-32. Remain in play


@means(ACT, v.RemainInPlay)
def do_remain_in_play(
    context: Context, frame: Frame, term: v.RemainInPlay, cards: tuple[Ref, ...]
) -> None:
    """The cards remain in play (15-32a)."""
    remain_in_play(context.game, [card for card, _identity in cards])


@rule("15-32a")
def remain_in_play(game: Game, cards: list[int]) -> None:
    """The cards stay where they are."""
    are_undamaged(game, cards)
    are_unaffected(game, cards)


@rule("15-32a-1", "16-12b-1")
def are_undamaged(game: Game, cards: list[int]) -> None:
    """The damage of units becomes 0."""
    unit_damage.clear_unit_damage(game, cards)


@rule("15-32a-2", "16-12b-2")
def are_unaffected(game: Game, cards: list[int]) -> None:
    """Effects on them that last for a time end."""
    state = game.state
    refs = [state.ref(card) for card in cards]
    game.keep_effects(
        [
            each.laid_on(tuple([ref for ref in each.cards if ref not in refs]))
            if each.cards is not None and each.until in TIMED
            else each
            for each in state.effects
            if not ends_on(each, refs)
        ]
    )


TIMED: Final = ("turn", "combat", "once", "your turn", "opponent turn")


def ends_on(effect: Effect, refs: list[Ref]) -> bool:
    """Whether an effect for a time was laid on these cards and no others."""
    if effect.cards is None or effect.until not in TIMED:
        return False
    return not [ref for ref in effect.cards if ref not in refs]
