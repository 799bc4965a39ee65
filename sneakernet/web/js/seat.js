// What every game shows of a seat: who sits there, whose turn it is, clocks and absences.

import { $$, classes, h } from "./dom.js";
import { icon } from "./art.js";
import { callTag } from "./swap.js";
import { t } from "./words.js";

// The seats in the order in which I see them: to my left first, then around the table.
export function around(ctx) {
  const seats = ctx.table.chairs.map(chair => chair.seat);
  const me = Math.max(0, seats.indexOf(ctx.seat));
  return seats.map((_, n) => seats[(me + n) % seats.length]);
}

// Nobody has a turn any more once the game is over.
export const hasTurn = (ctx, seat) => !ctx.result && (ctx.facts.active ?? ctx.asked) === seat;

export function seatHead(ctx, seat, ...more) {
  const chair = ctx.chair(seat);
  const active = hasTurn(ctx, seat);
  const asked = ctx.asked === seat && seat !== ctx.seat;
  const away = chair.kind === "person" && !chair.present;
  return h("div", { class: "seat-head" },
    h("span", { class: "seat-kind", title: chair.kind === "bot" ? t("bot") : t("person") }, icon(chair.kind === "bot" || chair.stand_in ? "bot" : "person")),
    h("b", { class: "seat-name" }, chair.name || seat),
    seat === ctx.seat ? h("span", { class: "tag you" }, t("you")) : null,
    active ? h("span", { class: "tag turn" }, t("turn")) : null,
    asked && !active ? h("span", { class: "tag asked" }, t("asked")) : null,
    away ? h("span", { class: "tag away" }, chair.stand_in ? t("chair.stand_in") : h("span", { "data-until": "away", "data-seat": seat }, timeLeft(ctx.session, chair, "away"))) : null,
    chair.ahead ? h("span", { class: "tag", title: chair.ahead_sort ? t(`ahead.kind.${chair.ahead_sort}`) : null }, t("ahead.short")) : null,
    chair.clock_ms !== null && chair.clock_ms !== undefined ? h("span", { class: classes("clock", chair.running && "running"), "data-until": "clock", "data-seat": seat }, timeLeft(ctx.session, chair, "clock")) : null,
    callTag(ctx, seat),
    ...more);
}

// Cards of the same name, counted.
export function counted(ids) {
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) || 0) + 1);
  return [...counts];
}

// Cards in words; each can be looked up.
export const cardNames = (pack, ids) =>
  ids.length ? counted(ids).map(([id, n], at) => [at ? ", " : "", h("span", { key: id, class: "named", tabindex: "0", "data-card": id }, pack.card(id).name), n > 1 ? ` ×${n}` : ""]) : t("hand.none");

// What can be done to a player or at a place: one button for it, or for the list of it.
export function aimButton(ctx, target) {
  const options = ctx.session.prompt ? ctx.optionsAt(target) : [];
  if (!options.length) return null;
  return h("button", { type: "button", class: classes("button", "aim", options.some(option => ctx.session.isMarked(option)) && "marked", ctx.session.hinted(options) && "hinted"), onclick: () => ctx.actions.target(target) }, icon("aim"), options.length === 1 ? options[0].label : t("here"));
}

// In a replay: the hands as far as they are known there, and what else is to be told. (At a table they are part of the result.)
export function openHands(ctx, more = {}) {
  if (!ctx.open) return null;
  const places = ctx.result?.places || ctx.open;
  const line = (key, name, ids) => h("p", { key }, h("b", {}, name), ": ", cardNames(ctx.pack, ids));
  const held = ctx.table.chairs.filter(chair => places[`${chair.seat} hand`]);
  const title = t(held.length === ctx.table.chairs.length ? "result.hands" : "hands.known");
  return held.length ? h("section", { class: "open-hands", "aria-label": title }, h("h2", {}, title),
    held.map(chair => line(chair.seat, chair.name, places[`${chair.seat} hand`])),
    Object.entries(more).map(([place, name]) => (places[place]?.length ? line(place, name, places[place]) : null))) : null;
}

// Minutes and seconds; hours before them where a game takes days.
const spell = ms => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts.map((part, n) => (n ? String(part).padStart(2, "0") : part)).join(":");
};

function timeLeft(session, chair, what) {
  const gone = performance.now() - session.tableAt;
  return what === "clock" ? spell(chair.clock_ms - (chair.running ? gone : 0)) : `${t("chair.away")} ${spell((chair.away_ms ?? 0) - gone)}`;
}

// Clocks run in the page between two messages of the server.
export function runClocks(session) {
  setInterval(() => {
    for (const mark of session.table ? $$("[data-until]") : []) {
      const chair = session.chair(mark.dataset.seat);
      if (chair) mark.firstChild.data = timeLeft(session, chair, mark.dataset.until);
    }
  }, 500);
}
