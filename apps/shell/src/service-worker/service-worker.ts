import { BuildStore, type BuildList } from './build-store.js';
import { notificationOf, pageOf } from './notifications.js';
import { renewPush, type ChangedPush } from './push-renewal.js';
import { PageServer } from './page-server.js';
import { Tabs } from './tabs.js';

/** The gateway prepends the list of the build to this script. */
declare const self: ServiceWorkerGlobalScope & { readonly build: BuildList };

/** The message of a page whose reader accepts the new build. */
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
    .catch(() => undefined) // the server has another build by now; it arrives as an update
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

self.addEventListener('push', (event) => {
  const { title, options } = notificationOf(event.data?.text() ?? '', self.location.host);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const device = {
    fetch: (address: string, init?: RequestInit) => self.fetch(address, init),
    pushManager: self.registration.pushManager,
    digest: (content: ArrayBuffer) => self.crypto.subtle.digest('SHA-256', content),
  };
  event.waitUntil(renewPush(event as ChangedPush, device));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(pageOf(event.notification.data, self.location.origin)));
});

/** An open page stays as it is, because something may be written on it; only the page itself comes to the front. */
async function openPage(page: string): Promise<void> {
  const open = (await openPages()).find(({ url }) => url === page);
  await (open ? open.focus() : self.clients.openWindow(page));
}

/** Pages loaded over the network before there was a worker belong to this build too. */
async function begin(): Promise<void> {
  for (const { id } of await openPages())
    if (!(await tabs.versionOf(id))) await tabs.remember(id, store.version);
  await self.clients.claim();
  await tidy().catch(() => undefined); // the next navigation removes the rest
}

async function afterOpening(): Promise<void> {
  await Promise.all([refilling, tidy().catch(() => undefined)]);
}

/** Removes builds that no open page uses. A build that waits to take over is kept. */
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
