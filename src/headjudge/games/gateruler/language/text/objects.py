"""Which cards: groups of cards, the objects of instructions, and zones.

An object phrase is how many, whose, filters, noun, filters, where.
"""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.filters import FORMS
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU
from headjudge.rulebook.citation import fact

SEEN = "seen"  # the cards looked at or revealed from the top of a deck
MATERIALS = "materials"


# 4-2c: damage to a player is damage to their ruler
HIT: tuple[str, ...] = fact("4-2c", ("ruler",), without=())


def ruler(whose: str) -> t.Every:
    """A player, as what damage is dealt to."""
    return t.Every(t.Cards(HIT, whose, wording="player"))


# 3-2j: where no number is said, all such cards are meant
UNNUMBERED: t.Object = fact("3-2j", t.Every(H.g), without=t.Pick(1, H.g))


def phrases(grammar: WordedGrammar) -> None:
    add_phrases(grammar, _references, _groups, _objects, _decks, _zones)


def _references(grammar: WordedGrammar) -> None:
    """A card that is known already."""
    this = grammar.kind("this")
    for words in ("this", "this unit", "this card", "this ruler"):
        this.phrase(words, t.Self())
    one, several = grammar.kind("it1"), grammar.kind("it2")
    for words in (
        "it", "that unit", "that card", "that ruler", "the chosen unit", "the chosen card",
        "the revealed card", "the summoned unit", "the destroyed unit", "the discarded card",
        "the former", "the latter",
    ):  # fmt: skip
        one.phrase(words, t.It(), wording=words)
    for words in ("them", "they", "those units", "those cards", "each of them", "the chosen units"):
        several.phrase(words, t.It(), wording=words)
    role = grammar.kind("in_role")
    for words in ("the attacking unit", "the attacking card", "the attacker"):
        role.phrase(words, v.Attacker())
    for words in ("the unit being attacked", "the card being attacked"):
        role.phrase(words, v.Attacked())
    for words in ("the card on top", "the unit on top"):
        role.phrase(words, v.OnTop())
    role.phrase("the source of that damage", t.EventSource())
    role.phrase("the unit with this as a charge", v.HostOf(t.Self()))
    player = grammar.kind("player")
    for words, whose in (
        ("your opponent", OPPONENT), ("you", YOU), ("each player", EACH), ("both players", EACH),
    ):  # fmt: skip
        player.phrase(words, ruler(whose), wording=words)
    known = grammar.kind("known")  # one card that is known
    for kind in ("this", "it1", "in_role"):
        known.phrase(f"{{x:{kind}}}", H.x)
    known.phrase("your ruler", ruler(YOU), wording="your ruler")
    known.phrase("your opponent's ruler", ruler(OPPONENT), wording="your opponent's ruler")
    owner = grammar.kind("owner")  # whose something is: "this unit's"
    for words in ("this unit's", "this card's", "this ruler's", "this's"):
        owner.phrase(words, t.Self())
    for words in ("its", "that unit's", "that card's", "the chosen unit's", "the former's",
                  "the latter's"):  # fmt: skip
        owner.phrase(words, t.It(), wording=words)
    owner.phrase("the attacking unit's", v.Attacker())
    owner.phrase("the attacker's", v.Attacker())
    owner.phrase("the unit being attacked's", v.Attacked())
    for words, whose in (("your ruler's", YOU), ("your opponent's ruler's", OPPONENT)):
        owner.phrase(words, ruler(whose), wording=words)
    for words in ("this from your hand", "this from your graveyard", "this from your damage zone",
                  "this from your drive zone", "this from your set zone"):  # fmt: skip
        grammar.kind("this_from").phrase(words, t.Self())


def _groups(grammar: WordedGrammar) -> None:
    for form in FORMS:
        group = grammar.kind(f"group{form}")
        group.phrase(f"{{f:cards{form}}}", t.Cards((), "", H.f))
        seen = t.Cards(("deck",), YOU, (t.Among(SEEN), ~H.f))
        grammar.kind(f"among{form}").phrase(f"{{f:cards{form}}} among them", seen)
        charges = grammar.kind(f"charges{form}")
        noun = "charge" if form == "1" else "charges"
        charges.phrase(f"of {{x:owner}} {noun}", t.Under(H.x))
        charges.phrase(f"{noun} from {{x:known}}", t.Under(H.x))
        charges.phrase(f"{noun} of {{x:known}}", t.Under(H.x))
        charges.phrase(f"{{a:attribute}} {noun} of {{x:known}}", t.Under(H.x, (H.a,)))
    # "1 of its charges": several to choose from, whatever the number
    grammar.kind("charges1").phrase("of {x:owner} charges", t.Under(H.x))


