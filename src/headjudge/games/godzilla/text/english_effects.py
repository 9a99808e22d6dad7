"""English: instructions.

`effect` is one instruction without its full stop; `clauses` are several in one
sentence; `effects` are sentences. What joins an effect to the next is a `joint`.
"""

from __future__ import annotations

from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla.text.english_conditions import RAGES
from headjudge.games.godzilla.text.english_objects import ADJACENT
from headjudge.games.godzilla.text.grammar import CardGrammar, Joined
from headjudge.language import terms as t
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import EACH, OPPONENT, YOU


def phrases(grammar: CardGrammar) -> None:
    _sequence(grammar)
    effect = grammar.kind("effect")
    _cards(effect)
    _piles(effect)
    _playing(effect)
    _monsters(effect)
    _choices(effect)
    _conditional(grammar)
    _options(grammar)
    _lasting(effect)


def _sequence(grammar: CardGrammar) -> None:
    joint, inner = grammar.kind("joint"), grammar.kind("inner_joint")
    joint.phrase("{statement}. ", Joined(H.statement), wording=".")
    joint.phrase("{statement}. then, ", Joined(H.statement), wording=". then")
    joint.phrase("{inner_joint}", H.inner_joint)
    inner.phrase("{effect}, then ", Joined(H.effect), wording="then")
    inner.phrase("{effect} and ", Joined(H.effect), wording="and")
    inner.phrase("{effect}, and ", Joined(H.effect), wording=", and")
    inner.phrase("{effect}, ", Joined(H.effect), wording=",")
    inner.phrase("{effect}; ", Joined(H.effect), wording=";")
    clauses = grammar.kind("clauses")
    clauses.phrase("{effect}", (H.effect,))
    clauses.phrase("{j:inner_joint}{rest:clauses}", (H.j, ~H.rest))
    # what is chosen or revealed, the next sentence uses: under a condition, both are
    clauses.phrase("{opening}. {rest:clauses}", (Joined(H.opening, wording="opening"), ~H.rest))
    clauses.phrase("{pair}", H.pair)
    opening = grammar.kind("opening")
    opening.phrase("{zone_choice}", H.zone_choice)
    opening.phrase("reveal {top}", t.Reveal(H.top, "revealed"))
    inner.phrase("choose {chosen}: ", Joined(t.Choose(H.chosen)), wording=":")
    effects = grammar.kind("effects")
    effects.phrase("{statement}.", (H.statement,))
    effects.phrase("{joint}{rest:effects}", (H.joint, ~H.rest))
    effects.phrase("{pair}.", H.pair)
    effects.phrase("{closed}", (H.closed,))
    effects.phrase("{cases}", H.cases)


def _cards(effect: Kind) -> None:
    """Drawing, discarding, destroying, revealing."""
    effect.phrase("draw {n} card{s:n}", t.Draw(H.n))
    effect.phrase("draw up to {n} card{s:n}", t.Draw(H.n, up_to=True))
    effect.phrase("your opponent draws {n} card{s:n}", t.Draw(H.n, OPPONENT))
    effect.phrase("your opponent draws up to {n} card{s:n}", t.Draw(H.n, OPPONENT, True))
    effect.phrase("each player draws {n} card{s:n}", t.Draw(H.n, EACH))
    hand = t.Cards(("hand",), YOU)
    effect.phrase("discard {n} card{s:n}", t.Discard(t.Pick(H.n, hand)), wording="short")
    effect.phrase("discard {what:from_hand}", t.Discard(H.what))
    for words in ("your hand", "your entire hand", "all the cards in your hand"):
        effect.phrase(f"discard {words}", t.Discard(t.Every(hand)), wording=words)
    for form, kind in (("one", "placed1"), ("several", "placed2")):
        effect.phrase(
            f"your opponent discards {{n:{form}}} {{g:{kind}}}",
            t.Discard(t.Pick(H.n, H.g, by=OPPONENT), OPPONENT),
        )
    effect.phrase(
        "your opponent discards their entire hand",
        t.Discard(t.Every(t.Cards(("hand",), OPPONENT)), OPPONENT),
    )
    for who, whose in (("your opponent", OPPONENT), ("each player", EACH)):
        effect.phrase(
            f"{who} discards cards until they have {{n}} card{{s:n}} remaining in their hand",
            t.DiscardUntil(H.n, whose),
        )
    effect.phrase("[Destroy] {thing}", t.Destroy(H.thing))
    four = tuple(
        [
            t.Pick(1, t.Cards(("zone",), OPPONENT, (t.Color((hole,)), ~H.f, t.InZones(H.z))), True)
            for hole in (H.a, H.b, H.c, H.d)
        ]
    )
    effect.phrase(
        "[Destroy] up to 1 {a:color}, 1 {b:color}, 1 {c:color}, and 1 {d:color} {f:field1} "
        "in your opponent's {z:zone_numbers}",
        t.Destroy(t.Together(four)),
    )
    own = effect.grammar.kind("from_hand")
    own.phrase("{n:one} {g:hand1}", t.Pick(H.n, H.g))
    own.phrase("{n:several} {g:hand2}", t.Pick(H.n, H.g))
    own.phrase("up to {n:one} {g:hand1}", t.Pick(H.n, H.g, up_to=True))
    own.phrase("a {g:hand1}", t.Pick(1, H.g), wording="a")
    for form in ("1", "2"):
        effect.grammar.kind(f"hand{form}").phrase(
            f"{{f:any{form}}} from your hand", t.Cards(("hand",), YOU, H.f), wording=" from"
        )


