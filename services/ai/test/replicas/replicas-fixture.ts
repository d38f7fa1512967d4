import type { NatsConnection } from '@nats-io/transport-node';
import { Module } from '@nestjs/common';
import {
  WriteAnswer,
  type AppError,
  type MeteredSubject,
  type PlacedAnswerEvent,
} from '@word-unfolded/contracts';
import { startEmbeddedMongo, type EmbeddedMongo } from '@word-unfolded/embedded-mongo';
import { Meter, MeteringModule } from '@word-unfolded/metering';
import {
  ContractClient,
  NATS_CONNECTION,
  redisConfiguration,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { endProcess, forkReady, suiteEnvironment, type Environment } from '@word-unfolded/testing';
import mongoose from 'mongoose';
import { execFile, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chat, readOf, type Read } from '../answers/answers-fixture.js';
import { FakeScriptureModule } from '../answers/fake-scripture.js';
import type { ReplicaMessage } from './slow-replica.js';

/** Longer than an answer of these tests takes, in milliseconds. */
const HELD_MS = 20_000;

@Module({ imports: [MeteringModule] })
class CallerModule {}

/** A replica of the ai service: a process that can be killed. */
export class Replica {
  readonly wrote: Exclude<ReplicaMessage, 'ready'>[] = [];
  /** When it last began an answer, by the clock of this process, in milliseconds. */
  beganAt = 0;

  private constructor(private readonly process: ChildProcess) {
    process.on('message', (message: ReplicaMessage) => {
      if (message === 'ready') return;
      this.wrote.push(message);
      this.beganAt = performance.now();
    });
  }

  static async start(environment: Environment): Promise<Replica> {
    const main = path.join(import.meta.dirname, 'dist', 'main.js');
    return new Replica(await forkReady(main, environment));
  }

  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Suspends it, while NATS continues to send it requests. */
  freeze(): void {
    this.process.kill('SIGSTOP');
  }

  /** Ends it: at once, or gracefully as at a replacement. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await endProcess(this.process, signal);
  }
}

/**
 * Replicas of the ai service with their dependencies, and a caller. Always on the embedded server, because the tests hold
 * back a command by a fail point, which an ordinary MongoDB does not allow.
 */
export class ReplicasUnderTest {
  private readonly replicas: Replica[] = [];

  private constructor(
    private readonly mongo: EmbeddedMongo,
    private readonly folder: string,
    private readonly scripture: RunningService,
    private readonly caller: RunningService,
    private readonly environment: Environment,
  ) {}

  static async start(): Promise<ReplicasUnderTest> {
    await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'bundle-replica.mjs')]);
    const mongo = await startEmbeddedMongo({ inMemory: true });
    const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-replicas-'));
    const environment = suiteEnvironment({
      MONGODB_URI: mongo.uri,
      STORAGE_FOLDER: folder,
      FILES_SECRET: 'a secret of this suite alone, long enough',
    });
    const scripture = await startService('scripture', FakeScriptureModule, [], environment);
    const caller = await startService('gateway', CallerModule, [redisConfiguration], environment);
    return new ReplicasUnderTest(mongo, folder, scripture, caller, environment);
  }

  /** Exactly so many replicas, which have written nothing yet; those that survived an earlier test take part. */
  async running(count: number): Promise<Replica[]> {
    const alive = this.replicas.filter(({ isAlive }) => isAlive);
    await Promise.all(alive.slice(count).map((replica) => replica.end('SIGKILL')));
    const survivors = alive.slice(0, count);
    for (const survivor of survivors) survivor.wrote.splice(0);
    const missing = Array.from({ length: count - survivors.length }, () => Replica.start(this.environment));
    this.replicas.splice(0, Infinity, ...survivors, ...(await Promise.all(missing)));
    return [...this.replicas];
  }

  async stop(): Promise<void> {
    await Promise.all(this.replicas.splice(0).map((replica) => replica.end('SIGKILL')));
    await this.caller.stop();
    await this.scripture.stop();
    await this.mongo.stop();
    rmSync(this.folder, { recursive: true });
  }

  get client(): ContractClient {
    return this.caller.app.get(ContractClient, { strict: false });
  }

  /**
   * Reads an answer to its end as the gateway does: after an interruption it requests the events after the last place.
   */
  async read(
    subject: MeteredSubject,
    question: string,
    answerId: string,
    events: PlacedAnswerEvent[] = [],
  ): Promise<Read> {
    for (;;) {
      const after = events.at(-1)?.place ?? 0;
      try {
        const request = { subject, answerId, after, task: chat(question) };
        for await (const event of this.client.stream(WriteAnswer, request)) events.push(event);
        return readOf(events);
      } catch (error) {
        if (!INTERRUPTIONS.has((error as AppError).code)) throw error;
        await pause(50);
      }
    }
  }

  /** Makes the next change of a document wait in the database, so that its replica can be killed meanwhile. */
  async holdNextChange(): Promise<void> {
    const connection = await mongoose.createConnection(this.mongo.uri).asPromise();
    const data = { failCommands: ['findAndModify'], blockConnection: true, blockTimeMS: HELD_MS };
    await connection
      .getClient()
      .db('admin')
      .command({
        configureFailPoint: 'failCommand',
        mode: { times: 1 },
        data,
      });
    await connection.close();
  }

  /** Resolves when NATS has passed on all earlier requests. */
  async passedOn(): Promise<void> {
    await this.caller.app.get<NatsConnection>(NATS_CONNECTION, { strict: false }).flush();
  }

  async used(subject: MeteredSubject): Promise<{ readonly tokens: number; readonly requests: number }> {
    const { used } = await this.caller.app.get(Meter, { strict: false }).remaining(subject);
    return { tokens: used.tokens, requests: used.requests };
  }
}

const INTERRUPTIONS: ReadonlySet<string> = new Set([
  'STREAM_INTERRUPTED',
  'SERVICE_UNAVAILABLE',
  'SERVICE_TIMEOUT',
]);
