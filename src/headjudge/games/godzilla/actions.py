"""8. What can be done in the main phase.

Legality is stated once: `refusal` names the rule that forbids an action, or None.
The options of the play timing are the actions without a refusal, and `why_not`
asks the same function.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import loops
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.card_actions import (
    ACTIVATE_STRATEGY,
    BATTLE,
    FOR_A_PRICE,
    ONTO,
    PLAY_BATTLE,
    PLAY_FOR_A_PRICE,
    PLAY_ONTO,
    STRATEGY,
    no_room,
    refuse_battle,
    refuse_onto,
    refuse_price,
    refuse_strategy,
    rule_of_price,
)
from headjudge.games.godzilla.monster_actions import (
    BURST,
    GAIN_RAGE,
    INVADE,
    INVADE_TOP,
    INVASION,
    INVASION_BY_TOP_CARD,
    MONSTER,
    PLAY_MONSTER,
    RAGE,
    once_already,
    refuse_burst,
    refuse_invasion,
    refuse_invasion_card,
    refuse_monster,
    refuse_rage,
    refuse_top_card,
)
from headjudge.kernel.decision import PASS, Option
from headjudge.kernel.game import Game
from headjudge.rulebook.citation import rule

ACTIONS: Final = {
    "battle": (BATTLE, ONTO, FOR_A_PRICE, INVADE),
    "strategy": (STRATEGY, FOR_A_PRICE, INVADE),
    "monster": (MONSTER, BURST, RAGE, INVADE),
}

# The same by action: with which types of card, and (if not "") the class of ability without
# which a card does not offer it.
OFFERED: Final = tuple(
    [
        (verb, tuple([type_ for type_, verbs in ACTIONS.items() if verb in verbs]), needed)
        for verb, needed in (
            (BATTLE, ""),
            (ONTO, "RankWhenPlayed"),
            (STRATEGY, ""),
            (FOR_A_PRICE, "RankWhenPlayed"),
            (MONSTER, ""),
            (BURST, "Keyword"),
            (RAGE, ""),
            (INVADE, ""),
        )
    ]
)
# What costs no more than a discard can be done with any card that can be discarded.
BY_DISCARD: Final = (RAGE, INVADE)


def options(game: Game, seat: int) -> tuple[Option, ...]:
    """8.1.1. Every action the turn player may perform now, and doing nothing."""
    printed = game.state.printed
    hand: dict[str, list[int]] = {}
    for card in game.state.zones[z.hand_of(seat)]:
        hand.setdefault(printed[card].values["type"], []).append(card)
    found: list[tuple[str, int]] = []
    for verb, types, needed in OFFERED:
        if len(types) == 1:
            cards = hand.get(types[0], [])
        else:
            cards = [card for type_ in types if type_ in hand for card in hand[type_]]
        if needed and cards:
            cards = [card for card in cards if needed in printed[card].abilities.others]
        if cards and refuse_action(game, seat, verb) is None:
            if verb in BY_DISCARD and "discard" not in game.guarded:
                found.extend([(verb, card) for card in cards])
            else:
                refuse = _CARD_REFUSALS[verb]
                found.extend([(verb, card) for card in cards if refuse(game, seat, card) is None])
    if loops.has_regained(game, seat):
        found = [(verb, card) for verb, card in found if not loops.repeats(game, verb, card)]
    if "InvadeWithTopCard" in game.special and refuse_action(game, seat, INVADE_TOP) is None:
        return (*found, (INVADE_TOP,), PASS)
    return (*found, PASS)


def refusal(game: Game, seat: int, verb: str, card: int) -> str | None:
    """The rule that forbids this action now, or None."""
    if is_no_time(game, seat):
        return "8.1.1"
    refused = refuse_action(game, seat, verb)
    if refused is not None or verb == INVADE_TOP:
        return refused
    type_ = game.state.printed[card].values["type"]
    if game.state.place[card] != z.hand_of(seat) or verb not in ACTIONS[type_]:
        return rule_of(verb, type_)
    if loops.has_regained(game, seat) and loops.repeats(game, verb, card):
        return "13.1.1.2"
    return refuse_card(game, seat, verb, card)


@rule("8.1.1", without=False)
def is_no_time(game: Game, seat: int) -> bool:
    """Actions are for the turn player, in the play timing of their main phase."""
    frame = game.state.frames[-1]
    return frame.procedure != "play timing" or frame.vars["seat"] != seat


def refuse_action(game: Game, seat: int, verb: str) -> str | None:
    """The rule that forbids this kind of action now, whatever the card."""
    test = _ACTION_REFUSALS.get(verb)
    return None if test is None else test(game, seat)


def refuse_card(game: Game, seat: int, verb: str, card: int) -> str | None:
    """The rule that forbids it with this card of the hand."""
    test = _CARD_REFUSALS.get(verb)
    return None if test is None else test(game, seat, card)


RULES: Final = {
    BATTLE: "8.2.1", STRATEGY: "8.3.1", RAGE: "8.4.1", MONSTER: "8.5.1", BURST: "12.5.2",
    INVADE: "8.6.1", ONTO: "8.2.1", FOR_A_PRICE: "8.2.1",
}  # fmt: skip


def rule_of(verb: str, type_: str) -> str:
    """The rule that says with which cards of the hand this is done."""
    return rule_of_price(type_) if verb == FOR_A_PRICE else RULES[verb]


_ACTION_REFUSALS: Final = {
    STRATEGY: no_room,
    MONSTER: once_already,
    BURST: once_already,
    INVADE: refuse_invasion,
    INVADE_TOP: refuse_top_card,
}

_CARD_REFUSALS: Final = {
    BATTLE: refuse_battle,
    ONTO: refuse_onto,
    FOR_A_PRICE: refuse_price,
    STRATEGY: refuse_strategy,
    RAGE: refuse_rage,
    MONSTER: refuse_monster,
    BURST: refuse_burst,
    INVADE: refuse_invasion_card,
}

PROCEDURES: Final = (
    PLAY_BATTLE, PLAY_ONTO, PLAY_FOR_A_PRICE, ACTIVATE_STRATEGY, GAIN_RAGE, PLAY_MONSTER, INVASION,
    INVASION_BY_TOP_CARD,
)  # fmt: skip

VERBS: Final = frozenset(RULES) | {INVADE_TOP}
