"""15-24, 15-25. Ending the turn before its time, and negating what is in the gate."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c13_damage import ruler_damage
from headjudge.games.gateruler.c13_damage.application import put_counter_card_away
from headjudge.games.gateruler.c14_abilities.resolving import is_in_gate
from headjudge.games.gateruler.c14_abilities.targets import CARDS_IN_GATE
from headjudge.games.gateruler.c15_terms.putting import to_graveyard
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import rule

# 15-24. End the turn


@means(DO, v.EndTurn)
def do_end_turn(context: Context, frame: Frame, term: v.EndTurn) -> None:
    """15-24. All that waits is gone, and the end phase begins."""
    game = context.game
    nothing_is_triggered(game)
    gone = [*empty_gate(game), *in_drive_zones(game), *in_counter_zones(game)]
    rulers_are_undamaged(game)
    combat_is_over(game)
    go_to_end_phase(game)
    put_cards_away(game, gone)


@rule("15-24b")
def nothing_is_triggered(game: Game) -> None:
    """Abilities that have triggered do so no more."""
    game.state.standby = []


@rule("15-24c", "15-24c-1")
def empty_gate(game: Game) -> list[int]:
    """Cards in the gate go to their owners' graveyards, also one that is being resolved;
    abilities are removed."""
    game.state.stack = []
    return list(game.state.zones[z.GATE])


@rule("15-24d")
def in_drive_zones(game: Game) -> list[int]:
    """Cards in the drive zones go to their owners' graveyards; their Overdrive abilities are gone
    with them."""
    return [card for seat in (0, 1) for card in game.state.zones[z.drive_of(seat)]]


@rule("15-24e")
def in_counter_zones(game: Game) -> list[int]:
    """Cards in the counter zones go to their owners' graveyards."""
    return [card for seat in (0, 1) for card in game.state.zones[z.counter_of(seat)]]


@rule("15-24f")
def rulers_are_undamaged(game: Game) -> None:
    """The current damage of all rulers becomes 0."""
    for numbers in game.state.numbers:
        numbers[ruler_damage.RULER_DAMAGE] = 0
        numbers.pop(ruler_damage.RULER_DAMAGE_IGNORING_CNT, None)


@rule("15-24g-1")
def combat_is_over(game: Game) -> None:
    """Effects for the duration of a combat end."""
    game.expire("combat")


@rule("15-24c-2", "15-24c-3", "15-24g", "15-24h")
def go_to_end_phase(game: Game) -> None:
    """Go to the end phase at once: what is being resolved, the gate process and the phase end
    unfinished."""
    game.back_to("turn", "6-5a")


@rule("15-24h-1")
def put_cards_away(game: Game, cards: list[int]) -> None:
    """The cards go now, so that what this sets off is resolved in the end phase."""
    if cards:
        game.do(*[to_graveyard(game, card, "rule") for card in cards])


# 15-25. Negate


@means(DO, v.Negate)
def do_negate(context: Context, frame: Frame, term: v.Negate) -> None:
    """Negate what was chosen in the gate; where nothing was to be chosen, what was played to set
    this off."""
    if term.memory in frame.vars:
        numbers = [number for number, _zero in frame.vars[term.memory]]
    else:
        numbers = what_was_played(context)
    for number in numbers:
        negate(context.game, number, context.source, context.seat)


# In which procedures of the gate a card or an ability waits, by the event of its being played.
RESOLVED_BY: Final = {"play": CARDS_IN_GATE, "play ability": ("resolve ability",)}


def what_was_played(context: Context) -> list[int]:
    """The number in the gate of the card or ability whose playing an effect answers, if it is
    still there."""
    event = context.event
    if event is None or event.kind not in RESOLVED_BY:
        return []
    found = [
        each.vars["number"]
        for each in context.game.state.stack
        if each.procedure in RESOLVED_BY[event.kind] and each.vars["card"] == event.card
    ]
    return found[-1:]


def negate(game: Game, number: int, source: int, by: int) -> None:
    """A card or an ability leaves the gate unresolved."""
    frame = game.take_off(number)
    if frame is None:
        return
    if frame.procedure in CARDS_IN_GATE:
        negate_card(game, frame, source, by)
    else:
        negate_ability(game, frame)


@rule("15-25a")
def negate_card(game: Game, frame: Frame, source: int, by: int) -> None:
    """The card goes to its owner's graveyard."""
    if is_in_gate(game, frame):
        game.do(to_graveyard(game, frame.vars["card"], "effect", source, by))


@rule("15-25b")
def negate_ability(game: Game, frame: Frame) -> None:
    """The ability is gone; the card of a CNT ability follows it (13-6d-3)."""
    put_counter_card_away(game, frame.vars)
