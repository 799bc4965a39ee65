// A table as its host wants it: what is played, by which rules, at which pace.

import { h } from "./dom.js";
import * as api from "./api.js";
import { settingText, t, useWords, valueWord } from "./words.js";
import { openDialog, toast } from "./peek.js";
import { chairLine } from "./side.js";
import { TEMPOS } from "./tempo.js";

const HINTS = ["alone", "on", "off"];
const BEATS = [2, 3, 5, 8, 0, -1];
const CLOCKS = { none: { kind: "none", seconds: 0, increment: 0 }, move30: { kind: "move", seconds: 30, increment: 0 }, move90: { kind: "move", seconds: 90, increment: 0 }, bank: { kind: "bank", seconds: 600, increment: 10 } };
const DEADLINES = [1, 4, 12, 24, 48, 72, 168]; // hours
const WORDS = [0, 10, 20, 30]; // seconds
const FRESH = { word_seconds: 0, deadline_hours: 48, title: "", edition: "", seats: 0, public: false, settings: {}, pace: "live", clock: CLOCKS.none, beat: 3, hints: "alone", tempo: "normal" };

const NUMBER = "number"; // the word for "a number of my own"
const MANY = "40";

const isSwitch = line => line.values.join() === "off,on";

// One of a few words; where a number may be given as well, it has a field of its own, shown when it is wanted.
function words(line, id, name, value) {
  const numbers = line.high > line.low;
  const chosen = line.values.includes(value) ? value : NUMBER;
  return h("span", { class: "pair" },
    h("select", { id, name, value: chosen }, [...line.values, ...(numbers ? [NUMBER] : [])].map(one => h("option", { value: one, selected: one === chosen }, one === NUMBER ? t(`value.number.${line.name}`) : valueWord(one)))),
    numbers ? h("input", { class: "other", type: "number", name: `${name}.number`, "aria-label": t(`value.number.${line.name}`), min: line.low, max: line.high, value: chosen === NUMBER ? value : MANY }) : null);
}

function setting(line, given) {
  const name = `set.${line.name}`;
  const id = `wish-${line.name}`;
  const value = given[line.name] ?? line.default;
  let field;
  if (isSwitch(line)) field = h("input", { id, type: "checkbox", name, checked: value === "on" });
  else if (line.values.length) field = words(line, id, name, value);
  else field = h("input", { id, type: "number", name, min: line.low, max: line.high, value });
  return h("div", { class: "field" }, h("label", { for: id }, settingText(line), " ", line.rule ? h("span", { class: "dim" }, line.rule) : null), field);
}

const choice = (name, label, options, value) =>
  h("div", { class: "field" }, h("label", { for: `wish-${name}` }, label),
    h("select", { id: `wish-${name}`, name, value: String(value) }, options.map(([key, text]) => h("option", { value: String(key), selected: String(key) === String(value) }, text))));

const tick = (name, label, checked) => h("div", { class: "field" }, h("label", { for: `wish-${name}` }, label), h("input", { id: `wish-${name}`, type: "checkbox", name, checked }));

function readSettings(game, data) {
  const settings = {};
  for (const line of game.settings) {
    const given = isSwitch(line) ? (data.has(`set.${line.name}`) ? "on" : "off") : String(data.get(`set.${line.name}`));
    const value = given === NUMBER ? String(data.get(`set.${line.name}.number`)) : given;
    if (value !== line.default) settings[line.name] = value;
  }
  return settings;
}

function read(game, form, between) {
  const data = new FormData(form);
  const played = between ? { edition: data.get("edition"), seats: Number(data.get("seats")), settings: readSettings(game, data) } : {};
  return { ...played, public: data.has("public"), title: data.get("title").trim(), pace: data.get("pace"), deadline_hours: Number(data.get("deadline_hours")), beat: Number(data.get("beat")), word_seconds: Number(data.get("word_seconds")), clock: CLOCKS[data.get("clock")], hints: data.get("hints"), tempo: data.get("tempo") };
}

