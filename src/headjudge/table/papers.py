"""The papers about tables: making them, listing them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from headjudge.table import forms as f
from headjudge.table import journal, lobby, tables
from headjudge.table import messages as m
from headjudge.table.host import Host
from headjudge.table.journal import Setup
from headjudge.table.store import Row
from headjudge.table.words import refusal, say

MOST_HELD: Final = 80  # tables at which one browser holds seats


def digest(data: bytes) -> str:
    """A short hash of a file."""
    return hashlib.sha256(data).hexdigest()[:16]


@dataclass(frozen=True)
class Made:
    """A table that was set up, and the secret of whoever did."""

    id: str
    secret: str
    listed: f.TableListed


async def new_table(host: Host, wish: f.NewTable, secrets: dict[str, str]) -> Made:
    """Set a table up, or a branch of one."""
    chance = host.chance.getrandbits(63)
    if wish.record_of:
        there = await host.find(wish.record_of)
        views = await host.views(wish.record_of, secrets.get(wish.record_of, ""))
        check_branch(there.table, wish, views)
        setup = await host.engine(
            lambda: lobby.branch(wish, there.table.setup, there.table.game, chance)
        )
    else:
        setup = await host.engine(lambda: lobby.set_up(wish, chance))
    return await kept(host, setup, wish.lang)


async def kept(host: Host, setup: Setup, lang: m.Lang) -> Made:
    """Keep a table that was set up."""
    id, secret = await host.create(setup, lobby.views_of(setup))
    return Made(id, secret, await one_table(host, id, lang, {id: secret}))


async def surplus(host: Host, ids: list[str]) -> list[str]:
    """Of the tables whose secrets a browser holds, those whose it shall hold no longer because a
    new one comes: first what is not there, then games that are over, then the oldest."""
    over = len(ids) + 1 - MOST_HELD
    if over <= 0:
        return []
    rows = {row.id: row for row in await host.listed()}

    def worth(id: str) -> tuple[bool, bool, int]:
        row = rows.get(id)
        if row is None:
            return False, False, 0
        return True, not journal.read_summary(row.summary).rule, row.changed

    return sorted(ids, key=worth)[:over]


def check_branch(table: tables.Table, wish: f.NewTable, views: str) -> None:
    """A game that goes on may be taken over only by who holds all its people's seats, and only
    for these seats."""
    if table.game.result is not None or table.read_only:
        return
    people = [str(at) for at in (0, 1) if table.is_person(at)]
    wanted = [str(at) for at, seat in enumerate(wish.seats) if seat.kind == tables.PERSON]
    if not set(people) | set(wanted) <= set(views):
        raise refusal("not yours", "record_of")


async def list_tables(host: Host, lang: m.Lang, secrets: dict[str, str]) -> list[f.TableListed]:
    """The tables that changed last."""
    rows = await host.listed()
    held = {row.id: await host.views(row.id, secrets.get(row.id, "")) for row in rows}
    return await host.engine(lambda: [listed(row, lang, held[row.id]) for row in rows])


async def one_table(host: Host, id: str, lang: m.Lang, secrets: dict[str, str]) -> f.TableListed:
    """One table, as the lobby lists it."""
    found = await host.writer(lambda: host.store.read(id))
    if found is None:
        raise refusal("no table", "table")
    held = await host.views(id, secrets.get(id, ""))
    return await host.engine(lambda: listed(found[0], lang, held))


def listed(row: Row, lang: m.Lang, held: str) -> f.TableListed:
    """A table as the lobby lists it; no game is imported for it."""
    summary = journal.read_summary(row.summary)
    about = journal.read_about(row.about)
    return f.TableListed(
        table=row.id,
        game=row.game,
        edition=about.edition,
        seats=tables.seats_said(about.seats, lang),
        turn=summary.turn,
        answers=summary.answers,
        result=result(summary, lang, held),
        rule=summary.rule,
        begun=row.begun,
        changed=row.changed,
        yours=[int(each) for each in held],
        branch_of=about.branch_of,
        branch_at=about.branch_at,
    )


def result(summary: journal.Summary, lang: m.Lang, held: str) -> str:
    """Who won, as whoever holds these seats is told it; "": the game goes on."""
    if not summary.rule:
        return ""
    if summary.winner < 0:
        return say("drawn", lang)
    if len(held) == 1:
        return say("you won" if held == str(summary.winner) else "you lost", lang)
    return say("won", lang, n=summary.winner + 1)
