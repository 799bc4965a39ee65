// Texts of the client itself, and of the game a page is about. What happens at a table comes from the server in the reader's language.

import { keep, kept } from "./prefs.js";

export const LANGUAGES = {}; // by their codes, as they call themselves
let words = {};
let english = {};
let game = ""; // whose words are there, too

export const language = () => {
  const wanted = kept("language") || (navigator.language || "en").slice(0, 2);
  return wanted in LANGUAGES ? wanted : "en";
};

const get = async path => (await fetch(`/static/${path}.json`)).json();

// The words of the client, and of the game beside them.
async function wordsIn(name) {
  const [own, brought] = await Promise.all([get(`lang/${name}`), game ? get(`games/${game}/${name}`) : {}]);
  return { ...own, ...brought };
}

export async function loadWords() {
  if (!("en" in LANGUAGES)) Object.assign(LANGUAGES, await get("lang/languages"));
  const wanted = language();
  const first = wordsIn("en");
  const found = wanted === "en" ? first : wordsIn(wanted);
  const both = await Promise.all([first, found]);
  if (wanted !== language()) return; // another one was chosen meanwhile
  [english, words] = both;
  document.documentElement.lang = wanted;
}

// The page is about this game now.
export async function useWords({ name, browser }) {
  const there = browser.includes("en.json") ? name : "";
  if (there === game) return;
  game = there;
  await loadWords();
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

const fill = (text, args) => text.replace(/\{(\w+)\}/g, (whole, name) => args[name] ?? whole);
