// The number of a rule, and what it says, on pages without a table.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import { ruleOf } from "../api.ts";
import type { RuleSaid } from "../protocol.ts";
import { lang, say } from "../words.ts";

const open = signal<{ game: string; number: string } | null>(null);

/** The number of a rule; it opens the rule. */
export const RuleChip = ({ game, number }: { game: string; number: string }): JSX.Element => (
  <button type="button" class="rule" aria-label={say("rule", { n: number })} onClick={() => (open.value = { game, number })}>{number}</button>
);

/** The rule that is open: our sentence, where it stands, what is below it and what it refers to. */
export function RuleDrawer(): JSX.Element | null {
  const [found, setFound] = useState<RuleSaid | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const game = open.value?.game ?? "", number = open.value?.number ?? "";
  useEffect(() => {
    if (!number) return undefined;
    setFound(null);
    ruleOf(game, number, "").then(setFound, () => setFound(null));
    box.current?.focus();
    const shut = (event: KeyboardEvent): void => {
      if (event.key === "Escape") open.value = null;
    };
    addEventListener("keydown", shut);
    return () => removeEventListener("keydown", shut);
  }, [game, number, lang.value]);
  if (!number) return null;
  const group = (title: string, rules: [string, string][]): JSX.Element | null =>
    rules.length ? <><h3>{title}</h3><ol>{rules.map(([each, text]) => <li key={each}><RuleChip game={game} number={each} /> {text}</li>)}</ol></> : null;
  return (
    <div ref={box} class="drawer" role="dialog" aria-label={say("rule", { n: number })} tabIndex={-1}>
      <header><span class="rule big">{number}</span><span class="grow" /><button type="button" class="shut" aria-label={say("close")} onClick={() => (open.value = null)}>×</button></header>
      {found && (
        <>
          <p class="gloss">{found.text}</p>
          {group(say("above"), found.above)}
          {group(say("below"), found.below)}
          {group(say("refers to"), found.refers_to)}
          {group(say("referred by"), found.referred_by)}
        </>
      )}
    </div>
  );
}
