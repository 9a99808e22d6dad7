"""11. The keywords of the game, each stated once.

Whatever else knows a keyword by its name asks this list. First come the ways in which keywords
stand on cards.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics.ability_zones import CIRCLES
from headjudge.games.vanguard.c11_keywords import bundles, conditions
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.keywords import KEYWORD, Form, Keywords, Statement
from headjudge.language.parse_terms import Grant
from headjudge.language.phrases import H

HEADED: Final = "headed"  # what follows the head of an ability

# Keywords that are all that an ability says, after its head.
ALONE: Final = Form(t.Keyword(KEYWORD, while_=H.h), "keyword", kind=HEADED, wording=KEYWORD)
ALONE_WITH_NUMBER: Final = Form(t.Keyword(KEYWORD, H.n, while_=H.h), "keyword {n}", kind=HEADED)
REVEALING: Final = tuple(
    [
        Form(t.Keyword(KEYWORD, None, CIRCLES[words], H.h), f"keyword-({words})", kind=HEADED)
        for words in ("VC", "RC", "VC/RC")
    ]
)
LOST: Final = tuple(
    [
        Form(Grant("abilities", "lose", (t.Keyword(KEYWORD),)), words, kind="loss")
        for words in ("“KEYWORD”", "keyword", "“keyword”")
    ]
)

# Words in front of an ability, by which other texts refer to it.
LABEL: Final = Form(v.Label(KEYWORD), "KEYWORD-", kind="label")
NUMBERED_LABEL: Final = Form(v.Label(KEYWORD, H.n), "KEYWORD {n}-", kind="label")
AMONG_ITEMS: Final = Form(v.Label(KEYWORD), "KEYWORD", kind="item")

# Words before the colon that say when an ability is active.
ENABLING: Final = Form(v.Enabled(KEYWORD), "KEYWORD", kind="item")
ENABLING_NUMBER: Final = Form(v.Enabled(KEYWORD, H.n), "KEYWORD {n}", kind="item")
WAVES: Final = (
    Form(v.Enabled(KEYWORD, None, (H.a,), True), "KEYWORD-{a:time} time or more", kind="item"),
    *[
        Form(v.Enabled(KEYWORD, None, times), f"KEYWORD-{words} time{only}", kind="item")
        for words, times in (("{a:time}", (H.a,)), ("{a:time} or {b:time}", (H.a, H.b)))
        for only in (" only", "")
    ],
)


def with_icon(icon: str) -> tuple[Form, ...]:
    """A keyword that is printed as an icon with a number: before the colon, and asked for."""
    return (
        Form(v.Enabled(KEYWORD, H.n), icon, kind="item"),
        Form(v.HasAbility(KEYWORD, H.n), f" with {icon}", kind="attribute"),
    )


LIMIT_BREAK: Final = with_icon("[Limit-Break {n}]")
GENERATION_BREAK: Final = with_icon("[KEYWORD {n}]")

# Stride skills, guardians from the G zone, seeking a mate.
STRIDES: Final = "[Stride] this card on your (VC) from face down."
STRIDING: Final = (
    *[
        Form(v.StrideSkill(H.k, ultimate=ultimate), f"[{name}]-Stride Step-{cost}{STRIDES}")
        for cost in ("{k:cost} ", "cost{k:cost} ", "cost{k:cost}, and ")
        for name, ultimate in ((KEYWORD, False), (f"Ultimate {KEYWORD}", True))
    ],
    Form(
        v.StrideSkill(H.k, ultimate=True, other_side=H.a),
        "[Ultimate KEYWORD]-{a:name}-Stride Step-{k:cost} remove all of your other cards from "
        "your circles, soul, and G zone, flip this card over, and [Stride] this card on your (VC).",
    ),
)
SEEKING: Final = tuple(
    [
        Form(v.SeekMate(H.n, (t.Named(names),)), f"[{mark}](VC):{seek} {words}")
        for seek in ("[Legion {n}]", "[Legion] {n}")
        for mark in ("ACT", "AUTO")
        for words, names in (("{a:name}", (H.a,)), ("{a:name} or {b:name}", (H.a, H.b)))
    ]
)
GUARDING: Final = tuple(
    [
        Form(
            v.GGuardianSkill(H.k),
            f"[{name}]-Opponent Turn's Guard Step-{cost} "
            "call this card to your (GC) from face down.",
        )
        for name, cost in (
            ("G Guardian", "{k:cost}"),
            ("G Guardian", "cost{k:cost}"),
            (KEYWORD, "{k:cost}"),
        )  # fmt: skip
    ]
)

KEYWORDS: Final = Keywords(
    Statement("twin drive", "ツインドライブ", "11.2.3", asked_for=False),
    Statement("triple drive", "トリプルドライブ", "11.2.4", asked_for=False),
    Statement("intercept", "インターセプト", "11.3", asked_for=False),
    Statement("boost", "ブースト", "11.4", asked_for=False),
    Statement("Restraint", "拘束", "11.5", bundles.restraint, (ALONE, *LOST), asked_for=False),
    Statement("Limit Break", "リミットブレイク", "11.6", None, LIMIT_BREAK, asked_for=False,
              holds=conditions.has_limit_break),
    Statement("Forerunner", "先駆", "11.7", bundles.forerunner, (ALONE,)),
    Statement("Lord", "盟主", "11.8", bundles.lord, (ALONE, *LOST),
              wrong=("(?<!アップ)(?<!ダウン)ロード",)),
    Statement("Sentinel", "守護者", "11.9", None, (ALONE,), asked_for=False, wrong=("センチネル",)),
    Statement("Seek Mate", "シークメイト", "11.10", None, SEEKING, asked_for=False),
    Statement("Stride", "超越", "11.11", None, STRIDING, asked_for=False),
    Statement("Generation Break", "ジェネレーションブレイク", "11.12", None, GENERATION_BREAK,
              asked_for=False, holds=conditions.has_generation_break),
    Statement("Resist", "抵抗", "11.13", bundles.resist, (ALONE, *LOST)),
    Statement("G guardian", "Gガーディアン", "11.14", None, GUARDING, asked_for=False),
    Statement("Brave", "勇敢", "11.15", None, (ENABLING,), wrong=("ブレイブ", "勇猛"),
              holds=conditions.is_brave),
    Statement("Oracle", "神託", "11.16", None, (ENABLING,), holds=conditions.is_oracle),
    Statement("Rescue", "救援", "11.17", None, (LABEL, NUMBERED_LABEL), wrong=("レスキュー",)),
    Statement("Ritual", "儀式", "11.18", None, (ENABLING_NUMBER,), holds=conditions.is_ritual),
    Statement("Unite", "団結", "11.19", None, (ENABLING,), holds=conditions.is_united),
    Statement("Revelation", "啓示", "11.20", bundles.revelation, REVEALING),
    Statement("Blaze", "竜炎", "11.21", bundles.blaze, (ALONE,), wrong=("ブレイズ",),
              state="blazing"),
    Statement("Afterimage", "残影", "11.22", bundles.afterimage, (ALONE,)),
    Statement("Dominate", "支配", "11.23", None, (LABEL,)),
    Statement("Engorge", "暴喰", "11.24", bundles.engorge, (ALONE,), state="engorged"),
    Statement("Shadowstitch", "影縫", "11.25", None, (LABEL,), wrong=("影縫い",)),
    Statement("Thunderstrike", "雷激", "11.26", None, (ENABLING_NUMBER,),
              holds=conditions.is_thunderstrike),
    Statement("Rush", "闘魂", "11.27", None, (LABEL,)),
    Statement("Burst", "超爆", "11.28", None, (LABEL,)),
    Statement("Charge", "突撃", "11.29", bundles.charge, (ALONE,), state="charging"),
    Statement("Darkness", "深闇", "11.30", None, (ENABLING,), wrong=("暗黒",),
              holds=conditions.is_dark),
    Statement("Magia", "奇術", "11.31", None, (LABEL,)),
    Statement("Time Leap", "時翔", "11.32", None, (LABEL,)),
    Statement("Hollow", "亡霊", "11.33", bundles.hollow, (ALONE,), state="hollowed"),
    Statement("Harmony", "奏合", "11.34", bundles.harmony, (ALONE,), wrong=("ハーモニー", "旋律"),
              state="in harmony"),
    Statement("Wave", "連波", "11.35", None, WAVES, holds=conditions.is_in_wave),
    Statement("Dark Device", "暗躍", "11.36", None, (ENABLING,), wrong=("闇器",),
              holds=conditions.is_dark_device),
    Statement("Success", "成功", "11.37", bundles.success, (ALONE_WITH_NUMBER,),
              wrong=("サクセス",), state="successful"),
    Statement("Bloom", "開花", "11.38", None, (LABEL,)),
    Statement("Shinken Hissatsu", "真剣必殺", "11.39", None, (ENABLING,),
              holds=conditions.is_shinken),
    Statement("Homare", "誉", "11.40", None, (AMONG_ITEMS,)),
    Statement("Nitou Kaigan", "二刀開眼", "11.41", None, (LABEL,)),
)  # fmt: skip
