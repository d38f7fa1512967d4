const CACHE = 'tabs';

const addressOf = (id: string) => `/.tab/${encodeURIComponent(id)}`;

/** For this long a page that is just opening may be missing from the list of open pages. */
const OPENING_MS = 60_000;

type Tab = { readonly version: string; readonly at: number };

/** Records the build of each open page, so that all its files come from the same one. Survives the worker. */
export class Tabs {
  private readonly known = new Map<string, Tab>();

  constructor(
    private readonly caches: CacheStorage,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Records the build of a page: at once for the lifetime of this worker, and for the next worker when the promise is
   * fulfilled. On a full device it is not; the page then gets its later files from the newest build.
   */
  async remember(id: string, version: string): Promise<void> {
    if (id === '') return;
    const tab: Tab = { version, at: this.now() };
    this.known.set(addressOf(id), tab);
    try {
      await (await this.caches.open(CACHE)).put(addressOf(id), new Response(JSON.stringify(tab)));
    } catch {
      // The device is full or rejects the write: this worker still has the record in memory.
    }
  }

  async versionOf(id: string): Promise<string | undefined> {
    return (await this.read(addressOf(id)))?.version;
  }

  /**
   * Removes the records of closed pages.
   *
   * @param open ids of the pages that are open
   * @returns the builds of the open pages
   */
  async forgetGone(open: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const cache = await this.caches.open(CACHE);
    const inUse = new Set<string>();
    const stored = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    for (const pathname of new Set([...stored, ...this.known.keys()])) {
      const tab = await this.read(pathname);
      const id = decodeURIComponent(pathname.slice(addressOf('').length));
      if (tab && (open.has(id) || this.now() - tab.at < OPENING_MS)) inUse.add(tab.version);
      else {
        this.known.delete(pathname);
        await cache.delete(pathname);
      }
    }
    return inUse;
  }

  private async read(address: string): Promise<Tab | undefined> {
    const known = this.known.get(address);
    if (known) return known;
    try {
      const stored = await this.caches.match(address, { cacheName: CACHE });
      return stored ? ((await stored.json()) as Tab) : undefined;
    } catch {
      return undefined;
    }
  }
}
