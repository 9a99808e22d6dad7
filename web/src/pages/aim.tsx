// What to know before a first game of a title: from its board.
import type { JSX } from "preact";
import { Card } from "../card.tsx";
import { follow } from "../route.ts";
import { said, say } from "../words.ts";
import { gameOf, lastGame, Page, useBoard } from "./frame.tsx";
import { useFaces } from "./lobby.tsx";
import { RuleChip } from "./rules.tsx";

export function AimPage({ name }: { name: string }): JSX.Element {
  const game = gameOf(name);
  useFaces(game ? [game] : []);
  const board = useBoard(game?.game ?? "");
  const faces = game?.decks.flatMap((deck) => deck.face ?? []).slice(0, 3) ?? [];
  return (
    <Page title={game?.title ?? ""} board={board} class="aim">
      {game && board && (
        <>
          <header>
            <h1>{said(board.title)}</h1>
            <p class="lead">{said(board.aim)}</p>
            <span class="trio" aria-hidden="true">{faces.map((face) => <Card key={face.number} board={board} data={face} />)}</span>
          </header>
          {(board.lessons ?? []).map((lesson) => <section key={lesson.name.en} class="panel"><h2>{said(lesson.name)}</h2><p>{said(lesson.text)}</p></section>)}
          <section class="panel">
            <h2>{say("parts of turn")}</h2>
            <ol class="phase-list">{board.phases.map((phase) => <li key={phase.name.en}><b>{said(phase.name)}</b> {phase.rules.slice(0, 2).map((rule) => <RuleChip key={rule} game={game.game} number={rule} />)}{(phase.steps ?? []).length > 0 && <small>{(phase.steps ?? []).map((step) => said(step.name)).join(" → ")}</small>}</li>)}</ol>
          </section>
          <section class="panel">
            <h2>{say("on a card")}</h2>
            <div class="on-card">
              {faces[0] && <Card board={board} data={faces[0]} big />}
              <dl>{board.card.figures.map((figure) => <div key={figure.value}><dt>{said(figure.label)}</dt><dd>{String(faces[0]?.values[figure.value] ?? "–")}</dd></div>)}</dl>
            </div>
          </section>
          <p><a class="go" href="/" onClick={(event) => {
            lastGame.value = game.game;
            follow(event);
          }}>{say("play this")}</a></p>
        </>
      )}
    </Page>
  );
}
