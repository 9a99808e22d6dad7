"""English: numbers that are worked out, and conditions."""

from __future__ import annotations

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text.assembly import AROUND
from headjudge.games.godzilla.language.text.grammar import ITS, REVEALED
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU

RAGES = (
    ("this card's", YOU, "this"),
    ("your monster card's", YOU, ""),
    ("your opponent's", OPPONENT, ""),
    ("your opponent's monster card's", OPPONENT, "monster"),
    ("their", OPPONENT, "their"),
    ("its", ITS, "its"),
    ("each player's monster card's", EACH, ""),
)
# Who has something: the words, the player, the wording.
HOLDERS = (
    ("you have", YOU, "have"),
    ("your opponent has", OPPONENT, "has"),
    ("the opponent has", OPPONENT, "the has"),
)
PLACES = {YOU: "your", OPPONENT: "their"}


def phrases(grammar: CardGrammar) -> None:
    _for_each(grammar)
    condition = grammar.kind("condition")
    atom = grammar.kind("atom")
    condition.phrase("{atom}", H.atom)
    condition.phrase("{a:atom} and {b:atom}", t.Both((H.a, H.b)))
    condition.phrase("{a:atom}, and {b:atom}", t.Both((H.a, H.b)), wording=",")
    condition.phrase(
        "{a:atom} and is {b:place}",
        t.Both((H.a, t.Is(t.Self(), (H.b,)))),
        wording="and is",
    )
    add_phrases(atom, _counts, _both_kinds, _colors, _numbers, _states, _events)


def _for_each(grammar: CardGrammar) -> None:
    """What follows `for each`."""
    each = grammar.kind("each")
    each.phrase("{g:group1}", t.Count(H.g))
    each.phrase("of {g:owned2}", t.Count(H.g), wording="of")
    for words, whose, wording in RAGES:
        each.phrase(f"of {words} [Rage]", t.PlayerNumber("rage", whose), wording=wording)
    for monster in ("monster", "monster card"):
        each.phrase(
            f"rank of your opponent's {monster}",
            t.Of("rank", v.Monster(OPPONENT)),
            wording=monster,
        )
        each.phrase(f"rank of your {monster}", t.Of("rank", v.Monster(YOU)), wording=monster)
    each.phrase("different color among {g:group2}", t.CountKinds("colors", H.g))
    each.phrase("zone your monster card invaded this turn", t.TurnCount("zones invaded", YOU))
    each.phrase("of {z:counted_zones}", v.CountZones(H.z))
    for way in ("discarded", "revealed"):
        memory = "revealed" if way == "revealed" else "it"
        each.phrase(f"{{f:any1}} {way} this way", t.CountOf(memory, H.f), wording=way)
        each.phrase(
            f"{{f:any1}} {way} by this effect", t.CountOf(memory, H.f), wording=f"{way} effect"
        )
    for words, whose, wording in HOLDERS:
        in_play = t.Count(t.Cards(("strategy",), whose, H.f))
        each.phrase(f"{{f:strategy1}} {words} in play", in_play, f"{wording} play")
    each.phrase(
        "{f:field1} your opponent has {place}",
        t.Count(t.Cards(("zone",), OPPONENT, (~H.f, H.place))),
        "has",
    )
    many = grammar.kind("how_many")  # what follows "the number of"
    many.phrase("different colors among {g:group2}", t.CountKinds("colors", H.g))
    many.phrase("{g:group2}", t.Count(H.g))


def _counts(atom: Kind) -> None:
    """How many cards there are somewhere."""
    for words, relation in (("or more", ">="), ("or fewer", "<=")):
        more = f"{{n}} {words}"

        def compared(number: t.Number, relation: str = relation) -> t.Relation:
            return t.Relation(number, relation, H.n)

        atom.phrase(f"there are {more} {{g:placed2}}", compared(t.Count(H.g)))
        atom.phrase(f"there are {more} {{g:owned2}}", compared(t.Count(H.g)), "owned")
        atom.phrase(
            f"the number of {{g:group2}} is {more}", compared(t.Count(H.g)), wording="number"
        )
        for who, whose, wording in HOLDERS:
            atom.phrase(f"{who} {more} {{g:placed2}}", compared(t.Count(H.g)), wording)
            atom.phrase(
                f"{who} {more} {{f:strategy2}} in play",
                compared(t.Count(t.Cards(("strategy",), whose, H.f))),
                f"{wording} play",
            )
            atom.phrase(
                f"{who} {more} unoccupied zones",
                compared(v.CountZones(v.Zones(whose, empty=True))),
                wording,
            )
    _some_or_none(atom)


def _some_or_none(atom: Kind) -> None:
    at_least_one, none = (">=", 1), ("==", 0)
    for article in ("a", "an"):
        atom.phrase(
            f"there is {article} {{g:placed1}}", t.Relation(t.Count(H.g), *at_least_one), article
        )
        atom.phrase(
            f"{article} {{g:any1}} is in your zones",
            t.Relation(t.Count(t.Cards(("zone",), YOU, H.g)), *at_least_one),
            f"{article} is in",
        )
    atom.phrase(
        "{g:any1} is in your zones",
        t.Relation(t.Count(t.Cards(("zone",), YOU, H.g)), *at_least_one),
        "is in",
    )
    atom.phrase("there are no {g:placed2}", t.Relation(t.Count(H.g), *none))
    for who, whose, wording in HOLDERS:
        in_play = t.Count(t.Cards(("strategy",), whose, H.g))
        atom.phrase(
            f"{who} a {{keyword}} in play",
            t.Relation(t.Count(t.Cards(("strategy",), whose, (t.HasKeyword(H.keyword),))), ">=", 1),
            f"{wording} keyword",
        )
        for article in ("a", "an"):
            tag = f"{wording} {article}"
            atom.phrase(
                f"{who} {article} {{g:placed1}}", t.Relation(t.Count(H.g), *at_least_one), tag
            )
            atom.phrase(
                f"{who} {article} {{g:any1}} in play",
                t.Relation(in_play, *at_least_one),
                f"{tag} play",
            )
        atom.phrase(
            f"{who} any {{g:placed2}}", t.Relation(t.Count(H.g), *at_least_one), f"{wording} any"
        )
        atom.phrase(f"{who} no {{g:placed2}}", t.Relation(t.Count(H.g), *none), wording)
        atom.phrase(f"{who} no {{g:any2}} in play", t.Relation(in_play, *none), f"{wording} play")
        atom.phrase(
            f"{who} no {{g:field2}}",
            t.Relation(t.Count(t.Cards(("zone",), whose, H.g)), *none),
            f"{wording} field",
        )


