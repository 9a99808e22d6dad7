"""The normal form of printed text: everything that carries no meaning made alike.

One ability stands on a line. Names stand in “ ”, abilities that a text quotes in ‹ ›;
clauses begin with a small letter.
"""

from __future__ import annotations

import re

from headjudge.games.vanguard.c02_cards.clans import NATIONS
from headjudge.games.vanguard.language.text.tokens import CLANS
from headjudge.language.card_text import without_nested
from headjudge.rulebook.citation import rule

_SIGNS = str.maketrans(
    {
        **{chr(0xFF01 + at): chr(0x21 + at) for at in range(94)},  # full width to ASCII
        "–": "-", "—": "-", "−": "-", "‐": "-", "’": "'", "‘": "'", "“": '"', "”": '"',
        "〈": "<", "〉": ">", "《": "<", "》": ">", "«": "<", "»": ">", "\u00a0": " ",
        "\u3000": " ", "♥": "", "\t": " ", "。": ".", "、": ", ",
    }
)  # fmt: skip
_MARK = r"\[(?:AUTO|CONT|ACT)\]"

# Zones in round brackets are part of the text; everything else in them only explains.
_CIRCLE = re.compile(r"(?:\[\(|\[|\() ?((?:VC|RC|GC)(?:/(?:VC|RC|GC))*) ?(?:\)\]|\]|\))")
_ZONES = "Hand|Drop zone|Soul|Bind zone|Damage zone|Trigger zone|Deck|G zone"
_ZONE = re.compile(
    rf"({_MARK}) ?[(\[]?((?:{_ZONES})(?:/(?:{_ZONES}|VC|RC))*)(?:[)\]]|(?=[:\[]))", re.IGNORECASE
)
_REMINDER = re.compile(r" ?\([^()]*\)")
_HEADER = re.compile(
    r"(?:[A-Z][A-Za-z ]*+[0-9 ]*+-)?\[(?:AUTO|CONT|ACT|Stride|Ultimate Stride|G guardian)\]", re.I
)
_ICON = re.compile(r"\[ ?(?:(Counter|Soul)[- ](Blast|Charge)|(Limit)[- ](Break)) ?(\]?) ?(\d+)\]?")
# 2.5.2, 2.6.2, 2.7.2: the word and the icon are the same
_VALUE = re.compile(r"(?<![\[\w])([Pp]ower|[Cc]ritical|[Ss]hield) ?([+-]) ?(?=\d)")
_QUOTE = re.compile(r'"')
_WORDS = (
    "Power|Critical|Shield|Stand|Rest|Boost|Intercept|Heal|Stride|Legion|Drive|Limit|Generation"
    "|Counter|Soul|Ultimate|Twin|Triple|Draw|G"
)
# Where a clause begins; the icons keep their capitals, and so does a label before a dash.
_START = re.compile(
    rf"(?:(^|\n|:|\. |\] |[‹›])(?!\w+”)|(\[|& )(?!(?:{_WORDS})\b))"
    r"([A-Z])(?=[a-z]*\b(?! ?\d*-\[| \w+-\[))"
)


_NAMED = re.compile(r"(\balso a )?(?<!<)(<++) *+([^<>]*?) *>+")


def _in_marks(hit: re.Match[str]) -> str:
    """A name in angle marks: in double ones a clan that the book's lists do not have, which is
    printed in them (2.2.3) or is what a card also is (2.2.4)."""
    also, marks, name = hit.groups(default="")
    clan = (also or len(marks) > 1) and name not in CLANS and name not in NATIONS
    return f"{also}<<{name}>>" if clan else f"{also}<{name}>"


@rule("2.11.3")
def without_reminders(text: str) -> str:
    """What stands in round brackets only explains."""
    return _REMINDER.sub("", text)


def normal(text: str) -> str:
    """The text in its normal form."""
    text = text.translate(_SIGNS)
    text = _NAMED.sub(_in_marks, text)
    text = re.sub(r"(?m)^(AUTO|CONT|ACT)(?=[:(])", r"[\1]", text)
    text = _CIRCLE.sub(r"{\1}", text)
    text = re.sub(r"\{(VC|RC)\}/\{(RC|GC)\}", r"{\1/\2}", text)
    text = re.sub(r" ?\((\d+)\)", r" \1", text)
    text = _ZONE.sub(lambda hit: f"{hit.group(1)}{{{hit.group(2).capitalize()}}}", text)
    text = "\n".join(_joined(text))
    text = without_nested(text, without_reminders)
    text = re.sub(r"\{([^}\n]*+)\}", r"(\1)", text)
    lines = [
        _spaced(part) for line in text.split("\n") for part in _apart(_quoted(line)).split("\n")
    ]
    return _START.sub(_lowered, "\n".join(line for line in lines if line))


def _lowered(hit: re.Match[str]) -> str:
    return (hit.group(1) or hit.group(2) or "") + hit.group(3).lower()


