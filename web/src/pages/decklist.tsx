// A list of cards as people write it, with all that is wrong with it while it is typed.
import { useEffect, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import { post } from "../api.ts";
import { Card } from "../card.tsx";
import type { Board, DeckChecked, DeckWish } from "../protocol.ts";
import { lang, said, say } from "../words.ts";
import { sentence, useSettled } from "./frame.tsx";
import { RuleChip } from "./rules.tsx";

export interface Checked {
  checked: DeckChecked | null;
  trouble: string;
  busy: boolean;
}

/** What a deck holds and what is wrong with it, by its key or as a list; asked anew as it changes. */
export function useChecked(game: string, edition: string, deck: string, list: string): Checked {
  const settled = useSettled(list, 300);
  const [found, setFound] = useState<Checked>({ checked: null, trouble: "", busy: false });
  useEffect(() => {
    let gone = false;
    if (!game || (!deck && !settled.trim())) return setFound({ checked: null, trouble: "", busy: false });
    const wish: DeckWish = { game, edition, lang: lang.value ?? "en", ...(deck ? { deck } : { list: settled }) };
    setFound((before) => ({ ...before, busy: true }));
    post<DeckChecked>("/api/decks/check", wish).then(
      (checked) => gone || setFound({ checked, trouble: "", busy: false }),
      (error: unknown) => gone || setFound({ checked: null, trouble: sentence(error), busy: false }),
    );
    return () => void (gone = true);
  }, [game, edition, deck, settled, lang.value]);
  return found;
}

/** The field for a list: lines have numbers, and those that are wrong are marked. */
export function ListField({ list, checked, onChange, label, rows = 12 }: { list: string; checked: DeckChecked | null; onChange: (to: string) => void; label: string; rows?: number }): JSX.Element {
  const behind = useRef<HTMLOListElement>(null);
  const wrong = new Set((checked?.problems ?? []).map((each) => each.line));
  const named = new Set((checked?.problems ?? []).flatMap((each) => (each.line ? [] : [each.field.split(".").at(-1) ?? ""])).filter(Boolean));
  const scrolled = (event: Event): void => {
    const field = event.currentTarget as HTMLTextAreaElement;
    if (behind.current) behind.current.style.transform = `translate(${-field.scrollLeft}px, ${-field.scrollTop}px)`;
  };
  return (
    <div class="editor">
      <ol class="behind" ref={behind} aria-hidden="true">
        {`${list}\n`.split("\n").map((row, i) => <li key={i} class={wrong.has(i + 1) || [...named].some((number) => row.includes(number)) ? "wrong" : ""}>{row || " "}</li>)}
      </ol>
      <textarea aria-label={label} spellcheck={false} wrap="off" rows={rows} value={list} placeholder={say("list hint")} maxLength={60000} onInput={(event) => onChange(event.currentTarget.value)} onScroll={scrolled} />
    </div>
  );
}

/** How many cards there are of each value of the first figure, and of each kind. */
export function Charts({ board, checked }: { board: Board; checked: DeckChecked }): JSX.Element | null {
  const figure = board.card.figures[0];
  const main = [...checked.parts].sort((a, b) => total(b.cards) - total(a.cards))[0];
  if (!figure || !main || !main.cards.length) return null;
  const curve = new Map<number, number>(), kinds = new Map<string, number>();
  for (const [number, count] of main.cards) {
    const values = checked.cards[number]?.values ?? {};
    const at = Number(values[figure.value] ?? 0), kind = String(values[board.card.kind.value] ?? "");
    curve.set(at, (curve.get(at) ?? 0) + count);
    kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  const top = Math.max(...curve.values()), all = total(main.cards);
  return (
    <div class="charts">
      <section class="panel">
        <h3 class="part-title">{said(figure.label)}</h3>
        <ol class="curve">{[...curve.keys()].sort((a, b) => a - b).map((at) => <li key={at} aria-label={`${said(figure.label)} ${at}: ${curve.get(at)}`}><b>{curve.get(at)}</b><i style={{ height: `${((curve.get(at) ?? 0) / top) * 68}px` }} /><span>{at}</span></li>)}</ol>
      </section>
      <section class="panel">
        <h3 class="part-title">{say("kind")}</h3>
        <ol class="mix">
          {[...kinds].map(([kind, count]) => <li key={kind}><span>{said(board.card.kind.of[kind] ?? kind)}</span><span class="bar"><i style={{ width: `${(count / all) * 100}%` }} /></span><b>{count}</b></li>)}
          <li><span>{say("all")}</span><span /><b>{all}</b></li>
        </ol>
      </section>
    </div>
  );
}

export const total = (cards: [string, number][]): number => cards.reduce((sum, [, count]) => sum + count, 0);

/** The cards of a deck, part by part, with how many of each and what is wrong with it. */
export function Parts({ board, checked, onCard }: { board: Board; checked: DeckChecked; onCard: (number: string) => void }): JSX.Element {
  const wrong = new Map(checked.problems.map((each) => [each.field.split(".").at(-1) ?? "", each]));
  return (
    <>
      {checked.parts.filter((part) => part.cards.length).map((part) => (
        <section key={part.name}>
          <h2 class="part-title">{part.name} · {total(part.cards)}</h2>
          <div class="cards">
            {part.cards.map(([number, count]) => {
              const data = checked.cards[number], problem = wrong.get(number);
              return (
                <div key={number} class={`many ${problem ? "bad-card" : ""}`}>
                  <span class="times">×{count}</span>
                  <Card board={board} data={data} as="button" onClick={() => onCard(number)} />
                  {problem?.rule && <em><RuleChip game={board.game} number={problem.rule} /></em>}
                </div>
              );
            })}
          </div>
        </section>
      ))}
    </>
  );
}
