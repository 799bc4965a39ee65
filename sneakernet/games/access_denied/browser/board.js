// Access Denied: six sectors with their ladders, upgrades, attempts one can follow, and the checklist.

import { classes, h } from "/static/js/dom.js";
import { icon, picture } from "/static/js/art.js";
import { cardBack, cardFace, noCard } from "/static/js/card.js";
import { isFresh } from "/static/js/since.js";
import { aimButton, around, hasTurn, openHands, seatHead } from "/static/js/seat.js";
import { checklist } from "./checklist.js";
import { t } from "/static/js/words.js";

const SECTORS = ["banking", "government", "micronopoly", "newsmedia", "telecomm", "universities"];
const LEVELS = [3, 2, 1];

// The first turn, guided: the question with which each step belongs.
export const TOUR = [["password", "password"], ["attempt", "attempt"], ["action", "action"], ["draw", "draw"]];

// Choices that end or decline something: they come last, with a key of their own.
export const ENDS = ["done", "pass", "no", "skip", "decline", "withdraw"];

// Where the cards are dealt from.
export const DECK = "deck";

export const SOUNDS = { played: "card", handed_over: "card", rose: "point", denied: "refuse", granted: "point", sprang: "attack", raided: "attack", lost_access: "attack", accepted: "chat", offered: "chat" };

// What a choice costs that is not said in it.
export function costs({ verb }, about, { actions }) {
  if (about !== "action") return "";
  if (verb === "done") return actions ? t("ad.actions.lost", { n: actions }) : "";
  return ["play", "attempt", "trade", "hand_on"].includes(verb) && actions === 1 ? t("ad.last.action") : "";
}

// A sector that may be attempted has its button on the board, for all ways into it.
export const ON_BOARD = "attempt";

// One card for one: how an offer begins, what a card is called in a call for trades, and what is said at which question.
export const SWAP = {
  verb: "trade",
  word: card => card.numbers.code,
  several: true, // one of several codes may be wanted
  steps: ({ seat, card, seeks }) => ({ action: { pick: "trade" }, trade_partner: { pick: `at@${seat}` }, trade_card: { pick: `offer:${card}` }, trade_name: { pick: "unnamed" }, trade_wanted: { set: seeks.map(code => `want:${code}`) } }),
};

// Cards that are wanted of me: each of them by itself is an answer.
export function whole({ prompt, view, marking }, pack) {
  const wanted = prompt.about === "trade_answer" && !marking.marked.length ? view.view.facts.trade?.wanted || [] : [];
  return prompt.options.filter(({ verb, card }) => verb === "give" && wanted.includes(pack.card(card).numbers.code)).map(({ pick, card }) => ({ pick, text: t("ad.give", { card: pack.card(card).name, code: pack.card(card).numbers.code }) }));
}

// Answers that can be armed: what they answer, and in windows of which sorts.
export const ARMED = {
  verb: "play",
  sorts: ["attempt", "card", "backup"],
  answers: card => card.kind === "instant",
  answered: card => card.kind !== "instant",
  required: () => SECTORS.map(sector => [sector, t(`ad.sector.${sector}`)]),
};

export { STORY } from "./story.js";

// The piece of a player, with what it says to those who do not see it.
const token = (ctx, seat, said = "") => h("span", { key: seat, class: classes("token", `token-${seat}`, seat === ctx.seat && "mine"), title: ctx.name(seat), ...(said ? { role: "img", "aria-label": said } : { "aria-hidden": "true" }) }, picture(`piece-${seat.toLowerCase()}`));

const face = (ctx, id, size, more = {}) => cardFace(ctx.pack, id, { size, onclick: () => ctx.actions.show(id), ...more });

