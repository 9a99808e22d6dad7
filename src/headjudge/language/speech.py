"""Sentences for people: of log entries, questions, options and results.

Game-neutral: a game brings its words, a file of tables for each language (`words.py`).
Everything is made from what a viewer may know (a view, or a log entry as that viewer sees
it), so nothing can be said here that is not known there.

How the sentences of log entries are written is said in `language/telling.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Generic

from headjudge.kernel.cards import Card
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.log import COST
from headjudge.kernel.pool import Pool
from headjudge.language import glossary, spans, telling
from headjudge.language.keywords import Keywords
from headjudge.language.labels import first_words
from headjudge.language.seen import Seen, in_sight, where
from headjudge.language.sentences import Fields, sentence
from headjudge.language.spans import Span
from headjudge.language.terms import Keyword
from headjudge.language.words import LANGUAGES, Languages, W

# The abilities of a text, each with the terms it means.
Abilities = tuple[tuple[str, tuple[Any, ...]], ...]

capital = telling.capital


def names_of(pool: Pool, lang: str) -> dict[str, str]:
    """The names of a pool's cards in this language, by their English names."""
    found: dict[str, str] | None = pool.cache.get(("names", lang))
    if found is None:
        cards = pool.values()
        found = {card.name: card.names.get(lang) or card.name for card in cards}
        pool.cache["names", lang] = found
    return found


