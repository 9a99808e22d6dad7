"""Numbers that are worked out, and conditions."""

from __future__ import annotations

from headjudge.games.dragonball.c10_keywords.bundles import KEYWORDS
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.filters import MODES, RELATIONS
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import OPPONENT, YOU

HAVE = (("you have", YOU), ("your opponent has", OPPONENT))


def phrases(grammar: WordedGrammar) -> None:
    _for_each(grammar)
    condition, atom = grammar.kind("condition"), grammar.kind("atom")
    condition.phrase("{atom}", H.atom)
    for joint in (" and ", ", and ", ", and if ", " and if "):
        condition.phrase(f"{{a:atom}}{joint}{{b:atom}}", t.Both((H.a, H.b)))
    condition.phrase("{a:atom}, {b:atom}, and {c:atom}", t.Both((H.a, H.b, H.c)))
    for joint in (" or ", ", or ", " or if "):
        condition.phrase(f"{{a:atom}}{joint}{{b:atom}}", t.AnyOf((H.a, H.b)))
    _life(atom)
    _having(grammar)
    _being_there(grammar)
    add_phrases(atom, _states, _comparisons, _results)
    atom.phrase("it's your turn", t.TurnOf(YOU))
    atom.phrase("it's your opponent's turn", t.TurnOf(OPPONENT))


def _for_each(grammar: WordedGrammar) -> None:
    """What follows `for each`."""
    each = grammar.kind("each")
    each.phrase("{g:group}", t.Count(H.g))
    each.phrase("of {g:owned}", t.Count(H.g))
    each.phrase("{f:cards} you have", t.Count(t.Cards((), YOU, H.f)))
    each.phrase("card placed under it", t.Count(t.Under(t.Self(), wording="each")))


def _life(atom: Kind) -> None:
    """8-5-6. How much life there is."""
    for words, whose in (("your", YOU), ("your opponent's", OPPONENT)):
        life = t.Count(t.Cards(("life",), whose, wording="life"))
        for be in ("is at", "is"):
            atom.phrase(f"{words} life {be} {{n}}", t.Relation(life, "==", H.n))
            for more, relation in RELATIONS:
                atom.phrase(f"{words} life {be} {{n}} {more}", t.Relation(life, relation, H.n))


def _having(grammar: WordedGrammar) -> None:
    """Whether a player has cards."""
    atom = grammar.kind("atom")
    for words, whose in HAVE:
        group = t.Count(t.Cards((), whose, H.f))
        for more, relation in RELATIONS:
            for only in ("", "only "):
                atom.phrase(
                    f"{words} {only}{{n}} {more} {{f:cards}}", t.Relation(group, relation, H.n)
                )
        for article in ("a ", "an ", "any ", ""):
            atom.phrase(f"{words} {article}{{f:cards}}", t.Relation(group, ">=", 1))
        atom.phrase(f"{words} no {{f:cards}}", t.Relation(group, "==", 0))
    none = t.Relation(t.Count(t.Cards((), YOU, H.f)), "==", 0)
    atom.phrase("you do not have any {f:cards}", none)
    atom.phrase("you don't have any {f:cards}", none)


def _being_there(grammar: WordedGrammar) -> None:
    """Whether cards are somewhere."""
    atom, there = grammar.kind("atom"), t.Count(H.g)
    for article in ("a", "an"):
        atom.phrase(f"there is {article} {{g:placed}}", t.Relation(there, ">=", 1))
        atom.phrase(f"there's {article} {{g:placed}}", t.Relation(there, ">=", 1))
    atom.phrase("there are no {g:placed}", t.Relation(there, "==", 0))
    for more, relation in RELATIONS:
        for total in ("", "a total of "):
            atom.phrase(
                f"there are {total}{{n}} {more} {{g:placed}}", t.Relation(there, relation, H.n)
            )
        atom.phrase(f"there are {{n}} {more} total {{g:placed}}", t.Relation(there, relation, H.n))
        atom.phrase(f"there was {{n}} {more} {{f:cards}} among them", _among(relation))
        atom.phrase(f"there are {{n}} {more} of {{g:owned}}", t.Relation(there, relation, H.n))
    atom.phrase("there are {n} {g:placed}", t.Relation(there, ">=", H.n))
    _is_in(grammar)


def _among(relation: str) -> t.Condition:
    """Of the cards spoken of, so many are such cards."""
    return t.Relation(t.CountOf("it", H.f, wording="among"), relation, H.n)


def _is_in(grammar: WordedGrammar) -> None:
    """`<A> is in your drop area`, `<A> and <B> are in play in your battle area`."""
    atom = grammar.kind("atom")
    one = t.Count(t.Cards((), "", (H.a, H.p), wording="is in"))
    other = t.Count(t.Cards((), "", (H.b, H.p), wording="is in"))
    for text in (
        "{a:named}", "a {a:named}", "an {a:named}", "a {a:named} card", "an {a:named} card",
        "{a:named_several}", "a {a:sort}",
    ):  # fmt: skip
        atom.phrase(f"{text} is{{p:place}}", t.Relation(one, ">=", 1))
    atom.phrase("{a:named} is not{p:place}", t.Relation(one, "==", 0))
    both = t.Both((t.Relation(one, ">=", 1), t.Relation(other, ">=", 1)))
    atom.phrase("{a:named} and {b:named} are{p:place}", both)
    atom.phrase("both {a:named} and {b:named} are{p:place}", both)
    another = t.Count(t.Cards((), "", (t.Other(), H.a, H.p), wording="another is in"))
    atom.phrase("another {a:named} is{p:place}", t.Relation(another, ">=", 1))
    atom.phrase("another {a:named} card is{p:place}", t.Relation(another, ">=", 1))
    under = t.Count(t.Under(t.Self(), (H.a,), wording="is under"))
    atom.phrase("{a:named} is under this card", t.Relation(under, ">=", 1))
    atom.phrase("{a:named} is not under this card", t.Relation(under, "==", 0))
    number = t.Count(t.Under(t.Self(), wording="are placed under"))
    for more, relation in RELATIONS:
        atom.phrase(
            f"{{n}} {more} cards are placed under this card", t.Relation(number, relation, H.n)
        )


