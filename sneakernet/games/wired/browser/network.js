// A network of WIRED drawn as a tree: the internet on top, then switches, cables, computers. Floating parts stand apart.

import { $, classes, h } from "/static/js/dom.js";
import { picture } from "/static/js/art.js";
import { onPhone } from "/static/js/prefs.js";
import { isFresh } from "/static/js/since.js";
import { t } from "/static/js/words.js";

const UNIT = 50;
const NODE = 44;
const ROW = 54;
const SKY = 23; // where the internet is
const LEVEL = { switch: 0, "cable-2": 1, "cable-3": 1, computer: 2 };
const PORTS = { "cable-2": 2, "cable-3": 3 };
const STUB = 0.36; // how much of a unit a free port takes
const GAP = 0.3; // between what is online and what floats beside it
const STACKED = 47; // from computer to computer where they stand below each other
const PHONE_UNITS = 6.8; // how much of a network a phone shows at full size
const SMALLEST = 0.8; // how small the network of a rival is drawn at least
const COLUMN = 3; // computers on no cable, where they are stacked

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

const free = node => Math.max(0, (PORTS[node.card] || 0) - node.kids.length);

const below = node => node.kids.reduce((sum, kid) => sum + width(kid), 0) + free(node) * STUB;

const width = node => Math.max(1, below(node));

// The levels that a tree needs for itself: below a free port stands nothing else.
const levels = node => [LEVEL[node.card], ...(PORTS[node.card] ? [LEVEL.computer] : []), ...node.kids.flatMap(levels)];

function lay(node, left, placed, wires) {
  const span = width(node);
  node.x = (left + span / 2) * UNIT;
  node.y = SKY + LEVEL[node.card] * ROW;
  placed.push(node);
  let at = left + (span - below(node)) / 2;
  for (const kid of node.kids) {
    lay(kid, at, placed, wires);
    at += width(kid);
    wires.push({ from: node, to: kid, live: kid.active || (node.active && kid.issues.length === 0) });
  }
  for (let port = 0; port < free(node); port += 1) wires.push({ from: node, port: (at + (port + 0.5) * STUB) * UNIT });
}

// Side by side: as wide as it needs to be.
const ACROSS = { lay, width };

// Below each other: the computers of a cable in a column, with its free ports beside them.
const stackedWidth = node => (PORTS[node.card] ? 1 : Math.max(1, node.kids.reduce((sum, kid) => sum + stackedWidth(kid), 0)));

function layStacked(node, left, placed, wires, row = 0) {
  node.x = (left + stackedWidth(node) / 2) * UNIT;
  node.y = SKY + LEVEL[node.card] * ROW + row * STACKED;
  placed.push(node);
  let at = left;
  node.kids.forEach((kid, n) => {
    const column = Boolean(PORTS[node.card]);
    layStacked(kid, column ? left : at, placed, wires, column ? n : 0);
    at += stackedWidth(kid);
    wires.push({ from: node, to: kid, live: kid.active || (node.active && kid.issues.length === 0), beside: column && n > 0 });
  });
  for (let port = 0; port < free(node); port += 1) wires.push({ from: node, port: node.x + (port + 1) * 7 });
}

const STACK = { lay: layStacked, width: stackedWidth };

// Trees stand side by side from the left; what floats slips under what does not reach down to it.
function layAll(equipment, way) {
  const placed = [];
  const wires = [];
  const edge = [0, 0, 0]; // how far each level is taken
  let online = 0;
  let loose = 0; // computers on no cable
  for (const root of grow(equipment)) {
    const floats = root.on === "";
    const taken = [...new Set(levels(root))];
    const far = Math.max(...taken.map(level => edge[level]));
    const row = way === STACK && floats && root.card === "computer" ? loose++ % COLUMN : 0;
    const left = row ? edge[LEVEL.computer] - 1 : floats && far && far <= online ? far + GAP : far;
    way.lay(root, left, placed, wires, row);
    for (const level of taken) edge[level] = left + way.width(root);
    if (!floats) online = Math.max(online, left + way.width(root));
  }
  return { placed, wires, online, wide: Math.max(...edge) };
}

// How many units have room: for my network on a phone, and for those of so many rivals side by side on a larger screen.
function room(own, rivals) {
  if (onPhone()) return own ? PHONE_UNITS : Infinity;
  const board = $(".board")?.clientWidth || innerWidth;
  return own ? Infinity : ((board - 36) / rivals - 38) / (SMALLEST * UNIT);
}

