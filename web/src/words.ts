// What the pages themselves say, and the settings of this browser: language and theme. Cards,
// options, log and rules bring their own words from the server.
import { effect, signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { Words } from "./protocol.ts";

export type Lang = "en" | "ja";

/** A setting that this browser remembers. */
export function remembered<T extends string>(name: string, first: T): Signal<T> {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(`headjudge.${name}`);
  } catch {
    // storage may be forbidden: the setting then lasts as long as the page
  }
  const value = signal<T>((kept as T | null) ?? first);
  effect(() => {
    try {
      localStorage.setItem(`headjudge.${name}`, value.value);
    } catch {
      // as above
    }
  });
  return value;
}

const wished: Lang = navigator.language.startsWith("ja") ? "ja" : "en";
export const lang = remembered<Lang>("lang", wished);
export const theme = remembered<"dark" | "light">("theme", matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");

effect(() => {
  document.documentElement.lang = lang.value;
});
effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

/** The words of the pages by key, in the language of `lang`; filled from `/api/home`. */
export const words = signal<Record<string, string>>({});

/** What a page says, with fields filled in: `say("turn", { n: 3 })`. A key without words says itself. */
export function say(key: string, fields: Record<string, string | number> = {}): string {
  const text = words.value[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fields[name] ?? whole));
}

/** A text of a board description in the language of the page. */
export function said(text: Words | string | null | undefined): string {
  if (text == null) return "";
  return typeof text === "string" ? text : text[lang.value] || text.en;
}

/** A sentence with a capital at its beginning. */
export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
