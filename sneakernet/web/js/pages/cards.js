// All cards of an edition, with a search.

import { h } from "../dom.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { kindWord, t } from "../words.js";
import { Pack, cardFace, cardSheet } from "../card.js";
import { useGame } from "../game.js";
import { gamePicker, gameOfPage, pageTitle } from "../picker.js";

const query = new URLSearchParams(location.search);
const state = { games: [], pack: null, game: "", edition: query.get("edition") || "", words: query.get("q") || "", kind: "" };
let redraw = () => {};

function fits(card) {
  if (state.kind && card.kind !== state.kind) return false;
  const text = [card.name, card.id, card.short, card.text, card.facts, kindWord(card.kind), ...card.rules].join(" ").toLowerCase();
  return state.words.toLowerCase().split(/\s+/).every(word => text.includes(word));
}

function entry(card) {
  return h("article", { class: "card-entry", key: card.id },
    cardFace(state.pack, card.id, { size: "small", plain: true, name: false, note: card.copies > 1 ? `×${card.copies}` : "" }),
    cardSheet(state.pack, card.id, "h2"));
}

function search() {
  const editions = state.games.find(game => game.name === state.game)?.editions || [];
  const kinds = [...new Set(state.pack.list.map(card => card.kind))].filter(Boolean);
  return h("div", { class: "search", role: "search" },
    h("input", { type: "search", value: state.words, "aria-label": t("search"), placeholder: t("search"), oninput: event => ((state.words = event.target.value), redraw()) }),
    kinds.length > 1 ? h("select", { "aria-label": t("kind.all"), value: state.kind, onchange: event => ((state.kind = event.target.value), redraw()) }, h("option", { value: "" }, t("kind.all")), kinds.map(kind => h("option", { value: kind }, kindWord(kind)))) : null,
    editions.length > 1 ? h("select", { "aria-label": t("edition"), value: state.pack.edition, onchange: event => ((state.edition = event.target.value), load()) }, editions.map(edition => h("option", { value: edition.name, selected: edition.name === state.pack.edition }, edition.title))) : null);
}

function draw(again) {
  const title = state.games.find(game => game.name === state.game)?.title || "";
  const found = state.pack ? state.pack.list.filter(fits) : [];
  return [
    bar(again),
    h("main", { class: "reading" },
      pageTitle(title, t("cards")),
      gamePicker(state.games, state.game, "cards"),
      state.pack ? [search(), h("p", { class: "count", role: "status" }, t("found", { n: found.length })), h("div", { class: "card-grid" }, found.map(entry))] : null),
    foot(),
  ];
}

async function load() {
  state.games = await api.games();
  state.game = gameOfPage(state.games);
  await useGame(state.games.find(game => game.name === state.game));
  state.pack = new Pack(await api.cards(state.game, state.edition));
  document.title = `${t("cards")} · Sneakernet`;
  redraw();
}

redraw = await startPage(draw);
addEventListener("language", load);
await load();
