// Beside the table: the log, the talk, and who sits where.

import { classes, h } from "./dom.js";
import { icon } from "./art.js";
import { seal } from "./seal.js";
import { settingText, t, valueWord } from "./words.js";
import { trouble } from "./trouble.js";
import { noticeSwitch } from "./notice.js";
import { nowButton } from "./now.js";
import { switches } from "./bar.js";
import { canSwap } from "./swap.js";
import { TEMPOS } from "./tempo.js";

const TABS = ["log", "chat", "people"];

export function side(session, pack, page, actions, notes = null) {
  const unread = unreadLines(session, page);
  const tab = name =>
    h("button", { key: name, type: "button", role: "tab", id: `tab-${name}`, "aria-selected": String(page.tab === name), "aria-controls": "side-body", tabindex: page.tab === name ? "0" : "-1", class: "tab", onclick: () => actions.tab(name) },
      t(`tab.${name}`), name === "chat" && unread > 0 && page.tab !== "chat" ? h("b", { class: "badge" }, String(unread)) : null);
  const body = { log: () => logList(session, pack), chat: () => chatBox(session, actions), people: () => people(session, pack, actions), notes: () => [notes, h("div", { class: "side-log", role: "region", tabindex: "0", "aria-label": t("tab.log") }, logList(session, pack))] }[page.tab === "notes" && !notes ? "log" : page.tab];
  return h("aside", { class: classes("side", page.sideOpen && "open"), "aria-label": t("side") },
    h("div", { class: "tabs", role: "tablist", "aria-label": t("side"), "data-roving": "" }, [...(notes ? ["notes"] : []), ...TABS].map(tab)),
    h("div", { class: `side-body side-${page.tab}`, id: "side-body", role: "tabpanel", "aria-labelledby": `tab-${page.tab}`, key: page.tab, tabindex: "0" }, body()));
}

export const unreadLines = (session, page) => session.chat.filter(line => line.n > page.read).length;

export const isTurn = text => /^(Turn|Zug) \d+/.test(text);

// Looked through once: a long log is drawn with every move.
function marked(line, pack) {
  if (line.pack !== pack) Object.assign(line, { pack, parts: pack ? pack.marked(line.text) : [line.text] });
  return line.parts;
}

function logList(session, pack) {
  const last = session.log.length - 1;
  return h("ol", { class: "log", "aria-label": t("tab.log") }, session.log.map((line, n) => {
    const since = n < last && line === session.leftAt ? h("li", { key: "since", class: "log-since" }, t("since")) : null;
    return [h("li", { key: n, class: classes("log-line", isTurn(line.text) && "log-turn", session.board.LOUD?.test(line.text) && "log-loud") }, marked(line, pack)), since];
  }));
}

export function chatBox(session, actions) {
  const say = async event => {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    field.value = "";
    const answer = text ? await actions.say({ text }) : {};
    if (answer.type === "error" && !field.value) field.value = text; // nothing that was written is lost
  };
  return [
    h("ol", { class: "chat", "aria-live": "polite", "aria-label": t("tab.chat") }, session.chat.map(line =>
      h("li", { key: line.n, class: classes("chat-line", line.guest === session.you.guest && "own") }, h("b", {}, line.name), " ", h("span", {}, line.text),
        line.phrase === "call" && line.guest !== session.you.guest && canSwap(session) ? h("button", { key: "swap", type: "button", class: "phrase", onclick: () => actions.swap(line) }, t("swap.short")) : null))),
    session.table.chat
      ? h("div", { class: "chat-foot" },
          canSwap(session) ? h("button", { key: "call", type: "button", class: "button call", onclick: () => actions.swap() }, icon("swap"), t("swap.call")) : null,
          h("div", { class: "phrases", role: "group", "aria-label": t("phrases") }, Object.entries(session.phrases).map(([name, text]) => h("button", { key: name, type: "button", class: "phrase", onclick: () => actions.say({ phrase: name }) }, text))),
          h("form", { class: "row", onsubmit: say }, h("input", { name: "text", maxlength: "200", "aria-label": t("chat.say"), placeholder: t("chat.say"), autocomplete: "off" }), h("button", { class: "button" }, t("chat.send"))))
      : h("p", { class: "dim" }, t("chat.off")),
  ];
}

const botTitle = (session, name) => session.game?.bots.find(bot => bot.name === name)?.title || name;

// What the host may do with somebody who is in the way.
function order(session, { guest, name }, actions) {
  const muted = session.table.muted.includes(guest);
  const button = (word, command) => h("button", { key: word, type: "button", class: "button plain", "aria-label": `${t(word)}: ${name}`, onclick: () => actions.do(command) }, t(word));
  return [button("kick", { do: "kick", guest }), button(muted ? "unmute" : "mute", { do: "mute", guest, mute: !muted })];
}

