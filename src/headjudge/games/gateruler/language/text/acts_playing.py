"""Instructions that play, summon, set and drive cards, speak of the gate, or end things."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.grammar import Steps
from headjudge.games.gateruler.language.text.objects import counted
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind, add_phrases
from headjudge.language.terms import EACH, OPPONENT, YOU
from headjudge.rulebook.citation import fact

# 15-18b: a unit from the deck is looked for there
SOUGHT: t.Effect = fact(
    "15-18b", t.Search(H.x, wording="summoned"), without=t.Choose(H.x, wording="summoned")
)


def phrases(grammar: WordedGrammar) -> None:
    act = grammar.kind("act")
    for form in ("1", "2"):
        in_deck = grammar.kind(f"in_deck{form}")
        in_deck.phrase(f"{{f:cards{form}}} from your deck", t.Cards(("deck",), YOU, H.f))
    counted(grammar.kind("found"), "in_deck1", "in_deck2")
    add_phrases(act, _summoning, _playing, _driving)
    _gate(grammar, act)
    act.phrase("end the turn", v.EndTurn())


def _summoning(act: Kind) -> None:
    """15-18, 14-19."""
    for words, exhausted in (("", False), (" exhausted", True)):
        for place, zones in ((" in {z:zone}", H.z), ("", v.Zones())):
            for x in ("thing", "this_from"):
                act.phrase(
                    f"special summon {{x:{x}}}{place}{words}",
                    v.SpecialSummon(H.x, zones, exhausted=exhausted),
                )
            act.phrase(
                f"special summon {{x:found}}{place}{words}",
                Steps(
                    (
                        SOUGHT,
                        v.SpecialSummon(
                            t.It(wording="found"), zones, exhausted=exhausted, wording="found"
                        ),
                    )
                ),
            )
    act.phrase(
        "special summon {x:thing}. it loses all abilities",
        v.SpecialSummon(H.x, losing=("all",)),
    )
    act.phrase("do an Abyssal Summoning", v.AbyssalSummon())
    act.phrase(
        "special summon a unit card with Abyssal Concerto in your graveyard by fulfilling its "
        "requirements",
        v.AbyssalSummon(),
    )
    down = "face down as a level {l:n} unit with {a:n} ATK, {h:n} HP and {k:n} STK"
    values = (("type", "unit"), ("name", ()), ("faction", ()), ("attributes", ()),
              ("level", H.l), ("atk", H.a), ("hp", H.h), ("stk", H.k))  # fmt: skip
    without_level = tuple([(name, 0 if name == "level" else number) for name, number in values])
    for x in ("thing", "top"):
        act.phrase(f"put {{x:{x}}} into play {down}", v.PutFaceDown(H.x, values))
        act.phrase(f"put {{x:{x}}} in {{z:zone}} {down}", v.PutFaceDown(H.x, values, H.z))
        act.phrase(
            f"put {{x:{x}}} face down into {{z:zone}} as a unit with ATK {{a:n}}, HP {{h:n}}, and "
            "STK {k:n}",
            v.PutFaceDown(H.x, without_level, H.z),
        )


def _playing(act: Kind) -> None:
    """15-4, 15-16, 15-17, 14-18d-3."""
    free = {
        "": (None, True),
        " without paying its cost": (0, True),
        " without it counting towards your summon cap": (None, False),
        " without paying its cost and without it counting towards your summon cap": (0, False),
    }
    for x in ("thing", "this_from"):
        for words, (cost, are_counted) in free.items():
            act.phrase(f"normal summon {{x:{x}}}{words}", v.PlayCard(H.x, cost, are_counted))
        act.phrase(f"play {{x:{x}}} without paying its cost", v.PlayCard(H.x, 0))
        act.phrase(f"play {{x:{x}}} by paying a cost of {{n}}", v.PlayCard(H.x, H.n))
    for words in ("play this", "play this card"):
        act.phrase(words, v.PlayThis())
    for x in ("it1", "chosen"):
        act.phrase(f"play {{x:{x}}}", v.PlayCard(H.x))
    for icon in ("OD", "CNT"):
        act.phrase(f"play its [{icon}]", v.PlayAbilityOf(t.It(wording="its"), icon))
        act.phrase(f"play the [{icon}] of {{x:thing}}", v.PlayAbilityOf(H.x, icon))
    act.phrase("set {x:thing}", v.SetCard(H.x))
    act.phrase("set {x:this_from}", v.SetCard(H.x))
    act.phrase("gear up into {x:thing}", v.GearUpInto(H.x))


def _driving(act: Kind) -> None:
    """15-19."""
    for drive in ("drive", "you drive"):
        act.phrase(f"{drive} {{n}}", v.Drive(H.n))
        act.phrase(f"{drive} {{n}} for each {{e:each}}", v.Drive(t.Times(H.n, H.e)))
        act.phrase(f"{drive} {{x:it1}}", v.Drive(1, H.x))
        act.phrase(
            f"{drive} {{x:chosen}}",
            Steps((t.Choose(H.x, wording="driven"), v.Drive(1, t.It(wording="driven")))),
        )


def _gate(grammar: WordedGrammar, act: Kind) -> None:
    """15-25, 14-17. What is in the gate."""
    gated = grammar.kind("gated")
    for words, whose in (("enemy ", OPPONENT), ("allied ", YOU), ("", EACH)):
        gated.phrase(f"1 {words}card in the gate", v.TargetInGate("card", whose))
        gated.phrase(f"1 {words}ability in the gate", v.TargetInGate("ability", whose))
        gated.phrase(f"1 {words}card or ability in the gate", v.TargetInGate("any", whose))
        for noun, kind in (("unit card", "unit"), ("event", "event"), ("event card", "event")):
            gated.phrase(
                f"1 {words}{noun} in the gate",
                v.TargetInGate("card", whose, (t.Type((kind,)),)),
            )
        gated.phrase(
            f"1 {words}level {{n}} or lower card in the gate",
            v.TargetInGate("card", whose, (t.Compare("level", "<=", H.n),)),
        )
    act.phrase("choose {g:gated}", H.g)
    for words in ("negate it", "negate that card", "negate that ability"):
        act.phrase(words, v.Negate())
    act.phrase("replace its effect with ‹{e:effects}›", v.ChangeCounter(H.e))
