import { UsageAmountsSpent, type Payer, type PayloadOf } from '@word-unfolded/contracts';
import { NO_AMOUNTS, type Amounts, type FeatureKey, type Tier } from '@word-unfolded/domain';
import { startEmbeddedMongo, type EmbeddedMongo } from '@word-unfolded/embedded-mongo';
import { Meter, MeteringClock } from '@word-unfolded/metering';
import { MONGO_CONNECTION, persistenceConfiguration } from '@word-unfolded/persistence';
import {
  ContractClient,
  EventBus,
  REDIS,
  redisConfiguration,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { suiteEnvironment, until, type Environment } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { AppModule } from '../src/app.module.js';
import { daySumModel } from '../src/ledger/day-sum.schema.js';
import { spendingModel } from '../src/ledger/spending.schema.js';

export type ReaderPayer = Extract<Payer, { kind: 'reader' }>;

/** Far ahead: Redis goes by the real time, and would not keep the counters of a day gone by. */
export const TODAY = '2099-03-10';

/** The usage service with a database of its own, at a time that the test says. */
export class UsageUnderTest {
  time = new Date(`${TODAY}T10:00:00.000Z`);
  private readonly services: RunningService[] = [];

  private constructor(
    private readonly mongo: EmbeddedMongo,
    readonly environment: Environment,
  ) {}

  static async start(): Promise<UsageUnderTest> {
    const mongo = await startEmbeddedMongo({ inMemory: true });
    const usage = new UsageUnderTest(mongo, suiteEnvironment({ MONGODB_URI: mongo.uri }));
    // Of every replica, before it begins: it counts anew as soon as it runs.
    MeteringClock.prototype.now = () => usage.time;
    await usage.startReplica();
    return usage;
  }

  async startReplica(): Promise<RunningService> {
    const configurations = [redisConfiguration, persistenceConfiguration];
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

  get bus(): EventBus {
    return this.app.get(EventBus, { strict: false });
  }

  get meter(): Meter {
    return this.app.get(Meter, { strict: false });
  }

  get redis(): Redis {
    return this.app.get<Redis>(REDIS, { strict: false });
  }

  get spendings() {
    return spendingModel(this.connection);
  }

  get sums() {
    return daySumModel(this.connection);
  }

  private get connection(): Connection {
    return this.app.get<Connection>(MONGO_CONNECTION, { strict: false });
  }

  /** Something is reserved and used, now. */
  async use(payer: Payer, feature: FeatureKey, amounts: Partial<Amounts>): Promise<void> {
    const id = randomBytes(12).toString('hex');
    await this.meter.reserve(payer, { id, feature, amounts });
    await this.meter.settle(payer, id, amounts);
  }

  /** Something was used on some day, as the event tells. */
  async tell(
    payer: ReaderPayer,
    day: string,
    amounts: Partial<Amounts>,
    id = randomBytes(12).toString('hex'),
  ) {
    const spent: PayloadOf<typeof UsageAmountsSpent> = {
      id,
      payer: { kind: 'reader', id: payer.id },
      tier: payer.tier,
      day,
      feature: 'chat',
      amounts: { ...NO_AMOUNTS, ...amounts },
      at: `${day}T09:00:00.000Z`,
    };
    await this.bus.publish(UsageAmountsSpent, spent, randomBytes(12).toString('hex'));
  }

  async untilKept(count: number): Promise<void> {
    await until(`${count} are in the ledger`, async () => (await this.spendings.countDocuments()) >= count);
  }

  /** Redis loses what it knows of this installation. */
  async loseRedis(): Promise<void> {
    const prefix = `${this.environment['SUBJECT_PREFIX']}:`;
    const keys = await this.redis.keys(`${prefix}usage:*`);
    if (keys.length > 0) await this.redis.del(...keys.map((key) => key.slice(prefix.length)));
  }

  async stop(): Promise<void> {
    await Promise.all(this.services.splice(0).map((service) => service.stop()));
    await this.mongo.stop();
  }
}

export function newReader(tier: Tier = 'free', role: 'user' | 'admin' = 'user'): ReaderPayer {
  return { kind: 'reader', id: randomBytes(12).toString('hex'), tier, role };
}
