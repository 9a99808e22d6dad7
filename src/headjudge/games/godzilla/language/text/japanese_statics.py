"""Japanese: continuous abilities. Changes of what cards are, prohibitions, ranks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import assembly
from headjudge.games.godzilla.language.text.japanese_conditions import RAGES
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar, Whole
from headjudge.language.phrases import H, add_phrases
from headjudge.language.terms import OPPONENT, YOU

PHASES = (("スタート", "start"), ("メイン", "main"), ("撃退", "counter"), ("エンド", "end"))
CHANGES: Any = Whole("changes")
# What may stand before a continuous ability.
BEFORE: assembly.Before = (
    ("", False, ""),
    ("{condition}、", True, ""),
    ("これが戦略カード置き場にある間、", False, " strategy zone"),
)


def phrases(grammar: CardGrammar) -> None:
    add_phrases(grammar, _changes, _continuous, _prohibitions, _ranks, _of_the_deck)


def static(grammar: CardGrammar, text: str, shape: Any, wording: str = "", end: str = "。") -> None:
    assembly.continuous(grammar, BEFORE, f"{text}{end}", shape, wording)


def _changes(grammar: CardGrammar) -> None:
    changes, change = grammar.kind("changes"), grammar.kind("change")
    changes.phrase("{change}", (H.change,))
    lower = grammar.kind("lower")
    lower.token(
        r"-\d+",
        int,
        lambda value: str(value) if type(value) is int and value < 0 else None,
    )
    subject = grammar.kind("subject")
    subject.phrase("これ", t.Self())
    subject.phrase("{monster}", H.monster)
    subject.phrase("{g:group}すべて", t.Every(H.g))
    subject.phrase("{g:group}", t.Every(H.g), wording="single")
    subject.phrase("{g:group}{n}枚", t.Pick(H.n, H.g))
    labels = (("撃退力", "counter_power"), ("脅威度", "threat"), ("等級", "rank"))
    for label, property in labels:
        for number in ("+{n}", "{n:lower}"):
            for more, tag in (("", ""), ("さらに", "additional")):
                own = t.Change(t.Self(), property, "add", H.n)
                own_times = replace(own, operand=t.Times(H.n, H.each))
                if property != "rank":
                    change.phrase(f"{more}{label}{number}", own, f"omitted{tag}")
                    change.phrase(
                        f"{{each}}につき、{more}{label}{number}", own_times, f"omitted{tag}"
                    )
            any_ = t.Change(H.x, property, "add", H.n)
            times = replace(any_, operand=t.Times(H.n, H.each))
            change.phrase(f"{{x:subject}}の{label}{number}", any_)
            change.phrase(f"{{each}}につき、{{x:subject}}の{label}{number}", times)
        for what, wording in (("これの", ""),):
            change.phrase(
                f"{what}{label}Xは、{{how_many}}を{{n}}倍した値に等しい",
                t.Change(t.Self(), property, "set", t.Times(H.n, H.how_many)),
                wording,
            )
        change.phrase(f"{{x:subject}}の{label}を2倍にする", t.Change(H.x, property, "times", 2))
    change.phrase(
        "{x:subject}はすべての色を持つ",
        t.Change(H.x, "colors", "gain", ("red", "blue", "green", "white")),
    )
    change.phrase("{x:subject}は{color}でもある", t.Change(H.x, "colors", "gain", (H.color,)))
    change.phrase("{x:subject}は{trait}も持つ", t.Change(H.x, "traits", "gain", (H.trait,)))
    change.phrase("{x:subject}は能力をすべて失う", t.Change(H.x, "abilities", "lose-all"))
    change.phrase("{x:subject}は「{a:ability}」を得る", t.Change(H.x, "abilities", "gain", H.a))


def _continuous(grammar: CardGrammar) -> None:
    changes: Any = CHANGES
    static(grammar, "{changes}", t.Continuous(changes))
    total = "あなたの撃退力の合計を+{n}"
    static(grammar, total, v.TotalCounterPower(YOU, H.n))
    static(grammar, f"{{each}}につき、{total}", v.TotalCounterPower(YOU, t.Times(H.n, H.each)))
    for text, wording in (("これと", "this"), ("あなたの怪獣カードと", "monster"), ("", "")):
        static(
            grammar,
            f"{{g:group}}すべては、{text}戦闘できない",
            v.CannotEngage(t.Every(H.g)),
            wording,
        )
        static(grammar, f"これは{text}戦闘できない", v.CannotEngage(t.Self()), wording)
    by = "{x:reference}は撃退力{n}以下では撃退され"
    static(
        grammar,
        f"{by}ず、その際に撃退されたかのように移動のみ行う",
        v.NotCounteredBy(H.x, H.n),
    )
    static(grammar, f"{by}ない", v.NotCounteredBy(H.x, H.n, moves=False))
    lasting = grammar.kind("lasting")
    lasting.phrase("{changes}", t.Continuous(changes))
    lasting.phrase("あなたの戦略カード置き場は{n}つになる", v.StrategyZones(H.n))
    lasting.phrase(f"{by}ない", v.NotCounteredBy(H.x, H.n, moves=False))


def _prohibitions(grammar: CardGrammar) -> None:
    for subject, what, wording in (
        ("これ", t.Self(), ""),
        ("{g:group}すべて", t.Every(H.g), ""),
        ("{g:group}", t.Every(H.g, wording="single"), "single"),
    ):
        static(
            grammar,
            f"{subject}は相手の効果で破壊されない",
            t.Forbid(t.Pattern("destroy", what, by=OPPONENT)),
            wording,
        )
    for rage, whose, wording in RAGES[:2]:
        static(
            grammar,
            f"{rage}は相手の効果で減らない",
            t.Forbid(t.Pattern("rage down", who=whose, by=OPPONENT)),
            wording,
        )
    static(grammar, "{x:reference}は進攻できない", t.Forbid(t.Pattern("invade", H.x)))
    static(grammar, "{x:reference}は前進できない", t.Forbid(t.Pattern("advance", H.x)))
    static(grammar, "{x:reference}は撃退されない", t.Forbid(t.Pattern("counter", H.x)))
    static(
        grammar,
        "{x:reference}は相手の効果で移動しない",
        v.CannotBeMoved(H.x),
    )
    static(
        grammar,
        "相手は進攻できない",
        t.Forbid(t.Pattern("invade", v.Monster(OPPONENT))),
        "player",
    )
    static(grammar, "相手はカードを引くことができない", t.Forbid(t.Pattern("draw", who=OPPONENT)))
    for word, name in PHASES:
        grammar.kind("phase_name").phrase(f"{word}フェイズ", name)
    grammar.kind("ability").phrase(
        "{header}{p:phase_name}中、相手はカードを引くことができない。",
        t.Forbid(t.Pattern("draw", who=OPPONENT), (~H.header, v.DuringPhase(H.p))),
        "during",
    )
    static(
        grammar,
        "相手は進攻で手札から{f:any}を捨てることができない",
        t.Forbid(t.Pattern("discard", t.Cards(("hand",), OPPONENT, H.f), cause="invasion")),
    )
    static(grammar, "相手は{f:strategy}を置くことができない", v.CannotPlay(H.f, OPPONENT))
    column = v.Zones(OPPONENT, (), False, "column", H.reference)
    static(
        grammar,
        "相手は{reference}と同じ縦列のエリアに{f:field}を出現させることができない",
        v.CannotPlay(H.f, OPPONENT, zones=column),
        "zones",
    )
    ability = grammar.kind("ability")
    unless = grammar.kind("unless")
    unless.phrase("{g:group}が{n}枚以下", t.Relation(t.Count(H.g), "<=", H.n), "group")
    for words, whose, wording in RAGES:
        low = t.Relation(t.PlayerNumber("rage", whose), "<=", H.n)
        unless.phrase(f"{words}が{{n}}以下", low, wording)
    ability.phrase(
        "{header}{u:unless}ではこれは出現できない。",
        v.CannotPlay(None, while_=(~H.header, H.u)),
        "self",
    )
    for number in range(1, 9):
        others = tuple([other for other in range(1, 9) if other != number])
        static(
            grammar,
            f"これはエリア{number}にしか出現できない",
            v.CannotPlay(None, zones=v.Zones(YOU, others)),
            "only",
        )


def _ranks(grammar: CardGrammar) -> None:
    for word in ("出現", "発動"):
        text = f"等級を-{{n}}して手札から{word}できる"
        static(grammar, text, v.RankWhenPlayed(H.n), word)
        static(grammar, f"{{each}}につき、{text}", v.RankWhenPlayed(t.Times(H.n, H.each)), word)
        grammar.kind("ability").phrase(
            f"{{header}}これを{{g:group}}の上に重ねて出現させるなら、{text}。",
            v.RankWhenPlayed(H.n, H.header, H.g),
            word,
        )
    static(
        grammar,
        "これを手札から出現させる際、{a:acts}なら、等級を-{n}して出現できる",
        v.RankWhenPlayed(H.n, cost=H.a),
    )
    static(
        grammar,
        "あなたの手札の{f:any}すべては等級を-{n}して出現できる",
        v.RankOfPlayed(H.f, H.n),
    )


def _of_the_deck(grammar: CardGrammar) -> None:
    ability = grammar.kind("ability")
    ability.phrase("これはデッキに好きな枚数入れてよい。", v.AnyNumberInDeck())
    ability.phrase("これはゲーム開始時にエリア{n}に出現する。", v.StartsIn(H.n))
    ability.phrase(
        "あなたが捨て札の怪獣カードを数える際、これは怪獣カードとしても扱う。",
        v.CountsAs("discard", "monster"),
    )
