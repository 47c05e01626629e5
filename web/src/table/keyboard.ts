/** The table by keyboard: what a key does, and how the focus goes from one thing that can be chosen to the next. */

/** What can be done by key; the page around it knows how. */
export interface Hands {
  /** Where all that can be chosen lies. */
  root(): HTMLElement | null;
  help(): void;
  /** Take back what has been begun, close what lies over the table, or let everything that moves arrive. */
  back(): void;
  log(): void;
  skip(): void;
}

/** Go to the next part of the table, or with Shift to the one before: one's own place, each of the others, the middle, scores, log. */
function region(root: HTMLElement | null, back: boolean): boolean {
  const all = [...(root?.querySelectorAll<HTMLElement>("[data-region]") ?? [])].filter((each) => each.offsetParent !== null);
  if (all.length === 0) return false;
  const at = all.findLastIndex((each) => each.contains(document.activeElement));
  const next = at < 0 ? 0 : (at + (back ? -1 : 1) + all.length) % all.length;
  all[next]!.focus();
  return true;
}

/**
 * Whether a key is this letter. In a layout without Latin letters it is the key on which a Latin one has it; in one that
 * has them, only the letter counts, wherever it lies.
 */
function says(event: KeyboardEvent, letter: string): boolean {
  const latin = /^[a-z]$/i.test(event.key);
  return latin ? event.key.toLowerCase() === letter : event.code === `Key${letter.toUpperCase()}`;
}

/** The digit of a key; also where digits are written only with Shift, or in other figures. */
function digit(event: KeyboardEvent): string | null {
  if (/^[0-9]$/.test(event.key)) return event.key;
  return event.shiftKey ? null : (/^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1] ?? null);
}

/** Do what a key says; whether it says anything here. */
function press(event: KeyboardEvent, hands: Hands): boolean {
  const root = hands.root();
  if ("?؟".includes(event.key)) hands.help();
  else if (event.key === "Escape") hands.back();
  else if (digit(event) !== null) {
    const button = numbered(root, digit(event)!);
    if (!button || button.ariaDisabled === "true") return false;
    button.click();
  } else if (says(event, "l")) hands.log();
  else if (says(event, "s")) hands.skip();
  else if (says(event, "r")) return region(root, event.shiftKey);
  else if (event.key.startsWith("Arrow") && !(event.target as HTMLElement).matches("input")) return walk(root, event.key);
  else return false;
  return true;
}

/** A handler of keys: those with other keys held, and those meant for a field or a dialog, are left alone. */
export function keys(hands: Hands): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if ((event.target as HTMLElement).closest("input:not([type=range]), textarea, select, dialog")) return;
    if (press(event, hands)) event.preventDefault();
  };
}

/** The button of a digit. Numbers that can be chosen answer to their own key, other actions to their place. */
function numbered(root: HTMLElement | null, digit: string): HTMLElement | null {
  if (root?.querySelector("[data-digit]")) return root.querySelector<HTMLElement>(`[data-digit="${digit}"]`);
  return root?.querySelectorAll<HTMLElement>("[data-action]")[Number(digit) - 1] ?? null;
}

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much farther something seems that lies aside of the direction. */
const ASIDE = 2.5;

/** Move the focus to the nearest thing that can be chosen in that direction; false if there is none at all. */
function walk(root: HTMLElement | null, key: string): boolean {
  const all = [...(root?.querySelectorAll<HTMLElement>("[data-pick], [data-action]:not([aria-disabled=true])") ?? [])];
  if (all.length === 0) return false;
  const current = document.activeElement instanceof HTMLElement && all.includes(document.activeElement) ? document.activeElement : null;
  if (!current) {
    all[0]!.focus();
    return true;
  }
  const from = current.getBoundingClientRect();
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === current) continue;
    const box = each.getBoundingClientRect();
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const along = x * dx + y * dy;
    if (along <= 4) continue;
    const cost = along + ASIDE * Math.abs(x * dy) + ASIDE * Math.abs(y * dx);
    if (cost < least) {
      least = cost;
      best = each;
    }
  }
  // At the edge the order of reading goes on.
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  (best ?? all[(all.indexOf(current) + step + all.length) % all.length])?.focus();
  return true;
}

/**
 * What a key pressed may be gone with the next picture: then the focus goes on to what can be done now, so that it never
 * falls back to the top of the page. `focused` is what had it last.
 */
export function keepFocus(root: HTMLElement | null, focused: Element | null): void {
  if (document.activeElement !== document.body || !focused || focused.isConnected) return;
  const within = focused.closest("[data-pick], [data-action], [data-testid=cancel]") !== null;
  const next = within
    ? (root?.querySelector<HTMLElement>("[data-action]:not([aria-disabled=true])") ?? root?.querySelector<HTMLElement>("[data-action], [data-testid=game-over] h2"))
    : document.querySelector<HTMLElement>("#content");
  next?.focus({ preventScroll: true });
}
