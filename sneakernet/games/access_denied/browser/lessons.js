// The lesson: what one does at the table, done once with real cards. Each step says when it is right.

import { h } from "/static/js/dom.js";
import { t } from "/static/js/words.js";

const CODES = ["A", "B", "C", "D", "E", "F"];
const MARKS = { 1: ["✓", "inside"], "-1": ["✗", "outside"], 0: ["", ""] };

const codesOf = (cards, pack) => cards.map(id => pack.card(id).numbers.code);

// A row of the checklist, by code.
const row = known => h("div", { class: "checklist lesson-list", role: "img", "aria-label": CODES.map(code => `${code}: ${t({ 1: "ad.inside", "-1": "ad.outside" }[known[code]] || "ad.open")}`).join(", ") },
  CODES.map(code => h("span", { key: code }, h("b", {}, code), h("span", { class: `check ${MARKS[known[code] || 0][1]}` }, MARKS[known[code] || 0][0]))));

const granted = done => (done ? h("b", { class: "stamp granted" }, t("ad.verdict.granted")) : null);

export const SLIDES = [
  { cards: ["samurai", "guru", "firewall", "wiretap", "trojan"], marks: 3, right: (marked, pack) => new Set(codesOf(marked, pack)).size === 3 },
  { cards: ["samurai", "firewall", "wiretap", "ice"], marks: 2, right: (marked, pack) => codesOf(marked, pack).sort().join("") === "AE", show: ({ done }) => [row({ A: 1, B: -1, C: -1, E: 1 }), granted(done)] },
  { words: ["C", "D", "F"], right: "D", show: ({ done }) => row({ A: 1, B: -1, C: -1, D: done ? 1 : 0, E: 1, F: -1 }) },
  { cards: ["mocking-bird", "firewall", "guru"], words: ["pass"], right: "mocking-bird" },
  { cards: ["samurai", "guru", "usenet"], right: "guru" },
  { cards: ["bbs", "firewall", "trojan"], right: "trojan" },
];

// In the first game one begins oneself.
export const FIRST = { first_player: "A" };
