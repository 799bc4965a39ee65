// Which game a page is about.

import { h } from "./dom.js";
import { pixels } from "./pixel.js";
import { t } from "./words.js";

// The first game, if the address names none.
export const gameOfPage = games => location.pathname.split("/")[2] || games[0].name;

// The game in pixels, and what of it is on this page.
export const pageTitle = (title, what) =>
  h("h1", {}, title ? [pixels(title), h("span", { class: "sr" }, `${title}: `)] : null, h("span", { class: "page-kind" }, what));

export const gamePicker = (games, game, path) =>
  h("nav", { class: "picker", "aria-label": t("games") }, games.map(one => h("a", { key: one.name, class: "button", href: `/${path}/${one.name}`, "aria-current": one.name === game ? "page" : null }, one.title)));
