/** Whether this reader sits out when drinks are called, and has read what goes before them: kept on this device, by table. */
import { SvelteMap } from "svelte/reactivity";
import { keep, recall } from "../storage";

const kept = new SvelteMap<string, string>();

function key(table: string): string {
  return `alehouse-drinks-${table}`;
}

function read(table: string): string {
  return kept.get(table) ?? recall(key(table)) ?? "";
}

function write(table: string, value: string): void {
  kept.set(table, value);
  keep(key(table), value);
}

export function abstains(table: string): boolean {
  return read(table) === "out";
}

/** Whether the note about drinking has been read at this table. */
export function advised(table: string): boolean {
  return read(table) !== "";
}

export function setAbstains(table: string, out: boolean): void {
  write(table, out ? "out" : "in");
}
