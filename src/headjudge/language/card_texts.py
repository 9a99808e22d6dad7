"""What card texts mean, for a game to hand to the kernel.

`CardTexts` has the meanings that the shared card language gives to terms; a game replaces what its
book says otherwise. `plain_meanings` makes the tables of a small game from its zones alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

from headjudge.kernel.changes import Active, Patch, identity
from headjudge.kernel.decision import NO, YES, Decision
from headjudge.kernel.game import Game
from headjudge.kernel.pool import used
from headjudge.kernel.rules import Terms
from headjudge.kernel.state import Event, Ref
from headjudge.kernel.survey import Survey
from headjudge.kernel.zones import Layout
from headjudge.language import feasible, inventory, lasting, patterns, picking
from headjudge.language import terms as t
from headjudge.language.areas import nothing_along, whereabouts
from headjudge.language.book import Golden, Meanings, Resolving
from headjudge.language.evaluate import all_hold, objects
from headjudge.language.instructions import ARRANGING, Instruction, Instructions
from headjudge.language.vocabularies import words_of


class CardTexts(Terms):
    """The meanings of a game's terms. `vocabulary`: its own words; `always_changeable`: properties
    that the rules change, whatever the texts say; `anywhere`: the kinds of zones that "anywhere" in
    a text is about; `survey`: what a game adds to what the cards can do."""

    __slots__ = ()

    def __init__(
        self,
        meanings: Meanings,
        vocabulary: ModuleType | None = None,
        always_changeable: Iterable[str] = (),
        anywhere: Iterable[str] = (),
        survey: Callable[[Game, Survey], Survey] | None = None,
        matches: Callable[[Game, Any, Event, int, int, int], bool] = patterns.matches,
        situation: Callable[[Game, Any, int, int], bool] = patterns.situation,
        footprint: Callable[[Game, Active], list[Patch]] = lasting.footprint,
        substitute: Callable[[Game, Any, Event, int, int], Event | None] = patterns.substitute,
        perform_instead: Callable[
            [Game, Any, Event, int, int, int], None
        ] = patterns.perform_instead,
        can_be_taken: Callable[[Game, Any, Event, int, int], bool] = patterns.can_replace,
        follow: Callable[[Game, Event], None] = picking.follow,
    ) -> None:
        always = frozenset(always_changeable)
        places = tuple(anywhere)

        def survey_game(game: Game) -> Survey:
            """What the cards of this game can do, with those that they bring along."""
            cards = used(game.pool, game.state.printed, game.rules.brings).values()
            found = inventory.survey_cards(cards, always, places)
            return found if survey is None else survey(game, found)

        super().__init__(
            words_of(*[vocabulary] if vocabulary else ()), meanings, survey_game, matches,
            situation, footprint, substitute, perform_instead, can_be_taken, follow,
        )  # fmt: skip


# -- a small game -------------------------------------------------------------------------------


def plain_meanings(
    layout: Layout,
    instructions: Iterable[type[t.Effect]] = (),
    synonyms: Mapping[str, str] | None = None,
) -> Meanings:
    """The tables of a game whose book says nothing of single instructions. An area of a text is
    the zones of that name; `synonyms`: what texts call a kind of zone, besides its name;
    `instructions`: the game's own, besides those of the shared language."""
    kinds = {kind.name: kind.name for kind in layout.kinds} | dict(synonyms or {})

    def area(kind: str) -> Callable[[Game, int], list[int]]:
        zones = [zone for zone in range(layout.total) if layout.kind[zone] == kind]

        def cards(game: Game, seat: int) -> list[int]:
            """The cards of this player in the zones of this kind, of a stack the topmost."""
            state = game.state
            own = [zone for zone in zones if layout.seat[zone] in (seat, -1)]
            return [card for zone in own for card in state.zones[zone] if state.host[card] < 0]

        return cards

    def owners_area(game: Game, card: int, kind: str) -> int:
        return layout.zone(kinds[kind], game.state.owner[card])

    named = [each for each in vars(t).values() if isinstance(each, type)]
    effects = [each for each in named if issubclass(each, t.Effect)]
    asked: Instructions = {
        each: Instruction(each.__name__.lower(), "") for each in (*effects, *instructions)
    }
    return Meanings(
        {**{name: area(kind) for name, kind in kinds.items()}, "along": nothing_along},
        whereabouts,
        is_same_zone,
        Golden(
            possible=min, times=at_least_none, most_demands=False, least_of_up_to=0,
            chooses_first=turn_player, chosen_unseen=True, at_the_same_time=all_happen,
            end_by_effect=end_game, owners_area=owners_area,
        ),
        Resolving(
            works=all_hold, targets=identity, obliged=identity, fewest_of_up_to=0,
            asks=ask_whether, can_choose=feasible.can_do_all,
            done_if_replaced=True, seen_as=seen_as, laid_on=picking.acting, applies_to=objects,
            last=last_information, zone_left=zone_left,
        ),
        placing=by_putting,
        area_names=tuple([(kind,) for kind in layout.kind]),
        instructions={**asked, **ARRANGING},
    )  # fmt: skip


def at_least_none(number: int) -> int:
    """A number as a number of times: never fewer than 0."""
    return max(0, number)


def turn_player(game: Game) -> int:
    """The turn player."""
    return game.state.turn_player


def all_happen(game: Game, happenings: tuple[Event, ...]) -> None:
    """Let these events happen at the same time."""
    game.do(*happenings)


def end_game(game: Game, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    """End the game as an effect says: a player wins whose opponent loses."""
    winners = won or tuple([game.state.other(seat) for seat in lost])
    game.end(winners[0] if len(winners) == 1 else None, "")


def ask_whether(seat: int, can: bool, secret: bool) -> Decision | None:
    """Ask a player whether they do what they may do."""
    return Decision(seat, "may", (YES, NO) if can else (NO,), "", secret=secret)


def seen_as(game: Game, event: Event) -> Ref:
    """The card of an event as the object it is looked at: as it was, if it has left the field, else
    as it is."""
    before = (event.card, event.identity)
    return before if before in game.state.last else game.state.ref(event.card)


def last_information(game: Game, ref: Ref) -> dict[str, Any] | None:
    """What is remembered of an object that is gone; None: nothing."""
    return game.state.last.get(ref)


def zone_left(game: Game, ref: Ref, was: bool) -> int:
    """The zone of an object that is gone: none, or (`was`) the one that it was in."""
    return int(game.state.last.get(ref, {}).get("place", -1)) if was else -1


def is_same_zone(game: Game, relation: str, zone: int, other: int, viewer: int) -> bool:
    """Whether two zones are related: the only relation is to be the same."""
    return relation == "same" and zone == other


def by_putting(game: Game, card: int, zone: int) -> str:
    """The kind of event by which a card is placed in a zone."""
    return "put"
