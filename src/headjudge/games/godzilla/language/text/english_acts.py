"""English: simple instructions, each a verb with its objects."""

from __future__ import annotations

from headjudge.games.godzilla.c03_players import WHO_ACTS
from headjudge.games.godzilla.c04_areas.layout import WHOSE_AREA
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import assembly
from headjudge.games.godzilla.language.text.english_conditions import RAGES
from headjudge.games.godzilla.language.text.grammar import REVEALED
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU


def phrases(grammar: CardGrammar) -> None:
    act = grammar.kind("act")
    add_phrases(act, _cards, _piles, _playing, _monsters, _choices, _of_their_own)


def _cards(act: Kind) -> None:
    """Drawing, discarding, destroying, revealing."""
    act.phrase("draw {n} card{s:n}", t.Draw(H.n, WHO_ACTS))
    act.phrase("draw up to {n} card{s:n}", t.Draw(H.n, WHO_ACTS, True))
    act.phrase("your opponent draws {n} card{s:n}", t.Draw(H.n, OPPONENT))
    act.phrase("your opponent draws up to {n} card{s:n}", t.Draw(H.n, OPPONENT, True))
    act.phrase("each player draws {n} card{s:n}", t.Draw(H.n, EACH))
    hand = t.Cards(("hand",), YOU)
    unnamed = t.Cards(("hand",), WHOSE_AREA)
    act.phrase("discard {n} card{s:n}", t.Discard(t.Pick(H.n, unnamed)), wording="short")
    act.phrase("discard {what:from_hand}", t.Discard(H.what))
    for words in ("your hand", "your entire hand", "all the cards in your hand"):
        act.phrase(f"discard {words}", t.Discard(t.Every(hand)), wording=words)
    for form, kind in (("one", "placed1"), ("several", "placed2")):
        act.phrase(
            f"your opponent discards {{n:{form}}} {{g:{kind}}}",
            t.Discard(t.Pick(H.n, H.g, by=OPPONENT), OPPONENT),
        )
    act.phrase(
        "your opponent discards their entire hand",
        t.Discard(t.Every(t.Cards(("hand",), OPPONENT)), OPPONENT),
    )
    for who, whose in (("your opponent", OPPONENT), ("each player", EACH)):
        act.phrase(
            f"{who} discards cards until they have {{n}} card{{s:n}} remaining in their hand",
            t.DiscardUntil(H.n, whose),
        )
    act.phrase("[Destroy] {thing}", t.Destroy(H.thing))
    four = tuple(
        [
            t.Pick(1, t.Cards(("zone",), OPPONENT, (t.Color((hole,)), ~H.f, t.InZones(H.z))), True)
            for hole in (H.a, H.b, H.c, H.d)
        ]
    )
    act.phrase(
        "[Destroy] up to 1 {a:color}, 1 {b:color}, 1 {c:color}, and 1 {d:color} {f:field1} "
        "in your opponent's {z:zone_numbers}",
        t.Destroy(t.Together(four)),
    )
    own = act.grammar.kind("from_hand")
    own.phrase("{n:one} {g:hand1}", t.Pick(H.n, H.g))
    own.phrase("{n:several} {g:hand2}", t.Pick(H.n, H.g))
    own.phrase("up to {n:one} {g:hand1}", t.Pick(H.n, H.g, up_to=True))
    own.phrase("a {g:hand1}", t.Pick(1, H.g), wording="a")
    for form in ("1", "2"):
        act.grammar.kind(f"hand{form}").phrase(
            f"{{f:any{form}}} from your hand", t.Cards(("hand",), YOU, H.f), wording=" from"
        )


