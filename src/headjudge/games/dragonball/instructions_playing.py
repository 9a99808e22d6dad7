"""What the words do that play cards: playing, evolving, tokens, and the choice for a fusion."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import energy_costs, tokens
from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.deflect import deflects_when_played_with_skill
from headjudge.games.dragonball.keywords import has
from headjudge.games.dragonball.keywords_playing import EVOLVING
from headjudge.games.dragonball.moving import ACTIVE, RESTING, playing_or_placing, to_drop
from headjudge.games.dragonball.text_over_rules import can_be_played
from headjudge.kernel import links
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, ASK, CAN, DO, TAKE
from headjudge.language.evaluate import means, seats, select, times
from headjudge.language.instructions import cited
from headjudge.language.moving import EVENT_FOR, allowed
from headjudge.language.picking import acting, is_unseen
from headjudge.rulebook.citation import rule

# -- playing ------------------------------------------------------------------------------


def playing_event(context: Context, term: v.Play, card: int, onto: tuple[Ref, ...]) -> Event:
    seat = seats(context, term.whose)[0]
    tags: list[str | int] = [term.using] if term.using else []
    if term.resting or is_made_to_rest(context.game, card):
        tags.append(RESTING)
    if term.active:
        tags.append(ACTIVE)
    tags.extend([each for each, _identity in onto])
    return Event(
        playing_or_placing(context.game, card), seat, card, a.battle_area(seat), 0,
        context.source, context.seat, cause_of(term), tags=tuple(tags),
    )  # fmt: skip


def is_made_to_rest(game: Game, card: int) -> bool:
    """Whether a counter that answered the skill makes it play this card in Rest Mode."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "skill":
            countered = RESTING in frame.vars
            return countered and not deflects_when_played_with_skill(game, card)
    return False


@rule("10-5-6", without="effect")
def cause_of(term: v.Play) -> str:
    """To evolve is to play as by [Evolve]."""
    return "evolve" if term.using in EVOLVING else "effect"


@means(EVENT_FOR, v.Play)
def _(context: Context, term: v.Play, card: int) -> Event | None:
    if not can_be_played(context.game, card, seats(context, term.whose)[0]):
        return None
    return playing_event(context, term, card, ())


@means(ACT, v.Play)
def _(context: Context, frame: Frame, term: v.Play, cards: tuple[Ref, ...]) -> None:
    """The cards come to the battle area at the same time; on top of others, one does."""
    game = context.game
    if term.paying:
        doing.first(frame, (v.PayFor(cards, replace(term, paying=False)),))
        return
    onto: tuple[Ref, ...] = ()
    if term.onto is not None:
        onto = acting(context, term.onto)
        if not onto:
            return
        cards = cards[:1]
    seat = seats(context, term.whose)[0]
    played = tuple([card for card, _identity in cards if can_be_played(game, card, seat)])
    doing.first(frame, (v.HavePlayed(played, term.using, term.negated),))
    game.do(*[playing_event(context, term, card, onto) for card in played])


@means(DO, v.PayFor)
def _(context: Context, frame: Frame, term: v.PayFor) -> None:
    """A card that cannot be played, or whose cost cannot be paid, is not played."""
    game = context.game
    seat = context.seat
    for card, _identity in term.cards[:1]:
        cost = energy_costs.energy_cost(game, card)
        if energy_costs.can_pay_for(game, seat, card) and allowed(context, term.play, [card]):
            doing.first(frame, (replace(term.play, what=t.These(term.cards[:1])),))
            energy_costs.pay_energy(game, seat, cost, card)


@means(CAN, v.Play)
def _(context: Context, term: v.Play) -> bool:
    """With a card there is to play, and the energy for it if it has to be paid for."""
    game = context.game
    found = [card for card, _identity in acting(context, term.what)]
    cards = allowed(context, term, found)
    if term.paying:
        cards = [card for card in cards if energy_costs.can_pay_for(game, context.seat, card)]
    if isinstance(term.what, t.Pick):
        return term.what.up_to or len(cards) >= times(context, term.what.count)
    return len(cards) > 0


