// The plain board, for a game that has drawn none: places, facts and what just happened, made from the view alone.

import { classes, h } from "./dom.js";
import { cardBack, cardFace, noCard } from "./card.js";
import { aimButton, around, cardNames, counted, hasTurn, seatHead } from "./seat.js";
import { t, wordFor } from "./words.js";

const SIZE = "mini";
const MOST = 8; // kinds of cards of a place that are shown; of more there is only the number
const HEADS = ["active"]; // facts that the seats show already

// "draw_pile" as the game's words have it, else made readable.
const spelled = (kind, name) => wordFor(`${kind}.${name}`, (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll(/[-_]/g, " "));

// A card lies open: a button for what can be done with it, else for its text.
function face(ctx, id, n) {
  const options = ctx.session.prompt ? ctx.session.optionsOf(id) : [];
  return cardFace(ctx.pack, id, {
    size: SIZE, state: options.length ? "can" : "", key: options.length ? ctx.session.keyOf(id) : "", hinted: ctx.session.hinted(options), note: n > 1 ? `×${n}` : "",
    onclick: () => (options.length ? ctx.actions.card(id) : ctx.actions.show(id)),
  });
}

function pile(ctx, name, title) {
  const { count } = ctx.places[name];
  const cards = ctx.result?.places[name] || ctx.places[name].cards; // in the end all lie open
  const open = counted(cards);
  const hidden = count - cards.length;
  const known = ctx.memory[name] || [];
  return h("div", { key: name, class: "place", role: "group", "aria-label": `${title}: ${t("cards.n", { n: count })}`, "data-place": name },
    h("span", { class: "pile-name" }, title),
    h("div", { class: "place-cards" },
      open.slice(-MOST).map(([id, n]) => face(ctx, id, n)),
      open.length > MOST ? h("span", { class: "dim" }, `+${open.length - MOST}`) : null,
      hidden ? cardBack({ size: SIZE, key: "back", count: hidden, label: t("face.down") }) : null,
      count ? null : noCard("tiny")),
    known.length ? h("p", { class: "place-known" }, t("place.known"), " ", cardNames(ctx.pack, known)) : null,
    aimButton(ctx, name));
}

const listed = (parts, sign = ", ") => {
  const said = parts.filter(part => part !== null);
  return said.length ? said.map((part, n) => [n ? sign : "", part]) : null;
};

// A fact in words: seats by their names, cards as they are called; null for what says nothing.
function worded(ctx, value) {
  if (value === null || value === "" || value === false) return null;
  if (value === true) return t("value.on");
  if (Array.isArray(value)) return listed(value.map(one => worded(ctx, one)), typeof value[0] === "object" ? "; " : ", ");
  if (typeof value !== "object") return ctx.pack.byId.has(value) ? cardNames(ctx.pack, [value]) : ctx.chair(value) ? ctx.name(value) : String(value);
  return listed(Object.entries(value).map(([name, one]) => [name, worded(ctx, one)]).map(([name, text]) => text && [spelled("fact", name), " ", text]));
}

// What is known of one seat alone: a fact by the letters of the seats, or one for each of them in their order.
function ofSeat(ctx, value, seat) {
  const seats = ctx.table.chairs.map(chair => chair.seat);
  if (Array.isArray(value) && value.length === seats.length && value.every(Number.isFinite)) return { own: value[seats.indexOf(seat)] };
  const keys = value && typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [];
  return keys.length && keys.every(key => seats.includes(key)) ? { own: value[seat] ?? null } : null;
}

function facts(ctx, found) {
  const lines = found.map(([name, value]) => [name, worded(ctx, value)]).filter(([, text]) => text !== null);
  return lines.length ? h("dl", { class: "facts" }, lines.map(([name, text]) => h("div", { key: name }, h("dt", {}, spelled("fact", name)), h("dd", {}, text)))) : null;
}

function player(ctx, seat) {
  const me = seat === ctx.seat;
  const inHand = me && !ctx.result && !ctx.open ? `${seat} hand` : ""; // below the board
  const names = Object.keys(ctx.places).filter(name => name.startsWith(`${seat} `) && name !== inHand);
  const own = Object.entries(ctx.facts).map(([name, value]) => [name, ofSeat(ctx, value, seat)?.own ?? null]);
  return h("section", { key: seat, class: classes("seat", me && "seat-me", hasTurn(ctx, seat) && "active"), "aria-label": ctx.name(seat) },
    seatHead(ctx, seat),
    h("div", { class: "places" }, names.map(name => pile(ctx, name, spelled("place", name.slice(2))))),
    facts(ctx, own), aimButton(ctx, seat));
}

function table(ctx) {
  const names = Object.keys(ctx.places).filter(name => !/^[A-F] /.test(name));
  const shared = Object.entries(ctx.facts).filter(([name, value]) => !HEADS.includes(name) && !ofSeat(ctx, value, ctx.table.chairs[0].seat));
  return h("section", { class: "plain-middle", "aria-label": t("board.table") },
    names.length ? h("div", { class: "places" }, names.map(name => pile(ctx, name, spelled("place", name)))) : null,
    facts(ctx, shared),
    h("section", { class: "happened", "aria-label": t("board.happened") }, h("h2", {}, t("board.happened")),
      ctx.news.length ? h("ol", {}, ctx.news.map((text, n) => h("li", { key: n }, ctx.pack.marked(text)))) : h("p", { class: "dim" }, t("board.nothing"))));
}

export function board(ctx) {
  const seats = around(ctx);
  const others = ctx.seat ? seats.slice(1) : seats;
  return h("div", { class: "plain-board" },
    h("div", { class: "plain-seats" }, others.map(seat => player(ctx, seat))),
    table(ctx),
    ctx.seat ? player(ctx, ctx.seat) : null,
    h("p", { class: "dim plain-note" }, t("board.plain")));
}
