// WIRED: networks drawn as networks, deals on the table, audits and duels in the middle.

import { classes, h } from "/static/js/dom.js";
import { icon, picture } from "/static/js/art.js";
import { cardBack, cardFace, noCard } from "/static/js/card.js";
import { pixels } from "/static/js/pixel.js";
import { around, hasTurn, openHands, seatHead } from "/static/js/seat.js";
import { network } from "./network.js";
import { onLow, onPhone, onTablet } from "/static/js/prefs.js";
import { openDialog } from "/static/js/peek.js";
import { isFresh } from "/static/js/since.js";
import { age } from "/static/js/story.js";
import { t } from "/static/js/words.js";

const MANY = 3; // rivals whose networks a phone cannot show side by side
const VERY_MANY = 5; // nor a tablet

let latest = null; // what was drawn last, for a sheet that lies above it
let sheet = null; // the network of a rival, on a phone

// The first turn, guided: the question with which each step belongs.
export const TOUR = [["trade", "switch"], ["moves", "switch"], ["place", "cable"], ["discard", "discard"]];

// Choices that end or decline something: they come last, with a key of their own.
export const ENDS = ["done", "enough", "pass", "decline", "float"];

// Where the cards are dealt from.
export const DECK = "draw";

export const SOUNDS = { played: "card", attached: "card", handed: "card", stole: "attack", took_back: "attack", resolved: "point", scored: "point", accepted: "chat", offered: "chat" };

// What a choice costs that is not said in it.
export function costs({ verb }, about, { moves, field_techs: techs }) {
  if (!["trade", "moves"].includes(about)) return "";
  if (["play", "reconnect"].includes(verb)) return moves + techs === 1 ? t("wired.last.move") : "";
  return verb === "done" && moves ? t("wired.moves.lost", { n: moves }) : "";
}

// Options about a card that lies elsewhere, though one of the same name may be in my hand.
export const ELSEWHERE = ["want", "want_in_play", "give_in_play", "steal", "drop"];

// One card for one: how an offer begins, what a card is called in a call for trades, and what is said at which question.
export const SWAP = {
  verb: "offer",
  word: card => card.id,
  steps: ({ seat, card, seeks }) => ({ trade: { pick: "offer" }, partner: { pick: `to@${seat}` }, give: { set: [`give:${card}`] }, want: { set: seeks.map(id => `want:${id}`) } }),
};

// Answers that can be armed: what they answer, and in windows of which sorts.
export const ARMED = {
  verb: "answer",
  sorts: ["audit_answer", "duel_answer"],
  answers: () => true,
  answered: card => ["audit", "head-hunter", "hacked", "secured"].includes(card.id),
};

// A deal, from what lay on the table before it was settled.
const settled = verdict => (story, _, { offer }) => (offer ? { kind: "deal", offer, verdict } : story);

export const STORY = { accepted: settled("accepted"), declined: settled("declined"), began: age, offered: () => null, countered: () => null };

// Whose network the present question is about.
function aimedAt(ctx) {
  if (!ctx.session.prompt) return "";
  const { about } = ctx.session.prompt;
  if (about === "target") return ctx.facts.choosing?.victim || "";
  if (about === "audit_pick") return ctx.facts.event_target;
  return ["place", "attach", "reconnect", "repair"].includes(about) ? ctx.seat : "";
}

const jobsOf = (ctx, seat) => ctx.facts.classifications[seat].map(entry => entry.split("+"));

function jobs(ctx, seat) {
  return h("ul", { class: "jobs", "aria-label": t("wired.jobs") }, jobsOf(ctx, seat).map(([card, ...marks], n) => {
    const fresh = isFresh(ctx, ({ facts }) => facts.classifications[seat].some(entry => entry.split("+")[0] === card));
    return h("li", { key: `${card}-${n}`, class: classes("job", fresh && "fresh", marks.includes("tapped") && "tapped", marks.includes("sealed") && "sealed"), "data-card": card, tabindex: "0" }, picture(card), h("span", {}, ctx.pack.card(card).name), marks.map(mark => h("span", { key: mark, class: "tag" }, t(`wired.${mark}`))));
  }));
}

const spot = (ctx, seat) => ctx.table.chairs.findIndex(chair => chair.seat === seat);

