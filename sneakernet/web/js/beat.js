// Answer windows: the same bar for everybody, and Hold.

import { $, classes, h } from "./dom.js";
import { icon } from "./art.js";
import { t } from "./words.js";
import { openDialog } from "./peek.js";

export function windowBar(session, actions) {
  const open = session.window;
  const timed = open.left_ms >= 0;
  const all = open.eligible.length === session.table.chairs.length;
  const names = open.eligible.map(seat => session.name(seat)).join(", ");
  const who = session.ownWindow ? t("window.own") : all ? t("window.all") : open.eligible.length === 1 ? t("window.one", { name: names }) : t("window.who", { names });
  const ahead = session.you.ahead !== "off";
  return h("div", { class: classes("beat", open.held && "held"), role: "group", "aria-label": t("window") },
    timed ? h("div", { class: "beat-track", "aria-hidden": "true" }, h("div", { class: "beat-bar", key: `bar-${session.view?.seq}` })) : null,
    h("span", { class: classes("beat-who", all && !ahead && "all") }, ahead ? session.you.ahead_text : who),
    open.answer ? h("span", { class: "tag" }, open.answer === "pass" ? t("window.passed") : t("window.sealed")) : null,
    open.prompt && timed && !open.held && open.holds_left > 0 ? h("button", { type: "button", class: "button", onclick: actions.hold }, t("hold", { n: open.holds_left })) : null,
    aheadButton(session, actions),
    h("button", { type: "button", class: "switch", "aria-label": t("window.what"), title: t("window.what"), onclick: () => explain() }, icon("help")));
}

// One press passes all windows of this kind from now on; another one takes that back.
const OFTEN = 3; // windows in which I had nothing to answer: then it is suggested

function aheadButton({ window, you, empty }, actions) {
  const ahead = you.ahead !== "off";
  if (!ahead && !(window.prompt && window.sort)) return null;
  const label = ahead ? t("ahead.back") : t("ahead.kind", { sort: window.sort_text });
  const suggested = !ahead && (empty.get(window.sort) || 0) >= OFTEN;
  return h("button", { type: "button", class: classes("button", "pass-kind", suggested && "suggested"), "aria-label": label, title: `${label} (p)`, onclick: () => actions.ahead(ahead ? "off" : "kind") },
    icon("ahead"), h("span", {}, ahead ? t("ahead.back") : suggested ? t("ahead.offer", { sort: window.sort_text }) : t("ahead.these")));
}

export function explain() {
  openDialog(() => t("window"), () => t("window.explained").split("\n").map(text => h("p", {}, text)));
}

// The bar shrinks by itself: its width is set with every frame while a window is open, and looked for now and then else.
export function runBeats(session) {
  const step = () => {
    const bar = $(".beat-bar");
    if (bar && session.window && session.window.left_ms >= 0) {
      const left = Math.max(0, session.window.left_ms - (performance.now() - session.windowAt));
      bar.style.width = `${(100 * left) / Math.max(1, session.window.total_ms)}%`;
    }
    if (bar) requestAnimationFrame(step);
    else setTimeout(step, 200);
  };
  step();
}
