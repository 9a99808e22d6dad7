"""What `headjudge cards show` says of a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from rich.pretty import pretty_repr

from headjudge import games, pools, wishes
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language.candidates import Candidate
from headjudge.language.verdicts import INCOMPLETE, REFUSED, Verdict
from headjudge.language.worded import worded
from headjudge.terminal import screen
from headjudge.terminal.card_checks import assumed_lines, field_lines, verdict_text
from headjudge.terminal.words import say

MOST_SHOWN: Final = 10  # cards of a file, if none is named


def chosen(candidates: list[Candidate], wanted: str) -> list[Candidate]:
    """The card of a file that is meant; if none is named, all of a few."""
    if not wanted:
        if len(candidates) > MOST_SHOWN:
            raise worded(HeadjudgeError, "say which", "card", n=len(candidates))
        return candidates
    names = {each.id: (each.name, str(getattr(each.printed, "name_ja", ""))) for each in candidates}
    number = find(names, wanted)
    return [next(each for each in candidates if each.id == number)]


def from_pool(pool: Pool, wanted: str) -> Candidate | str:
    """The card of a pool that is meant, from its record; its number, if it has none."""
    if wanted in pool:
        number = wanted
    elif wanted in pool.incomplete:
        raise worded(HeadjudgeError, "is incomplete", f"card {wanted}", why=pool.incomplete[wanted])
    else:
        number = find({number: tuple(card.names.values()) for number, card in pool.items()}, wanted)
    found = [pool.records[each] for each in pool[number].records if each in pool.records]
    made: list[Candidate] = games.load(pool.game).candidates.of_records(
        [msgspec.to_builtins(each) for each in found]
    )
    return msgspec.structs.replace(made[0], id=number) if made else number


def find(names: Mapping[str, Sequence[str]], wanted: str) -> str:
    """The number of the card that is meant by its number or by one of its names."""
    if wanted in names:
        return wanted
    plain = wishes.plain(wanted)
    for number, own in names.items():
        if plain in (wishes.plain(number), *[wishes.plain(name) for name in own]):
            return number
    scores = {
        number: max(wishes.likeness(plain, wishes.plain(name)) for name in own)
        for number, own in names.items()
        if plain
    }
    best = sorted((number for number in scores if scores[number]), key=lambda n: (-scores[n], n))
    if best and (len(best) == 1 or scores[best[0]] > scores[best[1]]):
        return best[0]
    known = ", ".join(f"{names[number][0]} ({number})" for number in best[:5])
    key = "no such card but" if known else "no such card"
    raise worded(HeadjudgeError, key, "card", name=repr(wanted), known=known)


def card_text(pool: Pool, card: Candidate, verdict: Verdict, lang: str) -> Iterator[str]:
    """A card, line by line: what is printed, what became of it, and the terms its text means or
    the nearest wordings that would be read."""
    if verdict.kind == INCOMPLETE:
        yield from field_lines(card)
        yield verdict_text(verdict, lang)
        return
    yield from printed_text(pool, card.id, lang)
    yield ""
    yield verdict_text(verdict, lang)
    yield from assumed_lines(pool.game, [verdict], lang)
    if verdict.kind == REFUSED:
        near = pools.nearest_wordings(pool.game, card.printed, verdict.lang)
        yield say("nearest" if near else "nothing near", lang)
        yield from [f"  {each}" for each in near]
        return
    yield from terms_text(pool, card.id)


def printed_text(pool: Pool, number: str, lang: str) -> list[str]:
    """What is printed on a card."""
    lines: list[str] = games.load(pool.game).wording(pool).card_lines(number, lang)
    return lines


def terms_text(pool: Pool, number: str) -> Iterator[str]:
    """The terms that a card's text means, each after a blank line."""
    for term in pool[number].abilities.terms:
        yield ""
        yield pretty_repr(term, max_width=screen.WIDTH)


def shown_of_pool(pool: Pool, wanted: str, lang: str) -> Iterator[str]:
    """The card of a pool that is meant."""
    card = from_pool(pool, wanted)
    if isinstance(card, str):
        yield from printed_text(pool, card, lang)
        yield from terms_text(pool, card)
        return
    for verdict in pools.verdicts(pool.game, [card], lang):
        yield from card_text(pool, card, verdict, lang)


def shown_of_file(game: str, file: str, card_map: str, wanted: str, lang: str) -> Iterator[str]:
    """The cards of a file that are meant, one after the other."""
    cards = chosen(pools.candidates_in(game, file, card_map), wanted)
    pool = pools.with_candidates(games.load(game).rules().shipped, cards, file)
    for at, (card, verdict) in enumerate(
        zip(cards, pools.verdicts(game, cards, lang), strict=True)
    ):
        if at:
            yield ""
        yield from card_text(pool, card, verdict, lang)
