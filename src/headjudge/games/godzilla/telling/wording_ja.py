"""The Japanese words of this game for people, key for key as in English."""

from __future__ import annotations

from typing import Final

from headjudge.language import words_ja as common

PLAYERS: Final = common.PLAYERS

ZONES: Final = {
    **common.ZONES,
    "zone": "エリア{n}",
    "strategy": "戦略カード置き場{n}",
    "monster deck": "怪獣デッキ置き場",
    "invading": "進攻怪獣置き場",
    "deck": "山札",
    "discard": "捨て札",
    "resolution": "解決領域",
}

ENTRIES: Final = {
    **common.ENTRIES,
    "lasting/strategy zones": "{who}の戦略カード置き場は{until}{amount}つになる。",
    "lasting/not countered by": "{cards}は{until}撃退力{amount}以下では撃退されない。",
    "begin start phase": "スタートフェイズ。",
    "begin main phase": "メインフェイズ。",
    "begin counter phase": "撃退フェイズ。",
    "begin end phase": "エンドフェイズ。",
    "shuffle": "{whose}山札をシャッフルした。",
    "reshuffle": "{whose}山札が尽きたので、捨て札を山札に戻す。",
    "discard": "{who}は{card}を捨てた。",
    "discard/invasion": "{who}は進攻のために{card}を捨てた。",
    "discard/rage": "{who}は怒りを得るために{card}を捨てた。",
    "put/invasion": "進攻のために山札の一番上の{card}を捨て札にした。",
    "put/burst": "強襲で出た{card}は捨て札になる。",
    "put/illegal": "{card}は{origin}に置けないので捨て札になる。",
    "put/crush": "踏み潰されたカードの下の{card}も捨て札になる。",
    "play zone": "{who}は{card}を{to}に出現させた。",
    "play zone/effect": "{card}が{to}に出現した。",
    "play zone/evolution": "進化により{card}を{to}に重ねた。",
    "play strategy": "{who}は{card}を発動した。",
    "play invading": "{who}は{card}を出現させた。これが新たな進攻怪獣となる。",
    "play invading/counter": "{who}は次の怪獣{card}を出した。",
    "play": "{who}は{card}を出した。",
    "destroy": "{origin}の{card}が破壊された。",
    "destroy/crush": "{origin}の{card}は{whose}怪獣に踏み潰された。",
    "destroy/overload": "{origin}の{card}は新しいカードに場所を譲って破壊された。",
    "destroy/start phase": "前のターンから{origin}にあった{card}を捨て札にした。",
    "destroy/illegal": "{card}は{origin}に置けないので捨て札になる。",
    "move": "{card}が{origin}から{to}へ移動した。",
    "move/swap": "{card}が{origin}から{to}へ入れ替わった。",
    "advance": "{whose}{card}が{to}へ前進した。",
    "retreat": "{whose}{card}が{to}へ後退した。",
    "pushed back": "{whose}{card}が{to}へ押し戻された。",
    "counter": "{who}は{card}を撃退した。",
    "counter/counter phase": "{who}は撃退力{amount}で{card}を撃退した。",
    "counter power": "撃退力{strength} 対 {card}の脅威度{total}。",
    "rage up": "{whose}{card}の怒りが{amount}増えた。",
    "rage down": "{whose}{card}の怒りが{amount}減った。",
    "rage down/start phase": "{whose}{card}は鎮まり、怒り{amount}を失った。",
    "invade": "{whose}{card}が進攻する(進攻アイコン{amount})。",
    "evolve": "{card}に進化した。",
    "win": "{who}は勝利の条件を満たした。",
    "standby": "{card}の能力が待機状態になった。",
    "ability": "{who}は{card}の{ability}を発動した。",
    "disappear": "{card}(トークン)が消滅した。",
    "loop": "永久循環はあと{amount}回とした。",
    "victory": "{who}は勝利した。",
    "first monster": "{who}の最初の進攻怪獣は{card}。",
    "counter power/enough": "撃退力{strength} 対 脅威度{total}:{card}を撃退。",
    "counter power/too little": "撃退力{strength} 対 脅威度{total}:{card}は撃退されない。",
    "counter power alone": "{whose}撃退力の合計は{amount}。",
}

UNTIL: Final = {
    **common.UNTIL,
    "turn": "ターンの終わりまで、",
}

CHANGES: Final = common.CHANGES
PROPERTIES: Final = {
    **common.PROPERTIES,
    "threat": "脅威度",
    "counter_power": "撃退力",
    "rank": "等級",
    "traits": "特徴",
    "colors": "色",
    "invasion": "進攻アイコン",
}
ABILITIES: Final = {
    **common.ABILITIES,
    "keyword": "{name}の能力",
    "Strategy": "効果",
    "Auto": "自動能力",
    "Continuous": "永続能力",
    "Forbid": "永続能力",
    "Replacement": "永続能力",
}
DEEDS: Final = {
    **common.DEEDS,
    "destroy": "破壊される",
    "discard": "捨てられる",
    "move": "移動する",
    "play": "出現する",
    "advance": "前進する",
    "retreat": "後退する",
    "invade": "進攻する",
    "rage up": "怒りを得る",
    "rage down": "怒りを失う",
    "counter": "撃退される",
    "evolve": "進化する",
}
BANS: Final = common.bans(DEEDS)
MOMENTS: Final = {
    **common.MOMENTS,
    "begin end phase": "エンドフェイズ",
}
WORDS: Final = common.WORDS

