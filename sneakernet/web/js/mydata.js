// Everything that the server keeps of me: as a list, as a file, and no longer.

import { h } from "./dom.js";
import * as api from "./api.js";
import { language, t } from "./words.js";
import { openDialog, toast } from "./peek.js";

export const attempt = work => () => work().catch(problem => toast(problem.message, { kind: "bad" }));
const date = seconds => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(1000 * seconds);

export function save(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

// What there is, and how long it stays.
function listed({ guest, devices, phrase, channels, feed, preferences, tables, played, blocks, reports, kept_days: days }) {
  const entries = tables.reduce((sum, table) => sum + table.entries.length, 0);
  const lines = tables.reduce((sum, table) => sum + table.chat.length, 0);
  const forSo = (key, n) => (n ? t(key, { n }) : t("data.always"));
  const rows = [
    [t("data.name", { name: guest.name, language: guest.language, since: date(guest.made_at) }), forSo("data.guest.days", days.guests)],
    [t("data.devices", { n: devices.length }), t("data.devices.until")],
    phrase ? [t("data.phrase"), t("data.phrase.until")] : null,
    channels.length ? [t("data.told", { n: channels.length }), t("data.until.changed")] : null,
    feed ? [t("data.feed"), t("data.until.changed")] : null,
    Object.keys(preferences).length ? [t("data.preferences"), t("data.until.changed")] : null,
    [t("data.tables", { n: tables.length, entries }), forSo("data.table.days", days.tables)],
    [t("data.played", { n: played.length }), forSo("data.table.days", days.tables)],
    [t("data.chat", { n: lines }), t("data.chat.until")],
    blocks.length ? [t("data.blocks", { n: blocks.length }), t("data.until.changed")] : null,
    reports.length ? [t("data.reports", { n: reports.length }), t("data.reports.until")] : null,
  ].filter(Boolean);
  return h("dl", { class: "data-list" }, rows.flatMap(([what, until], n) => [h("dt", { key: `what ${n}` }, what), h("dd", { key: `until ${n}`, class: "dim" }, until)]));
}

const showAll = attempt(async () => {
  const all = await api.exportMe();
  openDialog(() => t("data"), () => [h("p", {}, t("data.all")), listed(all), h("p", { class: "dim" }, t("data.not")), h("p", { class: "dim" }, t("data.here")),
    h("button", { type: "button", class: "button primary", onclick: () => save("sneakernet.json", JSON.stringify(all, null, 1)) }, t("data.save"))]);
});

function askForget(name) {
  const go = attempt(async () => {
    await api.forgetMe();
    location.assign("/");
  });
  const dialog = openDialog(() => t("forget"), () => [h("p", {}, t("forget.text", { name })), h("p", { class: "hot" }, t("forget.final")),
    h("div", { class: "pair" }, h("button", { type: "button", class: "button primary", onclick: go }, t("forget.yes")), h("button", { type: "button", class: "button", onclick: () => dialog.close() }, t("close")))]);
}

export const dataPanel = me => h("section", { class: "panel" }, h("h2", {}, t("data")), h("p", {}, t("data.text")),
  h("div", { class: "row wrap" },
    h("button", { type: "button", class: "button", onclick: showAll }, t("data.show")),
    h("button", { type: "button", class: "button plain", onclick: () => askForget(me.name) }, t("forget"))));
