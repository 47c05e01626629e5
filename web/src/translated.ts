/**
 * Lives with a browser that translates the page: it puts a <font> in the place of every text, and the text that the page
 * goes on to change is no longer on the page. So the text goes back beside it, empty; when the page says something new
 * there, or takes it away, the old translation goes.
 */

/** Whose text stands where, translated. */
const wraps = new Map<Text, HTMLElement>();

const isFont = (node: Node | null | undefined): node is HTMLElement => node instanceof HTMLElement && node.localName === "font";

/** Whether this is no matter for translators: they would only do harm to it. */
function untranslatable(parent: Node): boolean {
  const element = parent instanceof Element ? parent : parent.parentElement;
  return element === null || element.namespaceURI !== "http://www.w3.org/1999/xhtml" || element.closest("[translate=no]") !== null;
}

function wrapped(text: Text, font: HTMLElement, parent: Node): void {
  if (untranslatable(parent)) {
    font.replaceWith(text);
    return;
  }
  if (font.contains(text)) text.replaceWith(text.data);
  font.after(text);
  text.data = "";
  wraps.set(text, font);
}

/** The font that took the place of a text in this change, if one did. */
function newFont(change: MutationRecord, fresh: ReadonlySet<Node>): HTMLElement | null {
  const near = [...change.addedNodes, change.previousSibling, change.nextSibling];
  const font = near.find((node) => isFont(node) && fresh.has(node));
  return (font as HTMLElement | undefined) ?? null;
}

function heal(changes: MutationRecord[]): boolean {
  const fresh = new Set(changes.flatMap((change) => [...change.addedNodes]).filter(isFont));
  if (fresh.size === 0 && wraps.size === 0) return false;
  for (const change of changes) {
    if (change.type === "characterData") {
      const text = change.target as Text;
      const font = wraps.get(text);
      if (font && text.data !== "") {
        font.remove();
        wraps.delete(text);
      }
      continue;
    }
    for (const node of change.removedNodes) {
      if (!(node instanceof Text)) continue;
      const known = wraps.get(node);
      if (known) {
        if (node.isConnected) continue;
        known.remove();
        wraps.delete(node);
        continue;
      }
      const font = newFont(change, fresh);
      const within = node.parentElement?.closest("font");
      const gone = !node.isConnected || (isFont(within) && fresh.has(within));
      if (font?.isConnected && gone) wrapped(node, font, change.target);
    }
  }
  // Where whole parts of the page went, their texts went too.
  for (const [text, font] of wraps) if (!text.isConnected && !font.isConnected) wraps.delete(text);
  return true;
}

/** Begin to live with it. */
export function bearTranslation(root: Node = document.body): void {
  let seen = false;
  const observer = new MutationObserver((changes) => {
    if (!heal(changes) || seen) return;
    // Only a page that is translated needs to know of every text that changes.
    seen = true;
    observer.observe(root, { childList: true, subtree: true, characterData: true });
  });
  observer.observe(root, { childList: true, subtree: true });
}
