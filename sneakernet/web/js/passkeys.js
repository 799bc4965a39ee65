// Passkeys: this device, or a password manager, proves who I am.

import { h } from "./dom.js";
import { icon } from "./art.js";
import * as api from "./api.js";
import { toast } from "./peek.js";
import { language, t } from "./words.js";

export const passkeys = { passkeys: [], offered: false };

const possible = () => Boolean(globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON);

export async function lookUpPasskeys() {
  Object.assign(passkeys, await api.passkeys());
}

const attempt = work => async () => {
  try {
    await work();
  } catch (problem) {
    toast(problem.name === "NotAllowedError" || problem.name === "InvalidStateError" ? t("passkey.not") : problem.message, { kind: "bad" });
  }
};

const make = again => attempt(async () => {
  const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(await api.offerPasskey()) });
  await api.addPasskey(JSON.stringify(made.toJSON()));
  toast(t("passkey.made"));
  await again();
});

const come = attempt(async () => {
  const signed = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(await api.askPasskey()) });
  await api.comeByPasskey(JSON.stringify(signed.toJSON()));
  location.assign("/me");
});

const since = seconds => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(1000 * seconds);

function passkeyLine(line, again) {
  const drop = attempt(async () => {
    await api.dropPasskey(line.id);
    await again();
  });
  return h("li", { key: line.id, class: "table-line" }, h("div", {}, h("b", {}, line.name || t("device.unknown")), h("span", { class: "dim" }, ` ${since(line.since)}`)),
    h("button", { type: "button", class: "close", title: t("passkey.drop"), "aria-label": `${t("passkey.drop")}: ${line.name}`, onclick: drop }, "×"));
}

// Where the server offers them: mine, and one more.
export const passkeysPanel = again => passkeys.offered && possible()
  ? h("section", { class: "panel" }, h("h2", {}, t("passkey")), h("p", {}, t("passkey.text")),
      passkeys.passkeys.length ? h("ul", { class: "lines" }, passkeys.passkeys.map(line => passkeyLine(line, again))) : null,
      h("button", { type: "button", class: "button", onclick: make(again) }, icon("careful"), t("passkey.make")))
  : null;

export const passkeyDoor = () => api.offers.passkeys && possible() ? h("button", { type: "button", class: "button", onclick: come }, icon("careful"), t("passkey.come")) : null;
