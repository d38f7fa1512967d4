import { freePort, Program } from '@word-unfolded/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auth } from '../auth-stand-in.js';
import { Browser } from '../browser.js';
import { startGateway, type Gateway } from '../gateway-fixture.js';
import { documentId, TokenIssuer, type TokenWishes } from '../token-issuer.js';
import { HouseReader } from './house-reader.js';

const ROOT = path.join(import.meta.dirname, '../../../..');
const JOURNAL = path.join(ROOT, 'services/journal/dist/main.js');
const DATABASE = path.join(ROOT, 'libs/server/embedded-mongo/dist/main.js');

export type HouseWishes = {
  /** No file of the database may become larger: to it, as good as a full disk. */
  readonly databaseBytes?: number;
  /** Redis and NATS of its own, which it may kill. */
  readonly ownServers?: boolean;
};

/** The gateway before the journal service as it is built, with a database: what a browser meets. */
export class JournalHouse {
  private constructor(
    readonly gateway: Gateway,
    private readonly issuer: TokenIssuer,
    private readonly folder: string,
    private readonly databasePort: number,
    private database: Program,
    readonly journal: Program,
    private readonly servers: { readonly redis: Program; readonly nats: Program } | undefined,
  ) {}

  /** The programs need the build: `npx nx run-many -t build`. */
  static async start({ databaseBytes, ownServers = false }: HouseWishes = {}): Promise<JournalHouse> {
    const folder = await mkdtemp(path.join(tmpdir(), 'journal-house-'));
    const port = await freePort();
    const database = databaseOf(folder, port, databaseBytes);
    const own = ownServers ? await startServers(folder) : undefined;
    const issuer = await TokenIssuer.create('only');
    auth.keys = [issuer.key];
    const limits = { THROTTLE_PER_MINUTE: '100000000' };
    const [gateway] = await Promise.all([
      startGateway({ ...limits, ...own?.addresses }, { withAuth: true }),
      database.start(),
    ]);
    const MONGODB_URI = `mongodb://127.0.0.1:${port}/?replicaSet=rs0`;
    const journal = new Program({
      command: process.execPath,
      args: [JOURNAL],
      environment: { ...gateway.environment, MONGODB_URI },
    });
    await journal.start();
    return new JournalHouse(gateway, issuer, folder, port, database, journal, own?.programs);
  }

  /** A reader with a browser of their own; of the tier plus, unless it is said otherwise. */
  async reader(wishes: TokenWishes = {}): Promise<HouseReader> {
    const id = wishes.userId ?? documentId();
    const token = await this.issuer.issue({ tier: 'plus', ...wishes, userId: id });
    return new HouseReader(new Browser(this.gateway.origin), id, token);
  }

  get redis(): Program {
    return this.servers!.redis;
  }

  get nats(): Program {
    return this.servers!.nats;
  }

  /** Starts the database again, on a disk that has room. */
  async makeRoom(): Promise<void> {
    await this.database.kill();
    this.database = databaseOf(this.folder, this.databasePort);
    await this.database.start();
  }

  async stop(): Promise<void> {
    await this.journal.kill();
    await this.gateway.stop();
    const programs = [this.database, ...Object.values(this.servers ?? {})];
    await Promise.all(programs.map((each) => each.kill()));
    await rm(this.folder, { recursive: true, force: true });
  }
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
