// The first page: all games, one click to play.

import { $, classes, h } from "../dom.js";
import { cover, icon, picture } from "../art.js";
import { pixels } from "../pixel.js";
import { bar, foot, ownersLine, startPage } from "../bar.js";
import * as api from "../api.js";
import { artOf, lessonsOf } from "../game.js";
import { t } from "../words.js";
import { keep, kept } from "../prefs.js";
import { proposedName } from "../handle.js";
import { toast } from "../peek.js";
import { askName } from "../name.js";
import { invitations, myTables, openTables } from "../tables.js";
import { play } from "../sound.js";
import { keptReplays } from "../replays.js";

const REFRESH = 15_000;
const AGAIN = 3_000;
const state = { games: [], art: {}, me: null, mine: { tables: [], waiting: [], invited: [] }, lobby: [], notice: "", busy: "" };
let redraw = () => {};

async function playNow(game) {
  state.busy = game.name;
  redraw();
  play("choose");
  try {
    await api.comeIn();
    const bot = chosenBot(game)?.name || "";
    const { edition, seats } = chosenTable(game);
    const chairs = Array.from({ length: seats }, (_, n) => (n && bot ? { bot } : {}));
    const welcome = await api.makeTable({ game: game.name, edition: edition.name, seats, start: true, chairs, settings: await firstSettings(game) });
    location.assign(welcome.table.link);
  } catch (problem) {
    state.busy = "";
    redraw();
    toast(problem.message, { kind: "bad" });
  }
}

// The dialog brings much of the table along, so it comes when it is asked for.
const newTable = async game => (await import("../wish.js")).newTable(game, chosenTable(game));

// Who has never played begins.
const firstSettings = async game => (kept(`lesson.${game.name}`) ? {} : (await lessonsOf(game)).FIRST || {});

function seatsText(game) {
  const seats = game.editions.flatMap(edition => edition.seats);
  return t("tile.seats", { low: Math.min(...seats), high: Math.max(...seats) });
}

const chosenBot = game => game.bots.find(bot => bot.name === kept(`level.${game.name}`, "")) || game.bots[0];

// The edition and how many play, as chosen here before.
function chosenTable(game) {
  const edition = game.editions.find(one => one.name === kept(`edition.${game.name}`, "")) || game.editions[0];
  const seats = Number(kept(`seats.${game.name}`, "0"));
  return { edition, seats: edition.seats.includes(seats) ? seats : edition.seats[0] };
}

function select(game, name, label, options, value, more = {}) {
  const choose = event => {
    keep(`${name}.${game.name}`, event.target.value);
    redraw();
  };
  return h("label", { class: classes("pick-one", name) }, h("span", {}, label),
    h("select", { value: String(value), onchange: choose, ...more }, options.map(([key, text]) => h("option", { value: String(key), selected: key === value }, text))));
}

// All that is asked before a game: the edition, how many, and how strong the bots are.
function choices(game) {
  const { edition, seats } = chosenTable(game);
  const bot = chosenBot(game);
  return h("div", { class: "tile-choices" },
    select(game, "seats", t("seats"), [...edition.seats].sort().map(n => [n, String(n)]), seats),
    game.editions.length > 1 ? select(game, "edition", t("edition"), game.editions.map(one => [one.name, one.title]), edition.name) : null,
    bot ? select(game, "level", t("tile.level"), game.bots.map(one => [one.name, one.title]), bot.name, { "aria-describedby": `level-${game.name}` }) : null);
}

function aboutLevel(game) {
  const chosen = chosenBot(game);
  return chosen && h("p", { id: `level-${game.name}`, class: "level-about" }, h("b", {}, chosen.title), ` ${chosen.about}.`);
}

// A few cards of the game, held as a hand: each with the colour that it has there.
const heldCards = art => h("div", { class: "tile-hand", "aria-hidden": "true" }, (art.hand || []).map(([id, tint]) =>
  h("div", { key: id, class: "card mini", "data-tint": tint }, h("span", { class: "card-art" }, picture(id, "", art)))));

