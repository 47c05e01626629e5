/** The line of a lesson: instead of a server the lesson answers, with what the table would have told. */
import type { Socket } from "../link";
import type { ClientFrame, LessonPage, LessonPlace, MovedFrame, StateFrame } from "../protocol";

/** What a lesson tells besides its frames. */
export interface Hearer {
  /** All that happened before this place has been told. */
  reached(place: LessonPlace): void;
  /** A wrong try, and the message that answers it; null: there is none. */
  tried(answer: string | null): void;
}

/** A pause before each move of another seat, in milliseconds. */
const PAUSE = 900;

/** Words of a move in an order of their own: its cards may be named in any. */
const words = (text: string) => text.split(" ").sort().join(" ");

/** What a try comes to: the number of the place that a right one leads to, or the message that answers a wrong one. */
export function judge(place: LessonPlace, text: string): { to: number } | { answer: string | null } {
  const same = (each: string) => words(each) === words(text);
  const right = Object.entries(place.right).find(([move]) => same(move));
  if (right) return { to: right[1] };
  const wrong = Object.entries(place.wrong);
  // Where cards are still to be named, the menu says so in their place.
  const open = wrong.find(([move]) => move.endsWith("…") && move.split(" ")[0] === text.split(" ")[0]);
  return { answer: (wrong.find(([move]) => same(move)) ?? open)?.[1] ?? place.otherwise };
}

export class Stage implements Socket {
  onmessage: ((text: string) => void) | null = null;
  onclose: ((reason?: string) => void) | null = null;
  private lesson: LessonPage | null = null;
  private place = 0;
  private waiting: (StateFrame | MovedFrame)[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private now: StateFrame | null = null;
  private hearer: Hearer | null = null;
  private telling = false;

  teach(lesson: LessonPage, hearer: Hearer): void {
    this.lesson = lesson;
    this.hearer = hearer;
  }

  /** The first word: who sits at the table. All else is asked for. */
  begin(): void {
    this.tell({ kind: "table", table: this.lesson!.table });
    this.go(0);
  }

  send(text: string): void {
    const frame = JSON.parse(text) as ClientFrame;
    // Never at once: whoever asks is still busy with what was told before.
    queueMicrotask(() => {
      if (frame.kind === "ping") this.tell({ kind: "pong" });
      else if (frame.kind === "state") this.tell(this.now);
      else if (frame.kind === "move") this.move(frame.text);
    });
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  /** Go on after something that was only to be read. */
  on(): void {
    const next = this.current.right[""];
    if (next !== undefined && this.waiting.length === 0) this.go(next);
  }

  /** Tell the rest of what happens before the next place at once. */
  hurry(): void {
    // What is told makes the page let all arrive that moves; that is no wish to hurry.
    while (!this.telling && this.waiting.length > 0) this.next();
  }

  private get current(): LessonPlace {
    return this.lesson!.places[this.place]!;
  }

  private move(text: string): void {
    const next = this.current.right[""];
    if (next !== undefined && this.waiting.length === 0) {
      // Who knows what to do need not read: the line sends the move once more when it has heard how things stand.
      this.go(next);
      return;
    }
    const judged = judge(this.current, text);
    if ("to" in judged && this.waiting.length === 0) {
      this.go(judged.to);
      return;
    }
    this.tell({ kind: "refused", code: "learn", args: {}, text: "", move: this.now?.move ?? 0 });
    this.hearer?.tried("answer" in judged ? judged.answer : null);
  }

  private go(place: number): void {
    this.place = place;
    this.waiting = [...this.current.frames];
    this.next();
  }

  private next(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const frame = this.waiting.shift()!;
    const { move, position, menu } = frame;
    const log = frame.kind === "state" ? frame.log : [...(this.now?.log ?? []), { move, seat: frame.seat, text: frame.text, events: frame.events }];
    this.now = { kind: "state", move, position, menu, log };
    this.tell(frame);
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.next(), PAUSE);
    else this.hearer?.reached(this.current);
  }

  private tell(frame: unknown): void {
    this.telling = true;
    if (frame) this.onmessage?.(JSON.stringify(frame));
    this.telling = false;
  }
}
