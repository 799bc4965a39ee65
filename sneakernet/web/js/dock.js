// The lower edge of the table: what happens in one line, what I may do now, and my hand.

import { $, classes, h } from "./dom.js";
import { icon } from "./art.js";
import { cardFace, ruleLink } from "./card.js";
import { onLow, onPhone } from "./prefs.js";
import { t } from "./words.js";
import { windowBar } from "./beat.js";
import { nowButton, queued } from "./now.js";
import { slots } from "./slots.js";
import { mayOffer } from "./swap.js";
import { counted } from "./seat.js";

const LONG = 42; // letters that a phone has no room for

// What happens, in one line.
export function happening({ up, view, table, window, ownWindow }) {
  if (!up) return t("link.lost");
  if (table.phase === "waiting") return t("room.waiting");
  return (ownWindow?.prompt.text || window?.text || view?.waiting || "").replace(/^(.{4,20}?: )\1/, "$1");
}

// One line, and below it room for one thing: an answer window, a hint, the card that is looked at, a lesson, or help.
function sayLine(session, pack, actions, bubble = null, ...buttons) {
  const { prompt } = session;
  const mine = Boolean(prompt) && session.up;
  const text = happening(session);
  return h("div", { class: classes("say", mine && "mine", !session.up && "lost", session.hint && "hinting") },
    h("p", { class: classes("say-line", text.length > LONG && "long") }, h("span", { class: "prompt-sign", "aria-hidden": "true" }, mine ? "▶" : ">"), h("span", {}, text, h("span", { class: "cursor", "aria-hidden": "true" }))),
    buttons,
    session.window ? windowBar(session, actions) : null,
    session.hint ? h("p", { class: "say-more say-hint" }, session.hint.text.replaceAll(" %", "\u00a0%"))
      : lookedAt(session, pack) || bubble || (mine && prompt.help && !session.window ? h("p", { class: "say-more say-help" }, withRules(session.table.game, prompt.help)) : null));
}

const costOf = (session, option) => (option && session.board.costs?.(option, session.prompt.about, session.view.view.facts)) || "";

// The text of the card that was raised or picked, and what choosing it would cost.
function lookedAt(session, pack) {
  const id = session.raised ? session.raisedCard : session.picked?.card || session.marking?.latest?.card;
  const costs = costOf(session, session.raised);
  if (!id && !costs) return null;
  const card = id ? pack.card(id) : null;
  return h("p", { class: "say-more say-card", "aria-live": "polite" },
    card ? [h("b", {}, card.name), " ", card.text || card.short] : null, costs ? [" ", h("b", { class: "costs" }, costs)] : null);
}

// Beside a question that is asked of me alone, where the host allows it.
const hintButton = (session, actions) => session.mayAsk
  ? h("button", { key: "ask-hint", type: "button", class: "button ask-hint", title: t("key.t.does"), "aria-disabled": session.hint ? "true" : null, onclick: actions.hint }, t("hint"))
  : null;

// Rule numbers in a sentence become links, what is in `these` signs is a word of the settings.
export function withRules(game, text) {
  return text.split(/(\b[A-Z]{2}-R?\d+|`[^`]+`)/).map(part => {
    if (part.startsWith("`")) return h("code", {}, part.slice(1, -1));
    return /^[A-Z]{2}-R?\d+$/.test(part) ? ruleLink(game, part) : part;
  });
}

// A choice that is also a card before me, with its key on it: the card alone is enough.
function inSight(session, option) {
  const mine = (session.board.MINE || ["hand"]).some(place => session.view.view.places[`${session.seat} ${place}`]?.cards.includes(option.card));
  const same = session.optionsOf(option.card);
  return Boolean(option.card) && mine && (same.length === 1 || session.marks(same));
}

// A choice that has its button on the board, with its key.
const onBoard = (session, option) => Boolean(option.target) && session.onlyWayTo(option.target) === option;

