"""The rules that a ruling names: whether there are such, and whether its play came to them."""

from __future__ import annotations

from collections.abc import Iterable

from headjudge.judge.notation import BadRuling
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.rulebook.book import is_under
from headjudge.rulebook.finding import find_rule


def rule_number(game: Game, said: str, line: int) -> str:
    """Our number of a rule, as people write it. A `BadRuling` names the nearest of one that there
    is not."""
    try:
        return find_rule(game.rules.name, said).number
    except HeadjudgeError as error:
        raise BadRuling(error.message, line) from error


def any_met(rules: Iterable[str], met: Iterable[str]) -> bool:
    """Whether a play has come to one of the rules, or to a rule under it."""
    there = list(met)
    return any(is_under(each, rule) for rule in rules for each in there)
