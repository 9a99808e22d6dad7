"""The normal form of printed text: everything that carries no meaning made alike.

One ability stands on a line (2-13b). Names stand in “ ”, abilities that a text quotes in ‹ ›;
clauses begin with a small letter. Options of a list follow on its own line, each after a •.
"""

from __future__ import annotations

import re

from headjudge.games.gateruler.c16_keywords.bundles import KEYWORDS
from headjudge.language.card_text import without_nested
from headjudge.language.keywords import KEYWORD
from headjudge.rulebook.citation import rule

_SIGNS = str.maketrans(
    {
        **{chr(0xFF01 + at): chr(0x21 + at) for at in range(94)},  # full width to ASCII
        "–": "-", "—": "-", "−": "-", "‐": "-", "’": "'", "‘": "'", "“": '"', "”": '"',
        "【": "[", "】": "]", "〈": "<", "〉": ">", "《": "«", "》": "»", "\u00a0": " ",
        "\u3000": " ", "\t": " ", "・": "•", "●": "•",
    }
)  # fmt: skip
_REMINDER = re.compile(r" ?\([^()]*\)")
_NAMED = r"^“[^”]*”(?: \[[^\]]*\])?(?: Resource)? (?:- )?"  # what stands before a named ability
# Words of other translations for what the book calls otherwise.
_CALLED = (
    (re.compile(r"^Activation Timing: \[Open Card\]", re.M), "Timing: Forced Reveal"),
    (
        re.compile(r"Special Summoned with \[Creational Summon ?\]"),
        "special summoned with Genesis Summoning",
    ),
    (re.compile(r"\bUnit(?=s?\b)(?! card)"), "unit"),
)


@rule("2-13d")
def without_reminders(text: str) -> str:
    """What stands in round brackets only explains."""
    return _REMINDER.sub("", text)


def normal(text: str) -> str:
    """The text in its normal form."""
    text = text.translate(_SIGNS)
    text = without_nested(text, without_reminders)
    for pattern, words in _CALLED:
        text = pattern.sub(words, text)
    lines = [_quoted(_spaced(line)) for line in _joined(text)]
    text = "\n".join([line for line in lines if line])
    for start in _starts():
        text = start.sub(_lowered, text)
    return text


@KEYWORDS.derived
def _starts() -> tuple[re.Pattern[str], ...]:
    """Where a clause begins, and where one begins after a name. What a header calls things keeps
    its capitals."""
    own = [
        stated.name
        for stated in KEYWORDS
        for form in stated.forms
        if form.kind in ("ability", "apart") and KEYWORD in form.en
    ]
    names = "|".join(["Standard Action", "Instant Action", "Resource", *own])
    begins = rf"(?!(?:{names})\b|Materials - )([A-Z])(?=[a-z]| )"
    return (
        re.compile(rf"(^|\n|: |\. |\] |\[|• |‹){begins}", re.M),
        re.compile(rf"({_NAMED}){begins}", re.M),
    )


def _lowered(hit: re.Match[str]) -> str:
    return hit.group(1) + hit.group(2).lower()


@rule("2-13b")
def _joined(text: str) -> list[str]:
    """The lines, one to an ability; an option goes to the line of its list."""
    lines: list[str] = []
    for line in text.split("\n"):
        line = line.strip().removeprefix("■").strip()
        if lines and line.startswith("•"):
            lines[-1] += f" {line}"
        else:
            lines.append(line.removeprefix("- "))
    return lines


def _spaced(line: str) -> str:
    """The line with its spaces and stops in one form."""
    line = re.sub(r"\s+", " ", line).strip()
    line = re.sub(r" +([,.;:\]}])", r"\1", line)
    line = re.sub(r"([\[{]) +", r"\1", line)
    line = re.sub(r"• ?", "• ", line)
    line = re.sub(r"\.\]", "]", line)
    line = re.sub(r"\](?=[A-Za-z0-9\"{«])", "] ", line)
    line = re.sub(r":(?=[A-Za-z\[{«])", ": ", line)
    return re.sub(r"\bDR ?(\d)", r"DR \1", line)


def _quoted(line: str) -> str:
    """The line with its quotation marks made to show where they begin and end; what is a whole
    sentence is an ability."""
    said = list(line)
    begun: list[int] = []
    for at, sign in enumerate(line):
        if sign != '"':
            continue
        if begun and not _opens(line, at):
            start = begun.pop()
            is_ability = line[at - 1] == "."
            said[start], said[at] = ("‹", "›") if is_ability else ("“", "”")
        else:
            begun.append(at)
    return re.sub("›$", "›.", "".join(said))


def _opens(line: str, at: int) -> bool:
    return line[at - 1 : at] in ("", " ", "(", "[")


# Where a clause begins in normal text: not after a cost that something is done for, nor after
# an icon that is spoken of.
_CLAUSE = re.compile(
    rf"(^|\n|: |\. |\] (?!to |in |and |or )|\[|• |‹|{_NAMED}(?=when|at the|as |this |all)"
    r"|^“[^”]*”(?: \[[^\]]*\])?(?: Resource)? - )([a-z])",
    re.M,
)


def display(text: str) -> str:
    """Normal text as it is printed."""
    text = _CLAUSE.sub(lambda hit: hit.group(1) + hit.group(2).upper(), text)
    text = re.sub(" • ", "\n• ", text)
    text = re.sub(r"(?m)›\.$", "›", text)
    return re.sub("[“”‹›]", '"', text)
