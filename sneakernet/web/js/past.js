// Looking back while the game goes on: what I was shown before, step by step, with the options, marks and reasons of then.

import { classes, h } from "./dom.js";
import { icon } from "./art.js";
import * as api from "./api.js";
import { withRules } from "./dock.js";
import { still, stillActions, stillContext, stillHand } from "./still.js";
import { toast } from "./peek.js";
import { t } from "./words.js";

export class Past {
  constructor(session, redraw) {
    this.session = session;
    this.redraw = redraw;
    this.frames = [];
    this.at = -1; // beyond the ends: the present
    this.more = false;
    this.busy = false;
  }

  get frame() {
    return this.frames[this.at] || null;
  }

  // The newest of them, or those before the oldest that is here.
  async fetch(before = null) {
    if (this.busy) return;
    this.busy = true;
    try {
      const page = await api.earlier(this.session.id, before);
      this.frames = before === null ? page.views : [...page.views, ...this.frames];
      this.at += before === null ? 0 : page.views.length;
      this.more = page.more;
      this.game = page.id;
    } catch (problem) {
      toast(problem.message, { kind: "bad" });
    } finally {
      this.busy = false;
    }
  }

  async open() {
    await this.fetch();
    this.at = this.frames.length - 1;
    if (!this.frame) toast(t("past.none"));
    this.redraw();
  }

  close() {
    this.at = -1;
    this.frames = [];
    this.redraw();
  }

  // What has been shown since is part of the past by now.
  async go(by) {
    const wanted = this.at + by;
    if (wanted < 0 && this.more) await this.fetch(this.frames[0].view.seq);
    if (wanted >= this.frames.length) {
      const { seq } = this.frame.view;
      await this.fetch();
      const next = this.frames.findIndex(({ view }) => view.seq > seq);
      if (next < 0) return this.close();
      this.at = next;
    } else this.at = Math.max(0, this.at + by);
    this.redraw();
    return null;
  }

  // What boards draw: the table of then.
  context(now) {
    const { view } = this.frame;
    const session = still(now.session.board, view.seat, { view, story: null });
    const actions = { ...stillActions(this.redraw), card: card => this.explain(now.pack, card) };
    return stillContext(view.view, now.table.chairs, { pack: now.pack, session, table: now.table, seat: view.seat, left: null, news: view.news, asked: view.asked, result: null, actions });
  }

  explain(pack, card) {
    const { name, text } = pack.card(card);
    const reason = this.frame.reasons[card];
    toast(h("div", { class: "why" }, h("b", {}, name), reason ? h("p", {}, withRules(this.session.table.game, reason)) : null, h("p", { class: "dim" }, text)), { kind: "why", seconds: 12 });
  }

  get text() {
    const { view } = this.frame;
    return view.window?.prompt?.text || view.window?.text || view.waiting;
  }

  // The steps, what I could do then and what I did, and the way back.
  dock(pack) {
    const { view, chose } = this.frame;
    const { session } = this;
    const prompt = view.window?.prompt || view.prompt;
    const waits = Boolean(session.prompt) && session.up;
    const step = (label, sign, onclick, disabled) => h("button", { key: sign, type: "button", class: "button step", "aria-label": t(label), title: t(label), disabled, onclick }, icon(sign));
    return h("section", { class: "dock replay-dock past-dock", "aria-label": t("past.title"), tabindex: "-1" },
      h("p", { class: "say-line", role: "status" }, h("span", { class: "prompt-sign", "aria-hidden": "true" }, "◀"), h("span", {}, h("span", { class: "tag" }, t("past.at", { n: view.seq, all: session.view.seq })), " ", [...view.news, this.text].join(" "))),
      h("div", { class: "row wrap" },
        h("div", { class: "steps-row", role: "group", "aria-label": t("past.steps") },
          step("past.back", "stepback", () => this.go(-1), this.at === 0 && !this.more),
          step("past.on", "step", () => this.go(1), false)),
        h("button", { key: "now", type: "button", class: classes("button primary", waits && "waits"), onclick: () => this.close() }, icon("last"), t(waits ? "past.now.you" : "past.now"))),
      stillHand(pack, view.view.places[`${view.seat} hand`], card => this.explain(pack, card)),
      prompt ? h("ul", { class: "past-options", "aria-label": t("past.options"), tabindex: "0" }, this.options(prompt).map(label => h("li", { key: label }, label))) : null,
      chose ? h("p", { class: "past-chose" }, icon("check"), " ", t("past.choice", { what: chose })) : null);
  }

  options(prompt) {
    return [...new Set([...(prompt.set?.options || []), ...prompt.options].map(option => option.label))];
  }
}
