"""The words of this game for people: log, questions, options, results, cards.

All of it is made from what a viewer may know (a view, or a log entry as that viewer
sees it), so nothing can be said here that is not known there. English is in
`wording_en.py`, Japanese in `wording_ja.py`, key for key.

Fields in the sentences: `who` and `whose` (the player), `card`, `to` and `frm` (areas),
`amount`, `tag` (what an entry carries besides); a capital begins a sentence.
`{draw|draws}` is for "you" and for anybody else.
"""

from __future__ import annotations

import re
from types import ModuleType
from typing import Any, Final

from headjudge.games.godzilla import wording_en, wording_ja
from headjudge.games.godzilla.cards import catalogue
from headjudge.games.godzilla.zones import LAYOUT
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.triggers import IN_VAIN

Seen = dict[str, Any]

LANGUAGES: Final[dict[str, ModuleType]] = {"en": wording_en, "ja": wording_ja}
ROMAN: Final = ("0", "I", "II", "III", "IV")

# Entries that only explain how the game went on; a plain log leaves them out.
QUIET: Final = frozenset({"answer", "forced", "standby", "victory", "win", "lose"})

# The turn and its order of phases: everything happens under these.
FRAME: Final = ("7.1.1", "7.1.2")

# The procedures during which a card's text is being carried out.
RESOLVING: Final = ("play ability", "perform")

_VERB: Final = re.compile(r"\{(\w+)\|(\w+)\}")


def words(lang: str) -> ModuleType:
    if lang not in LANGUAGES:
        raise HeadjudgeError(f"no language {lang!r}; there is {', '.join(LANGUAGES)}", field="lang")
    return LANGUAGES[lang]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- players, areas, cards --------------------------------------------------------------


def player(seat: int, viewer: int, lang: str) -> str:
    """You, your opponent; for the public: player 1, player 2."""
    names = words(lang).PLAYERS
    if seat < 0:
        return str(names["nobody"])
    if viewer not in (0, 1):
        return str(names["one"].format(n=seat + 1))
    return str(names["you" if seat == viewer else "them"])


def whose(seat: int, viewer: int, lang: str) -> str:
    names = words(lang).PLAYERS
    if viewer not in (0, 1):
        return str(names["ones"].format(n=seat + 1))
    return str(names["your" if seat == viewer else "their"])


def area(kind: str, number: int, lang: str) -> str:
    """`zone 3`, `the hand`."""
    return str(words(lang).ZONES[kind].format(n=number))


def zone(kind: str, number: int, seat: int, viewer: int, lang: str) -> str:
    """`your zone 3`, `your opponent's hand`."""
    name = area(kind, number, lang)
    if seat < 0:
        return name
    name = name.removeprefix("the ")
    return str(words(lang).ZONES["of"].format(whose=whose(seat, viewer, lang), zone=name))


def card(number: str, lang: str) -> str:
    """A card's name; `a card` for one that is not known."""
    known = catalogue().get(number)
    if known is None:
        return str(words(lang).CARD["none"])
    return known.names.get(lang) or known.name


def quoted(number: str, lang: str) -> str:
    """A card's name inside a sentence."""
    if number not in catalogue():
        return card(number, lang)
    return str(words(lang).CARD["name"].format(name=card(number, lang)))


def rank(type_: str, value: int) -> str:
    """2.3.2. Monster ranks are Roman numerals."""
    return ROMAN[value] if type_ == "monster" and 0 <= value < len(ROMAN) else str(value)


def traits(number: str, lang: str) -> tuple[str, ...]:
    """The printed traits, in the language as far as our cards give them."""
    found: tuple[str, ...] = catalogue()[number].values["traits"]
    if lang == "ja":
        return tuple(_traits_ja().get(each, each) for each in found)
    return found


def _traits_ja() -> dict[str, str]:
    if not _TRAITS:
        from headjudge.games.godzilla.cards import printed_cards

        for each in printed_cards():
            _TRAITS.update(zip(each.traits, each.traits_ja, strict=False))
    return _TRAITS


_TRAITS: Final[dict[str, str]] = {}


def card_lines(number: str, lang: str, now: dict[str, Any] | None = None) -> list[str]:
    """A card to read: name, what it is, its figures, its text; `now`: present values."""
    table = words(lang)
    form = table.CARD
    printed = catalogue()[number]
    values = printed.values
    colors = "/".join(table.COLORS[each] for each in values["colors"])
    figures = [
        form["type"].format(
            type=table.TYPES[values["type"]],
            rank=rank(values["type"], values["rank"]),
            colors=colors,
        )
    ]
    figures += [
        form[name].format(value=values[name])
        for name in ("threat", "counter_power", "invasion")
        if values[name]
    ]
    lines = [f"{card(number, lang)}  [{number}]", form["list"].join(figures)]
    if values["traits"]:
        lines.append(form["traits"].format(traits=form["list"].join(traits(number, lang))))
    changed = {
        name: value
        for name, value in (now or {}).items()
        if name in ("threat", "counter_power") and value != values[name]
    }
    if changed:
        said = form["list"].join(form[name].format(value=value) for name, value in changed.items())
        lines.append(form["now"].format(values=said))
    text = printed.texts.get(lang) or printed.texts["en"]
    return [*lines, *(text.splitlines() if text else [form["no text"]])]


