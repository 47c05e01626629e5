/** One table as this reader sees it: the last word of the server, and the picture that catches up with it. */
import { tick } from "svelte";
import { http, Problem } from "../api";
import { Game, NO_GAME, type Look } from "../game";
import { games as allGames } from "../games.svelte";
import { Link, tableSocket, type Socket } from "../link";
import type { Choice, Event, GameInfo, LogEntry, MovedFrame, Position, Said, Seat, ServerFrame, StateFrame, TableInfo, ZoneInfo } from "../protocol";
import { Talk } from "../talk/talk.svelte";
import { settings } from "../settings.svelte";
import { cardSound, chipSound, knockSound, mugSound, turnSound } from "../sound";
import { maybe, needGame, needTexts, t } from "../text.svelte";
import type { Animator } from "./animator";
import { accompanied, boards, endings, endingsSoon, later, others } from "./later.svelte";
import { Company } from "./company.svelte";
import { asks, type Tap } from "./confirm";
import { actions, chooseCard, matching, nothing, open, type Intent, type Step } from "./intent";
import { plan, telling } from "./plan";
import { gist } from "./sentence";
import { isolated, tellApart } from "../names";
import { spoken } from "./said";
import { apply, best, faceUp, fromPosition, recall, sweep, type Shown } from "./shown";
import { factOf } from "./shows";
import { abstains } from "./sober.svelte";
import { heading, summary, type Summary } from "./summary";
import { handOf, tally, type Line } from "./tally";

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

