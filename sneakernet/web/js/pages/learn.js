// A short lesson for each game: a few pictures made of real cards, then a guided first game.

import { classes, h } from "../dom.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { t, wordFor } from "../words.js";
import { keep } from "../prefs.js";
import { Pack, cardBack, cardFace } from "../card.js";
import { boardOf, lessonsOf } from "../game.js";
import { toast, usePack } from "../peek.js";
import { gamePicker, gameOfPage, pageTitle } from "../picker.js";

const state = { games: [], pack: null, game: "", slides: [], first: {}, at: 0, marked: [], tried: false, done: new Set() };
let redraw = () => {};

async function guided() {
  keep(`lesson.${state.game}`, "");
  try {
    await api.comeIn();
    location.assign((await api.makeTable({ game: state.game, start: true, settings: state.first })).table.link);
  } catch (problem) {
    toast(problem.message, { kind: "bad" });
  }
}

const isRight = ({ right }) => (typeof right === "function" ? right(state.marked, state.pack) : state.marked[0] === right);

function judge(slide) {
  state.tried = true;
  if (isRight(slide)) state.done.add(state.at);
  redraw();
}

// One thing is tried at once; several are marked in any order, and then done together.
function mark(what, slide) {
  if (state.done.has(state.at)) return;
  state.tried = false;
  if (!slide.marks) {
    state.marked = [what];
    judge(slide);
    return;
  }
  state.marked = state.marked.includes(what) ? state.marked.filter(one => one !== what) : [...state.marked, what].slice(-slide.marks);
  redraw();
}

// Right or not, below what was done.
function verdict() {
  const done = state.done.has(state.at);
  const text = done ? t(`slide.${state.at}.yes`) : state.tried ? t(`slide.${state.at}.no`) : "";
  return h("p", { class: classes("verdict", text && (done ? "right" : "wrong")), role: "status" }, text ? [h("b", { "aria-hidden": "true" }, done ? "✓" : "✗"), text] : h("span", { class: "dim" }, t("learn.do")));
}

const step = by => {
  state.at += by;
  state.marked = [];
  state.tried = false;
  redraw();
  scrollTo(0, 0);
};

function cardOf(card, n, slide) {
  const marked = state.marked.includes(card) && (slide.marks || state.done.has(state.at));
  if (card === "?") return cardBack({ label: t("face.down"), key: "back" });
  return cardFace(state.pack, card, { index: n, name: false, onclick: () => mark(card, slide), state: marked ? "can raised" : "" });
}

function slideView() {
  const slide = state.slides[state.at];
  const last = state.at === state.slides.length - 1;
  const done = state.done.has(state.at);
  const choose = what => mark(what, slide);
  return h("section", { class: "slide" },
    h("p", { class: "count" }, t("replay.of", { n: state.at + 1, all: state.slides.length })),
    h("p", { class: "slide-text", "aria-live": "polite" }, t(`slide.${state.at}`)),
    h("div", { class: "slide-table", key: state.at },
      slide.show ? h("div", { class: "slide-show" }, slide.show({ done, choose, pack: state.pack, label: t("learn.here") })) : null,
      slide.cards ? h("div", { class: "slide-cards" }, slide.cards.map((card, n) => cardOf(card, n, slide))) : null,
      h("div", { class: "row wrap" },
        (slide.words || []).map(word => h("button", { key: word, type: "button", class: "button", onclick: () => choose(word) }, wordFor(`slide.${state.at}.${word}`, word))),
        slide.marks ? h("button", { key: "do", type: "button", class: "button primary", disabled: done || state.marked.length < slide.marks, onclick: () => judge(slide) }, t(`slide.${state.at}.do`)) : null)),
    verdict(),
    h("div", { class: "row wrap slide-steps" },
      state.at ? h("button", { type: "button", class: "button", onclick: () => step(-1) }, t("learn.back")) : null,
      last ? null : h("button", { type: "button", class: "button primary", disabled: !done, onclick: () => step(1) }, t("learn.next")),
      h("button", { type: "button", class: last && done ? "button primary" : "button plain", onclick: guided }, t("learn.start"))));
}

// A game without a lesson is learned by its rules, and by playing.
const noLesson = () =>
  h("section", { class: "slide" }, h("p", { class: "slide-text" }, t("learn.none")),
    h("div", { class: "row wrap" }, h("button", { type: "button", class: "button primary", onclick: guided }, t("play.now")), h("a", { class: "button", href: `/rules/${state.game}` }, t("rules"))));

function draw(again) {
  const title = state.games.find(game => game.name === state.game)?.title || "";
  return [
    bar(again),
    h("main", { class: "reading" },
      pageTitle(title, t("learn.title")),
      gamePicker(state.games, state.game, "learn"),
      state.pack ? (state.slides.length ? [h("p", { class: "dim" }, t("learn.intro")), slideView()] : noLesson()) : null),
    foot(),
  ];
}

async function load() {
  state.games = await api.games();
  state.game = gameOfPage(state.games);
  const told = state.games.find(game => game.name === state.game);
  const [{ SLIDES = [], FIRST = {} }] = await Promise.all([lessonsOf(told), boardOf(told)]);
  Object.assign(state, { slides: SLIDES, first: FIRST });
  state.pack = new Pack(await api.cards(state.game));
  usePack(state.pack);
  document.title = `${t("learn.title")} · Sneakernet`;
  redraw();
}

redraw = await startPage(draw);
addEventListener("language", load);
await load();
