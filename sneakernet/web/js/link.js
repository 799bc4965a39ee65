// One table, live: a socket that comes back by itself and never loses a choice.

import { t } from "./words.js";

const PAUSES = [500, 1000, 2000, 4000, 8000];
const SILENCE = 25000;
const PATIENCE = 8000; // for a sign of life, once it was asked for

// Reasons for hanging up after which one may come back.
export const COMES_BACK = new Set(["restart", "slow"]);

export class Link {
  constructor(table, language, hear) {
    this.table = `/api/tables/${encodeURIComponent(table)}`;
    this.path = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.table}/socket`;
    this.language = language;
    this.hear = hear;
    this.tries = 0;
    this.waiting = new Map(); // choices that are not acknowledged yet, by id: sent again after a break
    this.asking = new Map(); // questions with an answer of their own
    this.count = 0;
    this.over = false;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.path);
    this.socket = socket;
    this.spoken = false; // which language to speak is said once on each socket
    socket.onopen = () => this.hear({ type: "link", up: true });
    socket.onmessage = message => this.take(JSON.parse(message.data));
    socket.onclose = closed => socket === this.socket && this.lost(closed.code);
  }

  hurry() {
    if (this.over) return;
    if (this.socket.readyState === WebSocket.OPEN) this.ping();
    if (this.socket.readyState > WebSocket.OPEN) {
      this.tries = 0;
      this.open();
    }
  }

  // A line may be dead without anybody hanging up, as after a laptop's sleep: no answer means lost.
  ping() {
    clearTimeout(this.pinging);
    this.send({ do: "ping", id: "p" });
    this.pinging = setTimeout(() => this.drop(), PATIENCE);
  }

  drop() {
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.lost(0);
  }

  lost(code) {
    clearTimeout(this.pinging);
    if (code === 4404) this.over = true;
    if (!this.greetedOnce) this.lookForIt();
    this.hear({ type: "link", up: false, over: this.over });
    for (const id of [...this.asking.keys()]) this.unsent(id);
    if (this.over) return;
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)];
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), pause * (0.8 + Math.random() * 0.4));
  }

  // A browser does not tell why a socket was refused: ask whether there is such a table at all.
  async lookForIt() {
    const answer = await fetch(this.table, { credentials: "same-origin" }).catch(() => null);
    if (answer?.status !== 404) return;
    clearTimeout(this.timer);
    this.over = true;
    this.hear({ type: "link", up: false, over: true });
  }

  take(message) {
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => this.ping(), SILENCE);
    if (message.type === "welcome") this.greeted(message);
    if (message.type === "bye") this.over = !COMES_BACK.has(message.code);
    this.answered(message);
    if (message.type === "ack" || message.type === "error") this.waiting.delete(message.id);
    this.hear(message);
  }

  answered(message) {
    this.asking.get(message.id)?.(message);
    this.asking.delete(message.id);
  }

  // A question that cannot be answered any more.
  unsent(id) {
    const message = { type: "error", code: "unsent", id, text: t("link.unsent") };
    this.answered(message);
    this.hear(message);
  }

  greeted(message) {
    this.tries = 0;
    this.greetedOnce = true;
    if (message.you.language !== this.language && !this.spoken) this.speak(this.language);
    for (const choice of this.waiting.values()) this.send(choice);
  }

  send(command) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(command));
    return true;
  }

  speak(language) {
    this.language = language;
    this.spoken = this.send({ do: "hello", language });
  }

  // A choice keeps its id until it is answered, so sending it again after a break is safe.
  choose(game, seq, what) {
    const id = this.fresh("c");
    const command = { do: "choose", id, game, seq, ...what };
    this.waiting.set(id, command);
    this.send(command);
    return id;
  }

  ask(command) {
    const id = this.fresh("q");
    const answer = new Promise(resolve => this.asking.set(id, resolve));
    if (!this.send({ ...command, id })) this.unsent(id);
    return answer;
  }

  fresh(letter) {
    this.count += 1;
    const noise = crypto.getRandomValues(new Uint32Array(2));
    return `${letter}${this.count}-${noise[0].toString(36)}${noise[1].toString(36)}`;
  }
}
