// The cards of a game: search by words, filter by values, from a card to a deck.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { JSX } from "preact";
import { get, home } from "../api.ts";
import { Card, kindOf } from "../card.tsx";
import type { Board, CardListed, CardsListed } from "../protocol.ts";
import { follow, go } from "../route.ts";
import { lang, said, say } from "../words.ts";
import { draftOf } from "./choice.ts";
import { gameOf, lastGame, Page, sentence, useBoard, useSettled } from "./frame.tsx";
import { withCard } from "./list.ts";
import { Clause } from "./sets.tsx";

const PAGE = 500, AT_ONCE = 60;

/** All cards of a game, fetched page by page. */
function useCards(game: string): { cards: CardListed[]; total: number; trouble: string } {
  const [found, setFound] = useState<{ cards: CardListed[]; total: number; trouble: string }>({ cards: [], total: 0, trouble: "" });
  useEffect(() => {
    let gone = false;
    const fetchAll = async (): Promise<void> => {
      const cards: CardListed[] = [];
      for (;;) {
        const page = await get<CardsListed>(`/api/cards/${encodeURIComponent(game)}`, { lang: lang.value ?? "en", start: cards.length, count: PAGE });
        if (gone) return;
        cards.push(...page.cards);
        setFound({ cards: [...cards], total: page.total, trouble: "" });
        if (cards.length >= page.total || !page.cards.length) return;
      }
    };
    setFound({ cards: [], total: 0, trouble: "" });
    if (game) fetchAll().catch((error: unknown) => gone || setFound({ cards: [], total: 0, trouble: sentence(error) }));
    return () => void (gone = true);
  }, [game, lang.value]);
  return found;
}

interface Facet {
  key: string;
  label: string;
  of: (card: CardListed) => string[];
  name: (value: string) => string;
}

const many = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value == null || value === "" ? [] : [String(value)]);

/** What cards can be filtered by: kind, colour, the figures of the board, what is under the name; where they are from and whether they are read. */
function facetsOf(board: Board): Facet[] {
  const look = board.card;
  return [
    { key: "kind", label: say("kind"), of: (each) => many(each.card.values[look.kind.value]), name: (value) => said(look.kind.of[value] ?? value) },
    { key: "tint", label: say("colour"), of: (each) => many(each.card.values[look.tint.value]), name: (value) => `${look.tint.of[value]?.glyph ?? ""} ${value}`.trim() },
    ...look.figures.map((figure): Facet => ({ key: `v.${figure.value}`, label: said(figure.label), of: (each) => many(each.card.values[figure.value]), name: (value) => value })),
    ...(look.line ?? []).map((value): Facet => ({ key: `l.${value}`, label: say("trait"), of: (each) => many(each.card.values[value]), name: (one) => one })),
    { key: "origin", label: say("origin"), of: (each) => [each.origin || "-"], name: (value) => (value === "-" ? say("shipped") : value) },
    { key: "verdict", label: say("read"), of: (each) => many(each.verdict), name: (value) => say(`verdict ${value}`) },
  ];
}

const inOrder = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });

function Filters({ facets, cards, chosen, onChoose }: { facets: Facet[]; cards: CardListed[]; chosen: Record<string, string>; onChoose: (key: string, value: string) => void }): JSX.Element {
  return (
    <>
      {facets.map((facet) => {
        const values = [...new Set(cards.flatMap(facet.of))].sort(inOrder);
        if (values.length < 2 || values.length > 80) return null;
        return (
          <label key={facet.key}><small>{facet.label}</small>
            <select value={chosen[facet.key] ?? ""} onChange={(event) => onChoose(facet.key, event.currentTarget.value)}>
              <option value="">{say("all")}</option>
              {values.map((value) => <option key={value} value={value}>{facet.name(value)}</option>)}
            </select>
          </label>
        );
      })}
    </>
  );
}

