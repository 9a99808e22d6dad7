// What opens beside a card or over the board, and closes with Escape.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren, JSX } from "preact";
import { ruleOf } from "./api.ts";
import { chipText, liesIn, sourceName } from "./facts.ts";
import { KEYS } from "./keys.ts";
import { Laid } from "./lay.tsx";
import { zoneSpot } from "./options.ts";
import type { Spot } from "./options.ts";
import type { CardSeen, OptionSaid, RuleSaid } from "./protocol.ts";
import { Choice } from "./prompt.tsx";
import { Rule } from "./side.tsx";
import { ask, board, chosen, confirm, drawer, index, inSight, missing, mode, nameOf, pace, pop, question, setPace, table, undo, unseen, view, zones } from "./state.ts";
import { cap, lang, said, say, theme } from "./words.ts";

/** Puts a box beside the card it belongs to: at its right or left, over it if it is in the hand. */
function put(box: HTMLElement, spot: Spot | null): void {
  const where = spot?.startsWith("c") ? `[data-h="${spot.slice(1)}"]` : spot ? `[data-slot="${CSS.escape(spot.slice(1))}"]` : "";
  const anchor = where ? [...document.querySelectorAll(where)].find((each) => !each.closest(".pop, .flights") && each.getBoundingClientRect().width > 0) : null;
  const b = box.getBoundingClientRect();
  const a = anchor?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const narrow = innerWidth < 640, over = narrow || Boolean(anchor?.closest(".hand"));
  const right = a.right + 10 + b.width < innerWidth;
  let left = over ? (narrow ? innerWidth / 2 : a.left + a.width / 2) - b.width / 2 : right ? a.right + 10 : a.left - b.width - 10;
  let top = over ? a.top - b.height - 12 : a.top + a.height / 2 - b.height / 2;
  if (over && top < 50 && a.bottom + b.height + 12 < innerHeight) top = a.bottom + 12;
  if (!anchor) [left, top] = [(innerWidth - b.width) / 2, (innerHeight - b.height) / 2];
  box.style.left = `${Math.max(8, Math.min(innerWidth - b.width - 8, left))}px`;
  box.style.top = `${Math.max(50, Math.min(innerHeight - b.height - 10, top))}px`;
}

function Box({ kind, spot = null, title, children }: { kind: string; spot?: Spot | null; title: ComponentChildren; children: ComponentChildren }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => void (box.current && put(box.current, spot));
    place();
    const watch = new ResizeObserver(place);
    if (box.current) watch.observe(box.current);
    addEventListener("resize", place);
    return () => {
      watch.disconnect();
      removeEventListener("resize", place);
    };
  });
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null, keep = before?.closest(".pop") ? null : before;
    const first = [".choice", ".cards .lit", "input:checked", "h3"].map((each) => box.current?.querySelector<HTMLElement>(each)).find(Boolean);
    first?.focus({ preventScroll: true });
    return () => {
      if (!document.activeElement || document.activeElement === document.body || document.activeElement.closest(".pop")) keep?.focus({ preventScroll: true });
    };
  }, [kind, spot]);
  return (
    <div ref={box} class={`pop ${kind}`} role="dialog" aria-labelledby="pop-title" data-region="pop">
      <h3 id="pop-title" tabIndex={-1}>{title}</h3>
      {children}
      <button type="button" class="shut" aria-label={say("close")} onClick={() => (pop.value = null)}>×</button>
    </div>
  );
}

function Menu({ spot, options }: { spot: Spot; options: OptionSaid[] }): JSX.Element {
  const [first] = options;
  return <Box kind="menu" spot={spot} title={(first && sourceName(first)) || say("menu")}><ol>{options.map((option) => <li key={option.answer}><Choice option={option} text={cap(option.text || chipText(option))} /></li>)}</ol></Box>;
}

