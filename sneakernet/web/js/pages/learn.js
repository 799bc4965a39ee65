// A short lesson for each game: a few pictures made of real cards, then a guided first game.

import { classes, h } from "../dom.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { t } from "../words.js";
import { keep } from "../prefs.js";
import { Pack, cardBack, cardFace } from "../card.js";
import { toast, usePack } from "../peek.js";
import { gamePicker, gameOfPage, pageTitle } from "../picker.js";

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

const state = { games: [], pack: null, game: gameOfPage(), at: 0, picked: "" };
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
  const text = state.picked ? t(right ? `learn.${state.game}.${state.at}.yes` : `learn.${state.game}.${state.at}.no`) : "";
  return h("p", { class: classes("verdict", text && (right ? "right" : "wrong")), role: "status" }, text && h("b", { "aria-hidden": "true" }, right ? "✓" : "✗"), text);
}

const step = by => {
  state.at += by;
  state.picked = "";
  redraw();
  scrollTo(0, 0);
};

function slideView(slides) {
  const slide = slides[state.at];
  const last = state.at === slides.length - 1;
  return h("section", { class: "slide" },
    h("p", { class: "count" }, t("replay.of", { n: state.at + 1, all: slides.length })),
    h("p", { class: "slide-text", "aria-live": "polite" }, t(`learn.${state.game}.${state.at}`)),
    h("div", { class: "slide-cards" }, slide.cards.map((card, n) =>
      card === "?" ? cardBack({ label: t("face.down"), key: "back" }) : cardFace(state.pack, card, { index: n, name: false, onclick: () => click(card, slide), state: state.picked === slide.pick && card === slide.pick ? "can" : "" }))),
    slide.pick ? verdict(slide) : null,
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
      pageTitle(title, t("learn.title")),
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
