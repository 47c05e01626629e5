/** A game that is over, drawn as a table is: it goes to any step, forward with all that moves. */
import { http, Problem } from "../api";
import { games as allGames } from "../games.svelte";
import type { Choice, LogEntry, Position, Replay, Seat } from "../protocol";
import { t } from "../text.svelte";
import { gist } from "../table/sentence";
import { TableSession } from "../table/session.svelte";
import { choiceLabel } from "../table/words";
import { ALL, entries, handAfter, handBefore, hands, positions, WATCH, type Eyes } from "./steps";

/** Where a game comes from: a table, or a record as text. */
export type Source = { table: string } | { record: string };

/** How fast it plays by itself: how long each position is looked at, and whether what moves is watched. */
export const SPEEDS = [
  { name: "half", rest: 2200, watch: true },
  { name: "one", rest: 900, watch: true },
  { name: "two", rest: 250, watch: true },
  { name: "four", rest: 300, watch: false },
] as const;

/** What a round was worth is to be read. */
const READING = 3500;

export class ReplaySession extends TableSession {
  /** All that happened, as far as the eyes through which it is looked at have seen it. */
  all = $state.raw<LogEntry[]>([]);
  private positions = $state.raw<Position[]>([]);
  private choices = $state.raw(new Map<string, Choice>());
  eyes = $state.raw<Eyes>(ALL);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Why a record is shown in part only. */
  cut = $state.raw<string | null>(null);
  loading = $state(false);
  hands = $derived(hands(this.positions));
  private known_ = new Map<Eyes, Promise<Replay>>();
  private asked = 0;
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: Source,
    private readonly begin: { move: number | null; eyes: Eyes | null },
  ) {
    super("table" in source ? source.table : "", () => {
      throw new Error("nothing is live here");
    });
  }

  override get live(): boolean {
    return false;
  }

  override get laidOpen(): boolean {
    return this.eyes === ALL;
  }

  /** Who looks with the eyes of another is not called by their name. */
  override get you(): Seat | null {
    const own = this.info?.you ?? null;
    return this.eyes === ALL || this.eyes === own ? own : null;
  }

  override get near(): Seat | null {
    if (this.eyes === WATCH) return null;
    return this.eyes === ALL ? (this.you ?? this.info?.seats[0]?.seat ?? null) : this.eyes;
  }

  /** A move as its button says it. */
  label(text: string, by: Seat | null): string {
    const choice = this.choices.get(text);
    return choice ? choiceLabel(this.game, choice, this.names, by) : text;
  }

  get last(): number {
    return Math.max(0, this.all.length - 1);
  }

  /** Who is to move at this position. */
  get mover(): Seat | null {
    return this.positions[this.at]?.acting[0] ?? null;
  }

  get over(): boolean {
    return this.positions[this.at]?.over ?? false;
  }

  override async start(): Promise<void> {
    await this.look(this.begin.eyes, this.begin.move);
  }

  override stop(): void {
    this.pause();
    this.skip();
  }

  /** Nothing can be done here. */
  protected override learn(): void {
    this.verbs = [];
  }

  override awake(): void {
    // Nothing has happened meanwhile.
  }

  private fetch(eyes: Eyes): Promise<Replay> {
    const known = this.known_.get(eyes);
    if (known) return known;
    const found = "table" in this.source ? http.replay(this.source.table, eyes) : http.replayRecord(this.source.record, eyes);
    this.known_.set(eyes, found);
    // What could not be fetched can be asked for again.
    found.catch(() => this.known_.delete(eyes));
    return found;
  }

  /** Look with the eyes of a seat, as somebody who watches, or with all cards open. */
  async look(eyes: Eyes | null, at: number | null = this.at): Promise<void> {
    const asked = ++this.asked;
    this.loading = true;
    try {
      let [found, games] = await Promise.all([this.fetch(eyes ?? ALL), allGames()]);
      // If nothing is said: as one has seen it oneself.
      if (eyes === null && found.table.you !== null) found = await this.fetch(found.table.you);
      await this.prepare(found.table, games);
      if (asked !== this.asked) return;
      this.trouble = null;
      this.info = found.table;
      this.eyes = found.viewer;
      this.all = entries(found.steps);
      this.positions = positions(found.steps);
      this.choices = new Map(found.choices.map((choice) => [choice.text, choice]));
      this.cut = found.problem?.text ?? null;
      this.show(Math.min(at ?? 0, this.last));
    } catch (error) {
      if (asked !== this.asked) return;
      if (this.info === null && error instanceof Problem && error.status === 404) this.missing = true;
      this.fail(error);
    } finally {
      if (asked === this.asked) this.loading = false;
    }
  }

  /** Whether a record can become a game of this house: it is whole, and the game over. */
  get keepable(): boolean {
    return "record" in this.source && this.cut === null && this.info?.state === "over";
  }

  /** Make a game of this house of a record; gives the id of its table. */
  async keep(): Promise<string | null> {
    if (!("record" in this.source)) return null;
    try {
      return (await http.keepRecord(this.source.record)).id;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Go to a step: to the next one with all that moves, to any other at once. */
  go(to: number): void {
    this.pause();
    this.step_(to);
  }

  private step_(to: number, watch = true): void {
    const at = Math.max(0, Math.min(this.last, to));
    if (at === this.at) return;
    this.skip();
    this.roundOpen = false;
    if (at !== this.at + 1) {
      this.show(at);
      this.tell(at);
      return;
    }
    const entry = this.all[at]!;
    this.at = at;
    this.moved({ kind: "moved", move: entry.move, seat: entry.seat!, text: entry.text, events: entry.events, position: this.positions[at]!, menu: [] });
    if (!watch) this.skip();
  }

  private show(at: number): void {
    this.at = at;
    this.ended = null;
    const position = this.positions[at]!;
    this.settle({ kind: "state", move: at, position, menu: [], log: this.all.slice(0, at + 1) });
    // A picture does not remember what it has not shown.
    if (!position.over) this.roundOpen = false;
  }

  /** Say for screen readers where this is, and what has just happened there. */
  private tell(at: number): void {
    const told = gist(this.all[at]!.events, this.game, this.names, this.you);
    this.say([[t("replay-page-at", { move: at, total: this.last }), ...told].join(" ")]);
  }

  back(): void {
    this.go(this.at - 1);
  }

  on(): void {
    this.go(this.at + 1);
  }

  handBack(): void {
    this.go(handBefore(this.hands, this.at));
  }

  handOn(): void {
    this.go(handAfter(this.hands, this.at, this.last));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.run_();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.clock);
  }

  private run_(): void {
    if (this.at >= this.last) this.show(0);
    this.playing = true;
    this.tick(0);
  }

  /** The next step, when what moves has arrived and has been looked at. */
  private tick(wait: number): void {
    clearTimeout(this.clock);
    this.clock = setTimeout(() => {
      if (!this.playing) return;
      const { rest, watch } = SPEEDS[this.speed]!;
      if (this.moving) {
        this.tick(60);
        return;
      }
      if (wait === 60) {
        // It has just come to rest.
        this.tick(this.roundOpen ? Math.max(READING, rest) : rest);
        return;
      }
      this.step_(this.at + 1, watch);
      if (this.at >= this.last) this.playing = false;
      else this.tick(60);
    }, wait);
  }
}
