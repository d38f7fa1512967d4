import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A proxy to an HTTP server that holds requests until a test lets them pass. */
export class GatedProxy {
  /** Requests that have arrived. */
  arrived = 0;
  #open: () => void = () => {};
  #gate: Promise<void> = Promise.resolve();

  private constructor(private readonly server: Server) {}

  /** @param origin of the server, without a path */
  static async to(origin: string): Promise<GatedProxy> {
    const server = createServer();
    const proxy = new GatedProxy(server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      proxy.#forward(origin, request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Holds all requests from now on. */
  hold(): void {
    this.#gate = new Promise((resolve) => (this.#open = resolve));
  }

  /** Lets those that are held and all later ones pass. */
  pass(): void {
    this.#open();
  }

  async close(): Promise<void> {
    this.pass();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #forward(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    this.arrived += 1;
    await this.#gate;
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const left = new AbortController();
    response.once('close', () => left.abort());
    const answer = await fetch(`${origin}${request.url}`, {
      signal: left.signal,
      method: request.method ?? 'GET',
      headers: { authorization, 'content-type': type },
      body,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (!answer.body) return void response.end();
    await pipeline(answer.body as unknown as AsyncIterable<Uint8Array>, response);
  }
}