function ladder(ctx, sector) {
  const next = (ctx.facts.levels[ctx.seat]?.[sector] || 0) + 1;
  return h("ol", { class: "ladder" }, LEVELS.map(level => {
    const there = ctx.table.chairs.filter(chair => (ctx.facts.levels[chair.seat]?.[sector] || 0) === level);
    return h("li", { key: level, class: `rung rung-${level}` },
      h("span", { class: "rung-name" }, t(`ad.level.${level}`)),
      h("span", { class: "tokens" }, there.map(({ seat, name }) => {
        const fresh = isFresh(ctx, ({ facts }) => (facts.levels[seat]?.[sector] || 0) === level);
        const said = [`${name}: ${t(`ad.level.${level}`)}`, fresh ? t("since.new") : ""].filter(Boolean).join(", ");
        return [token(ctx, seat, said), fresh ? h("i", { key: `new-${seat}`, class: "fresh dot" }) : null];
      })),
      level === next ? tryButton(ctx, sector) : null);
  }));
}

// An attempt has its button on the rung that it leads to; where there are other ways as well, it opens their list.
function tryButton(ctx, sector) {
  const attempt = ctx.session.onlyWayTo(sector);
  const options = ctx.session.waysTo(sector);
  if (!options.length) return null;
  const label = attempt?.text || t("ad.ways", { sector: t(`ad.sector.${sector}`) });
  const key = attempt ? ctx.session.key(attempt) : "";
  return h("button", { type: "button", class: classes("button", "try", ctx.session.hinted(options) && "hinted"), title: label, "aria-label": label, onclick: () => ctx.actions.target(sector) },
    key ? h("kbd", { "aria-hidden": "true" }, key) : null, icon("aim"), h("span", {}, t("ad.try"), attempt ? "" : " …"));
}

function password(ctx, sector) {
  const pile = ctx.places[`${sector} password`];
  if (!pile.count) return null;
  const known = ctx.result?.places[`${sector} password`] || pile.cards;
  return h("div", { class: "password", "data-place": `${sector} password` },
    known.map(id => face(ctx, id, "tiny", { note: "" })),
    Array.from({ length: pile.count - known.length }, (_, n) => cardBack({ size: "tiny", key: `pw-${n}` })),
    known.length ? h("b", { class: "codes" }, known.map(id => ctx.pack.card(id).numbers.code || "").join(" ")) : null);
}

function traps(ctx, sector) {
  const laid = ctx.facts.sector_cards[sector];
  if (!laid.length) return null;
  return h("ul", { class: "traps", "aria-label": t("ad.traps") }, laid.map(([card, owner], n) =>
    h("li", { key: `${card}-${n}`, class: classes("trap", isFresh(ctx, ({ facts }) => facts.sector_cards[sector].some(one => one[0] === card && one[1] === owner)) && "fresh"), "data-card": card, tabindex: "0" }, picture(card), h("span", {}, ctx.pack.card(card).name), token(ctx, owner, ctx.name(owner)))));
}

function sectorTile(ctx, sector) {
  const controller = ctx.facts.sectors[sector];
  const options = ctx.optionsAt(sector);
  const attempt = !ctx.result && ctx.facts.attempt?.sector === sector ? ctx.facts.attempt : null;
  return h("section", { key: sector, class: classes("sector", controller === ctx.seat && controller && "own", !controller && "free", attempt && "attempted"), "aria-label": t(`ad.sector.${sector}`) },
    h("div", { class: "sector-head" }, picture(sector), h("h2", {}, t(`ad.sector.${sector}`)), h("span", { class: classes("controller", attempt ? "trying" : "dim") }, h("span", { class: "long" }, attempt ? t("ad.attempt", { name: ctx.name(attempt.seat), level: t(`ad.level.${Math.min(attempt.level, 3)}`) }) : controller ? ctx.name(controller) : t("ad.free")), h("b", { class: "short" }, controller ? token(ctx, controller, ctx.name(controller)) : "–"))),
    h("div", { class: "sector-body" }, ladder(ctx, sector), password(ctx, sector)),
    traps(ctx, sector),
    !ctx.session.waysTo(sector).length && (options.length === 1 || options.length < ctx.options.length) ? aimButton(ctx, sector) : null);
}

// "limit-cut*2" in words.
const spelled = word => t(`ad.word.${word.split("*")[0]}`, { n: word.split("*")[1] || "1" });

const words = (ctx, seat) => [
  ...(ctx.facts.status[seat] || []).map(spelled),
  ...(ctx.facts.active === seat ? ctx.facts.now : []).map(spelled),
  ...(ctx.facts.next[seat] || []).map(word => [h("span", { class: "when" }, t("ad.next")), spelled(word)]),
];

