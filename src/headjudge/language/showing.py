"""Cards that an effect shows: revealing them, looking at them, searching for them.

A card is revealed for the time of the effect that does so. What an effect looks at or finds it
remembers, to speak of it later. Which areas there are, what must be found, and the rules of
each step are the game's own.
"""

from __future__ import annotations

from headjudge.kernel import knowledge
from headjudge.kernel.decision import Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, REVEALED, Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context, context_of
from headjudge.language.evaluate import select

# -- revealing -------------------------------------------------------------------------------


def reveal_for_now(game: Game, card: int) -> None:
    """Let everybody see a card where it is, for the time of the effect under way, which remembers
    how it lay. A card that lies face down in play stays so: being seen does not change what it
    counts as."""
    state = game.state
    game.reveal((card,), knowledge.everyone(state))
    if state.face[card] == FACE_DOWN and game.rules.layout.field[state.place[card]]:
        return
    for frame in reversed(state.frames):
        if frame.procedure == "perform":
            shown = frame.vars.get("revealing", ())
            frame.vars["revealing"] = (*shown, (*state.ref(card), state.face[card]))
            break
    state.face[card] = REVEALED


def stop_revealing(game: Game, frame: Frame) -> None:
    """Turn the cards that an effect revealed back to how they lay, at its end; a card that has
    moved lies right already. Nobody forgets what they saw."""
    state = game.state
    for card, identity, face in frame.vars.get("revealing", ()):
        if state.identity[card] == identity:
            state.face[card] = face


# -- looking at the top of a deck, card by card ------------------------------------------------


def look_happens(game: Game, event: Event) -> None:
    """Let the player of the event know its card."""
    game.reveal((event.card,), 1 << event.seat)


def none_to_look_at(game: Game, frame: Frame) -> None:
    """End the procedure if there is nothing (more) to look at: "up to 0 cards" is none."""
    if frame.vars["number"] <= 0:
        game.leave(frame)


def look_at(game: Game, frame: Frame, card: int) -> None:
    """Let the player see this card, and the effect remember it."""
    vars = frame.vars
    effect = game.state.frames[-2].vars
    effect[vars["memory"]] = (*effect.get(vars["memory"], ()), game.state.ref(card))
    game.do(Event("look", vars["seat"], card, source=effect["source"], by=effect["seat"]))


# -- searching, sort by sort -------------------------------------------------------------------


class Sought:
    """The sort of cards that is searched for now, and which of them are there."""

    __slots__ = ("cards", "context", "options", "pick")

    def __init__(self, pick: t.Pick, context: Context, cards: list[int]) -> None:
        self.pick = pick
        self.context = context
        self.cards = cards
        self.options: tuple[Option, ...] = tuple([("card", card) for card in cards])


def sought(game: Game, frame: Frame) -> Sought | None:
    """What a search still looks for; None: it is over."""
    vars = frame.vars
    if len(vars["found"]) == len(vars["picks"]):
        return None
    pick: t.Pick = vars["picks"][len(vars["found"])]
    context = context_of(game, game.state.frames[-2])
    taken = [ref[0] for refs in vars["found"] for ref in refs]
    return Sought(
        pick, context, [card for card in select(context, pick.cards) if card not in taken]
    )


def take_found(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> tuple[Ref, ...]:
    """Remember the cards that were found of one sort, and go on to the next sort."""
    vars = frame.vars
    refs = tuple([game.state.ref(int(option[1])) for option in chosen])
    vars["found"] = (*vars["found"], refs)
    effect = game.state.frames[-2].vars
    effect[vars["memory"]] = (*effect[vars["memory"]], *refs)
    frame.again()
    return refs


def note_searched(game: Game, refs: tuple[Ref, ...]) -> None:
    """Remember that the effect searched for these cards: a shuffle that it makes later leaves them
    out."""
    effect = game.state.frames[-2].vars
    effect["searched"] = (*effect.get("searched", ()), *[card for card, _identity in refs])


def found_by_search(game: Game) -> tuple[int, ...]:
    """The cards that the effect under way has searched for."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "perform":
            found: tuple[int, ...] = frame.vars.get("searched", ())
            return found
    return ()


def shuffle_all_but(game: Game, zone: int, left_out: tuple[int, ...] | list[int]) -> None:
    """Put the cards of a zone into a random order, except for these."""
    there = game.state.zones[zone]
    game.shuffle(zone, tuple([card for card in there if card not in left_out]))
