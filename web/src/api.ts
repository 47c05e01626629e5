/** The HTTP side of the server. Every failure is a `Problem` with a text that can be shown. */
import type { GameInfo, Me, PadSheet, PadTally, Seat, SeatRequest, TableInfo } from "./protocol";
import { locale, maybe, t, type Args } from "./text.svelte";

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly args: Args,
    readonly plain: string,
    readonly status: number,
  ) {
    super(plain);
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
  create(game: string, options: Record<string, unknown>, seats: SeatRequest[], listed: boolean): Promise<TableInfo>;
  tables(): Promise<TableInfo[]>;
  table(id: string): Promise<TableInfo>;
  sit(id: string, seat?: Seat): Promise<TableInfo>;
  stand(id: string): Promise<TableInfo>;
  bot(id: string, seat: Seat, bot: string): Promise<TableInfo>;
  rematch(id: string): Promise<TableInfo>;
  rules(game: string, lang: string): Promise<string>;
  pad(sheet: PadSheet): Promise<PadTally>;
  readPad(record: string): Promise<PadSheet>;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: { "accept-language": locale(), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem("page-error-offline", {}, "", 0);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = (data as { error?: { code?: string; args?: Args; text?: string } } | null)?.error;
    throw new Problem(error?.code ?? "page-error-unknown", error?.args ?? {}, error?.text ?? "", answer.status);
  }
  return data as T;
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const http: Api = {
  me: () => call("GET", "/me"),
  rename: (name, locale) => call("PUT", "/me", { name, locale }),
  games: async () => (await call<{ games: GameInfo[] }>("GET", "/games")).games,
  bots: async () => (await call<{ bots: string[] }>("GET", "/bots")).bots,
  play: (game, players) => call("POST", "/play", players ? { game, players } : { game }),
  create: (game, options, seats, listed) => call("POST", "/tables", { game, options, seats, listed }),
  tables: async () => (await call<{ tables: TableInfo[] }>("GET", "/tables")).tables,
  table: (id) => call("GET", at(id)),
  sit: (id, seat) => call("POST", `${at(id)}/sit`, seat ? { seat } : {}),
  stand: (id) => call("POST", `${at(id)}/stand`, {}),
  bot: (id, seat, bot) => call("POST", `${at(id)}/bot`, { seat, bot }),
  rematch: (id) => call("POST", `${at(id)}/rematch`, {}),
  rules: async (game, lang) =>
    (await call<{ html: string }>("GET", `/rules/${encodeURIComponent(game)}?lang=${encodeURIComponent(lang)}`)).html,
  pad: (sheet) => call("POST", "/pad", sheet),
  readPad: (record) => call("POST", "/pad/read", { record }),
};

export const recordUrl = (id: string) => `/api${at(id)}/record`;
export const qrUrl = (id: string) => `/api${at(id)}/qr`;
