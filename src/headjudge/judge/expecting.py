"""What a ruling expects, compared with what is so.

you have hand Ada, Bob     these cards lie there; `hand 2`: so many; `rage 2`: this number
you have deck Ada, ...     it begins with these; without an order, these are among them
Ada power 15000            the card has that figure now
Ada is rested              it lies so; `is in drop`: there; `is under Bob`; `is not ...`
they are asked counter     that is the open question; `nobody is asked`: there is none
you may attack with Ada    it is offered
they may not block by 7-1  it is not, by that rule
you win by 9-2-3           the game has ended so; `a draw by 1-2-3`; `nobody has won`
cites 8-9-1                the rule is behind something since the last play; `does not cite`
told "draws a card"        the log says so since the last play; `not told`
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from typing import Any, Final

from headjudge import explain
from headjudge.judge.answering import asked_now, question_named
from headjudge.judge.forced import Forced
from headjudge.judge.in_japanese import clause_of
from headjudge.judge.mentions import Mentioned, card_fits
from headjudge.judge.notation import SEATS, BadRuling, Said, divided, unquoted
from headjudge.judge.position import NOTHING, Names, number_in, zones_in
from headjudge.judge.refusing import answered
from headjudge.judge.rules_named import rule_number
from headjudge.kernel.game import Game
from headjudge.language.positions import Laying
from headjudge.rulebook.book import is_under
from headjudge.wishes import JAPANESE, plain

MORE: Final = ("...", "…")
_WHO: Final = r"(?P<who>you|they|あなた|自分|相手)"
_BY: Final = r"(?:\s+by\s+(?P<rule>\S+))?"
_BY_JA: Final = r"(?:(?P<rule>\S+?)により ?)?"
EVERYBODY: Final = 2  # who reads the log of a ruling: the public, and both players


@dataclass(frozen=True)
class Scene:
    """A game under way in a ruling: since which entry of the log the last play has been."""

    game: Game
    laying: Laying
    names: Names
    since: int
    forced: list[Forced]
    met: set[str]  # the rules that play has come to, refusals too


Check = Callable[[Scene, re.Match[str], Said], str]


def difference(scene: Scene, said: Said) -> str:
    """What is otherwise than a clause expects, in words; "": nothing is."""
    words = " ".join(said.words.split())
    for pattern, check in CHECKS:
        found = re.fullmatch(pattern, words)
        if found is not None:
            return check(scene, found, said)
    return of_card(scene, words, said)


def is_about_question(said: Said) -> bool:
    """Whether a clause is about the open question, which must not be passed before."""
    words = " ".join(said.words.split())
    found = [check for pattern, check in CHECKS if re.fullmatch(pattern, words)]
    return bool(found) and found[0] in ABOUT_QUESTIONS


# -- what a player has --------------------------------------------------------------------------


def has(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`you have hand Ada, Bob`."""
    game, seat, part = scene.game, SEATS[found["who"]], Said(found["what"], said.line)
    name, value = number_in(scene.laying, part)
    if name:
        now = game.state.numbers[seat].get(name, 0)
        return "" if now == value else f"{name} is {now}"
    zones, rest = zones_in(game, part, seat)
    there = [card for zone in zones for card in game.state.zones[zone] if counts(game, card, zone)]
    if rest.isdecimal():
        return "" if len(there) == int(rest) else f"there are {len(there)}: {listed(game, there)}"
    wanted = [] if rest in NOTHING else divided(rest, ",")
    open_end = bool(wanted) and wanted[-1] in MORE
    wanted = wanted[:-1] if open_end else wanted
    kind = game.rules.layout.kind[zones[0]]
    numbers = [scene.names.card(Said(each, said.line), kind).number for each in wanted]
    now_there = [game.state.printed[card].number for card in there]
    if open_end and game.rules.layout.ordered[zones[0]]:
        same = now_there[: len(numbers)] == numbers
    elif open_end:
        same = not Counter(numbers) - Counter(now_there)
    else:
        same = Counter(numbers) == Counter(now_there)
    return "" if same else f"there is {listed(game, there)}"


