import { describe, expect, it } from "vitest";
import { fate, Link, pause, type Socket } from "../src/link";
import type { Choice, LogEntry } from "../src/protocol";

const hit: Choice = { text: "hit", verb: "hit", target: null, cards: [], amount: null, price: null, word: null, makes: null, strength: null, open: 0 };

class Wire {
  sockets: (Socket & { sent: string[]; hungUp: boolean })[] = [];
  timers = new Map<number, { run: () => void; ms: number }>();
  private id = 0;
  online: boolean[] = [];
  pending: (string | null)[] = [];
  frames: string[] = [];

  link = new Link(
    () => {
      const socket = {
        sent: [] as string[],
        hungUp: false,
        send(text: string) {
          this.sent.push(text);
        },
        close() {
          this.hungUp = true;
        },
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      this.sockets.push(socket);
      return socket;
    },
    {
      frame: (frame) => this.frames.push(frame.kind),
      online: (online) => this.online.push(online),
      pending: (text) => this.pending.push(text),
    },
    {
      set: (run, ms) => {
        this.timers.set(++this.id, { run, ms });
        return this.id;
      },
      clear: (id) => this.timers.delete(id),
    },
  );

  get last() {
    return this.sockets.at(-1)!;
  }

  hear(frame: unknown) {
    this.last.onmessage?.(JSON.stringify(frame));
  }

  state(move: number, menu: Choice[], log: Partial<LogEntry>[] = []) {
    this.hear({ kind: "table", table: { you: "A" } });
    this.hear({ kind: "state", move, menu, log, position: {} });
  }

  tick(longest: number) {
    for (const [id, timer] of [...this.timers]) {
      if (timer.ms > longest) continue;
      this.timers.delete(id);
      timer.run();
    }
  }
}

describe("the line", () => {
  it("waits longer after each failure, up to ten seconds", () => {
    expect(pause(0, 0.5)).toBe(400);
    expect(pause(3, 0.5)).toBe(3200);
    expect(pause(20, 0.5)).toBe(10_000);
  });

  it("comes back by itself and is online again with the state", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(0, [hit]);
    wire.last.onclose?.();
    expect(wire.online).toEqual([true, false]);
    wire.tick(1000);
    expect(wire.sockets).toHaveLength(2);
    wire.state(0, [hit]);
    expect(wire.online).toEqual([true, false, true]);
  });

  it("is online again in the waiting room, where there is no state yet", () => {
    const wire = new Wire();
    wire.link.start();
    wire.hear({ kind: "table", table: { you: "A", state: "waiting" } });
    wire.last.onclose?.();
    wire.tick(1000);
    wire.hear({ kind: "table", table: { you: "A", state: "waiting" } });
    expect(wire.online).toEqual([true, false, true]);
  });

  it("sends a lost move again, once", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(3, [hit]);
    expect(wire.link.play("hit")).toBe(true);
    expect(wire.link.play("hit")).toBe(false);
    wire.last.onclose?.();
    wire.tick(1000);
    wire.state(3, [hit]);
    expect(wire.last.sent.map((text) => JSON.parse(text))).toEqual([{ kind: "move", move: 3, text: "hit" }]);
    wire.hear({ kind: "moved", move: 4, seat: "A", text: "hit", events: [], menu: [], position: {} });
    expect(wire.pending.at(-1)).toBeNull();
  });

  it("does not repeat a move that was made before the line broke", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(3, [hit]);
    wire.link.play("hit");
    wire.last.onclose?.();
    wire.tick(1000);
    wire.state(6, [hit], [{ move: 4, seat: "A", text: "hit", events: [] }]);
    expect(wire.last.sent).toEqual([]);
    expect(wire.pending.at(-1)).toBeNull();
  });

  it("hangs up on a line that answers nothing", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(0, []);
    wire.tick(20_000);
    expect(wire.last.sent.map((text) => JSON.parse(text))).toEqual([{ kind: "ping" }]);
    wire.tick(8_000);
    expect(wire.online.at(-1)).toBe(false);
  });

  it("stays quiet once it was stopped", () => {
    const wire = new Wire();
    wire.link.start();
    wire.link.stop();
    wire.last.onclose?.();
    expect(wire.timers.size).toBe(0);
  });
});

describe("what became of a move", () => {
  const pending = { move: 5, text: "hit" };
  it("was made if the log has a later move of the seat", () => {
    expect(fate(pending, "A", { move: 7, menu: [hit], log: [{ move: 6, seat: "A", text: null, events: [] }] })).toEqual({ kind: "made" });
  });
  it("is sent again if it is still allowed, counted from the new state", () => {
    expect(fate(pending, "A", { move: 6, menu: [hit], log: [{ move: 6, seat: "B", text: null, events: [] }] })).toEqual({ kind: "send", move: 6 });
  });
  it("is dropped otherwise", () => {
    expect(fate(pending, "A", { move: 6, menu: [], log: [] })).toEqual({ kind: "drop" });
  });
});
