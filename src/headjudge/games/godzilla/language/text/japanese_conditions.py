"""Japanese: numbers that are worked out, and conditions.

A condition ends in `なら` (or `たら`); when another follows it, in its connecting form.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text.assembly import AROUND
from headjudge.games.godzilla.language.text.grammar import ITS, REVEALED
from headjudge.games.godzilla.language.text.japanese_objects import AREAS, OWNERS
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.phrases import H, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU

RAGES = (
    ("これの怒り", YOU, "this"),
    ("あなたの怪獣カードの怒り", YOU, ""),
    ("相手の怒り", OPPONENT, ""),
    ("それの怒り", ITS, "its"),
    ("各プレイヤーの怪獣カードの怒り", EACH, ""),
)
# How a condition ends, and how it goes on to another one.
ENDINGS = {
    "いる": ("いるなら", "いて"),
    "ある": ("あるなら", "あって"),
    "いない": ("いないなら", "いなくて"),
    "ない": ("ないなら", "なくて"),
    "だ": ("なら", "で"),
    "したら": ("したら", "して"),
    "たら": ("たら", "て"),
}
AT_LEAST_ONE, NONE = (">=", 1), ("==", 0)


def phrases(grammar: CardGrammar) -> None:
    condition = grammar.kind("condition")
    condition.phrase("{atom}", H.atom)
    condition.phrase("{a:atom_and}、{b:atom}", t.Both((H.a, H.b)))
    add_phrases(grammar, _for_each, _counts, _in_play, _numbers, _states, _events)


def atom(
    grammar: CardGrammar, text: str, ending: str, shape: t.Condition, wording: str = ""
) -> None:
    """A condition in both its forms."""
    final, connecting = ENDINGS[ending]
    grammar.kind("atom").phrase(f"{text}{final}", shape, wording)
    grammar.kind("atom_and").phrase(f"{text}{connecting}", shape, wording)


def _for_each(grammar: CardGrammar) -> None:
    """What stands before `につき`."""
    each = grammar.kind("each")
    each.phrase("{g:group}1枚", t.Count(H.g))
    each.phrase("{g:group}{n:several}枚", t.Per(t.Count(H.g), H.n))
    for words, whose, wording in RAGES:
        each.phrase(f"{words}1", t.PlayerNumber("rage", whose), wording)
    for one in ("I", "1"):
        each.phrase(f"{{monster}}の等級{one}", t.Of("rank", H.monster), one)
    for colors, wording in (("の色の数", ""), ("の色数", "short")):
        each.phrase(f"{{g:group}}{colors}1", t.CountKinds("colors", H.g), wording)
        many = grammar.kind("how_many")
        many.phrase(f"{{g:group}}{colors}", t.CountKinds("colors", H.g), wording)
    grammar.kind("how_many").phrase("{g:group}の枚数", t.Count(H.g))
    each.phrase(
        "このターンあなたの怪獣カードが進攻したエリア1つ", t.TurnCount("zones invaded", YOU)
    )
    each.phrase("{z:zones}1つ", v.CountZones(H.z))
    each.phrase("公開した{f:any}1枚", t.CountOf("revealed", H.f))
    each.phrase("この効果で捨てた{f:any}1枚", t.CountOf("it", H.f))


def _counts(grammar: CardGrammar) -> None:
    """How many cards there are somewhere."""
    for words, whose in OWNERS[:2]:
        cards = t.Cards(("zone",), whose, H.f)
        numbered = t.Cards(("zone",), whose, (t.InZones(H.z), ~H.f))
        for number, here in (("", cards), ("{z:zone_numbers}", numbered)):
            text, count = f"{words}エリア{number}に{{f:any}}が", t.Count(here)
            more = t.Relation(count, ">=", H.n)
            fewer = t.Relation(count, "<=", H.n)
            atom(grammar, f"{text}{{n}}枚以上", "いる", more, "in")
            atom(grammar, f"{text}{{n}}枚以下", "だ", fewer, "in")
            atom(grammar, text, "いる", t.Relation(count, *AT_LEAST_ONE), "a in")
            atom(grammar, text, "いない", t.Relation(count, *NONE), "in")
        for area, name in AREAS:
            count = t.Count(t.Cards((name,), whose, H.f))
            _present(grammar, f"{words}{area}に{{f:any}}が", count, name)
    under = t.Count(t.Under(H.reference, H.f))
    _present(grammar, "{reference}の下に{f:any}が", under, "")
    place = t.Count(t.Cards(("zone",), OPPONENT, (H.place, ~H.f)))
    atom(grammar, "{place}に相手の{f:field}が", "いる", t.Relation(place, *AT_LEAST_ONE), "place")
    atom(grammar, "{place}に相手の{f:field}が", "いない", t.Relation(place, *NONE), "place")
    for word, relation in (("以上", ">="), ("以下", "<=")):
        counted = t.Relation(t.Count(H.g), relation, H.n)
        atom(grammar, f"{{g:group}}が{{n}}枚{word}", "だ", counted, "group")
        kinds = t.Relation(t.CountKinds("colors", H.g), relation, H.n)
        atom(grammar, f"{{g:group}}が{{n}}色{word}", "だ", kinds)
        atom(grammar, f"{{g:group}}の色数が{{n}}{word}", "だ", kinds, "short")
        zones: Any = v.CountZones(H.z)
        atom(grammar, f"{{z:zones}}が{{n}}つ{word}", "だ", t.Relation(zones, relation, H.n))
    atom(grammar, "{g:group}が", "いる", t.Relation(t.Count(H.g), *AT_LEAST_ONE), "a group")
    _of_two_sorts(grammar)
    around = t.Cards(("zone",), YOU, (t.Placed("adjacent", t.Self()), ~H.f))
    atom(
        grammar,
        "これに隣接するあなたのエリアすべてに{f:field}が",
        "いる",
        t.Relation(t.Count(around), "==", AROUND),
        "everywhere",
    )


def _present(grammar: CardGrammar, text: str, count: t.Count, wording: str) -> None:
    atom(grammar, f"{text}{{n}}枚以上", "ある", t.Relation(count, ">=", H.n), wording)
    atom(grammar, text, "ある", t.Relation(count, *AT_LEAST_ONE), f"a {wording}")
    atom(grammar, text, "ない", t.Relation(count, *NONE), wording)


def _of_two_sorts(grammar: CardGrammar) -> None:
    def of(*filters: Any) -> t.Relation:
        cards = t.Cards(("zone",), YOU, filters)
        return t.Relation(t.Count(cards), ">=", H.n)

    atom(
        grammar,
        "あなたのエリアに{a:color}と{b:color}の{f:field}がそれぞれ{n}枚以上",
        "いる",
        t.Both((of(t.Color((H.a,)), ~H.f), of(t.Color((H.b,)), ~H.f))),
        "colors",
    )
    atom(
        grammar,
        "あなたのエリアに{a:field}と{b:field}がそれぞれ{n}枚以上",
        "いる",
        t.Both((of(~H.a), of(~H.b))),
        "at least",
    )


def _in_play(grammar: CardGrammar) -> None:
    """Strategy cards that lie in their zones: they are `placed`."""
    for words, whose in (("あなた", YOU), ("相手", OPPONENT)):
        count = t.Count(t.Cards(("strategy",), whose, H.f))
        some = t.Relation(count, *AT_LEAST_ONE)
        atom(grammar, f"{words}が{{f:any}}を置いて", "いる", some, "a play")
        atom(grammar, f"{words}が{{f:any}}を置いて", "いない", t.Relation(count, *NONE), "play")
        atom(
            grammar,
            f"{words}が{{f:any}}を{{n}}枚以上置いて",
            "いる",
            t.Relation(count, ">=", H.n),
            "play",
        )
        keyword = t.Count(t.Cards(("strategy",), whose, (t.HasKeyword(H.keyword),)))
        atom(
            grammar,
            f"{words}が{{keyword}}を置いて",
            "いる",
            t.Relation(keyword, *AT_LEAST_ONE),
            "keyword",
        )
        atom(
            grammar,
            f"{words}の{{f:any}}が置かれて",
            "いる",
            t.Relation(count, *AT_LEAST_ONE),
            "placed",
        )
        atom(grammar, f"{words}が置いている{{f:any}}が", "ない", t.Relation(count, *NONE), "placed")


def _numbers(grammar: CardGrammar) -> None:
    for words, whose, wording in RAGES:
        rage = t.PlayerNumber("rage", whose)
        atom(grammar, f"{words}が{{n}}以上", "だ", t.Relation(rage, ">=", H.n), wording)
        atom(grammar, f"{words}が{{n}}以下", "だ", t.Relation(rage, "<=", H.n), wording)
        atom(grammar, f"{words}が{{n}}", "だ", t.Relation(rage, "==", H.n), wording)
    atom(
        grammar,
        "これのいるエリアの数字が相手の怪獣カードがいるエリアの数字以上",
        "だ",
        t.Relation(t.PlayerNumber("position", YOU), ">=", t.PlayerNumber("position", OPPONENT)),
    )


def _states(grammar: CardGrammar) -> None:
    atom(grammar, "{o:reference}が{place}に", "いる", t.Is(H.o, (H.place,)))
    atom(grammar, "{o:reference}が{rank}", "だ", t.Is(H.o, (H.rank,)))
    atom(grammar, "{o:it}が{f:any}", "だ", t.Is(H.o, H.f))
    atom(grammar, "{o:it}が{color}", "だ", t.Is(H.o, (t.Color((H.color,)),)), "color")
    atom(grammar, "{o:it}が{color}でない", "だ", t.Is(H.o, (t.Not(t.Color((H.color,))),)), "color")


def _events(grammar: CardGrammar) -> None:
    atom(grammar, "手札から出現", "したら", t.Entered("hand"))
    atom(grammar, "進化で出現", "したら", t.Entered("evolution"))
    for words, whose, wording in (
        ("このターンあなたの怪獣カードが", YOU, ""),
        ("このターン相手の怪獣カードが", OPPONENT, ""),
        ("これがこのターン", YOU, "this"),
    ):
        atom(grammar, f"{words}進攻してい", "たら", t.Happened("invaded", whose), wording)
    for words, whose in OWNERS[:2]:
        atom(
            grammar,
            f"このターン{words}交戦カードが破壊されてい",
            "たら",
            t.Happened("destroyed battle", whose),
        )
    atom(grammar, "{f:any}を公開", "したら", t.Is(REVEALED, H.f), "revealed")
    atom(grammar, "{f:any}を捨て", "たら", t.Is(t.It(), H.f), "sent")
    for words in ("相手", "あなた"):
        atom(
            grammar,
            f"この効果で{words}が{{f:any}}を捨ててい",
            "たら",
            t.Is(t.It(), H.f),
            f"discarded {words}",
        )
    atom(grammar, "{n}枚以上捨て", "たら", t.Relation(t.CountOf("it"), ">=", H.n))
    grammar.kind("atom").phrase(
        "これの進攻で{f:any}を捨てたなら", t.Is(v.DiscardedToInvade(), H.f), "なら"
    )
