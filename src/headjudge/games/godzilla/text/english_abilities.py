"""English: abilities. Headers, keywords, triggers, continuous abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla.text.english_conditions import RAGES
from headjudge.games.godzilla.text.english_objects import OWNERS
from headjudge.games.godzilla.text.grammar import CardGrammar, Whole
from headjudge.language import terms as t
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import EACH, OPPONENT, YOU

PHASES = ("start", "main", "counter", "end")
CHANGES = Whole("changes")
BATTLE = t.Type(("battle",))


def phrases(grammar: CardGrammar) -> None:
    _headers(grammar)
    _keywords(grammar)
    _triggers(grammar)
    _own_triggers(grammar)
    _automatic(grammar)
    _replacements(grammar)
    _changes(grammar)
    _continuous(grammar)
    _prohibitions(grammar)
    _ranks(grammar)
    _of_the_deck(grammar)
    _texts(grammar)


def _headers(grammar: CardGrammar) -> None:
    """Conditions before an ability: it works only while they hold."""
    header, head = grammar.kind("header"), grammar.kind("head")
    header.phrase("", ())
    header.phrase("{head} {header}", (H.head, ~H.header))
    head.phrase("[Your Turn]", t.TurnOf(YOU))
    head.phrase("[Opponent's Turn]", t.TurnOf(OPPONENT))
    head.phrase("[Awakening {n}]", v.Awakened(H.n))
    head.phrase(
        "[Overwhelm]",
        t.Relation(t.PlayerNumber("position", YOU), ">=", t.PlayerNumber("position", OPPONENT)),
        "Overwhelm",
    )
    own = grammar.kind("your_turn")
    own.phrase("[Your Turn] {header}", (t.TurnOf(YOU), ~H.header))


def static(
    grammar: CardGrammar, text: str, shape: Any, wording: str = "", end: str = "."
) -> None:
    """A continuous ability: under a header, and perhaps under a condition of its own."""
    ability = grammar.kind("ability")
    under = (~H.header, H.condition)
    text = f"{text}{end}"
    ability.phrase(f"{{header}}{text}", replace(shape, while_=H.header), wording)
    ability.phrase(f"{{header}}if {{condition}}, {text}", replace(shape, while_=under), wording)
    ability.phrase(
        f"{{header}}while {{condition}}, {text}",
        replace(shape, while_=under),
        f"{wording} while",
    )
    # where a strategy card works anyway (10.3.4.3)
    ability.phrase(
        f"{{header}}while this card is in the strategy zone, {text}",
        replace(shape, while_=H.header),
        f"{wording} strategy zone",
    )


def _keywords(grammar: CardGrammar) -> None:
    ability = grammar.kind("ability")
    for name in ("Enter", "When Invading", "Revenge"):
        ability.phrase(
            f"{{header}}[{name}] {{effects}}",
            t.Keyword(name, None, H.effects, while_=H.header),
        )
    ability.phrase("{header}[Burst {n}]", t.Keyword("Burst", H.n, while_=H.header))
    ability.phrase(
        "{header}[Evolution {n}] {trait}",
        t.Keyword("Evolution", H.n, (H.trait,), while_=H.header),
    )
    ability.phrase(
        "[Base] when {event}, {effects}", t.Keyword("Base", None, (t.Auto(H.event, H.effects),))
    )
    ability.phrase(
        "[Resonance] {colors} {deck_conditions}",
        t.Keyword("Resonance", None, (H.colors, H.deck_conditions)),
    )
    colors = grammar.kind("colors")
    colors.phrase("{a:color}/{b:color}", (H.a, H.b))
    colors.phrase("{a:color}/{b:color}/{c:color}", (H.a, H.b, H.c))
    conditions, condition = grammar.kind("deck_conditions"), grammar.kind("deck_condition")
    conditions.phrase("・{c:deck_condition}.", (H.c,))
    conditions.phrase("・{c:deck_condition}. {rest:deck_conditions}", (H.c, ~H.rest))
    condition.phrase(
        "{n:any_noun2} in your deck must have {traits}", v.DeckCondition((H.n,), (H.traits,))
    )
    condition.phrase(
        "{n:any_noun2} in your deck must be {rank}", v.DeckCondition((H.n,), (H.rank,))
    )
    condition.phrase(
        "{n:any_noun2} must be {traits} only", v.DeckCondition((H.n,), (H.traits,)), "only"
    )
    condition.phrase(
        "your deck must contain at least {k:n} {f:any2}", v.DeckCondition(H.f, (), H.k)
    )
    traits = grammar.kind("traits")
    traits.phrase("{a:trait}", t.Trait((H.a,)))
    traits.phrase("{a:trait} or {b:trait}", t.Trait((H.a, H.b)))


def _triggers(grammar: CardGrammar) -> None:
    """Events, as they follow `when` or `whenever`."""
    event = grammar.kind("event")
    invade, advance = "invade", "advance"
    for words, what in (("this card", t.Self()), ("{o:monster}", H.o)):
        event.phrase(f"{words} invades", t.Pattern(invade, what))
        event.phrase(f"{words} advances", t.Pattern(advance, what))
        event.phrase(
            f"{words} reaches {{zone_numbers}}", t.Pattern(advance, what, numbers=H.zone_numbers)
        )
        event.phrase(f"{words} is countered", t.Pattern("counter", what))
    event.phrase(
        "any monster card invades into {zone_numbers}",
        t.Pattern(advance, cause="invasion", numbers=H.zone_numbers),
    )
    event.phrase(
        "this card advances into the same column as {reference}",
        t.Pattern(
            advance,
            t.Self(),
            only_if=t.Is(t.Self(), (t.Placed("column", H.reference),)),
        ),
    )
    event.phrase(
        "this card advances during the end phase", t.Pattern(advance, t.Self(), cause="end phase")
    )
    for words, whose, wording in RAGES:
        event.phrase(f"{words} [Rage] is increased", t.Pattern("rage up", who=whose), wording)
        event.phrase(f"{words} [Rage] is reduced", t.Pattern("rage down", who=whose), wording)
    event.phrase(
        "you successfully counter your opponent's monster card", t.Pattern("counter", who=YOU)
    )
    event.phrase("you counter your opponent's monster card", t.Pattern("counter", who=YOU), "plain")
    for words, verb, whose in (("you", "", YOU), ("your opponent", "s", OPPONENT)):
        hand = {YOU: "your hand", OPPONENT: "their hand"}[whose]
        deck = {YOU: "your deck", OPPONENT: "their deck"}[whose]
        pile = {YOU: "your discard pile", OPPONENT: "their discard pile"}[whose]
        event.phrase(
            f"{words} play{verb} a {{f:any1}}",
            t.Pattern("play", t.Cards(("zone", "strategy"), whose, H.f)),
        )
        event.phrase(
            f"{words} play{verb} a {{f:any1}} from {deck}",
            t.Pattern("play", t.Cards(("zone", "strategy"), whose, H.f), frm=("deck",)),
        )
        event.phrase(
            f"{words} discard{verb} a {{f:any1}} from {hand}",
            t.Pattern("discard", t.Cards(("hand",), whose, H.f)),
        )
        event.phrase(
            f"{words} return{verb} a {{f:any1}} from {pile} to {hand}",
            t.Pattern("put", t.Cards(("discard",), whose, H.f), frm=("discard",), to=("hand",)),
        )
    event.phrase(
        "your monster card is played",
        t.Pattern("play", t.Cards(("zone", "strategy"), YOU, (t.Type(("monster",)),))),
        "monster",
    )
    what = H.g
    for words, wording in (("one of {g:owned2}", ""), ("{g:owned1}", "single")):
        event.phrase(f"{words} evolves", t.Pattern("evolve", what), wording)
        event.phrase(f"{words} is [Destroy]", t.Pattern("destroy", what), wording)
        event.phrase(
            f"{words} is [Destroy] by your opponent's effects",
            t.Pattern("destroy", what, by=OPPONENT),
            wording,
        )
    event.phrase(
        "your card is sent from a strategy zone to the discard pile",
        t.Pattern("destroy", t.Cards(("strategy",), YOU)),
        "sent",
    )


    _crushing(grammar)


def _crushing(grammar: CardGrammar) -> None:
    """The keyword and a trigger at once: the monster crushes cards as it invades (11.3)."""
    grammar.kind("ability").phrase(
        "{header}[When Invading] when this card [Destroy] {g:owned2}, {effects}",
        t.Auto(
            t.Pattern("destroy", H.g, cause="crush", only_if=v.DuringInvasion()),
            H.effects,
            H.header,
        ),
    )


def _own_triggers(grammar: CardGrammar) -> None:
    """Events of its own card's moving: the ability is heard although the card has gone."""
    event = grammar.kind("own_event")
    event.phrase("this card is discarded from your hand", t.Pattern("discard", t.Self()))
    for words, wording in (("your opponent's effect", ""), ("your opponent's effects", "s")):
        event.phrase(
            f"this card is discarded from your hand by {words}",
            t.Pattern("discard", t.Self(), by=OPPONENT),
            wording,
        )
    event.phrase(
        "you discard this card from your hand for your monster card's invasion",
        t.Pattern("discard", t.Self(), cause="invasion"),
    )
    event.phrase("this card is [Destroy]", t.Pattern("destroy", t.Self()))
    for words, wording in (("the strategy zone", ""), ("a strategy zone", "a")):
        for pile, tag in (("your discard pile", ""), ("the discard pile", " the")):
            event.phrase(
                f"this card is sent from {words} to {pile}",
                t.Pattern("destroy", t.Self(), frm=("strategy",)),
                wording + tag,
            )
    event.phrase(
        "this card is discarded by the effect of Burst", t.Pattern("put", t.Self(), cause="burst")
    )


