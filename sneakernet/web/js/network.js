// A network of WIRED drawn as a tree: the internet on top, then switches, cables, computers. Floating parts stand apart.

import { classes, h } from "./dom.js";
import { icon } from "./art.js";
import { t } from "./words.js";

const UNIT = 50;
const NODE = 44;
const ROW = 66;
const LEVEL = { switch: 0, "cable-2": 1, "cable-3": 1, computer: 2 };
const PORTS = { "cable-2": 2, "cable-3": 3 };

function grow(equipment) {
  const nodes = new Map(equipment.map(one => [one.name, { ...one, kids: [] }]));
  const roots = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(node.on);
    if (parent) parent.kids.push(node);
    else roots.push(node);
  }
  return roots.sort((a, b) => Number(a.on === "") - Number(b.on === ""));
}

const width = node => {
  const below = node.kids.reduce((sum, kid) => sum + width(kid), 0);
  return Math.max(1, PORTS[node.card] || 1, below);
};

function lay(node, left, placed, wires) {
  const span = width(node);
  node.x = (left + span / 2) * UNIT;
  node.y = 26 + LEVEL[node.card] * ROW;
  placed.push(node);
  const taken = node.kids.reduce((sum, kid) => sum + width(kid), 0);
  let at = left + (PORTS[node.card] ? 0 : (span - taken) / 2);
  for (const kid of node.kids) {
    lay(kid, at, placed, wires);
    at += width(kid);
    wires.push({ from: node, to: kid, live: kid.active || (node.active && kid.issues.length === 0) });
  }
  for (let port = node.kids.length; port < (PORTS[node.card] || 0); port += 1) wires.push({ from: node, port: (left + port + 0.5) * UNIT });
}

function wire({ from, to, port, live }) {
  const top = from.y + NODE;
  if (!to) return h("path", { class: "wire port", d: `M${from.x} ${top}V${top + 8}H${port}V${top + 16}` });
  const middle = (top + to.y) / 2;
  return h("path", { class: classes("wire", live ? "live" : "dark"), d: `M${from.x} ${top}V${middle}H${to.x}V${to.y}` });
}

function box(node, ctx, options) {
  const name = ctx.pack.card(node.card).name;
  const issues = node.issues.map(issue => ctx.pack.card(issue).name);
  const state = node.on === "" && LEVEL[node.card] ? t("wired.floating") : node.active ? t("wired.active") : t("wired.dark");
  const label = [`${name} ${node.name}`, state, ...issues, options.length ? options[0].text : ""].filter(Boolean).join(", ");
  const inside = [icon(node.card), h("span", { class: "node-name" }, node.name), node.issues.length ? h("span", { class: "node-issues" }, node.issues.map((issue, n) => h("span", { key: n, "data-card": issue }, icon(issue)))) : null];
  const props = {
    key: node.name, class: classes("node", `node-${node.card}`, node.active ? "active" : "dark", node.issues.length && "broken", options.length && "open"), "data-card": node.card, "data-node": node.name,
    style: { left: `${node.x - NODE / 2}px`, top: `${node.y}px` }, title: label,
  };
  return options.length
    ? h("button", { ...props, type: "button", "aria-label": label, onclick: () => ctx.actions.target(node.name) }, inside)
    : h("div", { ...props, role: "img", "aria-label": label, tabindex: "0" }, inside);
}

export function network(ctx, seat, open) {
  const equipment = ctx.facts.equipment[seat];
  if (!equipment.length) return h("p", { class: "network none dim" }, t("wired.empty"));
  const placed = [];
  const wires = [];
  let at = 0;
  let online = 0;
  for (const root of grow(equipment)) {
    if (root.on === "" && online === at && at) at += 0.4;
    lay(root, at, placed, wires);
    at += width(root);
    if (root.on !== "") online = at;
  }
  const highest = Math.min(...placed.map(node => LEVEL[node.card]));
  for (const node of placed) node.y -= highest * ROW;
  const deepest = Math.max(...placed.map(node => LEVEL[node.card]));
  const ports = placed.some(node => PORTS[node.card]);
  const size = { width: at * UNIT, height: 26 + (deepest - highest) * ROW + NODE + (ports && deepest < 2 ? 20 : 4) };
  const switches = placed.filter(node => node.card === "switch");
  return h("div", { class: "network", role: "group", "aria-label": t("wired.network", { name: ctx.name(seat) }), "data-place": `${seat} network`, tabindex: "0" },
    h("div", { class: "network-field", style: { "--wide": `${size.width}px`, width: `${size.width}px`, height: `${size.height}px` } },
      h("svg", { class: "wires", width: String(size.width), height: String(size.height), "aria-hidden": "true" },
        switches.length ? h("path", { class: "wire internet", d: `M4 16H${Math.max(40, online * UNIT - 4)}` }) : null,
        switches.map(node => h("path", { class: classes("wire", node.issues.length ? "dark" : "live"), d: `M${node.x} 16V${node.y}` })),
        wires.map(wire)),
      switches.length ? h("span", { class: "internet-name", "aria-hidden": "true" }, "INTERNET") : null,
      placed.map(node => box(node, ctx, open ? ctx.optionsAt(node.name) : []))));
}
