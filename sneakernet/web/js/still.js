// A table to look at: nothing can be chosen there. Replays show one at each step, and looking back does.

import { showCard } from "./peek.js";
import { cardFace } from "./card.js";
import { h } from "./dom.js";
import { counted } from "./seat.js";
import { t } from "./words.js";

// What boards ask a session for. `more`: what this one knows besides.
export const still = (board, seat, more) => ({ prompt: null, optionsOf: () => [], board, onlyWayTo: () => null, waysTo: () => [], hinted: () => false, isMarked: () => false, call: null, seat, window: null, shown: [], ...more });

// The same of a context: `view` is what was seen.
export const stillContext = (view, chairs, more) => {
  const chair = seat => chairs.find(one => one.seat === seat);
  return { facts: view.facts, places: view.places, memory: view.memory || {}, about: "", options: [], chair, name: seat => chair(seat)?.name || seat, state: () => "", option: () => null, optionsAt: () => [], ...more };
};

export const stillActions = redraw => ({ show: showCard, card: showCard, choose: () => {}, target: () => {}, pick: () => {}, redraw });

// A hand as it was held; `show`: what a click on a card tells.
export function stillHand(pack, pile, show = showCard) {
  return pile
    ? h("div", { class: "replay-hand", role: "group", tabindex: "0", "aria-label": t("hand", { n: pile.count }) },
        counted(pile.cards).map(([card, n]) => cardFace(pack, card, { name: false, onclick: () => show(card), note: n > 1 ? `×${n}` : "" })))
    : null;
}