def _both_kinds(atom: Kind) -> None:
    """`at least 1 of these and at least 1 of those`."""
    here = ("zone",)
    atom.phrase(
        "you have at least {n} {a:any1} and at least {m:n} {b:any1} in your zones",
        t.Both(
            (
                t.Relation(t.Count(t.Cards(here, YOU, H.a)), ">=", H.n),
                t.Relation(t.Count(t.Cards(here, YOU, H.b)), ">=", H.m),
            )
        ),
        "at least",
    )
    around = t.Cards(here, YOU, (~H.f, t.Placed("adjacent", t.Self())))
    atom.phrase(
        "each of your zones adjacent to this card has a {f:field1}",
        t.Relation(t.Count(around), "==", AROUND),
        "everywhere",
    )
    for words, relation in (("or more", ">="), ("or fewer", "<=")):
        atom.phrase(
            f"your opponent's zones have {{n}} {words} {{f:field2}}",
            t.Relation(t.Count(t.Cards(here, OPPONENT, H.f)), relation, H.n),
            "zones have",
        )


def _colors(atom: Kind) -> None:
    for colors, wording in (("colors", ""), ("different colors", "different")):
        atom.phrase(
            f"there are {{n}} or more {colors} among {{g:group2}}",
            t.Relation(t.CountKinds("colors", H.g), ">=", H.n),
            wording,
        )


def _numbers(atom: Kind) -> None:
    """Rage, ranks and positions."""
    for words, relation, tag in (
        ("or more", ">=", ""),
        ("or fewer", "<=", ""),
        ("or less", "<=", " less"),
    ):
        for who, whose, wording in (
            ("this card has", YOU, "this"),
            ("this has", YOU, "this short"),
            ("your monster card has", YOU, ""),
            ("your opponent has", OPPONENT, ""),
            ("your opponent's monster card has", OPPONENT, "monster"),
        ):
            atom.phrase(
                f"{who} {{n}} {words} [Rage]",
                t.Relation(t.PlayerNumber("rage", whose), relation, H.n),
                wording + tag,
            )
    for words, whose, wording in RAGES:
        rage = t.PlayerNumber("rage", whose)
        atom.phrase(f"{words} [Rage] is {{n}}", t.Relation(rage, "==", H.n), wording)
    mine, theirs = t.PlayerNumber("position", YOU), t.PlayerNumber("position", OPPONENT)
    for compared in ("equal to or greater than", "greater than or equal to"):
        for verb in ("is in", "occupies"):
            atom.phrase(
                f"the number of the zone this card {verb} is {compared} "
                f"the number of the zone the opponent's monster card {verb}",
                t.Relation(mine, ">=", theirs),
                wording=f"{verb} {compared}",
            )


def _states(atom: Kind) -> None:
    """What a card is, and where."""
    atom.phrase("{o:reference} is {place}", t.Is(H.o, (H.place,)))
    atom.phrase("{o:reference} is {rank}", t.Is(H.o, (H.rank,)))
    atom.phrase("{o:it} is a {f:any1}", t.Is(H.o, H.f))
    atom.phrase("{o:it} is {color}", t.Is(H.o, (t.Color((H.color,)),)), "color")
    atom.phrase("{o:it} is not {color}", t.Is(H.o, (t.Not(t.Color((H.color,))),)), "color")
    atom.phrase("they differ in at least 1 trait", t.Differ(REVEALED, "traits"), wording="revealed")


def _events(atom: Kind) -> None:
    """What has happened."""
    atom.phrase("this card was played from your hand", t.Entered("hand"))
    atom.phrase("this card was played through evolution", t.Entered("evolution"))
    atom.phrase("your monster card invaded this turn", t.Happened("invaded", YOU))
    atom.phrase("this card invaded this turn", t.Happened("invaded", YOU), wording="this")
    atom.phrase("your opponent's monster card invaded this turn", t.Happened("invaded", OPPONENT))
    for words, whose in (("an opponent's", OPPONENT), ("one of your", YOU)):
        noun = "battle card" if whose == OPPONENT else "battle cards"
        atom.phrase(
            f"{words} {noun} was [Destroy] this turn", t.Happened("destroyed battle", whose)
        )
    atom.phrase("a {f:any1} is discarded this way", t.Is(t.It(), H.f), wording="discarded")
    atom.phrase("a {f:any1} is revealed this way", t.Is(REVEALED, H.f), wording="revealed")
    atom.phrase(
        "a {f:any1} was sent to your discard pile this way", t.Is(t.It(), H.f), wording="sent"
    )
    atom.phrase("they discard at least {n} card{s:n}", t.Relation(t.CountOf("it"), ">=", H.n))
    atom.phrase(
        "you discarded a {f:any1} for this card's invade action",
        t.Is(v.DiscardedToInvade(), H.f),
    )
