// The question and its options, with the digits that stand on the cards too.
import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { chipText, isOrdered, seatName, sourceName, standsIn, targetName, valueOf } from "./facts.ts";
import { targetOf } from "./options.ts";
import type { Group } from "./options.ts";
import type { OptionSaid } from "./protocol.ts";
import { aim, ask, board, cards, chosen, confirm, inSight, index, missing, notice, pending, pick, pickNone, pointed, pop, question, setPace, table, typed, undo, unseen } from "./state.ts";
import { Rule } from "./side.tsx";
import { cap, said, say } from "./words.ts";

const point = (option: OptionSaid | null): void => {
  pointed.value = option ? [option.card ?? 0, option.other ?? 0].filter(Boolean) : [];
};

/** An option as a button: its digit and what it says. */
export function Choice({ option, text, class: more = "" }: { option: OptionSaid; text: string | JSX.Element; class?: string }): JSX.Element {
  const at = chosen.value.indexOf(option.answer), times = chosen.value.filter((each) => each === option.answer).length;
  const { several, dividing } = index.value;
  const marking = several || dividing;
  return (
    <button
      type="button" class={`choice ${more} ${typed.value && String(option.digit).startsWith(typed.value) ? "typed" : ""}`} data-o={option.digit} data-stop="" tabIndex={-1} aria-pressed={marking ? at >= 0 : undefined}
      data-order={at < 0 ? "" : dividing && times > 0 ? `×${times}` : isOrdered.value ? at + 1 : ""}
      title={typeof text === "string" && text.length > 30 ? text : undefined} onClick={() => pick(option)} onMouseEnter={() => point(option)} onMouseLeave={() => point(null)} onFocus={() => point(option)} onBlur={() => point(null)}
    >
      <kbd>{option.digit}</kbd><span>{text}</span>
    </button>
  );
}

/** Several targets of one source as one button, which aims. */
function Aiming({ options }: { options: OptionSaid[] }): JSX.Element {
  const first = options[0], last = options.at(-1);
  if (!first || !last) return <></>;
  const source = first.card ? `c${first.card}` : first.zone ? `z${first.zone.kind}/${first.zone.number}/${first.zone.seat}` : "";
  return (
    <button type="button" class="choice fold" data-stop="" tabIndex={-1} onClick={() => (aim.value = { source, options })}>
      <kbd>{first.digit === last.digit ? first.digit : `${first.digit}–${last.digit}`}</kbd><span>{first.other_zone && !first.other ? "⇄" : "→"} {say("targets", { n: options.length })}</span>
    </button>
  );
}

function GroupOf({ group, grouped, many }: { group: Group; grouped: boolean; many: boolean }): JSX.Element {
  const [first] = [...group.single, ...group.aimed];
  if (!first) return <></>;
  if (!grouped || group.source === null) return <li><Choice option={first} text={cap(first.text)} /></li>;
  return (
    <li class="group">
      <span class="of" title={sourceName(first)}>{sourceName(first)}</span>
      <span class="chips">
        {group.single.map((option) => <Choice key={option.digit} option={option} text={chipText(option)} />)}
        {group.aimed.length > 2 || (group.aimed.length > 1 && (many || group.single.length > 0)) ? <Aiming options={group.aimed} /> : group.aimed.map((option) => <Choice key={option.digit} option={option} text={targetName(option)} />)}
      </span>
    </li>
  );
}

/** Choosing the second card or place: the targets with what is compared. */
function AimRows(): JSX.Element | null {
  const aiming = aim.value, value = board.value?.clash?.value;
  if (!aiming) return null;
  const from = aiming.source.startsWith("c") ? inSight.value.get(Number(aiming.source.slice(1)))?.card : undefined;
  const own = from && value ? Number(valueOf(from, value)) : NaN;
  return (
    <ol class={`choices ${aiming.options.length > 4 ? "" : "one"}`} data-region="prompt">
      {aiming.options.map((option) => {
        const to = option.other ? inSight.value.get(option.other)?.card : standsIn(option.other_zone ?? option.zone);
        const theirs = to && value ? Number(valueOf(to, value)) : NaN;
        const compared = Number.isFinite(own) && Number.isFinite(theirs) && own > 0 && to && from && inSight.value.get(to.handle)?.zone.seat !== inSight.value.get(from.handle)?.zone.seat;
        return <li key={option.digit}><Choice option={option} text={<span class="versus-row">{targetName(option).replace(/^[→⇄] /, "")}{compared && <small>{own} {own >= theirs ? "≥" : "<"} {theirs}</small>}</span>} /></li>;
      })}
    </ol>
  );
}

