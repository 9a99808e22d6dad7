"""English: which cards. Filters, groups of cards, and the objects of instructions.

An object phrase is how many, whose, filters, noun, filters, where. Nouns have one form
for one card and one for several, so most kinds here come twice: `...1` and `...2`.
"""

from __future__ import annotations

from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import tokens
from headjudge.games.godzilla.language.text.assembly import AROUND
from headjudge.games.godzilla.language.text.grammar import REVEALED, Lying
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.card_phrases import bracketed
from headjudge.language.phrases import H, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU

FORMS = (("1", ""), ("2", "s"))
# What a player's cards are called by: the words, whose they are, the wording.
OWNERS = (
    ("your", YOU, ""),
    ("your opponent's", OPPONENT, ""),
    ("opponent's", OPPONENT, "bare"),
    ("the opponent's", OPPONENT, "the"),
    ("an opponent's", OPPONENT, "an"),
    ("their", OPPONENT, "their"),
    ("each player's", EACH, ""),
)


def phrases(grammar: CardGrammar) -> None:
    tokens.numbers(grammar)
    bracketed(grammar, "quoted", "“", "”")
    bracketed(grammar, "trait", "«", "»")
    keyword = grammar.kind("keyword")
    for stated in KEYWORDS.asked_for():
        keyword.phrase(f"[{stated.name}]", stated.name)
    grammar.kind("color").word(red="red", blue="blue", green="green", white="white")
    add_phrases(grammar, _references, _adjectives, _nouns, _attributes, _places, _groups, _objects)


def _references(grammar: CardGrammar) -> None:
    """A card that is known already."""
    monster = grammar.kind("monster")
    for words, whose, wording in OWNERS:
        monster.phrase(f"{words} monster card", v.Monster(whose), wording=wording)
    this = grammar.kind("this")
    this.phrase("this card", t.Self())
    this.phrase("this", t.Self(), wording="this")
    reference = grammar.kind("reference")
    reference.phrase("{this}", H.this)
    reference.phrase("{monster}", H.monster)
    it = grammar.kind("it")
    it.phrase("it", t.It())
    it.phrase("them", t.It(), wording="them")
    it.phrase("that card", t.It(), wording="that")
    it.phrase("that battle card", t.It(), wording="that battle")
    it.phrase("those cards", t.It(), wording="those")
    it.phrase("the chosen card", t.It(), wording="chosen")
    it.phrase("the chosen cards", t.It(), wording="chosen cards")
    it.phrase("the revealed card", REVEALED, wording="revealed")
    it.phrase("the rest", t.Rest("revealed"))


def _adjectives(grammar: CardGrammar) -> None:
    """Filters that stand before the noun."""
    adjective = grammar.kind("adjective")
    adjective.phrase("{color}", t.Color((H.color,)))
    adjective.phrase("{color} or {b:color}", t.Color((H.color, H.b)))
    adjective.phrase("non-{color}", t.Not(t.Color((H.color,))))
    adjective.phrase("{trait}", t.Trait((H.trait,)))
    adjective.phrase("{trait} or {b:trait}", t.Trait((H.trait, H.b)))
    adjective.phrase("other", t.Other())
    adjective.phrase("lowest ranked", t.Extreme("rank", False))
    adjective.phrase("highest ranked", t.Extreme("rank", True))
    adjective.phrase("{rank}", H.rank)
    rank = grammar.kind("rank")
    for number, wording in (("{n}", ""), ("{n:roman}", "roman")):
        rank.phrase(f"rank {number}", t.Compare("rank", "==", H.n), wording=wording)
        rank.phrase(f"non-rank {number}", t.Compare("rank", "!=", H.n), wording=wording)
        rank.phrase(f"rank {number} or lower", t.Compare("rank", "<=", H.n), wording=wording)
        rank.phrase(f"rank {number} or higher", t.Compare("rank", ">=", H.n), wording=wording)