def _piles(effect: Kind) -> None:
    """Decks, discard piles and what lies under a card."""
    top = effect.grammar.kind("top")
    top.phrase("the top card of your deck", t.TopOf(1))
    top.phrase("the top {n:several} cards of your deck", t.TopOf(H.n))
    top.phrase(
        "from the top of your deck a number of cards equal to the rank of {monster}",
        t.TopOf(t.Of("rank", H.monster)),
    )
    for words, wording in (
        ("to your discard pile", ""),
        ("to the discard pile", "the"),
        ("into your discard pile", "into"),
    ):
        effect.phrase(f"send {{top}} {words}", t.Put(H.top, "discard"), wording)
        effect.phrase(f"send {{thing}} {words}", t.Put(H.thing, "discard"), wording)
    effect.phrase("reveal {top}", t.Reveal(H.top, "revealed"))
    effect.phrase("reveal {it}", t.Reveal(H.it))
    effect.phrase("look at {top}", t.Look(H.top))
    effect.phrase(
        "look at up to {n} cards from the top of your deck", t.Look(t.TopOf(H.n), up_to=True)
    )
    for words, wording in (("any number", ""), ("any number of them", "of them")):
        for joint in (", and ", ", "):
            effect.phrase(
                f"put {words} on top of your deck in any order{joint}"
                "send the rest to your discard pile",
                v.RearrangeTop(t.It()),
                wording + joint,
            )
    effect.phrase("search your deck for {found}", t.Search(H.found))
    found = effect.grammar.kind("found")
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
    effect.phrase("shuffle your deck", t.Shuffle())
    effect.phrase("add {what:added} to your hand", t.Put(H.what, "hand"))
    effect.phrase("return {thing} to your hand", t.Put(H.thing, "hand"), wording="return")
    added = effect.grammar.kind("added")
    added.phrase("{thing}", H.thing)
    added.phrase("{a:upto} and {b:upto}", t.Together((H.a, H.b)))
    among = t.Cards(("deck",), YOU, (t.Among("revealed"), ~H.f))
    added.phrase(
        "up to {n:one} {a:any1} and up to {m:one} {f:any1} among them",
        t.Together(
            (
                t.Pick(
                    H.n,
                    t.Cards(("deck",), YOU, (t.Among("revealed"), ~H.a)),
                    up_to=True,
                ),
                t.Pick(H.m, among, up_to=True),
            )
        ),
    )
    for verb in ("put", "place"):
        effect.phrase(f"{verb} {{thing}} on top of your deck", t.Put(H.thing, "deck top"), verb)
        effect.phrase(
            f"{verb} {{thing}} on the bottom of your deck", t.Put(H.thing, "deck bottom"), verb
        )
        effect.phrase(f"{verb} {{thing}} under {{under}}", t.PutUnder(H.thing, H.under), verb)
    effect.phrase(
        "you may put {what:upto} on top of your deck", t.Put(H.what, "deck top"), "you may"
    )
    effect.phrase(
        "you may return {what:upto} to your hand", t.Put(H.what, "hand"), "you may return"
    )
    under = effect.grammar.kind("under")
    under.phrase("{reference}", H.reference)
    under.phrase("{chosen}", H.chosen)
    pair = effect.grammar.kind("pair")
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