// A network that would have to be scrolled is stacked.
function laidOut(equipment, most) {
  const across = layAll(equipment, ACROSS);
  return across.wide > most ? layAll(equipment, STACK) : across;
}

function wire({ from, to, port, live, beside }) {
  const top = from.y + NODE;
  const kind = classes("wire", live ? "live" : "dark");
  if (beside) return h("path", { class: kind, d: `M${from.x} ${top}V${top + 8}H${from.x - UNIT / 2}V${to.y + NODE / 2}H${to.x - NODE / 2}` });
  if (!to) return h("path", { class: "wire port", d: `M${from.x} ${top}V${top + 8}H${port}V${top + 16}` });
  const middle = (top + to.y) / 2;
  return h("path", { class: kind, d: `M${from.x} ${top}V${middle}H${to.x}V${to.y}` });
}

// New to me: the card itself, what is on it, or that it works or does not.
const same = (node, was) => was.on === node.on && was.active === node.active && was.issues.join() === node.issues.join();

function box(node, ctx, seat, options) {
  const fresh = isFresh(ctx, ({ facts }) => facts.equipment[seat].some(was => was.name === node.name && same(node, was)));
  const name = ctx.pack.card(node.card).name;
  const issues = node.issues.map(issue => ctx.pack.card(issue).name);
  const state = node.on === "" && LEVEL[node.card] ? t("wired.floating") : node.active ? t("wired.active") : t("wired.dark");
  const label = [`${name} ${node.name}`, state, ...issues, options.length ? options[0].text : "", fresh ? t("since.new") : ""].filter(Boolean).join(", ");
  const inside = [picture(node.card), h("span", { class: "node-name" }, node.name), node.issues.length ? h("span", { class: "node-issues" }, node.issues.map((issue, n) => h("span", { key: n, "data-card": issue }, picture(issue)))) : null];
  const props = {
    key: node.name, class: classes("node", `node-${node.card}`, node.active ? "active" : "dark", node.issues.length && "broken", options.length && "open", options.some(option => ctx.session.isMarked(option)) && "marked", ctx.session.hinted(options) && "hinted", fresh && "fresh"), "data-card": node.card, "data-node": node.name,
    style: { left: `${node.x - NODE / 2}px`, top: `${node.y}px` }, title: label,
  };
  return options.length
    ? h("button", { ...props, type: "button", "aria-label": label, onclick: () => ctx.actions.target(node.name) }, inside)
    : h("div", { ...props, role: "img", "aria-label": label, tabindex: "0" }, inside);
}

export function network(ctx, seat, open) {
  const equipment = ctx.facts.equipment[seat];
  if (!equipment.length) return h("p", { class: "network none dim" }, t("wired.empty"));
  const { placed, wires, online, wide } = laidOut(equipment, room(seat === ctx.seat, Object.keys(ctx.facts.equipment).length - (ctx.seat ? 1 : 0)));
  const rows = [0, 1, 2].filter(level => placed.some(node => LEVEL[node.card] === level)); // a level without cards takes no room
  const switches = placed.filter(node => node.card === "switch");
  for (const node of placed) node.y -= (LEVEL[node.card] - rows.indexOf(LEVEL[node.card])) * ROW + (switches.length ? 0 : SKY);
  const ends = node => node.y + NODE + (free(node) ? 20 : 4);
  const size = { width: wide * UNIT, height: Math.max(...placed.map(ends)) };
  return h("div", { class: "network", role: "group", "aria-label": t("wired.network", { name: ctx.name(seat) }), "data-place": `${seat} network`, tabindex: "0" },
    h("div", { class: "network-field", style: { "--wide": `${size.width}px`, width: `${size.width}px`, height: `${size.height}px` } },
      h("svg", { class: "wires", width: String(size.width), height: String(size.height), "aria-hidden": "true" },
        switches.length ? h("path", { class: "wire internet", d: `M4 16H${Math.max(40, online * UNIT - 4)}` }) : null,
        switches.map(node => h("path", { class: classes("wire", node.issues.length ? "dark" : "live"), d: `M${node.x} 16V${node.y}` })),
        wires.map(wire)),
      switches.length ? h("span", { class: "internet-name", "aria-hidden": "true" }, "INTERNET") : null,
      placed.map(node => box(node, ctx, seat, open ? ctx.optionsAt(node.name) : []))));
}
