// A set that is being chosen: a row of slots that fill up, and the way to confirm or empty them.

import { classes, h } from "./dom.js";
import { icon } from "./art.js";
import { cornerOf } from "./card.js";
import { t } from "./words.js";

const MOST = 6; // slots that are drawn; of more there is the number alone

const counts = ({ least, most }) => t(least === most ? "set.exactly" : most > 40 ? "set.some" : least ? "set.between" : "set.at.most", { least, most });

// What the set is now, in a sentence.
export function said({ marking }) {
  const { set, options, most, marked } = marking;
  const names = [...set.chosen, ...options.map(option => option.label)].join(", ");
  return t("set.said", { name: set.name, cards: names || t("set.nothing"), n: marked.length, of: most });
}

// What lies at several places by its place, a card by its code and name.
function named(pack, { options }, { card: id, target, label }) {
  if (target && options.some(option => option.target !== target)) return target;
  const card = id ? pack.card(id) : { name: label };
  const corner = id ? cornerOf(card) : "";
  return [corner ? h("b", {}, corner) : null, h("span", { class: classes("slot-name", corner && "beside") }, card.name)];
}

export function slots(session, pack, actions) {
  const { marking } = session;
  const { set, options, least, most, marked } = marking;
  const free = Math.min(most, Math.max(least, MOST)) - options.length;
  return h("div", { key: "slots", class: "slots", role: "group", "aria-label": said(session) },
    h("span", { class: "slots-name" }, set.name, " ", h("small", {}, counts(marking))),
    set.chosen.map((label, n) => h("span", { key: `chosen-${n}`, class: "slot fixed" }, label)),
    options.map((option, n) =>
      h("button", { key: `slot-${n}`, type: "button", class: "slot full", title: t("set.unmark", { card: option.label }), "aria-label": t("set.unmark", { card: option.label }), onclick: () => actions.unmark(n) },
        set.ordered ? h("small", {}, `${set.chosen.length + n + 1}.`) : null, named(pack, set, option), h("i", { "aria-hidden": "true" }, "×"))),
    Array.from({ length: Math.max(0, Math.min(free, MOST)) }, (_, n) => h("span", { key: `free-${n}`, class: classes("slot", options.length + n < least && "needed"), "aria-hidden": "true" })),
    h("span", { class: "slots-do" },
      marked.length ? h("button", { key: "clear", type: "button", class: "choice plain clear", title: t("set.clear"), "aria-label": t("set.clear"), onclick: actions.clear }, icon("undo"), h("span", {}, t("set.clear"))) : null,
      confirmButton(session, actions)));
}

function confirmButton(session, actions) {
  const { marking, enough } = session;
  const none = !marking.marked.length && !marking.set.chosen.length;
  const text = none ? enough?.label || t("set.none") : t("set.confirm");
  const missing = marking.least - marking.marked.length;
  return h("button", { key: "confirm", type: "button", class: classes("choice", "confirm", marking.whole && "primary"), "data-key": marking.whole ? "0" : null, "data-pick": enough?.pick || null, "data-set": "", "aria-disabled": !marking.whole || session.busy ? "true" : null, title: none && enough ? enough.text : said(session), onclick: () => actions.confirm() },
    marking.whole ? h("kbd", { "aria-hidden": "true" }, "0") : null,
    h("span", {}, missing > 0 ? t("set.missing", { n: missing }) : text));
}
