// What keys mean. `commandOf` decides from the key and where the focus is, and touches nothing.

export type Command =
  | { do: "digit"; key: string }
  | { do: "go"; to: "prompt" | "hand" | "near" | "middle" | "far" | "log" }
  | { do: "move"; x: number; y: number }
  | { do: "confirm" | "back" | "undo" | "rule" | "why" | "hint" | "mode" | "passing" | "clear" | "hold" | "step" | "shown" | "keys" };

export interface Press {
  key: string;
  ctrl: boolean;
  alt: boolean;
  meta: boolean;
}
/** Where the focus is: in a field that takes letters, on something that Enter and Space press, or elsewhere. */
export type Focus = "field" | "button" | "none";

const LETTERS: Record<string, Command> = {
  u: { do: "undo" }, r: { do: "rule" }, w: { do: "why" }, g: { do: "hint" }, t: { do: "mode" }, p: { do: "passing" }, c: { do: "clear" }, n: { do: "step" }, v: { do: "shown" }, "?": { do: "keys" },
  q: { do: "go", to: "prompt" }, h: { do: "go", to: "hand" }, b: { do: "go", to: "near" }, m: { do: "go", to: "middle" }, o: { do: "go", to: "far" }, l: { do: "go", to: "log" },
};
const ARROWS: Record<string, Command> = {
  ArrowLeft: { do: "move", x: -1, y: 0 }, ArrowRight: { do: "move", x: 1, y: 0 }, ArrowUp: { do: "move", x: 0, y: -1 }, ArrowDown: { do: "move", x: 0, y: 1 },
};

/** What a key means, or null for what the browser does by itself. Enter and Space on a button are
 * the button's own, unless a number is being typed; Ctrl and Enter confirm anywhere. */
export function commandOf(press: Press, focus: Focus, typing: boolean): Command | null {
  if (press.key === "Enter" && (press.ctrl || press.meta)) return { do: "confirm" };
  if (press.ctrl || press.alt || press.meta) return null;
  if (press.key === "Escape") return { do: "back" };
  if (focus === "field") return null;
  if (/^[0-9]$/.test(press.key)) return { do: "digit", key: press.key };
  if (press.key === "Backspace" && typing) return { do: "back" };
  if (press.key === "Enter") return focus === "button" && !typing ? null : { do: "confirm" };
  if (press.key === " ") return focus === "button" ? null : { do: "hold" };
  return ARROWS[press.key] ?? LETTERS[press.key.toLowerCase()] ?? null;
}

/** The keys and the words that explain them. */
export const KEYS: [string[], string][] = [
  [["1", "…", "9"], "key digits"], [["↵"], "key enter"], [["Esc"], "key escape"], [["←", "↑", "↓", "→"], "key arrows"], [["Tab"], "key tab"],
  [["U"], "key u"], [["R"], "key r"], [["W"], "key w"], [["G"], "key g"], [["Q"], "key q"], [["H"], "key h"], [["B"], "key b"], [["O"], "key o"], [["L"], "key l"], [["V"], "key v"],
  [["T"], "key t"], [["P"], "key p"], [["C"], "key c"], [["␣"], "key space"], [["N"], "key n"], [["?"], "key help"],
];

/** A thing that can have the focus, by its middle. */
export interface Stop {
  x: number;
  y: number;
}
/** The nearest stop in a direction: what lies ahead counts, what lies aside counts double. */
export function nearest(from: Stop, stops: readonly Stop[], x: number, y: number): number {
  let best = -1, least = Infinity;
  stops.forEach((stop, i) => {
    const ahead = (stop.x - from.x) * x + (stop.y - from.y) * y, aside = Math.abs((stop.x - from.x) * y) + Math.abs((stop.y - from.y) * x);
    if (ahead < 3) return;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