def _playing(effect: Kind) -> None:
    """Playing cards and tokens, evolving."""
    for may, tag in (("", ""), ("you may ", "you may")):
        what = "{what:upto}" if may else "{what:thing}"
        effect.phrase(f"{may}play {what}", v.Play(H.what), tag)
        effect.phrase(f"{may}play {what} in {{z:zone1}}", v.Play(H.what, H.z), tag)
        effect.phrase(f"{may}play {what} in {{z:zones2}}", v.Play(H.what, H.z), f"{tag}zones")
        effect.phrase(
            f"{may}place {what} into your strategy zone and activate it",
            v.Play(H.what),
            f"{tag} activate",
        )
        effect.phrase(
            f"{may}play {what} on top of {{onto}}", v.PlayOnto(H.what, H.onto), tag
        )
    effect.phrase(
        "play {what:chosen} to each of this card's adjacent zones", v.Play(H.what, ADJACENT), "to each"
    )
    effect.phrase("play and activate {it}", v.Play(H.it), wording="activate it")
    effect.phrase(
        "select {what:chosen} and play it in {z:zone1}", v.Play(H.what, H.z), wording="select"
    )
    effect.phrase(
        "play that battle card from your discard pile", v.Play(v.DiscardedToInvade())
    )
    onto = effect.grammar.kind("onto")
    onto.phrase(
        "the {f:any1} you chose for this effect",
        t.Every(t.Cards(("zone",), YOU, (t.Among("under"), ~H.f))),
        wording="chose",
    )
    onto.phrase("{reference}", H.reference)
    onto.phrase("{chosen}", H.chosen)
    for verb in ("play", "create"):
        tag = "" if verb == "play" else "create"
        effect.phrase(f"{verb} {{n}} {{quoted}} token{{s:n}}", v.PlayToken(H.quoted, H.n), tag)
        effect.phrase(f"{verb} a {{quoted}} token", v.PlayToken(H.quoted), f"{tag}a")
        for form in ("zone1", "zones2"):
            effect.phrase(
                f"{verb} {{n}} {{quoted}} token{{s:n}} in {{z:{form}}}",
                v.PlayToken(H.quoted, H.n, H.z),
                tag + ("" if form == "zone1" else "zones"),
            )
        for all_ in ("all", "each of"):
            effect.phrase(
                f"{verb} {{quoted}} tokens in {all_} {{z:zones2}}",
                v.PlayToken(H.quoted, 1, H.z, every=True),
                f"{tag}{all_}",
            )
    effect.phrase("evolve {thing}", v.Evolve(H.thing))
    under = t.Every(t.Cards(("zone",), YOU, (t.Among("under"), ~H.f)))
    effect.phrase("evolve that {f:field1}", v.Evolve(under), wording="that")


def _monsters(effect: Kind) -> None:
    """Rage, and the ways of the invading monsters."""
    for words, whose, wording in RAGES:
        rage = f"{words} [Rage]"
        for verb, up, tag in (("increase", True, ""), ("reduce", False, ""), ("decrease", False, "d")):
            tag = wording + tag
            effect.phrase(f"{verb} {rage} by {{n}}", v.ChangeRage(whose, H.n, up), tag)
            effect.phrase(
                f"{verb} {rage} by {{n}} for each {{each}}",
                v.ChangeRage(whose, t.Times(H.n, H.each), up),
                f"{tag} each",
            )
            effect.phrase(
                f"for each {{each}}, {verb} {rage} by {{n}}",
                v.ChangeRage(whose, t.Times(H.n, H.each), up),
                tag,
            )
        effect.phrase(f"set {rage} to {{n}}", v.SetRage(whose, H.n), wording)
    effect.phrase(
        "reduce your opponent's {rank} monster card's [Rage] by {n}",
        t.If(t.Is(v.Monster(OPPONENT), (H.rank,)), (v.ChangeRage(OPPONENT, H.n, False),)),
        wording="of rank",
    )
    effect.phrase("advance {n} zone{s:n}", v.Advance(t.Self(), H.n), "bare")
    effect.phrase("advance {beast} by {n} zone{s:n}", v.Advance(H.beast, H.n))
    effect.phrase("advance {beast} {n} zone{s:n}", v.Advance(H.beast, H.n), "short")
    effect.phrase("{beast} advances {n} zone{s:n}", v.Advance(H.beast, H.n), "subject")
    effect.phrase("advance {beast} to zone {n}", v.AdvanceTo(H.beast, H.n))
    effect.phrase("{beast} advances to zone {n}", v.AdvanceTo(H.beast, H.n), "subject")
    for back, wording in (("back", "back"), ("backward", "backward")):
        by = f"{back} by {{n}} zone{{s:n}}"
        effect.phrase(f"{{beast}} retreats {by}", v.Retreat(H.beast, H.n), wording)
        effect.phrase(f"move {{beast}} {by}", v.Retreat(H.beast, H.n), f"move {wording}")
        effect.phrase(f"retreat {{beast}} {by}", v.Retreat(H.beast, H.n), f"retreat {wording}")
    effect.phrase("retreat {beast} by {n} zone{s:n}", v.Retreat(H.beast, H.n))
    effect.phrase("retreat {beast} back to zone {n}", v.RetreatTo(H.beast, H.n), "back")
    effect.phrase("retreat {beast} to zone {n}", v.RetreatTo(H.beast, H.n))
    effect.phrase("counter {beast}", v.Counter(H.beast))
    effect.phrase("move {beast} as though it were countered", v.MoveAsCountered(H.beast))
    effect.phrase("move {thing} to {z:zone1}", v.MoveTo(H.thing, H.z))
    effect.phrase("move {thing} to {z:zones2}", v.MoveTo(H.thing, H.z), "zones")
    front = v.Zones(OPPONENT, (), False, "front", t.It())
    effect.phrase("move {beast} vertically", v.MoveTo(H.beast, front), "vertically")
    effect.phrase("trigger all {keyword} abilities of {beast}", v.TriggerKeyword(H.beast, H.keyword))
    matching = t.Cards(
        ("zone",), OPPONENT, (t.Type(("monster",)), v.ZoneIsRankOf(t.It("revealed")))
    )
    for back in ("back", "backward"):
        effect.phrase(
            "if your opponent's monster card occupies 1 of those zones, "
            f"your opponent's monster card retreats {back} by {{n}} zone{{s:n}}",
            v.Retreat(t.Every(matching), H.n),
            f"occupies {back}",
        )
    effect.phrase("move {beast} vertically to {z:zone1}", v.MoveTo(H.beast, H.z), "vertically")


