// The games that I have played: a list that can be searched, and how they went, as pictures.

import { classes, h } from "./dom.js";
import * as api from "./api.js";
import { keep, kept } from "./prefs.js";
import { language, t } from "./words.js";
import { toast } from "./peek.js";
import { when } from "./tables.js";

const RESULTS = ["won", "shared", "draw", "lost", "left"];
const COUNTED = ["won", "shared", "draw", "lost"];
const DAY = 24 * 3600;
const WAYS = ["game", "edition", "seats", "bots", "against"];

const titleOf = (games, name) => games.find(game => game.name === name)?.title || name;
const editionOf = (games, line) => games.find(game => game.name === line.game)?.editions.find(one => one.name === line.edition)?.title || line.edition;
const levelOf = (games, line, bot) => games.find(game => game.name === line.game)?.bots.find(one => one.name === bot)?.title || bot;
const call = (name, n) => name || t("somebody", { n });

export const played = { games: [], more: "", tally: [], against: [], wanted: {} };

// What a query may say; a whole last day counts.
function query(before) {
  const { what = "", name = "", result = "", since = "", until = "" } = played.wanted;
  const [game, edition] = what.split(" ");
  const at = (text, more) => (text ? String(Math.floor(new Date(`${text}T00:00`).getTime() / 1000) + more) : "");
  const said = { game, edition, name, result, since: at(since, 0), until: at(until, DAY - 1), before, count: "20" };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value)).toString();
}

export async function lookUp() {
  const [list, counts] = await Promise.all([api.myGames(query("")), api.myTally()]);
  Object.assign(played, list, counts);
}

async function goOn(redraw) {
  const { games, more } = await api.myGames(query(played.more));
  Object.assign(played, { games: [...played.games, ...games], more });
  redraw();
}

// A table like that one, to which everybody is invited who sat there with me.
async function again(line) {
  try {
    const { table } = await api.makeTable({ game: line.game, edition: line.edition, seats: line.seats });
    await api.inviteAgain(line.id, table.id);
    location.assign(table.link);
  } catch (problem) {
    toast(problem.message, { kind: "bad" });
  }
}

function gameLine(games, line) {
  const mine = line.seat.charCodeAt(0) - 65;
  const names = line.names.flatMap((name, n) => [n ? ", " : "", n === mine ? h("b", {}, call(name, n)) : call(name, n)]);
  return h("li", { key: line.id, class: "table-line" },
    h("div", {}, h("b", {}, titleOf(games, line.game)), h("span", { class: "dim" }, ` ${editionOf(games, line)} · `), h("span", {}, names), h("span", { class: "dim when" }, when(line.at))),
    line.result ? h("span", { class: classes("tag", `result-${line.result}`) }, t(`result.${line.result}`)) : null,
    h("span", { class: "pair" },
      h("a", { class: "button", href: line.result === "left" ? `/r/${line.id}` : `/r/${line.id}?side=${line.seat}` }, t("replay")),
      line.bots.length < line.seats - 1 ? h("button", { type: "button", class: "button plain", onclick: () => again(line) }, t("again")) : null,
      h("a", { class: "button plain", href: `/api/records/${line.id}`, download: `${line.game}-${line.id}.txt` }, t("record"))));
}

function searchForm(games, redraw) {
  const change = async event => {
    played.wanted = Object.fromEntries(new FormData(event.currentTarget));
    try {
      Object.assign(played, await api.myGames(query("")));
    } catch (problem) {
      toast(problem.message, { kind: "bad" });
    }
    redraw();
  };
  const what = games.flatMap(game => [[game.name, game.title], ...(game.editions.length > 1 ? game.editions.map(one => [`${game.name} ${one.name}`, `${game.title} · ${one.title}`]) : [])]);
  const select = (name, options) => h("select", { name }, [["", t("any")], ...options].map(([value, text]) => h("option", { value }, text)));
  return h("details", {}, h("summary", {}, t("games.search")),
    h("form", { class: "search-games", onchange: change, onsubmit: event => (event.preventDefault(), change(event)) },
      h("label", {}, t("game"), select("what", what)),
      h("label", {}, t("result"), select("result", RESULTS.map(result => [result, t(`result.${result}`)]))),
      h("label", {}, t("games.with"), h("input", { name: "name", maxlength: "24", autocomplete: "off" })),
      h("label", {}, t("games.since"), h("input", { name: "since", type: "date" })),
      h("label", {}, t("games.until"), h("input", { name: "until", type: "date" })),
      h("button", { class: "button" }, t("games.find"))));
}

