"""10-14, 10-17, 10-31. [Ultimate], [Super Combo] and [Dragon Ball]: how many a deck may have."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import c05_preparing
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook.citation import rule

MOST_ULTIMATE: Final = 1
MOST_SUPER_COMBO: Final = 4
MOST_DRAGON_BALLS: Final = 7


@rule("10-14-1", "10-17", "10-31-1")
def too_many_with_keyword(main: list[Card]) -> list[HeadjudgeError]:
    """What is wrong with how many cards of a deck have [Ultimate], [Super Combo] or [Dragon
    Ball]."""
    found: list[HeadjudgeError] = []
    for keyword, most, number in (
        ("Ultimate", MOST_ULTIMATE, "10-14-1"),
        ("Super Combo", MOST_SUPER_COMBO, "10-17"),
        ("Dragon Ball", MOST_DRAGON_BALLS, "10-31-1"),
    ):
        count = len([card for card in main if has_word(card, keyword)])
        if count > most:
            found.append(
                c05_preparing.violation(
                    "with keyword", "main", number, n=most, keyword=keyword, count=count
                )
            )
    return found


def has_word(card: Card, keyword: str) -> bool:
    """Whether a keyword is printed on a card."""
    return any([word.name == keyword for word in card.abilities.keywords])
