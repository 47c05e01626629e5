/** What a table has for those who sit there with others. */
export { default as Bubble } from "../talk/Bubble.svelte";
export { default as Mark } from "../talk/Mark.svelte";
export { default as Tabs } from "../talk/Tabs.svelte";
export { default as TalkCard } from "../talk/TalkCard.svelte";
export { default as CompanyBar } from "./CompanyBar.svelte";
