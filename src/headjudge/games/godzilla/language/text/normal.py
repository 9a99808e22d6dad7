"""The normal form of printed text: everything that carries no meaning made alike."""

from __future__ import annotations

import re

from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.rulebook.citation import rule

_SIGNS = str.maketrans(
    {
        "「": "“", "」": "”", "＂": '"', "–": "-", "—": "-", "−": "-", "‐": "-", "－": "-",
        "’": "'", "‘": "'", "（": "(", "）": ")", "：": ":", "，": ",", "\u00a0": " ",
        "Ⅰ": "I", "Ⅱ": "II", "Ⅲ": "III", "Ⅳ": "IV", "《": "«", "》": "»", "･": "・", "•": "・",
    }
)  # fmt: skip
_QUOTE = r"“[^”]*”|«[^»]*»"
_REMINDER = re.compile(rf"({_QUOTE})|\((?:{_QUOTE}|[^()“«])*\)")
_PLAIN_QUOTES = re.compile(r'"([^"]*)"')
_KEYWORD = re.compile(r"[<\[]([A-Z][A-Za-z' ]*?) ?(\d*)[>\]]")
_WORDS = re.compile(r"\b(Zone|Zones|Rank|Monster|Battle|Strategy|Card|Cards)\b")
_DESTROY = re.compile(r"(?<!\[)\b[Dd]estroy(?:s|ed)?\b(?!\])")  # 5.12.2: the icon as a word
_RAGE = re.compile(r"(?<!\[)\b[Rr]age\b(?!\])")  # 3.4.6: likewise
_NAME = re.compile(r"“[^”\[]*”|«[^»]*»")  # a quoted ability is no name
_START = re.compile(r"(^|[.:] |\] |・|; )([A-Z])(?=[a-z])")


@rule("2.9.2")
def without_reminders(text: str, pattern: re.Pattern[str]) -> str:
    """What stands in round brackets only explains."""
    return pattern.sub(lambda hit: hit.group(1) or "", text)


def english(text: str) -> str:
    """English text in its normal form."""
    text = text.translate(_SIGNS)
    text = _PLAIN_QUOTES.sub(r"“\1”", text)
    text = re.sub(r"<\s*(«[^»]*»)\s*>", r"\1", text)
    text = without_reminders(text, _REMINDER)
    text = _KEYWORD.sub(
        lambda hit: f"[{hit.group(1)} {hit.group(2)}]" if hit.group(2) else f"[{hit.group(1)}]",
        text,
    )
    text = _patterns()["number behind"].sub(r"[\1 \2]", text)
    text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r" +([,.;:])", r"\1", text)
    text = re.sub(r"([\]»])([^\s\]»,.;:”'])", r"\1 \2", text)
    text = _patterns()["colon"].sub(r"\1 ", text)
    text = re.sub(r"” ?(?=[a-z0-9])", "” ", text)
    text = re.sub(r"\.{2,}", ".", text)
    text = text.replace("whose its rank", "whose rank")  # a misprint
    text = re.sub(r"・ +", "・", text)
    text = re.sub(r"(?<=\[Resonance\] )[A-Za-z/]+", lambda hit: hit.group(0).lower(), text)
    names = _NAME.findall(text)
    text = _NAME.sub("“”", text)
    text = _WORDS.sub(lambda hit: hit.group(0).lower(), text)
    text = _DESTROY.sub("[Destroy]", text)
    text = _RAGE.sub("[Rage]", text)
    text = _START.sub(lambda hit: hit.group(1) + hit.group(2).lower(), text)
    return re.sub("“”", lambda _hit: names.pop(0), text)


def english_display(text: str) -> str:
    """Normal English text as it is printed: capitals, and commas in long numbers."""
    text = _patterns()["capital"].sub(lambda hit: hit.group(1) + hit.group(2).upper(), text)
    text = re.sub(
        r"(?<=\[Resonance\] )[A-Za-z/]+",
        lambda hit: "/".join(word.capitalize() for word in hit.group(0).split("/")),
        text,
    )
    text = re.sub(r"(?<= )・", "\n・", text).replace(" \n", "\n")
    return re.sub(r"\d{5,}", lambda hit: f"{int(hit.group(0)):,}", text)


# -- Japanese -----------------------------------------------------------------------

