"""Instructions together: clauses in a sentence, sentences in an effect."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.card_phrases import clauses, further_sentences, sentences
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import OPPONENT, YOU

JOINTS = (" and ", ", and ", ", then ", ", and then ", ", ")
# 14-4b-4c: what is chosen behind this is chosen on resolving
THEN = ". then, "
TIMINGS = {"Standard Action": "standard", "Instant Action": "instant"}
# Moments to come, and the event that they are.
LATER: dict[str, t.Pattern] = {
    "at the end of this turn": t.Pattern("end turn"),
    "at the end of the turn": t.Pattern("end turn"),
    "at the end of this combat": t.Pattern("end combat"),
    "at the start of your next turn": t.Pattern("begin turn", who=YOU),
    "at the start of your opponent's next turn": t.Pattern("begin turn", who=OPPONENT),
}


# The same of turns that have not begun.
NEXT_TURN: dict[str, t.Pattern] = {
    "at the end of your next turn": t.Pattern("end turn", who=YOU),
    "at the end of your opponent's next turn": t.Pattern("end turn", who=OPPONENT),
}


def phrases(grammar: WordedGrammar) -> None:
    simple, closing = grammar.kind("simple"), grammar.kind("open")
    for kind in ("act", "lasting"):
        simple.phrase(f"{{a:{kind}}}", H.a)
    _options(grammar, closing)
    _sequences(grammar)


def _options(grammar: WordedGrammar, effect: Kind) -> None:
    """What all the rest of its sentence belongs to."""
    effect.phrase("if {c:condition}, {a:clauses}", t.If(H.c, H.a))
    for words in (". if not, ", ". otherwise, ", ", and if not, "):
        effect.phrase(f"if {{c:condition}}, {{a:clauses}}{words}{{b:clauses}}", t.If(H.c, H.a, H.b))
    effect.phrase("you may {a:acts}", t.May(H.a))
    for joint in (". if you do, ", ", and if you do, "):
        effect.phrase(f"you may {{a:acts}}{joint}{{b:clauses}}", t.May(H.a, H.b))
        effect.phrase(f"{{a:acts}}{joint}{{b:clauses}}", v.IfDone(H.a, H.b))
    for joint in (". if you don't, ", ". if you do not, "):
        effect.phrase(f"you may {{a:acts}}{joint}{{b:clauses}}", t.May(H.a, otherwise=H.b))
    effect.phrase("for each {e:each}, {a:clauses}", t.ForEach(H.e, H.a))
    for words, event in LATER.items():
        effect.phrase(f"{words}, {{a:clauses}}", t.Lasting("once", t.Auto(event, H.a)))
    for words, event in NEXT_TURN.items():
        later = t.Lasting("once", t.Auto(event, H.a))
        effect.phrase(f"{words}, {{a:clauses}}", v.InNextTurn(later))
    options = grammar.kind("options")
    options.phrase(" • {e:effects}", (H.e,))
    options.phrase(" • {e:effects}{rest:options}", (H.e, ~H.rest))
    _timed(grammar)
    for kind in ("", "timed_"):
        grammar.kind(f"{kind}list").phrase(
            f"choose {{n}} of the following:{{o:{kind}options}}", t.ChooseOf(H.n, H.o)
        )


def _timed(grammar: WordedGrammar) -> None:
    """14-4b-2a. Options with timings of their own, of a card that as a whole has none."""
    timed, options = grammar.kind("timed"), grammar.kind("timed_options")
    for words, timing in TIMINGS.items():
        timed.phrase(f" • {words}: {{e:effects}}", (v.Timing(timing), ~H.e))
    options.phrase("{o:timed}", (H.o,))
    options.phrase("{o:timed}{rest:timed_options}", (H.o, ~H.rest))


def _sequences(grammar: WordedGrammar) -> None:
    joined, ended = grammar.kind("joined"), grammar.kind("ended")
    for joint in JOINTS:
        joined.phrase(f"{{e:simple}}{joint}", Joined(H.e), wording=joint)
    for kind in ("simple", "open"):
        for stop in (". ", THEN):
            ended.phrase(f"{{e:{kind}}}{stop}", Joined(H.e), wording=f"{kind}{stop}")
    ended.phrase("{j:joined}", H.j)
    clauses(grammar)
    sentences(grammar).phrase("{l:list}", (H.l,))
    further_sentences(grammar)
