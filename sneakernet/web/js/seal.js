// The sealed deal: the fingerprint that a table shows is remembered here, everybody may add a word to the next deal, and
// when the secret is shown all of it is checked here.

import { h } from "./dom.js";
import * as api from "./api.js";
import { drawn, hex } from "./chance.js";
import { keep, kept } from "./prefs.js";
import { openDialog } from "./peek.js";
import { t } from "./words.js";

const PATIENCE = 250;
const MOST = 50; // games whose seal is remembered
const checked = new Map(); // by game: what was found out

const remembered = name => JSON.parse(kept(name) || "[]");
const remember = (name, line) => keep(name, JSON.stringify([...remembered(name), line].slice(-MOST)));

// A table with a game on it: the first seal that this browser sees of the game is the one that counts.
export function rememberSeal({ playing, commitment, seed }) {
  if (!playing || !commitment || seed || remembered("seals").some(([game]) => game === playing)) return;
  remember("seals", [playing, commitment]);
}

// The secret is what comes first in a seed, and behind it "A:word B:word".
const secretOf = seed => seed.split(" ")[0];

// What is found out about a game that is over: by its seal, by its words, by its numbers.
export async function verdict({ playing, commitment, salt, seed }, seat) {
  if (!globalThis.crypto?.subtle) return ["cannot"]; // browsers compute only where the line is safe
  const seen = remembered("seals").find(([game]) => game === playing)?.[1];
  const mine = remembered("words").find(([shown]) => shown === commitment);
  if ((await hex(`${salt}:${secretOf(seed)}`)) !== (mine?.[0] || seen || commitment)) return ["no"];
  const found = [mine ? "before" : seen ? "yes" : "late"];
  const [, place, word] = mine || [];
  if (mine && !seed.split(" ").slice(1).includes(`${place || seat}:${word}`)) return ["word.no"];
  found.push(mine ? "word" : seed.includes(" ") ? "words" : "words.none");
  const page = await api.chance(playing);
  const numbers = page.seed === seed ? await drawn(seed, page.steps) : null;
  return [...found, numbers ? ["drawn", { n: numbers.count, deal: numbers.dealt }] : "drawn.no"];
}

const lineOf = found => (Array.isArray(found) ? t(`seal.${found[0]}`, found[1]) : t(`seal.${found}`));

export function seal(session, redraw) {
  const { table } = session;
  if (!table.commitment) return null;
  const result = checked.get(table.playing);
  const check = async () => {
    checked.set(table.playing, await verdict(table, session.seat).catch(() => ["failed"]));
    redraw();
  };
  const words = Object.entries(table.words);
  return h("details", { class: "seal" }, h("summary", {}, t("seal")), h("p", {}, t("seal.what")), h("code", {}, table.commitment),
    words.length ? h("p", {}, t("word.of"), " ", words.map(([seat, word]) => `${session.name(seat)}: ${word}`).join(", ")) : null,
    table.seed
      ? [
          h("p", {}, t("seal.seed"), h("code", {}, `${table.salt}:${secretOf(table.seed)}`)),
          h("button", { type: "button", class: "button", onclick: check }, t("seal.check")),
          h("div", { class: "seal-verdict", role: "status" }, (result || []).map(found => h("p", { key: String(found) }, lineOf(found)))),
        ]
      : null);
}

// A word of mine for the next deal: first its fingerprint is shown, and remembered with the word.
async function askWord(session, actions) {
  await actions.do({ do: "seal" });
  for (let n = 0; n < PATIENCE && !session.table.next_commitment; n += 1) await new Promise(again => setTimeout(again, 20)); // the table tells of it next
  const give = async event => {
    event.preventDefault();
    const shown = session.table.next_commitment;
    const word = new FormData(event.target).get("word").normalize("NFC").trim();
    const answer = await actions.do({ do: "word", word, commitment: shown });
    if (answer.type === "error") return;
    keep("words", JSON.stringify([...remembered("words").filter(([seal]) => seal !== shown), [shown, session.seat, word.split(/\s+/u).join("_")]].slice(-MOST)));
    dialog.close();
  };
  const dialog = openDialog(() => t("word.add"), () => h("form", { class: "form", onsubmit: give },
    h("p", {}, t("word.how")), h("code", { class: "seal-next" }, session.table.next_commitment),
    h("label", {}, t("word.mine"), h("input", { name: "word", maxlength: "24", required: true, autocomplete: "off" })),
    h("p", { class: "dim" }, t("word.stays")),
    h("button", { class: "button primary" }, t("word.give"))));
}

// Between games, for who sits there.
export function wordPanel(session, actions) {
  const { table } = session;
  if (!session.seat || table.phase === "playing" || table.puzzle) return null;
  const there = table.next_words;
  const waits = table.deal_ms !== null;
  return h("div", { class: "row wrap word-panel" },
    waits ? h("p", { role: "status", class: "hot" }, t("word.waits", { n: table.word_seconds })) : null,
    h("button", { type: "button", class: waits && !there.includes(session.seat) ? "button primary" : "button plain", onclick: () => askWord(session, actions) }, t(there.includes(session.seat) ? "word.other" : "word.add")),
    there.length ? h("span", { class: "dim" }, t("word.there"), " ", there.map(seat => session.name(seat)).join(", ")) : null);
}
