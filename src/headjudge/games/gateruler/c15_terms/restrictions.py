"""15-29, 15-38. Abilities that are lost, and cards that cannot enter play."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c14_abilities import active, playing
from headjudge.games.gateruler.c16_keywords import granting
from headjudge.kernel.events import bans, is_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import LINKED, Effect, Event, Frame
from headjudge.language import terms as t
from headjudge.rulebook.citation import rule

# 15-29. Losing an ability


@rule("15-29a")
def all_of_its_kind(game: Game, card: int, abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """A lost keyword is lost with all it stands for, and as often as the card has it."""
    names = [each.name for each in abilities if isinstance(each, t.Keyword)]
    if not names:
        return abilities
    own = game.abilities(card).terms
    lost = [each for each in own if isinstance(each, t.Keyword) and each.name in names]
    return (*abilities, *granting.expand(tuple(lost)))


@rule("15-29b")
def enter_without(game: Game, event: Event) -> None:
    """A card that is put into play with abilities lost is there without them from the start."""
    state = game.state
    for tag in event.tags:
        if isinstance(tag, t.Continuous):
            ref = state.ref(event.card)
            game.lasting(
                Effect(
                    state.next_number(), tag, event.card, ref[1], event.seat, state.tick(),
                    LINKED, (ref,),
                )
            )  # fmt: skip


@rule("15-29b-1")
def is_without(event: Event) -> bool:
    """A card put into play with its abilities lost does not ask for anything."""
    return len([tag for tag in event.tags if isinstance(tag, t.Continuous)]) > 0


def loss_of(abilities: tuple[Any, ...]) -> t.Continuous:
    """These abilities are lost; "all": any that the card has."""
    if "all" in abilities:
        return t.Continuous((t.Change(t.Self(), "abilities", "lose-all"),))
    return t.Continuous((t.Change(t.Self(), "abilities", "lose", abilities),))


# 15-38. Cannot enter play


@rule("15-38a", "15-38a-2")
def is_barred(game: Game, event: Event) -> bool:
    """Whether something forbids the event: an ability at work, or the card's own text, which
    speaks of it wherever it is."""
    if not may_be_barred(game, event.kind, event.card):
        return False
    return is_forbidden(game, event) or active.bars_itself(game, event)


def may_be_barred(game: Game, kind: str, card: int) -> bool:
    """A quick look: whether there is any such ability."""
    return kind in game.survey.guarded_kinds and (
        kind in bans(game) or kind in game.state.printed[card].abilities.forbids
    )


@rule("15-38a-1")
def is_for_cards_that_enter(ability: t.Ability) -> bool:
    """A ban on entering play, or on a zone there, is for any card that would enter, also for one
    that came to be such a card after the effect began."""
    event = ability.event if isinstance(ability, t.Forbid) else None
    return event is not None and event.kind == "enter" and isinstance(event.what, t.Cards)


@rule("15-38a-1")
def cannot_enter(game: Game, seat: int, card: int, way: str) -> str | None:
    """What cannot enter play cannot be played."""
    if "enter" not in game.survey.guarded_kinds or way == playing.SUMMON:
        return None  # of units, no zone is left
    event = playing.entering(game, seat, card, z.field_of(seat), playing.played_from(game, card))
    return "15-38a-1" if is_barred(game, event) else None


@rule("15-38a-3")
def return_card(game: Game, frame: Frame) -> None:
    """A card that cannot enter play goes back to the very zone it was in before it was in the
    gate."""
    vars = frame.vars
    game.do(Event("put", vars["seat"], vars["card"], vars["origin"], cause="rule"))
