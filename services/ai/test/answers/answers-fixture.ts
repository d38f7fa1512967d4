import {
  FollowAnswer,
  WriteAnswer,
  type AskedTask,
  type CatalogueError,
  type CompletedAnswer,
  type MessageContract,
  type Payer,
  type PlacedAnswerEvent,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { startEmbeddedMongo, type EmbeddedMongo } from '@word-unfolded/embedded-mongo';
import { Meter, MeteringClock } from '@word-unfolded/metering';
import { ContractClient, startService, type RunningService } from '@word-unfolded/service-kit';
import { suiteEnvironment, type Environment } from '@word-unfolded/testing';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppModule } from '../../src/app.module.js';
import { configurations } from '../../src/configurations.js';
import { AnswerWriter } from '../../src/writers/answer-writer.js';
import { ScriptureStandInModule } from './scripture-stand-in.js';
import { slowWriter } from './slow-writer.js';

/** An id that nothing else has. */
export const newId = () => randomBytes(12).toString('hex');

export const readerOf = (id: string): Payer => ({ kind: 'reader', id, tier: 'premium', role: 'user' });
export const newReader = () => readerOf(newId());
export const newVisitor = (): Payer => ({ kind: 'visitor', address: `net-${newId()}`, browser: newId() });

export const chat = (question: string, more: Partial<AskedTask & { kind: 'chat' }> = {}): AskedTask => ({
  kind: 'chat',
  language: 'en',
  question,
  ...more,
});

/** Everything that a stream brings. */
export async function allOf<Item>(stream: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

/** What a reader has of an answer once it has ended. */
export type Read = {
  readonly text: string;
  readonly places: readonly number[];
  readonly end: PlacedAnswerEvent['event'];
};

export function readOf(events: readonly PlacedAnswerEvent[]): Read {
  return {
    text: events.map(({ event }) => (event.type === 'chunk' ? event.content : '')).join(''),
    places: events.map(({ place }) => place),
    end: events.at(-1)!.event,
  };
}

export function completed({ end }: Read): CompletedAnswer {
  if (end.type !== 'complete') throw new Error(`It did not come to its end: ${JSON.stringify(end)}`);
  return end;
}

/** The ai service as it runs, over real NATS and Redis; its writer and the scripture service are stand-ins. */
export class AnswersUnderTest {
  private constructor(
    private readonly mongo: EmbeddedMongo,
    private readonly folder: string,
    private readonly scripture: RunningService,
    readonly environment: Environment,
    readonly service: RunningService,
  ) {}

  /** @param more variables; with those of a provider its model writes, and not the stand-in */
  static async start(more: Environment = {}): Promise<AnswersUnderTest> {
    const mongo = await startEmbeddedMongo({ inMemory: true });
    const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-answers-'));
    const environment = suiteEnvironment({
      MONGODB_URI: mongo.uri,
      STORAGE_FOLDER: folder,
      FILES_SECRET: 'a secret of this suite alone, long enough',
      ...more,
    });
    const scripture = await startService('scripture', ScriptureStandInModule, [], environment);
    const service = await startService('ai', AppModule, configurations, environment);
    if (more['OPENAI_BASE_URL'] === undefined)
      Object.assign(service.app.get(AnswerWriter, { strict: false }), slowWriter);
    // What is used in a suite is of one day, also at midnight.
    const startedAt = new Date();
    service.app.get(MeteringClock, { strict: false }).now = () => startedAt;
    return new AnswersUnderTest(mongo, folder, scripture, environment, service);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.scripture.stop();
    await this.mongo.stop();
    rmSync(this.folder, { recursive: true });
  }

  get client(): ContractClient {
    return this.service.app.get(ContractClient, { strict: false });
  }

  get meter(): Meter {
    return this.service.app.get(Meter, { strict: false });
  }

  ask<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    return this.client.ask(contract, request);
  }

  /** Asks and reads to the end. */
  async write(payer: Payer, task: AskedTask, answerId = newId(), after = 0): Promise<Read> {
    return readOf(await allOf(this.client.stream(WriteAnswer, { payer, answerId, after, task })));
  }

  async follow(payer: Payer, answerId: string, after = 0): Promise<Read> {
    return readOf(await allOf(this.client.stream(FollowAnswer, { payer, answerId, after })));
  }

  /** Asks, reads so many events, and goes away. */
  async begin(payer: Payer, task: AskedTask, answerId: string, events = 1): Promise<PlacedAnswerEvent[]> {
    const read: PlacedAnswerEvent[] = [];
    for await (const event of this.client.stream(WriteAnswer, { payer, answerId, after: 0, task })) {
      read.push(event);
      if (read.length === events) break;
    }
    return read;
  }

  async used(payer: Payer): Promise<{ readonly tokens: number; readonly requests: number }> {
    const { used } = await this.meter.remaining(payer);
    return { tokens: used.tokens, requests: used.requests };
  }
}

/** The error by which something is refused. */
export async function refusal(work: Promise<unknown>): Promise<CatalogueError> {
  const answered = Symbol('answered');
  const error = await work.then(
    () => answered,
    (thrown: unknown) => thrown,
  );
  if (error === answered) throw new Error('It was not refused.');
  return error as CatalogueError;
}
