// One table, live: a socket that comes back by itself and never loses a choice.

const PAUSES = [500, 1000, 2000, 4000, 8000];
const SILENCE = 25000;

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
    socket.onopen = () => this.hear({ type: "link", up: true });
    socket.onmessage = message => this.take(JSON.parse(message.data));
    socket.onclose = closed => socket === this.socket && this.lost(closed.code);
  }

  hurry() {
    if (!this.over && this.socket.readyState > WebSocket.OPEN) {
      this.tries = 0;
      this.open();
    }
  }

  lost(code) {
    clearTimeout(this.pinging);
    if (code === 4404 || code === 4000) this.over = true;
    if (!this.greetedOnce) this.lookForIt();
    this.hear({ type: "link", up: false, code, over: this.over });
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
    this.pinging = setTimeout(() => this.send({ do: "ping", id: "p" }), SILENCE);
    if (message.type === "welcome") this.greeted(message);
    if (message.id && this.asking.has(message.id)) {
      this.asking.get(message.id)(message);
      this.asking.delete(message.id);
    }
    if (message.type === "ack" || message.type === "error") this.waiting.delete(message.id);
    this.hear(message);
  }

  greeted(message) {
    this.tries = 0;
    if (message.you.language !== this.language && !this.greetedOnce) this.send({ do: "hello", language: this.language });
    this.greetedOnce = true;
    for (const choice of this.waiting.values()) this.send(choice);
  }

  send(command) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(command));
    return true;
  }

  // A choice keeps its id until it is answered, so sending it again after a break is safe.
  choose(seq, pick) {
    const id = this.fresh("c");
    const command = { do: "choose", id, seq, pick };
    this.waiting.set(id, command);
    this.send(command);
    return id;
  }

  ask(command) {
    const id = this.fresh("q");
    const answer = new Promise(resolve => this.asking.set(id, resolve));
    if (!this.send({ ...command, id })) this.asking.delete(id);
    return answer;
  }

  fresh(letter) {
    this.count += 1;
    const noise = crypto.getRandomValues(new Uint32Array(2));
    return `${letter}${this.count}-${noise[0].toString(36)}${noise[1].toString(36)}`;
  }
}
