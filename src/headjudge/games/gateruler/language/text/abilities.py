"""Whole abilities: headers, activated and automatic ones, icons, keywords."""

from __future__ import annotations

from headjudge.games.gateruler.c16_keywords.bundles import KEYWORDS
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text import statics
from headjudge.games.gateruler.language.text.grammar import Body, Timing
from headjudge.games.gateruler.language.text.statics import Head
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.rulebook.citation import fact

# The icons of Overdrive and Counter abilities
OD: str = fact("16-2a-1", "[OD]", without="[no OD]")
CNT: str = fact("16-4a-1", "[CNT]", without="[no CNT]")


def heads() -> tuple[Head, ...]:
    """14-1a-4, 14-7, 16-17: a name, limits, Resource. What stands on the left side of the colon
    after a name holds for all abilities of that name, what stands on the right side for this
    one."""
    called = v.Called(H.called)
    found: list[Head] = [("", ()), ("Resource - ", (v.HasResources(),))]
    for left, more in (
        ("", ()),
        (" Resource", (v.HasResources(),)),
        (" [turn {limit:n}]", (v.Limit(H.limit, "turn", True),)),
        (" [game {limit:n}]", (v.Limit(H.limit, "game", True),)),
        (" [turn {limit:n}] Resource", (v.Limit(H.limit, "turn", True), v.HasResources())),
    ):
        for colon in (" - ", ": ", " "):
            if colon != " " or not left:
                found.append((f"{{called:name}}{left}{colon}", (called, *more)))
    for head, conditions in tuple(found):
        for per in ("turn", "game"):
            own = (*conditions, v.Limit(H.limits, per))
            found.append((f"{head}[{per} {{limits:n}}] ", own))
    return tuple(found)


def phrases(grammar: WordedGrammar) -> None:
    made = heads()
    ability = grammar.kind("ability")
    for head, conditions in made:
        _activated(ability, head, conditions)
        _automatic(ability, head, conditions)
        _icons(grammar, head, conditions)
    statics.phrases(grammar, made)
    apart = grammar.kind("apart")  # abilities that an event card has besides its effect
    for stated in KEYWORDS:
        for kind in ("ability", "apart"):
            stated.phrases(grammar, "en", kind)
    several = grammar.kind("abilities")
    several.phrase(" • {a:ability}", (H.a,))
    several.phrase(" • {a:ability}{rest:abilities}", (H.a, ~H.rest))
    for words, told in (
        *statics.played_from(),
        *[(words, v.OnlyByResources()) for words in statics.ONLY_BY_RESOURCES],
        *[(words, v.MostInDeck(H.n)) for words in statics.COPIES],
    ):
        apart.phrase(f"{words}.", told, wording=words)
    ability.phrase("{a:apart}", H.a)
    _event_cards(grammar)


def _activated(ability: Kind, head: str, conditions: tuple[t.Condition, ...]) -> None:
    for words, timing in (("Standard Action", "standard"), ("Instant Action", "instant")):
        for when, more in (
            ("", ()),
            (" during {p:period}", (H.p,)),
            (" while {c:condition}", (H.c,)),
        ):
            while_ = (*conditions, *more)
            ability.phrase(f"{head}{words}{when}: {{e:effects}}", v.Act(timing, H.e, (), while_))
            ability.phrase(
                f"{head}{words}{when}: {{k:cost}} {{e:effects}}", v.Act(timing, H.e, H.k, while_)
            )
        if not [each for each in conditions if isinstance(each, v.Limit)]:
            _limited(ability, f"{head}{words}: ", timing, conditions)


def _limited(ability: Kind, head: str, timing: str, conditions: tuple[t.Condition, ...]) -> None:
    """14-7a-2. An activated ability with a limit of its own, on the right side of the colon."""
    for per in ("turn", "game"):
        own = (*conditions, v.Limit(H.own, per))
        limited = f"{head}[{per} {{own:n}}] "
        ability.phrase(f"{limited}{{e:effects}}", v.Act(timing, H.e, (), own))
        ability.phrase(f"{limited}{{k:cost}} {{e:effects}}", v.Act(timing, H.e, H.k, own))


def _automatic(ability: Kind, head: str, conditions: tuple[t.Condition, ...]) -> None:
    for when, more in (
        ("", ()),
        (" while {c:condition}", (H.c,)),
        (" during {p:period}", (H.p,)),
    ):
        while_ = (*conditions, *more)
        for trigger in ("when {e:event}", "whenever {e:event}", "{e:moment}"):
            waits = f"{head}{trigger}{when}, "
            ability.phrase(f"{waits}{{do:effects}}", t.Auto(H.e, H.do, while_))
            ability.phrase(f"{waits}{{k:cost}} {{do:effects}}", t.Auto(H.e, H.do, while_, cost=H.k))
        # 8-4h-1: not played, it costs nothing
        ability.phrase(f"{head}as {{e:attacking}}{when}, {{do:effects}}", t.Auto(H.e, H.do, while_))
    situation = t.Situation(H.c)
    ability.phrase(
        f"{head}when {{c:condition}}, {{do:effects}}",
        t.Auto(situation, H.do, conditions),
    )


def _icons(grammar: WordedGrammar, head: str, conditions: tuple[t.Condition, ...]) -> None:
    """16-2, 16-3, 16-4."""
    apart = grammar.kind("apart")
    for words, cost in (("", ()), ("{k:cost} ", H.k)):
        effects = f"{words}{{e:effects}}"
        apart.phrase(f"{head}{OD} {effects}", v.Overdrive(H.e, cost, conditions))
        apart.phrase(f"{head}[TD] {effects}", t.Keyword("TD", details=(H.e, cost, conditions)))
    apart.phrase(f"{head}{CNT} {{e:effects}}", v.Counter(H.e, conditions))


def _event_cards(grammar: WordedGrammar) -> None:
    """14-1a, 14-5, 16-15. The timing of an event card, and what it does."""
    timing, body = grammar.kind("timing"), grammar.kind("body")
    for words, named in (
        ("Standard Action", "standard"), ("Instant Action", "instant"),
        ("Forced Reveal", "forced reveal"),
    ):  # fmt: skip
        timing.phrase(f"timing: {words}", Timing(named))
    for stop in ("", "."):
        for may in ("", "you can play this "):
            timing.phrase(f"timing: {may}when {{e:event}}{stop}", Timing("when", H.e))
            timing.phrase(f"timing: {may}{{e:moment}}{stop}", Timing("when", H.e))
            timing.phrase(
                f"timing: {may}while {{c:condition}}{stop}", Timing("while", None, (H.c,))
            )
            timing.phrase(f"timing: {may}during {{p:period}}{stop}", Timing("while", None, (H.p,)))
    grammar.kind("ability").phrase("{l:timed_list}", v.EventEffect("", (H.l,)))
    body.phrase("{e:effects}", Body(H.e))
    body.phrase("{k:cost} {e:effects}", Body(H.e, H.k))
