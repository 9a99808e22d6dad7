"""Log entries in words: a sentence for one entry, or for several that are alike but for the card.

A template is read from left to right. `{who}` and `{whose}` are the player, the other fields are
the arguments of the message by name (`{card}`, `{target}`, `{origin}`, `{to}`, `{amount}`,
`{until}` …); a capital begins a sentence. `{draw|draws}` is for "you" and for anybody else,
`{is/are}` for one and for several of what was counted last: cards or an amount. Whose a card or
a zone is, is said unless the only player named so far is the one it belongs to.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from headjudge.language import spans
from headjudge.language.seen import Seen
from headjudge.language.words import Words

if TYPE_CHECKING:
    from headjudge.language.speech import Speech

_FIELD: Final = re.compile(r"\{([^{}]*)\}")
# The arguments that fields of another name are made of.
MADE_OF: Final = {"whose": "who", "moment": "deed", "ban": "deed", "result": "rule"}
NAMING: Final = ("card", "target", "source", "cards")  # the fields in which cards are named
SEVERAL: Final = 2  # of cards that are not counted
MISSING: Final = "?"  # stands where a template asks for what the message does not have


def capital(text: str) -> str:
    """The text with a capital letter at its beginning, after the mark of a name."""
    at = 1 if spans.plain(text[:1]) != text[:1] else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def are_alike(one: Seen, other: Seen) -> bool:
    """Whether two entries tell the same of two different cards."""
    mine, theirs = one["arguments"], other["arguments"]
    if one["message"] != other["message"] or one["rules"] != other["rules"]:
        return False
    if "card" not in mine or mine.keys() != theirs.keys():
        return False
    if [name for name in mine if name != "card" and mine[name] != theirs[name]]:
        return False
    return mine["card"]["seat"] == theirs["card"]["seat"] and are_two(mine["card"], theirs["card"])


def are_two(one: Seen, other: Seen) -> bool:
    """Whether these are two cards, for all that the viewer can tell."""
    handles = one["became"] or one["handle"], other["became"] or other["handle"]
    return handles[0] != handles[1] or handles == (0, 0)


def key_of(table: dict[str, str], seen: Seen) -> str | None:
    """The key of the sentence for an entry: `message from>to` comes before `message to` and
    `message`, each first with what tells it from others of its kind (`message/cost`,
    `message/1`). `message all` is for an effect on whatever cards there are, `message none` for
    one that finds no card."""
    message, arguments = str(seen["message"]), seen["arguments"]
    bases = [message]
    if "to" in arguments:
        bases.insert(0, f"{message} {arguments['to']['kind']}")
        if "origin" in arguments:
            kinds = arguments["origin"]["kind"], arguments["to"]["kind"]
            bases.insert(0, f"{message} {kinds[0]}>{kinds[1]}")
    if arguments.get("cards") == []:
        bases.insert(0, f"{message} none")
    elif "cards" not in arguments and "card" not in arguments:
        bases.insert(0, f"{message} all")
    marks = [
        arguments[name] for name in ("outcome", "cause", "amount", "name") if name in arguments
    ]
    if "change" in arguments:
        marks.append(arguments["change"]["operation"])
    for base in bases:
        for key in (*[f"{base}/{mark}" for mark in marks], base):
            if key in table:
                return key
    return None


class Teller:
    """One sentence in the making: what was said so far decides how the rest is said."""

    __slots__ = (
        "alike", "count", "lang", "last", "marked", "named", "seen", "speech", "viewer", "words",
    )  # fmt: skip

    def __init__(self, speech: Speech[Any], alike: list[Seen], viewer: int, lang: str) -> None:
        self.speech = speech
        self.alike = alike
        self.seen: Seen = alike[0]["arguments"]
        self.viewer = viewer
        self.lang = lang
        self.words: Words = speech.words(lang)
        self.count = 1  # of what was counted last
        self.named: set[int] = set()  # the players named so far
        self.last = -1  # the player named last
        self.marked = spans.Marked()

    def tell(self, template: str) -> str:
        """The sentence of a template, in which the names of cards are marked."""
        return _FIELD.sub(self.field, template)

    def field(self, found: re.Match[str]) -> str:
        """The words that stand for a field of a template."""
        text = found[1]
        if "|" in text:
            return text.split("|")[self.seen.get("who") != self.viewer]
        if "/" in text:
            return text.split("/")[self.count != 1]
        name = text[:1].lower() + text[1:]
        said = self.said(name)
        if name not in NAMING:
            said = spans.plain(said)
        return said if name == text else capital(said)

    def said(self, name: str) -> str:
        """The words for what the entry has under this name."""
        if name == "result":
            ended = {"winner": self.seen.get("who"), "rule": self.seen["rule"]}
            return self.speech.result(ended, self.viewer, self.lang)
        argument = self.seen.get(MADE_OF.get(name, name))
        if argument is None and name == "cards":
            self.count = SEVERAL
            return self.words.card["of that sort"]
        if argument is None:
            return self.amount(0) if name == "amount" else MISSING  # an event by 0 names none
        if name == "whose":
            return self.possessive(argument)
        if name == "card":
            return self.cards([each["arguments"]["card"] for each in self.alike])
        say = SAID.get(name)
        return str(argument) if say is None else say(self, argument)

    # -- players, cards, zones ------------------------------------------------------------

    def player(self, seat: int) -> str:
        """A player as the viewer calls them: you, your opponent; for the public player 1."""
        self.named.add(seat)
        self.last = seat
        return self.speech.player(seat, self.viewer, self.lang)

    def possessive(self, seat: int) -> str:
        """A player's, as the viewer says it: your, your opponent's; for the public player 1's."""
        self.named.add(seat)
        self.last = seat
        return self.speech.whose(seat, self.viewer, self.lang)

    def card(self, card: Seen) -> str:
        """A card by its name, or as one that is not known."""
        return self.cards([card])

    def cards(self, cards: list[Seen]) -> str:
        """Cards by their names, those of the same name counted; unknown ones only counted."""
        form = self.words.card
        numbers = [card["number"] for card in cards]
        names = [
            self.name_of([card for card in cards if card["number"] == number])
            for number in dict.fromkeys(numbers)
            if number
        ]
        hidden = numbers.count("")
        self.count = len(cards)
        seats = {card["seat"] for card in cards}
        if len(seats) > 1:
            return self.of_both(cards)
        whose = "" if len(seats) != 1 or seats == self.named else self.possessive(seats.pop())
        if hidden:
            key = "hidden" if hidden == 1 else "several hidden"
            if not names and whose:
                return form[f"{key} of"].format(n=hidden, whose=whose)
            names.append(form[f"more {key}" if names else key].format(n=hidden))
        text = self.listed(names)
        return form["of"].format(whose=whose, card=text) if whose else text

    def name_of(self, cards: list[Seen]) -> str:
        """The name of cards that are equal, marked, and how many they are."""
        number = cards[0]["number"]
        handles = [card["became"] or card["handle"] for card in cards]
        name = self.marked.mark(self.speech.quoted(number, self.lang), number, handles)
        return self.words.card["times"].format(card=name, n=len(cards)) if cards[1:] else name

    def of_both(self, cards: list[Seen]) -> str:
        """Cards of both players, those of each together."""
        sides: list[str] = []
        for seat in dict.fromkeys([card["seat"] for card in cards]):
            self.named.clear()
            sides.append(self.cards([card for card in cards if card["seat"] == seat]))
        self.named = {card["seat"] for card in cards}
        self.count = len(cards)
        return self.listed(sides)

    def listed(self, names: list[str]) -> str:
        """Names one after the other."""
        form = self.words.card
        if len(names) < 2:
            return "".join(names)
        between = form["list with commas" if "," in "".join(names) else "list"]
        return form["and"].format(first=between.join(names[:-1]), last=names[-1])

    def place(self, place: Seen) -> str:
        """A zone; whose it is, unless that goes without saying."""
        kind, number, seat = place["kind"], place["number"], place["seat"]
        if seat < 0 or {seat} == self.named or seat == self.last:
            return self.speech.area(kind, number, self.lang)
        self.named.add(seat)
        self.last = seat
        return self.speech.zone(kind, number, seat, self.viewer, self.lang)

    # -- numbers and words ------------------------------------------------------------------

    def amount(self, number: int) -> str:
        """A number, which counts for what comes after it."""
        self.count = number
        return str(number)

    def sum(self, parts: list[int]) -> str:
        """A number and what was added to it."""
        return " + ".join([str(each) for each in parts])

    def until(self, until: Seen) -> str:
        """How long an effect lasts."""
        period, seat = until["period"], until["seat"]
        form = self.words.until.get(period, self.words.until["other"])
        whose = [self.speech.whose(each, self.viewer, self.lang) for each in (seat, 1 - seat)]
        return str(form.format(whose=whose[0], theirs=whose[1]))

    def change(self, change: Seen) -> str:
        """What becomes of a property."""
        table = self.words.changes
        value = change["value"]
        if isinstance(value, tuple | list):
            names = [self.granted(str(each), change["property"]) for each in value]
            said = self.listed(names)
        else:
            sign = "+" if change["operation"] == "add" and int(value) >= 0 else ""
            said = f"{sign}{value}"
        name, operation = change["property"], change["operation"]
        form = table.get(f"{name} {operation}") or table.get(operation, table["other"])
        property = self.words.properties.get(name, name)
        return str(form.format(property=property, value=said))

    def granted(self, name: str, property: str) -> str:
        """What is gained or lost: an ability by its keyword or sort, a trait, a name."""
        abilities = self.words.abilities
        if property != "abilities" or name in abilities:
            return self.word(abilities, name)
        return abilities["keyword"].format(name=self.speech.named(name, self.lang))

    def ability(self, ability: Seen) -> str:
        """An ability by its keyword or name, or else by its sort."""
        return self.speech.ability_name(ability, self.lang)

    def deed(self, kind: str) -> str:
        """The words for a sort of event."""
        return self.words.deeds.get(kind, self.words.deeds["other"])

    def ban(self, kind: str) -> str:
        """The words for a sort of event that cannot happen."""
        return self.words.impossible(self.deed(kind))

    def moment(self, kind: str) -> str:
        """The words for what an effect waits for that was put off."""
        return self.words.moments.get(kind, self.words.moments["other"])

    def prompt(self, asked: str) -> str:
        """The words for a question."""
        return self.words.prompts.get(asked, self.words.prompts["other"]).rstrip("?")

    def name(self, word: str) -> str:
        """A word of the game, or one that was declared."""
        return self.speech.named(word, self.lang)

    def word(self, table: dict[str, str], word: str) -> str:
        """A word by its table, or by the names of what is printed on cards."""
        return table.get(word) or self.speech.named(word, self.lang)


# How the arguments of a message are said, by name; those that are not here say themselves.
SAID: Final[dict[str, Callable[[Teller, Any], str]]] = {
    "who": Teller.player,
    "target": Teller.card,
    "source": Teller.card,
    "cards": Teller.cards,
    "origin": Teller.place,
    "to": Teller.place,
    "amount": Teller.amount,
    "total": Teller.amount,
    "strength": Teller.sum,
    "defence": Teller.sum,
    "until": Teller.until,
    "change": Teller.change,
    "ability": Teller.ability,
    "deed": Teller.deed,
    "ban": Teller.ban,
    "moment": Teller.moment,
    "prompt": Teller.prompt,
    "name": Teller.name,
}
