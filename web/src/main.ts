import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { chooseLocale, useLocale } from "./text.svelte";

let wanted: string | null = null;
try {
  wanted = localStorage.getItem("alehouse-locale");
} catch {
  // Then the browser's languages decide.
}
void useLocale(chooseLocale(wanted ? [wanted, ...navigator.languages] : navigator.languages)).then(() => {
  mount(App, { target: document.getElementById("page")! });
});
