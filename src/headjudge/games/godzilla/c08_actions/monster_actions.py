"""8.4 to 8.6. Gain rage, play a monster card, invade.

Playing a monster card by Burst is 12.5.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c01_overview.prohibitions import is_prohibited
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c08_actions.ranks import within_rank
from headjudge.games.godzilla.c10_abilities.active import active_abilities
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel import events
from headjudge.kernel.events import guards
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, OBJECTS, means, seats
from headjudge.rulebook.citation import rule


def discardable(game: Game, seat: int, cards: list[int], cause: str) -> list[int]:
    """Of these cards those that can be discarded: no effect forbids it (1.3.3)."""
    if "discard" not in game.survey.guarded_kinds or "discard" not in events.guards(game):
        return cards
    return [
        card for card in cards if not is_prohibited(game, discard_event(game, seat, card, cause))
    ]


def discard_event(game: Game, seat: int, card: int, cause: str) -> Event:
    """The event by which a player discards a card of their hand."""
    return Event("discard", seat, card, z.discard_of(seat), 0, -1, -1, cause)


# 8.4. Gain rage

RAGE: Final = "gain rage"


def discardable_for_rage(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these monster cards those that can be discarded to gain rage."""
    return discardable(game, seat, cards, "rage")


@step("8.4.1")
def discard_for_rage(game: Game, frame: Frame) -> None:
    """The monster card is discarded."""
    game.do(discard_event(game, frame.vars["seat"], frame.vars["card"], "rage"))


@step("8.4.1")
def rage_from_discard(game: Game, frame: Frame) -> None:
    """The invading monster's rage goes up by one for the discarded card."""
    c03_players.change_rage(game, frame.vars["seat"], 1, "rage")


GAIN_RAGE = Procedure(RAGE, "8.4", "Gain rage", (discard_for_rage, rage_from_discard))


# 8.5. Play a monster card

MONSTER: Final = "play monster"
BURST: Final = "burst"
ONCE_PER_TURN: Final = ("ja-1.04",)  # the editions that have 8.5.2


@rule("8.5.2")
def once_already(game: Game, seat: int) -> str | None:
    """The rule that forbids a second monster card in the same turn, or None. Only ja-1.04 has
    it."""
    if game.state.edition in ONCE_PER_TURN and game.happened(("monster action", seat)):
        return "8.5.2"
    return None


