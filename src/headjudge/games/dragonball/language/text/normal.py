"""The normal form of printed text: everything that carries no meaning made alike.

One skill stands on a line. All is in small letters but for what stands in brackets: keywords
in [ ], card names in { }, character names in < >, special traits in 《 》, energy in ‹ ›
(the letters of the specified colours, then the number of any colour).
"""

from __future__ import annotations

import re

from headjudge.language.card_text import without_nested
from headjudge.rulebook.citation import rule

_SIGNS = str.maketrans(
    {
        **{chr(0xFF01 + at): chr(0x21 + at) for at in range(94)},  # full width to ASCII
        "–": "-", "—": "-", "−": "-", "‐": "-", "’": "'", "‘": "'", "“": '"', "”": '"',
        "〈": "<", "〉": ">", "≪": "《", "≫": "》", "«": "《", "»": "》", "\u00a0": " ",
        "\u3000": " ", "\t": " ", "。": ".", "、": ", ", "•": "・", "･": "・",
    }
)  # fmt: skip
_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩"
_NUMBER = re.compile(rf"\[({'|'.join(_WORDS)})\]", re.IGNORECASE)
# Letters in braces are those of the publisher's pages, where B is black and U is blue.
_BRACED = re.compile(r"\{([RUGYBK])\}")
_PAGES = str.maketrans({"U": "B", "B": "K"})
_ENERGY = re.compile(
    rf"(?<![\w'])(?:([RBGYK]+) ?([{_CIRCLED}])?|([{_CIRCLED}]))(?= ?(?:[:,]|$|\n|\(|\[))"
)
_PRINTED_ENERGY = re.compile(r"‹([RBGYK]*)(\d*)›")
_KINDS = "Auto|Permanent|Awaken|Wish|Activate: [A-Z][a-z]+|Counter: [A-Z][A-Za-z ]+"
_HEADER = re.compile(rf"\[(?:{_KINDS})\]")
# A skill that begins after the end of another one.
_GLUED = re.compile(rf"(?<=[.)])\s*(?=\[(?:{_KINDS})\])")
# What is said of tokens in round brackets is part of the text; all the rest only explains.
_TOKENS = re.compile(
    r"[Pp]lay (\d+) (?:\{([^{}]+)\}|([A-Z][\w.']*(?: [A-Z][\w.']*)*)) token(s?)\.? ?"
    r"\((?:[^()]*?ha(?:s|ve) )?(\d+) power(?:, (\d+) combo cost,?(?: and)? (\d+) combo power)?\.?\)"
)
_OF_TOKENS = re.compile(r"\(\d+ power(?:, \d+ combo cost, \d+ combo power)?\)")
_NAMED_TOKENS = re.compile(r"of your (?:\{([^{}]+)\}|([A-Z][\w.']*(?: [A-Z][\w.']*)*)) token")
_REMINDER = re.compile(r" ?\((?!\d+ power)[^()]*\)")
_OPEN_REMINDER = re.compile(r" ?\((?!\d+ power)[^()\n]*(?=\n|$)")
_PROTECTED = re.compile(r"\[[^\[\]]*\]|\{[^{}]*\}|<[^<>]*>|《[^《》]*》|‹[^‹›]*›")


@rule("2-12-3")
def without_reminders(text: str) -> str:
    """What stands in round brackets only explains."""
    return _OPEN_REMINDER.sub("", _REMINDER.sub("", text))


def normal(text: str) -> str:
    """The text in its normal form."""
    text = text.translate(_SIGNS)
    text = re.sub(r"<<\s*([^<>]*?)\s*>>", r"《\1》", text)
    text = re.sub(r"([<《{]) *([^<>《》{}]*?) *([>》}])", _name, text)
    text = re.sub(r"\[ ?(Activate|Counter) ?:? ?([A-Z][A-Za-z ]*?) ?\]", r"[\1: \2]", text)
    text = _energy(text)
    text = "\n".join(_joined(text))
    text = _TOKENS.sub(_token, text)
    text = _NAMED_TOKENS.sub(lambda hit: f"of your {{{hit.group(1) or hit.group(2)}}} token", text)
    text = without_nested(text, without_reminders)
    lines = [_spaced(_lowered(line)) for line in _GLUED.sub("\n", text).split("\n")]
    return "\n".join([_ended(line) for line in lines if line and line != "-"])


def normal_name(name: str) -> str:
    """A name with its signs and spaces in one form, as texts speak of it."""
    return re.sub(r" *: *", ": ", re.sub(r"\s+", " ", name.translate(_SIGNS).strip()))


def _name(hit: re.Match[str]) -> str:
    return hit.group(1) + normal_name(hit.group(2)) + hit.group(3)


def _energy(text: str) -> str:
    """Energy, however it is written."""
    text = _NUMBER.sub(lambda hit: _CIRCLED[_WORDS.index(hit.group(1).lower())], text)
    text = _BRACED.sub(lambda hit: hit.group(1).translate(_PAGES), text)
    text = re.sub(r"[({](\d)[)}](?= ?[:,(])", lambda hit: _circled(hit.group(1)), text)
    text = re.sub(r"\(([RBGYK])\)", r"\1", text)
    text = re.sub(r"(?<=\]) ?(\d)(?=, )", lambda hit: " " + _circled(hit.group(1)), text)
    return _ENERGY.sub(_of_energy, text)


