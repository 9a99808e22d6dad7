// The lobby: choose a game and all that belongs to it, or go on with one that is under way.
import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import { get, home, post } from "../api.ts";
import { Card, Picture } from "../card.tsx";
import type { Board, DeckSaid, GameSaid, Home, NewTable, ReportListed, SeatWish, TableListed } from "../protocol.ts";
import { follow, go } from "../route.ts";
import { lang, say } from "../words.ts";
import { ANY, choiceOf, choose, draftOf, LIST, type DeckChoice } from "./choice.ts";
import { ListField, useChecked } from "./decklist.tsx";
import { gameOf, lastGame, Page, Problems, Segments, sentence, useBoard } from "./frame.tsx";
import { RuleChip } from "./rules.tsx";
import { DropCards } from "./sets.tsx";

const TWO = "two", WATCH = "watch";

/** What a player that plays by itself is called. */
export const playerName = (kind: string): string => {
  const key = `player ${kind}`, words = say(key);
  return words === key ? kind : words;
};

function GameButton({ game, chosen }: { game: GameSaid; chosen: boolean }): JSX.Element {
  const board = useBoard(game.game);
  const faces = game.decks.flatMap((deck) => deck.face ?? []);
  const start = Math.max(0, Math.min(faces.length - 3, 2));
  return (
    <button type="button" class="game" aria-pressed={chosen} style={{ "--h": game.hue }} onClick={() => (lastGame.value = game.game)}>
      <span class="trio" aria-hidden="true">{board && faces.slice(start, start + 3).map((face) => <Card key={face.number} board={board} data={face} as="span" />)}</span>
      {chosen && <kbd class="sel" aria-hidden="true">✓</kbd>}
      <b>{game.title}</b>
      <small>{game.aim}</small>
      <small>{say("counts", { rules: game.rules ?? 0, cards: game.cards ?? 0, decks: game.decks.length })}</small>
    </button>
  );
}

/** The picture of the card that stands for a deck. */
export function DeckFace({ board, deck }: { board: Board | null; deck: DeckSaid | undefined }): JSX.Element {
  return <span class="face" aria-hidden="true">{board && deck?.face && <Picture look={board.card} data={deck.face} />}</span>;
}

/** A deck for a seat: of those there are, any, or a list. `small`: without their pictures. */
function Decks({ game, board, value, onChoose, label, edition, small = false }: { game: GameSaid; board: Board | null; value: DeckChoice; onChoose: (to: DeckChoice) => void; label: string; edition: string; small?: boolean }): JSX.Element {
  const pasted = value.key === LIST;
  const { checked, trouble, busy } = useChecked(game.game, edition, "", pasted ? value.list : "");
  const repair = (line: number, name: string): void => {
    const rows = value.list.split("\n"), row = rows[line - 1] ?? "";
    rows[line - 1] = `${/^\s*\d+/.exec(row)?.[0].trim() ?? "1"} ${name}`;
    onChoose({ key: LIST, list: rows.join("\n") });
  };
  const fine = pasted && checked && !checked.problems.length && !busy;
  return (
    <fieldset class={`field ${small && !pasted ? "" : "wide-row"}`}>
      <legend class="label">{label}</legend>
      {small ? (
        <select aria-label={label} value={value.key} onChange={(event) => onChoose({ key: event.currentTarget.value, list: value.list })}>
          <option value="">{say("any deck")}</option>
          <option value={LIST}>{say("paste list")}</option>
          {game.decks.map((deck) => <option key={deck.key} value={deck.key}>{deck.name}</option>)}
        </select>
      ) : <div class="decks">
        <button type="button" class="deck" aria-pressed={value.key === ""} onClick={() => onChoose(ANY)}><span class="face die" aria-hidden="true">⚄</span><span><b>{say("any deck")}</b><small>{say("any deck note")}</small></span></button>
        <button type="button" class="deck" aria-pressed={pasted} onClick={() => onChoose({ key: LIST, list: value.list || draftOf(game.game).value || "" })}><span class="face die" aria-hidden="true">✎</span><span><b>{say("paste list")}</b><small>{say("paste list note")}</small></span></button>
        {game.decks.map((deck) => (
          <button type="button" class="deck" key={deck.key} aria-pressed={value.key === deck.key} onClick={() => onChoose({ key: deck.key, list: value.list })}>
            <DeckFace board={board} deck={deck} />
            <span><b>{deck.name}{deck.origin === "library" && <i class="own"> {say("own")}</i>}</b><small>{deck.note}</small></span>
          </button>
        ))}
      </div>}
      {pasted && (
        <div class="pasted">
          <ListField list={value.list} checked={checked} onChange={(list) => onChoose({ key: LIST, list })} label={say("list")} rows={9} />
          <div role="status">
            {fine && <p class="ok">✓ {say("deck fine", { n: checked.parts.reduce((sum, part) => sum + part.cards.reduce((s, [, count]) => s + count, 0), 0) })}</p>}
            {trouble && <p class="bad">{trouble}</p>}
            {checked && <Problems of={checked.problems} game={game.game} onNear={(problem, name) => repair(problem.line, name)} />}
          </div>
        </div>
      )}
    </fieldset>
  );
}

