// The bar on top of every page: where am I, and the switches.

import { h, render, $ } from "./dom.js";
import { icon } from "./art.js";
import { pixels } from "./pixel.js";
import { asksTwice, kept, keep, setMotion, setTheme, whenTurned } from "./prefs.js";
import { LANGUAGES, language, loadWords, speak, t } from "./words.js";
import { offers, tellLanguage } from "./api.js";
import { openDialog, settlePeek, startPeeking } from "./peek.js";
import { play } from "./sound.js";

const THEMES = ["auto", "dark", "light"];
const PICTURES = { auto: "auto", dark: "moon", light: "sun" };

function switchButton(name, picture, label, onclick, pressed = null) {
  return h("button", { type: "button", class: `switch switch-${name}`, "aria-label": label, title: label, "aria-pressed": pressed === null ? null : String(pressed), onclick }, icon(picture));
}

export function switches(redraw) {
  const theme = kept("theme", "auto");
  const sound = kept("sound", "on") !== "off";
  const motion = kept("motion", "on") !== "off";
  const careful = asksTwice();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  return h("div", { class: "switches", role: "group", "aria-label": t("settings") },
    switchButton("theme", PICTURES[theme], t(`theme.${theme}`), () => (setTheme(next), redraw())),
    switchButton("sound", sound ? "sound" : "mute", t("sound"), () => (keep("sound", sound ? "off" : "on"), play("card"), redraw()), sound),
    switchButton("motion", "motion", t("motion"), () => (setMotion(motion ? "off" : "on"), redraw()), motion),
    switchButton("careful", "careful", t("careful"), () => (keep("careful", careful ? "off" : "on"), redraw()), careful),
    h("select", { class: "language", "aria-label": t("language"), value: language(), onchange: async event => {
      await speak(event.target.value);
      await tellLanguage(language());
      dispatchEvent(new Event("language"));
      redraw();
    } }, Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, selected: code === language() }, name))));
}

// Past the bar: to what I can do at a table, else to what the page is about.
function skip(event) {
  event.preventDefault();
  const goal = $(".dock") || $("main");
  goal.tabIndex = -1;
  goal.focus();
}

export function bar(redraw, ...middle) {
  return h("header", { class: "bar" },
    h("a", { class: "skip", href: "#", onclick: skip }, t("skip")),
    h("a", { class: "brand", href: "/", "aria-label": t("home") }, icon("floppy"), pixels("SNEAKERNET")),
    h("div", { class: "bar-middle" }, ...middle),
    switches(redraw),
    h("button", { type: "button", class: "switch", "aria-label": t("help"), title: t("help"), onclick: showHelp }, icon("help")));
}

// What the owner of the server tells everybody.
export const ownersLine = text => (text ? h("p", { class: "owners-line", role: "status" }, text) : null);

export function foot() {
  return h("footer", { class: "foot" }, h("p", {}, t("foot")), h("p", {}, h("a", { href: "/rules" }, t("rules")), h("a", { href: "/cards" }, t("cards")), h("a", { href: "/learn" }, t("learn")), h("a", { href: "/score" }, t("score.title")), h("a", { href: "/me" }, t("me.title")), offers.printing ? h("a", { href: "/print" }, t("print.title")) : null));
}

export function showHelp() {
  const rows = ["digits", "arrows", "enter", "question", "u", "t", "p", "n", "b", "x", "l", "c", "esc"];
  openDialog(() => t("help"), () => [
    h("p", {}, t("help.intro")),
    h("p", {}, t("help.why")),
    h("table", { class: "keys" }, h("tbody", {}, rows.map(row => h("tr", {}, h("th", { scope: "row" }, h("kbd", {}, t(`key.${row}`))), h("td", {}, t(`key.${row}.does`)))))),
  ]);
}

// The worker keeps what this page has loaded, so that the first page starts without a line.
async function keepShell() {
  if (!navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage(["navigation", "resource"].flatMap(type => performance.getEntriesByType(type)).map(entry => entry.name));
  } catch {
    // A private window keeps nothing; everything else works without it.
  }
}

// What all pages do first. `prepare`: what is fetched before anything is drawn; until then the page reads as it came.
export async function startPage(draw, prepare = () => null) {
  await loadWords();
  await prepare();
  setTimeout(keepShell, 2000);
  startPeeking();
  const app = $("#app");
  const redraw = () => {
    render(app, draw(redraw));
    settlePeek();
  };
  document.addEventListener("keydown", event => {
    if (event.key === "?" && !typing(event) && !$("dialog[open]")) {
      event.preventDefault();
      showHelp();
    }
  });
  whenTurned(redraw);
  redraw();
  return redraw;
}

export const typing = event => event.target.matches?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey;
