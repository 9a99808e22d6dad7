// What the board description says about the view: roles, figures, parts of the turn. It knows the
// shapes of a description and no game.
import { computed } from "@preact/signals";
import { sourceOf, targetOf, zoneKey } from "./options.ts";
import type { Spot } from "./options.ts";
import type { Board, CardSeen, Gauge, Mark, OptionSaid, Place, Slot, ValueIn, Words, ZoneSeen } from "./protocol.ts";
import { aim, board, cards, chosen, far, inSight, index, nameOf, near, question, table, view, zoneAt, zones } from "./state.ts";
import { said, say } from "./words.ts";

/** Everything drawn on a board is drawn from one of these. */
export const scene = computed<Record<string, unknown>>(() => view.value?.scene ?? {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);
/** The handles that an entry of the scene names: one, or a list of them. */
export const handlesIn = (name: string): number[] => list(scene.value[name]).flat().filter((each): each is number => typeof each === "number" && each > 0);

export const closed = computed(() => new Set((view.value?.closed ?? []).map(zoneKey)));
/** Whether a place is not drawn: a zone that the player does not have, or a slot that folds, with nothing in it and nothing to do there. */
export function isAway(slot: Slot, seat: number): boolean {
  const place = `${slot.zone}/${slot.number ?? 1}/${seat}`;
  if (closed.value.has(place)) return true;
  const marks = marksAt(`z${place}`);
  return Boolean(slot.fold) && slot.show === "slot" && !zoneAt(slot.zone ?? "", seat, slot.number ?? 1)?.count && !marks.options.length && !marks.aimed;
}
/** The cards of a zone that lie under no other. */
export const tops = (zone: ZoneSeen | undefined): CardSeen[] => (zone?.cards ?? []).filter((card) => card.under === undefined);

/** How many cards lie under each card, by handle. */
export const under = computed(() => {
  const found = new Map<number, number>();
  const add = (host: number): void => void found.set(host, (found.get(host) ?? 0) + 1);
  for (const { card } of inSight.value.values()) if (card.under !== undefined) add(card.under);
  const entry = board.value?.under;
  if (entry) for (const pair of list(scene.value[entry.scene])) if (Array.isArray(pair) && typeof pair[1] === "number") add(pair[1]);
  return found;
});

function placeNamed(seat: number, place: unknown): ZoneSeen | undefined {
  const words = String(place).split(" "), number = Number(words.at(-1));
  return Number.isInteger(number) && words.length > 1 ? zoneAt(words.slice(0, -1).join(" "), seat, number) : zoneAt(String(place), seat);
}

/** What is taken off a value, by handle. */
export const wounds = computed(() => {
  const found = new Map<number, number>(), entry = board.value?.wounds;
  if (entry) for (const each of list(scene.value[entry.scene])) {
    if (!Array.isArray(each)) continue;
    const top = tops(placeNamed(Number(each[0]), each[1])).at(-1);
    if (top) found.set(top.handle, Number(each[2]));
  }
  return found;
});

/** What everybody knows of cards that lie face down, by zone: label and value. */
export const told = computed(() => {
  const found = new Map<string, { label: string; value: string }[]>(), b = board.value, entry = b?.face_down;
  if (b && entry) for (const each of list(scene.value[entry.scene])) {
    if (!Array.isArray(each)) continue;
    const zone = placeNamed(Number(each[0]), each[1]);
    if (!zone) continue;
    const known = entry.values.map((name, i) => ({ label: said(b.card.figures.find((figure) => figure.value === name)?.label), value: String(each[i + 2] ?? "") }));
    found.set(zoneKey(zone), known.filter((one) => one.label && one.value));
  }
  return found;
});

/** The part that each card plays in a fight, by handle. */
export const roles = computed(() => {
  const found = new Map<number, Mark>();
  for (const mark of board.value?.marks ?? []) for (const handle of handlesIn(mark.scene)) found.set(handle, mark);
  return found;
});
export const roleName = (mark: Mark): string => said(mark.label) || say(mark.role);

export const printedOf = (card: { number: string }, key: string): unknown => cards.value[card.number]?.values[key];
export const valueOf = (card: Pick<CardSeen, "number" | "values">, key: string): unknown => card.values?.[key] ?? printedOf(card, key);
const numberOf = (card: CardSeen, key: string): number => Number(valueOf(card, key)) || 0;
export const total = (zone: ZoneSeen | undefined, key: string): number => tops(zone).reduce((sum, card) => sum + numberOf(card, key), 0);

// -- gauges -------------------------------------------------------------------------------------

export interface Reading {
  label: string;
  now: number;
  goal: number | null;
  goalLabel: string;
  /** What is about to be taken off. */
  waiting: number;
  sum: boolean;
  met: boolean;
  danger: boolean;
}
const whose = (seat: number, where: ValueIn): number => (where.seat === "other" ? 1 - seat : seat);

export function gaugeOf(gauge: Gauge, seat: number): Reading {
  let now = 0, goal: number | null = gauge.of ? gauge.of : null;
  if (gauge.sum) for (const zone of view.value?.zones ?? []) if (zone.kind === gauge.sum.zone && zone.seat === whose(seat, gauge.sum)) now += total(zone, gauge.sum.value ?? "");
  if (gauge.count) now = zoneAt(gauge.count.zone, whose(seat, gauge.count))?.count ?? 0;
  if (gauge.ready) {
    const all = zoneAt(gauge.ready.zone, whose(seat, gauge.ready));
    goal = all?.count ?? 0;
    now = goal - (all?.cards ?? []).filter((card) => card.rest).length;
  }
  if (gauge.value) {
    const key = gauge.value.value ?? "", top = tops(zoneAt(gauge.value.zone, whose(seat, gauge.value))).find((card) => valueOf(card, key));
    goal = top ? numberOf(top, key) : 0;
    now = goal - (gauge.minus ? (zoneAt(gauge.minus.zone, whose(seat, gauge.minus))?.count ?? 0) : 0);
  }
  if (gauge.number) now = Number(view.value?.numbers[seat]?.[gauge.number] ?? 0);
  if (gauge.goal) {
    const top = tops(zoneAt(gauge.goal.zone, whose(seat, gauge.goal))).at(-1);
    goal = top ? numberOf(top, gauge.goal.value ?? "") : 0;
  }
  const share = goal ? Math.min(1, now / goal) : 0;
  return {
    label: said(gauge.label), now, goal, goalLabel: said(gauge.goal_label), waiting: (gauge.waiting ?? []).reduce((sum, name) => sum + Number(view.value?.numbers[seat]?.[name] ?? 0), 0), sum: Boolean(gauge.sum), met: goal !== null && now >= goal,
    danger: (gauge.danger === "high" && share > 0.7) || (gauge.danger === "low" && share < 0.35),
  };
}
/** A number with its thousands apart. */
export const spaced = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, " ");