RESULTS: Final = {
    **common.RESULTS,
    "5.13.1.1.2": "{who}の勝ち:進攻勝利",
    "5.15.1.2.1": "{who}の勝ち:撃退勝利",
    "1.2.3": "{who}の勝ち:{loser}の投了",
    "1.2.4": "{who}の勝ち:効果による",
    "1.2.2": "引き分け:両者が同時に敗北",
    "13.1.1.3": "引き分け:永久循環を誰も止められない",
}

PROMPTS: Final = {
    **common.PROMPTS,
    "main": "行動",
    "zone": "出現させるエリア",
    "strategy-zone": "使う戦略カード置き場",
    "host": "重ねる先のカード",
    "price": "支払うコスト",
    "look-at-another": "もう1枚見ますか",
    "keep": "手札に残すカード(残りは捨てる)",
    "next-monster": "次の怪獣",
    "evolve": "山札から進化先を探しますか",
    "evolve-into": "進化先のカード",
    "choose-zone": "エリア",
    "destination": "移動先のエリア",
    "rearrange": "山札の上に戻すカード(先に選んだものが上、残りは捨て札)",
    "pay": "コストを支払ってプレイしますか",
    "standby": "先にプレイする能力",
    "overload": "残すカード",
    "may": "使いますか",
    "loop-accept": "その回数を認めるか、より少ない回数",
    "to deck": "山札に戻すカード",
    "to discard": "捨て札に置くカード",
    "destroy": "破壊するカード",
    "advance": "前進するもの",
    "retreat": "後退するもの",
    "counter": "撃退するもの",
    "drive back": "押し戻すもの",
    "move": "移動するカード",
    "play": "出現させるカード",
    "play onto": "重ねて出すカード",
    "evolve card": "進化するカード",
    "trigger": "能力を待機状態にするカード",
    "fade": "捨て札になるもの",
}

COSTS: Final = common.COSTS
COUNTS: Final = common.COUNTS

OPTIONS: Final = {
    **common.OPTIONS,
    "play battle": "「{card}」を出現させる",
    "play onto": "「{card}」を別のカードに重ねて出す",
    "play for a price": "コストを払って「{card}」を出す",
    "activate strategy": "「{card}」を発動する",
    "gain rage": "「{card}」を捨てて怒りを得る",
    "play monster": "「{card}」を怪獣として出現させる",
    "burst": "「{card}」を強襲で出す",
    "invade": "「{card}」を捨てて進攻する",
    "invade with top card": "山札の一番上のカードで進攻する",
    "pass": "メインフェイズを終える",
    "zone": "{zone}",
}

SHORT: Final = {
    "play battle": "出現",
    "play onto": "重ねる",
    "play for a price": "コスト",
    "activate strategy": "発動",
    "gain rage": "怒り",
    "play monster": "出現",
    "burst": "強襲",
    "invade": "進攻{icon}",
}

PLACES: Final = {
    **common.PLACES,
    "own": "あなたの{place}の{card}",
    "in": "{place}の{card}",
}

TYPES: Final = {"monster": "怪獣", "battle": "交戦", "strategy": "戦略"}
COLORS: Final = {"red": "赤", "blue": "青", "white": "白", "green": "緑"}
CARD: Final = {
    **common.CARD,
    "type": "{type}カード 等級{rank} {colors}",
    "traits": "特徴:{traits}",
    "threat": "脅威度{value}",
    "counter_power": "撃退力{value}",
    "invasion": "進攻アイコン{value}",
}

ERRORS: Final = {
    **common.ERRORS,
    "no monster": "「{card}」は怪獣カードではありません",
    "monster ranks": "怪獣は等級IからIVまで1枚ずつです(今は{ranks})",
    "invasion icons": "進攻アイコン2のカードは{n}枚までです(今は{count}枚)",
    "colors": "「{card}」の色は{colors}、デッキの色は{allowed}です",
    "copies": "同じ番号は{n}枚までです(今は{count}枚)",
    "token": "「{card}」はトークンです",
    "too few": "そのようなカードが{n}枚以上必要です(今は{count}枚)",
    "resonance": "「{card}」は「共鳴」の条件に反します",
}

BECAUSE: Final = {
    **common.BECAUSE,
    "not in hand": "{card}はあなたの手札にない。",
    "8.2.1": "{card}は等級{rank}だが、相手の怪獣はまだエリア{position}にいる。",
    "8.3.1": "{card}は等級{rank}だが、あなたの怪獣はまだエリア{position}にいる。",
    "8.5.1": "{card}は等級{rank}《{traits}》、あなたの怪獣は等級{own_rank}《{own_traits}》。",
}

WISHES: Final = (
    ("進攻", "invade"),
    ("強襲", "burst"),
    ("怒り", "gain rage"),
    ("発動", "play"),
    ("出現", "play"),
    ("出す", "play"),
    ("プレイ", "play"),
    ("終", "pass"),
    ("パス", "pass"),
    ("はい", "yes"),
    ("いいえ", "no"),
    ("破壊", "card"),
    ("捨て", "card"),
    ("選", "card"),
    ("エリア", "zone"),
)

EXAMPLES: Final = {"play": "出現 …、進攻 …", "why_not": "why not エリア3"}
