"""3-6. Battle Area: cards are played or placed there, by a player or by a skill."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from headjudge.games.dragonball import c09_rule_processing
from headjudge.games.dragonball.c02_cards import energy_costs
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas import moving
from headjudge.games.dragonball.c06_turn import playing
from headjudge.games.dragonball.c10_keywords import deflecting, unions
from headjudge.games.dragonball.c10_keywords.evolving import EVOLVED, EVOLVING, cause_of
from headjudge.games.dragonball.c10_keywords.keywords import has
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel import links
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN, DO
from headjudge.language.evaluate import means, seats, times
from headjudge.language.moving import EVENT_FOR, allowed
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule


@rule("3-6-1")
def belongs_in_battle_area(game: Game, card: int) -> bool:
    """Whether a card can be played to the battle area: only Battle Cards can, and such Extra Cards
    as a text places there."""
    return a.is_battle_card(game, card)


# 3-6-3. Playing and placing


@rule("3-6-3")
def playing_or_placing(game: Game, card: int) -> str:
    """To place a Battle Card in a battle area is to play it; any other card is only placed."""
    return "play" if a.is_battle_card(game, card) else "place"


@rule("3-6-3")
def play_happens(game: Game, event: Event) -> None:
    """A card comes to a battle area."""
    card = event.card
    if moving.stays(game, card):
        event.changed_nothing = True
        return
    frm = game.state.place[card]
    game.put(card, event.zone)
    moving.alert_if_out(game, frm)
    if event.cause == DECLARED:
        keep_what_was_laid_on_it(game, (card, event.identity))
    if moving.is_placed_resting(event.tags):
        game.turn_to(card, 1)
    onto = [each for each in event.tags if type(each) is int and not moving.stays(game, each)]
    if onto:
        using = [each for each in event.tags if each in unions.PLACED_ON_TOP]
        stands_as_told = is_told_its_position(event.tags)
        c09_rule_processing.put_on_top(
            game, card, onto, stands_as_told, str(using[0]) if using else ""
        )


@rule("1-3-1")
def is_told_its_position(tags: tuple[object, ...]) -> bool:
    """Whether a text says in which mode the card is played; then it does not take over that of
    the card it is placed on."""
    return moving.ACTIVE in tags or moving.RESTING in tags


DECLARED: Final = "play"  # cause: the card was declared in the hand, and could be countered


def keep_what_was_laid_on_it(game: Game, declared: Ref) -> None:
    """10-10-3-1. Lay what a counter has done to the card that was declared on the card that is
    played: it is the one that the counter speaks of."""
    if [effect for effect in game.state.effects if declared in (effect.cards or ())]:
        game.carry_over(declared, declared[0])


def playing_event(context: Context, term: v.Play, card: int, onto: tuple[Ref, ...]) -> Event:
    """The event of playing a card by a skill, with the mode it is played in and the cards it is
    placed on."""
    seat = seats(context, term.whose)[0]
    tags: list[str | int] = [term.using] if term.using else []
    if term.resting or is_made_to_rest(context.game, card):
        tags.append(moving.RESTING)
    if term.active:
        tags.append(moving.ACTIVE)
    tags.extend([each for each, _identity in onto])
    return Event(
        playing_or_placing(context.game, card), seat, card, a.battle_area(seat), 0,
        context.source, context.seat, cause_of(term), tags=tuple(tags),
    )  # fmt: skip


def is_made_to_rest(game: Game, card: int) -> bool:
    """Whether a counter that answered the skill makes it play this card in Rest Mode."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "skill":
            countered = moving.RESTING in frame.vars
            return countered and not deflecting.deflects_when_played_with_skill(game, card)
    return False


@means(EVENT_FOR, v.Play)
def event_of_play(context: Context, term: v.Play, card: int) -> Event | None:
    """The event of playing this card, if the card's own text lets it be played."""
    if not playing.can_be_played(context.game, card, seats(context, term.whose)[0]):
        return None
    return playing_event(context, term, card, ())


@means(ACT, v.Play)
def do_play(context: Context, frame: Frame, term: v.Play, cards: tuple[Ref, ...]) -> None:
    """Play the cards at the same time; of cards that go on top of others, one."""
    game = context.game
    if term.paying:
        doing.do_next(frame, (v.PayFor(cards, replace(term, paying=False)),))
        return
    onto: tuple[Ref, ...] = ()
    if term.onto is not None:
        onto = acting(context, term.onto)
        if not onto:
            return
        cards = cards[:1]
    seat = seats(context, term.whose)[0]
    played = tuple([card for card, _identity in cards if playing.can_be_played(game, card, seat)])
    doing.do_next(frame, (v.HavePlayed(played, term.using, term.negated),))
    game.do(*[playing_event(context, term, card, onto) for card in played])


@means(DO, v.PayFor)
def do_pay_for(context: Context, frame: Frame, term: v.PayFor) -> None:
    """Pay the energy cost of a card, then play it. A card that cannot be played, or whose cost
    cannot be paid, is not played."""
    game = context.game
    seat = context.seat
    for card, _identity in term.cards[:1]:
        cost = energy_costs.energy_cost(game, card)
        if energy_costs.can_pay_for(game, seat, card) and allowed(context, term.play, [card]):
            doing.do_next(frame, (replace(term.play, what=t.These(term.cards[:1])),))
            energy_costs.pay_energy(game, seat, cost, card)


@means(CAN, v.Play)
def can_play(context: Context, term: v.Play) -> bool:
    """Whether there is a card to play, and the energy for it if it has to be paid for."""
    game = context.game
    found = [card for card, _identity in acting(context, term.what)]
    cards = allowed(context, term, found)
    if term.paying:
        cards = [card for card in cards if energy_costs.can_pay_for(game, context.seat, card)]
    if isinstance(term.what, t.Pick):
        return term.what.up_to or len(cards) >= times(context, term.what.count)
    return len(cards) > 0


@means(DO, v.HavePlayed)
def do_have_played(context: Context, frame: Frame, term: v.HavePlayed) -> None:
    """Remember which cards were played, and as what. Of [Field] cards in one area only the last
    stays."""
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


# 3-6-6. Extra Cards with [Field]


@rule("3-6-6")
def surplus_fields(game: Game, played: list[int]) -> list[Event]:
    """One Extra Card with [Field] may be in a battle area: the one that came last stays."""
    fields = [card for card in played if is_field(game, card)]
    if not fields:
        return []
    there = a.on_top(game, game.state.place[fields[-1]])
    others = [card for card in there if card != fields[-1] and is_field(game, card)]
    return [moving.to_drop(game, card, "rule") for card in others]


def is_field(game: Game, card: int) -> bool:
    """Whether a card is an Extra Card with [Field]."""
    return not a.is_battle_card(game, card) and has(game, card, "Field")
