"""English: abilities with headers, keywords, triggers and replacements; whole texts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla.text.english_conditions import RAGES
from headjudge.games.godzilla.text.english_statics import CHANGES, PHASES, static
from headjudge.games.godzilla.text.grammar import CardGrammar, Whole
from headjudge.language import terms as t
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import EACH, OPPONENT, YOU


def phrases(grammar: CardGrammar) -> None:
    _headers(grammar)
    _keywords(grammar)
    _triggers(grammar)
    _own_triggers(grammar)
    _automatic(grammar)
    _replacements(grammar)
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
    event.phrase(
        "your monster card enters",
        t.Pattern("play", t.Cards(("zone", "strategy"), YOU, (t.Type(("monster",)),))),
        "enters",
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
    phase = grammar.kind("phase")
    for name in PHASES:
        kind = f"begin {name} phase"
        phase.phrase(f"at the beginning of your {name} phase", t.Pattern(kind, who=YOU))
        phase.phrase(f"at the beginning of the {name} phase", t.Pattern(kind))
        phase.phrase(
            f"at the beginning of your opponent's {name} phase", t.Pattern(kind, who=OPPONENT)
        )
        phase.phrase(f"at the beginning of each player's {name} phase", t.Pattern(kind, who=EACH))
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
    replaced = grammar.kind("replaced")
    replaced.phrase("{e:would_be_destroyed}", H.e)
    replaced.phrase(
        "when this card is [Destroy]", t.Pattern("destroy", t.Self()), wording="when is"
    )
    event: Any = Whole("e")
    ability.phrase(
        "{header}{e:replaced}, you may {clauses:acts} instead.",
        t.Replacement(event, H.clauses, True, H.header),
    )
    ability.phrase(
        "{header}{e:replaced}, {clauses:acts} instead.",
        t.Replacement(event, H.clauses, while_=H.header),
    )
    ability.phrase(
        "{header}{e:would_be_destroyed}, {clauses:acts}.",
        t.Replacement(event, H.clauses, while_=H.header, keeps=True),
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
    ability.phrase(
        "{header}when you would set this card's [Rage] to 0 during your start phase, "
        "if {condition}, you may {a:acts}. if you do, set this card's [Rage] to {n} instead.",
        t.Replacement(
            t.Pattern("rage down", who=YOU, cause="start phase"),
            (v.SetRage(YOU, H.n),),
            True,
            (~H.header, H.condition),
            price=H.a,
        ),
    )
    static(
        grammar,
        "when this card invades with [Step {n}], it advances {m:n} zone{s:m}",
        v.InvadesBy(H.n, H.m),
    )
    static(
        grammar,
        "when this card invades, you may send the top card of your deck to your discard pile "
        "instead of discarding a card from your hand",
        v.InvadeWithTopCard(),
    )


def _texts(grammar: CardGrammar) -> None:
    """Whole texts. On a strategy card a bare instruction is an ability (10.1.1.1.2)."""
    strategy = grammar.kind("strategy_ability")
    strategy.phrase("{ability}", H.ability)
    strategy.phrase("{effects}", t.Keyword("Strategy", None, H.effects))
    for name, ability in (("text", "ability"), ("strategy_text", "strategy_ability")):
        text, some = grammar.kind(name), f"{name}_some"
        text.phrase("", ())
        text.phrase(f"{{x:{some}}}", H.x)
        abilities = grammar.kind(some)
        abilities.phrase(f"{{a:{ability}}}", (H.a,))
        abilities.phrase(f"{{a:{ability}}} {{rest:{some}}}", (H.a, ~H.rest))
        _pairs(abilities, some)


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
        t.Continuous(CHANGES, under),
    )  # fmt: skip
    for plus, tag in (("", ""), ("+", "+")):
        pair(
            text, name,
            f"{{header}}if {{condition}}, {{changes}}, and your total counter power is "
            f"increased by {plus}{{n}}.",
            t.Continuous(CHANGES, under, wording=f"and total{tag}"),
            v.TotalCounterPower(YOU, H.n, under),
        )  # fmt: skip
    count, more = t.Count(H.g), "or more"
    more_changes: Any = Whole("more")
    pair(
        text, name,
        f"{{header}}if there are {{n}} {more} {{g:placed2}}, {{changes}}. "
        f"if there are {{m:n}} {more}, {{more:changes}}.",
        t.Continuous(CHANGES, (~H.header, t.Relation(count, ">=", H.n)), wording="and more"),
        t.Continuous(more_changes, (~H.header, t.Relation(count, ">=", H.m))),
    )  # fmt: skip


def pair(text: Kind, name: str, words: str, first: Any, second: Any) -> None:
    text.phrase(words, (first, second))
    text.phrase(f"{words} {{rest:{name}}}", (first, second, ~H.rest))
