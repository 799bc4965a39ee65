// The plain score: what everybody gets in each game, and the sum. Games with more to count have a `score.js` of their own.

import { h } from "./dom.js";
import { t } from "./words.js";

export const begin = () => ({ rounds: [] });

export function draw({ names, state, save }) {
  const sum = n => state.rounds.reduce((all, round) => all + round[n], 0);
  const add = event => {
    event.preventDefault();
    save({ rounds: [...state.rounds, names.map((_, n) => Number(event.target.elements[`p${n}`].value) || 0)] });
    event.target.reset();
  };
  return [
    h("form", { class: "score-entry", onsubmit: add },
      names.map((name, n) => h("label", { class: "field" }, h("span", {}, name), h("input", { name: `p${n}`, type: "number", inputmode: "numeric" }))),
      h("button", { class: "button primary" }, t("score.write"))),
    scoreTable(names, state.rounds, [[t("score.sum"), names.map((_, n) => sum(n))]]),
  ];
}

// A table of numbers, a line for each game and some below.
export const scoreTable = (names, rows, feet) =>
  h("div", { class: "score-scroll", tabindex: "0", role: "region", "aria-label": t("score.title") },
    h("table", { class: "score-table" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("score.game")), names.map(name => h("th", { scope: "col" }, name)))),
      h("tbody", {}, rows.map((row, n) => h("tr", {}, h("th", { scope: "row" }, String(n + 1)), row.map(value => h("td", {}, String(value)))))),
      h("tfoot", {}, feet.map(([title, values]) => h("tr", {}, h("th", { scope: "row" }, title), values.map(value => h("td", {}, String(value))))))));
