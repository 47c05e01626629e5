/**
 * What of the page works without a line: its shell, the lobby, the rules and the score pad.
 *
 * The build writes what is kept in the place of `KEPT` (see `plugins/offline.ts`). Pages come from the server whenever it
 * answers, so nobody is kept on an old one; files with a hash in their name never change, so they come from here. Of the
 * server's answers only those are kept which are the same for everybody: the list of games, and the rules.
 */
const KEPT = /* @kept */ { version: "", always: [], languages: {} };

const CACHE = `alehouse-${KEPT.version}`;
const OURS = /^alehouse-/;
/** The page that was there before this one may still be open: what it has goes with the version after. */
const PAST = 1;
/** A line that says nothing for so long is taken for none, if there is something to show instead. */
const PATIENCE = 4000;
/** Answers that are the same for everybody. */
const PUBLIC = /^api\/(games$|rules\/[\w-]+$)/;

/** What is kept does for every request of its address: languages are told apart by addresses here. */
const ANY = { ignoreVary: true };

const here = self.registration.scope;

/** The part of an address below the house's own path; null if it is none of the house's. */
const below = (url) => (url.href.startsWith(here) ? url.pathname.slice(new URL(here).pathname.length) : null);

/** What is kept, of this version if it has it. */
const kept = async (key) => (await (await caches.open(CACHE)).match(key, ANY)) ?? caches.match(key, ANY);

async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    const url = new URL(path, here).href;
    if (await cache.match(url, ANY)) continue;
    // What an older version has too need not be fetched again, if it has a hash in its name.
    const old = path.startsWith("assets/") ? await caches.match(url, ANY) : undefined;
    if (old) await cache.put(url, old);
    else await cache.add(url);
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(keep(["./", ...KEPT.always]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => OURS.test(name) && name !== CACHE);
      // They are named in the order in which they were made.
      for (const name of old.slice(0, Math.max(0, old.length - PAST))) await caches.delete(name);
      await self.clients.claim();
      for (const client of await self.clients.matchAll()) client.postMessage({ version: KEPT.version });
    })(),
  );
});

/** `{ language, answers }`: have the texts of a language, and these answers in it. */
self.addEventListener("message", (event) => {
  const { language, answers = [] } = event.data ?? {};
  if (!language) return;
  event.waitUntil(
    (async () => {
      await keep(KEPT.languages[language] ?? []);
      const cache = await caches.open(CACHE);
      for (const path of answers) {
        const url = new URL(path, here);
        if (!PUBLIC.test(below(url) ?? "") || (await cache.match(url.href, ANY))) continue;
        const answer = await fetch(url, { headers: { "accept-language": language } });
        if (answer.ok) await cache.put(url.href, answer);
      }
    })().catch(() => undefined),
  );
});

/** The server's answer, or what is kept if it has none, or a long time for it. */
async function first(request, key, patience = PATIENCE) {
  const old = await kept(key);
  const coming = fetch(request);
  if (!old) return coming;
  const late = new Promise((done) => setTimeout(done, patience, old));
  const answer = coming.then((found) => (found.status >= 500 ? old : found));
  return Promise.race([answer.catch(() => old), late]);
}

async function publicAnswer(request, event) {
  const answer = await first(request, request.url);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(request.url, copy)));
  }
  return answer;
}

async function file(request, event) {
  const known = await kept(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(request.url, copy)));
  }
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = below(new URL(request.url));
  if (request.method !== "GET" || path === null) return;
  if (request.mode === "navigate") {
    if (!/^(api|openapi)\//.test(path)) event.respondWith(first(request, here));
  } else if (path.startsWith("assets/")) event.respondWith(file(request, event));
  else if (PUBLIC.test(path)) event.respondWith(publicAnswer(request, event));
  else if (KEPT.always.includes(path)) event.respondWith(first(request, request.url, PATIENCE / 4));
});

/** Whoever presses a notice comes back to the table that it is about. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? "./", here).href;
  event.waitUntil(
    (async () => {
      for (const client of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
        if (client.url.split("#")[0] === url) return client.focus();
      }
      return self.clients.openWindow(url);
    })(),
  );
});
