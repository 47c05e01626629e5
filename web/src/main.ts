import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { bearTranslation } from "./translated";
import { chooseLocale, useLocale } from "./text.svelte";

bearTranslation();

const preferred = settings.language ? [settings.language, ...navigator.languages] : navigator.languages;
void useLocale(chooseLocale(preferred))
  .catch(() => useLocale("en"))
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("page")! }));
