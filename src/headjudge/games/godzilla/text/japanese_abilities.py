"""Japanese: abilities. Headers, keywords, triggers, continuous abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla.text.grammar import CardGrammar, Whole
from headjudge.games.godzilla.text.japanese_conditions import RAGES
from headjudge.games.godzilla.text.japanese_objects import OWNERS
from headjudge.language import terms as t
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import OPPONENT, YOU

PHASES = (("スタート", "start"), ("メイン", "main"), ("撃退", "counter"), ("エンド", "end"))
CHANGES = Whole("changes")


def phrases(grammar: CardGrammar) -> None:
    _headers(grammar)
    _keywords(grammar)
    _triggers(grammar)
    _automatic(grammar)
    _replacements(grammar)
    _changes(grammar)
    _continuous(grammar)
    _prohibitions(grammar)
    _ranks(grammar)
    _of_the_deck(grammar)
    _texts(grammar)


def _headers(grammar: CardGrammar) -> None:
    header, head = grammar.kind("header"), grammar.kind("head")
    header.phrase("", ())
    header.phrase("{head}{header}", (H.head, ~H.header))
    head.phrase("あなたのターン中", t.TurnOf(YOU))
    head.phrase("相手のターン中", t.TurnOf(OPPONENT))
    head.phrase("覚醒{n:digit}", v.Awakened(H.n))


def static(grammar: CardGrammar, text: str, shape: Any, wording: str = "", end: str = "。") -> None:
    """A continuous ability: under a header, and perhaps under a condition of its own."""
    ability = grammar.kind("ability")
    under = (~H.header, H.condition)
    text = f"{text}{end}"
    ability.phrase(f"{{header}}{text}", replace(shape, while_=H.header), wording)
    ability.phrase(f"{{header}}{{condition}}、{text}", replace(shape, while_=under), wording)
    ability.phrase(
        f"{{header}}これが戦略カード置き場にある間、{text}",
        replace(shape, while_=H.header),
        f"{wording} strategy zone",
    )


def _keywords(grammar: CardGrammar) -> None:
    ability = grammar.kind("ability")
    for word, name in (("出現時", "Enter"), ("進攻時", "When Invading"), ("逆襲", "Revenge")):
        ability.phrase(
            f"{{header}}{word}{{effects}}", t.Keyword(name, None, H.effects, while_=H.header)
        )
    ability.phrase("{header}強襲{n:digit}", t.Keyword("Burst", H.n, while_=H.header))
    ability.phrase(
        "{header}進化{n}{trait}", t.Keyword("Evolution", H.n, (H.trait,), while_=H.header)
    )
    ability.phrase("拠点{event}、{effects}", t.Keyword("Base", None, (t.Auto(H.event, H.effects),)))
    ability.phrase(
        "共鳴{colors}{deck_conditions}",
        t.Keyword("Resonance", None, (H.colors, H.deck_conditions)),
    )
    ability.phrase(
        "{header}進攻時これが{g:group}を破壊した時、{effects}",
        t.Auto(
            t.Pattern("destroy", H.g, cause="crush", only_if=v.DuringInvasion()),
            H.effects,
            H.header,
        ),
    )
    colors = grammar.kind("colors")
    colors.phrase("{a:color}/{b:color}", (H.a, H.b))
    colors.phrase("{a:color}/{b:color}/{c:color}", (H.a, H.b, H.c))
    conditions, condition = grammar.kind("deck_conditions"), grammar.kind("deck_condition")
    conditions.phrase("・{c:deck_condition}。", (H.c,))
    conditions.phrase("・{c:deck_condition}。{rest:deck_conditions}", (H.c, ~H.rest))
    condition.phrase("{n:any_noun}は{traits}のみ", v.DeckCondition((H.n,), (H.traits,)))
    condition.phrase("{n:any_noun}は{rank}のみ", v.DeckCondition((H.n,), (H.rank,)))
    condition.phrase("{f:any}を{k:n}枚以上", v.DeckCondition(H.f, (), H.k))
    traits = grammar.kind("traits")
    traits.phrase("{a:trait}", t.Trait((H.a,)))
    traits.phrase("{a:trait}か{b:trait}", t.Trait((H.a, H.b)))


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
    own.phrase("これが強襲の効果で捨て札になった時", t.Pattern("put", t.Self(), cause="burst"))


def _automatic(grammar: CardGrammar) -> None:
    ability, phase = grammar.kind("ability"), grammar.kind("phase")
    for word, name in PHASES:
        kind = f"begin {name} phase"
        phase.phrase(f"あなたの{word}フェイズ開始時", t.Pattern(kind, who=YOU))
        phase.phrase(f"相手の{word}フェイズ開始時", t.Pattern(kind, who=OPPONENT))
        phase.phrase(f"{word}フェイズ開始時", t.Pattern(kind))
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
        t.Replacement(
            t.Pattern("destroy", t.Cards(("strategy",), YOU)),
            (t.PutUnder(t.EventCard(), t.Self()),),
            True,
        ),
    )
    ability.phrase(
        "{header}あなたのスタートフェイズにこれの怒りを0にする際、{condition}、"
        "{a:acts}ことで、かわりにこれの怒りを{n}にする。",
        t.Replacement(
            t.Pattern("rage down", who=YOU, cause="start phase"),
            (v.SetRage(YOU, H.n),),
            True,
            (~H.header, H.condition),
            price=H.a,
        ),
    )
    static(grammar, "これは進攻{n:digit}で進攻する際、{m:n}エリア前進する", v.InvadesBy(H.n, H.m))
    static(
        grammar,
        "これが進攻する際、あなたは手札を1枚捨てるかわりに山札を上から1枚捨ててよい",
        v.InvadeWithTopCard(),
    )


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
        t.Forbid(t.Pattern("move", H.x, by=OPPONENT)),
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


def _texts(grammar: CardGrammar) -> None:
    """Whole texts. On a strategy card a bare instruction is an ability (10.1.1.1.2)."""
    strategy = grammar.kind("strategy_ability")
    strategy.phrase("{ability}", H.ability)
    strategy.phrase("{effects}", t.Keyword("Strategy", None, H.effects))
    for name, ability in (("text", "ability"), ("strategy_text", "strategy_ability")):
        text, some = grammar.kind(name), f"{name}_some"
        text.phrase("", ())
        text.phrase(f"{{x:{some}}}", H.x)
        abilities = grammar.kind(some)
        abilities.phrase(f"{{a:{ability}}}", (H.a,))
        abilities.phrase(f"{{a:{ability}}}{{rest:{some}}}", (H.a, ~H.rest))
        _pairs(abilities, some)


def _pairs(text: Kind, name: str) -> None:
    """Sentences that are two abilities."""
    changes: Any = CHANGES
    pair(
        text, name, "{header}{x:reference}は前進も進攻もできない。",
        t.Forbid(t.Pattern("advance", H.x), H.header, wording="nor"),
        t.Forbid(t.Pattern("invade", H.x), H.header),
    )  # fmt: skip
    under = (~H.header, H.condition)
    pair(
        text, name, "{header}{condition}、相手は進攻できず、{changes}。",
        t.Forbid(t.Pattern("invade", v.Monster(OPPONENT)), under, wording="they and"),
        t.Continuous(changes, under),
    )  # fmt: skip
    pair(
        text, name, "{header}{condition}、{changes}、あなたの撃退力の合計を+{n}。",
        t.Continuous(changes, under, wording="and total"),
        v.TotalCounterPower(YOU, H.n, under),
    )  # fmt: skip
    pair(
        text, name,
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
        pair(
            text, name,
            "{header}{reference}の下に{f:any}が{n}枚以上あるなら、{x:subject}の"
            f"{label}+{{k:n}}。{{m:n}}枚以上あるなら、さらに+{{l:n}}。",
            t.Continuous((first,), (~H.header, t.Relation(count, ">=", H.n)), wording="and more"),
            t.Continuous((second,), (~H.header, t.Relation(count, ">=", H.m))),
        )  # fmt: skip


def pair(text: Kind, name: str, words: str, first: Any, second: Any) -> None:
    text.phrase(words, (first, second))
    text.phrase(f"{words}{{rest:{name}}}", (first, second, ~H.rest))
