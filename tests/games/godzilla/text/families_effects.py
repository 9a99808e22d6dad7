"""Families of phrases: instructions, conditions, filters. All texts are invented."""

from __future__ import annotations

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import EACH, OPPONENT, YOU
from tests.games.godzilla.text.short import (
    AROUND,
    BATTLE,
    IT,
    MINE,
    MONSTER,
    REVEALED,
    SELF,
    STRATEGY,
    THEIRS,
    Families,
    at_least,
    deck,
    discarded,
    enter,
    field,
    gains,
    hand,
    is_in,
    placed,
    rage,
    rank,
)

EFFECTS: Families = {
    "each player loses": (
        "Each player loses the game.",
        "各プレイヤーはゲームに敗北する。",
        "strategy",
        (t.Keyword("Strategy", None, (t.GameEnds(EACH, False),)),),
    ),
    # -- instructions ------------------------------------------------------------------
    "destroy so many": (
        "[Enter] [Destroy] up to 2 of your opponent's rank 4 or lower battle cards.",
        "【出現時】相手の等級4以下の交戦カードを2枚まで【破壊】する。",
        "battle",
        (enter(t.Destroy(t.Pick(2, field(OPPONENT, BATTLE, rank("<=", 4)), up_to=True))),),
    ),
    "discard until": (
        "[Enter] Each player discards cards until they have 3 cards remaining in their hand.",
        "【出現時】各プレイヤーは自分の手札を3枚になるよう捨てる。",
        "monster",
        (enter(t.DiscardUntil(3, EACH)),),
    ),
    "the top of the deck": (
        "[Enter] Send the top card of your deck to your discard pile. If it is a red battle card, "
        "advance your monster card by 1 zone.",
        "【出現時】あなたの山札を上から1枚捨て札にする。それが赤の交戦カードなら、"
        "あなたの怪獣カードを1エリア前進させる。",
        "battle",
        (
            enter(
                t.Put(t.TopOf(1), "discard"),
                t.If(t.Is(IT, (BATTLE, t.Color(("red",)))), (v.Advance(MINE, 1),)),
            ),
        ),
    ),
    "revealed cards are remembered": (
        "[Enter] Reveal the top 3 cards of your deck and send them to your discard pile. "
        "For each monster card revealed this way, increase this card's [Rage] by 1.",
        "【出現時】あなたの山札を上から3枚公開して捨て札にする。"
        "公開した怪獣カード1枚につき、これの【怒り】を1増やす。",
        "monster",
        (
            enter(
                t.Reveal(t.TopOf(3), "revealed"),
                t.Put(REVEALED, "discard"),
                v.ChangeRage(YOU, t.Times(1, t.CountOf("revealed", (MONSTER,))), True),
            ),
        ),
    ),
    "some of them, and the rest": (
        "[Enter] If this card is in zone 8, reveal the top 3 cards of your deck. Add up to 1 green "
        "battle card from among them to your hand, and send the rest to your discard pile.",
        "【出現時】これがエリア8にいるなら、あなたの山札を上から3枚公開し、"
        "その中の緑の交戦カードを1枚まで手札に加え、残りを捨て札にする。",
        "battle",
        (
            enter(
                t.If(
                    is_in(8),
                    (
                        t.Reveal(t.TopOf(3), "revealed"),
                        t.Put(
                            t.Pick(
                                1,
                                deck(t.Among("revealed"), BATTLE, t.Color(("green",))),
                                up_to=True,
                            ),
                            "hand",
                        ),
                        t.Put(t.Rest("revealed"), "discard"),
                    ),
                )
            ),
        ),
    ),
    "looking": (
        "[Enter] Look at the top 2 cards of your deck, put any number on top of your deck "
        "in any order, and send the rest to your discard pile.",
        "【出現時】あなたの山札を上から2枚見て、望む枚数山札の上に好きな順で置き、"
        "残りを捨て札にする。",
        "battle",
        (enter(t.Look(t.TopOf(2), "revealed"), v.RearrangeTop(REVEALED)),),
    ),
    "searching": (
        "[Enter] If this card was played from your hand, search your deck for up to 1 card named "
        "“Foam King”, reveal it, add it to your hand, then shuffle your deck.",
        "【出現時】手札から出現したら、あなたの山札から「泡の王」を1枚まで探して公開し、"
        "手札に加え、山札をシャッフルする。",
        "battle",
        (
            enter(
                t.If(
                    t.Entered("hand"),
                    (
                        t.Search(t.Pick(1, deck(t.Named(("Foam King",))), up_to=True)),
                        t.Reveal(IT),
                        t.Put(IT, "hand"),
                        t.Shuffle(),
                    ),
                )
            ),
        ),
    ),
    "paying for it": (
        "[Enter] You may discard 1 strategy card from your hand to reduce your opponent's "
        "[Rage] by 1.",
        "【出現時】あなたの手札の戦略カードを1枚捨てることで、相手の【怒り】を1減らす。",
        "battle",
        (
            enter(
                t.May(
                    (t.Discard(t.Pick(1, hand(YOU, STRATEGY))),),
                    (v.ChangeRage(OPPONENT, 1, False),),
                )
            ),
        ),
    ),
    "the other player may": (
        "[Opponent's Turn] At the beginning of the main phase, your opponent may discard 2 cards "
        "from their hand. If they do, [Destroy] this card.",
        "【相手のターン中】メインフェイズ開始時、相手は自分の手札を2枚捨ててよい。"
        "そうしたら、これを【破壊】する。",
        "strategy",
        (
            t.Auto(
                t.Pattern("begin main phase"),
                (
                    t.May(
                        (t.Discard(t.Pick(2, hand(OPPONENT), by=OPPONENT), OPPONENT),),
                        (t.Destroy(SELF),),
                        OPPONENT,
                    ),
                ),
                (t.TurnOf(OPPONENT),),
            ),
        ),
    ),
    "or else": (
        "[Enter] You may [Destroy] 2 of your other battle cards in your zones. "
        "If you do not, [Destroy] this card.",
        "【出現時】あなたのエリアにいる他の交戦カードを2枚【破壊】してよい。"
        "そうしないなら、これを【破壊】する。",
        "battle",
        (
            enter(
                t.May(
                    (t.Destroy(t.Pick(2, field(YOU, t.Other(), BATTLE))),),
                    otherwise=(t.Destroy(SELF),),
                )
            ),
        ),
    ),
    "instead of the first": (
        "Whenever you discard a battle card from your hand, reduce your opponent's [Rage] by 1. "
        "If your opponent's [Rage] is 0, draw 1 card instead.",
        "あなたが手札から交戦カードを捨てるたび、相手の【怒り】を1減らす。"
        "相手の【怒り】が0なら、かわりにあなたは1枚引く。",
        "monster",
        (
            t.Auto(
                t.Pattern("discard", hand(YOU, BATTLE)),
                (
                    t.If(
                        rage(OPPONENT, "==", 0),
                        (t.Draw(1),),
                        (v.ChangeRage(OPPONENT, 1, False),),
                    ),
                ),
            ),
        ),
    ),
    "one of several": (
        "Choose one: ・Draw 2 cards. ・[Awakening 6] Set your opponent's [Rage] to 0.",
        "以下を1つ行う。・あなたは2枚引く。・【覚醒6】相手の【怒り】を0にする。",
        "strategy",
        (
            t.Keyword(
                "Strategy",
                None,
                (
                    t.ChooseOf(
                        1,
                        (
                            (t.Draw(2),),
                            (t.If(v.Awakened(6), (v.SetRage(OPPONENT, 0),)),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    "a zone is chosen": (
        "If you have 4 or more battle cards in your zones, choose 1 of your opponent's zones. "
        "[Destroy] all of your opponent's battle cards in that zone and zones adjacent to it.",
        "あなたのエリアに交戦カードが4枚以上いるなら、相手のエリア1つを指定し、"
        "そのエリアおよび隣接エリアにいる相手の交戦カードをすべて【破壊】する。",
        "strategy",
        (
            t.Keyword(
                "Strategy",
                None,
                (
                    t.If(
                        at_least(4, field(YOU, BATTLE)),
                        (
                            v.ChooseZone(v.Zones(OPPONENT)),
                            t.Destroy(t.Every(field(OPPONENT, BATTLE, v.InChosenZone(True)))),
                        ),
                    ),
                ),
            ),
        ),
    ),
    "moving to the card's own side": (
        "[Enter] Move 1 of your opponent's battle cards in the same column as this card "
        "to an unoccupied zone.",
        "【出現時】これと同じ縦列にいる相手の交戦カードを1枚、空いているエリアに移動させる。",
        "battle",
        (
            enter(
                v.MoveTo(
                    t.Pick(1, field(OPPONENT, BATTLE, t.Placed("column", SELF))),
                    v.Zones(OPPONENT, empty=True),
                )
            ),
        ),
    ),
    "a monster of some threat retreats": (
        "[Enter] 1 of your opponent's monster cards with 40,000 or less threat level "
        "retreats back by 1 zone.",
        "【出現時】相手の脅威度40000以下の怪獣カードを1エリア後退させる。",
        "battle",
        (enter(v.Retreat(t.Every(field(OPPONENT, MONSTER, t.Compare("threat", "<=", 40000))), 1)),),
    ),
    "countering": (
        "If your opponent has 1 or fewer [Rage], counter your opponent's monster card.",
        "相手の【怒り】が1以下なら、相手の怪獣カードを撃退する。",
        "strategy",
        (t.Keyword("Strategy", None, (t.If(rage(OPPONENT, "<=", 1), (v.Counter(THEIRS),)),)),),
    ),
    "playing beside this card": (
        "[Enter] Play 1 rank 3 or lower battle card with [Evolution] from your discard pile "
        "in a zone adjacent to this card.",
        "【出現時】あなたの捨て札から【進化】を持つ等級3以下の交戦カードを1枚、"
        "これの隣接エリア1つに出現させる。",
        "monster",
        (
            enter(
                v.Play(
                    t.Pick(1, discarded(BATTLE, rank("<=", 3), t.HasKeyword("Evolution"))),
                    AROUND,
                )
            ),
        ),
    ),
    "tokens all around": (
        "[Enter] Play “Skiff” tokens in all zones adjacent to this card.",
        "【出現時】「小舟」トークンをこれの隣接エリアすべてに出現させる。",
        "monster",
        (enter(v.PlayToken("Skiff", 1, AROUND, every=True)),),
    ),
    "under a card": (
        "[Enter] Place up to 2 monster cards from your discard pile under your monster card.",
        "【出現時】あなたの捨て札から怪獣カードを2枚まで、あなたの怪獣カードの下に重ねる。",
        "battle",
        (enter(t.PutUnder(t.Pick(2, discarded(MONSTER), up_to=True), MINE)),),
    ),
    "swapping": (
        "[Enter] Choose 2 battle cards in your zones, you may swap their positions.",
        "【出現時】あなたのエリアにいる交戦カードを2枚選び、それらのいるエリアを入れ替えてよい。",
        "battle",
        (enter(t.Choose(t.Pick(2, field(YOU, BATTLE))), t.May((t.Swap(IT),))),),
    ),
    "later": (
        "Increase your monster card's [Rage] by 2. At the beginning of your next end phase, "
        "discard 1 card from your hand.",
        "あなたの怪獣カードの【怒り】を2増やす。次のあなたのエンドフェイズ開始時、"
        "あなたの手札を1枚捨てる。",
        "strategy",
        (
            t.Keyword(
                "Strategy",
                None,
                (
                    v.ChangeRage(YOU, 2, True),
                    t.Lasting(
                        "once",
                        t.Auto(
                            t.Pattern("begin end phase", who=YOU),
                            (t.Discard(t.Pick(1, hand(YOU))),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    "for the rest of the game": (
        "For the rest of the game, you have 3 strategy card zones.",
        "これ以降、あなたの戦略カード置き場は3つになる。",
        "strategy",
        (t.Keyword("Strategy", None, (t.Lasting("game", v.StrategyZones(3)),)),),
    ),
    "both ends": (
        "If there are 2 or more battle cards in your opponent's zones, [Destroy] 1 battle card "
        "from the rightmost and 1 from the leftmost position from among them.",
        "相手のエリアにいる交戦カードが2枚以上なら、それらのうち、"
        "あなたから見て最も右側と左側のカードからそれぞれ1枚を【破壊】する。",
        "strategy",
        (
            t.Keyword(
                "Strategy",
                None,
                (
                    t.If(
                        at_least(2, field(OPPONENT, BATTLE)),
                        (
                            t.Destroy(
                                t.Together(
                                    (
                                        t.Pick(1, field(OPPONENT, BATTLE, v.Side("right"))),
                                        t.Pick(1, field(OPPONENT, BATTLE, v.Side("left"))),
                                    )
                                )
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    # -- conditions --------------------------------------------------------------------
    "two conditions": (
        "If your opponent's [Rage] is 0 and you have 2 or more tokens in your zones, "
        "this card gains +3000 counter power.",
        "相手の【怒り】が0で、あなたのエリアにトークンが2枚以上いるなら、これの撃退力＋3000。",
        "battle",
        (
            gains(
                "counter_power",
                3000,
                t.Both((rage(OPPONENT, "==", 0), at_least(2, field(YOU, v.Token())))),
            ),
        ),
    ),
    "colours counted": (
        "If there are 2 or more colors among battle cards in your discard pile, "
        "this card gains +5000 threat level.",
        "あなたの捨て札の交戦カードが2色以上なら、これの脅威度＋5000。",
        "monster",
        (
            gains(
                "threat",
                5000,
                t.Relation(t.CountKinds("colors", discarded(BATTLE)), ">=", 2),
            ),
        ),
    ),
    "a monster's rank in Roman numbers": (
        "If your monster card is rank III or higher, this card gains +3000 counter power.",
        "あなたの怪獣カードが等級Ⅲ以上なら、これの撃退力＋3000。",
        "battle",
        (gains("counter_power", 3000, t.Is(MINE, (rank(">=", 3),))),),
    ),
    "a base in play": (
        "If you have a card with [Base] in play, this card gains +10,000 threat level.",
        "あなたが【拠点】を置いているなら、これの脅威度＋10000。",
        "monster",
        (gains("threat", 10000, at_least(1, placed(YOU, t.HasKeyword("Base")))),),
    ),
    "this turn": (
        "[Enter] If your monster card invaded this turn, advance your monster card to zone 6.",
        "【出現時】このターンあなたの怪獣カードが進攻していたら、"
        "あなたの怪獣カードをエリア6まで前進させる。",
        "battle",
        (enter(t.If(t.Happened("invaded", YOU), (v.AdvanceTo(MINE, 6),))),),
    ),
    # -- filters, in any usual order ---------------------------------------------------
    "many filters": (
        "[Enter] Return up to 1 green rank 4 or lower «Mist» battle card with [Revenge] "
        "from your discard pile to your hand.",
        "【出現時】あなたの捨て札の【逆襲】を持つ等級4以下で《霧》を持つ緑の交戦カードを"
        "1枚まで手札に戻す。",
        "battle",
        (
            enter(
                t.Put(
                    t.Pick(
                        1,
                        discarded(
                            BATTLE,
                            t.Trait(("Mist",)),
                            t.Color(("green",)),
                            rank("<=", 4),
                            t.HasKeyword("Revenge"),
                        ),
                        up_to=True,
                    ),
                    "hand",
                )
            ),
        ),
    ),
    "both traits, and not a colour": (
        "[Enter] [Destroy] 1 of your non-red battle cards with both «Tide» and «Mist».",
        "【出現時】あなたの《潮》と《霧》を両方持つ赤でない交戦カードを1枚【破壊】する。",
        "battle",
        (
            enter(
                t.Destroy(
                    t.Pick(
                        1,
                        field(
                            YOU,
                            BATTLE,
                            t.Trait(("Tide", "Mist"), every=True),
                            t.Not(t.Color(("red",))),
                        ),
                    )
                )
            ),
        ),
    ),
}