function anyOf<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

function Setup({ game, board }: { game: GameSaid; board: Board | null }): JSX.Element {
  const chosen = choiceOf(game.game);
  const [trouble, setTrouble] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const edition = game.editions.includes(chosen.edition) ? chosen.edition : game.editions[0] ?? "";
  const bots = game.players;
  const opponents: [string, string][] = [...bots.map((kind): [string, string] => [kind, playerName(kind)]), [TWO, say("two here")], [WATCH, say("watch bots")]];
  const opponent = opponents.some(([key]) => key === chosen.opponent) ? chosen.opponent : bots.at(-1) ?? TWO;
  const settle = (deck: DeckChoice): DeckChoice => (deck.key === LIST || game.decks.some((each) => each.key === deck.key) ? deck : ANY);
  const mine = settle(chosen.mine), theirs = settle(chosen.theirs);
  const seatOf = (kind: string, deck: DeckChoice, name: string): SeatWish =>
    deck.key === LIST ? { kind, name, list: deck.list } : { kind, name, deck: deck.key || anyOf(game.decks)?.key || "" };
  const start = (event: Event): void => {
    event.preventDefault();
    const best = bots.at(-1) ?? "person", first = opponent === WATCH ? best : "person", second = opponent === TWO ? "person" : opponent === WATCH ? best : opponent;
    const seed = chosen.seed.trim();
    const wish: NewTable = {
      game: game.game, edition, lang: lang.value ?? "en",
      seats: [seatOf(first, mine, ""), seatOf(second, theirs, "")],
      ...(/^\d{1,15}$/.test(seed) ? { seed: Number(seed) } : {}),
    };
    setBusy(true);
    post<TableListed>("/api/tables", wish).then(
      (made) => go(`/table/${made.table}`),
      (error: unknown) => {
        setBusy(false);
        setTrouble(error);
      },
    );
  };
  return (
    <form onSubmit={start}>
      <section class="panel setup" aria-label={say("setup")}>
        <Segments wide label={say("opponent")} options={opponents} value={opponent} onChoose={(to) => choose(game.game, { opponent: to })} />
        {game.editions.length > 1 && <Segments label={say("edition")} options={game.editions.map((each): [string, string] => [each, each])} value={edition} onChoose={(to) => choose(game.game, { edition: to })} />}
        <Decks game={game} board={board} edition={edition} value={mine} label={say(opponent === WATCH ? "first deck" : "your deck")} onChoose={(to) => choose(game.game, { mine: to })} />
        <Decks small game={game} board={board} edition={edition} value={theirs} label={say(opponent === WATCH ? "second deck" : "their deck")} onChoose={(to) => choose(game.game, { theirs: to })} />
        <Segments label={say("language of page")} options={[["en", "English"], ["ja", "日本語"]]} value={lang.value ?? "en"} onChoose={(to) => (lang.value = to)} />
        <div class="field"><span class="label">{say("first game")}</span><a class="tool" href={`/aim/${game.game}`} onClick={follow}>{say("aim of", { title: game.title })}</a></div>
      </section>
      {trouble !== null && <p class="bad" role="alert">{sentence(trouble)}</p>}
      <div class="start">
        <button type="submit" class="go" disabled={busy}>{say("start")}</button>
        <label><small>{say("seed")} </small><input class="seed" inputMode="numeric" maxLength={15} value={chosen.seed} placeholder={say("chance")} onInput={(event) => choose(game.game, { seed: event.currentTarget.value })} /></label>
        <small>{say("seed note")}</small>
      </div>
    </form>
  );
}

