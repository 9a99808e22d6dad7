// Made by scripts/protocol.py from the types of the server. Do not edit.

/** Look at a table as this viewer (a seat, or 2 for the public), in this language. `since`: the number of the last line of the log that the client has, and `version` that of the table; both 0 if it has none. */
export interface Join {
  type: "join";
  table: string;
  ref?: number;
  viewer: number;
  lang?: "en" | "ja";
  since?: number;
  version?: number;
}

/** Look at this table no longer. */
export interface Leave {
  type: "leave";
  table: string;
  ref?: number;
}

/** Answer the open question with options, by their places in the list. */
export interface Answer {
  type: "answer";
  table: string;
  ref?: number;
  version: number;
  chosen: number[];
}

/** Go back to the question before which so many answers were given. */
export interface Undo {
  type: "undo";
  table: string;
  ref?: number;
  version: number;
  to: number;
}

/** The viewer's seat gives up. */
export interface Concede {
  type: "concede";
  table: string;
  ref?: number;
  version: number;
}

/** When the table answers for the viewer's seat: never (""), until something of theirs can answer ("answer"), or until the turn is over ("turn"). `stops`: parts of a turn, by the rules of the board's phases, at which it asks nevertheless. Passing can be ended, and stops be set while it goes on, at whatever version. */
export interface SetPassing {
  type: "passing";
  table: string;
  ref?: number;
  version: number;
  until: "" | "answer" | "turn";
  stops?: string[];
}

/** How players that play by themselves go on: at this many milliseconds between two answers, or held until the next `step`. */
export interface SetPace {
  type: "pace";
  table: string;
  ref?: number;
  delay?: number;
  held?: boolean;
}

/** Let the player that plays by itself, and is held, answer one question. */
export interface Step {
  type: "step";
  table: string;
  ref?: number;
  version: number;
}

/** Why the viewer can do nothing with a card (by its handle), or what they wish in words. */
export interface WhyNot {
  type: "why not";
  table: string;
  ref?: number;
  version: number;
  card?: number;
  wish?: string;
}

/** What is printed on a card, what is true of it now, and what makes it so. */
export interface WhyValue {
  type: "why value";
  table: string;
  ref?: number;
  version: number;
  card: number;
}

/** A part of a sentence: plain text; or a card's name, with its handle and number, and the handles of the others of that name (`cards`), if it stands for several; or the number of a rule. */
export interface Span {
  text: string;
  card?: number;
  number?: string;
  rule?: string;
  cards?: number[];
}

/** An option as it is offered. `digit`: the number it is called by, the same at the terminal; options that are told as one have one digit. `label`: a word or two beside a card; `text`: the sentence. `card`, `other`, `zone`, `other_zone`: what it is about. */
export interface OptionSaid {
  answer: number;
  digit: number;
  verb: string;
  label: string;
  text: string;
  card?: number;
  key?: string;
  number?: string;
  other?: number;
  other_key?: string;
  other_number?: string;
  zone?: Place | null;
  other_zone?: Place | null;
  index?: number | null;
}

/** A zone: its kind, which of its kind it is (from 1), and whose (-1: both players'). */
export interface Place {
  kind: string;
  number: number;
  seat: number;
}

/** The open question in words. Whoever is not asked gets no options and no numbers. `source`: the card whose text asks, by handle and number. Questions of one `group` belong together and follow each other, the first with the `step` 0; `left` of `total` are to come, this one with them; `divides`: a number is divided, one share a question; `limit` bounds the sum of what is chosen, and `left` is what is missing to it. */
export interface QuestionSaid {
  seat: number;
  prompt: string;
  rule: string;
  text: string;
  least?: number;
  most?: number;
  ordered?: boolean;
  options?: OptionSaid[];
  source?: number;
  source_number?: string;
  source_text?: string;
  left?: number;
  total?: number;
  group?: string;
  step?: number;
  limit?: Limit | null;
  divides?: boolean;
}

