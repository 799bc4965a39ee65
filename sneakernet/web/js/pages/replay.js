// A finished game, step by step, through the eyes of one side or with all hands open.

import { $, classes, h } from "../dom.js";
import { icon } from "../art.js";
import { bar, startPage, typing } from "../bar.js";
import * as api from "../api.js";
import { language, t } from "../words.js";
import { Pack } from "../card.js";
import { boardOf } from "../game.js";
import { showCard, toast, usePack } from "../peek.js";
import { isTurn } from "../side.js";
import { nothingHere } from "../room.js";
import { follow } from "../story.js";
import { playOn as playFrom } from "../after.js";
import { change } from "../motion.js";

const id = location.pathname.split("/")[2];
const query = new URLSearchParams(location.search);
const state = { side: query.get("side") || "all", at: Number(query.get("step") || 0), page: null, frames: [], pack: null, playing: null, missing: false };
const RECENT = 40;
let game = null;
let redraw = () => {};

async function load() {
  const { side } = state;
  const spoken = language();
  try {
    const page = await api.replay(id, side, 0);
    const frames = [...page.frames];
    while (frames.length < page.count) {
      const more = await api.replay(id, side, frames.length);
      if (!more.frames.length) break;
      frames.push(...more.frames);
    }
    const pack = new Pack(await api.cards(page.game, page.edition));
    const drawn = await boardOf((await api.games()).find(one => one.name === page.game));
    if (side !== state.side || spoken !== language()) return; // something else was asked for meanwhile
    Object.assign(state, { page, frames, pack, at: Math.min(state.at, frames.length - 1) });
    game = drawn;
    usePack(pack);
  } catch {
    state.missing = !game;
    if (game) toast(t("replay.none"), { kind: "bad" });
  }
  redraw();
  scrollLog();
}

function go(n) {
  const to = Math.max(0, Math.min(state.frames.length - 1, n));
  const forward = to === state.at + 1;
  state.at = to;
  const flights = forward ? game.flights?.(state.frames[to].events, {}) || [] : [];
  change(() => {
    redraw();
    scrollLog();
  }, flights);
  const marks = new URLSearchParams({ side: state.side, step: String(to) });
  history.replaceState(null, "", `${location.pathname}?${marks}`);
}

const scrollLog = () => $(".log-now")?.scrollIntoView({ block: "nearest" });

function pause() {
  clearInterval(state.playing);
  state.playing = null;
  redraw();
}

function playOn() {
  if (state.playing) return pause();
  state.playing = setInterval(() => (state.at + 1 < state.frames.length ? go(state.at + 1) : pause()), 1300);
  redraw();
}

// What had been going on at a step: told again from a little before.
function storyAt(at) {
  let story = null;
  for (let n = Math.max(1, at - RECENT); n <= at; n += 1) story = follow(game.STORY || {}, story, state.frames[n].events, state.frames[n - 1].view.facts);
  return story;
}

// The hands that are known at a step, from the side that looks.
const handsOf = places => Object.fromEntries(Object.entries(places).filter(([name, { cards }]) => name.endsWith(" hand") && cards.length).map(([name, { cards }]) => [name, cards]));

function context() {
  const frame = state.frames[state.at];
  const { page, pack } = state;
  const chairs = page.names.map((name, n) => ({ seat: String.fromCharCode(65 + n), name, kind: "person", present: true, clock_ms: null }));
  const seat = /^[A-F]$/.test(state.side) ? state.side : "";
  const last = state.at === state.frames.length - 1;
  const session = { prompt: null, optionsOf: () => [], board: game, onlyWayTo: () => null, waysTo: () => [], hinted: () => false, seat, view: { seq: state.at }, window: null, shown: [], story: storyAt(state.at) };
  return {
    pack, session, table: { game: page.game, chairs }, seat, facts: frame.view.facts, places: frame.view.places, memory: frame.view.memory || {}, news: frame.news, asked: "", about: "", options: [],
    result: last ? page.result : null, open: handsOf(frame.view.places), chair: one => chairs.find(chair => chair.seat === one), name: one => chairs.find(chair => chair.seat === one)?.name || one, state: () => "", option: () => null, optionsAt: () => [],
    actions: { show: showCard, card: showCard, choose: () => {}, target: () => {}, pick: () => {}, redraw: () => redraw() },
  };
}

