"""What is wrong, in a line: errors, by their keys, and cards' records.

A verdict has what is wrong with a record in English, as the error said it. A form stands for all
messages that differ in what is quoted alone.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from headjudge.kernel.errors import HeadjudgeError
from headjudge.language import words
from headjudge.language.card_files import printable
from headjudge.language.worded import in_words
from headjudge.terminal.words import say

# Each English form with its Japanese one; {} is what may differ, in the same order.
FORMS: Final[tuple[tuple[str, str], ...]] = (
    ("the record has none", "記載がありません"),
    ("no name", "名前がありません"),
    ("no power", "パワーがありません"),
    ("no energy_cost", "エナジーコストがありません"),
    ("no power is under 0", "0未満のパワーはありません"),
    ("no cost is over {}", "{}を超えるコストはありません"),
    ("no critical is over {}", "{}を超えるクリティカルはありません"),
    ("no such number", "そのような数値はありません"),
    ("no such level", "そのようなレベルはありません"),
    ("no such rank", "そのような等級はありません"),
    ("no such grade", "そのようなグレードはありません"),
    ("no such invasion icon", "そのような進攻アイコンはありません"),
    ("no such type: {}", "{}という種類はありません"),
    ("no token is called {}", "{}という名前のトークンはありません"),
    ("no such colour: {}", "{}という色はありません"),
    ("no such icon: {}", "{}というアイコンはありません"),
    ("no such faction: {}", "{}という勢力はありません"),
    ("no such step: {}", "{}という手順はありません"),
    ("no such rule of deck construction: {}", "{}というデッキ構築ルールはありません"),
    ("a card has a colour", "カードには色が必要です"),
    ("a unit has HP", "ユニットにはHPが必要です"),
    ("a ruler has life", "ルーラーにはライフが必要です"),
    ("a monster has a threat level", "怪獣カードには脅威度が必要です"),
    (
        "this is black energy, and the card is not black; a blue one is written B or U",
        "黒のエナジーですが、カードは黒ではありません。青のエナジーはBかUと書きます",
    ),
    ("monsters alone have one", "怪獣カードだけが持ちます"),
    ("battle cards alone have one", "交戦カードだけが持ちます"),
    ("monster ranks are I to IV", "怪獣カードの等級はIからIVです"),
    ("a number, or X", "数値かXです"),
    ("leaders have a back", "リーダーには裏面があります"),
    ("trigger units have a trigger icon", "トリガーアイコンはトリガーユニットが持ちます"),
    ("a power is in whole thousands", "パワーは1000単位です"),
    ("a shield is in steps of 5000", "シールドは5000単位です"),
    ("the record leaves open which icon it is: {}", "どのアイコンか記載からは分かりません:{}"),
    ("there is a {} without it", "{}だけがあります"),
    ("not on such a card: {}", "この種類のカードにはありません:{}"),
    ("this is for a {}", "{}のための項目です"),
    ("from 0 to {} zones", "ゾーンの数は0から{}です"),
    ("only a part of its text is there", "テキストが途中で切れています"),
    ("there is none in {}", "{}のテキストがありません"),
    ("Object missing required field {}", "{}がありません"),
    ("Object contains unknown field {}", "{}という項目はありません"),
    ("Expected {}, got {}", "{}のはずですが、{}です"),
)
# Errors with words that are said of records too, by their keys.
SHARED: Final = ("no own number", "long text", "no sign", "no fields")
_CITED: Final = re.compile(r" \[[^\]]*\]$")


@cache
def patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What English messages look like, each with its Japanese form."""
    english, japanese = (words.errors(lang=lang) for lang in words.LANGUAGES)
    shared = [[table[key].replace("{n}", "{}") for table in (english, japanese)] for key in SHARED]
    return tuple(
        [
            (re.compile("(.*)".join(map(re.escape, form.split("{}"))), re.DOTALL), instead)
            for form, instead in (*FORMS, *shared)
        ]
    )


def problem_text(clause: str, lang: str) -> str:
    """What is wrong with a record in this language, with the rule that is cited."""
    if lang != "ja":
        return clause
    cited = _CITED.search(clause)
    rule = cited.group(0) if cited else ""
    message = clause.removesuffix(rule)
    for form, japanese in patterns():
        found = form.fullmatch(message)
        if found is not None:
            return japanese.format(*found.groups()) + rule
    return clause


def why_text(why: str, lang: str) -> str:
    """Why a card is incomplete: the field, and what is wrong with it."""
    field, colon, clause = why.partition(": ")
    return f"{field}{colon}{problem_text(clause, lang)}" if colon else problem_text(why, lang)


def error_line(error: HeadjudgeError, lang: str, words: Any = None) -> str:
    """An error on a line of its own: the field, then what is wrong, in the words of a game if it
    is about one."""
    if not error.key:
        rule = f" [{error.rule}]" if error.rule else ""
        said = problem_text(f"{error.message}{rule}", lang)
    elif "why" in error.arguments and lang == "ja":
        told: dict[str, Any] = {
            **error.arguments,
            "why": why_text(str(error.arguments["why"]), lang),
        }
        said = in_words(HeadjudgeError(error.message, rule=error.rule, key=error.key, **told), lang)
    elif words is None:
        said = in_words(error, lang)
    else:
        said = words.error(error, lang)
    text = f"{error.field}: {said}" if error.field else said
    return printable(say("error", lang, text=" ".join(text.split())))