function watchers(session, actions) {
  const { watching } = session.table;
  if (!watching.length) return null;
  const me = session.you.guest;
  return h("section", { class: "watchers", "aria-label": t("watchers") }, h("h3", {}, t("watchers")),
    h("ul", { class: "chairs" }, watching.map(one => h("li", { key: one.guest, class: classes("chair", one.guest === me && "own") }, icon("eye"),
      h("div", { class: "chair-name" }, h("b", {}, one.name), one.guest === me ? h("span", { class: "dim" }, ` ${t("chair.you")}`) : null),
      one.guest === me ? null : h("span", { class: "pair" }, session.you.host ? order(session, one, actions) : null, trouble(session, one, actions.redraw))))));
}

export function chairLine(session, chair, actions) {
  const host = session.you.host;
  const person = chair.kind === "person";
  const me = chair.guest === session.you.guest;
  const choosing = host && !person && session.table.phase !== "playing" && (session.game?.bots || []).length > 0;
  const state = choosing ? "" : chair.stand_in ? t("chair.stand_in") : person && !chair.present ? t("chair.away") : chair.kind === "bot" ? botTitle(session, chair.bot) : chair.kind === "open" ? t("chair.open") : me ? t("chair.you") : "";
  return h("li", { key: chair.seat, class: classes("chair", me && "own") }, icon(chair.kind === "bot" ? "bot" : "person"),
    h("div", { class: "chair-name" }, h("b", {}, chair.name || t("chair.open")), h("span", { class: "dim" }, [` ${chair.seat}`, chair.name ? state : ""].filter(Boolean).join(" · ")), chair.next ? h("span", { class: "tag" }, t("chair.next", { name: chair.next })) : null),
    h("span", { class: "pair" },
      !session.seat && !person ? h("button", { type: "button", class: "button", onclick: () => actions.sit(chair.seat) }, t("sit")) : null,
      choosing
        ? h("select", { "aria-label": t("chair.bot", { seat: chair.seat }), value: chair.bot, onchange: event => actions.do({ do: "bot", seat: chair.seat, bot: event.target.value }) },
            h("option", { value: "", selected: !chair.bot }, t("chair.free")), session.game.bots.map(bot => h("option", { value: bot.name, selected: bot.name === chair.bot }, bot.title)))
        : null,
      host && person && !me ? order(session, chair, actions) : null,
      person && !me ? trouble(session, chair, actions.redraw) : null,
      host && person && !me && chair.away_ms ? h("button", { type: "button", class: "button", onclick: () => actions.do({ do: "skip_wait", seat: chair.seat }) }, t("skip")) : null));
}

function houseRule(session, name, value) {
  const line = session.game?.settings.find(one => one.name === name);
  return [settingText(line) || name, " ", h("b", {}, valueWord(value))];
}

export function people(session, pack, actions) {
  const { table } = session;
  const settings = Object.entries(table.settings);
  const standsIn = Boolean(session.chair(session.seat)?.stand_in);
  return [
    h("ul", { class: "chairs" }, table.chairs.map(chair => chairLine(session, chair, actions))),
    watchers(session, actions),
    h("div", { class: "row wrap" },
      pack ? h("button", { type: "button", class: "button", onclick: actions.invite }, icon("link"), t("invite")) : null,
      session.you.host ? h("button", { type: "button", class: "button", onclick: actions.change }, t("table.change")) : null,
      session.seat && table.phase === "playing" ? h("button", { type: "button", class: "button plain", onclick: () => actions.do({ do: "away", away: !standsIn }) }, t(standsIn ? "away.back" : "away.let")) : null,
      session.seat && table.pace === "turns" ? h("a", { class: "button plain", href: "/me#told", target: "_blank" }, t("hook")) : null,
      session.seat ? h("button", { type: "button", class: "button plain", onclick: () => actions.do({ do: "stand" }) }, t("stand")) : null),
    session.setsTempo ? h("label", { class: "row" }, t("tempo"), h("select", { class: "tempo", value: table.tempo, onchange: event => actions.do({ do: "change", tempo: event.target.value }) },
      TEMPOS.map(name => h("option", { key: name, value: name, selected: name === table.tempo }, t(`tempo.${name}`))))) : null,
    pack ? nowButton(session, pack, actions) : null,
    settings.length ? h("ul", { class: "house-rules", "aria-label": t("table.rules") }, settings.map(([name, value]) => h("li", { key: name }, houseRule(session, name, value)))) : null,
    session.view?.result ? null : seal(session, actions.redraw),
    session.seat ? noticeSwitch(actions.redraw) : null,
    h("div", { class: "side-switches" }, switches(() => actions.redraw())),
    h("p", {}, h("a", { href: `/rules/${table.game}`, target: "_blank" }, t("rules")), " · ", h("a", { href: `/cards/${table.game}`, target: "_blank" }, t("cards"))),
  ];
}
