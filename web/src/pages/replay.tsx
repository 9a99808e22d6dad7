// The replay room: a game that was played, at any of its moments, on the board of the table.
import { batch } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import { boardOf, get, home, post, tableOf } from "../api.ts";
import { Arena } from "../arena.tsx";
import * as motion from "../motion.ts";
import type { LineSaid, NewTable, TableListed, TableSaid, Timeline } from "../protocol.ts";
import { follow, go } from "../route.ts";
import { cardsOf, Rule } from "../side.tsx";
import * as state from "../state.ts";
import { cap, lang, say } from "../words.ts";
import { sentence } from "./frame.tsx";
import { playerName } from "./lobby.tsx";
import { event, lineAt, turn, turnsOf, withHand, type Place } from "./moments.ts";

const PACES = [1, 2, 4], MILLISECONDS = 1100;

/** Moments that were looked at, so that going back is at once. */
type Reading = Map<string, Promise<TableSaid>>;

/** The table as a viewer saw it before answer `at`. `since`: the number of the line of the log after which it is told. */
function momentOf(kept: Reading, table: string, at: number, viewer: number, lang: string, since: number): Promise<TableSaid> {
  const key = `${at}/${viewer}/${lang}/${since}`;
  const found = kept.get(key) ?? get<TableSaid>(`/api/replays/${encodeURIComponent(table)}/${at}`, { viewer, lang, since });
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

interface Game {
  listed: TableListed;
  timeline: Timeline;
}

/** Show a moment on the board; one step on is animated, everything else is not. */
function show(game: Game, kept: Reading, place: Place, viewer: number, open: boolean, wanted: () => boolean): Promise<void> {
  const id = game.listed.table, { moments } = game.timeline, language = lang.peek() ?? "en";
  const end = momentOf(kept, id, moments.length, viewer, language, 0);
  const here = momentOf(kept, id, place.at, viewer, language, lineAt(moments, place.at, []));
  const other = open && viewer < 2 ? momentOf(kept, id, place.at, 1 - viewer, language, lineAt(moments, place.at, [])) : null;
  return Promise.all([end, here, other, boardOf(game.listed.game)]).then(([last, now, theirs, board]) => {
    if (!wanted()) return;
    const before = state.table.peek();
    const isStep = before !== null && before.viewer === viewer && before.lang === language && before.answers + 1 === place.at;
    const said = theirs ? withHand(now, theirs, board) : now;
    const told = last.log.filter((each) => each.number <= place.line);
    if (isStep) motion.before();
    batch(() => {
      state.onlooking.value = true;
      state.board.value = board;
      state.cards.value = { ...state.cards.peek(), ...last.cards, ...said.cards };
      state.log.value = told;
      state.table.value = { ...said, answers: place.at, question: said.question, result: place.at >= moments.length ? said.result : "" };
      state.yours.value = [];
      const line = told.at(-1);
      state.pointed.value = line && place.line !== lineAt(moments, place.at, last.log) ? cardsOf(line) : [];
      state.live.value = line ? line.spans.map((span) => span.text).join("") : "";
    });
    const from = before?.answers ?? 0;
    if (isStep) motion.after(told.filter((each: LineSaid) => each.number > lineAt(moments, from, last.log)).flatMap((each) => each.moves ?? []));
    for (const ahead of [1, 2]) if (place.at + ahead <= moments.length) void momentOf(kept, id, place.at + ahead, viewer, language, lineAt(moments, place.at + ahead, [])).catch(() => undefined);
  });
}

function Bar({ game, at, onGo }: { game: Game; at: number; onGo: (to: number) => void }): JSX.Element {
  const { moments } = game.timeline, all = Math.max(1, moments.length);
  const turns = useMemo(() => turnsOf(moments), [moments]);
  const ticks = useMemo(() => moments.map((each, i) => `M${(i / all) * 1000} ${each.seat ? 20 : 26}v${each.seat ? 6 : 6}`), [moments]);
  return (
    <div class="timeline">
      <div class="turns" aria-hidden="true">{turns.map((each) => <i key={each.from} class={each.turn % 2 ? "odd" : "even"} style={{ left: `${(each.from / all) * 100}%`, width: `${((each.to - each.from) / all) * 100}%` }}>{(each.to - each.from) / all > 0.025 ? each.turn : ""}</i>)}</div>
      <svg viewBox="0 0 1000 34" preserveAspectRatio="none" aria-hidden="true"><path class="own" d={ticks.filter((_, i) => moments[i]?.seat === 0).join("")} /><path class="foe" d={ticks.filter((_, i) => moments[i]?.seat === 1).join("")} /></svg>
      <b class="head" aria-hidden="true" style={{ left: `${(at / all) * 100}%` }} />
      <input type="range" min={0} max={moments.length} value={at} aria-label={say("timeline")} aria-valuetext={`${say("turn", { n: moments[Math.min(at, moments.length - 1)]?.turn ?? 0 })}, ${say("moment of", { n: at, all: moments.length })}`} onInput={(input) => onGo(Number(input.currentTarget.value))} />
    </div>
  );
}

function Room({ game }: { game: Game }): JSX.Element {
  const { listed, timeline } = game, { moments } = timeline, id = listed.table;
  const query = new URLSearchParams(location.search);
  const kept = useRef<Reading>(new Map());
  const [at, setAt] = useState(Math.max(0, Math.min(moments.length, Number(query.get("at") ?? 0) || 0)));
  const [line, setLine] = useState(-1);
  const [viewer, setViewer] = useState(query.has("side") ? Number(query.get("side")) || 0 : listed.yours[0] ?? (listed.result ? 0 : 2));
  const [open, setOpen] = useState(query.get("hands") === "open");
  const [pace, setPace] = useState(0);
  const [note, setNote] = useState("");
  const [bot, setBot] = useState("");
  const onBoard = state.table.value?.table === id ? state.table.value.answers : -1;
  const place: Place = { at, line: line >= 0 ? line : at < moments.length ? lineAt(moments, at, []) : Number.MAX_SAFE_INTEGER };
  const latest = useRef(0);

  const to = (next: Place | number): void => {
    const found = typeof next === "number" ? { at: next, line: -1 } : next;
    setAt(Math.max(0, Math.min(moments.length, found.at)));
    setLine(found.line);
  };
  useEffect(() => {
    const mine = ++latest.current;
    show(game, kept.current, place, viewer, open, () => latest.current === mine).catch((error: unknown) => {
      if (viewer < 2) setViewer(2);
      else setNote(sentence(error));
    });
    const link = new URLSearchParams({ at: String(at), ...(viewer < 2 ? { side: String(viewer) } : {}), ...(open ? { hands: "open" } : {}) });
    history.replaceState(null, "", `/replay/${encodeURIComponent(id)}?${link.toString()}`);
  }, [at, line, viewer, open, lang.value]);
  useEffect(() => state.closeShowings, [viewer]); // nor what one seat was shown to another
  useEffect(() => () => void (latest.current = -1), []); // what was asked for is not shown on another page
  useEffect(() => {
    if (!pace) return undefined;
    if (at >= moments.length) return setPace(0);
    const timer = setTimeout(() => to(at + 1), MILLISECONDS / pace);
    return () => clearTimeout(timer);
  }, [pace, at]);

  const allLines = useRef<LineSaid[]>([]);
  useEffect(() => {
    momentOf(kept.current, id, moments.length, viewer, lang.value ?? "en", 0).then((last) => void (allLines.current = last.log), () => undefined);
  }, [viewer, lang.value]);
  const byEvent = (by: 1 | -1): void => {
    const lines = allLines.current;
    if (lines.length) to(event(moments, lines, { at, line: line >= 0 ? line : lineAt(moments, at, lines) }, by));
  };
  const copy = (): void => {
    void navigator.clipboard?.writeText(location.href).then(() => setNote(say("link copied")), () => setNote(location.href));
  };
  const bots = home.value?.games.find((each) => each.game === listed.game)?.players ?? [];
  const seat = viewer < 2 ? viewer : 0, against = bot || bots.at(-1) || "";
  const takeOver = (): void => {
    const wish: NewTable = { game: listed.game, seats: [0, 1].map((each) => ({ kind: each === seat ? "person" : against })), record_of: id, at, lang: lang.value ?? "en" };
    post<TableListed>("/api/tables", wish).then((made) => go(`/table/${made.table}`), (error: unknown) => setNote(sentence(error)));
  };
  useEffect(() => {
    const pressed = (key: KeyboardEvent): void => {
      const target = key.target as HTMLElement;
      if (key.defaultPrevented || key.ctrlKey || key.metaKey || key.altKey || target.closest("select, textarea, input:not([type=range])")) return;
      const steps: Record<string, () => void> = {
        ArrowRight: () => (key.shiftKey ? byEvent(1) : to(at + 1)), ArrowLeft: () => (key.shiftKey ? byEvent(-1) : to(at - 1)),
        PageDown: () => to(turn(moments, at, 1)), PageUp: () => to(turn(moments, at, -1)), Home: () => to(0), End: () => to(moments.length),
        Escape: () => void state.back(),
      };
      const found = steps[key.key] ?? (key.key === " " && !target.closest("button, a") ? () => setPace(pace ? 0 : 1) : undefined);
      if (!found) return;
      key.preventDefault();
      found();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });

  const moment = moments[at];
  const button = (label: string, sign: string, act: () => void, off = false): JSX.Element => <button type="button" class="tool step-to" aria-label={say(label)} title={say(label)} disabled={off} onClick={act}>{sign}</button>;
  const dock = (
    <section class="prompt replay-dock" data-region="question" aria-label={say("replay room")}>
      <div class="row-of">
        {button("first moment", "|◀", () => to(0), at === 0)}
        {button("turn back", "◀◀", () => to(turn(moments, at, -1)), at === 0)}
        {button("decision back", "◀", () => to(at - 1), at === 0)}
        {button("event back", "‹", () => byEvent(-1), at === 0 && line <= 0)}
        {button("event on", "›", () => byEvent(1), at >= moments.length)}
        {button("decision on", "▶", () => to(at + 1), at >= moments.length)}
        {button("turn on", "▶▶", () => to(turn(moments, at, 1)), at >= moments.length)}
        {button("last moment", "▶|", () => to(moments.length), at >= moments.length)}
        <span class="grow" />
        <button type="button" class="tool" aria-label={say(pace ? "stop moments" : "play moments")} onClick={() => setPace(pace ? 0 : 1)}>{pace ? "❚❚" : "▷"}</button>
        <button type="button" class="tool" onClick={() => setPace(PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 1)}>{say("speed", { n: pace || 1 })}</button>
      </div>
      <Bar game={game} at={at} onGo={to} />
      <p class="moment" aria-busy={onBoard !== at}>
        {moment ? <><b>{say("turn", { n: moment.turn })}</b> · {say("moment of", { n: at + 1, all: moments.length })} <Rule number={moment.rule} /><span>{cap(moment.text)}</span></> : <><b>{say("the end")}</b> · {timeline.result} <Rule number={listed.rule} /></>}
      </p>
      <div class="row-of ways">
        {at < moments.length && bots.length > 0 && (
          <span class="take-over"><button type="button" class="go small" onClick={takeOver}>{say("take over")}</button><label><span class="live">{say("take over against")}</span><select value={against} onChange={(choice) => setBot(choice.currentTarget.value)}>{bots.map((kind) => <option key={kind} value={kind}>{playerName(kind)}</option>)}</select></label></span>
        )}
        {viewer < 2 && <button type="button" class="tool" aria-pressed={open} onClick={() => setOpen(!open)}>{say(open ? "hide hands" : "show hands")}</button>}
        <button type="button" class="tool" onClick={() => setViewer(viewer === 0 ? 1 : 0)}>{say("change sides")}</button>
        <button type="button" class="tool" onClick={copy}>{say("link to moment")}</button>
        <a class="tool" href={`/api/replays/${encodeURIComponent(id)}/record`} download={`${listed.game}-${id}.json`}>⤓ {say("record")}</a>
        <span class="note" role="status">{note}</span>
      </div>
    </section>
  );
  return <Arena ready={state.table.value?.table === id && state.board.value !== null} dock={dock} keys={false} />;
}

export function ReplayPage({ id }: { id: string }): JSX.Element {
  const [game, setGame] = useState<Game | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let gone = false;
    state.table.value = null;
    state.drop();
    Promise.all([tableOf(id), get<Timeline>(`/api/replays/${encodeURIComponent(id)}`, { lang: lang.value ?? "en" })]).then(
      ([listed, timeline]) => gone || setGame({ listed, timeline }),
      (error: unknown) => gone || setTrouble(sentence(error)),
    );
    return () => {
      gone = true;
      state.onlooking.value = false;
      state.table.value = null;
    };
  }, [id, lang.value]);
  if (trouble) return <main class="lost"><h1>{say("no table")}</h1><p>{trouble}</p><a href="/" onClick={follow}>{say("lobby")}</a></main>;
  if (!game) return <main class="loading"><p role="status">{say("connecting")}</p></main>;
  return <Room game={game} />;
}