function choiceButton(session, option, actions) {
  const key = session.key(option);
  const costs = session.ends(option) && costOf(session, option);
  const marked = session.isMarked(option);
  const often = marked && option.times > 1 ? ` ×${session.marking.count(option)}` : "";
  return h("button", {
    key: option.pick, type: "button", class: classes("choice", marked && "marked", inSight(session, option) && "in-sight", onBoard(session, option) && "on-board", option.target && session.waysTo(option.target).length > 1 && "at-place", session.hinted([option]) && "hinted"), "data-pick": option.pick, "data-key": key || null, "data-card": option.card || null,
    "aria-disabled": session.busy ? "true" : null, "aria-pressed": session.marking?.has(option) ? String(marked) : null, title: option.text, "aria-label": [option.text, costs].filter(Boolean).join(". "), onclick: () => actions.choose(option),
  }, key ? h("kbd", { "aria-hidden": "true" }, key) : null, h("span", {}, option.label, often, costs ? [" ", h("small", { class: "costs" }, costs)] : null));
}

// What is looked at before it is chosen: once more plays it, and there is a way back.
const raisedChoice = (session, actions) =>
  h("div", { class: "choices raised", role: "toolbar", "aria-label": t("choices"), "data-roving": "" },
    h("button", { key: "do", type: "button", class: "choice primary", "data-pick": session.raised.pick, "aria-disabled": session.busy ? "true" : null, onclick: () => actions.choose(session.raised) }, icon("check"), h("span", {}, session.raised.text)),
    h("button", { key: "back", type: "button", class: "choice plain back", onclick: () => actions.lift(null) }, icon("undo"), t("back")));

const isListed = (session, option) => !inSight(session, option) && !onBoard(session, option);

export function choices(session, pack, actions) {
  if (session.raised) return raisedChoice(session, actions);
  const listed = session.shown.filter(option => isListed(session, option)).length;
  return h("div", { class: classes("choices", listed > 4 && "dense"), role: "toolbar", "aria-label": t("choices"), "data-roving": "" },
    session.marking ? slots(session, pack, actions) : null,
    session.picked ? h("button", { key: "all", type: "button", class: "choice plain", onclick: () => actions.pick(null) }, t("choices.all")) : null,
    session.shown.map(option => choiceButton(session, option, actions)),
    session.picked ? null : atOnce(session, pack, actions));
}

// What takes several steps or marks, by one click: one card for one.
function atOnce(session, pack, actions) {
  const { board, busy } = session;
  const whole = (session.marking && board.whole?.(session, pack)) || [];
  return [
    whole.map(({ pick, text }) => h("button", { key: `whole-${pick}`, type: "button", class: "choice whole", "aria-disabled": busy ? "true" : null, onclick: () => session.send({ set: [pick] }, []) }, icon("swap"), h("span", {}, text))),
    mayOffer(session) ? h("button", { key: "swap", type: "button", class: "choice swap", title: t("swap.does"), onclick: () => actions.swap() }, h("kbd", { "aria-hidden": "true" }, "x"), icon("swap"), h("span", {}, t("swap.short"))) : null,
  ];
}

// Beside the question; on small screens at the end of the hand. A choice that is half made has a way back.
function undoButton(session, actions) {
  if (!session.view?.can_undo) return null;
  const label = t(session.half ? "back" : "undo");
  return h("button", { key: "undo", type: "button", class: classes("button undo", session.half && "back"), title: label, "aria-label": label, onclick: actions.undo },
    h("kbd", { "aria-hidden": "true" }, "u"), icon("undo"), h("span", {}, label));
}

const MOST = 0.42; // how much of the dock many choices may take
const FEW = 240; // and how much a few of them
const MARKED = 5; // a set in the making takes as much as many choices
const EDGE = 14; // left and right of the hand
const BACK = 58; // the way back, beside the hand

// How the hand is held: side by side, a little narrower, or as a fan with so much from card to card.
function held(n, beside, undo) {
  const box = $(".dock");
  const wide = (box?.clientWidth || innerWidth) - 2 * EDGE;
  const card = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--hand-card")) || 124;
  const row = box && getComputedStyle(box).getPropertyValue("--stacked").trim() ? 0 : beside > 4 ? MOST * wide : beside ? FEW : 0;
  const room = wide - row - undo;
  if (n * (card + 8) <= room) return {};
  const narrow = Math.floor(room / n) - 10;
  if (narrow >= NARROWEST * card) return { "--hand-card": `${narrow}px` };
  return { "--step": `${Math.max(LEAST, Math.floor((room - card) / (n - 1)))}px` };
}

