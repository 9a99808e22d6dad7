"""Explanations: what happened and by which rule, and why a wish is not allowed.

Game-neutral: each game's package brings its words (`wording`), and everything is said
from what the viewer may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from headjudge import games
from headjudge.kernel import events
from headjudge.kernel.errors import BadWish
from headjudge.kernel.game import Game
from headjudge.kernel.log import Entry, Place
from headjudge.kernel.shapes import EntrySeen, MoveSeen
from headjudge.kernel.wish import option_meant
from headjudge.language import numbering
from headjudge.language.numbering import Numbering
from headjudge.language.seen import in_sight
from headjudge.language.spans import Span, cited, joined
from headjudge.language.telling import are_alike
from headjudge.rulebook import book
from headjudge.wishes import ZONE, Wish, understand

LAST: Final = 8
TWO_CARDS: Final = "cc"  # the parts of an option about a card and another
CARD_AND_ZONE: Final = "cz"  # and about a card and a zone
# Where the card stands whose text is carried out, by procedure.
SPEAKER: Final = {"perform": "source", "play": "card"}


@dataclass(frozen=True)
class Line:
    """One thing that happened, in words (`spans`, in which the names of cards have their handles;
    joined they are the `text`), with the numbers of the rules behind it. `number`: its
    place among the entries of the log that the viewer gets, counted from 1 (of several entries,
    the place of the last); `entries`: what it tells, as plain data, with the moves of cards;
    several where it tells the same of several cards."""

    spans: tuple[Span, ...]
    rules: tuple[str, ...]
    turn: int
    message: str
    number: int
    entries: tuple[EntrySeen, ...]

    @property
    def text(self) -> str:
        """The sentence."""
        return joined(self.spans)

    @property
    def moves(self) -> tuple[MoveSeen, ...]:
        """The moves of cards that it is about, in order."""
        return tuple([move for entry in self.entries for move in entry["moves"]])

    def with_rules(self) -> tuple[Span, ...]:
        """The sentence with the two innermost numbers: what is under way, and what is done."""
        return (*self.spans, *cited(self.rules[-2:]))

    def __str__(self) -> str:
        """As `with_rules` has it, as one text."""
        return joined(self.with_rules())

    def in_full(self) -> str:
        """With every number, outermost first."""
        return joined((*self.spans, *cited(self.rules)))


@dataclass(frozen=True)
class Reason:
    """A line, and of the rules behind it the one whose sentence says most, with our sentence for
    it ("": none of them says anything)."""

    line: Line
    rule: str
    gloss: str

    def __str__(self) -> str:
        """The line with every number, and our sentence beneath it."""
        told = self.line.in_full()
        return f"{told}\n    {self.rule}  {self.gloss}" if self.rule else told


@dataclass(frozen=True)
class Verdict:
    """Whether a wish is allowed now. `option`: its number among the options, if it is;
    else the rule against it, our sentence for that rule, and the facts of the case."""

    allowed: bool
    option: int = -1
    rule: str = ""
    gloss: str = ""
    facts: str = ""
    unnamed: bool = False  # whether the option is about something that the wish does not name


# -- what happened ------------------------------------------------------------------------


def lines(
    game: Game, viewer: int, lang: str = "en", quiet: bool = False, since: int = 0
) -> list[Line]:
    """The log in words, as this viewer may know it. `quiet`: with what only explains; `since`:
    without so many of the viewer's entries at its beginning."""
    wording = games.wording(game)
    groups: list[tuple[Entry, list[dict[str, Any]]]] = []
    for entry, seen in game.entries_seen(viewer, since):
        if not quiet and is_quiet(wording, entry):
            continue
        if groups and goes_with(groups[-1][1], seen):
            groups[-1] = entry, [*groups[-1][1], seen]
        else:
            groups.append((entry, [seen]))
    return [
        Line(
            wording.spans(alike, viewer, lang),
            wording.rules(alike[0]),
            entry.turn,
            entry.message,
            alike[-1]["number"],
            cast("tuple[EntrySeen, ...]", tuple(alike)),
        )
        for entry, alike in groups
    ]


def told_so_far(game: Game, viewer: int) -> int:
    """How many entries of the log this viewer has got: what comes later is new to them."""
    return len([entry for entry in game.log or () if entry.audience >> viewer & 1])


