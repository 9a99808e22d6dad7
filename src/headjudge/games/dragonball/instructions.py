"""What this game's own words do.

`EVENT_FOR` says which event an instruction about one card is, so that it can be found out
whether a cost can be paid; the events of all its cards happen together.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import (
    battle,
    combo,
    counters,
    damage,
    deflect,
    playing,
    showing,
    skills,
    turn,
)
from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.keywords_conditions import negate
from headjudge.games.dragonball.moving import ALONE, RESTING, koing, sending
from headjudge.games.dragonball.overview import is_no_change
from headjudge.games.dragonball.turning import ACTIVE_MODE, REST_MODE
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, ASK, CAN, DO, TAKE
from headjudge.language.evaluate import means, seats, select, times
from headjudge.language.instructions import cited
from headjudge.language.moving import EVENT_FOR, send
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
    if not combo.has_combo(context.game, card):
        return None
    seat = seats(context, term.whose)[0]
    return Event("combo", seat, card, a.combo_area(seat), 0, context.source, context.seat, "effect")


def turned(context: Context, kind: str, card: int) -> Event:
    master = a.master(context.game, card)
    return Event(kind, master, card, -1, 0, context.source, context.seat, "effect")


@means(EVENT_FOR, v.SwitchActive)
def _(context: Context, term: v.SwitchActive, card: int) -> Event | None:
    there = is_no_change(context.game.state.rest[card], ACTIVE_MODE)
    return None if there else turned(context, "active", card)


@means(EVENT_FOR, v.SwitchRest)
def _(context: Context, term: v.SwitchRest, card: int) -> Event | None:
    there = is_no_change(context.game.state.rest[card], REST_MODE)
    return None if there else turned(context, "rest", card)


@means(EVENT_FOR, v.PutAlone)
def _(context: Context, term: v.PutAlone, card: int) -> Event | None:
    game = context.game
    zone = a.owners_area(game, card, term.to)
    return sending(game, card, zone, "effect", context.source, context.seat, tags=(ALONE,))


@means(EVENT_FOR, v.FlipOver)
def _(context: Context, term: v.FlipOver, card: int) -> Event | None:
    event = turned(context, "flip over", card)
    skill = context.memory.get("skill")
    event.tags = (skill.keyword,) if isinstance(skill, v.Activate) else ()
    return event


def happen_together(context: Context, frame: Frame, term: t.Action, cards: tuple[Ref, ...]) -> None:
    """What an instruction does to several cards happens at the same time."""
    make = EVENT_FOR[type(term)]
    found = [make(context, term, card) for card, _identity in cards]
    send(context.game, tuple([event for event in found if event is not None]))


ONE_EVENT_EACH: Final[tuple[type, ...]] = (
    v.KO, v.RemoveFromGame, v.AddToEnergy, v.GainControl, v.SwitchActive, v.SwitchRest, v.FlipOver,
    v.PutAlone,
)  # fmt: skip
for _word in ONE_EVENT_EACH:
    ACT[_word] = happen_together


@means(ACT, v.Combo)
def _(context: Context, frame: Frame, term: v.Combo, cards: tuple[Ref, ...]) -> None:
    """3-7-3-1: with such cards as one can combo with."""
    cards = tuple([ref for ref in cards if combo.has_combo(context.game, ref[0])])
    for card, _identity in cards:
        combo.came_to_combo(context.game, card)
    happen_together(context, frame, term, cards)


@means(EVENT_FOR, v.ShuffleInto)
def _(context: Context, term: v.ShuffleInto, card: int) -> Event | None:
    game = context.game
    zone = a.owners_area(game, card, "deck")
    return sending(game, card, zone, "effect", context.source, context.seat)


@means(ACT, v.ShuffleInto)
def _(context: Context, frame: Frame, term: v.ShuffleInto, cards: tuple[Ref, ...]) -> None:
    """Each deck that is to get cards is shuffled when they are there: their order is nobody's."""
    game = context.game
    owners = [game.state.owner[card] for card, _identity in cards]
    whose = [who for who in (t.YOU, t.OPPONENT) if seats(context, who)[0] in owners]
    doing.first(frame, tuple([t.Shuffle(who) for who in whose]))
    make = EVENT_FOR[v.ShuffleInto]
    found = [make(context, term, card) for card, _identity in cards]
    game.do(*[event for event in found if event is not None])


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
    counters.negate_last(context.game, context.seat)


@means(DO, v.NegatePlay)
def _(context: Context, frame: Frame, term: v.NegatePlay) -> None:
    change_play(context, "negated")


@means(DO, v.PlayedResting)
def _(context: Context, frame: Frame, term: v.PlayedResting) -> None:
    """Of a skill that has not been resolved yet: whatever it will play."""
    for answered in reversed(context.game.state.frames):
        if answered.procedure == "skill":
            answered.vars[RESTING] = True
            return
        if answered.procedure == "play card":
            change_play(context, "resting")
            return


def change_play(context: Context, how: str) -> None:
    """The card that is being played is not played, or otherwise; 10-22-2 unless it deflects."""
    game = context.game
    declared = playing.being_played(game)
    if declared is not None and not deflect.is_unaffected(game, declared.vars["card"]):
        declared.vars[how] = True


