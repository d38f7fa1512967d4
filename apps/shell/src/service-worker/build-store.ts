/** One build of the pages as a whole, as the gateway lists it: each file with the SHA-256 of its content. */
export type BuildList = {
  readonly version: string;
  readonly files: readonly (readonly [address: string, sha256: string])[];
};

/** What of the browser the store uses. */
export type Platform = {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** SHA-256 in hexadecimal. */
  readonly digest: (content: ArrayBuffer) => Promise<string>;
};

const PREFIX = 'build-';

/** Is put last: a cache without it is a build that was not finished. */
const COMPLETE = '/.complete';

const HASH_HEADER = 'x-content-sha256';

/** Names that hold a hash of the content: what the browser has of them already is what is wanted. */
const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;

const FETCHES_AT_ONCE = 6;

/** A file of the server is not the one of the list: another build has taken its place in the meantime. */
export class ForeignFileError extends Error {
  override readonly name = 'ForeignFileError';
}

/**
 * Builds of the pages, each in a cache of its own: one is there with every file or not at all. Only files of a list are
 * ever kept, so no answer of the API can be.
 */
export class BuildStore {
  constructor(
    private readonly list: BuildList,
    private readonly platform: Platform,
  ) {}

  get version(): string {
    return this.list.version;
  }

  /** Whether an address is one of this build's files. */
  has(address: string): boolean {
    return this.list.files.some(([each]) => each === address);
  }

  /** Keeps every file of this build. @throws Error when one cannot be had as it is listed; the next try goes on from there. */
  async install(): Promise<void> {
    const cache = await this.platform.caches.open(PREFIX + this.version);
    const left = [...this.list.files];
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) await this.keep(cache, ...next);
    };
    await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, work));
    await cache.put(COMPLETE, new Response());
  }

  async isComplete(): Promise<boolean> {
    return (await this.fileOf(this.version, COMPLETE)) !== undefined;
  }

  /** A file of a build; undefined where this device has it not. */
  async fileOf(version: string, address: string): Promise<Response | undefined> {
    return this.platform.caches.match(address, { cacheName: PREFIX + version });
  }

  /** Removes all builds but this one and some others. */
  async removeExcept(versions: ReadonlySet<string>): Promise<void> {
    const names = await this.versions();
    const old = names.filter((version) => version !== this.version && !versions.has(version));
    await Promise.all(old.map((version) => this.platform.caches.delete(PREFIX + version)));
  }

  private async keep(cache: Cache, address: string, sha256: string): Promise<void> {
    const known = (await this.keptBefore(address, sha256)) ?? (await this.fetched(address, sha256));
    await cache.put(address, known);
  }

  /** The same file, of this build or an older one. */
  private async keptBefore(address: string, sha256: string): Promise<Response | undefined> {
    for (const version of await this.versions()) {
      const file = await this.fileOf(version, address);
      if (file?.headers.get(HASH_HEADER) === sha256) return file;
    }
    return undefined;
  }

  private async fetched(address: string, sha256: string): Promise<Response> {
    const modes: RequestCache[] = HASHED_NAME.test(address) ? ['default', 'reload'] : ['reload'];
    for (const cache of modes) {
      const response = await this.platform.fetch(address, { cache, credentials: 'same-origin' });
      if (!response.ok) continue;
      const content = await response.arrayBuffer();
      if ((await this.platform.digest(content)) === sha256) return asKept(response, content, sha256);
    }
    throw new ForeignFileError(`${address} is not that of build ${this.version}`);
  }

  private async versions(): Promise<string[]> {
    const names = await this.platform.caches.keys();
    return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  }
}

/** A response with its policy headers, unpacked, and the hash by which a later build knows it again. */
function asKept(response: Response, content: ArrayBuffer, sha256: string): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(HASH_HEADER, sha256);
  return new Response(content, { headers });
}
