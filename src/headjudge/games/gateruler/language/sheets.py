"""2-6, 5-2c-1. A ruler card as it is printed: which of its lines are zones, setup, start of turn
and deck construction, and which are text.

Our own files hold these as fields (see `c05_preparation/rulers`); other people's records have them
in the text.
"""

from __future__ import annotations

import re
from typing import Any, Final

from headjudge.kernel.errors import BadCard

# What heads a part of the card.
PARTS: Final = {
    "setup": "setup",
    "start of turn": "start_of_turn",
    "modifiers": "modifiers",
    "deck construction rules": "deck",
}
_REMINDER = re.compile(r"\([^()]*\)")
_ZONES = re.compile(r"(Attack|Defense|Set) zones: (\d+)")
_CAP = re.compile(r"(Summon|Set|In-play level) cap: ?(\d+)", re.IGNORECASE)
_CAPS: Final = {"summon": "summon_cap", "set": "set_cap", "in-play level": "level_cap"}
# The steps of setting up and of beginning a turn, and our words for them.
STEPS: Final = (
    (re.compile(r"Draw (\d+) cards? from your deck\."), "draw {}"),
    (re.compile(r"Place (\d+) resources? cards? in a ready state behind your ruler\."),
     "resources {}"),
    (re.compile(r"Place (\d+) resources? cards? in an exhausted state behind your ruler\."),
     "exhausted resources {}"),
    (re.compile(r"Choose (\d+) of your resources and ready them\."), "ready resources {}"),
    (re.compile(r"Ready all of your resources\."), "ready resources all"),
    (re.compile(r"Drive (\d+)(?: cards?)?\."), "drive {}"),
)  # fmt: skip
# What is asked of the deck; None: the line only says that there is no such rule, or what the
# rules say anyway (5-2c-2).
DECK: Final = (
    (re.compile(r"Deck Level Cap: (\d+)"), "level"),
    (re.compile(r"Deck Level Cap: None"), None),
    (re.compile(r"CNT \(?(?:counter)?\)? ?Cap: (\d+)"), "counters"),
    (re.compile(r"Choose (\d+) factions\. You may have any number of cards from each of those "
                r"factions in your deck\."), "factions"),
    (re.compile(r"The size of your deck must be exactly (\d+) cards\.?"), "size"),
    (re.compile(r"You may have up to (\d+) cards with the same name in your deck\."), "copies"),
    (re.compile(r"You may have up to 1 Legendary card with the same name in your deck\."), None),
    (re.compile(r"You may have up to (\d+) different Legendary cards in your deck\."),
     "legendary"),
)  # fmt: skip


def sheet_in(text: str) -> tuple[dict[str, Any], str]:
    """The fields of a ruler that stand in its text, and what is left of the text. A line that is
    none of these is a `BadCard`."""
    fields: dict[str, Any] = {"setup": [], "start_of_turn": [], "deck": {}}
    left: list[str] = []
    part = ""
    for raw in text.split("\n"):
        line = raw.strip()
        bare = _REMINDER.sub("", line).strip()
        if bare.lower() in PARTS:
            part = PARTS[bare.lower()]
        elif not bare:
            continue
        elif _ZONES.match(bare):
            for name, number in _ZONES.findall(bare):
                fields[f"{name.lower()}_zones"] = int(number)
        elif part in ("setup", "start_of_turn"):
            fields[part].append(step_in(bare))
        elif part == "deck":
            rule_in(line.removeprefix("-").strip(), fields["deck"])
        elif (cap := _CAP.fullmatch(bare.removeprefix("-").strip())) is not None:
            fields[_CAPS[cap[1].lower()]] = int(cap[2])
        else:
            left.append(line)
    return fields, "\n".join(left)


def step_in(line: str) -> str:
    """Our words for a line that is a step of setting up, or of the start of a turn."""
    for pattern, words in STEPS:
        found = pattern.fullmatch(line)
        if found is not None:
            return words.format(*found.groups())
    raise BadCard(f"no such step: {line!r}", field="text", rule="5-3b")


def rule_in(line: str, deck: dict[str, Any]) -> None:
    """A line of deck construction, entered into the fields of the deck."""
    for pattern, name in DECK:
        found = pattern.fullmatch(line)
        if found is not None:
            if name is not None:
                deck[name] = int(found[1])
            return
    raise BadCard(f"no such rule of deck construction: {line!r}", field="text", rule="5-2c-1")
