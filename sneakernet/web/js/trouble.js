// Somebody who spoils the game: hear nothing of them any more, or tell the owner of the server.

import { h } from "./dom.js";
import * as api from "./api.js";
import { t } from "./words.js";
import { openDialog, toast } from "./peek.js";

const LONGEST = "200";

let blocked = null; // whom I do not want to hear; null: not asked for yet

const learn = (work, redraw) => work.then(found => {
  blocked = new Set(found);
  redraw();
}, problem => toast(problem.message, { kind: "bad" }));

function askReport(table, { guest, name }) {
  const send = async event => {
    event.preventDefault();
    try {
      await api.report(table, guest, new FormData(event.target).get("text"));
      dialog.close();
      toast(t("report.sent"));
    } catch (problem) {
      toast(problem.message, { kind: "bad" });
    }
  };
  const dialog = openDialog(() => t("report.of", { name }), () => h("form", { class: "form", onsubmit: send },
    h("p", {}, t("report.text")),
    h("label", {}, t("report.what"), h("textarea", { name: "text", maxlength: LONGEST, rows: "3" })),
    h("button", { class: "button primary" }, t("report.send"))));
}

// What anybody at a table can do about somebody else there.
export function trouble(session, one, redraw) {
  if (!blocked) {
    blocked = new Set();
    learn(api.blocks(), redraw);
  }
  const is = blocked.has(one.guest);
  const button = (word, onclick) => h("button", { key: word, type: "button", class: "button plain", "aria-label": `${t(word)}: ${one.name}`, onclick }, t(word));
  return [
    button(is ? "unblock" : "block", () => learn(api.block(one.guest, !is), redraw)),
    button("report", () => askReport(session.table.id, one)),
  ];
}
