// Beings that stand in a picture, in a box of 200 x 280: between y 30 and 205, because figures
// cover the corners and the name the foot.
import { along, at, bulge, disc, group, line, lit, n, path, poly, ring, sea, shape, smooth, taper, tube, type Drawn, type Motif, type Point } from "./shapes.ts";

export const beings: Record<string, Motif> = {
  colossus(r, c, m) {
    const s = 0.82 + 0.3 * m, tall = r(-6, 8), lean = r(-10, 8);
    const hip: Point = [114, 172], chest: Point = [100 + lean, 110 - tall], neck: Point = [82 + lean * 1.4, 76 - tall], head: Point = [66 + lean * 1.4, 66 - tall];
    const back = along([[188, 214], [158, 204], hip, chest, neck, head], 26);
    const out: Drawn[] = [];
    const spikes = r.int(7, 11), fins = r.pick([0, 1, 2]);
    for (let i = 1; i <= spikes; i++) {
      const q = back[Math.round(3 + (i / (spikes + 1)) * 21)]!, grow = Math.sin((i / (spikes + 1)) * 3.14);
      const base = q.t < 0.35 ? 14 + q.t * 62 : 36 - (q.t - 0.35) * 36, h = (22 + 30 * m) * grow + 9, w = 9 + 5 * grow;
      const outward: Point = [-q.left[0], -q.left[1]];
      const root: Point = [q.p[0] + outward[0] * base * 0.75, q.p[1] + outward[1] * base * 0.75];
      const tip: Point = [root[0] + outward[0] * h + (fins === 2 ? 6 : 0), root[1] + outward[1] * h];
      const dir: Point = [-q.left[1], q.left[0]];
      const fin = fins === 1
        ? smooth([[root[0] + dir[0] * w, root[1] + dir[1] * w], tip, [root[0] - dir[0] * w, root[1] - dir[1] * w]], true)
        : poly([[root[0] + dir[0] * w, root[1] + dir[1] * w], tip, [root[0] - dir[0] * w, root[1] - dir[1] * w]]);
      out.push(path(fin, m > 0.45 ? c.glow : c.mid), path(fin, c.body, { opacity: 0.35, transform: "translate(1.5 2)" }));
    }
    out.push(lit(tube([[196, 206], [168, 214], [138, 200], hip], taper(3, 30)), c));
    out.push(lit(tube([[126, 176], [136, 206], [126, 232]], bulge(22, 25, 15)), c), lit(tube([[96, 176], [86, 206], [90, 234]], bulge(24, 27, 16)), c));
    out.push(lit(tube([hip, [106 + lean / 2, 142], chest, neck, head], bulge(35, 38, 17, 0.35)), c), along([[92, 182], [84 + lean / 2, 146], [80 + lean, 118 - tall]], 5).map(({ p }) => line(`M${at([p[0] - 8, p[1]])}q9 6 18 1`, c.rim, 2, { opacity: 0.5 })));
    const jaw = r(9, 15), horn = r.int(0, 2);
    const [x, y] = head;
    out.push(lit(smooth([[x + 16, y - 10], [x + 2, y - 15], [x - 16, y - 8], [x - 30, y - 1], [x - 31, y + 4], [x - 12, y + 5], [x - 6, y + 7], [x - 26, y + jaw], [x - 24, y + jaw + 4], [x - 4, y + 16], [x + 14, y + 14]], true), c));
    if (horn) out.push(path(poly([[x + 4, y - 13], [x + 20, y - 34], [x + 14, y - 9]]), c.mid), path(poly([[x - 6, y - 12], [x + 4, y - 30], [x + 4, y - 10]]), c.body));
    out.push(path(poly([[x - 10, y - 5], [x - 2, y - 8], [x - 1, y - 4]]), c.glow));
    for (const dx of [16, 0]) { const hand: Point = [chest[0] - 50 + dx, chest[1] + 44 - dx * 1.6]; out.push(lit(tube([[chest[0] - 10 + dx, chest[1] + 12], [chest[0] - 32 + dx, chest[1] + 36], hand], bulge(13, 13, 6, 0.3)), c), [-7, 0, 7].map((q) => path(poly([[hand[0] + 3, hand[1] + q - 3], [hand[0] - 15, hand[1] + q * 1.5 + 7], [hand[0] + 1, hand[1] + q + 4]]), c.rim))); }
    if (m > 0.7) out.push(path(poly([[x - 30, y + 6], [-20, y + 34], [-20, y + 66]]), c.glow, { opacity: 0.75 }), path(poly([[x - 30, y + 6], [-20, y + 44], [-20, y + 56]]), "#fff", { opacity: 0.7 }));
    return group(out, { transform: `translate(${n(100 - 100 * s)} ${n(206 - 206 * s)}) scale(${n(s * 10) / 10})` });
  },
  serpent(r, c, m) {
    const out: Drawn[] = [];
    const heads = m > 0.8 ? 3 : m > 0.45 ? r.int(1, 2) : 1;
    for (let i = 0; i < heads; i++) {
      const x = 100 + (i - (heads - 1) / 2) * 52, sway = r(16, 30) * (i % 2 ? -1 : 1), top = 54 + r(-8, 14) + (heads > 1 && i !== 1 ? 18 : 0), w = 15 + 9 * m - heads * 1.5;
      const spine: Point[] = [[x + sway, 240], [x - sway * 1.3, 190], [x + sway * 1.4, 142], [x - sway * 0.4, 98], [x - sway, top]];
      for (const q of along(spine, 20).slice(3, 19)) {
        const k = sway > 0 ? 1 : -1, h = w * (0.55 + 0.5 * Math.sin(q.t * 9)) + 8;
        out.push(path(poly([[q.p[0] + k * q.left[0] * w * 0.6, q.p[1] - 6], [q.p[0] + k * q.left[0] * (w + h), q.p[1] + k * q.left[1] * (w + h) - 3], [q.p[0] + k * q.left[0] * w * 0.6, q.p[1] + 7]]), c.mid));
      }
      out.push(lit(tube(spine, bulge(w * 1.2, w * 1.1, w * 0.7, 0.3), 12), c));
      for (const q of along(spine, 16).slice(2, 15)) out.push(line(`M${at([q.p[0] - q.left[0] * w * 0.5, q.p[1] - q.left[1] * w * 0.5])}l${n(-q.left[0] * -7)} 3`, c.rim, 2, { opacity: 0.55 }));
      const hx = x - sway, d = sway > 0 ? -1 : 1;
      out.push(lit(smooth([[hx - d * 14, top - 6], [hx, top - 16], [hx + d * 18, top - 10], [hx + d * 36, top + 2], [hx + d * 34, top + 7], [hx + d * 10, top + 7], [hx + d * 26, top + 17], [hx + d * 4, top + 17], [hx - d * 14, top + 10]], true), c));
      out.push(path(poly([[hx - d * 8, top - 8], [hx - d * 34, top - 22 - 10 * m], [hx - d * 12, top + 4]]), c.mid), disc(hx + d * 8, top - 4, 3.2, c.glow));
    }
    return [out, sea(r, c, 196, 3)];
  },
  kraken(r, c, m) {
    const out: Drawn[] = [];
    const arms = 6 + Math.round(4 * m);
    for (let i = 0; i < arms; i++) {
      const a = -2.9 + (2.65 * i) / (arms - 1), bend = r(-30, 30);
      const spine: Point[] = [[100 + 18 * Math.cos(a), 168], [100 + 52 * Math.cos(a), 168 + 44 * Math.sin(a)], [100 + 84 * Math.cos(a) + bend * 0.3, 158 + 78 * Math.sin(a)], [100 + 96 * Math.cos(a) + bend, 146 + 96 * Math.sin(a) - 10], [100 + 84 * Math.cos(a) + bend * 1.4, 150 + 98 * Math.sin(a)]];
      out.push(lit(tube(spine, taper(11, 2)), c));
      for (const q of along(spine, 8).slice(1, 7)) out.push(disc(q.p[0], q.p[1], 2.6 * (1 - q.t * 0.6), c.rim, { opacity: 0.7 }));
    }
    out.push(lit(smooth([[64, 190], [58, 140], [78, 92], [100, 74], [122, 92], [142, 140], [136, 190]], true), c));
    out.push([80, 120].map((x) => [shape("ellipse", { cx: x, cy: 158, rx: 9, ry: 6, fill: c.glow }), shape("ellipse", { cx: x, cy: 158, rx: 2.4, ry: 6, fill: c.ink })]));
    return [out, sea(r, c, 204, 2)];
  },
  beast(r, c, m) {
    const s = 0.85 + 0.25 * m, big = r(20, 28), up = r(-6, 10), kind = r.int(0, 3);
    const rump: Point = [150, 146], chest: Point = [78, 134 - up], neck: Point = [58, 104 - up], head: Point = [42, 92 - up];
    const out: Drawn[] = [line(smooth([[156, 138], [176, 126 + r(-10, 20)], [188, 140 + r(-20, 20)]]), c.body, 7)];
    const leg = (x: number, y: number, w: number, back = false) => lit(tube(back ? [[x, y], [x + 12, y + 34], [x + 2, y + 56], [x + 4, y + 80]] : [[x, y], [x - 4, y + 38], [x, y + 78]], taper(w, 6)), c);
    out.push(group([leg(136, 150, 15, true), leg(92, 146, 13)], { opacity: 0.8, transform: "translate(10 -4)" }));
    out.push(lit(tube([rump, [118, 132 - up / 2], chest, neck, head], bulge(big * 0.9, big + 4, 13, 0.55)), c));
    out.push(leg(146, 150, 18, true), leg(80, 142, 15));
    const [x, y] = head;
    out.push(lit(smooth([[x + 14, y - 12], [x, y - 15], [x - 14, y - 5], [x - 26, y + 8], [x - 22, y + 14], [x - 2, y + 14], [x + 16, y + 12]], true), c));
    out.push(path(poly([[x + 2, y - 12], [x + 10, y - 28], [x + 14, y - 8]]), c.body), disc(x - 6, y - 2, 2.8, c.glow));
    if (kind === 0) { // antlers
      const branch = (bx: number, by: number, a: number, len: number, d: number): Drawn => { const e: Point = [bx + len * Math.cos(a), by + len * Math.sin(a)]; return [line(`M${at([bx, by])}L${at(e)}`, c.mid, 1.4 + d * 1.1), (d ? [branch(...e, a - r(0.3, 0.7), len * 0.72, d - 1), branch(...e, a + r(0.3, 0.8), len * 0.66, d - 1)] : null)]; };
      out.push(branch(x + 6, y - 12, -1.9, 20 + 9 * m, 3), branch(x + 10, y - 12, -1.1, 18 + 9 * m, 3));
    } else if (kind === 1) { // mane
      for (let i = 0; i < 11; i++) { const q = along([head, neck, chest], 11)[i]!; out.push(path(poly([[q.p[0] + 10, q.p[1] - 14], [q.p[0] + 34 + r(-8, 12), q.p[1] - 26 + r(-8, 8)], [q.p[0] + 18, q.p[1] + 6]]), i % 2 ? c.mid : c.rim, { opacity: 0.9 })); }
    } else if (kind === 2) { // plates
      for (const q of along([rump, [118, 130 - up / 2], chest, neck], 8)) out.push(path(poly([[q.p[0] - 8, q.p[1] - big * 0.8], [q.p[0] + 3, q.p[1] - big - 12 - 12 * m], [q.p[0] + 10, q.p[1] - big * 0.7]]), c.mid));
    } else { // horns
      out.push(line(smooth([[x + 8, y - 12], [x + 4, y - 34], [x - 16, y - 40 - 8 * m]]), c.rim, 5), line(smooth([[x + 2, y - 12], [x - 8, y - 28], [x - 26, y - 28]]), c.mid, 4));
    }
    return group(out, { transform: `translate(${n(100 - 100 * s)} ${n(218 - 218 * s)}) scale(${n(s * 100) / 100})` });
  },
  dragon(r, c, m) {
    const out: Drawn[] = [];
    const span = 74 + 22 * m, fall = r(-6, 10), fingers = r.int(3, 5);
    for (const k of [-1, 1]) {
      const root: Point = [100 + k * 12, 116], wrist: Point = [100 + k * span * 0.62, 62 + fall];
      const tips = Array.from({ length: fingers }, (_, i): Point => { const a = -0.75 + (i / (fingers - 1)) * 1.75; return [wrist[0] + k * span * 0.62 * Math.cos(a) * (1 - i * 0.06), wrist[1] + span * 0.86 * Math.sin(a) + 18]; });
      let d = `M${at(root)}L${at(wrist)}L${at(tips[0]!)}`;
      tips.slice(1).forEach((t, i) => { const b = tips[i]!; d += `Q${at([(b[0] + t[0]) / 2 - k * 12, (b[1] + t[1]) / 2 - 8])},${at(t)}`; });
      d += `Q${at([100 + k * 34, 148])},${at([100 + k * 12, 160])}Z`;
      out.push(path(d, c.wing), tips.map((t) => line(`M${at(wrist)}L${at(t)}`, c.body, 2.4)), line(`M${at(root)}L${at(wrist)}L${at(tips[0]!)}`, c.body, 6), disc(wrist[0], wrist[1] - 3, 3.5, c.rim));
    }
    const k = r.chance(0.5) ? 1 : -1;
    out.push(lit(tube([[100 + k * 46, 236], [100 + k * 30, 216], [100 - k * 10, 196], [100, 160], [100 + k * 6, 122], [100 - k * 4, 92], [100 - k * 14, 74]], bulge(3, 23, 10, 0.5), 12), c));
    for (const q of [0, 1, 2, 3]) out.push(line(`M${92} ${140 + q * 9}q8 5 16 0`, c.rim, 2, { opacity: 0.6 }));
    const x = 100 - k * 16, y = 68;
    out.push(lit(smooth([[x + k * 14, y + 8], [x + k * 10, y - 10], [x - k * 6, y - 12], [x - k * 30, y + 2], [x - k * 30, y + 8], [x - k * 8, y + 9], [x - k * 24, y + 18], [x, y + 18]], true), c));
    out.push(path(poly([[x + k * 10, y - 8], [x + k * 34, y - 30 - 8 * m], [x + k * 14, y + 2]]), c.mid), path(poly([[x + k * 2, y - 10], [x + k * 20, y - 34 - 8 * m], [x + k * 12, y - 6]]), c.rim), disc(x - k * 7, y - 2, 3, c.glow));
    if (m > 0.6) out.push(path(smooth([[x - k * 26, y + 10], [x - k * 58, y + 4], [x - k * 92, y + 30], [x - k * 60, y + 26]], true), c.glow, { opacity: 0.85 }));
    return out;
  },
  bird(_r, c, m) {
    const out: Drawn[] = [];
    for (const k of [-1, 1]) for (let row = 2; row >= 0; row--) for (let i = 0; i < 8; i++) {
      const a = -0.95 + i * 0.22 + row * 0.08, len = (92 - row * 26 + 10 * m) * (1 - Math.abs(i - 3) * 0.05);
      const p: Point = [100 + k * (10 + i * 2), 126], e: Point = [p[0] + k * len * Math.cos(a), p[1] + len * Math.sin(a)];
      out.push(path(tube([p, [(p[0] + e[0]) / 2, (p[1] + e[1]) / 2 - 6], e], bulge(3, 7.5, 1.5), 4), [c.wing, c.mid, c.body][row]!));
    }
    out.push([-1, 0, 1].map((k) => path(tube([[100, 160], [100 + k * 10, 190], [100 + k * 22, 222]], bulge(4, 9, 2)), k ? c.mid : c.body)));
    out.push(lit(smooth([[100, 60], [114, 78], [118, 122], [108, 168], [92, 168], [82, 122], [86, 78]], true), c));
    return [out, path(poly([[92, 78], [76, 92], [95, 90]]), c.glow), disc(96, 76, 2.8, c.glow), [0, 1, 2].map((i) => line(`M${102 + i * 3} 64l${8 + i * 7} ${-18 + i * 3}`, c.rim, 3))];
  },
  insect(_r, c, m) {
    const out: Drawn[] = [];
    const plump = 20 + 6 * m;
    for (const k of [-1, 1]) {
      out.push(path(smooth([[100 + k * 10, 108], [100 + k * 62, 58], [100 + k * 92, 74], [100 + k * 76, 116], [100 + k * 26, 132]], true), c.wing, { opacity: 0.75 }), path(smooth([[100 + k * 10, 122], [100 + k * 56, 126], [100 + k * 74, 160], [100 + k * 44, 172], [100 + k * 14, 146]], true), c.wing, { opacity: 0.55 }));
      for (let i = 0; i < 3; i++) out.push(line(`M${100 + k * 12} ${112 + i * 16}L${100 + k * (50 + i * 4)} ${100 + i * 32}L${100 + k * (66 + i * 3)} ${140 + i * 36}`, c.body, 6 - i * 0.6));
      out.push(line(smooth([[100 + k * 6, 72], [100 + k * 20, 46], [100 + k * (38 + 12 * m), 36]]), c.mid, 3), lit(smooth([[100 + k * 5, 84], [100 + k * 24, 76], [100 + k * 16, 54], [100 + k * 30, 62], [100 + k * 30, 88]], true), c));
    }
    out.push(lit(`M100 130c${plump} 0 ${plump + 6} 60 0 94c-${plump + 6} -34 -${plump} -94 0 -94Z`, c));
    for (let i = 0; i < 4; i++) out.push(line(`M${100 - plump * 0.7} ${152 + i * 14}q${plump * 0.7} 9 ${plump * 1.4} 0`, c.rim, 2.4, { opacity: 0.7 }));
    return [out, lit(smooth([[78, 124], [84, 98], [100, 90], [116, 98], [122, 124], [100, 138]], true), c), disc(100, 82, 15, c.body), disc(93, 80, 4.5, c.glow), disc(107, 80, 4.5, c.glow)];
  },
  grove(r, c, m) {
    const draw = (x: number, y: number, a: number, len: number, w: number, d: number): Drawn => {
      const e: Point = [x + len * Math.cos(a), y + len * Math.sin(a)];
      const middle: Point = [(x + e[0]) / 2 + r(-4, 4), (y + e[1]) / 2];
      const out: Drawn[] = [d > 2 ? path(tube([[x, y], middle, e], taper(w, w * 0.66), 4), c.body) : line(`M${at([x, y])}Q${at(middle)},${at(e)}`, c.body, n(w * 1.6))];
      if (d === 0) for (let i = 0; i < 2; i++) out.push(disc(e[0] + r(-11, 11), e[1] + r(-9, 9), r(8, 14), r.pick([c.mid, c.rim, c.wing]), { opacity: 0.92 }));
      else for (let i = 0; i < (d > 2 ? 3 : 2); i++) out.push(draw(...e, a + r(-0.85, 0.85) + (i - 0.5) * 0.3, len * r(0.64, 0.8), w * 0.64, d - 1));
      return out;
    };
    const out: Drawn[] = [];
    for (const k of [-1, 1]) out.push(path(tube([[100 + k * 8, 200], [100 + k * 30, 222], [100 + k * 52, 232]], taper(12, 2)), c.body));
    out.push(draw(100, 228, -1.57 + r(-0.1, 0.1), 58, 17 + 5 * m, 4));
    return [out, path(poly([[90, 176], [98, 172], [96, 179]]), c.glow), path(poly([[112, 176], [104, 172], [106, 179]]), c.glow)];
  },
  fungus(r, c, m) {
    const out: Drawn[] = [];
    for (let i = 0, many = 4 + Math.round(3 * m); i < many; i++) {
      const x = 100 + (i % 2 ? 1 : -1) * (18 + i * 12) * (i ? 1 : 0.1), h = i === 0 ? 122 + 14 * m : r(40, 92), w = h * r(0.34, 0.46), y = 224;
      const cap = `M${n(x - w)} ${n(y - h)}Q${n(x - w * 0.9)} ${n(y - h - w * 1.15)},${n(x)} ${n(y - h - w * 1.1)}Q${n(x + w * 0.9)} ${n(y - h - w * 1.15)},${n(x + w)} ${n(y - h)}Q${n(x)} ${n(y - h + w * 0.34)},${n(x - w)} ${n(y - h)}Z`;
      const grown: Drawn[] = [path(tube([[x, y], [x + r(-5, 5), y - h / 2], [x, y - h]], bulge(w * 0.42, w * 0.26, w * 0.22)), c.body), path(cap, c.rim, { transform: "translate(0 -2.5)" }), path(cap, i % 2 ? c.mid : c.body), [0, 1, 2, 3].map(() => disc(x + r(-0.6, 0.6) * w, y - h - r(0.2, 0.75) * w, r(1.6, w * 0.14), c.glow, { opacity: 0.9 }))];
      if (i === 0) out.push(grown); else out.unshift(grown);
    }
    return [out, Array.from({ length: 16 }, () => disc(r(16, 184), r(40, 190), r(0.8, 2.2), c.glow, { opacity: 0.7 }))];
  },
  figure(r, c) {
    const k = r.chance(0.5) ? 1 : -1, cape = r.chance(0.75), hold = r.pick(["sword", "staff", "spear", "axe", "bow"]), head = r.pick(["helm", "hood", "crown", "hair", "horns"]);
    const sway = r(-6, 6), step = r(10, 20);
    const out: Drawn[] = [];
    if (cape) out.push(path(smooth([[90, 84], [110, 84], [132 + k * 26, 168], [126 + k * 42, 226], [100 + k * 14, 212], [76, 224], [78, 150]], true), c.wing), line(smooth([[104, 92], [112 + k * 20, 160], [108 + k * 30, 214]]), c.mid, 3));
    out.push(lit(tube([[93, 150], [90 - step / 2, 190], [86 - step, 234]], bulge(12, 11, 6)), c), lit(tube([[108, 150], [114 + step / 2, 190], [112 + step, 234]], bulge(12, 11, 6)), c));
    out.push(lit(smooth([[80, 88], [100, 80], [120, 88], [114, 124], [119, 160], [100, 166], [81, 160], [86, 124]], true), c));
    const dress = r.int(0, 2);
    if (dress === 0) { // a robe
      const hem = smooth([[84, 134], [116, 134], [128, 190], [138, 236], [118, 230], [100, 238], [80, 230], [62, 236], [72, 190]], true);
      out.push(lit(hem, c), line("M94 140L86 228M106 140L114 228M100 140V232", c.mid, 2.6), path(poly([[92, 138], [108, 138], [114, 232], [100, 236], [86, 232]]), c.mid, { opacity: 0.75 }));
    } else if (dress === 1) { // a coat over boots
      out.push(lit(poly([[82, 132], [118, 132], [136, 206], [114, 212], [100, 168], [86, 212], [64, 206]]), c), line("M98 136L84 206M102 136L116 206", c.rim, 2, { opacity: 0.7 }), [-1, 1].map((q) => path(poly([[100 + q * 14, 208], [100 + q * 28, 206], [100 + q * 36, 238], [100 + q * 14, 238]]), c.mid)));
    } else { // plates
      out.push([0, 1, 2].map((q) => path(poly([[82 - q * 4, 142 + q * 13], [118 + q * 4, 142 + q * 13], [121 + q * 4, 156 + q * 13], [100, 162 + q * 13], [79 - q * 4, 156 + q * 13]]), q % 2 ? c.body : c.mid, { stroke: c.rim, "stroke-width": 1.2 })), [-1, 1].map((q) => path(poly([[100 + q * 12, 196], [100 + q * 28, 194], [100 + q * 34, 236], [100 + q * 14, 236]]), c.mid, { stroke: c.rim, "stroke-width": 1.2 })));
    }
    out.push(path(poly([[86, 94], [100, 88], [114, 94], [110, 118], [100, 126], [90, 118]]), c.mid, { opacity: 0.85 }), line("M85 136h30", c.glow, 3.2));
    const hand: Point = [100 + k * 44, 112 + sway], off: Point = [100 - k * 34, 142];
    out.push(lit(tube([[100 - k * 20, 92], [100 - k * 36, 116], off], taper(9, 6)), c));
    const pole = (top: number, low: number) => line(`M${at([hand[0] + k * 4, low])}L${at([hand[0] + k * (2 + sway), top])}`, c.rim, 3.6);
    if (hold === "sword") out.push(path(poly([[hand[0] - 3.5, hand[1] - 6], [hand[0] + k * 10 - 3, 22], [hand[0] + k * 12, 12], [hand[0] + k * 14 + 2, 24], [hand[0] + 4.5, hand[1] - 4]]), c.steel), line(`M${hand[0] - 12} ${hand[1] - 3}l24 -4`, c.rim, 4));
    else if (hold === "staff") out.push(pole(40, 226), disc(hand[0] + k * 2, 34, 10, c.glow, { opacity: 0.9 }), disc(hand[0] + k * 2, 34, 17, "none", { stroke: c.rim, "stroke-width": 2.5, "stroke-dasharray": "14 8" }));
    else if (hold === "spear") out.push(pole(30, 228), path(poly([[hand[0] + k * 2 - 7, 40], [hand[0] + k * 3, 8], [hand[0] + k * 2 + 7, 40]]), c.steel));
    else if (hold === "axe") out.push(pole(38, 220), path(smooth([[hand[0], 40], [hand[0] + k * 32, 26], [hand[0] + k * 36, 54], [hand[0] + k * 28, 76], [hand[0], 62]], true), c.steel));
    else out.push(line(`M${hand[0] - k * 6} 44Q${hand[0] + k * 30} ${hand[1]},${hand[0] - k * 6} ${hand[1] + 70}`, c.rim, 4), line(`M${hand[0] - k * 6} 44L${hand[0] - k * 6} ${hand[1] + 70}`, c.glow, 1.2));
    out.push(lit(tube([[100 + k * 20, 92], [100 + k * 34, 112], hand], taper(9.5, 6)), c));
    out.push([-1, 1].map((s) => lit(smooth([[100 + s * 16, 80], [100 + s * 32, 84], [100 + s * 34, 100], [100 + s * 18, 98]], true), c)));
    out.push(disc(100, 66, 14.5, c.body));
    if (head === "helm") out.push(lit("M84 70C84 44 116 44 116 70L112 80L100 84L88 80Z", c), line("M90 67h20", c.glow, 3.4), path(smooth([[100, 50], [100 - k * 8, 34], [100 - k * 34, 40], [100 - k * 12, 52]], true), c.mid));
    else if (head === "hood") out.push(lit("M80 86C78 44 100 36 102 36C116 44 122 60 120 86L100 92Z", c), path("M88 84C86 60 114 60 112 84Z", c.ink), disc(94, 72, 2.2, c.glow), disc(106, 72, 2.2, c.glow));
    else if (head === "crown") out.push(path(poly([[86, 58], [84, 38], [93, 50], [100, 34], [107, 50], [116, 38], [114, 58]]), c.glow), line("M92 68h5M104 68h5", c.glow, 2.4));
    else if (head === "hair") out.push(path(smooth([[86, 72], [84, 50], [102, 44], [117, 54], [114, 78], [122 + k * 14, 104], [116 + k * 22, 128], [106, 96]], true), c.mid), line("M92 68h5M103 68h5", c.glow, 2.2));
    else out.push([-1, 1].map((s) => line(smooth([[100 + s * 9, 54], [100 + s * 22, 44], [100 + s * 24, 24]]), c.rim, 5)), line("M92 67h5M103 67h5", c.glow, 2.6));
    return out;
  },
  angel(r, c, m) {
    const out: Drawn[] = [];
    for (const k of [-1, 1]) for (let row = 1; row >= 0; row--) for (let i = 0; i < 9; i++) {
      const a = -1.15 + i * 0.24, len = (78 - row * 26 + 14 * m) * (1 - Math.abs(i - 3) * 0.06), p: Point = [100 + k * 10, 104];
      const e: Point = [p[0] + k * (20 + len * Math.cos(a)), p[1] + len * Math.sin(a)];
      out.push(path(tube([p, [(p[0] + e[0]) / 2 + k * 8, (p[1] + e[1]) / 2 - 8], e], bulge(3, 6.5, 1.5), 4), row ? c.wing : c.pale, { opacity: 0.95 }));
    }
    return [out, shape("ellipse", { cx: 100, cy: 40, rx: 19, ry: 6, fill: "none", stroke: c.glow, "stroke-width": 3.5 }), beings.figure!(r, c, m)];
  },
  mermaid(r, c) {
    const k = r.chance(0.5) ? 1 : -1;
    const out: Drawn[] = [path(smooth([[100 - k * 42, 208], [100 - k * 84, 190], [100 - k * 66, 214], [100 - k * 86, 240], [100 - k * 44, 224]], true), c.mid)];
    out.push(lit(tube([[102, 122], [116 + k * 4, 154], [100 + k * 22, 196], [100 - k * 10, 222], [100 - k * 48, 214]], bulge(15, 20, 5, 0.3), 11), c));
    for (const q of along([[102, 130], [116 + k * 4, 154], [100 + k * 22, 196], [100 - k * 10, 222]], 9)) out.push(line(`M${at([q.p[0] - 9, q.p[1]])}q4.5 7 9 0q4.5 7 9 0`, c.rim, 1.8, { opacity: 0.65 }));
    out.push(path(smooth([[90, 56], [112, 52], [122 + k * 8, 90], [112 + k * 34, 150], [96 + k * 30, 120], [92, 92]], true), c.wing));
    out.push(lit(smooth([[84, 90], [100, 82], [116, 90], [112, 112], [118, 132], [86, 132], [88, 112]], true), c));
    out.push(lit(tube([[84, 94], [64, 84], [52 - r(0, 8), 58]], taper(7, 4)), c), lit(tube([[116, 94], [138, 104], [150, 88 + r(-14, 14)]], taper(7, 4)), c));
    out.push(disc(101, 66, 14, c.body), path(smooth([[86, 70], [86, 50], [106, 44], [118, 58], [112, 62], [98, 56]], true), c.mid), line("M93 68h5M104 68h5", c.glow, 2.2));
    return [out, Array.from({ length: 9 }, () => disc(r(20, 180), r(40, 210), r(1.5, 6), "none", { stroke: c.pale, "stroke-width": 1.3, opacity: 0.6 }))];
  },
  fighter(r, c, m) {
    const k = r.chance(0.5) ? 1 : -1;
    const aura: Drawn[] = [];
    const tongues = 22;
    for (const [size, fill, o] of [[1.18, c.wing, 0.75], [0.96, c.glow, 0.5], [0.74, c.pale, 0.35]] as const) {
      const pts = ring(100, 138, 1, tongues * 2, (_p, a, i): Point => { const up = Math.max(0, -Math.sin(a)); const q = (i % 2 ? 50 : 74 + r(0, 18)) * size * (0.8 + 0.5 * up + 0.22 * m); return [100 + q * Math.cos(a) * 0.95, 140 + q * Math.sin(a) * 1.15]; });
      aura.push(path(smooth(pts, true), fill, { opacity: o }));
    }
    const low = r.chance(0.5), reach = r(50, 64);
    const out: Drawn[] = [];
    out.push(lit(tube(low ? [[92, 160], [62, 182], [58, 232]] : [[92, 160], [74, 196], [58, 236]], bulge(14, 15, 7)), c), lit(tube(low ? [[108, 160], [140, 186], [150, 232]] : [[108, 158], [142, 168], [132, 206]], bulge(14, 15, 7)), c));
    out.push(lit(smooth([[74, 98], [100, 88], [126, 98], [116, 134], [118, 164], [82, 164], [84, 134]], true), c));
    out.push(path(poly([[84, 154], [116, 154], [122, 170], [100, 176], [78, 170]]), c.mid), line("M84 152h32", c.glow, 4), line(smooth([[100 - k * 14, 154], [100 - k * 30, 172], [100 - k * 24, 194]]), c.glow, 4));
    out.push(line("M100 92L100 140M84 104q16 14 32 0", c.rim, 2, { opacity: 0.5 }));
    const fist: Point = [100 + k * reach, 104 - r(0, 26)], other: Point = [100 - k * 36, 134];
    out.push(lit(tube([[100 - k * 24, 104], [100 - k * 46, 122], other], bulge(11, 11, 7)), c), disc(other[0], other[1], 8, c.body));
    out.push(lit(tube([[100 + k * 24, 104], [100 + k * 42, 112], fist], bulge(11, 11, 7)), c), disc(fist[0], fist[1], 9.5, c.body), disc(fist[0] + k * 3, fist[1], 15, c.glow, { opacity: 0.55 }), disc(fist[0] + k * 3, fist[1], 8, "#fff", { opacity: 0.85 }));
    out.push(disc(100, 74, 15, c.body));
    const spikes = r.int(6, 9), style = r.pick([0, 1, 2]), hair: Point[] = [];
    for (let i = 0; i <= spikes; i++) { const a = -2.95 + (2.75 * i) / spikes, q = 17, h = style === 0 ? 42 - Math.abs(i - spikes / 2) * 5 : style === 1 ? 26 + r(0, 16) : 20; hair.push([100 + q * Math.cos(a), 72 + q * Math.sin(a)]); if (i < spikes) hair.push([100 + h * Math.cos(a + 0.2) * (style === 2 ? 1 : 0.85), 70 + h * Math.sin(a + 0.2)]); }
    out.push(path(poly([...hair, [108, 64], [100, 68], [92, 64]]), c.pale), path(poly([...hair, [108, 64], [100, 68], [92, 64]]), c.mid, { transform: "translate(1.5 2)", opacity: 0.8 }));
    out.push(line("M91 76l6 1.5M109 76l-6 1.5", c.glow, 2.6));
    return [aura, out];
  },
};
