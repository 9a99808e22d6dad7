// Where in the site the browser is, and going elsewhere without loading the page anew.
import { signal } from "@preact/signals";

export const path = signal(location.pathname);
addEventListener("popstate", () => {
  path.value = location.pathname;
});

/** Go to another page of the site. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** For the `onClick` of a link within the site: goes there without loading, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
