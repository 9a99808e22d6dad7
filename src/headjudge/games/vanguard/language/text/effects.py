"""Instructions together: clauses in a sentence, sentences in an effect.

After a condition or an option all of its sentence belongs to it, and a sentence that
begins with "then" too (8.1.1.1.2.2, 8.1.1.1.2.5).
"""

from __future__ import annotations

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text.grants import UNTIL
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.card_phrases import clauses, further_sentences, sentences
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, Kind
from headjudge.rulebook.citation import rule

JOINTS = (", and ", ", ", " and ", ", then ", ", and then ", "; ", "/", ", then, ")
# Moments to come, and the event that they are.
LATER = {
    "at the end of that turn": "end turn",
    "at the end of the turn": "end turn",
    "at the end of turn": "end turn",
    "at the end of that battle": "end battle",
    "at the beginning of the end phase of that turn": "begin end phase",
    "at the beginning of the close step of that battle": "begin close step",
}


def phrases(grammar: WordedGrammar) -> None:
    simple, closing = grammar.kind("simple"), grammar.kind("open")
    for kind in ("act", "their_act", "lasting"):
        simple.phrase(f"{{a:{kind}}}", H.a)
    _options(closing)
    _sequences(grammar)


def _options(effect: Kind) -> None:
    """What all the rest of its sentence belongs to."""
    effect.phrase("if {c:condition}, {a:clauses}", t.If(H.c, H.a))
    for words in (
        ", and if not, ", ", and if it is not, ", ", and if you do not, ", ". if not, ",
        ". if it is not, ",
    ):  # fmt: skip
        effect.phrase(f"if {{c:condition}}, {{a:clauses}}{words}{{b:clauses}}", t.If(H.c, H.a, H.b))
    effect.phrase("for each {each}, {a:clauses}", t.ForEach(H.each, H.a))
    effect.phrase("you may {a:acts}", t.May(H.a))
    effect.phrase("you may have {a:have_lasting}", t.May((H.a,)))
    for joint in (". if you do, ", ", if you do, ", ", and if you do, ", ". if you do so, "):
        effect.phrase(f"you may {{a:acts}}{joint}{{b:clauses}}", t.May(H.a, H.b))
        effect.phrase(f"you may have {{a:have_lasting}}{joint}{{b:clauses}}", t.May((H.a,), H.b))
    effect.phrase(
        "at the beginning of your end phase, {a:clauses}",
        t.Lasting("once", t.Auto(t.Pattern("begin end phase", who=t.YOU), H.a)),
    )
    for words, event in LATER.items():
        effect.phrase(f"{words}, {{a:clauses}}", t.Lasting("once", t.Auto(t.Pattern(event), H.a)))


def _sequences(grammar: WordedGrammar) -> None:
    joined, ended = grammar.kind("joined"), grammar.kind("ended")
    for joint in JOINTS:
        joined.phrase(f"{{e:simple}}{joint}", Joined(H.e), wording=joint)
    _then(joined)
    for kind in ("simple", "open"):
        ended.phrase(f"{{e:{kind}}}. ", Joined(H.e), wording=f"{kind}. ")
    ended.phrase("{j:joined}", H.j)
    stand = Joined(t.ToStand(H.x), wording="[Stand] and")  # "[Stand] and dominate it"
    for kind in ("clauses", "effects", "acts"):
        grammar.kind(kind).phrase(
            f"[Stand] and dominate {{x:thing}}, and {{rest:{kind}}}",
            (stand, Joined(v.Dominate(H.x), wording="[Stand] and"), ~H.rest),
        )
    clauses(grammar)
    _together(grammar)
    sentences(grammar)
    further_sentences(grammar)


@rule("8.1.1.1.2.5", "8.1.1.2.3.5")
def _then(joined: Kind) -> None:
    """A sentence that begins with "then" belongs to the one before it, in activated abilities and
    in automatic ones."""
    joined.phrase("{e:simple}. then, ", Joined(H.e), wording=". then, ")


def _together(grammar: WordedGrammar) -> None:
    """Two things that go on for the same time."""
    for words, until in UNTIL.items():
        for a, b in (("gets", "ban"), ("ban", "gets"), ("ban", "ban")):
            for joint in (", and ", " and ", ", "):
                text = f"{words}, {{a:{a}}}{joint}{{b:{b}}}"
                pair = (Joined(t.Lasting(until, H.a), wording=text), t.Lasting(until, H.b))
                grammar.kind("clauses").phrase(text, pair)
                grammar.kind("acts").phrase(text, pair)
                effects = grammar.kind("effects")
                effects.phrase(f"{text}.", pair)
                more = (pair[0], Joined(pair[1], wording="together. "), ~H.rest)
                effects.phrase(f"{text}. {{rest:effects}}", more)
