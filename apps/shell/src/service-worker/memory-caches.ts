/** How the caches of a device fail: no free space, a write that never ends, or storage forbidden altogether. */
export type CacheFault = 'full' | 'hanging' | 'refused';

/** The part of the browser's Cache API that the worker uses, in memory. @param fault is called at each use */
export function memoryCaches(fault: () => CacheFault | undefined = () => undefined): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'https://shell.test').pathname;
  const cacheOver = (files: Map<string, Response>) => ({
    put: async (request: RequestInfo | URL, response: Response) => {
      if (fault() === 'full') throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      if (fault() === 'hanging') await new Promise(() => undefined);
      files.set(pathOf(request), response);
    },
    delete: async (request: RequestInfo | URL) => files.delete(pathOf(request)),
    keys: async () => [...files.keys()].map((path) => new Request(new URL(path, 'https://shell.test'))),
  });
  const refuse = () => {
    if (fault() === 'refused') throw new DOMException('Storage is forbidden.', 'SecurityError');
  };
  const open = (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return files;
  };
  const caches = {
    open: async (name: string) => {
      refuse();
      return cacheOver(open(name));
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) => {
      refuse();
      return all
        .get(cacheName ?? '')
        ?.get(pathOf(request))
        ?.clone();
    },
  };
  return caches as unknown as CacheStorage;
}
