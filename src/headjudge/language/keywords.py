"""Keywords: what a game states of each of them, once.

A game lists its keywords in its chapter on them. Everything else that knows a keyword by its name
asks that list: the phrases of card text, what compiling a card adds to it, filters such as "with
that keyword", pronouns, and the names in log, options and cards in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, ParamSpec, TypeVar, cast

from headjudge.kernel.notation import names_of
from headjudge.language.book import Context
from headjudge.language.phrases import Grammar
from headjudge.language.terms import Ability, It, Keyword, Object, Term
from headjudge.language.terms.walking import rewrite, walk

Made = TypeVar("Made")
Given = ParamSpec("Given")

# What stands in a form where the name of a keyword is to be.
KEYWORD: Final = "KEYWORD"
SMALL: Final = re.compile(r"(?<![{:])\bkeyword\b")  # but not the name of a hole

# What a keyword stands for: from the word as printed to ordinary abilities.
Bundle = Callable[[Keyword], tuple[Ability, ...]]


@dataclass(frozen=True, slots=True)
class Form:
    """One way in which a keyword stands on a card: what it is read as, its text in each language
    (none: not in that language), and the kind of phrase that it is. `KEYWORD` in these is the
    keyword's name, `keyword` the name with a small first letter."""

    term: Any
    en: str
    ja: str = ""
    kind: str = "ability"
    wording: str = ""


@dataclass(frozen=True, slots=True)
class Statement:
    """A keyword: its name in both languages, the rule that says what it is, the abilities that it
    stands for (None: the rules look for it by its name), and how it stands on cards. `asked_for`:
    texts speak of cards with it. `wrong`: patterns of what must not be said for it in Japanese.
    `holds`: whether an ability that it stands before is active. `state`: what it makes of a card,
    as texts say it."""

    name: str
    ja: str
    rule: str
    abilities: Bundle | None = None
    forms: tuple[Form, ...] = ()
    asked_for: bool = True
    wrong: tuple[str, ...] = ()
    holds: Callable[[Context, Any], bool] | None = None
    state: str = ""

    def worded(self, form: Form, lang: str) -> str:
        """The text of a form, with the keyword's name in it."""
        text: str = getattr(form, lang)
        text = SMALL.sub(self.name[0].lower() + self.name[1:], text)
        return text.replace(KEYWORD, self.name if lang == "en" else self.ja)

    def phrases(
        self, grammar: Grammar, lang: str, kind: str = "", head: str = "", mark: str = ""
    ) -> None:
        """Enter its forms into a grammar, or those of one kind. A `head` stands before them and
        makes them abilities; `mark` tells it from other heads."""
        for form in self.forms:
            if getattr(form, lang) and kind in ("", form.kind):
                wording = form.wording.replace(KEYWORD, self.name)
                grammar.kind("ability" if head else form.kind).phrase(
                    f"{head}{self.worded(form, lang)}",
                    named(form.term, self.name),
                    wording and f"{mark}{wording}",
                )


def named(term: Any, name: str) -> Any:
    """The term of a form, with the keyword's name in it."""
    if isinstance(term, tuple):
        return tuple([named(each, name) for each in term])
    if isinstance(term, Term):
        values = {each: named(getattr(term, each), name) for each in names_of(type(term))}
        return replace(term, **values)
    return name if term == KEYWORD else term


def unbound(term: Any) -> Any:
    """A term without the cards that its objects are."""
    return It() if isinstance(term, Object) else rewrite(term, unbound)


def is_bare(term: Any) -> bool:
    """Whether a term is a keyword without a number and without details."""
    return isinstance(term, Keyword) and term.number is None and not term.details


class Keywords:
    """The keywords of a game, in the order of its rulebook."""

    def __init__(self, *stated: Statement) -> None:
        self.by_name: dict[str, Statement] = {each.name: each for each in stated}
        self.forgetting: list[Callable[[], None]] = []
        self.inside = self.derived(self.abilities_inside)
        self.known = self.derived(self.known_alone)

    def __iter__(self) -> Iterator[Statement]:
        return iter(self.by_name.values())

    def __contains__(self, name: object) -> bool:
        return name in self.by_name

    def __getitem__(self, name: str) -> Statement:
        return self.by_name[name]

    def bundle(self, word: Keyword) -> tuple[Ability, ...]:
        """The abilities that a printed keyword stands for; none, if the rules look for it by its
        name."""
        stated = self.by_name.get(word.name)
        return () if stated is None or stated.abilities is None else stated.abilities(word)

    # -- which keyword an ability comes from ------------------------------------------------

    def rule_of(self, terms: tuple[Ability, ...], ability: Ability) -> str:
        """The rule of the keyword that brings this ability along on a card with these terms; "":
        none does. What the card has no more, or only gained, is known where a keyword without
        details stands for just that."""
        name = getattr(ability, "keyword", "")
        if name in self:
            return self[name].rule
        is_left_behind = ability not in terms
        for word in terms:
            if isinstance(word, Keyword) and word.name in self:
                own = self.inside(word)
                if ability in own or (is_left_behind and unbound(ability) in own):
                    return self[word.name].rule
        return self.known().get(ability, "") if is_left_behind else ""

    def abilities_inside(self, word: Keyword) -> frozenset[Ability]:
        """The abilities that a printed keyword stands for, with those that they leave behind, and
        these whatever cards they have been bound to."""
        own = self.bundle(word)
        found = [each for each in walk(own) if isinstance(each, Ability)]
        return frozenset([*found, *[unbound(each) for each in found if each not in own]])

    def known_alone(self) -> dict[Ability, str]:
        """By ability, the rule of the keyword without details that stands for it."""
        found: dict[Ability, str] = {}
        for stated in self:
            for form in stated.forms:
                if form.term == KEYWORD or is_bare(form.term):
                    for each in self.inside(Keyword(stated.name)):
                        found.setdefault(each, stated.rule)
        return found

    def is_bundle(self, name: str) -> bool:
        """Whether there is a keyword of this name that stands for abilities."""
        return name in self and self[name].abilities is not None

    def asked_for(self) -> list[Statement]:
        """Those that texts speak of."""
        return [each for each in self if each.asked_for]

    def derived(self, make: Callable[Given, Made]) -> Callable[Given, Made]:
        """Let a function that makes something of the keywords make it once, as `cache` does; made
        anew when there are other keywords."""
        made = cache(make)
        self.forgetting.append(made.cache_clear)
        return cast(Callable[Given, Made], made)

    @contextmanager
    def added(self, *more: Statement) -> Iterator[None]:
        """For as long as this lasts the game has these keywords besides."""
        before = self.by_name
        self.by_name = before | {each.name: each for each in more}
        self.forget()
        try:
            yield
        finally:
            self.by_name = before
            self.forget()

    def forget(self) -> None:
        """What was made of the keywords is made anew when it is next asked for."""
        for forget in self.forgetting:
            forget()