/** The whole of one card, and the way into a deck. */
function Detail({ board, of, onClose }: { board: Board; of: CardListed; onClose: () => void }): JSX.Element {
  const draft = draftOf(board.game), { card } = of;
  const change = (by: number): void => {
    draft.value = withCard(draft.value ?? "", card.number, card.name, by);
  };
  const row = (draft.value ?? "").split("\n").find((each) => each.includes(card.number));
  const count = row ? Number(/^\s*(\d+)/.exec(row)?.[1] ?? 1) : 0;
  useEffect(() => {
    const shut = (event: KeyboardEvent): void => {
      if (event.key === "Escape") onClose();
    };
    addEventListener("keydown", shut);
    return () => removeEventListener("keydown", shut);
  });
  return (
    <aside class="detail panel" aria-label={card.name}>
      <button type="button" class="shut" aria-label={say("close")} onClick={onClose}>×</button>
      <Card board={board} data={card} big />
      <h2>{card.name}</h2>
      <p class="muted">{card.number} · {kindOf(board.card, card)} · {of.origin || say("shipped")}</p>
      <dl>{board.card.figures.filter((figure) => card.values[figure.value] != null).map((figure) => <div key={figure.value}><dt>{said(figure.label)}</dt><dd>{String(card.values[figure.value])}</dd></div>)}</dl>
      <p class={of.verdict === "compiled" ? "ok" : of.verdict === "refused" ? "bad" : "warn"}>{of.verdict === "compiled" ? "✓" : of.verdict === "refused" ? "✕" : "△"} {say(`verdict ${of.verdict}`)}</p>
      {of.verdict !== "compiled" && <p><Clause of={of} /></p>}
      <p class="row-of into" role="group" aria-label={say("in your list")}>
        <button type="button" class="tool" aria-label={say("one fewer")} disabled={!count} onClick={() => change(-1)}>−</button>
        <b>{count}</b>
        <button type="button" class="tool" aria-label={say("one more")} onClick={() => change(1)}>+</button>
        <a class="tool" href={`/decks/${board.game}`} onClick={follow}>{say("to your list")}</a>
      </p>
    </aside>
  );
}

export function CardsPage({ name }: { name: string }): JSX.Element {
  const games = home.value?.games ?? [], game = gameOf(name), board = useBoard(game?.game ?? "");
  const { cards, total, trouble } = useCards(game?.game ?? "");
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [most, setMost] = useState(AT_ONCE);
  const [shown, setShown] = useState("");
  const sought = useSettled(words, 120).toLowerCase().split(/\s+/).filter(Boolean);
  const facets = useMemo(() => (board ? facetsOf(board) : []), [board, lang.value]);
  useEffect(() => {
    setChosen({});
    setShown("");
  }, [game?.game]);
  const key = `${sought.join(" ")} ${JSON.stringify(chosen)}`;
  useEffect(() => setMost(AT_ONCE), [key]);
  const fitting = useMemo(() => cards.filter((each) => {
    const text = `${each.card.name} ${each.card.english} ${each.card.number} ${each.card.text} ${Object.values(each.card.values).flatMap(many).join(" ")}`.toLowerCase();
    return sought.every((word) => text.includes(word)) && facets.every((facet) => !chosen[facet.key] || facet.of(each).includes(chosen[facet.key] ?? ""));
  }), [cards, key, facets]);
  const one = fitting.find((each) => each.card.number === shown) ?? cards.find((each) => each.card.number === shown);
  return (
    <Page title={say("cards")} board={board} class={`cardspage ${one ? "with-detail" : ""}`}>
      <h1 class="live">{say("cards")}</h1>
      <form class="picks" role="search" onSubmit={(event) => event.preventDefault()}>
        <label><small>{say("game")}</small><select value={game?.game} onChange={(event) => {
          lastGame.value = event.currentTarget.value;
          go(`/cards/${event.currentTarget.value}`);
        }}>{games.map((each) => <option key={each.game} value={each.game}>{each.title}</option>)}</select></label>
        <label class="words-field"><small>{say("words")}</small><input type="search" value={words} maxLength={100} onInput={(event) => setWords(event.currentTarget.value)} /></label>
        <Filters facets={facets} cards={cards} chosen={chosen} onChoose={(facet, value) => setChosen((before) => ({ ...before, [facet]: value }))} />
        <span class="found" role="status">{trouble || say("cards found", { n: fitting.length, all: total })}</span>
      </form>
      <div class="cards">
        {board && fitting.slice(0, most).map((each) => (
          <div class="many" key={`${each.origin} ${each.card.number}`}>
            <Card board={board} data={each.card} as="button" aria-pressed={each.card.number === shown} onClick={() => setShown(each.card.number)} />
            {each.verdict !== "compiled" && <span class={`times ${each.verdict}`}>{each.verdict === "refused" ? "✕" : "△"}</span>}
          </div>
        ))}
        {fitting.length > most && <button type="button" class="tool more" onClick={() => setMost(most + AT_ONCE)}>{say("more cards", { n: fitting.length - most })}</button>}
      </div>
      {board && one && <Detail board={board} of={one} onClose={() => setShown("")} />}
    </Page>
  );
}
