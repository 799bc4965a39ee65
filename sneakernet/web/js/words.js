// Texts of the client itself. What happens at a table comes from the server in the reader's language.

import { keep, kept } from "./prefs.js";

export const LANGUAGES = { en: "English", de: "Deutsch" };
let words = {};
let english = {};

export const language = () => {
  const wanted = kept("language") || (navigator.language || "en").slice(0, 2);
  return wanted in LANGUAGES ? wanted : "en";
};

export async function loadWords() {
  const get = async name => (await fetch(`/static/lang/${name}.json`)).json();
  english = await get("en");
  words = language() === "en" ? english : await get(language());
  document.documentElement.lang = language();
}

export async function speak(name) {
  keep("language", name);
  await loadWords();
}

export function t(key, args = {}) {
  const text = words[key] ?? english[key] ?? key;
  if (typeof text === "object") return fill(text[args.n === 1 ? "one" : "other"], args);
  return fill(text, args);
}

const fill = (text, args) => text.replace(/\{(\w+)\}/g, (whole, name) => args[name] ?? whole);
