// A deck: its list, what is wrong with it, and how it looks.
import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import { home, post } from "../api.ts";
import { Card } from "../card.tsx";
import type { DeckKept, DeckSaid } from "../protocol.ts";
import { follow, go } from "../route.ts";
import { said, say } from "../words.ts";
import { choiceOf, choose, draftOf, LIST } from "./choice.ts";
import { Charts, ListField, Parts, total, useChecked } from "./decklist.tsx";
import { gameOf, lastGame, Page, Problems, sentence, useBoard } from "./frame.tsx";

export function DecksPage({ name }: { name: string }): JSX.Element {
  const games = home.value?.games ?? [], game = gameOf(name), board = useBoard(game?.game ?? "");
  const draft = draftOf(game?.game ?? "");
  const [deck, setDeck] = useState(draft.value ? "" : game?.decks[0]?.key ?? "");
  const [shown, setShown] = useState("");
  const [kept, setKept] = useState("");
  const [own, setOwn] = useState<DeckSaid[]>([]);
  const edition = choiceOf(game?.game ?? "").edition;
  useEffect(() => {
    setDeck(draftOf(game?.game ?? "").value ? "" : game?.decks[0]?.key ?? "");
    setShown("");
    setOwn([]);
  }, [game?.game]);
  const { checked, trouble, busy } = useChecked(game?.game ?? "", edition, deck, draft.value ?? "");
  const list = deck ? checked?.as_list ?? "" : draft.value ?? "";
  const write = (text: string): void => {
    draft.value = text;
    setDeck("");
    setKept("");
  };
  const note = game?.decks.find((each) => each.key === deck);
  const title = checked?.name || note?.name || say("pasted list");
  const repair = (line: number, meant: string): void => {
    const rows = list.split("\n"), row = rows[line - 1] ?? "";
    rows[line - 1] = `${/^\s*\d+/.exec(row)?.[0].trim() ?? "1"} ${meant}`;
    write(rows.join("\n"));
  };
  const keep = (): void => {
    if (!game) return;
    const wish: DeckKept = { game: game.game, name: title, list };
    post<DeckSaid>("/api/decks", wish).then((made) => {
      setKept(say("kept as", { name: made.name }));
      setOwn((before) => [...before.filter((each) => each.key !== made.key), made]);
    }, (error: unknown) => setKept(sentence(error)));
  };
  const play = (): void => {
    if (!game) return;
    choose(game.game, { mine: deck ? { key: deck, list: "" } : { key: LIST, list } });
    lastGame.value = game.game;
    go("/");
  };
  return (
    <Page title={say("decks")} board={board} class="deckpage">
      <div>
        <div class="picks">
          <label><small>{say("game")}</small><select value={game?.game} onChange={(event) => {
            lastGame.value = event.currentTarget.value;
            go(`/decks/${event.currentTarget.value}`);
          }}>{games.map((each) => <option key={each.game} value={each.game}>{each.title}</option>)}</select></label>
          <label><small>{say("deck")}</small><select value={deck} onChange={(event) => setDeck(event.currentTarget.value)}><option value="">{say("your list")}</option>{[...(game?.decks ?? []), ...own.filter((each) => !game?.decks.some((one) => one.key === each.key))].map((each) => <option key={each.key} value={each.key}>{each.name}</option>)}</select></label>
        </div>
        <p class="sum" role="status">
          {checked && (checked.problems.length ? <span class="no">✕ {say("violations", { n: checked.problems.length })}</span> : <span class="yes">✓ {say("deck fine", { n: checked.parts.reduce((sum, part) => sum + total(part.cards), 0) })}</span>)}
          {trouble && <span class="no">{trouble}</span>}
        </p>
        {checked && game && <Problems of={checked.problems} game={game.game} onNear={(problem, meant) => repair(problem.line, meant)} />}
        <ListField list={list} checked={checked} onChange={write} label={say("list")} rows={24} />
        <p class="row-of">
          <button type="button" class="tool" onClick={() => void navigator.clipboard?.writeText(list).then(() => setKept(say("copied")))}>{say("copy list")}</button>
          <button type="button" class="tool" onClick={keep} disabled={!list.trim()}>{say("keep deck")}</button>
          <a class="tool" href={`/cards/${game?.game ?? ""}`} onClick={follow}>{say("add cards")}</a>
          <span role="status">{kept}</span>
        </p>
      </div>
      <div>
        <header class="deck-head">
          <h1>{title} <small>{game?.title}</small></h1>
          <button type="button" class="go small" onClick={play}>{say("play this deck")}</button>
        </header>
        {note?.note && <p class="book">{note.note}</p>}
        {!checked && !trouble && <p class="none">{busy || deck ? say("reading") : say("empty deck")}</p>}
        {board && checked && <Charts board={board} checked={checked} />}
        {board && checked && <Parts board={board} checked={checked} onCard={setShown} />}
      </div>
      {board && checked && shown && checked.cards[shown] && (
        <dialog open class="sheet" aria-label={checked.cards[shown].name}>
          <button type="button" class="shut" aria-label={say("close")} onClick={() => setShown("")}>×</button>
          <Card board={board} data={checked.cards[shown]} big />
          <dl>{board.card.figures.map((figure) => <div key={figure.value}><dt>{said(figure.label)}</dt><dd>{String(checked.cards[shown]?.values[figure.value] ?? "–")}</dd></div>)}</dl>
        </dialog>
      )}
    </Page>
  );
}