def _piles(act: Kind) -> None:
    """Decks, discard piles and what lies under a card."""
    top = act.grammar.kind("top")
    top.phrase("the top card of your deck", t.TopOf(1))
    top.phrase("the top card of your main deck", t.TopOf(1), wording="main")
    top.phrase("the top {n:several} cards of your deck", t.TopOf(H.n))
    top.phrase("the top card of your opponent's deck", t.TopOf(1, OPPONENT))
    top.phrase("the top {n:several} cards of your opponent's deck", t.TopOf(H.n, OPPONENT))
    top.phrase(
        "from the top of your deck a number of cards equal to the rank of {monster}",
        t.TopOf(t.Of("rank", H.monster)),
    )
    for words, wording in (
        ("to your discard pile", ""),
        ("to the discard pile", "the"),
        ("into your discard pile", "into"),
        ("to their discard pile", "their"),
    ):
        act.phrase(f"send {{top}} {words}", t.Put(H.top, "discard"), wording)
        act.phrase(f"send {{thing}} {words}", t.Put(H.thing, "discard"), wording)
    act.phrase("reveal {top}", t.Reveal(H.top, "revealed"))
    act.phrase("reveal {it}", t.Reveal(H.it))
    act.phrase("look at {top}", t.Look(H.top, "revealed"))
    act.phrase(
        "look at up to {n} cards from the top of your deck",
        t.Look(t.TopOf(H.n), "revealed", up_to=True),
    )
    for words, wording in (("any number", ""), ("any number of them", "of them")):
        for joint in (", and ", ", "):
            act.phrase(
                f"put {words} on top of your deck in any order{joint}"
                "send the rest to your discard pile",
                v.RearrangeTop(t.It()),
                wording + joint,
            )
    act.phrase("search your deck for {found}", t.Search(H.found))
    found = act.grammar.kind("found")
    deck = t.Cards(("deck",), YOU, H.f)
    found.phrase("{n:one} {f:any1}", t.Pick(H.n, deck))
    found.phrase("{n:several} {f:any2}", t.Pick(H.n, deck))
    found.phrase("up to {n:one} {f:any1}", t.Pick(H.n, deck, up_to=True))
    found.phrase("up to {n:several} {f:any2}", t.Pick(H.n, deck, up_to=True))
    found.phrase(
        "up to {n:one} {f:any1} and up to {m:one} {b:any1}",
        t.Together(
            (t.Pick(H.n, deck, up_to=True), t.Pick(H.m, t.Cards(("deck",), YOU, H.b), up_to=True))
        ),
    )
    act.phrase("shuffle your deck", t.Shuffle())
    act.phrase("add {what:added} to your hand", t.Put(H.what, "hand"))
    act.phrase("return {thing} to your hand", t.Put(H.thing, "hand"), wording="return")
    for owner in ("their hand", "its owner's hand", "their owner's hand"):
        act.phrase(f"return {{thing}} to {owner}", t.Put(H.thing, "hand"), f"return {owner}")
    added = act.grammar.kind("added")
    added.phrase("{thing}", H.thing)
    added.phrase("{a:upto} and {b:upto}", t.Together((H.a, H.b)))
    among = t.Cards(("deck",), YOU, (t.Among("revealed"), ~H.f))
    first = t.Cards(("deck",), YOU, (t.Among("revealed"), ~H.a))
    added.phrase(
        "{n:one} {a:any1} and {m:one} {f:any1} among them",
        t.Together((t.Pick(H.n, first), t.Pick(H.m, among))),
    )
    added.phrase(
        "up to {n:one} {a:any1} and up to {m:one} {f:any1} among them",
        t.Together(
            (
                t.Pick(H.n, first, up_to=True),
                t.Pick(H.m, among, up_to=True),
            )
        ),
    )
    for verb in ("put", "place"):
        act.phrase(f"{verb} {{thing}} on top of your deck", t.Put(H.thing, "deck top"), verb)
        act.phrase(
            f"{verb} {{thing}} on the bottom of your deck", t.Put(H.thing, "deck bottom"), verb
        )
        act.phrase(
            f"{verb} {{thing}} at the bottom of your deck",
            t.Put(H.thing, "deck bottom"),
            f"{verb} at",
        )
        act.phrase(f"{verb} {{thing}} under {{under}}", t.PutUnder(H.thing, H.under), verb)
    offer = act.grammar.kind("effect")  # `you may ... up to` says twice what is free
    offer.phrase(
        "you may put {what:upto} on top of your deck", t.Put(H.what, "deck top"), "you may"
    )
    offer.phrase("you may return {what:upto} to your hand", t.Put(H.what, "hand"), "you may return")
    under = act.grammar.kind("under")
    under.phrase("{reference}", H.reference)
    under.phrase("{chosen}", H.chosen)
    pair = act.grammar.kind("pair")
    done = t.Relation(t.CountOf("it"), ">=", 1)
    # never after `you may`: there `if you do` belongs to the offer
    act.grammar.kind("if_done").phrase(
        "discard {what:from_hand}. if you do, {clauses}",
        (
            Joined(t.Discard(H.what), wording="if you do"),
            t.If(done, H.clauses, wording="if you do"),
        ),
    )
    for words, whose in (("your", YOU), ("your opponent's", OPPONENT)):
        deck_words = "your deck" if whose == YOU else "their deck"
        pair.phrase(
            f"return all cards in {words} discard pile to {deck_words} then shuffle",
            (
                Joined(
                    t.Put(t.Every(t.Cards(("discard",), whose)), "deck"), wording="then shuffle"
                ),
                t.Shuffle(whose),
            ),
        )


