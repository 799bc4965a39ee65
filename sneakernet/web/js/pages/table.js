// The table: one socket, one view, one board for each game.

import { $, classes, h, render } from "../dom.js";
import { icon } from "../art.js";
import { bar, ownersLine, startPage } from "../bar.js";
import * as api from "../api.js";
import { language, t } from "../words.js";
import { Session } from "../session.js";
import { Pack, ruleLink } from "../card.js";
import { boardOf } from "../game.js";
import { showCard, toast, usePack } from "../peek.js";
import { dock, happening, watchDock } from "../dock.js";
import { said } from "../slots.js";
import { side, unreadLines } from "../side.js";
import { goneScreen, resultPanel, showInvite, waitingRoom } from "../room.js";
import { change } from "../motion.js";
import { play } from "../sound.js";
import { runBeats } from "../beat.js";
import { runClocks } from "../seat.js";
import { startKeys } from "../keys.js";
import { asksTwice, byFinger, keep, moves } from "../prefs.js";
import { keptReplays } from "../replays.js";
import { bubbles } from "../bubbles.js";
import { fetchSeries, reviewAgain } from "../after.js";
import { canArm, isAnyTime, queue, queued, refreshNow } from "../now.js";
import { canSwap, openSwap, refreshSwap, showCall } from "../swap.js";
import { askName } from "../name.js";
import { noticeTurn } from "../notice.js";
import { changeTable } from "../wish.js";
import { Past } from "../past.js";

const id = location.pathname.split("/")[2];
const page = { tab: "log", sideOpen: false, read: -1, spectacle: null, said: "" };
const JUST_DEALT = 1; // the number of a view before the first choice
const DEAL_PAUSE = 60; // milliseconds
const RECENT = 4; // lines of the log that tell what just happened
const packs = new Map(); // what is known of a game, by its name, edition and language
let session = null;
let past = null; // what I was shown before, while I look back
let game = null; // the module that draws this game
let pack = null;
let redraw = () => {};

// Once for each edition and language; what failed is tried again with the next welcome.
function fetchGame({ game: name, edition }) {
  const key = `${name}/${edition}/${language()}`;
  if (!packs.has(key)) packs.set(key, load(name, edition).catch(problem => packs.delete(key) && Promise.reject(problem)));
  return packs.get(key);
}

async function load(name, edition) {
  const told = (await api.games()).find(one => one.name === name);
  const [cards, board] = await Promise.all([api.cards(name, edition), boardOf(told)]);
  return { told, board, pack: new Pack(cards) };
}

async function takeGame(table) {
  try {
    ({ pack, told: session.game, board: game } = await fetchGame(table));
    session.board = game;
    usePack(pack);
  } catch (problem) {
    if (problem instanceof api.Problem) toast(problem.message, { kind: "bad" }); // else the line is lost: it comes back
  }
}

// The table with the chairs of the game that is shown: after it, the host may have changed their number.
const asPlayed = () => ({ ...session.table, chairs: session.table.chairs.filter(chair => session.view.view.places[`${chair.seat} hand`]) });

const context = () => ({
  pack, session, actions, table: asPlayed(), seat: session.seat, facts: session.view.view.facts, places: session.view.view.places,
  memory: session.view.view.memory || {}, left: session.left, news: session.log.slice(-RECENT).map(line => line.text), asked: session.view.asked, about: session.view.about, options: session.options, result: session.view.result,
  chair: seat => session.chair(seat), name: seat => session.name(seat),
  state: card => (session.prompt && session.optionsOf(card).length ? (session.optionsOf(card).some(option => session.isMarked(option)) ? "can chosen" : "can") : ""),
  option: verb => session.options.find(option => option.verb === verb),
  optionsAt: target => session.optionsAt(target),
});