def _automatic(grammar: CardGrammar) -> None:
    ability = grammar.kind("ability")
    phase, own_phase = grammar.kind("phase"), grammar.kind("own_phase")
    for name in PHASES:
        kind = f"begin {name} phase"
        phase.phrase(f"at the beginning of your {name} phase", t.Pattern(kind, who=YOU))
        phase.phrase(f"at the beginning of the {name} phase", t.Pattern(kind))
        phase.phrase(
            f"at the beginning of your opponent's {name} phase", t.Pattern(kind, who=OPPONENT)
        )
        phase.phrase(
            f"at the beginning of each player's {name} phase", t.Pattern(kind, who=EACH)
        )
        # on your turn the phase is yours: said twice, meant once
        own_phase.phrase(f"at the beginning of your {name} phase", t.Pattern(kind), "your")
    ability.phrase(
        "{h:your_turn}{p:own_phase}, {effects}", t.Auto(H.p, H.effects, H.h), wording="your"
    )
    ability.phrase("{header}{phase}, {effects}", t.Auto(H.phase, H.effects, H.header))
    for kind, leaving in (("event", False), ("own_event", True)):
        for when, wording in (("when", "when"), ("whenever", "")):
            auto = t.Auto(H.event, H.effects, H.header, leaving)
            ability.phrase(f"{{header}}{when} {{event:{kind}}}, {{effects}}", auto, wording)
            ability.phrase(
                f"{{header}}{when} {{event:{kind}}}, and {{condition}}, {{clauses}}.",
                t.Auto(H.event, (t.If(H.condition, H.clauses),), H.header, leaving),
                f"{wording} and",
            )
            ability.phrase(
                f"{{header}}if {{condition}}, {when} {{event:{kind}}}, {{effects}}",
                replace(auto, while_=(~H.header, H.condition)),
                f"{wording} if",
            )
    ability.phrase(
        "{header}when {event}, it advances {n} additional zone{s:n} for each {each}.",
        t.Auto(H.event, (v.Advance(t.Self(), t.Times(H.n, H.each)),), H.header),
        "additional",
    )
    ability.phrase(
        "{header}when {condition}, {effects}",
        t.Auto(t.Situation(H.condition), H.effects, H.header),
    )