def _playing(act: Kind) -> None:
    """Playing cards and tokens, evolving."""
    offer = act.grammar.kind("effect")
    for may, tag in (("", ""), ("you may ", "you may")):
        what = "{what:upto_placed}" if may else "{what:playable}"
        kind = offer if may else act
        kind.phrase(f"{may}play {what}", v.Play(H.what), tag)
        kind.phrase(f"{may}play {what} in {{z:zone1}}", v.Play(H.what, H.z), tag)
        kind.phrase(f"{may}play {what} in {{z:zones2}}", v.Play(H.what, H.z), f"{tag}zones")
        kind.phrase(
            f"{may}place {what} into your strategy zone and activate it",
            v.Play(H.what),
            f"{tag} activate",
        )
        kind.phrase(f"{may}play {what} on top of {{onto}}", v.PlayOnto(H.what, H.onto), tag)
    act.phrase(
        "play {what:some_placed} to each of this card's adjacent zones",
        v.Play(H.what, assembly.ADJACENT),
        "to each",
    )
    act.phrase("play and activate {it}", v.Play(H.it), wording="activate it")
    act.phrase(
        "select {what:some_placed} and play it in {z:zone1}", v.Play(H.what, H.z), wording="select"
    )
    act.phrase("play that battle card from your discard pile", v.Play(v.DiscardedToInvade()))
    onto = act.grammar.kind("onto")
    onto.phrase(
        "the {f:any1} you chose for this effect",
        t.Every(t.Cards(("zone",), YOU, (t.Among("under"), ~H.f))),
        wording="chose",
    )
    onto.phrase("{reference}", H.reference)
    onto.phrase("{chosen}", H.chosen)
    onto.phrase("that card", t.It("under"))
    for verb in ("play", "create"):
        tag = "" if verb == "play" else "create"
        act.phrase(f"{verb} {{n}} {{quoted}} token{{s:n}}", v.PlayToken(H.quoted, H.n), tag)
        act.phrase(f"{verb} a {{quoted}} token", v.PlayToken(H.quoted), f"{tag}a")
        for form in ("zone1", "zones2"):
            act.phrase(
                f"{verb} {{n}} {{quoted}} token{{s:n}} in {{z:{form}}}",
                v.PlayToken(H.quoted, H.n, H.z),
                tag + ("" if form == "zone1" else "zones"),
            )
        for all_ in ("all", "each of"):
            act.phrase(
                f"{verb} {{quoted}} tokens in {all_} {{z:zones2}}",
                v.PlayToken(H.quoted, 1, H.z, every=True),
                f"{tag}{all_}",
            )
    assembly.played_where_it_was(
        act.grammar.kind("pair"),
        "play {what:playable} in ",
        "play {n} {quoted} token{s:n} in ",
        {"same": "the zone {it} was in", "adjacent": "a zone adjacent to the zone {it} was in"},
    )
    act.phrase("evolve {thing}", v.Evolve(H.thing))
    under = t.Every(t.Cards(("zone",), YOU, (t.Among("under"), H.adjective, ~H.f)))
    act.phrase("evolve that {adjective} {f:field1}", v.Evolve(under), wording="that")


