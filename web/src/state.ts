// All that the table page shows, as signals, and what a player can do to them. The server's last
// message is the only truth; everything else here is a choice under way, dropped with a new version.
import { batch, computed, signal } from "@preact/signals";
import { boardOf } from "./api.ts";
import * as motion from "./motion.ts";
import { cardSpot, indexOf, nextShare, toggled, touchOf, typeDigit, zoneKey } from "./options.ts";
import type { Spot } from "./options.ts";
import type { AnyMessage, Board, CardData, CardSeen, LineSaid, OptionSaid, QuestionSaid, TableSaid, ValuesSaid, VerdictSaid, ZoneSeen } from "./protocol.ts";
import { Line } from "./socket.ts";
import type { Wish } from "./socket.ts";
import { lang, remembered, say } from "./words.ts";

// -- what the server said ---------------------------------------------------------------------

export const table = signal<TableSaid | null>(null);
export const board = signal<Board | null>(null);
/** What is printed on the cards that the viewer knows, by number. */
export const cards = signal<Record<string, CardData>>({});
export const log = signal<LineSaid[]>([]);
/** The seats that this browser holds, and as which viewer it looks now (2: the public). */
export const yours = signal<number[]>([]);
export const viewer = signal(2);
/** A page may show a table without asking anybody: the replay room. */
export const onlooking = signal(false);

export const view = computed(() => table.value?.view ?? null);
export const near = computed(() => (table.value && table.value.viewer < 2 ? table.value.viewer : 0));
export const far = computed(() => 1 - near.value);

/** The zones by key, and every card in sight by its handle. */
export const zones = computed(() => new Map((view.value?.zones ?? []).map((zone) => [zoneKey(zone), zone])));
export const inSight = computed(() => {
  const found = new Map<number, { card: CardSeen; zone: ZoneSeen }>();
  for (const zone of view.value?.zones ?? []) for (const card of zone.cards) if (card.handle) found.set(card.handle, { card, zone });
  return found;
});
export const zoneAt = (kind: string, seat: number, number = 1): ZoneSeen | undefined => zones.value.get(`${kind}/${number}/${seat}`);
export const nameOf = (number: string): string => cards.value[number]?.name ?? number;

/** The question, if it is the viewer's to answer now. */
export const question = computed<QuestionSaid | null>(() => {
  const open = table.value?.question;
  if (!open || onlooking.value || pending.value || table.value?.stopped || open.seat !== table.value?.viewer) return null;
  return open;
});
export const index = computed(() => indexOf(question.value));

// -- a choice under way -----------------------------------------------------------------------

export const chosen = signal<number[]>([]);
export const aim = signal<{ source: Spot; options: OptionSaid[] } | null>(null);
export const typed = signal("");
/** An answer on its way: the version it answers, what it says. One at a time. */
export const pending = signal<{ version: number; answers: number[]; ref: number } | null>(null);
/** The rest of a division that was planned: what comes after the answer on its way. */
let planned: { rest: OptionSaid[]; before: QuestionSaid } | null = null;

export type Pop =
  | { kind: "menu"; spot: Spot; options: OptionSaid[] }
  | { kind: "why"; spot: Spot; name: string; verdict: VerdictSaid | null }
  | { kind: "pile"; spot: Spot; zone: string; label: string }
  | { kind: "search" }
  | { kind: "keys" }
  | { kind: "passing" }
  | { kind: "undo" }
  | { kind: "hint" }
  | { kind: "concede" };
export const pop = signal<Pop | null>(null);
/** The rule that the drawer shows, and those that it showed before. */
export const drawer = signal<string[]>([]);
/** The card that is shown large: by handle, or one that is nowhere in sight by number. */
export const shown = signal<{ handle: number; number: string } | null>(null);
export const values = signal<ValuesSaid | null>(null);
/** Cards that the pointer marks through a line of the log or an option. */
export const pointed = signal<readonly number[]>([]);
export const notice = signal<{ text: string; rule: string } | null>(null);
/** What the live region says. */
export const live = signal("");
export const sheet = signal<"" | "hand" | "log">("");
export const mode = remembered<"table" | "text">("mode", "table");
/** The number of the last line of the log when the viewer last answered. */
export const lastRead = signal(0);
/** The lines since then, while they are summed up. */
const summed = signal(0);
export const summary = computed(() => (summed.value ? log.value.filter((each) => each.number > summed.value) : []));
export const closeSummary = (): void => void (summed.value = 0);
/** The numbers of the lines whose cards lie open in the panel: what the viewer was shown, until they close it. */
const opened = signal<readonly number[]>([]);
export const showings = computed(() => log.value.filter((each) => opened.value.includes(each.number)));
export const closeShowings = (): void => void (opened.value = []);
/** Open the cards of a line again, or those that were shown last; whether there are any. */
export function showAgain(line: LineSaid | undefined = log.peek().filter((each) => each.shown?.length).at(-1)): boolean {
  if (line) opened.value = [...new Set([...opened.peek(), line.number])];
  return Boolean(line);
}
/** Milliseconds between two answers of a player that plays by itself. */
export const pace = remembered<"0" | "350" | "1200">("pace", "350");
/** The seat that must say that it sits at the screen now, in a game of two people at one. */
export const curtain = signal<number | null>(null);

