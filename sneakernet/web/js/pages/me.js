// My page: what waits for me, what I have played, on which devices I am, and what is kept of it.

import { h } from "../dom.js";
import { icon } from "../art.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { t } from "../words.js";
import { askName } from "../name.js";
import { askKey, devicesPanel, keyForm } from "../devices.js";
import { dataPanel } from "../mydata.js";
import { gamesPanel, lookUp, tallyPanel } from "../played.js";
import { lookUpNotices, noticesPanel } from "../notices.js";
import { lookUpPasskeys, passkeyDoor, passkeysPanel } from "../passkeys.js";
import { invitations, myTables } from "../tables.js";
import { toast } from "../peek.js";

const page = { me: null, known: false, games: [], mine: { tables: [], waiting: [], invited: [] }, devices: [], phrase: false, look };
let redraw = () => {};

async function look() {
  const me = await api.me();
  page.me = me && { ...me.guest, keeps: me.keeps_name };
  if (page.me) {
    const [mine, devices, games] = await Promise.all([api.myTables(), api.devices(), api.games(), lookUp(), lookUpNotices(), lookUpPasskeys()]);
    Object.assign(page, devices, { mine, games });
  }
  else await api.games(); // it says what this server offers
  page.known = true;
  redraw();
}

const rename = () => askName(page.me.name, async name => {
  await api.changeMe({ name });
  await look();
});

async function keepName() {
  try {
    await api.keepName(!page.me.keeps);
  } catch (problem) {
    toast(problem.message, { kind: "bad" });
  }
  await look();
}

const again = () => redraw();

const who = () => h("div", { class: "row wrap" }, h("b", { class: "me-name" }, page.me.name), h("button", { type: "button", class: "button", onclick: rename }, icon("person"), t("name.change")), h("button", { type: "button", class: "button plain", title: t("name.own.what"), "aria-pressed": String(page.me.keeps), onclick: keepName }, icon(page.me.keeps ? "check" : "careful"), t(page.me.keeps ? "name.owned" : "name.own")));

const tables = () => h("section", { class: "panel" }, h("h2", {}, t("tables.mine")), invitations(page.mine.invited, look), page.mine.tables.length ? myTables(page.mine, look) : h("p", { class: "dim" }, t("me.no.tables")));

const stranger = () => h("section", { class: "panel" }, h("h2", {}, t("me.nobody")), h("p", {}, t("me.nobody.text")), h("a", { class: "button", href: "/" }, t("home")));

function draw(once) {
  const mine = () => [tables(), gamesPanel(page.games, again), tallyPanel(page.games, again), noticesPanel(page.games, look), devicesPanel(page), passkeysPanel(look), dataPanel(page.me)];
  return [
    bar(once),
    h("main", { class: "reading" }, h("h1", {}, t("me.title")), page.me ? who() : null,
      page.known ? h("div", { class: "me-panels" }, page.me ? mine() : stranger(), keyForm(page, passkeyDoor())) : null),
    foot(),
  ];
}

// What opens stands behind the #, which no server is told; it does not stay in the address either.
const PANEL = "told";
const key = location.hash.slice(1) === PANEL ? "" : location.hash.slice(1);
if (key) history.replaceState(null, "", location.pathname);
redraw = await startPage(draw, look);
addEventListener("language", look);
if (key) await askKey(key, page).catch(problem => toast(problem.message, { kind: "bad", seconds: 20 }));