// -- names of places ------------------------------------------------------------------------------

const slotsOf = (b: Board): Slot[] => [...b.near.flat(), ...(b.middle ?? [])];
export const labelOf = (slot: Slot): string => said(slot.label as Words | string | undefined) || (slot.zone ?? "");
/** What a slot is called in words: "Zone 3" where its label is "3". */
export function slotName(slot: Slot): string {
  const name = board.value?.names?.[slot.zone ?? ""];
  return name ? said(name).replace("{label}", labelOf(slot)) : labelOf(slot);
}
export function placeName(place: Place): string {
  const slot = board.value && slotsOf(board.value).find((each) => each.zone === place.kind && (each.number ?? 1) === place.number);
  const name = slot ? labelOf(slot) : place.number > 1 ? `${place.kind} ${place.number}` : place.kind;
  return place.seat === far.value ? `${name} (${seatName(far.value)})` : name;
}
export const zoneName = (kind: string): string => {
  const slot = board.value && slotsOf(board.value).find((each) => each.zone === kind);
  if (kind === (board.value?.hand ?? "hand")) return say("hand");
  return slot ? labelOf(slot) : kind;
};
export function seatName(seat: number): string {
  const found = table.value?.seats[seat];
  if (seat === table.value?.viewer) return say("you");
  return found?.name || say("seat", { n: seat + 1 });
}

/** A card of an option in words: its name, or that it is not known. */
export const cardName = (number: string | undefined): string => (number ? nameOf(number) : say("unknown"));

/** What stands beside a source in the prompt: the card's name or the place's. */
export function sourceName(option: OptionSaid): string {
  if (option.card) return cardName(option.number);
  return option.zone ? placeName(option.zone) : "";
}
/** What a target is called on a chip. */
export function targetName(option: OptionSaid): string {
  if (option.other) return `→ ${cardName(option.other_number)}`;
  const place = option.other_zone ?? option.zone, there = standsIn(place);
  return place ? `${option.other_zone && option.zone ? "⇄" : "→"} ${placeName(place)}${there?.number ? ` · ${cardName(there.number)}` : ""}` : "";
}
/** The card on top in a place. */
export const standsIn = (place: Place | null | undefined): CardSeen | undefined => (place ? tops(zoneAt(place.kind, place.seat, place.number)).at(-1) : undefined);


