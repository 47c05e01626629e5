/** The pages but the first: each comes with its texts when it is wanted. */
import type { Component } from "svelte";
import type { Part } from "virtual:texts";
import type { Route } from "./router.svelte";
import { needTexts } from "./text.svelte";

type Later = Exclude<Route["page"], "lobby">;
type Loaded = Component<Record<string, string>>;

const CODE: Record<Later, () => Promise<{ default: unknown }>> = {
  table: () => import("./table/TablePage.svelte"),
  set: () => import("./lobby/SetTable.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  pad: () => import("./pad/PadPage.svelte"),
  me: () => import("./mine/MePage.svelte"),
  move: () => import("./mine/MovePage.svelte"),
  nowhere: () => import("./Nowhere.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  evening: () => import("./evening/EveningPage.svelte"),
  contest: () => import("./contest/ContestPage.svelte"),
  daily: () => import("./contest/DailyPage.svelte"),
};
const TEXTS: Record<Later, readonly Part[]> = {
  table: ["table"],
  set: ["table", "setting"],
  rules: [],
  learn: ["table", "learn"],
  pad: ["table", "pad", "errors"],
  me: ["table", "mine", "invite"],
  move: ["mine", "errors"],
  nowhere: [],
  replay: ["table", "replay", "errors"],
  evening: ["evening", "talk", "invite"],
  contest: ["table", "setting", "invite", "contest"],
  daily: ["table", "contest"],
};

/** Fetch a page, or have it ready for when it is wanted. */
export async function open(page: Later): Promise<Loaded> {
  const [code] = await Promise.all([CODE[page](), ...TEXTS[page].map(needTexts)]);
  return code.default as Loaded;
}
