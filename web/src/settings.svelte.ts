/** What a reader chose for this device. */
import { keep, recall } from "./storage";

export type Theme = "system" | "dark" | "light";

// What the browser does not keep lasts as long as the page.
const known = recall("alehouse-theme");
let theme = $state<Theme>(known === "dark" || known === "light" ? known : "system");
let sound = $state(recall("alehouse-sound") === "on");

export const settings = {
  get theme(): Theme {
    return theme;
  },
  /** What is on the screen now. */
  get dark(): boolean {
    return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  },
  set theme(value: Theme) {
    theme = value;
    if (value === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
    keep("alehouse-theme", value);
  },
  /** The language that was chosen; null: whatever the browser prefers. */
  get language(): string | null {
    return recall("alehouse-locale");
  },
  set language(value: string) {
    keep("alehouse-locale", value);
  },
  get sound(): boolean {
    return sound;
  },
  set sound(value: boolean) {
    sound = value;
    keep("alehouse-sound", value ? "on" : "off");
  },
};

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
