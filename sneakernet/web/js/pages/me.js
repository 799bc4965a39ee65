// My page: who I am on which devices.

import { h } from "../dom.js";
import { icon } from "../art.js";
import { bar, foot, startPage } from "../bar.js";
import * as api from "../api.js";
import { t } from "../words.js";
import { askName } from "../name.js";
import { askKey, devicesPanel, keyForm } from "../devices.js";
import { toast } from "../peek.js";

const page = { me: null, known: false, devices: [], phrase: false, look };
let redraw = () => {};

async function look() {
  page.me = await api.whoAmI();
  if (page.me) Object.assign(page, await api.devices());
  page.known = true;
  redraw();
}

const rename = () => askName(page.me.name, async name => {
  await api.changeMe({ name });
  await look();
});

const who = () => h("section", { class: "panel" }, h("h2", {}, t("name.yours")),
  h("div", { class: "row wrap" }, h("b", {}, page.me.name), h("button", { type: "button", class: "button", onclick: rename }, icon("person"), t("name.change"))));

const stranger = () => h("section", { class: "panel" }, h("h2", {}, t("me.nobody")), h("p", {}, t("me.nobody.text")), h("a", { class: "button", href: "/" }, t("home")));

function draw(again) {
  return [
    bar(again),
    h("main", { class: "reading" }, h("h1", {}, t("me.title")),
      page.known ? h("div", { class: "me-panels" }, page.me ? [who(), devicesPanel(page)] : stranger(), keyForm(page)) : null),
    foot(),
  ];
}

// What opens stands behind the #, which no server is told; it does not stay in the address either.
const key = location.hash.slice(1);
if (key) history.replaceState(null, "", location.pathname);
redraw = await startPage(draw, look);
addEventListener("language", look);
if (key) await askKey(key, page).catch(problem => toast(problem.message, { kind: "bad", seconds: 20 }));
