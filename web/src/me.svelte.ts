/** Who the reader is: a guest with a name and a language. */
import { http, introduceBy } from "./api";
import type { Me } from "./protocol";
import { settings } from "./settings.svelte";
import { keep, recall } from "./storage";
import { locale, useLocale } from "./text.svelte";

let me = $state.raw<Me | null>(null);

/** Changes are told one after the other: each sends the name as the one before left it. */
let telling: Promise<void> = Promise.resolve();

function tell(change: () => Promise<Me> | null): Promise<void> {
  const told = telling.then(async () => {
    me = (await change()) ?? me;
  });
  telling = told.catch(() => undefined);
  return told;
}

export function self(): Me | null {
  return me;
}

/** Under which key this device keeps the name that was chosen on it. */
const NAME = "alehouse-name";

export async function meet(): Promise<void> {
  me = await http.me();
  await tellLocale();
  // Whom the server has forgotten (who played nothing for long, whose cookies were cleared) keeps the name all the same.
  const name = recall(NAME);
  if (!me.named && name) await rename(name).catch(() => undefined);
}

/** This device is somebody else's from now on: the name that it keeps is not for that one. */
export function forget(): void {
  keep(NAME, "");
}

/** Under way while the reader is being made known again. */
let again: Promise<void> | null = null;

/** Whose cookie got lost is a guest like any other to the server, and keeps the name that everybody knows. */
async function meetAgain(): Promise<void> {
  const before = me;
  me = await http.me();
  if (before !== null && before.name !== me.name) me = await http.rename(before.name, locale());
}

introduceBy(() => (again ??= meetAgain().finally(() => (again = null))));

export async function rename(name: string): Promise<void> {
  await tell(() => http.rename(name));
  if (me) keep(NAME, me.name);
}

/** Say on which language the reader has settled, so that the server's own words come in it. */
function tellLocale(): Promise<void> {
  return tell(() => (me === null || me.locale === locale() ? null : http.rename(me.name, locale())));
}

/** Change the language of everything, at once and for the next time. */
export async function speak(wanted: string): Promise<boolean> {
  try {
    await useLocale(wanted);
  } catch {
    return false;
  }
  settings.language = locale();
  // The page itself speaks it already; the server hears of it with the next change or visit if not now.
  await tellLocale().catch(() => undefined);
  return true;
}
