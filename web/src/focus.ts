// Where the focus is and goes: one tab stop a region, arrows inside it, and the focus survives a
// new table.
import { nearest } from "./keys.ts";

const STOP = "[data-stop]";
const regions = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-region]")];
const stopsIn = (region: Element): HTMLElement[] => [...region.querySelectorAll<HTMLElement>(STOP)].filter((each) => each.getClientRects().length > 0);

/** Give each region its one tab stop: the last one that had the focus there, or what can be done, or the first. */
export function settle(): void {
  for (const region of regions()) {
    const stops = stopsIn(region);
    const current = stops.find((each) => each === document.activeElement) ?? stops.find((each) => each.tabIndex === 0) ?? stops.find((each) => each.classList.contains("lit")) ?? stops[0];
    for (const each of stops) each.tabIndex = each === current ? 0 : -1;
  }
}

addEventListener("focusin", (event) => {
  const stop = (event.target as HTMLElement).closest<HTMLElement>(STOP), region = stop?.closest("[data-region]");
  if (!stop || !region) return;
  for (const each of stopsIn(region)) each.tabIndex = each === stop ? 0 : -1;
});

/** From the stop in focus to the nearest one in a direction, in the same region first. */
export function move(x: number, y: number): boolean {
  const from = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>(STOP);
  if (!from) return go("prompt");
  const middle = (each: HTMLElement): { x: number; y: number } => {
    const box = each.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const inside = from.closest(".pop") ?? null;
  const region = from.closest("[data-region]");
  for (const all of [region ? stopsIn(region) : [], inside ? [] : stopsIn(document.body)]) {
    const found = all[nearest(middle(from), all.map(middle), x, y)];
    if (found) {
      found.focus();
      found.scrollIntoView({ block: "nearest", inline: "nearest" });
      return true;
    }
  }
  return false;
}

/** Put the focus into a region; into the question's heading if it has nothing to choose. */
export function go(name: string): boolean {
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  const stops = region ? stopsIn(region) : [];
  const to = stops.find((each) => each.tabIndex === 0) ?? stops[0] ?? region?.querySelector<HTMLElement>("[tabindex]") ?? document.getElementById("question");
  to?.focus({ preventScroll: false });
  return Boolean(to);
}

/** Remember what has the focus, to give it back after the page has changed. */
export function remember(): () => void {
  const now = document.activeElement as HTMLElement | null;
  const handle = now?.dataset["h"], option = now?.dataset["o"], region = now?.closest<HTMLElement>("[data-region]")?.dataset["region"];
  const inPrompt = Boolean(now?.closest(".prompt"));
  return () => {
    settle();
    if (document.activeElement && document.activeElement !== document.body) return;
    const same = handle && document.querySelector<HTMLElement>(`[data-h="${handle}"]`);
    if (same) same.focus({ preventScroll: true });
    else if (option !== undefined || inPrompt || !region) document.getElementById("question")?.focus({ preventScroll: true });
    else go(region);
  };
}
