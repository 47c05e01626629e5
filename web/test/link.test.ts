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
  dropped: string[] = [];
  elsewhere: boolean[] = [];
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
      dropped: (text) => this.dropped.push(text),
      elsewhere: (elsewhere) => this.elsewhere.push(elsewhere),
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
  it("waits longer after each failure, up to fifteen seconds", () => {
    expect(pause(0, 0)).toBe(200);
    expect(pause(0, 1)).toBe(3_000);
    expect(pause(1, 0)).toBe(2_000);
    expect(pause(1, 1)).toBe(6_000);
    expect(pause(20, 1)).toBe(15_000);
  });

  it("does not come back in the same second as everybody else", () => {
    // A thousand pages that lose their server at once, evenly spread: none of their first seconds has half of them.
    const seconds = Array.from({ length: 1000 }, (_, i) => Math.floor(pause(0, i / 1000) / 1000));
    for (const second of [0, 1, 2]) expect(seconds.filter((each) => each === second).length).toBeLessThan(400);
  });

  it("comes back by itself and is online again with the state", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(0, [hit]);
    wire.last.onclose?.();
    expect(wire.online).toEqual([true, false]);
    wire.tick(3000);
    expect(wire.sockets).toHaveLength(2);
    wire.state(0, [hit]);
    expect(wire.online).toEqual([true, false, true]);
  });

  it("is online again in the waiting room, where there is no state yet", () => {
    const wire = new Wire();
    wire.link.start();
    wire.hear({ kind: "table", table: { you: "A", state: "waiting" } });
    wire.last.onclose?.();
    wire.tick(3000);
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
    wire.tick(3000);
    wire.state(3, [hit]);
    expect(wire.last.sent.map((text) => JSON.parse(text))).toEqual([{ kind: "move", move: 3, text: "hit", undone: 0 }]);
    wire.hear({ kind: "moved", move: 4, seat: "A", text: "hit", events: [], menu: [], position: {} });
    expect(wire.pending.at(-1)).toBeNull();
  });

  it("does not repeat a move that was made before the line broke", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(3, [hit]);
    wire.link.play("hit");
    wire.last.onclose?.();
    wire.tick(3000);
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

  it("is tested at once when the page wakes up, and replaced if it does not answer", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(0, [hit]);
    wire.link.wake();
    expect(wire.last.sent.map((text) => JSON.parse(text))).toEqual([{ kind: "ping" }]);
    wire.tick(2_500);
    // Not after a pause: somebody is looking at the page.
    expect(wire.sockets).toHaveLength(2);
    expect(wire.sockets[0]!.hungUp).toBe(true);
    wire.state(0, [hit]);
    expect(wire.online).toEqual([true, false, true]);
  });

  it("stays when it answers the page that wakes up", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(0, [hit]);
    wire.link.wake();
    wire.hear({ kind: "pong" });
    wire.tick(8_000);
    expect(wire.sockets).toHaveLength(1);
    expect(wire.online).toEqual([true]);
  });

  it("is opened at once when the page wakes up in a pause", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(0, [hit]);
    wire.last.onclose?.();
    expect(wire.sockets).toHaveLength(1);
    wire.link.wake();
    expect(wire.sockets).toHaveLength(2);
  });

  it("gives up an opening that never comes to anything", () => {
    const wire = new Wire();
    wire.link.start();
    wire.tick(10_000);
    expect(wire.sockets[0]!.hungUp).toBe(true);
    wire.tick(3_000);
    expect(wire.sockets).toHaveLength(2);
  });

  it("is suspicious of silence after a move", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(3, [hit]);
    wire.link.play("hit");
    wire.tick(2_000);
    expect(wire.last.sent.map((text) => JSON.parse(text).kind)).toEqual(["move", "ping"]);
    wire.tick(4_000);
    wire.tick(3_000);
    expect(wire.sockets).toHaveLength(2);
    wire.state(3, [hit]);
    expect(wire.last.sent.map((text) => JSON.parse(text))).toEqual([{ kind: "move", move: 3, text: "hit", undone: 0 }]);
  });

  it("tells of a move that cannot be made any more", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(3, [hit]);
    wire.link.play("hit");
    wire.last.onclose?.();
    wire.tick(3_000);
    // A bot has locked for this seat meanwhile.
    wire.state(5, [hit], [{ move: 4, seat: "A", text: "lock", events: [] }]);
    expect(wire.last.sent).toEqual([]);
    expect(wire.pending.at(-1)).toBeNull();
    expect(wire.dropped).toEqual(["hit"]);
  });

  it("leaves the seat to another window until it is asked to go on here", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(3, [hit]);
    wire.last.onclose?.("error-elsewhere");
    wire.tick(60_000);
    wire.link.wake();
    expect(wire.sockets).toHaveLength(1);
    expect(wire.elsewhere).toEqual([true]);
    wire.link.takeOver();
    expect(wire.sockets).toHaveLength(2);
    expect(wire.elsewhere).toEqual([true, false]);
  });

  it("tries a move again a few times when the server is busy, and then tells", () => {
    const wire = new Wire();
    wire.link.start();
    wire.state(3, [hit]);
    wire.link.play("hit");
    const busy = { kind: "refused", code: "error-busy", args: {}, text: "", move: 3 };
    for (let tried = 1; tried <= 4; tried += 1) {
      wire.hear(busy);
      expect(wire.pending.at(-1)).toBe("hit");
      // The fourth pause is at most 400 · 2³ · 1.25 ms.
      wire.tick(4_000);
      expect(wire.last.sent.filter((text) => JSON.parse(text).kind === "move")).toHaveLength(1 + tried);
    }
    expect(wire.frames).not.toContain("refused");
    wire.hear(busy);
    expect(wire.pending.at(-1)).toBeNull();
    expect(wire.frames).toContain("refused");
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
  it("is dropped if something has happened since, though it is still allowed", () => {
    const event = { event: "dealt", seat: "B", target: null, card: "5", amount: null, from: "deck", to: "stack" };
    expect(fate(pending, "A", { move: 6, menu: [hit], log: [{ move: 6, seat: "B", text: "hit", events: [event] }] })).toEqual({ kind: "drop" });
  });
  it("was made by this seat only if it is the same move", () => {
    const log = (text: string) => ({ move: 6, menu: [], log: [{ move: 6, seat: "A", text, events: [] }] });
    expect(fate({ move: 5, text: "play K6 R6" }, "A", log("play R6 K6"))).toEqual({ kind: "made" });
    expect(fate({ move: 5, text: "play K6 R6" }, "A", log("play B2"))).toEqual({ kind: "drop" });
  });
  it("is sent again where the menu leaves open which cards are named", () => {
    const call = { ...hit, text: "call …", verb: "call", open: 2 };
    expect(fate({ move: 5, text: "call 3 4" }, "A", { move: 5, menu: [call], log: [] })).toEqual({ kind: "send", move: 5 });
  });
  it("is dropped otherwise", () => {
    expect(fate(pending, "A", { move: 6, menu: [], log: [] })).toEqual({ kind: "drop" });
  });
});
