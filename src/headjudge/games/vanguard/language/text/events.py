"""Events, as they follow `when`: cards that come and go, and what they become."""

from __future__ import annotations

from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU

VANGUARD, REAR_GUARD, GUARDIAN = ("vanguard",), ("rear-guard",), ("guardian",)
CIRCLES = {
    "(VC)": VANGUARD,
    "(RC)": REAR_GUARD,
    "(GC)": GUARDIAN,
    "(VC) or (RC)": ("vanguard", "rear-guard"),
    "(RC) or (GC)": ("rear-guard", "guardian"),
}
# Where a card comes from.
FROM = {
    "hand": "hand",
    "your hand": "hand",
    "your deck": "deck",
    "deck": "deck",
    "your soul": "soul",
    "soul": "soul",
    "the soul": "soul",
    "your drop zone": "drop",
    "the drop zone": "drop",
    "your damage zone": "damage",
    "your bind zone": "bind",
    "your G zone": "G",
}
# Where a unit goes.
GOES = {
    "put into the drop zone": "drop",
    "put into your drop zone": "drop",
    "retired": "drop",
    "returned to your hand": "hand",
    "returned to the hand": "hand",
    "put into your hand": "hand",
    "put into your soul": "soul",
    "put into your deck": "deck",
    "put into your bind zone": "bind",
    "put on the bottom of your deck": "deck",
    "bound": "bind",
}
BY_YOUR_CARD = (
    "due to an effect from one of your cards",
    "due to the effect of your card",
    "due to an effect of your card",
    "due to the effect of one of your cards",
)


OR_COST = (
    "for the effect or cost of your",
    "for the effect or cost of one of your",
    "due to the effect or cost of your",
)

# Whom an event befalls: this card, or a card of a sort.
WHOM: tuple[tuple[str, t.Object | t.Cards], ...] = (
    ("this unit", t.Self()),
    ("this card", t.Self()),
    ("your {f:cards1}", t.Cards((), YOU, H.f)),
    ("your opponent's {f:cards1}", t.Cards((), OPPONENT, H.f)),
    ("an opponent's {f:cards1}", t.Cards((), OPPONENT, H.f)),
    ("one of your {f:cards2}", t.Cards((), YOU, H.f)),
    ("another of your {f:cards2}", t.Cards((), YOU, (t.Other(wording="another"), ~H.f))),
)


def phrases(grammar: WordedGrammar) -> None:
    event = grammar.kind("event")
    add_phrases(event, _placing, _leaving, _ridden, _zones, _paying, _states, _powers)
    trigger = grammar.kind("trigger")
    trigger.phrase("when {e:event}", H.e)
    trigger.phrase("{e:moment}", H.e)


def _placing(event: Kind) -> None:
    by_such = t.Is(t.EventSource(), H.y)
    for who, what in WHOM:
        for circle, to in CIRCLES.items():
            placed = f"{who} is placed on {circle}"
            event.phrase(placed, t.Pattern("place", what, to=to))
            for words in BY_YOUR_CARD:
                event.phrase(f"{placed} {words}", t.Pattern("place", what, by=YOU, to=to))
            for words in (
                "due to the effect of your {y:cards1}",
                "due to an effect from one of your {y:cards2}",
            ):
                such = t.Pattern("place", what, by=YOU, to=to, only_if=by_such)
                event.phrase(f"{placed} {words}", such)
            for words, area in FROM.items():
                came, frm = f"{placed} from {words}", (area,)
                event.phrase(came, t.Pattern("place", what, frm=frm, to=to))
                for by in BY_YOUR_CARD:
                    event.phrase(f"{came} {by}", t.Pattern("place", what, by=YOU, frm=frm, to=to))
                event.phrase(
                    f"{came} due to the effect of your {{y:cards1}}",
                    t.Pattern("place", what, by=YOU, frm=frm, to=to, only_if=by_such),
                )
        event.phrase(f"{who} [Stride]", t.Pattern("place", what, cause="stride"))
        event.phrase(f"{who} [Legion]", t.Pattern("legion", what))


def _leaving(event: Kind) -> None:
    """Units that leave their circles."""
    for who, what in WHOM:
        for words, area in GOES.items():
            for circle, frm in (("(RC)", REAR_GUARD), ("(GC)", GUARDIAN), ("(VC)", VANGUARD)):
                gone, to = f"{who} is {words} from {circle}", (area,)
                event.phrase(gone, t.Pattern("leave", what, frm=frm, to=to))
                for by in BY_YOUR_CARD:
                    event.phrase(
                        f"{gone} {by}",
                        t.Pattern("leave", what, by=YOU, cause="effect", frm=frm, to=to),
                    )
                for by in OR_COST:
                    card = "cards" if by.endswith("one of your") else "card"
                    event.phrase(
                        f"{gone} {by} {card}", t.Pattern("leave", what, by=YOU, frm=frm, to=to)
                    )
                    such = t.Is(t.EventSource(), H.y)
                    event.phrase(
                        f"{gone} {by} {{y:cards1}}",
                        t.Pattern("leave", what, by=YOU, frm=frm, to=to, only_if=such),
                    )
        if isinstance(what, t.Cards):
            for words, area in (
                ("put into the drop zone", "drop"),
                ("put into his or her deck", "deck"),
                ("retired", "drop"),
                ("put into your deck", "deck"),
                ("put into your soul", "soul"),
            ):
                event.phrase(f"{who} is {words}", t.Pattern("leave", what, to=(area,)))
                due = t.Pattern("leave", what, by=YOU, cause="effect", to=(area,))
                for by in BY_YOUR_CARD:
                    event.phrase(f"{who} is {words} {by}", due)


