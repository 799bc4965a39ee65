// What is worth following over several views: an attempt in Access Denied, a deal in WIRED. Made from events alone.

const ATTEMPT = {
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
  began: story => age(story),
};

// What is settled is told until the turn after the next begins.
const age = story => (story?.verdict ? (story.old ? null : { ...story, old: true }) : story);

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

const DEAL = {
  accepted: (story, _, offer) => (offer ? { kind: "deal", offer, verdict: "accepted" } : story),
  declined: (story, _, offer) => (offer ? { kind: "deal", offer, verdict: "declined" } : story),
  began: story => age(story),
  offered: () => null,
  countered: () => null,
};

// `offer`: the deal that lay on the table before these events.
export function follow(game, story, events, offer = null) {
  const steps = { "access-denied": ATTEMPT, wired: DEAL }[game] || {};
  return events.reduce((now, event) => (steps[event.verb] ? steps[event.verb](now, event, offer) : now), story);
}
