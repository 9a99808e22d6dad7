"""Which cards: groups of cards, the objects of instructions, and circles.

An object phrase is how many, whose, filters, noun, filters, where.
"""

from __future__ import annotations

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text.filters import FORMS
from headjudge.games.vanguard.language.text.places import OWNERS
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU

SEEN = "seen"  # the cards looked at or revealed from the top of a deck


def phrases(grammar: WordedGrammar) -> None:
    add_phrases(grammar, _references, _groups, _objects, _circles)


def _references(grammar: WordedGrammar) -> None:
    """A card that is known already."""
    this = grammar.kind("this")
    this.phrase("this unit", t.Self())
    this.phrase("this card", t.Self())
    one, several = grammar.kind("it1"), grammar.kind("it2")
    for words in (
        "it", "that unit", "that card", "the chosen unit", "the chosen card", "that rear-guard",
        "that vanguard", "the called unit", "that called unit", "the unit called with this effect",
        "that G unit", "that unlocked unit", "that unlocked card",
        "the card bound with this effect", "the unit retired with this effect",
        "the card discarded with this effect",
        "the card put with this effect",
    ):  # fmt: skip
        one.phrase(words, t.It(), wording=words)
    for words in ("the revealed card", "the card revealed with this effect"):
        one.phrase(words, t.It(SEEN), wording=words)
    for words in (
        "them", "they", "those units", "those cards", "the chosen cards", "the chosen units",
        "the units called with this effect", "all of the units called with this effect",
        "those rear-guards", "the called units", "the cards bound with this effect",
    ):  # fmt: skip
        several.phrase(words, t.It(), wording=words)
    for words, role, whose in (
        ("the boosted unit", "boosted", EACH),
        ("the boosting unit", "boosting", EACH),
        ("the attacking unit", "attacking", EACH),
        ("the unit that is being attacked", "attacked", EACH),
        ("the attacked unit", "attacked", EACH),
        ("your opponent's attacking unit", "attacking", OPPONENT),
    ):
        grammar.kind("in_role").phrase(words, v.InRole(role, whose))
    for words in ("this unit's battle opponent", "the battle opponent", "its battle opponent"):
        grammar.kind("in_role").phrase(words, v.BattleOpponent(t.Self()))
    ref = grammar.kind("ref")  # one card that is known
    for kind in ("this", "it1", "in_role", "single"):
        ref.phrase(f"{{x:{kind}}}", H.x)
    refs = grammar.kind("refs")
    refs.phrase("{x:it2}", H.x)
    single = grammar.kind("single")
    single.phrase("{g:owned1}", t.Every(H.g), wording="single")
    single.phrase(
        "a unit on your (VC)",
        t.Every(t.Cards(("vanguard",), YOU, wording="all")),
        wording="a unit on",
    )
    owner = grammar.kind("owner")  # whose something is: "this unit's"
    for words in ("this unit's", "this card's"):
        owner.phrase(words, t.Self())
    for words in ("its", "that unit's", "that card's"):
        owner.phrase(words, t.It(), wording=words)
    owner.phrase("the boosted unit's", v.InRole("boosted"))
    owner.phrase("the battle opponent's", v.BattleOpponent(t.Self()))
    owner.phrase("this unit's battle opponent's", v.BattleOpponent(t.Self()))
    owner.phrase("your opponent's attacking unit's", v.InRole("attacking", OPPONENT))
    owner.phrase("the attacking unit's", v.InRole("attacking"))
    owner.phrase("your vanguard's", t.Every(t.Cards(("vanguard",), YOU, wording="all")))
    owner.phrase(
        "your opponent's vanguard's", t.Every(t.Cards(("vanguard",), OPPONENT, wording="all"))
    )