/** Tables in a list: going on or over, with how they ended and by which rule. */
export function Tables({ of, empty }: { of: TableListed[]; empty: string }): JSX.Element {
  const games = home.value?.games ?? [];
  if (!of.length) return <p class="none">{empty}</p>;
  return (
    <ol class="running">
      {of.map((each) => {
        const game = games.find((one) => one.game === each.game);
        const to = each.result ? `/replay/${each.table}` : `/table/${each.table}`;
        const deck = game?.decks.find((one) => each.seats.some((seat) => seat.deck === one.name));
        return (
          <li key={each.table} style={{ "--h": game?.hue ?? 215 }}>
            <TableFace game={each.game} deck={deck} />
            <span>
              <b>{game?.title ?? each.game}</b>
              <small>{each.seats.map((seat) => (seat.kind === "person" ? seat.deck || seat.name : `${seat.name} · ${seat.deck}`)).join(" — ")}</small>
              <small>{say("turn", { n: each.turn })}{each.result ? ` · ${each.result} ` : ""}{each.rule && <RuleChip game={each.game} number={each.rule} />}{each.branch_of && ` · ${say("branch", { n: each.branch_at ?? 0 })}`}</small>
            </span>
            <span class="ways">
              <a class="tool" href={to} onClick={follow}>{say(each.result ? "replay" : each.yours.length ? "go on" : "look on")}</a>
              {!each.result && each.answers > 0 && <a class="tool" href={`/replay/${each.table}`} onClick={follow} aria-label={say("replay so far")}>|◀</a>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function TableFace({ game, deck }: { game: string; deck: DeckSaid | undefined }): JSX.Element {
  return <DeckFace board={useBoard(game)} deck={deck} />;
}

/** Reports of runs that are kept: each is a page of its own, outside the client. */
function Reports(): JSX.Element {
  const [found, setFound] = useState<ReportListed[]>([]);
  const tongue = lang.value ?? "en";
  useEffect(() => {
    get<ReportListed[]>("/api/reports", { lang: tongue }).then(setFound, () => setFound([]));
  }, [tongue]);
  if (!found.length) return <p class="none">{say("no reports")}</p>;
  const titles = new Map(home.value?.games.map((each) => [each.game, each.title]));
  return (
    <ul class="reports">
      {found.map((each) => (
        <li key={each.name}>
          {each.problem ? <b>{each.name}</b> : <a href={`/reports/${encodeURIComponent(each.name)}?lang=${tongue}`}>{each.name}</a>}
          <small>{each.problem || `${say("report", { game: titles.get(each.game) ?? each.game, n: each.games, entrants: each.entrants })} · ${each.players.join(", ")}`}</small>
        </li>
      ))}
    </ul>
  );
}

/** The tables of this server, fetched when the page opens and when the language changes. */
export function useTables(): { tables: TableListed[]; trouble: string } {
  const [found, setFound] = useState<{ tables: TableListed[]; trouble: string }>({ tables: [], trouble: "" });
  useEffect(() => {
    get<TableListed[]>("/api/tables", { lang: lang.value ?? "en" }).then(
      (tables) => setFound({ tables, trouble: "" }),
      (error: unknown) => setFound({ tables: [], trouble: sentence(error) }),
    );
  }, [lang.value]);
  return found;
}

/** The server shows no card of a game before it has read it; have it read them, then fetch what it offers anew. */
export function useFaces(games: readonly GameSaid[]): void {
  const bare = games.filter((each) => each.decks.length && !each.decks.some((deck) => deck.face)).map((each) => each.game).join(" ");
  useEffect(() => {
    if (!bare) return undefined;
    let gone = false;
    const read = async (): Promise<void> => {
      for (const game of bare.split(" ")) {
        if (gone) return;
        await get(`/api/cards/${encodeURIComponent(game)}`, { count: 1 });
      }
      const found = await get<Home>("/api/home", { lang: lang.peek() ?? "en" });
      if (!gone && found.games.some((each) => each.decks.some((deck) => deck.face))) home.value = found;
    };
    read().catch(() => undefined); // the lobby does without pictures
    return () => void (gone = true);
  }, [bare]);
}

const GOING = 4, OVER = 3; // tables that are listed here; all of them are on the page of replays

export function Lobby(): JSX.Element {
  const games = home.value?.games ?? [], game = gameOf(undefined);
  useFaces(games);
  const board = useBoard(game?.game ?? "");
  const { tables, trouble } = useTables();
  const going = tables.filter((each) => !each.result), over = tables.filter((each) => each.result);
  return (
    <Page title={say("play")} board={board} class="lobby">
      <div>
        <h1 class="live">{say("choose game")}</h1>
        <div class="games">{games.map((each) => <GameButton key={each.game} game={each} chosen={each === game} />)}</div>
        {game && <Setup key={game.game} game={game} board={board} />}
      </div>
      <div class="stack-col">
        <section><h2>{say("under way")}</h2>{trouble && <p class="bad">{trouble}</p>}<Tables of={going.slice(0, GOING)} empty={say("none under way")} /></section>
        <section><h2>{say("finished")}</h2><Tables of={over.slice(0, OVER)} empty={say("none finished")} />{(going.length > GOING || over.length > OVER) && <p><a href="/replays" onClick={follow}>{say("all games", { n: tables.length })}</a></p>}</section>
        <section><h2>{say("reports")}</h2><Reports /></section>
        <section><h2>{say("own cards")}</h2>{game && <DropCards key={game.game} game={game} />}</section>
      </div>
    </Page>
  );
}
