/** Pages by address below the path of the house: ``, `table/<id>`, `set/<game>`, `rules/<game>`, `learn/<game>`, `pad`, `replay/<id>`, `replay`, `contest`, `contest/<id>`, `daily`, `daily/<day>`, `evening/<id>`, `evening`, `me`, `move/<token>`. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "set"; game: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "pad" }
  | { page: "contest"; id: string }
  | { page: "daily"; id: string }
  | { page: "evening"; id: string }
  | { page: "replay"; id: string }
  | { page: "me" }
  | { page: "move"; token: string }
  | { page: "nowhere" };

/** A part of an address; one that is not encoded properly stays as it is and is not found. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page of an address, whose path begins with that of the house (`/`, `/cards/`). */
export function parse(path: string, below = "/"): Route {
  const inner = path.startsWith(below) ? path.slice(below.length) : path.replace(/^\//, "");
  const [head = "", rest = "", ...more] = inner.replace(/\/+$/, "").split("/").map(decoded);
  if (more.length > 0) return { page: "nowhere" };
  if (head === "contest" || head === "daily") return { page: head, id: rest };
  // Without a table any record can be looked at.
  if (head === "replay") return { page: "replay", id: rest };
  // Without a name one can be made.
  if (head === "evening") return { page: "evening", id: rest };
  if (rest) {
    if (head === "table") return { page: "table", id: rest };
    if (head === "set") return { page: "set", game: rest };
    if (head === "rules") return { page: "rules", game: rest };
    if (head === "learn") return { page: "learn", game: rest };
    if (head === "move") return { page: "move", token: rest };
    return { page: "nowhere" };
  }
  if (head === "pad") return { page: "pad" };
  if (head === "me") return { page: "me" };
  return { page: head === "" || head === "index.html" ? "lobby" : "nowhere" };
}

/** The full address of something of this house, named from its own path: `table/x`, `api/me`. */
export function address(inner: string): URL {
  return new URL(inner, document.baseURI);
}

const home = typeof document === "undefined" ? "/" : new URL(".", document.baseURI).pathname;

let path = $state(typeof location === "undefined" ? "/" : location.pathname);
const route = $derived(parse(path, home));

export function where(): Route {
  return route;
}

/** Go to a page of this house: `table/x`, or an address in full. */
export function go(to: string, replace = false): void {
  const { href, pathname } = address(to);
  if (replace) history.replaceState(null, "", href);
  else history.pushState(null, "", href);
  path = pathname;
  scrollTo(0, 0);
}

/** Ordinary links stay links: new tabs and copied addresses keep working. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(home) || link.pathname.startsWith(`${home}api/`)) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.href);
}

export function listen(): () => void {
  const back = () => {
    path = location.pathname;
  };
  addEventListener("popstate", back);
  return () => removeEventListener("popstate", back);
}
