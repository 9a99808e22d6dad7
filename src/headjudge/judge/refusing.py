"""Whether a player may do what a line says, and by which rule they may not.

What may be done is tried on a copy of the game: a line that could be played there may be played.
For one that could not, the rules are asked about each option that the line would be.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Final

from headjudge import explain
from headjudge.judge.answering import (
    Line,
    Meant,
    NotAsked,
    NotOffered,
    Several,
    asked_now,
    carry_out,
)
from headjudge.judge.forced import Forced
from headjudge.judge.mentions import Mention, card_fits
from headjudge.judge.notation import BadRuling, Said
from headjudge.judge.options import CARD, ZONE, parts_of
from headjudge.kernel.decision import Option
from headjudge.kernel.errors import BadWish
from headjudge.kernel.game import Game
from headjudge.wishes import Wish, plain

CHOICES: Final = ("yes", "no")


@dataclass(frozen=True)
class Answered:
    """Whether a line may be played: the rules against it (none: it may), our sentence for the
    first and the facts; whether a question is open that it would answer, and who is asked what."""

    rules: tuple[str, ...] = ()
    gloss: str = ""
    facts: str = ""
    is_open: bool = True
    asked: str = ""

    @property
    def allowed(self) -> bool:
        """Whether the line may be played."""
        return not self.rules

    def __str__(self) -> str:
        """The answer in words."""
        if self.allowed:
            return "yes"
        told = f"no: {' and '.join(self.rules)}  {self.gloss} {self.facts}".rstrip()
        return told if self.is_open else f"{told} ({self.asked})"


def answered(game: Game, seat: int, said: Said, forced: list[Forced], lang: str) -> Answered:
    """Whether a player may do this now, and why not. A `BadRuling` for a line with a word that
    means nothing here."""
    before = len(forced)
    trial = game.fork()
    try:
        carry_out(trial, seat, said, forced)
    except Several:
        return Answered()
    except NotOffered as error:
        # What is left over where no question asks for it is asked about from the first one on.
        begun = len(trial.answers) > len(game.answers) and not isinstance(error, NotAsked)
        found = refusal(trial if begun else game, seat, said, lang, begun)
        return replace(found, is_open=False) if isinstance(error, NotAsked) else found
    finally:
        del forced[before:]
    return Answered()


def refusal(game: Game, seat: int, said: Said, lang: str, begun: bool = False) -> Answered:
    """Why a player may not do what a line says. `begun`: the line has been carried out but for
    what it mentions besides, which is left."""
    meant = Meant(game, seat)
    line = meant.understood(said)
    if not begun:
        unknown = meant.unknown(line) or nothing_there(meant, line)
        if unknown is not None:
            raise unknown
    if game.result is not None:
        rule = game.result.rule
        return Answered((rule,), game.rules.gloss(rule, lang), "", False, "the game is over")
    found: dict[str, int] = {}
    for option in options_of(meant, line, begun):
        try:
            refused = game.why_not(seat, option, lang)
        except BadWish:
            continue
        if refused is not None:
            found.setdefault(refused[0], card_of(game, option))
    is_open = begun or is_asked(meant, line)
    asked = asked_now(game)
    if not found:
        verdict = explain.why_not_at_all(game, seat, Wish(line.verb, line.word), meant.view, lang)
        rule = verdict.rule or (game.decision.rule if game.decision else "")
        return Answered((rule,), game.rules.gloss(rule, lang), verdict.facts, is_open, asked)
    rule, card = next(iter(found.items()))
    facts = meant.wording.because(rule, meant.view, named(game, seat, card), lang)
    return Answered(tuple(found), game.rules.gloss(rule, lang), facts, is_open, asked)


def nothing_there(meant: Meant, line: Line) -> BadRuling | None:
    """The error for a zone by a number that there is not, or words that no text has."""
    said, verbs = line.said, meant.game.rules.asking.verbs
    if line.numbers and not line.mentions and verbs.get(line.verb) == ZONE:
        return BadRuling(f"{said.words!r} is not offered: there is no such zone", said.line)
    texts = {plain(text) for card in meant.game.state.printed for text in card.texts.values()}
    for each in line.quotes:
        if not any(each in text for text in texts):
            return BadRuling(f"no card's text says {each!r}", said.line)
    return None


def named(game: Game, seat: int, card: int) -> dict[str, Any] | None:
    """A card as the player calls it; None: they cannot."""
    if card < 0 or not game.state.handles[seat][card]:
        return None
    return {"handle": game.state.handles[seat][card], "number": game.state.printed[card].number}


def card_of(game: Game, option: Option) -> int:
    """The first card that an option is about; -1: none."""
    return next((value for kind, value in parts_of(game, option) if kind == CARD), -1)


def is_asked(meant: Meant, line: Line) -> bool:
    """Whether the open question is one that such a line would answer."""
    decision = meant.game.decision
    if decision is None or decision.seat != meant.seat:
        return False
    there = {str(each["verb"]) for each in meant.options}
    if line.verb in CHOICES:
        return bool(there & set(CHOICES))
    if line.verb == "pass" or decision.prompt not in meant.wording.ASKED.values():
        return True  # one thing is asked, and this is no answer to it
    asked = {meant.wording.ASKED.get(each) for each in line.verbs}
    return decision.prompt in asked or bool(there & line.verbs) or not line.verbs


# -- the options that a line would be -------------------------------------------------------------


def options_of(meant: Meant, line: Line, begun: bool) -> list[Option]:
    """The options that a line would be, if they were offered: one for each way to read it."""
    game, prompt = meant.game, meant.game.decision.prompt if meant.game.decision else ""
    cards = [each for each in line.mentions if each.number]
    zones = [each for each in line.mentions if not each.number]
    verb = "" if begun else line.verb
    found: list[Option] = []
    if not cards and not zones:
        return [(verb,)] if verb and not game.rules.asking.verbs.get(verb) else []
    if cards and not verb and any(each["verb"] == "card" for each in meant.options):
        return [("card", each) for one in cards for each in seen(game, meant.seat, one)]
    if begun or (not verb and not cards):
        places = [place for each in zones for place in sorted(each.zones)]
        own = [each for each in places if game.rules.layout.seat[each] in (meant.seat, -1)]
        found = [("zone", each) for each in own or places]
        return found or [("card", each) for one in cards for each in seen(game, meant.seat, one)]
    for first in seen(game, meant.seat, cards[0]) if cards else [-1]:
        type_ = game.state.printed[first].values["type"] if first >= 0 else ""
        wished = meant.wording.wished_verb(verb, type_, prompt) if first >= 0 else verb
        kinds = game.rules.asking.verbs.get(wished, "")
        if not kinds:
            return [(wished,)]
        found += filled(meant, wished, kinds.strip("-"), first, [*cards[1:], *zones])
    return found


def filled(meant: Meant, verb: str, kinds: str, first: int, others: list[Mention]) -> list[Option]:
    """The options of a verb about a card (-1: none) and what else is mentioned."""
    game, seat = meant.game, meant.seat
    if first < 0:  # zones alone
        choices = [sorted(each.zones) for each in others[: len(kinds)]]
        return [(verb, *each) for each in product(*choices) if len(each) == len(kinds)]
    if kinds == "c":
        return [(verb, first)]
    if kinds == "cn":
        return [(verb, first, 0)]
    if kinds == "z":
        return [(verb, meant.wording.place_named(verb, game.state.place[first]))]
    seconds = [card for each in others for card in seen(game, seat, each)]
    zones = [zone for each in others if not each.number for zone in sorted(each.zones)]
    if not others:
        partner = meant.wording.partner(meant.view, verb, named(game, seat, first) or {"handle": 0})
        seconds = [] if partner is None else [game.state.handles[seat].index(partner["handle"])]
    found: list[Option] = []
    for second in seconds:
        mine = game.rules.layout.seat[game.state.place[first]] == seat
        one, other = (first, second) if mine else (second, first)
        found.append((verb, one, other if kinds == "cc" else game.state.place[other]))
    if kinds == "cz" and not found:
        found = [(verb, first, zone) for zone in zones]
    return found


def seen(game: Game, seat: int, mention: Mention) -> list[int]:
    """The cards that a player means: those in hand before those in play before others, and their
    own before the other player's."""
    state, layout = game.state, game.rules.layout
    ranked: list[tuple[int, int, int]] = []
    for card in range(len(state.printed)):
        place = state.place[card]
        if place >= 0 and card_fits(game, mention, card) and state.host[card] < 0:
            hand, field = layout.kind[place] == "hand", layout.field[place]
            order = 0 if hand and layout.seat[place] == seat else 1 if field else 2
            ranked.append((order, int(layout.seat[place] != seat), card))
    best = min([each[:2] for each in ranked], default=None)
    return [card for order, side, card in ranked if (order, side) == best]
