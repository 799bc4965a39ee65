// A game as sheets to print: what is wanted, how it looks, and the file.

import { h } from "../dom.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { icon } from "../art.js";
import { language, t } from "../words.js";
import { useGame } from "../game.js";
import { gamePicker, gameOfPage, pageTitle } from "../picker.js";

const PARTS = ["cards", "table", "rules"];
const AMERICAN = /^en-(US|CA)|^es-MX/u; // where paper is Letter
const state = { games: [], game: "", edition: "", paper: AMERICAN.test(navigator.language) ? "letter" : "a4", ink: "colour", backs: true, parts: new Set(PARTS), shown: null, sheets: 0, problem: "" };
let redraw = () => {};

const told = () => state.games.find(game => game.name === state.game);

function query(parts = PARTS.filter(part => state.parts.has(part))) {
  const asked = new URLSearchParams({ edition: state.edition, paper: state.paper, ink: state.ink, backs: state.backs ? "on" : "off", lang: language() });
  for (const part of parts) asked.append("part", part);
  return asked;
}

const address = (what = "") => `/api/games/${state.game}/sheets${what}?${query()}`;

// The pictures of what is chosen now; an answer that comes late is for another choice.
async function look() {
  const wanted = address();
  state.problem = "";
  state.shown = null;
  redraw();
  try {
    const { sheets } = await api.sheets(wanted);
    if (wanted !== address()) return;
    Object.assign(state, { shown: query(), sheets });
  } catch (problem) {
    if (wanted !== address()) return;
    state.problem = problem.message;
  }
  redraw();
}

function change(name, value) {
  state[name] = value;
  look();
}

const choice = (name, options) =>
  h("label", { class: "field" }, h("span", {}, t(`print.${name}`)),
    h("select", { value: state[name], onchange: event => change(name, event.target.value) }, options.map(([value, text]) => h("option", { value, selected: value === state[name] }, text))));

const tick = (label, checked, onchange, disabled = false) =>
  h("label", { class: "tick" }, h("input", { type: "checkbox", checked, disabled, onchange: event => onchange(event.target.checked) }), h("span", {}, label));

function turnPart(part, on) {
  if (on) state.parts.add(part);
  else state.parts.delete(part);
  look();
}

function form() {
  const { editions } = told();
  return h("form", { class: "print-form", onsubmit: event => event.preventDefault() },
    editions.length > 1 ? choice("edition", editions.map(edition => [edition.name, edition.title])) : null,
    choice("paper", [["a4", "A4"], ["letter", "Letter"]]),
    choice("ink", ["colour", "black"].map(ink => [ink, t(`print.${ink}`)])),
    h("fieldset", {}, h("legend", {}, t("print.parts")),
      PARTS.map(part => tick(t(`print.part.${part}`), state.parts.has(part), on => turnPart(part, on), state.parts.size === 1 && state.parts.has(part)))),
    tick(t("print.backs"), state.backs, on => change("backs", on)),
    h("a", { class: "button primary big", href: address(".pdf"), download: `${state.game}-${state.paper}.pdf` }, icon("record"), t("print.download")),
    h("p", { class: "dim" }, t("print.how")));
}

const sheet = n =>
  h("li", { key: `${state.shown}-${n}` }, h("img", { src: `/api/games/${state.game}/sheets/${n}?${state.shown}`, alt: t("print.sheet", { n, all: state.sheets }), width: state.paper === "a4" ? 496 : 510, height: state.paper === "a4" ? 702 : 660, loading: n > 6 ? "lazy" : "eager" }));

function preview() {
  if (state.problem) return h("p", { class: "print-wait", role: "alert" }, state.problem);
  if (!state.shown) return h("p", { class: "print-wait", role: "status" }, t("print.wait"));
  return h("ol", { class: "print-sheets", "aria-label": t("print.preview") }, Array.from({ length: state.sheets }, (_, n) => sheet(n + 1)));
}

function draw(again) {
  const game = told();
  return [
    bar(again),
    h("main", { class: "reading" },
      pageTitle(game?.title, t("print.title")),
      gamePicker(state.games, state.game, "print"),
      game ? [h("p", { class: "rules-intro" }, t("print.intro")), h("div", { class: "print-layout" }, form(), h("div", {}, h("p", { class: "count" }, t("print.preview.note")), preview()))] : null),
    foot(),
  ];
}

async function load() {
  state.games = await api.games();
  state.game = gameOfPage(state.games);
  await useGame(told());
  state.edition ||= told().editions[0].name;
  document.title = `${t("print.title")}: ${told().title} · Sneakernet`;
  await look();
}

redraw = await startPage(draw);
addEventListener("language", load);
await load();
