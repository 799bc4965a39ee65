// Card moves: cards with a name glide by View Transitions, hidden ones fly as backs. All of it can be switched off.

import { moves } from "./prefs.js";
import { $ } from "./dom.js";

let running = null;

// While cards glide, the pictures of a transition lie over the page: what is clicked then is what lies below.
document.addEventListener("click", event => {
  if (!running || event.target !== document.documentElement) return;
  running.skipTransition();
  const below = document.elementFromPoint(event.clientX, event.clientY)?.closest("a, button, input, label, select, summary");
  below?.focus();
  below?.click();
});

// Change the page, with a transition where the browser has them and the reader wants them.
export function change(update, flights = []) {
  if (!moves() || !document.startViewTransition || document.hidden) {
    update();
    return;
  }
  running?.skipTransition();
  const starts = flights.map(flight => ({ ...flight, box: place(flight.from) }));
  const transition = document.startViewTransition(update);
  running = transition;
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(() => running === transition && (running = null));
  transition.updateCallbackDone.then(() => starts.forEach(fly)).catch(() => {});
}

const place = name => $(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect();

// A face-down card on its way from one place to another.
function fly({ box, to, delay = 0 }) {
  const goal = place(to);
  if (!box || !goal) return;
  const ghost = document.createElement("div");
  ghost.className = "flight";
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  const at = area => `translate(${area.left + area.width / 2 - 22}px, ${area.top + area.height / 2 - 31}px)`;
  const path = [
    { transform: `${at(box)} scale(.9)`, opacity: 0 },
    { transform: `${at(box)} scale(1)`, opacity: 1, offset: 0.15 },
    { transform: `${at(goal)} rotate(8deg)`, opacity: 1, offset: 0.85 },
    { transform: `${at(goal)} scale(.8)`, opacity: 0 },
  ];
  ghost.animate(path, { duration: 620, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" }).finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}
