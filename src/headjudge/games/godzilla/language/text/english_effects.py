"""English: instructions.

`act` is a simple instruction, `effect` any one without its full stop; `clauses` are
several in one sentence; `effects` are sentences. What joins an effect to the next is a
`joint`; after a condition or an option all of its sentence belongs to it.
"""

from __future__ import annotations

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import assembly
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, add_phrases
from headjudge.language.terms import OPPONENT, YOU


def phrases(grammar: CardGrammar) -> None:
    add_phrases(grammar, _sequence, _conditional, _options, _lasting)


def _sequence(grammar: CardGrammar) -> None:
    joint, inner = grammar.kind("joint"), grammar.kind("inner_joint")
    for kind, whole in ((joint, "statement"), (grammar.kind("effect_joint"), "effect")):
        kind.phrase(f"{{e:{whole}}}. ", Joined(H.e), wording=".")
        kind.phrase(f"{{e:{whole}}}. then, ", Joined(H.e), wording=". then")
        kind.phrase(f"{{e:{whole}}}. when you do so, ", Joined(H.e), wording=". when you do so")
    inner.phrase("{act}, then ", Joined(H.act), wording="then")
    inner.phrase("{act} and ", Joined(H.act), wording="and")
    inner.phrase("{act}, and ", Joined(H.act), wording=", and")
    inner.phrase("{act}, ", Joined(H.act), wording=",")
    inner.phrase("{act}; ", Joined(H.act), wording=";")
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
    acts = grammar.kind("acts")
    acts.phrase("{act}", (H.act,))
    acts.phrase("{j:inner_joint}{rest:acts}", (H.j, ~H.rest))
    acts.phrase("{pair}", H.pair)
    _sentences(grammar, "effects", "tail")
    _sentences(grammar, "plain_effects", "plain_tail")
    for name in ("effects", "tail"):
        grammar.kind(name).phrase("{closed}", (H.closed,))
    grammar.kind("effects").phrase("{cases}", H.cases)


def _sentences(grammar: CardGrammar, name: str, rest: str) -> None:
    """Sentences; `rest` is what can follow within one: nothing that would speak of the
    whole sentence before it."""
    effects, tail = grammar.kind(name), grammar.kind(rest)
    effects.phrase("{statement}.", (H.statement,))
    effects.phrase(f"{{joint}}{{rest:{name}}}", (H.joint, ~H.rest))
    effects.phrase("{if_done}.", H.if_done)
    tail.phrase("{effect}.", (H.effect,))
    tail.phrase(f"{{j:effect_joint}}{{rest:{name}}}", (H.j, ~H.rest))
    for kind in (effects, tail):
        kind.phrase(f"{{j:inner_joint}}{{rest:{rest}}}", (H.j, ~H.rest))
        kind.phrase("{pair}.", H.pair)


def _conditional(grammar: CardGrammar) -> None:
    effect, act = grammar.kind("effect"), grammar.kind("act")
    effect.phrase("{act}", H.act)
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
        "{b:effect}. if {condition}, {a:clauses} instead",
        t.If(H.condition, H.a, (H.b,)),
        wording="instead",
    )
    effect.phrase("you may {a:acts}", t.May(H.a))
    effect.phrase("you may {a:acts} to {b:clauses}", t.May(H.a, H.b))
    effect.phrase("you may {a:acts}. if you do, {b:clauses}", t.May(H.a, H.b), wording="if")
    effect.phrase("you may {a:acts}, if you do, {b:clauses}", t.May(H.a, H.b), wording=", if")
    effect.phrase("you may {a:acts}. if you do not, {b:clauses}", t.May(H.a, otherwise=H.b))
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
    effect.phrase("for each {each}, {e:effect}", t.ForEach(H.each, (H.e,)))
    effect.phrase(
        "for every {n} {g:group2}, {e:effect}", t.ForEach(t.Per(t.Count(H.g), H.n), (H.e,))
    )
    act.phrase("{a:simple} for each {each}", t.ForEach(H.each, (H.a,)), wording="after")
    assembly.both_sides(effect, SIDES, f"{SIDES}, then {{rest:clauses}}", side_first=False)
    simple = grammar.kind("simple")
    simple.phrase("[Destroy] {thing}", t.Destroy(H.thing))
    simple.phrase("draw {n} card{s:n}", t.Draw(H.n))
    simple.phrase("play {n} {quoted} token{s:n}", v.PlayToken(H.quoted, H.n))


SIDES = (
    "if there are {n} or more {f:field2} in your opponent's zones, [Destroy] 1 battle card "
    "from the rightmost and 1 from the leftmost position from among them"
)


def _options(grammar: CardGrammar) -> None:
    choices = grammar.kind("choice_list")
    for words, number, wording in (
        ("choose one:", 1, ""),
        ("choose one of the following:", 1, "following"),
    ):
        choices.phrase(f"{words} {{options}}", t.ChooseOf(number, H.options), wording)
    choices.phrase("choose {n} of the following: {options}", t.ChooseOf(H.n, H.options))
    lists = {
        "under": "if {condition}, {c:choice_list}",
        "cases": "perform the following action based on how many zones your monster card "
        "advanced through invasion this turn: {case}",
        "case": "{n} - {e:plain_effects}",
    }
    assembly.options(grammar, " ", lists)


def _lasting(grammar: CardGrammar) -> None:
    effect, act = grammar.kind("effect"), grammar.kind("act")
    for words, wording in (
        ("for the rest of the turn, ", ""),
        ("until end of turn, ", "until"),
    ):
        act.phrase(f"{words}{{lasting}}", t.Lasting("turn", H.lasting), wording)
    act.phrase(
        "{x:reference} cannot be countered by {n} or lower counter power this turn",
        t.Lasting("turn", v.NotCounteredBy(H.x, H.n, moves=False)),
        "this turn",
    )
    act.phrase("for the rest of the game, {lasting}", t.Lasting("game", H.lasting))
    effect.phrase(
        "when your monster card invades this turn, {clauses}",
        t.Lasting("turn", t.Auto(t.Pattern("invade", v.Monster(YOU)), H.clauses)),
    )
    for phase in ("end", "main", "start", "counter"):
        effect.phrase(
            f"at the beginning of your next {phase} phase, {{clauses}}",
            t.Lasting("once", t.Auto(t.Pattern(f"begin {phase} phase", who=YOU), H.clauses)),
        )
    effect.phrase("at the end of this turn, {clauses}", assembly.LATER)
    assembly.later(grammar, "at the end of the turn, {clauses}", ".", " ")
    effect.phrase("if {condition}, {later}", t.If(H.condition, (H.later,)), wording="later")
