/** What a reader chose for this device. What is seen of it stands on the root element, where `public/theme.js` puts it before the first paint. */
import { keep, recall } from "./storage";

/** Every choice with what can be chosen; the first is what holds until somebody chooses. */
const CHOICES = {
  theme: ["system", "light", "dark"],
  /** How much moves: as the system says, everything, only fading, nothing. */
  motion: ["system", "full", "less", "none"],
  /** How large the type is, in per cent of what the browser has. */
  type: ["100", "125", "150"],
  contrast: ["system", "normal", "more"],
  /** Whether suits have borders of their own, beside shape, letter and ink. */
  suits: ["plain", "marked"],
  /** At which hand the actions are. */
  hand: ["right", "left"],
  /** When a move is only made after a second word. */
  confirm: ["costs", "always", "never"],
} as const;

type Choices = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };
export type Theme = Choices["theme"];
export type Name = keyof Choices;

export function choicesOf<Each extends Name>(name: Each): readonly Choices[Each][] {
  return CHOICES[name] as unknown as readonly Choices[Each][];
}

function remembered(name: Name): string {
  const kept = recall(`alehouse-${name}`);
  const known: readonly string[] = CHOICES[name];
  return kept !== null && known.includes(kept) ? kept : known[0]!;
}

// What the browser does not keep lasts as long as the page.
const chosen = $state(Object.fromEntries((Object.keys(CHOICES) as Name[]).map((name) => [name, remembered(name)])) as Record<Name, string>);
let sound = $state(recall("alehouse-sound") === "on");
let volume = $state(loudness(recall("alehouse-volume")));

function loudness(kept: string | null): number {
  const number = Number(kept ?? 0.6);
  return number >= 0 && number <= 1 ? number : 0.6;
}

const wants = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

/** Put on the root element what style sheets go by. The same is in `public/theme.js`. */
function show(name: Name): void {
  const value = name === "contrast" && chosen.contrast === "system" && wants("(prefers-contrast: more)") ? "more" : chosen[name];
  if (name === "confirm") return;
  if (value === CHOICES[name][0]) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

if (typeof matchMedia === "function") matchMedia("(prefers-contrast: more)").addEventListener("change", () => show("contrast"));

export const settings = {
  /** What has been chosen of a choice. */
  of<Each extends Name>(name: Each): Choices[Each] {
    return chosen[name] as Choices[Each];
  },
  choose<Each extends Name>(name: Each, value: Choices[Each]): void {
    chosen[name] = value;
    keep(`alehouse-${name}`, value);
    show(name);
  },
  get theme(): Theme {
    return this.of("theme");
  },
  set theme(value: Theme) {
    this.choose("theme", value);
  },
  /** What is on the screen now. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && wants("(prefers-color-scheme: dark)"));
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
  /** From 0 to 1. */
  get volume(): number {
    return volume;
  },
  set volume(value: number) {
    volume = loudness(String(value));
    keep("alehouse-volume", String(volume));
  },
};

/** Whether things fade in place of moving. */
export function calm(): boolean {
  const motion = settings.of("motion");
  return motion === "less" || motion === "none" || (motion === "system" && wants("(prefers-reduced-motion: reduce)"));
}

/** Whether nothing moves at all, and nothing fades. */
export function still(): boolean {
  return settings.of("motion") === "none";
}
