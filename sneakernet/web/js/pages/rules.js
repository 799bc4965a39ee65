// The rules of a game, by number, searched and for one edition; refusals link here.

import { h } from "../dom.js";
import { icon } from "../art.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { t } from "../words.js";
import { withRules } from "../dock.js";
import { editionsOf, useGame } from "../game.js";
import { keep, kept } from "../prefs.js";
import { gamePicker, gameOfPage, pageTitle } from "../picker.js";

const SENTENCE = /(?<=[.!?]) (?=[\p{Lu}\d„“])/u;
const state = { games: [], page: null, game: "", words: "", edition: "", parts: [] };
let redraw = () => {};

const told = () => state.games.find(game => game.name === state.game);

// What is about other editions alone than the one that is read.
const others = () => (state.edition ? state.parts.filter(({ editions }) => !editions.includes(state.edition)) : []);

const begins = (text, marks, ends) => t(marks).split("|").some(mark => text.startsWith(mark + ends));

// A rule as it is in the edition that is read; none if it is about others alone.
function asRead(rule) {
  const away = others();
  if (away.some(({ titles, marks }) => t(titles).split("|").some(word => rule.title.includes(word)) || begins(rule.text, marks, "."))) return null;
  const text = rule.text.split(SENTENCE).filter(sentence => !away.some(({ marks }) => begins(sentence, marks, ":"))).join(" ");
  return text ? { ...rule, text } : null;
}

const fits = ({ number, title, text }) => {
  const all = `${number} ${title} ${text}`.toLowerCase();
  return state.words.toLowerCase().split(/\s+/).every(word => all.includes(word));
};

// The sections with what is left of them.
const sections = () => state.page.sections
  .filter(({ name }) => !others().some(part => part.sections.includes(name)))
  .map(section => ({ ...section, rules: section.rules.map(asRead).filter(rule => rule && fits(rule)) }))
  .filter(section => section.rules.length);

const ruleOf = line =>
  h("article", { class: "rule", id: line.number, key: line.number },
    h("a", { class: "rule-number", href: `#${line.number}` }, line.number),
    h("div", {}, h("h3", {}, line.title), h("p", {}, withRules(state.game, line.text))));

function tools() {
  const { editions } = told();
  const choose = event => {
    state.edition = event.target.value;
    keep(`rules.${state.game}`, state.edition);
    redraw();
  };
  return h("div", { class: "search", role: "search" },
    h("input", { type: "search", value: state.words, "aria-label": t("rules.search"), placeholder: t("rules.search"), oninput: event => ((state.words = event.target.value), redraw()) }),
    state.parts.length ? h("select", { "aria-label": t("rules.edition"), value: state.edition, onchange: choose }, h("option", { value: "" }, t("rules.all")), editions.map(({ name, title }) => h("option", { value: name, selected: name === state.edition }, title))) : null,
    h("button", { type: "button", class: "button", onclick: () => print() }, icon("record"), t("rules.print")));
}

function reading() {
  const found = sections();
  const n = found.reduce((sum, section) => sum + section.rules.length, 0);
  return [
    h("p", { class: "rules-intro" }, state.page.intro),
    tools(),
    h("p", { class: "count", role: "status" }, t("rules.found", { n })),
    h("div", { class: "rules-layout" },
      h("nav", { class: "rules-index", "aria-label": t("rules") }, found.map(section => h("a", { key: section.name, href: `#section-${section.name}` }, section.title))),
      h("div", {}, found.map(section => h("section", { key: section.name, class: "rules-section", id: `section-${section.name}` }, h("h2", {}, section.title), section.rules.map(ruleOf))))),
  ];
}

function draw(again) {
  return [
    bar(again),
    h("main", { class: "reading" },
      pageTitle(state.page?.title, t("rules")),
      gamePicker(state.games, state.game, "rules"),
      state.page ? reading() : null),
    foot(),
  ];
}

async function fetchRules() {
  state.games = await api.games();
  state.game = gameOfPage(state.games);
  [state.page, state.parts] = await Promise.all([api.rules(state.game), editionsOf(told()), useGame(told())]);
  document.title = `${t("rules")}: ${state.page.title} · Sneakernet`;
}

// Who follows a link finds the rule, whatever was searched for before.
function follow() {
  const number = location.hash.slice(1);
  if (!number) return;
  if (!document.getElementById(number)) {
    state.words = state.edition = "";
    redraw();
  }
  if (document.getElementById(number)) location.replace(location.hash);
}

async function load() {
  await fetchRules();
  redraw();
  follow();
}

redraw = await startPage(draw, async () => {
  await fetchRules();
  state.edition = told().editions.some(({ name }) => name === kept(`rules.${state.game}`)) ? kept(`rules.${state.game}`) : "";
});
addEventListener("language", load);
addEventListener("hashchange", follow);
follow();
