// What a page knows of its table: the last whole view, who sits where, the log, the talk. It has no rules in it.

import { COMES_BACK, Link } from "./link.js";
import { Call } from "./call.js";
import { Marking } from "./marking.js";
import { rememberSeal } from "./seal.js";
import { isMine, leave } from "./since.js";
import { follow } from "./story.js";
import { language } from "./words.js";

const KEPT_LINES = 600;
const CALL_LASTS = 180000; // milliseconds
const DAY = 86400000;

export class Session {
  constructor(id, changed) {
    this.id = id;
    this.changed = changed;
    this.board = {}; // what the game has declared: see board.js of a game
    this.you = null;
    this.table = null;
    this.view = null;
    this.window = null;
    this.windowAt = 0;
    this.log = [];
    this.chat = [];
    this.phrases = {};
    this.up = false;
    this.gone = "";
    this.busy = "";
    this.picked = null; // a card or a place with several options: the list shows only those
    this.raised = null; // an option that is looked at before it is chosen
    this.raisedCard = ""; // the card whose text is read then
    this.marking = null; // what is marked of the set that I am asked for
    this.half = false; // whether what I chose last is a step of a choice: nothing has come of it yet
    this.chosen = []; // the cards of those steps
    this.hint = null; // what a strong player would pick here, and why, or that it is thought over
    this.empty = new Map(); // of each sort of window, how many I had nothing for
    this.sawWindow = false; // one in which I was asked, and others too
    this.last = null; // the cards chosen last
    this.plan = null; // what I have said at once, by the questions that will ask for it
    this.left = null; // the table as it was after my last choice, and the line of the log that was the last one then
    this.leftAt = null;
    this.mine = false; // whether it was my turn then, and whether I have chosen something in it
    this.acted = false;
    this.review = null; // what turned the game that is over
    this.call = null; // a call that everybody answers, where the game has one
    this.story = null; // what can be followed over several views
    this.tableAt = 0;
    this.link = new Link(id, language(), message => this.hear(message));
  }

  get seat() {
    return this.you?.seat || "";
  }

  get prompt() {
    return this.window?.prompt || this.view?.prompt || null;
  }

  // What goes on comes first, what ends something last.
  get options() {
    const all = this.marking ? this.markable : this.prompt?.options || [];
    return [...all.filter(option => !this.ends(option)), ...all.filter(option => this.ends(option))];
  }

  // What can be marked, and what else can be chosen in place of a set.
  get markable() {
    const { set } = this.marking;
    return [...set.options, ...this.prompt.options.filter(option => !this.marking.has(option) && option.pick !== set.done)];
  }

  isMarked(option) {
    return Boolean(this.marking?.has(option) && this.marking.count(option));
  }

  // The option that ends a set sooner, if there is one.
  get enough() {
    const { done } = this.marking?.set || {};
    return done ? this.prompt.options.find(option => option.pick === done) : null;
  }

  // Whether this declines, passes or is enough.
  ends(option) {
    return Boolean(this.board.ENDS?.includes(option.verb));
  }

  // Whether bots wait for a sign before they choose.
  get waitsForSign() {
    return Boolean(this.up && this.seat && this.table?.tempo === "step" && this.table.phase === "playing" && !this.prompt && !this.window);
  }

  // Whether I say how fast bots play.
  get setsTempo() {
    const { table, you } = this;
    return Boolean(you?.host && table?.phase === "playing" && table.pace === "live" && table.chairs.some(chair => chair.kind === "bot"));
  }

  // Whether a hint is to be had: in a window nobody is told whether they are asked.
  get mayAsk() {
    return Boolean(this.up && this.table?.hints_now && this.view?.prompt && !this.window);
  }

  // Whether the hint picks one of these.
  hinted(options) {
    return Boolean(this.hint?.pick) && options.some(option => option?.pick === this.hint.pick);
  }

  // A window for me alone: my own question, which others cannot tell from no question.
  get ownWindow() {
    return this.window?.prompt && this.window.eligible.length === 1 ? this.window : null;
  }

  optionsOf(card) {
    return this.options.filter(option => option.card === card && !this.board.ELSEWHERE?.includes(option.verb));
  }

  // The key that chooses what can be done with a card, where it is one thing alone.
  keyOf(card) {
    const options = this.optionsOf(card);
    return options.length === 1 || this.marks(options) ? this.key(options[0]) : "";
  }

  // Whether these are the same card, to be marked.
  marks(options) {
    return Boolean(options.length && this.marking && options.every(option => this.marking.has(option)));
  }

  // From 1 on; 0 is kept for what ends something, so that the first key never does. It confirms a set.
  key(option) {
    const n = this.shown.indexOf(option);
    if (n >= 0 && !this.marking && option === this.shown.find(one => this.ends(one))) return "0";
    return n >= 0 && n < 9 ? String(n + 1) : "";
  }

  // What can be done at a target that has its button on the board, if it has one now.
  waysTo(target) {
    const options = this.prompt ? this.optionsAt(target) : [];
    return options.some(option => option.verb === this.board.ON_BOARD) ? options : [];
  }

  onlyWayTo(target) {
    const options = this.waysTo(target);
    return options.length === 1 ? options[0] : null;
  }

  optionsAt(target) {
    return this.options.filter(option => option.target === target);
  }

  get shown() {
    const { card, target } = this.picked || {};
    return this.options.filter(option => (!card || option.card === card) && (!target || option.target === target));
  }

  chair(seat) {
    return this.table.chairs.find(chair => chair.seat === seat);
  }

  name(seat) {
    return this.chair(seat)?.name || seat;
  }

  hear(message) {
    const before = this.view;
    const heard = this[`hear_${message.type}`];
    if (heard) heard.call(this, message);
    this.changed(message, before);
  }

