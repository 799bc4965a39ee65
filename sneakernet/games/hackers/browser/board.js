// HACKERS: three piles in the middle, FILES before each player, hands that go left and right.

import { classes, h } from "/static/js/dom.js";
import { cover, picture } from "/static/js/art.js";
import { cardBack, cardFace, noCard } from "/static/js/card.js";
import { pixels } from "/static/js/pixel.js";
import { isFresh } from "/static/js/since.js";
import { around, hasTurn, openHands, seatHead } from "/static/js/seat.js";
import { t } from "/static/js/words.js";

const STEP_OF = {
  choose_phones: "setup", add: "add", media_add: "add", virus_card: "add", virus_place: "add", dive_box: "add", shield: "add", order_returns: "add", limit: "add",
  draw_source: "draw", draw_end: "draw", pass_left: "pass", pass_right: "pass", trim: "trim",
};

// The first turn, guided: the question with which each step belongs.
export const TOUR = [["add", "add"], ["draw_source", "draw"], ["pass_left", "pass"], ["trim", "trim"]];

// Choices that end or decline something: they come last, with a key of their own.
export const ENDS = ["no"];

export const SOUNDS = {
  added: "card", drew_top: "card", drew_bottom: "card", took: "card", passed: "card", trimmed: "card", returned: "attack", shielded: "attack", moved: "attack", scored: "point",
};

// My places whose cards are buttons: a choice of one of them needs no other.
export const MINE = ["hand", "files"];

// Places that are shown when the game is over, and how they are called.
export const AT_THE_END = { box: "BOX" };

// Where the cards are dealt from.
export const DECK = "deck";

// What stands out in the log.
export const LOUD = /HACK THE PLANET/;

const FILES = 3;

// What a card in FILES counts, as it is printed on it.
const worth = (pack, id, beside) => {
  const { value, doubled_by: baud } = pack.card(id).numbers;
  return beside.some(other => pack.card(other).numbers.baud === baud) ? 2 * value : value;
};

// What has counted, for the result: "Curtis 5, Cyberdelia 6".
export const tally = ({ places }, facts, seat, pack) => (places[`${seat} files`] || []).map(id => `${pack.card(id).name} ${worth(pack, id, places[`${seat} files`])}`).join(", ");

// "3 + 6 + 6": where more than one card counts.
const sum = (ctx, { cards, count }) => (cards.length === count && count > 1 ? h("span", { class: "sum" }, cards.map(id => worth(ctx.pack, id, cards)).join(" + ")) : null);

function files(ctx, seat, size) {
  const pile = ctx.places[`${seat} files`];
  const fresh = id => isFresh(ctx, ({ places }) => places[`${seat} files`].cards.includes(id));
  const note = id => (worth(ctx.pack, id, pile.cards) > ctx.pack.card(id).numbers.value ? "×2" : "");
  const hidden = pile.count - pile.cards.length;
  const remembered = ctx.memory[`${seat} files`] || [];
  const free = Math.max(0, FILES - pile.count);
  return h("div", { class: "files", role: "group", "aria-label": t("hackers.files", { name: ctx.name(seat), n: pile.count }), "data-place": `${seat} files` },
    pile.cards.map(id => cardFace(ctx.pack, id, { size, fresh: fresh(id), note: note(id), state: seat === ctx.seat ? ctx.state(id) : "", key: seat === ctx.seat && ctx.state(id) ? ctx.session.keyOf(id) : "", hinted: seat === ctx.seat && ctx.session.hinted(ctx.session.optionsOf(id)), onclick: seat === ctx.seat && ctx.session.prompt ? () => ctx.actions.card(id) : () => ctx.actions.show(id) })),
    Array.from({ length: hidden }, (_, n) => cardBack({ size, key: `back-${seat}-${n}`, label: remembered.length ? t("hackers.remember", { cards: remembered.map(id => ctx.pack.card(id).name).join(", ") }) : t("face.down") })),
    Array.from({ length: free }, (_, n) => h("div", { key: `slot-${n}`, class: classes("card", "none", size), "aria-hidden": "true" }, n === 0 && pile.count === 0 ? h("span", {}, "FILES") : null)));
}

function heldBacks(ctx, seat) {
  const pile = ctx.places[`${seat} hand`];
  const known = [...new Set([...pile.cards, ...(ctx.memory[`${seat} hand`] || [])])]; // each card is there once
  return h("div", { class: "held", "data-place": `${seat} hand`, role: "group", "aria-label": t("hackers.hand", { n: pile.count }) },
    Array.from({ length: Math.max(0, pile.count - known.length) }, (_, n) => cardBack({ size: "tiny", key: `held-${n}` })),
    known.map(id => cardFace(ctx.pack, id, { size: "tiny", name: pile.cards.includes(id), onclick: () => ctx.actions.show(id) })),
    pile.count ? null : h("span", { class: "dim" }, t("hand.none")));
}