def _groups(grammar: WordedGrammar) -> None:
    """Cards of a player (`owned`), or in a place that says whose they are (`placed`)."""
    for form in FORMS:
        owned = grammar.kind(f"owned{form}")
        for words, whose in OWNERS.items():
            owned.phrase(f"{words} {{f:cards{form}}}", t.Cards((), whose, H.f))
        placed = grammar.kind(f"placed{form}")
        placed.phrase(f"{{f:cards{form}}}", t.Cards((), "", H.f))
        among = grammar.kind(f"among{form}")
        seen = t.Cards(("deck",), YOU, (t.Among(SEEN), ~H.f))
        among.phrase(f"{{f:cards{form}}} from among them", seen)
        among.phrase(f"{{f:cards{form}}} among them", seen)
        among.phrase(f"{{f:cards{form}}} from among those cards", seen)
        group = grammar.kind(f"group{form}")
        for kind in ("owned", "placed"):
            group.phrase(f"{{x:{kind}{form}}}", H.x)


def some(kind: Kind, one: str, several: str, shape: str = "{g}") -> None:
    """So many, to be chosen: `one` and `several` are the kinds of the cards."""
    for article in ("a", "an"):
        kind.phrase(f"{article} {{g:{one}}}", t.Pick(1, H.g), wording=f"{article} {one}")
    kind.phrase(f"one {{g:{one}}}", t.Pick(1, H.g), wording=f"one {one}")
    kind.phrase(f"{{k:several}} {{g:{several}}}", t.Pick(H.k, H.g), wording=f"several {several}")
    up_to(kind, one, several)


def up_to(kind: Kind, one: str, several: str) -> None:
    kind.phrase(f"up to one {{g:{one}}}", t.Pick(1, H.g, up_to=True), wording=f"up to one {one}")
    kind.phrase(
        f"up to {{k:several}} {{g:{several}}}",
        t.Pick(H.k, H.g, up_to=True),
        wording=f"up to several {several}",
    )


def _objects(grammar: WordedGrammar) -> None:
    """The cards that an instruction is about."""
    chosen = grammar.kind("chosen")
    chosen.phrase("{k:num} of {g:owned2}", t.Pick(H.k, H.g))
    chosen.phrase("up to {k:num} of {g:owned2}", t.Pick(H.k, H.g, up_to=True))
    for words, whose in OWNERS.items():
        other = t.Cards((), whose, (t.Other(wording="another"), ~H.f))
        chosen.phrase(f"another of {words} {{f:cards2}}", t.Pick(1, other))
        chosen.phrase(f"up to one other of {words} {{f:cards2}}", t.Pick(1, other, up_to=True))
        chosen.phrase(f"up to another of {words} {{f:cards2}}", t.Pick(1, other, up_to=True))
        one = t.Cards((), whose, H.f)
        chosen.phrase(f"one of {words} {{f:cards1}}", t.Pick(1, one))
        chosen.phrase(f"up to one of {words} {{f:cards1}}", t.Pick(1, one, up_to=True))
        chosen.phrase(f"{words} {{f:cards1}}", t.Pick(1, one))
    for words, whose in OWNERS.items():
        chosen.phrase(
            f"one of {words} {{f:cards2}} for each {{each}}",
            t.Pick(H.each, t.Cards((), whose, H.f)),
        )
        chosen.phrase(
            f"up to one of {words} {{f:cards2}} for each {{each}}",
            t.Pick(H.each, t.Cards((), whose, H.f), up_to=True),
        )
    for kind in ("placed1", "among1"):
        for article in ("a", "an", "one"):
            chosen.phrase(f"{article} {{g:{kind}}} for each {{each}}", t.Pick(H.each, H.g))
        chosen.phrase(f"up to one {{g:{kind}}} for each {{each}}", t.Pick(H.each, H.g, up_to=True))
    another = t.Cards((), "", (t.Other(wording="another"), ~H.f))
    chosen.phrase("another {f:cards1}", t.Pick(1, another))
    some(chosen, "placed1", "placed2")
    some(chosen, "among1", "among2")
    chosen.phrase("{k:num} of the {g:placed2}", t.Pick(H.k, H.g))
    same = t.Count(H.h)
    for owned in ("owned2", "placed2"):
        chosen.phrase(
            f"up to the same number of {{g:{owned}}} as the number of {{h:group2}}",
            t.Pick(same, H.g, up_to=True),
        )
        chosen.phrase(
            f"the same number of {{g:{owned}}} as the number of {{h:group2}}", t.Pick(same, H.g)
        )
    chosen.phrase("any number of {g:owned2}", t.Pick(0, H.g, any_number=True))
    chosen.phrase("any number of {g:placed2}", t.Pick(0, H.g, any_number=True))
    chosen.phrase("any number of {g:among2}", t.Pick(0, H.g, any_number=True))
    every = grammar.kind("every")
    every.phrase("all of {g:owned2}", t.Every(H.g))
    every.phrase("all {g:placed2}", t.Every(H.g))
    every.phrase("all of the {g:placed2}", t.Every(H.g))
    every.phrase("all {g:among2}", t.Every(H.g))
    every.phrase("{g:owned2}", t.Every(H.g))
    thing = grammar.kind("thing")  # cards that are known or meant all together
    for kind in ("this", "it1", "it2", "in_role", "every"):
        thing.phrase(f"{{x:{kind}}}", H.x)
    found = grammar.kind("found")  # what is searched for in a deck
    for form in FORMS:
        in_deck = grammar.kind(f"in_deck{form}")
        in_deck.phrase(f"{{f:cards{form}}}", t.Cards(("deck",), YOU, H.f))
    some(found, "in_deck1", "in_deck2")
    found.phrase("up to one {g:in_deck1} for each {each}", t.Pick(H.each, H.g, up_to=True))
    tops = grammar.kind("top")
    tops.phrase("the top card of your deck", t.TopOf(1))
    tops.phrase("the top {k:several} cards of your deck", t.TopOf(H.k))
    tops.phrase("{k:several} cards from the top of your deck", t.TopOf(H.k))
    tops.phrase("one card from the top of your deck", t.TopOf(1))
    tops.phrase("a card from the top of your deck", t.TopOf(1))
    tops.phrase("the top card of your opponent's deck", t.TopOf(1, OPPONENT))


