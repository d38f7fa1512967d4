/** As much of the browser's caches as the worker uses, in memory. */
export function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'https://house.test').pathname;
  const cacheOver = (files: Map<string, Response>) => ({
    put: async (request: RequestInfo | URL, response: Response) => void files.set(pathOf(request), response),
    delete: async (request: RequestInfo | URL) => files.delete(pathOf(request)),
    keys: async () => [...files.keys()].map((path) => new Request(new URL(path, 'https://house.test'))),
  });
  const open = (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return files;
  };
  const caches = {
    open: async (name: string) => cacheOver(open(name)),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) =>
      all
        .get(cacheName ?? '')
        ?.get(pathOf(request))
        ?.clone(),
  };
  return caches as unknown as CacheStorage;
}
