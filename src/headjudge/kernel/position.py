"""The hash of a position: what an all-seeing viewer sees, the open question, and the random
stream to come.

Records hold one for every answer, so it is made of the rulebook's matters alone: which cards lie
where and how, their values, lasting effects, what waits, what was noted of the turn and of
the game. No name of a class, a procedure or a variable is in it, so that the program can be
written differently and no record notices.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec

from headjudge.kernel import values
from headjudge.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

# What stands for an ability or another part of the program among the words of a note.
ABILITY: Final = "*"
_WORDS: Final = (int, str, bool, type(None))


def position_hash(game: Game) -> str:
    """The hash of a position: equal positions have equal hashes on every machine."""
    data = msgspec.json.encode(position(game), order="deterministic")
    return blake2b(data, digest_size=16).hexdigest()


def position(game: Game) -> dict[str, Any]:
    """The position as plain data, the same for equal positions."""
    state = game.state
    result = state.result
    return {
        "game": state.game,
        "edition": state.edition,
        "turn": [state.turn, state.turn_player, state.first, list(state.ahead)],
        "numbers": [{name: each for name, each in row.items() if each} for row in state.numbers],
        "zones": [[zone, *cards] for zone, cards in enumerate(state.zones) if cards],
        "closed": sorted(state.closed),
        "cards": [card_in(game, card) for card in range(len(state.printed))],
        "values": values_in_play(game),
        "effects": [
            [each.seat, each.source, each.until, [card for card, _identity in each.cards or ()]]
            for each in state.effects
        ],
        "standby": [[each.seat, each.source] for each in state.standby],
        "stack": [
            [vars.get("seat", -1), vars.get("card", vars.get("source", -1))]
            for vars in [frame.vars for frame in state.stack]
        ],
        "turn notes": notes(state.happened),
        "game notes": notes(state.limits),
        "question": None if state.decision is None else question(game, state.decision),
        "result": None if result is None else [result.winner, result.rule],
        "chance": [state.random_key.hex(), state.random_count],
    }


def card_in(game: Game, card: int) -> list[Any]:
    """A card: what is printed on it, whose it is, what it lies under, how, and who knows it."""
    state = game.state
    return [
        state.printed[card].number, state.owner[card], state.host[card], state.face[card],
        state.rest[card], state.known[card],
    ]  # fmt: skip


def values_in_play(game: Game) -> list[list[Any]]:
    """The values of the cards in play."""
    state, layout, names = game.state, game.rules.layout, game.rules.showing.values
    return [
        [card, *[plain(each) for each in values.snapshot_values(game, card, names).values()]]
        for zone, cards in enumerate(state.zones)
        if layout.field[zone]
        for card in cards
        if state.host[card] < 0
    ]


def notes(noted: dict[Any, int]) -> list[list[Any]]:
    """What was noted, in an order that does not depend on when."""
    return sorted([[plain(what), plain(each)] for what, each in noted.items()], key=repr)


def plain(value: Any) -> Any:
    """A value as plain data, whatever part of the program it names."""
    if isinstance(value, _WORDS):
        return value
    if isinstance(value, tuple | list | frozenset | set):
        found = [plain(each) for each in value]
        return found if isinstance(value, tuple | list) else sorted(found, key=repr)
    return ABILITY


def question(game: Game, asked: Decision) -> list[Any]:
    """Who is asked, what can be answered, and how much of it."""
    options = [option_in(game, each) for each in asked.options]
    return [asked.seat, asked.least, asked.most, asked.ordered, options]


def option_in(game: Game, option: Option) -> list[Any]:
    """An option: its verb, and the parts of it that its player is shown."""
    verb = str(option[0])
    sort = game.rules.asking.verbs.get(verb, "")
    parts = zip(sort, option[1:], strict=False)
    return [verb, *[int(value) for kind, value in parts if kind != "-"]]