def _monsters(act: Kind) -> None:
    """Rage, and the ways of the invading monsters."""
    for words, whose, wording in RAGES:
        rage = f"{words} [Rage]"
        for verb, up, tag in (
            ("increase", True, ""),
            ("reduce", False, ""),
            ("decrease", False, "d"),
        ):
            tag = wording + tag
            act.phrase(f"{verb} {rage} by {{n}}", v.ChangeRage(whose, H.n, up), tag)
            act.phrase(
                f"{verb} {rage} by {{n}} for each {{each}}",
                v.ChangeRage(whose, t.Times(H.n, H.each), up),
                f"{tag} each",
            )
            act.phrase(
                f"for each {{each}}, {verb} {rage} by {{n}}",
                v.ChangeRage(whose, t.Times(H.n, H.each), up),
                tag,
            )
            act.phrase(
                f"for every {{k:n}} {{g:group2}}, {verb} {rage} by {{n}}",
                v.ChangeRage(whose, t.Times(H.n, t.Per(t.Count(H.g), H.k)), up),
                tag,
            )
        act.phrase(f"set {rage} to {{n}}", v.SetRage(whose, H.n), wording)
    act.phrase(
        "reduce your opponent's {rank} monster card's [Rage] by {n}",
        t.If(t.Is(v.Monster(OPPONENT), (H.rank,)), (v.ChangeRage(OPPONENT, H.n, False),)),
        wording="of rank",
    )
    act.phrase("advance {n} zone{s:n}", v.Advance(t.Self(), H.n), "bare")
    act.phrase("advance {beast} by {n} zone{s:n}", v.Advance(H.beast, H.n))
    act.phrase("advance {beast} {n} zone{s:n}", v.Advance(H.beast, H.n), "short")
    act.phrase("{beast} advances {n} zone{s:n}", v.Advance(H.beast, H.n), "subject")
    act.phrase("advance {beast} to zone {n}", v.AdvanceTo(H.beast, H.n))
    act.phrase("{beast} advances to zone {n}", v.AdvanceTo(H.beast, H.n), "subject")
    for back, wording in (("back", "back"), ("backward", "backward")):
        by = f"{back} by {{n}} zone{{s:n}}"
        act.phrase(f"{{beast}} retreats {by}", v.Retreat(H.beast, H.n), wording)
        act.phrase(f"move {{beast}} {by}", v.Retreat(H.beast, H.n), f"move {wording}")
        act.phrase(f"retreat {{beast}} {by}", v.Retreat(H.beast, H.n), f"retreat {wording}")
    act.phrase("retreat {beast} by {n} zone{s:n}", v.Retreat(H.beast, H.n))
    act.phrase("retreat {beast} back to zone {n}", v.RetreatTo(H.beast, H.n), "back")
    act.phrase("retreat {beast} to zone {n}", v.RetreatTo(H.beast, H.n))
    act.phrase("counter {beast}", v.Counter(H.beast))
    act.phrase("move {beast} as though it were countered", v.MoveAsCountered(H.beast))
    act.phrase("move {thing} to {z:zone1}", v.MoveTo(H.thing, H.z))
    act.phrase("move {thing} to {z:zones2}", v.MoveTo(H.thing, H.z), "zones")
    front = v.Zones(OPPONENT, (), False, "front", t.It())
    act.phrase("move {beast} vertically", v.MoveTo(H.beast, front), "vertically")
    act.phrase("trigger all {keyword} abilities of {beast}", v.TriggerKeyword(H.beast, H.keyword))
    matching = t.Cards(("zone",), OPPONENT, (t.Type(("monster",)), v.ZoneIsRankOf(REVEALED)))
    for back in ("back", "backward"):
        act.phrase(
            "if your opponent's monster card occupies 1 of those zones, "
            f"your opponent's monster card retreats {back} by {{n}} zone{{s:n}}",
            v.Retreat(t.Every(matching), H.n),
            f"occupies {back}",
        )
    act.phrase("move {beast} vertically to {z:zone1}", v.MoveTo(H.beast, H.z), "vertically")


def _choices(act: Kind) -> None:
    zone = act.grammar.kind("zone_choice")
    zone.phrase("choose 1 of {z:chosen_zones}", v.ChooseZone(H.z))
    act.phrase("{zone_choice}", H.zone_choice)
    act.phrase("choose {chosen}", t.Choose(H.chosen))
    act.phrase("choose {what:upto}", t.Choose(H.what))
    act.phrase("swap their positions", t.Swap(t.It()))
    act.phrase("you win the game", t.GameEnds(YOU, True))
    act.phrase("you lose the game", t.GameEnds(YOU, False))
    act.phrase("your opponent loses the game", t.GameEnds(OPPONENT, False))
    act.phrase("each player loses the game", t.GameEnds(EACH, False))
    act.grammar.kind("effect").phrase(
        "you may send it to your discard pile or place it back on top of your deck",
        v.RearrangeTop(t.It()),
        wording="send or back",
    )


def _of_their_own(act: Kind) -> None:
    """What other players choose among their own cards. What each player chooses is said in
    that player's words: their cards are `you`rs."""
    for who, by, own in (("each player", EACH, YOU), ("your opponent", OPPONENT, OPPONENT)):
        for number, form in (("one", "1"), ("several", "2")):
            cards = f"{{n:{number}}} {{f:any{form}}}"
            for where, area in (
                ("in their zones", "zone"),
                ("in their strategy zones", "strategy"),
                ("in their hand", "hand"),
                ("in their discard pile", "discard"),
            ):
                some = t.Pick(H.n, t.Cards((area,), own, H.f), by=by)
                act.phrase(f"{who} chooses {cards} {where}", t.Choose(some))
                if area == "zone":
                    then = f"{who} chooses {cards} {where}, then [Destroy] all other {{g:field2}}"
                    assembly.others_destroyed(act.grammar.kind("pair"), then, some)
            discarded = t.Pick(H.n, t.Cards(("hand",), own, H.f), by=by)
            if by == EACH:
                act.phrase(f"{who} discards {cards} from their hand", t.Discard(discarded, by))
            destroyed = t.Pick(H.n, t.Cards(("zone",), own, H.f), by=by)
            act.phrase(
                f"{who} [Destroy] {{n:{number}}} of their {{f:field2}}",
                t.Destroy(destroyed),
                f"of their {by}",
            )
