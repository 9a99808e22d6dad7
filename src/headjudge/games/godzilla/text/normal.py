"""The normal form of printed text: everything that carries no meaning made alike."""

from __future__ import annotations

import re

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
_NAME = re.compile(r"“[^”\[]*”|«[^»]*»")  # a quoted ability is no name
_START = re.compile(r"(^|[.:] |\] |・|; )([A-Z])(?=[a-z])")


def english(text: str) -> str:
    """English text in its normal form."""
    text = text.translate(_SIGNS)
    text = _PLAIN_QUOTES.sub(r"“\1”", text)
    text = re.sub(r"<\s*(«[^»]*»)\s*>", r"\1", text)
    text = _REMINDER.sub(lambda hit: hit.group(1) or "", text)
    text = _KEYWORD.sub(
        lambda hit: f"[{hit.group(1)} {hit.group(2)}]" if hit.group(2) else f"[{hit.group(1)}]",
        text,
    )
    text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r" +([,.;:])", r"\1", text)
    text = re.sub(r"([\]»])([^\s\]»,.;:”'])", r"\1 \2", text)
    text = re.sub(r"\](?:: ?)(?=\S)", "] ", text)
    text = re.sub(r"” ?(?=[a-z0-9])", "” ", text)
    text = re.sub(r"\.{2,}", ".", text)
    text = text.replace("whose its rank", "whose rank")  # a misprint
    text = re.sub(r"・ +", "・", text)
    text = re.sub(
        r"(?<=\[Resonance\] )[A-Za-z/]+", lambda hit: hit.group(0).lower(), text
    )
    names = _NAME.findall(text)
    text = _NAME.sub("“”", text)
    text = _WORDS.sub(lambda hit: hit.group(0).lower(), text)
    text = _START.sub(lambda hit: hit.group(1) + hit.group(2).lower(), text)
    return re.sub("“”", lambda _hit: names.pop(0), text)


def english_display(text: str) -> str:
    """Normal English text as it is printed: capitals, and commas in long numbers."""
    text = re.sub(
        r"(^|\n|\. |\] |・)([a-z])", lambda hit: hit.group(1) + hit.group(2).upper(), text
    )
    text = re.sub(
        r"(?<=\[Resonance\] )[A-Za-z/]+",
        lambda hit: "/".join(word.capitalize() for word in hit.group(0).split("/")),
        text,
    )
    text = re.sub(r"(?<= )・", "\n・", text).replace(" \n", "\n")
    return re.sub(r"\d{5,}", lambda hit: f"{int(hit.group(0)):,}", text)
