"""The words of this game for people: log, questions, options, results, cards.

How sentences are made of them is `language/speech.py`; they are in `words_en.toml` and
`words_ja.toml`, key for key.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from headjudge.games.dragonball.c02_cards.printed import BACK, read_text
from headjudge.games.dragonball.c10_keywords.bundles import KEYWORDS, expand
from headjudge.language import boards, words
from headjudge.language.seen import Seen, across, lying, rests, where
from headjudge.language.sentences import with_points
from headjudge.language.speech import Abilities, Speech, capital


@KEYWORDS.derived
def skills_of(text: str) -> Abilities:
    """The skills of a text, each with the terms it means; what is to be chosen from stands
    on lines of its own."""
    return tuple([(skill, expand(read_text(skill))) for skill in with_points(text, Speech.POINT)])


KINDS: Final = {"activate": "Activate", "counter": "Counter"}
# What is meant by naming a card, by the question that is asked.
MEANT: Final = {"combo": "combo", "counter": "counter", "main": "play"}
COMBO_COSTS: Final = ("7-2-1-2-1-1", "7-2-1-2-2-1", "7-3-1-2-1-1", "7-3-1-2-2-1")


class Words(words.Words, frozen=True, kw_only=True):
    """The tables of words that this game has besides those of every game."""

    colors: words.Table


class Wording(Speech[Words]):
    """The words of this game about the cards of a pool; `Speech` says what the tables are."""

    LANGUAGES: ClassVar = words.Languages(Words, "headjudge.games.dragonball")
    KEYWORDS: ClassVar = KEYWORDS
    FRAME: ClassVar = ("5-2-1-8", "6-1-1")
    GENERAL: ClassVar = ("8-5-2-5", "8-7-1")
    CONCEDING: ClassVar = "1-2-4"
    QUIET: ClassVar = frozenset(
        {
            "answer", "forced", "moved", "standby", "win", "lose", "choose",
            "begin turn", "begin charge phase", "begin main phase", "end main phase",
            "begin offence step", "begin defense step", "begin damage step", "end turn",
            "end battle", "end battle attacked", "after combo", "activate", "deal damage",
            "dealt damage", "KO-s", "play/play", "leave/battle", "put/skill",
            "active/charge phase", "rest/attack",
        }
    )  # fmt: skip
    PLAYED: ClassVar = KINDS
    HEADLINES: ClassVar = (
        "result", "battle decided", "declare", "damage", "flip over", "KO", "attack negated", "play"
    )  # fmt: skip
    RESOLVING: ClassVar = ("skill", "counter", "resolve counter", "perform")
    ACTIONS: ClassVar = frozenset({"charge", "main", "combo", "counter"})
    UNSAID: ClassVar = ("deck", "energy")
    MEANS: ClassVar = {"play": ("play", "play free")}
    RULES_OF_WORDS: ClassVar = {
        "awaken": "10-2-1", "覚醒": "10-2-1", "evolve": "10-5-1", "進化": "10-5-1",
        "charge": "6-2-5", "チャージ": "6-2-5",
    }  # fmt: skip
    ASKED: ClassVar = {
        "play": "main", "play free": "main", "activate": "main", "attack": "main", "combo": "combo",
        "counter": "counter",
    }  # fmt: skip
    LISTED: ClassVar = {
        "type": "type", "color": "colors", "cost": "energy cost", "character": "character",
        "trait": "traits", "era": "era",
    }  # fmt: skip
    FIGURES: ClassVar = ("energy cost", "power", "combo power")

    # -- cards and decks ----------------------------------------------------------------------

    def abilities(self, text: str) -> Abilities:
        """The skills of a text, each with the terms it means."""
        return skills_of(text)

    def sort(self, number: str) -> str:
        """What a card is: `leader`, `leader back`, `battle`, `extra`, `token`."""
        if number.startswith("token "):
            return "token"
        return "leader back" if number.endswith(BACK) else str(self.cards[number].values["type"])

    def letters(self, colors: tuple[str, ...], lang: str) -> str:
        """Colours in short, as costs have them."""
        table = boards.letters_of("dragonball", lang)
        return "".join([table[color] for color in colors])

    def colors(self, number: str, lang: str) -> str:
        """The colours of a card, with a stroke between them."""
        table: dict[str, str] = self.words(lang).colors
        return "/".join([table[color] for color in self.cards[number].values["colors"] or ("",)])

    def figures(self, number: str, lang: str) -> str:
        """What a card is and costs and how strong it is, on one line."""
        table = self.words(lang)
        form = table.card
        values = self.cards[number].values
        found = [
            form["type"].format(
                type=table.types[self.sort(number)], colors=self.colors(number, lang)
            )
        ]
        if values["type"] != "leader":
            specified = (
                self.letters(values["specified cost"], lang) if values["specified cost"] else ""
            )
            key = "cost" if specified else "energy cost"
            found.append(form[key].format(value=values["energy cost"], letters=specified))
        if values["type"] != "extra":
            found.append(form["power"].format(value=values["power"]))
        if values["combos"]:
            key = "combo" if values["combo cost"] else "combo power"
            found.append(form[key].format(value=values["combo power"], cost=values["combo cost"]))
        return form["list"].join(found)

    def kind_lines(self, number: str, lang: str) -> list[str]:
        """The character, the traits and the era of a card, if it has any of them."""
        values = self.cards[number].values
        if not (values["character"] or values["traits"] or values["era"]):
            return []
        kind = (
            self.words(lang)
            .card["kind"]
            .format(
                characters=self.all_named(values["character"], lang),
                traits=self.all_named(values["traits"], lang),
                era=self.named(values["era"], lang) or "-",
            )
        )
        return [kind]

    def text_lines(self, number: str, lang: str) -> list[str]:
        """A card's text, line by line; of a leader's side, also what its other side is."""
        lines = super().text_lines(number, lang)
        other = self.cards[number].values["other side"]
        if other:
            form = self.words(lang).card["other side"]
            lines.append(form.format(card=self.card(other, lang), number=other))
        return lines

    def parts(self, deck: Any) -> list[list[tuple[int, str]]]:
        """The parts of a deck: its leader, and how many of which card."""
        return [[(1, deck.leader)], [(count, number) for number, count in deck.main.items()]]

    # -- options ------------------------------------------------------------------------------

    def option(self, view: Seen, each: Seen, lang: str, source: str = "") -> str:
        """An option in full. `source`: the card whose text is being carried out."""
        verb = each["verb"]
        if verb == "option":
            part = "" if self.is_number(view) else self.bullet(source, each["index"], lang)
            return part or self.say_option(view, each, lang)
        if "card" not in each or not each["card"]["number"]:
            return self.say_option(view, each, lang)
        named = each["card"]
        more: dict[str, str] = {}
        if verb in KINDS:
            text = self.ability_of_kind(named["number"], KINDS[verb], each["index"], lang)
            more["skill"] = " ".join(text.split())
            more["card"] = self.card_there(view, named, lang, True)
        elif verb == "attack":
            more["target"] = self.card(each["other"]["number"], lang)
        elif verb == "combo":
            return self.combo(view, each, lang)
        elif verb == "card":
            more["colors"] = self.colors(named["number"], lang)
            more["cost"] = str(self.cards[named["number"]].values["energy cost"])
            if rests(view, named) and view["decision"]["prompt"] != "energy":
                there = self.card_there(view, named, lang, True)
                more["card"] = self.words(lang).places["resting"].format(card=there)
        return self.say_option(view, each, lang, **more)

    def is_number(self, view: Seen) -> bool:
        """Whether the options are how many, and not parts of a text."""
        return view["decision"]["prompt"] in ("how-many", "look-at")

    def combo(self, view: Seen, each: Seen, lang: str) -> str:
        """A combo: what it adds, with which card, and at what cost."""
        named = each["card"]
        cost = self.cards[named["number"]].values["combo cost"]
        template: str = self.words(lang).options["combo for" if cost else "combo"]
        return template.format(
            power=self.value_now(view, named, "combo power"),
            card=self.card_there(view, named, lang, True),
            cost=cost,
        )

    # -- why not ------------------------------------------------------------------------------

    def wished_verb(self, wish: str, type_: str, asked: str) -> str:
        """The verb of an option for a wish's word, given the type of the card it is about and
        what is asked."""
        if type_ != "battle" and wish in ("", "play") and asked == "main":
            return "activate"
        return wish or MEANT.get(asked, "card")

    def partner(self, view: Seen, verb: str, named: Seen) -> Seen | None:
        """The card that goes unnamed in a wish about two: what is attacked is the leader, and
        so is what attacks."""
        return across(view, "leader", named) if verb == "attack" else None

    def because(self, rule: str, view: Seen, named: Seen | None, lang: str, verb: str = "") -> str:
        """The facts of this very case, where a sentence can be made of them. `verb`: what was
        wished for."""
        decision = view["decision"]
        if decision is not None and rule == decision["rule"]:
            return self.busy(rule, view, named, lang)
        if named is None or not named["number"]:
            return ""
        if rule == "6-3-1-2-1":
            return self.not_in_hand(view, named, lang)
        template = self.words(lang).because.get(self.reason(rule, view, named))
        if template is None:
            return ""
        printed = self.cards[named["number"]].values
        return str(
            template.format(
                card=capital(self.quoted(named["number"], lang)),
                cost=self.value_now(view, named, "energy cost"),
                combo=printed["combo cost"],
                energy=len([c for c in lying(view, "energy", view["viewer"]) if "rest" not in c]),
                hand=len(lying(view, "hand", view["viewer"])),
            )
        )

    def reason(self, rule: str, view: Seen, named: Seen) -> str:
        """The key of the sentence for a refusal."""
        there = where(view).get(named["handle"])
        if rule == "7-1":
            if there is None or there["kind"] not in ("leader", "battle"):
                return "not in play"
            if there["seat"] == view["viewer"]:
                return "rests" if rests(view, named) else ""
            return "" if rests(view, named) else "active"
        return "combo cost" if rule in COMBO_COSTS else rule
