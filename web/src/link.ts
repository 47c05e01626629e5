/**
 * The live line to one table: reconnects with growing pauses, and never loses or doubles a move.
 *
 * A move that was sent is kept until the server has shown it. After a new connection the first
 * "state" tells whether it was made; only if it was not, and the decision is still the same, it is
 * sent again. Otherwise whoever made it is told.
 */
import { address } from "./router.svelte";
import type { Choice, ClientFrame, LogEntry, ReactFrame, SayFrame, Seat, ServerFrame, StateFrame } from "./protocol";

export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((text: string) => void) | null;
  /** With the code of the error for which it was closed, if there is one. */
  onclose: ((reason?: string) => void) | null;
}

export interface Clock {
  set(run: () => void, ms: number): number;
  clear(id: number): void;
}

export interface LinkEvents {
  frame(frame: ServerFrame): void;
  /** True while there is a working connection. */
  online(online: boolean): void;
  /** The move that is on its way, or null. */
  pending(text: string | null): void;
  /** A move was not made, and is not sent again: what it was decided on has changed. */
  dropped?(text: string): void;
  /** True while the seat is used in another window: this one keeps still until it is asked to go on. */
  elsewhere?(elsewhere: boolean): void;
}

export interface Pending {
  move: number;
  text: string;
  /** What the latest state said of taking back: what was decided before moves were taken back does not hold. */
  undone?: number;
}

export type Fate = { kind: "made" } | { kind: "send"; move: number } | { kind: "drop" };

/** Words of a move in an order of their own: the server may write its cards in another. */
const words = (text: string) => text.split(" ").sort().join(" ");

/** What became of a move that was sent before the line broke, seen from a fresh state. */
export function fate(pending: Pending, seat: Seat | null, state: { move: number; menu: Choice[]; log: LogEntry[]; undone?: number }): Fate {
  if ((state.undone ?? 0) !== (pending.undone ?? 0)) return { kind: "drop" };
  const since = state.log.filter((entry) => entry.move > pending.move);
  const mine = since.find((entry) => seat !== null && entry.seat === seat);
  // Somebody may have played for this seat meanwhile.
  if (mine) return mine.text === null || words(mine.text) === words(pending.text) ? { kind: "made" } : { kind: "drop" };
  // Sealed choices of others make nothing happen, and change nothing for anybody.
  const same = since.every((entry) => entry.events.length === 0);
  const verb = pending.text.split(" ")[0];
  const allowed = state.menu.some((choice) => choice.text === pending.text || (choice.open > 0 && choice.verb === verb));
  return same && allowed ? { kind: "send", move: state.move } : { kind: "drop" };
}

/**
 * Pause before attempt n (from 0), in milliseconds: growing up to fifteen seconds, and so far spread that all the pages
 * which a server loses at once do not come back in the same second.
 */
export function pause(attempt: number, chance: number = Math.random()): number {
  const most = Math.min(15_000, 3_000 * 2 ** attempt);
  const least = attempt === 0 ? 200 : most / 3;
  return least + (most - least) * chance;
}

const PING_EVERY = 20_000;
const PING_LIMIT = 8_000;
/** After a move silence is suspicious sooner. */
const MOVE_PATIENCE = 2_000;
const MOVE_LIMIT = 4_000;
/** A page that wakes up does not know what has become of its line. */
const WAKE_LIMIT = 2_500;
/** For a connection to come about and say its first word. */
const OPEN_LIMIT = 10_000;
/** How often a move is sent again to a server that is busy, and how long after the first time. */
const BUSY_TRIES = 4;
const BUSY_PAUSE = 400;

export class Link {
  private socket: Socket | null = null;
  /** Something has been heard on this socket. */
  private proven = false;
  private attempt = 0;
  private retry: number | null = null;
  private beat: number | null = null;
  private limit: number | null = null;
  private again: number | null = null;
  private waiting: Pending | null = null;
  private busy = 0;
  private ended = false;
  private away = false;
  private up: boolean | null = null;
  /** Moves seen so far, and this reader's seat. */
  private move = 0;
  private undone = 0;
  seat: Seat | null = null;

  constructor(
    private readonly open: () => Socket,
    private readonly events: LinkEvents,
    private readonly clock: Clock = { set: (run, ms) => setTimeout(run, ms) as unknown as number, clear: (id) => clearTimeout(id) },
  ) {}

  start(): void {
    if (this.ended || this.socket) return;
    const socket = this.open();
    this.socket = socket;
    this.proven = false;
    this.hangUpIn(OPEN_LIMIT);
    socket.onmessage = (text) => {
      if (this.socket === socket) this.receive(text);
    };
    socket.onclose = (reason) => {
      if (this.socket === socket) this.lost(reason);
    };
  }

  /** The page has woken up, or the device is back on a network: find out at once whether there is a line. */
  wake(): void {
    if (this.ended || this.away) return;
    if (!this.socket) {
      this.reconnect(0);
      return;
    }
    // One that is just being opened has as long as a test would take.
    if (this.proven) this.write({ kind: "ping" });
    this.hangUpIn(WAKE_LIMIT, 0);
  }

  /** Go on here although the seat is used in another window. */
  takeOver(): void {
    if (!this.away || this.ended) return;
    this.away = false;
    this.events.elsewhere?.(false);
    this.start();
  }

  /** Send a move; false while an earlier one is still on its way. */
  play(text: string): boolean {
    if (this.waiting) return false;
    this.busy = 0;
    this.setWaiting({ move: this.move, text, undone: this.undone });
    this.sendWaiting();
    return true;
  }

