"""A game in the structs of the protocol, in words, as one viewer may know it."""

from __future__ import annotations

from typing import Any, Final, cast

from headjudge import explain, games, library, why_values
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.shapes import Printed, View
from headjudge.language.numbering import Numbering
from headjudge.language.seen import in_sight
from headjudge.language.spans import Span
from headjudge.table import messages as m
from headjudge.table.words import refusal, say

MOST_WISH: Final = 200  # signs
SHOWS: Final = ("look", "reveal")  # messages of the log about cards that somebody is shown


class Plain:
    """Words for a game that brings none: its own names of things, as they are."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def card(self, number: str, lang: str) -> str:
        """A card's name, or that it is a card."""
        known = self.game.pool.get(number)
        return say("a card", lang) if known is None else known.names.get(lang) or known.name

    def prompt(self, decision: dict[str, Any], lang: str) -> str:
        """What is asked."""
        return str(decision["prompt"])

    def waiting_for(self, view: dict[str, Any], lang: str) -> str:
        """What the other player is to decide."""
        return self.prompt(view["decision"], lang)

    def offers(self, view: dict[str, Any], lang: str) -> list[explain.Offer]:
        """The options, each with its verb and what it is about."""
        found: list[explain.Offer] = []
        for at, each in enumerate(view["decision"]["options"]):
            parts = [str(each["verb"])]
            cards = [each[name] for name in ("card", "other") if name in each]
            parts += [self.card(card["number"], lang) for card in cards]
            if "zone" in each:
                parts.append(str(each["zone"]["kind"]))
            found.append(explain.Offer(at, at + 1, parts[0], " ".join(parts)))
        return found

    def result(self, ended: dict[str, Any], viewer: int, lang: str) -> str:
        """Who won."""
        if ended["winner"] is None:
            return say("drawn", lang)
        return say("won", lang, n=ended["winner"] + 1)


def wording_for(game: Game) -> Any:
    """The words for a game under way."""
    return Plain(game) if games.load(game.rules.name).wording is None else games.wording(game)


# -- questions ---------------------------------------------------------------------------


def question(
    game: Game, view: dict[str, Any], lang: str, numbers: Numbering
) -> m.QuestionSaid | None:
    """The open question as the viewer may know it."""
    asked = view["decision"]
    if asked is None:
        return None
    words = wording_for(game)
    head = {"seat": asked["seat"], "prompt": asked["prompt"], "rule": asked["rule"]}
    if "options" not in asked:
        return m.QuestionSaid(**head, text=question_text(game, view, lang))
    is_plain = isinstance(words, Plain)
    source = "" if is_plain else explain.source(game, view["viewer"])
    offers = words.offers(view, lang) if is_plain else explain.offers(game, numbers, lang)
    text = ""
    if source in game.pool:
        text = words.ability_text(source, explain.ability(game), lang)
    return m.QuestionSaid(
        **head,
        text=question_text(game, view, lang),
        least=asked["least"],
        most=asked["most"],
        ordered=asked["ordered"],
        options=[option(each, offer) for each, offer in zip(asked["options"], offers, strict=True)],
        source_number=source,
        source_text=text,
        left=asked.get("left", 0),
        total=asked.get("total", 0),
        group=asked.get("group", ""),
        step=asked.get("step", 0),
        limit=asked.get("limit"),
        divides=asked.get("divides", False),
    )


def question_text(game: Game, view: dict[str, Any], lang: str) -> str:
    """What is asked, as the viewer is told it."""
    asked = view["decision"]
    words = wording_for(game)
    if asked is None:
        return ""
    said = words.prompt(asked, lang) if "options" in asked else words.waiting_for(view, lang)
    return str(said)


def option(seen: dict[str, Any], offer: explain.Offer) -> m.OptionSaid:
    """An option as it is offered."""
    card, other = seen.get("card", {}), seen.get("other", {})
    return m.OptionSaid(
        answer=offer.answer,
        digit=offer.digit,
        verb=seen["verb"],
        label=offer.label,
        text=offer.text,
        card=card.get("handle", 0),
        key=card.get("key", ""),
        number=card.get("number", ""),
        other=other.get("handle", 0),
        other_key=other.get("key", ""),
        other_number=other.get("number", ""),
        zone=seen.get("zone"),
        other_zone=seen.get("other zone"),
        index=seen.get("index"),
    )


# -- the log ------------------------------------------------------------------------------------


def lines(game: Game, viewer: int, lang: str, since: int) -> list[m.LineSaid]:
    """The lines of the log after this number."""
    if games.load(game.rules.name).wording is None:
        return []
    return [
        m.LineSaid(
            number=line.number,
            turn=line.turn,
            seat=int(line.entries[0]["arguments"].get("who", -1)),
            message=line.message,
            spans=[span(each) for each in line.spans],
            rules=list(line.rules),
            moves=list(line.moves),
            shown=cards_of(line),
        )
        for line in explain.lines(game, viewer, lang, since=since)
    ]


