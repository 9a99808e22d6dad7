// A card from its data: frame, picture, corners, name, text. What stands where is the board's.
import { h } from "preact";
import type { ComponentChildren, HTMLAttributes, JSX } from "preact";
import { seeded } from "./art/shapes.ts";
import { symbol } from "./art.ts";
import type { Board, CardData, CardLook, CardSeen, Figure, Tint } from "./protocol.ts";
import { said, say } from "./words.ts";

const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
const ICONS: Record<string, string> = {
  shield: "M5 1L9 2.4V5.2C9 7.6 7.2 9 5 9.8C2.8 9 1 7.6 1 5.2V2.4Z",
  heart: "M5 9L1 5C-.4 3.2 1.6 .4 5 3C8.4 .4 10.4 3.2 9 5Z",
  sword: "M8.8 1L9 1.2L8.8 3.2L4.6 7.4L5.4 8.2L4.6 9L3.2 7.6L1.8 9L1 8.2L2.4 6.8L1 5.4L1.8 4.6L2.6 5.4L6.8 1.2Z",
  burst: "M5 0L6.2 3.2L9.6 2.4L7.4 5L9.6 7.6L6.2 6.8L5 10L3.8 6.8L.4 7.6L2.6 5L.4 2.4L3.8 3.2Z",
};
const PLAIN: Tint = { hue: 220, sat: 0.2, glyph: "○" };

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null || value === "" ? [] : [value]);

/** Whether a card meets a condition: each of the values is one of these; "words" are in its name. */
function fits(condition: Record<string, string | string[]> | undefined, data: CardData): boolean {
  return Object.entries(condition ?? {}).every(([key, wanted]) => {
    if (key === "words") return list(wanted).some((word) => (data.english || data.name).toLowerCase().includes(String(word).toLowerCase()));
    return list(wanted).some((each) => list(data.values[key]).map(String).includes(String(each)));
  });
}

/** The colours of a card: one, two, or the one that stands for several. */
export function tints(look: CardLook, data: CardData): Tint[] {
  const found = list(data.values[look.tint.value]).map(String);
  if (!found.length || found.length > 2) return [look.tint.several ?? PLAIN];
  return found.map((each) => look.tint.of[each] ?? PLAIN);
}

/** The word for what kind of card it is. */
export function kindOf(look: CardLook, data: CardData): string {
  const kind = String(data.values[look.kind.value] ?? "");
  return said(look.kind.of[kind] ?? kind);
}

function drawingOf(look: CardLook, data: CardData): string {
  const rule = look.art.find((each) => fits(each.on, data));
  const r = seeded(`${data.number}/motif`);
  const top = look.might.top[String(data.values[look.kind.value] ?? "")] ?? 5;
  const might = Math.max(0, (Number(data.values[look.might.value]) || 0) - (top <= 8 ? 0.6 : 0)) / top;
  const motif = rule ? r.pick(rule.motif) : "sigil";
  const sky = rule?.sky?.length ? r.pick(rule.sky) : undefined;
  const ground = rule?.ground?.length ? r.pick(rule.ground) : undefined;
  const [first, second] = tints(look, data);
  return symbol({ seed: data.number, motif, sky, ground, hue: first?.hue ?? 0, sat: first?.sat ?? 1, second: second?.hue, might });
}

/** The picture of a card: that of the user's own set if there is one, else one that we draw. */
export function Picture({ look, data }: { look: CardLook; data: CardData }): JSX.Element {
  if (data.picture) return <img class="art" src={data.picture} alt="" loading="lazy" />;
  return <svg class="art" viewBox="0 0 200 280" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><use href={`#${drawingOf(look, data)}`} /></svg>;
}

/** A number as it is written on a card: thousands small, so that what is compared is large. */
function written(one: Figure, now: unknown): ComponentChildren {
  const number = typeof now === "number" ? now : NaN;
  if (one.style === "roman") return ROMAN[number] ?? String(now);
  if (one.style === "arrows") return "»".repeat(Math.min(4, number || 0));
  if (one.style === "stars") return "★".repeat(Math.min(4, number || 0));
  if (one.style === "word") return said(one.of?.[String(now)] ?? String(now));
  if (one.style === "thousands" && number >= 1000 && number % 1000 === 0) return [String(number / 1000), <small>000</small>];
  return String(now);
}

interface Standing {
  look: CardLook;
  data: CardData;
  seen: Partial<CardSeen>;
  wounds: { value: string; taken: number } | undefined;
}

function Corner({ figures, of }: { figures: Figure[]; of: Standing }): JSX.Element | null {
  const { look, data, seen, wounds } = of;
  const one = figures.find((each) => fits(each.on, data));
  if (!one) return null;
  if (one.style === "glyph") return <span class="fig">{tints(look, data)[0]?.glyph}</span>;
  const key = one.value ?? "";
  const was = data.values[key];
  const now = seen.values?.[key] ?? was;
  if (now == null || now === "" || ("unless" in one && now === one.unless)) return null;
  const also = one.also ? Number(seen.values?.[one.also.value] ?? data.values[one.also.value] ?? 0) : 0;
  const change = typeof now === "number" && typeof was === "number" ? Math.sign(now - was) : 0;
  const hurt = wounds && wounds.value === key && wounds.taken > 0;
  return (
    <span class={`fig ${change > 0 ? "up" : change < 0 ? "fell" : ""}`}>
      {one.icon && <svg class="icon" viewBox="0 0 10 10" aria-hidden="true"><path d={ICONS[one.icon]} fill="currentColor" /></svg>}
      {one.before && <i class="pre">{one.before}</i>}
      {written(one, now)}
      {hurt && <em>−{wounds.taken}</em>}
      {one.also && also > (one.also.over ?? 0) && <b class="stars">{"★".repeat(Math.min(5, also))}</b>}
      {one.pips && list(data.values[one.pips]).slice(0, 4).map((each) => {
        const tint = look.tint.of[String(each)] ?? PLAIN;
        return <i class="pip" style={{ "--hue": tint.hue ?? 0, "--sat": tint.sat ?? 1 }} />;
      })}
    </span>
  );
}

