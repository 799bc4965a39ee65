// Cards for any time and answers armed in advance: one place, the same for every seat, whatever it holds.

import { h } from "./dom.js";
import { icon } from "./art.js";
import { t } from "./words.js";
import { openDialog } from "./peek.js";

const BLANK = { card: "", by: "", at: "", least: 0, requires: "", never: "", uses: 1 };

let shown = null; // the dialog, while it is open

export const canArm = session => Boolean(session.seat && session.view && !session.view.result && session.board.ARMED);

const pickOf = (session, id) => `${session.board.ARMED.verb}:${id}`;

export const isAnyTime = (pack, id) => Boolean(pack.card(id).numbers.anytime);

const bare = order => !(order.card || order.by || order.at || order.requires || order.never);

export const queued = (session, id) => canArm(session) && session.you.orders.some(order => order.pick === pickOf(session, id) && bare(order));

// A card for any time waits for the next safe point, or no longer.
export function queue(session, id, actions) {
  const pick = pickOf(session, id);
  const others = session.you.orders.filter(order => order.pick !== pick);
  return actions.arm(queued(session, id) ? others : [...others, { ...BLANK, pick }]);
}

// Games without cards for any time have armed answers alone.
const title = pack => t(pack.list.some(card => card.numbers.anytime) ? "now" : "arm");

export function nowButton(session, pack, actions) {
  if (!canArm(session)) return null;
  const n = session.you.orders.length;
  return h("button", { type: "button", class: "button now", onclick: () => openNow(session, pack, actions), "aria-label": [title(pack), n ? t("now.waiting", { n }) : ""].filter(Boolean).join(". ") },
    icon("bolt"), h("span", {}, title(pack)), n ? h("b", { class: "badge" }, String(n)) : null);
}

export function openNow(session, pack, actions) {
  shown = openDialog(() => title(pack), () => content(session, pack, actions));
}

export const refreshNow = () => shown?.dialog.open && shown.fill();

function content(session, pack, actions) {
  const hand = [...new Set(session.view.view.places[`${session.seat} hand`]?.cards || [])];
  const anyTime = hand.filter(id => isAnyTime(pack, id));
  const answers = hand.filter(id => !isAnyTime(pack, id) && session.board.ARMED.answers(pack.card(id)));
  const { orders } = session.you;
  return [
    pack.list.some(card => card.numbers.anytime)
      ? h("section", { class: "arm" }, h("h3", {}, t("now.any")), h("p", { class: "dim" }, t("now.what")),
          anyTime.length ? h("ul", { class: "lines" }, anyTime.map(id => anyTimeLine(session, pack, id, actions))) : h("p", {}, t("now.none")))
      : null,
    h("section", { class: "arm" }, title(pack) === t("arm") ? null : h("h3", {}, t("arm")), h("p", { class: "dim" }, t("arm.what")),
      h("ul", { class: "lines" }, orders.map((order, n) => (isAnyTime(pack, order.pick.split(":")[1]) && bare(order) ? null : orderLine(session, pack, order, n, () => actions.arm(orders.filter((_, at) => at !== n)))))),
      answers.length ? armForm(session, pack, answers, actions) : h("p", {}, t("arm.none"))),
    passAhead(session, actions),
  ];
}

// "off", "turn", "game", or "kind" with the sort of windows that it is about.
function passAhead({ board, you }, actions) {
  const now = you.ahead === "kind" ? `kind ${you.ahead_sort}` : you.ahead;
  const ways = ["off", ...board.ARMED.sorts.map(sort => `kind ${sort}`), "turn", "game"];
  return h("label", { class: "ahead" }, t("ahead"), h("select", { value: now, onchange: event => actions.ahead(...event.target.value.split(" ")) },
    ways.map(way => h("option", { value: way, selected: way === now }, t(`ahead.${way.replace(" ", ".")}`)))),
    you.ahead_text ? h("span", { class: "dim" }, you.ahead_text) : null);
}

function anyTimeLine(session, pack, id, actions) {
  const waits = queued(session, id);
  return h("li", { key: id, class: "table-line" }, h("div", {}, h("b", {}, pack.card(id).name), " ", h("span", { class: "dim" }, pack.card(id).short)),
    waits ? h("span", { class: "tag" }, t("now.queued")) : null,
    h("button", { type: "button", class: waits ? "button plain" : "button primary", onclick: () => queue(session, id, actions) }, t(waits ? "now.back" : "now.play")));
}

// What cards may require, by name and in words.
const required = session => session.board.ARMED.required?.() || [];

const requires = text => t("arm.requires", { what: text });

// "only on a card that requires Banking, by vax_poetic, aimed at you"
function condition(session, pack, order) {
  return [
    order.requires ? requires(Object.fromEntries(required(session))[order.requires]) : "",
    order.card ? t("arm.only", { card: pack.card(order.card).name }) : "",
    order.never ? t("arm.never", { card: pack.card(order.never).name }) : "",
    order.by ? t("arm.by", { name: session.name(order.by) }) : "",
    order.at === "me" ? t("arm.me") : "",
  ].filter(Boolean).join(", ") || t("arm.always");
}

function orderLine(session, pack, order, n, disarm) {
  return h("li", { key: n, class: "table-line" }, h("div", {}, h("b", {}, pack.card(order.pick.split(":")[1]).name), " ", h("span", { class: "dim" }, condition(session, pack, order))),
    h("button", { type: "button", class: "button plain", onclick: disarm }, t("arm.off")));
}

const group = (label, lines) => (lines.length ? h("optgroup", { label }, lines.map(([value, text]) => h("option", { value }, text))) : null);

function armForm(session, pack, answers, actions) {
  const cards = pack.list.filter(session.board.ARMED.answered);
  const rivals = session.table.chairs.filter(chair => chair.seat !== session.seat);
  const submit = event => {
    event.preventDefault();
    const data = new FormData(event.target);
    const [kind, what] = String(data.get("on")).split(":");
    const order = { ...BLANK, pick: pickOf(session, data.get("card")), by: data.get("by"), at: data.has("me") ? "me" : "" };
    if (what) order[kind] = what;
    actions.arm([...session.you.orders, order]);
  };
  return h("form", { class: "form arm-form", onsubmit: submit },
    h("label", {}, t("arm.card"), h("select", { name: "card" }, answers.map(id => h("option", { value: id }, pack.card(id).name)))),
    h("label", {}, t("arm.on.what"), h("select", { name: "on" }, h("option", { value: "" }, t("arm.always")),
      group(t("arm.requires.group"), required(session).map(([name, text]) => [`requires:${name}`, requires(text)])),
      group(t("arm.only.group"), cards.map(card => [`card:${card.id}`, t("arm.only", { card: card.name })])),
      group(t("arm.never.group"), cards.map(card => [`never:${card.id}`, t("arm.never", { card: card.name })])))),
    h("label", {}, t("arm.whose"), h("select", { name: "by" }, h("option", { value: "" }, t("arm.anybody")), rivals.map(chair => h("option", { value: chair.seat }, chair.name)))),
    h("label", { class: "row" }, h("input", { type: "checkbox", name: "me" }), t("arm.me")),
    h("button", { class: "button primary" }, t("arm.on")));
}
