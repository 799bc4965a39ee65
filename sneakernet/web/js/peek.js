// Pointing at a card, anywhere, shows its text: by mouse, by keyboard focus, and by a long look at a phone (dialog).

import { $, $$, h, render } from "./dom.js";
import { cardSheet } from "./card.js";
import { t } from "./words.js";

const LONG_PRESS = 500; // milliseconds
const LINGER = 500; // and as long as it takes to get from a card to the links in its text
const TAKEN = ".say, .choice, .hand .card, .try, .aim, .pile.open, .node.open"; // what one may want to read or click
const CHANGES = ["language", "pack"];

let box = null;
let pack = null;
let shown = null;
let leaving = 0;
let byKeyboard = false; // the last thing the reader used

export function usePack(newPack) {
  pack = newPack;
  dispatchEvent(new Event("pack"));
}

function hide() {
  clearTimeout(leaving);
  shown = null;
  if (box) box.hidden = true;
}

// After the page was drawn anew: a text without its card goes.
export function settlePeek() {
  if (shown && !shown.isConnected) hide();
}

function show(target) {
  const id = target.dataset.card;
  if (!pack || !pack.byId.has(id)) return;
  clearTimeout(leaving);
  shown = target;
  render(box, cardSheet(pack, id));
  for (const link of $$("a", box)) link.tabIndex = -1; // by keyboard the card's own page is there
  box.hidden = false;
  const { x, y } = freeSpot(target.getBoundingClientRect(), box.getBoundingClientRect());
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

// Beside the card, else above it and the choices, else below: the first spot that covers neither it nor
// anything that can be clicked.
function freeSpot(card, { width, height }) {
  const taken = [card, ...$$(TAKEN).map(choice => choice.getBoundingClientRect())];
  const within = (at, size, room) => Math.max(8, Math.min(at, room - size - 8));
  const above = Math.min(...taken.filter(({ height }) => height).map(({ top }) => top)) - height - 8;
  const spots = [[card.right + 12, card.top], [card.left - width - 12, card.top], [card.left, above], [card.left, card.bottom + 12]]
    .map(([x, y]) => ({ x: within(x, width, innerWidth), y: within(y, height, innerHeight) }));
  const shared = (from, size, low, high) => Math.max(0, Math.min(from + size, high) - Math.max(from, low));
  const covered = ({ x, y }) => taken.reduce((sum, { left, right, top, bottom }) => sum + shared(x, width, left, right) * shared(y, height, top, bottom), 0);
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

export function startPeeking() {
  box = document.createElement("div");
  box.className = "peek";
  box.hidden = true;
  box.setAttribute("aria-hidden", "true");
  document.body.append(box);
  const find = event => event.target.closest?.("[data-card]");
  document.addEventListener("pointerover", event => {
    if (event.pointerType === "touch") return;
    clearTimeout(leaving);
    if (box.contains(event.target)) return;
    const target = find(event);
    if (target && target !== shown) show(target);
    else if (!target && shown) leaving = setTimeout(hide, LINGER);
  });
  document.addEventListener("focusin", event => {
    const target = find(event);
    if (target && byKeyboard) show(target);
    else if (!box.contains(event.target)) hide();
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("keydown", event => {
    byKeyboard = true;
    if (event.key !== "Escape") return;
    hide();
    $(".toast")?.remove();
  });
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  document.addEventListener("pointerdown", event => {
    byKeyboard = false;
    if (!box.contains(event.target)) hide();
  });
  // A long press reads a card and does nothing else.
  let pressed = 0;
  document.addEventListener("pointerdown", event => (pressed = event.pointerType === "touch" ? event.timeStamp : 0), true);
  document.addEventListener("contextmenu", event => pressed && find(event) && event.preventDefault());
  document.addEventListener("click", event => {
    if (!pressed || event.timeStamp - pressed < LONG_PRESS) return;
    event.preventDefault();
    event.stopPropagation();
    const target = find(event);
    if (target && pack?.byId.has(target.dataset.card)) showCard(target.dataset.card);
  }, true);
  // A finger cannot point: a tap on what is no button opens the card's text.
  document.addEventListener("click", event => {
    const target = find(event);
    if (event.pointerType !== "touch" || !target || target.closest("button, dialog") || !pack?.byId.has(target.dataset.card)) return;
    showCard(target.dataset.card);
  });
}

// A dialog of the page; closing it returns the focus to where it was. Title and content are functions: they are asked
// again when the language changes, and once more when the cards speak it, too.
export function openDialog(title, content) {
  const before = document.activeElement;
  const dialog = document.createElement("dialog");
  const inside = document.createElement("div");
  const close = () => dialog.close();
  const fill = () => {
    dialog.setAttribute("aria-label", title());
    render(inside, h("div", { class: "dialog-head" }, h("h2", {}, title()), h("button", { class: "close", type: "button", "aria-label": t("close"), onclick: close }, "×")), h("div", { class: "dialog-body" }, content()));
  };
  fill();
  for (const change of CHANGES) addEventListener(change, fill);
  dialog.onclick = event => void (event.target === dialog && close());
  dialog.onclose = () => {
    for (const change of CHANGES) removeEventListener(change, fill);
    dialog.remove();
    before?.focus?.();
  };
  dialog.append(inside);
  document.body.append(dialog);
  dialog.showModal();
  return { close, fill, dialog };
}

export const showCard = id => openDialog(() => pack.card(id).name, () => cardSheet(pack, id, ""));

// A line that comes, is read, and goes; not while somebody is at it. Above an open dialog it belongs to the dialog.
export function toast(content, { kind = "", seconds = 7 } = {}) {
  let tray = $(".toasts");
  if (!tray) {
    tray = document.createElement("div");
    tray.className = "toasts";
    tray.setAttribute("role", "status");
  }
  const home = $("dialog[open]") || document.body;
  if (tray.parentNode !== home) home.append(tray);
  const line = document.createElement("div");
  line.className = `toast ${kind}`;
  render(line, h("div", {}, content), h("button", { type: "button", class: "close", "aria-label": t("close"), onclick: () => line.remove() }, "×"));
  tray.replaceChildren(line);
  const go = () => (line.matches(":hover, :focus-within") ? setTimeout(go, 1000) : line.remove());
  setTimeout(go, seconds * 1000);
}
