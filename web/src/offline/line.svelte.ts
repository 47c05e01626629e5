/** Whether the server can be reached, as far as anybody has noticed. */

let lost = $state(typeof navigator !== "undefined" && navigator.onLine === false);

/** A request came to nothing, or was answered. */
export function noticed(reached: boolean): void {
  lost = !reached;
}

export function offline(): boolean {
  return lost;
}

export function watchLine(): () => void {
  const gone = () => noticed(false);
  const back = () => noticed(true);
  addEventListener("offline", gone);
  addEventListener("online", back);
  return () => {
    removeEventListener("offline", gone);
    removeEventListener("online", back);
  };
}
