/** The time, for whatever counts seconds on the page: it goes on by itself only while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const id = setInterval(update, 250);
  return () => clearInterval(id);
});

/** Milliseconds since the page was opened, anew four times a second. */
export function ticking(): number {
  subscribe();
  return performance.now();
}
