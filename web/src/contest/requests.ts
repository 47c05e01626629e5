/** What the pages of contests ask of the server. */
import { call } from "../api";
import type { ContestInfo, ContestRequest, DailyInfo, TableInfo } from "../protocol";

const at = (id: string) => `/contests/${encodeURIComponent(id)}`;

export type Deed = "join" | "leave" | "start" | "end";

export const contests = {
  create: (wanted: ContestRequest) => call<ContestInfo>("POST", "/contests", wanted),
  look: (id: string) => call<ContestInfo>("GET", at(id)),
  act: (id: string, deed: Deed) => call<ContestInfo>("POST", `${at(id)}/${deed}`, {}),
  remove: (id: string, number: number) => call<ContestInfo>("POST", `${at(id)}/remove`, { number }),
  daily: (day: string) => call<DailyInfo>("GET", day ? `/daily/${encodeURIComponent(day)}` : "/daily"),
  play: () => call<TableInfo>("POST", "/daily/play", {}),
  practise: (day: string, deal: number) => call<TableInfo>("POST", `/daily/${encodeURIComponent(day)}/practice`, { deal }),
};

export const qrOf = (id: string) => `api${at(id)}/qr`;
