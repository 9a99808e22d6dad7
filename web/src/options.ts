// The one index from options to the board. Prompt, marks, menus, digits and spoken text all read
// it; it knows no verb. An option has a *source*, the card or place one touches first, and perhaps
// a *target*, the card or place one touches second. What has no source stands in the prompt alone.
import type { OptionSaid, Place, QuestionSaid } from "./protocol.ts";

/** A card or a place on the board, as a key: "c12" the card with that handle, "z…" a zone. */
export type Spot = string;
export const zoneKey = (place: Place): string => `${place.kind}/${place.number}/${place.seat}`;
export const cardSpot = (handle: number): Spot => `c${handle}`;
export const zoneSpot = (place: Place): Spot => `z${zoneKey(place)}`;

export function sourceOf(option: OptionSaid): Spot | null {
  if (option.card) return cardSpot(option.card);
  return option.zone ? zoneSpot(option.zone) : null;
}
export function targetOf(option: OptionSaid): Spot | null {
  if (option.other) return cardSpot(option.other);
  if (option.other_zone) return zoneSpot(option.other_zone);
  return option.card && option.zone ? zoneSpot(option.zone) : null;
}

/** Options of one source, as the prompt shows them: those that act at once, and those that aim. */
export interface Group {
  source: Spot | null;
  single: OptionSaid[];
  aimed: OptionSaid[];
}

export interface Index {
  bySource: Map<Spot, OptionSaid[]>;
  byTarget: Map<Spot, OptionSaid[]>;
  byDigit: Map<number, OptionSaid>;
  digits: number[];
  groups: Group[];
  /** The option that does nothing further, the large button: the last one, if it is about nothing. */
  pass: OptionSaid | null;
  /** Several are to be chosen, or a number is divided share by share, or one may be chosen or none. */
  several: boolean;
  dividing: boolean;
  optional: boolean;
}

const NOTHING: Index = { bySource: new Map(), byTarget: new Map(), byDigit: new Map(), digits: [], groups: [], pass: null, several: false, dividing: false, optional: false };

function put<K>(map: Map<K, OptionSaid[]>, key: K, option: OptionSaid): void {
  const found = map.get(key);
  if (found) found.push(option);
  else map.set(key, [option]);
}

/** The index of an open question; empty for none. Options told as one (one digit) count once. */
export function indexOf(question: QuestionSaid | null): Index {
  const options = question?.options ?? [];
  if (!question || !options.length) return NOTHING;
  const bySource = new Map<Spot, OptionSaid[]>(), byTarget = new Map<Spot, OptionSaid[]>(), byDigit = new Map<number, OptionSaid>();
  const groups = new Map<string, Group>();
  const least = question.least ?? 0, most = question.most ?? 0;
  const dividing = Boolean(question.divides) && (question.left ?? 0) > 1 && most === 1, several = most > 1, optional = least === 0 && most === 1;
  const last = options[options.length - 1];
  const pass = !several && !dividing && last && options.length > 1 && !sourceOf(last) && !targetOf(last) && last.index == null ? last : null;
  for (const option of options) {
    const first = byDigit.get(option.digit);
    if (!first) byDigit.set(option.digit, option);
    const source = sourceOf(option), target = targetOf(option);
    if (source && !(first && sourceOf(first) === source && targetOf(first) === target)) put(bySource, source, option);
    if (target) put(byTarget, target, option);
    if (option === pass || first) continue;
    const id = source ?? `o${option.digit}`;
    const group = groups.get(id) ?? { source, single: [], aimed: [] };
    groups.set(id, group);
    (target ? group.aimed : group.single).push(option);
  }
  const digits = [...byDigit.keys()].sort((a, b) => a - b);
  return { bySource, byTarget, byDigit, digits, groups: [...groups.values()], pass, several, dividing, optional };
}

/** What a touch of a card or place means. */
export type Touch =
  | { means: "act"; option: OptionSaid }
  | { means: "aim"; source: Spot; options: OptionSaid[] }
  | { means: "menu"; options: OptionSaid[] }
  | { means: "nothing" };

/** What a touch of a spot means, while aiming from a source if one is given. */
export function touchOf(index: Index, spot: Spot, aiming: readonly OptionSaid[] | null = null): Touch {
  if (aiming) {
    const hits = aiming.filter((option) => targetOf(option) === spot);
    if (hits.length === 1 && hits[0]) return { means: "act", option: hits[0] };
    if (hits.length) return { means: "menu", options: hits };
  }
  const options = index.bySource.get(spot) ?? index.byTarget.get(spot) ?? [];
  const [first] = options;
  if (!first) return { means: "nothing" };
  if (options.length === 1 || index.several || index.dividing) return { means: "act", option: first };
  const targets = new Set(options.map(targetOf));
  if (index.bySource.has(spot) && !targets.has(null) && targets.size > 1) return { means: "aim", source: spot, options };
  return { means: "menu", options };
}

/** Digits typed one after the other. A number acts as soon as no longer one fits; else it waits for Enter. */
export function typeDigit(typed: string, key: string, digits: readonly number[]): { typed: string; act: number | null } {
  for (const text of [typed + key, key]) {
    const now = Number(text), fits = digits.includes(now) && !text.startsWith("0");
    const longer = digits.some((each) => each !== now && String(each).startsWith(text));
    if (longer) return { typed: text, act: null };
    if (fits) return { typed: "", act: now };
  }
  return { typed: "", act: null };
}

/** What is chosen after one more touch: taken back if it was chosen, else added if there is room. */
export function toggled(chosen: readonly number[], answer: number, most: number): number[] {
  if (chosen.includes(answer)) return chosen.filter((each) => each !== answer);
  if (most === 1) return [answer];
  return chosen.length < most ? [...chosen, answer] : [...chosen];
}

/** The option of the next question that goes on with a planned division, if it is the planned one. */
export function nextShare(planned: OptionSaid, before: QuestionSaid, now: QuestionSaid | null): OptionSaid | null {
  if (!now || now.prompt !== before.prompt || (now.group ?? "") !== (before.group ?? "") || now.seat !== before.seat) return null;
  if ((before.left ?? 0) - 1 !== (now.left ?? 0)) return null;
  const same = (option: OptionSaid) => sourceOf(option) === sourceOf(planned) && option.verb === planned.verb && (sourceOf(option) !== null || option.index === planned.index);
  return (now.options ?? []).find(same) ?? null;
}