// Who watches has room for hands as they are held.
const heldBacks = ({ count }) => h("div", { class: "held-backs", "aria-hidden": "true" }, Array.from({ length: count }, (_, n) => cardBack({ size: "tiny", key: `held-${n}` })));

function player(ctx, seat) {
  const hand = ctx.places[`${seat} hand`];
  const upgrades = ctx.places[`${seat} upgrades`];
  const limit = ctx.facts.limits[seat];
  const roots = Object.values(ctx.facts.levels[seat] || {}).filter(level => level === 3).length;
  const known = ctx.memory[`${seat} hand`] || [];
  return h("section", { key: seat, class: classes("seat", "ad-seat", hasTurn(ctx, seat) && "active"), "aria-label": ctx.name(seat) },
    seatHead(ctx, seat, token(ctx, seat)),
    h("p", { class: "ad-line" },
      h("span", { title: t("ad.roots"), role: "img", "aria-label": `${t("ad.roots")}: ${roots}/${ctx.facts.goal}` }, icon("crown"), `${roots}/${ctx.facts.goal}`),
      h("span", { "data-place": `${seat} hand`, role: "img", "aria-label": [t("cards.n", { n: hand.count }), limit === null ? "" : t("ad.limit", { n: limit }), known.map(id => ctx.pack.card(id).name).join(", ")].filter(Boolean).join(". "), title: known.map(id => ctx.pack.card(id).name).join(", ") }, icon("stack"), `${hand.count}${limit === null ? "" : `/${limit}`}`),
      words(ctx, seat).map((word, n) => h("span", { key: `word-${n}`, class: "tag" }, word))),
    ctx.seat || ctx.open || ctx.result ? null : heldBacks(hand),
    upgrades.count ? h("div", { class: "upgrades", "data-place": `${seat} upgrades`, role: "group", "aria-label": t("ad.upgrades") }, upgrades.cards.map(id => face(ctx, id, "tiny", { fresh: isFresh(ctx, ({ places }) => places[`${seat} upgrades`].cards.includes(id)) }))) : null,
    aimButton(ctx, seat));
}

const FATE = { back: "✓", kept: "✗", "": "" };

// A card that was handed over: open for those who may know it, with what became of it.
function handedOver(ctx, { card, fate }, n) {
  const sign = FATE[fate] ? h("b", { class: `fate ${fate}`, title: t(`ad.fate.${fate}`) }, FATE[fate], h("span", { class: "sr" }, t(`ad.fate.${fate}`))) : null;
  return h("span", { key: n, class: "handed" }, card && card !== "?" ? face(ctx, card, "mini", { name: false, index: n + 1 }) : cardBack({ size: "mini", label: t("face.down") }), sign);
}

// Who comes in the middle of an attempt knows only that there is one.
const underWay = ({ facts, result }) => (facts.attempt && !result ? { ...facts.attempt, cards: [], answers: [], verdict: "" } : null);

// An attempt from its announcement to its verdict, told step by step.
function attemptPanel(ctx) {
  const story = ctx.session.story || underWay(ctx);
  if (!story) return null;
  const where = { name: ctx.name(story.seat), level: t(`ad.level.${story.level || 1}`), sector: t(`ad.sector.${story.sector}`) };
  return h("section", { class: classes("attempt", story.verdict && "settled", story.verdict), "aria-label": t("ad.attempts") },
    h("h2", {}, picture(story.sector), t(story.verdict ? "ad.attempt.was" : "ad.attempt.at", where)),
    h("div", { class: "attempt-way", "data-place": "handed over" },
      story.cards.map((one, n) => handedOver(ctx, one, n)),
      story.answers.map(({ seat, card }, n) => h("span", { key: `a${n}`, class: "tag answer", "data-card": card, tabindex: "0" }, picture(card), `${ctx.name(seat)}: ${ctx.pack.card(card).name}`)),
      story.verdict ? h("b", { class: classes("stamp", story.verdict) }, t(`ad.verdict.${story.verdict}`)) : h("span", { class: "cursor", "aria-hidden": "true" })));
}

