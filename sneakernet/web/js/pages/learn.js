// A short lesson for each game: a few pictures made of real cards, then a guided first game.

import { h } from "../dom.js";
import { bar, foot, startPage } from "../bar.js";
import { pixels } from "../pixel.js";
import * as api from "../api.js";
import { t } from "../words.js";
import { keep } from "../prefs.js";
import { Pack, cardBack, cardFace } from "../card.js";
import { toast, usePack } from "../peek.js";
import { gamePicker, gameOfPage } from "../picker.js";

// Per game: the slides, the cards on them, and the one to click before it goes on.
const SLIDES = {
  hackers: [
    { cards: ["hacker-joey", "cyberdelia", "garbage-file"], pick: "" },
    { cards: ["virus", "curtis", "diskette"], pick: "curtis" },
    { cards: ["?", "payphone"], pick: "payphone" },
    { cards: ["worm", "special-agent"], pick: "worm" },
    { cards: ["hacker-burn", "hacker-nikon"], pick: "hacker-nikon" },
  ],
  wired: [
    { cards: ["switch", "cable-2", "computer"], pick: "switch" },
    { cards: ["cable-3", "computer", "computer"], pick: "computer" },
    { cards: ["hacked", "secured", "helpdesk"], pick: "secured" },
    { cards: ["facilities", "audit", "head-hunter"], pick: "" },
  ],
  "access-denied": [
    { cards: ["bbs", "firewall", "wiretap"], pick: "" },
    { cards: ["samurai", "guru", "usenet"], pick: "guru" },
    { cards: ["fbi-raid", "mocking-bird"], pick: "mocking-bird" },
    { cards: ["packet-sniffer", "logic-bomb"], pick: "" },
  ],
};

const state = { games: [], pack: null, game: gameOfPage(), at: 0, done: false };
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
  state.done = card === slide.pick;
  toast(t(state.done ? `learn.${state.game}.${state.at}.yes` : `learn.${state.game}.${state.at}.no`), { kind: state.done ? "" : "bad" });
  redraw();
}

const step = by => {
  state.at += by;
  state.done = false;
  redraw();
  scrollTo(0, 0);
};

function slideView(slides) {
  const slide = slides[state.at];
  const last = state.at === slides.length - 1;
  return h("section", { class: "slide", key: `slide-${state.at}`, "aria-live": "polite" },
    h("p", { class: "count" }, t("replay.of", { n: state.at + 1, all: slides.length })),
    h("p", { class: "slide-text" }, t(`learn.${state.game}.${state.at}`)),
    h("div", { class: "hand slide-cards" }, slide.cards.map((card, n) =>
      card === "?" ? cardBack({ label: t("face.down"), key: "back" }) : cardFace(state.pack, card, { index: n, name: false, onclick: () => click(card, slide), state: state.done && card === slide.pick ? "can" : "" }))),
    h("div", { class: "row wrap" },
      state.at ? h("button", { type: "button", class: "button", onclick: () => step(-1) }, t("learn.back")) : null,
      last ? null : h("button", { type: "button", class: "button primary", onclick: () => step(1) }, t("learn.next")),
      h("button", { type: "button", class: last ? "button primary" : "button plain", onclick: guided }, t("learn.start"))));
}

function draw(again) {
  const title = state.games.find(game => game.name === state.game)?.title || "";
  const slides = SLIDES[state.game] || [];
  return [
    bar(again),
    h("main", { class: "reading" },
      h("h1", {}, title ? pixels(title) : null, h("span", { class: title ? "sr" : "" }, `${t("learn.title")} ${title}`)),
      gamePicker(state.games, state.game, "learn"),
      h("p", { class: "dim" }, t("learn.intro")),
      state.pack && slides.length ? slideView(slides) : null),
    foot(),
  ];
}

async function load() {
  state.games = (await api.games()).games;
  state.pack = new Pack(await api.cards(state.game));
  usePack(state.pack);
  document.title = `${t("learn.title")} · Sneakernet`;
  redraw();
}

redraw = await startPage(draw);
addEventListener("language", load);
await load();
