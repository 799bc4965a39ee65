// Pictures of Access Denied: its sectors as strokes on a field of 24 by 24, and six of them around a lock.

import { h } from "/static/js/dom.js";

export const STROKES = {
  banking: "M2 9l10-6 10 6zM4 9v9M9 9v9M15 9v9M20 9v9M2 21h20M3 18h18",
  government: "M12 2v3M6 12c0-4 3-7 6-7s6 3 6 7M4 12h16M6 12v7M10 12v7M14 12v7M18 12v7M3 19h18M2 22h20",
  micronopoly: "M3 5l8-1.5V11H3zM13 3l9-1.5V11h-9zM3 13h8v7.5L3 19zM13 13h9v9.5L13 21z",
  newsmedia: "M3 4h15v17H5c-1 0-2-1-2-2zM18 8h3v11c0 1-.5 2-1.5 2M6 8h9M6 12h4v5H6zM12 12h3M12 14.5h3M12 17h3",
  telecomm: "M4 5c0 8 6 14 15 14zM11 12l6-6M17 4a2 2 0 110 4 2 2 0 010-4zM8 18l-3 4h10l-3-3",
  universities: "M12 4L1 9l11 5 11-5zM5 11v6c4 3 10 3 14 0v-6M22 9.5V16",
};

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