const NARROWEST = 0.82;
const LEAST = 32; // what of a card is seen at least
const THIN = 46; // too little for its picture

export function hand(session, pack, actions, beside = 0, undo = 0) {
  const place = `${session.seat} hand`;
  const pile = session.view.view.places[place];
  if (!pile) return null;
  const asked = Boolean(session.prompt);
  const cards = counted(pile.cards);
  const style = held(cards.length, beside, undo);
  const state = id => {
    if (!asked) return "";
    if ([session.raised?.card, session.picked?.card].includes(id)) return "can raised";
    const options = session.optionsOf(id);
    if (options.some(option => session.isMarked(option))) return "can chosen";
    return options.length ? "can" : session.chosen.includes(id) ? "chosen" : "cannot";
  };
  return h("div", { class: classes("hand", "--step" in style && "fan", parseInt(style["--step"], 10) < THIN && "thin"), role: "group", "aria-label": t("hand", { n: pile.count }), "data-place": place, "data-roving": "", style },
    cards.map(([id, n]) =>
      cardFace(pack, id, {
        state: state(id),
        onclick: () => actions.card(id),
        note: [n > 1 ? `${marksOf(session, id)}×${n}` : "", queued(session, id) ? "⚡" : ""].filter(Boolean).join(" "),
        key: session.keyOf(id),
        hinted: session.hinted(session.optionsOf(id)),
      })),
    pile.count ? null : h("p", { class: "dim empty-hand" }, t("hand.empty")));
}

// Of several cards of the same name, how many are marked: "2 of ".
function marksOf(session, id) {
  const n = session.optionsOf(id).reduce((sum, option) => sum + (session.isMarked(option) ? session.marking.count(option) : 0), 0);
  return n ? `✓${n} ` : "";
}

const signButton = actions => h("div", { class: "choices" },
  h("button", { type: "button", class: "choice sign", onclick: () => actions.do({ do: "step" }) }, h("kbd", { "aria-hidden": "true" }, "n"), icon("step"), h("span", {}, t("tempo.next"))));

export function dock(session, pack, actions, bubble, result = null) {
  const listed = Number(mayOffer(session)) + Math.max(session.marking ? MARKED : session.raised ? 1 : 0, session.shown.filter(option => isListed(session, option)).length);
  const small = onPhone() || onLow();
  return h("section", { class: classes("dock", result && "over"), "aria-label": t("dock"), tabindex: "-1" },
    !result ? sayLine(session, pack, actions, bubble, nowButton(session, pack, actions), hintButton(session, actions), small ? null : undoButton(session, actions)) : session.up ? null : sayLine(session, pack, actions),
    result && !session.seat ? watching(session, actions) : null,
    result || h("div", { class: "dock-row" },
      session.seat && session.view ? h("div", { class: "hand-row" }, hand(session, pack, actions, listed, small && session.view.can_undo ? BACK : 0), small ? undoButton(session, actions) : null) : watching(session, actions),
      session.options.length ? choices(session, pack, actions) : session.waitsForSign ? signButton(actions) : null));
}

// Where the dock has another width, the hand is held otherwise.
export function watchDock(redraw) {
  const watch = new ResizeObserver(redraw);
  let seen = null;
  return () => {
    const box = $(".dock");
    if (box === seen) return;
    watch.disconnect();
    if (box) watch.observe(box);
    seen = box;
  };
}

function watching(session, actions) {
  if (session.seat || session.table.phase === "waiting") return null;
  const bots = session.table.chairs.filter(chair => chair.kind !== "person" && !chair.next);
  return h("div", { class: "watching" }, h("span", {}, [t("watching"), bots.length ? t("watching.chairs") : ""].join(" ")), bots.map(chair => {
    const label = t("sit.at", { name: chair.name || chair.seat });
    return h("button", { key: chair.seat, type: "button", class: "button", "aria-label": label, title: label, onclick: () => actions.sit(chair.seat) }, chair.name || chair.seat);
  }));
}
