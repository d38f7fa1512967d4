import { freePort, Program, type Environment } from '@word-unfolded/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auth } from './fake-auth.js';
import { Browser } from './browser.js';
import { startGateway, type Gateway } from './gateway-fixture.js';
import { documentId, TokenIssuer, type TokenWishes } from './token-issuer.js';
import { StackReader } from './journal/stack-reader.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const GATEWAY = path.join(ROOT, 'services/gateway/dist/main.js');
const DATABASE = path.join(ROOT, 'libs/server/embedded-mongo/dist/main.js');

/** A compiled service behind the gateway. */
type StackedService = 'journal' | 'usage' | 'auth';

export type StackOptions = {
  /** The running service; the journal by default. */
  readonly service?: StackedService;
  /** More variables for the gateway and the service. */
  readonly environment?: Environment;
  /** Limits the file size of the database process, which has the effect of a full disk. */
  readonly databaseBytes?: number;
  /** Its own Redis and NATS, which the test may kill. */
  readonly ownServers?: boolean;
};

/** The gateway with one compiled service and a database, as a browser sees it. */
export class ServiceStack {
  private constructor(
    readonly gateway: Gateway,
    private readonly issuer: TokenIssuer,
    private readonly folder: string,
    private readonly databasePort: number,
    private db: Program,
    readonly service: Program,
    private readonly servers: { readonly redis: Program; readonly nats: Program } | undefined,
  ) {}

  /** The programs need the build: `npx nx run-many -t build`. */
  static async start({
    databaseBytes,
    ownServers = false,
    service: name = 'journal',
    environment: more = {},
  }: StackOptions = {}): Promise<ServiceStack> {
    const folder = await mkdtemp(path.join(tmpdir(), 'service-stack-'));
    const port = await freePort();
    const database = databaseOf(folder, port, databaseBytes);
    const own = ownServers ? await startServers(folder) : undefined;
    const issuer = await TokenIssuer.create('only');
    auth.keys = [issuer.key];
    const limits = { THROTTLE_PER_MINUTE: '100000000' };
    const [gateway] = await Promise.all([
      startGateway({ ...limits, ...more, ...own?.addresses }, { withAuth: name !== 'auth' }),
      database.start(),
    ]);
    const MONGODB_URI = urlOf(port);
    const service = new Program({
      command: process.execPath,
      args: [path.join(ROOT, 'services', name, 'dist/main.js')],
      environment: { ...gateway.environment, MONGODB_URI },
    });
    await service.start();
    return new ServiceStack(gateway, issuer, folder, port, database, service, own?.programs);
  }

  /** A reader with their own browser; of the tier plus by default. */
  async reader(wishes: TokenWishes = {}): Promise<StackReader> {
    const id = wishes.userId ?? documentId();
    const token = await this.issuer.issue({ tier: 'plus', ...wishes, userId: id });
    return new StackReader(new Browser(this.gateway.origin), id, token);
  }

  /** The address of the database, for a test that counts the data of the service. */
  get databaseUrl(): string {
    return urlOf(this.databasePort);
  }

  get database(): Program {
    return this.db;
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

  /** Starts the database again, on a disk with room. */
  async makeSpace(): Promise<void> {
    await this.db.kill();
    this.db = databaseOf(this.folder, this.databasePort);
    await this.db.start();
  }

  async stop(): Promise<void> {
    await this.service.kill();
    await this.gateway.stop();
    const programs = [this.db, ...Object.values(this.servers ?? {})];
    await Promise.all(programs.map((each) => each.kill()));
    await rm(this.folder, { recursive: true, force: true });
  }
}

function urlOf(port: number): string {
  return `mongodb://127.0.0.1:${port}/?replicaSet=rs0`;
}

function databaseOf(folder: string, port: number, bytes?: number): Program {
  const args = [DATABASE, '--folder', path.join(folder, 'mongo'), '--port', String(port)];
  if (bytes === undefined) return new Program({ command: process.execPath, args });
  // POSIX counts blocks of 512 bytes.
  const limited = `ulimit -f ${Math.floor(bytes / 512)}; exec "$0" "$@"`;
  return new Program({ command: 'sh', args: ['-c', limited, process.execPath, ...args] });
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
