// The moments of a game that was played: where steps lead, and hands that are open.
import type { Board, LineSaid, Moment, TableSaid } from "../protocol.ts";

/** A table with the hand of the other seat as that seat saw it. Its cards get handles of their own, below zero. */
export function withHand(said: TableSaid, other: TableSaid, board: Board): TableSaid {
  const kind = board.hand ?? "hand", seat = other.viewer;
  const held = other.view.zones.find((zone) => zone.kind === kind && zone.seat === seat);
  if (!held) return said;
  const open = { ...held, cards: held.cards.map((card, i) => ({ ...card, handle: -1 - i })) };
  return {
    ...said,
    view: { ...said.view, zones: said.view.zones.map((zone) => (zone.kind === kind && zone.seat === seat ? open : zone)) },
    cards: { ...other.cards, ...said.cards },
  };
}

/** Where a step leads: which moment, and which line of the log is the last that is told. */
export interface Place {
  at: number;
  line: number;
}

/** The last line of the log before a moment; after the last decision, the last there is. */
export const lineAt = (moments: readonly Moment[], at: number, log: readonly LineSaid[]): number =>
  at < moments.length ? moments[at]?.line ?? 0 : log.at(-1)?.number ?? 0;

/** One event on or back: the next line of the log, and with the last before a decision that decision. */
export function event(moments: readonly Moment[], log: readonly LineSaid[], from: Place, by: 1 | -1): Place {
  const numbers = log.map((each) => each.number);
  const next = by > 0 ? numbers.find((each) => each > from.line) : numbers.filter((each) => each < from.line).at(-1) ?? 0;
  if (next === undefined) return { at: moments.length, line: from.line };
  let at = 0;
  while (at < moments.length && lineAt(moments, at + 1, log) <= next) at++;
  return { at, line: next };
}

/** One turn on or back: the first decision of the next turn, or of this one, or of the one before. */
export function turn(moments: readonly Moment[], from: number, by: 1 | -1): number {
  const now = moments[Math.min(from, moments.length - 1)]?.turn ?? 0;
  if (by > 0) {
    const next = moments.findIndex((each, i) => i > from && each.turn > now);
    return next < 0 ? moments.length : next;
  }
  const first = moments.findIndex((each) => each.turn === now);
  if (first < from) return Math.max(0, first);
  const before = moments[Math.max(0, first - 1)]?.turn ?? 0;
  return Math.max(0, moments.findIndex((each) => each.turn === before));
}

/** The turns of a game with where they begin and end, for the bar. */
export function turnsOf(moments: readonly Moment[]): { turn: number; from: number; to: number }[] {
  const found: { turn: number; from: number; to: number }[] = [];
  moments.forEach((each, i) => {
    const last = found.at(-1);
    if (last && last.turn === each.turn) last.to = i + 1;
    else found.push({ turn: each.turn, from: i, to: i + 1 });
  });
  return found;
}
