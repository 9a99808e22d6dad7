// Pictures drawn from a card's data, as SVG nodes. Nothing here knows a game: a board says which
// motif a card has, its colour and how mighty it is; the number of the card is the seed. A picture
// is made once and shared: every card that shows it refers to its symbol.
import { beings } from "./art/beings.ts";
import { grounds, palette, skies } from "./art/grounds.ts";
import { path, seeded, shape, type Attributes, type Drawn } from "./art/shapes.ts";
import { things } from "./art/things.ts";

const motifs = { ...beings, ...things };
export const motifNames = Object.keys(motifs);

/** What a picture follows from. `second`: another hue; `might`: 0 to 1. */
export interface Scene {
  seed: string;
  motif: string;
  hue: number;
  sat?: number;
  second?: number | undefined;
  might?: number;
  sky?: string | undefined;
  ground?: string | undefined;
}

/** The shapes of a picture, in a box of 200 x 280. `id`: for its gradients. */
export function picture(of: Scene, id: string): Drawn {
  const r = seeded(of.seed);
  const c = palette(r, of.hue, of.sat ?? 1, of.second);
  const might = Math.max(0, Math.min(1, of.might ?? 0.5));
  const sky = of.sky ?? r.pick(["sun", "rays", "clouds", "stars"]);
  const ground = of.ground ?? r.pick(["hills", "peaks", "skyline"]);
  const flip: Attributes = r.chance(0.5) && of.motif !== "plan" ? { transform: "translate(200 0) scale(-1 1)" } : {};
  return [
    shape("linearGradient", { id, x1: 0, y1: 0, x2: 0, y2: 1 }, [shape("stop", { offset: 0, "stop-color": c.sky }), shape("stop", { offset: 0.82, "stop-color": c.low })]),
    shape("radialGradient", { id: `${id}v`, cx: 0.5, cy: 0.42, r: 0.75 }, [shape("stop", { offset: 0.55, "stop-color": "#000", "stop-opacity": 0 }), shape("stop", { offset: 1, "stop-color": "#000", "stop-opacity": 0.5 })]),
    path("M0 0H200V280H0Z", `url(#${id})`),
    (skies[sky] ?? skies.sun!)(r, c),
    (grounds[ground] ?? grounds.hills!)(r, c),
    shape("g", flip, (motifs[of.motif] ?? motifs.sigil!)(r, c, might)),
    path("M0 0H200V280H0Z", `url(#${id}v)`),
  ];
}

const SVG = "http://www.w3.org/2000/svg";

function put(drawn: Drawn, into: Element): void {
  if (drawn === null) return;
  if (Array.isArray(drawn)) return drawn.forEach((each) => put(each, into));
  const node = document.createElementNS(SVG, drawn.tag);
  for (const [name, value] of Object.entries(drawn.attributes)) node.setAttribute(name, String(value));
  put(drawn.inside, node);
  into.append(node);
}

const made = new Map<string, string>();
let store: SVGSVGElement | null = null;

/** The id of the symbol that has the picture; it is drawn when it is asked for first. */
export function symbol(of: Scene): string {
  const key = JSON.stringify(of);
  const known = made.get(key);
  if (known) return known;
  if (!store) {
    store = document.createElementNS(SVG, "svg");
    store.setAttribute("class", "pictures");
    store.setAttribute("aria-hidden", "true");
    document.body.append(store);
  }
  const id = `art${made.size}`;
  put(shape("symbol", { id, viewBox: "0 0 200 280", preserveAspectRatio: "xMidYMin slice" }, picture(of, `${id}g`)), store);
  made.set(key, id);
  return id;
}
