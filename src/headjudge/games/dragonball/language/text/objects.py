"""Which cards: groups of cards, and the objects of instructions.

An object phrase is how many, whose, filters, noun, filters, where.
"""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.grammar import SEEN
from headjudge.games.dragonball.language.text.places import OWNERS
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import OPPONENT, YOU

# Where several sorts of cards are chosen together: the words, the areas.
TOGETHER_FROM = {
    "from your hand": ("hand",),
    "in your hand": ("hand",),
    "from your deck": ("deck",),
    "from your drop area": ("drop",),
    "in your drop area": ("drop",),
    "from your battle area": ("battle",),
    "in your battle area": ("battle",),
}
# What the text's own card is called that has gone there.
GONE = "it from your drop area"
SUMS = (
    ("of which the total cost adds up to {n} or less", "energy cost"),
    ("for which the total cost adds up to {n} or less", "energy cost"),
    ("of which the total power adds up to {n} or less", "power"),
)


def phrases(grammar: WordedGrammar) -> None:
    add_phrases(grammar, _references, _groups, _chosen)
    _several_sorts(grammar.kind("chosen"))
    _tops(grammar.kind("top"))
    thing = grammar.kind("thing")  # cards that are known or meant all together
    for kind in ("this", "it", "in_role", "every"):
        thing.phrase(f"{{x:{kind}}}", H.x)


def _references(grammar: WordedGrammar) -> None:
    """Cards that are known already."""
    grammar.kind("this").phrase("this card", t.Self())
    it = grammar.kind("it")
    for words in (
        "it", "that card", "the chosen card", "them", "they", "those cards", "the chosen cards",
        "the chosen battle card", "that battle card", "the chosen energy", "both", "they both",
        "the card you played with this skill", "the revealed card",
        "the card you placed in the drop area with this skill",
    ):  # fmt: skip
        it.phrase(words, t.It(), wording=words)
    gone = grammar.kind("gone")  # the card that left the battle area, where it is now
    gone.phrase(GONE, t.It(), wording=GONE)
    role = grammar.kind("in_role")
    role.phrase("the attacking card", v.AttackCard())
    role.phrase("the battle card played", v.Countered())
    owner = grammar.kind("owner")  # whose something is: "this card's"
    owner.phrase("this card's", t.Self())
    for words in ("its", "that card's", "their", "the chosen card's"):
        owner.phrase(words, t.It(), wording=words)
    single = grammar.kind("single")  # one card that is named by where it is
    leader = t.Every(t.Cards(("leader",), YOU, wording="leader"))
    theirs = t.Every(t.Cards(("leader",), OPPONENT, wording="leader"))
    for noun in ("leader card", "leader"):
        single.phrase(f"your {noun}", leader)
        single.phrase(f"your opponent's {noun}", theirs)
        single.phrase(f"their {noun}", theirs)


def _groups(grammar: WordedGrammar) -> None:
    """Cards of a player (`owned`), or in a place that says whose they are (`placed`)."""
    owned = grammar.kind("owned")
    for words, whose in OWNERS.items():
        owned.phrase(f"{words} {{f:cards}}", t.Cards((), whose, H.f))
    for words in ("your or your opponent's", "your and your opponent's"):
        owned.phrase(f"{words} {{f:cards}}", t.Cards((), t.EACH, H.f))
    placed = grammar.kind("placed")
    placed.phrase("{f:cards}", t.Cards((), "", H.f))
    for words in ("opponent", "opponent's"):
        placed.phrase(f"{words} {{f:cards}}", t.Cards((), OPPONENT, H.f))
    placed.phrase("{f:cards} under {x:this}", t.Under(H.x, H.f))
    placed.phrase("{f:cards} placed under {x:this}", t.Under(H.x, H.f))
    implied = grammar.kind("implied")  # among the cards just looked at, though it is not said
    implied.phrase("{f:cards}", t.Cards(("deck",), YOU, (t.Among(SEEN, wording="implied"), ~H.f)))
    group = grammar.kind("group")
    for kind in ("owned", "placed"):
        group.phrase(f"{{x:{kind}}}", H.x)
    every = grammar.kind("every")
    every.phrase("all of {g:owned}", t.Every(H.g))
    every.phrase("all {g:owned}", t.Every(H.g))
    every.phrase("all {g:placed}", t.Every(H.g))
    every.phrase("all of the {g:placed}", t.Every(H.g))
    every.phrase("{g:owned}", t.Every(H.g))
    every.phrase("all {f:cards}", t.Every(t.Cards((), t.EACH, H.f, wording="of each")))
    every.phrase("{f:cards}", t.Every(t.Cards((), t.EACH, H.f, wording="of each")))


def some(kind: Kind, group: str, of: str = "") -> None:
    """So many, to be chosen."""
    kind.phrase(f"{{k:n}} {of}{{g:{group}}}", t.Pick(H.k, H.g))
    kind.phrase(f"up to {{k:n}} {of}{{g:{group}}}", t.Pick(H.k, H.g, up_to=True))
    for total in ("up to a total of {k:n}", "a total of up to {k:n}"):
        kind.phrase(f"{total} {of}{{g:{group}}}", t.Pick(H.k, H.g, up_to=True))


