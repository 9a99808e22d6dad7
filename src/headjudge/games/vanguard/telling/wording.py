"""The words of this game for people: log, questions, options, results, cards.

How sentences are made of them is `language/speech.py`; they are in `words_en.toml` and
`words_ja.toml`, key for key.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from headjudge.games.vanguard.c02_cards.clans import NATION_OF, OF_EVERY_CLAN, is_of_every_clan
from headjudge.games.vanguard.c02_cards.printed import read_text
from headjudge.games.vanguard.c02_cards.trigger_icons import PARTS
from headjudge.games.vanguard.c04_zones import circles
from headjudge.games.vanguard.c10_actions.declaring import declarations
from headjudge.games.vanguard.c11_keywords.expansion import expand
from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.language import words
from headjudge.language.seen import Seen, in_sight, lying, where
from headjudge.language.speech import Abilities, Speech, capital


@KEYWORDS.derived
def abilities_of(line: str) -> tuple[Any, ...]:
    """The abilities that a line of a text is."""
    return expand(read_text(line))


FRONT_ROW: Final = 2  # the first two rear-guard circles


class Words(words.Words, frozen=True, kw_only=True):
    """The tables of words that this game has besides those of every game."""

    columns: words.Table  # of circles
    parts: words.Table  # what a trigger icon does
    triggers: words.Table
    icons: words.Table


class Wording(Speech[Words]):
    """The words of this game about the cards of a pool; `Speech` says what the tables are."""

    LANGUAGES: ClassVar = words.Languages(Words, "headjudge.games.vanguard")
    KEYWORDS: ClassVar = KEYWORDS
    FRAME: ClassVar = ("6.2.1", "6.2.2")
    GENERAL: ClassVar = ("8.2.1.1", "9.1.3")
    CONCEDING: ClassVar = "1.2.4"
    QUIET: ClassVar = frozenset(
        {
            "answer", "forced", "moved", "standby", "win", "lose", "choose", "heart",
            "begin turn", "begin stand phase", "begin draw phase", "begin G assist step",
            "begin ride phase", "begin stride step", "begin start step", "begin attack step",
            "begin guard step", "begin drive step", "begin damage step", "begin close step",
            "end battle", "end turn", "attack hits", "attack misses", "rest/attack", "rest/boost",
            "first vanguard", "put trigger>hand", "put trigger>damage",
            "drive check", "damage check", "play ability",
        }
    )  # fmt: skip
    HEADLINES: ClassVar = ("result", "battle decided", "place", "damage", "trigger", "battle off")
    RESOLVING: ClassVar = ("act", "standby", "perform")
    ACTIONS: ClassVar = frozenset(
        {"ride", "stride", "main", "start step", "attacker", "boost", "guard", "trigger order"}
    )
    NUMBERED: ClassVar = "rear-guard"
    UNSAID: ClassVar = ("deck", "trigger", "G")
    MEANS: ClassVar = {"guard": ("guard", "g guardian", "intercept")}
    ASKED: ClassVar = {
        "ride": "ride", "stride": "stride", "call": "main", "act": "main", "exchange": "main",
        "attack": "start step", "boost": "boost", "guard": "guard", "g guardian": "guard",
        "intercept": "guard",
    }  # fmt: skip
    LISTED: ClassVar = {
        "type": "type", "grade": "grade", "clan": "clan", "race": "race", "nation": "nation",
        "trigger": "trigger",
    }  # fmt: skip
    FIGURES: ClassVar = ("power", "critical", "shield", "grade", "drive")

    # -- cards and decks ----------------------------------------------------------------------

    def abilities(self, text: str) -> Abilities:
        """The lines of a text, each with the abilities that it is."""
        return tuple([(line, abilities_of(line)) for line in text.splitlines()])

    def clans(self, number: str, lang: str) -> str:
        """The clans of a card, or the nation whose clans it has them all (2.17.4.2)."""
        values = self.cards[number].values
        found: tuple[str, ...] = values["clan"]
        if is_of_every_clan(found):
            return self.named(OF_EVERY_CLAN, lang)
        if len(found) > 2 and {NATION_OF.get(clan) for clan in found} <= set(values["nation"]):
            found = values["nation"]
        return self.all_named(found, lang)

    def figures(self, number: str, lang: str) -> str:
        """What a card is, and its numbers, on one line."""
        table = self.words(lang)
        form = table.card
        values = self.cards[number].values
        figures = [form["type"].format(type=table.types[values["type"]], grade=values["grade"])]
        if values["trigger"]:
            figures.append(form["trigger"].format(trigger=table.triggers[values["trigger"]]))
        figures += [
            form[name].format(value=values[name])
            for name in ("power", "critical", "shield")
            if values[name] and (name, values[name]) != ("critical", 1)
        ]
        figures += [table.icons[icon] for icon in values["icons"]]
        return form["list"].join(figures)

    def kind_lines(self, number: str, lang: str) -> list[str]:
        """The clans of a card, and its races if it has any."""
        races = self.cards[number].values["race"]
        form = self.words(lang).card["kind" if races else "clan"]
        return [form.format(clans=self.clans(number, lang), races=self.all_named(races, lang))]

    def parts(self, deck: Any) -> list[list[tuple[int, str]]]:
        """The parts of a deck: how many of which card."""
        return [
            [(count, number) for number, count in counts.items()] for counts in (deck.main, deck.G)
        ]

    # -- options ------------------------------------------------------------------------------

    def option(self, view: Seen, each: Seen, lang: str, source: str = "") -> str:
        """An option in full. `source`: the card whose text is being carried out."""
        table = self.words(lang)
        verb = each["verb"]
        more: dict[str, str] = {}
        if verb == "act":
            more["ability"] = self.ability(each["card"]["number"], each["index"], lang)
            more["card"] = self.card_there(view, each["card"], lang, True)
        elif verb == "exchange":
            more["column"] = table.columns[str(each["zone"]["number"])]
        elif verb == "option":
            line = self.bullet(source, each["index"], lang)
            if line:
                return line
            more["part"] = self.part(view, each["index"], lang)
        elif "card" in each and each["card"]["number"]:
            for name in ("power", "shield"):
                more[name] = str(self.value_now(view, each["card"], name))
            if verb == "card" and self.lies_down(view, each["card"]):
                named = self.card_there(view, each["card"], lang, True)
                more["card"] = table.places["face down"].format(card=named)
        return self.say_option(view, each, lang, **more)

    def ability_of_option(self, each: Seen, lang: str) -> str:
        """The text of the ability that an option plays."""
        if each["verb"] == "act" and each["card"]["number"]:
            return self.ability(each["card"]["number"], each["index"], lang)
        return super().ability_of_option(each, lang)

    def ability(self, number: str, index: int, lang: str) -> str:
        """The line of a card's text that has this activated ability; none, if it was gained."""
        lines = [line for line in self.text(number, lang).splitlines() if line.startswith("[ACT]")]
        return lines[index] if index < len(lines) else ""

    def part(self, view: Seen, index: int, lang: str) -> str:
        """What can be declared (10.23), or what the icon does that was revealed (2.8.1.1)."""
        asked = view["decision"]["prompt"]
        if asked.startswith("declare "):
            found = declarations(self.cards, asked.removeprefix("declare "))[index]
            return self.named(found, lang) if isinstance(found, str) else str(found)
        for each in reversed(lying(view, "trigger", view["viewer"])):
            icon = self.cards[each["number"]].values["trigger"]
            if index < len(PARTS[icon]):
                return self.words(lang).parts[PARTS[icon][index]]
        return str(index + 1)

    def lies_down(self, view: Seen, named: Seen) -> bool:
        """Whether a card of a damage zone lies face down."""
        there = where(view).get(named["handle"])
        if there is None or there["kind"] != "damage":
            return False
        return "face" in in_sight(view)[named["handle"]]

    # -- why not ------------------------------------------------------------------------------

    def wished_verb(self, wish: str, type_: str, asked: str) -> str:
        """The verb of an option for a wish's word, given the type of the card it is about and
        what is asked."""
        if wish == "guard" and type_ == "G":
            return "g guardian"
        return wish or {"ride": "ride", "stride": "stride", "guard": "guard"}.get(asked, "call")

    def place_named(self, verb: str, place: int) -> int:
        """The zone that a card in this place stands for: a column is exchanged by its front
        circle."""
        return circles.front_of_column(place) if verb == "exchange" else place

    def because(self, rule: str, view: Seen, named: Seen | None, lang: str, verb: str = "") -> str:
        """The facts of this very case, where a sentence can be made of them. `verb`: what was
        wished for."""
        decision = view["decision"]
        cannot = self.cannot_attack(view, named) if rule == "7.4.1.3" else ""
        if not cannot and decision is not None and rule == decision["rule"]:
            return self.busy(rule, view, named, lang)
        if named is None or not named["number"]:
            return ""
        viewer = view["viewer"]
        if rule.startswith("8.5.2.1") and verb != "act":
            elsewhere = self.not_in_hand(view, named, lang)
            if elsewhere:
                return elsewhere
        key = "no ability" if (rule, verb) == ("8.5.2.1", "act") else cannot or rule
        template = self.words(lang).because.get(key)
        if template is None:
            return ""
        return str(
            template.format(
                card=capital(self.quoted(named["number"], lang)),
                grade=self.value_now(view, named, "grade"),
                own=self.vanguard_grade(view, viewer),
                face_up=len([each for each in lying(view, "damage", viewer) if "face" not in each]),
                soul=len(lying(view, "soul", viewer)),
            )
        )

    def cannot_attack(self, view: Seen, named: Seen | None) -> str:
        """What keeps a unit of one's own from attacking, if it is the back row, or resting."""
        there = None if named is None else where(view).get(named["handle"])
        if named is None or there is None or there["seat"] != view["viewer"]:
            return ""
        if there["kind"] == "rear-guard" and there["number"] > FRONT_ROW:
            return "back row"
        return "rests" if named.get("rest") else ""

    def vanguard_grade(self, view: Seen, seat: int) -> str:
        """The grade of a player's vanguard now; a dash, if there is none."""
        for each in lying(view, "vanguard", seat):
            if "under" not in each and each["number"]:
                return str(self.value_now(view, each, "grade"))
        return "-"