def _nouns(grammar: CardGrammar) -> None:
    """Nouns with their filters. `field`: what lies in zones; `strategy`: strategy cards;
    `any`: whatever a card can be called."""
    for form, s in FORMS:
        field = grammar.kind(f"field_noun{form}")
        field.phrase(f"battle card{s}", t.Type(("battle",)))
        field.phrase(f"monster card{s}", t.Type(("monster",)))
        field.phrase(f"monster or battle card{s}", t.Type(("monster", "battle")))
        field.phrase(f"token{s}", v.Token())
        strategy = grammar.kind(f"strategy_noun{form}")
        strategy.phrase(f"strategy card{s}", t.Type(("strategy",)))
        noun = grammar.kind(f"any_noun{form}")
        noun.phrase(f"{{field:field_noun{form}}}", H.field)
        noun.phrase(f"{{strategy:strategy_noun{form}}}", H.strategy)
        noun.phrase("{quoted}", t.Named((H.quoted,)), wording="bare")
        noun.phrase(f"{{quoted}} card{s}", t.Named((H.quoted,)), wording="card")
        for family in ("field", "strategy", "any"):
            cards = grammar.kind(f"{family}{form}")
            cards.phrase(f"{{adjective}} {{rest:{family}{form}}}", (H.adjective, ~H.rest))
            cards.phrase(f"{{noun:{family}_noun{form}}}{{post}}", (H.noun, ~H.post))
        grammar.kind(f"any{form}").phrase(f"card{s}{{post}}", H.post)


def _attributes(grammar: CardGrammar) -> None:
    """Filters that stand after the noun, each with the space before it."""
    post = grammar.kind("post")
    post.phrase("", ())
    post.phrase("{attribute}{post}", (H.attribute, ~H.post))
    attribute = grammar.kind("attribute")
    attribute.phrase(" with {trait}", t.Trait((H.trait,)), wording="with")
    attribute.phrase(" with {trait} or {b:trait}", t.Trait((H.trait, H.b)), wording="with")
    attribute.phrase(
        " with both {trait} and {b:trait}", t.Trait((H.trait, H.b), every=True), wording="with"
    )
    attribute.phrase(" with {keyword}", t.HasKeyword(H.keyword))
    attribute.phrase(" with [Step {n}]", t.Compare("invasion", "==", H.n))
    attribute.phrase(" named {quoted}", t.Named((H.quoted,)))
    attribute.phrase(" named {quoted} or {b:quoted}", t.Named((H.quoted, H.b)))
    for name in ("their name", "its name", "their names"):
        attribute.phrase(f" with {{quoted}} in {name}", t.NameHas(H.quoted), wording=name)
    for label, property in (("threat level", "threat"), ("counter power", "counter_power")):
        for words, relation, wording in (
            ("or less", "<=", ""),
            ("or lower", "<=", "lower"),
            ("or more", ">=", ""),
            ("or higher", ">=", "higher"),
        ):
            attribute.phrase(
                f" with {{n}} {words} {label}",
                t.Compare(property, relation, H.n),
                wording=wording,
            )
    attribute.phrase(
        " with a rank equal to or lower than the discarded card's rank",
        t.Compare("rank", "<=", t.Of("rank", t.It())),
        wording="discarded",
    )
    attribute.phrase(
        " with rank equal to or lower than the revealed card's rank",
        t.Compare("rank", "<=", t.Of("rank", t.It())),
        wording="revealed",
    )
    attribute.phrase(
        " with rank equal to or lower than the rank of the card that was [Destroy]",
        t.Compare("rank", "<=", t.Of("rank", t.EventCard())),
    )
    attribute.phrase(" with the same name as {reference}", t.Shares("name", H.reference))
    attribute.phrase(" with the same name", t.Shares("name", t.Self()), wording="short")
    attribute.phrase(" that shares a trait with {reference}", t.Shares("trait", H.reference))
    attribute.phrase(
        " that share a trait with {reference}", t.Shares("trait", H.reference), "share"
    )
    attribute.phrase(" {place}", H.place)


def _places(grammar: CardGrammar) -> None:
    """Where a card is: in which zone."""
    place = grammar.kind("place")
    place.phrase("in {in_zones}", H.in_zones)
    place.phrase("in the same column as {column}", t.Placed("column", H.column))
    place.phrase("in zones adjacent to {reference}", t.Placed("adjacent", H.reference))
    place.phrase("in a zone adjacent to {reference}", t.Placed("adjacent", H.reference), "a")
    place.phrase("in the zone in front of {reference}", t.Placed("front", H.reference))
    place.phrase("in the zone behind {reference}", t.Placed("behind", H.reference))
    for words, wording in (("the zone", ""), ("a zone", "a"), ("zones", "zones")):
        for occupied, tag in (
            ("the zone {reference} occupies", ""),
            ("the zone that {reference} occupies", " that"),
        ):
            place.phrase(
                f"in {words} with the same number as {occupied}",
                t.Placed("same number", H.reference),
                wording=wording + tag,
            )
    place.phrase(
        "that is occupying a zone at or before the zone {reference} currently occupies",
        t.Placed("before", H.reference),
    )
    place.phrase(
        "in zones whose numbers match the ranks of the revealed cards",
        v.ZoneIsRankOf(REVEALED),
    )
    place.phrase("in that zone", v.InChosenZone())
    place.phrase("in that zone and zones adjacent to it", v.InChosenZone(True))
    column = grammar.kind("column")
    column.phrase("{reference}", H.reference)
    column.phrase("that battle card", t.EventCard(), wording="that battle")
    column.phrase("that card", t.EventCard(), wording="that")
    column.phrase(
        "your opponent's {adjective} monster card",
        t.Every(t.Cards(("zone",), OPPONENT, (H.adjective, t.Type(("monster",))))),
    )


