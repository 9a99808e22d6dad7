"""Effects that go on: what a resolved ability leaves behind, and what a change does now."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.kernel import changes
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context, resolving
from headjudge.language.doing import DO, do_next
from headjudge.language.evaluate import means, number, objects
from headjudge.language.logged_effects import log_effects
from headjudge.language.picking import followed


@means(DO, t.Lasting)
def do_lasting(context: Context, frame: Frame, term: t.Lasting) -> None:
    """Lay an effect that goes on on the cards that are there now, with the numbers of now; cards
    that are to be picked are chosen first."""
    game = context.game
    state = game.state
    ability = term.ability
    if isinstance(ability, t.Continuous):
        choices = choices_first(term, ability)
        if choices:
            do_next(frame, choices)
            return
    until = term.until or resolving(game).unstated
    made: list[tuple[t.Ability, tuple[Ref, ...] | None]] = []
    subjects: list[Any] = []  # what each is about, as the text says it
    if isinstance(ability, t.Continuous):
        while_ = bound_term(context, ability.while_, spoken=True, named=False)
        for change in ability.changes:
            operand = change.operand
            if isinstance(operand, t.Quantity):
                operand = resolving(game).by_how_much(number(context, operand))
            laid = resolving(game).laid_on(context, change.what)
            fixed = t.Change(change.what, change.property, change.operation, operand)
            made.append((t.Continuous((fixed,), while_), laid))
            subjects.append(change.what)
    else:
        laid = cards_named(context, ability)
        made.append((bound_ability(context, ability, laid=laid), laid))
        subjects.append(subject_of(ability))
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
    log_effects(context, effects, subjects)
    resolving(game).begin(context, effects)


def choices_first(term: t.Lasting, ability: t.Continuous) -> tuple[t.Effect, ...]:
    """The choice of the cards that each change is for, and the change of these; nothing, if no
    change is for cards that are to be picked."""
    if not any([type(change.what) is t.Pick for change in ability.changes]):
        return ()
    found: list[t.Effect] = []
    for change in ability.changes:
        if type(change.what) is t.Pick:
            found.append(t.Choose(change.what))
            change = replace(change, what=t.It())
        found.append(replace(term, ability=replace(ability, changes=(change,))))
    return tuple(found)


# -- an ability for later, and the cards that were named when it began ------------------------


def subject_of(ability: t.Ability) -> Any:
    """What an ability says something of, or forbids or replaces events of; None: no cards."""
    event = getattr(ability, "event", None)
    return getattr(event if isinstance(event, t.Pattern) else ability, "what", None)


def cards_named(context: Context, ability: t.Ability) -> tuple[Ref, ...] | None:
    """The cards that an ability for later is laid on; None: whichever are such cards then."""
    subject = subject_of(ability)
    if resolving(context.game).for_cards_to_come(ability):
        return None
    if isinstance(subject, t.Cards | t.Under):
        subject = t.Every(subject)
    if not isinstance(subject, t.Object):
        return None
    return resolving(context.game).rules_for(context, subject)


def bound_ability(
    context: Context,
    ability: t.Ability,
    spoken: bool = True,
    named: bool = True,
    laid: tuple[Ref, ...] | None = None,
) -> t.Ability:
    """An ability for later, in which cards named by what is so now are meant for good.

    In what forbids or replaces events this is done for its subject only: any other card it names is
    looked for when such an event comes."""
    if isinstance(ability, t.Auto):
        return bound_auto(context, ability, spoken, named)
    of_changes = isinstance(ability, t.Continuous)
    made: t.Ability = bound_fields(context, ability, spoken, named and of_changes)
    subject = subject_of(ability)
    if laid is not None and isinstance(subject, t.Object) and not subject.ANEW:
        return with_subject(made, t.These(laid, wording=subject.wording))
    if isinstance(subject, t.Term):
        return with_subject(made, bound_term(context, subject, spoken, named))
    return made


def with_subject(ability: Any, subject: Any) -> t.Ability:
    """An ability with other cards as what it is about."""
    event = getattr(ability, "event", None)
    made: t.Ability
    if isinstance(event, t.Pattern):
        made = replace(ability, event=replace(event, what=subject))
    else:
        made = replace(ability, what=subject)
    return made


def bound_auto(context: Context, ability: t.Auto, spoken: bool, named: bool) -> t.Auto:
    """An automatic ability for later. If it waits for a moment, no card takes part in what sets
    it off: its effects name cards as the effect does that makes it."""
    when = bound_term(context, ability.when, spoken, named=False)
    of_cards = isinstance(when, t.Pattern) and when.what is not None
    if of_cards:
        when = replace(when, what=bound_term(context, when.what, spoken, named))
    while_ = bound_term(context, ability.while_, spoken, named=False)
    effects: list[t.Effect] = []
    for each in ability.do:
        effects.append(bound_term(context, each, spoken, named and not of_cards))
        if isinstance(each, t.Action) and type(each.what) is not t.It:
            spoken = False  # from here on "it" is something else
    return replace(ability, when=when, do=tuple(effects), while_=while_)


def bound_term(context: Context, term: Any, spoken: bool, named: bool) -> Any:
    """Put the cards themselves into a term, in place of what the effect has spoken of
    (`spoken`) and of what names them by what is so now (`named`)."""
    if isinstance(term, t.It | t.Rest):
        return these(context, term) if spoken else term
    if isinstance(term, t.CountOf):
        return number(context, term) if spoken else term
    if isinstance(term, t.Object) and not term.ANEW and named:
        return these(context, term)
    if isinstance(term, t.Ability):
        return bound_ability(context, term, spoken, named)
    return bound_fields(context, term, spoken, named)


def bound_fields(context: Context, term: Any, spoken: bool, named: bool) -> Any:
    """Bind each field of a term; abilities that cards get speak for themselves."""
    if isinstance(term, t.Change) and isinstance(term.operand, tuple):
        return replace(term, what=bound_term(context, term.what, spoken, named))
    return t.rewrite(term, lambda each: bound_term(context, each, spoken, named))


def these(context: Context, term: t.Object) -> t.These:
    """The cards that an object names now."""
    return t.These(followed(context, objects(context, term)), wording=term.wording)


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
