declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of a development server: it unregisters itself, and replaces the one that an earlier build installed at
 * this address.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await self.caches.keys();
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