def _chosen(grammar: WordedGrammar) -> None:
    """The cards that are chosen, or of which so many are meant."""
    chosen = grammar.kind("chosen")
    some(chosen, "placed")
    some(chosen, "owned", "of ")
    for article in ("a", "an"):
        chosen.phrase(f"{article} {{g:placed}}", t.Pick(1, H.g))
    chosen.phrase("one of {g:owned}", t.Pick(1, H.g))
    chosen.phrase("one {g:placed}", t.Pick(1, H.g))
    for of, group in (("of ", "owned"), ("", "placed"), ("of ", "placed")):
        chosen.phrase(f"any number {of}{{g:{group}}}", t.Pick(0, H.g, any_number=True))
        for words, property in SUMS:
            chosen.phrase(
                f"any number {of}{{g:{group}}} {words}",
                t.Pick(0, H.g, any_number=True, total=t.Compare(property, "<=", H.n)),
            )
    chosen.phrase("as many {g:placed} as you like", t.Pick(0, H.g, any_number=True))
    # chosen, all of them: what cannot be chosen is not among them (10-16-1)
    for of, group in (("of ", "owned"), ("", "placed"), ("of the ", "placed"), ("", "owned")):
        chosen.phrase(f"all {of}{{g:{group}}}", t.Pick(t.Count(H.g), H.g))
    each = t.Cards((), t.EACH, H.f, wording="of each")
    chosen.phrase("all {f:cards}", t.Pick(t.Count(each), each))
    for words, whose in (("your opponent's", OPPONENT), ("their", OPPONENT), ("your", YOU)):
        leader = t.Cards(("leader",), whose, wording="chosen leader")
        chosen.phrase(f"{words} leader card", t.Pick(1, leader))
        chosen.phrase(
            f"{words} leader card in rest mode",
            t.Pick(
                1, t.Cards(("leader",), whose, (t.Upright(False),), wording="chosen leader at rest")
            ),
        )
    own = t.Not(t.Other())
    battle_card = t.Type(("battle",))
    for one in ("1", "one"):
        for words, sort in (
            ("battle cards", battle_card),
            ("{x:named} battle cards", v.AllOf((H.x, battle_card))),
        ):
            either = t.Cards(("field",), YOU, (t.Either((own, sort)),), wording=f"this or {one}")
            chosen.phrase(f"this card or {one} of your {words}", t.Pick(1, either))


def _several_sorts(chosen: Kind) -> None:
    """Cards of several sorts, chosen together."""
    each = chosen.grammar.kind("each_of")
    each.phrase("{x:named}", H.x)
    each.phrase("{x:sort}", H.x)
    each.phrase("{c:color} {x:named}", v.AllOf((H.c, H.x)))
    for up_to, words in ((False, ""), (True, "up to ")):
        for place, areas in TOGETHER_FROM.items():
            picks = [
                t.Pick(1, t.Cards(areas, YOU, (hole,), wording="each"), up_to=up_to)
                for hole in (H.a, H.b, H.c)
            ]
            for start, end in ((f"{words}1 each of ", ""), (f"{words}1 each of ", " cards")):
                chosen.phrase(
                    f"{start}{{a:named}} and {{b:named}}{end} {place}", t.Together(tuple(picks[:2]))
                )
                chosen.phrase(
                    f"{start}{{a:named}}, {{b:named}}, and {{c:named}}{end} {place}",
                    t.Together(tuple(picks)),
                )
            for and_ in dict.fromkeys(("and 1", f"and {words}1", "and")):
                chosen.phrase(
                    f"{words}1 {{a:each_of}} {and_} {{b:each_of}} {place}",
                    t.Together(tuple(picks[:2])),
                )
    others = t.Cards(("hand",), YOU, (t.Other(),), wording="others of hand")
    chosen.phrase(
        "this card and {k:n} other card{s:k} from your hand",
        t.Together((t.Self(wording="hand"), t.Pick(H.k, others))),
    )
    chosen.phrase("{a:one_sort} and {b:one_sort}", t.Together((H.a, H.b)))
    one = chosen.grammar.kind("one_sort")
    one.phrase("{x:this}", H.x)
    some(one, "placed")
    some(one, "owned", "of ")
    one.phrase("{a:this_leader}", H.a)
    one.phrase("all of {g:owned}", t.Pick(t.Count(H.g), H.g))
    leader = chosen.grammar.kind("this_leader")
    for words, whose in (("your opponent's", OPPONENT), ("your", YOU)):
        leader.phrase(
            f"{words} leader card", t.Pick(1, t.Cards(("leader",), whose, wording="sort leader"))
        )


def _tops(top: Kind) -> None:
    for words, whose in (("your", YOU), ("your opponent's", OPPONENT), ("their", OPPONENT)):
        top.phrase(f"the top card of {words} deck", t.TopOf(1, whose))
        top.phrase(f"the top {{k:n}} card{{s:k}} of {words} deck", t.TopOf(H.k, whose))
        top.phrase(f"{{k:n}} card{{s:k}} from the top of {words} deck", t.TopOf(H.k, whose))
        top.phrase(f"a card from the top of {words} deck", t.TopOf(1, whose))
