// What lies under and over the cards: the ground, the ways that pieces go, arrows.
import { useLayoutEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import { handlesIn } from "./facts.ts";
import { targetOf } from "./options.ts";
import type { Spot } from "./options.ts";
import { aim, board, far, near, table, view } from "./state.ts";

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const turn = (r: number, angle: number): string => `${500 + r * Math.cos(angle)} ${300 + r * Math.sin(angle)}`;

export function Ground(): JSX.Element | null {
  const kind = board.value?.mat.ground;
  return (
    <svg class="ground" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="1.3">
        {kind === "chart" && range(9).map((i) => <ellipse key={i} cx={300 + (i % 3) * 210} cy={210 + (i % 2) * 200} rx={70 + i * 34} ry={40 + i * 19} transform={`rotate(${i * 13} 500 300)`} />)}
        {kind === "chart" && range(11).map((i) => <path key={`g${i}`} d={`M${i * 100} 0V600M0 ${i * 60}H1000`} stroke-dasharray="2 7" />)}
        {kind === "rings" && [70, 150, 158, 240, 330, 338].map((r) => <circle key={r} cx="500" cy="300" r={r} />)}
        {kind === "rings" && range(24).map((i) => <path key={`g${i}`} d={`M${turn(158, i * 0.2618)}L${turn(330, i * 0.2618 + 0.13)}`} />)}
        {kind === "burst" && range(36).map((i) => <path key={i} d={`M500 300L${turn(900, i * 0.1745)}L${turn(900, i * 0.1745 + 0.06)}Z`} fill="currentColor" stroke="none" opacity=".5" />)}
        {kind === "arches" && range(7).map((i) => <path key={i} d={`M${440 - i * 62} 600V${300 - i * 6}A${60 + i * 62} ${90 + i * 36} 0 0 1 ${560 + i * 62} ${300 - i * 6}V600`} />)}
      </g>
    </svg>
  );
}

interface Drawing {
  wide: number;
  high: number;
  steps: { x: number; y: number; angle: number; walked: boolean; own: boolean }[];
  arrows: { d: string; aim: boolean }[];
}

/** The middle and the edges of an element within the board. */
function boxIn(root: DOMRect, element: Element): { x: number; y: number; left: number; right: number; top: number; bottom: number; high: number } {
  const box = element.getBoundingClientRect();
  const left = box.left - root.left, top = box.top - root.top;
  return { x: left + box.width / 2, y: top + box.height / 2, left, right: left + box.width, top, bottom: top + box.height, high: box.height };
}

function elementAt(root: Element, spot: Spot): Element | null {
  const where = spot.startsWith("c") ? `[data-h="${spot.slice(1)}"]` : `[data-slot="${CSS.escape(spot.slice(1))}"]`;
  return root.querySelector(where) ?? document.querySelector(`.hand ${where}`);
}

function steps(root: Element, box: DOMRect): Drawing["steps"] {
  const found: Drawing["steps"] = [];
  for (const path of board.peek()?.paths ?? []) for (const seat of [near.peek(), far.peek()]) {
    const walker = board.peek()?.walkers?.find((each) => each.zone === path.walker);
    const here = walker ? Number(view.peek()?.numbers[seat]?.[walker.by] ?? 0) : 0;
    const at = path.through.map((n) => root.querySelector(`[data-slot="${CSS.escape(`${path.zone}/${n}/${seat}`)}"]`));
    for (let i = 0; i < at.length - 1; i++) {
      const one = at[i], two = at[i + 1];
      if (!one || !two) continue;
      const a = boxIn(box, one), b = boxIn(box, two), flat = Math.abs(a.y - b.y) < 8;
      const x = flat ? (a.x < b.x ? (a.right + b.left) / 2 : (b.right + a.left) / 2) : a.x;
      const y = flat ? a.y : a.y < b.y ? (a.bottom + b.top) / 2 : (b.bottom + a.top) / 2;
      found.push({ x, y, angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI, walked: i + 1 < here, own: seat === near.peek() });
    }
  }
  return found;
}

function arrows(root: Element, box: DOMRect): Drawing["arrows"] {
  const found: Drawing["arrows"] = [], aiming = aim.peek(), clash = board.peek()?.clash;
  const join = (from: Spot, to: Spot, aimed: boolean): void => {
    const one = elementAt(root, from), two = elementAt(root, to);
    if (!one || !two || one === two) return;
    const a = boxIn(box, one), b = boxIn(box, two), down = b.y > a.y ? 1 : -1;
    const level = Math.abs(b.y - a.y) < 20;
    const y1 = level ? a.top : a.y + down * a.high * 0.5, y2 = level ? b.top : b.y - down * b.high * 0.5;
    const bow = level ? 0 : aimed ? 20 : (b.x - a.x) * 0.15 + 26, lift = level ? -46 : 0;
    found.push({ d: `M${a.x} ${y1}Q${(a.x + b.x) / 2 + bow} ${(y1 + y2) / 2 + lift},${b.x} ${y2}`, aim: aimed });
  };
  if (aiming) for (const option of aiming.options) join(aiming.source, targetOf(option) ?? "", true);
  if (clash) for (const from of handlesIn(clash.attacker)) for (const to of handlesIn(clash.target)) join(`c${from}`, `c${to}`, false);
  return found;
}

const EMPTY: Drawing = { wide: 0, high: 0, steps: [], arrows: [] };

export function Overlay(): JSX.Element {
  const [drawing, setDrawing] = useState<Drawing>(EMPTY);
  const version = table.value, aiming = aim.value;
  useLayoutEffect(() => {
    const root = document.querySelector(".board");
    if (!root) return undefined;
    const draw = (): void => {
      const box = root.getBoundingClientRect();
      setDrawing({ wide: box.width, high: box.height, steps: steps(root, box), arrows: arrows(root, box) });
    };
    const frame = requestAnimationFrame(draw);
    const watch = new ResizeObserver(draw);
    watch.observe(root);
    void document.fonts.ready.then(draw);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, [version, aiming]);
  return (
    <svg class="overlay" aria-hidden="true" width={drawing.wide} height={drawing.high}>
      <defs><marker id="tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.2" markerHeight="4.2" orient="auto-start-reverse"><path d="M0 0L10 5L0 10L2.6 5Z" class="tip" /></marker></defs>
      {drawing.steps.map((step, i) => <g key={i} transform={`translate(${step.x} ${step.y}) rotate(${step.angle})`} class={`step ${step.walked ? "walked" : ""} ${step.own ? "own" : ""}`}><path d="M-6 -9L5 0L-6 9" />{step.walked && <path d="M-12 -9L-1 0L-12 9" />}</g>)}
      {drawing.arrows.map((arrow) => (arrow.aim ? <path key={arrow.d} class="arrow aim" marker-end="url(#tip)" d={arrow.d} /> : <g key={arrow.d}><path class="arrow shade" pathLength={1} d={arrow.d} /><path class="arrow grows" pathLength={1} marker-end="url(#tip)" d={arrow.d} /></g>))}
    </svg>
  );
}