_NUMERALS = str.maketrans(
    {
        **{chr(0xFF01 + at): chr(0x21 + at) for at in range(94)},  # full width to ASCII
        "＜": "《", "＞": "》", "〈": "《", "〉": "》", "<": "《", ">": "》",
        "～": "-", "〜": "-", "–": "-", "—": "-", "−": "-", "‐": "-", "－": "-", "-": "-",
        "Ⅰ": "I", "Ⅱ": "II", "Ⅲ": "III", "Ⅳ": "IV", "･": "・", "“": "「", "”": "」",
        **{chr(0x2460 + at): str(1 + at) for at in range(20)},  # numbers in circles
        **{chr(0x3251 + at): str(21 + at) for at in range(15)},
    }
)  # fmt: skip
_JA_QUOTE = r"「[^」]*」|《[^》]*》"
_JA_REMINDER = re.compile(rf"({_JA_QUOTE})|\((?:{_JA_QUOTE}|[^()「《])*\)")
_JA_SPACE = re.compile(rf"({_JA_QUOTE})|[【】\s]+")


def japanese(text: str) -> str:
    """Japanese text in its normal form."""
    text = text.translate(_NUMERALS)
    text = _patterns()["number in brackets"].sub(r"\1\2", text)
    text = _patterns()["in brackets"].sub(r"\1", text)
    text = re.sub(r"[【】]", "", text)
    text = without_reminders(text, _JA_REMINDER)
    text = _JA_SPACE.sub(lambda hit: hit.group(1) or "", text)
    text = text.replace("》、か《", "》か《")  # a misprint
    if text and not _patterns()["ended"].search(text):
        text += "。"
    return text


def japanese_display(text: str) -> str:
    """Normal Japanese text as it is printed: keywords in brackets, wide signs."""
    lines: list[str] = []
    patterns = _patterns()
    for line in re.sub(r"(?<=[。赤青緑白])(?=・)", "\n", text).split("\n"):
        point = "・" if line.startswith("・") else ""
        line = line.removeprefix(point)
        heads = ""
        while (hit := patterns["head"].match(line)) is not None and not line.startswith("進化で"):
            heads += f"【{hit.group(0)}】"
            line = line[hit.end() :]
        line = patterns["spoken of"].sub(lambda hit: hit.group(1) or f"【{hit.group(2)}】", line)
        line = re.sub(r"(?<=エリア\d)-(?=\d)", "～", line)
        line = re.sub(r"\+(?=\d)", "＋", line)
        line = re.sub(r"(?<=[級を力度])-(?=\d)", "－", line)
        line = re.sub(r"(?<=等級)(IV|I{1,3})", lambda hit: _ROMAN[hit.group(0)], line)
        lines.append(point + heads + line)
    return "\n".join(lines)


_ROMAN = {"I": "Ⅰ", "II": "Ⅱ", "III": "Ⅲ", "IV": "Ⅳ"}


# -- keywords -----------------------------------------------------------------------


@KEYWORDS.derived
def _patterns() -> dict[str, re.Pattern[str]]:
    """How keywords stand in a text. English: with their number behind the brackets, before a colon
    that says nothing, and before words that begin with a capital. Japanese: with their number in
    round brackets, in any brackets, at the end, at the head of a line, and spoken of."""
    printed = [(stated, form) for stated in KEYWORDS for form in stated.forms]
    acting = [each.name for each, form in printed if form.en.endswith("[KEYWORD] {effects}")]
    capital = ["Your Turn", "Opponent's Turn", "Overwhelm"]
    shown, ended = ["あなたのターン中", "相手のターン中"], ["[。》」]"]
    for stated, form in printed:
        number = r" \d" if "KEYWORD {n}" in form.en else ""
        if form.kind == "head" or re.search(r"KEYWORD\] (\{effects|[a-z])", form.en):
            capital.append(f"{stated.name}{number}")
        shown.append(f"{stated.ja}{number.strip()}")
        if form.kind == "ability" and form.ja.endswith("{n:digit}"):
            ended.append(rf"{stated.ja}\d")
    numbered = [each for each, form in printed if "KEYWORD {n}" in form.en]
    words = "|".join([each.ja for each in KEYWORDS.asked_for()])
    return {
        "number behind": re.compile(
            rf"\[({'|'.join([each.name for each in numbered])})\] ?(\d+)\b"
        ),
        "number in brackets": re.compile(
            rf"({'|'.join([each.ja for each in numbered])})】?\((\d+)\)"
        ),
        "colon": re.compile(rf"(\[(?:{'|'.join(acting)})\]) ?: ?"),
        "capital": re.compile(rf"(^|\n|\. |・|\[(?:{'|'.join(capital)})\] )([a-z])"),
        "in brackets": re.compile(rf"[「《【]({words})[」》】]"),
        "ended": re.compile(rf"(?:{'|'.join(ended)})$"),
        "head": re.compile(rf"({'|'.join(shown)})"),
        "spoken of": re.compile(rf"({_JA_QUOTE})|(怒り|破壊|(?:{words})(?=を|と))"),
    }
