"""11.1, 11.4, 11.5. Rule actions at a check timing: cards in the wrong place, and too many."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

from headjudge.games.godzilla import c03_players, c13_loops
from headjudge.games.godzilla.c01_overview.prohibitions import is_prohibited
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c05_terms.placing import to_discard
from headjudge.games.godzilla.c10_abilities.active import active_cards
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.values import is_any_changed
from headjudge.rulebook.citation import rule

# 11.1.2.2. What is due


@rule("11.1.2.2")
def are_due(game: Game) -> bool:
    """Whether a check timing finds any rule action to carry out, as things are then."""
    notes = of_the_field(game)
    out_of_place = notes.get("out of place")
    if out_of_place is None:
        out_of_place = is_crowded(game) and bool(overloaded(game) or illegal(game))
        notes["out of place"] = out_of_place
    if not out_of_place and not unresolved(game):
        return False
    return not game.survey.guarded_kinds or len(events_due(game, ())) > 0


def events_due(game: Game, stay: tuple[int, ...]) -> list[Event]:
    """The events of the rule actions that are due. What is forbidden is not due (1.3.3)."""
    events = [to_discard(game, card, "illegal").under("11.4.1") for card in illegal(game)]
    events += [to_discard(game, card, "illegal").under("11.4.2") for card in unresolved(game)]
    for cards in overloaded(game):
        last = may_stay(game, cards)
        stays = [card for card in last if card in stay] or last
        gone = [card for card in cards if card != stays[0]]
        events += [to_discard(game, card, "overload").under("11.5.1") for card in gone]
    if not game.survey.guarded_kinds:
        return events
    return [event for event in events if not is_prohibited(game, event)]


def of_the_field(game: Game) -> dict[str, Any]:
    """Where to note what was found out about the cards on the field, for as long as it is true:
    where effects can change types, a card may become illegal without moving."""
    return game.derived().cache if "type" in game.survey.changeable else game.board_cache()


def is_crowded(game: Game) -> bool:
    """Whether the field is worth a closer look: some zone holds two cards side by side, or one
    whose type is another than the zone's, or may have become another."""
    if is_any_changed(game, "type"):
        return True
    place = game.state.place
    printed = game.state.printed
    before = -1
    for card in active_cards(game):  # zone by zone, and none that lies under another (3.2.6)
        zone = place[card]
        if zone == before:
            return True
        before = zone
        if printed[card].values["type"] not in _AT_HOME[zone]:
            return True
    return False


# By zone: the types of card that are in place there.
_EVERYWHERE: Final = ("battle", "monster", "strategy")

_AT_HOME: Final = tuple(
    [
        {"zone": ("battle",), "strategy": ("strategy",)}.get(kind, _EVERYWHERE)
        for kind in z.LAYOUT.kind
    ]
)


# 11.4. Cards in the wrong place

# By seat: the numbered zones and the strategy zones, as the first of them, how many there
# are, and the type of card that belongs there.
_ROOMS: Final = tuple(
    [
        (
            (seat * z.SIZE, z.ZONES, "battle"),
            (seat * z.SIZE + z.STRATEGY_1, z.MOST_STRATEGY_ZONES, "strategy"),
        )
        for seat in (0, 1)
    ]
)


@rule("11.4.1")
def illegal(game: Game) -> list[int]:
    """The cards in the wrong place: strategy cards and monsters in zones, other cards in strategy
    zones."""
    notes = of_the_field(game)
    found: list[int] | None = notes.get("illegal")
    if found is not None:
        return found
    found = notes["illegal"] = []
    zones = game.state.zones
    host = game.state.host
    for rooms in _ROOMS:
        for first, count, type_ in rooms:
            for card in chain.from_iterable(zones[first : first + count]):
                if host[card] < 0 and game.value(card, "type") != type_:
                    found.append(card)
    return found


@rule("11.4.2")
def unresolved(game: Game) -> tuple[int, ...]:
    """The cards left in the resolution area: no card is being played during a check timing."""
    return game.state.zones[z.RESOLUTION]


# 11.5. Too many cards in one place


@rule("11.5.1")
def overloaded(game: Game) -> list[list[int]]:
    """The battle cards of each zone that has several, the strategy cards of each strategy
    zone, the turn player's zones first."""
    notes = of_the_field(game)
    turn_player = game.state.turn_player
    key = f"overloaded, {turn_player} first"
    found: list[list[int]] | None = notes.get(key)
    if found is not None:
        return found
    found = notes[key] = []
    zones = game.state.zones
    for seat in (turn_player, 1 - turn_player):
        for first, count, type_ in _ROOMS[seat]:
            for cards in zones[first : first + count]:
                if len(cards) > 1:
                    tops = c03_players.tops(game, game.state.place[cards[0]])
                    there = [card for card in tops if game.value(card, "type") == type_]
                    if len(there) > 1:
                        found.append(there)
    return found


def may_stay(game: Game, cards: list[int]) -> list[int]:
    """Of overloaded cards those of which one stays: those placed last; if some of them cannot be
    destroyed, these."""
    latest = max([game.state.stamp[card] for card in cards])
    last = [card for card in cards if game.state.stamp[card] == latest]
    safe = [c for c in last if is_prohibited(game, to_discard(game, c, "overload"))]
    return safe or last


@choice("11.5.1")
def choose_which_stays(game: Game, frame: Frame) -> Decision | None:
    """The player chooses which card stays, among those placed last at the same time."""
    for cards in overloaded(game):
        last = may_stay(game, cards)
        if len(last) > 1 and not [card for card in last if card in frame.vars["stay"]]:
            options: tuple[Option, ...] = tuple([("card", card) for card in last])
            seat = z.LAYOUT.seat[game.state.place[last[0]]]
            return Decision(seat, "overload", options, "11.5.1")
    return None


@choose_which_stays.then
def keep_which_stays(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen card stays; then the next zone is asked about."""
    frame.vars["stay"] = (*frame.vars["stay"], int(chosen[0][1]))
    frame.again()


# 11.1.3. All at the same time


@step("11.1.3")
def perform_together(game: Game, frame: Frame) -> None:
    """All rule actions that are due are carried out at the same time."""
    c13_loops.note_carried_out(game)
    game.do(*events_due(game, frame.vars["stay"]))


RULE_ACTIONS = Procedure(
    "rule actions", "11.1", "Rule actions", (choose_which_stays, perform_together)
)

PROCEDURES: Final = (RULE_ACTIONS,)