function Why(): JSX.Element | null {
  const now = pop.value;
  if (now?.kind !== "why") return null;
  const verdict = now.verdict;
  return (
    <Box kind="no" spot={now.spot} title={<><span aria-hidden="true">✕ </span>{say("why not")} <em>{now.name}</em></>}>
      {now.spot.startsWith("z") ? <p>{say("why place", { text: question.value?.text ?? "" })} <Rule number={question.value?.rule ?? ""} /></p> : verdict === null ? <p>{say("why asking")}</p> : verdict.allowed ? <p>{say("allowed")}</p> : (
        <div role="status">{verdict.facts && <p class="facts">{verdict.facts}</p>}<p><Rule number={verdict.rule} /> {verdict.gloss}</p></div>
      )}
    </Box>
  );
}

/** Cards side by side, with a filter when there are many. */
function Cards({ cards, names, badge }: { cards: CardSeen[]; names: (card: CardSeen) => string; badge?: (card: CardSeen) => string }): JSX.Element {
  const [filter, setFilter] = useState("");
  const fitting = cards.filter((card) => names(card).toLowerCase().includes(filter.toLowerCase()));
  return (
    <>
      {cards.length > 12 && <input class="filter" type="search" value={filter} placeholder={say("filter")} aria-label={say("filter")} onInput={(event) => setFilter(event.currentTarget.value)} />}
      <div class="cards">{fitting.map((card, i) => <Laid key={card.key || i} card={card} upright badge={badge?.(card) ?? ""} />)}</div>
    </>
  );
}
const nameIn = (card: CardSeen): string => (card.number ? nameOf(card.number) : "");

function Pile(): JSX.Element | null {
  const now = pop.value;
  if (now?.kind !== "pile") return null;
  const zone = zones.value.get(now.zone), known = (zone?.cards ?? []).filter((card) => card.number).map(({ face: _face, under: _under, ...card }) => card);
  return (
    <Box kind="spread" spot={now.spot} title={`${now.label} · ${zone?.count ?? 0}`}>
      {known.length ? <Cards cards={[...known].reverse()} names={nameIn} /> : <p>{zone?.count ? say("nobody looks") : say("empty")}</p>}
    </Box>
  );
}

/** Cards to choose from that lie nowhere in sight. */
function Search(): JSX.Element | null {
  const now = question.value;
  if (!now) return null;
  const options = unseen(now), { several, dividing } = index.value;
  const alike = new Map<number, OptionSaid[]>();
  for (const option of options) if (option.card) alike.set(option.digit, [...(alike.get(option.digit) ?? []), option]);
  const firsts = [...alike.values()].flatMap((each) => each.slice(0, 1));
  const times = new Map(firsts.map((option) => [option.card, alike.get(option.digit)?.length ?? 1]));
  const from = new Set(firsts.map((option) => inSight.value.get(option.card ?? 0)?.zone).map((zone) => (zone ? zoneSpot(zone) : "")));
  const spot = from.size === 1 ? ([...from][0] ?? "") : "";
  const cards: CardSeen[] = firsts.map((option) => ({ handle: option.card ?? 0, number: option.number ?? "", key: `o${option.answer}` }));
  const named = options.filter((option) => !option.card);
  return (
    <Box kind="spread search" spot={spot || null} title={say("search")}>
      <Cards cards={cards} names={nameIn} badge={(card) => ((times.get(card.handle) ?? 1) > 1 ? `×${times.get(card.handle)}` : "")} />
      {named.length > 0 && <ol>{named.map((option) => <li key={option.answer}><Choice option={option} text={cap(option.text)} /></li>)}</ol>}
      {(several || dividing) && <button type="button" class="pass confirm" disabled={missing.value > 0} onClick={confirm}><kbd>↵</kbd><span><b>{missing.value ? say("still", { n: missing.value }) : chosen.value.length ? say("confirm") : say("confirm none")}</b></span></button>}
    </Box>
  );
}