const RELATIONS: Record<string, string> = { ">=": "≥", "<=": "≤", "==": "=" };
const figureName = (value: string): string => said(board.value?.card.figures.find((figure) => figure.value === value)?.label) || value;

function Header(): JSX.Element | null {
  const now = question.value, aiming = aim.value;
  if (!now || !table.value) return null;
  const first = aiming?.options[0], { dividing, several, digits } = index.value;
  const most = now.most ?? 0, least = now.least ?? 0, count = chosen.value.length;
  return (
    <header>
      <h2 class={`ask ${now.text.length > 56 ? "long" : ""}`} tabIndex={-1} id="question">{first ? `${sourceName(first)} →` : cap(now.text)}</h2>
      <Rule number={now.rule} />
      {dividing && <span class="left">{say("shares left", { n: (now.left ?? 0) - count, total: now.total ?? now.left ?? 0 })}</span>}
      {now.limit && <span class="left">{say("sum so far", { name: figureName(now.limit.property), n: (now.total ?? 0) - (now.left ?? 0), relation: RELATIONS[now.limit.relation] ?? now.limit.relation, total: now.total ?? 0 })}</span>}
      {!now.divides && !now.limit && (now.total ?? 0) > 1 && <span class="left">{say("chosen of", { n: (now.step ?? 0) + 1, most: now.total ?? 0 })}</span>}
      {several && most > 1 && <span class="left">{least === most ? say("chosen of", { n: count, most }) : say("chosen from", { n: count, least, most })}</span>}
      {typed.value && <span class="left" role="status"><kbd>{typed.value}…</kbd></span>}
      <span class="grow" />
      {digits.length > 9 && !aiming && <span class="many-options">{say("options", { n: digits.length })}</span>}
      {aiming ? <button type="button" class="undo" onClick={() => (aim.value = null)}><kbd>Esc</kbd> {say("back")}</button> : <Undo />}
    </header>
  );
}

/** Back to the last own answer, or to an earlier one. */
function Undo(): JSX.Element | null {
  const to = table.value?.undo.to ?? [];
  if (!to.length) return null;
  return (
    <span class="undos">
      <button type="button" class="undo" onClick={() => undo()}>↶ {say("undo")}</button>
      {to.length > 1 && <button type="button" class="undo more" aria-label={say("undo to")} onClick={() => (pop.value = { kind: "undo" })}>▾</button>}
    </span>
  );
}

function Confirm(): JSX.Element {
  const left = missing.value, { dividing } = index.value, none = chosen.value.length === 0;
  const text = left ? say(dividing ? "still shares" : "still", { n: left }) : none ? say("confirm none") : say("confirm");
  return <button type="button" class="pass confirm" disabled={left > 0} onClick={confirm}><kbd>↵</kbd><span><b>{text}</b></span></button>;
}

function Pass({ option, passes }: { option: OptionSaid; passes: boolean }): JSX.Element {
  const stop = table.value?.passing.next_stop;
  return (
    <button type="button" class="pass" data-o={option.digit} onClick={() => pick(option)}>
      <kbd>{option.digit}</kbd><span><b>{cap(option.text)}</b>{passes && <small>{stop ? say("stops at", { text: stop }) : say("stops next")}</small>}</span>
    </button>
  );
}

export function Passing(): JSX.Element | null {
  const said = table.value;
  if (!said || said.viewer > 1) return null;
  const on = said.passing.until !== "";
  return <button type="button" class={`undo passing ${on ? "on" : ""}`} aria-haspopup="dialog" onClick={() => (pop.value = { kind: "passing" })}>{on ? "⏩ " : ""}{say("pass settings")}</button>;
}

