"""Instructions together: clauses in a sentence, sentences in an effect."""

from __future__ import annotations

from headjudge.games.gateruler import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import OPPONENT, YOU
from headjudge.language.while_read import Joined

JOINTS = (" and ", ", and ", ", then ", ", and then ", ", ")
# 14-4b-4c: what is chosen behind this is chosen on resolving
THEN = ". then, "
# Moments to come, and the event that they are.
LATER: dict[str, t.Pattern] = {
    "at the end of this turn": t.Pattern("end turn"),
    "at the end of the turn": t.Pattern("end turn"),
    "at the end of this combat": t.Pattern("end combat"),
    "at the end of your next turn": t.Pattern("end turn", who=YOU),
    "at the start of your next turn": t.Pattern("begin turn", who=YOU),
    "at the start of your opponent's next turn": t.Pattern("begin turn", who=OPPONENT),
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
    options = grammar.kind("options")
    options.phrase(" • {e:effects}", (H.e,))
    options.phrase(" • {e:effects}{rest:options}", (H.e, ~H.rest))
    grammar.kind("list").phrase("choose {n} of the following:{o:options}", t.ChooseOf(H.n, H.o))


def _sequences(grammar: WordedGrammar) -> None:
    joined, ended = grammar.kind("joined"), grammar.kind("ended")
    for joint in JOINTS:
        joined.phrase(f"{{e:simple}}{joint}", Joined(H.e), wording=joint)
    for kind in ("simple", "open"):
        for stop in (". ", THEN):
            ended.phrase(f"{{e:{kind}}}{stop}", Joined(H.e), wording=f"{kind}{stop}")
    ended.phrase("{j:joined}", H.j)
    acts = grammar.kind("acts")  # what may be done
    acts.phrase("{e:simple}", (H.e,))
    acts.phrase("{j:joined}{rest:acts}", (H.j, ~H.rest))
    clauses = grammar.kind("clauses")  # within a sentence
    clauses.phrase("{e:simple}", (H.e,))
    clauses.phrase("{e:open}", (H.e,))
    clauses.phrase("{j:joined}{rest:clauses}", (H.j, ~H.rest))
    effects = grammar.kind("effects")  # sentences
    effects.phrase("{e:simple}.", (H.e,))
    effects.phrase("{e:open}.", (H.e,))
    effects.phrase("{l:list}", (H.l,))
    effects.phrase("{j:ended}{rest:effects}", (H.j, ~H.rest))
