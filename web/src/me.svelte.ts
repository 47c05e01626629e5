/** Who the reader is: a guest with a name and a language. */
import { http } from "./api";
import type { Me } from "./protocol";
import { settings } from "./settings.svelte";
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

export async function meet(): Promise<void> {
  me = await http.me();
  await tellLocale();
}

export function rename(name: string): Promise<void> {
  return tell(() => http.rename(name));
}

/** Say on which language the reader has settled, so that the server's own words come in it. */
function tellLocale(): Promise<void> {
  return tell(() => (me === null || me.locale === locale() ? null : http.rename(me.name, locale())));
}

/** Change the language of everything, at once and for the next time. */
export async function speak(wanted: string): Promise<void> {
  try {
    await useLocale(wanted);
  } catch {
    return;
  }
  settings.language = locale();
  // The page itself speaks it already; the server hears of it with the next change or visit if not now.
  await tellLocale().catch(() => undefined);
}