function points(ctx, seat) {
  const n = spot(ctx, seat);
  const score = ctx.result?.scores[n] ?? ctx.facts.scores[n];
  const share = Math.min(100, (100 * score) / ctx.facts.target);
  return h("div", { class: "meter", role: "img", "aria-label": t("wired.points", { n: score, target: ctx.facts.target, income: ctx.facts.income[n] }) },
    h("span", { class: "score" }, pixels(String(score))),
    h("span", { class: "meter-target" }, `/ ${ctx.facts.target}`),
    h("span", { class: "meter-track" }, h("span", { class: "meter-bar", style: { width: `${share}%` } })),
    h("span", { class: "income" }, `+${ctx.facts.income[n]}`));
}

function player(ctx, seat, me) {
  const aimed = ctx.optionsAt(seat);
  const done = ctx.facts.done.includes(seat);
  const held = ctx.facts.classifications[seat].length > 0;
  return h("section", { key: seat, class: classes("seat", "wired-seat", me && "seat-me", hasTurn(ctx, seat) && "active", ctx.facts.event_target === seat && "target"), "aria-label": ctx.name(seat) },
    seatHead(ctx, seat,
      me && held ? jobs(ctx, seat) : null,
      points(ctx, seat),
      done ? h("span", { class: "tag" }, t("wired.done")) : null,
      ctx.facts.event_target === seat ? h("span", { class: "tag asked" }, t("wired.aimed")) : null,
      me ? null : handCount(ctx, seat)),
    !me && held ? jobs(ctx, seat) : null,
    aimed.length ? h("button", { type: "button", class: classes("button", "aim", ctx.session.hinted(aimed) && "hinted"), onclick: () => ctx.actions.target(seat) }, icon("aim"), aimed[0].label) : null,
    me ? h("div", { class: "wired-mine" }, network(ctx, seat, aimedAt(ctx) === seat), h("div", { class: "wired-aside" }, deal(ctx), middle(ctx))) : network(ctx, seat, aimedAt(ctx) === seat));
}

const handCount = (ctx, seat) => {
  const remembered = ctx.memory[`${seat} hand`] || [];
  const { count } = ctx.places[`${seat} hand`];
  return h("span", { class: "hand-count", "data-place": `${seat} hand`, title: remembered.map(id => ctx.pack.card(id).name).join(", "), role: "img", "aria-label": t("cards.n", { n: count }) }, icon("stack"), String(count));
};

const online = ({ equipment }, seat) => {
  const computers = equipment[seat].filter(({ card }) => card === "computer");
  return t("wired.size", { n: computers.filter(({ active }) => active).length, all: computers.length });
};

// What has counted, for the result.
export const tally = (result, facts, seat) => online(facts, seat);

// A rival in two short lines, for a phone: points, income, the network in numbers. A tap opens the network.
function brief(ctx, seat) {
  const computers = ctx.facts.equipment[seat].filter(({ card }) => card === "computer");
  const online = computers.filter(({ active }) => active).length;
  const issues = ctx.facts.equipment[seat].reduce((sum, one) => sum + one.issues.length, 0);
  const network = t("wired.size", { n: online, all: computers.length });
  return h("button", { key: seat, type: "button", class: classes("seat", "brief", ctx.facts.event_target === seat && "target"), "data-place": `${seat} network`, onclick: () => openSheet(seat) },
    seatHead(ctx, seat, handCount(ctx, seat)),
    h("span", { class: "brief-facts" }, points(ctx, seat),
      h("span", { class: "brief-size", role: "img", "aria-label": network }, picture("computer"), `${online}/${computers.length}`),
      issues ? h("span", { class: "brief-issues", role: "img", "aria-label": t("wired.issues", { n: issues }) }, picture("hacked"), String(issues)) : null,
      h("span", { class: "brief-jobs" }, jobsOf(ctx, seat).map(([card], at) => h("span", { key: at, role: "img", "aria-label": ctx.pack.card(card).name }, picture(card))))));
}

function openSheet(seat) {
  sheet = openDialog(() => t("wired.network", { name: latest.name(seat) }), () => {
    const ctx = { ...latest, actions: { ...latest.actions, target: target => (sheet.close(), latest.actions.target(target)) } };
    return ctx.places[`${seat} hand`] ? h("div", { class: "wired-sheet" }, player(ctx, seat, false)) : null;
  });
}

function half(ctx, title, cards, inPlay) {
  const all = [...(cards || []), ...(inPlay || []).map(entry => entry.split("+")[0])];
  return h("div", { class: "deal-half" }, h("b", {}, title),
    cards ? h("div", { class: "deal-cards" }, all.length ? all.map((id, n) => cardFace(ctx.pack, id, { size: "mini", name: false, index: n + 1 })) : h("span", { class: "dim" }, t("wired.nothing"))) : h("div", { class: "deal-cards" }, cardBack({ size: "mini", label: t("wired.secret") })));
}

