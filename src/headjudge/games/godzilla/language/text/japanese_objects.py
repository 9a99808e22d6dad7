"""Japanese: which cards. Filters, groups of cards, and the objects of instructions.

Here everything stands before the noun: where, whose, filters, noun; how many comes
after it. A comma before a filter means nothing, and is remembered.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import tokens
from headjudge.games.godzilla.language.text.grammar import ITS, REVEALED, Lying
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.card_phrases import bracketed
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU

OWNERS = (("あなたの", YOU), ("相手の", OPPONENT), ("各プレイヤーの", EACH))
AREAS = (
    ("捨て札", "discard"),
    ("手札", "hand"),
    ("山札", "deck"),
    ("怪獣デッキ", "monster deck"),
    ("戦略カード置き場", "strategy"),
)


def phrases(grammar: CardGrammar) -> None:
    tokens.numbers(grammar)
    bracketed(grammar, "quoted", "「", "」")
    bracketed(grammar, "trait", "《", "》")
    keyword = grammar.kind("keyword")
    for stated in KEYWORDS.asked_for():
        keyword.phrase(stated.ja, stated.name)
    color = grammar.kind("color")
    for word, name in (("赤", "red"), ("青", "blue"), ("緑", "green"), ("白", "white")):
        color.phrase(word, name)
    zones = grammar.kind("zone_numbers")
    zones.phrase("{single}", H.single)
    zones.phrase("{span}", H.span)
    zones.phrase("{a:n}、{b:n}", (H.a, H.b))
    zones.phrase("{a:n}、{b:n}、{c:n}", (H.a, H.b, H.c))
    add_phrases(grammar, _references, _filters, _nouns, _places, _groups, _objects, _zones)


def _references(grammar: CardGrammar) -> None:
    monster = grammar.kind("monster")
    for words, whose in OWNERS:
        monster.phrase(f"{words}怪獣カード", v.Monster(whose))
    reference = grammar.kind("reference")
    reference.phrase("これ", t.Self())
    reference.phrase("自身", t.Self(), wording="自身")
    reference.phrase("{monster}", H.monster)
    it = grammar.kind("it")
    it.phrase("それ", t.It())
    it.phrase("それら", t.It(), wording="them")
    it.phrase("選んだカード", t.It(), wording="chosen")
    it.phrase("公開したカード", REVEALED, wording="revealed")
    it.phrase("残り", t.Rest("revealed"))


def _filters(grammar: CardGrammar) -> None:
    """Filters, each with the particle that ties it to what follows."""
    filter = grammar.kind("filter")

    def say(text: str, shape: Any, wording: str = "") -> None:
        filter.phrase(text, shape, wording)
        filter.phrase(f"、{text}", shape, f"{wording}、")

    say("{trait}を持つ", t.Trait((H.trait,)))
    say("{trait}か{b:trait}を持つ", t.Trait((H.trait, H.b)))
    say("{trait}と{b:trait}を両方持つ", t.Trait((H.trait, H.b), every=True))
    say("{keyword}を持つ", t.HasKeyword(H.keyword))
    say("カード名に{quoted}を含む", t.NameHas(H.quoted))
    say("{quoted}の", t.Named((H.quoted,)))
    say("{quoted}か{b:quoted}の", t.Named((H.quoted, H.b)))
    say("{color}の", t.Color((H.color,)))
    say("{color}で", t.Color((H.color,)), "で")
    say("{color}か{b:color}の", t.Color((H.color, H.b)))
    say("{color}でない", t.Not(t.Color((H.color,))))
    say("他の", t.Other())
    say("進攻{n:digit}の", t.Compare("invasion", "==", H.n))
    say("最も等級の低い", t.Extreme("rank", False))
    say("最も等級の高い", t.Extreme("rank", True))
    for label, property in (("脅威度", "threat"), ("撃退力", "counter_power")):
        say(f"{label}{{n}}以下の", t.Compare(property, "<=", H.n))
        say(f"{label}{{n}}以上の", t.Compare(property, ">=", H.n))
    for number, wording in (("{n}", ""), ("{n:roman}", "roman")):
        for word, relation in (("以下", "<="), ("以上", ">="), ("", "==")):
            rank = t.Compare("rank", relation, H.n)
            grammar.kind("rank").phrase(f"等級{number}{word}", rank, wording)
            say(f"等級{number}{word}の", rank, wording)
            say(f"等級{number}{word}で", rank, f"{wording}で")
        say(f"等級{number}でない", t.Compare("rank", "!=", H.n), wording)
    say("その捨てたカードの等級以下の", t.Compare("rank", "<=", t.Of("rank", t.It())))
    say(
        "その破壊されたカードの等級以下の",
        t.Compare("rank", "<=", t.Of("rank", t.EventCard())),
    )
    say("{reference}と同じ", t.Shares("name", H.reference))
    say("{reference}と共通の特徴を持つ", t.Shares("trait", H.reference))


def _nouns(grammar: CardGrammar) -> None:
    """Nouns with their filters. `field`: what lies in zones; `strategy`: strategy cards;
    `any`: whatever a card can be called."""
    field = grammar.kind("field_noun")
    field.phrase("交戦カード", t.Type(("battle",)))
    field.phrase("怪獣カード", t.Type(("monster",)))
    field.phrase("怪獣カードか交戦カード", t.Type(("monster", "battle")))
    field.phrase("トークン", v.Token())
    grammar.kind("strategy_noun").phrase("戦略カード", t.Type(("strategy",)))
    noun = grammar.kind("any_noun")
    noun.phrase("{f:field_noun}", H.f)
    noun.phrase("{f:strategy_noun}", H.f)
    noun.phrase("{quoted}", t.Named((H.quoted,)), wording="bare")
    noun.phrase("進攻{n:digit}", t.Compare("invasion", "==", H.n), wording="bare")
    noun.phrase("進攻{n:digit}カード", t.Compare("invasion", "==", H.n), wording="card")
    both = t.HasKeyword(H.keyword, wording="both")
    for family in ("field", "strategy", "any"):
        cards = grammar.kind(family)
        cards.phrase(f"{{filter}}{{rest:{family}}}", (H.filter, ~H.rest))
        cards.phrase(
            f"{{keyword}}と{{trait}}を両方持つ{{rest:{family}}}",
            (both, t.Trait((H.trait,)), ~H.rest),
        )
        cards.phrase(f"{{noun:{family}_noun}}", (H.noun,))
    grammar.kind("any").phrase("カード", ())


def _places(grammar: CardGrammar) -> None:
    """Where a card is: in which zone. Said before `いる`, and before a noun."""
    place = grammar.kind("place")
    place.phrase("エリア{zone_numbers}", t.InZones(H.zone_numbers))
    place.phrase("{column}と同じ縦列", t.Placed("column", H.column))
    place.phrase("{reference}の隣接エリア", t.Placed("adjacent", H.reference))
    place.phrase("{reference}の前のエリア", t.Placed("front", H.reference))
    place.phrase("{reference}の後のエリア", t.Placed("behind", H.reference))
    place.phrase("{reference}がいるエリアと同じ数字のエリア", t.Placed("same number", H.reference))
    place.phrase("{reference}がいるエリア以下の数字のエリア", t.Placed("before", H.reference))
    place.phrase("そのエリア", v.InChosenZone())
    place.phrase("そのエリアおよび隣接エリア", v.InChosenZone(True))
    column = grammar.kind("column")
    column.phrase("{reference}", H.reference)
    column.phrase("それ", t.EventCard())
    for words, whose in OWNERS[:2]:
        column.phrase(
            f"{words}{{filter}}怪獣カード",
            t.Every(t.Cards(("zone",), whose, (H.filter, t.Type(("monster",))))),
        )


def _groups(grammar: CardGrammar) -> None:
    group = grammar.kind("group")
    zone = ("zone",)
    for words, whose in OWNERS:
        group.phrase(f"{words}{{f:field}}", t.Cards(zone, whose, H.f))
        group.phrase(f"{words}{{f:strategy}}", t.Cards(("strategy",), whose, H.f))
        group.phrase(f"{words}エリアにいる{{f:any}}", t.Cards(zone, whose, H.f), "in")
        group.phrase(
            f"{words}エリア{{z:zone_numbers}}にいる{{f:any}}",
            t.Cards(zone, whose, (t.InZones(H.z), ~H.f)),
            "in numbers",
        )
        for comma, tag in (("", ""), ("、", "、")):
            group.phrase(
                f"{{p:place}}にいる{comma}{words}{{f:field}}",
                t.Cards(zone, whose, (H.p, ~H.f)),
                f"place{tag}",
            )
        group.phrase(
            f"{{reference}}がいるエリアと同じ数字の{words}エリアにいる{{f:any}}",
            t.Cards(zone, whose, (t.Placed("same number", H.reference), ~H.f)),
            "same number",
        )
        group.phrase(
            f"公開したカードの等級と同じ数字の{words}エリアにいる{{f:any}}",
            t.Cards(zone, whose, (v.ZoneIsRankOf(REVEALED), ~H.f)),
            "rank",
        )
        group.phrase(
            f"同じ数字の{words}エリアにいる{{f:any}}",
            t.Cards(zone, whose, (v.ZoneIsRankOf(REVEALED), ~H.f)),
            "same rank",
        )
        group.phrase(
            f"その捨てたカードの等級以下の、{words}{{f:field}}",
            t.Cards(zone, whose, (t.Compare("rank", "<=", t.Of("rank", t.It())), ~H.f)),
            "discarded",
        )
        group.phrase(
            f"指定した数字の{words}エリアにいる{{f:any}}",
            t.Cards(zone, whose, (v.InChosenZone(), ~H.f)),
            "number",
        )
        for area, name in AREAS:
            group.phrase(f"{words}{area}の{{f:any}}", t.Cards((name,), whose, H.f), f"of {name}")
            group.phrase(
                f"{words}{area}から{{f:any}}", t.Cards((name,), whose, H.f), f"{name} from"
            )
            group.phrase(f"{words}{area}にある{{f:any}}", t.Cards((name,), whose, H.f), name)
    for words, whose in (("あなた", YOU), ("相手", OPPONENT)):
        group.phrase(
            f"{words}が置いている{{f:strategy}}", t.Cards(("strategy",), whose, H.f), "in play"
        )
    group.phrase("{reference}の下にある{f:any}", t.Under(H.reference, H.f))
    group.phrase("その中の{f:any}", t.Cards(("deck",), YOU, (t.Among("revealed"), ~H.f)), "among")


def _objects(grammar: CardGrammar) -> None:
    """The cards that an instruction is about, with を."""
    _counted(grammar.kind("chosen"), "group")
    thing = grammar.kind("thing")
    thing.phrase("これを", t.Self())
    thing.phrase("あなたの捨て札からこれを", Lying("discard"))
    thing.phrase("{monster}を", H.monster)
    thing.phrase("{it}を", H.it)
    thing.phrase("{chosen}", H.chosen)
    thing.phrase("{g:group}をすべて", t.Every(H.g))
    thing.phrase("{g:group}を", t.Every(H.g), wording="single")
    playable = grammar.kind("playable")
    playable.phrase("これを", t.Self())
    playable.phrase("あなたの捨て札からこれを", Lying("discard"))
    playable.phrase("{it}を", H.it)
    playable.phrase("{chosen}", H.chosen)
    playable.phrase("{g:group}をすべて", t.Every(H.g))
    together = grammar.kind("thing")
    pick = [
        t.Pick(H.n, t.Cards(("deck",), YOU, (t.Among("revealed"), t.Color((hole,)), ~H.f)))
        for hole in (H.a, H.b)
    ]
    text = "その中の{a:color}と{b:color}の{f:field}をそれぞれ{n}枚"
    together.phrase(text, t.Together(tuple(pick)))
    up_to = tuple([t.Pick(H.n, each.cards, up_to=True) for each in pick])
    together.phrase(f"{text}まで", t.Together(up_to))
    four = [
        t.Pick(1, t.Cards(("zone",), OPPONENT, (t.InZones(H.z), t.Color((hole,)), ~H.f)), True)
        for hole in (H.a, H.b, H.c, H.d)
    ]
    together.phrase(
        "相手のエリア{z:zone_numbers}にいる、{a:color}、{b:color}、{c:color}、{d:color}の{f:field}"
        "をそれぞれ1枚まで",
        t.Together(tuple(four)),
    )


def _counted(kind: Kind, group: str) -> None:
    kind.phrase(f"{{g:{group}}}を{{n}}枚", t.Pick(H.n, H.g))
    kind.phrase(f"{{g:{group}}}{{n}}枚を", t.Pick(H.n, H.g), wording="before")
    kind.phrase(f"{{g:{group}}}を{{n}}枚まで", t.Pick(H.n, H.g, up_to=True))
    kind.phrase(f"{{g:{group}}}を望む枚数", t.Pick(0, H.g, any_number=True))
    kind.phrase(
        f"{{g:{group}}}を等級の合計が{{n}}以下になるよう望む枚数",
        t.Pick(0, H.g, any_number=True, total=t.Compare("rank", "<=", H.n)),
    )


def _zones(grammar: CardGrammar) -> None:
    """Zones to choose or to go to."""
    to = grammar.kind("to")
    to.phrase("空いているエリア", v.Zones(ITS, empty=True))
    to.phrase("{reference}の隣接エリア1つ", v.Zones(YOU, (), False, "adjacent", H.reference))
    to.phrase("{reference}の隣接エリア", v.Zones(YOU, (), False, "adjacent", H.reference), "short")
    to.phrase("これがいたエリア", v.Zones(YOU, (), False, "same", t.Self(), was=True))
    around = v.Zones(YOU, (), False, "adjacent", t.Self(), was=True)
    to.phrase("これがいたエリアの隣接エリア1つ", around)
    to.phrase("これがいたエリアの隣接エリア", around, "short")
    to.phrase("自身の右または左の隣接エリア", v.Zones(YOU, (), False, "beside", t.Self()))
    to.phrase("エリア{single}", v.Zones(YOU, H.single))
    to.phrase("あなたのエリア{single}", v.Zones(YOU, H.single), "your")
    every = grammar.kind("to_every")
    every.phrase("{reference}の隣接エリアすべて", v.Zones(YOU, (), False, "adjacent", H.reference))
    every.phrase("あなたの空いているエリアすべて", v.Zones(YOU, empty=True), "your")
    every.phrase("空いているエリアすべて", v.Zones(ITS, empty=True))
    zones = grammar.kind("zones")
    for words, whose in OWNERS[:2]:
        zones.phrase(f"{words}エリア", v.Zones(whose))
        zones.phrase(f"{words}空いているエリア", v.Zones(whose, empty=True))
        zones.phrase(
            f"{{reference}}と同じ縦列の{words}エリア",
            v.Zones(whose, (), False, "column", H.reference),
        )
