// Keeps the shell: the first page, the score keeper and the files of the client, so that they start without a line. Nothing
// else is kept: no table, no view, no answer of the server that might be somebody's own.

const SHELL = "shell";
const HOME = "/";

const isShell = ({ origin, pathname }) => origin === location.origin && (pathname === HOME || /^\/(score|static)(\/|$)/u.test(pathname));

// By its path alone; a reader's language does not matter where there is no line.
const keptAs = async path => (await caches.open(SHELL)).match(path, { ignoreVary: true });

// What is new comes first; what is kept is for when nothing comes.
async function load(request, { pathname }) {
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await (await caches.open(SHELL)).put(pathname, answer.clone());
    return answer;
  } catch (problem) {
    return (await keptAs(pathname)) || Promise.reject(problem);
  }
}

// A page has loaded these before it was looked after.
async function keepAll(addresses) {
  const cache = await caches.open(SHELL);
  await Promise.all([location.origin, ...addresses].map(address => new URL(address)).filter(isShell).map(({ pathname }) => cache.add(pathname).catch(() => {})));
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", event => event.waitUntil(clients.claim()));
addEventListener("message", event => event.waitUntil(keepAll(event.data).then(() => event.ports[0]?.postMessage("done"))));
addEventListener("fetch", event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET") return;
  if (isShell(url)) event.respondWith(load(request, url));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(async problem => (await keptAs(HOME)) || Promise.reject(problem)));
});

// A notice by the push service: what it says, and my page behind it.
addEventListener("push", event => {
  const { text = "Sneakernet", page = "/me" } = event.data?.json() || {};
  event.waitUntil(registration.showNotification("Sneakernet", { body: text, data: page, icon: "/static/pictures/icon-192.png", tag: text }));
});
addEventListener("notificationclick", event => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data));
});
