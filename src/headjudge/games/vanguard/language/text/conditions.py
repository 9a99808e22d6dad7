"""Numbers that are worked out, and conditions."""

from __future__ import annotations

from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text.filters import ICONS, states
from headjudge.games.vanguard.language.text.objects import SEEN
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import OPPONENT, YOU

# How two numbers stand to each other, in words.
RELATIONS = (
    ("or more", ">="),
    ("or less", "<="),
    ("or greater", ">="),
    ("or fewer", "<="),
)
HAVE = (("you have", YOU), ("your opponent has", OPPONENT))
HAVE_NOT = (("you do not have", YOU), ("your opponent does not have", OPPONENT))


def phrases(grammar: WordedGrammar) -> None:
    _for_each(grammar)
    condition, atom = grammar.kind("condition"), grammar.kind("atom")
    condition.phrase("{atom}", H.atom)
    for joint in (" and ", ", and ", ", and if ", " and if "):
        condition.phrase(f"{{a:atom}}{joint}{{b:atom}}", t.Both((H.a, H.b)))
        condition.phrase(f"{{a:atom}}{joint}{{b:atom}}{joint}{{c:atom}}", t.Both((H.a, H.b, H.c)))
    for joint in (" or ", ", or ", " or if ", ", or if "):
        condition.phrase(f"{{a:atom}}{joint}{{b:atom}}", t.AnyOf((H.a, H.b)))
    add_phrases(atom, _having, _counts, _comparisons, _states, _battle, _results)


def _for_each(grammar: WordedGrammar) -> None:
    """What follows `for each`."""
    each = grammar.kind("each")
    each.phrase("of {g:owned2}", t.Count(H.g))
    each.phrase("{g:group1}", t.Count(H.g))
    each.phrase("of {g:owned1}", t.Count(H.g))
    each.phrase("of the {g:placed2}", t.Count(H.g))
    for way in ("retired", "put", "called", "discarded", "returned", "bound", "locked", "chosen"):
        each.phrase(f"card {way} with this effect", t.CountOf("it"))
        each.phrase(f"unit {way} with this effect", t.CountOf("it"))
    each.phrase("{f:cards1} revealed with this effect", t.CountOf(SEEN, H.f))


def _having(atom: Kind) -> None:
    """Whether a player has cards."""
    for words, whose in HAVE:
        group = t.Count(t.Cards((), whose, H.f))
        for article in ("a", "an"):
            atom.phrase(f"{words} {article} {{f:cards1}}", t.Relation(group, ">=", 1))
        other = t.Count(t.Cards((), whose, (t.Other(wording="another"), ~H.f)))
        atom.phrase(f"{words} another {{f:cards1}}", t.Relation(other, ">=", 1))
        atom.phrase(f"{words} another of your {{f:cards2}}", t.Relation(other, ">=", 1))
        for more, relation in RELATIONS:
            atom.phrase(f"{words} {{k:num}} {more} {{f:cards2}}", t.Relation(group, relation, H.k))
        atom.phrase(f"{words} no {{f:cards2}}", t.Relation(group, "==", 0))
        atom.phrase(f"{words} no {{f:cards1}}", t.Relation(group, "==", 0))
        atom.phrase(f"{words} {{k:several}} {{f:cards2}}", t.Relation(group, "==", H.k))
    for words, whose in HAVE_NOT:
        group = t.Count(t.Cards((), whose, H.f))
        atom.phrase(f"{words} any {{f:cards2}}", t.Relation(group, "==", 0))
        atom.phrase(f"{words} a {{f:cards1}}", t.Relation(group, "==", 0))
        atom.phrase(f"{words} any {{f:cards1}}", t.Relation(group, "==", 0))
        other = t.Count(t.Cards((), whose, (t.Other(wording="another"), ~H.f)))
        atom.phrase(f"{words} another {{f:cards1}}", t.Relation(other, "==", 0))
    there = t.Count(H.g)
    for article in ("a", "an"):
        atom.phrase(f"there is {article} {{g:placed1}}", t.Relation(there, ">=", 1))
    another = t.Count(t.Cards((), "", (t.Other(wording="another"), ~H.f)))
    atom.phrase("there is another {f:cards1}", t.Relation(another, ">=", 1))
    atom.phrase("there are no {g:placed2}", t.Relation(there, "==", 0))
    for more, relation in RELATIONS:
        atom.phrase(f"there are {{k:num}} {more} {{g:placed2}}", t.Relation(there, relation, H.k))