def _groups(grammar: CardGrammar) -> None:
    """Groups of cards. `owned`: whose comes first; `placed`: the area comes last."""
    for form, _s in FORMS:
        owned = grammar.kind(f"owned{form}")
        field, strategy, cards = f"{{f:field{form}}}", f"{{f:strategy{form}}}", f"{{f:any{form}}}"
        for words, whose, wording in OWNERS:
            owned.phrase(f"{words} {field}", t.Cards(("zone",), whose, H.f), wording)
            owned.phrase(f"{words} {strategy}", t.Cards(("strategy",), whose, H.f), wording)
            owned.phrase(
                f"{words} {strategy} in play",
                t.Cards(("strategy",), whose, H.f),
                f"{wording} in play",
            )
            theirs = {YOU: "your", OPPONENT: "their"}.get(whose)
            if theirs is None:
                continue
            owned.phrase(
                f"{words} {cards} in {theirs} zones",
                t.Cards(("zone",), whose, H.f),
                f"{wording} zones",
            )
            owned.phrase(
                f"{words} {field} in {theirs} {{zone_numbers}}",
                t.Cards(("zone",), whose, (~H.f, t.InZones(H.zone_numbers))),
                f"{wording} numbers",
            )
        _placed(grammar, form)
        group = grammar.kind(f"group{form}")
        group.phrase(f"{{owned:owned{form}}}", H.owned)
        group.phrase(f"{{placed:placed{form}}}", H.placed)


def _placed(grammar: CardGrammar, form: str) -> None:
    placed = grammar.kind(f"placed{form}")
    cards = f"{{f:any{form}}}"
    for words, whose, wording in OWNERS:
        placed.phrase(f"{cards} in {words} zones", t.Cards(("zone",), whose, H.f), f"{wording} in")
        placed.phrase(
            f"{cards} in {words} {{zone_numbers}}",
            t.Cards(("zone",), whose, (~H.f, t.InZones(H.zone_numbers))),
            f"{wording} in numbers",
        )
        for area, name in (
            ("discard pile", "discard"),
            ("hand", "hand"),
            ("deck", "deck"),
            ("monster deck", "monster deck"),
            ("strategy zone", "strategy"),
            ("strategy zones", "strategy"),
        ):
            tag = f"{wording} {area}" if name == "strategy" else wording
            placed.phrase(f"{cards} in {words} {area}", t.Cards((name,), whose, H.f), tag)
            placed.phrase(
                f"{cards} from {words} {area}", t.Cards((name,), whose, H.f), f"{tag} from"
            )
    matching = v.ZoneIsRankOf(REVEALED)
    placed.phrase(
        f"{cards} in your opponent's zones with numbers matching the ranks of the revealed cards",
        t.Cards(("zone",), OPPONENT, (~H.f, matching)),
        "matching",
    )
    placed.phrase(f"{cards} of both players", t.Cards(("zone",), EACH, H.f), "both")
    placed.phrase(f"{cards} under {{reference}}", t.Under(H.reference, H.f))
    placed.phrase(f"{cards} under it", t.Under(t.Self(), H.f), "it")
    placed.phrase(f"{cards} underneath {{reference}}", t.Under(H.reference, H.f), "underneath")
    share = "that shares" if form == "1" else "that share"
    placed.phrase(
        f"{{noun:any_noun{form}}} from your monster deck {share} a trait with it, "
        "whose rank is {n} higher than your monster card's current rank",
        t.Cards(
            ("monster deck",),
            YOU,
            (
                H.noun,
                t.Compare("rank", "==", t.Plus(t.Of("rank", v.Monster(YOU)), H.n)),
                t.Shares("trait", v.Monster(YOU)),
            ),
        ),
        "next",
    )
    placed.phrase(
        f"{cards} from among them", t.Cards(("deck",), YOU, (t.Among("revealed"), ~H.f)), "from"
    )
    placed.phrase(
        f"{cards} among them", t.Cards(("deck",), YOU, (t.Among("revealed"), ~H.f)), "among"
    )