def _replacements(grammar: CardGrammar) -> None:
    """When something would happen, something else does."""
    ability = grammar.kind("ability")
    destroyed = grammar.kind("would_be_destroyed")
    for when in ("when", "if"):
        destroyed.phrase(
            f"{when} this card would be [Destroy]", t.Pattern("destroy", t.Self()), when
        )
        for words in (
            "your opponent's effects",
            "your opponent's effect",
            "an opponent's effect",
            "opponent's effects",
        ):
            destroyed.phrase(
                f"{when} this card would be [Destroy] by {words}",
                t.Pattern("destroy", t.Self(), by=OPPONENT),
                f"{when} {words}",
            )
    destroyed.phrase(
        "when this card is [Destroy]", t.Pattern("destroy", t.Self()), wording="when is"
    )
    event = Whole("e")
    ability.phrase(
        "{header}{e:would_be_destroyed}, {clauses} instead.",
        t.Replacement(event, H.clauses, while_=H.header),  # type: ignore[arg-type]
    )
    ability.phrase(
        "{header}{e:would_be_destroyed}, you may {clauses} instead.",
        t.Replacement(event, H.clauses, True, H.header),  # type: ignore[arg-type]
    )
    ability.phrase(
        "{header}{e:would_be_destroyed}, {clauses}.",
        t.Replacement(event, H.clauses, while_=H.header, keeps=True),  # type: ignore[arg-type]
    )
    for when in ("whenever", "when"):
        static(
            grammar,
            f"{when} your strategy cards would be discarded from the strategy zone, "
            "you may place them under this card instead",
            t.Replacement(
                t.Pattern("destroy", t.Cards(("strategy",), YOU)),
                (t.PutUnder(t.EventCard(), t.Self()),),
                True,
            ),
            when,
        )
    static(
        grammar,
        "when this card invades, you may send the top card of your deck to your discard pile "
        "instead of discarding a card from your hand",
        v.InvadeWithTopCard(),
    )