const actions = {
  // One more in the set, or one less: nothing has come of it yet.
  mark(options) {
    const { marking } = session;
    const before = marking.marked;
    if (!marking.toggleOne(options)) {
      play("refuse");
      toast(h("p", {}, t("set.full", { n: marking.set.most }), " ", ruleLink(session.table.game, marking.set.rule)), { kind: "bad" });
    } else play("card");
    session.picked = session.raised = null;
    if (marking.marked !== before) page.said = said(session);
    redraw();
  },
  unmark(n) {
    session.marking.unmark(n);
    page.said = said(session);
    redraw();
  },
  clear() {
    session.marking.clear();
    page.said = said(session);
    redraw();
  },
  confirm() {
    if (!session.marking?.whole || session.busy) return;
    play("choose");
    session.confirm();
  },
  // A finger covers what it touches, and some want to be asked: the first time shows what would happen.
  // `lies`: where it is chosen at a pile, the card that lies there, or "" for one that nobody sees.
  choose(option, lies = null) {
    if (session.marks([option])) return actions.mark([option]);
    const known = session.raised === option || (option.card && session.picked?.card === option.card);
    const hurried = session.window?.left_ms >= 0; // there is no time for it, and an answer can be changed
    if (!known && !hurried && !session.busy && (asksTwice() || byFinger() && (option.card || option.target || lies !== null))) return actions.lift(option, option.card || lies || "");
    play("choose");
    session.choose(option);
  },
  lift(option, card = "") {
    session.raised = option;
    session.raisedCard = card;
    if (option) play("card");
    redraw();
    $(option ? ".choices .choice.primary" : ".choices .choice")?.focus({ preventScroll: true });
  },
  pick(what) {
    session.picked = what;
    session.raised = null;
    redraw();
    if (what) $(".choices .choice:not(.plain)")?.focus();
  },
  async card(card) {
    const options = session.optionsOf(card);
    if (session.marks(options)) return actions.mark(options);
    if (options.length === 1) return actions.choose(options[0]);
    if (options.length > 1) return actions.pick(session.picked?.card === card ? null : { card });
    if (!session.seat) return actions.show(card);
    if (isAnyTime(pack, card) && canArm(session)) return actions.queue(card);
    const answer = await session.do({ do: "why", card });
    play("refuse");
    const reason = answer.text || t("why.nothing");
    toast(h("div", { class: "why" }, h("b", {}, pack.card(card).name), h("p", {}, reason.replace(` (${answer.rule})`, "")), answer.rule ? h("p", {}, ruleLink(session.table.game, answer.rule)) : null, h("p", { class: "dim" }, pack.card(card).text)), { kind: "why", seconds: 12 });
  },
  async queue(card) {
    const answer = await queue(session, card, actions);
    if (answer.type !== "ack") return;
    const text = t(queued(session, card) ? "now.will" : "now.not");
    toast(h("div", { class: "why" }, h("b", {}, pack.card(card).name), h("p", {}, text), h("p", { class: "dim" }, pack.card(card).text)), { kind: "why" });
  },
  target(target) {
    const options = session.optionsAt(target);
    if (session.marks(options)) actions.mark(options);
    else if (options.length === 1) actions.choose(options[0]);
    else if (options.length) actions.pick({ target });
  },
  show: showCard,
  swap(call) {
    if (canSwap(session)) openSwap(session, pack, actions, call);
  },
  undo: () => session.do({ do: "undo", seq: session.view.seq }),
  // It is thought over for a while; by then another question may be open.
  async hint() {
    if (session.seat && !session.mayAsk && session.up) toast(t(session.table?.hints_now ? "hint.not" : "hint.never"));
    if (!session.mayAsk || session.hint) return;
    const { view } = session;
    const show = hint => {
      session.hint = hint;
      page.said = hint?.text || "";
      redraw();
    };
    show({ text: t("hint.thinking"), pick: "" });
    const answer = await session.do({ do: "hint", seq: view.seq });
    if (session.view === view) show(answer.type === "hint" ? answer : null);
  },
  hold: () => session.do({ do: "hold", seq: session.view.seq }),
  arm: orders => session.do({ do: "arm", orders }),
  ahead: (until, sort = "") => session.do({ do: "ahead", until, sort }),
  sit: seat => session.do({ do: "sit", seat }),
  say: words => session.do({ do: "say", ...words }),
  do: command => session.do(command),
  rename: () => askName(session.you.name, async name => {
    const answer = await session.do({ do: "rename", name });
    if (answer.type === "error") throw new Error(answer.text);
  }),
  redraw: () => redraw(),
  isBack: () => Boolean(past.frame),
  async past() {
    await (past.frame ? past.close() : past.open());
    $(past.frame ? ".past-dock .step" : ".dock")?.focus({ preventScroll: true });
  },
  pastStep: by => past?.frame && past.go(by),
  change: () => changeTable(session, actions),
  invite: () => showInvite(session.table),
  tab(name) {
    page.tab = name;
    page.sideOpen = true;
    if (name === "chat") readChat();
    redraw();
    scrollLog();
  },
};

