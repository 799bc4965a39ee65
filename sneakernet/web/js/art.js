// Signs of the pages, and pictures of cards, drawn by us as strokes on a field of 24 by 24. A card without a picture gets a
// sprite of its own.

import { h } from "./dom.js";

const SIGNS = {
  floppy: "M3 3h15l3 3v15H3zM7 3v6h9V3M13 5v2M7 21v-8h10v8M9 16h6M9 18.5h4",
  aim: "M12 4a8 8 0 100 16 8 8 0 000-16zM12 1v6M12 17v6M1 12h6M17 12h6M12 11.5v1",
  handset: "M5 4c-1 8 7 16 15 15l1-4-5-2-2 2c-2-1-4-3-5-5l2-2-2-5zM15 3l6 6M21 3l-6 6",
  stack: "M6 5h12v17H6zM4 3h12M9 9h6M9 12h6M9 15h4",
  sound: "M3 9h4l5-5v16l-5-5H3zM15 9c2 2 2 4 0 6M18 6c4 4 4 8 0 12",
  mute: "M3 9h4l5-5v16l-5-5H3zM16 9l5 6M21 9l-5 6",
  sun: "M12 7a5 5 0 100 10 5 5 0 000-10zM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M20 4l-2 2M6 18l-2 2",
  moon: "M20 14A9 9 0 1110 4a7 7 0 0010 10z",
  auto: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 3v18M12 6h5M12 10h8M12 14h8M12 18h5",
  undo: "M9 4L4 9l5 5M4 9h10c4 0 6 2 6 6s-2 5-6 5h-4",
  ahead: "M4 5l8 7-8 7zM12 5l8 7-8 7zM21 5v14",
  help: "M8 9c0-6 8-6 8 0 0 3-4 3-4 6M12 19v.5",
  link: "M10 14l4-4M9 8l2-2c3-3 9 2 6 6l-2 2M15 16l-2 2c-3 3-9-2-6-6l2-2",
  motion: "M3 12h10M9 7l6 5-6 5M17 5v14M21 5v14",
  eye: "M1 12c5-8 17-8 22 0-5 8-17 8-22 0zM12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z",
  bot: "M5 8h14v11H5zM12 8V4M9 12v2M15 12v2M9 17h6M2 12v4M22 12v4",
  person: "M12 3a4 4 0 100 8 4 4 0 000-8zM4 21c0-5 3-8 8-8s8 3 8 8",
  record: "M5 2h10l4 4v16H5zM15 2v4h4M8 10h8M8 13.5h8M8 17h5",
  bolt: "M13 2L5 14h6l-1 8 9-13h-7z",
  first: "M4 4v16M20 4L8 12l12 8z",
  turnback: "M12 4L2 12l10 8zM22 4l-10 8 10 8z",
  stepback: "M20 4v16M16 4L4 12l12 8z",
  play: "M6 3l15 9-15 9z",
  pause: "M7 4v16M17 4v16",
  step: "M4 4v16M8 4l12 8-12 8z",
  turnon: "M12 4l10 8-10 8zM2 4l10 8-10 8z",
  last: "M20 4v16M4 4l12 8-12 8z",
  check: "M4 13l5 5L20 6",
  careful: "M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5zM8 12l3 3 5-6",
  even: "M4 9h16M4 15h16",
  swap: "M3 8h15l-4-4M21 16H6l4 4",
  crown: "M3 18V7l5 4 4-7 4 7 5-4v11zM3 21h18",
};

const drawing = (strokes, more) => h("svg", { class: `icon ${more}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: strokes }));

export const icon = (name, more = "") => drawing(SIGNS[name], more);

let art = {};

// The drawings that a game brings along, in its file `art.json`.
export const useDrawings = own => (art = own);

// What the strokes enclose is coloured in: the first shape in the colour of the card, those upon it in a second one.
const shapes = strokes => strokes.match(/M[^M]*z/g) || [];

// The picture of a card, a place or a piece, by its id; of the game at hand or another one.
export function picture(id, more = "", of = art) {
  const strokes = of.strokes?.[of.same?.[id] || id];
  if (!strokes) return sprite(id, more);
  return h("svg", { class: `icon ${more}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, shapes(strokes).map(shape => h("path", { class: "tone", d: shape })), h("path", { d: strokes }));
}

// The large picture of a game; a creature of its name where it has none.
export const cover = (more = "", of = art, name = "") =>
  of.cover ? h("svg", { class: more, viewBox: "0 0 120 120", "aria-hidden": "true" }, of.cover.map(([tag, shape]) => h(tag, shape))) : sprite(name, more);

// A symmetrical little creature made from a name: the same name always gives the same one.
export function sprite(name, more = "") {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0;
  let path = "";
  for (let y = 0; y < 7; y += 1) {
    for (let x = 0; x < 4; x += 1) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      if ((seed >>> 24) % 100 < 46) continue;
      path += `M${x * 3 + 1.5} ${y * 3 + 1.5}h2.6v2.6h-2.6z`;
      if (x < 3) path += `M${(6 - x) * 3 + 1.5} ${y * 3 + 1.5}h2.6v2.6h-2.6z`;
    }
  }
  return h("svg", { class: `icon sprite ${more}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: path }));
}