  /** Ask for everything anew. */
  ask(): void {
    this.write({ kind: "state" });
  }

  /** Say something to the others; false if there is no line that is known to work. */
  say(frame: SayFrame | ReactFrame): boolean {
    if (!this.socket || !this.proven || this.up !== true) return false;
    this.write(frame);
    return true;
  }

  stop(): void {
    this.ended = true;
    this.quiet();
    this.forget("again");
    this.forget("retry");
    this.socket?.close();
    this.socket = null;
  }

  private forget(timer: "retry" | "beat" | "limit" | "again"): void {
    if (this[timer] !== null) this.clock.clear(this[timer]);
    this[timer] = null;
  }

  private write(frame: ClientFrame): void {
    try {
      this.socket?.send(JSON.stringify(frame));
    } catch {
      // A line that is just breaking: the move waits for the next state.
    }
  }

  private sendWaiting(): void {
    if (!this.waiting) return;
    this.write({ kind: "move", ...this.waiting });
    if (this.socket && this.proven) this.keepAlive(MOVE_PATIENCE, MOVE_LIMIT);
  }

  private setWaiting(pending: Pending | null): void {
    this.waiting = pending;
    if (pending === null) this.forget("again");
    this.events.pending(pending?.text ?? null);
  }

  private setUp(up: boolean): void {
    if (up !== this.up) this.events.online(up);
    this.up = up;
  }

  private receive(text: string): void {
    this.proven = true;
    this.keepAlive();
    let frame: ServerFrame;
    try {
      frame = JSON.parse(text) as ServerFrame;
    } catch {
      return;
    }
    if (frame.kind === "table" || frame.kind === "state" || frame.kind === "evening") {
      // Before the game begins there is no state, only the table.
      this.attempt = 0;
      this.setUp(true);
    }
    if (frame.kind === "table") this.seat = frame.table.you;
    if (frame.kind === "state") {
      this.move = frame.move;
      this.undone = frame.undone ?? 0;
      this.settle(frame);
    }
    if (frame.kind === "moved") {
      this.move = frame.move;
      if (this.waiting && frame.seat === this.seat) this.setWaiting(null);
    }
    if (frame.kind === "refused" && this.waiting) {
      if (frame.code === "error-busy" && this.tryLater()) return;
      // What was refused of talk says nothing about the move.
      if (frame.code !== "error-stale" && !frame.code.startsWith("error-talk-")) this.setWaiting(null);
    }
    this.events.frame(frame);
  }

  /** Send the move again in a while; false if that has been tried often enough. */
  private tryLater(): boolean {
    if (this.busy >= BUSY_TRIES) return false;
    const ms = BUSY_PAUSE * 2 ** this.busy * (0.75 + 0.5 * Math.random());
    this.busy += 1;
    this.forget("again");
    this.again = this.clock.set(() => {
      this.again = null;
      this.sendWaiting();
    }, ms);
    return true;
  }

  private settle(state: StateFrame): void {
    if (!this.waiting) return;
    const { text } = this.waiting;
    const what = fate(this.waiting, this.seat, state);
    if (what.kind === "send") {
      this.forget("again");
      this.waiting = { move: what.move, text, undone: this.undone };
      this.sendWaiting();
      return;
    }
    this.setWaiting(null);
    if (what.kind === "drop") this.events.dropped?.(text);
  }

  private lost(reason?: string, soon?: number): void {
    this.quiet();
    this.socket = null;
    if (this.ended) return;
    this.setUp(false);
    if (reason === "error-elsewhere") {
      this.away = true;
      this.events.elsewhere?.(true);
      return;
    }
    const ms = soon ?? pause(this.attempt);
    this.attempt += 1;
    this.reconnect(ms);
  }

  private reconnect(ms: number): void {
    this.forget("retry");
    if (ms === 0) this.start();
    else {
      this.retry = this.clock.set(() => {
        this.retry = null;
        this.start();
      }, ms);
    }
  }

  private quiet(): void {
    this.forget("beat");
    this.forget("limit");
  }

  /** Anything heard proves the line; silence is answered by a ping, silence after that by hanging up. */
  private keepAlive(every = PING_EVERY, limit = PING_LIMIT): void {
    this.quiet();
    this.beat = this.clock.set(() => {
      this.beat = null;
      this.write({ kind: "ping" });
      this.hangUpIn(limit);
    }, every);
  }

  /** Give the line up unless something is heard in time, and try again: after the usual pause, or as soon as said. */
  private hangUpIn(ms: number, soon?: number): void {
    this.quiet();
    this.limit = this.clock.set(() => {
      this.limit = null;
      const socket = this.socket;
      this.lost(undefined, soon);
      socket?.close();
    }, ms);
  }
}

/** The real socket to a table, or to an evening. */
export function tableSocket(id: string, places: "tables" | "evenings" = "tables"): Socket {
  const where = address(`api/${places}/${encodeURIComponent(id)}/live`);
  where.protocol = where.protocol === "https:" ? "wss:" : "ws:";
  const line = new WebSocket(where);
  const socket: Socket = {
    send: (text) => line.send(text),
    close: () => line.close(),
    onmessage: null,
    onclose: null,
  };
  line.onmessage = (event) => socket.onmessage?.(String(event.data));
  line.onclose = (event) => socket.onclose?.(event.reason);
  return socket;
}
