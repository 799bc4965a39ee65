// One card for one: said in one place and offered by one click. And the call to the whole table, which binds nobody.

import { classes, h } from "./dom.js";
import { icon, picture } from "./art.js";
import { cornerOf } from "./card.js";
import { openDialog, toast } from "./peek.js";
import { t } from "./words.js";

const MOST = 6; // different things in a call

let shown = null; // the dialog, while it is open
let now = null; // what it is about: { card, seeks, seat }

export const canSwap = session => Boolean(session.seat && session.board.SWAP && session.view && !session.view.result);

// Whether I may begin an offer now.
export const mayOffer = session => Boolean(canSwap(session) && !session.window && session.options.some(option => option.verb === session.board.SWAP.verb));

const words = ({ board }, pack) => [...new Set(pack.list.map(board.SWAP.word))].sort((a, b) => (a.length === 1 ? a.localeCompare(b) : 0));

const inHand = session => [...new Set(session.view.view.places[`${session.seat} hand`].cards)];

// `seat`: with whom, where somebody has called; `has` and `seeks`: what they would give, and what for.
export function openSwap(session, pack, actions, { seat = "", has = [], seeks = [] } = {}) {
  const card = inHand(session).find(id => seeks.includes(session.board.SWAP.word(pack.card(id)))) || "";
  now = { card, seeks: has, seat };
  shown = openDialog(() => t("swap"), () => content(session, pack, actions));
}

export function refreshSwap(session) {
  if (!shown?.dialog.open) return;
  if (canSwap(session)) shown.fill();
  else shown.close();
}

function chip(key, marked, mark, inside, label) {
  return h("button", { key, type: "button", class: classes("chip", marked && "marked"), "aria-pressed": String(marked), "aria-label": label, onclick: () => { mark(); shown.fill(); } }, inside);
}

function cardChip(pack, id) {
  const card = pack.card(id);
  const mark = () => (now = { ...now, card: now.card === id ? "" : id });
  return chip(id, now.card === id, mark, [cornerOf(card) ? h("b", {}, cornerOf(card)) : picture(id), h("span", {}, card.name)], [cornerOf(card), card.name].filter(Boolean).join(" "));
}

function wordChip(pack, word) {
  const marked = now.seeks.includes(word);
  const mark = () => {
    if (marked) now = { ...now, seeks: now.seeks.filter(one => one !== word) };
    else if (now.seeks.length < MOST) now = { ...now, seeks: [...now.seeks, word] };
  };
  return chip(word, marked, mark, pack.byId.has(word) ? [picture(word), h("span", {}, pack.card(word).name)] : h("b", {}, word), pack.card(word).name);
}

function offerTo(session, chair, seat, card, seeks) {
  const { SWAP } = session.board;
  const fits = card && (SWAP.several || seeks.length === 1);
  const done = () => {
    shown.close();
    session.follow(SWAP.steps({ seat, card, seeks }));
  };
  return h("button", { key: seat, type: "button", class: classes("button", fits && seat === now.seat && "primary"), "aria-disabled": fits ? null : "true", onclick: () => (fits ? done() : toast(t("swap.one"), { kind: "bad" })) }, t("swap.offer", { name: chair.name }));
}

function content(session, pack, actions) {
  const { card, seeks } = now;
  const others = session.table.chairs.filter(({ seat }) => seat !== session.seat && session.view.view.places[`${seat} hand`]);
  const ready = Boolean(card && seeks.length);
  const call = async () => {
    const said = await actions.say({ phrase: "call", has: [session.board.SWAP.word(pack.card(card))], seeks });
    if (said.type !== "error") shown.close();
  };
  return [
    h("section", { class: "swap-part" }, h("h3", {}, t("swap.has")), h("div", { class: "chips", role: "group", "aria-label": t("swap.has") }, inHand(session).map(id => cardChip(pack, id)))),
    h("section", { class: "swap-part" }, h("h3", {}, t("swap.seeks")), h("div", { class: "chips", role: "group", "aria-label": t("swap.seeks") }, words(session, pack).map(word => wordChip(pack, word)))),
    h("section", { class: "swap-part" }, h("h3", {}, t("swap.offers")),
      mayOffer(session) ? h("div", { class: "row wrap" }, others.map(chair => offerTo(session, chair, chair.seat, card, seeks))) : h("p", { class: "dim" }, t("swap.later"))),
    session.table.chat
      ? h("section", { class: "swap-part" }, h("h3", {}, t("swap.call")), h("p", { class: "dim" }, t("swap.binds")),
          h("button", { type: "button", class: "button", "aria-disabled": ready ? null : "true", onclick: () => (ready ? call() : toast(t("swap.both"), { kind: "bad" })) }, icon("swap"), t("swap.ask")))
      : null,
  ];
}

// What somebody has called, beside their name.
export function callTag(ctx, seat) {
  const call = ctx.session.callOf?.(seat);
  if (!call) return null;
  const sign = word => (ctx.pack.byId.has(word) ? picture(word) : word);
  const either = list => list.map((word, n) => [n ? "/" : "", sign(word)]);
  return h("span", { key: "call", class: "tag call", role: "img", title: call.text, "aria-label": call.text }, either(call.has), " → ", either(call.seeks));
}

// Somebody calls: everybody hears it, and may answer in a word or with an offer.
export function showCall(session, line, actions) {
  toast(h("div", { class: "why" }, h("b", {}, line.name), h("p", {}, line.text), h("div", { class: "row" },
    h("button", { type: "button", class: "button", onclick: () => actions.say({ phrase: "in" }) }, session.phrases.in),
    h("button", { type: "button", class: "button", onclick: () => actions.swap(line) }, icon("swap"), t("swap.short")))), { kind: "called", seconds: 12 });
}
