// The lesson: what one does at the table, done once with real cards. Each step says when it is right.

import { network } from "./network.js";

const part = (card, name, on, issues = []) => ({ card, name, on, active: true, issues });
const dark = parts => parts.map(one => ({ ...one, active: false }));

// A network by itself; where something may be connected, its cards are buttons.
const drawn = (equipment, { pack, choose = null, label = "" }) => network({
  pack, seat: "A", facts: { equipment: { A: equipment } }, name: () => "", optionsAt: () => (choose ? [{ text: label }] : []),
  session: { hinted: () => false, isMarked: () => false }, actions: { target: choose },
}, "A", Boolean(choose));

const START = [part("switch", "S1", "internet"), part("cable-3", "K3a", "S1"), part("computer", "P1", "K3a")];
const BROKEN = [
  part("switch", "S1", "internet"), part("cable-2", "K2a", "S1"), part("computer", "P1", "K2a"), part("computer", "P2", "K2a"),
  ...dark([part("switch", "S2", "internet", ["hacked"]), part("cable-2", "K2b", "S2"), part("computer", "P3", "K2b")]),
];

export const SLIDES = [
  { cards: ["switch", "cable-2", "computer"], right: "switch" },
  { right: "K3a", show: table => drawn(table.done ? [...START, part("computer", "P2", "K3a")] : START, table.done ? { pack: table.pack } : table) },
  { words: ["1", "2", "3"], right: "2", show: ({ pack }) => drawn(BROKEN, { pack }) },
  { cards: ["powered", "secured", "trained"], right: "secured" },
  { cards: ["switch", "hacked", "computer", "audit"], marks: 2, right: marked => marked.includes("switch") && marked.includes("computer") },
  { cards: ["hacked", "secured", "computer"], words: ["pass"], right: "hacked" },
];