/** What stays open when the table changes: what is not about the question. */
const STAYING: ReadonlySet<string> = new Set(["keys", "hint", "passing"]);
/** Drop every choice under way. */
export function drop(): void {
  batch(() => {
    chosen.value = [];
    aim.value = null;
    typed.value = "";
    if (pop.value && !STAYING.has(pop.value.kind)) pop.value = null;
  });
}

// -- the line to the server ---------------------------------------------------------------------

let wire: Line | null = null;
let tableId = "";

/** Sit down at a table, or look at it; gives the way to leave it. */
export function join(id: string, held: number[]): () => void {
  tableId = id;
  batch(() => {
    table.value = null;
    log.value = [];
    cards.value = {};
    onlooking.value = false;
    pending.value = null;
    closeSummary();
    lastRead.value = 0;
    yours.value = held;
    viewer.value = held[0] ?? 2;
    curtain.value = null;
    shown.value = null;
    closeShowings();
  });
  drop();
  const mine = connect();
  let spoken = lang.peek();
  const forget = lang.subscribe((now) => {
    if (now === spoken) return;
    spoken = now;
    log.value = []; // all of it comes anew, in the other language
    wire?.close();
    connect();
  });
  return () => {
    forget();
    if (wire === mine || wire) wire?.close();
    wire = null;
  };
}

function connect(): Line {
  wire = new Line(
    () => ({ type: "join", table: tableId, viewer: viewer.peek(), lang: lang.peek(), since: log.peek().at(-1)?.number ?? 0, version: log.peek().length ? (table.peek()?.version ?? 0) : 0 }),
    heard,
  );
  return wire;
}

/** How players that play by themselves go on: held, or at this browser's pace. */
export function setPace(held: boolean): void {
  if (!onlooking.peek()) void ask({ type: "pace", delay: Number(pace.peek()), held });
}

/** Try the lost line at once. */
export const retry = (): void => wire?.retry();

/** Ask the server for something; a refusal is shown, a lost line is left to the line's own notice. */
export async function ask(wish: Wish, ref?: number): Promise<AnyMessage | null> {
  try {
    const reply = await (wire?.ask(tableId, wish, ref) ?? Promise.reject(new Error("lost")));
    if (reply.type === "refused") notice.value = { text: reply.text, rule: reply.rule };
    return reply;
  } catch {
    return null;
  }
}

function heard(message: AnyMessage): void {
  if (message.type === "table") void take(message);
}

/** Show what a message says: the newest table, with its moves. */
export async function take(said: TableSaid): Promise<void> {
  if (board.peek()?.game !== said.game) board.value = await boardOf(said.game);
  const before = table.peek();
  if (before && before.table === said.table && before.viewer === said.viewer && said.version < before.version) return;
  const fresh = !before || before.table !== said.table || before.viewer !== said.viewer || before.lang !== said.lang;
  const lines = said.log;
  if (!fresh) motion.before();
  batch(() => {
    log.value = [...log.peek().filter((each) => each.number <= said.since), ...lines];
    if (!fresh) opened.value = opened.peek().filter((each) => each <= said.since); // what was taken back goes
    if (Object.keys(said.cards).length) cards.value = { ...cards.peek(), ...said.cards };
    if (!before || before.version !== said.version || before.viewer !== said.viewer) drop();
    table.value = said;
    if (pending.peek() && said.version > (pending.peek()?.version ?? 0)) pending.value = null;
    guardCurtain(said);
    if (fresh) lastRead.value = log.peek().at(-1)?.number ?? 0;
    else tell(lines, said, before);
    openSearch();
  });
  if (!fresh && !said.skipped) motion.after(lines.flatMap((each) => each.moves ?? []));
  if (fresh && said.seats.some((seat) => seat.kind !== "person")) setPace(said.held);
  if (pending.peek()) resend();
  else goOnDividing();
}

/** Two people at one screen: nothing is shown before the one who is asked has taken the seat. */
function guardCurtain(said: TableSaid): void {
  const asked = said.question?.seat;
  if (asked === undefined || yours.peek().length < 2 || !yours.peek().includes(asked)) return;
  if (asked !== said.viewer) curtain.value = asked;
}

