/** Where in the rules that is said which matters now. */

const plain = (text: string) => text.trim().toLocaleLowerCase().replace(/[\s:.…]+$/, "");

/**
 * The element of a rules page to begin at, for the words of what can be done now: where a word stands in bold, or else the heading
 * that mentions it; null: from the top. The page's first words count for more: variants and questions come later.
 */
export function placeOf(page: ParentNode, words: readonly string[]): Element | null {
  const wanted = words.map(plain).filter((word) => word !== "");
  const bold = [...page.querySelectorAll("strong")].find((each) => wanted.includes(plain(each.textContent ?? "")));
  if (bold) return bold.closest("li, p") ?? bold;
  const heading = [...page.querySelectorAll("h2, h3")].find((each) => wanted.some((word) => plain(each.textContent ?? "").includes(word)));
  return heading ?? null;
}
