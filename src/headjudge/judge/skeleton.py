"""A ruling to begin with, in English or Japanese: the words of a game that positions are made
of."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from headjudge import games
from headjudge.judge.in_japanese import laying_of
from headjudge.judge.written_cards import figures_of
from headjudge.kernel.rules import Rules
from headjudge.language.positions import Laying
from headjudge.language.title import Title
from headjudge.wishes import JAPANESE

WIDTH: Final = 96  # of a line of notes


def skeleton(game: str, lang: str = "en") -> str:
    """The text of a ruling that can be played as it is, with notes on the words there are."""
    package = games.load(game)
    return in_japanese(package) if lang == "ja" else in_english(package)


def in_english(package: Title) -> str:
    """The ruling in English."""
    rules: Rules = package.rules()
    laying: Laying = package.laying
    first = next(iter(laying.plain))
    zones = ", ".join(kind.name for kind in rules.layout.kinds if not kind.shared)
    phases = english(laying.phases)
    phase = "main phase" if "main phase" in phases else phases[0]
    figures = ", ".join(sorted(figures_of(package.maker.form)))
    lines = [
        "ruling What is to be shown",
        f"game {rules.name} {rules.editions[0]}",
        "# rules 1.2.3, 4.5.6            the rules that it is about",
        "",
        "# A card of your own: what sort it is, its figures, and its printed text under it.",
        f"# Sorts: {', '.join(laying.plain)}.",
        f"# Figures: {figures}.",
        f"card Example: {first}",
        "",
        "# Who has what: zones with cards, or with how many plain ones.",
        f"# Zones: {zones}.",
        *([f"# Numbers: {', '.join(english(laying.numbers))}."] if laying.numbers else []),
        *([f"# In brackets: {', '.join(english(laying.ways))}, known."] if laying.ways else []),
        f"# With other cards, in brackets: {', '.join(english(laying.attached))}.",
        "you have hand Example",
        "they have hand 1",
        f"turn you, {phase}",
        f"# Phases: {', '.join(phases)}.",
        "",
        "# Questions, as 'passing' and 'are asked' name them:",
        *wrapped(sorted(package.wording(rules.shipped).words("en").prompts)),
        f"# What is done: {', '.join(done(package, english))}.",
        "# you: pass                     what a player does",
        "# ask you: ...                  whether a player may do something, and why not",
        "expect you have hand Example; nobody has won",
    ]
    return "\n".join(lines) + "\n"


def in_japanese(package: Title) -> str:
    """The ruling in Japanese."""
    rules: Rules = package.rules()
    laying = laying_of(rules.name)
    words = package.wording(rules.shipped).words("ja")
    sorts = [next(ja for ja, en in laying.sorts.items() if en == each) for each in laying.plain]
    phases = japanese(laying.phases)
    phase = "メインフェイズ" if "メインフェイズ" in phases else phases[0]
    known = figures_of(package.maker.form)
    figures = [figure_called(en, laying, words.properties) for en in sorted(known)]
    zones = [words.zones[kind.name].format(n="") for kind in rules.layout.kinds if not kind.shared]
    hand = words.zones["hand"]
    lines = [
        "裁定 示したいこと",
        f"ゲーム {rules.name} {rules.editions[0]}",
        "# ルール 1.2.3、4.5.6            関わるルール",
        "",
        "# 自作のカード:種類、数値、その下に字を下げてテキスト。",
        f"# 種類:{'、'.join(sorts)}。",
        f"# 数値など:{'、'.join(figures)}。",
        f"カード 見本: {sorts[0]}",
        "",
        "# 誰が何を持つか:領域とカード、または無地のカードの枚数。",
        f"# 領域:{'、'.join(zones)}。",
        *([f"# 数:{'、'.join(japanese(laying.numbers))}。"] if laying.numbers else []),
        *([f"# かっこの中:{'、'.join(japanese(laying.ways))}、公開。"] if laying.ways else []),
        f"# かっこの中で、ほかのカードと:{'、'.join(japanese(laying.attached))}。",
        f"自分には {hand} 見本",
        f"相手には {hand} 1",
        f"ターン 自分、{phase}",
        f"# フェイズ:{'、'.join(phases)}。",
        "",
        "# 「パス」と「問われる」で使う質問:",
        *wrapped(dict.fromkeys(words.prompts.values())),
        f"# 行うこと:{'、'.join(done(package, japanese))}。",
        "# 自分:パス                     プレイヤーが行うこと",
        "# 質問 自分:…                  してよいか、できないならなぜか",
        f"期待 自分には {hand} 見本; 決着はついていない",
    ]
    return "\n".join(lines) + "\n"


def figure_called(name: str, laying: Laying, labels: Mapping[str, str]) -> str:
    """A figure in Japanese; those that cards have in capitals, as cards have them."""
    found = [ja for ja, en in laying.figures.items() if en == name and JAPANESE.search(ja)]
    return found[0] if found else labels.get(name, name)


def done(package: Any, of_language: Callable[[Iterable[str]], list[str]]) -> list[str]:
    """The words for what is done in a language, each once."""
    wishes = package.wording(package.rules().shipped).wishes()
    return of_language(dict.fromkeys(word for word, _verb in wishes))


def wrapped(names: Iterable[str]) -> list[str]:
    """A list of names as notes, a few lines long."""
    text = f"{', '.join(names)}."
    return textwrap.wrap(text, WIDTH, initial_indent="#     ", subsequent_indent="#     ")


def english(words: Iterable[str]) -> list[str]:
    """The English ones of these words."""
    return [each for each in words if not JAPANESE.search(each)]


def japanese(words: Iterable[str]) -> list[str]:
    """The Japanese ones of these words."""
    return [each for each in words if JAPANESE.search(each)]
