import "../app.css";
import "./colours.css";
import { mount } from "svelte";
import { learn, needTexts, useLocale } from "../text.svelte";
import File from "./File.svelte";
import type { Review } from "./review";

interface Given {
  locale: string;
  reviews: (Review & { file?: string })[];
  /** What moves are called, as Fluent messages by language. */
  texts: Record<string, string>;
}

const given = JSON.parse(document.getElementById("reviews")!.textContent!) as Given;
learn(given.texts);
void needTexts("review")
  .then(() => useLocale(given.locale))
  .then(() => mount(File, { target: document.getElementById("page")!, props: { reviews: given.reviews } }));
