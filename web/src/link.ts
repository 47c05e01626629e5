/**
 * The live line to one table: reconnects with growing pauses, and never loses or doubles a move.
 *
 * A move that was sent is kept until the server has shown it. After a new connection the first
 * "state" tells whether it was made; only if it was not, and is still allowed, it is sent again.
 */
import type { Choice, ClientFrame, LogEntry, Seat, ServerFrame, StateFrame } from "./protocol";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((text: string) => void) | null;
  onclose: (() => void) | null;
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
}

export interface Pending {
  move: number;
  text: string;
}

export type Fate = { kind: "made" } | { kind: "send"; move: number } | { kind: "drop" };

/** What became of a move that was sent before the line broke, seen from a fresh state. */
export function fate(pending: Pending, seat: Seat | null, state: { move: number; menu: Choice[]; log: LogEntry[] }): Fate {
  const mine = state.log.some((entry) => entry.seat === seat && entry.move > pending.move && seat !== null);
  if (mine) return { kind: "made" };
  const allowed = state.menu.some((choice) => choice.text === pending.text);
  return allowed ? { kind: "send", move: state.move } : { kind: "drop" };
}

/** Pause before attempt n (from 0), in milliseconds: doubling up to ten seconds, a little spread. */
export function pause(attempt: number, chance: number = Math.random()): number {
  return Math.min(10_000, 400 * 2 ** attempt) * (0.8 + 0.4 * chance);
}

const PING_EVERY = 20_000;
const PING_LIMIT = 8_000;

export class Link {
  private socket: Socket | null = null;
  private attempt = 0;
  private retry: number | null = null;
  private beat: number | null = null;
  private limit: number | null = null;
  private waiting: Pending | null = null;
  private ended = false;
  private up: boolean | null = null;
  /** Moves seen so far, and this reader's seat. */
  private move = 0;
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
    socket.onopen = () => {
      this.keepAlive();
    };
    socket.onmessage = (text) => {
      if (this.socket === socket) this.receive(text);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Try again at once, for instance because the device is back on a network. */
  nudge(): void {
    if (this.ended || this.socket) return;
    if (this.retry !== null) this.clock.clear(this.retry);
    this.retry = null;
    this.start();
  }

  /** Send a move; false while an earlier one is still on its way. */
  play(text: string): boolean {
    if (this.waiting) return false;
    this.setWaiting({ move: this.move, text });
    this.write({ kind: "move", move: this.move, text });
    return true;
  }

  /** Ask for everything anew. */
  ask(): void {
    this.write({ kind: "state" });
  }

  stop(): void {
    this.ended = true;
    this.quiet();
    if (this.retry !== null) this.clock.clear(this.retry);
    this.socket?.close();
    this.socket = null;
  }

  private write(frame: ClientFrame): void {
    try {
      this.socket?.send(JSON.stringify(frame));
    } catch {
      // A line that is just breaking: the move waits for the next state.
    }
  }

  private setWaiting(pending: Pending | null): void {
    this.waiting = pending;
    this.events.pending(pending?.text ?? null);
  }

  private setUp(up: boolean): void {
    if (up !== this.up) this.events.online(up);
    this.up = up;
  }

  private receive(text: string): void {
    this.keepAlive();
    let frame: ServerFrame;
    try {
      frame = JSON.parse(text) as ServerFrame;
    } catch {
      return;
    }
    if (frame.kind === "table" || frame.kind === "state") {
      // Before the game begins there is no state, only the table.
      this.attempt = 0;
      this.setUp(true);
    }
    if (frame.kind === "table") this.seat = frame.table.you;
    if (frame.kind === "state") {
      this.move = frame.move;
      this.settle(frame);
    }
    if (frame.kind === "moved") {
      this.move = frame.move;
      if (this.waiting && frame.seat === this.seat) this.setWaiting(null);
    }
    if (frame.kind === "refused" && this.waiting && frame.code !== "error-stale") this.setWaiting(null);
    this.events.frame(frame);
  }

  private settle(state: StateFrame): void {
    if (!this.waiting) return;
    const what = fate(this.waiting, this.seat, state);
    if (what.kind !== "send") {
      this.setWaiting(null);
      return;
    }
    this.waiting = { move: what.move, text: this.waiting.text };
    this.write({ kind: "move", move: what.move, text: this.waiting.text });
  }

  private lost(): void {
    this.quiet();
    this.socket = null;
    if (this.ended) return;
    this.setUp(false);
    const ms = pause(this.attempt);
    this.attempt += 1;
    this.retry = this.clock.set(() => {
      this.retry = null;
      this.start();
    }, ms);
  }

  private quiet(): void {
    if (this.beat !== null) this.clock.clear(this.beat);
    if (this.limit !== null) this.clock.clear(this.limit);
    this.beat = this.limit = null;
  }

  /** Anything heard proves the line; silence is answered by a ping, silence after that by hanging up. */
  private keepAlive(): void {
    this.quiet();
    this.beat = this.clock.set(() => {
      this.write({ kind: "ping" });
      this.limit = this.clock.set(() => {
        const socket = this.socket;
        this.lost();
        socket?.close();
      }, PING_LIMIT);
    }, PING_EVERY);
  }
}

/** The real socket to a table. */
export function tableSocket(id: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const line = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`);
  const socket: Socket = {
    send: (text) => line.send(text),
    close: () => line.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  line.onopen = () => socket.onopen?.();
  line.onmessage = (event) => socket.onmessage?.(String(event.data));
  line.onclose = () => socket.onclose?.();
  return socket;
}
