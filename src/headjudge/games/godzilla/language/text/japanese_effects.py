"""Japanese: instructions put together: in sequence, under a condition, as options, lasting.

`clauses` are one sentence without its full stop, `effects` are sentences.
"""

from __future__ import annotations

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import assembly
from headjudge.games.godzilla.language.text.grammar import REVEALED
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.parse_terms import Joined
from headjudge.language.phrases import H, add_phrases
from headjudge.language.terms import OPPONENT, YOU


def phrases(grammar: CardGrammar) -> None:
    add_phrases(grammar, _sequence, _conditional, _options, _lasting)


def _sequence(grammar: CardGrammar) -> None:
    acted = grammar.kind("act_joint")
    acted.phrase("{a:act_join}、", Joined(H.a), wording=",")
    acted.phrase("{a:act_te}", Joined(H.a), wording="te")
    acted.phrase("{a:act_te}、", Joined(H.a), wording="te,")
    grammar.kind("choice_joint").phrase("{a:choice_join}、", Joined(H.a), wording="choice")
    acts, acts_te = grammar.kind("acts"), grammar.kind("acts_te")
    acts.phrase("{act}", (H.act,))
    acts.phrase("{act_joint}{rest:acts}", (H.act_joint, ~H.rest))
    acts_te.phrase("{act_te}", (H.act_te,))
    acts_te.phrase("{act_joint}{rest:acts_te}", (H.act_joint, ~H.rest))
    clauses, after = grammar.kind("clauses"), grammar.kind("clauses_after")
    clauses.phrase("{effect}", (H.effect,))
    clauses.phrase("{j:choice_joint}{rest:clauses}", (H.j, ~H.rest))
    # of what is done for something else, all that stands before it is a part
    after.phrase("{firm}", (H.firm,))
    for kind in (clauses, after):
        kind.phrase("{j:act_joint}{rest:clauses_after}", (H.j, ~H.rest))
        kind.phrase("{pair}", H.pair)
    _sentences(grammar, "effects", "tail")
    _sentences(grammar, "plain_effects", "plain_tail")
    for name in ("effects", "tail"):
        grammar.kind(name).phrase("{closed}", (H.closed,))
    grammar.kind("effects").phrase("{cases}", H.cases)
    joint = grammar.kind("joint")
    for kind, whole in ((joint, "statement"), (grammar.kind("firm_joint"), "firm")):
        kind.phrase(f"{{e:{whole}}}。", Joined(H.e), wording=".")
        kind.phrase(f"{{e:{whole}}}。その後、", Joined(H.e), wording=". then")
        kind.phrase(f"{{e:{whole}}}。さらに", Joined(H.e), wording=". also")
    firm = grammar.kind("firm")  # whatever is no offer
    firm.phrase("{act}", H.act)
    firm.phrase("{choice}", H.choice)
    grammar.kind("effect").phrase("{firm}", H.firm)


def _sentences(grammar: CardGrammar, name: str, rest: str) -> None:
    """Sentences; `rest` is what can follow within one: nothing that would speak of the
    whole sentence before it."""
    effects, tail = grammar.kind(name), grammar.kind(rest)
    effects.phrase("{statement}。", (H.statement,))
    effects.phrase(f"{{joint}}{{rest:{name}}}", (H.joint, ~H.rest))
    effects.phrase(f"{{j:choice_joint}}{{rest:{name}}}", (H.j, ~H.rest))
    tail.phrase("{firm}。", (H.firm,))
    tail.phrase(f"{{j:firm_joint}}{{rest:{name}}}", (H.j, ~H.rest))
    for kind in (effects, tail):
        kind.phrase(f"{{j:act_joint}}{{rest:{rest}}}", (H.j, ~H.rest))
        kind.phrase("{pair}。", H.pair)


