// The score of HACKERS: who starts, the FILES of everybody with what is doubled, draws, and a series of games.

import { classes, h } from "/static/js/dom.js";
import { scoreTable } from "/static/js/scores.js";
import { t } from "/static/js/words.js";

const MOST = 3; // cards in FILES (HK-13)
const DOUBLED = ["cyberdelia", "payphone"]; // beside a card of 300 BAUD (HK-55)
const SHIELDS = 300;

// `start`: who starts, -1 while nobody has said; `files`: numbers of cards in the list of all; `done`: earlier games.
export const begin = names => ({ start: -1, files: names.map(() => []), done: [] });

export function points(cards) {
  const doubles = cards.some(card => card.numbers.baud === SHIELDS);
  return cards.reduce((sum, card) => sum + card.numbers.value * (doubles && DOUBLED.includes(card.id) ? 2 : 1), 0);
}

const leaders = scores => scores.flatMap((score, n) => (score === Math.max(...scores) ? [n] : []));

function verdict(names, scores, start) {
  const best = leaders(scores);
  if (best.length === 1) return t("hackers.score.wins", { name: names[best[0]], n: Math.max(...scores) });
  const tied = best.map(n => names[n]).join(", ");
  return start < 0 ? t("hackers.score.tie", { names: tied }) : t("hackers.score.tie.start", { names: tied, name: names[start] });
}

function starter({ names, state, save }) {
  const say = start => save({ ...state, start });
  return h("div", { class: "score-line" },
    h("label", { class: "field" }, h("span", {}, t("hackers.score.starts")),
      h("select", { value: String(state.start), onchange: event => say(Number(event.target.value)) }, h("option", { value: "-1" }, t("hackers.score.unknown")), names.map((name, n) => h("option", { value: String(n), selected: n === state.start }, name)))),
    state.done.length ? null : h("button", { type: "button", class: "button", onclick: () => say(Math.floor(Math.random() * names.length)) }, t("hackers.score.chance")));
}

function filesOf(ctx, player) {
  const { names, state, pack, save } = ctx;
  const own = state.files[player];
  const taken = new Set(state.files.flat());
  const change = files => save({ ...state, files: state.files.map((old, n) => (n === player ? files : old)) });
  const free = pack.list.map((card, n) => ({ card, n })).filter(({ n }) => !taken.has(n));
  const bauds = [...new Set(pack.list.map(card => card.numbers.baud))];
  return h("section", { class: "score-player", key: `files-${player}`, "aria-label": names[player] },
    h("h2", {}, names[player], h("b", { class: "score-points" }, String(points(own.map(n => pack.list[n]))))),
    h("div", { class: "wrap" }, own.map(n => h("button", { type: "button", key: `card-${n}`, class: "button score-card", "aria-label": t("hackers.score.remove", { card: pack.list[n].name }), onclick: () => change(own.filter(one => one !== n)) }, `${pack.list[n].name} `, h("b", {}, String(pack.list[n].numbers.value)), " ✕"))),
    own.length < MOST
      ? h("select", { value: "", "aria-label": t("hackers.score.add", { name: names[player] }), onchange: event => change([...own, Number(event.target.value)]) },
          h("option", { value: "" }, t("hackers.score.add.short")),
          bauds.map(baud => h("optgroup", { label: `${baud} BAUD` }, free.filter(({ card }) => card.numbers.baud === baud).map(({ card, n }) => h("option", { value: String(n) }, `${card.name} · ${card.numbers.value}`)))))
      : null);
}

export function draw(ctx) {
  const { names, state, pack, save } = ctx;
  const scores = state.files.map(files => points(files.map(n => pack.list[n])));
  const best = leaders(scores);
  const entered = state.files.some(files => files.length);
  const write = () => save({ start: best.length === 1 ? best[0] : state.start, files: names.map(() => []), done: [...state.done, scores] });
  const count = wanted => names.map((_, n) => state.done.filter(game => wanted(leaders(game), n)).length);
  return [
    h("h2", { class: "score-head" }, t("hackers.score.number", { n: state.done.length + 1 })),
    starter(ctx),
    h("p", { class: "dim" }, t("hackers.score.how")),
    h("div", { class: "score-players" }, names.map((_, n) => filesOf(ctx, n))),
    h("p", { class: classes("score-verdict", !entered && "dim"), role: "status" }, entered ? verdict(names, scores, state.start) : t("hackers.score.enter")),
    h("button", { type: "button", class: "button primary big", disabled: !entered, onclick: write }, t("score.write")),
    state.done.length
      ? scoreTable(names, state.done, [
          [t("hackers.score.won"), count((best, n) => best.length === 1 && best[0] === n)],
          [t("hackers.score.drawn"), count((best, n) => best.length > 1 && best.includes(n))],
          [t("hackers.score.lost"), count((best, n) => !best.includes(n))],
        ])
      : null,
  ];
}
