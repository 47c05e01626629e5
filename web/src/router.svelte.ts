/** Pages by address: `/`, `/table/<id>`, `/set/<game>`, `/rules/<game>`, `/pad`. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "set"; game: string }
  | { page: "rules"; game: string }
  | { page: "pad" };

/** A part of an address; one that is not encoded properly stays as it is and is not found. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(path: string): Route {
  const [, head = "", rest = ""] = path.split("/").map(decoded);
  if (head === "table" && rest) return { page: "table", id: rest };
  if (head === "set" && rest) return { page: "set", game: rest };
  if (head === "rules" && rest) return { page: "rules", game: rest };
  if (head === "pad") return { page: "pad" };
  return { page: "lobby" };
}

let path = $state(typeof location === "undefined" ? "/" : location.pathname);
const route = $derived(parse(path));

export function where(): Route {
  return route;
}

export function go(to: string, replace = false): void {
  const [pathname = "/"] = to.split("?");
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = pathname;
  scrollTo(0, 0);
}

/** Ordinary links stay links: new tabs and copied addresses keep working. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function listen(): () => void {
  const back = () => {
    path = location.pathname;
  };
  addEventListener("popstate", back);
  return () => removeEventListener("popstate", back);
}
