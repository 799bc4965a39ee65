// The score of WIRED: points turn by turn, the target, last turns, tie-breaks and the Thunderdome.

import { classes, h } from "/static/js/dom.js";
import { t } from "/static/js/words.js";

const AT_ONCE = 3; // so many players or fewer: the first to reach the target wins (WD-34)
const BOUTS = 3; // WD-38
const BREAKS = 4; // WD-37
const MOST_POINTS = 17;

// `log`: points of one turn after the other; a list of counts where a tie is compared.
export const begin = () => ({ dealer: 0, target: 25, log: [] });

const around = (from, count) => Array.from({ length: count }, (_, n) => (from + n) % count);
const best = (seats, value) => seats.filter(seat => value(seat) === Math.max(...seats.map(value)));

// What the log amounts to: totals, whose turn it is, who is done, what is compared, who has won.
export function standing(count, { dealer, target, log }) {
  const found = { totals: Array(count).fill(0), queue: [], last: false, bout: 0, tied: [], winners: [], next: -1, done: new Set() };
  const order = around((dealer + 1) % count, count);
  let turn = 0;
  const compare = () => {
    const among = found.bout ? found.tied : order;
    found.tied = best(among, seat => found.totals[seat]);
    if (found.tied.length === 1) found.winners = found.tied;
  };
  for (const entry of log) {
    if (found.winners.length) break;
    if (Array.isArray(entry)) {
      for (let n = 0; n < BREAKS; n += 1) found.tied = best(found.tied, seat => entry[order.indexOf(seat)]?.[n] ?? 0);
      if (found.tied.length === 1 || found.bout === BOUTS) found.winners = found.tied;
      else {
        found.bout += 1;
        const dome = order.filter(seat => found.tied.includes(seat));
        found.queue = [...dome, ...dome.toReversed()];
        found.done = new Set(order.filter(seat => !dome.includes(seat)));
      }
      continue;
    }
    const seat = found.last || found.bout ? found.queue.shift() : order[turn % count];
    turn += 1;
    found.totals[seat] += entry;
    if (found.last || found.bout) {
      if (!found.bout) found.done.add(seat);
      if (!found.queue.length) compare();
    } else if (found.totals[seat] >= target) {
      found.done.add(seat);
      if (count <= AT_ONCE) found.winners = [seat];
      else {
        found.last = true;
        found.queue = around((seat + 1) % count, count).slice(0, -1);
      }
    }
  }
  const comparing = !found.winners.length && (found.last || found.bout) && !found.queue.length;
  if (!found.winners.length && !comparing) found.next = found.last || found.bout ? found.queue[0] : order[turn % count];
  return { ...found, order, comparing };
}

function settings({ names, state, save }) {
  return h("div", { class: "score-line" },
    h("label", { class: "field" }, h("span", {}, t("wired.score.dealer")), h("select", { value: String(state.dealer), onchange: event => save({ ...state, dealer: Number(event.target.value) }) }, names.map((name, n) => h("option", { value: String(n), selected: n === state.dealer }, name)))),
    h("label", { class: "field" }, h("span", {}, t("wired.score.target")), h("input", { type: "number", inputmode: "numeric", min: "5", max: "100", value: String(state.target), onchange: event => save({ ...state, target: Math.min(100, Math.max(5, Number(event.target.value) || 25)) }) })));
}

function line(names, now, target, seat) {
  const tag = now.winners.includes(seat) ? "won" : now.bout && now.tied.includes(seat) ? "dome" : now.done.has(seat) ? "done" : now.last ? "last" : "";
  return h("li", { key: `seat-${seat}`, class: classes("score-bar", now.next === seat && "is-next", tag && `is-${tag}`), "aria-current": now.next === seat ? "true" : null },
    h("span", { class: "score-name" }, names[seat], tag ? h("span", { class: "tag" }, t(`wired.score.${tag}`)) : null),
    h("progress", { max: target, value: Math.min(target, now.totals[seat]), "aria-hidden": "true" }),
    h("b", { class: "score-points" }, String(now.totals[seat])));
}

// Counts of the tied, in the order in which seats play.
function ties({ names, state, save }, now) {
  const compare = event => {
    event.preventDefault();
    const fields = event.target.elements;
    save({ ...state, log: [...state.log, now.order.map(seat => (now.tied.includes(seat) ? Array.from({ length: BREAKS }, (_, n) => Number(fields[`t${seat}-${n}`].value) || 0) : []))] });
  };
  return h("form", { class: "score-ties", onsubmit: compare },
    h("h2", {}, t("wired.score.tie")), h("p", { class: "dim" }, t("wired.score.tie.how")),
    h("div", { class: "score-scroll" }, h("table", { class: "score-table" },
      h("thead", {}, h("tr", {}, h("td", {}), now.tied.map(seat => h("th", { scope: "col" }, names[seat])))),
      h("tbody", {}, Array.from({ length: BREAKS }, (_, n) => h("tr", {}, h("th", { scope: "row" }, t(`wired.score.break.${n}`)), now.tied.map(seat => h("td", {}, h("input", { type: "number", inputmode: "numeric", min: "0", name: `t${seat}-${n}`, "aria-label": `${t(`wired.score.break.${n}`)}: ${names[seat]}` })))))))),
    h("button", { class: "button primary" }, t("wired.score.compare")));
}

function entry({ names, state, save }, now) {
  if (now.winners.length) {
    const all = now.winners.map(seat => names[seat]).join(", ");
    return h("p", { class: "score-verdict", role: "status" }, t(now.winners.length > 1 ? "wired.score.shared" : "wired.score.winner", { names: all, n: now.totals[now.winners[0]] }));
  }
  const said = now.bout ? t("wired.score.bout", { n: now.bout }) : now.last ? t("wired.score.lasts") : t("wired.score.turn", { n: Math.floor(state.log.length / names.length) + 1 });
  return [
    h("p", { class: "score-verdict", role: "status" }, `${said} ${t("wired.score.asks", { name: names[now.next] })}`),
    h("div", { class: "score-keys", role: "group", "aria-label": t("wired.score.asks", { name: names[now.next] }) }, Array.from({ length: MOST_POINTS + 1 }, (_, n) => h("button", { type: "button", class: "button", onclick: () => save({ ...state, log: [...state.log, n] }) }, String(n)))),
  ];
}

export function draw(ctx) {
  const { names, state } = ctx;
  const now = standing(names.length, state);
  return [
    state.log.length ? null : settings(ctx),
    h("ol", { class: "score-bars" }, now.order.map(seat => line(names, now, state.target, seat))),
    now.comparing ? ties(ctx, now) : entry(ctx, now),
  ];
}
