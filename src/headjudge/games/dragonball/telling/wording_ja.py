"""The Japanese words of this game for people, key for key as in English."""

from __future__ import annotations

from typing import Final

from headjudge.language import words_ja as common

PLAYERS: Final = common.PLAYERS

ZONES: Final = {
    **common.ZONES,
    "leader": "リーダーエリア",
    "battle": "バトルエリア",
    "combo": "コンボエリア",
    "energy": "エナジーエリア",
    "deck": "デッキ",
    "drop": "ドロップエリア",
    "life": "ライフエリア",
    "warp": "ワープ",
    "removed": "ゲーム外",
}

ENTRIES: Final = {
    **common.ENTRIES,
    "deal": "{who}はデッキから{amount}枚を{to}に置いた。",
    "deal hand": "{who}はデッキから{amount}枚を{to}に加えた。",
    "lasting/attacks active": "{cards}は{until}アクティブモードのバトルカードにアタックできる。",
    "redraw/0": "{who}は手札を引き直さなかった。",
    "redraw/1": "{who}は手札を1枚引き直した。",
    "leader placed": "{who}のリーダーは{card}。",
    "begin turn": "ターン開始。",
    "begin charge phase": "チャージフェイズ。",
    "begin main phase": "メインフェイズ。",
    "end main phase": "メインフェイズ終了。",
    "begin offence step": "オフェンスステップ。",
    "begin defense step": "ディフェンスステップ。",
    "begin damage step": "ダメージステップ。",
    "end battle": "{card}のバトルが終わった。",
    "end battle attacked": "{card}へのバトルが終わった。",
    "after combo": "{card}が加わったバトルが終わった。",
    "shuffle": "{whose}デッキをシャッフルした。",
    "shuffle life": "{whose}ライフをシャッフルした。",
    "declare": "{who}は{card}をプレイする。",
    "play": "{whose}バトルエリアに{card}が登場した。",
    "place": "{whose}バトルエリアに{card}が置かれた。",
    "play/evolve": "{card}が進化元の上に登場した。",
    "combo": "{card}が{origin}からコンボエリアへ置かれた。",
    "combo/combo": "{who}は{origin}の{card}でコンボした。",
    "KO": "{card}がKOされた。",
    "KO-s": "{card}はアタックした相手をKOした。",
    "control": "{who}は{card}のコントロールを得た。",
    "leave": "{card}が{origin}から{to}へ置かれた。",
    "leave drop/rule": "{card}はルールにより{origin}からドロップエリアへ置かれた。",
    "leave hand": "{card}が{origin}から手札に戻った。",
    "leave warp": "{card}はワープへ送られた。",
    "leave removed": "{card}がゲームから取り除かれた。",
    "put energy/charge": "{who}は{card}をチャージした。",
    "put hand>drop": "{who}は手札の{card}をドロップエリアに置いた。",
    "put hand>drop/skill": "使われた{card}はドロップエリアに置かれた。",
    "put hand>drop/negated": "{card}のプレイは無効になった。",
    "put life>hand": "{who}はライフの{card}を手札に加えた。",
    "put life>drop": "{who}はライフの{card}をドロップエリアに置いた。",
    "put deck>hand": "{who}はデッキの{card}を手札に加えた。",
    "put deck>deck": "{who}はデッキの{card}を置き直した。",
    "put warp": "{card}は{origin}からワープへ送られた。",
    "put removed": "{card}はゲームから取り除かれた。",
    "active": "{card}がアクティブモードになった。",
    "rest": "{card}がレストモードになった。",
    "flip over": "リーダーが裏返り、{card}になった。",
    "attack": "{card}が{target}にアタックする。",
    "attack negated": "{card}のアタックは無効になった。",
    "target": "アタックの対象は{card}に変わった。",
    "deal damage": "{card}がダメージを与える。",
    "damage": "{who}は{amount}ダメージを受けた。",
    "dealt damage": "{card}は{amount}ダメージを与えた。",
    "choose": "{card}が選ばれた。",
    "skill": "{who}は{card}の{ability}を使った。",
    "activate": "{card}のスキルが発動した。",
    "counter": "{who}は{card}の{ability}を使った。",
    "standby": "{card}のスキルが待機状態になった。",
    "win": "{who}は勝利の条件を満たした。",
    "battle decided": "{strength} 対 {defence}:{card}と{target}。",
    "battle decided/succeeds": "{strength} 対 {defence}:{card}から{target}へのアタックは成功。",
    "battle decided/fails": "{strength} 対 {defence}:{card}から{target}へのアタックは失敗。",
    "rest/cost": "{who}は{card}でコストを支払った。",
}

