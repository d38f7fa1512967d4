import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy to the stack that can stop forwarding: connections are accepted, but never answered. */
export class HoldingProxy {
  #isHolding = false;
  readonly #sockets = new Set<Socket>();
  readonly #held = new WeakSet<Socket>();

  private constructor(
    private readonly server: Server,
    target: URL,
  ) {
    server.on('connection', (client) => {
      const stack = connect(Number(target.port), target.hostname);
      this.#join(client, stack);
      this.#join(stack, client);
    });
  }

  /** @param url of the stack */
  static async to(url: string): Promise<HoldingProxy> {
    const server = createServer();
    const proxy = new HoldingProxy(server, new URL(url));
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Forwards nothing from now on, in either direction; no connection is refused or closed. */
  hold(): void {
    this.#isHolding = true;
  }

  /** New connections pass again; those that were held stay dead. */
  release(): void {
    this.#isHolding = false;
    for (const socket of this.#sockets) this.#held.add(socket);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #join(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('data', (data) => {
      if (!this.#isHolding && !this.#held.has(from)) to.write(data);
    });
    from.on('error', () => undefined); // closes the upstream connection when the client disconnects
    from.on('close', () => {
      this.#sockets.delete(from);
      if (!this.#isHolding) to.destroy();
    });
  }
}