/** What a property of the chosen cards may come to, or must, in sum: how the sum of what is chosen yet is compared (`<=`, `==`, `>=`), and with what number. */
export interface Limit {
  number: number;
  property: string;
  relation: string;
}

/** A line of the log. `moves`: the changes of place that it tells, in order. `shown`: the cards that it showed to the viewer, looked at or revealed, by number. */
export interface LineSaid {
  number: number;
  turn: number;
  seat: number;
  message: string;
  spans: Span[];
  rules: string[];
  moves?: MoveSeen[];
  shown?: string[];
}

/** A card changed its place: from where to where (None: it was or is nowhere), and what the viewer called it before (`handle`) and after (`became`). `key` and `key_after` are its keys in views before and after; "": it was nowhere or is nowhere, or it is one of the backs of that zone. `count`: how many backs went so, one after the other; 1 of any other card. `line`: the number of the entry of the log, as the viewer counts them, that tells of it. */
export interface MoveSeen {
  became: number;
  count: number;
  handle: number;
  key: string;
  key_after: string;
  line: number;
  number: string;
  origin: Place | null;
  to: Place | null;
}

/** Something that waits to be carried out, the next one first. */
export interface WaitingSaid {
  seat: number;
  rule: string;
  text: string;
  number?: string;
}

/** What is printed on a card that the viewer knows: its name and text in their language (and whether the text is only in the other), its values, and its name in English, in which the conditions of a board look for words. `picture`: the address of the picture in the user's own set, if there is one. */
export interface CardData {
  number: string;
  name: string;
  text: string;
  translated: boolean;
  values: Record<string, unknown>;
  english: string;
  picture: string;
}

/** Who sits there: their name, what they are ("person", or the name of a player that plays by itself), the name of their deck, and whether they are at the table now. */
export interface SeatSaid {
  name: string;
  kind: string;
  deck: string;
  present: boolean;
}

/** When the table answers for the viewer, and where it will stop next, as far as settings and what everybody sees can tell. */
export interface PassingSaid {
  until: "" | "answer" | "turn";
  stops: string[];
  next_stop: string;
}

/** Where the viewer may go back to: numbers of answers given before each question of theirs, newest first. `free`: whether the newest needs nobody's consent. */
export interface UndoSaid {
  to: number[];
  free: boolean;
}

/** The table as the viewer may see it, whole. `view` is what the engine shows this viewer, but for what is printed on cards: `cards` has those that the viewer knows and this connection has not been told of. `log` has the lines after number `since`; lines after it that the client has were taken back, and go. `skipped`: nothing is to be animated, since answers were taken back or too much has happened. `answers`: how many were given. `by`: why the last answer was given by the table itself, if it was. */
export interface TableSaid {
  type: "table";
  table: string;
  version: number;
  game: string;
  edition: string;
  lang: "en" | "ja";
  viewer: number;
  seats: SeatSaid[];
  answers: number;
  view: View;
  question: QuestionSaid | null;
  result: string;
  waiting: WaitingSaid[];
  log: LineSaid[];
  since: number;
  cards: Record<string, CardData>;
  passing: PassingSaid;
  undo: UndoSaid;
  skipped: boolean;
  by: string;
  held: boolean;
  stopped: string;
}

/** All that a viewer may know. `path`: the rules under way, outermost first; `numbers`: what the game counts of each player; `chosen`: the handles of cards chosen for what is under way; `cards`: the cards that the viewer knows, by number; `scene`: what a game shows besides. */
export interface View {
  cards: Record<string, Printed>;
  chosen: number[];
  closed: Place[];
  decision: Asked | null;
  edition: string;
  effects: EffectSeen[];
  first: number;
  game: string;
  numbers: Record<string, unknown>[];
  path: string[];
  result: Ended | null;
  scene?: Record<string, unknown>;
  stack: Waiting[];
  standby: Standby[];
  turn: number;
  turn_player: number;
  viewer: number;
  zones: ZoneSeen[];
}

/** What is printed on a card: names and texts by language ("en", "ja"), and its values. */
export interface Printed {
  names: Record<string, string>;
  texts: Record<string, string>;
  values: Record<string, unknown>;
}