def _objects(grammar: CardGrammar) -> None:
    """The cards that an instruction is about."""
    chosen = grammar.kind("chosen")  # so many, to be chosen
    chosen.phrase("{one} of {g:owned2}", t.Pick(H.one, H.g))
    chosen.phrase("{several} of {g:owned2}", t.Pick(H.several, H.g))
    chosen.phrase("one of {g:owned2}", t.Pick(1, H.g), wording="one")
    chosen.phrase("{one} {g:owned1}", t.Pick(H.one, H.g), wording="plain")
    chosen.phrase("any number of {g:owned2}", t.Pick(0, H.g, any_number=True))
    chosen.phrase(
        "any number of {g:owned2} whose total ranks add up to {n} or less",
        t.Pick(0, H.g, any_number=True, total=t.Compare("rank", "<=", H.n)),
    )
    chosen.phrase(
        "any number of {g:owned2} that add up to the discarded card's rank or less",
        t.Pick(0, H.g, any_number=True, total=t.Compare("rank", "<=", t.Of("rank", t.It()))),
    )
    chosen.phrase("{some_placed}", H.some_placed)
    placed = grammar.kind("some_placed")
    placed.phrase("{one} {g:placed1}", t.Pick(H.one, H.g))
    placed.phrase("{several} {g:placed2}", t.Pick(H.several, H.g))
    placed.phrase("a {g:placed1}", t.Pick(1, H.g), wording="a")
    placed.phrase("as many {g:placed2}", t.Pick(AROUND, H.g), wording="adjacent")
    upto = grammar.kind("upto")  # any number up to so many
    upto.phrase("up to {one} of {g:owned2}", t.Pick(H.one, H.g, up_to=True))
    upto.phrase("up to {several} of {g:owned2}", t.Pick(H.several, H.g, up_to=True))
    upto.phrase("{upto_placed}", H.upto_placed)
    upto_placed = grammar.kind("upto_placed")
    upto_placed.phrase("up to {one} {g:placed1}", t.Pick(H.one, H.g, up_to=True))
    upto_placed.phrase("up to {several} {g:placed2}", t.Pick(H.several, H.g, up_to=True))
    every = grammar.kind("every")
    every.phrase("all of {g:owned2}", t.Every(H.g))
    every.phrase("all {g:placed2}", t.Every(H.g))
    every.phrase("all {g:owned2}", t.Every(H.g), wording="all")
    # zones of both players are adjacent (4.4.5.2), so nobody's cards are both players'
    every.phrase("all {g:there}", t.Every(H.g))
    there = grammar.kind("there")
    there.phrase(
        "{f:any2} in that zone", t.Cards(("zone",), EACH, (~H.f, v.InChosenZone())), "zone"
    )
    there.phrase(
        "{f:any2} in that zone and zones adjacent to it",
        t.Cards(("zone",), EACH, (~H.f, v.InChosenZone(True))),
        "zone",
    )
    every.phrase("each of {g:owned2}", t.Every(H.g), wording="each")
    every.phrase("{g:owned2}", t.Every(H.g), wording="plural")
    every.phrase("{g:placed2}", t.Every(H.g), wording="plural")
    single = grammar.kind("single_group")  # there can be but one
    single.phrase("{g:owned1}", t.Every(H.g), wording="single")
    this = grammar.kind("this_card")
    this.phrase("{this}", H.this)
    this.phrase("this card from your discard pile", Lying("discard"))
    thing = grammar.kind("thing")
    for name in ("this_card", "monster", "it", "chosen", "upto", "every", "single_group"):
        thing.phrase(f"{{x:{name}}}", H.x)
    playable = grammar.kind("playable")
    for name in ("this_card", "it", "some_placed", "upto_placed"):
        playable.phrase(f"{{x:{name}}}", H.x)
    playable.phrase("all {g:placed2}", t.Every(H.g))
    monster = grammar.kind("beast")  # monsters that an instruction moves
    for name in ("this", "monster", "it"):
        monster.phrase(f"{{x:{name}}}", H.x)
    matching = (t.Type(("monster",)), v.ZoneIsRankOf(REVEALED))
    monster.phrase(
        "your opponent's monster card in those zones",
        t.Every(t.Cards(("zone",), OPPONENT, matching)),
        wording="those",
    )
    such = (t.Type(("monster",)), H.attribute, ~H.post)
    group = t.Every(t.Cards(("zone",), OPPONENT, such))
    monster.phrase("1 of your opponent's monster cards{attribute}{post}", group)
    monster.phrase("an opponent's monster card{attribute}{post}", group, wording="an")
    monster.phrase("your opponent's monster card{attribute}{post}", group, wording="single")
    monster.phrase("{g:owned1}", t.Every(H.g), wording="group")