const codes = list => (list?.length ? h("span", { class: "codes" }, list.join(" ")) : h("span", { class: "dim" }, "…"));

// A trade lies on the table: what the one offers, and what is wanted for it.
function tradePanel(ctx) {
  const { trade } = ctx.facts;
  if (!trade) return null;
  const offered = trade.card ? face(ctx, trade.card, "mini", { name: false, index: 1 }) : trade.code ? h("span", { class: "codes" }, trade.code) : h("span", { class: "dim" }, "…");
  return h("section", { class: "deal open", "aria-label": t("deal") },
    h("h2", {}, t("ad.trade", { a: ctx.name(trade.seat), b: ctx.name(trade.partner) })),
    h("div", { class: "deal-halves" },
      h("div", { class: "deal-half" }, h("b", {}, t("deal.gives", { name: ctx.name(trade.seat) })), h("div", { class: "deal-cards" }, offered)),
      h("span", { class: "deal-sign", "aria-hidden": "true" }, "⇄"),
      h("div", { class: "deal-half" }, h("b", {}, t("deal.gives", { name: ctx.name(trade.partner) })), h("div", { class: "deal-cards" }, trade.answer ? codes(trade.answer) : [h("span", { class: "dim" }, t("ad.wanted")), codes(trade.wanted)]))));
}

function middle(ctx) {
  const { places } = ctx;
  const top = places.pile.cards[0];
  const inPlay = places["in play"].cards;
  return h("div", { class: "ad-middle" },
    h("div", { class: "pile", "data-place": "deck" }, h("span", { class: "pile-name" }, t("ad.deck")), places.deck.count ? cardBack({ size: "mini", count: places.deck.count, label: t("cards.n", { n: places.deck.count }) }) : noCard("mini")),
    h("div", { class: "pile", "data-place": "pile" }, h("span", { class: "pile-name" }, t("ad.pile")), top ? face(ctx, top, "mini", { name: false, index: 1 }) : noCard("mini")),
    inPlay.length ? h("div", { class: "event-area", role: "group", "aria-label": t("ad.in.play") }, inPlay.map(id => face(ctx, id, "mini"))) : null,
    ctx.facts.step && !ctx.result ? h("ol", { class: "steps ad-steps", "aria-label": t("steps") }, ["attempt", "action", "discard", "draw"].map(step =>
      h("li", { key: step, class: classes(ctx.facts.step === step && "now", ctx.facts.active === ctx.seat && "mine"), "aria-current": ctx.facts.step === step ? "step" : null }, h("b", {}, t(`ad.step.${step}`)), step === "action" && ctx.facts.actions ? h("span", {}, `×${ctx.facts.actions}`) : null))) : null);
}

// What has counted, for the result.
export const tally = (result, { levels }, seat) => LEVELS.flatMap(level => SECTORS.filter(sector => levels[seat]?.[sector] === level).map(sector => `${t(`ad.level.${level}`)} ${t(`ad.sector.${sector}`)}`)).join(", ");

export function board(ctx) {
  const seats = around(ctx);
  return h("div", { class: "access-denied" },
    h("div", { class: "ad-players" }, [...seats.slice(ctx.seat ? 1 : 0), ...(ctx.seat ? [ctx.seat] : [])].map(seat => player(ctx, seat))),
    h("div", { class: "sectors" }, SECTORS.map(sector => sectorTile(ctx, sector))),
    h("div", { class: "ad-row" }, middle(ctx), attemptPanel(ctx)), tradePanel(ctx), openHands(ctx));
}

// A tab of its own beside the table.
export const notes = ctx => checklist(ctx, SECTORS);

export function flights(events) {
  const found = [];
  for (const { verb, seat, card, target } of events) {
    const hand = `${seat} hand`;
    const way = { drew: card === "?" ? ["deck", hand] : null, handed_over: [hand, `${target} password`], returned: [`${target} password`, hand], kept: [`${target} hand`, hand], gave: [hand, `${target} hand`], took: [`${target} hand`, hand], traded: [hand, `${target} hand`], laid: target ? [hand, `${target} password`] : null }[verb];
    if (way && found.length < 8) found.push({ from: way[0], to: way[1], delay: found.length * 80 });
  }
  return found;
}