export function gamesPanel(games, redraw) {
  const searching = Object.values(played.wanted).some(Boolean);
  const more = () => goOn(redraw).catch(problem => toast(problem.message, { kind: "bad" }));
  return h("section", { class: "panel" }, h("h2", {}, t("games.mine")),
    played.tally.length ? searchForm(games, redraw) : null,
    played.games.length ? h("ul", { class: "lines" }, played.games.map(line => gameLine(games, line))) : h("p", { class: "dim", role: "status" }, searching ? t("games.none.found") : t("games.none")),
    played.games.length ? h("a", { class: "button plain", href: "/api/me/records", download: "sneakernet-records.zip" }, t("games.records")) : null,
    played.more ? h("button", { type: "button", class: "button", onclick: more }, t("games.more")) : null);
}

// Counted by what was chosen; the share that everybody would win if all were alike is a line in the picture.
function counted(games, way) {
  const label = {
    game: line => titleOf(games, line.game),
    edition: line => `${titleOf(games, line.game)} · ${editionOf(games, line)}`,
    seats: line => `${titleOf(games, line.game)} · ${t("games.players", { n: line.seats })}`,
    against: line => line.name,
    bots: line => `${titleOf(games, line.game)} · ${[...new Set(line.bots)].map(bot => levelOf(games, line, bot)).join(", ") || t("games.people")}`,
  }[way];
  const groups = new Map();
  for (const line of way === "against" ? played.against : played.tally) {
    if (!COUNTED.includes(line.result)) continue;
    const name = label(line);
    const group = groups.get(name) || { name, all: 0, fair: 0, won: 0, shared: 0, draw: 0, lost: 0 };
    group.all += line.count;
    group.fair += line.count / line.seats;
    group[line.result] += line.count;
    groups.set(name, group);
  }
  return [...groups.values()].sort((a, b) => a.name.localeCompare(b.name, language()));
}

function picture(group) {
  let at = 0;
  const parts = COUNTED.map(result => {
    const width = (100 * group[result]) / group.all;
    at += width;
    return h("rect", { key: result, class: `part-${result}`, x: at - width, y: 0, width, height: 10 });
  });
  const fair = (100 * group.fair) / group.all;
  return h("svg", { class: "tally", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" }, parts, h("line", { class: "fair", x1: fair, x2: fair, y1: 0, y2: 10 }));
}

export function tallyPanel(games, redraw) {
  const way = WAYS.includes(kept("tally")) ? kept("tally") : "game";
  const groups = counted(games, way);
  if (!groups.length) return null;
  const choose = event => {
    keep("tally", event.target.value);
    redraw();
  };
  return h("section", { class: "panel" }, h("h2", {}, t("tally")),
    h("label", { class: "pick-way" }, t("tally.by"), h("select", { value: way, onchange: choose }, WAYS.map(one => h("option", { value: one, selected: one === way }, t(`tally.${one}`))))),
    h("div", { class: "tally-scroll", tabindex: "0", role: "region", "aria-label": t("tally") }, h("table", { class: "tally-table" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t(`tally.${way}`)), COUNTED.map(result => h("th", { scope: "col", key: result }, h("span", { class: `dot part-${result}`, "aria-hidden": "true" }), h("span", { class: "word" }, t(`result.${result}`)))), h("th", { scope: "col" }, t("tally.all")))),
      h("tbody", {}, groups.map(group => [
        h("tr", { key: group.name }, h("th", { scope: "row" }, group.name), COUNTED.map(result => h("td", { key: result }, String(group[result]))), h("td", {}, String(group.all))),
        h("tr", { key: `${group.name} picture`, class: "tally-row", "aria-hidden": "true" }, h("td", { colspan: "6" }, picture(group))),
      ])))),
    h("p", { class: "legend", "aria-hidden": "true" }, COUNTED.map(result => h("span", { key: result }, h("span", { class: `dot part-${result}` }), t(`result.${result}`)))),
    h("p", { class: "dim" }, t("tally.fair")));
}