/** The open question: who is asked what, by which rule. How many options may be chosen, and which there are, only the player who is asked sees, and where it stands among questions that belong together: those of one `group` follow each other, the first with the `step` 0; `left` of `total` is to be given out yet, with this question; `limit` bounds the sum of what is chosen; `divides`: a number is divided, one share a question. */
export interface Asked {
  divides?: boolean;
  group?: string;
  least?: number;
  left?: number;
  limit?: Limit;
  most?: number;
  options?: Option[];
  ordered?: boolean;
  prompt: string;
  rule: string;
  seat: number;
  step?: number;
  total?: number;
}

/** One legal answer. See the head of this module. */
export interface Option {
  ability?: number;
  answer: number;
  card?: CardNamed;
  index?: number;
  other?: CardNamed;
  "other zone"?: Place;
  verb: string;
  zone?: Place;
}

/** A card that an option is about: its English name ("": unknown), and the zone it lies in, unless it is in none. */
export interface CardNamed {
  handle: number;
  key: string;
  name: string;
  number: string;
  zone?: Place;
}

/** A lasting effect: whose it is, the number of the card it is from, how long it lasts, and the handles of the cards it was laid on. */
export interface EffectSeen {
  card: string;
  on: number[];
  seat: number;
  until: string;
}

/** How the game ended: the winner's seat (None: a draw), and the rule. */
export interface Ended {
  rule: string;
  winner: number | null;
}

/** Something on the stack: whose it is, by which rule it is carried out, and the number and the key of the card that it is, or is from ("": the viewer cannot name it). */
export interface Waiting {
  card: string;
  key: string;
  rule: string;
  seat: number;
}

/** An automatic ability that waits: whose it is, and the number and the key of its card. */
export interface Standby {
  card: string;
  key: string;
  seat: number;
}

/** A zone that is not empty: how many cards lie in it, and those of them that are seen. */
export interface ZoneSeen {
  cards: CardSeen[];
  count: number;
  kind: string;
  number: number;
  seat: number;
}

/** A card in a zone. `at`: its place, where the order counts; `under`: the handle of the card it lies under, and `under_key` that card's key; `values`: what it is worth now, of a card in play. */
export interface CardSeen {
  at?: number;
  face?: "down" | "revealed";
  handle: number;
  key: string;
  number: string;
  rest?: boolean;
  under?: number;
  under_key?: string;
  values?: Record<string, unknown>;
}

/** Whether a wish is allowed; if not, by which rule, our sentence for it, and the facts of the case. */
export interface VerdictSaid {
  type: "verdict";
  ref: number;
  allowed: boolean;
  rule: string;
  gloss: string;
  facts: string;
}

/** One thing that makes a value what it is, in words, with the card it comes from if the viewer knows it. */
export interface ChangeSaid {
  text: string;
  card: number;
  number: string;
  rule: string;
}

/** A value of a card: what is printed, what is true now, and why. */
export interface ValueSaid {
  name: string;
  label: string;
  printed: string;
  now: string;
  changes: ChangeSaid[];
}

/** The values of a card, as asked for. */
export interface ValuesSaid {
  type: "values";
  ref: number;
  card: number;
  values: ValueSaid[];
}

/** What was asked for was not done, and why, in the client's language. A stale version is refused so, and the table follows. */
export interface Refused {
  type: "refused";
  ref: number;
  key: string;
  text: string;
  rule: string;
}

/** What was asked for is committed: the table has this version now. */
export interface Done {
  type: "done";
  ref: number;
  version: number;
}

/** A deck that can be chosen: `key` is what it is chosen by; `face` is a card that stands for it. */
export interface DeckSaid {
  key: string;
  name: string;
  note: string;
  origin: "library" | "shipped";
  face: CardData | null;
}

/** A game that can be played here. `rules` and `cards`: how many there are. */
export interface GameSaid {
  game: string;
  title: string;
  aim: string;
  editions: string[];
  decks: DeckSaid[];
  players: string[];
  hue: number;
  rules: number;
  cards: number;
}

