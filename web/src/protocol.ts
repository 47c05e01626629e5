/** The messages between server and page. */

export type Seat = string;

export interface Me {
  id: string;
  name: string;
  locale: string | null;
}

export interface OptionInfo {
  name: string;
  type: "switch" | "number" | "choice";
  default: boolean | number | string | null;
  min: number | null;
  max: number | null;
  choices: (string | number)[] | null;
  optional: boolean;
}

export interface ZoneInfo {
  name: string;
  place: "seat" | "table";
  show: "hand" | "stack" | "scored" | "row" | "pile" | "number" | "state";
}

export interface VerbInfo {
  word: string;
  args: string[];
}

export interface GameInfo {
  name: string;
  min_players: number;
  max_players: number;
  min_minutes: number;
  max_minutes: number;
  kind: "luck" | "bluffing" | "bidding" | "gambling" | "tricks";
  unit: "points" | "chips";
  deck: "pairs" | "half-pint";
  options: OptionInfo[];
  zones: ZoneInfo[];
  verbs: VerbInfo[];
}

export interface SeatInfo {
  seat: Seat;
  kind: "open" | "person" | "bot";
  name: string | null;
  bot: string | null;
  here: boolean;
  /** A bot plays for this person until they are back. */
  held: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  you: Seat | null;
  creator: boolean;
  state: "waiting" | "playing" | "over";
  moves: number;
  next: string | null;
  listed: boolean;
  commitment: string | null;
}

export interface SeatRequest {
  kind: "me" | "open" | "bot";
  bot?: string;
}

export interface Choice {
  text: string;
  verb: string;
  target: Seat | null;
  cards: string[];
  amount: number | null;
  price: number | null;
}

export interface Event {
  event: string;
  seat: Seat | null;
  target: Seat | null;
  card: string | null;
  amount: number | null;
  from: string | null;
  to: string | null;
}

export interface Position {
  game: string;
  players: string[];
  options: Record<string, unknown>;
  over: boolean;
  hand: number;
  acting: Seat[];
  legal: Record<Seat, string[]>;
  points: number[] | null;
  chips: number[] | null;
  pot: number | null;
  winners: Seat[];
  losers: Seat[];
  zones: Record<string, unknown>;
  error: unknown;
}

export interface LogEntry {
  move: number;
  seat: Seat | null;
  text: string | null;
  events: Event[];
}

export interface TableFrame {
  kind: "table";
  table: TableInfo;
}

export interface StateFrame {
  kind: "state";
  move: number;
  position: Position;
  menu: Choice[];
  log: LogEntry[];
}

export interface MovedFrame {
  kind: "moved";
  move: number;
  seat: Seat;
  text: string | null;
  events: Event[];
  position: Position;
  menu: Choice[];
}

export interface RefusedFrame {
  kind: "refused";
  code: string;
  args: Record<string, unknown>;
  text: string;
  move: number;
}

export interface PongFrame {
  kind: "pong";
}

export type ServerFrame = TableFrame | StateFrame | MovedFrame | RefusedFrame | PongFrame;

export interface MoveFrame {
  kind: "move";
  move: number;
  text: string;
}

export interface AskStateFrame {
  kind: "state";
}

export interface PingFrame {
  kind: "ping";
}

export type ClientFrame = MoveFrame | AskStateFrame | PingFrame;