def _changes(grammar: CardGrammar) -> None:
    """Changes of what cards are."""
    changes, change = grammar.kind("changes"), grammar.kind("change")
    changes.phrase("{change}", (H.change,))
    changes.phrase("{a:change}, and {b:change}", (H.a, H.b))
    one, several = grammar.kind("subject1"), grammar.kind("subject2")
    for name in ("this", "monster", "single_group"):
        one.phrase(f"{{x:{name}}}", H.x)
    one.phrase("it", t.It())
    several.phrase("{every}", H.every)
    several.phrase("them", t.It(), wording="them")
    labels = (
        ("counter power", "counter_power", ""),
        ("threat level", "threat", ""),
        ("threat", "threat", "short"),
        ("rank", "rank", ""),
    )
    for subject, verb in (("{x:subject1}", "gains"), ("{x:subject2}", "gain")):
        gets = "gets" if verb == "gains" else "get"
        for label, property, wording in labels:
            for more, tag in (
                (f"{verb} +{{n}}", ""),
                (f"{verb} an additional +{{n}}", "additional"),
                (f"{verb} -{{n:lower}}", "minus"),
                (f"{gets} -{{n:lower}}", "get"),
                (f"{gets} +{{n}}", "get"),
            ):
                gains = f"{subject} {more} {label}"
                tag = wording + tag
                add = t.Change(H.x, property, "add", H.n)
                times = t.Change(H.x, property, "add", t.Times(H.n, H.each))
                change.phrase(gains, add, tag)
                change.phrase(f"{gains} for each {{each}}", times, tag)
                change.phrase(f"for each {{each}}, {gains}", times, f"{tag} before")
        are, have, lose = ("is", "has", "loses") if verb == "gains" else ("are", "have", "lose")
        change.phrase(
            f"{subject} {are} also {{color}}", t.Change(H.x, "colors", "gain", (H.color,))
        )
        change.phrase(
            f"{subject} {are} all colors",
            t.Change(H.x, "colors", "gain", ("red", "blue", "green", "white")),
        )
        change.phrase(
            f"{subject} also {have} {{trait}}", t.Change(H.x, "traits", "gain", (H.trait,))
        )
        change.phrase(f"{subject} {lose} all abilities", t.Change(H.x, "abilities", "lose-all"))
        static(
            grammar,
            f"{subject} {verb} “{{a:ability}}”",
            t.Continuous((t.Change(H.x, "abilities", "gain", H.a),)),
            end="",
        )
    change.phrase("reduce the rank of {x:every} by {lower}", t.Change(H.x, "rank", "add", H.lower))
    grammar.kind("lower").token(
        r"\d+",
        lambda text: -int(text),
        lambda value: str(-value) if type(value) is int and value < 0 else None,
    )
    change.phrase(
        "double the counter power of {x:thing}", t.Change(H.x, "counter_power", "times", 2)
    )
    for label, property, _wording in labels[:2]:
        for multiplied, wording in (("multiplied by", ""), ("times", "times")):
            change.phrase(
                f"this card's {label} X is equal to {{n}} {multiplied} the number of {{how_many}}",
                t.Change(t.Self(), property, "set", t.Times(H.n, H.how_many)),
                wording,
            )


