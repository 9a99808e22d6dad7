"""What the terminal itself says, in English and Japanese."""

from __future__ import annotations

import os
from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "you": ("You", "あなた"),
    "them": ("Opponent", "相手"),
    "player": ("Player {n}", "プレイヤー{n}"),
    "hand": ("hand", "手札"),
    "deck": ("deck", "山札"),
    "discard": ("discard", "捨て札"),
    "monster deck": ("monsters", "怪獣デッキ"),
    "rage": ("r", "怒"),
    "threat": ("threat", "脅威度"),
    "counter power": ("counter power", "撃退力"),
    "of": ("{power} of {threat}", "{power}/{threat}"),
    "strategy": ("strategy", "戦略"),
    "resolving": ("resolving", "解決中"),
    "drop": ("drop", "ドロップ"),
    "soul": ("soul", "ソウル"),
    "damage": ("damage", "ダメージ"),
    "bind": ("bind", "バインド"),
    "G": ("G", "G"),
    "face up": ("{n} up", "表{n}"),
    "removal": ("removed", "除外"),
    "heart": ("heart", "ハーツ"),
    "mate": ("mate", "メイト"),
    "guardians": ("guard", "ガード"),
    "rest": ("rest", "レスト"),
    "locked": ("locked", "呪縛"),
    "deleted": ("deleted", "デリ"),
    "dominated": ("domin.", "支配"),
    "face down": ("face down", "裏向き"),
    "attack": (
        "battle: {attacker} {power}, critical {critical} > {attacked}",
        "バトル:{attacker} {power} ☆{critical} > {attacked}",
    ),
    "in hand": ("hand: {cards}", "手札:{cards}"),
    "grade": ("G{n}", "G{n}"),
    "shield": ("shield {n}", "シールド{n}"),
    "life": ("life", "ライフ"),
    "energy": ("energy", "エナジー"),
    "cards left": ("deck", "デッキ"),
    "warp": ("warp", "ワープ"),
    "active": ("active", "アクティブ"),
    "resting": ("resting", "レスト"),
    "awakened": ("awakened", "覚醒"),
    "fight": ("battle: {attack} > {guard}", "バトル:{attack} > {guard}"),
    "combos": ("combo: {cards}", "コンボ:{cards}"),
    "combo": ("combo {n}", "コンボ{n}"),
    "counters": ("counters: {cards}", "カウンター:{cards}"),
    "attack with": ("attack with {card}:", "{card}でアタック:"),
    "graveyard": ("graveyard", "墓地"),
    "field": ("fields", "フィールド"),
    "counter": ("counter", "カウンター"),
    "resources": ("resources", "エナジー"),
    "set": ("set", "セット"),
    "exhausted": ("exh", "レスト"),
    "level": ("L{n}", "L{n}"),
    "down": ("{card} (down)", "{card}(裏)"),
    "n face down": ("{n} face down", "裏{n}枚"),
    "pile drive": ("drive", "ドライブ"),
    "pile field": ("field", "フィールド"),
    "pile counter": ("counter zone", "カウンター"),
    "gate": ("gate: {cards}", "ゲート:{cards}"),
    "attack on": ("attack: {attacker} > {attacked}", "攻撃:{attacker} > {attacked}"),
    "attacks": ("attack with {card}:", "{card}で攻撃:"),
    "attack directly": ("{card} directly:", "{card}で直接:"),
    "rearrange": ("rearrange:", "移動:"),
    "turn": ("Turn {n}", "第{n}ターン"),
    "your turn": ("your turn", "あなたのターン"),
    "their turn": ("opponent's turn", "相手のターン"),
    "question": (
        "{turn}, {whose}. Choose {asked} [{rule}]",
        "{turn} {whose} 選択:{asked} [{rule}]",
    ),
    "question yes": ("{turn}, {whose}: {asked} [{rule}]", "{turn} {whose} {asked} [{rule}]"),
    "question before": (
        "Before the first turn. Choose {asked} [{rule}]",
        "ゲームの準備 選択:{asked} [{rule}]",
    ),
    "none": ("none of them", "選ばない"),
    "prompt": ("> ", "> "),
    "start": (
        "You play {own}, your opponent ({bot}) plays {other}. `help` lists the commands.",
        "あなたは{own}、相手({bot})は{other}。help でコマンドの一覧。",
    ),
    "start together": (
        "Player 1 plays {own}, player 2 plays {other}. `help` lists the commands.",
        "プレイヤー1は{own}、プレイヤー2は{other}。help でコマンドの一覧。",
    ),
    "resumed": (
        "The game goes on after {n:answer}.",
        "{n}回の決定の後から続けます。",
    ),
    "hand over": (
        "Player {n} is to decide. Press Enter when only player {n} looks at the screen.",
        "プレイヤー{n}の番です。プレイヤー{n}だけが画面を見ていたら Enter を押してください。",
    ),
    "error": ("error: {text}", "エラー:{text}"),
    "warning": ("warning: {text}", "注意:{text}"),
    "bad number": ("There is no option {n}.", "選択肢{n}はありません。"),
    "not understood": (
        "Not understood: {text}. Give an option's number, or `help`.",
        "分かりません:{text}。選択肢の番号か help を入力してください。",
    ),
    "bad wish": (
        "No card or zone that you can see is meant by: {text}",
        "行動でも、見えているカードや場所でもありません:{text}",
    ),
    "allowed": ("You may: it is option {n}.", "できます。選択肢{n}です。"),
    "undone": ("Back to your previous decision.", "一つ前の決定に戻りました。"),
    "nothing to undo": ("There is nothing to go back to.", "戻れる決定がありません。"),
    "sure": (
        "Give up the game? Type yes, or anything else to go on: ",
        "投了しますか。するなら「はい」、しないなら他の文字を入力:",
    ),
    "goes on": ("The game goes on.", "ゲームを続けます。"),
    "in log": ("(`log` tells all {n:event}.)", "(全{n}件は log で)"),
    "nothing told": ("Nothing of note.", "特に何もありませんでした。"),
    "marks": ("On the board:", "盤面の見かた:"),
    "attacking": ("attacking", "アタック中"),
    "attacked": ("attacked", "アタックされている"),
    "in attack": ("attacking", "攻撃中"),
    "under attack": ("attacked", "攻撃されている"),
    "boosting": ("boosting", "ブースト中"),
    "listed grade": ("grade {n}", "グレード{n}"),
    "listed power": ("power {n}", "パワー{n}"),
    "listed critical": ("critical {n}", "クリティカル{n}"),
    "listed rank": ("rank {n}", "等級{n}"),
    "listed threat": ("threat {n}", "脅威度{n}"),
    "listed counter power": ("counter power {n}", "撃退力{n}"),
    "listed rage": ("rage {n}", "怒り{n}"),
    "listed beneath": ("{n:card} beneath", "下に{n}枚"),
    "listed damage": ("damage {n}, face up {up}", "ダメージ{n}枚(うち表{up}枚)"),
    "listed energy": ("energy {n}, active {active}", "エナジー{n}枚(うちアクティブ{active}枚)"),
    "listed atk": ("ATK {n}", "ATK{n}"),
    "listed hp": ("HP {left} of {n}", "HP{left}/{n}"),
    "listed stk": ("STK {n}", "STK{n}"),
    "listed life": ("life {left} of {n}", "ライフ{left}/{n}"),
    "listed resources": ("resources {n}, ready {ready}", "エナジー{n}枚(うちアクト{ready}枚)"),
    "listed set": ("set cards {n}", "セットカード{n}枚"),
    "listed charges": ("{n:charge}", "ソウル{n}枚"),
    "listed waiting": ("damage about to be dealt {n}", "受けようとしているダメージ{n}"),
    "listed exhausted": ("exhausted", "レスト"),
    "invading": ("invading monster", "進攻怪獣"),
    "leader": ("leader", "リーダー"),
    "own hand": ("Your hand:", "手札:"),
    "listed player": ("{who}: {told}.", "{who}:{told}。"),
    "listed card": ("{place}: {told}.", "{place}:{told}。"),
    "saved": ("Saved to {file}.", "{file} に保存しました。"),
    "not saved": (
        "The game is not saved, and goes on: {error}",
        "保存できませんでした。ゲームは続きます:{error}",
    ),
    "kept": (
        "It goes on with: {command} play {game} --resume {file}",
        "続きから始めるには: {command} play {game} --resume {file}",
    ),
    "no card": ("No card is called {text}.", "{text} というカードはありません。"),
    "say which": ("Say which: {usage}", "指定してください:{usage}"),
    "bye": (
        "The game stays unfinished. Goodbye.",
        "ゲームは途中で終わりました。さようなら。",
    ),
    "over": ("The game is over.", "ゲーム終了。"),
    "nothing yet": ("Nothing has happened yet.", "まだ何も起きていません。"),
    "several": (
        "Several: numbers with spaces, e.g. 1\u00a03.",
        "複数は空白で区切ってください(例:1\u00a03)。",
    ),
    "looked at": ("{zone} ({n}): {cards}", "{zone}({n}枚):{cards}"),
    "in order": ("The order counts.", "順番に意味があります。"),
    "report": (
        "{game} {edition}, {games:game}, seed {seed}",
        "{game} {edition} {games}ゲーム シード{seed}",
    ),
    "report games": ("games", "ゲーム"),
    "report player": ("player", "プレイヤー"),
    "report deck": ("deck", "デッキ"),
    "report wins": ("wins %", "勝率%"),
    "report going first": ("going first %", "先攻時%"),
    "report going second": ("going second %", "後攻時%"),
    "report first": (
        "whoever goes first wins {share} %; draws: {draws}",
        "先攻の勝率:{share}%、引き分け:{draws}回",
    ),
    "report ended": ("ended: {ends}", "終わり方:{ends}"),
    "report ended by": ("{n} by {rule}", "[{rule}]{n}回"),
    "report turns": (
        "turns: {mean} on average, {most} at most",
        "ターン数:平均{mean}、最大{most}",
    ),
    "report decisions": (
        "{decisions:decision}, {per_game} a game",
        "決定:{decisions}回(1ゲームに{per_game}回)",
    ),
    "report speed": (
        "{games} games/s, {per_second} decisions/s, {workers:worker}",
        "毎秒{games}ゲーム、{per_second}決定、プロセス数{workers}",
    ),
    "report unfinished": ("unfinished: {n}", "終わらなかったゲーム:{n}"),
    "rule kind": ("kind: {kind}", "種類:{kind}"),
    "rule heading": ("heading", "見出し"),
    "rule procedure": ("procedure", "手順"),
    "rule restriction": ("restriction", "制限"),
    "rule definition": ("definition", "定義"),
    "rule keyword": ("keyword", "キーワード"),
    "rule rule-action": ("rule action", "ルール処理"),
    "rule physical": ("physical", "プログラムの外"),
    "rule edition": ("in {edition}: {number}", "{edition}の番号:{number}"),
    "rule differs": ("differs: {text}", "版による違い:{text}"),
    "rule reason": ("reason: {text}", "理由:{text}"),
    "rule via": ("via: {text}", "確かめるルール:{text}"),
    "rule code": ("code: {text}", "コード:{text}"),
    "rule test": ("test: {text}", "テスト:{text}"),
    "cards": ("cards", "カード"),
    "card compiled": ("compiled {number} {name}", "使えます {number} {name}"),
    "card refused": (
        "refused {number} {name}: column {column}: {clause}",
        "読めません {number} {name}:{column}文字目:{clause}",
    ),
    "card incomplete": (
        "incomplete {number} {name}: {field}: {clause}",
        "記載が不完全 {number} {name}:{field}:{clause}",
    ),
    "card understood": ("as understood: {number} {name}", "読み取り例:{number} {name}"),
    "nearest": (
        "the nearest wordings that would be read:",
        "読める、最も近い言い回し:",
    ),
    "nothing near": ("no wording that would be read is near", "近い言い回しはありません"),
    "card without type": ("no type", "種類なし"),
    "cards assumed": (
        "assumed of {n:card}: {field}: {rule}",
        "{n}枚で補った項目 {field}:{rule}",
    ),
    "language English": ("English", "英語"),
    "language Japanese": ("Japanese", "日本語"),
    "cards in language": ("read in {language}: {share}", "{language}で読めるテキスト:{share}"),
    "cards with a text": (
        "compiled of those with a text: {share}",
        "テキストのあるカードのうち使えるカード:{share}",
    ),
    "cards in all": (
        "in all {total}: {compiled} compiled, {refused} refused, {incomplete} incomplete; "
        "{assumed} with assumed fields",
        "全{total}枚:使える{compiled}枚、読めない{refused}枚、記載が不完全な{incomplete}枚、"
        "項目を補った{assumed}枚",
    ),
    "reading cards": ("reading cards", "カードを読んでいます"),
    "set added": ("set {name} added: {n:card}", "セット{name}を加えました:{n}枚"),
    "set replaced": (
        "set {name} replaced: {n:card}",
        "セット{name}を置き換えました:{n}枚",
    ),
    "set removed": ("set {name} removed", "セット{name}を取り除きました"),
    "set pictures": ("pictures in {folder}", "画像:{folder}"),
    "set of another version": (
        "  counted by another version ({version}): `cards add` counts anew",
        "  別のバージョン({version})で数えたものです。`cards add`で数え直せます",
    ),
    "no sets": (
        "no sets of {game}: `{command} cards add {game} FILE` adds one",
        "{game}のセットはありません。`{command} cards add {game} ファイル`で加えます",
    ),
    "share": ("{part} of {whole} ({rate} %)", "{whole}枚中{part}枚({rate}%)"),
    "filled up": (
        "filled up with {n:shipped card}",
        "付属のカード{n}枚で補いました",
    ),
    "legal": ("legal: {deck} ({edition})", "ルールに合っています:{deck}({edition})"),
}