// `between`: no game runs, so that what is played can be changed, too.
function tableForm(game, now, between, label, submit, ...more) {
  const seats = [...new Set(game.editions.flatMap(one => one.seats))].sort();
  const clock = Object.keys(CLOCKS).find(name => CLOCKS[name].kind === now.clock.kind && CLOCKS[name].seconds === now.clock.seconds) || "none";
  const send = async event => {
    event.preventDefault();
    try {
      await submit(read(game, event.target, between));
    } catch (problem) {
      toast(problem.message, { kind: "bad" });
      event.target.elements[problem.ref]?.focus?.();
    }
  };
  return h("form", { class: "form", onsubmit: send },
    h("div", { class: "field long" }, h("label", { for: "wish-title" }, t("table.title")), h("input", { id: "wish-title", name: "title", maxlength: "40", autocomplete: "off", value: now.title })),
    between ? choice("edition", t("edition"), game.editions.map(one => [one.name, one.title]), now.edition || game.editions[0].name) : null,
    between ? choice("seats", t("seats"), seats.map(n => [n, String(n)]), now.seats || game.editions[0].seats[0]) : null,
    tick("public", t("table.public"), now.public),
    choice("hints", t("hints"), HINTS.map(who => [who, t(`hints.${who}`)]), now.hints),
    more,
    choice("word_seconds", t("word.time"), WORDS.map(n => [n, n ? t("beat.seconds", { n }) : t("word.time.none")]), now.word_seconds),
    between ? h("details", {}, h("summary", {}, t("table.rules")), game.settings.map(line => setting(line, now.settings))) : null,
    h("details", {}, h("summary", {}, t("table.time")),
      choice("pace", t("pace"), [["live", t("pace.live")], ["turns", t("pace.turns")]], now.pace),
      h("div", { class: "for-days" }, choice("deadline_hours", t("deadline"), DEADLINES.map(n => [n, n % 24 ? t("deadline.hours", { n }) : t("deadline.days", { n: n / 24 })]), now.deadline_hours), h("p", {}, h("a", { href: "/me#told", target: "_blank" }, t("hook")))),
      h("div", { class: "for-live" },
      choice("tempo", t("tempo"), TEMPOS.map(name => [name, t(`tempo.${name}`)]), now.tempo),
      choice("clock", t("clock"), [["none", t("clock.none")], ["move30", t("clock.move", { n: 30 })], ["move90", t("clock.move", { n: 90 })], ["bank", t("clock.bank")]], clock),
      choice("beat", t("beat"), BEATS.map(n => [n, n > 0 ? t("beat.seconds", { n }) : t(n ? "beat.untimed" : "beat.none")]), now.beat))),
    h("button", { class: "button primary big" }, label));
}

// Tables as I like them: chosen, they fill the form anew; what is in the form can be kept as one more.
function presets(game, set, chosen, open) {
  const mine = set.presets.filter(one => one.wish.game === game.name);
  const change = list => api.setPreferences({ ...set, presets: list });
  const keepThis = async event => {
    const { form } = event.currentTarget;
    const wish = { game: game.name, ...read(game, form, true) };
    const name = wish.title || t("preset.name", { game: game.title, n: set.presets.length + 1 });
    try {
      Object.assign(set, await change([...set.presets.filter(one => one.name !== name), { name, wish }].slice(-12)));
      toast(t("preset.saved", { name }));
    } catch (problem) {
      toast(problem.message, { kind: "bad" });
    }
  };
  const drop = async event => {
    const name = event.currentTarget.form.elements.preset.value;
    if (!name) return;
    Object.assign(set, await change(set.presets.filter(one => one.name !== name)));
    open(null);
  };
  return [
    mine.length ? h("div", { class: "field" }, h("label", { for: "wish-preset" }, t("preset")), h("select", { id: "wish-preset", name: "preset", onchange: event => open(mine.find(one => one.name === event.target.value)) }, [h("option", { value: "" }, "–"), mine.map(one => h("option", { key: one.name, value: one.name, selected: one === chosen }, one.name))])) : null,
    h("div", { class: "row wrap" }, h("button", { type: "button", class: "button plain", onclick: keepThis }, t("preset.save")), chosen ? h("button", { type: "button", class: "button plain", onclick: drop }, t("preset.drop")) : null),
  ];
}

export async function newTable(game, { edition, seats }) {
  const known = api.me().then(me => me && api.preferences()).catch(() => null);
  const [set] = await Promise.all([known, useWords(game)]);
  const submit = async wish => {
    await api.comeIn();
    location.assign((await api.makeTable({ game: game.name, ...wish })).table.link);
  };
  const show = chosen => {
    const more = set ? presets(game, set, chosen, next => (dialog.close(), show(next))) : null;
    const dialog = openDialog(() => `${t("table.new")}: ${game.title}`, () => tableForm(game, { ...FRESH, edition: edition.name, seats, ...chosen?.wish }, true, t("table.make"), submit, more));
  };
  show(null);
}

// The host changes a table that is there: chairs at once, the rest with the button.
export async function changeTable(session, actions) {
  const { table, game } = session;
  const between = table.phase !== "playing";
  const chairs = () => between
    ? h("details", {}, h("summary", {}, t("tile.level")), h("ul", { class: "chairs" }, table.chairs.filter(chair => chair.kind !== "person").map(chair => chairLine(session, chair, actions))))
    : h("p", { class: "dim" }, t("table.later"));
  const dialog = openDialog(() => t("table.change"), () => tableForm(game, table, between, t("save"), async change => {
    const answer = await session.do({ do: "change", ...change });
    if (answer.type === "error") return; // the page says why
    dialog.close();
    toast(t("table.changed"));
  }, chairs()));
}
