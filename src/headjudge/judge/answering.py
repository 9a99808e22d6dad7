"""Which option a line of play means.

A line names a verb, cards and zones: `attack their leader with Ada`, `call Scout to the front left
circle`, `Ada, Bob`, `pass`. What is in quotation marks must be part of the option's own sentence.
All that is said must fit one option; a line that fits none is refused by the rule that forbids it,
one that fits several with their sentences.
"""

from __future__ import annotations

import re
from typing import Any, Final

from headjudge import explain, games
from headjudge.judge.mentions import Mention, Mentioned, card_fits
from headjudge.judge.notation import BadRuling, Said, divided
from headjudge.kernel.errors import BadWish
from headjudge.kernel.game import Game
from headjudge.wishes import plain, unknown, verb_in

MOST_SHOWN: Final = 8
NOTHING: Final = ("nothing", "none", "なし")
WORDS: Final = {
    "pass": "pass", "passes": "pass", "パス": "pass", "yes": "yes", "はい": "yes", "no": "no",
    "いいえ": "no",
}  # fmt: skip
CHOOSE: Final = re.compile(r"^(?:chooses?|picks?|takes?)\s+|を選ぶ$")
NUMBERED: Final = re.compile(r"options? (\d{1,4}(?:, ?\d{1,4})*)")
QUOTED: Final = re.compile(r'"([^"]+)"')
PLAYERS: Final = ("you", "they")


def picks_meant(game: Game, seat: int, said: Said) -> tuple[int, ...]:
    """The numbers of the options that a player's line means."""
    decision = game.decision
    if decision is None:
        raise BadRuling(f"{said.words!r}: the game is over", said.line)
    if decision.seat != seat:
        raise BadRuling(f"{said.words!r}: {asked_now(game)}", said.line, decision.rule)
    words = CHOOSE.sub("", said.words.strip())
    if words in NOTHING and decision.least == 0:
        return ()
    numbered = NUMBERED.fullmatch(words)
    if numbered is not None:
        chosen = tuple([int(each) - 1 for each in numbered[1].split(",")])
        if not all(0 <= each < len(decision.options) for each in chosen):
            raise BadRuling(f"there are {len(decision.options)} options", said.line)
        return chosen
    meant = Meant(game, seat)
    if decision.most <= 1 or len(divided(words, ",")) == 1:
        return (meant.option(Said(words, said.line), ()),)
    found: list[int] = []
    for each in divided(words, ","):
        found.append(meant.option(Said(each, said.line), tuple(found)))
    return tuple(found)


def asked_now(game: Game) -> str:
    """Who is asked what, for a message."""
    decision = game.decision
    if decision is None:
        return "nobody is asked anything"
    view = game.view(decision.seat)
    prompt = games.wording(game).prompt(view["decision"], "en")
    verb = "are" if decision.seat in (0, 1) else "is"
    return f"{PLAYERS[decision.seat]} {verb} asked {decision.prompt!r} ({prompt})"