class Speech(ABC, Generic[W]):
    """The words of one game about the cards of a pool. A game says in tables and methods of its own
    what the sentences here are made of."""

    __slots__ = ("cards",)

    LANGUAGES: ClassVar[Languages[Any]]  # the files of its words
    KEYWORDS: ClassVar[Keywords] = Keywords()
    POINT: ClassVar[str] = "・"  # the sign before what a text lists
    # Of rules: those that everything happens under (the game and its turns), those that say of
    # everything alike that it happens and so explain nothing, and the one of conceding.
    FRAME: ClassVar[tuple[str, ...]]
    GENERAL: ClassVar[tuple[str, ...]]
    CONCEDING: ClassVar[str]
    # Of the log: entries that only explain how the game went on, which a plain log leaves out;
    # after a stroke, the cause with which they do.
    QUIET: ClassVar[frozenset[str]]
    # What an opponent's turn is summed up by, the most telling first.
    HEADLINES: ClassVar[tuple[str, ...]] = ("result",)
    RESOLVING: ClassVar[tuple[str, ...]]  # the procedures during which a text is carried out
    # The questions in which a player acts: what was resolved before them is over.
    ACTIONS: ClassVar[frozenset[str]]
    # The verbs that play an ability, and the kind of those abilities.
    PLAYED: ClassVar[dict[str, str]] = {}
    # The questions whose options are told beside the cards they are about.
    BESIDE_CARDS: ClassVar[tuple[str, ...]] = ("main",)
    # Of areas: those that players call by their numbers ("": none), and those that a choice of
    # cards need not name.
    NUMBERED: ClassVar[str] = ""
    UNSAID: ClassVar[tuple[str, ...]]
    # Of wishes: the verbs of options that a word may mean, where it means several; by which rule
    # that is done which a word alone asks about, where its verb has another or none; the question
    # that each verb is an answer to.
    MEANS: ClassVar[dict[str, tuple[str, ...]]] = {}
    RULES_OF_WORDS: ClassVar[dict[str, str]] = {}
    ASKED: ClassVar[dict[str, str]]
    # Of cards: what lists of them can be narrowed by, and the value it is about; the numbers that
    # can change, in the order in which they are read out.
    LISTED: ClassVar[dict[str, str]]
    FIGURES: ClassVar[tuple[str, ...]]

    def __init__(self, cards: Pool) -> None:
        self.cards = cards

    def abilities(self, text: str) -> Abilities:
        """The abilities of an English text, each with the terms it means; none, where the game
        tells a text as a whole."""
        return ()

    @abstractmethod
    def figures(self, number: str, lang: str) -> str:
        """What a card is, and its numbers, on one line."""

    @abstractmethod
    def kind_lines(self, number: str, lang: str) -> list[str]:
        """What a card belongs to: its clan, traits and the like."""

    def words(self, lang: str) -> W:
        """The words of a language; a `HeadjudgeError`, if there are none."""
        found: W = self.LANGUAGES[lang]
        return found

    def wishes(self) -> list[tuple[str, str]]:
        """The words that a wish is understood by, of every language: a player may use either."""
        return [pair for lang in LANGUAGES for pair in self.words(lang).wishes.items()]

    def place_named(self, verb: str, place: int) -> int:
        """The zone that a card in this place stands for, if it is named in a wish for a zone."""
        return place

    # -- players, areas, cards ----------------------------------------------------------

    def player(self, seat: int, viewer: int, lang: str) -> str:
        """What a viewer calls a player: you, your opponent; for the public player 1, player 2."""
        names = self.words(lang).players
        if seat < 0:
            return names["nobody"]
        if viewer not in (0, 1):
            return names["one"].format(n=seat + 1)
        return names["you" if seat == viewer else "them"]

    def whose(self, seat: int, viewer: int, lang: str) -> str:
        """What a viewer calls a player's: your, your opponent's; for the public player 1's."""
        names = self.words(lang).players
        if viewer not in (0, 1):
            return names["ones"].format(n=seat + 1)
        return names["your" if seat == viewer else "their"]

    def area(self, kind: str, number: int, lang: str) -> str:
        """The name of an area, whoever has it: `zone 3`, `the hand`."""
        names = self.words(lang).zones
        return names.get(f"{kind} {number}") or names[kind].format(n=number)

    def zone(self, kind: str, number: int, seat: int, viewer: int, lang: str) -> str:
        """The name of a player's area: `your zone 3`, `your opponent's hand`."""
        name = self.area(kind, number, lang)
        if seat < 0:
            return name
        names = self.words(lang).zones
        owner = self.whose(seat, viewer, lang)
        return names["of"].format(whose=owner, zone=name.removeprefix("the "))

    def card(self, number: str, lang: str) -> str:
        """A card's name; `a card` for one that is not known."""
        known = self.cards.get(number)
        if known is None:
            return self.words(lang).card["none"]
        return known.names.get(lang) or known.name

    def named(self, word: str, lang: str) -> str:
        """What is printed on cards (a keyword, a clan, a trait, a name) in this language; as it
        is, where neither the game's list of terms nor a card has a word for it."""
        if lang != "ja":
            return word
        if word in self.KEYWORDS:
            return self.KEYWORDS[word].ja
        printed = glossary.printed(self.LANGUAGES.package)
        return printed.get(word) or names_of(self.cards, lang).get(word, word)

    def all_named(self, words: Iterable[str], lang: str, between: str = "/") -> str:
        """Several words of cards in this language, one after the other; a dash for none."""
        return between.join([self.named(word, lang) for word in words]) or "-"

    def quoted(self, number: str, lang: str) -> str:
        """A card's name inside a sentence."""
        if number not in self.cards:
            return self.card(number, lang)
        return self.words(lang).card["name"].format(name=self.card(number, lang))

    def text(self, number: str, lang: str) -> str:
        """A card's text, in English where there is no other."""
        texts = self.cards[number].texts
        return texts.get(lang) or texts["en"]

    def card_lines(self, number: str, lang: str, now: Seen | None = None) -> list[str]:
        """A card to read: name, what it is, its figures, its text; `now`: present values."""
        return [
            f"{self.card(number, lang)}  [{number}]",
            self.figures(number, lang),
            *self.kind_lines(number, lang),
            *self.changed_lines(number, now, lang),
            *self.text_lines(number, lang),
        ]

    def text_lines(self, number: str, lang: str) -> list[str]:
        """A card's text, line by line."""
        text = self.text(number, lang)
        return text.splitlines() if text else [self.words(lang).card["no text"]]

    def changed_lines(self, number: str, now: Seen | None, lang: str) -> list[str]:
        """A line of those figures of a card that are now others than printed, if any are."""
        form, printed = self.words(lang).card, self.cards[number].values
        changed = [
            form[name].format(value=now[name])
            for name in self.FIGURES
            if now and name in now and now[name] != printed[name]
        ]
        return [form["now"].format(values=form["list"].join(changed))] if changed else []

    def value(self, card: Seen, name: str) -> int:
        """A value of a card now: as the view says, else as printed."""
        values = card.get("values") or {}
        if name in values:
            return int(values[name])
        return int(self.cards[card["number"]].values[name] or 0)

    def value_now(self, view: Seen, named: Seen, name: str) -> int:
        """A value of a card that is named, in sight or not."""
        values = in_sight(view).get(named["handle"], named).get("values")
        return self.value({"number": named["number"], "values": values}, name)

    # -- abilities ----------------------------------------------------------------------

    def ability_text(self, number: str, term: Any, lang: str) -> str:
        """The ability of a card's text that this term is of; all of it, if none is."""
        if term is not None:
            for told, terms in self.abilities(self.cards[number].texts["en"]):
                if term in terms:
                    return told
        return self.text(number, lang)

    def ability_of_kind(self, number: str, kind: str, index: int, lang: str) -> str:
        """The text of a card's ability of this kind with this index; none, if it was gained."""
        terms = self.cards[number].abilities.others.get(kind, ())
        return self.ability_text(number, terms[index], lang) if index < len(terms) else ""

    def bullet(self, number: str, index: int, lang: str) -> str:
        """The part of a card's text that an option stands for."""
        if number not in self.cards:
            return ""
        lines = self.text(number, lang).splitlines()
        points = [line.lstrip(self.POINT).strip() for line in lines if line.startswith(self.POINT)]
        return points[index] if 0 <= index < len(points) else ""

    # -- the log ------------------------------------------------------------------------

    def entry(self, seen: Seen, viewer: int, lang: str) -> str:
        """A log entry as a sentence."""
        return self.line([seen], viewer, lang)

    def line(self, alike: list[Seen], viewer: int, lang: str) -> str:
        """Entries that are alike but for the card as one sentence."""
        return spans.joined(self.spans(alike, viewer, lang))

    def spans(self, alike: list[Seen], viewer: int, lang: str) -> tuple[Span, ...]:
        """Entries that are alike but for the card as one sentence, in parts."""
        words = self.words(lang)
        key = telling.key_of(words.entries, alike[0])
        if key is None:
            return (Span(str(alike[0]["message"])),)
        teller = telling.Teller(self, alike, viewer, lang)
        said = teller.tell(words.entries[key])
        if alike[0]["arguments"].get("cause") == COST and not key.endswith(f"/{COST}"):
            said = words.costs["paid"].format(line=said.rstrip(".。"))
        return teller.marked.split(said)

    def rules(self, seen: Seen) -> tuple[str, ...]:
        """The numbers behind an entry, without those that everything happens under."""
        if seen["message"] == "result":
            return (str(seen["arguments"]["rule"]),)
        if seen["message"] == "concede":
            return (self.CONCEDING,)
        path = [str(number) for number in seen["rules"]]
        while len(path) > 1 and path[0] in self.FRAME:
            path.pop(0)
        return tuple(path)

    def change(
        self, source: str, name: str, operation: str, value: Any, until: str, seat: int,
        viewer: int, lang: str,
    ) -> str:  # fmt: skip
        """What a card does to a property of another, and until when it lasts."""
        teller = telling.Teller(self, [{"arguments": {}}], viewer, lang)
        if not isinstance(value, int | tuple):
            value = (str(value),)
        change = teller.change({"property": name, "operation": operation, "value": value})
        form = self.words(lang).card
        card = self.quoted(source, lang)
        if not until:
            return form["changed by"].format(card=card, change=change)
        period = teller.until({"period": until, "seat": seat})
        return form["changed until"].format(card=card, change=change, until=period)

    def about(self, seen: Seen) -> str:
        """The number of the card an entry is about, if this viewer may know it."""
        card = seen["arguments"].get("card")
        return "" if card is None else str(card["number"])

    def ability_name(self, ability: Seen, lang: str) -> str:
        """An ability by the keyword of its text, or by its sort."""
        names = self.words(lang).abilities
        known = self.cards.get(ability["number"])
        keyword = ""
        if known is not None and ability["at"] >= 0:
            keyword = self.keyword_of(known, known.abilities.terms[ability["at"]])
        if keyword:
            said = names["keyword"].format(name=self.named(keyword, lang))
            return names.get(keyword) or said
        return names.get(ability["sort"], names["other"])

    def keyword_of(self, card: Card, term: Any) -> str:
        """The keyword of a card that brings this ability along; none, if it has no keyword."""
        for _told, terms in self.abilities(card.texts["en"]):
            if term in terms and isinstance(terms[0], Keyword):
                return terms[0].name
        return ""

    def result(self, ended: Seen, viewer: int, lang: str) -> str:
        """Who won, and by what."""
        table = self.words(lang).results
        winner, rule = ended["winner"], str(ended["rule"])
        template = table.get(rule) or table["drawn" if winner is None else "won"]
        seat = -1 if winner is None else winner
        fields = Fields(
            who=self.player(seat, viewer, lang),
            Who=capital(self.player(seat, viewer, lang)),
            loser=self.player(1 - seat, viewer, lang) if seat >= 0 else "",
            losers=self.whose(1 - seat, viewer, lang) if seat >= 0 else "",
        )
        return sentence(template, fields, seat == viewer)

    # -- questions and options ----------------------------------------------------------

    def prompt(self, decision: Seen, lang: str) -> str:
        """What is asked, and how many may be chosen."""
        table = self.words(lang)
        asked = table.prompts.get(decision["prompt"], table.prompts["other"])
        least, most = decision.get("least", 1), decision.get("most", 1)
        if least == most == 1:
            return asked
        return f"{asked} ({self.count(decision, lang)})"

    def count(self, decision: Seen, lang: str) -> str:
        """How many may be chosen: `2 of them`, `up to 3`."""
        least, most = decision.get("least", 1), decision.get("most", 1)
        key = "exactly" if least == most else "up to" if least == 0 else "between"
        if all(["card" in option for option in decision.get("options", [{}])]):
            key = f"cards {key}"
        return self.words(lang).counts[key].format(least=least, most=most)

    def say_option(self, view: Seen, each: Seen, lang: str, **more: str) -> str:
        """An option in full; `verb/prompt` comes before `verb`."""
        options = self.words(lang).options
        verb = each["verb"]
        asked = (view.get("decision") or {}).get("prompt", "")
        number = each.get("index", 0)
        fields = Fields(verb=verb, index=str(number + 1 if verb == "option" else number))
        if "card" in each:
            fields["card"] = self.card_there(view, each["card"], lang, verb == "card")
        if "zone" in each or verb == "zone":
            fields["zone"] = self.zone_there(view, each.get("zone"), lang)
        fields.update(more)
        template = options.get(f"{verb}/{asked}") or options.get(verb, options["other"])
        return template.format_map(fields)

    def short(self, each: Seen, lang: str) -> str:
        """An option beside a card of the hand: its verb."""
        return self.words(lang).short.get(each["verb"], "") if "card" in each else ""

    def label(self, view: Seen, each: Seen, lang: str, source: str = "") -> str:
        """An option in a word or two, beside what it is about: its verb, or the keyword or first
        words of the ability that it plays. `source`: the card whose text is being carried out."""
        ability = self.ability_of_option(each, lang)
        if ability:
            return first_words(ability, lang)
        labels = self.words(lang).labels
        asked = (view.get("decision") or {}).get("prompt", "")
        found = labels.get(f"{each['verb']}/{asked}") or labels.get(each["verb"])
        if found is None and each.get("card", {}).get("number"):
            found = self.short(each, lang)
        return found or first_words(self.option(view, each, lang, source), lang)

    def option(self, view: Seen, each: Seen, lang: str, source: str = "") -> str:
        """An option in full. `source`: the card whose text is being carried out."""
        return self.say_option(view, each, lang)

    def ability_of_option(self, each: Seen, lang: str) -> str:
        """The text of the ability that an option plays; none, if it plays none, or one that its
        card gained."""
        at, number = each.get("ability", -1), each.get("card", {}).get("number", "")
        if number in self.cards and each["verb"] in self.PLAYED:
            return self.ability_of_kind(number, self.PLAYED[each["verb"]], each["index"], lang)
        if at < 0 or number not in self.cards:
            return ""
        return self.ability_text(number, self.cards[number].abilities.terms[at], lang)

    def waiting_for(self, view: Seen, lang: str) -> str:
        """Whom a viewer waits for, and what that player is to decide; nothing, if the viewer is
        asked themselves, or nobody is."""
        decision = view["decision"]
        if decision is None or decision["seat"] == view["viewer"]:
            return ""
        who = self.player(decision["seat"], view["viewer"], lang)
        asked = self.prompt(decision, lang).rstrip("?")
        return self.words(lang).players["waiting for"].format(who=who, prompt=asked)

    def waiting(self, each: Seen, lang: str) -> str:
        """Something on the stack: the card that it is, or is from."""
        return self.card(each["card"], lang)

    def card_there(self, view: Seen, named: Seen, lang: str, with_place: bool) -> str:
        """A card's name and, where that tells it from others, where it is."""
        name = self.card(named["number"], lang)
        there = where(view).get(named["handle"]) or named.get("zone")
        if not with_place or there is None or there["kind"] in self.UNSAID:
            return name
        if there["kind"] == "hand" and there["seat"] == view["viewer"]:
            return name
        places = self.words(lang).places
        if there["seat"] == view["viewer"]:
            place = self.area(there["kind"], there["number"], lang).removeprefix("the ")
            return places["own"].format(card=name, place=place)
        place = self.zone(there["kind"], there["number"], there["seat"], view["viewer"], lang)
        return places["in"].format(card=name, place=place)

    def zone_there(self, view: Seen, named: Seen | None, lang: str) -> str:
        """A zone and what is in it."""
        places = self.words(lang).places
        if named is None:
            return places["no zone"]
        kind, number, seat, viewer = named["kind"], named["number"], named["seat"], view["viewer"]
        name = self.area(kind, number, lang)
        if seat != viewer:
            name = self.zone(kind, number, seat, viewer, lang)
        for each in view["zones"]:
            if (each["kind"], each["number"], each["seat"]) == (kind, number, seat):
                tops = [self.card(c["number"], lang) for c in each["cards"] if "under" not in c]
                if tops:
                    cards = self.words(lang).card["list"].join(tops)
                    return places["holds"].format(zone=name, card=cards)
        return name

    # -- what is wrong ------------------------------------------------------------------

    def error(self, error: HeadjudgeError, lang: str, decision: Seen | None = None) -> str:
        """An error in words, by its key; its own message, if it has none. `decision`: the question
        that a wrong answer was given to."""
        template = self.words(lang).errors.get(error.key)
        if template is None:
            return str(error)
        fields = {
            name: str(each) if isinstance(each, int)
            else self.named(each, lang) if isinstance(each, str)
            else self.all_named(each, lang)
            for name, each in error.arguments.items()
        }  # fmt: skip
        if "least" in error.arguments:
            fields["count"] = self.count({**error.arguments, **(decision or {})}, lang)
        cited = f" [{error.rule}]" if error.rule else ""
        return f"{template.format(**fields)}{cited}"

    # -- why not --------------------------------------------------------------------------

    def not_in_hand(self, view: Seen, named: Seen, lang: str) -> str:
        """Where a card lies that would have to be in the viewer's hand; nothing, if it is there."""
        table, there = self.words(lang).because, where(view).get(named["handle"])
        card = capital(self.quoted(named["number"], lang))
        if there is None:
            return table["not in hand"].format(card=card)
        kind, number, seat = there["kind"], there["number"], there["seat"]
        if (kind, seat) == ("hand", view["viewer"]):
            return ""
        place = self.zone(kind, number, seat, view["viewer"], lang)
        return table["lies in"].format(card=card, place=place)

    def busy(self, rule: str, view: Seen, named: Seen | None, lang: str) -> str:
        """What a refusal says if its only reason is that another question is open."""
        decision = view["decision"]
        if decision is None:
            return ""
        offered = decision.get("options") or [{}]
        is_asked = ("card" if named else "zone") in offered[0] and decision["prompt"] != "main"
        if is_asked and rule == decision["rule"]:
            return ""  # that is what is asked: the rule says it all
        key = "asked" if decision["seat"] == view["viewer"] else "them"
        table = self.words(lang).because
        return table[key].format(prompt=self.prompt(decision, lang).rstrip("?"))
