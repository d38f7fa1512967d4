import { Injectable, Module } from '@nestjs/common';
import { UsageAmountsSpent, type PayloadOf, type Payer } from '@word-unfolded/contracts';
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
import { AdminLimits, Meter, MeteringClock, MeteringModule } from '../src/index.js';

type Spent = PayloadOf<typeof UsageAmountsSpent>;

/** Takes what was spent in the place of the usage service. */
@Injectable()
export class SpentListener {
  readonly heard: Spent[] = [];

  @Consumes(UsageAmountsSpent, { as: 'hear' })
  async hear(spent: Spent): Promise<void> {
    this.heard.push(spent);
  }
}

@Module({ imports: [MeteringModule] })
class MeteredModule {}

@Module({ providers: [SpentListener] })
class ListeningModule {}

/** Some processes that meter, at a time that the test says. */
export class MeteringUnderTest {
  private readonly services: RunningService[] = [];
  /** Far ahead: Redis goes by the real time, and would not keep the counters of a day gone by. */
  private time = new Date('2099-03-01T10:00:00.000Z');

  constructor(
    readonly environment: Environment = suiteEnvironment(),
    private readonly hasRedis = true,
  ) {}

  /** Starts a process more. */
  async start(): Promise<{ readonly meter: Meter; readonly admins: AdminLimits; readonly redis: Redis }> {
    const service = await startService('ai', MeteredModule, [redisConfiguration], this.environment);
    this.services.push(service);
    const of = <Provider>(token: symbol | (abstract new (...args: never[]) => Provider)) =>
      service.app.get<Provider>(token as symbol, { strict: false });
    of(MeteringClock).now = () => this.time;
    const redis = of<Redis>(REDIS);
    if (this.hasRedis) await until('Redis is there', () => redis.status === 'ready');
    return { meter: of(Meter), admins: of(AdminLimits), redis };
  }

  /** Starts to hear what was spent. */
  async listen(): Promise<Spent[]> {
    const service = await startService('usage', ListeningModule, [], this.environment);
    this.services.push(service);
    return service.app.get(SpentListener, { strict: false }).heard;
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

export function newReader(tier: Tier = 'free', role: 'user' | 'admin' = 'user'): Payer {
  return { kind: 'reader', id: randomBytes(12).toString('hex'), tier, role };
}

export const visitor = (address: string): Payer => ({ kind: 'visitor', address, browser: 'a browser' });