class Meant:
    """The options of the open question, as one player reads them."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.view = game.view(seat)
        self.options: list[dict[str, Any]] = self.view["decision"]["options"]
        self.wording = games.wording(game)
        self.source = explain.source(game, seat)
        self.cards = {handle: at for at, handle in enumerate(game.state.handles[seat]) if handle}

    def sentence(self, at: int, lang: str = "en") -> str:
        """An option in words."""
        return str(self.wording.option(self.view, self.options[at], lang, self.source))

    def option(self, said: Said, taken: tuple[int, ...]) -> int:
        """The option that words mean, besides those taken already."""
        left = [at for at in range(len(self.options)) if at not in taken]
        words = plain(said.words)
        verb = WORDS.get(words)
        if verb is not None:
            found = [at for at in left if self.options[at]["verb"] == verb]
            if found:
                return found[0]
        for lang in ("en", "ja"):
            found = [at for at in left if plain(self.sentence(at, lang)) == words]
            if found:
                return found[0]
        found = self.fitting(said, left)
        if not found:
            raise self.refusal(said, left)
        if len({self.key(at) for at in found}) > 1:
            shown = "; ".join(self.sentence(at) for at in found[:MOST_SHOWN])
            raise BadRuling(f"{said.words!r} may mean: {shown}", said.line)
        return found[0]

    def key(self, at: int) -> tuple[Any, ...]:
        """What tells an option from others: cards of one name in one zone are alike."""
        option = self.options[at]
        places = [
            (named["number"], *sorted((named.get("zone") or {}).items()))
            for named in [option[part] for part in ("card", "other") if part in option]
        ]
        zones = [tuple(option[part].items()) for part in ("zone", "other zone") if part in option]
        return (self.sentence(at), tuple(places), tuple(zones))

    def fitting(self, said: Said, left: list[int]) -> list[int]:
        """The options that all of these words fit."""
        quoted = [plain(each) for each in QUOTED.findall(said.words)]
        mentioned = Mentioned(self.game)
        names = {name for name, _number in mentioned.cards}
        quotes = [each for each in quoted if each not in names]
        text = said.words
        for each in QUOTED.findall(said.words):
            text = text.replace(f'"{each}"', f" {each} " if plain(each) in names else " ", 1)
        mentions, rest = mentioned.take(text)
        word, verb = verb_in(self.wording.wishes(), rest)
        verbs = {verb, *self.wording.MEANS.get(verb, ())} if verb else set()
        numbers = [int(each) for each in re.findall(r"(?<!\w)\d{1,6}(?!\w)", rest)]
        spare = unknown(rest.replace(word, " ", 1))
        literal = {str(each["verb"]) for each in self.options} & set(spare)
        if literal:
            verbs |= literal
        if [each for each in spare if each not in literal]:
            return []
        return [
            at
            for at in left
            if (not verbs or self.options[at]["verb"] in verbs)
            and all(self.fits(self.options[at], each) for each in mentions)
            and all(number in numbers_of(self.options[at]) for number in numbers)
            and all(each in plain(self.sentence(at)) for each in quotes)
            and (mentions or verbs or numbers or quotes)
        ]

    def fits(self, option: dict[str, Any], mention: Mention) -> bool:
        """Whether an option is about what is mentioned."""
        for part in ("card", "other"):
            card = self.cards.get(option.get(part, {}).get("handle", 0), -1)
            if card >= 0 and card_fits(self.game, mention, card):
                return True
        layout = self.game.rules.layout
        for part in ("zone", "other zone"):
            place = option.get(part)
            if place is None:
                continue
            zone = layout.zone(place["kind"], max(place["seat"], 0), place["number"])
            if zone in mention.zones:
                return True
            there = self.game.state.zones[zone]
            if mention.number and any(card_fits(self.game, mention, card) for card in there):
                return True
        return False

    def refusal(self, said: Said, left: list[int]) -> BadRuling:
        """Why none of the options is meant: the rule against it, or what is offered instead."""
        try:
            verdict = explain.why_not(self.game, self.seat, said.words)
        except BadWish:
            verdict = None
        if verdict is not None and not verdict.allowed and verdict.rule:
            reason = f"{verdict.gloss} {verdict.facts}".strip()
            return BadRuling(f"{said.words!r} cannot be done: {reason}", said.line, verdict.rule)
        shown = "; ".join(self.sentence(at) for at in left[:MOST_SHOWN])
        more = f"; and {len(left) - MOST_SHOWN} more" if len(left) > MOST_SHOWN else ""
        return BadRuling(f"{said.words!r} is not offered: {shown}{more}", said.line)


def numbers_of(option: dict[str, Any]) -> set[int]:
    """The numbers that an option can be called by: the one it stands for, or its zone's."""
    found = {option[part]["number"] for part in ("zone", "other zone") if part in option}
    if "index" in option:
        found.add(option["index"])
    return found
