"""15-16, 15-17, 15-31, 15-37. Use and play, normal summon, and what cannot be played."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import c02_cards, c04_players
from headjudge.games.gateruler.c01_overview import INFINITE
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c14_abilities import active, playing, targets
from headjudge.games.gateruler.c15_terms import restrictions
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN, do_next
from headjudge.language.evaluate import means, objects
from headjudge.rulebook.citation import fact, rule

# 15-16. Use and play


@rule("15-16a")
def play_card(game: Game, seat: int, card: int, **more: Any) -> None:
    """Play a card, a unit as a normal summon."""
    way = way_of(game, card)
    is_event = way == playing.PLAY and game.value(card, "type") == "event"
    playing.begin_playing(
        game, seat, card, way, c02_cards.effect_of(game, card) if is_event else None, **more
    )


@means(ACT, v.PlayCard)
@rule("15-16a-1")
def do_play_card(context: Context, frame: Frame, term: v.PlayCard, cards: tuple[Ref, ...]) -> None:
    """A card is played: its whole cost is paid, unless it is said otherwise. Of several, one after
    the other."""
    game = context.game
    if not cards:
        return
    (card, _identity), *others = cards
    if cannot_play(game, context.seat, card, term) is not None:
        leave_rest_undone(frame)
        return
    if others:
        frame.vars[TO_PLAY] = tuple(others)
        frame.vars.setdefault(ALL_OF_THEM, cards)
        do_next(frame, (v.PlayCard(t.It(TO_PLAY), term.cost, term.counted),))
    elif ALL_OF_THEM in frame.vars:
        frame.vars["it"] = frame.vars.pop(ALL_OF_THEM)  # what comes next speaks of them all
    play_card(game, context.seat, card, instead=term.cost, counted=term.counted, told=True)


# What is remembered while several cards are played: those still to come, and all of them
TO_PLAY: Final = "to play"
ALL_OF_THEM: Final = "all to play"


# 15-17. Normal summon


@rule("15-17a")
def way_of(game: Game, card: int) -> str:
    """To play a unit card is to normal summon it."""
    return playing.SUMMON if game.value(card, "type") == "unit" else playing.PLAY


@rule("15-17a-2", "15-17a-2a")
def counts_for(game: Game, card: int) -> int:
    """What a normal summon of this unit counts for: one, unless it is said otherwise."""
    if "CountsFor" not in game.survey.features:
        return 1
    told = active.own_words(game, card, "CountsFor")
    return int(told[0].number) if told else 1


@rule("15-17a-3")
def exceeds_cap(game: Game, seat: int, card: int) -> bool:
    """A normal summon may not use more of the summon cap than is left."""
    return counts_for(game, card) > c04_players.summons_left(game, seat)


@rule("15-17a-3b")
def uses_cap(counted: bool) -> bool:
    """A normal summon that does not count leaves as much of the summon cap as there was."""
    return counted


@rule("15-17a-3c")
def needs_cap(counted: bool) -> bool:
    """What does not count towards the cap is summoned though nothing of it is left."""
    return counted


@rule("15-17a-5")
def cannot_summon(context: Context, effects: tuple[t.Effect, ...]) -> str | None:
    """What would make a normal summon that counts cannot be played with too little of the
    summon cap left."""
    game, seat = context.game, context.seat
    for effect in effects:
        if type(effect) is v.PlayCard and effect.counted:
            cards = [card for card, _identity in objects(context, effect.what)]
            units = [card for card in cards if way_of(game, card) == playing.SUMMON]
            able = [card for card in units if not exceeds_cap(game, seat, card)]
            if units and len(units) == len(cards) and not able:
                return "15-17a-5"
    return None


# A unit that has resolved in the gate after a normal summon was normal summoned.
NORMAL: Final[tuple[str, ...]] = fact("15-17b", ("normal",), without=())


@rule("15-17a-3a")
def is_unlimited(cap: int) -> bool:
    """Who may summon without limit does not use it up."""
    return cap == INFINITE


@rule("15-17a-4")
def count_summon(game: Game, seat: int, number: int) -> None:
    """A normal summon has been added to the gate: it counts for so much of the cap."""
    game.add_number(seat, c04_players.SUMMONS, number)


# 15-2c. What increases and decreases a cap


@rule("15-2c-1")
def has_no_cap(game: Game, seat: int) -> bool:
    """A cap that is infinite neither increases nor decreases."""
    ruler = game.state.printed[u.ruler_of(game, seat)]
    return bool(ruler.values["summon cap"] == INFINITE)


@rule("15-2c-2a")
def at_least_none(left: int) -> int:
    """What is left is never less than 0."""
    return left if left > 0 else 0


# 15-31. Due to Forced Reveal

# What a text calls played due to its Forced Reveal has this tag.
FORCED: Final[str] = fact("15-31a", "forced reveal", without="")
# 15-31a-1: what is played otherwise than by its Forced Reveal is not played due to it
OTHERWISE: Final[tuple[str, ...]] = fact("15-31a-1", (), without=("forced reveal",))


@rule("15-31b")
def played_by(tags: tuple[str, ...]) -> tuple[str, ...]:
    """What was played by its Forced Reveal, and resolved, enters play due to it."""
    return tags


# 15-37. What cannot be played


@rule("15-37a")
def may_not_be_played(game: Game, seat: int, card: int, way: str) -> str | None:
    """What something forbids to play is not played: not summoned, not geared up into."""
    if not restrictions.may_be_barred(game, "play", card):
        return None
    barred = restrictions.is_barred(game, Event("play", seat, card, cause=way))
    return "15-37a" if barred else None


@rule("15-37a")
def cannot_play(game: Game, seat: int, card: int, term: v.PlayCard) -> str | None:
    """What cannot be played is not played, though an effect says so."""
    return playing.refusal_of_card(game, seat, card, term.cost, term.counted, told=True)


@means(CAN, v.PlayCard)
@rule("15-37b-1")
def may_play(context: Context, term: v.PlayCard) -> bool:
    """Who may play what cannot be played has chosen not to."""
    found = [card for card, _identity in objects(context, term.what)]
    game, seat = context.game, context.seat
    return len([c for c in found if cannot_play(game, seat, c, term) is None]) > 0


@rule("15-37b-2")
def leave_rest_undone(frame: Frame) -> None:
    """What was to play it and cannot leaves the gate: the rest of its effect is not resolved."""
    frame.vars["todo"] = ()


@rule("15-37b-3", "14-4b-2b")
def can_be_selected(context: Context, option: tuple[t.Effect, ...], told: bool) -> bool:
    """An option can be chosen that has targets and plays only what can be played, at its own time;
    whoever is told to play it need not heed the time."""
    if not targets.can_choose_all(context, option) or cannot_summon(context, option) is not None:
        return False
    return told or playing.is_timely(context.game, context.seat, option)
