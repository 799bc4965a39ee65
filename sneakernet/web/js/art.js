// Pictures, drawn by us as strokes on a field of 24 by 24. A name without a picture gets a sprite of its own.

import { h } from "./dom.js";

const HOOD = "M5 21c0-4 2-6 3-7M19 21c0-4-2-6-3-7M12 3c-4 0-6 3-6 7 0 3 2 6 6 6s6-3 6-6c0-4-2-7-6-7z";

const STROKES = {
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
  banking: "M2 9l10-6 10 6zM4 9v9M9 9v9M15 9v9M20 9v9M2 21h20M3 18h18",
  government: "M12 2v3M6 12c0-4 3-7 6-7s6 3 6 7M4 12h16M6 12v7M10 12v7M14 12v7M18 12v7M3 19h18M2 22h20",
  micronopoly: "M3 5l8-1.5V11H3zM13 3l9-1.5V11h-9zM3 13h8v7.5L3 19zM13 13h9v9.5L13 21z",
  newsmedia: "M3 4h15v17H5c-1 0-2-1-2-2zM18 8h3v11c0 1-.5 2-1.5 2M6 8h9M6 12h4v5H6zM12 12h3M12 14.5h3M12 17h3",
  telecomm: "M4 5c0 8 6 14 15 14zM11 12l6-6M17 4a2 2 0 110 4 2 2 0 010-4zM8 18l-3 4h10l-3-3",
  universities: "M12 4L1 9l11 5 11-5zM5 11v6c4 3 10 3 14 0v-6M22 9.5V16",
  phones: "M5 4c-1 8 7 16 15 15l1-4-5-2-2 2c-2-1-4-3-5-5l2-2-2-5zM15 3l6 6M21 3l-6 6",
  box: "M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9",
  deck: "M6 5h12v17H6zM4 3h12M9 9h6M9 12h6M9 15h4",
  snoop: "M1 12c5-8 17-8 22 0-5 8-17 8-22 0zM12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z",
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
  crown: "M3 18V7l5 4 4-7 4 7 5-4v11zM3 21h18",
};

export const drawn = name => name in STROKES;

export function icon(name, more = "") {
  if (!drawn(name)) return sprite(name, more);
  return h("svg", { class: `icon ${more}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: STROKES[name] }));
}

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

// The planet as a wire frame.
export function globe(more = "") {
  const arcs = [18, 36, 48].map(r => `M60 10A${r} 50 0 0 1 60 110A${r} 50 0 0 1 60 10`).join("");
  const rings = [[30, 40], [45, 47.7], [60, 50], [75, 47.7], [90, 40]].map(([y, x]) => `M${60 - x} ${y}A${x} ${x / 5} 0 0 0 ${60 + x} ${y}`).join("");
  return h("svg", { class: `globe ${more}`, viewBox: "0 0 120 120", "aria-hidden": "true" },
    h("circle", { cx: 60, cy: 60, r: 50 }), h("path", { d: arcs, class: "turning" }), h("path", { d: rings }));
}

// A network, for the tile of WIRED.
export function tree(more = "") {
  const wires = "M60 16v20M60 36H30v18M60 36h30v18M30 54H16v20M30 54h14v20M90 54H76v20M90 54h14v20";
  const nodes = [[60, 12, 16, 8], [30, 54, 18, 10], [90, 54, 18, 10]];
  const leaves = [16, 44, 76, 104];
  return h("svg", { class: `tree ${more}`, viewBox: "0 0 120 120", "aria-hidden": "true" },
    h("path", { d: wires, class: "wire" }),
    nodes.map(([x, y, w, z]) => h("rect", { x: x - w / 2, y: y - z / 2, width: w, height: z, rx: 2 })),
    leaves.map((x, n) => h("g", { class: n === 2 ? "dead" : "" }, h("rect", { x: x - 9, y: 74, width: 18, height: 13, rx: 1.5 }), h("path", { d: `M${x - 6} 91h12M${x} 87v4` }))));
}

// Six sectors around a lock, for the tile of Access Denied.
export function lock(more = "") {
  const around = [0, 1, 2, 3, 4, 5].map(n => [60 + 44 * Math.sin((n * Math.PI) / 3), 60 - 44 * Math.cos((n * Math.PI) / 3)]);
  return h("svg", { class: `lock ${more}`, viewBox: "0 0 120 120", "aria-hidden": "true" },
    around.map(([x, y]) => h("path", { class: "wire", d: `M60 60L${x.toFixed(1)} ${y.toFixed(1)}` })),
    around.map(([x, y], n) => h("circle", { cx: x.toFixed(1), cy: y.toFixed(1), r: 11, class: n < 2 ? "won" : "" })),
    h("rect", { x: 42, y: 54, width: 36, height: 28, rx: 3, class: "solid" }),
    h("path", { d: "M49 54V46c0-14 22-14 22 0v8M60 64v8", class: "thick" }));
}
