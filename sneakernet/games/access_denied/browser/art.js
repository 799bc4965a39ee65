// What Access Denied looks like: its sectors as strokes on a field of 24 by 24, the players' pieces, and a lock.

import { h } from "/static/js/dom.js";
import { PICTURES } from "./pictures.js";

export const STROKES = {
  ...PICTURES,
  banking: "M2 9l10-6 10 6zM4 9v9M9 9v9M15 9v9M20 9v9M2 21h20M3 18h18",
  government: "M12 2v3M6 12c0-4 3-7 6-7s6 3 6 7M4 12h16M6 12v7M10 12v7M14 12v7M18 12v7M3 19h18M2 22h20",
  micronopoly: "M3 5l8-1.5V11H3zM13 3l9-1.5V11h-9zM3 13h8v7.5L3 19zM13 13h9v9.5L13 21z",
  newsmedia: "M3 4h15v17H5c-1 0-2-1-2-2zM18 8h3v11c0 1-.5 2-1.5 2M6 8h9M6 12h4v5H6zM12 12h3M12 14.5h3M12 17h3",
  telecomm: "M4 5c0 8 6 14 15 14zM11 12l6-6M17 4a2 2 0 110 4 2 2 0 010-4zM8 18l-3 4h10l-3-3",
  universities: "M12 4L1 9l11 5 11-5zM5 11v6c4 3 10 3 14 0v-6M22 9.5V16",
};

// The playing pieces, by seat: signs and shapes, for letters and colours belong to the codes.
const PIECES = {
  A: "M13 2L5 14h6l-1 8 9-13h-7z",
  B: "M8 8a4 4 0 100 8 4 4 0 000-8zM12 12h9v4M17 12v3",
  C: "M2 12c5-7 15-7 20 0-5 7-15 7-20 0zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z",
  D: "M20 14A9 9 0 1110 4a7 7 0 0010 10z",
  E: "M12 2l3 7h7l-6 4.5 2.5 7.5-6.5-5-6.5 5L8 13.5 2 9h7z",
  F: "M12 3c-5 0-8 3-8 7 0 3 1 4 3 5v4h10v-4c2-1 3-2 3-5 0-4-3-7-8-7zM9 10v2M15 10v2M10 19v2M14 19v2",
};

export const piece = seat => h("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: PIECES[seat] }));

export const TINT = "pink";

const BY_CODE = { A: "cyan", B: "hot", C: "amber", E: "pink", F: "ink" };

// By code, which is in the corner.
export const look = ({ numbers }) => ({ tint: BY_CODE[numbers.code], corner: numbers.code });

// Six sectors around a lock, for the first page.
export function cover(more = "") {
  const around = [0, 1, 2, 3, 4, 5].map(n => [60 + 44 * Math.sin((n * Math.PI) / 3), 60 - 44 * Math.cos((n * Math.PI) / 3)]);
  return h("svg", { class: `lock ${more}`, viewBox: "0 0 120 120", "aria-hidden": "true" },
    around.map(([x, y]) => h("path", { class: "wire", d: `M60 60L${x.toFixed(1)} ${y.toFixed(1)}` })),
    around.map(([x, y], n) => h("circle", { cx: x.toFixed(1), cy: y.toFixed(1), r: 11, class: n < 2 ? "won" : "" })),
    h("rect", { x: 42, y: 54, width: 36, height: 28, rx: 3, class: "solid" }),
    h("path", { d: "M49 54V46c0-14 22-14 22 0v8M60 64v8", class: "thick" }));
}
