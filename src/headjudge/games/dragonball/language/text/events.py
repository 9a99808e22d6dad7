"""Events, as they follow `when`, and moments."""

from __future__ import annotations

from headjudge.games.dragonball.c10_keywords.bundles import KEYWORDS
from headjudge.games.dragonball.language.text.places import IN_MODES
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.language.terms import OPPONENT, YOU

SELF = t.Self()
# Where a card is played from.
FROM = {
    "from your hand": ("hand",),
    "from a drop area": ("drop",),
    "from your drop area": ("drop",),
    "from an energy area": ("energy",),
    "from your hand or drop area": ("hand", "drop"),
    "from your hand or warp": ("hand", "warp"),
    "from your warp": ("warp",),
}
COMBO_FROM = {
    "": (),
    " from your hand": ("hand",),
    " from the battle area": ("battle",),
    " from a battle area": ("battle",),
}
# Whom an event befalls: this card, or a card of a sort.
WHOM: tuple[tuple[str, t.Object | t.Cards], ...] = (
    ("this card", SELF),
    ("your {f:cards}", t.Cards((), YOU, H.f)),
    ("one of your {f:cards}", t.Cards((), YOU, H.f)),
    ("1 of your {f:cards}", t.Cards((), YOU, H.f)),
    ("your opponent's {f:cards}", t.Cards((), OPPONENT, H.f)),
    ("one of your opponent's {f:cards}", t.Cards((), OPPONENT, H.f)),
    ("1 of your opponent's {f:cards}", t.Cards((), OPPONENT, H.f)),
    ("an opponent's {f:cards}", t.Cards((), OPPONENT, H.f)),
)


def phrases(grammar: WordedGrammar) -> None:
    event, leaving = grammar.kind("event"), grammar.kind("leaving")
    _playing(event)
    _comboing(event, leaving)
    _attacking(event)
    _gone(event, leaving)
    _activating(event)
    trigger = grammar.kind("trigger")
    trigger.phrase("when {e:event}", H.e)
    _moments(trigger)
    _situations(trigger)
    own = grammar.kind("own_trigger")  # about its own card's leaving: heard although it is gone
    own.phrase("when {e:leaving}", H.e)
    for words in (
        "at the end of the battle after you combo with this card",
        "at the end of a battle in which you combo with this card",
    ):
        for frm, areas in COMBO_FROM.items():
            origin = t.Entered(areas[0]) if areas else None
            own.phrase(f"{words}{frm}", t.Pattern("after combo", SELF, only_if=origin))


def _playing(event: Kind) -> None:
    event.phrase("you play this card", t.Pattern("play", SELF))
    event.phrase("this card is played", t.Pattern("play", SELF))
    for words, areas in FROM.items():
        event.phrase(f"you play this card {words}", t.Pattern("play", SELF, frm=areas))
        event.phrase(f"this card is played {words}", t.Pattern("play", SELF, frm=areas))
    for stated in KEYWORDS:
        stated.phrases(event.grammar, "en", "event")
    event.phrase("a card evolves into this card", t.Pattern("play", SELF, cause="evolve"))
    for words in ("the battle area", "your battle area", "a battle area"):
        placed = t.Pattern("play", SELF, to=("battle",), also=("place",))
        event.phrase(f"this card is placed in {words}", placed)
    for article in ("a ", "an ", ""):
        mine = t.Cards((), YOU, H.f, wording="played")
        event.phrase(f"you play {article}{{f:cards}}", t.Pattern("play", mine, YOU))
        event.phrase(
            f"your opponent plays {article}{{f:cards}}",
            t.Pattern("play", t.Cards((), OPPONENT, H.f, wording="played"), OPPONENT),
        )
        event.phrase(
            f"{article}{{f:cards}} is played in your battle area",
            t.Pattern("play", t.Cards((), YOU, H.f, wording="played in"), to=("battle",)),
        )
        event.phrase(
            f"{article}{{f:cards}} is played from your hand",
            t.Pattern("play", t.Cards((), YOU, H.f, wording="from hand"), frm=("hand",)),
        )


def _comboing(event: Kind, leaving: Kind) -> None:
    for frm, areas in COMBO_FROM.items():
        leaving.phrase(f"you combo with this card{frm}", t.Pattern("combo", SELF, frm=areas))
    leaving.phrase("you play or combo with this card", t.Pattern("play", SELF, also=("combo",)))
    leaving.phrase("you attack or combo with this card", t.Pattern("attack", SELF, also=("combo",)))
    leaving.phrase(
        "you attack with this card or combo with it", t.Pattern("attack", SELF, also=("combo",))
    )
    event.phrase("your opponent combos", t.Pattern("combo", who=OPPONENT))
    mine = t.Cards(("combo",), YOU, H.f, wording="comboed")
    for article in ("a ", "an "):
        event.phrase(f"you combo with {article}{{f:cards}}", t.Pattern("combo", mine, YOU))
    event.phrase("you combo with 1 of your cards", t.Pattern("combo", who=YOU))