def _joined(text: str) -> list[str]:
    """The lines, one to an ability. A name that stands on a line of its own is quoted."""
    lines: list[str] = []
    broken = [line.strip() for line in text.split("\n")]
    for at, line in enumerate(broken):
        if not lines or _HEADER.match(line) or line.startswith("("):
            lines.append(line)
        elif at + 1 < len(broken) and line[:1].isupper() and not line.endswith((".", ",")):
            lines[-1] += f' "{line}" '
        else:
            lines[-1] += f" {line}"
    return lines


def _quoted(line: str) -> str:
    """The line with its quotation marks made to show where they begin and end."""
    said: list[str] = []
    inside: list[str] = []
    for at, sign in enumerate(line):
        if sign != '"':
            said.append(sign)
            continue
        if inside and (inside[-1] == "”" or not _opens(line, at)):
            said.append(inside.pop())
        else:
            ability = _HEADER.match(line, at + 1) is not None
            said.append("‹" if ability else "“")
            inside.append("›" if ability else "”")
    return "".join(said)


def _apart(line: str) -> str:
    """Abilities that stand on one line, each on its own."""
    depth = 0
    said: list[str] = []
    for at, sign in enumerate(line):
        depth += (sign in "‹“") - (sign in "›”")
        if sign == "[" and at and not depth and _BEGINS.match(line, at):
            said.append("\n")
        said.append(sign)
    return "".join(said)


# An ability that begins after the end of another one.
_BEGINS = re.compile(rf"(?:(?<=[.\])a-z])|(?<=[.a-z] )){_MARK}[(:\[]")


def _opens(line: str, at: int) -> bool:
    before = line[at - 1 : at]
    return before in ("", " ", "(", "[", "/") or (before == "," and line[at + 1 : at + 2].isalnum())


def _spaced(line: str) -> str:
    """The line with its icons and spaces in one form."""
    line = re.sub(r"\s+", " ", line).strip()
    line = re.sub(r" +([,.;:\]”›])", r"\1", line)
    line = re.sub(r"([\[“‹]) +", r"\1", line)
    line = re.sub(r"\[(?:COST|Cost)\]", "cost", line)
    line = re.sub(r"\b(Counter|Soul)[- ]?(Blast|Charge) ?(\d+)", r"\1-\2 \3", line)
    line = re.sub(r"\[(Counter|Soul)-(Blast|Charge)\] ?(\d+)", r"[\1-\2 \3]", line)
    line = re.sub(r"\[((?:Counter|Soul)-Blast \d+)\]-(?=[^\[\]]*\])", r"[\1-", line)
    line = re.sub(r"& Rest\] (?=this|one|a )", "& [Rest] ", line)
    line = re.sub(r":\[Rest\] (this unit(?: & [^\[\]]*)?\])", r":[[Rest] \1", line)
    line = re.sub(r"\[Rest(?= <)", "[Rest]", line)
    line = re.sub(r"\[Limit[- ]Break\]? ?(\d+)\]?", r"[Limit-Break \1]", line)
    line = re.sub(r"\[(Power|Critical|Shield|Drive)\] ?([+-]) ?(\d)", r"[\1] \2\3", line)
    line = _VALUE.sub(lambda hit: f"[{hit.group(1).capitalize()}] {hit.group(2)}", line)
    line = re.sub(r"\[(Power|Critical|Shield|Drive)\](?=\d)", r"[\1] ", line)
    line = re.sub(r"([”>])(?=[A-Za-z])", r"\1 ", line)
    line = re.sub(r"(?<=[a-z,])(?=[“<‹])", " ", line)
    line = re.sub(r"(?<=[a-z]\.)(?=[A-Z])", " ", line)
    line = re.sub(r"(?<=[a-z”>\]]),(?=[a-z])", ", ", line)
    line = re.sub(r"\.{2,}", ".", line)
    line = re.sub(r"<;", "<", line).replace(">;", ">")
    line = re.sub(r"\](?=[A-Za-z0-9“<])", "] ", line)
    line = re.sub(rf"^((?:[^:]*?-)?{_MARK}(?: ?\([^)]*\))?(?: ?\[[^\]:]*\])*) ?", _tight, line)
    line = re.sub(rf"(‹{_MARK}(?: ?\([^)]*\))?(?: ?\[[^\]:]*\])*) ?", _tight, line)
    line = re.sub(r": (?=[A-Za-z\[])", ":", line)
    return line.replace("Legion Mate", "legion mate")


def _tight(hit: re.Match[str]) -> str:
    return re.sub(r"(?<=[\])]) (?=[\[(])", "", hit.group(1))


# Where a clause begins in normal text: after a colon, a full stop, a cost, and within costs.
_COST = r":\[(?:[^\[\]]|\[[^\[\]]*\])*\] ?"
_CLAUSE = re.compile(rf"({_COST}|:|\. |‹|(?<=[:\[])\[|:\[|& )([a-z])")


def display(text: str) -> str:
    """Normal text as it is printed."""
    while (more := _CLAUSE.sub(lambda hit: hit.group(1) + hit.group(2).upper(), text)) != text:
        text = more
    return re.sub("[“”‹›]", '"', text)
