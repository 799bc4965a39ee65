// Asking for a name, on the first page and at a table.

import { h } from "./dom.js";
import { t } from "./words.js";
import { openDialog, toast } from "./peek.js";

export function askName(now, change) {
  const save = async event => {
    event.preventDefault();
    try {
      await change(new FormData(event.target).get("name"));
      dialog.close();
    } catch (problem) {
      toast(problem.message, { kind: "bad" });
    }
  };
  const dialog = openDialog(() => t("name.change"), () => h("form", { class: "form", onsubmit: save },
    h("label", {}, t("name.yours"), h("input", { name: "name", maxlength: "24", value: now, autocomplete: "nickname" })), h("button", { class: "button primary" }, t("save")),
    location.pathname === "/me" ? null : h("a", { class: "button plain", href: "/me" }, t("me.more"))));
}