// -- pieces that stand on slots, parts of the turn, a fight ----------------------------------------

export interface Standing {
  card: CardSeen;
  badge: string;
}
export function walkersOn(slot: Slot, seat: number): Standing[] {
  const numbers = view.value?.numbers[seat] ?? {};
  return (board.value?.walkers ?? []).flatMap((walker) => {
    if (walker.on !== slot.zone || numbers[walker.by] !== (slot.number ?? 1)) return [];
    const card = tops(zoneAt(walker.zone, seat)).at(-1);
    if (!card) return [];
    const count = walker.badge ? Number(numbers[walker.badge.number] ?? 0) : 0;
    return [{ card, badge: count && walker.badge ? `${said(walker.badge.label)} ${count}` : "" }];
  });
}

/** Whether a rule number lies under another: "7.4.1" under "7.4", not "7.41". */
export const liesIn = (number: string, rule: string): boolean => number === rule || (number.startsWith(rule) && !/[0-9]/.test(number[rule.length] ?? ""));

/** Which part of the turn it is, and which step of it: their places in the description, or -1. */
export const phaseNow = computed<[number, number]>(() => {
  let best: [number, number] = [-1, -1];
  for (const number of view.value?.path ?? []) (board.value?.phases ?? []).forEach((phase, i) => {
    if (phase.rules.some((rule) => liesIn(number, rule))) best = [i, best[0] === i ? best[1] : -1];
    (phase.steps ?? []).forEach((step, j) => {
      if (step.rules.some((rule) => liesIn(number, rule))) best = [i, j];
    });
  });
  return best;
});

/** One side of a fight: the parts add up to what is compared. */
export interface Side {
  name: string;
  seat: number;
  parts: number[];
  joined: string;
}
/** A fight under way: both sides with what the game says is compared. */
export const fight = computed<[Side, Side] | null>(() => {
  const [pair] = list(scene.value["compared"]) as { attacker: Compared; target: Compared }[];
  if (!pair) return null;
  const sideOf = (given: Compared, helping: string): Side | null => {
    const found = [...inSight.value.values()].find((each) => each.card.key === given.key);
    const helper = helping ? inSight.value.get(handlesIn(helping)[0] ?? 0) : undefined;
    return found ? { name: cardName(found.card.number), seat: given.seat, parts: given.parts, joined: helper ? cardName(helper.card.number) : "" } : null;
  };
  const attacker = sideOf(pair.attacker, board.value?.clash?.joined ?? ""), target = sideOf(pair.target, "");
  return attacker && target ? [attacker, target] : null;
});
type Compared = { key: string; seat: number; parts: number[] };

// -- marks on cards and places ---------------------------------------------------------------------

export interface Marks {
  /** Options that begin here, or end here while one aims. */
  options: OptionSaid[];
  aimed: boolean;
  source: boolean;
  /** Whether it is chosen: its place in the order, from 1, and how often (of a division). */
  order: number;
  times: number;
}
const UNMARKED: Marks = { options: [], aimed: false, source: false, order: 0, times: 0 };

/** What is marked where, for all spots at once. */
export const marked = computed<Map<Spot, Marks>>(() => {
  const found = new Map<Spot, Marks>(), known = index.value, aiming = aim.value;
  if (aiming) {
    found.set(aiming.source, { ...UNMARKED, source: true });
    for (const option of aiming.options) {
      const spot = targetOf(option);
      if (spot) found.set(spot, { ...UNMARKED, aimed: true, options: [...(found.get(spot)?.options ?? []), option] });
    }
    return found;
  }
  for (const [spot, options] of known.bySource) {
    const answers = options.map((option) => option.answer);
    const order = chosen.value.findIndex((each) => answers.includes(each)) + 1;
    const times = chosen.value.filter((each) => answers.includes(each)).length;
    found.set(spot, { options, aimed: false, source: false, order, times });
  }
  return found;
});
export const marksAt = (spot: Spot): Marks => marked.value.get(spot) ?? UNMARKED;

/** The text of an option beside its own card: short if there is a short one. */
export function chipText(option: OptionSaid): string {
  return targetOf(option) ? targetName(option) : option.label || option.text;
}
export const isOrdered = computed(() => Boolean(question.value?.ordered) && (question.value?.most ?? 0) > 1);
export { far, near, sourceOf, targetOf, zones };