# -- the log ------------------------------------------------------------------------------


class _Fields(dict[str, str]):
    """A sentence never fails for want of a field."""

    def __missing__(self, key: str) -> str:
        return "?"


def entry(seen: Seen, viewer: int, lang: str) -> str | None:
    """A log entry as a sentence; None if it changed nothing."""
    if seen.get("amount") == IN_VAIN:
        return None
    table = words(lang)
    template = _template(table.ENTRIES, seen)
    if template is None:
        return str(seen["kind"])
    return _sentence(template, _fields(seen, viewer, lang), seen["seat"] == viewer)


def rules(seen: Seen) -> tuple[str, ...]:
    """The numbers behind an entry, without those that everything happens under."""
    if seen["kind"] == "result":
        return (str(seen["tags"][0]),)
    if seen["kind"] == "concede":
        return ("1.2.3",)
    path = [str(number) for number in seen["rules"]]
    while len(path) > 1 and path[0] in FRAME:
        path.pop(0)
    return tuple(path)


def _template(entries: dict[str, str], seen: Seen) -> str | None:
    kind = str(seen["kind"])
    if kind == "play" and "to" in seen:
        there = f"play {LAYOUT.kind[seen['to']]}"
        kind = there if there in entries else kind
    tags = seen.get("tags") or [""]
    return entries.get(f"{kind}/{tags[0]}") or entries.get(kind)


def _fields(seen: Seen, viewer: int, lang: str) -> _Fields:
    table = words(lang)
    seat = seen["seat"]
    tags = seen.get("tags") or []
    fields = _Fields(
        who=player(seat, viewer, lang),
        whose=whose(seat, viewer, lang),
        card=quoted(about(seen), lang),
        amount=str(seen.get("amount", 0)),
        tag=str(tags[0]) if tags else "",
    )
    fields["Who"], fields["Whose"] = capital(fields["who"]), capital(fields["whose"])
    fields["Card"] = capital(fields["card"])
    for name, key in (("frm", "from"), ("to", "to")):
        if key in seen:
            fields[name] = _area_of(seen[key], seat, viewer, lang)
    if tags:
        fields["until"] = table.UNTIL.get(str(tags[0]), str(tags[0]))
        fields["prompt"] = table.PROMPTS.get(str(tags[0]), table.PROMPTS["other"]).rstrip("?")
        if seen["kind"] == "result":
            ended = {"winner": None if seat < 0 else seat, "rule": str(tags[0])}
            fields["result"] = result(ended, viewer, lang)
    return fields


def about(seen: Seen) -> str:
    """The number of the card an entry is about, if this viewer may know it."""
    if "card" in seen:
        return str(seen["card"])
    known = catalogue()
    return next((str(tag) for tag in seen.get("tags") or () if tag in known), "")


def _area_of(index: int, seat: int, viewer: int, lang: str) -> str:
    """An area by its place in the layout; whose it is, unless it is the player's own."""
    kind, number, its = LAYOUT.kind[index], LAYOUT.number[index], LAYOUT.seat[index]
    if its in (seat, -1):
        return area(kind, number, lang)
    return zone(kind, number, its, viewer, lang)


def _sentence(template: str, fields: dict[str, str], second_person: bool) -> str:
    chosen = _VERB.sub(lambda verb: verb[1] if second_person else verb[2], template)
    return chosen.format_map(fields)


def result(ended: Seen, viewer: int, lang: str) -> str:
    """Who won, and by what."""
    table = words(lang).RESULTS
    winner, rule = ended["winner"], str(ended["rule"])
    template = table.get(rule) or table["drawn" if winner is None else "won"]
    seat = -1 if winner is None else winner
    fields = _Fields(
        who=player(seat, viewer, lang),
        Who=capital(player(seat, viewer, lang)),
        loser=player(1 - seat, viewer, lang) if seat >= 0 else "",
    )
    return _sentence(template, fields, seat == viewer)


# -- questions and options ----------------------------------------------------------------


def prompt(decision: Seen, lang: str) -> str:
    """What is asked, and how many may be chosen."""
    table = words(lang)
    asked = str(table.PROMPTS.get(decision["prompt"], table.PROMPTS["other"]))
    least, most = decision.get("least", 1), decision.get("most", 1)
    if least == most == 1:
        return asked
    key = "exactly" if least == most else "up to" if least == 0 else "between"
    count = table.COUNTS[key].format(least=least, most=most)
    return f"{asked} ({count})"


def where(view: Seen) -> dict[int, Seen]:
    """The area of every card the viewer can name, by handle."""
    return {each["handle"]: zone for zone in view["zones"] for each in zone["cards"]}