/** GET /api/home: what a page needs first. `words`: what the pages themselves say. */
export interface Home {
  version: string;
  games: GameSaid[];
  words: Record<string, string>;
}

/** Who shall sit at a seat, and with which deck: the key of one, or a list as people write it. */
export interface SeatWish {
  kind: string;
  name?: string;
  deck?: string;
  list?: string;
}

/** POST /api/tables: set a table up. With `record_of` and `at`, one that goes on from a moment of another table as it was there. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  edition?: string;
  seed?: number | null;
  lang?: "en" | "ja";
  record_of?: string;
  at?: number;
}

/** A table, as the lobby lists it. `yours`: the seats that this browser holds; `result`: how it ended, in words, with the rule ("": it goes on); `times` in seconds since 1970. */
export interface TableListed {
  table: string;
  game: string;
  edition: string;
  seats: SeatSaid[];
  turn: number;
  answers: number;
  result: string;
  rule: string;
  begun: number;
  changed: number;
  yours: number[];
  branch_of: string;
  branch_at: number;
}

/** Something that is wrong with what was sent: the sentence, the field or line, the rule, and what may have been meant. */
export interface Problem {
  text: string;
  field: string;
  rule: string;
  line: number;
  near: string[];
}

/** POST /api/decks/check: a deck, by its key or as a list, to be looked at. */
export interface DeckWish {
  game: string;
  edition?: string;
  deck?: string;
  list?: string;
  lang?: "en" | "ja";
}

/** POST /api/decks: keep a list in the user's library under a name; the answer is a `DeckSaid`. One of the same name is replaced; an empty list removes it. */
export interface DeckKept {
  game: string;
  name: string;
  list: string;
}

/** A part of a deck: its name, and its cards with how many of each. */
export interface DeckPart {
  name: string;
  cards: [string, number][];
}

/** What a deck holds and all that is wrong with it. */
export interface DeckChecked {
  name: string;
  parts: DeckPart[];
  cards: Record<string, CardData>;
  problems: Problem[];
  as_list: string;
}

/** A card in the browser of cards. `verdict`: "compiled", "refused" or "incomplete", and `problem` what stands in the way, with the part of the text that is not read. */
export interface CardListed {
  card: CardData;
  verdict: string;
  origin: string;
  problem: string;
  clause: [number, number] | null;
}

/** GET /api/cards/GAME: cards that fit what was asked, a page of them, and how many there are. */
export interface CardsListed {
  cards: CardListed[];
  total: number;
  sets: string[];
}

/** POST /api/sets: read the cards of a file, whose name says its form (TOML, JSON or CSV), and `keep` them in the user's library, or only say what becomes of each. */
export interface SetWish {
  game: string;
  file: string;
  text: string;
  keep?: boolean;
  lang?: "en" | "ja";
}

/** What became of the cards of a file, and the name of the set if it is kept. */
export interface SetChecked {
  kept: string;
  cards: CardListed[];
  problems: Problem[];
}

/** GET /api/reports: the reports of runs that are kept, a list of these; /reports/NAME is the page of one. `made`: in seconds since 1970; `problem`: why it cannot be shown, or "". */
export interface ReportListed {
  name: string;
  made: number;
  game: string;
  games: number;
  entrants: number;
  players: string[];
  problem: string;
}

/** GET /api/rules/GAME/NUMBER: our sentence for a rule, what `kind` of rule it is (a procedure, a restriction, a definition …), the headings above it, its sub-rules, and the references both ways. */
export interface RuleSaid {
  number: string;
  text: string;
  kind: string;
  above: [string, string][];
  below: [string, string][];
  near: [string, string][];
  refers_to: [string, string][];
  referred_by: [string, string][];
  rulings: string[];
}

/** A decision of a finished or unfinished game, for the timeline of the replay room. `line`: the number of the last line of the log before it. What a viewer sees at that moment is the `TableSaid` at GET /api/replays/TABLE/AT. */
export interface Moment {
  at: number;
  turn: number;
  seat: number;
  text: string;
  rule: string;
  line: number;
}

