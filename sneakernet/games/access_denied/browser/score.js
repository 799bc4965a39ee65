// A helper for Access Denied with real cards: who has which access and whose Root counts, and a checklist that thinks along.

import { classes, h } from "/static/js/dom.js";
import { picture } from "/static/js/art.js";
import { t } from "/static/js/words.js";

const SECTORS = ["banking", "government", "micronopoly", "newsmedia", "telecomm", "universities"];
const CODES = [..."ABCDEF"];
const ROOT = 3;
const GOAL = { usual: 3, two: 5 }; // two players need more (AD-83)
const NEXT = { "": "out", out: "in", in: "" };

// Every password there can be: three of six codes.
const PASSWORDS = CODES.flatMap((a, x) => CODES.slice(x + 1).flatMap((b, y) => CODES.slice(x + y + 2).map(c => a + b + c)));

// `notes` are of attempts: the sector, the codes, and how many of them are in its password.
export function begin(names) {
  const dealt = names.length === 2 ? 2 * names.length : names.length; // two players have two sectors each
  const control = SECTORS.map((_, n) => (n < dealt ? n % names.length : -1));
  return {
    goal: names.length === 2 ? GOAL.two : GOAL.usual, control,
    levels: control.map(who => names.map((_, player) => (player === who ? ROOT : 0))),
    marks: SECTORS.map(() => ({})), notes: [],
  };
}

// The passwords that agree with the marks and notes of a sector.
export const possible = (state, sector) =>
  PASSWORDS.filter(word =>
    CODES.every(code => !state.marks[sector][code] || (state.marks[sector][code] === "in") === word.includes(code)) &&
    state.notes.every(note => note.sector !== sector || [...note.codes].filter(code => word.includes(code)).length === note.n));

// What follows for a code: it is in all of them, or in none.
export function follows(words, code) {
  if (!words.length) return "";
  if (words.every(word => word.includes(code))) return "in";
  return words.some(word => word.includes(code)) ? "" : "out";
}

// Uncontrolled sectors count for two players, and where the goal is higher than there are players (AD-77).
export const roots = ({ levels, control, goal }, player, count) => levels.filter((row, sector) => row[player] === ROOT && (control[sector] >= 0 || count === 2 || goal > count)).length;

const set = (list, n, value) => list.map((old, at) => (at === n ? value : old));
const sectorName = sector => t(`ad.sector.${SECTORS[sector]}`);
const head = (sector, more) => h("h3", { class: "score-sector-name" }, picture(SECTORS[sector]), sectorName(sector), more);

function access({ names, state, save }, sector) {
  const control = who => save({
    ...state, control: set(state.control, sector, who),
    levels: set(state.levels, sector, state.levels[sector].map((level, player) => (player === who ? ROOT : player === state.control[sector] ? 0 : level))),
  });
  const climb = player => save({ ...state, levels: set(state.levels, sector, set(state.levels[sector], player, (state.levels[sector][player] + 1) % 4)) });
  return h("section", { class: "score-sector", key: `access-${sector}` }, head(sector),
    h("label", { class: "field" }, h("span", {}, t("ad.score.controls")), h("select", { value: String(state.control[sector]), onchange: event => control(Number(event.target.value)) }, h("option", { value: "-1" }, t("ad.score.nobody")), names.map((name, n) => h("option", { value: String(n), selected: n === state.control[sector] }, name)))),
    h("div", { class: "score-levels" }, names.map((name, player) => {
      const level = state.levels[sector][player];
      const said = t(`ad.score.level.${level}`);
      const own = state.control[sector] === player;
      return h("button", { type: "button", key: `level-${player}`, class: classes("button", `level-${level}`), disabled: own, "aria-label": `${name}: ${said}`, onclick: () => climb(player) }, h("span", {}, name), h("b", {}, said));
    })));
}