/** The one who is asked sits at the screen now. */
export function raiseCurtain(): void {
  const seat = curtain.peek();
  if (seat === null) return;
  if (seat === table.peek()?.viewer) {
    curtain.value = null;
    return;
  }
  batch(() => {
    viewer.value = seat;
    log.value = []; // the other seat's log is told from the other side
    shown.value = null; // and what the other seat looked at is none of this one's business
    values.value = null;
    pointed.value = [];
    drawer.value = [];
    live.value = "";
    closeSummary();
    closeShowings();
    curtain.value = null;
    table.value = null;
  });
  drop();
  wire?.rejoin();
}

/** Say what happened in the live region, and sum it up when the turn comes back. */
function tell(lines: LineSaid[], said: TableSaid, before: TableSaid | null): void {
  const told = lines.map((each) => each.spans.map((span) => span.text).join("")).slice(-4);
  const asked = said.question && said.question.seat === said.viewer ? said.question : null;
  const wasAsked = before?.question?.seat === before?.viewer && before?.version === said.version;
  if (asked && !wasAsked) told.push(say("asked", { text: asked.text, n: asked.options?.length ?? 0 }));
  if (said.result) told.push(said.result);
  if (told.length) live.value = told.join(" ");
  opened.value = [...opened.peek(), ...lines.filter((each) => each.shown?.length).map((each) => each.number)].slice(-MOST_SHOWINGS);
  const missed = log.peek().filter((each) => each.number > lastRead.peek());
  if (asked && missed.some((each) => each.seat >= 0 && each.seat !== said.viewer) && before && before.question?.seat !== said.viewer) summed.value = Math.max(1, lastRead.peek());
}

const MOST_SHOWINGS = 6; // lines in the panel at once; earlier ones are opened from the log
const NARROW = 640; // pixels: there they would cover the board; a few among others stay in the prompt

const phone = matchMedia(`(max-width: ${NARROW}px)`);
/** Whether the page is as narrow as a phone, where the side panel is a sheet. */
export const narrow = signal(phone.matches);
phone.addEventListener("change", () => (narrow.value = phone.matches));

/** Cards to choose from that lie nowhere in sight open beside the prompt. */
function openSearch(): void {
  const now = question.peek();
  if (!now || pop.peek() || mode.peek() === "text") return;
  const hidden = unseen(now).length, all = (now.options ?? []).filter((option) => option.number).length;
  if (hidden > 0 && (innerWidth >= NARROW || hidden * 2 > all)) pop.value = { kind: "search" };
}

/** Options about cards that are drawn nowhere on the board: in a pile, in a deck that is searched. */
export function unseen(now: QuestionSaid): OptionSaid[] {
  const b = board.value;
  if (!b) return [];
  const drawn = new Set([b.hand ?? "hand"]);
  for (const slot of [...b.near.flat(), ...b.far.flat(), ...(b.middle ?? [])]) if (slot.zone && slot.show !== "pile" && slot.show !== "pips") drawn.add(slot.zone);
  for (const walker of b.walkers ?? []) drawn.add(walker.zone);
  return (now.options ?? []).filter((option) => {
    if (!option.number) return false;
    const where = option.card ? inSight.value.get(option.card) : undefined;
    return !where || !drawn.has(where.zone.kind);
  });
}

// -- answering ----------------------------------------------------------------------------------

function send(answers: number[]): void {
  const said = table.peek();
  if (!said || pending.peek()) return;
  lastRead.value = log.peek().at(-1)?.number ?? 0;
  closeSummary();
  notice.value = null;
  pending.value = { version: said.version, answers, ref: wire?.number() ?? 0 };
  drop();
  resend();
}

/** Send the answer on its way (again, after the line was lost: the same one, for the same version). */
function resend(): void {
  const now = pending.peek();
  if (!now || table.peek()?.version !== now.version) return;
  void ask({ type: "answer", version: now.version, chosen: now.answers }, now.ref).then((reply) => {
    if (reply?.type === "refused" && pending.peek()?.version === now.version) {
      pending.value = null;
      planned = null;
    }
  });
}

function goOnDividing(): void {
  if (!planned) return;
  const [next, ...rest] = planned.rest, now = table.peek()?.question ?? null;
  const found = next && nextShare(next, planned.before, now);
  if (!found || !now) {
    planned = null;
    return;
  }
  planned = { rest, before: now };
  if (!rest.length) planned = null;
  send([found.answer]);
}

/** Choose an option: answers, or marks it where several are chosen or a number is divided. */
export function pick(option: OptionSaid): void {
  const now = question.peek();
  if (!now) return;
  typed.value = "";
  const { several, dividing } = index.peek();
  if (dividing) {
    if (chosen.peek().length < (now.left ?? 0)) chosen.value = [...chosen.peek(), option.answer];
  } else if (several) chosen.value = toggled(chosen.peek(), option.answer, now.most ?? 0);
  else send([option.answer]);
}

