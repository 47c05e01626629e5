/** What a reader chose for this device. */
export type Theme = "system" | "dark" | "light";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

const known = read("alehouse-theme");
let theme = $state<Theme>(known === "dark" || known === "light" ? known : "system");
let sound = $state(read("alehouse-sound") === "on");

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
    write("alehouse-theme", value);
  },
  /** The language that was chosen; null: whatever the browser prefers. */
  get language(): string | null {
    return read("alehouse-locale");
  },
  set language(value: string) {
    write("alehouse-locale", value);
  },
  get sound(): boolean {
    return sound;
  },
  set sound(value: boolean) {
    sound = value;
    write("alehouse-sound", value ? "on" : "off");
  },
};

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
