// Own cards from a file: what becomes of each, and keeping them.
import { useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import { post, Trouble } from "../api.ts";
import type { CardListed, GameSaid, Problem, SetChecked, SetWish } from "../protocol.ts";
import { follow } from "../route.ts";
import { lang, say } from "../words.ts";
import { Problems, sentence } from "./frame.tsx";

const MOST = 4_000_000; // bytes of a file

/** A card's text with the part that is not read marked. */
export function Clause({ of }: { of: CardListed }): JSX.Element | null {
  const text = of.card.text;
  if (!of.clause) return of.problem ? <span class="problem">{of.problem}</span> : null;
  const [from, to] = of.clause;
  return (
    <span class="clause">
      {text.slice(0, from)}<mark>{text.slice(from, to)}</mark>{text.slice(to)}
      {of.problem && <small> — {of.problem}</small>}
    </span>
  );
}

const SIGNS: Record<string, [string, string]> = { compiled: ["ok", "✓"], incomplete: ["warn", "△"], refused: ["bad", "✕"] };

function Report({ of }: { of: SetChecked }): JSX.Element {
  const by = (verdict: string): CardListed[] => of.cards.filter((each) => each.verdict === verdict);
  return (
    <ol class="report">
      {Object.entries(SIGNS).map(([verdict, [tone, sign]]) => {
        const cards = by(verdict);
        if (!cards.length) return null;
        return (
          <li key={verdict}>
            <span class={tone} aria-hidden="true">{sign}</span>
            <span>
              {say(`cards ${verdict}`, { n: cards.length })}
              {verdict !== "compiled" && <ol>{cards.slice(0, 20).map((each) => <li key={each.card.number}><b>{each.card.name || each.card.number}</b> <Clause of={each} /></li>)}</ol>}
              {verdict !== "compiled" && cards.length > 20 && <small>{say("and more", { n: cards.length - 20 })}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

export function DropCards({ game }: { game: GameSaid }): JSX.Element {
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [found, setFound] = useState<SetChecked | null>(null);
  const [trouble, setTrouble] = useState<{ text: string; problems: Problem[] } | null>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async (given: { name: string; text: string }, keep: boolean): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const wish: SetWish = { game: game.game, file: given.name, text: given.text, keep, lang: lang.value ?? "en" };
      setFound(await post<SetChecked>("/api/sets", wish));
    } catch (error) {
      setFound(null);
      setTrouble({ text: sentence(error), problems: error instanceof Trouble ? error.problems : [] });
    }
    setBusy(false);
  };
  const take = async (given: File | undefined | null): Promise<void> => {
    if (!given) return;
    if (given.size > MOST) return setTrouble({ text: say("file too large", { n: MOST / 1_000_000 }), problems: [] });
    const read = { name: given.name, text: await given.text() };
    setFile(read);
    await send(read, false);
  };
  return (
    <div
      class={`drop ${over ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <b>{say("drop cards", { title: game.title })}</b>
      <span>{say("drop note")}</span>
      <p><button type="button" class="tool" onClick={() => input.current?.click()}>{say("choose file")}</button><input ref={input} type="file" accept=".toml,.json,.csv" hidden aria-label={say("choose file")} onChange={(event) => void take(event.currentTarget.files?.[0])} /></p>
      <div role="status">
        {busy && <p>{say("reading")}</p>}
        {file && (found || trouble) && <p class="file">{file.name}</p>}
        {trouble && (trouble.problems.length ? <Problems of={trouble.problems} game={game.game} /> : <p class="bad">{trouble.text}</p>)}
        {found && <Problems of={found.problems} game={game.game} />}
        {found && <Report of={found} />}
        {found && !found.kept && found.cards.length > 0 && file && <button type="button" class="go small" disabled={busy} onClick={() => void send(file, true)}>{say("keep cards", { n: found.cards.filter((each) => each.verdict !== "incomplete").length })}</button>}
        {found?.kept && <p class="ok">✓ {say("kept as", { name: found.kept })} <a href={`/cards/${game.game}`} onClick={follow}>{say("cards")}</a></p>}
      </div>
    </div>
  );
}
