// The rules of a game, by number; refusals link here.

import { h } from "../dom.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { t } from "../words.js";
import { withRules } from "../dock.js";
import { gamePicker, gameOfPage, pageTitle } from "../picker.js";

const state = { games: [], page: null, game: "" };
let redraw = () => {};

const rule = line =>
  h("article", { class: "rule", id: line.number, key: line.number },
    h("a", { class: "rule-number", href: `#${line.number}` }, line.number),
    h("div", {}, h("h3", {}, line.title), h("p", {}, withRules(state.game, line.text))));

function draw(again) {
  const { page } = state;
  return [
    bar(again),
    h("main", { class: "reading" },
      pageTitle(page?.title, t("rules")),
      gamePicker(state.games, state.game, "rules"),
      page
        ? [
            h("p", { class: "rules-intro" }, page.intro),
            h("div", { class: "rules-layout" },
              h("nav", { class: "rules-index", "aria-label": t("rules") }, page.sections.map(section => h("a", { key: section.name, href: `#section-${section.name}` }, section.title))),
              h("div", {}, page.sections.map(section => h("section", { key: section.name, class: "rules-section", id: `section-${section.name}` }, h("h2", {}, section.title), section.rules.map(rule))))),
          ]
        : null),
    foot(),
  ];
}

async function load() {
  state.games = await api.games();
  state.game = gameOfPage(state.games);
  state.page = await api.rules(state.game);
  document.title = `${t("rules")}: ${state.page.title} · Sneakernet`;
  redraw();
  const target = document.getElementById(location.hash.slice(1));
  if (target) location.replace(location.hash);
}

redraw = await startPage(draw);
addEventListener("language", load);
await load();