COMMANDS: Final[tuple[tuple[str, str, str], ...]] = (
    (
        "1",
        "take that option; `1 3` for several, `0` for none",
        "その選択肢を選ぶ。複数は 1 3、選ばないなら 0",
    ),
    (
        "play …",
        "or in words: {play}, `pass`",
        "言葉でも可:{play}、パス",
    ),
    ("why [N]", "the last events, with their rules", "直前の出来事とそのルール(「なぜ」でも可)"),
    (
        "why not …",
        "why something is not allowed: {why_not}",
        "できない理由(例:{why_not})。「なぜだめ」でも可",
    ),
    (
        "card N|NAME",
        "read the card of option N, or any card by name",
        "選択肢Nのカード、または名前でカードを読む(「カード」でも可)",
    ),
    (
        "look ZONE",
        "the cards in a zone that you may look at; `look their …` for your opponent's",
        "見てよい場所のカード。「相手の…」も可(「見る」でも可)",
    ),
    (
        "log [N]",
        "what happened since you were last asked, or the last N events",
        "前の決定からの出来事、または最後のN件(「記録」でも可)",
    ),
    ("board", "draw the board again", "盤面をもう一度表示する(「盤面」でも可)"),
    ("undo", "back to your previous decision", "一つ前の自分の決定に戻る(「戻る」でも可)"),
    (
        "save FILE",
        "write the game so far to a file",
        "ここまでのゲームをファイルに保存する(「保存」でも可)",
    ),
    ("concede", "give up (you are asked once more)", "投了する(確認あり。「投了」でも可)"),
    ("quit", "leave the game unfinished", "ゲームを途中でやめる(「やめる」でも可)"),
)

