import { startStripeSandbox, type StripeSandbox } from '@word-unfolded/sandbox';
import {
  freePort,
  openTestDatabase,
  Program,
  suiteEnvironment,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import { Redis } from 'ioredis';
import { mongo } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HttpReader } from './http-reader.js';

/** All run as built: `npx nx run-many -t build`. */
const ROOT = path.join(import.meta.dirname, '../../../..');

/** The services that store data of readers. */
export const SERVICES = ['auth', 'journal', 'ai', 'usage', 'billing'] as const;

export type ServiceOfReaders = (typeof SERVICES)[number];

/** The database of a service. */
export type DatabaseOf = (service: ServiceOfReaders | 'scripture') => mongo.Db;

type ProductOptions = {
  readonly prepare?: (databaseOf: DatabaseOf, files: string) => Promise<void>;
  readonly withScripture?: boolean;
};

/** The gateway and every service with data of readers, as programs that a test can kill. */
export class Product {
  private constructor(
    /** The address of the first gateway. */
    readonly origin: string,
    /** The address of another one. */
    readonly otherOrigin: string,
    readonly environment: Environment,
    private readonly client: mongo.MongoClient,
    readonly database: DatabaseOf,
    readonly redis: Redis,
    /** The folder of stored files. */
    readonly files: string,
    readonly stripe: StripeSandbox,
    private readonly programs: ReadonlyMap<string, Program>,
    private readonly folder: string,
    private readonly mongo: TestDatabase,
  ) {}

  /** @param options.prepare fills the databases and the folder of the store before the services start */
  static async start({ prepare, withScripture = false }: ProductOptions = {}): Promise<Product> {
    const folder = await mkdtemp(path.join(tmpdir(), 'installation-'));
    const [port, otherPort] = [await freePort(), await freePort()];
    const mongoServer = await openTestDatabase();
    const secret = 'whsec_of_this_test';
    const url = `http://127.0.0.1:${port}/api/billing/webhook`;
    const stripe = await startStripeSandbox({ tickMs: 0, holdsEvents: true, webhook: { url, secret } });
    const files = path.join(folder, 'files');
    const environment = suiteEnvironment({
      ...mongoServer.environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      WEB_ROOT: path.join(ROOT, 'apps'),
      STORAGE_FOLDER: files,
      FILES_SECRET: 'a secret of this test, which is long enough',
      ARGON2_MEMORY_KIB: '8',
      ARGON2_PASSES: '1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SCRIPTURE_SOURCE: 'library',
      // All requests of a suite come from one address.
      THROTTLE_PER_MINUTE: '100000',
      STRIPE_SECRET_KEY: stripe.apiKey,
      STRIPE_API_URL: stripe.url,
      STRIPE_WEBHOOK_SECRET: secret,
    });
    const client = await new mongo.MongoClient(mongoServer.uri).connect();
    const databaseOf: DatabaseOf = (service) => client.db(`${mongoServer.prefix}${service}`);
    await prepare?.(databaseOf, files);
    const programs = new Map<string, Program>();
    const begin = (key: string, service: string, more: Environment = {}) => {
      const args = [path.join(ROOT, `services/${service}/dist/main.js`)];
      programs.set(
        key,
        new Program({ command: process.execPath, args, environment: { ...environment, ...more } }),
      );
    };
    for (const name of [...SERVICES, 'gateway', 'scripture']) begin(name, name);
    if (withScripture) begin('scripture too', 'scripture');
    // Another replica, so that two of them migrate the same database.
    begin('usage too', 'usage');
    begin('gateway too', 'gateway', { PORT: String(otherPort) });
    const isStarted = (name: string) => withScripture || name !== 'scripture';
    const started = [...programs].filter(([name]) => isStarted(name));
    await Promise.all(started.map(([, program]) => program.start()));
    const redis = new Redis(environment['REDIS_URL']!, { keyPrefix: `${environment['SUBJECT_PREFIX']}:` });
    const origin = `http://127.0.0.1:${port}`;
    return new Product(
      origin,
      `http://127.0.0.1:${otherPort}`,
      environment,
      client,
      databaseOf,
      redis,
      files,
      stripe,
      programs,
      folder,
      mongoServer,
    );
  }

  /** @param changes fields of the account, such as the role */
  reader(name: string, changes?: Readonly<Record<string, unknown>>): Promise<HttpReader> {
    return HttpReader.register(this.origin, name, this.database('auth').collection('accounts'), changes);
  }

  /** A reader with an account, who signs in. */
  returning(name: string): Promise<HttpReader> {
    return HttpReader.returning(this.origin, name);
  }

  /** @param service or another replica of one, such as `scripture too` */
  kill(service: string): Promise<void> {
    return this.programs.get(service)!.kill();
  }

  startAgain(service: string): Promise<void> {
    return this.programs.get(service)!.start();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.kill()));
    await this.client.close();
    await this.mongo.stop();
    this.redis.disconnect();
    await this.stripe.stop();
    await rm(this.folder, { recursive: true });
  }
}
