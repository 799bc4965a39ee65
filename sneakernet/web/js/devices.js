// One person on several devices: a link for the next few minutes, a phrase for always, and who is signed in where.

import { h } from "./dom.js";
import { icon } from "./art.js";
import * as api from "./api.js";
import { language, t } from "./words.js";
import { openDialog, toast } from "./peek.js";
import { qrPicture } from "./qr.js";

const LOOK = 2_000; // while a link is shown: has somebody come by it?

const date = seconds => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(1000 * seconds);
const nameOf = line => line.name || t("device.unknown");

export async function copyText(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(text);
  }
}

// The link opens once: as soon as a device has come by it, the dialog says so.
async function showLink(page) {
  const { link, seconds } = await api.makeLink();
  const address = location.origin + link;
  const until = new Date(Date.now() + 1000 * seconds);
  const before = new Set(page.devices.map(line => line.id));
  let arrived = null;
  const dialog = openDialog(() => t("device.more"), () => arrived
    ? h("p", { role: "status" }, icon("check"), " ", t("device.arrived", { name: nameOf(arrived) }))
    : h("div", { class: "invite" }, qrPicture(address, t("device.qr")),
        h("div", { class: "invite-text" }, h("p", {}, t("device.link.text")), h("p", { class: "hot" }, t("device.link.until", { time: new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(until) })),
          h("div", { class: "row" }, h("input", { readonly: true, value: address, "aria-label": t("device.link"), onfocus: event => event.target.select() }), h("button", { type: "button", class: "button primary", onclick: () => copyText(address, t("invite.copied")) }, t("copy"))))));
  while (dialog.dialog.open && !arrived && Date.now() < until) {
    await new Promise(again => setTimeout(again, LOOK));
    await page.look().catch(() => {});
    arrived = page.devices.find(line => !before.has(line.id)) || null;
  }
  dialog.fill();
}

async function showPhrase(page) {
  const { phrase } = await api.makePhrase();
  openDialog(() => t("phrase"), () => [
    h("p", {}, t("phrase.text")),
    h("ol", { class: "phrase-words" }, phrase.split(" ").map((word, n) => h("li", {}, h("span", { class: "dim", "aria-hidden": "true" }, String(n + 1)), word))),
    h("p", { class: "hot" }, t("phrase.once")),
    h("button", { type: "button", class: "button primary", onclick: () => copyText(phrase, t("phrase.copied")) }, t("copy"))]);
  await page.look();
}

const attempt = work => () => work().catch(problem => toast(problem.message, { kind: "bad" }));

async function newPhrase(page) {
  if (!page.phrase) return showPhrase(page);
  const dialog = openDialog(() => t("phrase.new"), () => [h("p", {}, t("phrase.new.text")),
    h("div", { class: "pair" }, h("button", { type: "button", class: "button primary", onclick: () => (dialog.close(), attempt(() => showPhrase(page))()) }, t("phrase.new")), h("button", { type: "button", class: "button", onclick: () => dialog.close() }, t("close")))]);
  return null;
}

function deviceLine(page, line) {
  const drop = async () => {
    await api.dropDevice(line.id);
    await page.look();
  };
  return h("li", { key: line.id, class: "table-line device" },
    h("div", {}, h("b", {}, nameOf(line)), h("span", { class: "dim" }, ` ${t("device.since", { since: date(line.since), seen: date(line.seen) })}`)),
    line.here ? h("span", { class: "tag" }, t("device.here")) : h("button", { type: "button", class: "button", "aria-label": `${t("device.drop")}: ${nameOf(line)}`, onclick: attempt(drop) }, t("device.drop")));
}

// `page`: its devices, whether there is a phrase, and `look` to ask the server again.
export const devicesPanel = page => h("section", { class: "panel" }, h("h2", {}, t("devices")),
  h("p", {}, t("devices.text")),
  h("ul", { class: "lines" }, page.devices.map(line => deviceLine(page, line))),
  h("div", { class: "row wrap" },
    h("button", { type: "button", class: "button primary", onclick: attempt(() => showLink(page)) }, icon("link"), t("device.more")),
    h("button", { type: "button", class: "button", onclick: attempt(() => newPhrase(page)) }, icon("careful"), page.phrase ? t("phrase.new") : t("phrase.make")),
    page.phrase ? h("button", { type: "button", class: "button plain", onclick: attempt(async () => (await api.dropPhrase(), page.look())) }, t("phrase.drop")) : null));

// A link that was opened here, or a phrase that is typed: whose is it?
export async function askKey(key, page) {
  const { name } = await api.whose(key);
  const before = page.me?.name;
  const go = async () => {
    await api.arrive(key);
    location.assign("/me");
  };
  const dialog = openDialog(() => t("arrive.title", { name }), () => [
    h("p", {}, t("arrive.text", { name })),
    before && page.me ? h("p", { class: "hot" }, t("arrive.before", { name: before })) : null,
    h("div", { class: "pair" }, h("button", { type: "button", class: "button primary", onclick: attempt(go) }, t("arrive.yes", { name })), h("button", { type: "button", class: "button", onclick: () => dialog.close() }, t("arrive.no")))]);
}

export function keyForm(page, door) {
  const submit = event => {
    event.preventDefault();
    const typed = new FormData(event.target).get("key").trim();
    const key = typed.includes("#") ? typed.slice(typed.indexOf("#") + 1) : typed;
    if (key) attempt(() => askKey(key, page))();
  };
  return h("section", { class: "panel" }, h("h2", {}, t("arrive")), h("p", {}, t("arrive.how")),
    h("form", { class: "key-form", onsubmit: submit }, h("label", {}, t("arrive.key"), h("input", { name: "key", autocomplete: "off", autocapitalize: "none", spellcheck: "false", maxlength: "200" })), h("button", { class: "button" }, t("arrive.go"))), door);
}