// Whose side can be played on from here: whoever is asked, if it is seen by them or by all.
function playable() {
  const { asked } = state.frames[state.at].view;
  return asked && ["all", asked].includes(state.side) ? asked : "";
}

const button = (label, sign, onclick) => h("button", { type: "button", class: "button", "aria-label": label, title: label, onclick }, sign);

function controls() {
  const { frames, page } = state;
  const seats = page.names.map((name, n) => [String.fromCharCode(65 + n), name]);
  return h("section", { class: "dock replay-dock", "aria-label": t("replay.controls") },
    h("p", { class: "say-line" }, h("span", { class: "prompt-sign", "aria-hidden": "true" }, ">"), h("span", {}, frames[state.at].news.join(" ") || frames[state.at].label)),
    h("div", { class: "row wrap" },
      button(t("replay.first"), "|◀", () => go(0)), button(t("replay.back"), "◀", () => go(state.at - 1)),
      button(t(state.playing ? "replay.pause" : "replay.play"), state.playing ? "❚❚" : "▶▶", playOn),
      button(t("replay.next"), "▶", () => go(state.at + 1)), button(t("replay.last"), "▶|", () => go(frames.length - 1)),
      h("input", { type: "range", class: "scrub", min: "0", max: String(frames.length - 1), value: String(state.at), "aria-label": t("replay.step"), oninput: event => go(Number(event.target.value)) }),
      h("span", { class: "count" }, t("replay.of", { n: state.at, all: frames.length - 1 })),
      h("select", { "aria-label": t("replay.side"), title: t("replay.side"), value: state.side, onchange: event => ((state.side = event.target.value), load()) },
        [["all", t("replay.all")], ["table", t("replay.table")], ...seats].map(([value, text]) => h("option", { value, selected: value === state.side }, text))),
      h("button", { type: "button", class: "button small", title: t("replay.share"), onclick: async () => {
        await navigator.clipboard?.writeText(location.href).catch(() => {});
        toast(location.href);
      } }, icon("link"), h("span", {}, t("replay.share"))),
      h("a", { class: "button small", title: t("replay.record"), href: `/api/records/${id}` }, icon("record"), h("span", {}, t("replay.record"))),
      playable() ? h("button", { type: "button", class: "button puzzle", onclick: () => playFrom(page.game, id, state.at, playable()) }, t("puzzle")) : null));
}

function log() {
  const lines = state.frames.slice(0, state.at + 1).flatMap((frame, n) => frame.news.map((text, m) => ({ text, now: n === state.at, key: `${n}.${m}` })));
  return h("aside", { class: "side open", "aria-label": t("tab.log") }, h("div", { class: "side-body side-log", tabindex: "0", role: "region", "aria-label": t("tab.log") },
    h("ol", { class: "log" }, lines.map(line => h("li", { key: line.key, class: classes("log-line", isTurn(line.text) && "log-turn", line.now && "log-now") }, state.pack.marked(line.text))))));
}

function draw(again) {
  if (state.missing) return [bar(again), h("main", {}, nothingHere(t("replay.none")))];
  if (!game) return [bar(again), h("main", { class: "room" }, h("h1", { class: "typed" }, t("dialling")))];
  const { result } = state.page;
  return [
    bar(again, h("span", { class: "where" }, h("b", {}, t("replay.title")))),
    h("main", { class: classes("table-main", "replay", `game-${state.page.game}`) },
      h("h1", { class: "sr" }, t("replay.title")),
      h("div", { class: "board", tabindex: "0", role: "region", "aria-label": t("replay.title") }, state.at === state.frames.length - 1 ? h("p", { class: "ribbon" }, `${result.text} ${result.why}`) : null, game.board(context())),
      controls(), log()),
  ];
}

redraw = await startPage(draw);
document.title = `${t("replay.title")} · Sneakernet`;
document.addEventListener("keydown", event => {
  if (typing(event) || $("dialog[open]") || !game) return;
  const to = { ArrowRight: state.at + 1, ArrowLeft: state.at - 1, Home: 0, End: state.frames.length - 1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    go(to);
  }
});
addEventListener("language", load);
await load();
