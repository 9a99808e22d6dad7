// The pages of the site besides the table: which path shows which.
import type { JSX } from "preact";
import { AimPage } from "./pages/aim.tsx";
import { CardsPage } from "./pages/cards.tsx";
import { DecksPage } from "./pages/decks.tsx";
import { Lobby } from "./pages/lobby.tsx";
import { MotifsPage } from "./pages/motifs.tsx";
import { ReplayPage } from "./pages/replay.tsx";
import { ReplaysPage } from "./pages/replays.tsx";

export const pages: [RegExp, (parts: string[]) => JSX.Element][] = [
  [/^\/$/, () => <Lobby />],
  [/^\/aim\/([^/]+)$/, ([game]) => <AimPage name={game ?? ""} />],
  [/^\/decks(?:\/([^/]*))?$/, ([game]) => <DecksPage name={game ?? ""} />],
  [/^\/cards(?:\/([^/]*))?$/, ([game]) => <CardsPage name={game ?? ""} />],
  [/^\/replay\/([^/]+)$/, ([id]) => <ReplayPage key={id} id={id ?? ""} />],
  [/^\/motifs$/, () => <MotifsPage />],
  [/^\/replays$/, () => <ReplaysPage />],
];