@means(DO, v.HavePlayed)
def _(context: Context, frame: Frame, term: v.HavePlayed) -> None:
    """What was played is known to the rest of the effect, and as what it was played."""
    game = context.game
    state = game.state
    there = [card for card in term.cards if state.place[card] % a.SIZE == a.BATTLE]
    played = tuple([state.ref(card) for card in there if state.host[card] < 0])
    frame.vars["played"] = played
    for skill in reversed(state.frames):
        if skill.procedure == "skill":  # what is countered after it was resolved
            skill.vars["played"] = (*skill.vars.get("played", ()), *played)
            break
    for card in there:
        if term.using in EVOLVING:
            links.link(game, EVOLVED, card, card, context.seat)
        if term.negated:
            change = t.Continuous((t.Change(t.It(), "abilities", "switch-off"),))
            number, stamp = state.next_number(), state.tick()
            ref = state.ref(card)
            game.lasting(Effect(number, change, card, ref[1], context.seat, stamp, "turn", (ref,)))
    if term.using != "Field":  # which sees to it itself (10-3-3)
        surplus = surplus_fields(game, there)
        if surplus:
            game.do(*surplus)


@rule("3-6-6", without=())
def surplus_fields(game: Game, played: list[int]) -> list[Event]:
    """One Extra Card with [Field] may be in a battle area: the one that came last stays."""
    fields = [card for card in played if is_field(game, card)]
    if not fields:
        return []
    there = a.on_top(game, game.state.place[fields[-1]])
    others = [card for card in there if card != fields[-1] and is_field(game, card)]
    return [to_drop(game, card, "rule") for card in others]


def is_field(game: Game, card: int) -> bool:
    return not a.is_battle_card(game, card) and has(game, card, "Field")


EVOLVED: Final = t.Link("evolved")  # of a card on itself, played by evolving


@means(DO, v.PlayToken)
def _(context: Context, frame: Frame, term: v.PlayToken) -> None:
    game = context.game
    seat = seats(context, term.whose)[0]
    made = tokens.make_tokens(game, term, times(context, term.number), seat, context.source)
    if made:
        game.do(*made)


# -- 10-13-3. Two cards that are equal ------------------------------------------------------


def pairs(context: Context, term: v.ChooseEquals, first: int = -1) -> list[tuple[int, int]]:
    """The pairs of cards that could be chosen; with `first` chosen, those with it."""
    game = context.game
    own = context.source
    ones = [card for card in select(context, term.first) if card != own]
    others = [card for card in select(context, term.second) if card != own]
    return [
        (one, other)
        for one in ones
        for other in others
        if one != other
        and first in (-1, one)
        and game.value(one, term.property) == game.value(other, term.property)
    ]


@means(CAN, v.ChooseEquals)
def _(context: Context, term: v.ChooseEquals) -> bool:
    return len(pairs(context, term)) > 0


@means(ASK, v.ChooseEquals)
def ask_choose_equals(context: Context, frame: Frame, term: v.ChooseEquals) -> Decision | None:
    """One card, then the other. It is asked though there be none to choose: that there is one
    is for nobody else to see."""
    chosen = frame.vars.get("base", ())
    found = pairs(context, term, chosen[0][0] if chosen else -1)
    at = 1 if chosen else 0
    cards = dict.fromkeys([pair[at] for pair in found])
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    number = cited(context.game, frame)
    if not options and not (is_unseen(context, term.first) or is_unseen(context, term.second)):
        return None
    return Decision(context.seat, "choose", options or (PASS,), number, secret=True)


@means(TAKE, v.ChooseEquals)
def take_choose_equals(
    context: Context, frame: Frame, term: v.ChooseEquals, chosen: tuple[Option, ...]
) -> None:
    """The card chosen is remembered; after the first the second is chosen."""
    if chosen[0] == PASS:
        return
    base = frame.vars.get("base", ())
    frame.vars["base"] = (*base, context.game.state.ref(int(chosen[0][1])))
    if not base:
        doing.first(frame, (term,))


@means(DO, v.ChooseEquals)
def _(context: Context, frame: Frame, term: v.ChooseEquals) -> None:
    """Nothing is there to be chosen."""
