// The owner's page: how the server is, what was reported, who is here, and what can be done about it.

import { h } from "../dom.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { language, t } from "../words.js";
import { attempt, save } from "../mydata.js";
import { openDialog, toast } from "../peek.js";

const SECRET = "owner"; // kept as long as this tab is open
const DAYS = 30;

const page = { secret: sessionStorage.getItem(SECRET) || "", told: null, looked: false, wanted: "" };
let redraw = () => {};

async function look() {
  try {
    page.told = page.secret ? await api.owner(page.secret, page.wanted) : null;
    if (page.told) sessionStorage.setItem(SECRET, page.secret);
  } catch (problem) {
    if (problem.status !== 401) throw problem;
    sessionStorage.removeItem(SECRET);
    Object.assign(page, { secret: "", told: null });
    toast(t("owner.wrong"), { kind: "bad" });
  }
  page.looked = true;
  redraw();
}

const lookNow = attempt(look);
const tell = word => attempt(async () => {
  await api.owns(page.secret, word);
  await look();
});

// What cannot be taken back is asked once more.
function ask(title, text, word) {
  const dialog = openDialog(() => title, () => [h("p", {}, text),
    h("div", { class: "pair" }, h("button", { type: "button", class: "button primary", onclick: () => (dialog.close(), tell(word)()) }, title), h("button", { type: "button", class: "button", onclick: () => dialog.close() }, t("close")))]);
}

// How long ago something was, or how soon it will be.
function when(seconds) {
  const [n, unit] = Math.abs(seconds) < 5_400 ? [seconds / 60, "minute"] : Math.abs(seconds) < 129_600 ? [seconds / 3_600, "hour"] : [seconds / 86_400, "day"];
  return new Intl.RelativeTimeFormat(language()).format(Math.round(n), unit);
}

const button = (word, about, onclick, kind = "plain") => h("button", { key: word, type: "button", class: `button ${kind}`, "aria-label": `${t(word)}: ${about}`, onclick }, t(word));
const panel = (title, ...kids) => h("section", { class: "panel" }, h("h2", {}, title), ...kids);
const lines = (all, line, none) => (all.length ? h("ul", { class: "owner-lines" }, all.map(line)) : h("p", { class: "dim" }, none));

function figures({ version, in_memory: memory, playing, sockets, degraded, draining }) {
  const rows = [["owner.version", version], ["owner.memory", memory], ["owner.playing", playing], ["owner.sockets", sockets], ["owner.storage", t(degraded ? "owner.storage.bad" : "owner.storage.good")]];
  return panel(t("owner.figures"),
    h("dl", { class: "owner-figures" }, rows.map(([word, value]) => h("div", { key: word }, h("dt", {}, t(word)), h("dd", {}, String(value))))),
    h("p", {}, t(draining ? "owner.draining" : "owner.drain.text")),
    h("div", { class: "row wrap" },
      h("button", { type: "button", class: "button", onclick: tell({ do: "drain", drain: !draining }) }, t(draining ? "owner.resume" : "owner.drain")),
      h("button", { type: "button", class: "button plain", onclick: lookNow }, t("owner.again"))));
}

const form = (label, value, send, onsubmit) => h("form", { class: "owner-form", onsubmit: event => {
  event.preventDefault();
  onsubmit(new FormData(event.target).get("text"));
} }, h("label", {}, label, h("input", { name: "text", maxlength: "200", value, autocomplete: "off" })), h("button", { class: "button" }, send));

const notice = told => panel(t("owner.notice"), h("p", {}, t("owner.notice.text")), form(t("owner.notice.line"), told.notice, t("save"), text => tell({ do: "announce", text })()));

const reports = told => panel(t("owner.reports"), lines(told.reports, one => h("li", { key: one.id },
  h("div", { class: "what" }, h("b", {}, t("owner.report", { by: one.by_name, name: one.name })), " ", h("span", { class: "dim" }, when(-one.age)),
    one.text ? h("p", {}, one.text) : null,
    one.said.length ? [h("p", { class: "dim" }, t("owner.said", { name: one.name })), h("ul", { class: "owner-said" }, one.said.map((line, n) => h("li", { key: String(n) }, line)))] : null),
  h("span", { class: "pair" }, button("owner.ban", one.name, () => askBan(one.guest, one.name)), button("owner.dismiss", one.name, tell({ do: "dismiss", report: one.id })))), t("owner.no.reports")));

const askBan = (id, name) => ask(t("owner.ban"), t("owner.ban.text", { name, days: DAYS }), { do: "ban", id, days: DAYS, network: false });

const tables = told => panel(t("owner.tables"), lines(told.tables, one => h("li", { key: one.id },
  h("div", { class: "what" }, h("a", { href: one.link }, one.title || one.game), " ", h("span", { class: "dim" }, [t(`phase.${one.phase}`), one.people.join(", "), t("owner.here", { n: one.here }), when(-one.changed)].filter(Boolean).join(" · "))),
  button("owner.erase", one.title || one.game, () => ask(t("owner.erase"), t("owner.erase.text"), { do: "erase", table: one.id }))), t("owner.no.tables")));

const download = one => attempt(async () => save(`${one.name}.json`, JSON.stringify(await api.exportGuest(page.secret, one.id), null, 1)));

const guests = told => panel(t("owner.guests"),
  form(t("owner.search"), page.wanted, t("owner.find"), text => {
    page.wanted = text;
    lookNow();
  }),
  lines(told.guests, one => h("li", { key: one.id },
    h("div", { class: "what" }, h("b", {}, one.name), " ", h("span", { class: "dim" }, when(-one.age)), one.banned ? [" ", h("span", { class: "tag" }, t("owner.banned"))] : null),
    h("span", { class: "pair" },
      one.banned ? button("owner.unban", one.name, tell({ do: "unban", id: one.id })) : button("owner.ban", one.name, () => askBan(one.id, one.name)),
      button("owner.export", one.name, download(one)),
      button("owner.forget", one.name, () => ask(t("owner.forget"), t("owner.forget.text", { name: one.name }), { do: "forget", guest: one.id })))), t("owner.no.guests")));

const bans = told => (told.bans.length ? panel(t("owner.bans"), lines(told.bans, one => h("li", { key: one.id },
  h("div", { class: "what" }, h("b", {}, one.name || one.id), " ", h("span", { class: "dim" }, t("owner.left", { time: when(one.left) }))),
  button("owner.unban", one.name || one.id, tell({ do: "unban", id: one.id })))), "") : null);

const enter = () => h("section", { class: "panel" }, h("p", {}, t("owner.secret.text")), h("form", { class: "owner-form", onsubmit: event => {
  event.preventDefault();
  page.secret = new FormData(event.target).get("secret").trim();
  lookNow();
} }, h("label", {}, t("owner.secret"), h("input", { name: "secret", type: "password", autocomplete: "current-password" })), h("button", { class: "button primary" }, t("owner.enter"))));

const draw = once => [
  bar(once),
  h("main", { class: "reading" }, h("h1", {}, t("owner.title")), page.looked
    ? h("div", { class: "owner-panels" }, page.told ? [figures, reports, notice, tables, guests, bans].map(part => part(page.told)) : enter()) : null),
  foot(),
];

// A link with the secret behind the #, which no server is told, opens the page; it does not stay in the address.
if (location.hash) {
  page.secret = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}
redraw = await startPage(draw, lookNow);
addEventListener("language", () => redraw());
