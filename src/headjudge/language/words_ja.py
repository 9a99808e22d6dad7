"""Japanese words for people that all games say alike; a game's own words stand beside them, or in
their place."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = {
    "you": "あなた",
    "them": "相手",
    "one": "プレイヤー{n}",
    "your": "あなたの",
    "their": "相手の",
    "ones": "プレイヤー{n}の",
    "nobody": "なし",
}

ZONES: Final = {
    "hand": "手札",
    "of": "{whose}{zone}",
}

ENTRIES: Final = {
    "turn": "第{tag}ターン:{whose}ターン。",
    "end turn": "ターンの終わり。",
    "draw": "{who}は{card}を引いた。",
    "redraw": "{who}は手札を{tag}枚引き直した。",
    "put": "{card}を{frm}から{to}へ置いた。",
    "look": "{who}は{card}を見た。",
    "reveal": "{who}は{card}を公開した。",
    "lasting": "効果は{until}続く。",
    "replaced": "{card}により別のことに置き換わった。",
    "forbidden": "禁じられているので行われない。",
    "loop": "ループはあと{tag}回とした。",
    "lose": "{who}は敗北の条件を満たした。",
    "concede": "{who}は投了した。",
    "result": "{result}。",
    "answer": "{who}は決めた:{prompt}。",
    "forced": "{who}の選択は一つだけ:{prompt}。",
}

UNTIL: Final = {
    "game": "ゲームの終わりまで",
    "once": "その時が来るまで",
}

RESULTS: Final = {
    "won": "{who}の勝ち",
    "drawn": "引き分け",
}

PROMPTS: Final = {
    "redraw": "引き直すカード",
    "draw-another": "もう1枚引きますか",
    "replace": "適用する置換効果",
    "instead": "適用しますか",
    "pay": "コストを支払いますか",
    "may": "行いますか",
    "order": "順番(先に選んだものが上)",
    "choose-of": "行うこと",
    "loop-times": "ループをあと何回行うか",
    "Choose": "カード",
    "Discard": "捨てるカード",
    "Look": "見るカード",
    "Put": "対象のカード",
    "PutUnder": "下に置くカード",
    "Reveal": "公開するカード",
    "Search": "探したカード",
    "Swap": "入れ替えるカード",
    "other": "選択",
}

COUNTS: Final = {
    "exactly": "{most}つ",
    "up to": "{most}つまで",
    "between": "{least}~{most}つ",
}

OPTIONS: Final = {
    "card": "{card}",
    "option": "選択肢{index}",
    "times": "{index}回",
    "standby": "{card}",
    "replace": "{card}を適用する",
    "yes": "はい",
    "no": "いいえ",
    "other": "{verb}",
}

PLACES: Final = {
    "own": "{card}({place})",
    "in": "{card}({place})",
    "holds": "{zone}({card})",
    "no zone": "なし",
}

CARD: Final = {
    "name": "「{name}」",
    "none": "カード1枚",
    "now": "現在:{values}",
    "no text": "(テキストなし)",
    "list": "、",
}

BECAUSE: Final = {
    "asked": "今はほかのことを決める時:{prompt}。",
    "them": "今は相手が決める時:{prompt}。",
}