// Who comes to a table where nothing has happened yet sees the cards come round by round.
function deal() {
  if (!game.DECK) return;
  const { places } = session.view.view;
  const hands = Object.keys(places).filter(name => name.endsWith(" hand"));
  const rounds = Math.max(...hands.map(name => places[name].count));
  const flights = Array.from({ length: rounds }, (_, n) => hands.filter(name => places[name].count > n)).flat();
  play("deal");
  change(() => {}, flights.map((to, n) => ({ from: game.DECK, to, delay: n * DEAL_PAUSE })));
}

const readChat = () => (page.read = session.chat.at(-1)?.n ?? page.read);

const growing = () => $(".side-log, .side-chat .chat");

function scrollLog() {
  const body = growing();
  if (body) body.scrollTop = body.scrollHeight;
}

// Draw, and stay at the end of the log; who reads further up stays there. A focus that goes with its button returns to
// where the next choice will be.
function stayAtEnd(drawPage) {
  const body = growing();
  const atEnd = !body || body.scrollHeight - body.scrollTop - body.clientHeight < 60;
  const choosing = document.activeElement?.closest?.(".dock");
  drawPage();
  if (atEnd) scrollLog();
  if (choosing && document.activeElement === document.body) $(".dock")?.focus({ preventScroll: true });
}

function tools() {
  const table = session?.table;
  const unread = session && !page.sideOpen ? unreadLines(session, page) : 0;
  return bar(actions.redraw,
    table ? h("span", { class: "where" }, h("b", {}, table.game_title), table.title ? h("span", { class: "dim" }, table.title) : null) : null,
    h("span", { class: classes("lamp", session?.up ? "up" : "down"), role: "img", "aria-label": t(session?.up ? "link.up" : "link.lost"), title: t(session?.up ? "link.up" : "link.lost") }),
    session?.setsTempo ? pauseButton(table) : null,
    session?.view && !session.view.result ? h("button", { type: "button", class: "switch look-back", "aria-label": t("past"), title: t("past"), "aria-pressed": String(Boolean(past.frame)), onclick: actions.past }, icon("turnback")) : null,
    table ? h("button", { type: "button", class: "switch", "aria-label": t("invite"), title: t("invite"), onclick: actions.invite }, icon("link")) : null,
    table ? h("button", { type: "button", class: "switch side-toggle", "aria-label": [t("side"), unread ? t("chat.unread", { n: unread }) : ""].filter(Boolean).join(". "), title: t("side"), "aria-expanded": String(page.sideOpen), onclick: toggleSide }, page.sideOpen ? "×" : icon("stack"), unread ? h("b", { class: "badge" }, String(unread)) : null) : null);
}

function pauseButton({ tempo }) {
  const label = t(tempo === "step" ? "tempo.play" : "tempo.pause");
  return h("button", { type: "button", class: "switch pause", "aria-label": label, title: label, onclick: () => actions.do({ do: "change", tempo: tempo === "step" ? "normal" : "step" }) }, icon(tempo === "step" ? "play" : "pause"));
}

function toggleSide() {
  page.sideOpen = !page.sideOpen;
  if (page.sideOpen && page.tab === "chat") readChat();
  redraw();
  scrollLog();
}

function draw() {
  if (session?.gone) return [tools(), h("main", { class: "table-main" }, goneScreen(session))];
  if (!session?.table || !game) return [tools(), h("main", { class: "table-main" }, h("h1", { class: "typed dialling" }, t("dialling")))];
  const { table, view } = session;
  if (table.phase === "waiting" || !view) return [tools(), h("main", { class: "table-main waiting" }, ownersLine(table.notice), waitingRoom(session, actions))];
  const back = past.frame && past.game === view.game;
  const ctx = back ? past.context(context()) : context();
  return [
    tools(),
    h("main", { class: classes("table-main", back && "past", `game-${table.game}`), inert: Boolean(page.spectacle) },
      h("h1", { class: "sr" }, table.game_title),
      h("div", { class: "board", key: "board", role: "region", tabindex: "0", "aria-label": table.game_title },
        ownersLine(table.notice),
        table.trouble ? h("p", { class: "trouble", role: "alert" }, table.trouble) : null,
        game.board(ctx)),
      back ? past.dock(pack) : dock(session, pack, actions, bubbles(ctx, actions.redraw), view.result ? resultPanel(session, pack, actions) : null),
      side(session, pack, page, actions, game.notes?.(ctx))),
    page.spectacle ? page.spectacle() : null,
    h("div", { class: "sr", role: "status", key: "live" }, page.said),
  ];
}