def moves(game: Game, viewer: int, since: int = 0) -> list[MoveSeen]:
    """The moves of cards as this viewer saw them, in the order in which they happened, those of
    entries that only explain included; `since`: without those of so many entries."""
    seen = [each for _entry, each in game.entries_seen(viewer, since)]
    return [cast(MoveSeen, move) for each in seen for move in each["moves"]]


def goes_with(alike: list[dict[str, Any]], seen: dict[str, Any]) -> bool:
    """Whether an entry tells of one card more what others told of theirs."""
    return all(are_alike(each, seen) for each in alike)


def is_quiet(wording: Any, entry: Entry) -> bool:
    """Whether an entry only explains: all of its message do, or those with its cause, or those
    from and to such zones."""
    message = entry.message
    if message in wording.QUIET or f"{message}/{entry.cause}" in wording.QUIET:
        return True
    origin, to = entry.arguments.get("origin"), entry.arguments.get("to")
    if not isinstance(origin, Place) or not isinstance(to, Place):
        return False
    return f"{message} {origin.kind}>{to.kind}" in wording.QUIET


def why(
    game: Game, viewer: int, lang: str = "en", last: int = LAST, since: int | None = None
) -> list[str]:
    """The last events, each with the rules behind it and our sentence for the one that says
    most; all that came after so many entries (`since`), if these are more."""
    found = lines(game, viewer, lang, quiet=True)
    if since is not None:
        last = max(last, len([line for line in found if line.number > since]))
    return explained(game, found[-last:] if last > 0 else [], lang)


def reason(game: Game, line: Line, lang: str) -> Reason:
    """A line with our sentence for the rule behind it that says most."""
    rule = telling(game, line.rules)
    return Reason(line, rule, game.rules.gloss(rule, lang) if rule else "")


def explained(game: Game, found: list[Line], lang: str) -> list[str]:
    """Lines with our sentences; a sentence that was just given is not repeated."""
    result: list[str] = []
    given = ""
    for each in [reason(game, line, lang) for line in found]:
        result.append(each.line.in_full())
        if each.rule and each.rule != given:
            result.append(f"    {each.rule}  {each.gloss}")
        given = each.rule
    return result


def telling(game: Game, rules: tuple[str, ...]) -> str:
    """Of the rules behind a line, the one whose sentence says most: the innermost that is no
    heading and does not say of everything alike that it happens; "": there is none."""
    known = book.load(game.rules.name).rules
    general = games.wording(game).GENERAL
    for number in reversed(rules):
        rule = known.get(number)
        if rule is not None and rule.kind != "heading" and number not in general:
            return number
    return ""


def source(game: Game, viewer: int) -> str:
    """The number of the card whose text is being carried out, as the viewer sees it or the
    log tells it; of the one that would replace what is about to happen, or whose cost is to
    be paid."""
    wording = games.wording(game)
    frames = game.state.frames
    if game.decision is not None and game.decision.prompt == "instead":
        _event, (_number, _term, card, _seat) = events.touch_chosen(game, frames[-1])
        return game.state.printed[card].number
    if game.decision is not None and "standby" in frames[-1].vars:
        waiting = {each.id: each.source for each in game.state.standby}
        return game.state.printed[waiting[frames[-1].vars["standby"]]].number
    if not game.log or not any(frame.procedure in wording.RESOLVING for frame in frames):
        return ""
    speaking = [f.vars[SPEAKER[f.procedure]] for f in frames if f.procedure in SPEAKER]
    speaker = speaking[-1] if speaking else -1
    if speaker >= 0 and game.state.known[speaker] >> viewer & 1:
        return game.state.printed[speaker].number
    for entry in reversed(game.log):
        seen = entry.seen_by(viewer)
        if seen is None:
            continue
        if entry.message == "replaced":
            return str(seen["arguments"]["source"]["number"])
        if entry.message == "ability":
            return str(wording.about(seen))
        asked = seen["arguments"].get("prompt", "")
        if entry.message == "turn" or (entry.message == "answer" and asked in wording.ACTIONS):
            return ""
    return ""


def ability(game: Game) -> Any:
    """The ability that is being carried out; None: none is."""
    for frame in reversed(game.state.frames):
        for key in ("ability", "term"):
            if key in frame.vars:
                return frame.vars[key]
    return None


# -- what can be done ------------------------------------------------------------------------


