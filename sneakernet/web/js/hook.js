// Who plays over days is told of their turn at an address of their own, where the server's owner has allowed some.

import { h } from "./dom.js";
import * as api from "./api.js";
import { t } from "./words.js";
import { openDialog, toast } from "./peek.js";

// My address and the hosts that may be called; null where there is nothing to set.
export async function myHook() {
  const me = await api.me();
  return me?.hook_hosts.length ? me : null;
}

export const hookField = me => me
  ? h("div", { class: "hook" }, h("label", { for: "wish-hook" }, t("hook")),
      h("input", { id: "wish-hook", name: "hook", inputmode: "url", maxlength: "300", autocomplete: "off", placeholder: `https://${me.hook_hosts[0]}/…`, value: me.hook }),
      h("p", { class: "dim" }, t("hook.what", { hosts: me.hook_hosts.join(", ") })))
  : null;

// Kept with me, not with the table. A bad address is refused, and says why.
export async function saveHook(me, form) {
  const hook = me ? new FormData(form).get("hook").trim() : "";
  if (me && hook !== me.hook) await api.changeMe({ hook });
}

export async function openHook() {
  let me;
  try {
    me = await myHook();
  } catch (problem) {
    return toast(problem.message, { kind: "bad" });
  }
  const save = async event => {
    event.preventDefault();
    try {
      await saveHook(me, event.target);
      dialog.close();
      toast(t("hook.saved"));
    } catch (problem) {
      toast(problem.message, { kind: "bad" });
    }
  };
  const dialog = openDialog(() => t("hook"), () => me
    ? h("form", { class: "form", onsubmit: save }, hookField(me), h("button", { class: "button primary" }, t("save")))
    : h("p", {}, t("hook.none")));
}
