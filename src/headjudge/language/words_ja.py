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
    "turn": "第{amount}ターン:{whose}ターン。",
    "end turn": "ターンの終わり。",
    "draw": "{who}は{card}を引いた。",
    "redraw": "{who}は手札を{amount}枚引き直した。",
    "goes first": "{who}の先攻。",
    "deal": "{who}は山札から{amount}枚を{to}に置いた。",
    "deal hand": "{who}は山札から{amount}枚を{to}に加えた。",
    "declined": "{who}は{card}の効果を使わなかった。",
    "declined all": "{who}は行わなかった。",
    "unmet": "{card}の条件を満たしていないため、何も起きない。",
    "unmet all": "条件を満たしていないため、何も起きない。",
    "none chosen": "{who}は{card}の効果でカードを選ばなかった。",
    "none chosen all": "{who}はカードを選ばなかった。",
    "none there": "{card}の効果で選べるカードがない。",
    "none there all": "選べるカードがない。",
    "ability void": "{card}の{ability}は条件を満たさなくなり、何も起きない。",
    "ability void/forbidden": "{card}の{ability}は効果で禁じられており、何も起きない。",
    "ability void/used up": "{card}の{ability}は使用回数を超えており、何も起きない。",
    "moved": "カードが移動した。",
    "put": "{card}を{origin}から{to}へ置いた。",
    "put hand": "{card}を{origin}から{to}に加えた。",
    "look": "{who}は{card}を見た。",
    "reveal": "{who}は{card}を公開した。",
    "change": "{cards}は{until}{change}を得る。",
    "change/lose": "{cards}は{until}{change}を失う。",
    "change/lose-all": "{cards}は{until}{change}を失う。",
    "change/set": "{cards}は{until}{change}になる。",
    "change/times": "{cards}は{until}{change}になる。",
    "change/switch-off": "{cards}は{until}{change}になる。",
    "change/switch-on": "{cards}は{until}{change}になる。",
    "change all": "{until}{source}の効果により、その対象は{change}を得る。",
    "change all/lose": "{until}{source}の効果により、その対象は{change}を失う。",
    "change all/lose-all": "{until}{source}の効果により、その対象は{change}を失う。",
    "change none": "{change}を得るカードはない。",
    "ban": "{cards}は{until}{ban}。",
    "ban all": "{until}{source}の効果により、その対象は{ban}。",
    "ban none": "{source}の効果の対象となるカードはない。",
    "replacement": "{until}{cards}が{deed}なら、{source}の効果がそれを置き換える。",
    "replacement all": "{until}{source}の効果は、その対象が{deed}ことを置き換える。",
    "replacement none": "{source}の効果の対象となるカードはない。",
    "delayed": "{source}の効果は{moment}を待つ。",
    "lasting": "{until}{source}の効果が続く。",
    "replaced": "{card}が{deed}代わりに、{source}により別のことを行う。",
    "replaced/moved": "{card}は{deed}代わりに、{source}により{to}へ置かれる。",
    "replaced/before": "{card}が{deed}前に、{source}により別のことを行う。",
    "replaced/changed": "{card}が{deed}ことを、{source}が変更した。",
    "replaced/prevented": "{card}が{deed}ことを、{source}が防いだ。",
    "replaced all": "{source}により、代わりに別のことを行う。",
    "replaced all/moved": "{source}により別のことに置き換わった。",
    "replaced all/before": "その前に、{source}により別のことを行う。",
    "replaced all/changed": "{source}がそれを変更した。",
    "replaced all/prevented": "{source}がそれを防いだ。",
    "forbidden": "{source}により、{card}は{ban}。",
    "forbidden all": "{source}により、行われない。",
    "loop": "ループはあと{amount}回とした。",
    "lose": "{who}は敗北の条件を満たした。",
    "concede": "{who}は投了した。",
    "result": "{result}。",
    "answer": "{who}は「{prompt}」に答えた。",
    "forced": "{who}は「{prompt}」で選べるものが一つだけ。",
}

UNTIL: Final = {
    "other": "定められた間、",
    "game": "ゲームの終わりまで、",
    "once": "その時が来るまで、",
}

CHANGES: Final = {
    "add": "{property}{value}",
    "times": "{property}が{value}倍",
    "set": "{property}が{value}",
    "have": "{property}{value}",
    "gain": "{property}「{value}」",
    "lose": "{property}「{value}」",
    "abilities gain": "{value}",
    "abilities lose": "{value}",
    "abilities lose-all": "すべての能力",
    "abilities switch-off": "能力が無効",
    "abilities switch-on": "能力が再び有効",
    "other": "別の{property}",
}

