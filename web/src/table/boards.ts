/** What only some games lay on the table. */
export { default as Bids } from "./Bids.svelte";
export { default as Circles } from "./Circles.svelte";
export { default as Columns } from "./Columns.svelte";
export { default as Foe } from "./Foe.svelte";
export { default as Kinds } from "./Kinds.svelte";
export { default as LaidSet } from "./LaidSet.svelte";