def _choices(effect: Kind) -> None:
    zone = effect.grammar.kind("zone_choice")
    zone.phrase("choose 1 of {z:chosen_zones}", v.ChooseZone(H.z))
    effect.phrase("{zone_choice}", H.zone_choice)
    effect.phrase("choose {chosen}", t.Choose(H.chosen))
    effect.phrase("choose {what:upto}", t.Choose(H.what))
    effect.phrase("swap their positions", t.Swap(t.It()))
    effect.phrase("you win the game", t.GameEnds(YOU, True))
    effect.phrase("you lose the game", t.GameEnds(YOU, False))
    effect.phrase("your opponent loses the game", t.GameEnds(OPPONENT, False))
    effect.phrase(
        "you may send it to your discard pile or place it back on top of your deck",
        t.ChooseOf(1, ((t.Put(t.It(), "discard"),), (t.Put(t.It(), "deck top"),))),
        wording="send or back",
    )


def _conditional(grammar: CardGrammar) -> None:
    effect = grammar.kind("effect")
    effect.phrase("if {condition}, {clauses}", t.If(H.condition, H.clauses))
    effect.phrase(
        "if {condition}, {a:clauses}; otherwise, {b:clauses}", t.If(H.condition, H.a, H.b)
    )
    # these begin with clauses, so no clause may begin with them
    statement = grammar.kind("statement")
    statement.phrase("{effect}", H.effect)
    cost = grammar.kind("cost")
    cost.phrase("discard {what:from_hand}", t.Discard(H.what))
    statement.phrase("{a:cost}: {b:clauses}", t.May((H.a,), H.b), wording=":")
    statement.phrase(
        "{b:clauses}. if {condition}, {a:clauses} instead",
        t.If(H.condition, H.a, H.b),
        wording="instead",
    )
    effect.phrase("you may {clauses}", t.May(H.clauses))
    effect.phrase("you may {a:clauses} to {b:clauses}", t.May(H.a, H.b))
    effect.phrase("you may {a:clauses}. if you do, {b:clauses}", t.May(H.a, H.b), wording="if")
    effect.phrase("you may {a:clauses}, if you do, {b:clauses}", t.May(H.a, H.b), wording=", if")
    effect.phrase(
        "you may {a:clauses}. if you do not, {b:clauses}", t.May(H.a, otherwise=H.b)
    )
    theirs = grammar.kind("their_action")
    for form, kind in (("one", "placed1"), ("several", "placed2")):
        theirs.phrase(
            f"discard {{n:{form}}} {{g:{kind}}}",
            t.Discard(t.Pick(H.n, H.g, by=OPPONENT), OPPONENT),
        )
    theirs.phrase(
        "discard cards until they have {n} card{s:n} remaining in their hand",
        t.DiscardUntil(H.n, OPPONENT),
    )
    may = t.May((H.a,), who=OPPONENT)
    effect.phrase("your opponent may {a:their_action}", may)
    effect.phrase(
        "your opponent may {a:their_action}. if they do, {b:clauses}",
        t.May((H.a,), H.b, OPPONENT),
    )
    effect.phrase("for each {each}, {clauses}", t.ForEach(H.each, H.clauses))
    effect.phrase(
        "for every {n} {g:group2}, {clauses}", t.ForEach(t.Per(t.Count(H.g), H.n), H.clauses)
    )
    effect.phrase("{a:simple} for each {each}", t.ForEach(H.each, (H.a,)), wording="after")
    _both_sides(effect)
    simple = grammar.kind("simple")
    simple.phrase("[Destroy] {thing}", t.Destroy(H.thing))
    simple.phrase("draw {n} card{s:n}", t.Draw(H.n))
    simple.phrase("play {n} {quoted} token{s:n}", v.PlayToken(H.quoted, H.n))