PROPERTIES: Final = {
    "abilities": "能力",
}

ABILITIES: Final = {
    "keyword": "{name}",
    "other": "能力",
}

DEEDS: Final = {
    "draw": "引かれる",
    "reveal": "公開される",
    "put": "そこへ置かれる",
    "other": "そうする",
}

# The ends of what is done or befalls a card, and those of its not being possible.
_CANNOT: Final = (
    ("する", "できない"), ("れる", "れない"), ("ける", "けない"), ("える", "えない"),
    ("なる", "ならない"), ("得る", "得られない"), ("出る", "出られない"), ("移る", "移らない"),
    ("使う", "使えない"), ("失う", "失わない"),
)  # fmt: skip


def bans(deeds: dict[str, str]) -> dict[str, str]:
    """What cannot be done or befall a card, for each deed: アタックする, アタックできない."""
    return {kind: _cannot(deed) for kind, deed in deeds.items()}


def _cannot(deed: str) -> str:
    for end, instead in _CANNOT:
        if deed.endswith(end):
            return deed.removesuffix(end) + instead
    raise ValueError(f"no word for not being able to: {deed}")


BANS: Final = bans(DEEDS)

MOMENTS: Final = {
    "end turn": "ターンの終わり",
    "other": "その時",
}

WORDS: Final[dict[str, str]] = {}

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
    "choose": "選ぶカード",
    "affect": "効果を与えるもの",
    "discard": "捨てるカード",
    "look": "見るカード",
    "put": "そこに置くカード",
    "put under": "下に置くカード",
    "to hand": "手札に加えるカード",
    "to deck": "デッキに戻すカード",
    "reveal": "公開するカード",
    "search": "探すカード",
    "swap": "入れ替えるカード",
    "other": "選択",
}

# How a sentence says that it tells of a cost, where it has no words for that itself.
COSTS: Final = {
    "paid": "コストとして、{line}。",
}

COUNTS: Final = {
    "exactly": "{most}つ",
    "up to": "{most}つまで",
    "between": "{least}~{most}つ",
    "cards exactly": "{most}枚",
    "cards up to": "{most}枚まで",
    "cards between": "{least}~{most}枚",
}

OPTIONS: Final = {
    "card": "{card}",
    "option": "選択肢{index}",
    "times": "{index}回",
    "standby": "{card}",
    "replace": "「{card}」を適用する",
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
    "hidden": "カード1枚",
    "several hidden": "カード{n}枚",
    "hidden of": "{whose}カード1枚",
    "several hidden of": "{whose}カード{n}枚",
    "more hidden": "ほか1枚",
    "more several hidden": "ほか{n}枚",
    "of": "{whose}{card}",
    "of that sort": "その種類のカード",
    "times": "{card}{n}枚",
    "and": "{first}、{last}",
    "now": "現在:{values}",
    "no text": "(テキストなし)",
    "list": "、",
    "list with commas": "、",
}

