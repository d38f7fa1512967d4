import { createServer, type Server, type Socket } from 'node:net';
import { ConnectionLogin } from '../authentication/connection-login.js';
import type { ScramSecret } from '../authentication/scram-secret.js';
import { ChangeFeed } from '../changes/change-feed.js';
import type { ServerParts } from '../commands/command.js';
import { Dispatcher } from '../commands/dispatcher.js';
import { FailPoints } from '../commands/fail-points.js';
import { CursorRegistry } from '../cursors/cursor-registry.js';
import type { Database } from '../database/database.js';
import { SessionRegistry } from '../sessions/session-registry.js';
import { Connection, type ErrorListener } from './connection.js';
import { addressText, listenOn, type ListenAddress, type ServerAddress } from './listen-address.js';
import { Maintenance } from './maintenance.js';

export type EmbeddedServerOptions = {
  readonly database: Database;
  readonly listen: ListenAddress;
  readonly replicaSet: string | undefined;
  readonly token: string;
  /** Undefined if authentication is disabled. */
  readonly secret: ScramSecret | undefined;
  readonly ttlMilliseconds: number;
  readonly transactionMilliseconds: number;
  readonly onError: ErrorListener;
  /** Runs after the last reply, while the store is still open. */
  readonly beforeStoreCloses: (() => void) | undefined;
};

/** A server over a database: its connections, cursors and sessions. */
export class EmbeddedServer {
  private readonly connections = new Set<Connection>();
  private readonly cursors = new CursorRegistry();
  private readonly net: Server;
  private maintenance: Maintenance | undefined;
  private dispatcher: Dispatcher | undefined;
  private sessions: SessionRegistry | undefined;
  private accepted = 0;
  private isClosing = false;

  private constructor(private readonly options: EmbeddedServerOptions) {
    this.net = createServer({ noDelay: true }, (socket) => this.accept(socket));
  }

  /** Starts to listen and to answer. */
  static async start(
    options: EmbeddedServerOptions,
  ): Promise<{ server: EmbeddedServer; address: ServerAddress }> {
    const server = new EmbeddedServer(options);
    const address = await listenOn(server.net, options.listen);
    server.serve(address);
    return { server, address };
  }

  /** Aborts all connections and their commands, and closes the database. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.maintenance?.stop();
    const closed = new Promise<void>((resolve) => this.net.close(() => resolve()));
    const busy = [...this.connections].map(({ idle }) => idle);
    this.cursors.closeAll();
    for (const connection of this.connections) connection.close();
    // Writes that wait for a transaction would otherwise wait forever.
    this.sessions?.abortAll();
    await Promise.all([...busy, closed]);
    await this.options.database.close(this.options.beforeStoreCloses);
  }

  private serve(address: ServerAddress): void {
    const { database, replicaSet, token, transactionMilliseconds, ttlMilliseconds, onError } = this.options;
    const { cursors } = this;
    const sessions = new SessionRegistry(database, transactionMilliseconds, (id) =>
      cursors.closeOfSession(id),
    );
    const parts: ServerParts = {
      identity: {
        address: addressText(address),
        replicaSet,
        token,
        needsLogin: this.options.secret !== undefined,
      },
      database,
      cursors,
      sessions,
      feed: new ChangeFeed(),
      failPoints: new FailPoints(),
      connectionCount: () => this.connections.size,
    };
    this.sessions = sessions;
    database.store.onTooManySnapshots = () => cursors.closeLongestIdle();
    this.dispatcher = new Dispatcher(parts, () => this.isClosing);
    this.maintenance = new Maintenance(parts, ttlMilliseconds, onError);
  }

  private accept(socket: Socket): void {
    if (!this.dispatcher || this.isClosing) {
      socket.destroy();
      return;
    }
    this.accepted += 1;
    const { secret, onError } = this.options;
    const login = new ConnectionLogin(secret);
    const connection = new Connection(this.accepted, login, socket, this.dispatcher, onError);
    this.connections.add(connection);
    socket.on('close', () => this.connections.delete(connection));
  }
}
