"""Effects that go on: what a resolved ability leaves behind, and what a change does now."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from headjudge.kernel import changes
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context, resolving
from headjudge.language.doing import DO
from headjudge.language.evaluate import means, number
from headjudge.language.picking import followed


@means(DO, t.Lasting)
def _(context: Context, frame: Frame, term: t.Lasting) -> None:
    """It is laid on the cards that are there now, with the numbers of now."""
    game = context.game
    state = game.state
    ability = term.ability
    until = term.until or resolving(game).unstated
    made: list[tuple[t.Ability, tuple[Ref, ...] | None]] = []
    if isinstance(ability, t.Continuous):
        for change in ability.changes:
            operand = change.operand
            if isinstance(operand, t.Quantity):
                operand = resolving(game).by_how_much(number(context, operand))
            laid = resolving(game).laid_on(context, change.what)
            fixed = t.Change(change.what, change.property, change.operation, operand)
            made.append((t.Continuous((fixed,), ability.while_), laid))
    else:
        pattern = getattr(ability, "event", None)  # of what is forbidden or replaced
        what = getattr(ability if pattern is None else pattern, "what", None)
        laid = None
        if isinstance(what, t.Cards | t.Under):
            what = t.Every(what)
        if isinstance(what, t.Object):
            laid = resolving(game).rules_for(context, what)
        made.append((with_memory(context, ability), laid))
    identity = context.identity
    if isinstance(ability, t.Auto) and ability.where:
        # it is about its card there, where this effect may have sent it
        identity = followed(context, ((context.source, identity),))[0][1]
    effects: list[Effect] = []
    for each, cards in made:
        effects.append(
            Effect(
                state.next_number(),
                each,
                context.source,
                identity,
                context.seat,
                context.memory.get("stamp") or state.tick(),
                until,
                cards,
            )  # fmt: skip
        )
    game.note("lasting", context.seat, tags=(until,))
    resolving(game).begin(context, effects)


def with_memory(context: Context, ability: t.Ability) -> t.Ability:
    """An ability for later, with the cards filled in that the effect has spoken of."""
    if not isinstance(ability, t.Auto):
        filled: t.Ability = filled_in(ability, context)
        return filled
    effects: list[t.Effect] = []
    for at, each in enumerate(ability.do):
        effects.append(filled_in(each, context))
        if isinstance(each, t.Action) and type(each.what) is not t.It:
            effects.extend(ability.do[at + 1 :])  # from here on "it" is something else
            break
    when = filled_in(ability.when, context)
    while_ = filled_in(ability.while_, context)
    return replace(ability, when=when, do=tuple(effects), while_=while_)


def filled_in(term: Any, context: Context) -> Any:
    """The same term, with the cards remembered in place of every "it"."""
    if isinstance(term, tuple):
        return tuple([filled_in(each, context) for each in term])
    if not isinstance(term, t.Term):
        return term
    if isinstance(term, t.It):
        refs = followed(context, context.memory.get(term.memory, ()))
        return t.These(refs, wording=term.wording)
    names = [each.name for each in fields(term) if each.init]
    return replace(term, **{name: filled_in(getattr(term, name), context) for name in names})


def footprint(game: Game, change: changes.Active) -> list[changes.Patch]:
    """What a change would do just now."""
    term = change.term
    laid = change.cards
    context: Context | None = None  # a number laid on cards needs nobody to speak
    if laid is None or term.while_:
        context = Context(game, change.source, change.seat)
        if term.while_ and not resolving(game).works(context, term.while_):
            return []
    patches: list[changes.Patch] = []
    identity = game.state.identity
    for each in term.changes:
        operand = each.operand
        if isinstance(operand, t.Quantity):
            if context is None:
                context = Context(game, change.source, change.seat)
            operand = number(context, operand)
        refs = laid
        if refs is None and context is not None:
            refs = resolving(game).applies_to(context, each.what)
        for card, seen in refs or ():
            if identity[card] == seen:
                patches.append((card, each.property, each.operation, operand))
    return patches
