"""Japanese: instructions.

A verb phrase is an `act`. It comes in three forms: final, joining (the next follows
after a comma) and te-form (the next follows at once, or `よい`). `clauses` are one
sentence without its full stop, `effects` are sentences.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla.text.grammar import REVEALED, CardGrammar, Joined
from headjudge.games.godzilla.text.japanese_conditions import RAGES
from headjudge.games.godzilla.text.japanese_objects import ADJACENT, AROUND
from headjudge.language import terms as t
from headjudge.language.phrases import H
from headjudge.language.terms import EACH, OPPONENT, YOU

# How a verb ends: final, joining, te-form.
VERBS = (
    ("する", "し", "して"),
    ("させる", "させ", "させて"),
    ("引く", "引き", "引いて"),
    ("置く", "置き", "置いて"),
    ("増やす", "増やし", "増やして"),
    ("減らす", "減らし", "減らして"),
    ("戻す", "戻し", "戻して"),
    ("探す", "探し", "探して"),
    ("選ぶ", "選び", "選んで"),
    ("る", "", "て"),  # the regular verbs in -eru and -iru
)


def phrases(grammar: CardGrammar) -> None:
    _sequence(grammar)
    _cards(grammar)
    _piles(grammar)
    _playing(grammar)
    _monsters(grammar)
    _choosing(grammar)
    _conditional(grammar)
    _options(grammar)
    _lasting(grammar)


def act(grammar: CardGrammar, text: str, shape: Any, wording: str = "", kind: str = "act") -> None:
    """A verb phrase, given in its final form, in all its forms.

    What another player does has no te-form here: with it `よい` would be that player's.
    """
    final, joining, te = next(verb for verb in VERBS if text.endswith(verb[0]))
    stem = text.removesuffix(final)
    grammar.kind(kind).phrase(text, shape, wording)
    grammar.kind(f"{kind}_join").phrase(stem + joining, shape, wording)
    if not text.startswith(("相手は", "各プレイヤーは")):
        grammar.kind(f"{kind}_te").phrase(stem + te, shape, wording)


def _sequence(grammar: CardGrammar) -> None:
    acted = grammar.kind("act_joint")
    acted.phrase("{a:act_join}、", Joined(H.a), wording=",")
    acted.phrase("{a:act_te}", Joined(H.a), wording="te")
    acted.phrase("{a:act_te}、", Joined(H.a), wording="te,")
    grammar.kind("choice_joint").phrase("{a:choice_join}、", Joined(H.a), wording="choice")
    acts, acts_te = grammar.kind("acts"), grammar.kind("acts_te")
    acts.phrase("{act}", (H.act,))
    acts.phrase("{act_joint}{rest:acts}", (H.act_joint, ~H.rest))
    acts_te.phrase("{act_te}", (H.act_te,))
    acts_te.phrase("{act_joint}{rest:acts_te}", (H.act_joint, ~H.rest))
    clauses, after = grammar.kind("clauses"), grammar.kind("clauses_after")
    clauses.phrase("{effect}", (H.effect,))
    clauses.phrase("{j:choice_joint}{rest:clauses}", (H.j, ~H.rest))
    # of what is done for something else, all that stands before it is a part
    after.phrase("{firm}", (H.firm,))
    for kind in (clauses, after):
        kind.phrase("{j:act_joint}{rest:clauses_after}", (H.j, ~H.rest))
        kind.phrase("{pair}", H.pair)
    _sentences(grammar, "effects", "tail")
    _sentences(grammar, "plain_effects", "plain_tail")
    for name in ("effects", "tail"):
        grammar.kind(name).phrase("{closed}", (H.closed,))
    grammar.kind("effects").phrase("{cases}", H.cases)
    joint = grammar.kind("joint")
    for kind, whole in ((joint, "statement"), (grammar.kind("firm_joint"), "firm")):
        kind.phrase(f"{{e:{whole}}}。", Joined(H.e), wording=".")
        kind.phrase(f"{{e:{whole}}}。その後、", Joined(H.e), wording=". then")
        kind.phrase(f"{{e:{whole}}}。さらに", Joined(H.e), wording=". also")
    firm = grammar.kind("firm")  # whatever is no offer
    firm.phrase("{act}", H.act)
    firm.phrase("{choice}", H.choice)
    grammar.kind("effect").phrase("{firm}", H.firm)


def _sentences(grammar: CardGrammar, name: str, rest: str) -> None:
    """Sentences; `rest` is what can follow within one: nothing that would speak of the
    whole sentence before it."""
    effects, tail = grammar.kind(name), grammar.kind(rest)
    effects.phrase("{statement}。", (H.statement,))
    effects.phrase(f"{{joint}}{{rest:{name}}}", (H.joint, ~H.rest))
    effects.phrase(f"{{j:choice_joint}}{{rest:{name}}}", (H.j, ~H.rest))
    tail.phrase("{firm}。", (H.firm,))
    tail.phrase(f"{{j:firm_joint}}{{rest:{name}}}", (H.j, ~H.rest))
    for kind in (effects, tail):
        kind.phrase(f"{{j:act_joint}}{{rest:{rest}}}", (H.j, ~H.rest))
        kind.phrase("{pair}。", H.pair)


def _cards(grammar: CardGrammar) -> None:
    """Drawing, discarding, destroying."""
    for who, whose, wording in (
        ("あなたは", YOU, ""),
        ("", v.MASTER, "short"),
        ("相手は", OPPONENT, ""),
        ("各プレイヤーは", EACH, ""),
    ):
        act(grammar, f"{who}{{n}}枚引く", t.Draw(H.n, whose), wording)
        act(grammar, f"{who}{{n}}枚まで引く", t.Draw(H.n, whose, True), wording)
    hand = t.Cards(("hand",), YOU)
    one = t.Discard(t.Pick(H.n, hand))
    act(grammar, "あなたの手札を{n}枚捨てる", one)
    own = t.Cards(("hand",), v.MASTERS)
    act(grammar, "手札を{n}枚捨てる", t.Discard(t.Pick(H.n, own)), "short")
    act(grammar, "あなたの手札の{f:any}を{n}枚捨てる", _discard(H.f), "of")
    act(grammar, "あなたの手札から{f:any}を{n}枚捨てる", _discard(H.f), "from")
    every = t.Discard(t.Every(hand))
    act(grammar, "あなたの手札をすべて捨てる", every)
    act(grammar, "あなたは自分の手札をすべて捨てる", every, "あなたは")
    for who, whose in (("相手は", OPPONENT), ("各プレイヤーは", EACH)):
        theirs = t.Cards(("hand",), whose)
        for kind, start in (("act", who), ("their_act", "")):
            act(
                grammar,
                f"{start}自分の手札を{{n}}枚になるよう捨てる",
                t.DiscardUntil(H.n, whose),
                kind=kind,
            )
            if whose == OPPONENT:
                act(
                    grammar,
                    f"{start}自分の手札を{{n}}枚捨てる",
                    t.Discard(t.Pick(H.n, theirs, by=whose), whose),
                    kind=kind,
                )
                act(
                    grammar,
                    f"{start}自分の手札の{{f:any}}を{{n}}枚捨てる",
                    t.Discard(t.Pick(H.n, t.Cards(("hand",), whose, H.f), by=whose), whose),
                    "of",
                    kind=kind,
                )
                act(
                    grammar,
                    f"{start}自分の手札をすべて捨てる",
                    t.Discard(t.Every(theirs), whose),
                    kind=kind,
                )
            if kind == "act" and whose == EACH:
                break
    act(grammar, "{thing}破壊する", t.Destroy(H.thing))


def _discard(filters: Any) -> t.Discard:
    return t.Discard(t.Pick(H.n, t.Cards(("hand",), YOU, filters)))


def _piles(grammar: CardGrammar) -> None:
    """Decks, discard piles and what lies under a card."""
    top = grammar.kind("top")
    top.phrase("あなたの山札を上から{n}枚", t.TopOf(H.n))
    top.phrase("相手の山札を上から{n}枚", t.TopOf(H.n, OPPONENT))
    top.phrase("あなたの山札を上から、{monster}の等級と同じ枚数", t.TopOf(t.Of("rank", H.monster)))
    act(grammar, "{top}捨て札にする", t.Put(H.top, "discard"))
    act(grammar, "{thing}捨て札にする", t.Put(H.thing, "discard"))
    act(grammar, "捨て札にする", t.Put(t.It(), "discard"), "omitted")
    act(grammar, "{top}公開する", t.Reveal(H.top, "revealed"))
    act(grammar, "公開する", t.Reveal(t.It()))
    act(grammar, "{top}見る", t.Look(H.top, "revealed"))
    act(
        grammar,
        "あなたの山札を上から{n}枚まで見る",
        t.Look(t.TopOf(H.n), "revealed", up_to=True),
    )
    act(
        grammar,
        "望む枚数山札の上に好きな順で置き、残りを捨て札にする",
        v.RearrangeTop(t.It()),
    )
    _searching(grammar)
    act(grammar, "山札をシャッフルする", t.Shuffle())
    act(grammar, "{thing}手札に加える", t.Put(H.thing, "hand"))
    act(grammar, "手札に加える", t.Put(t.It(), "hand"), "omitted")
    act(grammar, "{thing}手札に戻す", t.Put(H.thing, "hand"), "return")
    back = t.Pick(H.n, t.Cards(("discard",), YOU, H.f), True)
    act(grammar, "あなたは自分の捨て札の{f:any}を{n}枚まで手札に戻す", t.Put(back, "hand"), "own")
    for where, to in (("山札の上", "deck top"), ("山札の下", "deck bottom")):
        for words, wording in (("", ""), ("あなたの", "your")):
            act(grammar, f"{{thing}}{words}{where}に置く", t.Put(H.thing, to), wording)
    act(grammar, "あなたの山札の下に置く", t.Put(t.Self(), "deck bottom"), "omitted")
    for put in ("重ねる", "置く", "重ねて置く"):
        for comma in ("、", ""):
            act(
                grammar,
                f"{{thing}}{comma}{{under}}の下に{put}",
                t.PutUnder(H.thing, H.under),
                f"{put}{comma}",
            )
        act(grammar, f"{{under}}の下に{put}", t.PutUnder(t.It(), H.under), f"omitted {put}")
    under = grammar.kind("under")
    under.phrase("{reference}", H.reference)
    under.phrase("{g:group}", t.Pick(1, H.g))
    pair = grammar.kind("pair")
    for who, whose in (("あなたの", YOU), ("相手は自分の", OPPONENT)):
        pair.phrase(
            f"{who}捨て札をすべて山札に戻してシャッフルする",
            (
                Joined(
                    t.Put(t.Every(t.Cards(("discard",), whose)), "deck"), wording="then shuffle"
                ),
                t.Shuffle(whose),
            ),
        )


def _searching(grammar: CardGrammar) -> None:
    deck = t.Cards(("deck",), YOU, H.f)
    for number, up_to in (("{n}枚", False), ("{n}枚まで", True)):
        for words, wording in (("あなたの", ""), ("あなたは自分の", "own")):
            act(
                grammar,
                f"{words}山札から{{f:any}}を{number}探す",
                t.Search(t.Pick(H.n, deck, up_to)),
                wording,
            )
    pick = t.Pick(H.n, deck, True)
    other = t.Pick(H.n, t.Cards(("deck",), YOU, H.b), True)
    act(
        grammar,
        "あなたの山札から{f:any}と{b:any}をそれぞれ{n}枚まで探す",
        t.Search(t.Together((pick, other))),
    )


def _playing(grammar: CardGrammar) -> None:
    """Playing cards and tokens, evolving."""
    act(grammar, "{x:playable}出現させる", v.Play(H.x))
    act(grammar, "出現させる", v.Play(t.It()), "omitted")
    act(grammar, "あなたの捨て札からそれを出現させる", v.Play(v.DiscardedToInvade()), "discard")
    own = v.Monster(YOU)
    following = (
        t.Shares("trait", own),
        t.Compare("rank", "==", t.Plus(t.Of("rank", own), H.n)),
        H.noun,
    )
    act(
        grammar,
        "それに+{n}した等級で共通の特徴を持つ{noun:field_noun}を1枚、"
        "あなたの怪獣デッキから出現させる",
        v.Play(t.Pick(1, t.Cards(("monster deck",), YOU, following))),
        "next",
    )
    for comma in ("、", ""):
        act(grammar, f"{{x:playable}}{comma}{{z:to}}に出現させる", v.Play(H.x, H.z), comma)
    act(grammar, "{z:to}に出現させる", v.Play(t.It(), H.z), "omitted")
    act(
        grammar,
        "{g:group}をこれの隣接エリアすべてに出現させる",
        v.Play(t.Pick(AROUND, H.g), ADJACENT),
        "to each",
    )
    act(grammar, "{thing}置いて発動させる", v.Play(H.thing), "activate")
    act(grammar, "{onto}の上に重ねて出現させる", v.PlayOnto(t.It(), H.onto), "omitted")
    act(grammar, "{thing}{onto}の上に重ねて出現させる", v.PlayOnto(H.thing, H.onto))
    onto = grammar.kind("onto")
    onto.phrase("{reference}", H.reference)
    onto.phrase("それら", t.It("under"))
    onto.phrase(
        "その{f:any}",
        t.Every(t.Cards(("zone",), YOU, (t.Among("under"), ~H.f))),
        wording="chose",
    )
    token = v.PlayToken(H.quoted, H.n)
    act(grammar, "{quoted}トークンを{n}枚出現させる", token)
    placed = v.PlayToken(H.quoted, H.n, H.z)
    act(grammar, "{quoted}トークンを{n}枚、{z:to}に出現させる", placed)
    act(grammar, "{z:to}に{quoted}トークンを{n}枚出現させる", placed, "before")
    every = v.PlayToken(H.quoted, 1, H.z, every=True)
    act(grammar, "{quoted}トークンを{z:to_every}に出現させる", every)
    act(grammar, "{z:to_every}に{quoted}トークンを出現させる", every, "before")
    act(grammar, "{thing}進化させる", v.Evolve(H.thing))
    under = t.Every(t.Cards(("zone",), YOU, (t.Among("under"), ~H.f)))
    act(grammar, "その{f:field}を進化させる", v.Evolve(under), "that")


def _monsters(grammar: CardGrammar) -> None:
    """Rage, and the ways of the invading monsters."""
    for words, whose, wording in RAGES:
        for verb, up in (("増やす", True), ("減らす", False)):
            act(grammar, f"{words}を{{n}}{verb}", v.ChangeRage(whose, H.n, up), wording)
            act(
                grammar,
                f"{{each}}につき、{words}を{{n}}{verb}",
                v.ChangeRage(whose, t.Times(H.n, H.each), up),
                wording,
            )
        act(grammar, f"{words}を{{n}}にする", v.SetRage(whose, H.n), wording)
    act(grammar, "それを{n}減らす", v.ChangeRage(OPPONENT, H.n, False), "it")
    act(grammar, "{thing}{n}エリア前進させる", v.Advance(H.thing, H.n))
    act(grammar, "{x:reference}は{n}エリア前進する", v.Advance(H.x, H.n), "subject")
    act(grammar, "{thing}エリア{n}まで前進させる", v.AdvanceTo(H.thing, H.n))
    act(grammar, "{thing}{n}エリア後退させる", v.Retreat(H.thing, H.n))
    act(grammar, "{thing}エリア{n}まで後退させる", v.RetreatTo(H.thing, H.n))
    act(grammar, "{thing}撃退する", v.Counter(H.thing))
    act(grammar, "{thing}撃退したかのように移動させる", v.MoveAsCountered(H.thing))
    for comma in ("、", ""):
        act(grammar, f"{{thing}}{comma}{{z:to}}に移動させる", v.MoveTo(H.thing, H.z), comma)
    act(grammar, "{thing}エリア{single}に縦方向に移動させる",
        v.MoveTo(H.thing, v.Zones(YOU, H.single)), "vertically")  # fmt: skip
    front = v.Zones(OPPONENT, (), False, "front", t.It())
    act(grammar, "{thing}横方向に移動させる", v.MoveTo(H.thing, front), "vertically")
    act(
        grammar,
        "{o:monster}が持つ{keyword}能力をすべて誘発させる",
        v.TriggerKeyword(H.o, H.keyword),
    )


def _choosing(grammar: CardGrammar) -> None:
    act(grammar, "{z:zones}1つを指定する", v.ChooseZone(H.z), kind="choice")
    before = v.Zones(OPPONENT, (), False, "before", H.reference)
    act(
        grammar,
        "{reference}がいるエリア以下の数字をひとつ指定する",
        v.ChooseZone(before),
        "number",
        kind="choice",
    )
    act(grammar, "{g:group}を{n}枚選ぶ", t.Choose(t.Pick(H.n, H.g)), kind="choice")
    act(grammar, "{g:group}を{n}枚まで選ぶ", t.Choose(t.Pick(H.n, H.g, True)), kind="choice")
    act(grammar, "それらのいるエリアを入れ替える", t.Swap(t.It()))
    for game in ("ゲーム", "このゲーム"):
        act(grammar, f"あなたは{game}に勝利する", t.GameEnds(YOU, True), game)
        act(grammar, f"あなたは{game}に敗北する", t.GameEnds(YOU, False), game)
    act(
        grammar,
        "それを捨て札にするか山札の上に置く",
        t.ChooseOf(1, ((t.Put(t.It(), "discard"),), (t.Put(t.It(), "deck top"),))),
        "send or back",
    )


def _conditional(grammar: CardGrammar) -> None:
    effect, statement = grammar.kind("effect"), grammar.kind("statement")
    firm = grammar.kind("firm")
    firm.phrase("{condition}、{clauses}", t.If(H.condition, H.clauses))
    firm.phrase("{condition}{clauses}", t.If(H.condition, H.clauses), wording="no comma")
    effect.phrase("{a:acts_te}よい", t.May(H.a))
    effect.phrase("{a:acts}ことで、{b:clauses}", t.May(H.a, H.b))
    for then in ("そうしたら、", "捨てたら、"):
        effect.phrase(f"{{a:acts_te}}よい。{then}{{b:clauses}}", t.May(H.a, H.b), wording=then)
    effect.phrase("{a:acts_te}よい。そうしないなら、{b:clauses}", t.May(H.a, otherwise=H.b))
    firm.phrase("これは破壊される", t.Destroy(t.Self()), wording="passive")
    effect.phrase("相手は{a:their_act_te}よい", t.May((H.a,), who=OPPONENT))
    for then in ("そうしたら、", "捨てたら、"):
        effect.phrase(
            f"相手は{{a:their_act_te}}よい。{then}{{b:clauses}}",
            t.May((H.a,), H.b, OPPONENT),
            wording=then,
        )
    firm.phrase("{each}につき、{e:firm}", t.ForEach(H.each, (H.e,)))
    firm.phrase(
        "それらが異なる特徴を1つ以上持つなら{a:acts_join}、違うなら{b:acts}",
        t.If(t.Differ(REVEALED, "traits"), H.a, H.b),
        wording="differ",
    )
    firm.phrase(
        "{o:it}が{color}でないなら{a:acts_join}、{color}なら{b:acts}",
        t.If(t.Is(H.o, (t.Not(t.Color((H.color,))),)), H.a, H.b),
        wording="color",
    )
    grammar.kind("acts_join").phrase("{act_join}", (H.act_join,))
    statement.phrase("{effect}", H.effect)
    statement.phrase(
        "{b:effect}。{condition}、かわりに{a:clauses}",
        t.If(H.condition, H.a, (H.b,)),
        wording="instead",
    )
    _both_sides(grammar)


def _both_sides(grammar: CardGrammar) -> None:
    def end(side: str) -> t.Pick:
        return t.Pick(1, t.Cards(("zone",), OPPONENT, (t.Side(side), ~H.f)))

    counted = t.Relation(t.Count(t.Cards(("zone",), OPPONENT, H.f)), ">=", H.n)
    destroy = t.Destroy(t.Together((end("right"), end("left"))))
    text = (
        "相手のエリアにいる{f:field}が{n}枚以上なら、それらのうち、"
        "あなたから見て最も右側と左側のカードからそれぞれ1枚を破壊"
    )
    effect = grammar.kind("firm")
    effect.phrase(f"{text}する", t.If(counted, (destroy,)), wording="sides")
    effect.phrase(
        f"{text}し、{{rest:clauses}}",
        t.If(counted, (Joined(destroy, wording="then"), ~H.rest)),
        wording="sides",
    )


def _options(grammar: CardGrammar) -> None:
    """Lists of options and of cases; they end with their own full stops."""
    closed, choices = grammar.kind("closed"), grammar.kind("choice_list")
    choices.phrase("以下を{n}つ行う。{options}", t.ChooseOf(H.n, H.options))
    closed.phrase("{choice_list}", H.choice_list)
    closed.phrase("{condition}、{c:choice_list}", t.If(H.condition, (H.c,)))
    options, option = grammar.kind("options"), grammar.kind("option")
    options.phrase("{option}{rest:options}", (H.option, ~H.rest))
    options.phrase("{option}", (H.option,))
    option.phrase("・{e:plain_effects}", H.e)
    option.phrase(
        "・覚醒{n:digit}{e:plain_effects}",
        (t.If(v.Awakened(H.n), H.e, wording="awakening"),),
    )
    cases, case = grammar.kind("cases"), grammar.kind("case")
    cases.phrase(
        "このターンあなたの怪獣カードが進攻で前進したエリアの数により以下を行う。{case}", H.case
    )
    this = t.If(t.Relation(t.TurnCount("zones invaded", YOU), "==", H.n), H.e)
    case.phrase("・{n}-{e:plain_effects}", (this,))
    case.phrase("・{n}-{e:plain_effects}{rest:case}", (Joined(this, wording="case"), ~H.rest))


def _lasting(grammar: CardGrammar) -> None:
    effect = grammar.kind("firm")
    for words, wording in (
        ("そのターン中、", ""),
        ("このターン中、", "this"),
        ("ターンの終わりまで、", "until"),
    ):
        effect.phrase(f"{words}{{lasting}}", t.Lasting("turn", H.lasting), wording)
    effect.phrase("これ以降、{lasting}", t.Lasting("game", H.lasting))
    effect.phrase(
        "このターンあなたの怪獣カードが進攻した時、{clauses}",
        t.Lasting("turn", t.Auto(t.Pattern("invade", v.Monster(YOU)), H.clauses)),
    )
    for word, name in (
        ("スタート", "start"),
        ("メイン", "main"),
        ("撃退", "counter"),
        ("エンド", "end"),
    ):
        effect.phrase(
            f"次のあなたの{word}フェイズ開始時、{{clauses}}",
            t.Lasting("once", t.Auto(t.Pattern(f"begin {name} phase", who=YOU), H.clauses)),
        )
