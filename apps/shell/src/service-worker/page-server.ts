import type { BuildStore } from './build-store.js';
import type { Tabs } from './tabs.js';

/** A request as far as its answer depends on it. */
export type Asked = {
  readonly request: Request;
  /** Of the page that asks; empty for one that is being opened. */
  readonly clientId: string;
  /** Of the page that is being opened. */
  readonly resultingClientId: string;
};

/** What is asked of the services, and the outbox of the sandbox: answers that may be private, and change. */
const NEVER_OURS = /^\/(api|sandbox)(\/|$)/;

const PAGE = '/index.html';

/** Answers requests from the builds on this device; what they do not have goes to the network, and is not kept. */
export class PageServer {
  constructor(
    private readonly store: BuildStore,
    private readonly tabs: Tabs,
    private readonly origin: string,
    private readonly network: (request: Request) => Promise<Response>,
    /** Fetches again what a browser that wiped its storage has thrown away. */
    private readonly refill: () => void,
  ) {}

  /** The answer to a request; undefined for one that is none of our business. */
  answer({ request, clientId, resultingClientId }: Asked): Promise<Response> | undefined {
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || origin !== this.origin || NEVER_OURS.test(pathname)) return undefined;
    if (request.mode === 'navigate' && !this.store.has(pathname))
      return this.openPage(request, resultingClientId);
    return search === '' ? this.file(request, pathname, clientId) : undefined;
  }

  /** A page that is opened comes from this build, and stays with it. */
  private async openPage(request: Request, id: string): Promise<Response> {
    const page = await this.store.fileOf(this.store.version, PAGE);
    if (!page || !(await this.store.isComplete())) this.refill();
    if (!page) return this.network(request);
    await this.tabs.remember(id, this.store.version);
    return page;
  }

  private async file(request: Request, address: string, clientId: string): Promise<Response> {
    const version = (await this.tabs.versionOf(clientId)) ?? this.store.version;
    return (await this.store.fileOf(version, address)) ?? this.network(request);
  }
}