function Passing(): JSX.Element | null {
  const saidNow = table.value, b = board.value;
  if (!saidNow || !b) return null;
  const { until, stops } = saidNow.passing;
  const set = (to: "" | "answer" | "turn", at: string[]): void => void ask({ type: "passing", version: saidNow.version, until: to, stops: at });
  const toggle = (rule: string): void => set(until, stops.includes(rule) ? stops.filter((each) => each !== rule) : [...stops, rule]);
  return (
    <Box kind="settings" title={say("pass settings")}>
      <fieldset>
        {(["", "answer", "turn"] as const).map((each) => <label key={each}><input type="radio" name="until" checked={until === each} onChange={() => set(each, stops)} /> {say(each === "" ? "pass never" : each === "answer" ? "pass answer" : "pass turn")}</label>)}
      </fieldset>
      <fieldset>
        <legend>{say("pass stops")}</legend>
        {b.phases.map((phase) => {
          const rule = phase.rules[0] ?? "";
          return <label key={rule}><input type="checkbox" checked={stops.includes(rule)} onChange={() => toggle(rule)} /> {said(phase.name)} <Rule number={rule} /></label>;
        })}
      </fieldset>
      {saidNow.seats.some((seat) => seat.kind !== "person") && (
        <fieldset>
          <legend>{say("pace")}</legend>
          {(["0", "350", "1200"] as const).map((each) => <label key={each}><input type="radio" name="pace" checked={pace.value === each} onChange={() => {
            pace.value = each;
            setPace(saidNow.held);
          }} /> {say(`pace ${each}`)}</label>)}
        </fieldset>
      )}
    </Box>
  );
}

function UndoTo(): JSX.Element {
  const to = table.value?.undo.to ?? [];
  return <Box kind="menu" title={say("undo to")}><ol>{to.slice(0, 12).map((at, i) => <li key={at}><button type="button" class="choice" data-stop="" onClick={() => {
    pop.value = null;
    undo(at);
  }}><span>{i ? say("undo steps", { n: i + 1 }) : say("undo step")}</span></button></li>)}</ol></Box>;
}

function Hint(): JSX.Element | null {
  const b = board.value, now = question.value, [rule, setRule] = useState<RuleSaid | null>(null);
  const number = now?.rule ?? table.value?.question?.rule ?? "", game = b?.game ?? "", edition = table.value?.edition ?? "";
  useEffect(() => {
    if (number && game) ruleOf(game, number, edition).then(setRule, () => setRule(null));
  }, [number, game, edition, lang.value]);
  if (!b) return null;
  return (
    <Box kind="hint" title={say("hint")}>
      {now && <p class="facts">{cap(now.text)} <Rule number={number} /></p>}
      {rule && <p>{rule.text}</p>}
      {now && <ol class="plain">{(now.options ?? []).filter((option, i, all) => all.findIndex((each) => each.digit === option.digit) === i).slice(0, 12).map((option) => <li key={option.digit}><kbd>{option.digit}</kbd> {cap(option.text)}</li>)}</ol>}
      <p><b>{say("aim")}:</b> {said(b.aim)}</p>
    </Box>
  );
}

/** What the bar on top has no room for on a phone. */
function Settings(): JSX.Element {
  const text = mode.value === "text";
  return (
    <p class="row-of">
      <button type="button" class="tool" onClick={() => (mode.value = text ? "table" : "text")}>{say(text ? "table mode title" : "text mode title")}</button>
      <button type="button" class="tool" onClick={() => (theme.value = theme.value === "dark" ? "light" : "dark")}>◐ {say("theme")}</button>
      <button type="button" class="tool" onClick={() => (lang.value = lang.value === "ja" ? "en" : "ja")}>{say("language")}</button>
      {table.value && table.value.viewer < 2 && !table.value.result && <button type="button" class="tool" onClick={() => (pop.value = { kind: "concede" })}>{say("concede")}</button>}
    </p>
  );
}

const Keys = (): JSX.Element => <Box kind="keys" title={say("keys")}><dl>{KEYS.map(([keys, word]) => <div key={word}><dt>{keys.map((key) => <kbd key={key}>{key}</kbd>)}</dt><dd>{say(word)}</dd></div>)}</dl><Settings /></Box>;

