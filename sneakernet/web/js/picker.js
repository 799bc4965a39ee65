// Which game a page is about.

import { h } from "./dom.js";
import { t } from "./words.js";

export const gameOfPage = () => location.pathname.split("/")[2] || "hackers";

export const gamePicker = (games, game, path) =>
  h("nav", { class: "picker", "aria-label": t("games") }, games.map(one => h("a", { key: one.name, class: "button", href: `/${path}/${one.name}`, "aria-current": one.name === game ? "page" : null }, one.title)));
