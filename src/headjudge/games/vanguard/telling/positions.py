"""Positions of this game that people lay out: plain cards, ways of lying, phases."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c02_cards.clans import NATIONS
from headjudge.games.vanguard.c02_cards.printed import ICONS
from headjudge.games.vanguard.c03_basics.units import LEGION, is_deleted, is_locked
from headjudge.games.vanguard.c05_preparing import G_DECK, MAIN
from headjudge.games.vanguard.c06_turn import turn
from headjudge.games.vanguard.c10_actions import hearts
from headjudge.games.vanguard.language.text.tokens import CLANS
from headjudge.kernel import links
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN
from headjudge.language.positions import Laying, Way, from_the_top, put_there

CLAN: Final = ["Nubatama"]


def origin(card: Card) -> int:
    """The deck that a card began in: a G unit in the G deck, any other in the main deck."""
    return G_DECK if card.values["type"] == "G" else MAIN


def join_legion(game: Game, seat: int, card: int, leader: int, way: Way) -> None:
    """Put the card onto the vanguard's circle as its mate in a legion."""
    put_there(game, seat, card, game.state.place[leader], way)
    links.link(game, LEGION, card, leader, seat)


def become_heart(game: Game, seat: int, card: int, vanguard: int, way: Way) -> None:
    """The card is the heart whose name and power the vanguard has (10.27.5.1); a G unit lends
    nothing."""
    become_other_heart(game, seat, card, vanguard, way)
    if card in hearts.lenders(game, vanguard):
        hearts.lend(game, card, vanguard)


def become_other_heart(game: Game, seat: int, card: int, vanguard: int, way: Way) -> None:
    """The card is a heart under the vanguard, beside the one that was chosen."""
    game.put(card, game.state.place[vanguard], "bottom", host=vanguard)


def companions(game: Game, card: int) -> list[tuple[str, int]]:
    """The mate and the hearts of a vanguard."""
    state = game.state
    mates = links.linked_to(game, LEGION.name, state.ref(card))
    under = [each for each in state.zones[state.place[card]] if state.host[each] == card]
    under.reverse()  # each was laid below those before it
    chosen = [("heart", each) for each in under if hearts.lends_to(game, each) >= 0]
    others = [("other heart", each) for each in under if hearts.lends_to(game, each) < 0]
    return [*[("mate", each) for each in mates], *chosen, *others]


def listed(game: Game, zone: int) -> list[int]:
    """The cards of a zone; on the vanguard circle without mates, which are told with the leader."""
    there = from_the_top(game, zone)
    return [card for card in there if links.linked_with(game, LEGION.name, card) is None]


def begin(game: Game) -> None:
    """Begin with no damage dealt to a vanguard."""
    for numbers in game.state.numbers:
        numbers["damage"] = 0


LAYING: Final = Laying(
    plain={
        "normal": {"name": "Plain Unit", "grade": 1, "power": 7000, "shield": 5000,
                   "icons": ["boost"], "clan": CLAN},
        "trigger": {"name": "Plain Trigger", "grade": 0, "power": 5000, "shield": 10000,
                    "icons": ["boost"], "clan": CLAN, "trigger": "critical"},
        "G": {"name": "Plain G Unit", "grade": 4, "power": 15000, "icons": ["triple drive"],
              "clan": CLAN},
    },
    counted={"": "normal", "G": "G", "vanguard": "normal"},
    usual={"vanguard": 1, "deck": 10},
    ways={
        "resting": Way(rest=1), "rested": Way(rest=1), "standing": Way(rest=0),
        "face down": Way(face=FACE_DOWN), "face up": Way(face=0), "locked": Way(face=FACE_DOWN),
    },
    usual_way={"guardian": Way(rest=1), "G": Way(face=FACE_DOWN)},
    attached={"mate": join_legion, "heart": become_heart, "other heart": become_other_heart},
    one_card=frozenset({"vanguard"}),
    worded=("triggers", "icons"),
    words={"clan": CLANS, "nation": NATIONS, "icons": ICONS},
    conditions={"deleted": is_deleted, "locked": is_locked},
    companions=companions,
    listed=listed,
    phases={
        "stand phase": turn.stands, "draw phase": turn.draws, "ride phase": turn.rides,
        "main phase": turn.mains, "battle phase": turn.battles, "end phase": turn.ends_turn,
    },
    noted={"asked": 2},
    origin=origin,
    begin=begin,
)  # fmt: skip