/** How many more must be chosen before the choice can be confirmed. */
export const missing = computed(() => {
  const now = question.value;
  if (!now) return 0;
  return Math.max(0, (index.value.dividing ? (now.left ?? 0) : (now.least ?? 0)) - chosen.value.length);
});

/** Enter: act on the typed number, or confirm what is chosen, or the only thing that can be done. */
export function confirm(): void {
  const now = question.peek(), known = index.peek();
  if (!now) return;
  const option = typed.peek() ? known.byDigit.get(Number(typed.peek())) : undefined;
  if (option) return pick(option);
  if (known.dividing) {
    if (missing.peek()) return;
    const all = chosen.peek().map((answer) => (now.options ?? []).find((each) => each.answer === answer)).filter((each) => each !== undefined);
    const [first, ...rest] = all;
    if (!first) return;
    planned = rest.length ? { rest, before: now } : null;
    send([first.answer]);
  } else if (known.several) {
    if (!missing.peek()) send([...chosen.peek()]);
  } else if (known.digits.length === 1) {
    const only = known.byDigit.get(known.digits[0] ?? 0);
    if (only) send([only.answer]);
  }
}

/** Escape: take back the last thing that was opened, typed or chosen; whether there was one. */
export function back(): boolean {
  if (typed.peek()) typed.value = "";
  else if (drawer.peek().length) drawer.value = drawer.peek().slice(0, -1);
  else if (pop.peek()) pop.value = null;
  else if (aim.peek()) aim.value = null;
  else if (sheet.peek()) sheet.value = "";
  else if (chosen.peek().length) chosen.value = chosen.peek().slice(0, -1);
  else if (opened.peek().length) closeShowings();
  else if (summed.peek()) closeSummary();
  else if (notice.peek()) notice.value = null;
  else return false;
  return true;
}

/** Choose none, where one may be chosen or none. */
export function pickNone(): void {
  if (index.peek().optional && question.peek()) send([]);
}

export function digit(key: string): void {
  if (key === "0" && !typed.peek()) return pickNone();
  const found = typeDigit(typed.peek(), key, aim.peek()?.options.map((option) => option.digit) ?? index.peek().digits);
  typed.value = found.typed;
  if (found.act === null) return;
  const option = index.peek().byDigit.get(found.act);
  if (option) pick(option);
}

/** A touch of a card or a place: acts, aims, opens what can be done there, or says why nothing can. */
export function touch(spot: Spot, name = ""): void {
  if (!question.peek()) {
    if (spot.startsWith("c")) void whyNot(spot, name);
    return;
  }
  const meant = touchOf(index.peek(), spot, aim.peek()?.options ?? null), dropsAim = aim.peek() !== null && spot.startsWith("z");
  batch(() => {
    pop.value = null;
    if (meant.means === "act") pick(meant.option);
    else if (meant.means === "menu") pop.value = { kind: "menu", spot, options: meant.options };
    else if (meant.means === "aim") aim.value = { source: meant.source, options: meant.options };
    else if (aim.peek()) aim.value = null;
  });
  if (meant.means === "nothing" && !dropsAim) void whyNot(spot, name);
}

/** Why a card can do nothing now: the rule, our sentence, the facts. */
export async function whyNot(spot: Spot, name: string): Promise<void> {
  const said = table.peek();
  if (!said || onlooking.peek() || said.viewer > 1) return;
  pop.value = { kind: "why", spot, name, verdict: null };
  if (!spot.startsWith("c")) return;
  const reply = await ask({ type: "why not", version: said.version, card: Number(spot.slice(1)) });
  if (pop.peek()?.kind !== "why") return;
  pop.value = reply?.type === "verdict" ? { kind: "why", spot, name, verdict: reply } : null;
}

/** Show a card large; its values and why they are so come after it. */
let lookedAt = 0;
export function show(handle: number, number: string): void {
  if (!number && !handle) return;
  const now = shown.peek();
  if (now && now.handle === handle && now.number === number && values.peek()?.card === handle) return;
  shown.value = { handle, number };
  if (values.peek()?.card !== handle) values.value = null;
  clearTimeout(lookedAt);
  if (!handle || !number || onlooking.peek()) return;
  lookedAt = window.setTimeout(async () => {
    const said = table.peek();
    if (!said) return;
    const reply = await ask({ type: "why value", version: said.version, card: handle });
    if (reply?.type === "values" && shown.peek()?.handle === handle) values.value = reply;
  }, 140);
}

/** Take the last own answer back. */
export function undo(to: number | undefined = table.peek()?.undo.to[0]): void {
  const said = table.peek();
  if (said && to !== undefined) void ask({ type: "undo", version: said.version, to });
}

/** Open the drawer at a rule. */
export function openRule(number: string): void {
  if (drawer.peek().at(-1) !== number) drawer.value = [...drawer.peek(), number];
}

export { cardSpot };
