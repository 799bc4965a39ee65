// Being told that a game waits: where, by feeds, on which days not, and of which open seats.

import { classes, h } from "./dom.js";
import { icon } from "./art.js";
import * as api from "./api.js";
import { copyText } from "./devices.js";
import { openDialog, toast } from "./peek.js";
import { language, t } from "./words.js";

const WEEK = [0, 1, 2, 3, 4, 5, 6]; // from Monday on
const MONDAY = new Date(2024, 0, 1);
const EXAMPLES = { ntfy: "https://ntfy.sh/…", discord: "https://discord.com/api/webhooks/…", hook: "https://…", mail: "…@…" };

export const notices = { channels: [], offered: [], hosts: {}, push_key: "", feed: false, set: null };

export async function lookUpNotices() {
  const [page, set] = await Promise.all([api.channels(), api.preferences()]);
  Object.assign(notices, page, { set });
}

const attempt = work => async event => {
  event?.preventDefault?.();
  try {
    await work(event);
  } catch (problem) {
    toast(problem.message, { kind: "bad" });
  }
};

const dayName = n => new Intl.DateTimeFormat(language(), { weekday: "short" }).format(new Date(MONDAY.getTime() + n * 86_400_000));

// This browser, by the push service of its maker.
async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(t("notice.not"));
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: notices.push_key });
  return JSON.stringify(made);
}

const hasPush = () => notices.offered.includes("push") && navigator.serviceWorker && globalThis.PushManager;

function channelLine(line, again) {
  const confirm = attempt(async event => {
    await api.confirmChannel(line.id, new FormData(event.target).get("code").trim());
    await again();
  });
  const drop = attempt(async () => {
    await api.dropChannel(line.id);
    await again();
  });
  const test = attempt(async () => {
    await api.testChannel(line.id);
    toast(t("told.tested"));
  });
  return h("li", { key: line.id, class: "table-line" },
    h("div", {}, h("b", {}, t(`told.${line.kind}`)), h("span", { class: "dim" }, ` ${line.to}`)),
    line.confirmed
      ? h("button", { type: "button", class: "button", "aria-label": `${t("told.test")}: ${line.to}`, onclick: test }, t("told.test"))
      : h("form", { class: "row", onsubmit: confirm }, h("input", { name: "code", inputmode: "numeric", pattern: "[0-9]{6}", maxlength: "6", required: true, autocomplete: "one-time-code", "aria-label": t("told.code"), placeholder: t("told.code") }), h("button", { class: "button primary" }, t("told.confirm"))),
    h("button", { type: "button", class: "close", "aria-label": `${t("told.drop")}: ${line.to}`, title: t("told.drop"), onclick: drop }, "×"));
}

function addForm(again) {
  const kinds = notices.offered.filter(kind => kind !== "push");
  const add = attempt(async event => {
    const data = new FormData(event.target);
    await api.addChannel(data.get("kind"), data.get("address").trim());
    toast(t("told.sent"));
    await again();
  });
  const here = attempt(async () => {
    await api.addChannel("push", await subscribe());
    toast(t("told.sent"));
    await again();
  });
  const hint = event => (event.target.form.elements.address.placeholder = EXAMPLES[event.target.value]);
  return [
    hasPush() ? h("button", { type: "button", class: "button", onclick: here }, icon("sound"), t("told.here")) : null,
    kinds.length ? h("form", { class: "row wrap told-form", onsubmit: add },
      h("label", {}, t("told.how"), h("select", { name: "kind", onchange: hint }, kinds.map(kind => h("option", { key: kind, value: kind }, `${t(`told.${kind}`)}${kind === "hook" || kind === "mail" ? `: ${notices.hosts[kind].join(", ")}` : ""}`)))),
      h("label", {}, t("told.address"), h("input", { name: "address", required: true, maxlength: "300", autocomplete: "off", placeholder: EXAMPLES[kinds[0]] })),
      h("button", { class: "button" }, t("told.add"))) : null,
  ];
}

