// The lower edge of the table: what happens in one line, what I may do now, and my hand.

import { classes, h } from "./dom.js";
import { icon } from "./art.js";
import { cardFace, ruleLink } from "./card.js";
import { t } from "./words.js";
import { windowBar } from "./beat.js";
import { nowButton, queued } from "./now.js";
import { counted } from "./seat.js";

const LONG = 60; // letters that a phone has no room for

// What happens, in one line.
export function happening({ up, view, table, window, ownWindow }) {
  if (!up) return t("link.lost");
  if (table.phase === "waiting") return t("room.waiting");
  return (ownWindow?.prompt.text || window?.text || view?.waiting || "").replace(/^(.{4,20}?: )\1/, "$1");
}

function sayLine(session, bubble = null, ...buttons) {
  const { prompt } = session;
  const mine = Boolean(prompt) && session.up;
  const text = happening(session);
  return h("div", { class: classes("say", mine && "mine", !session.up && "lost") },
    h("p", { class: classes("say-line", text.length > LONG && "long") }, h("span", { class: "prompt-sign", "aria-hidden": "true" }, mine ? "▶" : ">"), h("span", {}, text, h("span", { class: "cursor", "aria-hidden": "true" }))),
    session.hint ? h("p", { class: "say-hint" }, session.hint.text.replaceAll(" %", "\u00a0%")) : null,
    buttons,
    session.hint ? null : bubble || (mine && prompt.help ? h("p", { class: "say-help" }, withRules(session.table.game, prompt.help)) : null));
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
  return Boolean(option.card) && mine && session.optionsOf(option.card).length === 1;
}

// A choice that has its button on the board, with its key.
const onBoard = (session, option) => Boolean(option.target) && session.onlyWayTo(option.target) === option;

function choiceButton(session, option, n, actions) {
  return h("button", {
    key: option.pick, type: "button", class: classes("choice", inSight(session, option) && "in-sight", onBoard(session, option) && "on-board", option.target && session.waysTo(option.target).length > 1 && "at-place", session.hinted([option]) && "hinted"), "data-pick": option.pick, "data-card": option.card || null,
    "aria-disabled": session.busy ? "true" : null, title: option.text, "aria-label": option.text, onclick: () => actions.choose(option),
  }, n < 10 ? h("kbd", { "aria-hidden": "true" }, String((n + 1) % 10)) : null, h("span", {}, option.label));
}

export function choices(session, actions) {
  const listed = session.shown.filter(option => !inSight(session, option) && !onBoard(session, option)).length;
  return h("div", { class: classes("choices", listed > 12 && "many", listed > 4 && "dense wide"), role: "toolbar", "aria-label": t("choices"), "data-roving": "" },
    session.picked ? h("button", { key: "all", type: "button", class: "choice plain", onclick: () => actions.pick(null) }, t("choices.all")) : null,
    session.shown.map((option, n) => choiceButton(session, option, n, actions)));
}

// At the end of the hand, where it takes no row of its own.
const undoButton = actions => h("button", { key: "undo", type: "button", class: "button undo", title: t("undo"), "aria-label": t("undo"), onclick: actions.undo },
  h("kbd", { "aria-hidden": "true" }, "u"), icon("undo"), h("span", {}, t("undo")));

export function hand(session, pack, actions) {
  const place = `${session.seat} hand`;
  const pile = session.view.view.places[place];
  if (!pile) return null;
  const asked = Boolean(session.prompt);
  return h("div", { class: classes("hand", new Set(pile.cards).size > 5 && "crowded"), role: "group", "aria-label": t("hand", { n: pile.count }), "data-place": place, "data-roving": "" },
    counted(pile.cards).map(([id, n]) =>
      cardFace(pack, id, {
        state: asked ? (session.optionsOf(id).length ? "can" : "cannot") : "",
        onclick: () => actions.card(id),
        note: [n > 1 ? `×${n}` : "", queued(session, id) ? "⚡" : ""].filter(Boolean).join(" "),
        key: session.keyOf(id),
        hinted: session.hinted(session.optionsOf(id)),
      })),
    pile.count ? null : h("p", { class: "dim empty-hand" }, t("hand.empty")));
}

export function dock(session, pack, actions, bubble, result = null) {
  return h("section", { class: "dock", "aria-label": t("dock"), tabindex: "-1" },
    !result ? sayLine(session, bubble, nowButton(session, pack, actions), hintButton(session, actions)) : session.up ? null : sayLine(session),
    session.window ? windowBar(session, actions) : null,
    result && !session.seat ? watching(session, actions) : null,
    result || h("div", { class: "dock-row" },
      session.seat && session.view ? h("div", { class: "hand-row" }, hand(session, pack, actions), session.view.can_undo ? undoButton(actions) : null) : watching(session, actions),
      session.options.length ? choices(session, actions) : null));
}

function watching(session, actions) {
  if (session.seat || session.table.phase === "waiting") return null;
  const bots = session.table.chairs.filter(chair => chair.kind !== "person" && !chair.next);
  return h("div", { class: "watching" }, h("span", {}, [t("watching"), bots.length ? t("watching.chairs") : ""].join(" ")), bots.map(chair => {
    const label = t("sit.at", { name: chair.name || chair.seat });
    return h("button", { key: chair.seat, type: "button", class: "button", "aria-label": label, title: label, onclick: () => actions.sit(chair.seat) }, chair.name || chair.seat);
  }));
}