@dataclass(frozen=True)
class Offer:
    """An option for people. `answer`: its place among the options; `digit`: the number that it is
    called by, which options that are told as one share; `label`: a word or two, to stand beside
    what it is about; `text`: the whole sentence."""

    answer: int
    digit: int
    label: str
    text: str


def offers(game: Game, numbers: Numbering, lang: str = "en") -> list[Offer]:
    """The options of the open question, as the player who is asked is told of them. `numbers`
    remembers those of earlier questions, so that an option keeps its own."""
    decision = game.decision
    if decision is None:
        return []
    view = game.view(decision.seat)
    wording, asking = games.wording(game), source(game, decision.seat)
    keys = numbering.keys(wording, view, asking)
    digits = numbers.labels(len(game.answers), view, keys)
    return [
        Offer(
            at,
            digits[at],
            wording.label(view, option, lang, asking),
            wording.option(view, option, lang, asking),
        )
        for at, option in enumerate(view["decision"]["options"])
    ]


# -- why not --------------------------------------------------------------------------------


def why_not(game: Game, seat: int, wish: str, lang: str = "en") -> Verdict:
    """Why this player may not do what they say now; a `BadWish` if it means nothing."""
    if game.result is not None:
        return all_is_over(game, game.result.rule, lang)
    view = game.view(seat)
    wording = games.wording(game)
    wished = understand(game, view, wish)
    verb, named, other = wished.verb, wished.named, wished.other
    if named is None and not wished.zone:
        return why_not_at_all(game, seat, wished, view, lang)
    if named is not None and game.rules.asking.verbs.get(verb) in (TWO_CARDS, CARD_AND_ZONE):
        offered = option_of_two(view, verb, named, other)
        other = other or wording.partner(view, verb, named)
    else:
        offered = find_option(view, verb, named, wished.zone)
    if offered is not None:
        return Verdict(True, offered)
    option = to_option(game, seat, verb, named, wished.zone, other)
    refused = game.why_not(seat, option, lang)
    if refused is None:  # the same option by another name
        decision = game.decision
        at = -1 if decision is None else decision.options.index(option)
        return Verdict(True, at)
    rule, gloss = refused
    return Verdict(False, -1, rule, gloss, wording.because(rule, view, named, lang, verb))


def all_is_over(game: Game, rule: str, lang: str) -> Verdict:
    """Nothing can be done any more, by the rule that ended the game."""
    return Verdict(False, rule=rule, gloss=game.rules.gloss(rule, lang))


def why_not_option(game: Game, seat: int, seen: Mapping[str, Any], lang: str = "en") -> Verdict:
    """Why this player may not choose now what they see as this option, whenever it was one; a
    `BadWish` if it could never be one."""
    if game.result is not None:
        return all_is_over(game, game.result.rule, lang)
    view = game.view(seat)
    offered = (view["decision"] or {}).get("options", [])
    if seen in offered:
        return Verdict(True, offered.index(seen))
    refused = game.why_not(seat, option_meant(game, seen, seat), lang)
    if refused is None:  # at another place of the list, or one of several of its verb
        found = [at for at, each in enumerate(offered) if are_same(each, seen)]
        return Verdict(True, found[0] if found else -1, unnamed=not found)
    rule, gloss = refused
    named = in_sight(view).get(seen.get("card", {}).get("handle", 0))
    verb = str(seen.get("verb"))
    facts = games.wording(game).because(rule, view, named, lang, verb) if named else ""
    return Verdict(False, -1, rule, gloss, facts)