def cards_of(line: explain.Line) -> list[str]:
    """The numbers of the cards that a line showed to the viewer."""
    if line.message not in SHOWS:
        return []
    numbers = [str(entry["arguments"]["card"]["number"]) for entry in line.entries]
    return [number for number in numbers if number]


def shown_cards(game: Game, log: list[m.LineSaid]) -> dict[str, Printed]:
    """What is printed on the cards that these lines showed. The viewer has seen them, though they
    may not know any more where they are."""
    numbers = {number for line in log for number in line.shown}
    return {number: cast(Printed, game.pool[number].facts) for number in sorted(numbers)}


def span(part: Span) -> m.Span:
    """A part of a sentence."""
    return m.Span(
        text=part.text,
        card=part.handles[0] if part.handles else 0,
        cards=list(part.handles[1:]),
        number=part.number,
        rule=part.rule,
    )


# -- what waits, cards, the result -------------------------------------------------------


def waiting(game: Game, view: View, lang: str) -> list[m.WaitingSaid]:
    """What waits to be carried out: the stack from above, then abilities on standby."""
    words = wording_for(game)
    stack = [
        m.WaitingSaid(
            seat=each["seat"],
            rule=each["rule"],
            text=words.card(each["card"], lang),
            number=each["card"],
        )
        for each in reversed(view["stack"])
    ]
    return stack + [
        m.WaitingSaid(
            seat=each["seat"], rule="", text=words.card(each["card"], lang), number=each["card"]
        )
        for each in view["standby"]
    ]


def card_data(game: str, number: str, printed: Printed, lang: str) -> m.CardData:
    """What is printed on a card, in a language."""
    names, texts = printed["names"], printed["texts"]
    return m.CardData(
        number=number,
        name=names.get(lang) or names["en"],
        text=texts.get(lang) or texts.get("en", ""),
        translated=bool(texts.get(lang)) or not any(texts.values()),
        values=dict(printed["values"]),
        english=names["en"],
        picture=picture(game, number),
    )


def printed_on(card: Card) -> Printed:
    """What is printed on a card, as views have it."""
    return cast(Printed, card.facts)


def picture(game: str, number: str) -> str:
    """The address of the picture of a card in the user's own set, if there is one."""
    return f"/api/pictures/{game}/{number}" if library.picture(game, number) else ""


def result(game: Game, viewer: int, lang: str) -> str:
    """How the game ended, in words; "": it goes on."""
    ended = game.result
    if ended is None:
        return ""
    seen = {"winner": ended.winner, "rule": ended.rule}
    return str(wording_for(game).result(seen, viewer, lang))


# -- why ---------------------------------------------------------------------------------


def why_not(game: Game, viewer: int, lang: str, request: m.WhyNot) -> m.VerdictSaid:
    """Why the viewer cannot do what they wish, in words, or anything with a card."""
    if games.load(game.rules.name).wording is None:
        raise refusal("no words", "wish")
    wish = request.wish[:MOST_WISH]
    view = game.view(viewer)
    if not wish:
        seen = in_sight(view).get(request.card)
        if seen is None or not seen["number"]:
            raise refusal("unknown card", "card")
        wish = str(wording_for(game).card(seen["number"], lang))
    found = explain.why_not(game, viewer, wish, lang)
    return m.VerdictSaid(
        ref=request.ref,
        allowed=found.allowed,
        rule=found.rule,
        gloss=found.gloss,
        facts=found.facts,
    )


def why_value(game: Game, viewer: int, lang: str, request: m.WhyValue) -> m.ValuesSaid:
    """What is printed on a card, what is true of it now, and what makes it so."""
    seen = in_sight(game.view(viewer)).get(request.card)
    if seen is None or not seen["number"] or games.load(game.rules.name).wording is None:
        raise refusal("unknown card", "card")
    names = seen.get("values") or {}
    found = [why_values.why_value(game, viewer, request.card, name, lang) for name in names]
    return m.ValuesSaid(
        ref=request.ref,
        card=request.card,
        values=[
            m.ValueSaid(
                name=each.name,
                label=each.label,
                printed=shown(each.printed),
                now=shown(each.now),
                changes=[
                    m.ChangeSaid(text=change.text, card=change.card, number=change.number)
                    for change in each.changes
                ],
            )
            for each in found
        ],
    )


def shown(value: Any) -> str:
    """A value of a card as text."""
    if value is None:
        return ""
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
