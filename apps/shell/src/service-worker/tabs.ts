const CACHE = 'tabs';

const addressOf = (id: string) => `/.tab/${encodeURIComponent(id)}`;

/** A page that was just asked for is not among the open ones yet. */
const OPENING_MS = 60_000;

type Tab = { readonly version: string; readonly at: number };

/** From which build each open page came, so that it gets all of its later parts from the same. Outlives the worker. */
export class Tabs {
  constructor(
    private readonly caches: CacheStorage,
    private readonly now: () => number = Date.now,
  ) {}

  async remember(id: string, version: string): Promise<void> {
    if (id === '') return;
    const tab: Tab = { version, at: this.now() };
    await (await this.caches.open(CACHE)).put(addressOf(id), new Response(JSON.stringify(tab)));
  }

  async versionOf(id: string): Promise<string | undefined> {
    return (await this.read(addressOf(id)))?.version;
  }

  /**
   * Forgets the pages that are gone.
   *
   * @param open ids of the pages that are open
   * @returns the builds from which the others came
   */
  async forgetGone(open: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const cache = await this.caches.open(CACHE);
    const inUse = new Set<string>();
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const tab = await this.read(pathname);
      const id = decodeURIComponent(pathname.slice(addressOf('').length));
      if (tab && (open.has(id) || this.now() - tab.at < OPENING_MS)) inUse.add(tab.version);
      else await cache.delete(pathname);
    }
    return inUse;
  }

  private async read(address: string): Promise<Tab | undefined> {
    const kept = await this.caches.match(address, { cacheName: CACHE });
    return kept ? ((await kept.json()) as Tab) : undefined;
  }
}
