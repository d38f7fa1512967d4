import { freePort, openTestDatabase, Program, type Environment } from '@word-unfolded/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auth } from './fake-auth.js';
import { Browser } from './browser.js';
import { startGateway, type Gateway } from './gateway-fixture.js';
import { documentId, TokenIssuer, type TokenWishes } from './token-issuer.js';
import { StackReader } from './journal/stack-reader.js';
import { OwnDatabase } from './own-database.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const GATEWAY = path.join(ROOT, 'services/gateway/dist/main.js');

/** A compiled service behind the gateway. */
type StackedService = 'journal' | 'usage' | 'auth';

export type StackOptions = {
  /** The running service; the journal by default. */
  readonly service?: StackedService;
  /** More variables for the gateway and the service. */
  readonly environment?: Environment;
  /** Its own database, which the test may kill: an embedded server as a process. */
  readonly ownDatabase?: boolean;
  /** Limits the file size of its own database, which has the effect of a full disk. */
  readonly databaseBytes?: number;
  /** Its own Redis and NATS, which the test may kill. */
  readonly ownServers?: boolean;
};

/** The databases of the service, which no other suite sees. */
type StackDatabase = Pick<OwnDatabase, 'environment' | 'stop'>;

/** The gateway with one compiled service and a database, as a browser sees it. */
export class ServiceStack {
  private constructor(
    readonly gateway: Gateway,
    private readonly issuer: TokenIssuer,
    private readonly folder: string,
    private readonly stored: StackDatabase,
    readonly service: Program,
    private readonly servers: { readonly redis: Program; readonly nats: Program } | undefined,
  ) {}

  /** The programs need the build: `npx nx run-many -t build`. */
  static async start({
    databaseBytes,
    ownDatabase = databaseBytes !== undefined,
    ownServers = false,
    service: name = 'journal',
    environment: more = {},
  }: StackOptions = {}): Promise<ServiceStack> {
    const folder = await mkdtemp(path.join(tmpdir(), 'service-stack-'));
    const own = ownServers ? await startServers(folder) : undefined;
    const issuer = await TokenIssuer.create('only');
    auth.keys = [issuer.key];
    const limits = { THROTTLE_PER_MINUTE: '100000000' };
    const [gateway, database] = await Promise.all([
      startGateway({ ...limits, ...more, ...own?.addresses }, { withAuth: name !== 'auth' }),
      ownDatabase ? OwnDatabase.start(folder, databaseBytes) : openTestDatabase(),
    ]);
    const service = new Program({
      command: process.execPath,
      args: [path.join(ROOT, 'services', name, 'dist/main.js')],
      environment: { ...gateway.environment, ...database.environment },
    });
    await service.start();
    return new ServiceStack(gateway, issuer, folder, database, service, own?.programs);
  }

  /** A reader with their own browser; of the tier plus by default. */
  async reader(wishes: TokenWishes = {}): Promise<StackReader> {
    const id = wishes.userId ?? documentId();
    const token = await this.issuer.issue({ tier: 'plus', ...wishes, userId: id });
    return new StackReader(new Browser(this.gateway.origin), id, token);
  }

  /** The database that the test may kill, with its address. @throws Error without `ownDatabase` */
  get database(): OwnDatabase {
    if (this.stored instanceof OwnDatabase) return this.stored;
    throw new Error('This stack shares the database of the run: start it with ownDatabase.');
  }

  /** Another gateway of the same stack, in its own process that can be killed. It needs the build too. */
  async startAnotherGateway(): Promise<{ readonly program: Program; readonly origin: string }> {
    const port = await freePort();
    const environment = { ...this.gateway.environment, PORT: String(port) };
    const program = new Program({ command: process.execPath, args: [GATEWAY], environment });
    await program.start();
    return { program, origin: `http://127.0.0.1:${port}` };
  }

  get redis(): Program {
    return this.servers!.redis;
  }

  get nats(): Program {
    return this.servers!.nats;
  }

  async stop(): Promise<void> {
    await this.service.kill();
    await this.gateway.stop();
    await this.stored.stop();
    await Promise.all(Object.values(this.servers ?? {}).map((each) => each.kill()));
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function startServers(folder: string) {
  const [redisPort, natsPort] = [await freePort(), await freePort()];
  const redis = new Program({
    command: 'redis-server',
    args: [
      ...['--bind', '127.0.0.1', '--port', String(redisPort), '--dir', folder],
      ...['--appendonly', 'yes', '--save', ''],
    ],
    port: redisPort,
  });
  const nats = new Program({
    command: 'nats-server',
    args: ['-a', '127.0.0.1', '-p', String(natsPort), '-js', '-sd', path.join(folder, 'nats')],
    port: natsPort,
  });
  await Promise.all([redis.start(), nats.start()]);
  const addresses = {
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    NATS_URL: `nats://127.0.0.1:${natsPort}`,
  };
  return { programs: { redis, nats }, addresses };
}