def option(view: Seen, each: Seen, lang: str, source: str = "") -> str:
    """An option in full. `source`: the card whose text is being carried out."""
    table = words(lang)
    verb = each["verb"]
    if verb == "option":
        line = bullet(source, each["index"], lang)
        if line:
            return line
    fields = _Fields(verb=verb, index=str(each.get("index", 0)))
    if verb == "option":
        fields["index"] = str(each.get("index", 0) + 1)
    if "card" in each:
        fields["card"] = card_there(view, each["card"], lang, verb == "card")
    if verb == "zone":
        fields["zone"] = zone_there(view, each.get("zone"), lang)
    template = table.OPTIONS.get(verb, table.OPTIONS["other"])
    return str(template.format_map(fields))


def card_there(view: Seen, named: Seen, lang: str, with_place: bool) -> str:
    """A card's name and, where that tells it from others, where it is."""
    name = card(named["number"], lang)
    there = where(view).get(named["handle"])
    if not with_place or there is None or there["kind"] in ("deck", "monster deck"):
        return name
    if there["kind"] == "hand" and there["seat"] == view["viewer"]:
        return name
    place = zone(there["kind"], there["number"], there["seat"], view["viewer"], lang)
    return str(words(lang).PLACES["in"].format(card=name, place=place))


def zone_there(view: Seen, named: Seen | None, lang: str) -> str:
    """A zone and what is in it."""
    places = words(lang).PLACES
    if named is None:
        return str(places["no zone"])
    viewer = view["viewer"]
    name = area(named["kind"], named["number"], lang)
    if named["seat"] != viewer:
        name = zone(named["kind"], named["number"], named["seat"], viewer, lang)
    for each in view["zones"]:
        if (each["kind"], each["number"], each["seat"]) == (
            named["kind"], named["number"], named["seat"],
        ):  # fmt: skip
            tops = [card(c["number"], lang) for c in each["cards"] if "under" not in c]
            if tops:
                return str(
                    places["holds"].format(zone=name, card=words(lang).CARD["list"].join(tops))
                )
    return name


def bullet(number: str, index: int, lang: str) -> str:
    """The line of a card's text that an option stands for."""
    printed = catalogue().get(number)
    if printed is None:
        return ""
    text = printed.texts.get(lang) or printed.texts["en"]
    points = [line.lstrip("・").strip() for line in text.splitlines() if line.startswith("・")]
    return points[index] if 0 <= index < len(points) else ""


def short(each: Seen, lang: str) -> str:
    """An option beside its card: `play`, `invade 2`."""
    table = words(lang)
    template = table.SHORT.get(each["verb"])
    if template is None:
        return ""
    icon = catalogue()[each["card"]["number"]].values["invasion"]
    return str(template.format(icon=icon))


# -- why not ------------------------------------------------------------------------------


def wished_verb(wish: str, type_: str) -> str:
    """The verb of an option for a wish's word, given the type of the card it is about."""
    if wish != "play":
        return wish
    return {"monster": "play monster", "strategy": "activate strategy"}.get(type_, "play battle")


def wishes() -> list[tuple[str, str]]:
    """Words of every language, since a player may use either."""
    return [pair for table in LANGUAGES.values() for pair in table.WISHES]


def because(rule: str, view: Seen, named: Seen | None, lang: str) -> str:
    """The facts of this very case, where a sentence can be made of them."""
    table = words(lang).BECAUSE
    decision = view["decision"]
    if named is None or not rule.startswith(("8.2.1", "8.3.1", "8.4.1", "8.5.1", "8.6.1", "12.5")):
        offered = decision.get("options") or [{}] if decision is not None else [{}]
        is_asked = ("card" if named else "zone") in offered[0] and decision["prompt"] != "main"
        if is_asked and rule == decision["rule"]:
            return ""  # that is what is asked: the rule says it all
        if decision is not None and rule in (decision["rule"], "8.1.1"):
            key = "asked" if decision["seat"] == view["viewer"] else "them"
            return str(table[key].format(prompt=prompt(decision, lang)))
        return ""
    viewer = view["viewer"]
    printed = catalogue()[named["number"]]
    there = where(view).get(named["handle"])
    name = quoted(named["number"], lang)
    if there is None or there["kind"] != "hand" or there["seat"] != viewer:
        return str(table["not in hand"].format(card=capital(name)))
    template = table.get(rule)
    if template is None:
        return ""
    seat = 1 - viewer if rule == "8.2.1" else viewer
    own = _monster(view, viewer)
    return str(
        template.format(
            card=capital(name),
            rank=rank(printed.values["type"], printed.values["rank"]),
            position=view["numbers"][seat]["position"],
            traits="/".join(traits(named["number"], lang)),
            own_rank=rank("monster", catalogue()[own].values["rank"]) if own else "-",
            own_traits="/".join(traits(own, lang)) if own else "-",
        )
    )


def _monster(view: Seen, seat: int) -> str:
    for each in view["zones"]:
        if each["kind"] == "invading" and each["seat"] == seat:
            for named in each["cards"]:
                if "under" not in named:
                    return str(named["number"])
    return ""
