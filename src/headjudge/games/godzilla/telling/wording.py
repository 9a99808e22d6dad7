"""The words of this game for people: log, questions, options, results, cards.

How sentences are made of them is `language/speech.py`; they are in `words_en.toml` and
`words_ja.toml`, key for key.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS, bundle_of
from headjudge.kernel.cards import Card
from headjudge.language import words
from headjudge.language.seen import Seen, lying
from headjudge.language.speech import Speech, capital

ROMAN: Final = ("0", "I", "II", "III", "IV")


class Words(words.Words, frozen=True, kw_only=True):
    """The tables of words that this game has besides those of every game."""

    colors: words.Table


class Wording(Speech[Words]):
    """The words of this game about the cards of a pool; `Speech` says what the tables are."""

    LANGUAGES: ClassVar = words.Languages(Words, "headjudge.games.godzilla")
    KEYWORDS: ClassVar = KEYWORDS
    FRAME: ClassVar = ("7.1.1", "7.1.2")
    GENERAL: ClassVar = ("10.4.3.2", "10.4.3.3", "10.5.2.1.4", "10.5.2.3", "10.7.1", "11.1.3")
    CONCEDING: ClassVar = "1.2.3"
    QUIET: ClassVar = frozenset({"answer", "forced", "moved", "standby", "victory", "win", "lose"})
    HEADLINES: ClassVar = (
        "result",
        "counter",
        "play",
        "invade",
        "pushed back",
        "evolve",
        "destroy",
    )
    RESOLVING: ClassVar = ("play ability", "perform")
    ACTIONS: ClassVar = frozenset({"main"})
    NUMBERED: ClassVar = "zone"
    UNSAID: ClassVar = ("deck", "monster deck")
    MEANS: ClassVar = {
        "invade": ("invade", "invade with top card"),
        "play": (
            "play battle", "play onto", "play for a price", "play monster", "activate strategy",
        ),
    }  # fmt: skip
    RULES_OF_WORDS: ClassVar = {
        "play": "8.2.1", "activate": "8.3.1", "出現": "8.2.1", "出す": "8.2.1", "プレイ": "8.2.1",
        "発動": "8.3.1",
    }  # fmt: skip
    ASKED: ClassVar = {
        "play": "main", "play battle": "main", "activate strategy": "main", "gain rage": "main",
        "play monster": "main", "burst": "main", "invade": "main",
    }  # fmt: skip
    LISTED: ClassVar = {"type": "type", "color": "colors", "rank": "rank", "trait": "traits"}
    FIGURES: ClassVar = ("threat", "counter_power")

    # -- cards and decks ----------------------------------------------------------------------

    def keyword_of(self, card: Card, term: Any) -> str:
        """The keyword of a card that brings this ability along; none, if it has no keyword."""
        words = [word for word in card.abilities.keywords if term in bundle_of(word)]
        return words[0].name if words else ""

    def rank(self, type_: str, value: int) -> str:
        """A rank as it is printed (2.3.2): that of a monster is a Roman numeral."""
        return ROMAN[value] if type_ == "monster" and 0 <= value < len(ROMAN) else str(value)

    def traits(self, number: str, lang: str) -> tuple[str, ...]:
        """The printed traits in this language."""
        found: tuple[str, ...] = self.cards[number].values["traits"]
        return tuple([self.named(each, lang) for each in found])

    def figures(self, number: str, lang: str) -> str:
        """What a card is, and its numbers, on one line."""
        table = self.words(lang)
        form = table.card
        values = self.cards[number].values
        colors = "/".join(table.colors[each] for each in values["colors"])
        figures = [
            form["type"].format(
                type=table.types[values["type"]],
                rank=self.rank(values["type"], values["rank"]),
                colors=colors,
            )
        ]
        figures += [
            form[name].format(value=values[name])
            for name in ("threat", "counter_power", "invasion")
            if values[name]
        ]
        return form["list"].join(figures)

    def kind_lines(self, number: str, lang: str) -> list[str]:
        """The traits of a card, if it has any."""
        form = self.words(lang).card
        traits = form["list"].join(self.traits(number, lang))
        return [form["traits"].format(traits=traits)] if traits else []

    def parts(self, deck: Any) -> list[list[tuple[int, str]]]:
        """The parts of a deck: how many of which card."""
        return [
            [(1, number) for number in deck.monsters],
            [(count, number) for number, count in deck.main.items()],
        ]

    # -- options ------------------------------------------------------------------------------

    def option(self, view: Seen, each: Seen, lang: str, source: str = "") -> str:
        """An option in full. `source`: the card whose text is being carried out."""
        line = self.bullet(source, each["index"], lang) if each["verb"] == "option" else ""
        return line or self.say_option(view, each, lang)

    def short(self, each: Seen, lang: str) -> str:
        """An option beside its card: `play`, `invade 2`."""
        table = self.words(lang)
        template = table.short.get(each["verb"])
        if template is None:
            return ""
        icon = self.cards[each["card"]["number"]].values["invasion"]
        return template.format(icon=icon)

    # -- why not ------------------------------------------------------------------------------

    def wished_verb(self, wish: str, type_: str, asked: str) -> str:
        """The verb of an option for a wish's word, given the type of the card it is about."""
        if wish not in ("", "play"):
            return wish
        return {"monster": "play monster", "strategy": "activate strategy"}.get(
            type_, "play battle"
        )

    def because(self, rule: str, view: Seen, named: Seen | None, lang: str, verb: str = "") -> str:
        """The facts of this very case, where a sentence can be made of them. `verb`: what was
        wished for."""
        table = self.words(lang).because
        if named is None or not rule.startswith(
            ("8.2.1", "8.3.1", "8.3.2", "8.4.1", "8.5.1", "8.6.1", "12.5")
        ):
            decision = view["decision"]
            if decision is None or rule not in (decision["rule"], "8.1.1"):
                return ""
            return self.busy(rule, view, named, lang)
        viewer = view["viewer"]
        printed = self.cards[named["number"]]
        name = self.quoted(named["number"], lang)
        elsewhere = self.not_in_hand(view, named, lang)
        if elsewhere:
            return elsewhere
        template = table.get(rule)
        if template is None:
            return ""
        seat = 1 - viewer if rule == "8.2.1" else viewer
        own = self._monster(view, viewer)
        return str(
            template.format(
                card=capital(name),
                rank=self.rank(printed.values["type"], printed.values["rank"]),
                position=view["numbers"][seat]["position"],
                traits="/".join(self.traits(named["number"], lang)),
                own_rank=self.rank("monster", self.cards[own].values["rank"]) if own else "-",
                own_traits="/".join(self.traits(own, lang)) if own else "-",
                strategies=self.words(lang)
                .card["list"]
                .join(
                    [self.quoted(each["number"], lang) for each in lying(view, "strategy", viewer)]
                ),
            )
        )

    def _monster(self, view: Seen, seat: int) -> str:
        """The number of a player's invading monster; nothing, if there is none in sight."""
        tops = [each for each in lying(view, "invading", seat) if "under" not in each]
        return str(tops[0]["number"]) if tops else ""