def are_same(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two options differ in nothing but their places in a list."""
    return {**one, "answer": 0} == {**other, "answer": 0}


def why_not_at_all(game: Game, seat: int, wished: Wish, view: dict[str, Any], lang: str) -> Verdict:
    """Why this player can do nothing of that sort now: the rule by which it is done, and what is
    asked instead."""
    wording = games.wording(game)
    decision = view["decision"] or {}
    verbs = wording.MEANS.get(wished.verb, (wished.verb,))
    for at, option in enumerate(decision.get("options", ())):
        if option["verb"] in verbs:
            return Verdict(True, at, unnamed="card" in option or "zone" in option)
    rule = wording.RULES_OF_WORDS.get(wished.word) or game.rules.asking.verb_rules.get(
        wished.verb, ""
    )
    is_its_turn = decision.get("seat") == seat and decision["prompt"] == wording.ASKED.get(
        wished.verb
    )
    if is_its_turn:
        rule = against_all(game, seat, verbs, view) or rule
    rule = rule or str(decision.get("rule", ""))
    facts = "" if is_its_turn else wording.busy("", view, None, lang)
    return Verdict(False, -1, rule, game.rules.gloss(rule, lang), facts)


def against_all(game: Game, seat: int, verbs: tuple[str, ...], view: dict[str, Any]) -> str:
    """The one rule that forbids this with each card of the player's hand; "": there is none."""
    found: set[str] = set()
    for zone in view["zones"]:
        if zone["kind"] == "hand" and zone["seat"] == seat:
            for card in zone["cards"]:
                number = game.state.handles[seat].index(card["handle"])
                for verb in verbs:
                    if game.rules.asking.verbs.get(verb) == "c":
                        found.add(game.rules.asking.refuse(game, seat, (verb, number)) or "")
    return found.pop() if len(found) == 1 else ""


def find_option(
    view: dict[str, Any], verb: str, named: dict[str, Any] | None, zone: int
) -> int | None:
    """The number of the offered option that is meant."""
    decision = view["decision"]
    if decision is None or "options" not in decision:
        return None
    if named is not None:
        return option_of_card(decision["options"], verb, named)
    for at, option in enumerate(decision["options"]):
        if zone:
            if option["verb"] == verb and option.get("zone", {}).get("number") == zone:
                return at
        elif option["verb"] == verb:
            return at
    return None


def option_of_card(options: list[dict[str, Any]], verb: str, named: dict[str, Any]) -> int | None:
    """The option about this card, or else about an equal one, or the one that needs none."""
    fitting = [
        (at, option.get("card"))
        for at, option in enumerate(options)
        if (option["verb"] == verb and "zone" not in option)
        or option["verb"] in ("card", "standby", "replace")
    ]
    for key in ("handle", "number"):
        for at, card in fitting:
            if card is not None and card[key] == named[key]:
                return at
    return next((at for at, card in fitting if card is None), None)


def option_of_two(
    view: dict[str, Any], verb: str, named: dict[str, Any], other: dict[str, Any] | None
) -> int | None:
    """The number of the offered option about two cards, or a card and the zone of another,
    whichever was named first, or else about equal cards; with one named, the first that has
    it."""
    decision = view["decision"]
    for key in ("handle", "number"):  # these cards, or else equal ones
        wanted = {named[key]} if other is None else {named[key], other[key]}
        for at, option in enumerate((decision or {}).get("options", ())):
            if option["verb"] == verb and wanted <= cards_of(view, option, key):
                return at
    return None


def cards_of(view: dict[str, Any], option: dict[str, Any], key: str) -> set[int | str]:
    """The cards that an option is about, by handle or by number: its two, or its own and those
    in its zone."""
    if "other" in option:
        return {option["card"][key], option["other"][key]}
    there = [
        card[key]
        for zone in view["zones"]
        for card in zone["cards"]
        if {name: zone[name] for name in ("kind", "number", "seat")} == option["zone"]
    ]
    return {option["card"][key], *there}


def to_option(
    game: Game,
    seat: int,
    verb: str,
    named: dict[str, Any] | None,
    zone: int,
    other: dict[str, Any] | None = None,
) -> tuple[str | int, ...]:
    """The option of a wish, as the game itself writes it; of two cards the player's own
    comes first."""
    if named is not None:
        card = game.state.handles[seat].index(named["handle"])
        if other is not None:
            second = game.state.handles[seat].index(other["handle"])
            mine = game.rules.layout.seat[game.state.place[card]] == seat
            first, second = (card, second) if mine else (second, card)
            if game.rules.asking.verbs[verb] == CARD_AND_ZONE:
                second = game.state.place[second]
            return (verb, first, second)
        if game.rules.asking.verbs.get(verb) == ZONE:  # a card stands for the place it is in
            wording = games.wording(game)
            return (verb, wording.place_named(verb, game.state.place[card]))
        return (verb, card, 0) if game.rules.asking.verbs.get(verb) == "cn" else (verb, card)
    if zone:
        layout = game.rules.layout
        kind = games.wording(game).NUMBERED
        if not kind or not 0 < zone <= layout.names[kind].count:
            raise BadWish(f"there is no {kind or 'zone'} {zone}", field="why not")
        return (verb, layout.zone(kind, seat, zone))
    return (verb,)
