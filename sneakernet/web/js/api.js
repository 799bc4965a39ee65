// Single questions to the server.

import { proposedName } from "./handle.js";
import { language } from "./words.js";

export class Problem extends Error {
  constructor(answer, status) {
    super(answer.text || answer.code || String(status));
    this.code = answer.code || "";
    this.rule = answer.rule || "";
    this.ref = answer.ref || "";
    this.status = status;
  }
}

async function ask(method, path, body, headers = {}) {
  const init = { method, headers: { ...headers }, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers["content-type"] = "application/json";
  }
  const answer = await fetch(path, init);
  if (answer.status === 204) return null;
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(json, answer.status);
  return json;
}

const said = path => `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;

export const offers = { printing: false, passkeys: false }; // what this server does, besides playing

export async function games() {
  const page = await ask("GET", said("/api/games"));
  offers.printing = page.printing;
  offers.passkeys = page.passkeys;
  return page.games;
}

export const sheets = address => ask("GET", address);
export const cards = (game, edition = "") => ask("GET", said(`/api/games/${game}/cards?edition=${encodeURIComponent(edition)}`));
export const rules = game => ask("GET", said(`/api/games/${game}/rules`));
export const lobby = () => ask("GET", "/api/tables");
export const myTables = () => ask("GET", "/api/me/tables");
export const standUp = table => ask("POST", `/api/tables/${encodeURIComponent(table)}/do`, { do: "stand" });
export const makeTable = wish => ask("POST", "/api/tables", wish);
export const myGames = query => ask("GET", `/api/me/games?${query}`);
export const myTally = () => ask("GET", "/api/me/tally");
export const exportMe = () => ask("GET", "/api/me/export");
export const blocks = async () => (await ask("GET", "/api/me/blocks")).guests;
export const block = async (guest, wanted) => (await ask("POST", "/api/me/blocks", { guest, block: wanted })).guests;
export const report = (table, guest, text) => ask("POST", "/api/reports", { table, guest, text });
export const forgetMe = () => ask("DELETE", "/api/me");
export const devices = () => ask("GET", "/api/me/devices");
export const dropDevice = id => ask("DELETE", `/api/me/devices/${encodeURIComponent(id)}`);
export const makeLink = () => ask("POST", "/api/me/link");
export const makePhrase = () => ask("POST", "/api/me/phrase");
export const passkeys = () => ask("GET", "/api/me/passkeys");
export const offerPasskey = () => ask("POST", "/api/me/passkeys/offer");
export const addPasskey = credential => ask("POST", "/api/me/passkeys", { credential });
export const dropPasskey = id => ask("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`);
export const askPasskey = () => ask("POST", "/api/passkeys/offer");
export const comeByPasskey = credential => ask("POST", "/api/passkeys", { credential });
export const series = table => ask("GET", `/api/tables/${encodeURIComponent(table)}/series`);
export const inviteAgain = (game, table) => ask("POST", "/api/me/again", { game, table });
export const refuseInvitation = table => ask("DELETE", `/api/me/invitations/${encodeURIComponent(table)}`);
export const keepName = keeps => ask(keeps ? "POST" : "DELETE", "/api/me/name");
export const channels = () => ask("GET", "/api/me/channels");
export const addChannel = (kind, address) => ask("POST", "/api/me/channels", { kind, address });
export const confirmChannel = (id, code) => ask("POST", `/api/me/channels/${encodeURIComponent(id)}/confirm`, { code });
export const testChannel = id => ask("POST", `/api/me/channels/${encodeURIComponent(id)}/test`);
export const dropChannel = id => ask("DELETE", `/api/me/channels/${encodeURIComponent(id)}`);
export const preferences = () => ask("GET", "/api/me/preferences");
export const setPreferences = wanted => ask("PUT", "/api/me/preferences", wanted);
export const makeFeed = () => ask("POST", "/api/me/feed");
export const dropFeed = () => ask("DELETE", "/api/me/feed");
export const dropPhrase = () => ask("DELETE", "/api/me/phrase");
export const whose = key => ask("POST", "/api/keys", { key });
export const arrive = key => ask("POST", "/api/arrivals", { key });
export const changeMe = change => ask("PATCH", "/api/me", change);
export const replay = (game, side, first) => ask("GET", said(`/api/replays/${encodeURIComponent(game)}?side=${side}&first=${first}&count=100`));

// Without `before`: the last ones before what is shown now.
export const earlier = (table, before) => ask("GET", said(`/api/tables/${encodeURIComponent(table)}/earlier${before === null ? "" : `?before=${before}`}`));

export const chance = game => ask("GET", `/api/replays/${encodeURIComponent(game)}/chance`);

export const review = (game, side) => ask("GET", said(`/api/replays/${encodeURIComponent(game)}/review?side=${side}`));

// The owner proves by the secret who they are.
const bySecret = secret => ({ authorization: `Bearer ${secret}` });
export const owner = (secret, guests) => ask("GET", `/api/owner?guests=${encodeURIComponent(guests)}`, undefined, bySecret(secret));
export const owns = (secret, word) => ask("POST", "/api/owner/do", word, bySecret(secret));
export const exportGuest = (secret, guest) => ask("GET", `/api/owner/guests/${encodeURIComponent(guest)}`, undefined, bySecret(secret));

// Who I am, and what belongs to me; null if I have not come in yet.
export async function me() {
  try {
    return await ask("GET", "/api/me");
  } catch (problem) {
    if (problem.status === 401) return null;
    throw problem;
  }
}

export const whoAmI = async () => (await me())?.guest || null;

let coming = null;

// A server that does not speak the reader's language says its sentences in its own.
async function enter(name) {
  try {
    return await ask("POST", "/api/guests", { name, language: language() });
  } catch (problem) {
    if (problem.code !== "bad_name") return ask("POST", "/api/guests", { name });
    if (name !== proposedName()) throw problem;
    return ask("POST", "/api/guests", {}); // somebody keeps the name that was proposed: the server has another
  }
}

// Somebody with a name: a friendly one, until it is changed.
export function comeIn(name = proposedName()) {
  coming ||= (async () => (await whoAmI()) || (await enter(name)).guest)();
  return coming.finally(() => (coming = null));
}

export async function tellLanguage(name) {
  try {
    await changeMe({ language: name });
  } catch {
    // Nobody is signed in yet, or the server does not speak it: its sentences stay as they are.
  }
}
