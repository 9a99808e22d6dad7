"""One text of each family of phrases, in both languages, and exactly what it means.

All texts are invented. The two languages must say the same.
"""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla import text as card_text
from headjudge.games.godzilla import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import EACH, OPPONENT, YOU

NAMES = {"潮": "Tide", "霧": "Mist", "泡の王": "Foam King", "小舟": "Skiff"}

BATTLE, MONSTER, STRATEGY = t.Type(("battle",)), t.Type(("monster",)), t.Type(("strategy",))
SELF, IT, REVEALED = t.Self(), t.It(), t.It("revealed")
MINE, THEIRS = v.Monster(YOU), v.Monster(OPPONENT)
AROUND = v.Zones(YOU, (), False, "adjacent", SELF)


def field(whose: str, *filters: t.Filter) -> t.Cards:
    return t.Cards(("zone",), whose, filters)


def placed(whose: str, *filters: t.Filter) -> t.Cards:
    return t.Cards(("strategy",), whose, filters)


def discarded(*filters: t.Filter) -> t.Cards:
    return t.Cards(("discard",), YOU, filters)


def hand(whose: str, *filters: t.Filter) -> t.Cards:
    return t.Cards(("hand",), whose, filters)


def deck(*filters: t.Filter) -> t.Cards:
    return t.Cards(("deck",), YOU, filters)


def rank(relation: str, number: Any) -> t.Compare:
    return t.Compare("rank", relation, number)


def at_least(number: int, cards: Any) -> t.Relation:
    return t.Relation(t.Count(cards), ">=", number)


def rage(whose: str, relation: str, number: int) -> t.Relation:
    return t.Relation(t.PlayerNumber("rage", whose), relation, number)


def enter(*effects: t.Effect, **more: Any) -> t.Keyword:
    return t.Keyword("Enter", None, effects, **more)


def gains(property: str, number: Any, *while_: t.Condition, what: Any = SELF) -> t.Continuous:
    return t.Continuous((t.Change(what, property, "add", number),), while_)


def is_in(*zones: int) -> t.Is:
    return t.Is(SELF, (t.InZones(zones),))


BY_THEM: dict[str, Any] = {"by": OPPONENT}

# English, Japanese, the type of the card, its abilities.
FAMILIES: dict[str, tuple[str, str, str, tuple[t.Ability, ...]]] = {
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
                                        t.Pick(1, field(OPPONENT, BATTLE, t.Side("right"))),
                                        t.Pick(1, field(OPPONENT, BATTLE, t.Side("left"))),
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


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_text_means_exactly_this(family: str, lang: str) -> None:
    english, japanese, card_type, abilities = FAMILIES[family]
    printed = english if lang == "en" else japanese
    names = None if lang == "en" else NAMES
    assert card_text.read(printed, lang, card_type, names) == abilities


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_was_read_says_itself_back(family: str, lang: str) -> None:
    english, japanese, card_type, _abilities = FAMILIES[family]
    printed = english if lang == "en" else japanese
    read = card_text.read(printed, lang, card_type)
    normal = card_text.normalise(printed, lang)
    assert card_text.say_normal(read, lang, card_type) == normal
    assert card_text.normalise(card_text.say(read, lang, card_type), lang) == normal


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_terms_without_any_wording_can_be_said(family: str, lang: str) -> None:
    _english, _japanese, card_type, abilities = FAMILIES[family]
    said = card_text.say(abilities, lang, card_type)
    assert card_text.read(said, lang, card_type) == abilities


# Other wordings of something above: the same term, each said back as it was printed.
WORDINGS = (
    ("[Enter] Retreat your opponent's monster card by 1 zone.", "battle"),
    ("[Enter] Retreat your opponent's monster card back by 1 zone.", "battle"),
    ("[Enter] Move your opponent's monster card backward by 1 zone.", "battle"),
    ("[Enter] Your opponent's monster card retreats backward by 1 zone.", "battle"),
)


@pytest.mark.parametrize(("printed", "card_type"), WORDINGS)
def test_wordings_of_equal_meaning_are_equal_terms(printed: str, card_type: str) -> None:
    read = card_text.read(printed, "en", card_type)
    assert read == (enter(v.Retreat(THEIRS, 1)),)
    assert card_text.say(read, "en", card_type) == printed