// The call that ends the game, and the phrase with which everybody answers it.
export const CALL = { event: "hacked_the_planet", phrase: "hack" };

// What came of it beside each name: who answered, and who has to live with being a lamer.
function answerTag(ctx, seat) {
  const state = ctx.session.call?.of(seat);
  if (state === "replied") return h("span", { key: "shout", class: "tag loud shout" }, t("hackers.answered"));
  return state === "silent" ? h("span", { key: "lamer", class: "tag lamer" }, t("hackers.lamer")) : null;
}

const answer = ctx => ctx.actions.say({ phrase: CALL.phrase });

const answerButton = ctx => h("button", { key: "answer", type: "button", class: "button primary shout", onclick: () => answer(ctx) }, h("kbd", { "aria-hidden": "true" }, "h"), "HACK THE PLANET!");

function scoreOf(ctx, seat) {
  const n = ctx.table.chairs.findIndex(chair => chair.seat === seat);
  const score = ctx.result ? ctx.result.scores[n] : ctx.facts.scores[n];
  return h("span", { class: "score", role: "img", "aria-label": t("points", { n: score ?? "?" }) }, pixels(String(score ?? "?")), sum(ctx, ctx.places[`${seat} files`]));
}

function rival(ctx, seat, where) {
  const gets = (where === "left" && ctx.about === "pass_left") || (where === "right" && ctx.about === "pass_right");
  const passing = gets && ctx.asked === ctx.seat && ctx.seat;
  const announcer = ctx.facts.announcer === seat;
  return h("section", { key: seat, class: classes("seat", `seat-${where}`, hasTurn(ctx, seat) && "active", passing && "receiving", announcer && "announcer"), "aria-label": ctx.name(seat) },
    seatHead(ctx, seat, announcer ? h("span", { class: "tag loud" }, picture("cyberdelia"), t("hackers.called")) : null, answerTag(ctx, seat)),
    h("div", { class: "seat-body" }, files(ctx, seat, "mini"), h("div", { class: "seat-more" }, scoreOf(ctx, seat), heldBacks(ctx, seat))),
    ctx.seat && where !== "across" ? h("p", { class: "way" }, passing ? t(`hackers.pass.${where}`) : t(`hackers.${where}`)) : null);
}

function pile(ctx, name, content, { option = null, lies = "", note = "", said = "" } = {}) {
  const inside = [h("span", { class: "pile-name" }, name.toUpperCase()), content, note ? h("span", { class: "pile-note" }, note) : null];
  const label = `${name.toUpperCase()}: ${note || said}${option ? `. ${option.text}` : ""}`;
  return option
    ? h("button", { key: name, type: "button", class: classes("pile", "open", ctx.session.hinted([option]) && "hinted"), "data-place": name, "aria-label": label, onclick: () => ctx.actions.choose(option, lies) }, inside)
    : h("div", { key: name, class: "pile", "data-place": name, role: "group", "aria-label": label }, inside);
}

function centre(ctx) {
  const { places, pack } = ctx;
  const snoop = places.snoop.cards[0];
  const phones = places.phones.cards[0];
  const deckNote = t("cards.n", { n: places.deck.count });
  const face = (id, size, plain) => cardFace(pack, id, { size, plain, fresh: id === snoop && isFresh(ctx, left => left.places.snoop.cards.includes(id)), onclick: plain ? null : () => ctx.actions.show(id) });
  return h("div", { class: "centre" },
    pile(ctx, "deck", places.deck.count ? h("div", { class: "stack", style: { "--depth": Math.min(6, places.deck.count) } }, cardBack({ size: "small", count: places.deck.count })) : noCard("small"), { option: ctx.option("deck"), note: deckNote }),
    pile(ctx, "snoop", snoop ? face(snoop, "small", Boolean(ctx.option("snoop"))) : noCard("small"), { option: ctx.option("snoop"), lies: snoop, note: snoop ? "" : t("empty"), said: snoop ? pack.card(snoop).name : "" }),
    h("div", { class: "asides" },
      pile(ctx, "phones", phones ? face(phones, "tiny") : noCard("tiny"), { note: phones ? pack.card(phones).name : "" }),
      pile(ctx, "box", places.box.count ? cardBack({ size: "tiny", count: places.box.count }) : noCard("tiny"), { note: t("cards.n", { n: places.box.count }) })));
}

