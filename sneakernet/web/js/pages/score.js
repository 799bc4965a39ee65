// A score keeper for people with real cards. Everything stays on this device; a link carries it to another one.

import { h } from "../dom.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { t } from "../words.js";
import { Pack } from "../card.js";
import { scoreOf, useGame } from "../game.js";
import { keep, kept } from "../prefs.js";
import { gamePicker, gameOfPage, pageTitle } from "../picker.js";
import { openDialog, toast } from "../peek.js";
import { qrPicture } from "../qr.js";

const MOST_PAST = 50;
const page = { games: [], game: "", part: null, pack: null, names: [], state: null, past: [], asking: 0 };
let redraw = () => {};

// What the server says of games and cards is remembered, for a kitchen without a network.
async function remembered(name, ask) {
  try {
    const found = await ask();
    keep(`score.${name}`, JSON.stringify(found));
    return found;
  } catch (problem) {
    const before = kept(`score.${name}`);
    if (!before) throw problem;
    return JSON.parse(before);
  }
}

const told = () => page.games.find(game => game.name === page.game);
const seats = () => told().editions.flatMap(edition => edition.seats);

function store() {
  keep(`score.of.${page.game}`, page.state ? JSON.stringify({ names: page.names, state: page.state }) : "");
  redraw();
}

function save(state) {
  page.past = [...page.past, page.state].slice(-MOST_PAST);
  page.state = state;
  store();
}

function undo() {
  page.state = page.past.pop();
  store();
}

// The link to another phone: names and score, packed behind the #, which no server is told.
async function packed(value) {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}

async function share() {
  const link = `${location.origin}/score/${page.game}#${await packed({ names: page.names, state: page.state })}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast(t("score.copied"));
  };
  openDialog(() => t("score.share"), () => [
    h("p", {}, t("score.share.how")),
    h("div", { class: "score-qr" }, qrPicture(link, t("score.share"))), // none of a long game: it would not fit
    h("input", { readonly: true, value: link, "aria-label": t("score.link"), onfocus: event => event.target.select() }),
    h("div", { class: "row wrap" },
      h("button", { type: "button", class: "button primary", onclick: copy }, t("score.copy")),
      navigator.share ? h("button", { type: "button", class: "button", onclick: () => navigator.share({ url: link, title: document.title }).catch(() => {}) }, t("score.send")) : null),
  ]);
}

const isScore = found => Array.isArray(found?.names) && found.names.every(name => typeof name === "string") && typeof found.state === "object" && found.state;

async function takeLink() {
  const text = location.hash.slice(1);
  if (!text) return;
  history.replaceState(null, "", location.pathname);
  try {
    const found = await unpacked(text);
    if (!isScore(found)) throw new Error("no score");
    Object.assign(page, { names: found.names.slice(0, 8).map(name => name.slice(0, 24)), state: found.state, past: [] });
    store();
    toast(t("score.taken"));
  } catch {
    toast(t("score.bad"), { kind: "bad" });
  }
}

function begin(event) {
  event.preventDefault();
  page.names = Array.from({ length: page.asking }, (_, n) => event.target.elements[`name${n}`].value.trim() || t("score.person", { n: n + 1 }));
  page.past = [];
  page.state = page.part.begin(page.names, page.pack);
  store();
}

function setup() {
  const counts = [...new Set(seats())].sort((a, b) => a - b);
  return h("form", { class: "score-setup", onsubmit: begin },
    h("label", { class: "field" }, h("span", {}, t("score.players")), h("select", { value: String(page.asking), onchange: event => ((page.asking = Number(event.target.value)), redraw()) }, counts.map(n => h("option", { value: String(n), selected: n === page.asking }, String(n))))),
    Array.from({ length: page.asking }, (_, n) => h("label", { class: "field", key: `name-${n}` }, h("span", {}, t("score.person", { n: n + 1 })), h("input", { name: `name${n}`, maxlength: "24", value: page.names[n] || "", autocomplete: "off" }))),
    h("button", { class: "button primary big" }, t("score.begin")));
}

const tools = () =>
  h("div", { class: "row wrap score-tools" },
    h("button", { type: "button", class: "button", disabled: !page.past.length, onclick: undo }, t("score.undo")),
    h("button", { type: "button", class: "button", onclick: share }, t("score.share")),
    h("button", { type: "button", class: "button plain", onclick: () => save(page.part.begin(page.names, page.pack)) }, t("score.again")),
    h("button", { type: "button", class: "button plain", onclick: () => ((page.state = null), store()) }, t("score.others")));

function draw(again) {
  const game = page.part && told();
  return [
    bar(again),
    h("main", { class: "reading" },
      pageTitle(game?.title, t("score.title")),
      gamePicker(page.games, page.game, "score"),
      game ? [h("p", { class: "rules-intro" }, t("score.intro")), page.state ? [tools(), h("div", { class: `score score-${page.game}` }, page.part.draw({ names: page.names, state: page.state, pack: page.pack, save }))] : setup()] : null),
    foot(),
  ];
}

async function load() {
  page.games = await remembered("games", api.games);
  page.game = gameOfPage(page.games);
  const own = told();
  await useGame(own);
  page.part = await scoreOf(own);
  page.pack = new Pack(await remembered(`cards.${page.game}`, () => api.cards(page.game)));
  page.asking ||= own.editions[0].seats[0];
  const before = JSON.parse(kept(`score.of.${page.game}`) || "null");
  if (isScore(before)) Object.assign(page, before);
  document.title = `${t("score.title")}: ${own.title} · Sneakernet`;
  await takeLink();
  redraw();
}

redraw = await startPage(draw);
addEventListener("language", load);
await load();