def counted(kind: Kind, one: str, several: str) -> None:
    """So many, to be chosen: `one` and `several` are the kinds of the cards."""
    for words in ("1", "a", "an"):
        kind.phrase(f"{words} {{g:{one}}}", t.Pick(1, H.g), wording=f"{words} {one}")
    kind.phrase(f"{{k:several}} {{g:{several}}}", t.Pick(H.k, H.g), wording=f"several {several}")
    kind.phrase(f"up to 1 {{g:{one}}}", t.Pick(1, H.g, up_to=True), wording=f"up to 1 {one}")
    kind.phrase(
        f"up to {{k:several}} {{g:{several}}}",
        t.Pick(H.k, H.g, up_to=True),
        wording=f"up to several {several}",
    )
    kind.phrase(
        f"any number of {{g:{several}}}",
        t.Pick(0, H.g, any_number=True),
        wording=f"any number {several}",
    )
    kind.phrase(
        f"1 or more {{g:{several}}}",
        t.Pick(1, H.g, any_number=True),
        wording=f"1 or more {several}",
    )


def _objects(grammar: WordedGrammar) -> None:
    """The cards that an instruction is about."""
    chosen = grammar.kind("chosen")
    counted(chosen, "group1", "group2")
    counted(chosen, "among1", "among2")
    counted(chosen, "charges1", "charges2")
    chosen.phrase("{n} of {g:group2}", t.Pick(H.n, H.g))
    chosen.phrase("up to {n} of {g:group2}", t.Pick(H.n, H.g, up_to=True))
    another = t.Cards((), "", (t.Other(wording="another"), ~H.f))
    chosen.phrase("another {f:cards1}", t.Pick(1, another))
    of_seen = t.Cards(("deck",), YOU, (t.Among(SEEN),), wording="of them")
    chosen.phrase("{n} of them", t.Pick(H.n, of_seen))
    chosen.phrase("up to {n} of them", t.Pick(H.n, of_seen, up_to=True))
    chosen.phrase("a number of {g:group2} equal to {q:quantity}", t.Pick(H.q, H.g))
    chosen.phrase(
        "up to a number of {g:group2} equal to {q:quantity}", t.Pick(H.q, H.g, up_to=True)
    )
    every = grammar.kind("every")
    every.phrase("all {g:group2}", t.Every(H.g))
    every.phrase("each {g:group1}", t.Every(H.g))
    every.phrase("all {g:charges2}", t.Every(H.g))
    every.phrase("all {g:among2}", t.Every(H.g))
    every.phrase("{g:group2}", UNNUMBERED)
    every.phrase("{x:owner} charges", t.Every(t.Under(H.x)))
    single = grammar.kind("single")
    single.phrase("your ruler", ruler(YOU), wording="your ruler")
    single.phrase("your opponent's ruler", ruler(OPPONENT), wording="your opponent's ruler")
    thing = grammar.kind("thing")  # cards that are known, meant all together, or to be chosen
    for kind in ("this", "it1", "it2", "in_role", "single", "every", "chosen"):
        thing.phrase(f"{{x:{kind}}}", H.x)
    thing.phrase("{a:this} and {b:it1}", t.Together((H.a, H.b)))
    thing.phrase("{a:it1} and {b:this}", t.Together((H.a, H.b)))
    thing.phrase("{a:this} and {b:chosen}", t.Together((H.a, H.b)))


def _decks(grammar: WordedGrammar) -> None:
    top = grammar.kind("top")
    for words, whose in (("your", YOU), ("your opponent's", OPPONENT), ("their", OPPONENT)):
        top.phrase(f"the top card of {words} deck", t.TopOf(1, whose))
        top.phrase(f"the top {{k:several}} cards of {words} deck", t.TopOf(H.k, whose))


def _zones(grammar: WordedGrammar) -> None:
    """Attack zones and defense zones (15-3b)."""
    zone = grammar.kind("zone")
    for words, whose in (("your", YOU), ("your opponent's", OPPONENT), ("their", OPPONENT)):
        for name, kinds in (("attack", ("attack",)), ("defense", ("defense",))):
            zone.phrase(f"{words} {name} zone", v.Zones(whose, kinds))
            for one in ("1", "one"):
                zone.phrase(f"{one} of {words} {name} zones", v.Zones(whose, kinds))
            zone.phrase(f"{words} empty {name} zone", v.Zones(whose, kinds, empty=True))
            zone.phrase(f"1 of {words} empty {name} zones", v.Zones(whose, kinds, empty=True))
        zone.phrase(f"1 of {words} empty zones", v.Zones(whose, empty=True))
    nobodys = v.CONTROLLER  # 15-3b-1
    zone.phrase("an attack zone", v.Zones(nobodys, ("attack",)))
    zone.phrase("a defense zone", v.Zones(nobodys, ("defense",)))
    zone.phrase("an empty attack zone", v.Zones(nobodys, ("attack",), empty=True))
    zone.phrase("an empty defense zone", v.Zones(nobodys, ("defense",), empty=True))
    zone.phrase("a zone", v.Zones(nobodys))
    zone.phrase("an empty zone", v.Zones(nobodys, empty=True))
    # it may also stay where it is
    zone.phrase("another zone", v.Zones(nobodys))
    zone.phrase("another attack zone", v.Zones(nobodys, ("attack",)))
    zone.phrase("the zone {x:known} was in", v.Zones(relation="same", to=H.x))