@rule("8.5.1")
def of_its_rank(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those of the same rank as the player's invading monster."""
    now = c03_players.monster_of(game, seat)
    if now < 0:
        return []
    rank = game.value(now, "rank")
    return within_rank(game, seat, cards, rank, rank)


@rule("8.5.1")
def of_its_kind(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those with a trait in common with the player's invading monster."""
    traits = game.value(c03_players.monster_of(game, seat), "traits")
    return [
        card for card in cards if any([trait in traits for trait in game.value(card, "traits")])
    ]


@step("8.5.1")
def play_monster(game: Game, frame: Frame) -> None:
    """The monster card is played, and counts as the turn's."""
    game.mark(("monster action", frame.vars["seat"]))
    game.call("play card", seat=frame.vars["seat"], card=frame.vars["card"])


@step("8.5.1.1")
def rage_from_play(game: Game, frame: Frame) -> None:
    """If the card became the invading monster, its rage goes up by one."""
    if c03_players.monster_of(game, frame.vars["seat"]) == frame.vars["card"]:
        c03_players.change_rage(game, frame.vars["seat"], 1, "play")


PLAY_MONSTER = Procedure(MONSTER, "8.5", "Play a monster card", (play_monster, rage_from_play))


# 8.6. Invade

INVADE: Final = "invade"
INVADE_TOP: Final = "invade with top card"
INVASIONS_PER_TURN: Final = 1


@rule("8.6.1", "8.6.2")
def refuse_invasion(game: Game, seat: int) -> str | None:
    """The rule that forbids to invade now, or None: once a turn, and not if an effect forbids
    it."""
    if game.happened(("invade action", seat)) >= INVASIONS_PER_TURN:
        return "8.6.2"
    if "invade" not in game.survey.guarded_kinds or "invade" not in guards(game):
        return None
    monster = c03_players.monster_of(game, seat)
    return "1.3.3" if is_prohibited(game, Event("invade", seat, monster)) else None


def discardable_to_invade(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Of these cards those that can be discarded to invade."""
    return discardable(game, seat, cards, "invasion")


@step("8.6.1")
def discard_to_invade(game: Game, frame: Frame) -> None:
    """The player discards a card of their hand to invade."""
    seat = frame.vars["seat"]
    game.mark(("invade action", seat))
    game.set_mark(("invasion card", seat), frame.vars["card"])
    game.do(discard_event(game, seat, frame.vars["card"], "invasion"))


@step("8.6.1.1")
def check_icon(game: Game, frame: Frame) -> None:
    """The number on the invasion icon of the card says how far the monster invades."""
    frame.vars["number"] = game.value(frame.vars["card"], "invasion")
    seat = frame.vars["seat"]
    game.set_mark(("invasion object", seat), game.state.identity[frame.vars["card"]])
    game.do(
        Event("invade", seat, c03_players.monster_of(game, seat), -1, frame.vars["number"], -1, -1,
              tags=(frame.vars["card"],))
    )  # fmt: skip


@step("8.6.1.2")
def advance_so_often(game: Game, frame: Frame) -> None:
    """The invading monster advances as many times as the icon says, or as its own text says of that
    icon."""
    seat = frame.vars["seat"]
    times = frame.vars["number"]
    for term, _source, master, _cards in active_abilities(game, "InvadesBy"):
        if master == seat and term.icon == frame.vars["number"]:
            times = term.zones
    game.call("advance", seat=seat, left=times, cause="invasion", source=-1, by=-1)


INVASION = Procedure(INVADE, "8.6", "Invasion", (discard_to_invade, check_icon, advance_so_often))


@means(OBJECTS, v.DiscardedToInvade)
def find_discarded_to_invade(context: Context, term: v.DiscardedToInvade) -> tuple[Ref, ...]:
    """The card that a player discarded for this turn's invasion, as the object it became then: once
    it has moved on, it is another."""
    happened = context.game.state.happened
    found: list[Ref] = []
    for seat in seats(context, term.whose):
        if ("invasion object", seat) in happened:
            found.append((happened["invasion card", seat], happened["invasion object", seat]))
    return tuple(found)


@means(CONDITIONS, v.DuringInvasion)
def holds_during_invasion(context: Context, term: v.DuringInvasion) -> bool:
    """Whether the advances of an invasion are under way."""
    frames = context.game.state.frames
    return any([f.procedure == "advance" and f.vars["cause"] == "invasion" for f in frames])


# 8.6.1. With the top card of the deck (1.3.1)


def refuse_top_card(game: Game, seat: int) -> str | None:
    """The rule that forbids to invade with the top card of the deck, or None: a text must let it
    stand in for the card of the hand."""
    if not [1 for term in active_abilities(game, "InvadeWithTopCard") if term[2] == seat]:
        return "8.6.1"
    if not game.state.zones[z.deck_of(seat)]:
        return "1.3.2"
    return refuse_invasion(game, seat)


@step("8.6.1")
def send_top_to_invade(game: Game, frame: Frame) -> None:
    """The top card of the deck goes to the discard pile in place of a card of the hand."""
    seat = frame.vars["seat"]
    card = game.state.zones[z.deck_of(seat)][0]
    frame.vars["card"] = card
    game.mark(("invade action", seat))
    game.set_mark(("invasion card", seat), card)
    game.do(Event("put", seat, card, z.discard_of(seat), 0, -1, -1, "invasion"))


INVASION_BY_TOP_CARD = Procedure(
    INVADE_TOP, "8.6", "Invasion with the top card",
    (send_top_to_invade, check_icon, advance_so_often),
)  # fmt: skip

PROCEDURES: Final = (GAIN_RAGE, PLAY_MONSTER, INVASION, INVASION_BY_TOP_CARD)
