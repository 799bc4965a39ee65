// A finished game, step by step, through the eyes of one side or with all hands open.

import { $, classes, h } from "../dom.js";
import { icon } from "../art.js";
import { bar, startPage, typing } from "../bar.js";
import * as api from "../api.js";
import { language, t } from "../words.js";
import { keep, kept } from "../prefs.js";
import { Pack } from "../card.js";
import { boardOf } from "../game.js";
import { toast, usePack } from "../peek.js";
import { still, stillActions, stillContext, stillHand } from "../still.js";
import { isTurn } from "../side.js";
import { nothingHere } from "../room.js";
import { follow } from "../story.js";
import { playOn as playFrom } from "../after.js";
import { change } from "../motion.js";

const id = location.pathname.split("/")[2];
const query = new URLSearchParams(location.search);
const SPEEDS = [0.5, 1, 2, 4]; // times as fast as it is told
const PAUSE = 1300;
const RECENT = 40;
const state = { side: query.get("side") || "all", at: 0, wanted: Number(query.get("step") || 0), page: null, frames: [], lines: [], pack: null, playing: null, missing: false, sideOpen: false };
let game = null;
let redraw = () => {};

// The first frames are shown at once; the others follow, and with them the step that was asked for.
async function load() {
  const { side } = state;
  const spoken = language();
  const isStale = () => side !== state.side || spoken !== language(); // something else was asked for meanwhile
  if (state.frames.length) state.wanted = Math.max(state.at, state.wanted);
  try {
    const page = await api.replay(id, side, 0);
    const told = (await api.games()).find(one => one.name === page.game);
    const [cards, drawn] = await Promise.all([api.cards(page.game, page.edition), boardOf(told)]);
    if (isStale()) return;
    Object.assign(state, { page, frames: [], lines: [], at: 0, pack: new Pack(cards) });
    game = drawn;
    usePack(state.pack);
    take(page.frames);
    while (state.frames.length < page.count) {
      const more = await api.replay(id, side, state.frames.length);
      if (isStale()) return;
      if (!more.frames.length) break;
      take(more.frames);
    }
  } catch {
    state.missing = !game;
    if (game) toast(t("replay.none"), { kind: "bad" });
    redraw();
  }
}

function take(frames) {
  state.frames.push(...frames);
  state.lines.push(...frames.flatMap(({ n, news }) => news.map((text, m) => ({ n, key: `${n}.${m}`, text, parts: state.pack.marked(text) }))));
  state.at = Math.min(Math.max(state.at, state.wanted), state.frames.length - 1);
  if (state.at === state.wanted) state.wanted = 0;
  redraw();
  scrollLog();
}