function steps(ctx) {
  const now = STEP_OF[ctx.about] || "";
  const mine = ctx.facts.active === ctx.seat;
  return h("ol", { class: "steps", "aria-label": t("steps") }, ["add", "draw", "pass", "trim"].map(step =>
    h("li", { key: step, class: classes(now === step && "now", mine && "mine"), "aria-current": now === step ? "step" : null }, h("b", {}, step.toUpperCase()), h("span", {}, t(`hackers.step.${step}`)))));
}

function mine(ctx) {
  const announcer = ctx.facts.announcer === ctx.seat;
  return h("section", { key: "me", class: classes("seat", "seat-me", hasTurn(ctx, ctx.seat) && "active"), "aria-label": t("hackers.mine") },
    seatHead(ctx, ctx.seat, announcer ? h("span", { class: "tag loud" }, t("hackers.called")) : null, answerTag(ctx, ctx.seat)),
    h("div", { class: "mine-body" }, files(ctx, ctx.seat, "small"), h("div", { class: "mine-score" }, scoreOf(ctx, ctx.seat), h("span", { class: "dim" }, t("points.label")))));
}

export function board(ctx) {
  const seats = around(ctx);
  const others = ctx.seat ? seats.slice(1) : seats;
  const spots = { 2: ["left", "right"], 3: ["left", "across", "right"] }[others.length] || ["left", "across", "across", "right"];
  return h("div", { class: classes("hackers", `of-${others.length}`, ctx.facts.last_round && "last-round") },
    ctx.facts.announcer && !ctx.result ? h("p", { class: "ribbon" }, cover("globe small"), h("b", {}, t("hackers.last")), " ", t("hackers.by", { name: ctx.name(ctx.facts.announcer) }), ctx.session.mayAnswer ? answerButton(ctx) : null) : null,
    h("div", { class: "rivals" }, others.map((seat, n) => rival(ctx, seat, spots[n]))),
    h("div", { class: "middle" }, centre(ctx), ctx.seat ? mine(ctx) : openHands(ctx, AT_THE_END)),
    ctx.seat ? openHands(ctx, AT_THE_END) : null, !ctx.result && ctx.about ? steps(ctx) : null);
}

// Hidden cards fly as backs; named ones glide by themselves.
export function flights(events) {
  const found = [];
  for (const { verb, seat, card, target } of events) {
    if (card !== "?") continue;
    const hand = `${seat} hand`;
    const way = {
      passed: [hand, `${target} hand`], drew_top: ["deck", hand], drew_bottom: ["deck", hand], trimmed: [hand, "deck"], put_back: [hand, "deck"], boxed: [hand, "box"], added: [hand, `${seat} files`],
    }[verb];
    if (way) found.push({ from: way[0], to: way[1], delay: found.length * 90 });
  }
  return found;
}

const CALLERS = ["virus", "worm"];

// Why it was called, where that can be seen (HK-15, 28, 48).
function reason(events, { seat }, ctx) {
  const card = CALLERS.find(id => ctx.places[`${seat} files`].cards.includes(id) || events.some(event => event.card === id));
  if (!ctx.places.deck.count) return t("hackers.why.deck");
  if (card) return t("hackers.why.card", { card: ctx.pack.card(card).name });
  const n = events.findIndex(event => event.verb === CALL.event);
  return events[n - 1]?.verb === "began" ? t("hackers.why.cap") : "";
}

export function spectacle(events, ctx) {
  const called = events.find(event => event.verb === "hacked_the_planet");
  if (!called) return null;
  const who = called.seat === ctx.seat ? t("hackers.you.call") : t("hackers.calls", { name: ctx.name(called.seat) });
  const focus = element => setTimeout(() => element.focus(), 30);
  const shout = end => h("button", { key: "shout", type: "button", class: "button primary shout", onclick: event => (event.stopPropagation(), answer(ctx), end()), ref: focus }, t("hackers.answer"));
  const goOn = (end, mine) => h("button", { key: "on", type: "button", class: "button", onclick: end, ...(mine ? { ref: focus } : {}) }, t(mine ? "go.on" : "hackers.silent"));
  return end =>
    h("div", { class: "planet-show", role: "alertdialog", "aria-label": "HACK THE PLANET", key: "planet", onclick: end },
      cover("globe huge"),
      h("div", { class: "planet-words" }, pixels("HACK"), pixels("THE"), pixels("PLANET")),
      h("p", {}, who), h("p", { class: "dim" }, [reason(events, called, ctx), t("hackers.one.more")].filter(Boolean).join(" ")),
      h("div", { class: "row" }, ctx.session.mayAnswer ? [shout(end), goOn(end, false)] : goOn(end, true)));
}
