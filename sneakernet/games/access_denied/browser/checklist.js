// The checklist of Access Denied: marks that follow from what I have seen, each with its reason, and my own pencil marks.

import { classes, h } from "/static/js/dom.js";
import { picture } from "/static/js/art.js";
import { keep, kept } from "/static/js/prefs.js";
import { toast } from "/static/js/peek.js";
import { t } from "/static/js/words.js";

const CODES = ["A", "B", "C", "D", "E", "F"];
const PENCIL = ["", "?", "✓", "✗"];
const SIGN = { 1: "✓", "-1": "✗", 0: "" };

const read = game => {
  try {
    return JSON.parse(kept(`pencil.${game}`, "{}"));
  } catch {
    return {};
  }
};

function turnMark(ctx, key) {
  const game = ctx.session.view.game || "replay";
  const marks = read(game);
  const next = PENCIL[(PENCIL.indexOf(marks[key] || "") + 1) % PENCIL.length];
  if (next) marks[key] = next;
  else delete marks[key];
  keep(`pencil.${game}`, JSON.stringify(marks));
  ctx.actions.redraw();
}

function cell(ctx, sector, code, found, marks) {
  const [mark, reason, turn] = found || [0, "", 0];
  const key = `${sector}.${code}`;
  const pencil = marks[key] || "";
  const why = mark ? [t(mark > 0 ? "ad.inside" : "ad.outside"), reason && t(`ad.reason.${reason}`), turn ? t("ad.in.turn", { n: turn }) : ""].filter(Boolean).join(", ") : t("ad.open");
  const label = `${t(`ad.sector.${sector}`)} ${code}: ${why}${pencil ? `. ${t("ad.pencil")}: ${pencil}` : ""}`;
  return h("td", { key: code },
    h("button", { type: "button", class: classes("check", mark > 0 && "inside", mark < 0 && "outside", pencil && "pencilled"), title: label, "aria-label": label, onclick: event => (event.pointerType === "touch" && toast(label), turnMark(ctx, key)) },
      SIGN[mark] || "", pencil && pencil !== SIGN[mark] ? h("span", { class: "pencil" }, pencil) : null));
}

export function checklist(ctx, sectors) {
  const found = ctx.facts.checklist || {};
  const marks = read(ctx.session.view.game || "replay");
  return h("section", { class: "checklist", "aria-label": t("ad.checklist") },
    h("h2", { class: ctx.seat ? "sr" : "" }, t(ctx.seat ? "ad.checklist" : "ad.checklist.public")),
    h("table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, h("span", { class: "sr" }, t("ad.sector"))), CODES.map(code => h("th", { key: code, scope: "col" }, code)))),
      h("tbody", {}, sectors.filter(sector => ctx.facts.sectors[sector]).map(sector =>
        h("tr", { key: sector, class: ctx.facts.sectors[sector] === ctx.seat ? "own" : "" },
          h("th", { scope: "row" }, picture(sector), h("span", {}, t(`ad.sector.${sector}`))), CODES.map(code => cell(ctx, sector, code, found[sector]?.[code], marks)))))),
    h("p", { class: "dim" }, t("ad.pencil.how")));
}