# What may be typed for a command, besides its own name.
ALIASES: Final[dict[str, str]] = {
    "?": "help",
    "h": "help",
    "ヘルプ": "help",
    "なぜ": "why",
    "なぜだめ": "why not",
    "カード": "card",
    "見る": "look",
    "記録": "log",
    "盤面": "board",
    "戻る": "undo",
    "保存": "save",
    "投了": "concede",
    "やめる": "quit",
    "exit": "quit",
    "q": "quit",
}

# What is typed for yes.
YES: Final = frozenset({"yes", "y", "はい"})


class Count(int):
    """A number in a sentence; `{n:card}` is "1 card" or "2 cards"."""

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(int(self))
        return f"{int(self)} {noun}" if self == 1 else f"{int(self)} {noun}s"


def command() -> str:
    """What is typed to start Headjudge: `headjudge`, or as `./play` was called, if that did."""
    return os.environ.get("HEADJUDGE_COMMAND") or "headjudge"


def say(key: str, lang: str, **fields: object) -> str:
    """What the terminal says under a key, about these."""
    english, japanese = WORDS[key]
    told: dict[str, object] = {"command": command()}
    told |= {name: Count(each) if type(each) is int else each for name, each in fields.items()}
    return (japanese if lang == "ja" else english).format(**told)


def help_lines(lang: str, examples: dict[str, str]) -> list[str]:
    """The commands, with a game's own examples of what to type."""
    return [
        f"  {name:<12} {(japanese if lang == 'ja' else english).format(**examples)}"
        for name, english, japanese in COMMANDS
    ]
