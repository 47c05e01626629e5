/** Tests may ask for any text. */
import { needGame, needTexts } from "../src/text.svelte";

await Promise.all((["lobby", "setting", "waiting", "talk", "table", "pad", "review", "hints", "errors"] as const).map(needTexts));
await needGame("of another house");
