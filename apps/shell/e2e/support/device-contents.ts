import type { Page } from 'playwright-core';

/**
 * Everything that this browser stores for the site of the page, as a person with developer tools could read it: both
 * web storages, every database, every cache with its bodies. Bytes are decoded as text where possible.
 */
export function deviceContents(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const decoder = new TextDecoder();
    const readable = (_: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return decoder.decode(value);
      if (value instanceof Map || value instanceof Set) return [...value];
      return value;
    };
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the database refuses'));
      });

    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        const items = database.transaction(store).objectStore(store);
        found.push(name, await answerOf(items.getAllKeys()), await answerOf(items.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const cached = await cache.match(request);
        // Build files are public, and large.
        const isOfBuild = /\.(js|css|woff2?|png|svg|ico|wasm|webmanifest)$/.test(
          new URL(request.url).pathname,
        );
        found.push(request.url, isOfBuild ? '' : await cached?.text());
      }
    }
    return JSON.stringify(found, readable);
  });
}
