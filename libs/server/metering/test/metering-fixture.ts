import { Injectable, Module } from '@nestjs/common';
import { UsageCharged, type PayloadOf, type MeteredSubject } from '@word-unfolded/contracts';
import type { Tier } from '@word-unfolded/domain';
import {
  Consumes,
  REDIS,
  redisConfiguration,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { suiteEnvironment, until, type Environment } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import { randomBytes } from 'node:crypto';
import { Clock } from '@word-unfolded/primitives';
import { AdminLimits, Meter, MeteringModule } from '../src/index.js';

type Spent = PayloadOf<typeof UsageCharged>;

/** Receives the charges instead of the usage service. */
@Injectable()
class UsageListener {
  readonly received: Spent[] = [];

  @Consumes(UsageCharged, { as: 'hear' })
  async hear(spent: Spent): Promise<void> {
    this.received.push(spent);
  }
}

@Module({ imports: [MeteringModule] })
class MeteredModule {}

@Module({ providers: [UsageListener] })
class ListeningModule {}

/** Several processes that meter usage, at a time that the test sets. */
export class MeteringUnderTest {
  private readonly services: RunningService[] = [];
  /** Far in the future: Redis uses the real time, and would delete the counters of a past day. */
  private time = new Date('2099-03-01T10:00:00.000Z');

  constructor(
    readonly environment: Environment = suiteEnvironment(),
    private readonly hasRedis = true,
  ) {}

  /** Starts one more process. */
  async start(): Promise<{ readonly meter: Meter; readonly admins: AdminLimits; readonly redis: Redis }> {
    const service = await startService('ai', MeteredModule, [redisConfiguration], this.environment);
    this.services.push(service);
    const of = <Provider>(token: symbol | (abstract new (...args: never[]) => Provider)) =>
      service.app.get<Provider>(token as symbol, { strict: false });
    of(Clock).now = () => this.time;
    const redis = of<Redis>(REDIS);
    if (this.hasRedis) await until('Redis is there', () => redis.status === 'ready');
    return { meter: of(Meter), admins: of(AdminLimits), redis };
  }

  /** Starts to receive charges. */
  async listen(): Promise<Spent[]> {
    const service = await startService('usage', ListeningModule, [], this.environment);
    this.services.push(service);
    return service.app.get(UsageListener, { strict: false }).received;
  }

  setTime(time: string): void {
    this.time = new Date(time);
  }

  pass(minutes: number): void {
    this.time = new Date(this.time.getTime() + minutes * 60_000);
  }

  async stop(): Promise<void> {
    await Promise.all(this.services.splice(0).map((service) => service.stop()));
  }
}

export function newReader(tier: Tier = 'free', role: 'user' | 'admin' = 'user'): MeteredSubject {
  return { kind: 'reader', id: randomBytes(12).toString('hex'), tier, role };
}

export const visitor = (address: string): MeteredSubject => ({
  kind: 'visitor',
  address,
  browser: 'a browser',
});