def _circled(number: str) -> str:
    return _CIRCLED[int(number) - 1] if number != "0" else ""


def _of_energy(hit: re.Match[str]) -> str:
    number = hit.group(2) or hit.group(3)
    return f"‹{hit.group(1) or ''}{_CIRCLED.index(number) + 1 if number else ''}›"


def _joined(text: str) -> list[str]:
    """The lines, one to a skill: options, and sentences without a header, go on with it."""
    lines: list[str] = []
    for line in [line.strip() for line in text.split("\n")]:
        if not lines or line.startswith(("[", "(")):
            lines.append(line)
        elif line:
            lines[-1] += f" {line}"
    return lines


@rule("2-12-3-1")
def _token(hit: re.Match[str]) -> str:
    """Tokens: what stands in round brackets is part of what the skill says."""
    number, braced, name, plural, power, cost, combo = hit.groups()
    more = "" if cost is None else f", {cost} combo cost, {combo} combo power"
    return f"play {number} {{{braced or name}}} token{plural} ({power} power{more})"


def _lowered(line: str) -> str:
    """The line in small letters, but for what stands in brackets."""
    said: list[str] = []
    at = 0
    for hit in _PROTECTED.finditer(line):
        said += [line[at : hit.start()].lower(), hit.group(0)]
        at = hit.end()
    return "".join([*said, line[at:].lower()])


def _spaced(line: str) -> str:
    """The line with its spaces, and a few words, in one form."""
    line = re.sub(r"\s+", " ", line).strip(" ]|")
    line = line + "]" if line.count("[") > line.count("]") else line
    line = re.sub(r" +([,.;:)\]])", r"\1", line)
    line = re.sub(r"(?<=[\])}>》›a-z\d])[,:](?=[\w\[{<《‹])", lambda hit: hit.group(0) + " ", line)
    line = re.sub(r"\]: (?=[a-z‹])", "] ", line)
    line = re.sub(r"^((?:\[[^\]]*\])+): (?=[<{《])", r"\1 ", line)  # a skill without a cost
    line = re.sub(r"(?<=\]) (?=\[)(?=\[(?:Once|Burst|Bond|Sparking))", "", line)
    line = re.sub(r"^(\[[^\]]*\](?:\[[^\]]*\])*) ?(?=[a-z<《{‹\d])", r"\1 ", line)
    line = re.sub(r"(?<=\d)(?=(?:card|opponent|of)\b)", " ", line)
    line = re.sub(r"(?<=[a-z\d])(?=[<《{\[])", " ", line)
    line = re.sub(r"(?<=[>》}\]])(?=[a-z])", " ", line)
    line = re.sub(r"(?<=[a-z]\.)(?=[a-z])", " ", line)
    line = re.sub(r"\bko(?:'|-|’)?e?d\b", "ko-ed", line)
    line = re.sub(r"\bko-?s\b", "ko-s", line)
    line = line.replace("cannot", "can't").replace("it is your turn", "it's your turn")
    line = re.sub(r"choose (one|two|three) ?[-?] ?・ ?", r"choose \1- ・", line)
    return re.sub(r" ?・ ?", " ・", line)


def _ended(line: str) -> str:
    """Sentences end with a full stop, keywords without one."""
    if _HEADER.match(line) or line.startswith("[Union-Absorb]"):
        return line if line.endswith(".") else line + "."
    return line.rstrip(".")


_NOUNS = (
    "battle card", "leader card", "extra card", "battle area", "leader area", "combo area",
    "energy area", "life area", "drop area", "active mode", "rest mode", "warp", "main phase",
    "charge phase", "leader",
)  # fmt: skip
_NOUN = re.compile(rf"\b(?:{'|'.join(_NOUNS)})", re.IGNORECASE)
_CLAUSE = re.compile(r"(^(?:\[[^\]]*\])+ |: |\. |・|› )([a-z])", re.MULTILINE)


def display(text: str) -> str:
    """Normal text as it is printed."""
    said: list[str] = []
    at = 0
    for hit in _PROTECTED.finditer(text):
        said += [_printed(text[at : hit.start()]), hit.group(0)]
        at = hit.end()
    text = "".join([*said, _printed(text[at:])])
    text = _CLAUSE.sub(lambda hit: hit.group(1) + hit.group(2).upper(), text)
    text = _PRINTED_ENERGY.sub(_spheres, text)
    return text.replace(" ・", "\n・")


def _printed(plain: str) -> str:
    plain = _NOUN.sub(lambda hit: hit.group(0).title(), plain)
    return re.sub(r"\bko\b", "KO", plain)


def _spheres(hit: re.Match[str]) -> str:
    return hit.group(1) + (_circled(hit.group(2)) if hit.group(2) else "")