def _counts(atom: Kind) -> None:
    """How many cards there are."""
    for more, relation in RELATIONS:
        atom.phrase(
            f"the number of {{g:group2}} is {{k:num}} {more}",
            t.Relation(t.Count(H.g), relation, H.k),
        )
        atom.phrase(
            f"the total number of {{g:group2}} is {{k:num}} {more}",
            t.Relation(t.Count(H.g), relation, H.k),
        )
    atom.phrase("the number of {g:group2} is {k:num}", t.Relation(t.Count(H.g), "==", H.k))


def _comparisons(atom: Kind) -> None:
    """What one player has, beside what the other has."""
    zones = {
        "cards in your hand": ("hand", "cards in your opponent's hand"),
        "cards in your damage zone": ("damage", "cards in your opponent's damage zone"),
        "rear-guards you have": ("rear-guard", "rear-guards your opponent has"),
        "your rear-guards": ("rear-guard", "your opponent's rear-guards"),
        "cards in your soul": ("soul", "cards in your opponent's soul"),
        "cards in your bind zone": ("bind", "cards in your opponent's bind zone"),
    }
    for words, (area, others) in zones.items():
        mine = t.Count(t.Cards((area,), YOU, wording="compared"))
        theirs = t.Count(t.Cards((area,), OPPONENT, wording="compared"))
        for compared, relation, more in (
            ("more than", ">=", 1),
            ("greater than", ">=", 1),
            ("less than", "<=", -1),
            ("fewer than", "<=", -1),
            ("more than or equal to", ">=", 0),
            ("greater than or equal to", ">=", 0),
            ("less than or equal to", "<=", 0),
            ("the same as", "==", 0),
            ("equal to", "==", 0),
        ):
            right = t.Plus(theirs, more) if more else theirs
            for other in ("your opponent's", f"the number of {others}", others):
                atom.phrase(
                    f"the number of {words} is {compared} {other}",
                    t.Relation(mine, relation, right),
                )
        if words != "your rear-guards":  # which are the rear-guards you have
            cards = words.replace(" you have", "").replace("your ", "")
            atom.phrase(
                f"you have more {cards} than your opponent",
                t.Relation(mine, ">=", t.Plus(theirs, 1)),
            )


