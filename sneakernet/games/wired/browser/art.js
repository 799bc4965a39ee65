// Pictures of WIRED: its cards as strokes on a field of 24 by 24, and a network.

import { h } from "/static/js/dom.js";

export const STROKES = {
  computer: "M3 4h18v12H3zM9 20h6M12 16v4M6 20h12M6 8l3 2-3 2M11 12h4",
  "cable-2": "M12 2v7M12 9c0 5-6 3-6 9M12 9c0 5 6 3 6 9M4 18h4v4H4zM16 18h4v4h-4zM10 2h4",
  "cable-3": "M12 2v16M12 8c0 5-7 4-7 10M12 8c0 5 7 4 7 10M3 18h4v4H3zM10 18h4v4h-4zM17 18h4v4h-4zM10 2h4",
  switch: "M2 9h20v7H2zM5 12.5h2M9 12.5h2M13 12.5h2M17 12.5h2M6 16v4M12 16v4M18 16v4M12 9V4",
  hacked: "M12 3c-5 0-8 3-8 7 0 3 1 4 3 5v3h10v-3c2-1 3-2 3-5 0-4-3-7-8-7zM9 10.5h.1M15 10.5h.1M11 14h2M9 21h6M10 18v3M14 18v3",
  "power-outage": "M13 2L6 13h5l-1 9 8-12h-5zM3 3l18 18",
  "new-hire": "M12 3a4 4 0 100 8 4 4 0 000-8zM4 21c0-5 3-8 8-8s8 3 8 8M19 4v6M16 7h6",
  audit: "M10 3a7 7 0 100 14 7 7 0 000-14zM15 15l6 6M7 10h6M7 7.5h4M7 12.5h3",
  helpdesk: "M4 14v-2c0-5 3-9 8-9s8 4 8 9v2M4 13h3v6H4zM17 13h3v6h-3zM20 19c0 2-3 3-6 3",
  secured: "M5 11h14v10H5zM8 11V8c0-3 1.5-5 4-5s4 2 4 5v3M12 15v3",
  powered: "M8 2v6M16 2v6M5 8h14v3c0 4-3 7-7 7s-7-3-7-7zM12 18v4",
  trained: "M12 4L1 9l11 5 11-5zM5 11v6c4 3 10 3 14 0v-6M22 9.5V16",
  "security-specialist": "M12 2l8 3v6c0 6-3 9-8 11-5-2-8-5-8-11V5zM8 12l3 3 5-6",
  facilities: "M20 5a5 5 0 01-6 6L6 19a2 2 0 01-3-3l8-8a5 5 0 016-6l-3 3 1 3 3 1z",
  supervisor: "M5 4h14v18H5zM9 2h6v4H9zM8 11l1.5 1.5L12 10M14 11h3M8 17l1.5 1.5L12 16M14 17h3",
  "field-tech": "M3 9h18v11H3zM8 9V5h8v4M3 14h18M10 13h4v3h-4z",
  "head-hunter": "M12 4a8 8 0 100 16 8 8 0 000-16zM12 1v6M12 17v6M1 12h6M17 12h6M12 11.5v1",
  "seal-the-deal": "M12 2l2.5 2 3-.5 1 3 2.5 1.5-1 3 1 3-2.5 1.5-1 3-3-.5-2.5 2-2.5-2-3 .5-1-3L3 14l1-3-1-3 2.5-1.5 1-3 3 .5zM8 11l3 3 5-5.5M9 19l-2 4M15 19l2 4",
};

export const TINT = "amber";

const BY_KIND = { equipment: { tint: "cyan" }, attack: { tint: "hot", pattern: "stripes" }, classification: { tint: "pink", pattern: "dots" } };

export const look = card => BY_KIND[card.kind] || {};

// A network, for the first page.
export function cover(more = "") {
  const wires = "M60 16v20M60 36H30v18M60 36h30v18M30 54H16v20M30 54h14v20M90 54H76v20M90 54h14v20";
  const nodes = [[60, 12, 16, 8], [30, 54, 18, 10], [90, 54, 18, 10]];
  const leaves = [16, 44, 76, 104];
  return h("svg", { class: `tree ${more}`, viewBox: "0 0 120 120", "aria-hidden": "true" },
    h("path", { d: wires, class: "wire" }),
    nodes.map(([x, y, w, z]) => h("rect", { x: x - w / 2, y: y - z / 2, width: w, height: z, rx: 2 })),
    leaves.map((x, n) => h("g", { class: n === 2 ? "dead" : "" }, h("rect", { x: x - 9, y: 74, width: 18, height: 13, rx: 1.5 }), h("path", { d: `M${x - 6} 91h12M${x} 87v4` }))));
}
