// Playing by keyboard: digits choose, arrows walk through a group, letters jump.

import { $, $$ } from "./dom.js";
import { typing } from "./bar.js";

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const PAST = ["b", ",", ".", "l", "c", "Escape"];

function walk(event) {
  const group = event.target.closest?.("[data-roving]");
  if (!group || !(event.key in STEPS || event.key === "Home" || event.key === "End")) return false;
  const stops = $$("button:not(:disabled), a, [tabindex]", group).filter(stop => stop.offsetParent !== null);
  const at = stops.indexOf(event.target);
  if (at < 0 || !stops.length) return false;
  const next = event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : (at + STEPS[event.key] + stops.length) % stops.length;
  stops[next].focus();
  if (stops[next].getAttribute("role") === "tab") stops[next].click();
  return true;
}

export function startKeys(session, actions) {
  document.addEventListener("keydown", event => {
    if ($("dialog[open], [role=alertdialog]") || typing(event)) return;
    if (actions.isBack() && !PAST.includes(event.key)) return; // who looks back does not choose unseen
    if (walk(event)) {
      event.preventDefault();
      return;
    }
    if (/^\d$/.test(event.key)) {
      if (session.marking && event.key === "0") {
        event.preventDefault();
        actions.confirm();
        return;
      }
      const option = session.shown.find(one => session.key(one) === event.key);
      if (option) {
        event.preventDefault();
        actions.choose(option);
      }
      return;
    }
    const does = {
      u: () => session.view?.can_undo && actions.undo(),
      t: () => actions.hint(),
      p: () => (session.you?.ahead ?? "off") !== "off" ? actions.ahead("off") : $(".pass-kind")?.click(),
      n: () => session.waitsForSign && actions.do({ do: "step" }),
      x: () => actions.swap(),
      h: () => (session.mayAnswer ? actions.say({ phrase: session.board.CALL.phrase }) : $(".hand .card")?.focus()),
      l: () => (actions.tab("log"), $("#side-body")?.focus()),
      b: () => session.view && actions.past(),
      ",": () => actions.pastStep(-1),
      ".": () => actions.pastStep(1),
      c: () => (actions.tab("chat"), $(".side input[name=text]")?.focus()),
      Escape: () => (actions.isBack() ? actions.past() : session.raised ? actions.lift(null) : session.picked ? actions.pick(null) : session.marking && actions.clear()),
    }[event.key];
    if (does) {
      event.preventDefault();
      does();
    }
  });
}
