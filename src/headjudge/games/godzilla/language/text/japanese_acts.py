"""Japanese: simple instructions, each a verb with its objects.

A verb phrase is an `act`. It comes in three forms: final, joining (the next follows
after a comma) and te-form (the next follows at once, or `よい`).
"""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla.c03_players import WHO_ACTS
from headjudge.games.godzilla.c04_areas.layout import WHOSE_AREA
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import assembly
from headjudge.games.godzilla.language.text.grammar import ITS
from headjudge.games.godzilla.language.text.japanese_conditions import RAGES
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, add_phrases
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


# The forms that each kind of verb phrase comes in: final, joining, te-form. What the other
# player may do is only said with `よい`, and choices never are.
FORMS: dict[str, tuple[str, ...]] = {
    "act": ("", "_join", "_te"),
    "their_act": ("_te",),
    "choice": ("", "_join"),
}


def phrases(grammar: CardGrammar) -> None:
    add_phrases(grammar, _cards, _piles, _playing, _monsters, _choosing, _of_their_own)


def act(grammar: CardGrammar, text: str, shape: Any, wording: str = "", kind: str = "act") -> None:
    """A verb phrase, given in its final form, in all the forms that its kind comes in.

    What another player does has no te-form here: with it `よい` would be that player's.
    """
    verb = next(verb for verb in VERBS if text.endswith(verb[0]))
    stem = text.removesuffix(verb[0])
    others = text.startswith(("相手は", "各プレイヤーは"))
    for form, ending in zip(("", "_join", "_te"), verb, strict=True):
        if form in FORMS[kind] and not (form == "_te" and others):
            grammar.kind(kind + form).phrase(stem + ending, shape, wording)


def _cards(grammar: CardGrammar) -> None:
    """Drawing, discarding, destroying."""
    for who, whose, wording in (
        ("あなたは", YOU, ""),
        ("", WHO_ACTS, "short"),
        ("相手は", OPPONENT, ""),
        ("各プレイヤーは", EACH, ""),
    ):
        act(grammar, f"{who}{{n}}枚引く", t.Draw(H.n, whose), wording)
        act(grammar, f"{who}{{n}}枚まで引く", t.Draw(H.n, whose, True), wording)
    hand = t.Cards(("hand",), YOU)
    one = t.Discard(t.Pick(H.n, hand))
    act(grammar, "あなたの手札を{n}枚捨てる", one)
    own = t.Cards(("hand",), WHOSE_AREA)
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
        v.Play(t.Pick(assembly.AROUND, H.g), assembly.ADJACENT),
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
    assembly.played_where_it_was(
        grammar.kind("pair"),
        "{what:playable}、",
        "{quoted}トークンを{n}枚、",
        {
            "same": "{it}がいたエリアに出現させる",
            "adjacent": "{it}がいたエリアの隣接エリア1つに出現させる",
        },
    )
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
    for verb, up in (("増やす", True), ("減らす", False)):
        act(grammar, f"それを{{n}}{verb}", v.ChangeRage(ITS, H.n, up), "its it")
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
        for who, whose in (("あなた", YOU), ("相手", OPPONENT), ("各プレイヤー", EACH)):
            act(grammar, f"{who}は{game}に敗北する", t.GameEnds(whose, False), game)
    act(
        grammar,
        "それを捨て札にするか山札の上に置く",
        v.RearrangeTop(t.It()),
        "send or back",
    )


def _of_their_own(grammar: CardGrammar) -> None:
    """What other players choose among their own cards. What each player chooses is said in
    that player's words: their cards are `you`rs."""
    for who, by, own in (("各プレイヤーは", EACH, YOU), ("相手は", OPPONENT, OPPONENT)):
        for where, area in (
            ("エリアにいる", "zone"),
            ("戦略カード置き場にある", "strategy"),
            ("手札の", "hand"),
            ("捨て札の", "discard"),
        ):
            some = t.Pick(H.n, t.Cards((area,), own, H.f), by=by)
            choice = f"{who}自分の{where}{{f:any}}を{{n}}枚選"
            act(grammar, f"{choice}ぶ", t.Choose(some), kind="choice")
            if area == "zone":
                then = f"{choice}び、それら以外の{{g:field}}をすべて破壊する"
                assembly.others_destroyed(grammar.kind("pair"), then, some)
        if by == EACH:
            hand = t.Pick(H.n, t.Cards(("hand",), own), by=by)
            act(grammar, f"{who}自分の手札を{{n}}枚捨てる", t.Discard(hand, by))
            sort = t.Pick(H.n, t.Cards(("hand",), own, H.f), by=by)
            act(grammar, f"{who}自分の手札の{{f:any}}を{{n}}枚捨てる", t.Discard(sort, by), "of")
        field = t.Pick(H.n, t.Cards(("zone",), own, H.f), by=by)
        act(grammar, f"{who}自分の{{f:field}}を{{n}}枚破壊する", t.Destroy(field), f"own {by}")