UNTIL: Final = {
    **common.UNTIL,
    "turn": "ターンの終わりまで、",
    "battle": "バトルの終わりまで、",
    "combo": "コンボの間、",
    "main phase": "メインフェイズの終わりまで、",
    "your next turn": "{whose}次のターンの終わりまで、",
    "opponent next turn": "{theirs}次のターンの終わりまで、",
    "your turn start": "{whose}次のターンの始まりまで、",
    "opponent turn start": "{theirs}次のターンの始まりまで、",
}

CHANGES: Final = {
    **common.CHANGES,
    "abilities lose-all": "すべてのスキル",
    "abilities switch-off": "スキルが無効",
    "abilities switch-on": "スキルが再び有効",
}
PROPERTIES: Final = {
    **common.PROPERTIES,
    "abilities": "スキル",
    "power": "パワー",
    "combo power": "コンボパワー",
    "energy cost": "エナジーコスト",
    "combo cost": "コンボコスト",
    "colors": "色",
    "traits": "特徴",
    "character": "キャラクター",
    "names": "カード名",
}
ABILITIES: Final = {
    **common.ABILITIES,
    "keyword": "[{name}]",
    "other": "スキル",
    "Auto": "[自動]スキル",
    "Activate": "[起動]スキル",
    "Counter": "[カウンター]スキル",
    "Continuous": "[永続]スキル",
    "Forbid": "[永続]スキル",
    "Replacement": "[永続]スキル",
}
DEEDS: Final = {
    **common.DEEDS,
    "attack": "アタックする",
    "attacked": "アタックされる",
    "activate": "スキルを使う",
    "active": "アクティブになる",
    "rest": "レストになる",
    "KO": "KOされる",
    "leave": "バトルエリアを離れる",
    "combo": "コンボする",
    "play": "登場する",
    "damage": "ダメージを受ける",
    "deal damage": "ダメージを与える",
    "choose": "選ばれる",
    "control": "コントロールが移る",
    "target": "代わりにアタックされる",
    "attack negated": "アタックを無効にされる",
}
BANS: Final = common.bans(DEEDS)
MOMENTS: Final = {
    **common.MOMENTS,
    "end battle": "バトルの終わり",
    "end main phase": "メインフェイズの終わり",
}
WORDS: Final = common.WORDS

RESULTS: Final = {
    **common.RESULTS,
    "9-2-3": "{who}の勝ち:{loser}のライフが尽きた",
    "9-2-4": "{who}の勝ち:{loser}のデッキが尽きた",
    "1-2-4": "{who}の勝ち:{loser}の投了",
    "1-2-6": "{who}の勝ち:効果による",
    "1-2-3": "引き分け:両者が同時に敗北",
    "11-1-2": "引き分け:ループを誰も止められない",
}

PROMPTS: Final = {
    **common.PROMPTS,
    "charge": "チャージするカード",
    "main": "行動",
    "combo": "コンボ",
    "counter": "カウンターするかどうか",
    "block": "アタックをブロックしますか",
    "energy": "支払うエナジー",
    "life": "失うライフ",
    "look-at": "見る枚数",
    "how-many": "枚数",
    "standby": "先に解決するスキル",
    "loop-accept": "その回数を認めるか、より少ない回数",
    "to drop": "ドロップエリアに置くカード",
    "to life": "ライフエリアに置くカード",
    "to warp": "ワープに置くカード",
    "activate skill": "スキルを発動するもの",
    "add to energy": "エナジーにするもの",
    "combo with": "コンボするもの",
    "flip over": "裏返すもの",
    "gain control": "コントロールを得るもの",
    "KO": "KOするもの",
    "play": "登場させるもの",
    "redirect": "新しいアタックの対象",
    "remove": "ゲームから取り除くカード",
    "show": "見せるカード",
    "shuffle into": "混ぜてシャッフルするカード",
    "switch to active": "アクティブモードにするもの",
    "switch to rest": "レストモードにするもの",
}