function feed(again) {
  const make = attempt(async () => {
    const made = await api.makeFeed();
    const whole = path => new URL(path, location.origin).href;
    openDialog(() => t("feed"), () => [h("p", {}, t("feed.once")), ["atom", "calendar"].map(name =>
      h("div", { key: name, class: "row" }, h("input", { readonly: true, value: whole(made[name]), "aria-label": t(`feed.${name}`), onfocus: event => event.target.select() }), h("button", { type: "button", class: "button", onclick: () => copyText(whole(made[name]), t("invite.copied")) }, `${t("copy")}: ${t(`feed.${name}`)}`)))]);
    await again();
  });
  const drop = attempt(async () => {
    await api.dropFeed();
    await again();
  });
  return h("div", { class: "row wrap" },
    h("button", { type: "button", class: "button", onclick: make }, t(notices.feed ? "feed.new" : "feed.make")),
    notices.feed ? h("button", { type: "button", class: "button plain", onclick: drop }, t("feed.drop")) : null);
}

// What is set here is kept with all the rest that is set.
async function keep(change, again) {
  notices.set = await api.setPreferences({ ...notices.set, ...change });
  toast(t("hook.saved"));
  await again();
}

function days(again) {
  const { zone, weekdays, away } = notices.set;
  const mine = zone === "UTC" && !weekdays.length && !away.length ? Intl.DateTimeFormat().resolvedOptions().timeZone : zone;
  const save = attempt(event => {
    const data = new FormData(event.target);
    const first = data.getAll("first");
    const last = data.getAll("last");
    const spans = first.map((day, n) => ({ first: day, last: last[n] || day })).filter(span => span.first);
    return keep({ zone: data.get("zone").trim(), weekdays: data.getAll("weekday").map(Number), away: spans }, again);
  });
  const today = new Date().toISOString().slice(0, 10);
  const spans = [...away.filter(span => span.last >= today), { first: "", last: "" }].slice(0, 4);
  return h("form", { class: "form away-form", onsubmit: save },
    h("fieldset", {}, h("legend", {}, t("away.weekdays")), h("div", { class: "row wrap" }, WEEK.map(n => h("label", { key: n, class: "row" }, h("input", { type: "checkbox", name: "weekday", value: String(n), checked: weekdays.includes(n) }), dayName(n))))),
    spans.map((span, n) => h("div", { key: `span-${n}-${span.first}`, class: "row wrap" }, h("label", {}, t("away.first"), h("input", { type: "date", name: "first", value: span.first })), h("label", {}, t("away.last"), h("input", { type: "date", name: "last", value: span.last })))),
    h("label", {}, t("away.zone"), h("input", { name: "zone", value: mine, maxlength: "64", autocomplete: "off" })),
    h("button", { class: "button" }, t("save")));
}

const seeks = (games, again) => h("div", { class: "row wrap" }, games.map(game => h("label", { key: game.name, class: "row" },
  h("input", { type: "checkbox", checked: notices.set.seeks.includes(game.name), onchange: attempt(event => keep({ seeks: event.target.checked ? [...notices.set.seeks, game.name] : notices.set.seeks.filter(name => name !== game.name) }, again)) }), game.title)));

export const noticesPanel = (games, again) => notices.set && h("section", { class: "panel", id: "told" }, h("h2", {}, t("told")),
  h("p", {}, t("told.text")),
  notices.channels.length ? h("ul", { class: "lines" }, notices.channels.map(line => channelLine(line, again))) : null,
  addForm(again),
  h("h3", {}, t("feed")), h("p", { class: "dim" }, t("feed.text")), feed(again),
  h("h3", {}, t("seek")), h("p", { class: "dim" }, t("seek.text")), seeks(games, again),
  h("h3", {}, t("away.days")), h("p", { class: classes("dim") }, t("away.text")), days(again));
