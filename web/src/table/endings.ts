/** What is to be seen when a round or a game has ended. */
export { default as Over } from "./Over.svelte";
export { default as Summary } from "./Summary.svelte";
export { default as Tally } from "./Tally.svelte";