def _states(atom: Kind) -> None:
    """What a card is."""
    legion = (v.InState("legion"),)
    for x in ("this", "single", "it1"):
        subject = f"{{x:{x}}}"
        atom.phrase(f"{subject} is [Legion]", t.Is(H.x, legion))
        atom.phrase(f"{subject} is in harmony", t.Is(H.x, (v.InState("harmony"),)))
        for state in states():
            atom.phrase(f"{subject} is {state}", t.Is(H.x, (v.InState(state),)))
        atom.phrase(f"{subject} is [Stand]", t.Is(H.x, (t.Upright(True),)))
        atom.phrase(f"{subject} is [Rest]", t.Is(H.x, (t.Upright(False),)))
        atom.phrase(f"{subject} is face up", t.Is(H.x, (t.FaceUp(True),)))
        atom.phrase(f"{subject} is face down", t.Is(H.x, (t.FaceUp(False),)))
        for more, relation in (("", "=="), (" or greater", ">="), (" or less", "<=")):
            atom.phrase(
                f"{subject} is grade {{n}}{more}", t.Is(H.x, (t.Compare("grade", relation, H.n),))
            )
        for article in ("a", "an"):
            atom.phrase(f"{subject} is {article} {{f:cards1}}", t.Is(H.x, H.f))
            atom.phrase(f"{subject} is not {article} {{f:cards1}}", t.No(t.Is(H.x, H.f)))
        atom.phrase(f"{subject} is {{f:bare_adjective}}", t.Is(H.x, (H.f,)))
        for words, icon in ICONS.items():
            atom.phrase(f"{subject} has {words}", t.Is(H.x, (v.Icon((icon,)),)))
        atom.phrase(f"{subject} has {{name}} in its card name", t.Is(H.x, (t.NameHas(H.name),)))
        atom.phrase(f"{subject} has the {{k:keyword}} ability", t.Is(H.x, (v.HasAbility(H.k),)))
        atom.phrase(f"{subject} is in the front row", t.Is(H.x, (v.Row(True),)))
        atom.phrase(f"{subject} is in the back row", t.Is(H.x, (v.Row(False),)))
        atom.phrase(f"{subject} is on (VC)", t.Is(H.x, (v.OnCircle(("vanguard",)),)))
        atom.phrase(f"{subject} is on (RC)", t.Is(H.x, (v.OnCircle(("rear-guard",)),)))
        atom.phrase(f"{subject} is boosted", t.Is(H.x, (v.Role("boosted", True),)))
        for article in ("a", "an"):
            atom.phrase(
                f"{subject} is boosted by {article} {{f:cards1}}",
                t.Both(
                    (t.Is(H.x, (v.Role("boosted", True),)), t.Is(v.InRole("boosting", YOU), H.f))
                ),
            )
    for name, property in (
        ("[Power]", "power"),
        ("[Critical]", "critical"),
        ("grade", "grade"),
        ("[Shield]", "shield"),
    ):
        value = t.Of(property, H.x)
        for more, relation in (*RELATIONS, ("or higher", ">=")):
            atom.phrase(f"{{x:owner}} {name} is {{n}} {more}", t.Relation(value, relation, H.n))
    atom.phrase(
        "the revealed card is the card you declared",
        t.Is(t.It(SEEN, wording="the revealed card"), (v.Declared("name"),)),
    )
    keyword = atom.grammar.kind("keyword")
    for stated in KEYWORDS.asked_for():
        keyword.phrase(stated.name.lower(), stated.name.lower())


def _battle(atom: Kind) -> None:
    for turn in ("that turn", "this turn", "the turn"):
        number = v.BattleCount()
        atom.phrase(
            f"it is the {{k:ordinal}} battle of {turn} or more", t.Relation(number, ">=", H.k)
        )
        atom.phrase(f"it is the {{k:ordinal}} battle of {turn}", t.Relation(number, "==", H.k))
    for words in (
        "the attack did not hit",
        "that attack did not hit",
        "the attack did not hit during that battle",
        "this unit's attack did not hit",
    ):
        atom.phrase(words, v.AttackHit(False))
    for words in ("the attack hit", "that attack hit", "the attack hits"):
        atom.phrase(words, v.AttackHit(True))
    atom.phrase("it is your turn", t.TurnOf(YOU))
    atom.phrase("it is your opponent's turn", t.TurnOf(OPPONENT))


def _results(atom: Kind) -> None:
    """What has been done just now; the wording of the number says what it was."""
    for words in (
        "put a card into your hand", "called a card", "rode a card", "rode", "put a card",
        "bound a card", "called", "retired a unit", "put a unit", "called a unit",
        "put a card into your soul", "retired a rear-guard", "called one or more cards",
    ):  # fmt: skip
        atom.phrase(f"you {words}", t.Relation(t.CountOf("it", wording=words), ">=", 1))
    for way in ("put", "called", "returned", "chose", "retired", "bound", "discarded"):
        done = t.CountOf("it", wording=way)
        for noun in ("cards", "units"):
            atom.phrase(f"you {way} {{k:num}} or more {noun}", t.Relation(done, ">=", H.k))
            atom.phrase(f"you {way} {{k:several}} {noun}", t.Relation(done, "==", H.k))
