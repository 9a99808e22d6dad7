"""Japanese: abilities with headers, keywords, triggers and replacements; whole texts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import assembly
from headjudge.games.godzilla.language.text.japanese_conditions import RAGES
from headjudge.games.godzilla.language.text.japanese_objects import OWNERS
from headjudge.games.godzilla.language.text.japanese_statics import CHANGES, PHASES, static
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar, Whole
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import OPPONENT, YOU


def phrases(grammar: CardGrammar) -> None:
    add_phrases(grammar, _headers, _keywords, _triggers, _automatic, _replacements)
    assembly.texts(grammar, "", _pairs)


def _headers(grammar: CardGrammar) -> None:
    words = {
        "your turn": "あなたのターン中",
        "opponent's turn": "相手のターン中",
    }
    assembly.headers(grammar, "", words)


def _keywords(grammar: CardGrammar) -> None:
    assembly.keywords(grammar, "ja", "{header}進攻時これが{g:group}を破壊した時、{effects}")
    assembly.resonance(grammar, "", "。", "か")
    condition = grammar.kind("deck_condition")
    condition.phrase("{n:any_noun}は{traits}のみ", v.DeckCondition((H.n,), (H.traits,)))
    condition.phrase("{n:any_noun}は{rank}のみ", v.DeckCondition((H.n,), (H.rank,)))
    condition.phrase("{f:any}を{k:n}枚以上", v.DeckCondition(H.f, (), H.k))


def _event(grammar: CardGrammar, text: str, shape: t.Pattern, wording: str = "") -> None:
    """An event given as `...する`: as something that happens once, or each time."""
    stem = text.removesuffix("する").removesuffix("る")
    past = f"{stem}した時" if text.endswith("する") else f"{stem}た時"
    grammar.kind("event").phrase(f"{text}たび", shape, wording)
    grammar.kind("event").phrase(past, shape, f"{wording} when")


def _triggers(grammar: CardGrammar) -> None:
    advance, played = "advance", ("zone", "strategy")
    for words, what in (("これ", t.Self()), ("{o:monster}", H.o)):
        _event(grammar, f"{words}が進攻する", t.Pattern("invade", what))
        _event(grammar, f"{words}が前進する", t.Pattern(advance, what))
        _event(grammar, f"{words}が後退する", t.Pattern("retreat", what))
        _event(grammar, f"{words}が撃退される", t.Pattern("counter", what))
        _event(
            grammar,
            f"{words}がエリア{{z:zone_numbers}}に到達する",
            t.Pattern(advance, what, numbers=H.z),
        )
    _event(
        grammar,
        "いずれかの怪獣カードがエリア{z:zone_numbers}に進攻する",
        t.Pattern(advance, cause="invasion", numbers=H.z),
    )
    _event(
        grammar,
        "これが{reference}と同じ縦列に前進する",
        t.Pattern(advance, t.Self(), only_if=t.Is(t.Self(), (t.Placed("column", H.reference),))),
    )
    for words, whose, wording in RAGES:
        _event(grammar, f"{words}が増える", t.Pattern("rage up", who=whose), wording)
        _event(grammar, f"{words}が減る", t.Pattern("rage down", who=whose), wording)
    _event(grammar, "あなたが相手の怪獣カードを撃退する", t.Pattern("counter", who=YOU))
    for words, whose in (("あなた", YOU), ("相手", OPPONENT)):
        cards = t.Cards(played, whose, H.f)
        _event(grammar, f"{words}の{{f:field}}が出現する", t.Pattern("play", cards))
        _event(
            grammar,
            f"{words}が山札から{{f:field}}を出現させる",
            t.Pattern("play", cards, frm=("deck",)),
        )
        grammar.kind("event").phrase(
            f"{words}が{{f:strategy}}を置くたび", t.Pattern("play", cards), "put"
        )
        grammar.kind("event").phrase(
            f"{words}が{{f:strategy}}を置いた時", t.Pattern("play", cards), "put when"
        )
        _event(
            grammar,
            f"{words}が手札から{{f:any}}を捨てる",
            t.Pattern("discard", t.Cards(("hand",), whose, H.f)),
        )
        for often, wording in (("引くたび", ""), ("引いた時", " when")):
            drawn = f"{words}がカードを{often}"
            grammar.kind("event").phrase(drawn, t.Pattern("draw", who=whose), wording)
            for word, name in PHASES:
                then = assembly.drawn_in(name, whose)
                grammar.kind("event").phrase(f"{words}の{word}フェイズに{drawn}", then, wording)
        back = t.Pattern("put", t.Cards(("discard",), whose, H.f), frm=("discard",), to=("hand",))
        grammar.kind("event").phrase(f"{words}が捨て札の{{f:any}}を手札に戻すたび", back)
    _event(grammar, "{g:group}が進化する", t.Pattern("evolve", H.g))
    _event(grammar, "{g:group}が破壊される", t.Pattern("destroy", H.g))
    lost = t.Pattern("destroy", t.Cards(("strategy",), YOU))
    event = grammar.kind("event")
    event.phrase("あなたのカードが戦略カード置き場から捨て札になった時", lost, "sent")
    event.phrase("あなたのカードが戦略カード置き場から捨て札になるたび", lost, "each sent")
    own = grammar.kind("own_event")
    own.phrase("これを手札から捨てた時", t.Pattern("discard", t.Self()))
    own.phrase("相手の効果でこれを手札から捨てた時", t.Pattern("discard", t.Self(), by=OPPONENT))
    own.phrase(
        "あなたの怪獣カードの進攻でこれを手札から捨てた時",
        t.Pattern("discard", t.Self(), cause="invasion"),
    )
    own.phrase(
        "これが戦略カード置き場から捨て札になった時",
        t.Pattern("destroy", t.Self(), frm=("strategy",)),
    )
    own.phrase("これが破壊された時", t.Pattern("destroy", t.Self()))
    own.phrase("これが強襲の効果で捨て札になった時", assembly.BURST_ENDS)


def _automatic(grammar: CardGrammar) -> None:
    ability, phase = grammar.kind("ability"), grammar.kind("phase")
    for word, name in PHASES:
        kind = f"begin {name} phase"
        phase.phrase(f"あなたの{word}フェイズ開始時", t.Pattern(kind, who=YOU))
        phase.phrase(f"相手の{word}フェイズ開始時", t.Pattern(kind, who=OPPONENT))
        phase.phrase(f"{word}フェイズ開始時", t.Pattern(kind))
    for words, turn in (("", None), ("あなたの", YOU), ("相手の", OPPONENT)):
        phase.phrase(f"{words}ターンの終わりに", t.Pattern("end turn", who=turn))
    ability.phrase("{header}{phase}、{effects}", t.Auto(H.phase, H.effects, H.header))
    ability.phrase("{header}{event}、{effects}", t.Auto(H.event, H.effects, H.header))
    ability.phrase(
        "{header}{e:own_event}、{effects}", t.Auto(H.e, H.effects, H.header, True), "own"
    )
    under = (~H.header, H.condition)
    ability.phrase(
        "{header}{condition}、{event}、{effects}", t.Auto(H.event, H.effects, under), "if"
    )
    ability.phrase(
        "{header}これがエンドフェイズに前進する際、{how_many}分、追加で前進する。",
        t.Auto(
            t.Pattern("advance", t.Self(), cause="end phase"),
            (v.Advance(t.Self(), t.Times(1, H.how_many)),),
            H.header,
        ),
        "additional",
    )
    situation = grammar.kind("situation")
    for words, whose in OWNERS[:2]:
        situation.phrase(
            f"{words}手札に{{f:any}}がない時",
            t.Relation(t.Count(t.Cards(("hand",), whose, H.f)), "==", 0),
        )
    ability.phrase(
        "{header}{x:situation}、{effects}", t.Auto(t.Situation(H.x), H.effects, H.header)
    )


def _replacements(grammar: CardGrammar) -> None:
    ability, destroyed = grammar.kind("ability"), grammar.kind("would_be_destroyed")
    destroyed.phrase("これが破壊される際", t.Pattern("destroy", t.Self()))
    destroyed.phrase("これが相手の効果で破壊される際", t.Pattern("destroy", t.Self(), by=OPPONENT))
    event: Any = Whole("e")
    ability.phrase(
        "{header}{e:would_be_destroyed}、かわりに{c:acts}。",
        t.Replacement(event, H.c, while_=H.header),
    )
    ability.phrase(
        "{header}{e:would_be_destroyed}、かわりに{c:acts_te}よい。",
        t.Replacement(event, H.c, True, H.header),
    )
    ability.phrase(
        "{header}{e:would_be_destroyed}、{c:acts}。",
        t.Replacement(event, H.c, while_=H.header, keeps=True),
    )
    static(
        grammar,
        "あなたのカードが戦略カード置き場から捨て札になる際、かわりにそれをこれの下に重ねてよい",
        assembly.KEPT_STRATEGIES,
    )
    ability.phrase(
        "{header}あなたのスタートフェイズにこれの怒りを0にする際、{condition}、"
        "{a:acts}ことで、かわりにこれの怒りを{n}にする。",
        assembly.KEPT_RAGE,
    )
    static(grammar, "これは進攻{n:digit}で進攻する際、{m:n}エリア前進する", v.InvadesBy(H.n, H.m))
    static(
        grammar,
        "これが進攻する際、あなたは手札を1枚捨てるかわりに山札を上から1枚捨ててよい",
        v.InvadeWithTopCard(),
    )


def _pairs(text: Kind, name: str) -> None:
    """Sentences that are two abilities."""
    changes: Any = CHANGES
    assembly.pair(
        text, name, "", "{header}{x:reference}は前進も進攻もできない。",
        t.Forbid(t.Pattern("advance", H.x), H.header, wording="nor"),
        t.Forbid(t.Pattern("invade", H.x), H.header),
    )  # fmt: skip
    under = (~H.header, H.condition)
    assembly.pair(
        text, name, "", "{header}{condition}、相手は進攻できず、{changes}。",
        t.Forbid(t.Pattern("invade", v.Monster(OPPONENT)), under, wording="they and"),
        t.Continuous(changes, under),
    )  # fmt: skip
    assembly.pair(
        text, name, "", "{header}{condition}、{changes}、あなたの撃退力の合計を+{n}。",
        t.Continuous(changes, under, wording="and total"),
        v.TotalCounterPower(YOU, H.n, under),
    )  # fmt: skip
    assembly.pair(
        text, name, "",
        "{header}これの脅威度Xは、{how_many}を{n}倍した値に等しく、{condition}、これは撃退されない。",
        t.Continuous(
            (t.Change(t.Self(), "threat", "set", t.Times(H.n, H.how_many)),),
            H.header,
            wording="and not countered",
        ),
        t.Forbid(t.Pattern("counter", t.Self()), under),
    )  # fmt: skip
    count = t.Count(t.Under(H.reference, H.f))
    add: Any = t.Change(H.x, H.property, "add", H.k)
    for label, property in (("撃退力", "counter_power"), ("脅威度", "threat")):
        first = replace(add, property=property)
        second = replace(first, operand=H.l, wording="ellipsis")
        assembly.pair(
            text, name, "",
            "{header}{reference}の下に{f:any}が{n}枚以上あるなら、{x:subject}の"
            f"{label}+{{k:n}}。{{m:n}}枚以上あるなら、さらに+{{l:n}}。",
            t.Continuous((first,), (~H.header, t.Relation(count, ">=", H.n)), wording="and more"),
            t.Continuous((second,), (~H.header, t.Relation(count, ">=", H.m))),
        )  # fmt: skip