def _both_sides(effect: Kind) -> None:
    """The cards at both ends of the other player's zones."""

    def end(side: str) -> t.Pick:
        return t.Pick(1, t.Cards(("zone",), OPPONENT, (~H.f, t.Side(side))))

    counted = t.Relation(t.Count(t.Cards(("zone",), OPPONENT, H.f)), ">=", H.n)
    destroy = t.Destroy(t.Together((end("right"), end("left"))))
    text = (
        "if there are {n} or more {f:field2} in your opponent's zones, [Destroy] 1 battle card "
        "from the rightmost and 1 from the leftmost position from among them"
    )
    effect.phrase(text, t.If(counted, (destroy,)), wording="sides")
    effect.phrase(
        f"{text}, then {{rest:clauses}}",
        t.If(counted, (Joined(destroy, wording="then"), ~H.rest)),
        wording="sides",
    )


def _options(grammar: CardGrammar) -> None:
    """Lists of options and of cases; they end with their own full stops."""
    closed = grammar.kind("closed")
    choices = grammar.kind("choice_list")
    for words, number, wording in (
        ("choose one:", 1, ""),
        ("choose one of the following:", 1, "following"),
    ):
        choices.phrase(f"{words} {{options}}", t.ChooseOf(number, H.options), wording)
    choices.phrase("choose {n} of the following: {options}", t.ChooseOf(H.n, H.options))
    closed.phrase("{choice_list}", H.choice_list)
    closed.phrase("if {condition}, {c:choice_list}", t.If(H.condition, (H.c,)))
    options, option = grammar.kind("options"), grammar.kind("option")
    options.phrase("{option} {rest:options}", (H.option, ~H.rest))
    options.phrase("{option}", (H.option,))
    option.phrase("・{effects}", H.effects)
    option.phrase("・[Awakening {n}] {effects}", (t.If(v.Awakened(H.n), H.effects, wording="awakening"),))
    cases, case = grammar.kind("cases"), grammar.kind("case")
    cases.phrase(
        "perform the following action based on how many zones your monster card advanced "
        "through invasion this turn: {case}",
        H.case,
    )
    this = t.If(t.Relation(t.TurnCount("zones invaded", YOU), "==", H.n), H.effects)
    case.phrase("{n} - {effects}", (this,))
    case.phrase("{n} - {effects} {rest:case}", (Joined(this, wording="case"), ~H.rest))


def _lasting(effect: Kind) -> None:
    for words, wording in (
        ("for the rest of the turn, ", ""),
        ("until end of turn, ", "until"),
    ):
        effect.phrase(f"{words}{{lasting}}", t.Lasting("turn", H.lasting), wording)
    effect.phrase(
        "{x:reference} cannot be countered by {n} or lower counter power this turn",
        t.Lasting("turn", v.NotCounteredBy(H.x, H.n, moves=False)),
        "this turn",
    )
    effect.phrase("for the rest of the game, {lasting}", t.Lasting("game", H.lasting))
    effect.phrase(
        "when your monster card invades this turn, {clauses}",
        t.Lasting("turn", t.Auto(t.Pattern("invade", v.Monster(YOU)), H.clauses)),
    )
    for words, phase in (("end", "end"), ("main", "main"), ("start", "start"), ("counter", "counter")):
        effect.phrase(
            f"at the beginning of your next {words} phase, {{clauses}}",
            t.Lasting("once", t.Auto(t.Pattern(f"begin {phase} phase", who=YOU), H.clauses)),
        )
