"""10. The keywords of the game, each stated once, and what compiling a card makes of them.

A keyword stays on the card (texts ask for it, and some rules look for it) and brings along
the ordinary skills that it stands for. Whatever else knows a keyword by its name asks this list.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c10_keywords.evolving import evolve
from headjudge.games.dragonball.c10_keywords.fighting import (
    BLOCK,
    BLOCKER_NAME,
    attacks_again,
    blocker,
    deflect_counters,
    indestructible,
    revenge,
)
from headjudge.games.dragonball.c10_keywords.playing_cards import (
    dark_over_realm,
    field,
    over_realm,
    swap,
    warrior_of_universe_7,
)
from headjudge.games.dragonball.c10_keywords.unions import union_fusion, union_potara
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import bundles
from headjudge.language import terms as t
from headjudge.language.keywords import KEYWORD, Form, Keywords, Statement
from headjudge.language.phrases import H
from headjudge.rulebook.citation import fact

# 10-13-5-1: [Union-Absorb] is an [Activate: Main] skill
ABSORB_TIMING: Final[str] = fact("10-13-5-1", "main", without="battle")

# What may stand before the colon of a skill: a cost, conditions, or both.
BEFORE_COLON: Final[tuple[tuple[str, Any, tuple[Any, ...]], ...]] = (
    ("{k:cost}: ", H.k, ()),
    ("{c:condition}: ", (), (H.c,)),
    ("if {c:condition}: ", (), (H.c,)),
    ("{k:cost}, {c:condition}: ", H.k, (H.c,)),
    ("{k:cost}, if {c:condition}: ", H.k, (H.c,)),
    ("if {c:condition}, {k:cost}: ", H.k, (H.c,)),
    ("if {c:condition} and you {k:cost}: ", H.k, (H.c,)),
)

# How keywords stand on cards.
SKILL: Final = "skill"
ALONE: Final = Form(KEYWORD, "[KEYWORD]", kind="keyword")  # with nothing more to it


def with_cost(text: str, number: Any, *details: Any) -> tuple[Form, Form]:
    """A skill that may have a cost before what it asks for."""
    head = "[KEYWORD {n}]" if number is not None else "[KEYWORD]"
    return (
        Form(t.Keyword(KEYWORD, number, (H.k, *details)), f"{head} {{k:cost}}: {text}", kind=SKILL),
        Form(t.Keyword(KEYWORD, number, ((), *details)), f"{head} {text}", kind=SKILL),
    )


EVOLVING: Final = with_cost("{f:base}", None, H.f)
JOINING: Final = with_cost("{a:base} and {b:base}", None, H.a, H.b)
# 10-24-2: the cost of the other card is said once more
SWAPPING: Final = with_cost("{f:swapped} with an energy cost of {n}", H.n, H.f)
OVER_REALMS: Final = (
    Form(t.Keyword(KEYWORD, H.n, ((),)), "[KEYWORD {n}]", kind=SKILL),
    Form(t.Keyword(KEYWORD, H.n, (H.k,)), "[KEYWORD {n}] {k:cost}", kind=SKILL),
)
ABSORBING: Final = tuple(
    [
        Form(
            v.Activate(ABSORB_TIMING, cost, H.do, (~H.h, *more), keyword=KEYWORD),
            f"[KEYWORD]{{h:items}} {text}{{do:effects}}",
            kind=SKILL,
        )
        for text, cost, more in (("", (), ()), *BEFORE_COLON)
    ]
)
FLIPPING: Final = tuple(
    [
        Form(
            v.Activate("any", (), H.do, (H.c,), keyword=KEYWORD),
            f"[KEYWORD] {when} {{c:condition}}: {{do:effects}}",
            kind=SKILL,
        )
        for when in ("when", "if")
    ]
)
BONDS: Final = (
    Form(v.Bond(H.n), "[KEYWORD {n}]", kind="item"),
    *[
        Form(v.Bond(H.n, (H.f,)), f"[KEYWORD {{n}}] {{f:named}}{colon}", kind="item")
        for colon in (":", "")
    ],
)

# How texts speak of them, besides.


def of_playing(how: str, entered: t.Condition) -> tuple[Form, ...]:
    """How texts say that this card is played in this way, as it happens and afterwards."""
    played = t.Pattern("play", t.Self(), only_if=entered)
    return (
        Form(played, f"you play this card {how} [KEYWORD]", kind="event"),
        Form(entered, f"this card was played {how} [KEYWORD]", kind="atom"),
    )


PLAYED_USING: Final = (
    *of_playing("using", t.Entered(KEYWORD)),
    *of_playing("with", t.Entered(KEYWORD)),
)
NOT_ACTIVATED: Final = tuple(
    [
        Form(
            t.Forbid(t.Pattern("activate", who=who, cause=KEYWORD)),
            f"{words} {cannot} activate [KEYWORD]",
            kind="ban",
        )
        for words, who in (("you", t.YOU), ("your opponent", t.OPPONENT))
        for cannot in ("can't", "may not")
    ]
)
IGNORED: Final = tuple(
    [
        Form(v.IgnoringBarrier(), text, kind="attribute")
        for text in (" ignoring [KEYWORD]", ", ignoring [KEYWORD]", ", ignoring [KEYWORD],")
    ]
)
ANY_UNION: Final = t.AnyOf(
    (t.Entered("Union-Fusion"), t.Entered("Union-Potara"), t.Entered("Union-Absorb"))
)
JOINED: Final = (
    *of_playing("using", ANY_UNION),
    of_playing("with", ANY_UNION)[0],
    Form(ANY_UNION, "you played this card using [KEYWORD]", kind="atom"),
)

KEYWORDS: Final = Keywords(
    Statement("Awaken", "覚醒", "10-2", None, (*FLIPPING, *NOT_ACTIVATED)),
    Statement("Field", "フィールド", "10-3", field, (ALONE,)),
    Statement("Blocker", "ブロッカー", "10-4", blocker, (ALONE, *NOT_ACTIVATED)),
    Statement("Evolve", "進化", "10-5", evolve, (*EVOLVING, *PLAYED_USING)),
    Statement("EX-Evolve", "EX進化", "10-5-4", evolve, (*EVOLVING, *PLAYED_USING, *NOT_ACTIVATED)),
    Statement("Xeno-Evolve", "ゼノ進化", "10-5-5", evolve, (*EVOLVING, *PLAYED_USING)),
    Statement("Critical", "クリティカル", "10-6", None, (ALONE,)),
    Statement("Double Strike", "ダブルストライク", "10-7", None, (ALONE,)),
    Statement("Triple Strike", "トリプルストライク", "10-7", None, (ALONE,)),
    Statement("Quadruple Strike", "クアドラプルストライク", "10-7", None, (ALONE,)),
    Statement("Dual Attack", "デュアルアタック", "10-8", attacks_again, (ALONE,)),
    Statement("Triple Attack", "トリプルアタック", "10-8", attacks_again, (ALONE,)),
    Statement("Revenge", "リベンジ", "10-9", revenge, (ALONE,)),
    Statement("Once per turn", "ターンに1回", "10-11", None,
              (Form(v.Once(), "[KEYWORD]", kind="item"),), asked_for=False),
    Statement("Indestructible", "破壊不能", "10-12", indestructible, (ALONE,)),
    Statement("Union", "合体", "10-13", None, JOINED, asked_for=False),
    Statement("Union-Fusion", "合体:フュージョン", "10-13-3", union_fusion,
              (*JOINING, *PLAYED_USING)),
    Statement("Union-Potara", "合体:ポタラ", "10-13-4", union_potara, (*JOINING, *PLAYED_USING)),
    Statement("Union-Absorb", "合体:吸収", "10-13-5", None, (*ABSORBING, *PLAYED_USING)),
    Statement("Ultimate", "アルティメット", "10-14", None, (ALONE,)),
    Statement("Over Realm", "オーバーレルム", "10-15", over_realm, (*OVER_REALMS, *PLAYED_USING)),
    Statement("Barrier", "バリア", "10-16", None, (ALONE, *IGNORED)),
    Statement("Super Combo", "スーパーコンボ", "10-17", None, (ALONE,)),
    Statement("Victory Strike", "ビクトリーストライク", "10-20", None, (ALONE,)),
    Statement("Warrior of Universe 7", "第7宇宙の戦士", "10-21", warrior_of_universe_7, (ALONE,)),
    Statement("Deflect", "ディフレクト", "10-22", deflect_counters, (ALONE,)),
    Statement("Bond", "ボンド", "10-23", None, BONDS, asked_for=False),
    Statement("Swap", "スワップ", "10-24", swap, (*SWAPPING, *PLAYED_USING)),
    Statement("Dark Over Realm", "ダークオーバーレルム", "10-25", dark_over_realm,
              (*OVER_REALMS, *PLAYED_USING)),
    Statement("Wormhole", "ワームホール", "10-26", None, (ALONE,)),
    Statement("Wish", "願い", "10-28", None, FLIPPING),
    Statement("Sparking", "スパーキング", "10-29", None,
              (Form(v.Sparking(H.n), "[KEYWORD {n}]", kind="item"),), asked_for=False),
    Statement("Burst", "バースト", "10-30", asked_for=False),
    Statement("Dragon Ball", "ドラゴンボール", "10-31", None, (ALONE,)),
)  # fmt: skip


@KEYWORDS.derived
def played_using() -> frozenset[str]:
    """The keywords by which a card is played."""
    found = [each.name for each in KEYWORDS for form in each.forms if form in PLAYED_USING]
    return frozenset(found)


def expand(skills: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """The skills a text gives a card, each keyword followed by what it stands for."""
    result: list[t.Ability] = []
    for each in skills:
        each = bundles.expand_inside(each, expand)
        result.append(each)
        if isinstance(each, t.Keyword):
            result.extend(KEYWORDS.bundle(each))
    return tuple(result)


def name_of(term: t.Ability) -> str:
    """The keyword that a skill belongs to, by which texts speak of activating it."""
    if isinstance(term, t.Auto):
        return BLOCKER_NAME if term == BLOCK else ""
    return str(getattr(term, "keyword", ""))
