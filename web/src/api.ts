/** The HTTP side of the server. Every failure is a `Problem` with a text that can be shown. */
import type { ClockInfo, EveningInfo, EveningShort, GameInfo, Hint, LessonPage, Me, Moment, MyTable, MyTables, PadSheet, Replay, ReviewState, Seat, SeatRequest, StudyRequest, TableInfo } from "./protocol";
import { noticed } from "./offline/line.svelte";
import { locale, maybe, needTexts, t, type Args } from "./text.svelte";

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly args: Args,
    readonly plain: string,
    readonly status: number,
  ) {
    super(plain);
    // The server's own words do until these have come.
    void needTexts("errors").catch(() => undefined);
  }

  /** The reason in the reader's language, or the server's own words. */
  get text(): string {
    return maybe(this.code, this.args) ?? (this.plain || t("page-error-unknown"));
  }
}

export interface Api {
  me(): Promise<Me>;
  rename(name: string, locale?: string): Promise<Me>;
  games(): Promise<GameInfo[]>;
  bots(): Promise<string[]>;
  play(game: string, players?: number): Promise<TableInfo>;
  create(game: string, options: Record<string, unknown>, seats: SeatRequest[], listed: boolean, more?: { clock?: ClockInfo | null; waits?: boolean; hints?: boolean }): Promise<TableInfo>;
  tables(): Promise<TableInfo[]>;
  mine(): Promise<MyTable[]>;
  table(id: string): Promise<TableInfo>;
  sit(id: string, seat?: Seat): Promise<TableInfo>;
  stand(id: string): Promise<TableInfo>;
  bot(id: string, seat: Seat, bot: string): Promise<TableInfo>;
  rematch(id: string): Promise<TableInfo>;
  /** Let a bot play for somebody who is away. */
  standIn(id: string, seat: Seat): Promise<TableInfo>;
  nudge(id: string, seat: Seat): Promise<TableInfo>;
  remove(id: string, seat: Seat): Promise<TableInfo>;
  /** Ask to take one's move back, or say whether somebody may. */
  undo(id: string, agree?: boolean): Promise<TableInfo>;
  ready(id: string): Promise<TableInfo>;
  start(id: string): Promise<TableInfo>;
  close(id: string): Promise<void>;
  rules(game: string, lang: string): Promise<string>;
  evenings(): Promise<EveningShort[]>;
  makeEvening(name: string): Promise<EveningInfo>;
  evening(id: string): Promise<EveningInfo>;
  propose(id: string, game: string, hints: boolean): Promise<EveningInfo>;
  want(id: string, proposal: number, wanted: boolean): Promise<EveningInfo>;
  begin(id: string, proposal: number, bots: number): Promise<TableInfo>;
  addPad(id: string, record: string, people: (string | null)[]): Promise<EveningInfo>;
  endEvening(id: string, ended: boolean): Promise<EveningInfo>;
  moments(id: string): Promise<Moment[]>;
  replay(id: string, eyes: string): Promise<Replay>;
  replayRecord(record: string, eyes: string): Promise<Replay>;
  keepRecord(record: string): Promise<TableInfo>;
  playOn(from: StudyRequest): Promise<TableInfo>;
  review(id: string): Promise<ReviewState>;
  judge(id: string): Promise<ReviewState>;
  lesson(game: string): Promise<LessonPage>;
  hint(id: string, degree: 2 | 3, move: number): Promise<Hint>;
  readPad(record: string): Promise<PadSheet>;
}

/** How to become a guest again, whose cookie is gone. */
let introduce: () => Promise<unknown> = () => http.me();

export function introduceBy(way: () => Promise<unknown>): void {
  introduce = way;
}

const PATIENCE = [300, 900, 2_700];

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once<T>(method, path, body);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === "error-cookie" && attempt === 0 && path !== "/me") await introduce();
      else if (error.code === "error-busy" && attempt < PATIENCE.length) {
        // Nothing has changed, so that asking again does no harm; not all pages at once.
        await new Promise((done) => setTimeout(done, PATIENCE[attempt]! * (0.75 + 0.5 * Math.random())));
      } else throw error;
    }
  }
}

