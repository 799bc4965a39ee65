// What a game brings along for the browser, in its own folder. Where it has no such part, a plain one takes its place.

import { useDrawings } from "./art.js";
import { useLook } from "./card.js";
import { $ } from "./dom.js";
import { useWords } from "./words.js";

const address = ({ name }, file) => `/static/games/${name}/${file}`;

// A part that does not load is none: the game goes on without it, or with a plain one.
async function part(told, file, plain = () => ({})) {
  if (!told.browser.includes(file)) return plain();
  return import(address(told, file)).catch(problem => {
    console.error(problem);
    return plain();
  });
}

// The file `art.json`: strokes of its cards, how they look, and a cover with its tint for the first page.
export const artOf = async told => (told.browser.includes("art.json") ? (await fetch(address(told, "art.json"))).json() : {});

// The module `lessons.js`: SLIDES of the lesson.
export const lessonsOf = told => part(told, "lessons.js");

// The module `editions.js`: what of the rules is about some EDITIONS alone.
export const editionsOf = async told => (await part(told, "editions.js")).EDITIONS || [];

// The module `score.js`: counts for people with real cards.
export const scoreOf = told => part(told, "score.js", () => import("./scores.js"));

// Words and pictures of the game that a page is about.
export async function useGame(told) {
  const [art] = await Promise.all([artOf(told), useWords(told)]);
  useDrawings(art);
  useLook(art.look);
}

function useStyle(told) {
  const href = address(told, "board.css");
  if (!told.browser.includes("board.css") || $(`link[href="${href}"]`)) return null;
  return new Promise(done => document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done })));
}

// The module `board.js`, which draws the table and declares what is special about the game.
export async function boardOf(told) {
  const [board] = await Promise.all([part(told, "board.js", () => import("./board.js")), useGame(told), useStyle(told)]);
  return board;
}
