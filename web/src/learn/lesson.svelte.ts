/** A lesson as a session: the table is drawn and moved as always, and what the learner does is answered by the lesson. */
import { http } from "../api";
import { games as allGames } from "../games.svelte";
import { self } from "../me.svelte";
import type { LessonPage, LessonPlace, ServerFrame } from "../protocol";
import { learn, t } from "../text.svelte";
import { TableSession } from "../table/session.svelte";
import { Stage } from "./stage";

/** How many steps lead to each place, and how many there are on the way of the record. */
export function steps(lesson: Pick<LessonPage, "places">): { before: number[]; all: number } {
  const before = lesson.places.map(() => 0);
  // Places stand after those that lead to them.
  lesson.places.forEach((place, i) => Object.values(place.right).forEach((to) => (before[to] = before[i]! + 1)));
  let last = 0;
  for (let to: number | undefined = 0; to !== undefined; to = Object.values(lesson.places[to]!.right)[0]) last = before[to]!;
  return { before, all: last };
}

export class LessonSession extends TableSession {
  /** Where the lesson stands, once all that happened before has been told. */
  place = $state.raw<LessonPlace | null>(null);
  /** The message that answers the last try, if it was a wrong one; empty: it was, and nothing is said to it. */
  answer = $state<string | null>(null);
  private lesson = $state.raw<LessonPage | null>(null);
  private counted = $derived(this.lesson ? steps(this.lesson) : null);
  private readonly stage: Stage;

  constructor(readonly of: string) {
    const stage = new Stage();
    super(`learn-${of}`, () => stage);
    this.stage = stage;
  }

  override async start(): Promise<void> {
    try {
      const [lesson, games] = await Promise.all([http.lesson(this.of), allGames()]);
      await this.prepare(lesson.table, games);
      learn(lesson.texts);
      // At one's own table one is called as always.
      const seats = lesson.table.seats.map((seat) => (seat.seat === lesson.table.you ? { ...seat, name: self()?.name ?? t("set-seat-you") } : seat));
      this.lesson = { ...lesson, table: { ...lesson.table, seats } };
      this.begin();
    } catch (error) {
      this.fail(error);
    }
  }

  /** From the start, also once more. */
  begin(): void {
    const lesson = this.lesson!;
    this.place = null;
    this.answer = null;
    this.stage.teach(lesson, {
      reached: (place) => (this.place = place),
      tried: (answer) => (this.answer = answer ?? ""),
    });
    this.info = lesson.table;
    this.link.seat = lesson.table.you;
    this.link.start();
    this.stage.begin();
  }

  override get kept(): boolean {
    return false;
  }

  /** What a hand brought is explained by the lesson. */
  protected override async hold(): Promise<void> {
    this.roundOpen = false;
  }

  /** What is said now: after all that has happened has been shown. */
  get advice(): string | null {
    return this.place && !this.moving ? this.place.say : null;
  }

  /** Whether there is something to be read, and nothing to do. */
  get reading(): boolean {
    return this.advice !== null && !this.place!.plays && !this.over;
  }

  get over(): boolean {
    return this.place !== null && Object.keys(this.place.right).length === 0;
  }

  /** Which step this is, and of how many. */
  get progress(): { number: number; all: number } {
    const at = this.lesson && this.place ? this.lesson.places.indexOf(this.place) : 0;
    return { number: (this.counted?.before[at] ?? 0) + 1, all: (this.counted?.all ?? 0) + 1 };
  }

  /** Go on after something that was only to be read. */
  on(): void {
    this.place = null;
    this.stage.on();
  }

  override play(text: string): void {
    this.answer = null;
    super.play(text);
  }

  override skip(): void {
    this.stage.hurry();
    super.skip();
  }

  protected override receive(frame: ServerFrame): void {
    if (frame.kind === "moved" && frame.seat === this.you) this.place = null;
    if (frame.kind !== "refused") super.receive(frame);
  }
}