/** What is shown while somebody else is asked, or an answer is on its way. */
function Waiting(): JSX.Element | null {
  const said = table.value;
  if (!said) return null;
  const asked = said.question?.seat ?? -1, bot = said.seats.some((seat) => seat.kind !== "person");
  const text = said.stopped || (pending.value ? say("sending") : asked >= 0 ? say("waiting for", { name: seatName(asked) }) : said.result);
  return (
    <section class="prompt idle" aria-label={say("question")}>
      <header><h2 class="ask" tabIndex={-1} id="question">{text}</h2>{said.question && !pending.value && <Rule number={said.question.rule} />}<span class="grow" />{said.viewer < 2 && <Undo />}</header>
      {said.question && !pending.value && <p class="source">{cap(said.question.text)}</p>}
      <footer>
        {bot && !said.result && (said.held ? (
          <>
            <button type="button" class="pass" onClick={() => void ask({ type: "step", version: said.version })}><kbd>N</kbd><span><b>{say("next step")}</b><small>{say("held")}</small></span></button>
            <button type="button" class="undo" onClick={() => setPace(false)}>▶ {say("go on")}</button>
          </>
        ) : <button type="button" class="undo" onClick={() => setPace(true)}>⏸ {say("hold")}</button>)}
        <span class="grow" />{!said.result && <Passing />}
      </footer>
    </section>
  );
}

export function Prompt(): JSX.Element | null {
  const now = question.value, { groups, pass, several, dividing, optional } = index.value, [filter, setFilter] = useState("");
  if (!now) return <Waiting />;
  const grouped = !several && !dividing && groups.some((group) => group.single.length + group.aimed.length > 1);
  const fits = (group: Group): boolean => !filter || [...group.single, ...group.aimed].some((option) => `${option.text} ${sourceName(option)}`.toLowerCase().includes(filter.toLowerCase()));
  const numbers = groups.length > 3 && groups.every((group) => group.source === null && group.single.every((option) => option.index != null && option.label.length < 5));
  const wraps = groups.some((group) => group.single.length + Math.min(group.aimed.length, 2) > 1);
  const [first] = groups, only = !several && !dividing && groups.length === 1 && first?.source === null && first.single.length === 1 && !pass ? first.single[0] : undefined;
  const many = groups.length > 6 || (grouped && groups.length > 4 && wraps), few = groups.length < 4, hidden = unseen(now).length;
  const shownGroups = only ? [] : groups.filter(fits), large = pass ?? only;
  return (
    <section class={`prompt ${pending.value ? "sent" : ""}`} aria-label={say("question")} data-least={now.least ?? 0} data-most={now.most ?? 0} data-left={dividing ? (now.left ?? 0) : 0}>
      <Header />
      {(now.source_number || now.source_text) && !aim.value && <p class="source">{now.source_number && <b>{cards.value[now.source_number]?.name ?? ""} </b>}{now.source_text}</p>}
      {notice.value && <p class="source refused" role="alert">{notice.value.text} <Rule number={notice.value.rule} /></p>}
      {groups.length > 24 && !aim.value && <input class="filter" type="search" value={filter} placeholder={say("filter")} aria-label={say("filter")} onInput={(event) => setFilter(event.currentTarget.value)} />}
      {aim.value ? <AimRows /> : (
        <ol class={`choices ${many ? "many" : few ? "one" : ""} ${numbers ? "numbers" : ""}`} data-region="prompt" aria-label={say("answers")}>
          {shownGroups.map((group) => (numbers ? group.single.map((option) => <li key={option.digit}><Choice option={option} text={option.label || option.text} /></li>) : <GroupOf key={group.source ?? `o${group.single[0]?.digit}`} group={group} grouped={grouped} many={many} />))}
        </ol>
      )}
      <footer>
        {hidden > 0 && <button type="button" class="undo" onClick={() => (pop.value = { kind: "search" })}>{say("show cards")}</button>}
        {large && !aim.value && <Pass option={large} passes={large === pass} />}
        {optional && !large && !aim.value && <button type="button" class="pass" onClick={pickNone}><kbd>0</kbd><span><b>{say("confirm none")}</b></span></button>}
        {(several || dividing) && <Confirm />}
        {((!large && !several && !dividing && !optional) || aim.value) && <span class="grow" />}
        {!aim.value && <Passing />}
      </footer>
    </section>
  );
}
export { targetOf };