function tile(game) {
  const { name } = game;
  return h("article", { key: name, class: `tile tile-${name}`, style: { "--tint": `var(--${state.art[name].tint || "phos"})` }, "aria-labelledby": `title-${name}` },
    h("div", { class: "tile-art" }, cover("cover", state.art[name], name), heldCards(state.art[name])),
    h("div", { class: "tile-body" },
      h("h2", { id: `title-${name}`, class: "tile-title" }, pixels(game.title), h("span", { class: "sr" }, game.title)),
      h("p", { class: "tile-meta" }, h("span", {}, seatsText(game)), game.minutes ? h("span", {}, t("minutes", { n: game.minutes })) : null, h("span", {}, game.editions.map(edition => edition.title).join(" · "))),
      h("p", { class: "tile-pitch" }, game.pitch),
      h("div", { class: "tile-play" },
        h("button", { type: "button", class: "button primary big", "aria-label": `${t("play.now")}: ${game.title}`, disabled: state.busy === name, onclick: () => playNow(game) }, state.busy === name ? t("dealing") : t("play.now")),
        h("button", { type: "button", class: "button big", "aria-label": `${t("invite")}: ${game.title}`, onclick: () => newTable(game) }, icon("link"), t("invite"))),
      choices(game),
      aboutLevel(game),
      h("div", { class: "tile-more" },
        h("a", { class: "button plain", href: `/learn/${name}`, "aria-label": `${t("learn")}: ${game.title}` }, t("learn")),
        h("a", { class: "button plain", href: `/rules/${name}`, "aria-label": `${t("rules")}: ${game.title}` }, t("rules")),
        h("a", { class: "button plain", href: `/cards/${name}`, "aria-label": `${t("cards")}: ${game.title}` }, t("cards")),
        api.offers.printing ? h("a", { class: "button plain", href: `/print/${name}`, "aria-label": `${t("print.title")}: ${game.title}` }, t("print.title")) : null)));
}

function section(title, content) {
  return h("section", { class: "panel" }, h("h2", {}, title), content);
}

function replays() {
  const found = keptReplays();
  if (!found.length) return h("p", { class: "dim" }, t("replays.none"));
  return h("ul", { class: "lines" }, found.map(line =>
    h("li", { key: line.id, class: "table-line" }, h("div", {}, h("b", {}, line.title), h("span", { class: "dim" }, ` ${line.text}`)), h("a", { class: "button", href: `/r/${line.id}` }, t("replay")))));
}

function joinByLink(event) {
  event.preventDefault();
  const text = new FormData(event.target).get("link").trim();
  const id = text.match(/([A-Za-z0-9_-]{22})\/?$/);
  if (id) location.assign(`/t/${id[1]}`);
  else toast(t("join.bad"), { kind: "bad" });
}

const rename = () => askName(state.me?.name || proposedName(), async name => {
  await api.comeIn(name);
  await api.changeMe({ name });
  state.me = await api.whoAmI();
  redraw();
});

function draw(again) {
  return [
    bar(again, h("button", { type: "button", class: "me", title: t("name.change"), "aria-label": `${t("name.change")}: ${state.me?.name || proposedName()}`, onclick: rename }, icon("person"), h("span", {}, state.me?.name || proposedName()))),
    h("main", { class: "home" },
      ownersLine(state.notice),
      h("div", { class: "hero" }, h("h1", {}, pixels("SNEAKERNET"), h("span", { class: "sr" }, "Sneakernet")), h("p", { class: "typed" }, t("tagline"))),
      h("div", { class: "tiles" }, state.games.map(tile)),
      h("div", { class: "panels" },
        state.mine.tables.length || state.mine.invited.length ? section(t("tables.mine"), [invitations(state.mine.invited, lookAround), myTables(state.mine, lookAround)]) : null,
        section(t("tables.open"), [
          openTables(state.lobby),
          h("form", { class: "row", onsubmit: joinByLink }, h("input", { name: "link", "aria-label": t("join.link"), placeholder: t("join.link"), autocomplete: "off" }), h("button", { class: "button" }, t("join"))),
        ]),
        section(t("replays"), replays()))),
    foot(),
  ];
}

async function fetchGames() {
  const games = await api.games();
  const arts = await Promise.all(games.map(artOf));
  state.art = Object.fromEntries(games.map((game, n) => [game.name, arts[n]]));
  state.games = games;
}

async function load() {
  await fetchGames();
  redraw();
  await lookAround();
}

// Who am I, and which tables are there? A table of mine is not among those that I could join.
async function lookAround() {
  state.me = await api.whoAmI();
  if (state.me) state.mine = await api.myTables();
  const mine = new Set(state.mine.tables.map(line => line.id));
  const lobby = await api.lobby();
  state.lobby = lobby.tables.filter(line => !mine.has(line.id));
  state.notice = lobby.notice;
  redraw();
}

// Without a line the page reads as it came, says so, and asks again.
async function prepare() {
  const note = Object.assign(document.createElement("p"), { className: "offline", role: "status", textContent: t("offline") });
  while (!state.games.length) {
    try {
      await fetchGames();
    } catch {
      $("#app").append(note);
      await new Promise(again => {
        addEventListener("online", again, { once: true });
        setTimeout(again, AGAIN);
      });
    }
  }
}

redraw = await startPage(draw, prepare);
addEventListener("language", load);
setInterval(() => document.hidden || lookAround().catch(() => {}), REFRESH); // a server that is away may come back
await lookAround();
