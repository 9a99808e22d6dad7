// What lies behind: skies and grounds, and the colours of a picture.
import { disc, line, n, path, poly, ridge, shape, type Chance, type Drawn, type Palette } from "./shapes.ts";

type Behind = (r: Chance, c: Palette) => Drawn;

export const skies: Record<string, Behind> = {
  sun: (r, c) => [disc(r(70, 130), r(70, 110), r(44, 62), c.sun), disc(100, 100, 92, c.sun, { opacity: 0.12 })],
  rays(r, c) { const t = r(0, 1); return [Array.from({ length: 16 }, (_, i) => { const a = t + (i / 16) * 6.283; return path(poly([[100, 122], [100 + 260 * Math.cos(a), 122 + 260 * Math.sin(a)], [100 + 260 * Math.cos(a + 0.19), 122 + 260 * Math.sin(a + 0.19)]]), c.sun, { opacity: 0.32 }); }), disc(100, 122, 60, c.sun, { opacity: 0.55 })]; },
  stars: (r, c) => [Array.from({ length: 46 }, () => disc(r(0, 200), r(0, 210), r(0.5, 1.9), "#fff", { opacity: n(r(0.3, 1)) })), disc(r(40, 160), r(50, 86), r(22, 40), c.sun, { opacity: 0.9 }), disc(r(60, 150), r(50, 80), r(16, 26), c.sky, { opacity: 0.35 })],
  clouds: (r, c) => [disc(r(50, 150), 92, 52, c.sun, { opacity: 0.9 }), Array.from({ length: 7 }, () => { const x = r(-20, 180), y = r(20, 170), w = r(40, 100); return shape("rect", { x: n(x), y: n(y), width: n(w), height: n(r(5, 12)), rx: 6, fill: c.haze, opacity: 0.5 }); })],
  storm: (r, c) => [disc(100, 96, 66, c.sun, { opacity: 0.55 }), Array.from({ length: 26 }, () => { const x = r(-20, 220), y = r(-10, 220); return line(`M${n(x)} ${n(y)}l-9 26`, c.haze, 1.4, { opacity: 0.5 }); }), line(`M${n(r(30, 170))} 0l-14 40l18 4l-22 52`, "#fff", 2.6, { opacity: 0.85 })],
};

export const grounds: Record<string, Behind> = {
  hills: (r, c) => [path(ridge(r, 196, 46, 7), c.far), path(ridge(r, 220, 30, 6), c.near)],
  peaks: (r, c) => [path(ridge(r, 196, 92, 9, true), c.far), path(ridge(r, 224, 34, 10, true), c.near)],
  skyline(r, c) { const out: Drawn[] = []; for (let i = 0; i < 17; i++) { const h = r(18, 84); out.push(shape("rect", { x: i * 12 - 4, y: n(210 - h), width: n(r(8, 12)), height: n(h + 80), fill: c.far })); } return [out, path(ridge(r, 228, 16, 8), c.near)]; },
  sea: (r, c) => [shape("rect", { x: -4, y: 176, width: 208, height: 110, fill: c.far }), Array.from({ length: 12 }, () => shape("rect", { x: n(r(-10, 180)), y: n(r(180, 230)), width: n(r(16, 60)), height: 2, rx: 1, fill: c.haze, opacity: 0.6 }))],
  woods(r, c) { const out: Drawn[] = [path(ridge(r, 190, 22, 7), c.far)]; for (let i = 0; i < 14; i++) { const x = i * 16 - 6 + r(-4, 4), h = r(34, 78); out.push(path(poly([[x - 12, 226], [x, 226 - h], [x + 12, 226]]), i % 2 ? c.far : c.near)); } return [out, path(ridge(r, 230, 10, 6), c.near)]; },
  void: (_r, c) => Array.from({ length: 5 }, (_, i) => shape("ellipse", { cx: 100, cy: 238 + i * 4, rx: 120 - i * 16, ry: 30 - i * 5, fill: i % 2 ? c.near : c.far, opacity: 0.7 })),
  hall: (_r, c) => [Array.from({ length: 5 }, (_, i) => shape("rect", { x: i * 46 - 6, y: 30, width: 18, height: 260, fill: c.far, opacity: 0.8 })), path("M-6 60Q100 -40 206 60V-6H-6Z", c.far, { opacity: 0.8 }), path("M-10 226H210V290H-10Z", c.near)],
};

const hsl = (h: number, s: number, l: number) => `hsl(${Math.round(((h % 360) + 360) % 360)} ${Math.round(Math.max(0, Math.min(100, s)))}% ${Math.round(Math.max(0, Math.min(100, l)))}%)`;

/** Colours from one or two hues: sky against body, so that the outline reads when small. */
export function palette(r: Chance, hue: number, sat: number, second: number | undefined): Palette {
  const pale = sat < 0.5; // a steel body before a warm or a cold light
  const h = hue + r(-9, 9), g = second ?? (pale ? r.pick([34, 196, 18]) : h + r.pick([34, 42, -34, 165])), s = sat, q = pale ? 0.62 : sat;
  return {
    side: r.chance(0.5) ? 1 : -1,
    sky: hsl(h + r(-8, 8), 54 * s + 8, 26), low: hsl(g, 70 * q, pale ? 70 : 64), sun: hsl(g + 8, 84 * q + 6, 78), haze: hsl(g, 60 * q, 88),
    far: hsl(h - 6, 44 * s, 40), near: hsl(h, 42 * s, 13), body: hsl(h, 44 * s, 14), ink: hsl(h, 50 * s, 7), mid: hsl(h + 4, 52 * s, 33),
    wing: hsl(h + 10, 60 * s, 44), rim: hsl(g, 80 * q, 72), glow: hsl(g + 14, 96 * q + 4, 68), pale: hsl(g, 52 * q, 90), steel: hsl(h, 16 * s, 86), alarm: hsl(4, 78, 46),
  };
}

