/** What one asks the server about oneself; the lobby's own question is in `api`. */
import { at, call } from "../api";
import type { Me, MyTables, PassHolder, PassInfo, Statistics, TableInfo } from "../protocol";

export const requests = {
  tables: (before: string | null): Promise<MyTables> => call("GET", before ? `/me/tables?before=${encodeURIComponent(before)}` : "/me/tables"),
  statistics: (): Promise<Statistics> => call("GET", "/me/statistics"),
  leave: (table: string): Promise<TableInfo> => call("POST", `${at(table)}/leave`, {}),
  pass: (): Promise<PassInfo> => call("POST", "/me/pass", {}),
  holder: (token: string): Promise<PassHolder> => call("POST", "/me/pass/holder", { token }),
  take: (token: string): Promise<Me> => call("POST", "/me/take", { token }),
  back: (): Promise<Me> => call("POST", "/me/back", {}),
};
