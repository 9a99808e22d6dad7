"""The numbers that options are called by.

Numbers go by themselves, and zones of one player by their own numbers: nobody shall type 7 for
zone 7 and get another. All others are numbered as they come, and an option that is still there
when the same question is put again in a turn keeps its number; new ones take free numbers.
Options that are told as one, because it does not matter which of several equal cards is taken,
have one number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from headjudge.language.words import MODEL

View = dict[str, Any]

# Questions that are answered with a number, which is what an option is called by.
NUMBERS: Final = ("how-many", "look-at", "number")


@dataclass(frozen=True)
class Question:
    """What was asked of whom in which turn, and the number that each option had, by its key."""

    seat: int
    turn: int
    prompt: str
    numbers: dict[str, int]


class Numbering:
    """Remembers the numbers of the options of earlier questions."""

    def __init__(self) -> None:
        self.asked: dict[int, Question] = {}  # by how many answers there were before

    def labels(self, answers: int, view: View, keys: list[str]) -> list[int]:
        """The number of each option of the open question, before which there were so many
        answers. Questions that were put after as many answers are forgotten: they were taken
        back."""
        decision = view["decision"]
        own = own_numbers(decision)
        if own:
            return own
        self.asked = {count: each for count, each in self.asked.items() if count <= answers}
        last = self.last_like(view)
        kept = {key: last[key] for key in keys if key in last}
        free = iter(each for each in range(1, 2 * len(keys) + 1) if each not in kept.values())
        for key in keys:
            if key not in kept:
                kept[key] = next(free)
        self.asked[answers] = Question(decision["seat"], view["turn"], decision["prompt"], kept)
        return [kept[key] for key in keys]

    def last_like(self, view: View) -> dict[str, int]:
        """The numbers when this question was last put to this player in this turn."""
        decision = view["decision"]
        for count in sorted(self.asked, reverse=True):
            each = self.asked[count]
            if each.turn != view["turn"]:
                break
            if (each.seat, each.prompt) == (decision["seat"], decision["prompt"]):
                return each.numbers
        return {}


def own_numbers(decision: View) -> list[int]:
    """The numbers of options that are numbers, or zones of one player; else none."""
    options = decision["options"]
    if decision.get("prompt") in NUMBERS:
        return [int(option["index"]) for option in options]
    zones = [option.get("zone", {"kind": "", "seat": -1, "number": 0}) for option in options]
    numbers = [int(zone["number"]) for zone in zones]
    of_one_player = len({(zone["kind"], zone["seat"]) for zone in zones}) == 1
    if options and of_one_player and len(set(numbers)) == len(numbers) and min(numbers) > 0:
        return numbers
    return []


def keys(words: Any, view: View, source: str) -> list[str]:
    """What tells each option from the others. Options that may be told as one have the same key,
    whatever language they are told in. `source`: the card whose text is being carried out."""
    decision = view["decision"]
    options = decision["options"]
    if decision["prompt"] in words.BESIDE_CARDS:
        shorts = [words.short(option, MODEL) for option in options]
        return [
            f"{option['card']['number']} {option['verb']}" if short else identity(option)
            for option, short in zip(options, shorts, strict=True)
        ]
    if decision["most"] == 1 and decision["prompt"] not in NUMBERS:
        return [words.option(view, option, MODEL, source) for option in options]
    return [identity(option) for option in options]


def identity(option: View) -> str:
    """An option's verb and all that it is about: cards by handle, zones by place, numbers."""
    parts = [str(option["verb"])]
    for name in ("card", "other"):
        if name in option:
            parts.append(f"{name} {option[name]['handle']}")
    for name in ("zone", "other zone"):
        if name in option:
            zone = option[name]
            parts.append(f"{name} {zone['kind']} {zone['seat']} {zone['number']}")
    if "index" in option:
        parts.append(f"index {option['index']}")
    return ", ".join(parts)
