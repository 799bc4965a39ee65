// A new table: what is played, by which rules, by whom.

import { h } from "./dom.js";
import * as api from "./api.js";
import { t } from "./words.js";
import { openDialog, toast } from "./peek.js";

const BEATS = [2, 3, 5, 8, 0, -1];

function setting(line) {
  const name = `set.${line.name}`;
  const id = `wish-${line.name}`;
  const spoken = line.text.startsWith("[") ? line.name.replaceAll("_", " ") : line.text;
  let field;
  if (line.values.length && line.values.join() === "off,on") field = h("input", { id, type: "checkbox", name, checked: line.default === "on" });
  else if (line.values.length) field = h("select", { id, name, value: line.default }, line.values.map(value => h("option", { value, selected: value === line.default }, value)));
  else field = h("input", { id, type: "number", name, min: line.low, max: line.high, value: line.default });
  return h("div", { class: "field" }, h("label", { for: id }, spoken, " ", line.rule ? h("span", { class: "dim" }, line.rule) : null), field);
}

export const choice = (name, label, options, value) =>
  h("div", { class: "field" }, h("label", { for: `wish-${name}` }, label),
    h("select", { id: `wish-${name}`, name, value }, options.map(([key, text]) => h("option", { value: String(key), selected: String(key) === String(value) }, text))));

const tick = (name, label, checked) => h("div", { class: "field" }, h("label", { for: `wish-${name}` }, label), h("input", { id: `wish-${name}`, type: "checkbox", name, checked }));

function read(game, form) {
  const data = new FormData(form);
  const settings = {};
  for (const line of game.settings) {
    const tickBox = line.values.join() === "off,on";
    const value = tickBox ? (data.has(`set.${line.name}`) ? "on" : "off") : String(data.get(`set.${line.name}`));
    if (value !== line.default) settings[line.name] = value;
  }
  const clock = { none: { kind: "none" }, move30: { kind: "move", seconds: 30 }, move90: { kind: "move", seconds: 90 }, bank: { kind: "bank", seconds: 600, increment: 10 } }[data.get("clock")];
  return {
    game: game.name, edition: data.get("edition"), seats: Number(data.get("seats")), settings, public: data.has("public"),
    title: data.get("title").trim(), pace: data.get("pace"), beat: Number(data.get("beat")), clock: { kind: "none", seconds: 0, increment: 0, ...clock },
  };
}

export function newTable(game) {
  const edition = game.editions[0];
  const seats = [...new Set(game.editions.flatMap(one => one.seats))].sort();
  const submit = async event => {
    event.preventDefault();
    try {
      await api.comeIn();
      location.assign((await api.makeTable(read(game, event.target))).table.link);
    } catch (problem) {
      toast(problem.message, { kind: "bad" });
    }
  };
  openDialog(`${t("table.new")}: ${game.title}`, h("form", { class: "form", onsubmit: submit },
    h("div", { class: "field" }, h("label", { for: "wish-title" }, t("table.title")), h("input", { id: "wish-title", name: "title", maxlength: "40", autocomplete: "off" })),
    choice("edition", t("edition"), game.editions.map(one => [one.name, one.title]), edition.name),
    choice("seats", t("seats"), seats.map(n => [n, String(n)]), edition.seats[0]),
    tick("public", t("table.public"), false),
    h("details", {}, h("summary", {}, t("table.rules")), game.settings.map(setting)),
    h("details", {}, h("summary", {}, t("table.time")),
      choice("pace", t("pace"), [["live", t("pace.live")], ["turns", t("pace.turns")]], "live"),
      choice("clock", t("clock"), [["none", t("clock.none")], ["move30", t("clock.move", { n: 30 })], ["move90", t("clock.move", { n: 90 })], ["bank", t("clock.bank")]], "none"),
      choice("beat", t("beat"), BEATS.map(n => [n, n > 0 ? t("beat.seconds", { n }) : t(n ? "beat.untimed" : "beat.none")]), 3)),
    h("button", { class: "button primary big" }, t("table.make"))));
}