async function once<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`api${path}`, {
      method,
      credentials: "same-origin",
      headers: { "accept-language": locale(), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    noticed(false);
    throw new Problem("page-error-offline", {}, "", 0);
  }
  noticed(true);
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = (data as { error?: { code?: string; args?: Args; text?: string } } | null)?.error;
    throw new Problem(error?.code ?? "page-error-unknown", error?.args ?? {}, error?.text ?? "", answer.status);
  }
  return data as T;
}

const on = (id: string) => `/evenings/${encodeURIComponent(id)}`;
export const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const http: Api = {
  me: () => call("GET", "/me"),
  rename: (name, locale) => call("PUT", "/me", { name, locale }),
  games: async () => (await call<{ games: GameInfo[] }>("GET", "/games")).games,
  bots: async () => (await call<{ bots: string[] }>("GET", "/bots")).bots,
  play: (game, players) => call("POST", "/play", players ? { game, players } : { game }),
  create: (game, options, seats, listed, more) => call("POST", "/tables", { game, options, seats, listed, ...more }),
  mine: async () => (await call<MyTables>("GET", "/me/tables?limit=0")).open,
  tables: async () => (await call<{ tables: TableInfo[] }>("GET", "/tables")).tables,
  table: (id) => call("GET", at(id)),
  sit: (id, seat) => call("POST", `${at(id)}/sit`, seat ? { seat } : {}),
  stand: (id) => call("POST", `${at(id)}/stand`, {}),
  bot: (id, seat, bot) => call("POST", `${at(id)}/bot`, { seat, bot }),
  rematch: (id) => call("POST", `${at(id)}/rematch`, {}),
  standIn: (id, seat) => call("POST", `${at(id)}/stand-in`, { seat }),
  nudge: (id, seat) => call("POST", `${at(id)}/nudge`, { seat }),
  remove: (id, seat) => call("POST", `${at(id)}/remove`, { seat }),
  undo: (id, agree) => call("POST", `${at(id)}/undo`, agree === undefined ? {} : { agree }),
  ready: (id) => call("POST", `${at(id)}/ready`, {}),
  start: (id) => call("POST", `${at(id)}/start`, {}),
  close: async (id) => {
    await call("POST", `${at(id)}/close`, {});
  },
  rules: async (game, lang) =>
    (await call<{ html: string }>("GET", `/rules/${encodeURIComponent(game)}?lang=${encodeURIComponent(lang)}`)).html,
  replay: (id, eyes) => call("GET", `${at(id)}/replay?seat=${eyes}`),
  replayRecord: (record, eyes) => call("POST", `/replay?seat=${eyes}`, { record }),
  keepRecord: (record) => call("POST", "/replay/keep", { record }),
  playOn: (from) => call("POST", "/replay/play", from),
  // The server hears later than the page that another language is wanted.
  review: (id) => call("GET", `${at(id)}/review?lang=${locale()}`),
  judge: (id) => call("POST", `${at(id)}/review?lang=${locale()}`, {}),
  hint: (id, degree, move) => call("GET", `${at(id)}/hint?degree=${degree}&move=${move}`),
  lesson: (game) => call("GET", `/lessons/${encodeURIComponent(game)}`),
  evenings: async () => (await call<{ evenings: EveningShort[] }>("GET", "/evenings")).evenings,
  makeEvening: (name) => call("POST", "/evenings", { name }),
  evening: (id) => call("GET", on(id)),
  propose: (id, game, hints) => call("POST", `${on(id)}/proposals`, { game, hints }),
  want: (id, proposal, wanted) => call("POST", `${on(id)}/proposals/${proposal}/want`, { wanted }),
  begin: (id, proposal, bots) => call("POST", `${on(id)}/proposals/${proposal}/start`, { bots }),
  addPad: (id, record, people) => call("POST", `${on(id)}/pads`, { record, people }),
  endEvening: (id, ended) => call("POST", `${on(id)}/end`, { ended }),
  moments: async (id) => (await call<{ moments: Moment[] }>("GET", `${on(id)}/moments`)).moments,
  readPad: (record) => call("POST", "/pad/read", { record }),
};

export const recordUrl = (id: string) => `api${at(id)}/record`;
export const qrUrl = (id: string) => `api${at(id)}/qr`;
export const eveningQrUrl = (id: string) => `api${on(id)}/qr`;
