// Cards that fly from zone to zone, from the moves that the server tells. Positions are taken
// before a new table is drawn and after it; nothing here decides anything.
import type { MoveSeen, Place } from "./protocol.ts";

const LONG = 380, GAP = 90, MOST = 1400; // milliseconds: a flight, between two, all of them
const MOST_BACKS = 5; // of cards that move together, seen from the back
let was = new Map<string, DOMRect>();

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const keyOf = (place: Place): string => `${place.kind}/${place.number}/${place.seat}`;

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>(".arena [data-k], .arena [data-slot]")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const { k, slot } = element.dataset;
    if (k) found.set(`k${k}`, box);
    if (slot) found.set(slot, box);
  }
  return found;
}

/** Remember where everything lies; called before a new table is shown. */
export function before(): void {
  was = still() ? new Map() : places();
}

/** Let cards fly to where they lie now; called when a new table was given to the page. */
export function after(moves: readonly MoveSeen[]): void {
  if (!moves.length) return;
  requestAnimationFrame(() => requestAnimationFrame(() => (still() ? fade(moves) : fly(moves))));
}

const cardAt = (key: string): HTMLElement | null => (key ? document.querySelector<HTMLElement>(`.arena [data-k="${CSS.escape(key)}"]`) : null);

/** Reduced motion: what moved appears softly and keeps a mark for a while. */
function fade(moves: readonly MoveSeen[]): void {
  for (const move of moves) {
    const card = cardAt(move.key_after);
    card?.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 200 });
    card?.classList.add("moved");
    setTimeout(() => card?.classList.remove("moved"), 2500);
  }
}

function fly(moves: readonly MoveSeen[]): void {
  const layer = document.querySelector<HTMLElement>(".flights");
  if (!layer) return;
  const now = places(), all = moves.flatMap((move) => Array.from({ length: Math.min(move.count, MOST_BACKS) }, () => move));
  const step = Math.min(GAP, MOST / all.length);
  all.forEach((move, i) => {
    const from = was.get(`k${move.key}`) ?? (move.origin ? was.get(keyOf(move.origin)) : undefined);
    const to = now.get(`k${move.key_after}`) ?? (move.to ? now.get(keyOf(move.to)) : undefined);
    if (!from || !to || (Math.abs(from.left - to.left) < 3 && Math.abs(from.top - to.top) < 3)) return;
    const card = cardAt(move.key_after);
    const body = card ? (card.cloneNode(true) as HTMLElement) : document.createElement("div");
    if (!card) body.className = "card back";
    for (const name of ["data-h", "data-k", "data-slot", "data-stop", "id"]) body.removeAttribute(name);
    body.setAttribute("aria-hidden", "true");
    body.inert = true;
    const high = card ? to.height : Math.min(to.height, 120), wide = card ? to.width : high * 0.716;
    const x = to.left + (to.width - wide) / 2, y = to.top + (to.height - high) / 2;
    Object.assign(body.style, { position: "absolute", left: `${x}px`, top: `${y}px`, width: `${wide}px`, height: `${high}px`, margin: "0" });
    layer.append(body);
    const scale = Math.max(0.3, Math.min(2, Math.min(from.height, 160) / high));
    const dx = from.left + from.width / 2 - (x + wide / 2), dy = from.top + from.height / 2 - (y + high / 2);
    const timing = { duration: LONG, delay: i * step, easing: "cubic-bezier(.2,.7,.25,1)", fill: "backwards" as const };
    card?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LONG + i * step });
    const flight = body.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: `translate(${dx / 2}px, ${dy / 2 - 18}px) scale(${(scale + 1) / 2 + 0.06})`, offset: 0.5 }, { transform: "none" }], timing);
    const end = (): void => body.remove();
    flight.finished.then(end, end);
  });
  was = new Map();
}
