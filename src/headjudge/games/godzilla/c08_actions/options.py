"""8.1. Actions of the main phase: which can be done now, and why another cannot.

Legality is stated once: for each kind of action the rules that cards of the hand must
pass, one after the other, each with its number. The options of the play timing are what
passes them all; `why_not` tells by which of them a card was held back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.godzilla import c13_loops
from headjudge.games.godzilla.c01_overview.prohibitions import permitted
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c08_actions.card_actions import (
    BATTLE,
    ONTO,
    STRATEGY,
    low_enough_for_battle,
    low_enough_for_strategy,
    no_room,
    with_host,
    with_room,
    with_strategy_zone,
)
from headjudge.games.godzilla.c08_actions.monster_actions import (
    BURST,
    INVADE,
    INVADE_TOP,
    MONSTER,
    RAGE,
    discardable_for_rage,
    discardable_to_invade,
    of_its_kind,
    of_its_rank,
    once_already,
    refuse_invasion,
    refuse_top_card,
)
from headjudge.games.godzilla.c10_abilities.prices import FOR_A_PRICE, payable, with_price
from headjudge.games.godzilla.c12_keywords.burst import of_its_rank_by_burst
from headjudge.kernel.decision import PASS, Option
from headjudge.kernel.game import Game
from headjudge.rulebook.citation import rule

ACTIONS: Final = {
    "battle": (BATTLE, ONTO, FOR_A_PRICE, INVADE),
    "strategy": (STRATEGY, FOR_A_PRICE, INVADE),
    "monster": (MONSTER, BURST, RAGE, INVADE),
}

# In the order in which they are offered: the actions, and (if not "") the class of ability
# without which a card does not offer it.
OFFERED: Final = (
    (BATTLE, ""),
    (ONTO, "RankWhenPlayed"),
    (STRATEGY, ""),
    (FOR_A_PRICE, "RankWhenPlayed"),
    (MONSTER, ""),
    (BURST, "Keyword"),
    (RAGE, ""),
    (INVADE, ""),
)


def possible_actions(game: Game, seat: int) -> tuple[Option, ...]:
    """The options of the turn player in the main phase (8.1.1): every action that can be done now,
    and doing nothing."""
    printed = game.state.printed
    features = game.survey.features
    hand: dict[str, list[int]] = {"battle": [], "strategy": [], "monster": []}
    for card in game.state.zones[z.HAND_OF[seat]]:
        hand[printed[card].values["type"]].append(card)
    found: list[tuple[str, int]] = []
    for verb, type_, more, needed, refused, tests in _OFFERED:
        if needed and needed not in features:
            continue
        cards = hand[type_]
        for another in more:
            cards = cards + hand[another]
        if needed and cards:
            cards = [card for card in cards if needed in printed[card].abilities.others]
        if not cards or (refused is not None and refused(game, seat) is not None):
            continue
        for passing in tests:
            cards = passing(game, seat, cards)
            if not cards:
                break
        else:
            found.extend([(verb, card) for card in cards])
    if c13_loops.has_regained(game, seat):
        found = [(verb, card) for verb, card in found if not c13_loops.repeats(game, verb, card)]
    if (
        "InvadeWithTopCard" in game.survey.features
        and refuse_action(game, seat, INVADE_TOP) is None
    ):
        return (*found, (INVADE_TOP,), PASS)
    return (*found, PASS)


# Why an action cannot be done


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
    if c13_loops.has_regained(game, seat) and c13_loops.repeats(game, verb, card):
        return "13.1.1.2"
    return refuse_card(game, seat, verb, card)


@rule("8.1.1")
def is_no_time(game: Game, seat: int) -> bool:
    """Whether this is no time for actions: they are for the turn player, in the play timing of
    their main phase."""
    frame = game.state.frames[-1]
    return frame.procedure != "play timing" or frame.vars["seat"] != seat


def refuse_action(game: Game, seat: int, verb: str) -> str | None:
    """The rule that forbids this kind of action now, whatever the card."""
    test = _ACTION_REFUSALS.get(verb)
    return None if test is None else test(game, seat)


def refuse_card(game: Game, seat: int, verb: str, card: int) -> str | None:
    """The rule that forbids this action with this card of the hand, or None."""
    for number, passing in _DEMANDS[verb]:
        if not passing(game, seat, [card]):
            return number or rule_of(verb, game.state.printed[card].values["type"])
    return None


RULES: Final = {
    BATTLE: "8.2.1", STRATEGY: "8.3.1", RAGE: "8.4.1", MONSTER: "8.5.1", BURST: "12.5.2",
    INVADE: "8.6.1", ONTO: "8.2.1", FOR_A_PRICE: "8.2.1",
}  # fmt: skip


def rule_of(verb: str, type_: str) -> str:
    """The rule that says with which cards of the hand an action is done."""
    return "8.3.1" if verb == FOR_A_PRICE and type_ == "strategy" else RULES[verb]


# What each kind of action demands

_ACTION_REFUSALS: Final = {
    STRATEGY: no_room,
    MONSTER: once_already,
    BURST: once_already,
    INVADE: refuse_invasion,
    INVADE_TOP: refuse_top_card,
}

# What a card of the hand must pass: a rule (if not "", the one that says with which cards it
# is done), and the cards among these that meet it.
_DEMANDS: Final[dict[str, tuple[tuple[str, Callable[[Game, int, list[int]], list[int]]], ...]]] = {
    BATTLE: (
        ("8.2.1", low_enough_for_battle), ("1.3.3", permitted), ("10.5.2.1.2", with_room),
    ),
    ONTO: (("8.2.1", with_host), ("1.3.3", permitted)),
    FOR_A_PRICE: (
        ("", with_price), ("10.5.4.1", payable), ("8.3.2", with_strategy_zone),
        ("1.3.3", permitted),
    ),
    STRATEGY: (("8.3.1", low_enough_for_strategy), ("1.3.3", permitted)),
    RAGE: (("1.3.3", discardable_for_rage),),
    MONSTER: (("8.5.1", of_its_rank), ("8.5.1", of_its_kind), ("1.3.3", permitted)),
    BURST: (("12.5.2", of_its_rank_by_burst), ("8.5.1", of_its_kind), ("1.3.3", permitted)),
    INVADE: (("1.3.3", discardable_to_invade),),
}  # fmt: skip

# The same for the options: the type of card that offers it, other types that do, the class
# of ability, what refuses it whatever the card, and what meets the demands.
_OFFERED: Final = tuple(
    [
        (
            verb, types[0], types[1:], needed, _ACTION_REFUSALS.get(verb),
            tuple([passing for _number, passing in _DEMANDS[verb]]),
        )
        for verb, types, needed in [
            (verb, [type_ for type_, verbs in ACTIONS.items() if verb in verbs], needed)
            for verb, needed in OFFERED
        ]
    ]
)  # fmt: skip

VERBS: Final = frozenset(RULES) | {INVADE_TOP}
