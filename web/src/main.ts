import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { chooseLocale, useLocale } from "./text.svelte";

const preferred = settings.language ? [settings.language, ...navigator.languages] : navigator.languages;
void useLocale(chooseLocale(preferred))
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("page")! }));
