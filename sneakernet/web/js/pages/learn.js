// A short lesson for each game: a few pictures made of real cards, then a guided first game.

import { classes, h } from "../dom.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { t } from "../words.js";
import { keep } from "../prefs.js";
import { Pack, cardBack, cardFace } from "../card.js";
import { lessonsOf, useGame } from "../game.js";
import { toast, usePack } from "../peek.js";
import { gamePicker, gameOfPage, pageTitle } from "../picker.js";

const state = { games: [], pack: null, game: "", slides: [], at: 0, picked: "" };
let redraw = () => {};

async function guided() {
  keep(`lesson.${state.game}`, "");
  try {
    await api.comeIn();
    location.assign((await api.makeTable({ game: state.game, start: true })).table.link);
  } catch (problem) {
    toast(problem.message, { kind: "bad" });
  }
}

function click(card, slide) {
  if (!slide.pick) return;
  state.picked = card;
  redraw();
}

// Right or not, below the cards.
function verdict(slide) {
  const right = state.picked === slide.pick;
  const text = state.picked ? t(right ? `slide.${state.at}.yes` : `slide.${state.at}.no`) : "";
  return h("p", { class: classes("verdict", text && (right ? "right" : "wrong")), role: "status" }, text && h("b", { "aria-hidden": "true" }, right ? "✓" : "✗"), text);
}

const step = by => {
  state.at += by;
  state.picked = "";
  redraw();
  scrollTo(0, 0);
};

function slideView() {
  const slide = state.slides[state.at];
  const last = state.at === state.slides.length - 1;
  return h("section", { class: "slide" },
    h("p", { class: "count" }, t("replay.of", { n: state.at + 1, all: state.slides.length })),
    h("p", { class: "slide-text", "aria-live": "polite" }, t(`slide.${state.at}`)),
    h("div", { class: "slide-cards" }, slide.cards.map((card, n) =>
      card === "?" ? cardBack({ label: t("face.down"), key: "back" }) : cardFace(state.pack, card, { index: n, name: false, onclick: () => click(card, slide), state: state.picked === slide.pick && card === slide.pick ? "can" : "" }))),
    slide.pick ? verdict(slide) : null,
    h("div", { class: "row wrap" },
      state.at ? h("button", { type: "button", class: "button", onclick: () => step(-1) }, t("learn.back")) : null,
      last ? null : h("button", { type: "button", class: "button primary", onclick: () => step(1) }, t("learn.next")),
      h("button", { type: "button", class: last ? "button primary" : "button plain", onclick: guided }, t("learn.start"))));
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
  await useGame(told);
  state.slides = (await lessonsOf(told)).SLIDES || [];
  state.pack = new Pack(await api.cards(state.game));
  usePack(state.pack);
  document.title = `${t("learn.title")} · Sneakernet`;
  redraw();
}

redraw = await startPage(draw);
addEventListener("language", load);
await load();
