/** Being told of one's turn while the page is in the background: for this device, and only if somebody has asked for it. */
import { keep, recall } from "../storage";

const KEY = "alehouse-turn-notice";

export const possible = typeof Notification === "function";
const allowed = () => possible && Notification.permission === "granted";

let wanted = $state(recall(KEY) === "on");
let refused = $state(possible && Notification.permission === "denied");

export const turnNotice = {
  /** Whether it is asked for, and the browser lets us. */
  get on(): boolean {
    return wanted && allowed();
  },
  /** Whether the browser has been told to let nobody do this here. */
  get refused(): boolean {
    return refused;
  },
  /** Somebody has pressed the switch: only then the browser asks. */
  async choose(on: boolean): Promise<void> {
    const answer = on && possible ? await Notification.requestPermission() : "default";
    refused = possible && Notification.permission === "denied";
    wanted = on && answer === "granted";
    keep(KEY, wanted ? "on" : "off");
  },
};

type Badged = Navigator & { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };

let shown: Notification | null = null;

/** Say that it is somebody's turn at the table of this address, with words that everybody may see. */
async function tell(words: string, path: string): Promise<void> {
  void (navigator as Badged).setAppBadge?.().catch(() => undefined);
  const about = { tag: path, icon: new URL("icons/192.png", document.baseURI).href, data: { path } };
  // A phone shows it only by the service worker, which brings whoever presses it back to the table.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(words, about);
  shown = new Notification(words, about);
  shown.onclick = () => window.focus();
}

async function hush(path: string): Promise<void> {
  void (navigator as Badged).clearAppBadge?.().catch(() => undefined);
  shown?.close();
  shown = null;
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const each of (await worker?.getNotifications({ tag: path })) ?? []) each.close();
}

/** Call with whether it is one's turn, whenever that may have changed; what it returns ends the notice. */
export function followTurn(turn: boolean, words: string, path: string): (() => void) | undefined {
  if (!turn || !turnNotice.on) return undefined;
  let told = false;
  const look = () => {
    if (!document.hidden) end();
  };
  const end = () => {
    if (told) void hush(path).catch(() => undefined);
    told = false;
  };
  if (document.hidden) {
    told = true;
    void tell(words, path).catch(() => undefined);
  }
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    end();
  };
}
