// Before and after a game: the waiting room, the invitation, the result.

import { classes, h } from "./dom.js";
import { icon } from "./art.js";
import { pixels } from "./pixel.js";
import { qrPicture } from "./qr.js";
import { t } from "./words.js";
import { openDialog, toast } from "./peek.js";
import { cardNames } from "./seat.js";
import { chatBox, people } from "./side.js";
import { seal, wordPanel } from "./seal.js";
import { reviewPanel, seriesPanel } from "./after.js";

export function inviteContent(table) {
  const link = location.origin + table.link;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("invite.copied"));
    } catch {
      toast(link);
    }
  };
  return h("div", { class: "invite" },
    qrPicture(link, t("invite.qr")),
    h("div", { class: "invite-text" }, h("p", {}, t("invite.text")),
      h("div", { class: "row" }, h("input", { readonly: true, value: link, "aria-label": t("invite.link"), onfocus: event => event.target.select() }), h("button", { type: "button", class: "button primary", onclick: copy }, t("copy")))));
}

export const showInvite = table => openDialog(() => t("invite"), () => inviteContent(table));

export function waitingRoom(session, actions) {
  const { table, you } = session;
  const edition = session.game.editions.find(one => one.name === table.edition)?.title;
  return h("section", { class: "room" },
    h("h1", {}, pixels(table.game_title), h("span", { class: "sr" }, table.game_title)),
    h("p", { class: "dim" }, [table.title, edition].filter(Boolean).join(" · ")),
    session.seat ? null : h("button", { type: "button", class: "button primary big", onclick: () => actions.sit("") }, t("sit")),
    h("div", { class: "row wrap" },
      you.host
        ? h("button", { type: "button", class: session.seat ? "button primary big" : "button big", onclick: () => actions.do({ do: "start" }) }, t("room.start"))
        : h("p", { class: "typed" }, t("room.host")),
      h("button", { type: "button", class: "button", onclick: actions.rename }, icon("person"), t("name.change"))),
    wordPanel(session, actions),
    h("p", { class: "dim" }, t("room.bots")),
    people(session, null, actions),
    inviteContent(table),
    h("section", { class: "room-chat", "aria-label": t("tab.chat") }, h("h2", {}, t("tab.chat")), chatBox(session, actions)));
}

// Who won, with what, what of it counted, and what everybody had left.
function podium({ board, view: { result, view: { facts } } }, pack) {
  const order = result.names.map((name, n) => ({ name, seat: String.fromCharCode(65 + n), score: result.scores[n], share: result.shares[n] }))
    .sort((a, b) => b.share - a.share || b.score - a.score);
  const tally = seat => board.tally && h("span", { class: "tally" }, board.tally(result, facts, seat, pack));
  const left = ids => (ids ? h("span", { class: "hand-left" }, cardNames(pack, ids)) : null);
  return [
    h("ol", { class: "podium", "aria-label": t("result.hands"), tabindex: "0" }, order.map(({ name, seat, score }) =>
      h("li", { key: seat, class: classes(result.winners.includes(seat) && "winner") }, h("span", { class: "podium-name" }, name), h("b", {}, String(score)), tally(seat), left(result.places[`${seat} hand`])))),
    Object.entries(board.AT_THE_END || {}).map(([place, name]) => (result.places[place]?.length ? h("p", { key: place, class: "hand-left" }, `${name}: `, cardNames(pack, result.places[place])) : null)),
  ];
}

export function resultPanel(session, pack, actions) {
  const { result } = session.view;
  const { table } = session;
  const rematch = table.rematch;
  const accepted = rematch?.accepted.includes(session.seat);
  const others = table.chairs.filter(({ seat, kind }) => kind === "person" && seat !== session.seat && rematch?.accepted.includes(seat));
  return h("section", { class: "result", "aria-label": t("result") },
    h("div", { class: "result-head" }, icon(result.winners.length === 1 ? "crown" : "even"), h("h2", { tabindex: "-1", class: "result-text" }, result.text)),
    h("p", { class: "result-why" }, result.why),
    podium(session, pack),
    seriesPanel(session),
    others.map(({ seat, name }) => h("p", { key: `again-${seat}` }, t("rematch.wanted", { name }))),
    h("div", { class: "row wrap" },
      session.seat && rematch ? h("button", { type: "button", class: "button primary", disabled: accepted, onclick: () => actions.do({ do: "rematch", accept: true }) }, accepted ? t("rematch.waiting") : t(rematch.replay ? "rematch.replay" : "rematch")) : null,
      table.phase === "over" && session.you.host ? h("button", { type: "button", class: "button", onclick: actions.change }, t("table.change")) : null,
      session.seat ? h("a", { class: "button", href: `/r/${session.view.game}?side=${session.seat}` }, t("replay.mine")) : null,
      h("a", { class: "button", href: `/r/${session.view.game}` }, t(session.seat ? "replay.open" : "replay")),
      session.review ? null : reviewPanel(session, actions.redraw),
      h("a", { class: "button plain", href: "/" }, t("home"))),
    wordPanel(session, actions),
    seal(session, actions.redraw),
    session.review ? reviewPanel(session, actions.redraw) : null);
}

export const nothingHere = text =>
  h("section", { class: "room nothing" }, icon("handset"), h("h1", {}, pixels("NO CARRIER"), h("span", { class: "sr" }, "NO CARRIER")),
    h("p", {}, text), h("a", { class: "button primary", href: "/" }, t("home")));

export const goneScreen = session => nothingHere(session.gone === "missing" ? t("gone") : session.gone);
