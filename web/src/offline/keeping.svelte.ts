/** The service worker: what works without a line is kept, and whoever has an old page open is told of the new one. */
import { games } from "../games.svelte";
import { address } from "../router.svelte";
import { locale } from "../text.svelte";

/** After the page is there, and has not been left again at once: nothing that is seen has to wait for this. */
const QUIET_MS = 3000;
/** How often a page that stays open asks for a new version, when it is looked at again. */
const ASK_MS = 60 * 60 * 1000;

const mine = typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "");
let newer = $state(false);

/** Whether the house has a newer page than this one. */
export function outdated(): boolean {
  return newer;
}

/** Who saves data or has little of it is not sent the rules of all games. */
function sparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

async function fill(worker: ServiceWorker): Promise<void> {
  const language = locale();
  const all = sparing() ? [] : await games().catch(() => []);
  const answers = ["api/games", ...all.map((game) => `api/rules/${encodeURIComponent(game.name)}?lang=${encodeURIComponent(language)}`)];
  worker.postMessage({ language, answers });
}

async function begin(): Promise<void> {
  const at = address("sw.js");
  const registration = await navigator.serviceWorker.register(at, { scope: address("./").pathname, updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  if (active) await fill(active);
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < ASK_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Keep what works offline, once the page is at rest. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator) || !mine || mine.startsWith("@")) return; // not built
  navigator.serviceWorker.addEventListener("message", (event) => {
    const version = (event.data as { version?: string } | null)?.version;
    if (version) newer = version !== mine;
  });
  const later = () => setTimeout(() => void begin().catch(() => undefined), QUIET_MS);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
