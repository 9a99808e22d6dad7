// The tools that pictures are drawn with: chance from a seed, lines and bodies, and shapes, which
// are data until they become nodes.

export type Point = [number, number];
export type Attributes = Record<string, string | number>;
export interface Shape {
  tag: string;
  attributes: Attributes;
  inside: Drawn;
}
export type Drawn = Shape | Drawn[] | null;

export interface Palette {
  side: number; sky: string; low: string; sun: string; haze: string; far: string; near: string; body: string; ink: string; mid: string;
  wing: string; rim: string; glow: string; pale: string; steel: string; alarm: string;
}

/** Numbers that follow from a text: the same text, the same numbers. */
export interface Chance {
  (low?: number, high?: number): number;
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(likely: number): boolean;
}

export function seeded(text: string): Chance {
  let h = 1779033703 ^ text.length;
  for (const c of text) { h = Math.imul(h ^ c.codePointAt(0)!, 3432918353); h = (h << 13) | (h >>> 19); }
  let a = h >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  for (let i = 0; i < 5; i++) next();
  const between = (low = 0, high = 1) => low + (high - low) * next();
  return Object.assign(between, {
    int: (low: number, high: number) => Math.floor(between(low, high + 0.999)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length) % list.length]!,
    chance: (likely: number) => next() < likely,
  });
}

export const n = (x: number) => Math.round(x * 10) / 10;
export const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** A smooth line through points. */
export function smooth(points: Point[], closed = false): string {
  const k = points.length;
  const p = (i: number) => (closed ? points[(i + k) % k] : points[Math.max(0, Math.min(k - 1, i))])!;
  let d = `M${at(points[0]!)}`;
  for (let i = 0; i < (closed ? k : k - 1); i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])},${at([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])},${at(c)}`;
  }
  return closed ? d + "Z" : d;
}
export const poly = (points: Point[]) => `M${points.map(at).join("L")}Z`;

export interface Station {
  p: Point;
  left: Point;
  t: number;
}
/** Points along a smooth line, with the direction to its left. */
export function along(spine: Point[], count: number): Station[] {
  const found: Point[] = [];
  const k = spine.length - 1;
  for (let i = 0; i <= count; i++) {
    const t = (i / count) * k, s = Math.min(k - 1, Math.floor(t)), u = t - s;
    const q = (j: number) => spine[Math.max(0, Math.min(k, j))]!;
    const [a, b, c, e] = [q(s - 1), q(s), q(s + 1), q(s + 2)];
    const f = (m: 0 | 1) => 0.5 * (2 * b[m] + (c[m] - a[m]) * u + (2 * a[m] - 5 * b[m] + 4 * c[m] - e[m]) * u * u + (3 * b[m] - a[m] - 3 * c[m] + e[m]) * u ** 3);
    found.push([f(0), f(1)]);
  }
  return found.map((p, i) => {
    const b = found[Math.max(0, i - 1)]!, c = found[Math.min(count, i + 1)]!;
    const l = Math.hypot(c[0] - b[0], c[1] - b[1]) || 1;
    return { p, left: [(c[1] - b[1]) / l, -(c[0] - b[0]) / l], t: i / count };
  });
}

/** A body around a line: `width` is half as thick as the body at t = 0..1. */
export function tube(spine: Point[], width: (t: number) => number, count = Math.max(5, spine.length * 2)): string {
  const line = along(spine, count);
  const side = (s: number) => line.map(({ p, left, t }): Point => [p[0] + s * left[0] * width(t), p[1] + s * left[1] * width(t)]);
  return smooth([...side(1), ...side(-1).reverse()], true);
}
export const taper = (a: number, b: number) => (t: number) => a + (b - a) * t;
export const bulge = (a: number, m: number, b: number, where = 0.5) => (t: number) => (t < where ? a + (m - a) * Math.sin((t / where) * 1.571) : b + (m - b) * Math.cos(((t - where) / (1 - where)) * 1.571));

/** A line of hills or, if it is sharp, of peaks, and all that is below it. */
export function ridge(r: Chance, y: number, high: number, steps: number, sharp = false): string {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) points.push([-12 + (224 * i) / steps, y - high * r() * (i % 2 || !sharp ? 1 : 0.25)]);
  return (sharp ? `M${points.map(at).join("L")}` : smooth(points)) + "L212 292L-12 292Z";
}

export const shape = (tag: string, attributes: Attributes, inside: Drawn = null): Shape => ({ tag, attributes, inside });
export const path = (d: string, fill: string, more: Attributes = {}) => shape("path", { d, fill, ...more });
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) => shape("path", { d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round", ...more });
export const disc = (x: number, y: number, radius: number, fill: string, more: Attributes = {}) => shape("circle", { cx: n(x), cy: n(y), r: n(radius), fill, ...more });
export const group = (inside: Drawn, more: Attributes) => shape("g", more, inside);
export const ring = <T>(x: number, y: number, radius: number, count: number, f: (p: Point, a: number, i: number) => T, turn = 0): T[] => Array.from({ length: count }, (_, i) => {
  const a = turn + (i / count) * 6.2832;
  return f([x + radius * Math.cos(a), y + radius * Math.sin(a)], a, i);
});

/** A silhouette with a lit edge. */
export const lit = (d: string, c: Palette): Drawn => [path(d, c.rim, { transform: `translate(${n(c.side * 2.2)} -1.8)` }), path(d, c.body)];

/** Waves before what swims. */
export function sea(r: Chance, c: Palette, y: number, rows: number): Drawn {
  const out: Drawn[] = [];
  for (let i = 0; i < rows; i++) {
    const pts = Array.from({ length: 12 }, (_, k): Point => [-16 + k * 21, y + i * 15 + (k % 2 ? -5 : 4) + r(-2, 2)]);
    out.push(path(smooth(pts) + "L220 300L-20 300Z", [c.mid, c.body, c.ink][i]!), line(smooth(pts), c.pale, 1.8, { opacity: 0.6 }));
  }
  return out;
}

/** What stands in a picture: from chance, colours and might (0 to 1). */
export type Motif = (r: Chance, c: Palette, m: number) => Drawn;
