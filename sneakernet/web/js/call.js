// A call to the whole table, which everybody answers in a moment: who did, and who stayed silent. It changes no game.

export const MOMENT = 8000; // milliseconds in which one answers
const FIRST = 700; // when the first bot answers
const STEP = 450; // and how long after it the next

export class Call {
  // `bots`: seats that answer by themselves.
  constructor(seat, bots, changed) {
    this.seat = seat;
    this.at = performance.now();
    this.replied = new Set();
    bots.forEach((bot, n) => setTimeout(() => this.answer(bot) && changed(bot), FIRST + n * STEP));
    setTimeout(() => changed(""), MOMENT);
  }

  get open() {
    return performance.now() - this.at < MOMENT;
  }

  // Whether this seat answers now, for the first time; too late is silent.
  answer(seat) {
    if (!this.open || seat === this.seat || this.replied.has(seat)) return false;
    this.replied.add(seat);
    return true;
  }

  // "replied", "silent", "waits", or "" for who called.
  of(seat) {
    if (seat === this.seat) return "";
    return this.replied.has(seat) ? "replied" : this.open ? "waits" : "silent";
  }
}
