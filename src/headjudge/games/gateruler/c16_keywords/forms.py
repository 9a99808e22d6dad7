"""16-5 to 16-30. How keywords stand on cards. Which keyword has which form is in `bundles`."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.keywords import KEYWORD, Form
from headjudge.language.phrases import H
from headjudge.rulebook.citation import fact

APART: Final = "apart"  # an ability that an event card can have besides its effect
GIVEN: Final = "keyword"  # a keyword that a text gives to a card
WORD: Final = t.Keyword(KEYWORD)

# A keyword with nothing more to it: given to a card, and on a line of its own.
ALONE: Final = (
    Form(WORD, "KEYWORD", kind=GIVEN, wording=KEYWORD),
    Form(WORD, "keyword", kind=APART, wording="line KEYWORD"),
)

# 16-9. Double Attack, Triple Attack
ATTACKS: Final = {"Double": 2, "Triple": 3, "Quadruple": 4}
MORE_ATTACKS: Final = (
    *[
        form
        for word, number in ATTACKS.items()
        for form in (
            Form(t.Keyword(KEYWORD, number), f"{word} KEYWORD", kind=GIVEN, wording=word),
            Form(
                t.Keyword(KEYWORD, number),
                f"{word.lower()} KEYWORD",
                kind=APART,
                wording=f"line {word}",
            ),
            Form(t.HasKeyword(KEYWORD, number), f" with {word} KEYWORD", kind="after"),
        )
    ],
    Form(t.Keyword(KEYWORD, H.n), "{n} KEYWORD", kind=GIVEN, wording="n KEYWORD"),
    Form(t.Keyword(KEYWORD, H.n), "{n} KEYWORD", kind=APART, wording="line n KEYWORD"),
)

# 16-13, 16-14. Genesis Summoning, Abyssal Summoning, Abyssal Concerto

# Genesis Summoning is a standard action, and its materials one need not declare; so is Abyssal
# Summoning.
GENESIS_TIMING: Final[str] = fact("16-13b", "standard", without="instant")
MATERIALS: Final = v.Materials(t.Together((t.Self(wording="material"), H.x)))
SUMMONED: Final[t.Effect] = fact(
    "16-13b-3", t.May((MATERIALS,), H.e), without=v.IfDone((MATERIALS,), H.e)
)
# What may stand before them.
HEADS: Final[tuple[tuple[str, tuple[t.Condition, ...]], ...]] = (
    ("", ()),
    ("{called:name} - ", (v.Called(H.called),)),
    ("{called:name} [turn {limit:n}] - ", (v.Called(H.called), v.Limit(H.limit, "turn", True))),
    ("[turn {limit:n}] ", (v.Limit(H.limit, "turn"),)),
)
GENESIS: Final = tuple(
    [
        Form(
            v.Act(GENESIS_TIMING, (SUMMONED,), (), conditions, (), KEYWORD),
            f"{head}KEYWORD - Standard Action: {materials}",
        )
        for head, conditions in HEADS
        for materials in (
            "Materials - This and {x:chosen}. {e:effects}",
            "put this and {x:chosen} on the bottom of your deck as materials. "
            "if you do, {e:effects}",
        )
    ]
)
ABYSSAL: Final = tuple(
    [
        Form(
            v.Act("standard", H.e, cost, conditions, (), KEYWORD),
            f"{head}KEYWORD - Standard Action: {words}{{e:effects}}",
        )
        for head, conditions in HEADS
        for words, cost in (("", ()), ("{k:cost} ", H.k))
    ]
)
CONCERTO: Final = (
    Form(v.AbyssalConcerto(H.k), "keyword Requirement: {k:cost_items}.", kind=APART),
)

# 16-15. Forced Reveal, which keeps its capital
REVEALED: Final = (ALONE[0], Form(WORD, "KEYWORD", kind=APART, wording="line KEYWORD"))

# 16-16. Enhance
ENHANCING: Final = tuple(
    [
        Form(t.Keyword(KEYWORD, details=(such,)), f"keyword {words}", kind=APART)
        for words, such in (
            ("{a:attribute}", t.Cards(("unit",), t.EACH, (H.a,), wording="enhanced")),
            ("{f:cards1}", t.Cards((), "", H.f, wording="enhanced such")),
        )
    ]
)

# 16-20. Discount
FROM_HAND: Final = t.Is(t.Self(wording="played"), (v.InZone(("hand",)),))
DISCOUNTS: Final = tuple(
    [
        Form(v.Discount(cost, set_to, less, more), f"keyword: {words}{pay}.", kind=APART)
        for words, more in (
            ("", ()),
            ("if you're playing this from your hand, ", (FROM_HAND,)),
            ("if {c:condition}, ", (H.c,)),
        )
        for play in ("to play this", "to play this card")
        for pay, cost, set_to, less in (
            (f"you may {{k:cost}} to instead pay a cost of {{n}} {play}", H.k, H.n, 0),
            (f"you may {{k:cost}} to instead pay {{n}} less {play}", H.k, -1, H.n),
            (f"pay {{n}} less {play}", (), -1, H.n),
            (f"instead pay a cost of {{n}} {play}", (), H.n, 0),
            (f"pay {{n}} less {play} for each {{e:each}}", (), -1, t.Times(H.n, H.e)),
        )
    ]
)

# 16-23. Summon Requirement
SUMMON_REQUIREMENTS: Final = tuple(
    [
        Form(
            v.SummonRequirement(H.k, H.e, how),
            f"keyword: {words}{{k:cost}}{stop}if you don't, {{e:effects}}",
            kind=APART,
        )
        for words, how in (
            ("", ()),
            ("if you're normal summoning this, ", (t.Entered("normal"),)),
            ("if this is normal summoned, ", (t.Entered("normal"),)),
            ("if you're special summoning this, ", (t.Entered("special"),)),
        )
        for stop in (". ", " ")
    ]
)

# 16-24 to 16-26. Gear
GEAR_UP: Final = (
    Form(t.Keyword(KEYWORD, while_=(v.Called(H.called),)), "keyword - {called:name}", kind=APART),
)
GEAR_REQUIREMENT: Final = (Form(v.GearRequirement((H.c,)), "keyword: {c:condition}.", kind=APART),)
GEAR_ABILITIES: Final = (
    *[
        Form(t.Keyword(KEYWORD, details=(H.a,)), f"keyword{given}", kind=APART)
        for given in (": {a:ability}", " {a:keyword}")
    ],
    Form(t.Keyword(KEYWORD, details=H.a), "keyword:{a:abilities}", kind=APART),
)

# 16-29. Charge Bonus
CHARGE_BONUSES: Final = tuple(
    [
        Form(t.Keyword(KEYWORD, details=(filters, abilities)), f"keyword{such}{given}", kind=APART)
        for such, filters in (("", ()), (" {b:attribute}", (H.b,)))
        for given, abilities in (
            (": {a:ability}", (H.a,)),
            (" - {a:keyword}", (H.a,)),
            ("", ()),
        )
    ]
)