COSTS: Final = common.COSTS
COUNTS: Final = common.COUNTS

OPTIONS: Final = {
    **common.OPTIONS,
    "play": "「{card}」をプレイする",
    "play free": "「{card}」をコストなしでプレイする",
    "activate": "{card}:{skill}",
    "attack": "「{card}」で「{target}」にアタックする",
    "combo": "+{power} {card}",
    "combo for": "+{power} {card} コスト{cost}",
    "counter": "カウンター {card}:{skill}",
    "pass": "これで終わる",
    "pass/charge": "チャージしない",
    "pass/main": "メインフェイズを終える",
    "pass/combo": "(これ以上)コンボしない",
    "pass/counter": "カウンターしない",
    "card/redraw": "{card} コスト{cost}",
    "card/charge": "{card} {colors} コスト{cost}",
    "card/energy": "{card} {colors}",
    "option/how-many": "枚",
    "option/look-at": "枚",
}

SHORT: Final = {
    "play": "プレイ",
    "play free": "無料",
}

PLACES: Final = {
    **common.PLACES,
    "resting": "{card} レスト",
}

TYPES: Final = {
    "leader": "リーダー",
    "leader back": "覚醒したリーダー",
    "battle": "バトルカード",
    "extra": "エクストラカード",
    "token": "トークン",
}
COLORS: Final = {
    "red": "赤",
    "blue": "青",
    "green": "緑",
    "yellow": "黄",
    "black": "黒",
    "": "無色",
}
LETTERS: Final = {"red": "赤", "blue": "青", "green": "緑", "yellow": "黄", "black": "黒", "": "無"}
CARD: Final = {
    **common.CARD,
    "type": "{type} {colors}",
    "energy cost": "コスト{value}",
    "cost": "コスト{value}({letters})",
    "power": "パワー{value}",
    "combo power": "コンボ{value}",
    "combo": "コンボ{value}(コスト{cost})",
    "kind": "キャラクター:{characters} 特徴:{traits} 時代:{era}",
    "other side": "もう一方の面:{card}  [{number}]",
}

ERRORS: Final = {
    **common.ERRORS,
    "leader missing": "リーダーがありません",
    "no leader": "「{card}」はリーダーではありません",
    "copies": "{number}は{n}枚までです(今は{count}枚)",
    "with keyword": "[{keyword}]を持つカードは{n}枚までです(今は{count}枚)",
    "banned": "「{leader}」のデッキに「{card}」は入れられません",
}

BECAUSE: Final = {
    **common.BECAUSE,
    "not in hand": "{card}はあなたの手札にない。",
    "not in play": "{card}は場に出ていない。",
    "6-3-1-2-1-1": "{card}のコストは{cost}、アクティブのエナジーは{energy}枚。",
    "3-6-1": "{card}はバトルカードではない。",
    "3-7-3-1": "{card}にはコンボパワーがない。",
    "combo cost": "コンボコストは{combo}、アクティブのエナジーは{energy}枚。",
    "8-4-2-2": "アクティブのエナジーは{energy}枚、手札は{hand}枚。",
    "rests": "{card}はレストモード。",
    "active": "{card}はアクティブモード。",
}

WISHES: Final = (
    ("カウンター", "counter"),
    ("コンボ", "combo"),
    ("攻撃", "attack"),
    ("アタック", "attack"),
    ("覚醒", "activate"),
    ("進化", "activate"),
    ("発動", "activate"),
    ("使", "activate"),
    ("無料", "play free"),
    ("プレイ", "play"),
    ("出", "play"),
    ("チャージ", "card"),
    ("終", "pass"),
    ("パス", "pass"),
    ("はい", "yes"),
    ("いいえ", "no"),
    ("選", "card"),
    ("支払", "card"),
)

EXAMPLES: Final = {
    "play": "プレイ …、アタック …、コンボ …",
    "why_not": "why not プレイ …、why not アタック …",
}