/** GET /api/replays/TABLE: every decision of a game, with the answer that was given. GET /api/replays/TABLE/record is the record as a file; such a file posted to /api/replays becomes a table to look at, as a `TableListed`. */
export interface Timeline {
  table: string;
  moments: Moment[];
  result: string;
}

/** A word or a sentence in both languages. */
export interface Words {
  en: string;
  ja: string;
}

/** A part of a turn. `rules`: the numbers under which it is; the innermost of the rules under way that begins with one of them tells which part it is now. */
export interface Phase {
  name: Words;
  rules: string[];
  steps?: Phase[];
}

/** A place on the board that shows a zone. `show`: what lies on top ("slot"), cards side by side ("row"), the top card and a count ("pile"), one sign a card ("pips"), what waits to be resolved ("stack"), a figure ("gauge"). `seat`: whose zone it is, where the side does not tell. `w`: its share of the row. `lying`: cards are kept sideways. `small`: its cards take little room; a slot of letters has a word for it, a row a sign a card. `of`: how many places there are. `ready`: count those that do not rest. `sum`: a value to add up. `fold`: narrow while empty, a slot not drawn. `main`: the card that the game is about. `faces`: some of its cards may lie face up, others face down. */
export interface Slot {
  show: "gauge" | "pile" | "pips" | "row" | "slot" | "stack";
  zone?: string;
  number?: number;
  seat?: "" | "any" | "far" | "near" | "shared";
  label?: string | Words;
  w?: number;
  lying?: boolean;
  small?: boolean;
  round?: boolean;
  main?: boolean;
  fold?: boolean;
  faces?: boolean;
  ready?: boolean;
  of?: number;
  sum?: string;
  gauge?: string;
}

/** A value of the cards in a zone. `seat`: "other" for the other player's. */
export interface ValueIn {
  zone: string;
  value?: string;
  seat?: "" | "other";
}

/** A figure beside a name or in a slot: a sum of values, a count of cards, those of them that are ready, a value less a count, or a number of the player; and what it is measured by. `waiting`: numbers of the player that are about to be taken off it. `danger`: where it is bad. */
export interface Gauge {
  label: Words;
  sum?: ValueIn | null;
  count?: ValueIn | null;
  ready?: ValueIn | null;
  value?: ValueIn | null;
  minus?: ValueIn | null;
  number?: string;
  waiting?: string[];
  of?: number;
  goal?: ValueIn | null;
  goal_label?: Words | null;
  danger?: "" | "high" | "low";
}

/** A number of the player that stands on a piece. */
export interface Badge {
  number: string;
  label: Words;
}

/** A card whose zone is one place, but which stands on the slot of zone `on` that the player's number `by` names. `label`: what such a card is called. */
export interface Walker {
  label: Words;
  zone: string;
  on: string;
  by: string;
  badge?: Badge | null;
}

/** The way through zones of a kind, by their numbers, that a walker goes. */
export interface Path {
  zone: string;
  through: number[];
  walker: string;
}

/** An entry of the scene that names cards, and the part that they play in a fight. */
export interface Mark {
  scene: string;
  role: "attacks" | "helps" | "target";
  label?: Words | null;
}

/** The entries of the scene that fight, the value that a fight is about, and who helps. What is compared the scene says itself. `label`: what such a fight is called. */
export interface Clash {
  label: Words;
  attacker: string;
  target: string;
  value: string;
  joined?: string;
}

/** The entry of the scene that pairs each card with the card it lies under. */
export interface Under {
  scene: string;
  label: Words;
}

/** The entry of the scene that tells what is taken off a value, by place. */
export interface Wounds {
  scene: string;
  value: string;
}

/** The entry of the scene that tells what everybody knows of a card that lies face down, by place, and which values these are. */
export interface FaceDown {
  scene: string;
  values: string[];
}

/** What the board and the backs of cards look like. */
export interface Mat {
  ground: "arches" | "burst" | "chart" | "plain" | "rings";
  hue: number;
  back: "arches" | "burst" | "rings" | "wave";
}