  hear_link({ up, over }) {
    this.up = up;
    if (over && !this.gone) this.gone = "missing";
  }

  hear_welcome(message) {
    this.up = true;
    this.you = message.you;
    // What happened meanwhile was not followed.
    if (message.view?.game !== this.view?.game) this.story = this.review = this.call = null;
    else if (message.view?.seq !== this.view?.seq) this.story = null;
    this.hear_table(message.table);
    this.log = message.log.map(text => ({ text }));
    this.chat = message.chat.map(line => this.heard(line, message.view?.game));
    this.phrases = message.phrases;
    this.take(message.view);
    this.look(message.view);
  }

  // What is on the table now, beside what I had left.
  look(view) {
    if (!view) return;
    const mine = isMine(view, this.seat);
    this.left = leave(this.left, this.seat, view, this.acted || this.mine && !mine);
    this.mine = mine;
    this.acted &&= mine;
  }

  hear_view(message) {
    if (this.view && this.view.game !== message.game) {
      this.log = [];
      this.story = this.review = this.call = null;
    }
    this.hearCall(message.events);
    this.story = follow(this.board.STORY || {}, this.story, message.events, this.view?.view.facts || {});
    this.take(message);
    const before = this.left;
    this.log.push(...message.news.map(text => ({ text })));
    this.look(message);
    if (this.left !== before) this.leftAt = this.log.at(-1);
    this.log.splice(0, this.log.length - KEPT_LINES);
  }

  hear_table(message) {
    this.table = message;
    rememberSeal(message);
    this.tableAt = performance.now();
  }

  hear_you(message) {
    this.you = message.you;
  }

  heard(line, game) {
    return { ...line, game, at: performance.now() - line.ago_ms };
  }

  hear_chat(message) {
    this.chat.push(this.heard(message, this.view?.game));
    if (message.phrase && message.phrase === this.board.CALL?.phrase) this.call?.answer(message.seat);
  }

  // Somebody calls, and the bots answer. At a quiet table, without talk, nobody does.
  hearCall(events) {
    const called = events.find(event => event.verb === this.board.CALL?.event);
    if (!called || !this.table.chat) return;
    const bots = this.table.chairs.filter(chair => (chair.kind === "bot" || chair.stand_in) && chair.seat !== called.seat);
    this.call = new Call(called.seat, bots.map(chair => chair.seat), seat => this.changed({ type: "call", seat }, this.view));
  }

  // Whether I have a moment to answer a call.
  get mayAnswer() {
    return Boolean(this.up && this.seat && this.call?.of(this.seat) === "waits" && !this.table.muted.includes(this.you.guest));
  }

  hear_window(message) {
    this.open(message.window);
  }

  hear_error(message) {
    if (message.id === this.busy) this.busy = "";
    if (message.view) this.take(message.view);
  }

  hear_ack(message) {
    if (message.sealed && message.id === this.busy) this.busy = "";
  }

  hear_bye(message) {
    if (!COMES_BACK.has(message.code)) this.gone = message.text;
  }

  take(view) {
    if (view?.seq !== this.view?.seq) {
      this.half = Boolean(this.last && view?.prompt && view.can_undo && !view.news.length);
      this.chosen = this.half ? [...this.chosen, ...this.last] : [];
      this.last = null;
    }
    this.view = view;
    this.busy = "";
    this.hint = null;
    this.picked = this.raised = null;
    this.open(view?.window || null);
    this.marking = Marking.of(view?.prompt, `${view?.game} ${view?.seq}`, this.marking);
  }

  open(window) {
    const { window: before } = this;
    if (before?.prompt && before.sort && !window) this.empty.set(before.sort, before.answer.includes(":") ? 0 : (this.empty.get(before.sort) || 0) + 1);
    this.window = window;
    if (window?.prompt && !this.ownWindow) this.sawWindow = true;
    this.windowAt = performance.now();
  }

  // A button may outlive its question for a blink, until the page is drawn anew: it must not answer the next one.
  choose(option) {
    if (this.options.includes(option)) this.send({ pick: option.pick }, [option.card]);
  }

  // All that is marked, at once.
  confirm() {
    if (this.marking?.whole) this.send({ set: this.marking.marked }, this.marking.options.map(option => option.card));
  }

  send(what, cards) {
    if (this.busy) return;
    this.busy = this.link.choose(this.view.game, this.view.seq, what);
    this.picked = this.raised = null;
    this.last = cards;
    this.acted ||= !this.window && this.mine;
    this.changed({ type: "chosen" }, this.view);
  }

  // What I said at once answers question after question, as long as they ask for it and it can be had.
  follow(plan) {
    this.plan = plan;
    this.goOn();
  }

  goOn() {
    if (!this.plan || this.busy) return;
    const { [this.prompt?.about]: what, ...later } = this.plan;
    this.plan = what && !this.window ? later : null;
    if (!this.plan) return;
    const whole = this.prompt.set && what.set;
    const there = new Map((whole ? this.prompt.set : this.prompt).options.map(option => [option.pick, option.card]));
    const picks = what.set || [what.pick];
    if (picks.every(pick => there.has(pick))) this.send(whole ? what : { pick: picks[0] }, picks.map(pick => there.get(pick)));
    else this.plan = null;
  }

  // What a player has called to the whole table in this game, and when it still counts.
  callOf(seat) {
    const line = this.chat.findLast(one => one.phrase === "call" && one.seat === seat);
    const lasts = this.table.pace === "turns" ? DAY : CALL_LASTS;
    return line && line.game === this.view?.game && performance.now() - line.at < lasts ? line : null;
  }

  do(command) {
    return this.link.ask(command);
  }
}