function counts({ names, state, save }) {
  return h("div", { class: "score-line" },
    h("div", { role: "status" }, h("ul", { class: "wrap score-roots" }, names.map((name, n) => {
      const own = roots(state, n, names.length);
      return h("li", { class: classes("tag", own >= state.goal && "is-won") }, own >= state.goal ? t("ad.score.won", { name, n: own }) : t("ad.score.roots", { name, n: own, goal: state.goal }));
    }))),
    h("label", { class: "field" }, h("span", {}, t("ad.score.goal")), h("select", { value: String(state.goal), onchange: event => save({ ...state, goal: Number(event.target.value) }) }, [2, 3, 4, 5, 6].map(n => h("option", { value: String(n), selected: n === state.goal }, String(n))))));
}

function row({ state, save }, sector) {
  const words = possible(state, sector);
  const turn = code => save({ ...state, marks: set(state.marks, sector, { ...state.marks[sector], [code]: NEXT[state.marks[sector][code] || ""] }) });
  return h("section", { class: "score-sector", key: `codes-${sector}` },
    head(sector, h("span", { class: classes("tag", !words.length && "is-wrong") }, words.length ? t("ad.score.possible", { n: words.length }) : t("ad.score.impossible"))),
    h("div", { class: "score-codes", role: "group", "aria-label": sectorName(sector) }, CODES.map(code => {
      const mine = state.marks[sector][code] || "";
      const shown = mine || follows(words, code);
      const said = t(shown ? `ad.score.${mine ? "mark" : "follows"}.${shown}` : "ad.score.open");
      return h("button", { type: "button", key: code, class: classes("button", shown && `is-${shown}`, shown && !mine && "is-implied"), "aria-label": `${code}: ${said}`, onclick: () => turn(code) }, h("span", {}, code), h("b", { "aria-hidden": "true" }, { in: "○", out: "✕" }[shown] || ""));
    })));
}

function noting({ state, save }) {
  const add = event => {
    event.preventDefault();
    const fields = event.target.elements;
    const codes = CODES.filter(code => fields[`code-${code}`].checked).join("");
    if (!codes) return;
    save({ ...state, notes: [...state.notes, { sector: Number(fields.sector.value), codes, n: Math.min(codes.length, Number(fields.n.value)) }] });
    event.target.reset();
  };
  return h("form", { class: "score-sector score-note", onsubmit: add },
    h("h3", {}, t("ad.score.note")), h("p", { class: "dim" }, t("ad.score.note.how")),
    h("label", { class: "field" }, h("span", {}, t("ad.score.note.sector")), h("select", { name: "sector" }, SECTORS.map((_, n) => h("option", { value: String(n) }, sectorName(n))))),
    h("div", { class: "wrap", role: "group", "aria-label": t("ad.score.note.codes") }, CODES.map(code => h("label", { class: "tick" }, h("input", { type: "checkbox", name: `code-${code}` }), h("span", {}, code)))),
    h("label", { class: "field" }, h("span", {}, t("ad.score.note.in")), h("select", { name: "n" }, [0, 1, 2, 3].map(n => h("option", { value: String(n) }, String(n))))),
    h("button", { class: "button" }, t("ad.score.note.add")),
    h("ul", {}, state.notes.map((note, n) => h("li", { class: "row" }, h("span", {}, t("ad.score.note.line", { sector: sectorName(note.sector), codes: [...note.codes].join(" "), n: note.n })), h("button", { type: "button", class: "close", "aria-label": t("ad.score.note.remove"), onclick: () => save({ ...state, notes: state.notes.filter((_, at) => at !== n) }) }, "✕")))));
}

export const draw = ctx => [
  h("h2", { class: "score-head" }, t("ad.score.access")),
  counts(ctx),
  h("div", { class: "score-players" }, SECTORS.map((_, n) => access(ctx, n))),
  h("h2", { class: "score-head" }, t("ad.score.checklist")),
  h("p", { class: "dim" }, t("ad.score.checklist.how")),
  h("div", { class: "score-players" }, SECTORS.map((_, n) => row(ctx, n)), noting(ctx)),
];