def _attacking(event: Kind) -> None:
    leader, battle = _partner("leader"), _partner("battle")
    for who, what in WHOM:
        for verb in ("attacks", "attack"):
            event.phrase(f"{who} {verb}", t.Pattern("attack", what))
            for words, only_if in (("a leader card", leader), ("a battle card", battle)):
                event.phrase(f"{who} {verb} {words}", t.Pattern("attack", what, only_if=only_if))
        event.phrase(f"{who} is attacked", t.Pattern("attacked", what))
        event.phrase(
            f"{who} is attacked by a battle card", t.Pattern("attacked", what, only_if=battle)
        )
        event.phrase(f"{who} deals damage", t.Pattern("dealt damage", what))
        for killed in ("your opponent's", "an opponent's", "one of your opponent's"):
            for noun in ("battle card", "battle cards"):
                event.phrase(f"{who} ko-s {killed} {noun}", t.Pattern("KO-s", what, only_if=battle))
    event.phrase("you attack with this card", t.Pattern("attack", SELF))
    theirs = t.Cards(("field",), OPPONENT, wording="attacker")
    event.phrase("your opponent attacks with one of their cards", t.Pattern("attack", theirs))
    turned = t.Cards(IN_MODES, OPPONENT, wording="turned")
    event.phrase(
        "an opponent's card is switched from active mode to rest mode by one of your skills",
        t.Pattern("rest", turned, by=YOU, cause="effect"),
    )
    for article in ("a ", "an "):
        mine = t.Cards((), YOU, H.f, wording="with")
        event.phrase(f"you attack with {article}{{f:cards}}", t.Pattern("attack", mine))
    event.phrase("this card attacks or is attacked", t.Pattern("attack", SELF, also=("attacked",)))


def _partner(type: str) -> t.Condition:
    """The other card of the event is of that type."""
    return t.Is(t.EventPartner(), (t.Type((type,)),))


def _gone(event: Kind, leaving: Kind) -> None:
    """Cards that are KO-ed, or leave, or go to the drop area."""
    for who, what in WHOM:
        kind = leaving if what == SELF else event
        kind.phrase(f"{who} is ko-ed", t.Pattern("KO", what))
        for area in ("the battle area", "a battle area", "your battle area"):
            # to the combo area, too; out of a player's own also to the other player's
            to_them = area == "your battle area" and what != SELF
            ways: tuple[str, ...] = ("KO", "combo", "control") if to_them else ("KO", "combo")
            gone = t.Pattern("leave", what, frm=("battle",), also=ways)
            kind.phrase(f"{who} leaves {area}", gone)
            # by a skill, or KO-ed, by whatever
            by_skill = t.AnyOf((t.ByEffect(), t.Entered("battle")))
            removed = t.Pattern("leave", what, frm=("battle",), only_if=by_skill, also=ways)
            kind.phrase(f"{who} is removed from {area} by a skill or ko-ed", removed)
    for frm, area, also in (
        ("your hand", "hand", ()),
        ("your deck", "deck", ()),
        ("your life", "life", ()),
        ("a battle area", "battle", ("leave", "KO")),
        ("the battle area", "battle", ("leave", "KO")),
    ):
        for to in ("your drop area", "a drop area", "the drop area"):
            leaving.phrase(
                f"this card is placed in {to} from {frm}",
                t.Pattern("put", SELF, frm=(area,), to=("drop",), also=also),
            )
    leaving.phrase(
        "this card is sent to the warp from your battle area or deck",
        t.Pattern("put", SELF, frm=("battle", "deck"), to=("warp",), also=("leave",)),
    )


def _activating(event: Kind) -> None:
    for words, cause, only_if in (
        ("[Blocker]", "Blocker", None),
        ("[Counter]", "Counter", None),
        ("[Counter: Play]", "Counter", t.Entered("play")),
        ("[Counter: Attack]", "Counter", t.Entered("attack")),
    ):
        event.phrase(
            f"your opponent activates {words}",
            t.Pattern("activate", who=OPPONENT, cause=cause, only_if=only_if),
        )


def _moments(trigger: Kind) -> None:
    for words, kind, who in (
        ("at the end of your turn", "end turn", YOU),
        ("at the end of your opponent's turn", "end turn", OPPONENT),
        ("at the beginning of your main phase", "begin main phase", YOU),
        ("at the start of your main phase", "begin main phase", YOU),
        ("at the beginning of your turn", "begin turn", YOU),
        ("at the start of your turn", "begin turn", YOU),
    ):
        trigger.phrase(words, t.Pattern(kind, who=who))
    trigger.phrase(
        "at the end of the battle after this card attacks", t.Pattern("end battle", SELF)
    )


def _situations(trigger: Kind) -> None:
    """8-6-6. Not events but states of affairs."""
    for words, cards in (
        ("the number of cards under this card", t.Under(SELF, wording="situation")),
        ("the number of cards in your hand", t.Cards(("hand",), YOU, wording="situation")),
        ("the number of cards in your drop area", t.Cards(("drop",), YOU, wording="situation")),
    ):
        reached = t.Situation(t.Relation(t.Count(cards), ">=", H.n))
        for more in ("or higher", "or more"):
            trigger.phrase(f"when {words} reaches {{n}} {more}", reached)
    for area, name in (("hand", "hand"), ("drop", "drop area")):
        cards = t.Cards((area,), YOU, wording="situation")
        empty = t.Situation(t.Relation(t.Count(cards), "==", 0))
        trigger.phrase(f"when there are no cards in your {name}", empty)
