"""English: abilities with headers, keywords, triggers and replacements; whole texts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import assembly
from headjudge.games.godzilla.language.text.english_conditions import RAGES
from headjudge.games.godzilla.language.text.english_statics import CHANGES, PHASES, static
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar, Whole
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU


def phrases(grammar: CardGrammar) -> None:
    add_phrases(grammar, _headers, _keywords, _triggers, _own_triggers, _automatic, _replacements)
    assembly.texts(grammar, " ", _pairs)


def _headers(grammar: CardGrammar) -> None:
    words = {
        "your turn": "[Your Turn]",
        "opponent's turn": "[Opponent's Turn]",
        "overwhelm": "[Overwhelm]",
    }
    assembly.headers(grammar, " ", words)


def _keywords(grammar: CardGrammar) -> None:
    assembly.keywords(
        grammar, "en", "{header}[When Invading] when this card [Destroy] {g:owned2}, {effects}"
    )
    assembly.resonance(grammar, " ", ".", " or ")
    condition = grammar.kind("deck_condition")
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


def _triggers(grammar: CardGrammar) -> None:
    """Events, as they follow `when` or `whenever`."""
    event = grammar.kind("event")
    invade, advance = "invade", "advance"
    for words, what in (("this card", t.Self()), ("{o:monster}", H.o)):
        event.phrase(f"{words} invades", t.Pattern(invade, what))
        event.phrase(f"{words} advances", t.Pattern(advance, what))
        event.phrase(f"{words} retreats", t.Pattern("retreat", what))
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
        event.phrase(f"{words} draw{verb} a card", t.Pattern("draw", who=whose))
        theirs = {YOU: "your", OPPONENT: "their"}[whose]
        event.phrase(
            f"{words} draw{verb} a card during {theirs} {{p:phase_name}}",
            assembly.drawn_in(H.p, whose),
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
    event.phrase("this card is discarded by the effect of Burst", assembly.BURST_ENDS)


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
    for words, whose in (
        ("the", None), ("your", YOU), ("your opponent's", OPPONENT), ("each player's", EACH)
    ):  # fmt: skip
        phase.phrase(f"at the end of {words} turn", t.Pattern("end turn", who=whose))
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
            assembly.KEPT_STRATEGIES,
            when,
        )
    ability.phrase(
        "{header}when you would set this card's [Rage] to 0 during your start phase, "
        "if {condition}, you may {a:acts}. if you do, set this card's [Rage] to {n} instead.",
        assembly.KEPT_RAGE,
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


def _pairs(text: Kind, name: str) -> None:
    """Sentences that are two abilities."""
    advance = t.Forbid(t.Pattern("advance", H.x), H.header)
    invade = t.Forbid(t.Pattern("invade", H.x), H.header)
    for words in ("nor", "or"):
        assembly.pair(
            text, name, " ", f"{{header}}{{x:reference}} cannot advance {words} invade.",
            replace(advance, wording=words), invade,
        )  # fmt: skip
    under = (~H.header, H.condition)
    assembly.pair(
        text, name, " ", "{header}if {condition}, they cannot invade, and {changes}.",
        t.Forbid(t.Pattern("invade", v.Monster(OPPONENT)), under, wording="they and"),
        t.Continuous(CHANGES, under),
    )  # fmt: skip
    for plus, tag in (("", ""), ("+", "+")):
        assembly.pair(
            text, name, " ",
            f"{{header}}if {{condition}}, {{changes}}, and your total counter power is "
            f"increased by {plus}{{n}}.",
            t.Continuous(CHANGES, under, wording=f"and total{tag}"),
            v.TotalCounterPower(YOU, H.n, under),
        )  # fmt: skip
    count, more = t.Count(H.g), "or more"
    more_changes: Any = Whole("more")
    assembly.pair(
        text, name, " ",
        f"{{header}}if there are {{n}} {more} {{g:placed2}}, {{changes}}. "
        f"if there are {{m:n}} {more}, {{more:changes}}.",
        t.Continuous(CHANGES, (~H.header, t.Relation(count, ">=", H.n)), wording="and more"),
        t.Continuous(more_changes, (~H.header, t.Relation(count, ">=", H.m))),
    )  # fmt: skip