def _circles(grammar: WordedGrammar) -> None:
    circle = grammar.kind("circle")
    circle.phrase("(RC)", v.Circles(YOU))
    circle.phrase("an open (RC)", v.Circles(YOU, open=True))
    circle.phrase("open (RC)", v.Circles(YOU, open=True))
    circle.phrase("a (RC)", v.Circles(YOU))
    circle.phrase("your (RC)", v.Circles(YOU))
    for words in (
        "the (RC) this unit is on",
        "the (RC) this unit was on",
        "the (RC) with this unit",
    ):
        circle.phrase(words, v.Circles(YOU, relation="same", to=t.Self()))
    circle.phrase("(GC)", v.Circles(YOU, ("guardian",)))
    circle.phrase("your (GC)", v.Circles(YOU, ("guardian",)))
    for article in ("a ", "an ", "another ", ""):
        for state, is_open in (("open ", True), ("", False)):
            if article.strip() == ("an" if is_open else "a") or article in ("", "another "):
                relation = "other in column" if article == "another " else "column"
                circle.phrase(
                    f"{article}{state}(RC) in the same column as {{x:ref}}",
                    v.Circles(YOU, open=is_open, relation=relation, to=H.x),
                )
                circle.phrase(
                    f"{article}{state}(RC) in the front row",
                    v.Circles(YOU, open=is_open, front=True),
                )
                circle.phrase(
                    f"{article}{state}(RC) in the back row",
                    v.Circles(YOU, open=is_open, front=False),
                )
                circle.phrase(
                    f"{article}{state}(RC) in your front row",
                    v.Circles(YOU, open=is_open, front=True),
                )
                circle.phrase(
                    f"{article}{state}(RC) in your back row",
                    v.Circles(YOU, open=is_open, front=False),
                )