function remember() {
  const { view, table } = session;
  const kept = keptReplays().filter(line => line.id !== view.game);
  keep("replays", JSON.stringify([{ id: view.game, title: table.game_title, text: view.result.text }, ...kept].slice(0, 12)));
}

function onView(message, before) {
  const fresh = !before || before.game !== message.game || before.seq !== message.seq;
  const ended = fresh && message.result && !before?.result;
  page.said = [...message.news, message.prompt || session.window?.prompt ? happening(session) : ""].join(" ");
  const flights = fresh && game && !past.frame ? game.flights?.(message.events, message) || [] : [];
  const update = () => {
    redraw();
    if (ended) $(".result-text")?.focus();
    else if (fresh) $(".node.open")?.scrollIntoView({ block: "nearest" }); // what may be chosen is in sight
  };
  if (page.spectacle) update();
  else change(update, flights);
  session.goOn();
  refreshSwap(session);
  if (!fresh) return;
  for (const event of message.events) {
    const sound = game.SOUNDS?.[event.verb];
    if (sound) play(sound);
  }
  if (message.prompt && !before?.prompt) play("turn");
  const spectacle = past.frame ? null : game.spectacle?.(message.events, context());
  if (spectacle) setTimeout(() => stage(spectacle), moves() ? 520 : 0);
  if (ended) {
    play("end");
    remember();
    fetchSeries(session, actions.redraw);
  }
  noticeTurn(session, Boolean(message.prompt), Boolean(before?.prompt));
  document.title = `${message.prompt ? "▶ " : ""}${session.table.game_title} · Sneakernet`;
}

function stage(spectacle) {
  const focused = document.activeElement;
  const end = () => {
    if (page.spectacle !== shown) return;
    page.spectacle = null;
    redraw();
    const back = focused?.isConnected && focused !== document.body ? focused : $(".dock");
    ($(".result-text") || back)?.focus({ preventScroll: true });
  };
  const shown = () => spectacle(end);
  page.spectacle = shown;
  play("fanfare");
  redraw();
  setTimeout(end, 4600);
}

async function onChange(message, before) {
  if (message.type === "welcome") {
    await takeGame(message.table);
    if (!game) return;
    if (new URLSearchParams(location.search).has("sit") && !session.seat) {
      history.replaceState(null, "", location.pathname);
      actions.sit("");
    }
    if (!page.greeted && game.notes) page.tab = "notes";
    if (!page.greeted || page.tab === "chat") readChat();
    page.greeted = true;
    if (message.view?.result) {
      remember();
      fetchSeries(session, actions.redraw);
    }
    reviewAgain(session, actions.redraw);
    redraw();
    scrollLog();
    if (message.view?.seq <= JUST_DEALT && !message.view.result) deal();
    return;
  }
  if (!game && message.type !== "link") return;
  if (message.type === "view") return onView(message, before);
  if (message.type === "error" && !["stale"].includes(message.code)) toast(message.text, { kind: "bad" });
  if (message.type === "call" && message.seat) play("shout");
  if (message.type === "you") refreshNow();
  if (message.type === "link") page.said = message.up ? t("link.up") : t("link.lost");
  if (message.type === "chat") hearChat(message);
  redraw();
}

function hearChat({ guest, name, text, phrase }) {
  if (session.call?.open && phrase === game.CALL?.phrase) play("shout");
  else if (guest !== session.you.guest) play("chat");
  if ($(".chat")?.checkVisibility()) readChat();
  else page.said = `${name}: ${text}`;
  if (phrase === "call" && guest !== session.you.guest && canSwap(session)) showCall(session, session.chat.at(-1), actions);
}

const drawPage = await startPage(draw);
redraw = () => {
  stayAtEnd(drawPage);
  seeDock();
};
const seeDock = watchDock(() => redraw());
try {
  await api.comeIn();
  session = new Session(id, onChange);
  past = new Past(session, actions.redraw);
  runBeats(session);
  runClocks(session);
  startKeys(session, actions);
} catch (problem) {
  render($("#app"), h("main", { class: "table-main" }, h("p", { class: "trouble" }, problem.message)));
}
addEventListener("language", () => {
  past?.close();
  session?.link.speak(language());
});