ERRORS: Final = {
    "nobody is asked": "今は誰も選ぶ時ではありません",
    "no such option": "その選択肢はありません",
    "chosen twice": "同じ選択肢を2回選んでいます",
    "wrong number": "{count}選んでください(選んだ数:{given})",
    "game over": "ゲームは終わっています",
    "hidden zone": "そこは見られません",
    "no such zone": "その名前の場所はありません",
    "unknown card": "カード{number}はありません",
    "open card": "カード{number}:記載が不完全です({why})",
    "unread card": "カード{number}:テキストの{clause}が読めません({column}文字目)",
    "deck size": "ちょうど{n}枚でなければなりません(今は{count}枚)",
    "most cards": "{n}枚までです(今は{count}枚)",
    "not for a deck": "「{card}」はデッキに入れられません",
    "not for a main deck": "「{card}」はメインデッキに入れられません",
    "most of a name": "「{card}」は{n}枚までです(今は{count}枚)",
    # カードのリストで書かれたデッキの行について
    "long line": "{line}行目:{n}文字を超えています",
    "no heading": "{line}行目:{text}という見出しはありません。見出しは{parts}です",
    "no card": "{line}行目:{text}というカードはありません",
    "no card but": "{line}行目:{text}というカードはありません。もしかして:{cards}",
    "other name": "{line}行目:{card}の名前は{text}ではありません",
    "other name but": "{line}行目:{card}の名前は{text}ではありません。もしかして:{cards}",
    "incomplete card": "{line}行目:カード{number}:{why}",
    "several ways": "{line}行目:{cards}のどれかわかりません。番号を書いてください",
    "several cards": "{line}行目:この名前のカードは{count}種類:{cards}。番号を書いてください",
    "no count": "{line}行目:枚数は1から{n}までです",
    "too many copies": "{line}行目:{number}が{n}枚を超えています",
    "too many in part": "{line}行目:{part}が{n}枚を超えています",
    "one card": "{line}行目:{part}は1枚だけです",
    "which of them": "{line}行目:{part}は{cards}のどれですか。この見出しをその上に書いてください",
    "left out": "これらの行のカード({count}枚)を除くと、デッキは次の規則を破っています:",
    # 読めないファイルについて
    "no such file": "{file}:ファイルがありません",
    "no reading": "{file}:読めません({why})",
    "no file": "{file}はテキストファイルではありません",
    "large file": "{file}は{n}バイトを超えています",
    "no utf-8": "{file}はUTF-8のテキストではありません",
    # カードのファイルについて
    "large cards": "{n}バイトを超えています",
    "many cards": "{n}枚を超えています",
    "no cards": "カードがありません",
    "no list": "カードのリストではありません",
    "no tables": "[[card]]がありません",
    "no json": "JSONとして読めません:{why}",
    "no toml": "TOMLとしてもJSONとしても読めません:{why}",
    "no csv": "CSVとして読めません:{why}",
    "no fields": "項目の表ではありません",
    "no own number": "カードごとに別の番号が必要です",
    "no sign": "表示できない文字があります",
    "long text": "テキストが{n}文字を超えています",
    "slow texts": "テキストを読むのに時間がかかりすぎます",
    "other contents": "{place}にある同じ番号のカードと{name}が違います",
    "other than shipped": "付属の同じ番号のカードと{name}が違います",
    # カードの表と、どの列がどの項目かを言う対応表について
    "many columns": "列が{n}を超えています",
    "columns alike": "{name}という列が2つあります",
    "wide row": "列は{n}つのはずですが、{count}つあります",
    "long cell": "{n}文字を超えています",
    "no text": "テキストではありません",
    "no column": "{name}という列はありません。列は{known}です",
    "no numbers": "numberという列がなく、どの列がカード番号かを言う対応表もありません。"
    "列は{known}です",
    "no list here": "カードのリストではありません。対応表の`cards`にその場所を書けます",
    "map for tables": "対応表はCSVとJSONのためのものです",
    "long map": "{n}文字を超えています",
    "no map": "対応表として読めません:{why}",
    "no pair": "「項目=列」の形ではありません:{text}",
    "named twice": "2回書かれています",
    "no field": "カードにその項目はありません。項目は{known}です",
    "no split": "値が複数ある項目と、その間の記号を書いてください",
    "many replacements": "置き換えが{n}を超えています",
    "no replacement": "空でない文字列を、{n}文字以内の文字列に置き換えます",
    "few columns": "列は1から{n}までです",
    "no separator": "列の間の記号は1文字です",
    # ライブラリーについて
    "set name": "セットの名前は英数字と-と_で{n}文字までです({name}は使えません)",
    "no set name": "{file}からはセットの名前を付けられません。名前を書いてください",
    "no set": "{game}に{name}というセットはありません。あるのは:{known}",
    "no set yet": "{game}に{name}というセットはありません。セットはまだありません",
    "bad set": "{file}は使えません:{why}。`headjudge cards remove {game} {name}`で取り除けます",
    "many sets": "セットはすでに{n}あります",
    "no folder": "{folder}はフォルダーではありません",
    # コマンドに書かれたものについて
    "no game": "{name}というゲームはありません。あるのは:{known}",
    "no edition": "{name}という版はありません。あるのは:{known}",
    "no deck": "{name}というデッキもファイルもありません。デッキは:{known}",
    "no such card": "{name}というカードはありません",
    "no such card but": "{name}というカードはありません。もしかして:{known}",
    "say which": "{n}枚あります。どれか書いてください",
    "is incomplete": "記載が不完全です:{why}",
    "no property": "{game}のカードにはありません。あるのは:{known}",
    "no value": "{name}に{value}はありません。あるのは:{known}",
}

BECAUSE: Final = {
    "asked": "今はほかのことを決める時:{prompt}。",
    "them": "今は相手が決める時:{prompt}。",
}
