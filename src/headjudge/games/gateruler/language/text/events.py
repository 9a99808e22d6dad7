"""Events, as they follow `when`, and moments, as they follow `at`."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import EACH, OPPONENT, YOU
from headjudge.rulebook.citation import fact

# Where a card comes from or goes to.
AREAS = {
    "your hand": "hand", "a hand": "hand", "your deck": "deck", "your graveyard": "graveyard",
    "the graveyard": "graveyard", "your damage zone": "damage", "your drive zone": "drive",
    "your set zone": "set", "your opponent's graveyard": "graveyard",
}  # fmt: skip
WAYS = {
    "Genesis Summoning": "genesis",
    "Abyssal Summoning": "abyssal",
    "a normal summon": "normal",
    "a special summon": "special",
    "its Forced Reveal": "forced reveal",
}
# Whom an event befalls: this card, a card of a sort, or a player.
THIS = ("this", "this unit", "this card", "this ruler")


def whom() -> list[tuple[str, t.Object | t.Cards]]:
    found: list[tuple[str, t.Object | t.Cards]] = []
    found.extend([(words, t.Self(wording=words)) for words in THIS])
    for article in ("a", "an"):
        found.append((f"{article} {{f:cards1}}", t.Cards((), "", H.f)))
    found.append(("1 or more {f:cards2}", t.Cards((), "", H.f)))
    found.append(("another {f:cards1}", t.Cards((), "", (t.Other(wording="another"), ~H.f))))
    found.append(("your ruler", t.Cards(("ruler",), YOU, wording="your ruler")))
    found.append(("your opponent's ruler", t.Cards(("ruler",), OPPONENT, wording="their ruler")))
    return found


def phrases(grammar: WordedGrammar) -> None:
    event = grammar.kind("event")
    for who, what in whom():
        _entering(event, who, what)
        _leaving(event, who, what)
        _fighting(event, who, what)
        _turning(event, who, what)
    _players(event)
    _damage(event)
    _moments(grammar)
    for who, what in whom():
        grammar.kind("attacking").phrase(f"{who} attacks", t.Pattern("as attack", what))


def _entering(event: Kind, who: str, what: t.Object | t.Cards) -> None:
    event.phrase(f"{who} enters play", t.Pattern("enter", what))
    for words, area in AREAS.items():
        event.phrase(f"{who} enters play from {words}", t.Pattern("enter", what, frm=(area,)))
    for words, how in WAYS.items():
        entered = t.Pattern("enter", what, only_if=t.Entered(how))
        event.phrase(f"{who} enters play through {words}", entered)
        event.phrase(f"{who} enters play due to {words}", entered)
    event.phrase(
        f"{who} is special summoned", t.Pattern("enter", what, only_if=t.Entered("special"))
    )
    event.phrase(f"{who} is normal summoned", t.Pattern("enter", what, only_if=t.Entered("normal")))
    event.phrase(
        f"{who} is Genesis Summoned", t.Pattern("enter", what, only_if=t.Entered("genesis"))
    )
    event.phrase(
        f"{who} is Abyssal Summoned", t.Pattern("enter", what, only_if=t.Entered("abyssal"))
    )
    event.phrase(f"{who} is moved", t.Pattern("move", what))
    if who == "this":
        event.phrase(
            "special summoned with Genesis Summoning",
            t.Pattern("enter", t.Self(wording="unsaid"), only_if=t.Entered("genesis")),
        )


# 15-12d: what was done in place of destroying a card, it has been destroyed all the same
REPLACED: Final[tuple[str, ...]] = fact("15-12d", ("destroyed",), without=())
# 14-16f-1: what is destroyed is put into the graveyard, too
BY_DESTROYING: Final[tuple[str, ...]] = fact("14-16f-1", ("destroy",), without=())


def _leaving(event: Kind, who: str, what: t.Object | t.Cards) -> None:
    event.phrase(f"{who} is destroyed", t.Pattern("destroy", what, also=REPLACED))
    for words, cause in (("an effect", "effect"), ("damage", "damage")):
        event.phrase(
            f"{who} is destroyed by {words}",
            t.Pattern("destroy", what, cause=cause, also=REPLACED),
        )
    event.phrase(f"{who} leaves play", t.Pattern("leave", what, also=("destroy",)))
    event.phrase(f"{who} is discarded", t.Pattern("discard", what))
    for words, area in (("the graveyard", "graveyard"), ("your graveyard", "graveyard")):
        event.phrase(
            f"{who} is put into {words} from play",
            t.Pattern("leave", what, to=(area,), also=BY_DESTROYING),
        )
        for origin, zone in (("deck", "deck"), ("drive zone", "drive")):
            event.phrase(
                f"{who} is put into {words} from your {origin}",
                t.Pattern("put", what, frm=(zone,), to=(area,)),
            )
    event.phrase(f"{who} becomes a charge", t.Pattern("charge", what))
    event.phrase(f"{who} is added as a charge", t.Pattern("charge", what))
    event.phrase(
        f"this destroys {who}",
        t.Pattern("destroy", what, only_if=t.Is(t.EventSource(), (v.IsThis(),)), also=REPLACED),
    )


def _fighting(event: Kind, who: str, what: t.Object | t.Cards) -> None:
    event.phrase(f"{who} attacks", t.Pattern("attack", what))
    event.phrase(f"{who} is attacked", t.Pattern("attacked", what))
    for article in ("a", "an"):
        partner = t.Is(t.EventPartner(), H.g)
        event.phrase(
            f"{who} attacks {article} {{g:cards1}}", t.Pattern("attack", what, only_if=partner)
        )
        event.phrase(
            f"{who} is attacked by {article} {{g:cards1}}",
            t.Pattern("attacked", what, only_if=partner),
        )
    for words, sort in (("", ""), ("combat ", "combat"), ("effect ", "effect")):
        event.phrase(f"{who} deals {words}damage", t.Pattern("deal damage", what, cause=sort))
        for article in ("a", "an"):
            event.phrase(
                f"{who} deals {words}damage to {article} {{g:cards1}}",
                t.Pattern("deal damage", what, cause=sort, only_if=t.Is(t.EventPartner(), H.g)),
            )
        event.phrase(
            f"{who} deals {words}damage to your opponent",
            t.Pattern(
                "deal damage", what, cause=sort,
                only_if=t.Is(t.EventPartner(), (t.Type(("ruler",)), v.Owned(OPPONENT))),
            ),
        )  # fmt: skip
        event.phrase(f"{who} is dealt {words}damage", t.Pattern("damage", what, cause=sort))
        for about in ("would be", "is about to be"):
            event.phrase(
                f"{who} {about} dealt {words}damage",
                t.Pattern("would be damaged", what, cause=sort),
            )


def _turning(event: Kind, who: str, what: t.Object | t.Cards) -> None:
    for words, kind in (
        ("is readied", "ready"), ("becomes ready", "ready"), ("is exhausted", "exhaust"),
        ("becomes exhausted", "exhaust"), ("is flipped face up", "flip up"),
        ("is flipped face down", "flip down"), ("is healed", "heal"),
    ):  # fmt: skip
        event.phrase(f"{who} {words}", t.Pattern(kind, what))
    event.phrase(f"{who} is geared up", t.Pattern("enter", what, cause="gear up", also=("move",)))


def _players(event: Kind) -> None:
    """What players do."""
    for who, s, whose in (
        ("you", "", YOU), ("your opponent", "s", OPPONENT), ("a player", "s", EACH),
    ):  # fmt: skip
        event.phrase(f"{who} draw{s} a card", t.Pattern("draw", who=whose))
        event.phrase(f"{who} discard{s} a card", t.Pattern("discard", who=whose))
        event.phrase(f"{who} set{s} a card", t.Pattern("set", who=whose))
        event.phrase(f"{who} drive{s} a card", t.Pattern("drive", who=whose))
        event.phrase(f"{who} heal{s} life", t.Pattern("put", who=whose, cause="heal"))
        for words, types in (
            ("a card", ()), ("an event", ("event",)), ("an event card", ("event",)),
            ("a unit", ("unit",)), ("a unit card", ("unit",)), ("a field", ("field",)),
            ("a field card", ("field",)),
        ):  # fmt: skip
            cards = t.Cards(("anywhere",), whose, (t.Type(types),) if types else (), wording=words)
            event.phrase(f"{who} play{s} {words}", t.Pattern("play", cards))
        such = t.Cards(("anywhere",), whose, (H.a,), wording="such")
        event.phrase(f"{who} play{s} a {{a:attribute}} card", t.Pattern("play", such))
        event.phrase(
            f"{who} play{s} an activated ability",
            t.Pattern("play ability", who=whose, cause="activated"),
        )
        event.phrase(f"{who} normal summon{s} a unit", t.Pattern("play", who=whose, cause="summon"))
        event.phrase(
            f"{who} special summon{s} a unit",
            t.Pattern("enter", who=whose, cause="special"),
        )
        for summoning in ("a Genesis Summoning", "an Abyssal Summoning"):
            way = WAYS[summoning.partition(" ")[2]]
            event.phrase(
                f"{who} accomplish{'es' if s else ''} {summoning}",
                t.Pattern("enter", who=whose, only_if=t.Entered(way)),
            )


def _damage(event: Kind) -> None:
    """15-20d. Players as those who are damaged."""
    yours, mine = t.Cards(("ruler",), OPPONENT), t.Cards(("ruler",), YOU)
    both = t.Cards(("ruler", "unit"), YOU, wording="you or an allied unit")
    for who, be, what in (
        ("you", "are", mine), ("your opponent", "is", yours), ("you or an allied unit", "is", both),
    ):  # fmt: skip
        whom_ = what if who.startswith("you or") else t.Cards(what.where, what.whose, wording=who)
        event.phrase(f"{who} {be} attacked", t.Pattern("attacked", whom_))
        for words, sort in (("", ""), ("combat ", "combat"), ("effect ", "effect")):
            event.phrase(f"{who} {be} dealt {words}damage", t.Pattern("damage", whom_, cause=sort))
            for about in ("would be", f"{be} about to be"):
                event.phrase(
                    f"{who} {about} dealt {words}damage",
                    t.Pattern("would be damaged", whom_, cause=sort),
                )


def _moments(grammar: WordedGrammar) -> None:
    """14-10f, 6. Moments of the turn and of an attack."""
    moment = grammar.kind("moment")
    for at in ("at the start of", "at the beginning of"):
        moment.phrase(f"{at} the game", t.Pattern("begin game"))
        for owner, whose in (("your", YOU), ("your opponent's", OPPONENT)):
            moment.phrase(f"{at} {owner} turn", t.Pattern("begin turn", who=whose))
            for phase in ("main phase", "attack phase"):
                moment.phrase(f"{at} {owner} {phase}", t.Pattern(f"begin {phase}", who=whose))
        moment.phrase(f"{at} each turn", t.Pattern("begin turn"))
        moment.phrase(f"{at} the damage step", t.Pattern("begin damage step"))
    for owner, whose in (("your", YOU), ("your opponent's", OPPONENT)):
        moment.phrase(f"at the end of {owner} turn", t.Pattern("end turn", who=whose))
        moment.phrase(
            f"at the end of {owner} attack phase", t.Pattern("end attack phase", who=whose)
        )
    for words in ("each turn", "the turn"):
        moment.phrase(f"at the end of {words}", t.Pattern("end turn"))
    for words in ("a combat", "combat"):
        moment.phrase(f"at the end of {words}", t.Pattern("end combat"))
    fought = t.Is(t.Self(wording="fought"), (v.Role("attacking"),))
    moment.phrase(
        "at the end of a combat in which this attacked", t.Pattern("end combat", only_if=fought)
    )
    moment.phrase("at the end of the damage step", t.Pattern("end damage step"))
