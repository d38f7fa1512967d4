import { BuildStore, type BuildList } from './build-store.js';
import { PageServer } from './page-server.js';
import { Tabs } from './tabs.js';

/** The gateway writes the list of the build above this script. */
declare const self: ServiceWorkerGlobalScope & { readonly build: BuildList };

/** What a page says when its reader wants the new build. */
const TAKE_OVER = 'take-over';

const store = new BuildStore(self.build, {
  caches: self.caches,
  fetch: (address, init) => self.fetch(address, init),
  digest,
});
const tabs = new Tabs(self.caches);
let refilling: Promise<void> | undefined;
const refill = () => {
  refilling ??= store
    .install()
    .catch(() => undefined) // the server has another build by now; it comes as an update
    .finally(() => (refilling = undefined));
};
const server = new PageServer(store, tabs, self.location.origin, (request) => self.fetch(request), refill);

self.addEventListener('install', (event) => event.waitUntil(store.install()));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const answer = server.answer(event);
  if (!answer) return;
  event.respondWith(answer);
  if (event.request.mode === 'navigate') event.waitUntil(answer.then(afterOpening));
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});

/** Pages that came over the network before there was a worker are of this build too. */
async function begin(): Promise<void> {
  for (const { id } of await openPages())
    if (!(await tabs.versionOf(id))) await tabs.remember(id, store.version);
  await self.clients.claim();
  await tidy();
}

async function afterOpening(): Promise<void> {
  await Promise.all([refilling, tidy()]);
}

/** Removes the builds that no open page came from. A build that waits to take over is left alone. */
async function tidy(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const open = new Set((await openPages()).map(({ id }) => id));
  await store.removeExcept(await tabs.forgetGone(open));
}

function openPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function digest(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await self.crypto.subtle.digest('SHA-256', content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