def counts(game: Game, card: int, zone: int) -> bool:
    """Whether a card counts as one of its zone: what lies under others on the field does not."""
    return game.state.host[card] < 0 or not game.rules.layout.field[zone]


def listed(game: Game, cards: list[int]) -> str:
    """The names of cards, for a message."""
    return ", ".join(game.state.printed[card].name for card in cards) or "nothing"


# -- the open question, and what may be done ----------------------------------------------------


def asked(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`they are asked counter`."""
    decision = scene.game.decision
    wanted = question_named(scene.game, Said(unquoted(found["what"].strip("「」")), said.line))
    if decision is None or (decision.seat, decision.prompt) != (SEATS[found["who"]], wanted):
        return asked_now(scene.game)
    return ""


def nobody_asked(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`nobody is asked`: the game is over, or a player may act as they like."""
    return "" if scene.game.decision is None else asked_now(scene.game)


def may(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`you may attack with Ada`."""
    found_out = answered(
        scene.game, SEATS[found["who"]], Said(found["what"], said.line), scene.forced, "en"
    )
    if found_out.allowed:
        return ""
    return f"it is forbidden by {' and '.join(found_out.rules)}; {asked_now(scene.game)}"


def may_not(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`they may not block with Wall by 10-4-1`."""
    wish = Said(found["what"], said.line)
    found_out = answered(scene.game, SEATS[found["who"]], wish, scene.forced, "en")
    scene.met.update(found_out.rules)
    if found_out.allowed:
        return "it may be done"
    if found["rule"] is None and not found_out.is_open:
        raise BadRuling(
            f"{wish.words!r} is no answer to what is asked, and no rule is given: "
            f"{asked_now(scene.game)}; 'by {found_out.rules[0]}' would be true",
            said.line,
        )
    if found["rule"] is None or found_out.rules == (
        rule_number(scene.game, found["rule"], said.line),
    ):
        return ""
    return f"it is forbidden by {' and '.join(found_out.rules)}"


# -- the end, and what was told -----------------------------------------------------------------


def won(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`you win by 9-2-3`."""
    return ended(scene, SEATS[found["who"]], found["rule"])


def drawn(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`a draw by 1-2-3`."""
    return ended(scene, None, found["rule"])


def ended(scene: Scene, winner: int | None, rule: str | None) -> str:
    """How the game has ended otherwise."""
    result = scene.game.result
    if result is None:
        return f"nobody has won; {asked_now(scene.game)}"
    if result.winner == winner and rule in (None, result.rule):
        return ""
    who = "a draw" if result.winner is None else f"{('you', 'they')[result.winner]} win"
    return f"{who} by {result.rule}"


def goes_on(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`nobody has won`."""
    result = scene.game.result
    return "" if result is None else f"the game ended by {result.rule}"


def cited(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`cites 8-9-1`: by itself, or by a rule under it."""
    behind = rules_behind(scene)
    if any(is_under(each, found["rule"]) for each in behind):
        return ""
    return f"what happened is by {', '.join(sorted(behind)) or 'no rule'}"


def not_cited(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`does not cite 8-9-1`."""
    return "it is cited" if any(is_under(e, found["rule"]) for e in rules_behind(scene)) else ""


def rules_behind(scene: Scene) -> set[str]:
    """The rules behind what has happened since the last play."""
    return {rule for entry in (scene.game.log or [])[scene.since :] for rule in entry.path}


def told(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`told "draws a card"`."""
    return "" if said_in_log(scene, found["what"]) else "the log does not say so"


def not_told(scene: Scene, found: re.Match[str], said: Said) -> str:
    """`not told "draws a card"`."""
    return "the log says so" if said_in_log(scene, found["what"]) else ""


def said_in_log(scene: Scene, words: str) -> bool:
    """Whether the log says so to a player or the public, in either language."""
    before = (scene.game.log or [])[: scene.since]
    for viewer in (0, 1, EVERYBODY):
        since = len([entry for entry in before if entry.audience >> viewer & 1])
        for lang in ("en", "ja"):
            lines = explain.lines(scene.game, viewer, lang, True, since)
            if any(plain(words) in plain(line.text) for line in lines):
                return True
    return False


# -- a card -------------------------------------------------------------------------------------


def of_card(scene: Scene, words: str, said: Said) -> str:
    """`Ada power 15000`, `their Ada is rested`, `Ada is in drop`."""
    game = scene.game
    subject, is_, about = words.partition(" is ")
    card, told, state = "", "", ""
    if not is_ and JAPANESE.search(words):
        card, told, state = clause_of(words, figure_names(scene), partial(is_card, scene))
    if card:
        subject, is_, about = card, state, state
    elif not is_:
        subject, told = without_figure(scene, subject)
    mentions, _quotes, rest = Mentioned(game).take(subject, has_verb=False)
    named = [each for each in mentions if each.number]
    if not named:
        raise BadRuling(f"nothing is understood by {said.words!r}", said.line)
    cards = [
        card
        for card in range(len(game.state.printed))
        if all(card_fits(game, each, card) for each in mentions)
    ]
    if not cards:
        return "there is no such card"
    field = [card for card in cards if on_field(game, card)]
    if is_:
        return lies(scene, field or cards, cards, about.strip(), said)
    return figure(scene, field or cards, told or rest.strip(), said)


def without_figure(scene: Scene, words: str) -> tuple[str, str]:
    """The words for a card, and the figure and value behind them; without a figure of this game
    before the last word, all words. `Ada damage 1` is no card in the damage zone."""
    known = figure_names(scene)
    parts = words.split()
    for at in range(1, len(parts) - 1):
        if " ".join(parts[at:-1]) in known:
            return " ".join(parts[:at]), " ".join(parts[at:])
    return words, ""


def figure_names(scene: Scene) -> dict[str, None]:
    """What figures are called that cards of this game have."""
    printed = [name.replace("_", " ") for card in scene.game.state.printed for name in card.values]
    return dict.fromkeys([*printed, *scene.laying.figures, *scene.laying.marks])


def is_card(scene: Scene, words: str) -> bool:
    """Whether these words name a card, and nothing else."""
    mentions, _quotes, rest = Mentioned(scene.game).take(words, has_verb=False)
    return bool([each for each in mentions if each.number]) and not rest.strip()


def on_field(game: Game, card: int) -> bool:
    """Whether a card lies on the field, on top."""
    place = game.state.place[card]
    return place >= 0 and game.rules.layout.field[place] and game.state.host[card] < 0


def lies(scene: Scene, there: list[int], cards: list[int], about: str, said: Said) -> str:
    """How or where a card lies otherwise than expected."""
    game = scene.game
    wanted = about.removeprefix("not ").strip()
    denied = wanted != about
    if wanted in scene.laying.conditions:
        hold = any(scene.laying.conditions[wanted](game, card) for card in there)
    elif wanted.startswith("under "):
        mentions, _quotes, _rest = Mentioned(game).take(wanted[6:], has_verb=False)
        if not [each for each in mentions if each.number]:
            raise BadRuling(f"under which card? {about!r}", said.line)
        hosts = {host for card in cards for host in hosts_of(scene, card)}
        hold = any(all(card_fits(game, each, host) for each in mentions) for host in hosts)
    elif wanted in scene.laying.ways:
        way = scene.laying.ways[wanted]
        hold = any(
            way.rest in (None, game.state.rest[card]) and way.face in (None, game.state.face[card])
            for card in there
        )
    else:
        place = re.sub(r"^(?:in|on|at)\s+(?:the\s+)?", "", wanted)
        seats = [0, 1]
        for word, seat in (("your ", 0), ("their ", 1)):
            if place.startswith(word):
                place, seats = place.removeprefix(word), [seat]
        zones = {z for seat in seats for z in zones_in(game, Said(place, said.line), seat)[0]}
        hold = any(game.state.place[card] in zones for card in cards)
    if hold != denied:
        return ""
    layout = game.rules.layout
    return f"it is in {', '.join(sorted({layout.label(game.state.place[c]) for c in cards}))}"


def hosts_of(scene: Scene, card: int) -> set[int]:
    """The cards that a card lies under, in its zone or in a zone for what goes with others."""
    game, laying = scene.game, scene.laying
    found = {game.state.host[card]} - {-1}
    for host in range(len(game.state.printed)):
        if on_field(game, host) and not found:
            beside = laying.companions(game, host)
            found |= {host for word, each in beside if each == card and word in laying.under}
    return found


def figure(scene: Scene, cards: list[int], rest: str, said: Said) -> str:
    """What a figure of a card comes to instead."""
    game = scene.game
    name, _, value = rest.rpartition(" ")
    properties: dict[str, str] = {
        each.replace("_", " "): each for each in game.state.printed[cards[0]].values
    }
    name = name.replace('"', " ").strip()  # of a card in quotation marks
    called = scene.laying.figures.get(name, name)
    key = properties.get(called) or properties.get(f"{called}s")
    mark = scene.laying.marks.get(name)
    if key is not None:
        found = [game.value(card, key) for card in cards]
    elif mark is not None:
        found = [mark(game, card) for card in cards]
    else:
        near = get_close_matches(name or rest, list(properties), 3, 0.4)
        meant = f"; did you mean {', '.join(near)}?" if near else ""
        raise BadRuling(f"no figure {name or rest!r}{meant}", said.line)
    values = {as_words(each) for each in found}
    if len(values) > 1:
        raise BadRuling(
            f"several cards of that name have {', '.join(sorted(values))}; say where", said.line
        )
    now = values.pop()
    wanted = scene.laying.values.get(value, value)
    return "" if plain(now) in (plain(value), plain(wanted)) else f"{name} is {now}"


def as_words(value: Any) -> str:
    """A value as a ruling writes it."""
    if isinstance(value, tuple | list | frozenset):
        return "/".join(str(each) for each in value) or "none"
    return str(value)


CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    (rf"{_WHO}(?: ha(?:ve|s) |には ?)(?P<what>.+)", has),
    (rf"{_WHO} (?:are|is) asked (?P<what>.+)", asked),
    (rf"{_WHO}は(?P<what>.+?)を問われる", asked),
    (r"nobody is asked(?: anything)?|誰も(?:何も)?問われない", nobody_asked),
    (rf"{_WHO} may not (?P<what>.+?){_BY}", may_not),
    (rf"{_BY_JA}{_WHO}は(?P<what>.+?)(?:することが|することは|が|は)?できない", may_not),
    (rf"{_WHO} may (?P<what>.+)", may),
    (rf"{_WHO}は(?P<what>.+?)(?:することが|が)?できる", may),
    (rf"{_WHO} wins?{_BY}", won),
    (rf"{_BY_JA}{_WHO}の勝ち", won),
    (rf"a draw{_BY}", drawn),
    (rf"{_BY_JA}引き分け", drawn),
    (r"nobody has won|決着はついていない", goes_on),
    (r"cites (?P<rule>\S+)", cited),
    (r"根拠に(?P<rule>\S+?)がある", cited),
    (r"does not cite (?P<rule>\S+)", not_cited),
    (r"根拠に(?P<rule>\S+?)がない", not_cited),
    (r'told "(?P<what>[^"]+)"', told),
    (r'記録に["「](?P<what>[^"」]+)["」]がある', told),
    (r'not told "(?P<what>[^"]+)"', not_told),
    (r'記録に["「](?P<what>[^"」]+)["」]がない', not_told),
)
ABOUT_QUESTIONS: Final = (asked, nobody_asked, may, may_not)
