// Texts of the client itself. What happens at a table comes from the server in the reader's language.

import { keep, kept } from "./prefs.js";

export const LANGUAGES = {}; // by their codes, as they call themselves
let words = {};
let english = {};

export const language = () => {
  const wanted = kept("language") || (navigator.language || "en").slice(0, 2);
  return wanted in LANGUAGES ? wanted : "en";
};

export async function loadWords() {
  const get = async name => (await fetch(`/static/lang/${name}.json`)).json();
  const [names, first] = await Promise.all([get("languages"), get("en")]);
  Object.assign(LANGUAGES, names);
  english = first;
  const wanted = language();
  const found = wanted === "en" ? english : await get(wanted);
  if (wanted !== language()) return; // another one was chosen meanwhile
  words = found;
  document.documentElement.lang = wanted;
}

export async function speak(name) {
  keep("language", name);
  await loadWords();
}

export function t(key, args = {}) {
  const text = words[key] ?? english[key] ?? key;
  if (typeof text === "object") return fill(text[new Intl.PluralRules(language()).select(args.n)] ?? text.other, args);
  return fill(text, args);
}

// The word for a setting's value, or for anything else that may have one; else as it is.
export const wordFor = (key, otherwise) => (key in words || key in english ? t(key) : otherwise);

export function valueWord(value) {
  const minutes = /^(\d+)min$/.exec(value);
  return minutes ? t("minutes", { n: minutes[1] }) : wordFor(`value.${value}`, value.length > 1 ? value[0].toUpperCase() + value.slice(1) : value);
}

// A setting in words: values are called as in the list beside it, and not explained twice.
export const settingText = line =>
  line?.text.replace(/`(\w+)`(?: \(([^)]*)\))?/g, (_, value, told) => {
    const word = valueWord(value);
    return told && told !== word ? `${word} (${told})` : word;
  });

export const kindWord = kind => wordFor(`kind.${kind}`, kind);

export const editionWord = (game, edition) => wordFor(`edition.${game}.${edition}`, edition);

const fill = (text, args) => text.replace(/\{(\w+)\}/g, (whole, name) => args[name] ?? whole);
