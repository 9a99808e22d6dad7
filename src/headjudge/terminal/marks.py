"""What the boards are drawn with, explained: for each mark how it looks and what it means, in
English and in Japanese."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from headjudge.terminal.screen import fit
from headjudge.terminal.words import say

Mark = tuple[str, str]

MARKS: Final[dict[str, tuple[tuple[Mark, Mark], ...]]] = {
    "vanguard": (
        (
            ("V, 1-5", "the vanguard's circle; rear-guard circles, 1 and 2 in front"),
            ("V, 1-5", "ヴァンガードサークル、リアガードサークル(1と2が前列)"),
        ),
        (
            ("2 rest 9000/1", "grade, state, power/critical (r: it rests besides)"),
            ("2 レスト 9000/1", "グレード、状態、パワー/クリティカル(r:レストでもある)"),
        ),
        (
            ("> ! +", "attacks, is attacked, boosts"),
            ("> ! +", "アタック中、アタックされている、ブースト中"),
        ),
        (
            ("■ □", "a damage card face up, face down"),
            ("■ □", "表のダメージ、裏のダメージ"),
        ),
        (
            ("G 16 (2 up)", "cards in the G zone, and how many of them face up"),
            ("G 16 (表2)", "Gゾーンの枚数と、そのうち表の枚数"),
        ),
        (
            ("guard +10000", "the shield of all guardians"),
            ("ガード +10000", "ガーディアンのシールドの合計"),
        ),
    ),
    "godzilla": (
        (
            ("1-8", "zones by number; below, a card's rank and counter power"),
            ("1-8", "エリアの番号。下は等級と撃退力"),
        ),
        (
            ("3*", "the invading monster; below, its rank, rage (r2) and threat"),
            ("3*", "進攻怪獣。下は等級、怒り(怒2)、脅威度"),
        ),
        (
            ("3000 of 5000", "counter power, and the threat that it must reach"),
            ("3000/5000", "撃退力と、届かなければならない脅威度"),
        ),
        (
            ("strategy", "the cards in the strategy zones"),
            ("戦略", "戦略カード置き場のカード"),
        ),
    ),
    "dragonball": (
        (
            ("> !", "attacks, is attacked"),
            ("> !", "アタック中、アタックされている"),
        ),
        (
            ("+2 rest 15000", "cards beneath, whether it rests, power"),
            ("+2 レスト 15000", "下にあるカードの枚数、レストか、パワー"),
        ),
        (
            ("life 8 ■■■■■■■■", "life, with a mark for each"),
            ("ライフ 8 ■■■■■■■■", "ライフの枚数"),
        ),
        (
            ("active RR(RG)", "energy by colour; in brackets one of several colours"),
            ("アクティブ 赤赤(赤緑)", "エナジーの色。かっこは多色の1枚"),
        ),
        (
            ("15000+5000", "in a battle: power, and what combos are going to add"),
            ("15000+5000", "バトル中のパワーと、コンボで加わる値"),
        ),
    ),
    "gateruler": (
        (
            ("A1 D1 R S1", "attack zone, defense zone, ruler, set zone"),
            ("A1 D1 R S1", "攻撃ゾーン、守備ゾーン、ルーラー、セットゾーン"),
        ),
        (
            ("4/3 s2", "ATK/HP and STK; 4/1(3): of 3 HP, 1 is left"),
            ("4/3 s2", "ATK/HPとSTK。4/1(3):HP3のうち残り1"),
        ),
        (
            ("> !", "attacks, is attacked"),
            ("> !", "攻撃中、攻撃されている"),
        ),
        (
            ("+1 exh", "charges beneath it; it is exhausted"),
            ("+1 レスト", "ソウルの枚数、レスト"),
        ),
        (
            ("life 6/8 -2", "life left of all, and damage about to be dealt"),
            ("ライフ 6/8 -2", "残りのライフと、受けようとしているダメージ"),
        ),
        (
            ("resources 2/3", "resources that are ready, of all"),
            ("エナジー 2/3", "アクトのエナジーと全体"),
        ),
        (
            ("■ ·", "a set card, an empty zone"),
            ("■ ·", "セットしたカード、空のゾーン"),
        ),
    ),
}  # fmt: skip


def mark_lines(game: str, lang: str) -> list[str]:
    """What the marks on a game's board mean, a line for each."""
    told = [each[lang == "ja"] for each in MARKS[game]]
    width = max([cell_len(mark) for mark, _meaning in told])
    return [say("marks", lang), *[f"  {fit(mark, width)}  {meaning}" for mark, meaning in told]]