def _continuous(grammar: CardGrammar) -> None:
    static(grammar, "{changes}", t.Continuous(CHANGES))  # type: ignore[arg-type]
    total = (
        ("increase your total counter power by {n}", ""),
        ("increase your total counter power by +{n}", "+"),
        ("your total counter power is increased by {n}", "is"),
        ("your total counter power is increased by +{n}", "is +"),
        ("add +{n} counter power to your total", "add"),
    )
    for text, wording in total:
        static(grammar, text, v.TotalCounterPower(YOU, H.n), wording)
        static(
            grammar,
            f"for each {{each}}, {text}",
            v.TotalCounterPower(YOU, t.Times(H.n, H.each)),
            wording,
        )
    for text, wording in (
        (" with this card", "this"),
        (" with your monster card", "monster"),
        ("", ""),
    ):
        static(grammar, f"{{x:every}} cannot engage{text}", v.CannotEngage(H.x), wording)
        static(grammar, f"{{x:this}} cannot engage{text}", v.CannotEngage(H.x), wording)
    for text, wording in (
        (", instead, it only moves as though it were countered", ","),
        (". instead, it only moves as though it were countered", ""),
    ):
        static(
            grammar,
            f"{{x:reference}} cannot be countered by {{n}} or lower counter power{text}",
            v.NotCounteredBy(H.x, H.n),
            wording,
        )
    static(
        grammar,
        "{x:reference} cannot be countered by {n} or lower counter power",
        v.NotCounteredBy(H.x, H.n, moves=False),
    )
    lasting = grammar.kind("lasting")
    lasting.phrase("{changes}", t.Continuous(CHANGES))  # type: ignore[arg-type]
    lasting.phrase("you have {n} strategy card zones", v.StrategyZones(H.n))


def _prohibitions(grammar: CardGrammar) -> None:
    for words in (
        "your opponent's effects",
        "opponent's effects",
        "an opponent's effect",
        "your opponent's effect",
    ):
        tag = "" if words == "your opponent's effects" else words
        for subject in ("{x:this}", "{x:every}", "{x:single_group}"):
            static(
                grammar,
                f"{subject} cannot be [Destroy] by {words}",
                t.Forbid(t.Pattern("destroy", H.x, by=OPPONENT)),
                tag,
            )
        for rage, whose, wording in RAGES[:2]:
            static(
                grammar,
                f"{rage} [Rage] cannot be reduced by {words}",
                t.Forbid(t.Pattern("rage down", who=whose, by=OPPONENT)),
                wording + tag,
            )
    static(grammar, "{x:reference} cannot invade", t.Forbid(t.Pattern("invade", H.x)))
    static(grammar, "{x:reference} cannot advance", t.Forbid(t.Pattern("advance", H.x)))
    static(grammar, "{x:reference} cannot be countered", t.Forbid(t.Pattern("counter", H.x)))
    for words in ("your opponent", "they"):
        static(
            grammar,
            f"{words} cannot invade",
            t.Forbid(t.Pattern("invade", v.Monster(OPPONENT))),
            words,
        )
    static(
        grammar,
        "{x:reference} cannot be moved by your opponent's effects",
        t.Forbid(t.Pattern("move", H.x, by=OPPONENT)),
    )
    static(grammar, "your opponent cannot draw cards", t.Forbid(t.Pattern("draw", who=OPPONENT)))
    grammar.kind("ability").phrase(
        "{header}during the {p:phase_name}, your opponent cannot draw cards.",
        t.Forbid(t.Pattern("draw", who=OPPONENT), (~H.header, v.DuringPhase(H.p))),
        "during",
    )
    names = grammar.kind("phase_name")
    for name in PHASES:
        names.phrase(f"{name} phase", name)
    static(
        grammar,
        "your opponent cannot discard {f:any2} from their hand for invade actions",
        t.Forbid(t.Pattern("discard", t.Cards(("hand",), OPPONENT, H.f), cause="invasion")),
    )
    for number in range(1, 9):
        others = tuple([other for other in range(1, 9) if other != number])
        static(
            grammar,
            f"this card can only be played in zone {number}",
            v.CannotPlay(None, zones=v.Zones(YOU, others)),
            "only",
        )
    theirs = v.Zones(OPPONENT, (), False, "column", H.reference)
    static(grammar, "your opponent cannot play {f:any2}", v.CannotPlay(H.f, OPPONENT))
    static(
        grammar,
        "your opponent cannot play {f:any2} in zones in the same column as {reference}",
        v.CannotPlay(H.f, OPPONENT, zones=theirs),
        "zones",
    )
    grammar.kind("ability").phrase(
        "{header}this card cannot be played if {condition}.",
        v.CannotPlay(None, while_=(~H.header, H.condition)),
        "self",
    )


