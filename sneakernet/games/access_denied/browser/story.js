// An attempt from its announcement to its verdict, step by step, by the verbs of the events.

import { age } from "/static/js/story.js";

export const STORY = {
  declared: (_, { seat, target, n }) => ({ kind: "attempt", seat, sector: target, level: n, cards: [], answers: [], verdict: "" }),
  dialled: (_, { seat, target, n }) => ({ kind: "attempt", seat, sector: target, level: n || 1, cards: [], answers: [], verdict: "" }),
  handed_over: laid,
  paid: laid,
  played: (story, { seat, card }) => (open(story) && seat !== story.seat ? { ...story, answers: [...story.answers, { seat, card }] } : story),
  returned: (story, event) => mark(story, event, "back"),
  kept: (story, event) => mark(story, event, "kept"),
  granted: (story, { n }) => (story ? { ...story, verdict: "granted", level: n || story.level } : story),
  denied: story => (story ? { ...story, verdict: "denied" } : story),
  failed: story => (open(story) ? { ...story, verdict: "failed" } : story),
  began: age,
};

const open = story => story?.kind === "attempt" && !story.verdict;

function laid(story, { card }) {
  return open(story) ? { ...story, cards: [...story.cards, { card, fate: "" }] } : story;
}

// A card comes back or is kept; which one of several hidden ones does not matter.
function mark(story, { card }, fate) {
  if (story?.kind !== "attempt") return story;
  const at = story.cards.findIndex(one => !one.fate && (one.card === card || one.card === "?" || card === "?"));
  if (at < 0) return story;
  const cards = story.cards.map((one, n) => (n === at ? { card: card === "?" ? one.card : card, fate } : one));
  return { ...story, cards };
}
