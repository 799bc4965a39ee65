// A card on the table: its face, its back, and the larger text that comes with pointing at it.

import { classes, h } from "./dom.js";
import { picture } from "./art.js";
import { kindWord, t } from "./words.js";

// A card whose name nobody has written down yet is called by its id.
const spelled = id => id.split("-").map(word => word[0].toUpperCase() + word.slice(1)).join(" ");

export class Pack {
  constructor(page) {
    this.game = page.game;
    this.edition = page.edition;
    this.list = page.cards.map(card => (card.name === card.id ? { ...card, name: spelled(card.id) } : card));
    this.byId = new Map(this.list.map(card => [card.id, card]));
    const names = this.list.map(card => [card.name, card.id]).filter(([name]) => name.length > 2);
    this.names = new Map(names);
    const patterns = [...this.names.keys()].sort((a, b) => b.length - a.length).map(name => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    this.inText = patterns.length ? new RegExp(`(${patterns.join("|")})`, "u") : null;
  }

  card(id) {
    return this.byId.get(id) || { id, name: id, short: "", text: "", facts: "", numbers: {}, kind: "", rules: [] };
  }

  // A sentence with its cards marked, so that their text can be looked up.
  marked(text) {
    if (!this.inText) return [text];
    return text.split(this.inText).map(part =>
      this.names.has(part)
        ? h("span", { class: "named", tabindex: "0", "data-card": this.names.get(part) }, part)
        : part,
    );
  }
}

const LONG = 18; // letters of a name that takes three lines

// How a card looks, beside its picture: the colour of its band, a pattern in it, and what stands in its corner.
const plainly = ({ numbers }) => ({ corner: numbers.value });
let look = plainly;

// A game says how its cards look: by which of their facts, and what stands in the corner.
export function useLook(own) {
  look = own ? card => ({ ...own.of[card.numbers[own.by] ?? card[own.by]], corner: card.numbers[own.corner] }) : plainly;
}

// What stands in the corner of a card: its code, or what it is worth.
export const cornerOf = card => String(look(card).corner ?? "");

export function describe(card) {
  return [card.name, card.facts, card.short].filter(Boolean).join(". ");
}

// `state`: "can" (raised), "raised" with it (looked at), "chosen" (part of a choice under way), "cannot" (dim), "" (none).
export function cardFace(pack, id, { size = "", state = "", onclick = null, name = true, note = "", index = 0, plain = false, key = "", hinted = false, fresh = false } = {}) {
  const card = pack.card(id);
  const { tint, pattern, corner = "" } = look(card);
  const states = state.split(" ").filter(Boolean);
  const can = states.length ? t(`card.${states.at(-1)}`) : "";
  return h(onclick ? "button" : "div", {
    key: `card-${id}-${index}`,
    class: classes("card", size, ...states.map(one => `is-${one}`), hinted && "hinted", fresh && "fresh"),
    type: onclick ? "button" : null,
    "data-card": id,
    "data-tint": tint,
    "data-pattern": pattern,
    ...(plain ? { "aria-hidden": "true" } : { "aria-label": [describe(card), note, can, fresh && t("since.new")].filter(Boolean).join(". "), role: onclick ? null : "img", tabindex: onclick ? null : "0" }),
    style: name && !index ? { "view-transition-name": `card-${CSS.escape(id)}` } : {},
    onclick,
  },
    h("span", { class: "card-top", "aria-hidden": "true" }, h("b", { class: "card-corner" }, String(corner)), h("span", { class: "card-kind" }, kindWord(card.kind))),
    h("span", { class: "card-art", "aria-hidden": "true" }, picture(id)),
    h("span", { class: "card-words", "aria-hidden": "true" },
      h("span", { class: classes("card-name", card.name.length > LONG && "long") }, card.name),
      size !== "mini" && h("span", { class: "card-short" }, card.short)),
    key && h("kbd", { class: "card-key", "aria-hidden": "true" }, key),
    note && h("span", { class: "card-note", "aria-hidden": "true" }, note));
}

export function cardBack({ size = "", label = "", key = null, count = 0 } = {}) {
  return h("div", { class: classes("card", "back", size), ...(key ? { key } : {}), ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }) },
    h("span", { class: "back-art" }), count ? h("b", { class: "back-count" }, String(count)) : null);
}

export const noCard = (size, label = "") => h("div", { class: classes("card", "none", size), "aria-hidden": "true" }, label && h("span", {}, label));

// The whole text of a card, for the peek and for dialogs.
export function cardSheet(pack, id, heading = "h3") { // no heading: the name is said elsewhere
  const card = pack.card(id);
  return h("div", { class: "sheet", "data-tint": look(card).tint },
    h("div", { class: "sheet-head" }, picture(id), h("div", {}, heading && h(heading, { class: "sheet-name" }, card.name), h("p", { class: "sheet-facts" }, [card.facts, card.facts.includes(kindWord(card.kind)) ? "" : kindWord(card.kind)].filter(Boolean).join(" · ")))),
    h("p", { class: "sheet-text" }, card.text || card.short),
    card.rules.length ? h("p", { class: "sheet-rules" }, `${t("rules")}: `, card.rules.map(rule => ruleLink(pack.game, rule))) : null);
}

export const ruleLink = (game, rule) => h("a", { class: "rule-link", href: `/rules/${game}#${rule}`, target: "_blank", rel: "noopener" }, rule);
