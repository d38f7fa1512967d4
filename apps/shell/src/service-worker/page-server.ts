import type { BuildStore } from './build-store.js';
import type { Tabs } from './tabs.js';

/** The properties of a request that determine its response. */
export type PageRequest = {
  readonly request: Request;
  /** The client that sends the request; empty for a navigation. */
  readonly clientId: string;
  /** The client that a navigation creates. */
  readonly resultingClientId: string;
};

/** Paths of the services and of the sandbox outbox, whose responses may be private and change, and of the licences. */
const NEVER_OURS = /^\/((api|sandbox)(\/|$)|licenses\.txt$)/;

const PAGE = '/index.html';

/** Responds to requests from the builds on this device; other requests go to the network, and are not cached. */
export class PageServer {
  constructor(
    private readonly store: BuildStore,
    private readonly tabs: Tabs,
    private readonly origin: string,
    private readonly network: (request: Request) => Promise<Response>,
    /** Fetches files again that the browser has evicted. */
    private readonly refill: () => void,
  ) {}

  /** The response to a request; undefined for a request that the worker does not handle. */
  answer({ request, clientId, resultingClientId }: PageRequest): Promise<Response> | undefined {
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || origin !== this.origin || NEVER_OURS.test(pathname)) return undefined;
    if (request.mode === 'navigate' && !this.store.has(pathname))
      return this.openPage(request, resultingClientId);
    return search === '' ? this.file(request, pathname, clientId) : undefined;
  }

  /** A page is loaded from this build, and stays with it. */
  private async openPage(request: Request, id: string): Promise<Response> {
    const page = await this.store.fileOf(this.store.version, PAGE);
    if (!page || !(await this.store.isComplete())) this.refill();
    if (!page) return this.network(request);
    void this.tabs.remember(id, this.store.version); // a page never waits for a write to the device
    return page;
  }

  private async file(request: Request, address: string, clientId: string): Promise<Response> {
    const version = (await this.tabs.versionOf(clientId)) ?? this.store.version;
    return (await this.store.fileOf(version, address)) ?? this.network(request);
  }
}
