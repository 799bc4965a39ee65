// Being told of my turn while another tab or program is in front: by the browser, and by a badge where the page is installed.
// A notice names the game and nothing else: no card, no secret link.

import { h } from "./dom.js";
import { keep, kept } from "./prefs.js";
import { toast } from "./peek.js";
import { t } from "./words.js";

const wanted = () => kept("notices", "off") === "on" && globalThis.Notification?.permission === "granted";

function show(title, body, tag) {
  const notice = new Notification(title, { body, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

// A view has come: `mine`, whether I am asked now, and `before`, whether I was.
export function noticeTurn({ table }, mine, before) {
  if (mine && document.hidden) navigator.setAppBadge?.(1).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  if (mine && !before && document.hidden && wanted()) show(table.game_title, t("notice.turn"), `turn-${table.id}`);
}

document.addEventListener("visibilitychange", () => document.hidden || navigator.clearAppBadge?.().catch(() => {}));

async function turn(on, redraw) {
  if (on && (await Notification.requestPermission()) !== "granted") toast(t("notice.not"), { kind: "bad" });
  else {
    keep("notices", on ? "on" : "off");
    if (on) show("Sneakernet", t("notice.test"), "test");
  }
  redraw();
}

// The switch, where the browser has notices at all.
export const noticeSwitch = redraw =>
  globalThis.Notification
    ? h("label", { class: "row" }, h("input", { type: "checkbox", checked: wanted(), onchange: event => turn(event.target.checked, redraw) }), t("notice"))
    : null;