@means(DO, v.NegateThisSkill)
def _(context: Context, frame: Frame, term: v.NegateThisSkill) -> None:
    skill = frame.vars.get("skill")
    if skill is not None:
        negate(context.game, (context.source, context.identity), skill, term.until)


def timing_named(name: str) -> skills.Timing:
    """The free timing that a text names by this word."""
    return skills.IN_MAIN_PHASE if name == skills.MAIN else skills.IN_OFFENCE


@means(ACT, v.ActivateSkill)
def _(context: Context, frame: Frame, term: v.ActivateSkill, cards: tuple[Ref, ...]) -> None:
    """As the player would do it (8-5-2); a card none of whose skills can be activated stays."""
    game = context.game
    seat, timing = context.seat, timing_named(term.timing)
    for card, _identity in cards[:1]:
        own = range(len(game.abilities(card).others.get("Activate", ())))
        usable = [at for at in own if skills.refusal(game, seat, card, at, timing) is None]
        if term.at is not None or len(usable) == 1:
            skills.activate(game, seat, card, usable[0] if term.at is None else term.at, timing)
        elif usable:
            each = [(replace(term, what=t.These(cards[:1]), at=at),) for at in usable]
            doing.first(frame, (t.ChooseOf(1, tuple(each)),))


# -- the top of a deck ----------------------------------------------------------------------


@means(ASK, v.PutTop)
def _(context: Context, frame: Frame, term: v.PutTop) -> Decision | None:
    """Of "up to" so many the player says how many."""
    if not term.up_to:
        return None
    game = context.game
    seat = seats(context, term.who)[0]
    there = len(game.state.zones[a.deck_area(seat)])
    return how_many(context, frame, seat, min(times(context, term.number), there))


def how_many(context: Context, frame: Frame, seat: int, most: int) -> Decision:
    """The player says how many, from all that it may be down to none."""
    options: tuple[Option, ...] = tuple([("option", number) for number in range(most, -1, -1)])
    return Decision(seat, "how-many", options, cited(context.game, frame))


@means(TAKE, v.PutTop)
def _(context: Context, frame: Frame, term: v.PutTop, chosen: tuple[Option, ...]) -> None:
    doing.first(frame, (replace(term, number=int(chosen[0][1]), up_to=False),))


@means(DO, v.PutTop)
def _(context: Context, frame: Frame, term: v.PutTop) -> None:
    game = context.game
    tags = (RESTING,) if term.resting else ()
    for seat in reversed(seats(context, term.who)):  # what is called last is done first
        deck = game.state.zones[a.deck_area(seat)][: times(context, term.number)]
        frame.vars["it"] = tuple([game.state.ref(card) for card in deck])
        zone = a.LAYOUT.zone(term.to, seat)
        source, by = context.source, context.seat
        send(
            game,
            tuple([sending(game, c, zone, "effect", source, by, tags=tags) for c in deck]),
        )


@means(CAN, v.PutTop)
def _(context: Context, term: v.PutTop) -> bool:
    deck = context.game.state.zones[a.deck_area(seats(context, term.who)[0])]
    return term.up_to or len(deck) >= times(context, term.number)


# -- drawing, and choosing by chance -----------------------------------------------------------


def cards_missing(context: Context, term: v.DrawUntil) -> int:
    """How many cards the hand is short of that number."""
    return term.number - len(context.game.state.zones[a.hand_of(context.seat)])


@means(DO, v.DrawUntil)
def _(context: Context, frame: Frame, term: v.DrawUntil) -> None:
    left = cards_missing(context, term)
    context.game.call("draw", seat=context.seat, left=left, source=context.source)


@means(CAN, v.DrawUntil)
def _(context: Context, term: v.DrawUntil) -> bool:
    deck = context.game.state.zones[a.deck_area(context.seat)]
    return len(deck) >= cards_missing(context, term)


@means(ASK, v.ChooseAtRandom)
def _(context: Context, frame: Frame, term: v.ChooseAtRandom) -> Decision | None:
    there = len(select(context, term.cards))
    return how_many(context, frame, context.seat, min(times(context, term.number), there))


@means(TAKE, v.ChooseAtRandom)
def _(context: Context, frame: Frame, term: v.ChooseAtRandom, chosen: tuple[Option, ...]) -> None:
    doing.first(frame, (t.Choose(t.AtRandom(int(chosen[0][1]), term.cards)),))


# -- the rest -------------------------------------------------------------------------------


@means(DO, v.ExtraTurn)
def _(context: Context, frame: Frame, term: v.ExtraTurn) -> None:
    for seat in seats(context, term.who):
        turn.add_extra_turn(context.game, seat)


@means(ACT, v.Shown)
@rule("11-2-1")
def show(context: Context, frame: Frame, term: v.Shown, cards: tuple[Ref, ...]) -> None:
    """What goes from one secret area to another as a card of some sort is shown."""
    if cards:
        showing.show_to_all(context.game, context.seat, cards)


@means(DO, v.ShuffleLooked)
def _(context: Context, frame: Frame, term: v.ShuffleLooked) -> None:
    """The areas that were looked through are shuffled, those of them that it speaks of."""
    looked = dict.fromkeys(frame.vars.get("looked", ()))
    zones = [z for z in looked if not term.areas or a.LAYOUT.kind[z] in term.areas]
    if zones:
        context.game.do(*[Event("shuffle", context.seat, zone=zone) for zone in zones])
