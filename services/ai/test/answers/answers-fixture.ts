import {
  FollowAnswer,
  WriteAnswer,
  type RequestedTask,
  type AppError,
  type CompletedAnswer,
  type MessageContract,
  type MeteredSubject,
  type PlacedAnswerEvent,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import { Clock } from '@word-unfolded/primitives';
import { ContractClient, startService, type RunningService } from '@word-unfolded/service-kit';
import {
  openTestDatabase,
  suiteEnvironment,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppModule } from '../../src/app.module.js';
import { configurations } from '../../src/configurations.js';
import { StudyEngineGenerator } from '../../src/study-engine/study-engine-generator.js';
import { FakeScriptureModule } from './fake-scripture.js';
import { slowGenerator } from './slow-generator.js';

/** The usage of a suite belongs to one day: the clock runs, but not past midnight. */
function stayInOneDay(clock: Clock): void {
  const endOfDay = new Date().setUTCHours(23, 59, 59, 999);
  clock.now = () => new Date(Math.min(Date.now(), endOfDay));
}

/** A new unique id. */
export const newId = () => randomBytes(12).toString('hex');

export const readerOf = (id: string): MeteredSubject => ({
  kind: 'reader',
  id,
  tier: 'premium',
  role: 'user',
});
export const newReader = () => readerOf(newId());
export const newVisitor = (): MeteredSubject => ({
  kind: 'visitor',
  address: `net-${newId()}`,
  browser: newId(),
});

export const chat = (
  question: string,
  more: Partial<RequestedTask & { kind: 'chat' }> = {},
): RequestedTask => ({
  kind: 'chat',
  language: 'en',
  question,
  ...more,
});

/** All events of a stream. */
export async function allOf<Item>(stream: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

/** An answer as its reader received it. */
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

/** The ai service over real NATS and Redis, with a fake generator and a fake scripture service. */
export class AnswersUnderTest {
  private constructor(
    private readonly mongo: TestDatabase,
    private readonly folder: string,
    private readonly scripture: RunningService,
    readonly environment: Environment,
    readonly service: RunningService,
  ) {}

  /** @param more variables; with those of a provider the service uses its model instead of the fake generator */
  static async start(more: Environment = {}): Promise<AnswersUnderTest> {
    const mongo = await openTestDatabase();
    const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-answers-'));
    const environment = suiteEnvironment({
      ...mongo.environment,
      STORAGE_FOLDER: folder,
      FILES_SECRET: 'a secret of this suite alone, long enough',
      ...more,
    });
    const scripture = await startService('scripture', FakeScriptureModule, [], environment);
    const service = await startService('ai', AppModule, configurations, environment);
    if (more['OPENAI_BASE_URL'] === undefined)
      Object.assign(service.app.get(StudyEngineGenerator, { strict: false }), slowGenerator);
    stayInOneDay(service.app.get(Clock, { strict: false }));
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

  /** Asks, and reads the answer to its end. */
  async write(subject: MeteredSubject, task: RequestedTask, answerId = newId(), after = 0): Promise<Read> {
    return readOf(await allOf(this.client.stream(WriteAnswer, { subject, answerId, after, task })));
  }

  async follow(subject: MeteredSubject, answerId: string, after = 0): Promise<Read> {
    return readOf(await allOf(this.client.stream(FollowAnswer, { subject, answerId, after })));
  }

  /** Asks, reads a number of events, and disconnects. */
  async begin(
    subject: MeteredSubject,
    task: RequestedTask,
    answerId: string,
    events = 1,
  ): Promise<PlacedAnswerEvent[]> {
    const read: PlacedAnswerEvent[] = [];
    for await (const event of this.client.stream(WriteAnswer, { subject, answerId, after: 0, task })) {
      read.push(event);
      if (read.length === events) break;
    }
    return read;
  }

  async used(subject: MeteredSubject): Promise<{ readonly tokens: number; readonly requests: number }> {
    const { used } = await this.meter.remaining(subject);
    return { tokens: used.tokens, requests: used.requests };
  }
}

/** The error of a refused request. */
export async function refusal(work: Promise<unknown>): Promise<AppError> {
  const answered = Symbol('answered');
  const error = await work.then(
    () => answered,
    (thrown: unknown) => thrown,
  );
  if (error === answered) throw new Error('It was not refused.');
  return error as AppError;
}
