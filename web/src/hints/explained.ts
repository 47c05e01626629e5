/**
 * What a button does, said where it is: under the mouse, where the focus is, and for a finger that rests on it (which then
 * presses nothing). The buttons say themselves which words they stand for, by `data-verb`.
 */
const REST = 450;

export function explained(bar: HTMLElement, about: (verb: string) => string | null) {
  const note = document.createElement("p");
  note.className = "verb-note";
  note.hidden = true;
  // It is read with the button already: its title says the same.
  note.setAttribute("aria-hidden", "true");
  bar.append(note);
  let resting: ReturnType<typeof setTimeout> | null = null;
  let rested = false;

  const buttonOf = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-verb]");
  function show(event: Event) {
    const verb = buttonOf(event)?.dataset.verb;
    const text = verb === undefined ? null : about(verb);
    note.hidden = text === null;
    note.textContent = text;
    if (!note.isConnected) bar.append(note);
  }
  const hide = () => (note.hidden = true);
  function still() {
    if (resting !== null) clearTimeout(resting);
    resting = null;
  }
  function over(event: PointerEvent) {
    if (event.pointerType === "mouse") show(event);
  }
  function out(event: PointerEvent) {
    still();
    if (event.pointerType === "mouse") hide();
  }
  function focus(event: FocusEvent) {
    if ((event.target as Element).matches(":focus-visible")) show(event);
  }
  function down(event: PointerEvent) {
    rested = false;
    hide();
    still();
    if (event.pointerType === "mouse" || !buttonOf(event)) return;
    resting = setTimeout(() => {
      rested = true;
      show(event);
    }, REST);
  }
  function click(event: MouseEvent) {
    still();
    if (!rested) return;
    rested = false;
    event.preventDefault();
    event.stopPropagation();
  }
  const menu = (event: Event) => buttonOf(event) && event.preventDefault();

  bar.addEventListener("pointerover", over);
  bar.addEventListener("pointerout", out);
  bar.addEventListener("pointercancel", still);
  bar.addEventListener("pointerdown", down);
  bar.addEventListener("focusin", focus);
  bar.addEventListener("focusout", hide);
  bar.addEventListener("click", click, true);
  bar.addEventListener("contextmenu", menu);
  return {
    update: (next: (verb: string) => string | null) => (about = next),
    destroy: () => {
      still();
      note.remove();
    },
  };
}
