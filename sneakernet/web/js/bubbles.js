// The first turn is guided: a few bubbles, each shown once, each can be sent away.

import { classes, h } from "./dom.js";
import { keep, kept } from "./prefs.js";
import { t } from "./words.js";

// Per game: the question with which a bubble belongs.
const STEPS = {
  hackers: [["add", "add"], ["draw_source", "draw"], ["pass_left", "pass"], ["trim", "trim"]],
  wired: [["trade", "switch"], ["moves", "switch"], ["place", "cable"], ["discard", "discard"]],
  "access-denied": [["password", "password"], ["attempt", "attempt"], ["action", "action"], ["draw", "draw"]],
};

const WINDOW = "window";

const seen = game => kept(`lesson.${game}`, "").split(" ").filter(Boolean);

// The first answer window is too short to be read about: it is explained until somebody has read it.
function next(game, session, done) {
  if (session.sawWindow && !done.includes(WINDOW)) return WINDOW;
  const step = (STEPS[game] || []).find(([about, name]) => about === session.prompt?.about && !done.includes(name));
  return step ? step[1] : "";
}

export function bubbles(ctx, redraw) {
  const game = ctx.table.game;
  const done = seen(game);
  if (done.includes("off")) return null;
  const step = next(game, ctx.session, done);
  if (!step) return null;
  const note = name => {
    keep(`lesson.${game}`, [...seen(game), name].join(" "));
    redraw();
  };
  return h("div", { class: classes("bubble", step === WINDOW && "at-window"), role: "note" },
    h("p", {}, t(step === WINDOW ? "lesson.window" : `lesson.${game}.${step}`)),
    h("div", { class: "pair" },
      h("button", { type: "button", class: "button", onclick: () => note(step) }, t("lesson.next")),
      h("button", { type: "button", class: "button plain", onclick: () => note("off") }, t("lesson.off"))));
}
