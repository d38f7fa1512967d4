/** A complete build of the pages, as the gateway lists it: each file with the SHA-256 of its content. */
export type BuildList = {
  readonly version: string;
  readonly files: readonly (readonly [address: string, sha256: string])[];
};

/** The browser APIs that the store uses. */
export type Platform = {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** SHA-256 in hexadecimal. */
  readonly digest: (content: ArrayBuffer) => Promise<string>;
};

const PREFIX = 'build-';

/** Is put last: a cache without it is an incomplete build. */
const COMPLETE = '/.complete';

const HASH_HEADER = 'x-content-sha256';

/** Names that contain a content hash: the browser's HTTP cache can be trusted for them. */
const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;

const FETCHES_AT_ONCE = 6;

/** A file on the server differs from the list: another build has been deployed meanwhile. */
class ForeignFileError extends Error {
  override readonly name = 'ForeignFileError';
}

/**
 * Builds of the pages, each in its own cache: a build is complete or not available at all. Only listed files are
 * stored, so no response of the API ever is.
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

  /**
   * Stores every file of this build. @throws Error when a file is unavailable or differs from the list; the next
   * attempt continues from there.
   */
  async install(): Promise<void> {
    const cache = await this.platform.caches.open(PREFIX + this.version);
    const left = [...this.list.files];
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) await this.store(cache, ...next);
    };
    await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, work));
    await cache.put(COMPLETE, new Response());
  }

  async isComplete(): Promise<boolean> {
    return (await this.fileOf(this.version, COMPLETE)) !== undefined;
  }

  /** A file of a build; undefined when this device does not have it or fails to read it. */
  async fileOf(version: string, address: string): Promise<Response | undefined> {
    try {
      return await this.platform.caches.match(address, { cacheName: PREFIX + version });
    } catch {
      return undefined;
    }
  }

  /** Removes all builds except this one and the given others. */
  async removeExcept(versions: ReadonlySet<string>): Promise<void> {
    const names = await this.versions();
    const old = names.filter((version) => version !== this.version && !versions.has(version));
    await Promise.all(old.map((version) => this.platform.caches.delete(PREFIX + version)));
  }

  private async store(cache: Cache, address: string, sha256: string): Promise<void> {
    const known = (await this.storedBefore(address, sha256)) ?? (await this.fetched(address, sha256));
    await cache.put(address, known);
  }

  /** The same file, of this build or an older one. */
  private async storedBefore(address: string, sha256: string): Promise<Response | undefined> {
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
      if ((await this.platform.digest(content)) === sha256) return asStored(response, content, sha256);
    }
    throw new ForeignFileError(`${address} is not that of build ${this.version}`);
  }

  private async versions(): Promise<string[]> {
    const names = await this.platform.caches.keys();
    return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  }
}

/** A decoded response with its policy headers, and the hash by which a later build recognises it. */
function asStored(response: Response, content: ArrayBuffer, sha256: string): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(HASH_HEADER, sha256);
  return new Response(content, { headers });
}
