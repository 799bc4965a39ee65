// Tables in lines: mine, those that wait for me first, and those that I could come to.

import { classes, h } from "./dom.js";
import { icon } from "./art.js";
import * as api from "./api.js";
import { language, t } from "./words.js";
import { openDialog, toast } from "./peek.js";

export const when = seconds => new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(1000 * seconds);

const nameOf = line => line.title || line.game_title;

// My seat is free then, or a bot's where a game is under way: that is asked about first.
function leave(line, again) {
  const go = async () => {
    try {
      await api.standUp(line.id);
      await again();
    } catch (problem) {
      toast(problem.message, { kind: "bad" });
    }
  };
  if (line.phase !== "playing") return go();
  const dialog = openDialog(() => t("tables.leave"), () => [h("p", {}, t("tables.leave.playing")),
    h("div", { class: "pair" }, h("button", { type: "button", class: "button primary", onclick: () => (dialog.close(), go()) }, t("tables.leave")), h("button", { type: "button", class: "button", onclick: () => dialog.close() }, t("close")))]);
  return null;
}

const about = (line, more = null) => h("div", {}, h("b", {}, nameOf(line)), h("span", { class: "dim" }, ` ${line.title ? line.game_title : ""} ${line.people.join(", ")}`), more);

// What waits for me comes first, then what is newest. `again`: look again after something has changed.
export function myTables({ tables, waiting }, again) {
  const waits = line => waiting.includes(line.id);
  const lines = [...tables].sort((a, b) => waits(b) - waits(a) || b.changed - a.changed);
  return h("ul", { class: "lines" }, lines.map(line => h("li", { key: line.id, class: classes("table-line", waits(line) && "waits") },
    about(line, line.changed ? h("span", { class: "dim when" }, when(line.changed)) : null),
    h("span", { class: "tag" }, waits(line) ? t("waits.for.you") : t(`phase.${line.phase}`)),
    h("span", { class: "pair" }, h("a", { class: "button", href: line.link }, t("continue")),
      h("button", { type: "button", class: "close", title: t("tables.leave"), "aria-label": `${t("tables.leave")}: ${nameOf(line)}`, onclick: () => leave(line, again) }, "×")))));
}

export function openTables(lines) {
  if (!lines.length) return h("p", { class: "dim" }, t("tables.none"));
  return h("ul", { class: "lines" }, lines.map(line => h("li", { key: line.id, class: "table-line" }, about(line),
    h("span", { class: "tag" }, t(`phase.${line.phase}`)),
    h("span", { class: "pair" },
      line.open_chairs ? h("a", { class: "button", href: `${line.link}?sit` }, t("join")) : null,
      line.watch ? h("a", { class: "button plain", href: line.link }, icon("eye"), t("watch")) : null))));
}

// Tables to which somebody has invited me. `again`: look again after something has changed.
export function invitations(lines, again) {
  const refuse = async id => {
    await api.refuseInvitation(id).catch(problem => toast(problem.message, { kind: "bad" }));
    await again();
  };
  return lines.length ? h("ul", { class: "lines" }, lines.map(({ table: line, by }) => h("li", { key: `invited-${line.id}`, class: "table-line waits" },
    h("div", {}, h("b", {}, nameOf(line)), h("span", { class: "dim" }, ` ${t("invited.by", { name: by })}`)),
    h("span", { class: "pair" }, h("a", { class: "button", href: `${line.link}?sit` }, t("join")),
      h("button", { type: "button", class: "close", title: t("invited.no"), "aria-label": `${t("invited.no")}: ${nameOf(line)}`, onclick: () => refuse(line.id) }, "×"))))) : null;
}
