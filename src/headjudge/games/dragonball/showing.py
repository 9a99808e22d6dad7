"""3-2-4, 8-5-3-7, 11-2, 11-6. Shuffling, searching, revealing and looking at cards."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from headjudge.games.dragonball import areas as a
from headjudge.kernel import knowledge
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.kernel.zones import HIDDEN
from headjudge.language import showing
from headjudge.language import terms as t
from headjudge.language.evaluate import times
from headjudge.rulebook.citation import fact, rule

# 3-2-4. Shuffling


@rule("3-2-4")
def shuffle_happens(game: Game, event: Event) -> None:
    """The cards of an area are put into a random order."""
    game.shuffle(event.zone)


# Revealing


def reveal_happens(game: Game, event: Event) -> None:
    """Everybody sees the card where it is; the effect that reveals it remembers to end that."""
    showing.reveal_for_now(game, event.card)


# 11-6. Looking

# Only the master of the effect looks.
ONLY_THE_MASTER: Final[bool] = fact("11-6-1", True, without=False)


@rule("11-6-2")
def look_happens(game: Game, event: Event) -> None:
    """The player comes to know a card, which stays where it is."""
    who = 1 << event.seat if ONLY_THE_MASTER else knowledge.everyone(game.state)
    game.reveal((event.card,), who)
    for frame in reversed(game.state.frames):
        if frame.procedure == "perform":
            frame.vars["peeked"] = (*frame.vars.get("peeked", ()), game.state.place[event.card])
            return


@choice("1-3-5-1")
def choose_how_many(game: Game, frame: Frame) -> Decision | None:
    """Of "up to" so many cards of the top of a deck the player says how many, none too."""
    vars = frame.vars
    there = len(game.state.zones[a.deck_area(vars["deck"])])
    most = min(vars["number"], there)
    options: tuple[Option, ...] = tuple([("option", number) for number in range(most, -1, -1)])
    return Decision(vars["seat"], "look-at", options, "1-3-5-1")


@choose_how_many.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    deck = game.state.zones[a.deck_area(vars["deck"])]
    cards = deck[: int(chosen[0][1])]
    effect = game.state.frames[-2].vars
    effect[vars["memory"]] = tuple([game.state.ref(card) for card in cards])
    if cards:
        source, by = effect["source"], effect["seat"]
        game.do(*[Event("look", vars["seat"], card, source=source, by=by) for card in cards])


LOOK_UP_TO = Procedure("look up to", "1-3-5-1", "Look at up to that many cards", (choose_how_many,))


# 8-5-3-7. Searching


@step("8-5-3-7")
def look_through(game: Game, frame: Frame) -> None:
    """The player looks at all the cards of the areas that are searched."""
    vars = frame.vars
    seat = vars["seat"]
    for pick in vars["picks"]:
        for area in pick.cards.where:
            zone = a.LAYOUT.zone(area, seat)
            game.reveal(game.state.zones[zone], 1 << seat)
            effect = game.state.frames[-2].vars
            effect["looked"] = (*effect.get("looked", ()), zone)


@choice("8-5-3-7")
def choose_found(game: Game, frame: Frame) -> Decision | None:
    """And chooses among them the cards asked for, sort by sort."""
    sought = showing.sought(game, frame)
    if sought is None:
        return None
    seat, pick = frame.vars["seat"], sought.pick
    most = min(times(sought.context, pick.count), len(sought.cards))
    # 8-5-3-5: nobody can be held to have found a card of which more is asked
    least = 0 if pick.up_to or pick.cards.filters else most
    return Decision(seat, "Search", sought.options, "8-5-3-7", least, most, secret=True)


@choose_found.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    showing.take_found(game, frame, chosen)


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


SEARCH = Procedure("search", "8-5-3-7", "Search", (look_through, choose_found, show_found))

stop_revealing_step = Step("8-7-1", showing.stop_revealing)


# 11-6-3. What becomes of cards that were looked at

# Words by which a text says what to do with them.
SPEAKS: Final = (t.It, t.Among, t.Rest, t.Shuffle, t.CountOf)


def speaks_of_them(term: Any) -> bool:
    """Whether a text says what to do with cards it has looked at."""
    if isinstance(term, tuple):
        return any([speaks_of_them(each) for each in term])
    if isinstance(term, SPEAKS):
        return True
    if not isinstance(term, t.Term):
        return False
    return any([speaks_of_them(getattr(term, each.name)) for each in fields(term)])


@step("11-6-3")
def shuffle_what_was_looked_at(game: Game, frame: Frame) -> None:
    """Cards in a secret area that were looked at, and of which the text says no more, are
    put back and shuffled."""
    zones = frame.vars.get("peeked")
    skill = frame.vars.get("skill")
    if not zones or skill is None or speaks_of_them(skill.do):
        return
    secret = [z for z in dict.fromkeys(zones) if a.LAYOUT.visible[z] == HIDDEN]
    if secret:
        game.do(*[Event("shuffle", a.LAYOUT.seat[zone], zone=zone) for zone in secret])


PROCEDURES: Final = (LOOK_UP_TO, SEARCH)
