"""11-2, 11-6. Revealing cards, and looking at cards of secret areas."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.kernel.zones import HIDDEN
from headjudge.language import showing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, DO
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import rule

# 11-2. Revealing cards


def reveal_happens(game: Game, event: Event) -> None:
    """Everybody sees the card where it is; the effect that reveals it remembers to end that."""
    showing.reveal_for_now(game, event.card)


@means(ACT, v.Shown)
@rule("11-2-1")
def do_shown(context: Context, frame: Frame, term: v.Shown, cards: tuple[Ref, ...]) -> None:
    """Show cards that go from one secret area to another as cards of some sort."""
    if cards:
        show_to_all(context.game, context.seat, cards)


@step("11-2-1")
def show_found(game: Game, frame: Frame) -> None:
    """A card of some sort that goes from one secret area to another is shown to all."""
    vars = frame.vars
    for pick, refs in zip(vars["picks"], vars["found"], strict=True):
        if pick.cards.filters and refs:
            show_to_all(game, vars["seat"], refs)


def show_to_all(game: Game, seat: int, refs: tuple[Ref, ...]) -> None:
    """Everybody sees these cards, and where they go from there."""
    game.do(*[Event("reveal", seat, card) for card, _identity in refs])


# 11-6. Looking at secret areas


def effect_under_way(game: Game) -> dict[str, Any] | None:
    """What the effect that is being carried out remembers: `looked`, the secret areas it has
    searched, and `peeked`, the cards it has looked at, as long as they are not shuffled."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "perform":
            return frame.vars
    return None


@rule("11-6-1", "11-6-2")
def look_happens(game: Game, event: Event) -> None:
    """The player alone comes to know a card, which stays where it is."""
    game.reveal((event.card,), 1 << event.seat)
    vars = effect_under_way(game)
    if vars is not None:
        vars["peeked"] = (*vars.get("peeked", ()), game.state.ref(event.card))


@choice("1-3-5-1")
def choose_how_many(game: Game, frame: Frame) -> Decision | None:
    """The player says at how many cards of the top of a deck they look, where a text says "up to";
    at none too."""
    vars = frame.vars
    there = len(game.state.zones[a.deck_area(vars["deck"])])
    most = min(vars["number"], there)
    options: tuple[Option, ...] = tuple([("option", number) for number in range(most, -1, -1)])
    return Decision(vars["seat"], "look-at", options, "1-3-5-1")


@choose_how_many.then
def look_at_so_many(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The player looks at as many cards of the top of the deck as they have said."""
    vars = frame.vars
    deck = game.state.zones[a.deck_area(vars["deck"])]
    cards = deck[: int(chosen[0][1])]
    effect = game.state.frames[-2].vars
    effect[vars["memory"]] = tuple([game.state.ref(card) for card in cards])
    if cards:
        source, by = effect["source"], effect["seat"]
        looked = [Event("look", vars["seat"], card, source=source, by=by) for card in cards]
        game.do(*[event.under("11-6-1") for event in looked])


LOOK_UP_TO = Procedure("look up to", "1-3-5-1", "Look at up to that many cards", (choose_how_many,))


# 11-6-3. What becomes of cards that were looked at


def names_of_looks(term: Any) -> list[str]:
    """The names under which a text remembers the cards that it looks at."""
    return [each.memory for each in t.walk(term) if isinstance(each, t.Look)]


def speaks_of_all(term: Any, names: list[str]) -> bool:
    """Whether a text says what to do with the cards remembered under these names: with all of
    them, or with those that are left when some were chosen."""
    found = [each for each in t.walk(term) if isinstance(each, t.It | t.Rest | t.CountOf)]
    return any([each.memory in names for each in found])


def left_unspoken_of(game: Game, frame: Frame) -> list[int]:
    """The secret areas with cards that this effect has looked at and of which its text says
    nothing more: those it has searched, and those where it has looked at cards, if it has not
    moved all of these and does not speak of the others."""
    vars = frame.vars
    zones: list[int] = list(vars.get("looked", ()))
    peeked: tuple[Ref, ...] = vars.get("peeked", ())
    skill = vars.get("skill")
    if peeked and skill is not None and not speaks_of_all(skill.do, names_of_looks(skill.do)):
        moved = placed_by(frame)
        state = game.state
        zones.extend([state.place[r[0]] for r in peeked if state.is_current(r) and r not in moved])
    return [zone for zone in dict.fromkeys(zones) if a.LAYOUT.visible[zone] == HIDDEN]


def placed_by(frame: Frame) -> list[Ref]:
    """The cards that an effect has moved, as what they have become."""
    return [(card, became) for card, _was, became in frame.vars.get("moved", ())]


@step("11-6-3")
def shuffle_what_was_looked_at(game: Game, frame: Frame) -> None:
    """Cards in a secret area that were looked at, and of which the text says no more, are put
    back and shuffled. What the effect itself has placed there stays where it was placed."""
    if not ("looked" in frame.vars or "peeked" in frame.vars):
        return
    zones = left_unspoken_of(game, frame)
    if zones:
        state = game.state
        placed = [card for card, became in placed_by(frame) if state.identity[card] == became]
        events = []
        for zone in zones:
            tags = tuple([card for card in dict.fromkeys(placed) if state.place[card] == zone])
            events.append(Event("shuffle", a.LAYOUT.seat[zone], zone=zone, tags=tags))
        game.do(*events)


@means(DO, v.ShuffleLooked)
def do_shuffle_looked(context: Context, frame: Frame, term: v.ShuffleLooked) -> None:
    """Shuffle the areas that were looked through and that the text speaks of."""
    looked = dict.fromkeys(frame.vars.get("looked", ()))
    zones = [z for z in looked if not term.areas or a.LAYOUT.kind[z] in term.areas]
    if zones:
        context.game.do(*[Event("shuffle", context.seat, zone=zone) for zone in zones])


PROCEDURES: Final = (LOOK_UP_TO,)
