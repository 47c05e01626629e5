import { describe, expect, it, vi } from "vitest";
import { judge, Stage } from "../src/learn/stage";
import { steps } from "../src/learn/lesson.svelte";
import { selector } from "../src/learn/pointing";
import type { LessonPage, LessonPlace } from "../src/protocol";

const place = (more: Partial<LessonPlace>): LessonPlace => ({ frames: [], say: "x", plays: true, point: [], right: {}, wrong: {}, otherwise: null, ...more });
const moved = (move: number, seat: string, text: string) => ({ kind: "moved", move, seat, text, events: [], position: {}, menu: [] }) as unknown as LessonPlace["frames"][number];
const dealt = { kind: "state", move: 0, position: {}, menu: [], log: [] } as unknown as LessonPlace["frames"][number];

const LESSON = {
  game: "g",
  table: { you: "A" },
  texts: {},
  places: [
    place({ frames: [dealt], plays: false, right: { "": 1 } }),
    place({ frames: [dealt], right: { "play 5 3": 2 }, wrong: { "play 4": "no", "swap …": "not-that" } }),
    place({ frames: [moved(1, "A", "play 5 3"), moved(2, "B", "play 4")], say: "end" }),
  ],
} as unknown as LessonPage;

describe("what a try comes to", () => {
  const second = LESSON.places[1]!;
  it("leads on if it is right, in whatever order its cards are named", () => {
    expect(judge(second, "play 3 5")).toEqual({ to: 2 });
  });
  it("is answered if it is wrong", () => {
    expect(judge(second, "play 4")).toEqual({ answer: "no" });
    expect(judge(second, "swap 2 3")).toEqual({ answer: "not-that" });
    expect(judge(second, "fly")).toEqual({ answer: null });
    expect(judge({ ...second, otherwise: "other" }, "fly")).toEqual({ answer: "other" });
  });
});

describe("the line of a lesson", () => {
  function line() {
    vi.useFakeTimers();
    const stage = new Stage();
    const told: { kind: string; move?: number }[] = [];
    const reached: string[] = [];
    const tried: (string | null)[] = [];
    stage.onmessage = (text) => told.push(JSON.parse(text) as { kind: string });
    stage.teach(LESSON, { reached: (at) => reached.push(at.say), tried: (answer) => tried.push(answer) });
    stage.begin();
    const move = async (text: string) => {
      stage.send(JSON.stringify({ kind: "move", move: 0, text }));
      await Promise.resolve();
    };
    return { stage, told, reached, tried, move };
  }

  it("begins with the table and the deal", () => {
    expect(line().told.map((frame) => frame.kind)).toEqual(["table", "state"]);
  });

  it("refuses a wrong try, answers it, and loses nothing", async () => {
    const { stage, told, tried, move } = line();
    stage.on();
    await move("play 4");
    expect(told.at(-1)).toMatchObject({ kind: "refused", move: 0 });
    expect(tried).toEqual(["no"]);
    await move("play 5 3");
    expect(told.at(-1)).toMatchObject({ kind: "moved", move: 1 });
  });

  it("lets the others play with a pause between, or at once for who cannot wait", async () => {
    const { stage, told, reached, move } = line();
    stage.on();
    await move("play 5 3");
    expect(told.at(-1)).toMatchObject({ move: 1 });
    expect(reached).toEqual(["x", "x"]);
    stage.hurry();
    expect(told.at(-1)).toMatchObject({ move: 2 });
    expect(reached.at(-1)).toBe("end");
  });

  it("goes on by itself when somebody plays where there was only something to read", async () => {
    const { told, reached, move } = line();
    await move("play 5 3");
    expect(reached).toEqual(["x", "x"]);
    // The state is told again; whoever sent the move sends it once more.
    expect(told.at(-1)).toMatchObject({ kind: "state" });
  });
});

it("counts the steps on the way of the record", () => {
  expect(steps(LESSON)).toEqual({ before: [0, 1, 2], all: 2 });
});

it("finds on the page what is pointed at", () => {
  expect(selector("verb:hit", "A")).toBe('[data-testid="action-hit"]');
  expect(selector("choice:predict 2", "A")).toBe('[data-testid="choice-predict-2"]');
  expect(selector("zone:B:stack", "A")).toContain('[data-zone="B:stack"]');
  expect(selector("card:5", "A")).toBe('[data-face="5"][data-zone^="A:"]');
  expect(selector("pot", "A")).toBe('[data-testid="pot"]');
});
