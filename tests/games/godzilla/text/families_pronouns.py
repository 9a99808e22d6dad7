"""Families of phrases: what pronouns stand for, who chooses, and moments and zones past.
All texts are invented."""

from __future__ import annotations

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import EACH, OPPONENT, YOU
from tests.games.godzilla.text.short import (
    BATTLE,
    IT,
    MINE,
    REVEALED,
    SELF,
    THEIRS,
    Families,
    enter,
    field,
    hand,
    is_in,
    rage,
)

OTHERS = field(YOU, t.Other(), BATTLE)
THERE = v.Zones(YOU, (), False, "same", SELF, was=True)


def order(*effects: t.Effect) -> t.Keyword:
    return t.Keyword("Strategy", None, effects)


PRONOUNS: Families = {
    # -- it ----------------------------------------------------------------------------
    "it is what a condition was about": (
        "[Enter] If this card is in zone 8, send the top card of your deck to your discard pile. "
        "If it is a battle card, advance your monster card by 1 zone.",
        "【出現時】これがエリア8にいるなら、あなたの山札を上から1枚捨て札にする。"
        "それが交戦カードなら、あなたの怪獣カードを1エリア前進させる。",
        "battle",
        (
            enter(
                t.If(is_in(8), (t.Put(t.TopOf(1), "discard"),)),
                t.If(t.Is(IT, (BATTLE,)), (v.Advance(MINE, 1),)),
            ),
        ),
    ),
    "it is the event's card": (
        "Whenever one of your other battle cards is [Destroy], if it is a battle card with «Tide», "
        "you may return it to your hand.",
        "あなたの他の交戦カードが【破壊】されるたび、それが《潮》を持つ交戦カードなら、"
        "それを手札に戻してよい。",
        "battle",
        (
            t.Auto(
                t.Pattern("destroy", OTHERS),
                (
                    t.If(
                        t.Is(t.EventCard(), (BATTLE, t.Trait(("Tide",)))),
                        (t.May((t.Put(t.EventCard(), "hand"),)),),
                    ),
                ),
            ),
        ),
    ),
    "it is the card spoken of since": (
        "Whenever one of your other battle cards is [Destroy], send the top card of your deck to "
        "your discard pile. If it is a red card, add it to your hand.",
        "あなたの他の交戦カードが【破壊】されるたび、あなたの山札を上から1枚捨て札にする。"
        "それが赤のカードなら、それを手札に加える。",
        "battle",
        (
            t.Auto(
                t.Pattern("destroy", OTHERS),
                (
                    t.Put(t.TopOf(1), "discard"),
                    t.If(t.Is(IT, (t.Color(("red",)),)), (t.Put(IT, "hand"),)),
                ),
            ),
        ),
    ),
    "both branches speak of the same cards": (
        "Reveal the top 2 cards of your deck. If they differ in at least 1 trait, add them to your "
        "hand; otherwise, send them to the discard pile.",
        "あなたの山札を上から2枚公開し、それらが異なる特徴を1つ以上持つなら手札に加え、"
        "違うなら捨て札にする。",
        "strategy",
        (
            order(
                t.Reveal(t.TopOf(2), "revealed"),
                t.If(
                    t.Differ(REVEALED, "traits"),
                    (t.Put(REVEALED, "hand"),),
                    (t.Put(REVEALED, "discard"),),
                ),
            ),
        ),
    ),
    "sent away or put back": (
        "[Enter] Look at the top card of your deck. You may send it to your discard pile or place "
        "it back on top of your deck.",
        "【出現時】あなたの山札を上から1枚見て、それを捨て札にするか山札の上に置く。",
        "battle",
        (enter(t.Look(t.TopOf(1), "revealed"), v.RearrangeTop(REVEALED)),),
    ),
    # -- its rage ----------------------------------------------------------------------
    "the rage of the monster that invades": (
        "Whenever your opponent's monster card invades, reduce its [Rage] by 1.",
        "相手の怪獣カードが進攻するたび、それの【怒り】を1減らす。",
        "battle",
        (t.Auto(t.Pattern("invade", THEIRS), (v.ChangeRage(OPPONENT, 1, False),)),),
    ),
    "the rage that was asked about": (
        "If your monster card has 3 or more [Rage], reduce its [Rage] by 1.",
        "あなたの怪獣カードの【怒り】が3以上なら、それを1減らす。",
        "strategy",
        (order(t.If(rage(YOU, ">=", 3), (v.ChangeRage(YOU, 1, False),))),),
    ),
    "the other player's rage that was asked about": (
        "If your opponent has 3 or more [Rage], reduce their [Rage] by 2.",
        "相手の【怒り】が3以上なら、それを2減らす。",
        "strategy",
        (order(t.If(rage(OPPONENT, ">=", 3), (v.ChangeRage(OPPONENT, 2, False),))),),
    ),
    "not moved": (
        "Your monster card cannot be moved by your opponent's effects.",
        "あなたの怪獣カードは相手の効果で移動しない。",
        "battle",
        (v.CannotBeMoved(MINE),),
    ),
    # -- what others choose ------------------------------------------------------------
    "each player chooses": (
        "Each player chooses 1 battle card in their zones. [Destroy] them.",
        "各プレイヤーは自分のエリアにいる交戦カードを1枚選ぶ。それらを【破壊】する。",
        "strategy",
        (order(t.Choose(t.Pick(1, field(YOU, BATTLE), by=EACH)), t.Destroy(IT)),),
    ),
    "all but what each player chooses": (
        "Each player chooses 2 battle cards in their zones, then [Destroy] all other battle cards.",
        "各プレイヤーは自分のエリアにいる交戦カードを2枚選び、"
        "それら以外の交戦カードをすべて【破壊】する。",
        "strategy",
        (
            order(
                t.Choose(t.Pick(2, field(YOU, BATTLE), by=EACH)),
                t.Destroy(t.Every(field(EACH, BATTLE, t.Not(t.Among("it"))))),
            ),
        ),
    ),
    "each player discards": (
        "Each player discards 1 card from their hand.",
        "各プレイヤーは自分の手札を1枚捨てる。",
        "strategy",
        (order(t.Discard(t.Pick(1, hand(YOU), by=EACH), EACH)),),
    ),
    "each player destroys": (
        "Each player [Destroy] 1 of their battle cards.",
        "各プレイヤーは自分の交戦カードを1枚【破壊】する。",
        "strategy",
        (order(t.Destroy(t.Pick(1, field(YOU, BATTLE), by=EACH))),),
    ),
    "the other player destroys": (
        "Your opponent [Destroy] 1 of their battle cards.",
        "相手は自分の交戦カードを1枚【破壊】する。",
        "strategy",
        (order(t.Destroy(t.Pick(1, field(OPPONENT, BATTLE), by=OPPONENT))),),
    ),
    # -- the end of the turn -----------------------------------------------------------
    "at the end of the turn": (
        "At the end of the turn, [Destroy] this card.",
        "ターンの終わりに、これを【破壊】する。",
        "battle",
        (t.Auto(t.Pattern("end turn"), (t.Destroy(SELF),)),),
    ),
    "at the end of a player's turn": (
        "At the end of your opponent's turn, draw 1 card.",
        "相手のターンの終わりに、あなたは1枚引く。",
        "battle",
        (t.Auto(t.Pattern("end turn", who=OPPONENT), (t.Draw(1),)),),
    ),
    "later this turn": (
        "[Enter] Draw 2 cards. At the end of the turn, discard 1 card from your hand.",
        "【出現時】あなたは2枚引く。ターンの終わりに、あなたの手札を1枚捨てる。",
        "battle",
        (
            enter(
                t.Draw(2),
                t.Lasting(
                    "once", t.Auto(t.Pattern("end turn"), (t.Discard(t.Pick(1, hand(YOU))),))
                ),
            ),
        ),
    ),
    "at the end of this very turn": (
        "At the end of this turn, draw 1 card.",
        "このターンの終わりに、あなたは1枚引く。",
        "strategy",
        (order(t.Lasting("once", t.Auto(t.Pattern("end turn"), (t.Draw(1),)))),),
    ),
    "a keyword and the end of the turn": (
        "[Enter] At the end of the turn, [Destroy] this card.",
        "【出現時】ターンの終わりに、これを【破壊】する。",
        "battle",
        (enter(t.Lasting("once", t.Auto(t.Pattern("end turn"), (t.Destroy(SELF),)))),),
    ),
    # -- the zone it was in ------------------------------------------------------------
    "the zone this card was in": (
        "[Revenge] Play 1 “Skiff” token in the zone this card was in.",
        "【逆襲】「小舟」トークンを1枚、これがいたエリアに出現させる。",
        "battle",
        (t.Keyword("Revenge", None, (v.PlayToken("Skiff", 1, THERE),)),),
    ),
    "beside the zone this card was in": (
        "[Revenge] Play 1 “Skiff” token in a zone adjacent to the zone this card was in.",
        "【逆襲】「小舟」トークンを1枚、これがいたエリアの隣接エリア1つに出現させる。",
        "battle",
        (
            t.Keyword(
                "Revenge",
                None,
                (v.PlayToken("Skiff", 1, v.Zones(YOU, (), False, "adjacent", SELF, was=True)),),
            ),
        ),
    ),
    "the zone it was in": (
        "Whenever one of your other battle cards is [Destroy], play 1 “Skiff” token in the zone "
        "it was in.",
        "あなたの他の交戦カードが【破壊】されるたび、「小舟」トークンを1枚、"
        "それがいたエリアに出現させる。",
        "battle",
        (
            t.Auto(
                t.Pattern("destroy", OTHERS),
                (
                    v.ChooseZone(v.Zones(YOU, (), False, "same", t.EventCard(), was=True)),
                    v.PlayToken("Skiff", 1, v.Zones(YOU, (), False, "same")),
                ),
            ),
        ),
    ),
}
