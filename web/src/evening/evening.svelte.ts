/** One evening with friends, as the server tells it. */
import { http, Problem } from "../api";
import { Link, tableSocket, type Socket } from "../link";
import { isolated } from "../names";
import type { EveningInfo, GameInfo, Said, ServerFrame } from "../protocol";
import { Talk } from "../talk/talk.svelte";
import { maybe, needTexts, t } from "../text.svelte";

/** Games that so many people can play in so many minutes (null: any), the shorter first. */
export function fitting(games: readonly GameInfo[], people: number, minutes: number | null): GameInfo[] {
  return games
    .filter((game) => game.min_players <= people && people <= game.max_players && (minutes === null || game.max_minutes <= minutes))
    .sort((a, b) => a.max_minutes - b.max_minutes || a.min_minutes - b.min_minutes || a.name.localeCompare(b.name));
}

/** How many points everybody had after each game: one row for each person, beginning with nought. */
export function course(evening: Pick<EveningInfo, "games" | "standings">): { who: string; points: number[] }[] {
  return evening.standings.map(({ who }) => {
    const points = [0];
    for (const game of evening.games) points.push(points.at(-1)! + (game.places.find((each) => each.who === who)?.points ?? 0));
    return { who, points };
  });
}

export class EveningSession {
  info = $state.raw<EveningInfo | null>(null);
  online = $state(true);
  missing = $state(false);
  elsewhere = $state(false);
  private trouble = $state.raw<(() => string) | null>(null);
  problem = $derived(this.trouble?.() ?? null);
  readonly talk: Talk;
  private readonly link: Link;

  /** `onbegin`: a game has begun in which the reader wanted to be. */
  constructor(
    readonly id: string,
    private readonly onbegin: ((table: string) => void) | null = null,
    socket: () => Socket = () => tableSocket(id, "evenings"),
  ) {
    this.link = new Link(socket, {
      frame: (frame) => this.receive(frame),
      online: (online) => (this.online = online),
      pending: () => undefined,
      elsewhere: (elsewhere) => (this.elsewhere = elsewhere),
    });
    this.talk = new Talk(id, (frame) => this.link.say(frame));
  }

  async start(): Promise<void> {
    try {
      // The cookie has to be there before the line is opened.
      await http.me();
      this.info = await http.evening(this.id);
      this.link.start();
    } catch (error) {
      if (error instanceof Problem && error.status === 404) this.missing = true;
      else this.fail(error);
    }
  }

  stop(): void {
    this.link.stop();
  }

  awake(): void {
    this.link.wake();
  }

  takeOver(): void {
    this.link.takeOver();
  }

  private names = $derived.by(() => new Map((this.info?.members ?? []).map((each, i) => [each.who, each.alike ? t("evening-double", { name: isolated(each.name), number: i + 1 }) : isolated(each.name)])));

  name = (who: string): string => this.names.get(who) ?? "?";

  speaker = (said: Said): string => this.names.get(said.who) ?? isolated(said.name);

  /** Do something; what the server makes of it is shown. */
  async act(request: () => Promise<EveningInfo>): Promise<boolean> {
    this.trouble = null;
    try {
      this.take(await request());
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  async begin(proposal: number, bots: number): Promise<string | null> {
    this.trouble = null;
    try {
      return (await http.begin(this.id, proposal, bots)).id;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  fail(error: unknown): void {
    this.trouble = () => (error instanceof Problem ? error.text : t("page-error-unknown"));
  }

  private take(info: EveningInfo): void {
    const before = this.info;
    this.info = info;
    for (const proposal of info.proposals) {
      const waited = before?.proposals.find((each) => each.number === proposal.number);
      if (waited && waited.table === null && proposal.table !== null && info.you !== null && proposal.wanted.includes(info.you)) this.onbegin?.(proposal.table);
    }
  }

  private receive(frame: ServerFrame): void {
    if (frame.kind === "evening") this.take(frame.evening);
    else if (frame.kind === "said") this.talk.hear(frame);
    else if (frame.kind === "refused") {
      if (frame.code.startsWith("error-talk-")) this.talk.refused(frame);
      else if (frame.code === "error-evening") {
        this.missing = true;
        this.link.stop();
      } else {
        void needTexts("errors").catch(() => undefined);
        this.trouble = () => maybe(frame.code, frame.args as Record<string, string | number>) ?? frame.text;
      }
    }
  }
}
