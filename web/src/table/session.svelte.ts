/** One table as this reader sees it: the last word of the server, and the picture that catches up with it. */
import { tick } from "svelte";
import { http, Problem } from "../api";
import { Game, NO_GAME, type Look } from "../game";
import { games as allGames } from "../games.svelte";
import { Link, tableSocket, type Socket } from "../link";
import type { Choice, Event, LogEntry, MovedFrame, Position, Seat, ServerFrame, StateFrame, TableInfo, ZoneInfo } from "../protocol";
import { cardSound, chipSound, turnSound } from "../sound";
import { maybe, t } from "../text.svelte";
import type { Animator } from "./animator";
import { actions, matching, nothing, open, type Intent, type Step } from "./intent";
import { plan, telling } from "./plan";
import { gist } from "./sentence";
import { apply, faceUp, fromPosition, recall, sweep, type Shown } from "./shown";
import { factOf } from "./shows";
import { abstains } from "./sober.svelte";
import { heading, summary, type Summary } from "./summary";

/**
 * The seats whose sealed choice is in. Such a choice makes nothing happen until the last one is made: it is a move
 * without events since anything happened, by a seat that does not owe one.
 */
export function sealed(log: LogEntry[], position: Position | null): ReadonlySet<Seat> {
  const ready = new Set<Seat>();
  if (position === null || position.acting.length === 0) return ready;
  for (const entry of [...log].reverse()) {
    if (entry.events.length > 0) break;
    if (entry.seat !== null && !position.acting.includes(entry.seat)) ready.add(entry.seat);
  }
  return ready;
}

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<Game>(NO_GAME);
  position = $state.raw<Position | null>(null);
  menu = $state.raw<Choice[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** What is drawn; runs behind `position` while cards are on their way. */
  shown = $state.raw<Shown | null>(null);
  /** What happened last, kept as events: the sentences follow the language. */
  private happened = $state.raw<Event[]>([]);
  what = $derived.by(() => gist(this.told(this.happened), this.game, this.names, this.you));
  /** Verbs that have been on the menu, so that the bar keeps its shape while others play. */
  verbs = $state.raw<string[]>([]);
  intent = $state.raw<Intent>(nothing);
  pending = $state.raw<string | null>(null);
  online = $state(true);
  missing = $state(false);
  /** How to say what went wrong: in the language of the moment. */
  private trouble = $state.raw<(() => string) | null>(null);
  problem = $derived(this.trouble?.() ?? null);
  /** Seats that have made their sealed choice. */
  ready = $derived.by(() => sealed(this.log, this.position));
  /** One's own sealed choice, as long as it is secret. */
  secret = $derived.by(() => (this.you !== null && this.ready.has(this.you) ? (this.log.findLast((entry) => entry.seat === this.you)?.text ?? null) : null));
  /** What the last round was worth, and whether it is open to be read. */
  private ended = $state.raw<{ events: Event[]; position: Position } | null>(null);
  round = $derived.by(() => (this.ended ? this.sum(this.ended.events, this.ended.position) : null));
  roundOpen = $state(false);
  moving = $state(false);
  /** New cards are on their way: nobody decides anything before they lie there. */
  private dealing = $state(false);
  /** For screen readers, newest last. */
  said = $state.raw<string[]>([]);

  /** What can be tapped now. */
  open = $derived.by(() => {
    const none = { targets: new Set<Seat>(), cards: new Map<Seat, Set<string>>(), amounts: [] as number[] };
    return this.yourTurn && this.pending === null ? open(this.menu, this.intent, this.you!, this.faces) : none;
  });
  actions = $derived.by(() => (this.yourTurn ? actions(this.menu) : []));

  animator: Animator | null = null;
  private link: Link;
  private queue: MovedFrame[] = [];
  private running = false;
  private hurry = false;
  /** How many of the queued frames are not worth watching any more. */
  private rush = 0;
  private wake: (() => void) | null = null;
  private known = false;
  /** Counts the fresh starts: what was being drawn before one is out of date. */
  private fresh = 0;

  constructor(
    readonly id: string,
    socket: () => Socket = () => tableSocket(id),
  ) {
    this.link = new Link(socket, {
      frame: (frame) => this.receive(frame),
      online: (online) => (this.online = online),
      pending: (text) => (this.pending = text),
    });
  }

  async start(): Promise<void> {
    try {
      const [info, games] = await Promise.all([http.table(this.id), allGames()]);
      this.info = info;
      const game = games.find((each) => each.name === info.game);
      if (game) this.game = new Game(game);
      this.link.seat = info.you;
      this.link.start();
    } catch (error) {
      if (error instanceof Problem && error.status === 404) this.missing = true;
      else this.fail(error);
    }
  }

  stop(): void {
    this.link.stop();
    this.skip();
  }

  nudge(): void {
    this.link.nudge();
  }

  get you(): Seat | null {
    return this.info?.you ?? null;
  }

  get zones(): ZoneInfo[] {
    return this.game.zones;
  }

  /** Whether what is played are sets of cards, which then lie before the seats. */
  get sets(): boolean {
    return this.game.zonesFor("set").length > 0;
  }

  /** Whether the number in a verb's moves is a rank that is said of a card. */
  says(verb: string): boolean {
    return this.game.info.verbs.some((each) => each.word === verb && each.args.includes("rank"));
  }

  /** The value of an option at this table. */
  option(name: string): unknown {
    return this.position?.options[name] ?? this.info?.options[name] ?? this.game.info.options.find((option) => option.name === name)?.default ?? null;
  }

  /** The state of a seat as it is drawn: its word, how it looks, and whether it has just been, or is, hurt. */
  state(seat: Seat): { word: string; look: Look; hurt: boolean } {
    const word = this.shown?.words[this.game.states?.name ?? ""]?.[seat] ?? "";
    const look = this.game.look(word);
    return { word, look, hurt: look === "hurt" || this.shown?.moods[seat] === "hurt" };
  }

  /** The zone that counts drinks, if they are called at this table. */
  get drinks(): ZoneInfo | null {
    const zone = this.zones.find((each) => factOf(each) === "mugs");
    if (!zone) return null;
    if (zone.needs != null) return this.has(zone.needs) ? zone : null;
    const values = this.position?.zones[zone.name];
    return Array.isArray(values) && values.some((each) => Number(each) > 0) ? zone : null;
  }

  /** Whether an option is set at this table (`drinking`), or set to a value (`chips=tacoma`). */
  private has(needed: string): boolean {
    const [name = "", wanted] = needed.split("=");
    const value = this.option(name);
    return wanted === undefined ? Boolean(value) : String(value) === wanted;
  }

  get drinking(): boolean {
    return this.drinks !== null;
  }

  /** Events as they are told here: who sits out is not called to drink. */
  told(events: Event[]): Event[] {
    const drinks = (event: Event) => factOf(this.game.zone(this.game.meaning(event).counts)) === "mugs";
    return this.you !== null && abstains(this.id) ? events.filter((event) => event.seat !== this.you || !drinks(event)) : events;
  }

  get unit(): "points" | "chips" {
    return this.game.info.unit;
  }

  get faces(): Record<Seat, string[]> {
    return this.position ? faceUp(this.position, this.game) : {};
  }

  names = (seat: Seat): string => {
    const at = "ABCDEFGH".indexOf(seat);
    return this.info?.seats.find((each) => each.seat === seat)?.name ?? this.position?.players[at] ?? seat;
  };

  get yourTurn(): boolean {
    return !this.dealing && this.menu.length > 0 && this.you !== null && (this.position?.acting.includes(this.you) ?? false);
  }

  /** Who is to play, in step with what is drawn; one's own turn is never kept waiting. */
  get acting(): Seat[] {
    const now = this.position?.acting ?? [];
    if (!this.moving || this.yourTurn || this.shown === null) return now;
    const drawn = this.shown.acting.filter((seat) => seat !== this.you);
    return drawn.length > 0 ? drawn : now;
  }

  /** Take a step of the reader's choosing. */
  step(step: Step): void {
    this.trouble = null;
    if (step.play) this.play(step.play.text);
    else this.intent = step.intent;
  }

  play(text: string): void {
    this.skip();
    this.intent = nothing;
    this.roundOpen = false;
    this.trouble = null;
    this.link.play(text);
  }

  /** Why a seat cannot be aimed at although others can: the table refuses it, and says so. */
  ask(seat: Seat): void {
    const verb = this.menu.find((choice) => choice.target !== null && choice.cards.length === 0 && choice.open === 0)?.verb;
    if (verb) this.play(`${verb} ${seat}`);
  }

  cancel(): void {
    this.intent = nothing;
    this.trouble = null;
  }

  async act(request: () => Promise<TableInfo>): Promise<TableInfo | null> {
    try {
      this.trouble = null;
      const info = await request();
      if (info.id === this.id) this.take(info);
      return info;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  private fail(error: unknown): void {
    this.trouble = () => (error instanceof Problem ? error.text : t("page-error-unknown"));
  }

  /** Show the end of what is moving at once. */
  skip(): void {
    this.hurry = true;
    this.rush = this.queue.length;
    this.animator?.finish();
    this.wake?.();
  }

  private take(info: TableInfo): void {
    const seated = this.info !== null && this.info.you !== info.you;
    this.info = info;
    this.link.seat = info.you;
    // A game that began, or a seat taken, shows more than what was sent so far.
    if (info.state !== "waiting" && (this.position === null || seated)) this.link.ask();
  }

  private receive(frame: ServerFrame): void {
    if (frame.kind === "table") this.take(frame.table);
    else if (frame.kind === "state") this.settle(frame);
    else if (frame.kind === "moved") this.moved(frame);
    else if (frame.kind === "refused" && frame.code !== "error-stale") {
      this.trouble = () => maybe(frame.code, frame.args as Record<string, string | number>) ?? frame.text;
    }
  }

  private settle(frame: StateFrame): void {
    this.queue = [];
    this.fresh += 1;
    this.skip();
    this.position = frame.position;
    this.menu = frame.menu;
    this.log = frame.log;
    this.keepIntent();
    this.learn(frame.menu, frame.log);
    const shown = fromPosition(frame.position, this.game, this.shown ?? undefined);
    for (const entry of frame.log) for (const event of entry.events) recall(shown, event, this.game);
    this.shown = fromPosition(frame.position, this.game, shown);
    if (this.ended === null) this.sumUp(frame.log.findLast((entry) => this.sum(entry.events, frame.position) !== null)?.events ?? [], frame.position, frame.position.over);
    // After the deal alone there is nothing to tell but who leads.
    const last = frame.log.at(-1);
    this.happened = last?.events ?? [];
    if (!this.known) this.announceTurn(false);
    this.known = true;
  }

  private moved(frame: MovedFrame): void {
    this.position = frame.position;
    this.menu = frame.menu;
    this.log = [...this.log, { move: frame.move, seat: frame.seat, text: frame.text, events: frame.events }];
    this.learn(frame.menu, []);
    this.trouble = null;
    this.keepIntent();
    if (this.deals(frame.events)) this.dealing = true;
    this.queue.push(frame);
    void this.run();
  }

  private deals(events: Event[]): boolean {
    return events.some((event) => this.game.meaning(event).begins !== null);
  }

  /** A choice that has begun stays, unless the menu has changed under it. */
  private keepIntent(): void {
    if (matching(this.menu, this.intent).length === 0) this.intent = nothing;
  }

  private sum(events: Event[], position: Position): Summary | null {
    return summary(events, position, this.game);
  }

  private sumUp(events: Event[], position: Position, open: boolean): void {
    if (this.sum(events, position) === null) return;
    this.ended = { events, position };
    this.roundOpen = open;
  }

  private learn(menu: Choice[], log: LogEntry[]): void {
    const known = new Set(this.verbs);
    for (const choice of menu) known.add(choice.verb);
    for (const entry of log) if (entry.text) known.add(entry.text.split(" ")[0]!);
    const order = this.game.info.verbs.map((verb) => verb.word);
    const sorted = [...known].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    if (sorted.length !== this.verbs.length) this.verbs = sorted;
  }

  private say(lines: string[]): void {
    if (lines.length > 0) this.said = [...this.said, ...lines].slice(-6);
  }

  private announceTurn(sound: boolean): void {
    if (!this.yourTurn) return;
    this.say([t("table-turn-you")]);
    if (sound) turnSound();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.moving = true;
    while (this.queue.length > 0) {
      const frame = this.queue.shift()!;
      const fresh = this.fresh;
      this.hurry = this.rush > 0;
      this.rush = Math.max(0, this.rush - 1);
      const waiting = this.queue.reduce((sum, each) => sum + telling(each.events, this.game), 0);
      const texts = gist(this.told(frame.events), this.game, this.names, this.you);
      if (texts.length > 0) {
        this.happened = frame.events;
        this.say(texts);
      }
      if (this.shown) this.shown = { ...this.shown, deltas: {} };
      const swept = this.shown && sweep(this.shown, frame.position, frame.events, this.game);
      if (swept) {
        this.animator?.before();
        this.shown = swept.shown;
        await tick();
        this.animator?.after(swept.travels, []);
      }
      // Whether or not all events are shown one by one.
      let told = false;
      const mind = { made: this.shown?.made ?? {}, streak: this.shown?.streak ?? null, revealed: this.shown?.revealed ?? {} };
      for (const event of frame.events) recall(mind, event, this.game);
      if (!document.hidden) {
        for (const beat of plan(frame.events, this.game, waiting)) {
          if (this.hurry || this.fresh !== fresh) break;
          if (!told && heading(beat.event, this.game) !== null) {
            this.sumUp(frame.events, frame.position, true);
            told = true;
          }
          const before = this.shown ?? fromPosition(frame.position, this.game);
          this.animator?.before();
          const applied = apply(before, beat.event, this.game, beat.light);
          this.shown = applied.shown;
          await tick();
          this.animator?.after(applied.travels, applied.coins);
          if (applied.travels.length > 0) cardSound();
          if (applied.coins.length > 0) chipSound();
          if (beat.wait > 0) await this.sleep(beat.wait);
        }
      }
      if (this.fresh !== fresh) continue;
      this.animator?.before();
      this.shown = fromPosition(frame.position, this.game, this.shown ? { ...this.shown, ...mind } : undefined);
      if (!told) this.sumUp(frame.events, frame.position, true);
      this.dealing = this.queue.some((each) => this.deals(each.events));
      await tick();
      this.animator?.after([], []);
    }
    this.running = false;
    this.dealing = false;
    this.moving = false;
    this.announceTurn(true);
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const id = setTimeout(() => {
        this.wake = null;
        resolve();
      }, ms);
      this.wake = () => {
        clearTimeout(id);
        this.wake = null;
        resolve();
      };
    });
  }
}