function go(n) {
  const wanted = Math.max(0, Math.min(state.page.count - 1, n));
  const to = Math.min(wanted, state.frames.length - 1);
  state.wanted = wanted > to ? wanted : 0; // it comes with the frames that are still on their way
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

// Where the turn before or after this step begins; the ends of the game are as good.
const turnBefore = () => state.frames.findLast(({ n, turn }) => turn && n < state.at)?.n ?? 0;
const turnAfter = () => state.frames.find(({ n, turn }) => turn && n > state.at)?.n ?? state.page.count - 1;

const scrollLog = () => $(".log-now")?.scrollIntoView({ block: "nearest" });

const speed = () => Number(kept("speed", "1"));

function pause() {
  clearTimeout(state.playing);
  state.playing = null;
  redraw();
}

function stepOn() {
  if (state.at + 1 >= state.page.count) return pause();
  state.playing = setTimeout(stepOn, PAUSE / speed());
  go(state.at + 1);
}

function playOn() {
  if (state.playing) return pause();
  if (state.at + 1 >= state.page.count) go(0);
  state.playing = setTimeout(stepOn, PAUSE / speed());
  redraw();
}

// What had been going on at a step: told again from a little before.
function storyAt(at) {
  let story = null;
  for (let n = Math.max(1, at - RECENT); n <= at; n += 1) story = follow(game.STORY || {}, story, state.frames[n].events, state.frames[n - 1].view.facts);
  return story;
}

const seatOf = side => (/^[A-F]$/.test(side) ? side : "");

// The hands that are known at a step, from the side that looks; its own is shown as cards.
const handsOf = places => Object.fromEntries(Object.entries(places)
  .filter(([name, { cards }]) => name.endsWith(" hand") && cards.length && name !== `${seatOf(state.side)} hand`).map(([name, { cards }]) => [name, cards]));

const ownHand = () => stillHand(state.pack, state.frames[state.at].view.places[`${seatOf(state.side)} hand`]);

function context() {
  const frame = state.frames[state.at];
  const { page, pack } = state;
  const chairs = page.names.map((name, n) => ({ seat: String.fromCharCode(65 + n), name, kind: "person", present: true, clock_ms: null }));
  const seat = seatOf(state.side);
  const last = state.at === page.count - 1;
  const session = still(game, seat, { view: { seq: state.at }, story: storyAt(state.at) });
  return stillContext(frame.view, chairs, { pack, session, table: { game: page.game, chairs }, seat, left: state.frames[state.at - 1]?.view || null, news: frame.news, asked: "", result: last ? page.result : null, open: handsOf(frame.view.places), actions: stillActions(() => redraw()) });
}

// Whose side can be played on from here: whoever is asked, if it is seen by them or by all.
function playable() {
  const { asked } = state.frames[state.at].view;
  return asked && ["all", asked].includes(state.side) ? asked : "";
}

const button = (label, sign, onclick, key = sign) => h("button", { key, type: "button", class: "button step", "aria-label": t(label), title: t(label), onclick }, icon(sign));

function steps() {
  const last = state.page.count - 1;
  const turns = state.frames.some(({ turn }) => turn);
  return h("div", { class: "steps-row", role: "group", "aria-label": t("replay.controls") },
    button("replay.first", "first", () => go(0)),
    turns ? button("replay.turn.back", "turnback", () => go(turnBefore())) : null,
    button("replay.back", "stepback", () => go(state.at - 1)),
    button(state.playing ? "replay.pause" : "replay.play", state.playing ? "pause" : "play", playOn, "play"),
    button("replay.next", "step", () => go(state.at + 1)),
    turns ? button("replay.turn.next", "turnon", () => go(turnAfter())) : null,
    button("replay.last", "last", () => go(last)));
}

const select = (label, value, options, onchange) =>
  h("select", { "aria-label": t(label), title: t(label), value, onchange: event => onchange(event.target.value) },
    options.map(([one, text]) => h("option", { value: one, selected: one === value }, text)));

function controls() {
  const { frames, page } = state;
  const last = page.count - 1;
  const sides = [["all", t("replay.all")], ["table", t("replay.table")], ...page.names.map((name, n) => [String.fromCharCode(65 + n), name])];
  const speeds = SPEEDS.map(one => [String(one), `${one < 1 ? "½" : one} ×`]);
  return h("section", { class: "dock replay-dock", "aria-label": t("replay.controls") },
    h("p", { class: "say-line", "aria-live": state.playing ? null : "polite" }, h("span", { class: "prompt-sign", "aria-hidden": "true" }, ">"), h("span", {}, frames[state.at].caption)),
    ownHand(),
    h("div", { class: "row wrap" },
      steps(),
      h("input", { type: "range", class: "scrub", min: "0", max: String(last), value: String(state.at), "aria-label": t("replay.step"), oninput: event => go(Number(event.target.value)) }),
      h("span", { class: "count" }, t("replay.of", { n: state.at, all: last })),
      select("replay.speed", String(speed()), speeds, value => (keep("speed", value), redraw())),
      select("replay.side", state.side, sides, value => ((state.side = value), load())),
      h("button", { type: "button", class: "button small", title: t("replay.share"), onclick: async () => {
        await navigator.clipboard?.writeText(location.href).catch(() => {});
        toast(location.href);
      } }, icon("link"), h("span", {}, t("replay.share"))),
      h("a", { class: "button small", title: t("replay.record"), href: `/api/records/${id}` }, icon("record"), h("span", {}, t("replay.record"))),
      h("button", { type: "button", class: "button puzzle", disabled: !playable(), onclick: () => playFrom(page.game, id, state.at, playable()) }, t("puzzle"))));
}

// Every line leads to its step: by its number, or by a click anywhere on it that is no card.
function logLine({ n, key, text, parts }, now) {
  const jump = event => event.target.closest(".named") || go(n);
  return h("li", { key, class: classes("log-line", isTurn(text) && "log-turn", n === now && "log-now", n > state.at && "log-later"), onclick: jump },
    h("button", { type: "button", class: "log-step", "aria-label": t("replay.to", { n }), "aria-current": n === now ? "step" : null }, String(n)), h("span", {}, parts));
}

function log() {
  const now = state.lines.findLast(({ n }) => n <= state.at)?.n;
  return h("aside", { class: classes("side", state.sideOpen && "open"), "aria-label": t("tab.log") }, h("div", { class: "side-body side-log", tabindex: "0", role: "region", "aria-label": t("tab.log") },
    h("ol", { class: "log" }, state.lines.map(line => logLine(line, now)))));
}

const logButton = () => h("button", { type: "button", class: "switch side-toggle", "aria-label": t("tab.log"), title: t("tab.log"), "aria-expanded": String(state.sideOpen), onclick: () => {
  state.sideOpen = !state.sideOpen;
  redraw();
  scrollLog();
} }, state.sideOpen ? "×" : icon("stack"));

function draw(again) {
  if (state.missing) return [bar(again), h("main", {}, nothingHere(t("replay.none")))];
  if (!game) return [bar(again), h("main", { class: "room" }, h("h1", { class: "typed" }, t("dialling")))];
  const { result } = state.page;
  return [
    bar(again, h("span", { class: "where" }, h("b", {}, t("replay.title"))), logButton()),
    h("main", { class: classes("table-main", "replay", `game-${state.page.game}`) },
      h("h1", { class: "sr" }, t("replay.title")),
      h("div", { class: "board", tabindex: "0", role: "region", "aria-label": t("replay.title") }, state.at === state.page.count - 1 ? h("p", { class: "ribbon" }, `${result.text} ${result.why}`) : null, game.board(context())),
      controls(), log()),
  ];
}

redraw = await startPage(draw);
document.title = `${t("replay.title")} · Sneakernet`;
document.addEventListener("keydown", event => {
  if (typing(event) || $("dialog[open]") || !game) return;
  const to = { ArrowRight: state.at + 1, ArrowLeft: state.at - 1, PageDown: turnAfter(), PageUp: turnBefore(), Home: 0, End: state.page.count - 1 }[event.key];
  if (to === undefined && event.key !== " ") return;
  if (event.key === " " && event.target.closest?.("button, a")) return; // it presses what is in focus
  event.preventDefault();
  if (to === undefined) playOn();
  else go(to);
});
addEventListener("language", load);
await load();