function deal(ctx) {
  const { story } = ctx.session;
  const past = story?.kind === "deal" && !ctx.facts.offer ? story : null;
  const offer = ctx.facts.offer || past?.offer;
  if (!offer) return null;
  return h("section", { class: classes("deal", offer.open && "open", past && "settled"), "aria-label": t("deal") },
    h("h2", {}, t(past ? "wired.deal.was" : "wired.deal.of", { from: ctx.name(offer.from), to: ctx.name(offer.to) }), past ? h("b", { class: classes("stamp", past.verdict) }, t(`wired.verdict.${past.verdict}`)) : null),
    h("div", { class: "deal-halves" }, half(ctx, t("deal.gives", { name: ctx.name(offer.from) }), offer.give, offer.give_in_play), h("span", { class: "deal-sign", "aria-hidden": "true" }, "⇄"), half(ctx, t("deal.gives", { name: ctx.name(offer.to) }), offer.want, offer.want_in_play)));
}

function turnPips(ctx) {
  const { moves, field_techs: techs } = ctx.facts;
  return h("div", { class: "pips", role: "img", "aria-label": t("wired.moves", { n: moves, techs }) },
    h("b", {}, "MOVES"), [0, 1, 2].map(n => h("span", { key: n, class: classes("pip", n < moves && "full") })), Array.from({ length: techs }, (_, n) => h("span", { key: `t${n}`, class: "pip tech full" }, picture("field-tech"))));
}

function middle(ctx) {
  const { places, pack } = ctx;
  const top = places.discard.cards.at(-1);
  return h("div", { class: "wired-middle" },
    h("div", { class: "pile", "data-place": "draw" }, h("span", { class: "pile-name" }, t("wired.draw")), places.draw.count ? cardBack({ size: "mini", count: places.draw.count, label: t("cards.n", { n: places.draw.count }) }) : noCard("mini")),
    h("div", { class: "pile", "data-place": "discard" }, h("span", { class: "pile-name" }, t("wired.discard")), top ? cardFace(pack, top, { size: "mini", name: false, index: 1 }) : noCard("mini")),
    places.event.count ? h("div", { class: "event-area", role: "group", "aria-label": t("wired.event") }, places.event.cards.map((id, n) => cardFace(pack, id, { size: "mini", name: false, index: n + 1 }))) : null,
    h("div", { class: "wired-turn" }, turnPips(ctx), ctx.facts.dome.length ? h("span", { class: "tag loud" }, t("wired.dome", { n: ctx.facts.bout })) : null, ctx.facts.finisher ? h("span", { class: "tag loud" }, t("wired.finisher", { name: ctx.name(ctx.facts.finisher) })) : null));
}

// On small screens the networks of many are lines, but for the one that matters now, which comes first.
function rivals(ctx, others) {
  const matters = seat => hasTurn(ctx, seat) || aimedAt(ctx) === seat;
  const inLines = Boolean(ctx.seat) && (others.length >= MANY && (onPhone() || onLow()) || others.length >= VERY_MANY && onTablet());
  const shown = inLines ? [...others].sort((a, b) => matters(b) - matters(a)) : others;
  return h("div", { class: classes("wired-others", inLines && "briefs"), role: "group", tabindex: "0", "aria-label": t("wired.others") },
    shown.map(seat => (inLines && !matters(seat) ? brief(ctx, seat) : player(ctx, seat, false))));
}

export function board(ctx) {
  const seats = around(ctx);
  const others = ctx.seat ? seats.slice(1) : seats;
  latest = ctx;
  if (sheet?.dialog.open) sheet.fill();
  return h("div", { class: classes("wired", `of-${others.length}`) },
    rivals(ctx, others),
    ctx.seat ? player(ctx, ctx.seat, true) : [deal(ctx), middle(ctx)],
    openHands(ctx));
}

export function flights(events) {
  const found = [];
  for (const { verb, seat, card, target } of events) {
    const hand = `${seat} hand`;
    const way = { drew: card === "?" ? ["draw", hand] : null, handed: [hand, `${target} hand`], discarded: [hand, "discard"], attached: [hand, `${seat} network`], stole: [`${target} network`, `${seat} network`] }[verb];
    if (way && found.length < 8) found.push({ from: way[0], to: way[1], delay: found.length * 70 });
  }
  return found;
}
