import { createServer, connect, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of the test run's Redis. A test can cut its connections, or let them hang, while Redis runs on. */
export class RedisLine {
  private readonly sockets = new Set<Socket>();
  private state: 'open' | 'cut' | 'hanging' = 'open';
  private server: Server | undefined;
  /** How often somebody has come to the near end. */
  joined = 0;

  constructor(private readonly redis: URL) {}

  /** Opens the line. @returns the address at its near end */
  async open(): Promise<string> {
    const server = createServer((near) => this.join(near));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = new URL(this.redis);
    address.hostname = '127.0.0.1';
    address.port = String((server.address() as { port: number }).port);
    return address.href;
  }

  cut(): void {
    this.state = 'cut';
    for (const socket of this.sockets) socket.destroy();
  }

  /** From now on nothing passes, although the connections stand. */
  hang(): void {
    this.state = 'hanging';
  }

  restore(): void {
    this.state = 'open';
  }

  close(): void {
    this.cut();
    this.server?.close();
  }

  private join(near: Socket): void {
    this.joined += 1;
    if (this.state === 'cut') return void near.destroy();
    const far = connect(Number(this.redis.port || 6379), this.redis.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (data) => this.state === 'open' && to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}
