// The table as I left it with my last choice: what is different from it has happened since, and is marked.

import { keep, kept } from "./prefs.js";

const TABLES = 6; // that are remembered: a game over days is left for long

function remembered() {
  try {
    return JSON.parse(kept("left", "[]"));
  } catch {
    return [];
  }
}

export const isMine = ({ asked, view: { facts } }, seat) => (facts.active ?? asked) === seat;

const asLeft = (seat, { game, view: { facts, places } }) => ({ game, seat, facts, places });

// The table as I have left it, after this view. `now`: whether my turn is over, or I have chosen something in it, and so have
// seen what there was to see.
export function leave(before, seat, view, now) {
  if (!seat || view.result) return null;
  if (before?.game === view.game && before.seat === seat && !now) return before;
  const others = remembered().filter(one => one.game !== view.game);
  const left = before?.game === view.game ? null : remembered().find(one => one.game === view.game && one.seat === seat);
  const found = left || asLeft(seat, view);
  if (found !== left) keep("left", JSON.stringify([found, ...others].slice(0, TABLES)));
  return found;
}

// Whether something is new to me: `was` asks the table as I left it whether it was so already.
export const isFresh = (ctx, was) => Boolean(ctx.left && !ctx.result && !was(ctx.left));
