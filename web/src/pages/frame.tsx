// What all pages besides the table share: the head, a game's board, small controls.
import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren, JSX } from "preact";
import { boardOf, home, ruleOf } from "../api.ts";
import type { Board, GameSaid, Problem } from "../protocol.ts";
import { Drawer } from "../pops.tsx";
import { follow } from "../route.ts";
import { back, drawer } from "../state.ts";
import { lang, remembered, say, theme } from "../words.ts";
import { RuleChip } from "./rules.tsx";

/** The game that was chosen last, on any page. */
export const lastGame = remembered<string>("game", "");

/** The game of this name, or the one chosen last, or the first there is. */
export function gameOf(name: string | undefined): GameSaid | undefined {
  const games = home.value?.games ?? [];
  return games.find((each) => each.game === name) ?? games.find((each) => each.game === lastGame.value) ?? games[0];
}

/** The board of a game, once it is there. */
export function useBoard(game: string): Board | null {
  const [found, setFound] = useState<Board | null>(null);
  useEffect(() => {
    let gone = false;
    if (game) boardOf(game).then((board) => gone || setFound(board), () => gone || setFound(null));
    return () => void (gone = true);
  }, [game]);
  return found?.game === game ? found : null;
}

/** What was typed, after a pause. */
export function useSettled<T>(value: T, milliseconds = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

/** An error as a sentence. */
export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A choice of one among a few, side by side. */
export function Segments<T extends string>({ label, options, value, onChoose, wide = false }: { label: string; options: [T, string][]; value: T; onChoose: (to: T) => void; wide?: boolean }): JSX.Element {
  return (
    <div class={`field ${wide ? "wider" : ""}`}>
      <span class="label">{label}</span>
      <div class="seg" role="group" aria-label={label}>
        {options.map(([key, text]) => <button type="button" key={key} aria-pressed={key === value} onClick={() => onChoose(key)}>{text}</button>)}
      </div>
    </div>
  );
}

const MOST_GLOSSES = 8; // sentences of rules that are fetched for one list of problems

/** Everything that is wrong, each with its rule and what may have been meant. */
export function Problems({ of, game, onNear }: { of: Problem[]; game: string; onNear?: (problem: Problem, name: string) => void }): JSX.Element | null {
  const [glosses, setGlosses] = useState(new Map<string, string>());
  const rules = [...new Set(of.map((each) => each.rule).filter(Boolean))].slice(0, MOST_GLOSSES).join(" ");
  useEffect(() => {
    let gone = false;
    if (!rules) return undefined;
    const told = rules.split(" ").map((number) => ruleOf(game, number, "").then((rule): [string, string] => [number, rule.text], (): [string, string] => [number, ""]));
    void Promise.all(told).then((all) => gone || setGlosses(new Map(all)));
    return () => void (gone = true);
  }, [rules, game, lang.value]);
  if (!of.length) return null;
  return (
    <ol class="violations">
      {of.map((each) => (
        <li key={`${each.line} ${each.text}`}>
          <b class="bad" aria-hidden="true">✕ </b>{each.text} {each.rule && <RuleChip game={game} number={each.rule} />}
          {glosses.get(each.rule) && <small class="gloss">{glosses.get(each.rule)}</small>}
          {each.near.length > 0 && <span>{say("did you mean")} {each.near.map((name) => <button type="button" class="tool" key={name} onClick={() => onNear?.(each, name)}>{name}</button>)}</span>}
        </li>
      ))}
    </ol>
  );
}

const NAV: [string, RegExp, string][] = [["/", /^\/$/, "play"], ["/decks", /^\/decks/, "decks"], ["/cards", /^\/cards/, "cards"], ["/replays", /^\/replays/, "replays"]];

/** A page: its head with the ways to the others, language and theme, and what it is about. */
export function Page({ title, board, class: more, children }: { title: string; board: Board | null; class: string; children: ComponentChildren }): JSX.Element {
  const hue = board?.mat.hue;
  useEffect(() => {
    document.title = `${title} · Headjudge`;
  }, [title]);
  useEffect(() => {
    const shut = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && drawer.peek().length) back();
    };
    addEventListener("keydown", shut);
    return () => {
      removeEventListener("keydown", shut);
      drawer.value = [];
    };
  }, []);
  useEffect(() => {
    if (hue !== undefined) document.documentElement.style.setProperty("--mat", String(hue));
    return () => void document.documentElement.style.removeProperty("--mat");
  }, [hue]);
  return (
    <div class="page">
      <a class="skip" href="#main">{say("skip")}</a>
      <header class="top">
        <a class="brand" href="/" onClick={follow} aria-label="HJ Headjudge"><span class="logo">HJ</span> <span class="word">Headjudge</span></a>
        <nav aria-label={say("pages")}>{NAV.map(([to, here, word]) => <a key={to} href={to} onClick={follow} aria-current={here.test(location.pathname) ? "page" : undefined}>{say(word)}</a>)}</nav>
        <span class="tools">
          <button type="button" class="tool" aria-label={say(theme.value === "light" ? "dark" : "light")} onClick={() => (theme.value = theme.value === "light" ? "dark" : "light")}>◐</button>
          <button type="button" class="tool" lang={lang.value === "ja" ? "en" : "ja"} onClick={() => (lang.value = lang.value === "ja" ? "en" : "ja")}>{lang.value === "ja" ? "English" : "日本語"}</button>
        </span>
      </header>
      <main class={more} id="main">{children}</main>
      <Drawer />
    </div>
  );
}