/** How long the tally of a hand is there to be read, in milliseconds, if nobody goes on before: while others wait for this seat, and else. */
const READING = { wanted: 12_000, else: 20_000 };

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<Game>(NO_GAME);
  position = $state.raw<Position | null>(null);
  menu = $state.raw<Choice[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** What is drawn; runs behind `position` while cards are on their way. */
  shown = $state.raw<Shown | null>(null);
  /** What happened last, kept as events: the sentences follow the language. */
  protected happened = $state.raw<Event[]>([]);
  what = $derived.by(() => gist(this.told(this.happened), this.game, this.names, this.you));
  /** Verbs that have been on the menu, so that the bar keeps its shape while others play. */
  verbs = $state.raw<string[]>([]);
  intent = $state.raw<Intent>(nothing);
  /** A move that waits for a second word, and what had been said before it. */
  armed = $state.raw<Choice | null>(null);
  private before: Intent = nothing;
  /** The card with which a choice was begun anew, because it went with nothing chosen before. */
  private begun = $state.raw<string | null>(null);
  anew = $derived(this.begun === null ? null : t("table-anew"));
  pending = $state.raw<string | null>(null);
  online = $state(true);
  /** This seat is used in another window. */
  elsewhere = $state(false);
  missing = $state(false);
  /** Whether it is missing because whoever set it has closed it while one was there. */
  closed = $state(false);
  /** How to say what went wrong: in the language of the moment. */
  protected trouble = $state.raw<(() => string) | null>(null);
  problem = $derived(this.trouble?.() ?? null);
  /** One's own move that the server would not take back, because somebody has learned something by it. */
  private learned = $state(-1);
  /** Whether one's last move could be taken back if the others agree. */
  undoable = $derived.by(() => {
    const { info, you, position } = this;
    const last = this.log.findLast((entry) => entry.seat === you);
    if (you === null || !last || !this.kept || !info || info.asked || info.contest || position?.over) return false;
    // A sealed choice, of which nothing is told, has been opened meanwhile.
    if (last.move === this.learned || (last.events.length === 0 && !this.ready.has(you))) return false;
    // What came from the deck or out of a hand has been seen: that needs no asking.
    const unseen = new Set(["deck", ...this.game.zonesFor("hand").map((zone) => zone.name)]);
    const seen = (event: Event) => event.from === "deck" || (event.card !== null && event.from !== null && unseen.has(event.from));
    return !this.log.some((entry) => entry.move >= last.move && entry.events.some(seen));
  });
  /** Seats that have made their sealed choice. */
  ready = $derived.by(() => sealed(this.log, this.position));
  /** One's own sealed choice, as long as it is secret. */
  secret = $derived.by(() => (this.you !== null && this.ready.has(this.you) ? (this.log.findLast((entry) => entry.seat === this.you)?.text ?? null) : null));
  /** What the last round was worth, and whether it is open to be read. */
  protected ended = $state.raw<{ events: Event[]; position: Position } | null>(null);
  round = $derived.by(() => (this.ended ? this.sum(this.ended.events, this.ended.position) : null));
  roundOpen = $state(false);
  /** What the last hand brought, where the game itself tells no sums. */
  private settled = $state.raw<{ lines: Line[]; hand: number } | null>(null);
  tally = $derived(this.roundOpen && this.round === null ? this.settled : null);
  /** The next hand waits until this one has been read: on this page only, nobody else notices. */
  holding = $state(false);
  /** The last move that is drawn: the log goes no further. */
  drawn = $state(-1);
  moving = $state(false);
  /** New cards are on their way: nobody decides anything before they lie there. */
  private dealing = $state(false);
  /** For screen readers, newest last. */
  said = $state.raw<{ id: number; text: string }[]>([]);
  private sayings = 0;

  /** What can be tapped now. */
  open = $derived.by(() => {
    const none = { targets: new Set<Seat>(), cards: new Map<Seat, Set<string>>(), amounts: [] as number[] };
    return this.yourTurn && this.pending === null && this.armed === null ? open(this.menu, this.intent, this.you!, this.faces) : none;
  });
  /** Seat -> cards with which a choice can be begun anew, because they cannot join what has been chosen. */
  fresh = $derived.by(() => {
    const begun = this.armed !== null || this.intent.cards.length > 0;
    if (!begun || !this.yourTurn || this.pending !== null) return new Map<Seat, Set<string>>();
    return open(this.menu, this.root, this.you!, this.faces).cards;
  });
  actions = $derived.by(() => (this.yourTurn ? actions(this.menu) : []));

  /** Who is here, and how much time there is. */
  readonly company = new Company();
  /** What people say here. */
  readonly talk: Talk;

  animator: Animator | null = null;
  protected link: Link;
  private queue: MovedFrame[] = [];
  private running = false;
  private hurry = false;
  /** How many of the queued frames are not worth watching any more. */
  private rush = 0;
  private wake: (() => void) | null = null;
  private known = false;
  /** Counts the fresh starts: what was being drawn before one is out of date. */
  private starts = 0;

  constructor(
    readonly id: string,
    socket: () => Socket = () => tableSocket(id),
  ) {
    this.link = new Link(socket, {
      frame: (frame) => this.receive(frame),
      online: (online) => (this.online = online),
      pending: (text) => (this.pending = text),
      dropped: () => (this.trouble = () => t("table-move-dropped")),
      elsewhere: (elsewhere) => (this.elsewhere = elsewhere),
    });
    this.talk = new Talk(id, (frame) => this.link.say(frame));
  }

  /** Who said something, as they are called here now, or as they were called then. */
  speaker = (said: Said): string =>
    said.seat !== null && this.info?.seats.some((each) => each.seat === said.seat && each.name === said.name) ? this.names(said.seat) : isolated(said.name);

  async start(): Promise<void> {
    try {
      const [info, games] = await Promise.all([http.table(this.id), allGames()]);
      await this.prepare(info, games);
      this.info = info;
      this.company.take(info);
      this.link.seat = info.you;
      this.link.start();
    } catch (error) {
      if (error instanceof Problem && error.status === 404) this.missing = true;
      else this.fail(error);
    }
  }

  /** Have the game, its words and all that its table shows at first. */
  protected async prepare(info: TableInfo, games: GameInfo[]): Promise<void> {
    const found = games.find((each) => each.name === info.game);
    const game = found && this.game.name !== found.name ? new Game(found) : this.game;
    await Promise.all([
      needGame(info.game),
      boards(game),
      this.live && accompanied(info) ? others() : null,
      ...(info.state === "waiting" ? [needTexts("waiting"), needTexts("invite")] : []),
      info.state === "over" || !this.live ? endings() : null,
    ]);
    this.game = game;
    endingsSoon();
  }

  stop(): void {
    this.link.stop();
    if (this.holding) this.goOn();
    this.skip();
  }

  /** The page is looked at again, or there is a network again. */
  awake(): void {
    this.link.wake();
  }

  /** Use the seat here, no longer in the other window. */
  takeOver(): void {
    this.link.takeOver();
  }

  get you(): Seat | null {
    return this.info?.you ?? null;
  }

  /** The seat on the near side of the table. */
  get near(): Seat | null {
    return this.you;
  }

  /** Whether all hands lie open. */
  get laidOpen(): boolean {
    return false;
  }

  /** Whether this is the game itself, and not a picture of how it went. */
  get live(): boolean {
    return true;
  }

  /** Whether a server keeps this game, which can be asked for something. */
  get kept(): boolean {
    return this.live;
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

  private called = $derived.by(() => tellApart(this.info?.seats ?? []));

  names = (seat: Seat): string => this.called.get(seat) ?? isolated(this.position?.players["ABCDEFGH".indexOf(seat)] ?? seat);

  /** Whether the reader may fill free seats with bots and close the table: whoever set it, or all if they are gone. */
  get host(): boolean {
    return this.info?.creator ?? false;
  }

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

  /** What is left of a choice that is begun anew: the verb, if one was said. */
  private get root(): Intent {
    return { ...nothing, verb: this.armed === null ? this.intent.verb : this.before.verb };
  }

  /** Take a step of the reader's choosing. */
  step(step: Step, tap: Tap = { named: true }): void {
    this.trouble = null;
    this.begun = null;
    if (step.play) {
      this.make(step.play, tap);
      return;
    }
    this.armed = null;
    this.intent = step.intent;
  }

  /** Make a move, after a second word if a slip would cost. */
  make(choice: Choice, tap: Tap = { named: true }): void {
    if (this.armed?.text === choice.text || !asks(choice, this.menu, this.game, tap, settings.of("confirm"))) {
      this.play(choice.text);
      return;
    }
    this.before = this.intent;
    this.begun = null;
    this.armed = choice;
    this.intent = { verb: choice.verb, target: choice.target, cards: [...choice.cards], amount: choice.amount };
  }

  /** Choose a card that goes with nothing chosen so far: the choice begins anew with it. */
  restart(owner: Seat, card: string, tap: Tap): void {
    const joins = this.armed !== null;
    const root = this.root;
    this.armed = null;
    this.intent = root;
    this.step(chooseCard(this.menu, root, owner, card, this.you!, this.faces), tap);
    this.begun = joins ? null : card;
  }

  /** The tally has been read. */
  goOn(): void {
    this.roundOpen = false;
    if (this.holding) this.wake?.();
  }

  /** Whether the next set leads: nothing lies there that it would have to beat. */
  get leading(): boolean {
    if (!this.yourTurn || !this.sets || !this.menu.some((choice) => choice.makes !== null)) return false;
    const lies = this.game.zonesFor("set").some((zone) => Object.values(this.shown?.held[zone.name] ?? {}).some((cards) => cards.length > 0));
    return !lies || (this.shown?.past ?? false);
  }

  play(text: string): void {
    this.skip();
    this.cancel();
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
    this.armed = null;
    this.begun = null;
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

  /** Ask the others to take one's last move back. */
  async takeBack(): Promise<void> {
    const last = this.log.findLast((entry) => entry.seat === this.you);
    await this.act(() =>
      http.undo(this.id).catch((error) => {
        if (error instanceof Problem && error.code === "error-undo-learned" && last) this.learned = last.move;
        throw error;
      }),
    );
  }

  protected fail(error: unknown): void {
    this.trouble = () => (error instanceof Problem ? error.text : t("page-error-unknown"));
  }

  /** Show the end of what is moving at once. */
  skip(): void {
    // What is to be read waits for a word of its own.
    if (this.holding) return;
    this.hurry = true;
    this.rush = this.queue.length;
    this.animator?.finish();
    this.wake?.();
  }

  private take(info: TableInfo): void {
    // What was asked before the game began may be answered after it has been told that it did.
    if (info.state === "waiting" && this.info !== null && this.info.state !== "waiting") return;
    const seated = this.info !== null && this.info.you !== info.you;
    this.company.take(info);
    this.info = info;
    if (!later.others && accompanied(info)) void others().catch(() => undefined);
    this.link.seat = info.you;
    // A game that began, or a seat taken, shows more than what was sent so far.
    if (info.state !== "waiting" && (this.position === null || seated)) this.link.ask();
  }

  protected receive(frame: ServerFrame): void {
    if (frame.kind === "table") this.take(frame.table);
    else if (frame.kind === "state") this.settle(frame);
    else if (frame.kind === "moved") this.moved(frame);
    else if (frame.kind === "nudge") this.nudged(frame.seat);
    else if (frame.kind === "said") {
      if (!later.others && frame.said.length > 0) void others().catch(() => undefined);
      this.talk.hear(frame);
    }
    else if (frame.kind === "refused" && frame.code.startsWith("error-talk-")) this.talk.refused(frame);
    else if (frame.kind === "refused" && frame.code !== "error-stale") {
      void needTexts("errors").catch(() => undefined);
      if (frame.code === "error-table" || frame.code === "error-table-closed") {
        // It has been closed meanwhile.
        this.missing = true;
        this.closed = frame.code === "error-table-closed";
        this.link.stop();
        return;
      }
      this.trouble = () => maybe(frame.code, frame.args as Record<string, string | number>) ?? frame.text;
    }
  }

  /** Remind somebody that it is their turn. */
  async nudge(seat: Seat): Promise<void> {
    const told = await this.act(() => http.nudge(this.id, seat));
    if (told === null) return;
    this.company.nudged = [...this.company.nudged, seat];
    this.say([t("company-nudge-sent", { name: this.names(seat) })]);
  }

  /** Tell screen readers something that is to be seen on the page. */
  aloud(text: string): void {
    this.say([text]);
  }

  private nudged(by: Seat): void {
    this.company.nudgedBy = by;
    knockSound();
    this.say([t("company-nudged", { name: this.names(by) })]);
  }

  protected settle(frame: StateFrame): void {
    if (this.company.state(frame)) {
      this.ended = null;
      this.settled = null;
      this.roundOpen = false;
      this.say([t("company-undone")]);
    }
    this.queue = [];
    this.starts += 1;
    if (this.holding) this.goOn();
    this.skip();
    this.drawn = frame.log.at(-1)?.move ?? -1;
    this.position = frame.position;
    this.menu = frame.menu;
    this.log = frame.log;
    this.keepIntent();
    this.learn(frame.menu, frame.log);
    const shown = fromPosition(frame.position, this.game, this.shown ?? undefined);
    for (const entry of frame.log) for (const event of entry.events) recall(shown, event, this.game);
    this.shown = fromPosition(frame.position, this.game, shown);
    if (this.ended === null) this.sumUp(frame.log.findLast((entry) => this.sum(entry.events, frame.position) !== null)?.events ?? [], frame.position, frame.position.over);
    if (frame.position.over && this.settled === null) this.settleUp(frame.position, true);
    // After the deal alone there is nothing to tell but who leads.
    const last = frame.log.at(-1);
    this.happened = last?.events ?? [];
    if (!this.known) this.announceTurn(false);
    this.known = true;
  }

  protected moved(frame: MovedFrame): void {
    // What is known already is not told again; what is missing is asked for.
    const last = this.log.at(-1)?.move ?? frame.move - 1;
    if (frame.move <= last) return;
    if (frame.move > last + 1) {
      this.link.ask();
      return;
    }
    if (frame.seat !== null && this.company.late(frame.seat, this.position?.acting ?? []))
      this.say([t("company-late", { seat: frame.seat === this.you ? "you" : this.names(frame.seat) })]);
    this.company.moved(frame.clock);
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
    if (this.armed !== null && !this.menu.some((choice) => choice.text === this.armed!.text)) this.cancel();
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

  /** Reckon what the hand brought that the last move known here ended. */
  private settleUp(position: Position, open: boolean, log: LogEntry[] = this.log): boolean {
    if (this.ended !== null) return false;
    const hand = handOf(log, this.game);
    const lines = tally(hand, position.players.length, this.game);
    if (lines === null) return false;
    const number = log.at(-1)?.events.find((event) => this.game.meaning(event).begins === "hand" && event.amount !== null)?.amount ?? null;
    this.settled = { lines, hand: number === null ? position.hand : number - 1 };
    this.roundOpen = open;
    return true;
  }

  /** Let a hand be read before the next one is dealt. */
  protected async hold(position: Position): Promise<void> {
    if (!this.roundOpen || !this.live) return;
    mugSound();
    if (this.tally) {
      const told = (amount: number) => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0");
      this.say([this.game.text("hand", "sums", { hand: this.tally.hand }), ...this.tally.lines.map(({ seat, total }) => t("table-fact", { what: seat === this.you ? t("wait-you") : this.names(seat), value: told(total) }))]);
    }
    this.holding = true;
    await this.sleep(this.you !== null && position.acting.includes(this.you) ? READING.wanted : READING.else);
    this.holding = false;
    this.roundOpen = false;
  }

  protected learn(menu: Choice[], log: LogEntry[]): void {
    const known = new Set(this.verbs);
    for (const choice of menu) known.add(choice.verb);
    for (const entry of log) if (entry.text) known.add(entry.text.split(" ")[0]!);
    const order = this.game.info.verbs.map((verb) => verb.word);
    const sorted = [...known].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    if (sorted.length !== this.verbs.length) this.verbs = sorted;
  }

  protected say(lines: string[]): void {
    // Each keeps its place on the page for as long as it stands there: what is not new is not read again.
    if (lines.length > 0) this.said = [...this.said, ...lines.map((text) => ({ id: ++this.sayings, text: spoken(text, this.game) }))].slice(-12);
  }

  private announceTurn(sound: boolean): void {
    if (!this.yourTurn) return;
    this.say([t(this.leading ? "table-turn-lead" : "table-turn-you")]);
    if (sound) turnSound();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.moving = true;
    while (this.queue.length > 0) {
      const frame = this.queue.shift()!;
      const fresh = this.starts;
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
      let held = false;
      const log = this.log.filter((entry) => entry.move <= frame.move);
      const mind = { past: this.shown?.past ?? false, made: this.shown?.made ?? {}, streak: this.shown?.streak ?? null, revealed: this.shown?.revealed ?? {} };
      for (const event of frame.events) recall(mind, event, this.game);
      if (!document.hidden) {
        for (const beat of plan(frame.events, this.game, waiting)) {
          if (this.starts !== fresh) break;
          const ends = this.game.meaning(beat.event).begins === "hand" && frame.move > 0;
          if (this.hurry) break;
          if (ends && !held) {
            held = true;
            if (!told) this.settleUp(frame.position, true, log);
            await this.hold(frame.position);
            if (this.starts !== fresh) break;
          }
          if (!told && heading(beat.event, this.game) !== null) {
            this.sumUp(frame.events, frame.position, true);
            told = true;
          }
          const before = this.shown ?? fromPosition(frame.position, this.game);
          this.animator?.before();
          const applied = apply(before, beat.event, this.game, beat.light);
          // The star goes to the better set as soon as it lies there.
          const star = this.game.meaning(beat.event).makes ? best(this.game) : undefined;
          if (star) applied.shown.table[star.name] = String(frame.position.zones[star.name] ?? "");
          this.shown = applied.shown;
          await tick();
          this.animator?.after(applied.travels, applied.coins);
          const { puts } = this.game.meaning(beat.event);
          if (puts !== null && this.game.look(puts) !== "in") knockSound();
          if (applied.travels.length > 0) cardSound();
          if (applied.coins.length > 0) chipSound();
          if (beat.wait > 0) await this.sleep(beat.wait);
        }
      }
      if (this.starts !== fresh) continue;
      // Whoever hurries, or looks elsewhere, still gets the tally.
      if (!held && !frame.position.over && this.deals(frame.events) && frame.move > 0) {
        if (!told && this.sum(frame.events, frame.position) !== null) {
          this.sumUp(frame.events, frame.position, true);
          told = true;
        } else if (!told) this.settleUp(frame.position, true, log);
        await this.hold(frame.position);
        if (this.starts !== fresh) continue;
      }
      this.animator?.before();
      this.shown = fromPosition(frame.position, this.game, this.shown ? { ...this.shown, ...mind } : undefined);
      this.drawn = frame.move;
      if (!told && !held) this.sumUp(frame.events, frame.position, true);
      if (frame.position.over) {
        this.settleUp(frame.position, true, log);
        mugSound();
      }
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
