// The first turn is guided: a few bubbles, each shown once, each can be sent away.

import { classes, h } from "./dom.js";
import { keep, kept } from "./prefs.js";
import { t } from "./words.js";

const WINDOW = "window";

const seen = game => kept(`lesson.${game}`, "").split(" ").filter(Boolean);

// The first answer window is too short to be read about: it is explained until somebody has read it.
function next(session, done) {
  if (session.sawWindow && !done.includes(WINDOW)) return WINDOW;
  const step = (session.board.TOUR || []).find(([about, name]) => about === session.prompt?.about && !done.includes(name));
  return step ? step[1] : "";
}

export function bubbles(ctx, redraw) {
  const game = ctx.table.game;
  const done = seen(game);
  if (done.includes("off")) return null;
  const step = next(ctx.session, done);
  if (!step) return null;
  const note = name => {
    keep(`lesson.${game}`, [...seen(game), name].join(" "));
    redraw();
  };
  return h("div", { class: classes("bubble", step === WINDOW && "at-window"), role: "note" },
    h("p", {}, t(step === WINDOW ? "lesson.window" : `tour.${step}`)),
    h("div", { class: "pair" },
      h("button", { type: "button", class: "button", onclick: () => note(step) }, t("lesson.next")),
      h("button", { type: "button", class: "button plain", onclick: () => note("off") }, t("lesson.off"))));
}
