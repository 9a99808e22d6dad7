"""Sequences of instructions, and what is chosen in them.

"Choose" means targets, which are chosen on playing (14-4b-4): but in a deck or a hand (15-6b),
behind "Then," or "If you do," (14-4b-4c), in costs, and as a card attacks (8-4h-1) it is a choice
on resolving. Targets stand at the head of what is played: one that a text chooses under a
condition is put before it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.grammar import Steps
from headjudge.kernel.notation import names_of
from headjudge.language import terms as t
from headjudge.language.parse_terms import Joined
from headjudge.language.settling import Meaningless, reworded
from headjudge.rulebook.citation import fact

TOGETHER = "&"  # a joint within one phrase
LIFTED = "↑"  # before the joint of a target that was put before its condition
THEN = ". then, "
MORE = "and more"  # the wording of what more may be chosen
GENESIS = "Genesis Summoning"


# -- reading --------------------------------------------------------------------------


def settle(term: Any, late: bool = False) -> Any:
    """The term with its instructions in a row; `late`: all is chosen on resolving."""
    if isinstance(term, tuple):
        if term and all([isinstance(each, t.Effect) for each in term]):
            return _effects(term, late)
        return tuple([settle(each, late) for each in term])
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.Keyword) and term.name == "TD":
        do, cost, while_ = term.details
        return replace(term, details=(settle(do), settle(cost, True), settle(while_)))
    late = late or isinstance(term, _ALL_LATE) or _is_not_played(term)
    values = {n: settle(getattr(term, n), late or n in _LATE) for n in names_of(type(term))}
    made = type(term)(**values)
    _check(made)
    if isinstance(made, t.Action) and not isinstance(made, v.Target):
        return replace(made, what=_one_and_more(made.what))
    if isinstance(made, v.Act) and made.keyword == GENESIS:
        return replace(made, do=_summoning(made.do, "", "genesis"))
    return made


def _one_and_more(what: t.Object) -> t.Object:
    """1 or more of such cards, chosen on resolving: one of them, and any number more."""
    parts: list[t.Object] = []
    for each in what.objects if isinstance(what, t.Together) else (what,):
        if isinstance(each, t.Pick) and each.any_number and each.count == 1:
            parts.append(replace(each, any_number=False))
            parts.append(replace(each, count=0, wording=MORE))
        else:
            parts.append(each)
    if isinstance(what, t.Together):
        return replace(what, objects=tuple(parts))
    return what if len(parts) == 1 else t.Together(tuple(parts), wording=MORE)


def _one_or_more(what: t.Object) -> t.Object:
    """The same, as it is said."""
    if not isinstance(what, t.Together):
        return what
    parts: list[t.Object] = []
    for each in what.objects:
        if isinstance(each, t.Pick) and each.wording == MORE:
            parts[-1] = replace(each, count=1, wording=parts[-1].wording)
        else:
            parts.append(each)
    return parts[0] if what.wording == MORE else replace(what, objects=tuple(parts))


def _check(term: t.Term) -> None:
    """Cards in a deck are looked for (15-18b) before anything is done with them; what may be
    done instead is no choice that is made instead."""
    if isinstance(term, t.Action) and not isinstance(term, t.Search | t.Choose | v.Target):
        what = term.what
        if isinstance(what, t.Pick) and _is_sought(what.cards):
            raise Meaningless("cards in a deck that nobody has looked for")
    if isinstance(term, t.Replacement) and isinstance(term.instead[0], t.May):
        raise Meaningless("a choice in place of an event")


def _is_sought(cards: t.Selector) -> bool:
    """Whether these are cards anywhere in a deck."""
    if not isinstance(cards, t.Cards) or cards.where != ("deck",):
        return False
    return not [each for each in cards.filters if isinstance(each, t.Among)]


# 15-6b: in a deck or a hand no targets are chosen
ON_RESOLVING: frozenset[str] = fact("15-6b", frozenset({"deck", "hand"}), without=frozenset())
_LATE = ("cost", "price", "instead")
_ALL_LATE = (v.SummonRequirement, v.AbyssalConcerto, v.Discount, v.ChangeCounter)


def _is_not_played(term: t.Term) -> bool:
    """8-4h-1. What works as a card attacks is put into the gate without being played."""
    when = term.when if isinstance(term, t.Auto) else None
    return isinstance(when, t.Pattern) and when.kind == "as attack"


def _summoning(term: Any, before: str, after: str) -> Any:
    """What is summoned by an ability with the keyword is so summoned."""
    if isinstance(term, v.SpecialSummon) and term.how == before:
        return replace(term, how=after)
    if isinstance(term, tuple | t.May):
        return t.rewrite(term, lambda each: _summoning(each, before, after))
    return term


def _effects(effects: tuple[t.Effect, ...], late: bool) -> tuple[t.Effect, ...]:
    found: list[t.Effect] = []
    for each in effects:
        joint = ""
        if isinstance(each, Joined):
            each, joint = each.effect, each.wording
        parts = each.effects if isinstance(each, Steps) else (each,)
        for at, part in enumerate(parts):
            own = f"{TOGETHER}{each.wording}" if at + 1 < len(parts) else joint
            made = _effect(part, late)
            found.extend(made[:-1])
            last = made[-1]
            found.append(reworded(last, joint=own) if own else last)
        late = late or joint.endswith(THEN)
    return tuple(found)


def _effect(effect: t.Effect, late: bool) -> list[t.Effect]:
    """An instruction, and before it the targets that it chooses under a condition."""
    if isinstance(effect, v.Target):
        return [_choice(replace(effect, what=settle(effect.what)), late)]
    if isinstance(effect, v.TargetInGate) and late:
        raise Meaningless("a target that is chosen on resolving")
    if isinstance(effect, t.If):
        then, otherwise = _effects(effect.then, late), settle(effect.otherwise, late)
        targets, then = _lifted(then, late)
        _check_none((then, otherwise))
        return [*targets, replace(effect, then=then, otherwise=otherwise)]
    if isinstance(effect, v.IfDone):
        targets, do = _lifted(_effects(effect.do, late), late)
        _check_none(do)
        return [*targets, replace(effect, do=do, then=settle(effect.then, True))]
    if isinstance(effect, t.May):
        do = _effects(effect.do, late)
        _check_none(do)
        then, otherwise = settle(effect.then, True), settle(effect.otherwise, True)
        return [replace(effect, do=do, then=then, otherwise=otherwise)]
    if isinstance(effect, t.ForEach):
        return [replace(effect, do=settle(effect.do, True))]
    if isinstance(effect, t.ChooseOf):
        options = tuple([_effects(each, late) for each in effect.options])
        return [replace(effect, options=options)]
    if isinstance(effect, t.Lasting):
        return [replace(effect, ability=settle(effect.ability))]
    return [settle(effect, late)]


def _choice(target: v.Target, late: bool) -> t.Effect:
    """14-4b-4c. A target, or a choice on resolving."""
    cards = target.what.cards
    hidden = isinstance(cards, t.Cards) and set(cards.where) <= ON_RESOLVING
    if not (late or hidden):
        return target
    if target.divide is not None:
        raise Meaningless("divided among what is chosen on resolving")
    what = _one_and_more(target.what)
    made = t.Search if _is_sought(cards) else t.Choose
    return made(what, wording=target.wording)


def _lifted(
    effects: tuple[t.Effect, ...], late: bool
) -> tuple[list[t.Effect], tuple[t.Effect, ...]]:
    """The targets that these effects begin with, to be chosen before; and the effects."""
    targets: list[t.Effect] = []
    while not late and effects and isinstance(effects[0], v.Target):
        joint = f"{LIFTED}{effects[0].worded.joint or ''}"
        targets.append(reworded(effects[0], joint=joint))
        effects = effects[1:]
    return targets, effects


def _check_none(effects: Any) -> None:
    """No target is left among these."""
    found = t.walk(effects, enter=lambda each: isinstance(each, t.If | t.May | v.IfDone))
    if [each for each in found if isinstance(each, v.Target | v.TargetInGate)]:
        raise Meaningless("a target under a condition")


# -- saying ---------------------------------------------------------------------------


def unsettle(term: Any) -> Any:
    """The term as it is said: with targets where the text chooses them."""
    if isinstance(term, tuple) and term and all([isinstance(each, t.Effect) for each in term]):
        return _said(term)
    if isinstance(term, v.Act):
        do = _summoning(term.do, "genesis", "") if term.keyword == GENESIS else term.do
        term = replace(term, do=do)
    made = t.rewrite(term, unsettle)
    if isinstance(made, t.Action):
        made = replace(made, what=_one_or_more(made.what))
    if isinstance(made, t.Choose | t.Search) and made.wording.startswith("choose "):
        what = made.what
        return v.Target(what, wording=made.wording) if isinstance(what, t.Pick) else made
    return made


def _said(effects: tuple[t.Effect, ...]) -> tuple[t.Effect, ...]:
    found: list[t.Effect] = []
    group: list[t.Effect] = []
    put_back = _put_back(effects)
    for at, each in enumerate(put_back):
        joint = each.worded.joint or ""
        made = unsettle(reworded(each, joint=None))
        if joint.startswith(TOGETHER):
            group.append(made)
            phrase = joint.removeprefix(TOGETHER)
            continue
        if group:
            made = Steps((*group, made), wording=phrase)
            group = []
        last = at + 1 == len(put_back)
        joined = not last and not isinstance(made, v.Timing)
        found.append(Joined(made, wording=joint) if joined else made)
    return tuple(found)


def _put_back(effects: tuple[t.Effect, ...]) -> list[t.Effect]:
    """Targets that were put before their condition, under it again."""
    found: list[t.Effect] = []
    targets: list[t.Effect] = []
    for each in effects:
        joint = each.worded.joint or ""
        if joint.startswith(LIFTED):
            inner = joint.removeprefix(LIFTED)
            targets.append(reworded(each, joint=inner or None))
            continue
        if targets and isinstance(each, t.If):
            each = replace(each, then=(*targets, *each.then))
        elif targets and isinstance(each, v.IfDone):
            each = replace(each, do=(*targets, *each.do))
        targets = []
        found.append(each)
    return found
