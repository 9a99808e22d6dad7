"""Families of phrases: keywords, triggers, continuous abilities. All texts are invented."""

from __future__ import annotations

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import EACH, OPPONENT, YOU
from tests.games.godzilla.text.short import (
    BATTLE,
    BY_THEM,
    MINE,
    MONSTER,
    SELF,
    STRATEGY,
    THEIRS,
    Families,
    at_least,
    enter,
    field,
    gains,
    hand,
    is_in,
    placed,
    rank,
)

ABILITIES: Families = {
    # -- headers and keywords --------------------------------------------------------
    "burst and a header": (
        "[Burst 2] [Opponent's Turn] [Awakening 6] This card gains +2000 threat level.",
        "【強襲2】【相手のターン中】【覚醒6】これの脅威度＋2000。",
        "monster",
        (
            t.Keyword("Burst", 2),
            gains("threat", 2000, t.TurnOf(OPPONENT), v.Awakened(6)),
        ),
    ),
    "a card drawn": (
        "Whenever you draw a card during your end phase, increase your opponent's [Rage] by 1. "
        "When your opponent draws a card, reduce your opponent's [Rage] by 1.",
        "あなたのエンドフェイズにあなたがカードを引くたび、相手の【怒り】を1増やす。"
        "相手がカードを引いた時、相手の【怒り】を1減らす。",
        "battle",
        (
            t.Auto(
                t.Pattern("draw", who=YOU, only_if=t.Both((t.TurnOf(YOU), v.DuringPhase("end")))),
                (v.ChangeRage(OPPONENT, 1, True),),
            ),
            t.Auto(t.Pattern("draw", who=OPPONENT), (v.ChangeRage(OPPONENT, 1, False),)),
        ),
    ),
    "doubled threat": (
        "If this card has 2 or more [Rage], double this card's threat level.",
        "これの【怒り】が2以上なら、これの脅威度を2倍にする。",
        "monster",
        (
            t.Continuous(
                (t.Change(SELF, "threat", "times", 2),),
                (t.Relation(t.PlayerNumber("rage", YOU), ">=", 2),),
            ),
        ),
    ),
    "a retreat": (
        "Whenever this card retreats, draw 1 card.",
        "これが後退するたび、あなたは1枚引く。",
        "monster",
        (t.Auto(t.Pattern("retreat", SELF), (t.Draw(1),)),),
    ),
    "evolution": (
        "[Evolution 5] «Tide» (Reminder text, never read.)",
        "【進化5】《潮》(読まれない注釈)",
        "battle",
        (t.Keyword("Evolution", 5, ("Tide",)),),
    ),
    "enter under a header": (
        "[Awakening 4] [Enter] Draw 1 card, then discard 1 card.",
        "【覚醒4】【出現時】あなたは1枚引いて手札を1枚捨てる。",
        "battle",
        (
            enter(
                t.Draw(1),
                t.Discard(t.Pick(1, hand(YOU))),
                while_=(v.Awakened(4),),
            ),
        ),
    ),
    "when invading and revenge": (
        "[When Invading] Reduce your opponent's [Rage] by 2. "
        "[Revenge] Increase your monster card's [Rage] by 1.",
        "【進攻時】相手の【怒り】を2減らす。【逆襲】あなたの怪獣カードの【怒り】を1増やす。",
        "battle",
        (
            t.Keyword("When Invading", None, (v.ChangeRage(OPPONENT, 2, False),)),
            t.Keyword("Revenge", None, (v.ChangeRage(YOU, 1, True),)),
        ),
    ),
    "base": (
        "[Base] When any monster card invades into zones 6-8, [Destroy] this card.",
        "【拠点】いずれかの怪獣カードがエリア6～8に進攻した時、これを【破壊】する。",
        "strategy",
        (
            t.Keyword(
                "Base",
                None,
                (
                    t.Auto(
                        t.Pattern("advance", cause="invasion", numbers=(6, 7, 8)),
                        (t.Destroy(SELF),),
                    ),
                ),
            ),
        ),
    ),
    "resonance": (
        "[Resonance] Red/Blue ・Monster cards in your deck must have «Tide» or «Mist». "
        "・Battle cards in your deck must be rank 5 or higher. "
        "・Your deck must contain at least 10 strategy cards.",
        "【共鳴】赤/青・怪獣カードは《潮》か《霧》のみ。・交戦カードは等級5以上のみ。"
        "・戦略カードを10枚以上。",
        "monster",
        (
            t.Keyword(
                "Resonance",
                None,
                (
                    ("red", "blue"),
                    (
                        v.DeckCondition((MONSTER,), (t.Trait(("Tide", "Mist")),)),
                        v.DeckCondition((BATTLE,), (rank(">=", 5),)),
                        v.DeckCondition((STRATEGY,), (), 10),
                    ),
                ),
            ),
        ),
    ),
    "a strategy card's instruction": (
        "Draw up to 2 cards. Your opponent draws up to 1 card.",
        "あなたは2枚まで引く。相手は1枚まで引く。",
        "strategy",
        (t.Keyword("Strategy", None, (t.Draw(2, up_to=True), t.Draw(1, OPPONENT, True))),),
    ),
    # -- triggers --------------------------------------------------------------------
    "a phase of yours": (
        "At the beginning of your end phase, if you have no cards in your hand, you lose the game.",
        "あなたのエンドフェイズ開始時、あなたの手札にカードがないなら、あなたはゲームに敗北する。",
        "monster",
        (
            t.Auto(
                t.Pattern("begin end phase", who=YOU),
                (
                    t.If(
                        t.Relation(t.Count(hand(YOU)), "==", 0),
                        (t.GameEnds(YOU, False),),
                    ),
                ),
            ),
        ),
    ),
    "a phase on your turn is yours": (
        "[Your Turn] At the beginning of your counter phase, draw 1 card.",
        "【あなたのターン中】撃退フェイズ開始時、あなたは1枚引く。",
        "strategy",
        (t.Auto(t.Pattern("begin counter phase"), (t.Draw(1),), (t.TurnOf(YOU),)),),
    ),
    "rage grows": (
        "Whenever this card's [Rage] is increased, play 1 “Skiff” token.",
        "これの【怒り】が増えるたび、「小舟」トークンを1枚出現させる。",
        "monster",
        (t.Auto(t.Pattern("rage up", who=YOU), (v.PlayToken("Skiff"),)),),
    ),
    "reaching a zone": (
        "When this card reaches zone 8, [Destroy] all battle cards of both players.",
        "これがエリア8に到達した時、各プレイヤーの交戦カードをすべて【破壊】する。",
        "monster",
        (
            t.Auto(
                t.Pattern("advance", SELF, numbers=(8,)),
                (t.Destroy(t.Every(field(EACH, BATTLE))),),
            ),
        ),
    ),
    "playing a sort of card": (
        "[Your Turn] Whenever you play a battle card, [Destroy] all of your opponent's rank 3 or "
        "lower battle cards in the same column as that battle card.",
        "【あなたのターン中】あなたの交戦カードが出現するたび、それと同じ縦列にいる相手の"
        "等級3以下の交戦カードをすべて【破壊】する。",
        "strategy",
        (
            t.Auto(
                t.Pattern("play", t.Cards(("zone", "strategy"), YOU, (BATTLE,))),
                (
                    t.Destroy(
                        t.Every(
                            field(
                                OPPONENT,
                                BATTLE,
                                rank("<=", 3),
                                t.Placed("column", t.EventCard()),
                            )
                        )
                    ),
                ),
                (t.TurnOf(YOU),),
            ),
        ),
    ),
    "discarded by the other player": (
        "When this card is discarded from your hand by your opponent's effect, "
        "you may play this card.",
        "相手の効果でこれを手札から捨てた時、これを出現させてよい。",
        "battle",
        (
            t.Auto(
                t.Pattern("discard", SELF, by=OPPONENT),
                (t.May((v.Play(SELF),)),),
                on_leaving=True,
            ),
        ),
    ),
    "out of the discard pile": (
        "When your monster card is played, you may play this card from your discard pile.",
        "あなたの怪獣カードが出現した時、あなたの捨て札からこれを出現させてよい。",
        "battle",
        (
            t.Auto(
                t.Pattern("play", t.Cards(("zone", "strategy"), YOU, (MONSTER,))),
                (t.May((v.Play(SELF),)),),
                where=("discard",),
            ),
        ),
    ),
    "a situation": (
        "When you have no cards in your hand, draw 2 cards.",
        "あなたの手札にカードがない時、2枚引く。",
        "battle",
        (
            t.Auto(
                t.Situation(t.Relation(t.Count(hand(YOU)), "==", 0)),
                (t.Draw(2),),
            ),
        ),
    ),
    "one of your cards is destroyed": (
        "Whenever one of your other battle cards is [Destroy], "
        "for the rest of the turn, this card gains +2000 counter power.",
        "あなたの他の交戦カードが【破壊】されるたび、そのターン中、これの撃退力＋2000。",
        "battle",
        (
            t.Auto(
                t.Pattern("destroy", field(YOU, t.Other(), BATTLE)),
                (t.Lasting("turn", gains("counter_power", 2000)),),
            ),
        ),
    ),
    # -- continuous abilities ----------------------------------------------------------
    "counter power under a condition": (
        "If this card is in the same column as your opponent's monster card, "
        "this card gains +3000 counter power.",
        "これが相手の怪獣カードと同じ縦列にいるなら、撃退力＋3000。",
        "battle",
        (gains("counter_power", 3000, t.Is(SELF, (t.Placed("column", THEIRS),))),),
    ),
    "counter power for each": (
        "This card gains +1000 counter power for each other «Tide» card in your zones.",
        "あなたのエリアにいる《潮》を持つ他のカード1枚につき、これの撃退力＋1000。",
        "battle",
        (
            gains(
                "counter_power",
                t.Times(1000, t.Count(field(YOU, t.Other(), t.Trait(("Tide",))))),
            ),
        ),
    ),
    "counter power around": (
        "All of your rank 5 or lower battle cards in zones adjacent to this card "
        "gain +1000 counter power.",
        "これの隣接エリアにいるあなたの等級5以下の交戦カードすべての撃退力＋1000。",
        "monster",
        (
            gains(
                "counter_power",
                1000,
                what=t.Every(field(YOU, BATTLE, rank("<=", 5), t.Placed("adjacent", SELF))),
            ),
        ),
    ),
    "counter power X": (
        "This card's counter power X is equal to 2000 multiplied by the number of "
        "different colors among other battle cards in your zones.",
        "これの撃退力Xは、あなたのエリアにいる他の交戦カードの色の数を2000倍した値に等しい。",
        "battle",
        (
            t.Continuous(
                (
                    t.Change(
                        SELF,
                        "counter_power",
                        "set",
                        t.Times(2000, t.CountKinds("colors", field(YOU, t.Other(), BATTLE))),
                    ),
                )
            ),
        ),
    ),
    "ranks": (
        "[Your Turn] If there are 3 or more cards under this card, "
        "reduce the rank of all battle cards in your opponent's zones by 2.",
        "【あなたのターン中】これの下にカードが3枚以上あるなら、"
        "相手のエリアにいる交戦カードすべての等級－2。",
        "monster",
        (
            gains(
                "rank",
                -2,
                t.TurnOf(YOU),
                at_least(3, t.Under(SELF)),
                what=t.Every(field(OPPONENT, BATTLE)),
            ),
        ),
    ),
    "abilities given": (
        "All of your tokens in your zones gain “[Revenge] Draw 1 card.”",
        "あなたのエリアにいるトークンすべては「【逆襲】あなたは1枚引く。」を得る。",
        "battle",
        (
            t.Continuous(
                (
                    t.Change(
                        t.Every(field(YOU, v.Token())),
                        "abilities",
                        "gain",
                        t.Keyword("Revenge", None, (t.Draw(1),)),
                    ),
                )
            ),
        ),
    ),
    "traits and colours given": (
        "All of your tokens in your zones also have «Mist». This card is all colors.",
        "あなたのエリアにいるトークンすべては《霧》も持つ。これはすべての色を持つ。",
        "battle",
        (
            t.Continuous((t.Change(t.Every(field(YOU, v.Token())), "traits", "gain", ("Mist",)),)),
            t.Continuous((t.Change(SELF, "colors", "gain", ("red", "blue", "green", "white")),)),
        ),
    ),
    "no engaging": (
        "[Opponent's Turn] All of your opponent's rank 4 or lower battle cards "
        "cannot engage with your monster card.",
        "【相手のターン中】相手の等級4以下の交戦カードすべては、あなたの怪獣カードと戦闘できない。",
        "strategy",
        (v.CannotEngage(t.Every(field(OPPONENT, BATTLE, rank("<=", 4))), (t.TurnOf(OPPONENT),)),),
    ),
    "total counter power": (
        "[Your Turn] For each battle card in your zones 6-8, "
        "increase your total counter power by 3000.",
        "【あなたのターン中】あなたのエリア6～8にいる交戦カード1枚につき、"
        "あなたの撃退力の合計を＋3000。",
        "strategy",
        (
            v.TotalCounterPower(
                YOU,
                t.Times(3000, t.Count(field(YOU, BATTLE, t.InZones((6, 7, 8))))),
                (t.TurnOf(YOU),),
            ),
        ),
    ),
    "not countered": (
        "[Opponent's Turn] Your monster card cannot be countered by 30,000 or lower counter "
        "power. Instead, it only moves as though it were countered.",
        "【相手のターン中】あなたの怪獣カードは撃退力30000以下では撃退されず、"
        "その際に撃退されたかのように移動のみ行う。",
        "strategy",
        (v.NotCounteredBy(MINE, 30000, (t.TurnOf(OPPONENT),)),),
    ),
    # -- prohibitions ------------------------------------------------------------------
    "not destroyed": (
        "If this card is in zones 1-5, this card cannot be [Destroy] by your opponent's effects.",
        "これがエリア1～5にいるなら、これは相手の効果で【破壊】されない。",
        "battle",
        (t.Forbid(t.Pattern("destroy", SELF, **BY_THEM), (is_in(1, 2, 3, 4, 5),)),),
    ),
    "rage not reduced": (
        "This card's [Rage] cannot be reduced by your opponent's effects.",
        "これの【怒り】は相手の効果で減らない。",
        "monster",
        (t.Forbid(t.Pattern("rage down", who=YOU, **BY_THEM)),),
    ),
    "neither advancing nor invading": (
        "This card cannot advance nor invade. [Enter] Draw 1 card.",
        "これは前進も進攻もできない。【出現時】あなたは1枚引く。",
        "monster",
        (
            t.Forbid(t.Pattern("advance", SELF)),
            t.Forbid(t.Pattern("invade", SELF)),
            enter(t.Draw(1)),
        ),
    ),
    "no playing": (
        "Your opponent cannot play battle cards in zones in the same column as this card.",
        "相手はこれと同じ縦列のエリアに交戦カードを出現させることができない。",
        "monster",
        (v.CannotPlay((BATTLE,), OPPONENT, zones=v.Zones(OPPONENT, (), False, "column", SELF)),),
    ),
    "not played while": (
        "This card cannot be played if you have 2 or fewer battle cards in your zones.",
        "あなたのエリアにいる交戦カードが2枚以下ではこれは出現できない。",
        "battle",
        (v.CannotPlay(None, while_=(t.Relation(t.Count(field(YOU, BATTLE)), "<=", 2),)),),
    ),
    # -- replacements ------------------------------------------------------------------
    "destroyed, instead": (
        "When this card would be [Destroy], put this card on the bottom of your deck instead.",
        "これが【破壊】される際、かわりにあなたの山札の下に置く。",
        "battle",
        (t.Replacement(t.Pattern("destroy", SELF), (t.Put(SELF, "deck bottom"),)),),
    ),
    "destroyed by effects, perhaps instead": (
        "When this card would be [Destroy] by your opponent's effects, "
        "you may [Destroy] 1 of your other battle cards instead.",
        "これが相手の効果で【破壊】される際、かわりにあなたの他の交戦カードを1枚【破壊】してよい。",
        "battle",
        (
            t.Replacement(
                t.Pattern("destroy", SELF, **BY_THEM),
                (t.Destroy(t.Pick(1, field(YOU, t.Other(), BATTLE))),),
                True,
            ),
        ),
    ),
    "strategy cards kept": (
        "Whenever your strategy cards would be discarded from the strategy zone, "
        "you may place them under this card instead.",
        "あなたのカードが戦略カード置き場から捨て札になる際、かわりにそれをこれの下に重ねてよい。",
        "battle",
        (
            t.Replacement(
                t.Pattern("destroy", placed(YOU)),
                (t.PutUnder(t.EventCard(), SELF),),
                True,
            ),
        ),
    ),
    "before it is destroyed": (
        "When this card would be [Destroy] by an opponent's effect, "
        "add all cards under this card to your hand.",
        "これが相手の効果で【破壊】される際、これの下にあるカードをすべて手札に加える。",
        "battle",
        (
            t.Replacement(
                t.Pattern("destroy", SELF, **BY_THEM),
                (t.Put(t.Every(t.Under(SELF)), "hand"),),
                keeps=True,
            ),
        ),
    ),
    # -- playing for less, decks -------------------------------------------------------
    "rank when played": (
        "If your opponent has a strategy card in play, "
        "you can play this card from your hand with its rank reduced by 2.",
        "相手が戦略カードを置いているなら、等級を－2して手札から出現できる。",
        "battle",
        (v.RankWhenPlayed(2, (at_least(1, placed(OPPONENT, STRATEGY)),)),),
    ),
    "rank when played on something": (
        "If you would play this card on top of your «Tide» battle card, "
        "you may play this from your hand with its rank reduced by 3.",
        "これをあなたの《潮》を持つ交戦カードの上に重ねて出現させるなら、"
        "等級を－3して手札から出現できる。",
        "battle",
        (v.RankWhenPlayed(3, onto=field(YOU, BATTLE, t.Trait(("Tide",)))),),
    ),
    "rank of others": (
        "[Your Turn] You can play battle cards with «Tide» from your hand "
        "with their rank reduced by 3.",
        "【あなたのターン中】あなたの手札の《潮》を持つ交戦カードすべては等級を－3して出現できる。",
        "strategy",
        (v.RankOfPlayed((BATTLE, t.Trait(("Tide",))), 3, (t.TurnOf(YOU),)),),
    ),
    "about the deck": (
        "You may have any number of this card in your deck.",
        "これはデッキに好きな枚数入れてよい。",
        "battle",
        (v.AnyNumberInDeck(),),
    ),
    "where it begins": (
        "If this card is in your monster deck, at the start of the game it will be played "
        "in Zone 3.",
        "これはゲーム開始時にエリア3に出現する。",
        "monster",
        (v.StartsIn(3),),
    ),
}