/** A second figure beside a first, shown over a bound. */
export interface With {
  value: string;
  style: string;
  over?: number;
}

/** A value of a card in a corner (none: only its sign). `style`: how it is written; `on`: only of such cards; `unless`: not if it is this; `of`: the word or sign for each value. */
export interface Figure {
  value?: string;
  on?: Record<string, string | string[]>;
  style?: "" | "arrows" | "glyph" | "roman" | "stars" | "thousands" | "word";
  before?: string;
  icon?: "" | "burst" | "heart" | "shield" | "sword";
  unless?: unknown;
  also?: With | null;
  pips?: string;
  of?: Record<string, string | Words>;
}

/** What stands in the corners of a card, and along its foot. */
export interface Corners {
  tl?: Figure[];
  tr?: Figure[];
  bl?: Figure[];
  br?: Figure[];
  foot?: Figure[][];
}

/** The colour of a card, with a sign that tells it without the colour, and the letter that stands for it in costs. */
export interface Tint {
  hue?: number;
  sat?: number;
  glyph?: string;
  letter?: string | Words;
}

/** The value that gives a card its colour, the colour of each, and that of several at once. */
export interface Tints {
  value: string;
  of: Record<string, Tint>;
  several?: Tint | null;
}

/** The value that tells what kind of card it is, and the word for each. */
export interface Kinds {
  value: string;
  of: Record<string, Words>;
}

/** A value of a card and what it is called. */
export interface Named {
  value: string;
  label: Words;
}

/** The value that tells how mighty a card is drawn, and the most there is, by kind. */
export interface Might {
  value: string;
  top: Record<string, number>;
}

/** How cards that meet a condition are pictured: one of these motifs, grounds and skies. */
export interface Art {
  motif: string[];
  on?: Record<string, string | string[]>;
  ground?: string[];
  sky?: string[];
}

/** How a card is drawn from its values. `known_by`: which part of a name stands for it where there is little room; `line`: the values under its name; `figures`: those of the preview. */
export interface CardLook {
  frame: "bulletin" | "pennant" | "portal" | "streak";
  kind: Kinds;
  tint: Tints;
  corners: Corners;
  figures: Named[];
  might: Might;
  art: Art[];
  variants?: Record<string, string>;
  known_by?: "" | "first" | "last";
  line?: string[];
}

/** Something to know before a first game: what it is about, and a few sentences. */
export interface Lesson {
  name: Words;
  text: Words;
}

/** A game's board. `aim`: how one wins, in a sentence; `lessons`: what to know before a first game; `strip`: zones and gauges beside a player's name; `shrink`: what leaves the board for the strip when it is narrow, first to go first; `turns_cards`: whether cards rest; `hand`: the zone that is held; `names`: what a kind of zone is called in words, where its slots only have a letter or a number; `states`: what is said of a card that the scene marks with this word, that rests ("rest") or that lies face down ("face down"); `numbers`: every number of a player is shown, by its own name. */
export interface Board {
  game: string;
  title: Words;
  aim: Words;
  mat: Mat;
  turns_cards: boolean;
  phases: Phase[];
  near: Slot[][];
  far: Slot[][];
  strip: string[];
  shrink: string[];
  card: CardLook;
  hand?: string;
  names?: Record<string, Words>;
  states?: Record<string, Words>;
  numbers?: boolean;
  lessons?: Lesson[];
  deck_parts?: Words[];
  middle?: Slot[];
  walkers?: Walker[];
  paths?: Path[];
  gauges?: Record<string, Gauge>;
  marks?: Mark[];
  clash?: Clash | null;
  under?: Under | null;
  wounds?: Wounds | null;
  face_down?: FaceDown | null;
}

export type AnyRequest = Join | Leave | Answer | Undo | Concede | SetPassing | SetPace | Step | WhyNot | WhyValue;

export type AnyMessage = TableSaid | VerdictSaid | ValuesSaid | Refused | Done;