def _states(atom: Kind) -> None:
    """What a card is."""
    for x in ("this", "single", "it", "in_role"):
        subject = f"{{x:{x}}}"
        for be in ("is", "was") if x in ("this", "it") else ("is",):
            for article in ("a ", "an ", ""):
                atom.phrase(f"{subject} {be} {article}{{f:cards}}", t.Is(H.x, H.f))
            atom.phrase(f"{subject} {be} {{c:color}}", t.Is(H.x, (H.c,)))
        for words, active in MODES:
            atom.phrase(f"{subject} is in {words}", t.Is(H.x, (t.Upright(active),)))
        atom.phrase(f"{subject} has {{v:value}}", t.Is(H.x, (H.v,)))
        atom.phrase(
            f"{subject} is {{c:color_word}} and no other color", t.Is(H.x, (v.OnlyColors((H.c,)),))
        )
    atom.phrase("it's a {f:cards}", t.Is(t.It(wording="it"), H.f))
    atom.phrase("it's flipped to its back", t.Is(t.It(wording="it"), (v.Flipped(True),)))
    for more, relation in RELATIONS:
        atom.phrase(
            f"{{x:owner}} power is {{n}} {more}", t.Is(H.x, (t.Compare("power", relation, H.n),))
        )
    for type in ("battle", "leader"):
        partner = t.Is(t.EventPartner(), (t.Type((type,)),))
        atom.phrase(f"this card attacks a {type} card", partner)
    placed = t.It(wording="the cards placed in your drop area")
    atom.phrase(
        "all of the cards placed in your drop area are {c:color}", t.Is(placed, (H.c,), every=True)
    )
    energy = t.Every(t.Cards(("energy",), YOU, wording="all energy"))
    atom.phrase("all of your energy is {c:color}", t.Is(energy, (H.c,), every=True))
    cards = t.Every(t.Cards(("battle",), YOU, (t.Type(("battle",)),), wording="all battle"))
    atom.phrase(
        "all of your battle cards are {c:color_word} and no other color",
        t.Is(cards, (v.OnlyColors((H.c,)),), every=True),
    )
    attacked = t.Count(t.Cards((), YOU, (~H.f, v.Role("guard", wording="attacked"))))
    for one in ("1", "one"):
        atom.phrase(f"{one} of your {{f:cards}} is being attacked", t.Relation(attacked, ">=", 1))


def _comparisons(atom: Kind) -> None:
    """What one player has, beside what the other has."""
    for noun in ("life", "energy"):
        mine = t.Count(t.Cards((noun,), YOU, wording="compared"))
        theirs = t.Count(t.Cards((noun,), OPPONENT, wording="compared"))
        more = t.Relation(mine, ">=", t.Plus(theirs, 1))
        less = t.Relation(mine, "<=", t.Plus(theirs, -1))
        atom.phrase(f"you have more {noun} than your opponent", more)
        atom.phrase(f"you have less {noun} than your opponent", less)
        atom.phrase(
            f"your {noun} is less than or equal to your opponent's {noun}",
            t.Relation(mine, "<=", theirs),
        )


def _results(atom: Kind) -> None:
    """What has been done just now; the wording of the number says what it was, and only
    cards count that it really was done with."""
    moved = (t.Among("moved", wording="moved"),)
    for words in (
        "played a card", "played a card with this skill", "played a card using this skill",
        "ko-ed a card", "ko-ed it", "added a card to your hand",
        "chose to add 1 or more cards to your hand",
    ):  # fmt: skip
        atom.phrase(f"you {words}", t.Relation(t.CountOf("it", moved, wording=words), ">=", 1))
    atom.phrase("you do", t.Relation(t.CountOf("it", moved, wording="do"), ">=", 1))
    such = (t.Among("moved", wording="moved"), ~H.f)
    for words in (
        "placed {article}{f:cards} in your drop area",
        "placed {article}{f:cards} in the drop area with this skill",
        "place {article}{f:cards} in the drop area with this skill",
        "use this skill to play {article}{f:cards}",
    ):
        for article in ("a ", "an "):
            text = words.replace("{article}", article)
            deed = words.split()[0]
            atom.phrase(f"you {text}", t.Relation(t.CountOf("it", such, wording=deed), ">=", 1))
    atom.phrase(
        "this skill is used to ko a {f:cards}",
        t.Relation(t.CountOf("it", such, wording="ko"), ">=", 1),
    )
    for stated in KEYWORDS:
        stated.phrases(atom.grammar, "en", "atom")