def _ranks(grammar: CardGrammar) -> None:
    """Playing cards with their rank reduced."""
    for can in ("can", "may"):
        for this, which in (("this card", ""), ("this", "this")):
            for hand, where in ((" from your hand", ""), ("", "short")):
                text = f"you {can} play {this}{hand} with its rank reduced by {{n}}"
                tag = f"{can} {which} {where}" if (can, which, where) != ("can", "", "") else ""
                static(grammar, text, v.RankWhenPlayed(H.n), tag)
                static(
                    grammar,
                    f"{text} for each {{each}}",
                    v.RankWhenPlayed(t.Times(H.n, H.each)),
                    tag,
                )
                grammar.kind("ability").phrase(
                    f"{{header}}if you would play this card on top of {{g:owned1}}, {text}.",
                    v.RankWhenPlayed(H.n, H.header, H.g),
                    tag,
                )
    for can in ("can", "may"):
        static(
            grammar,
            f"when playing this card from your hand, you {can} reduce its rank by {{n}} "
            "for each {each}",
            v.RankWhenPlayed(t.Times(H.n, H.each)),
            f"when playing {can}",
        )
    static(
        grammar,
        "when playing this card from your hand, you may {clauses} to play this card "
        "with its rank reduced by {n}",
        v.RankWhenPlayed(H.n, cost=H.clauses),
    )
    for can, wording in (("can", ""), ("may", "may")):
        static(
            grammar,
            f"you {can} play {{f:any2}} from your hand with their rank reduced by {{n}}",
            v.RankOfPlayed(H.f, H.n),
            wording,
        )


def _of_the_deck(grammar: CardGrammar) -> None:
    """Abilities about building decks, beginning the game, and counting."""
    ability = grammar.kind("ability")
    ability.phrase("you may have any number of this card in your deck.", v.AnyNumberInDeck())
    ability.phrase(
        "if this card is in your monster deck, at the start of the game it will be played "
        "in zone {n}.",
        v.StartsIn(H.n),
    )
    ability.phrase(
        "when counting monster cards in your discard pile, treat this card as a monster card "
        "as well.",
        v.CountsAs("discard", "monster"),
    )


def _texts(grammar: CardGrammar) -> None:
    """Whole texts. On a strategy card a bare instruction is an ability (10.1.1.1.2)."""
    strategy = grammar.kind("strategy_ability")
    strategy.phrase("{ability}", H.ability)
    strategy.phrase("{effects}", t.Keyword("Strategy", None, H.effects))
    for name, ability in (("text", "ability"), ("strategy_text", "strategy_ability")):
        text = grammar.kind(name)
        text.phrase("", ())
        text.phrase(f"{{a:{ability}}}", (H.a,))
        text.phrase(f"{{a:{ability}}} {{rest:{name}}}", (H.a, ~H.rest))
        _pairs(text, name)


def _pairs(text: Kind, name: str) -> None:
    """Sentences that are two abilities."""
    advance = t.Forbid(t.Pattern("advance", H.x), H.header)
    invade = t.Forbid(t.Pattern("invade", H.x), H.header)
    for words in ("nor", "or"):
        pair(
            text, name, f"{{header}}{{x:reference}} cannot advance {words} invade.",
            replace(advance, wording=words), invade,
        )  # fmt: skip
    under = (~H.header, H.condition)
    pair(
        text, name, "{header}if {condition}, they cannot invade, and {changes}.",
        t.Forbid(t.Pattern("invade", v.Monster(OPPONENT)), under, wording="they and"),
        t.Continuous(CHANGES, under),  # type: ignore[arg-type]
    )  # fmt: skip
    for plus, tag in (("", ""), ("+", "+")):
        pair(
            text, name,
            f"{{header}}if {{condition}}, {{changes}}, and your total counter power is "
            f"increased by {plus}{{n}}.",
            t.Continuous(CHANGES, under, wording=f"and total{tag}"),  # type: ignore[arg-type]
            v.TotalCounterPower(YOU, H.n, under),
        )  # fmt: skip
    count, more = t.Count(H.g), "or more"
    pair(
        text, name,
        f"{{header}}if there are {{n}} {more} {{g:placed2}}, {{changes}}. "
        f"if there are {{m:n}} {more}, {{more:changes}}.",
        t.Continuous(CHANGES, (~H.header, t.Relation(count, ">=", H.n)), wording="and more"),  # type: ignore[arg-type]
        t.Continuous(Whole("more"), (~H.header, t.Relation(count, ">=", H.m))),  # type: ignore[arg-type]
    )  # fmt: skip


def pair(text: Kind, name: str, words: str, first: Any, second: Any) -> None:
    text.phrase(words, (first, second))
    text.phrase(f"{words} {{rest:{name}}}", (first, second, ~H.rest))


__all__ = ["OWNERS", "phrases"]