def _ridden(event: Kind) -> None:
    rider = t.Is(t.EventPartner(), H.f)
    for article in ("another", "a", "an", "your"):
        event.phrase(
            f"{article} {{f:cards1}} rides this unit",
            t.Pattern("leave", t.Self(), cause="ride", to=("soul",), only_if=rider),
        )


def _zones(event: Kind) -> None:
    """Cards that go from zone to zone beside the circles."""
    for source, area in (
        ("your soul", "soul"),
        ("your damage zone", "damage"),
        ("hand", "hand"),
        ("your hand", "hand"),
        ("your deck", "deck"),
    ):
        frm = (area,)
        for words, target in (
            ("into the drop zone", "drop"),
            ("into your drop zone", "drop"),
            ("into your hand", "hand"),
            ("into your soul", "soul"),
        ):
            to = (target,)
            this = t.Pattern("put", t.Self(), frm=frm, to=to)
            event.phrase(f"this card is put {words} from {source}", this)
            event.phrase(f"this card is put from {source} {words}", this)
            event.phrase(
                f"your {{f:cards1}} is put {words} from {source}",
                t.Pattern("put", t.Cards(to, YOU, H.f), frm=frm, to=to),
            )
    for words in ("a card is put into", "your card is put into", "a card was put into"):
        for zone, area in (("your damage zone", "damage"), ("your soul", "soul")):
            into = t.Cards((area,), YOU, wording="into")
            event.phrase(f"{words} {zone}", t.Pattern("put", into, to=(area,), also=("leave",)))


def _paying(event: Kind) -> None:
    """Cards that are discarded to pay for something."""

    def discarded(only_if: t.Condition) -> t.Pattern:
        return t.Pattern(
            "put", t.Self(), cause="cost", frm=("hand",), to=("drop",), only_if=only_if
        )

    for hand in (" from hand", " from your hand", ""):
        gone = f"this card is discarded{hand} for the cost of"
        event.phrase(f"{gone} calling a [G Guardian]", discarded(v.PaidFor("G guardian")))
        event.phrase(
            f"{gone} calling {{n:name}} from the G zone",
            discarded(v.PaidFor("G guardian", (t.Named((H.n,)),))),
        )
        event.phrase(f"{gone} [Stride]", discarded(v.PaidFor("stride")))
        for article in ("a", "an"):
            event.phrase(
                f"{gone} {article} {{f:cards1}} [Stride]", discarded(v.PaidFor("stride", H.f))
            )


def _powers(event: Kind) -> None:
    """2.5.4. Power that becomes higher."""
    for words in BY_YOUR_CARD:
        event.phrase(
            f"this unit's [Power] is increased {words}",
            t.Pattern("power increased", t.Self(), by=YOU),
        )


def _states(event: Kind) -> None:
    for words in ("a locked card", "an opponent's locked card", "your opponent's locked card"):
        whose = EACH if words.startswith("a ") else OPPONENT
        event.phrase(
            f"{words} is unlocked",
            t.Pattern("unlock", t.Cards(("circles",), whose, wording="unlocked")),
        )
    for who, what in WHOM:
        for state in [each.state for each in KEYWORDS if each.state]:
            became = v.Became(state.removeprefix("in "))
            event.phrase(f"{who} becomes {state}", t.Pattern("become", what, only_if=became))
        for words, kind in (("[Stand]", "stand"), ("[Rest]", "rest")):
            event.phrase(f"{who} becomes {words}", t.Pattern(kind, what))
            event.phrase(f"{who} {words}", t.Pattern(kind, what))
            for by in BY_YOUR_CARD:
                due = t.Pattern(kind, what, by=YOU, cause="effect")
                event.phrase(f"{who} becomes {words} {by}", due)
                event.phrase(f"{who} {words} {by}", due)
                event.phrase(f"{who} is {words} {by}", due)
        event.phrase(f"{who} is unlocked", t.Pattern("unlock", what))
        event.phrase(f"{who} is locked", t.Pattern("lock", what))
        for by in BY_YOUR_CARD:
            event.phrase(f"{who} is locked {by}", t.Pattern("lock", what, by=YOU, cause="effect"))
