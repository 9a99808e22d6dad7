"""Instructions together: clauses in a sentence, sentences in an effect.

After a condition or an option all of its sentence belongs to it, and a sentence that begins
with "then", or that speaks first of what the one before it has chosen or looked at.
"""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.grammar import GOING_ON, OPEN
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.card_phrases import clauses, further_sentences, sentences
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, add_phrases

JOINTS = (", and ", ", ", " and ", ", then ", ", then, ", ", and then ", "; ")
THENS = (". then, ", ". then ")
# Moments to come, and the event that they are.
LATER: dict[str, tuple[str, str | None]] = {
    "at the end of that turn": ("end turn", None),
    "at the end of the turn": ("end turn", None),
    "at the end of your opponent's next turn": ("end turn", t.OPPONENT),
    "at the beginning of your next turn": ("begin turn", t.YOU),
    "at the start of your next main phase": ("begin main phase", t.YOU),
}
DO_SO = (". if you do so, ", ". if you do, ", ", and if you do, ")


def phrases(grammar: WordedGrammar) -> None:
    simple = grammar.kind("simple")
    for kind in ("act", "lasting", "their_act"):
        simple.phrase(f"{{a:{kind}}}", H.a)
    add_phrases(grammar, _negations, _options, _sequences)


def _negations(grammar: WordedGrammar) -> None:
    """Two things negated in one breath."""
    text = "negate that attack and this skill for the duration of the turn"
    pair = (Joined(v.NegateAttack(), wording=text), v.NegateThisSkill("turn"))
    for kind in ("acts", "clauses"):
        grammar.kind(kind).phrase(text, pair)
    grammar.kind("effects").phrase(f"{text}.", pair)


def _options(grammar: WordedGrammar) -> None:
    """What all the rest of its sentence belongs to."""
    effect = grammar.kind("open")
    effect.phrase("if {c:condition}, {a:clauses}", t.If(H.c, H.a))
    effect.phrase("if {c:condition}, {a:clauses}. if not, {b:clauses}", t.If(H.c, H.a, H.b))
    effect.phrase("{e:option}", H.e)
    grammar.kind("option").phrase("you may {a:acts}", t.May(H.a))
    for joint in DO_SO:
        effect.phrase(f"you may {{a:acts}}{joint}{{b:clauses}}", t.May(H.a, H.b))
    for words, (event, who) in LATER.items():
        when = t.Pattern(event, who=who)
        effect.phrase(f"{words}, {{a:clauses}}", t.Lasting("once", t.Auto(when, H.a)))
        effect.phrase(f"{{a:act}} {words}", t.Lasting("once", t.Auto(when, (H.a,))))
    for words in ("during this turn, ", "for the duration of the turn, "):
        effect.phrase(
            f"{words}when {{e:event}}, {{a:clauses}}", t.Lasting("turn", t.Auto(H.e, H.a))
        )
    options = grammar.kind("options")
    options.phrase(" ・{e:effects}", (H.e,))
    options.phrase(" ・{e:effects}{rest:options}", (H.e, ~H.rest))
    for number, word in ((1, "one"), (2, "two"), (3, "three")):
        grammar.kind("one_of").phrase(f"choose {word}-{{o:options}}", t.ChooseOf(number, H.o))


def _sequences(grammar: WordedGrammar) -> None:
    joined = grammar.kind("joined")
    for joint in (*JOINTS, *THENS):
        joined.phrase(f"{{e:simple}}{joint}", Joined(H.e), wording=joint)
    optional = grammar.kind("act_joined")  # in what may be done
    for joint in JOINTS:
        optional.phrase(f"{{e:simple}}{joint}", Joined(H.e), wording=joint)
    for joint in THENS:  # it comes whether or not that was done
        joined.phrase(f"{{e:option}}{joint}", Joined(H.e), wording=f"option{joint}")
    ended = grammar.kind("ended")
    ended.phrase("{e:simple}. ", Joined(H.e), wording="simple. ")
    ended.phrase("{e:open}. ", Joined(H.e), wording=OPEN)
    ended.phrase("{j:joined}", H.j)
    clauses(grammar, "act_joined")
    grammar.kind("linked").phrase("{e:simple}. ", Joined(H.e), wording=GOING_ON)
    grammar.kind("clauses").phrase("{j:linked}{rest:clauses}", (H.j, ~H.rest))
    effects = sentences(grammar)
    effects.phrase("{e:one_of}", (H.e,))
    effects.phrase("if {c:condition}, {e:one_of}", (t.If(H.c, (H.e,)),))
    further_sentences(grammar)
    _only_if_done(grammar)


def _only_if_done(grammar: WordedGrammar) -> None:
    """What has to be done, and what is done only if it was, wholly."""
    done = t.CountOf("it", (t.Among("moved", wording="moved"),), wording="so many")
    text = "remove {k:n} {g:placed} from the game. if you do, {b:clauses}"
    pair = (
        Joined(v.RemoveFromGame(t.Pick(H.k, H.g)), wording=text),
        t.If(t.Relation(done, ">=", H.k), H.b),
    )
    grammar.kind("clauses").phrase(text, pair)
    grammar.kind("effects").phrase(f"{text}.", pair)
    more = (pair[0], Joined(pair[1], wording="so many. "), ~H.rest)
    grammar.kind("effects").phrase(f"{text}. {{rest:effects}}", more)
