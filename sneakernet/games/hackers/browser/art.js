// Pictures of HACKERS: its cards as strokes on a field of 24 by 24, and the planet.

import { h } from "/static/js/dom.js";

const HOOD = "M5 21c0-4 2-6 3-7M19 21c0-4-2-6-3-7M12 3c-4 0-6 3-6 7 0 3 2 6 6 6s6-3 6-6c0-4-2-7-6-7z";

export const STROKES = {
  "hacker-cereal": `${HOOD}M9 10h2M13 10h2M8 6h8M10 13h4`,
  "hacker-joey": `${HOOD}M9 10v1M15 10v1M10 13.5h4M6 7l6-4 6 4`,
  "hacker-nikon": `${HOOD}M8 9h8v4H8zM12 9v4M10 9l1-2h2l1 2`,
  "hacker-phreak": `${HOOD}M8 9c0-2 8-2 8 0v2h-2V9.6h-4V11H8z`,
  "hacker-burn": "M12 22c-4 0-7-3-7-7 0-5 5-6 4-13 5 2 5 6 5 8 1-1 1-2 1-3 3 2 4 5 4 8 0 4-3 7-7 7zM12 22c-2 0-3-1.5-3-3 0-2 2-3 3-5 1 2 3 3 3 5 0 1.5-1 3-3 3z",
  "hacker-dade": "M3 8h18v11H3zM6 11h1M9 11h1M12 11h1M15 11h1M18 11h0M6 14h1M9 14h1M12 14h1M15 14h1M8 17h8M12 8V5c0-2 3-1 3-3",
  "dumpster-dive": "M4 9h16l-2 12H6zM3 9l2-3h14l2 3M9 13v5M12 13v5M15 13v5M11 6l1-4 3 3",
  "media-icons": "M3 7h18v12H3zM8 3l4 4 4-4M7 22h10M10 11l5 2.5-5 2.5z",
  "phone-tap": "M5 4c-1 8 7 16 15 15l1-4-5-2-2 2c-2-1-4-3-5-5l2-2-2-5zM14 3c4 0 7 3 7 7M14 7c2 0 3 1 3 3",
  virus: "M12 7a5 5 0 100 10 5 5 0 000-10zM12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.5 3.5M15.5 15.5L19 19M19 5l-3.5 3.5M8.5 15.5L5 19M11 11h.1M13.5 13h.1",
  worm: "M3 18c0-3 3-3 4 0s4 3 5 0-2-6 0-9 6-3 7 1 0 6-3 6M19 10h.1M16 3l1 3M21 4l-2 2.5M5.5 16v3.5M9.5 18v3M11 14h3M11 11h3",
  cyberdelia: "M12 3v3M12 6a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM4.5 13.5h15M12 6c-4 4-4 11 0 15M12 6c4 4 4 11 0 15M6 9h12M6 18h12",
  payphone: "M5 2h14v20H5zM8 5c0 0 8 0 8 0v3H8zM8 11h2M11 11h2M14 11h2M8 14h2M11 14h2M14 14h2M8 18h8",
  diskette: "M3 3h15l3 3v15H3zM7 3v6h9V3M13 5v2M7 21v-8h10v8M9 16h6M9 18.5h4",
  "special-agent": "M2 9c3-1 6-1 8 0l2 1 2-1c2-1 5-1 8 0-1 5-3 6-5 6s-4-1-5-4c-1 3-3 4-5 4s-4-1-5-6zM9 20h6",
  curtis: "M12 3a4 4 0 100 8 4 4 0 000-8zM4 21c0-5 3-8 8-8s8 3 8 8M10 13l2 4 2-4M12 17v4",
  "garbage-file": "M5 2h10l4 4v16H5zM15 2v4h4M8 11l2 2-2 2 2 2M13 11l3 1-2 2 2 3M8 7h3",
  scapegoat: "M7 8C3 8 2 5 3 2c1 3 4 3 6 4M17 8c4 0 5-3 4-6-1 3-4 3-6 4M7 7c0 8 2 12 5 14 3-2 5-6 5-14-3-2-7-2-10 0zM9.5 11h.1M14.5 11h.1M11 16h2M12 21v2",
  "security-officer": "M12 2l8 3v6c0 6-3 9-8 11-5-2-8-5-8-11V5zM12 7l1.5 3 3.5.5-2.5 2.3.6 3.4-3.1-1.7-3.1 1.7.6-3.4L7 10.5l3.5-.5z",
  "the-gibson": "M4 22V6l8-4 8 4v16zM12 2v20M4 10l8-3 8 3M4 14l8-3 8 3M4 18l8-3 8 3M7 20.5h2M15 20.5h2",
};

export const TINT = "cyan";

// By BAUD, with its points in the corner.
const BY_BAUD = { 300: { tint: "cyan" }, 1200: { tint: "amber", pattern: "stripes" }, 2400: { tint: "pink", pattern: "dots" } };

export const look = ({ numbers }) => ({ ...BY_BAUD[numbers.baud], corner: numbers.value });

// The planet as a wire frame.
export function globe(more = "") {
  const arcs = [18, 36, 48].map(r => `M60 10A${r} 50 0 0 1 60 110A${r} 50 0 0 1 60 10`).join("");
  const rings = [[30, 40], [45, 47.7], [60, 50], [75, 47.7], [90, 40]].map(([y, x]) => `M${60 - x} ${y}A${x} ${x / 5} 0 0 0 ${60 + x} ${y}`).join("");
  return h("svg", { class: `globe ${more}`, viewBox: "0 0 120 120", "aria-hidden": "true" },
    h("circle", { cx: 60, cy: 60, r: 50 }), h("path", { d: arcs, class: "turning" }), h("path", { d: rings }));
}

export const cover = globe;