def _conditional(grammar: CardGrammar) -> None:
    effect, statement = grammar.kind("effect"), grammar.kind("statement")
    firm = grammar.kind("firm")
    firm.phrase("{condition}、{clauses}", t.If(H.condition, H.clauses))
    firm.phrase("{condition}{clauses}", t.If(H.condition, H.clauses), wording="no comma")
    effect.phrase("{a:acts_te}よい", t.May(H.a))
    effect.phrase("{a:acts}ことで、{b:clauses}", t.May(H.a, H.b))
    for then in ("そうしたら、", "捨てたら、"):
        effect.phrase(f"{{a:acts_te}}よい。{then}{{b:clauses}}", t.May(H.a, H.b), wording=then)
    effect.phrase("{a:acts_te}よい。そうしないなら、{b:clauses}", t.May(H.a, otherwise=H.b))
    firm.phrase("これは破壊される", t.Destroy(t.Self()), wording="passive")
    effect.phrase("相手は{a:their_act_te}よい", t.May((H.a,), who=OPPONENT))
    for then in ("そうしたら、", "捨てたら、"):
        effect.phrase(
            f"相手は{{a:their_act_te}}よい。{then}{{b:clauses}}",
            t.May((H.a,), H.b, OPPONENT),
            wording=then,
        )
    firm.phrase("{each}につき、{e:firm}", t.ForEach(H.each, (H.e,)))
    firm.phrase(
        "それらが異なる特徴を1つ以上持つなら{a:acts_join}、違うなら{b:acts}",
        t.If(t.Differ(REVEALED, "traits"), H.a, H.b),
        wording="differ",
    )
    not_it = t.Is(H.o, (t.Not(t.Color((H.color,))),))
    firm.phrase(
        "{o:it}が{color}でないなら{a:acts_join}、{color}なら{b:acts}",
        t.If(not_it, H.a, (t.If(t.Is(H.o, (t.Color((H.color,)),)), H.b),)),
        wording="color",
    )
    grammar.kind("acts_join").phrase("{act_join}", (H.act_join,))
    statement.phrase("{effect}", H.effect)
    statement.phrase(
        "{b:effect}。{condition}、かわりに{a:clauses}",
        t.If(H.condition, H.a, (H.b,)),
        wording="instead",
    )
    assembly.both_sides(firm, f"{SIDES}する", f"{SIDES}し、{{rest:clauses}}", side_first=True)


SIDES = (
    "相手のエリアにいる{f:field}が{n}枚以上なら、それらのうち、"
    "あなたから見て最も右側と左側のカードからそれぞれ1枚を破壊"
)


def _options(grammar: CardGrammar) -> None:
    grammar.kind("choice_list").phrase("以下を{n}つ行う。{options}", t.ChooseOf(H.n, H.options))
    lists = {
        "under": "{condition}、{c:choice_list}",
        "cases": "このターンあなたの怪獣カードが進攻で前進したエリアの数により以下を行う。{case}",
        "case": "・{n}-{e:plain_effects}",
    }
    assembly.options(grammar, "", lists)


def _lasting(grammar: CardGrammar) -> None:
    effect = grammar.kind("firm")
    for words, wording in (
        ("そのターン中、", ""),
        ("このターン中、", "this"),
        ("ターンの終わりまで、", "until"),
    ):
        effect.phrase(f"{words}{{lasting}}", t.Lasting("turn", H.lasting), wording)
    effect.phrase("これ以降、{lasting}", t.Lasting("game", H.lasting))
    effect.phrase(
        "このターンあなたの怪獣カードが進攻した時、{clauses}",
        t.Lasting("turn", t.Auto(t.Pattern("invade", v.Monster(YOU)), H.clauses)),
    )
    for word, name in (
        ("スタート", "start"),
        ("メイン", "main"),
        ("撃退", "counter"),
        ("エンド", "end"),
    ):
        effect.phrase(
            f"次のあなたの{word}フェイズ開始時、{{clauses}}",
            t.Lasting("once", t.Auto(t.Pattern(f"begin {name} phase", who=YOU), H.clauses)),
        )
    effect.phrase("このターンの終わりに、{clauses}", assembly.LATER)
    assembly.later(grammar, "ターンの終わりに、{clauses}", "。", "")
    effect.phrase("{condition}、{later}", t.If(H.condition, (H.later,)), wording="later")