function Corners({ of, hidden }: { of: Standing; hidden: boolean | undefined }): JSX.Element {
  const { corners } = of.look;
  return (
    <>
      {(["tl", "tr", "bl", "br"] as const).map((place) => {
        const found = corners[place]?.length ? Corner({ figures: corners[place], of }) : null;
        return found && <span class={`corner ${place}`} aria-hidden={hidden}>{found}</span>;
      })}
      {corners.foot?.length ? <span class="corner foot" aria-hidden={hidden}>{corners.foot.map((figures) => <Corner figures={figures} of={of} />)}</span> : null}
    </>
  );
}

/** A text with what stands in brackets, keywords and icons, set apart. */
export function Marked({ text }: { text: string }): JSX.Element {
  return (
    <>
      {text.split("\n").filter(Boolean).map((row) => (
        <span class="para">
          {row.split(/(\[[^\]]+\]|【[^】]+】)/).map((part, i) => (/^[[【]/.test(part) ? <b class="word">{part.slice(1, -1)}</b> : part || (i ? " " : "")))}
        </span>
      ))}
    </>
  );
}

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, "size" | "data" | "class" | "style"> {
  board: Board;
  /** What is printed on it; without it the card is seen from the back. */
  data?: CardData | undefined;
  /** As it lies: turned, face down, with the values it has now. */
  seen?: Partial<CardSeen> | undefined;
  /** With its text, as large as its place is wide. */
  big?: boolean;
  /** Kept sideways in a row: picture and the part of the name by which it is known. */
  stored?: boolean;
  /** Shown from the front although it lies face down. */
  peek?: boolean;
  /** What it is called aloud, in the place of all that is drawn on it. */
  spoken?: string | undefined;
  /** What was taken off a value. */
  wounds?: { value: string; taken: number } | undefined;
  /** The element that it is. */
  as?: "div" | "button" | "span" | "a";
  class?: string;
  style?: Record<string, string | number>;
  children?: ComponentChildren;
}

/** A card at any size. What else stands on it (digits, roles, counters) are its children. */
export function Card(props: CardProps): JSX.Element {
  const { board, data, seen = {}, big = false, stored = false, peek = false, spoken, wounds, as = "div", class: more = "", style, children, ...rest } = props;
  const look = board.card, hidden = spoken ? true : undefined;
  const kind = as === "button" ? { type: "button" as const } : {};
  const lies = `${seen.rest ? "rest" : ""} ${stored ? "stored" : ""} ${more}`;
  if (!data || (seen.face === "down" && !big && !peek))
    return h(
      as,
      { ...kind, ...rest, class: `card back ${lies}`, "data-back": board.mat.back, style: { "--hue": board.mat.hue, ...style } },
      <span class="crest" aria-hidden="true">HJ</span>,
      seen.face === "down" && <span class="lie" aria-hidden={hidden}>{data ? data.name : say("down")}</span>,
      spoken && <span class="aloud">{spoken}</span>,
      children,
    );
  const [first = PLAIN, second = first] = tints(look, data);
  const of: Standing = { look, data, seen, wounds };
  const parts = data.name.split(/, |、/);
  const name = stored && look.known_by ? (look.known_by === "last" ? parts.at(-1) : parts[0]) ?? data.name : data.name;
  const line = (look.line ?? []).flatMap((key) => list(data.values[key])).slice(0, 3).join(" · ");
  const glyphs = first === second ? first.glyph : `${first.glyph}${second.glyph}`;
  const length = data.text.length;
  return h(
    as,
    {
      ...kind,
      ...rest,
      class: `card ${lies} ${seen.face === "down" ? "down" : ""} ${big ? "big" : ""} ${name.length > 24 ? "long" : ""}`,
      "data-frame": look.frame,
      "data-variant": look.variants?.[String(data.values[look.kind.value] ?? "")],
      style: { "--hue": first.hue ?? 0, "--sat": first.sat ?? 1, "--hue2": second.hue ?? 0, "--sat2": second.sat ?? 1, ...style },
    },
    <Picture look={look} data={data} />,
    <span class="edge" />,
    <span class="plate" aria-hidden={hidden}>
      <span class="name">{name}</span>
      <span class="line"><i class="glyph" aria-hidden="true">{glyphs}</i>{kindOf(look, data)}{line && ` · ${line}`}</span>
      {big && length > 0 && (
        <span class={`words ${length > 380 ? "most" : length > 240 ? "much" : ""}`} lang={data.translated ? undefined : "en"} tabIndex={length > 380 ? 0 : undefined}>
          {!data.translated && <em class="untranslated">{say("not translated")}</em>}
          <Marked text={data.text} />
        </span>
      )}
    </span>,
    <Corners of={of} hidden={hidden} />,
    spoken && <span class="aloud">{spoken}</span>,
    children,
  );
}

/** The back of a card of this game. */
export const Back = ({ board, class: more = "" }: { board: Board; class?: string }): JSX.Element => <Card board={board} class={more} aria-hidden="true" />;
