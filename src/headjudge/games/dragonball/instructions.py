"""What this game's own words do.

`EVENT_FOR` says which event an instruction about one card is, so that it can be found out
whether a cost can be paid; the events of all its cards happen together.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import battle, combo, counter_timing, damage, playing, tokens, turn
from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.keywords_conditions import negate
from headjudge.games.dragonball.keywords_playing import EVOLVING
from headjudge.games.dragonball.moving import ACTIVE, RESTING, koing, sending
from headjudge.kernel import links
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.doing import ACT, ASK, CAN, DO, TAKE
from headjudge.language.evaluate import Context, means, seats, select, times
from headjudge.language.moving import EVENT_FOR, send
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule

# -- cards that move or turn --------------------------------------------------------------


@means(EVENT_FOR, v.KO)
def _(context: Context, term: v.KO, card: int) -> Event | None:
    return koing(context.game, card, "effect", context.source, context.seat)


@means(EVENT_FOR, v.RemoveFromGame)
@rule("10-19-1")
def remove(context: Context, term: v.RemoveFromGame, card: int) -> Event | None:
    """The card is put out of the game."""
    game = context.game
    zone = a.removed_of(game.state.owner[card])
    return sending(game, card, zone, "effect", context.source, context.seat)


@means(EVENT_FOR, v.AddToEnergy)
def _(context: Context, term: v.AddToEnergy, card: int) -> Event | None:
    game = context.game
    zone = a.energy_area(game.state.owner[card])
    tags = (RESTING,) if term.resting else ()
    return sending(game, card, zone, "effect", context.source, context.seat, tags=tags)


@means(EVENT_FOR, v.GainControl)
def _(context: Context, term: v.GainControl, card: int) -> Event | None:
    game = context.game
    zone = a.battle_area(context.seat)
    if game.state.place[card] % a.SIZE != a.BATTLE or game.state.place[card] == zone:
        return None
    return Event("control", context.seat, card, zone, 0, context.source, context.seat, "effect")


@means(EVENT_FOR, v.Combo)
def _(context: Context, term: v.Combo, card: int) -> Event | None:
    seat = seats(context, term.whose)[0]
    return Event("combo", seat, card, a.combo_area(seat), 0, context.source, context.seat, "effect")


def turned(context: Context, kind: str, card: int) -> Event:
    master = a.master(context.game, card)
    return Event(kind, master, card, -1, 0, context.source, context.seat, "effect")


@means(EVENT_FOR, v.SwitchActive)
def _(context: Context, term: v.SwitchActive, card: int) -> Event | None:
    return turned(context, "active", card) if context.game.state.rest[card] else None


@means(EVENT_FOR, v.SwitchRest)
def _(context: Context, term: v.SwitchRest, card: int) -> Event | None:
    return None if context.game.state.rest[card] else turned(context, "rest", card)


@means(EVENT_FOR, v.FlipOver)
def _(context: Context, term: v.FlipOver, card: int) -> Event | None:
    return turned(context, "flip over", card)


def happen_together(context: Context, frame: Frame, term: t.Action, cards: tuple[Ref, ...]) -> None:
    """What an instruction does to several cards happens at the same time."""
    make = EVENT_FOR[type(term)]
    found = [make(context, term, card) for card, _identity in cards]
    send(context.game, tuple([event for event in found if event is not None]))


ONE_EVENT_EACH: Final[tuple[type, ...]] = (
    v.KO, v.RemoveFromGame, v.AddToEnergy, v.GainControl, v.SwitchActive, v.SwitchRest, v.FlipOver,
)  # fmt: skip
for _word in ONE_EVENT_EACH:
    ACT[_word] = happen_together


@means(ACT, v.Combo)
def _(context: Context, frame: Frame, term: v.Combo, cards: tuple[Ref, ...]) -> None:
    for card, _identity in cards:
        combo.came_to_combo(context.game, card)
    happen_together(context, frame, term, cards)


# -- playing ------------------------------------------------------------------------------


def playing_event(context: Context, term: v.Play, card: int, onto: tuple[Ref, ...]) -> Event:
    seat = seats(context, term.whose)[0]
    tags: list[str | int] = [term.using] if term.using else []
    if term.resting:
        tags.append(RESTING)
    if term.active:
        tags.append(ACTIVE)
    tags.extend([each for each, _identity in onto])
    return Event(
        "play", seat, card, a.battle_area(seat), 0, context.source, context.seat,
        cause_of(term), tags=tuple(tags),
    )  # fmt: skip


@rule("10-5-6", without="effect")
def cause_of(term: v.Play) -> str:
    """To evolve is to play as by [Evolve]."""
    return "evolve" if term.using in EVOLVING else "effect"


@means(EVENT_FOR, v.Play)
def _(context: Context, term: v.Play, card: int) -> Event | None:
    return playing_event(context, term, card, ())


@means(ACT, v.Play)
def _(context: Context, frame: Frame, term: v.Play, cards: tuple[Ref, ...]) -> None:
    """The cards come to the battle area at the same time; on top of others, one does."""
    game = context.game
    onto: tuple[Ref, ...] = ()
    if term.onto is not None:
        onto = acting(context, term.onto)
        if not onto:
            return
        cards = cards[:1]
    played = tuple([card for card, _identity in cards])
    doing.first(frame, (v.HavePlayed(played, term.using, term.negated),))
    game.do(*[playing_event(context, term, card, onto) for card in played])


@means(DO, v.HavePlayed)
def _(context: Context, frame: Frame, term: v.HavePlayed) -> None:
    """What was played is known to the rest of the effect, and as what it was played."""
    game = context.game
    state = game.state
    there = [card for card in term.cards if state.place[card] % a.SIZE == a.BATTLE]
    frame.vars["played"] = tuple([state.ref(card) for card in there if state.host[card] < 0])
    for card in there:
        if term.using in EVOLVING:
            links.link(game, EVOLVED, card, card, context.seat)
        if term.negated:
            change = t.Continuous((t.Change(t.It(), "abilities", "switch-off"),))
            number, stamp = state.next_number(), state.tick()
            ref = state.ref(card)
            game.lasting(Effect(number, change, card, ref[1], context.seat, stamp, "turn", (ref,)))


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
def _(context: Context, frame: Frame, term: v.ChooseEquals) -> Decision | None:
    """One card, then the other."""
    chosen = frame.vars.get("base", ())
    found = pairs(context, term, chosen[0][0] if chosen else -1)
    at = 1 if chosen else 0
    cards = dict.fromkeys([pair[at] for pair in found])
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    number = context.game.step_of(frame).number
    return Decision(context.seat, "Choose", options, number, secret=True) if options else None


@means(TAKE, v.ChooseEquals)
def _(context: Context, frame: Frame, term: v.ChooseEquals, chosen: tuple[Option, ...]) -> None:
    base = frame.vars.get("base", ())
    frame.vars["base"] = (*base, context.game.state.ref(int(chosen[0][1])))
    if not base:
        doing.first(frame, (term,))


@means(DO, v.ChooseEquals)
def _(context: Context, frame: Frame, term: v.ChooseEquals) -> None:
    """Nothing is there to be chosen."""


# -- battles --------------------------------------------------------------------------------


@means(DO, v.InflictDamage)
def _(context: Context, frame: Frame, term: v.InflictDamage) -> None:
    amount = times(context, term.number)
    source = damage.source_of_skill(context.source)
    context.game.do(
        *[
            Event("damage", seat, -1, -1, amount, source, context.seat, damage.SKILL)
            for seat in seats(context, term.who)
        ]
    )


@means(DO, v.NegateAttack)
def _(context: Context, frame: Frame, term: v.NegateAttack) -> None:
    card = battle.attack_card(context.game)
    if card >= 0:
        seat = a.master(context.game, card)
        event = Event("attack negated", seat, card, -1, 0, context.source, context.seat, "effect")
        context.game.do(event)


@means(EVENT_FOR, v.Redirect)
def _(context: Context, term: v.Redirect, card: int) -> Event | None:
    if battle.now(context.game) is None:
        return None
    return turned(context, "target", card)


ACT[v.Redirect] = happen_together


@means(DO, v.NegateBlocker)
@rule("10-4-2")
def negate_blocker(context: Context, frame: Frame, term: v.NegateBlocker) -> None:
    """The attack has its first target again."""
    under_way = battle.now(context.game)
    if under_way is not None:
        under_way.vars["guard"] = under_way.vars["target"]
        context.game.state.revision += 1


# -- counters, plays and skills that are negated ----------------------------------------------


@means(DO, v.NegateCounter)
def _(context: Context, frame: Frame, term: v.NegateCounter) -> None:
    counter_timing.negate_last(context.game, context.seat)


@means(DO, v.NegatePlay)
def _(context: Context, frame: Frame, term: v.NegatePlay) -> None:
    change_play(context, "negated")


@means(DO, v.PlayedResting)
def _(context: Context, frame: Frame, term: v.PlayedResting) -> None:
    change_play(context, "resting")


def change_play(context: Context, how: str) -> None:
    """The card that is being played is not played, or otherwise; 10-22-2 unless it deflects."""
    game = context.game
    declared = playing.being_played(game)
    if declared is not None and not playing.is_unaffected(game, declared.vars["card"]):
        declared.vars[how] = True


@means(DO, v.NegateThisSkill)
def _(context: Context, frame: Frame, term: v.NegateThisSkill) -> None:
    skill = frame.vars.get("skill")
    if skill is not None:
        negate(context.game, context.identity, skill, term.until)


# -- the rest -------------------------------------------------------------------------------


@means(DO, v.ExtraTurn)
def _(context: Context, frame: Frame, term: v.ExtraTurn) -> None:
    for seat in seats(context, term.who):
        turn.add_extra_turn(context.game, seat)


@means(DO, v.ShuffleLooked)
def _(context: Context, frame: Frame, term: v.ShuffleLooked) -> None:
    """The areas that were looked through are shuffled."""
    zones = dict.fromkeys(frame.vars.get("looked", ()))
    seat = context.seat
    if zones:
        context.game.do(*[Event("shuffle", seat, zone=zone) for zone in zones])