function Concede(): JSX.Element {
  return (
    <Box kind="no" title={say("concede sure")}>
      <p class="row-of"><button type="button" class="tool" onClick={() => {
        const saidNow = table.peek();
        pop.value = null;
        if (saidNow) void ask({ type: "concede", version: saidNow.version });
      }}>{say("concede")}</button> <button type="button" class="tool" onClick={() => (pop.value = null)}>{say("back")}</button></p>
    </Box>
  );
}

export function Pops(): JSX.Element | null {
  const now = pop.value;
  switch (now?.kind) {
    case "menu": return <Menu spot={now.spot} options={now.options} />;
    case "why": return <Why />;
    case "pile": return <Pile />;
    case "search": return <Search />;
    case "keys": return <Keys />;
    case "passing": return <Passing />;
    case "undo": return <UndoTo />;
    case "hint": return <Hint />;
    case "concede": return <Concede />;
    default: return null;
  }
}

// -- the drawer of rules ---------------------------------------------------------------------------

function Rules({ title, rules, here = "" }: { title: string; rules: readonly (readonly [string, string])[]; here?: string }): JSX.Element | null {
  if (!rules.length) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol>{rules.map(([number, text]) => <li key={number} class={number === here ? "here" : ""}><Rule number={number} /> {text}</li>)}</ol>
    </>
  );
}

export function Drawer(): JSX.Element | null {
  const number = drawer.value.at(-1) ?? "", game = board.value?.game ?? "", edition = table.value?.edition ?? "";
  const [found, setFound] = useState<{ number: string; rule: RuleSaid | null } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!number) return;
    box.current?.focus({ preventScroll: true });
    ruleOf(game, number, edition).then((rule) => setFound({ number, rule }), () => setFound({ number, rule: null }));
  }, [number, game, edition, lang.value]);
  const path = view.value?.path ?? [], way = path.join(" "), [ways, setWays] = useState(new Map<string, string>());
  useEffect(() => {
    if (!number || !way) return;
    Promise.all(way.split(" ").map((each) => ruleOf(game, each, edition).then((rule): [string, string] => [each, rule.text], (): [string, string] => [each, ""]))).then((all) => setWays(new Map(all)), () => undefined);
  }, [Boolean(number), way, game, edition, lang.value]);
  if (!number) return null;
  const rule = found?.number === number ? found.rule : null;
  const near: [string, string][] = rule ? [...rule.near, [rule.number, rule.text] as [string, string]].filter((each, i, all) => all.findIndex((other) => other[0] === each[0]) === i).sort((a, b) => a[0].localeCompare(b[0], "en", { numeric: true })) : [];
  const came = path.some((each) => liesIn(each, number) || liesIn(number, each));
  return (
    <div ref={box} class="drawer" role="dialog" aria-label={say("rule", { n: number })} tabIndex={-1}>
      <div class="head">
        {drawer.value.length > 1 && <button type="button" class="undo" aria-label={say("back")} onClick={() => (drawer.value = drawer.value.slice(0, -1))}>←</button>}
        <span class="rule big">{number}</span>{rule?.kind && <span class="kind">{say(`kind ${rule.kind}`)}</span>}<span class="grow" />
        <button type="button" class="shut" aria-label={say("close")} onClick={() => (drawer.value = [])}>×</button>
      </div>
      {found?.number === number && !rule && <p class="gloss">{say("no rule")}</p>}
      {rule && (
        <>
          <p class="gloss">{rule.text || say("no rule")}</p>
          <Rules title={say("above")} rules={rule.above} />
          <Rules title={say("below")} rules={rule.below} />
          <Rules title={say("near")} rules={near.length > 1 ? near : []} here={number} />
          {came && <Rules title={say("came")} rules={path.map((each) => [each, ways.get(each) ?? ""] as [string, string])} here={number} />}
          <Rules title={say("refers to")} rules={rule.refers_to} />
          <Rules title={say("referred by")} rules={rule.referred_by} />
          {edition && <p class="book">{said(board.value?.title)} · {edition}</p>}
          {rule.rulings.length > 0 && <><h3>{say("rulings")}</h3><ol>{rule.rulings.map((each) => <li key={each}>{each}</li>)}</ol></>}
        </>
      )}
    </div>
  );
}
