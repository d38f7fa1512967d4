import type { Type } from '@nestjs/common';
import {
  UsageCharged,
  type MessageCaller,
  type MessageContract,
  type MeteredSubject,
  type PayloadOf,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { NO_AMOUNTS, type Amounts, type FeatureKey, type Tier } from '@word-unfolded/domain';
import { Meter } from '@word-unfolded/metering';
import { SystemClock } from '@word-unfolded/primitives';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import {
  ContractClient,
  EventBus,
  inRequestContext,
  REDIS,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import {
  openTestDatabase,
  suiteEnvironment,
  until,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppModule } from '../src/app.module.js';
import { configurations } from '../src/configurations.js';
import { contactMessageModel } from '../src/contact/contact-message.schema.js';
import { activityModel } from '../src/activity/activity.schema.js';
import { rollupEntryModel } from '../src/rollups/schemas/rollup-entry.schema.js';
import { readerFactsModel } from '../src/readers/reader-facts.schema.js';
import { rollupModel } from '../src/rollups/schemas/rollup.schema.js';
import { daySumModel } from '../src/ledger/day-sum.schema.js';
import { usageRecordModel } from '../src/ledger/usage-record.schema.js';

/** The time of this machine: the suites of a worker share the clock. */
const { now: systemTime } = SystemClock.prototype;

export type ReaderSubject = Extract<MeteredSubject, { kind: 'reader' }>;

/** A date far in the future, because Redis uses the real time and would expire the counters of a past day. */
export const TODAY = '2099-03-10';

/** The usage service with its own database, at a time that the test sets. */
export class UsageUnderTest {
  time = new Date(`${TODAY}T10:00:00.000Z`);
  private readonly services: RunningService[] = [];

  private constructor(
    private readonly mongo: TestDatabase,
    readonly environment: Environment,
    readonly files: string,
  ) {}

  static async start(): Promise<UsageUnderTest> {
    const mongo = await openTestDatabase();
    const files = mkdtempSync(path.join(tmpdir(), 'usage-files-'));
    const storage = { STORAGE_FOLDER: files, FILES_SECRET: 'a secret of this suite, and of no other' };
    const usage = new UsageUnderTest(mongo, suiteEnvironment({ ...mongo.environment, ...storage }), files);
    // Replaces the clock of every replica before it starts, because a starting replica rebuilds the counters.
    SystemClock.prototype.now = () => usage.time;
    await usage.startReplica();
    return usage;
  }

  async startReplica(): Promise<RunningService> {
    const service = await startService('usage', AppModule, configurations, this.environment);
    this.services.push(service);
    const redis = service.app.get<Redis>(REDIS, { strict: false });
    await until('Redis is there', () => redis.status === 'ready');
    return service;
  }

  private get app() {
    return this.services[0]!.app;
  }

  get ask(): ContractClient['ask'] {
    const client = this.app.get(ContractClient, { strict: false });
    return client.ask.bind(client);
  }

  /** Asks for something as a reader whom the gateway has identified. */
  as<Contract extends MessageContract>(
    { id, tier, role }: ReaderSubject,
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    const caller: MessageCaller = { kind: 'reader', id, sessionId: '0'.repeat(24), tier, role };
    return inRequestContext({ correlationId: 'test-of-usage', language: 'en', caller }, () =>
      this.client.ask(contract, request),
    );
  }

  get client(): ContractClient {
    return this.app.get(ContractClient, { strict: false });
  }

  /** A provider of the first replica. */
  get<Provider>(type: Type<Provider>): Provider {
    return this.app.get(type, { strict: false });
  }

  get bus(): EventBus {
    return this.app.get(EventBus, { strict: false });
  }

  get meter(): Meter {
    return this.app.get(Meter, { strict: false });
  }

  get redis(): Redis {
    return this.app.get<Redis>(REDIS, { strict: false });
  }

  get usageRecords() {
    return usageRecordModel(this.connection);
  }

  get sums() {
    return daySumModel(this.connection);
  }

  get contactMessages() {
    return contactMessageModel(this.connection);
  }

  private get connection(): Connection {
    return this.app.get<Connection>(MONGO_CONNECTION, { strict: false });
  }

  /** Reserves and uses an amount now. */
  async use(subject: MeteredSubject, feature: FeatureKey, amounts: Partial<Amounts>): Promise<void> {
    const id = randomBytes(12).toString('hex');
    await this.meter.reserve(subject, { id, feature, amounts });
    await this.meter.settle(subject, id, amounts);
  }

  /** Publishes the event of usage on some day. */
  async tell(
    subject: ReaderSubject,
    day: string,
    amounts: Partial<Amounts>,
    id = randomBytes(12).toString('hex'),
  ) {
    const spent: PayloadOf<typeof UsageCharged> = {
      id,
      payer: { kind: 'reader', id: subject.id },
      tier: subject.tier,
      day,
      feature: 'chat',
      amounts: { ...NO_AMOUNTS, ...amounts },
      at: `${day}T09:00:00.000Z`,
    };
    await this.bus.publish(UsageCharged, spent, randomBytes(12).toString('hex'));
  }

  async untilStored(count: number): Promise<void> {
    await until(
      `${count} are in the ledger`,
      async () => (await this.usageRecords.countDocuments()) >= count,
    );
  }

  get rollups() {
    return rollupModel(this.connection);
  }

  get readerFacts() {
    return readerFactsModel(this.connection);
  }

  get activity() {
    return activityModel(this.connection);
  }

  /** Until everything that happened so far is in the sums. */
  async untilCounted(): Promise<void> {
    const entries = rollupEntryModel(this.connection);
    await until('all entries are added up', async () => (await entries.countDocuments()) === 0);
  }

  /** The counts of a series on some day, by key. */
  async countsOn(day: string, name: string): Promise<Record<string, number | undefined>> {
    const sums = await this.rollups.find({ name, at: day }).lean();
    return Object.fromEntries(sums.map(({ key, values }) => [key, values.count]));
  }

  /** Deletes the Redis data of this installation. */
  async loseRedis(): Promise<void> {
    const prefix = `${this.environment['SUBJECT_PREFIX']}:`;
    const keys = await this.redis.keys(`${prefix}usage:*`);
    if (keys.length > 0) await this.redis.del(...keys.map((key) => key.slice(prefix.length)));
  }

  async stop(): Promise<void> {
    SystemClock.prototype.now = systemTime;
    await Promise.all(this.services.splice(0).map((service) => service.stop()));
    await this.mongo.stop();
    rmSync(this.files, { recursive: true, force: true });
  }
}

export function newReader(tier: Tier = 'free', role: 'user' | 'admin' = 'user'): ReaderSubject {
  return { kind: 'reader', id: randomBytes(12).toString('hex'), tier, role };
}
