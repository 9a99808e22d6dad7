"""The words of this game for people: log, questions, options, results, cards.

How sentences are made of them is `language/speech.py`; they are in `words_en.toml` and
`words_ja.toml`, key for key.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from headjudge.games.gateruler.c01_overview import INFINITE
from headjudge.games.gateruler.c02_cards import read_abilities
from headjudge.games.gateruler.c05_preparation.rulers import Sheet
from headjudge.games.gateruler.c16_keywords.bundles import KEYWORDS
from headjudge.language import words
from headjudge.language.seen import Seen, across, lying, rests
from headjudge.language.sentences import with_points
from headjudge.language.speech import Abilities, Speech, capital

POINT: Final = "•"


@KEYWORDS.derived
def abilities_of(text: str) -> Abilities:
    """The abilities of a text, each with the terms it means. An event's lines are one, and
    what is listed under a line belongs to it."""
    if text.startswith("Timing:") or "\nTiming:" in text:
        return ((text, read_abilities(text)),)
    return tuple([(each, read_abilities(each)) for each in with_points(text, POINT)])


# Those that a card has, by its type.
PRINTED: Final = {
    "ruler": ("life", "atk", "stk"), "geas": (), "unit": ("level", "atk", "hp", "stk"),
    "event": ("level",), "field": ("level",), "resource": (),
}  # fmt: skip
CAPS: Final = ("summon cap", "set cap", "level cap")
KINDS: Final = {"ability": "Act", "overdrive": "Overdrive", "drop overdrive": "Overdrive"}
# What is meant by naming a card, by its type, when an action is asked for.
MEANT: Final = {"unit": "summon", "event": "play", "field": "play", "ruler": "ability"}


class Words(words.Words, frozen=True, kw_only=True):
    """The tables of words that this game has besides those of every game."""

    processes: words.Table  # what waits in the gate besides cards and abilities, by rule


class Wording(Speech[Words]):
    """The words of this game about the cards of a pool; `Speech` says what the tables are."""

    LANGUAGES: ClassVar = words.Languages(Words, "headjudge.games.gateruler")
    KEYWORDS: ClassVar = KEYWORDS
    POINT: ClassVar = POINT
    FRAME: ClassVar = ("5-3c", "6-1a")
    GENERAL: ClassVar = ("3-4c", "9-2b", "9-4c", "12-1b", "14-4b-10", "14-11a")
    CONCEDING: ClassVar = "1-4c"
    QUIET: ClassVar = frozenset(
        {
            "answer", "forced", "moved", "standby", "lose", "choose", "begin game", "begin turn",
            "begin main phase", "begin attack phase", "begin attack", "begin declaration",
            "begin intercept", "begin damage step", "end damage step", "end combat",
            "end attack phase", "end turn", "as attack", "would be damaged",
            "deal damage", "put/setup", "ready/start phase", "ready/resources",
            "exhaust/attack", "forbidden",
        }
    )  # fmt: skip
    PLAYED: ClassVar = {"ability": KINDS["ability"]}
    BESIDE_CARDS: ClassVar = ("act", "attack")
    HEADLINES: ClassVar = ("result", "play", "attack", "destroy", "damage", "set", "drive")
    RESOLVING: ClassVar = ("play", "perform", "resolve card", "resolve ability")
    ACTIONS: ClassVar = frozenset({"act", "attack"})
    NUMBERED: ClassVar = "attack"
    UNSAID: ClassVar = ("deck", "resource", "drive")
    MEANS: ClassVar = {"play": ("play", "summon"), "attack": ("attack", "direct")}
    ASKED: ClassVar = {
        "summon": "act", "play": "act", "set": "act", "reveal": "act", "gear up": "act",
        "ability": "act", "overdrive": "act", "rearrange": "act", "attack": "attack",
        "direct": "attack",
    }  # fmt: skip
    LISTED: ClassVar = {
        "type": "type", "level": "level", "faction": "faction", "attribute": "attributes",
    }  # fmt: skip
    FIGURES: ClassVar = ("level", "atk", "hp", "stk", "life")

    # -- cards and decks ----------------------------------------------------------------------

    def abilities(self, text: str) -> Abilities:
        """The abilities of a text, each with the terms it means."""
        return abilities_of(text)

    def figures(self, number: str, lang: str) -> str:
        """What a card is, and its numbers, on one line."""
        table = self.words(lang)
        form = table.card
        values = self.cards[number].values
        kind = form["legendary" if values["legendary"] else "type"]
        found = [kind.format(type=table.types[values["type"]])]
        found += [form[name].format(value=values[name]) for name in PRINTED[values["type"]]]
        return form["list"].join(found)

    def kind_lines(self, number: str, lang: str) -> list[str]:
        """The factions and attributes of a card; of a ruler, its zones and caps."""
        form = self.words(lang).card
        values = self.cards[number].values
        lines: list[str] = []
        if values["faction"] or values["attributes"]:
            attributes = "".join([f"{{{self.named(each, lang)}}}" for each in values["attributes"]])
            factions = "/".join([self.named(each, lang) for each in values["faction"]])
            lines.append(form["kind"].format(factions=factions, attributes=attributes).strip())
        if values["sheet"] is not None:
            lines += self.sheet_lines(values["sheet"], values, lang)
        return lines

    def sheet_lines(self, sheet: Sheet, values: dict[str, Any], lang: str) -> list[str]:
        """The zones and caps that a ruler gives its player."""
        form = self.words(lang).card
        caps = [form[name].format(value=values[name]) for name in CAPS if values[name] < INFINITE]
        zones = form["zones"].format(
            attack=sheet.attack_zones, defense=sheet.defense_zones, set=sheet.set_zones,
            hand=form["hand" if sheet.hand else "no hand"],
        )  # fmt: skip
        return [zones, *([form["caps"].format(caps=form["list"].join(caps))] if caps else [])]

    def parts(self, deck: Any) -> list[list[tuple[int, str]]]:
        """The parts of a deck: its ruler with the geas, and how many of which card."""
        head = [(1, each) for each in (deck.ruler, deck.geas) if each]
        return [head, [(count, number) for number, count in deck.main.items()]]

    # -- options ------------------------------------------------------------------------------

    def option(self, view: Seen, each: Seen, lang: str, source: str = "") -> str:
        """An option in full. `source`: the card whose text is being carried out."""
        verb = each["verb"]
        asked = view["decision"]["prompt"]
        more: dict[str, str] = {}
        if verb == "option" and asked != "number":
            part = self.bullet(source, each["index"], lang)
            return part or self.say_option(view, each, lang)
        if verb == "pass" and self.is_main(view):
            return self.words(lang).places["main"]
        if verb == "attribute":
            more["attribute"] = self.named(self.cards.words("attributes")[each["index"]], lang)
        elif verb == "in gate":
            more["waiting"] = self.waiting_at(view, each["index"], lang)
        elif verb == "rearrange":
            more["other"] = self.zone_there(view, each["other zone"], lang)
        elif verb in ("attack", "direct"):
            more["target"] = self.target(view, each, lang)
        elif "card" in each and each["card"]["number"]:
            more.update(self.about_card(view, each, lang))
        return self.say_option(view, each, lang, **more)

    def about_card(self, view: Seen, each: Seen, lang: str) -> dict[str, str]:
        """What an option about a card tells besides its name."""
        verb, named = each["verb"], each["card"]
        more = {"level": str(self.cards[named["number"]].values["level"])}
        if verb in KINDS:
            text = self.ability_of_kind(named["number"], KINDS[verb], each["index"], lang)
            more["text"] = " ".join(text.split())
        elif verb in ("card", "give", "hit"):
            more["card"] = self.card_there(view, named, lang, True)
            if rests(view, named) and view["decision"]["prompt"] != "pay with":
                more["card"] = self.words(lang).places["exhausted"].format(card=more["card"])
        return more

    def is_main(self, view: Seen) -> bool:
        """Whether the viewer acts in the main phase, with nothing in the gate."""
        decision = view["decision"]
        return (
            decision["prompt"] == "act"
            and view["turn_player"] == view["viewer"]
            and "6-3b" in view["path"]
            and not view["stack"]
        )

    def target(self, view: Seen, each: Seen, lang: str) -> str:
        """What an attack is on: the card that stands in the zone, or the zone if it is empty."""
        zone = each["zone"]
        places = self.words(lang).places
        if zone["kind"] == "ruler":
            return places["ruler"]
        name = self.area(zone["kind"], zone["number"], lang)
        for seen in view["zones"]:
            if all(seen[key] == zone[key] for key in ("kind", "number", "seat")) and seen["cards"]:
                card = self.card(seen["cards"][-1]["number"], lang)
                return places["in"].format(card=card, place=name)
        return places["empty"].format(zone=name)

    def waiting(self, each: Seen, lang: str) -> str:
        """Something in the gate: a card, an ability of a card, or a process of the rules."""
        table: dict[str, str] = self.words(lang).processes
        template = table.get(each["rule"], table["other"])
        return template.format(card=self.card(each["card"], lang))

    def waiting_at(self, view: Seen, place: int, lang: str) -> str:
        """What is in the gate at this place, from the bottom."""
        stack = view["stack"]
        return self.waiting(stack[place], lang) if 0 <= place < len(stack) else "-"

    # -- why not ------------------------------------------------------------------------------

    def wished_verb(self, wish: str, type_: str, asked: str) -> str:
        """The verb of an option for a wish's word, given the type of the card it is about and
        what is asked."""
        if asked == "attack" and not wish:
            return "attack"
        if wish in ("", "play") and asked == "act":
            return MEANT.get(type_, "play")
        if wish == "play" and type_ == "unit":
            return "summon"
        return wish or "card"

    def because(self, rule: str, view: Seen, named: Seen | None, lang: str, verb: str = "") -> str:
        """The facts of this very case, where a sentence can be made of them. `verb`: what was
        wished for."""
        decision = view["decision"]
        is_asked = decision is not None and rule == decision["rule"]
        if is_asked and not (rule == "8-4c" and named is not None):
            return self.busy(rule, view, named, lang)
        waits = decision is not None and decision["seat"] == view["viewer"] and bool(view["stack"])
        if rule == "7-1a" and not waits:
            return self.busy(rule, view, named, lang)
        if rule == "7-1b" and named is not None and named["number"]:
            return self.not_in_hand(view, named, lang)
        template = self.words(lang).because.get(self.reason(rule, view, named))
        if template is None or (rule == "14-4b-8" and is_in_play(view, named)):
            return ""  # an ability costs what its text says, not the level of its card
        number = "" if named is None else named["number"]
        ruler = lying(view, "ruler", view["viewer"]) or lying(view, "defense", view["viewer"])
        return str(
            template.format(
                card=capital(self.quoted(number, lang)),
                level=self.cards[number].values["level"] if number in self.cards else 0,
                resources=len(
                    [c for c in lying(view, "resource", view["viewer"]) if "rest" not in c]
                ),
                summons=view["numbers"][view["viewer"]].get("summons", 0),
                cap=self.cards[ruler[0]["number"]].values["summon cap"] if ruler else 0,
            )
        )

    def reason(self, rule: str, view: Seen, named: Seen | None) -> str:
        """The key of the sentence for a refusal."""
        if rule == "7-1a":
            return "gate"
        if rule == "8-1a":
            return "phase" if view["turn_player"] == view["viewer"] else ""
        if named is None or not named["number"]:
            return ""
        if rule in ("8-4c", "8-4d-1"):
            return "exhausted" if rests(view, named) else ""
        return rule

    def partner(self, view: Seen, verb: str, named: Seen) -> Seen | None:
        """The card that goes unnamed in a wish about two: what is attacked is the ruler."""
        return across(view, "ruler", named) if verb in ("attack", "direct") else None


def is_in_play(view: Seen, named: Seen | None) -> bool:
    """Whether the player who looks has this card in play."""
    handle = 0 if named is None else named["handle"]
    zones = ("ruler", "attack", "defense", "field")
    there = [card for kind in zones for card in lying(view, kind, view["viewer"])]
    return any(card["handle"] == handle for card in there)
