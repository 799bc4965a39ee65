// After a game: what turned it, the replay, and a puzzle from a position of it.

import { $, h } from "./dom.js";
import * as api from "./api.js";
import { t } from "./words.js";
import { toast } from "./peek.js";

// Play on from a position of a finished game, from one side, against bots.
export async function playOn(game, id, step, seat, chairs = []) {
  try {
    await api.comeIn();
    location.assign((await api.makeTable({ game, puzzle: { game: id, step, seat }, chairs })).table.link);
  } catch (problem) {
    toast(problem.message, { kind: "bad" });
  }
}

// The page remembers that it was asked: who comes back from the replay finds it again.
async function askReview(session, redraw) {
  const game = session.view.game;
  history.replaceState({ review: game }, "");
  session.review = { game, waits: true, moments: [] };
  redraw();
  $(".review h3")?.focus({ preventScroll: true }); // its button has gone
  await fetchReview(session, redraw);
  $(".review")?.scrollIntoView({ block: "nearest" });
}

async function fetchReview(session, redraw) {
  const { game } = session.view;
  try {
    const told = await api.review(game, session.seat);
    if (session.view.game === game) session.review = { game, ...told };
  } catch (problem) {
    if (session.review?.waits) session.review = null;
    toast(problem.message, { kind: "bad" });
  }
  redraw();
}

// After a welcome, perhaps in another language: what has been asked before is told again.
export function reviewAgain(session, redraw) {
  if (session.seat && session.view?.result && history.state?.review === session.view.game) fetchReview(session, redraw);
}

function turningPoint(session, moment) {
  const { table, view, seat } = session;
  const chairs = table.chairs.map(chair => (chair.bot ? { bot: chair.bot } : {}));
  return h("li", { key: moment.step, class: "moment" }, h("p", {}, moment.text.replaceAll(" %", "\u00a0%")),
    h("span", { class: "pair" },
      h("a", { class: "button plain", href: `/r/${view.game}?side=${seat}&step=${moment.step}` }, t("replay.there")),
      h("button", { type: "button", class: "button", onclick: () => playOn(table.game, view.game, moment.step, seat, chairs) }, t("puzzle"))));
}

export function reviewPanel(session, redraw) {
  const review = session.review?.game === session.view.game ? session.review : null;
  if (!session.seat) return null;
  if (!review) return h("button", { type: "button", class: "button", onclick: () => askReview(session, redraw) }, t("review"));
  return h("section", { class: "review", "aria-live": "polite", "aria-label": t("review") }, h("h3", { tabindex: "-1" }, t("review")),
    review.waits ? h("p", { class: "typed" }, t("review.waits"))
      : review.moments.length ? h("ol", { class: "lines" }, review.moments.map(moment => turningPoint(session, moment)))
        : h("p", {}, t("review.none", { percent: Math.round(100 * review.dear), n: review.thought_over, all: review.choices })));
}

// How the games at this table went so far, once there are two.
export async function fetchSeries(session, redraw) {
  const { game } = session.view;
  if (session.table.games.length < 2 || session.series?.game === game) return;
  session.series = { game, lines: [] };
  try {
    session.series = { game, ...(await api.series(session.id)) };
    redraw();
  } catch {
    session.series = null; // it is asked for again with the next result
  }
}

export function seriesPanel({ series, view }) {
  if (series?.game !== view.game || !series.lines.length) return null;
  const counted = ["won", "shared", "draw", "lost"].filter(result => series.lines.some(line => line[result]));
  return h("table", { class: "series" }, h("caption", {}, t("series", { n: series.games })),
    h("thead", {}, h("tr", {}, h("td", {}), counted.map(result => h("th", { key: result, scope: "col" }, t(`result.${result}`))))),
    h("tbody", {}, series.lines.map(line => h("tr", { key: line.seat }, h("th", { scope: "row" }, line.name), counted.map(result => h("td", { key: result }, String(line[result])))))));
}
