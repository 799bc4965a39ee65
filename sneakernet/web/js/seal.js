// The sealed shuffle: what a table shows at the deal is remembered here, and checked here when the seed is shown.

import { h } from "./dom.js";
import { keep, kept } from "./prefs.js";
import { t } from "./words.js";

const MOST = 50; // games whose seal is remembered
const checked = new Map(); // by game: "yes", "late" (this browser was not there at the deal), "no", or "cannot"

const remembered = () => JSON.parse(kept("seals") || "[]");

// A table with a game on it: the first seal that this browser sees of the game is the one that counts.
export function rememberSeal({ playing, commitment, seed }) {
  const seals = remembered();
  if (!playing || !commitment || seed || seals.some(([game]) => game === playing)) return;
  keep("seals", JSON.stringify([...seals, [playing, commitment]].slice(-MOST)));
}

const hex = bytes => Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, "0")).join("");

// commitment = SHA-256(salt + ":" + seed), worked out by the browser itself.
export async function verdict({ playing, commitment, salt, seed }) {
  if (!globalThis.crypto?.subtle) return "cannot"; // browsers compute only where the line is safe
  const seen = remembered().find(([game]) => game === playing)?.[1];
  const found = hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt}:${seed}`)));
  if (found !== (seen || commitment)) return "no";
  return seen ? "yes" : "late";
}

export function seal(table, redraw) {
  if (!table.commitment) return null;
  const result = checked.get(table.playing);
  const check = async () => {
    checked.set(table.playing, await verdict(table));
    redraw();
  };
  return h("details", { class: "seal" }, h("summary", {}, t("seal")), h("p", {}, t("seal.what")), h("code", {}, table.commitment),
    table.seed
      ? [
          h("p", {}, t("seal.seed"), h("code", {}, `${table.salt}:${table.seed}`)),
          h("button", { type: "button", class: "button", onclick: check }, t("seal.check")),
          h("p", { class: "seal-verdict", role: "status" }, result ? t(`seal.${result}`) : ""),
        ]
      : null);
}
