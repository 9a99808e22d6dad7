// Things that stand in a picture, in a box of 200 x 280.
import { at, disc, group, line, n, path, poly, ring, sea, shape, smooth, type Drawn, type Motif, type Point } from "./shapes.ts";

export const things: Record<string, Motif> = {
  machine(r, c, m) {
    const w = r(25, 34) + 9 * m, shoulder = r(18, 36), horn = r.int(0, 2), gun = r.chance(0.6), build = r.int(0, 2);
    const plate = (pts: Point[], f = c.body) => [path(poly(pts), c.rim, { transform: `translate(${c.side * 2} -2)` }), path(poly(pts), f)];
    const out: Drawn[] = [];
    if (build === 0) out.push(plate([[74, 70], [48, 44], [40, 96], [66, 118]], c.mid), plate([[126, 70], [152, 44], [160, 96], [134, 118]], c.mid));
    if (build === 1) out.push([-1, 1].map((k) => [0, 1, 2].map((q) => path(poly([[100 + k * 20, 96 + q * 8], [100 + k * (92 - q * 10), 30 + q * 34], [100 + k * (76 - q * 8), 66 + q * 30], [100 + k * 30, 118 + q * 8]]), [c.wing, c.mid, c.body][q]!))));
    if (build === 2) out.push([-1, 1].map((k) => [plate([[100 + k * 26, 84], [100 + k * 34, 26], [100 + k * 44, 26], [100 + k * 42, 90]], c.mid), disc(100 + k * 39, 24, 7, c.glow)]));
    for (const k of [-1, 1]) {
      out.push(plate([[100 + k * 8, 158], [100 + k * 34, 160], [100 + k * 38, 194], [100 + k * 16, 196]]), plate([[100 + k * 14, 194], [100 + k * 40, 192], [100 + k * 48, 236], [100 + k * 12, 236]]), line(`M${100 + k * 18} 202L${100 + k * 40} 200`, c.glow, 3));
      out.push(plate([[100 + k * (w + 4), 112], [100 + k * (w + 24), 112], [100 + k * (w + 30), 150], [100 + k * (w + 8), 150]]), plate([[100 + k * (w + 8), 150], [100 + k * (w + 32), 150], [100 + k * (w + 28), 184], [100 + k * (w + 12), 184]], c.mid));
      out.push(plate([[100 + k * (w - 6), 78], [100 + k * (w + shoulder), 70], [100 + k * (w + shoulder + 4), 102], [100 + k * (w + 4), 118], [100 + k * (w - 8), 104]]));
      out.push(line(`M${100 + k * (w + 2)} 86L${100 + k * (w + shoulder - 4)} 80`, c.rim, 2.4));
    }
    out.push(plate([[100 - w, 82], [100 + w, 82], [100 + w - 6, 126], [122, 166], [78, 166], [100 - w + 6, 126]]), path(poly([[100 - w + 8, 90], [96, 96], [96, 122], [100 - w + 12, 118]]), c.mid), path(poly([[100 + w - 8, 90], [104, 96], [104, 122], [100 + w - 12, 118]]), c.mid));
    out.push(disc(100, 134, 9, c.glow), disc(100, 134, 4, "#fff", { opacity: 0.85 }), line("M84 150h32M88 158h24", c.rim, 2, { opacity: 0.7 }));
    out.push(plate([[86, 80], [84, 56], [92, 46], [108, 46], [116, 56], [114, 80]]), line("M88 64h24", c.glow, 5));
    if (horn) out.push(path(poly([[94, 48], [horn > 1 ? 70 : 84, 18], [100, 46]]), c.rim), path(poly([[106, 48], [horn > 1 ? 130 : 116, 18], [100, 46]]), c.rim));
    if (gun) out.push(plate([[100 + w + 14, 166], [100 + w + 22, 166], [188, 120], [194, 108], [182, 108]], c.steel));
    return out;
  },
  drone(_r, c, m) {
    const one = (x: number, y: number, s: number) => group([path(smooth([[-34, 0], [-12, -13], [12, -13], [34, 0], [12, 12], [-12, 12]], true), c.rim, { transform: "translate(2 -2)" }), path(smooth([[-34, 0], [-12, -13], [12, -13], [34, 0], [12, 12], [-12, 12]], true), c.body), disc(0, 1, 7.5, c.glow), disc(0, 1, 3, "#fff"), [-1, 1].map((k) => [line(`M${k * 26} -3L${k * 46} -20M${k * 26} 4L${k * 40} 20`, c.body, 4), shape("ellipse", { cx: k * 46, cy: -22, rx: 24, ry: 4, fill: c.pale, opacity: 0.75 })])], { transform: `translate(${n(x)} ${n(y)}) scale(${s})` });
    return [one(150, 62, 0.5), one(52, 84, 0.62), one(104, 138, 1.28 + 0.3 * m), path("M98 150L40 246L160 246Z", c.glow, { opacity: 0.22 })];
  },
  ship(r, c, m) {
    const guns = 1 + Math.round(2 * m);
    const out: Drawn[] = [];
    {
      out.push(path(poly([[72, 176], [76, 140], [92, 138], [94, 112], [112, 112], [114, 134], [132, 138], [138, 176]]), c.rim, { transform: "translate(2 -2)" }), path(poly([[72, 176], [76, 140], [92, 138], [94, 112], [112, 112], [114, 134], [132, 138], [138, 176]]), c.body));
      out.push(line(`M103 112V${66 - 14 * m}M92 92h22M95 80h16`, c.body, 3.4), disc(103, 62 - 14 * m, 3.2, c.glow), line("M96 122h14M82 150h46M82 160h50", c.glow, 2.6, { "stroke-dasharray": "4 4" }));
      for (let i = 0; i < guns; i++) out.push(path(smooth([[32 + i * 18, 176], [36 + i * 18, 164], [54 + i * 18, 164], [58 + i * 18, 176]], true), c.mid), line(`M${38 + i * 18} 166L${12 + i * 16} 150`, c.body, 5));
      out.push(line("M150 166L176 148", c.body, 5), path(smooth([[138, 176], [142, 164], [160, 164], [166, 176]], true), c.mid));
    }
    out.push(path("M10 174H192L174 214H34Z", c.rim, { transform: "translate(0 -2.5)" }), path("M10 174H192L174 214H34Z", c.body), line("M24 190H182", c.glow, 2, { opacity: 0.8 }));
    return [out, sea(r, c, 206, 3)];
  },
  starship(r, c, m) {
    const k = r.chance(0.5) ? 1 : -1, w = 30 + 14 * m;
    const out: Drawn[] = [path("M-62 -7L-120 -3V9L-62 9Z", c.glow, { opacity: 0.85 }), path("M-62 -3L-104 0V5L-62 6Z", "#fff", { opacity: 0.8 }), path(poly([[-58, -10], [-76, -w - 14], [-46, -w - 10], [10, -8]]), c.mid), path(poly([[-58, 12], [-70, w + 10], [-40, w + 6], [14, 10]]), c.wing), path(smooth([[-66, -13], [-20, -19], [40, -11], [92, 3], [40, 13], [-20, 18], [-66, 13]], true), c.rim, { transform: "translate(0 -3)" }), path(smooth([[-66, -13], [-20, -19], [40, -11], [92, 3], [40, 13], [-20, 18], [-66, 13]], true), c.body), path(smooth([[16, -11], [36, -17], [58, -6], [30, -4]], true), c.glow), [0, 1, 2, 3].map((i) => shape("rect", { x: -46 + i * 15, y: -2, width: 8, height: 3.4, fill: c.glow }))];
    return group(out, { transform: `translate(100 124) rotate(${k * -24}) scale(${k} 1)` });
  },
  cannon(r, c, m) {
    const barrels = 1 + Math.round(2 * m), a = r(22, 38);
    const out: Drawn[] = [];
    for (let i = 0; i < barrels; i++) out.push(group([path("M0 -8L98 -5V5L0 8Z", c.rim, { transform: "translate(0 -2.5)" }), path("M0 -8L98 -5V5L0 8Z", c.body), path("M90 -8h15v16h-15z", c.mid), line("M20 -3H84", c.rim, 1.6)], { transform: `translate(${78 + i * 6} ${150 - i * 15}) rotate(${-a})` }));
    const tip: Point = [78 + 108 * Math.cos((a * 3.14) / 180), 150 - 108 * Math.sin((a * 3.14) / 180)];
    out.push(path(smooth(ring(tip[0], tip[1], 1, 14, (_p, q, i) => [tip[0] + (i % 2 ? 10 : 26) * Math.cos(q), tip[1] + (i % 2 ? 10 : 26) * Math.sin(q)]), true), c.glow), disc(tip[0], tip[1], 7, "#fff"));
    out.push(path(smooth([[42, 172], [52, 132], [84, 118], [118, 132], [128, 172]], true), c.rim, { transform: "translate(2 -2)" }), path(smooth([[42, 172], [52, 132], [84, 118], [118, 132], [128, 172]], true), c.body), disc(84, 150, 11, c.mid), disc(84, 150, 4, c.glow));
    out.push(path(poly([[20, 174], [152, 174], [172, 200], [150, 222], [30, 222], [8, 200]]), c.body), Array.from({ length: 6 }, (_, i) => [disc(30 + i * 24, 206, 12.5, c.ink), disc(30 + i * 24, 206, 8, c.mid), disc(30 + i * 24, 206, 3, c.ink)]), line("M20 180H154", c.glow, 2.2));
    return out;
  },
  fortress(r, c, m) {
    const out: Drawn[] = [];
    const tower = (x: number, w: number, h: number, roof: boolean) => {
      const top = 226 - h;
      const out: Drawn[] = [path(`M${x - w} 230V${top}H${x + w}V230Z`, c.rim, { transform: `translate(${c.side * 2} -2)` }), path(`M${x - w} 230V${top}H${x + w}V230Z`, c.body)];
      out.push(roof ? path(poly([[x - w - 5, top], [x, top - w * 2.3], [x + w + 5, top]]), c.mid) : Array.from({ length: 3 }, (_, i) => shape("rect", { x: n(x - w + (i * w * 2) / 3 + 1), y: n(top - 8), width: n(w * 0.42), height: 9, fill: c.body })));
      for (let y = top + 14; y < 210; y += 20) for (const dx of [-0.42, 0.42]) if (r.chance(0.6)) out.push(shape("rect", { x: n(x + dx * w - 2.2), y: n(y), width: 4.4, height: 8, rx: 2, fill: c.glow }));
      return out;
    };
    const roofs = r.chance(0.5);
    for (const [x, w, h] of [[34, 16, 74 + r(0, 30)], [166, 17, 80 + r(0, 30)], [66, 18, 106 + r(0, 24)], [136, 18, 104 + r(0, 24)], [100, 24, 142 + 24 * m]] as const) out.push(tower(x, w, h, roofs));
    return [out, path("M10 232V196H190V232Z", c.body), path("M86 232V208a14 14 0 0 1 28 0V232Z", c.glow), path("M90 232V210a10 10 0 0 1 20 0V232Z", c.ink)];
  },
  city(r, c, m) {
    const out: Drawn[] = [];
    for (const [base, tone, count, low, high] of [[228, c.wing, 9, 60, 150], [232, c.mid, 8, 40, 116], [238, c.body, 7, 30, 84 + 30 * m]] as const) for (let i = 0; i < count; i++) {
      let dim = "", bright = "";
      const w = 224 / count, x = -12 + i * w, h = r(low, high), top = base - h;
      out.push(shape("rect", { x: n(x), y: n(top), width: n(w - 2), height: n(h + 60), fill: tone }));
      if (r.chance(0.3)) out.push(line(`M${n(x + w / 2)} ${n(top)}v${n(-r(10, 26))}`, tone, 2.4));
      if (tone !== c.wing) for (let y = top + 8; y < base - 6; y += 10) for (let q = x + 5; q < x + w - 8; q += 7) if (r.chance(0.4)) {
        const pane = `M${n(q)} ${n(y)}h3v4.4h-3z`;
        if (r.chance(0.5)) bright += pane;
        else dim += pane;
      }
      out.push(path(bright, c.glow, { opacity: 0.95 }), path(dim, c.glow, { opacity: 0.5 }));
    }
    return out;
  },
  wave(r, c, m) {
    const out: Drawn[] = [];
    for (let i = 0; i < 3; i++) {
      const y = 124 + i * 34, x = 50 + i * 34 + r(-14, 14), s = 1.15 - i * 0.15 + 0.25 * m, tone = [c.wing, c.mid, c.body][i]!;
      const crest = `M-140 120C-80 110,-60 40,-10 -18C14 -46,60 -54,84 -28C64 -34,50 -26,48 -12C60 -22,76 -18,80 -4C66 -8,58 0,60 12C40 0,26 20,34 60C42 92,84 110,180 112V190H-140Z`;
      out.push(group([path(crest, c.pale, { transform: "translate(3 -5)" }), path(crest, tone), line("M-96 104C-50 84,-36 40,4 -2M-60 112C-20 92,-10 62,14 34M-10 112C8 100,16 88,24 74", c.pale, 2.4, { opacity: 0.55 })], { transform: `translate(${n(x)} ${n(y)}) scale(${n(s * 10) / 10})` }));
      out.push(Array.from({ length: 10 }, () => disc(x + r(10, 110) * s, y + r(-66, -6) * s, r(1.2, 4), c.pale, { opacity: 0.9 })));
    }
    return out;
  },
  sigil(r, c, m) {
    const sides = r.int(3, 7), turn = r(0, 6.28), skip = sides > 4 ? 2 : 1, R = 64 + 8 * m;
    const out: Drawn[] = [disc(100, 122, R + 26, c.glow, { opacity: 0.12 }), disc(100, 122, R + 8, "none", { stroke: c.pale, "stroke-width": 2.4 }), disc(100, 122, R, "none", { stroke: c.glow, "stroke-width": 5, "stroke-dasharray": `${r.int(2, 14)} ${r.int(4, 9)}` }), disc(100, 122, R - 11, "none", { stroke: c.pale, "stroke-width": 1.4 })];
    const pts = ring(100, 122, R - 11, sides, (p) => p, turn);
    out.push(pts.map((p, i) => line(`M${at(p)}L${at(pts[(i + skip) % sides]!)}`, c.glow, 3)), pts.map((p) => [disc(p[0], p[1], 7, c.ink, { stroke: c.pale, "stroke-width": 2.2 }), disc(p[0], p[1], 2.6, c.glow)]));
    out.push(ring(100, 122, R + 17, 18, (p, a) => line(`M${at(p)}l${n(6 * Math.cos(a + r(-1, 1)))} ${n(6 * Math.sin(a + r(-1, 1)))}`, c.pale, 1.8, { opacity: 0.8 })));
    const heart = r.int(0, 3);
    if (heart === 0) out.push(path(poly(ring(100, 122, 1, 16, (_p, a, i) => [100 + (i % 2 ? 9 : 26) * Math.cos(a), 122 + (i % 2 ? 9 : 26) * Math.sin(a)])), "#fff", { opacity: 0.92 }));
    else if (heart === 1) out.push(path("M100 92L118 122L100 152L82 122Z", "#fff", { opacity: 0.9 }), path("M100 92L118 122H82Z", c.glow));
    else if (heart === 2) out.push(path("M74 122Q100 98 126 122Q100 146 74 122Z", "#fff", { opacity: 0.92 }), disc(100, 122, 9, c.ink), disc(100, 122, 4, c.glow));
    else out.push(path("M108 84L82 128H98L90 162L120 114H104Z", "#fff", { opacity: 0.95 }));
    return out;
  },
  plan(r, c) {
    const turn = n(r(-7, 7));
    const out: Drawn[] = [shape("rect", { x: 22, y: 48, width: 156, height: 154, rx: 3, fill: c.pale, opacity: 0.94 }), shape("rect", { x: 22, y: 48, width: 156, height: 154, rx: 3, fill: "none", stroke: c.ink, "stroke-width": 2 })];
    for (let i = 1; i < 6; i++) out.push(line(`M22 ${48 + i * 26}H178M${22 + i * 26} 48V202`, c.mid, 0.8, { opacity: 0.55 }));
    for (let i = 0; i < 4; i++) out.push(shape("path", { d: smooth(ring(78, 138, 1, 9, (_p, a) => { const q = (52 - i * 13) * (0.78 + 0.3 * r()); return [80 + q * Math.cos(a), 140 + q * 0.8 * Math.sin(a)]; }), true), fill: i === 3 ? c.wing : "none", stroke: c.body, "stroke-width": 1.5, opacity: 0.8 }));
    const end: Point = [140 + r(-10, 16), 84 + r(-10, 12)], start: Point = [50 + r(-8, 14), 178];
    out.push(line(smooth([start, [70 + r(-20, 20), 140], [118, 130 + r(-16, 16)], end]), c.alarm, 6, { "stroke-dasharray": "12 7" }), path(poly([[end[0] + 12, end[1] - 14], [end[0] + 6, end[1] + 12], [end[0] - 12, end[1] - 6]]), c.alarm));
    for (let i = 0; i < 3; i++) { const x = r(44, 156), y = r(70, 184); out.push(path(poly([[x, y - 10], [x + 9, y + 6], [x - 9, y + 6]]), c.ink), disc(x, y + 1, 2, c.pale)); }
    return group([out, line(`M${start[0] - 8} ${start[1] - 8}l16 16m0 -16l-16 16`, c.alarm, 4.5)], { transform: `rotate(${turn} 100 124)` });
  },
  blaze(r, c) {
    const out: Drawn[] = [];
    for (const [s, fill, o] of [[1.25, c.wing, 1], [1, c.mid, 1], [0.76, c.glow, 1], [0.46, "#fff6d8", 0.95]] as const) {
      const pts = ring(100, 150, 1, 30, (_p, a, i): Point => { const up = Math.max(0, -Math.sin(a)), q = (i % 2 ? 34 : 54 + r(0, 22)) * s * (1 + up * 0.75); return [100 + q * Math.cos(a), 152 + q * Math.sin(a)]; });
      out.push(path(smooth(pts, true), fill, { opacity: o }));
    }
    return [out, Array.from({ length: 22 }, () => path(poly([[0, -5], [3, 3], [-3, 2]]), r.pick([c.glow, c.pale, c.mid]), { transform: `translate(${n(r(14, 186))} ${n(r(24, 200))}) rotate(${r.int(0, 180)}) scale(${n(r(0.6, 1.8))})` }))];
  },
  ghost(r, c, m) {
    const out: Drawn[] = [];
    for (let i = 2; i >= 0; i--) {
      const x = 100 + (i === 0 ? 0 : i === 1 ? -44 : 46), s = i === 0 ? 1 + 0.15 * m : 0.55, w = 36 * s, top = i ? 104 : 58, low = 226 - i * 10;
      const hem = Array.from({ length: 7 }, (_, q): Point => [x + w * 1.25 - (q * w * 2.5) / 6 + r(-4, 4), low - (q % 2 ? 30 * s : 0)]);
      const d = smooth([[x - w * 0.9, top + 60 * s], [x - w * 0.72, top + 14 * s], [x, top - 6], [x + w * 0.72, top + 14 * s], [x + w * 0.9, top + 60 * s], ...hem], true);
      out.push(path(d, i ? c.wing : c.pale, { opacity: i ? 0.55 : 0.96 }));
      if (!i) out.push(path(d, c.mid, { opacity: 0.4, transform: "translate(7 9)" }), path(smooth([[x - 22, top + 42], [x, top + 18], [x + 22, top + 42], [x + 14, top + 66], [x, top + 72], [x - 14, top + 66]], true), c.ink), shape("ellipse", { cx: x - 9, cy: top + 44, rx: 4.4, ry: 6, fill: c.glow }), shape("ellipse", { cx: x + 9, cy: top + 44, rx: 4.4, ry: 6, fill: c.glow }), line(smooth([[x - w * 0.8, top + 70], [x - w * 1.5, top + 86], [x - w * 1.7, top + 62]]), c.pale, 9), line(smooth([[x + w * 0.8, top + 70], [x + w * 1.5, top + 92], [x + w * 1.8, top + 74]]), c.pale, 9));
    }
    return out;
  },
  crystal(r, c, m) {
    const out: Drawn[] = [disc(100, 132, 80, c.glow, { opacity: 0.16 })];
    for (let i = 0, many = 6 + Math.round(3 * m); i < many; i++) {
      const a = -1.57 + (i - (many - 1) / 2) * 0.34, len = (i === Math.floor(many / 2) ? 132 : r(62, 108)) + 10 * m, w = r(10, 17), b: Point = [100 + (i - (many - 1) / 2) * 11, 216];
      const e: Point = [b[0] + len * Math.cos(a), b[1] + len * Math.sin(a)], q: Point = [b[0] + len * 0.76 * Math.cos(a), b[1] + len * 0.76 * Math.sin(a)], nx = -Math.sin(a) * w, ny = Math.cos(a) * w;
      out.push(path(poly([[b[0] - nx * 0.8, b[1] - ny * 0.8], [q[0] - nx, q[1] - ny], e, b]), c.pale, { opacity: 0.92 }), path(poly([b, e, [q[0] + nx, q[1] + ny], [b[0] + nx * 0.8, b[1] + ny * 0.8]]), i % 2 ? c.mid : c.wing), line(`M${at(b)}L${at(e)}`, "#fff", 1.2, { opacity: 0.7 }));
    }
    return out;
  },
  orb(r, c, m) {
    return [disc(100, 124, 84, c.glow, { opacity: 0.14 }), Array.from({ length: 4 }, (_, i) => shape("ellipse", { cx: 100, cy: 124, rx: 84 - i * 5, ry: 22 + i * 5, fill: "none", stroke: c.pale, "stroke-width": 2, opacity: 0.75, transform: `rotate(${n(r(0, 180))} 100 124)` })), disc(100, 124, 46 + 6 * m, c.mid), disc(94, 116, 38 + 6 * m, c.wing), disc(86, 106, 20, c.pale, { opacity: 0.85 }), path("M100 98L106 118L126 124L106 130L100 150L94 130L74 124L94 118Z", "#fff")];
  },
};
