import { Module } from '@nestjs/common';
import {
  BeginSpeech,
  cancelJobOf,
  followJobOf,
  jobOwnerOf,
  Speak,
  type JobEvent,
  type MeteredSubject,
  type RequestOf,
  type SpeechQueue,
} from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import {
  Erasures,
  MONGO_CONNECTION,
  persistenceConfiguration,
  PersistenceModule,
} from '@word-unfolded/persistence';
import { Clock, SystemClock } from '@word-unfolded/primitives';
import { JobsModule, type JobQueue } from '@word-unfolded/queues';
import {
  ContractClient,
  LOGGER,
  redisConfiguration,
  startService,
  type Logger,
  type RunningService,
} from '@word-unfolded/service-kit';
import { BlobStore, storageConfiguration } from '@word-unfolded/storage';
import {
  openTestDatabase,
  settleErasures,
  suiteEnvironment,
  until,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { modelsConfiguration } from '../src/models/models.configuration.js';
import { RecordingRepository } from '../src/speech/recordings/recording.repository.js';
import { recordingModel } from '../src/speech/recordings/recording.schema.js';
import { StoredSpeech } from '../src/speech/recordings/stored-speech.js';
import { SpeakUseCase } from '../src/speech/speak.use-case.js';
import { SpeechModel } from '../src/speech/speech-model.js';
import { SpeechJobs } from '../src/speech/speech-jobs.js';
import { speechConfiguration } from '../src/speech/speech.configuration.js';
import { SpeechModule } from '../src/speech/speech.module.js';
import { SpeechPreparation } from '../src/speech/words/speech-preparation.js';
import { SpokenWords } from '../src/speech/words/spoken-words.js';
import { FakeVoice } from './models/fake-voice.js';

const configurations = [
  modelsConfiguration,
  persistenceConfiguration,
  redisConfiguration,
  speechConfiguration,
  storageConfiguration,
];

@Module({})
class CallerModule {}

@Module({ imports: [PersistenceModule.of(recordingModel), SpeechModule, JobsModule.of('ai')] })
class SpeakingModule {}

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-speech-'));
const running: RunningService[] = [];

/** The clock stands still, so that all usage is of one day, also at midnight. */
const startedAt = new Date();

let mongo: TestDatabase;
let environment: Environment;
let voice: FakeVoice;

const RUTH: MeteredSubject = { kind: 'reader', id: 'a'.repeat(24), tier: 'free', role: 'user' };

const ask = (client: ContractClient, text: string, changes: Partial<RequestOf<typeof Speak>> = {}) =>
  client.ask(Speak, { subject: RUTH, text, language: 'en', context: 'scripture', ...changes });

async function start(more: Environment = {}): Promise<RunningService> {
  const service = await startService('ai', SpeakingModule, configurations, { ...environment, ...more });
  running.push(service);
  service.app.get(Clock, { strict: false }).now = () => startedAt;
  const model = service.app.get(SpeechModel, { strict: false });
  Object.defineProperties(model, {
    voice: { get: () => voice.voice },
    isAvailable: { value: () => voice.isAvailable() },
    speak: { value: ((...parameters) => voice.speak(...parameters)) satisfies SpeechModel['speak'] },
  });
  return service;
}

async function caller(): Promise<ContractClient> {
  const service = await startService('gateway', CallerModule, [], environment);
  running.push(service);
  return service.app.get(ContractClient, { strict: false });
}

const duration = async (service: RunningService, key: string) => {
  const stream = await service.app.get(BlobStore, { strict: false }).get(key);
  return stream ? (await buffer(stream)).toString() : undefined;
};

beforeAll(async () => {
  mongo = await openTestDatabase();
});
beforeEach(() => {
  voice = new FakeVoice();
  environment = suiteEnvironment({
    ...mongo.environment,
    STORAGE_FOLDER: mkdtempSync(path.join(folder, 'files-')),
    FILES_SECRET: 'a secret of this suite, of 32 characters',
  });
});
afterEach(() => Promise.all(running.splice(0).map((service) => service.stop())));
afterAll(async () => {
  await mongo.stop();
  rmSync(folder, { recursive: true });
});

describe('a spoken text', () => {
  it('is stored when the response arrives, with the start of each line', async () => {
    const service = await start();
    const answer = await ask(await caller(), 'IN the beginning\n<b>God</b> created');
    expect(answer).toMatchObject({ mediaType: 'audio/ogg', startsMs: [0, 1_000], voice: 'fake' });
    expect(await duration(service, answer.key)).toBe('In the beginning|God created');
  });

  it('is generated once for any number of callers, in every process', async () => {
    await Promise.all([start(), start()]);
    const client = await caller();
    let open = () => {};
    voice.gate = new Promise((resolve) => (open = resolve));
    const answers = Array.from({ length: 20 }, () => ask(client, 'Grace and peace'));
    await until('it is being spoken', () => voice.said.length > 0);
    open();
    const keys = new Set((await Promise.all(answers)).map(({ key }) => key));
    expect([keys.size, voice.said.length]).toEqual([1, 1]);
    await ask(client, 'Grace and peace');
    expect(voice.said).toHaveLength(1);
  });

  it('is another recording in another language or context', async () => {
    await start();
    const client = await caller();
    const changes = [{}, { language: 'es' as const }, { context: 'general' as const }];
    const answers = await Promise.all(changes.map((change) => ask(client, 'Amen', change)));
    expect(new Set(answers.map(({ key }) => key)).size).toBe(3);
  });

  it('is retried when the voice fails once', async () => {
    await start();
    voice.failures = 1;
    await expect(ask(await caller(), 'Selah')).resolves.toMatchObject({ startsMs: [0] });
    expect(voice.said).toHaveLength(2);
  });

  it('is refused as empty when the voice keeps failing or is silent, and can be requested again', async () => {
    await start();
    const client = await caller();
    voice.failures = 2;
    await expect(ask(client, 'Hosanna')).rejects.toMatchObject({ code: 'SPEECH_EMPTY', status: 502 });
    voice.isMute = true;
    await expect(ask(client, 'Hosanna')).rejects.toMatchObject({ code: 'SPEECH_EMPTY' });
    voice.isMute = false;
    await expect(ask(client, 'Hosanna')).resolves.toMatchObject({ voice: 'fake' });
  });

  it('is refused as too long at the first attempt', async () => {
    await start();
    voice.isEndless = true;
    await expect(ask(await caller(), '7777')).rejects.toMatchObject({
      code: 'SPEECH_TAKES_TOO_LONG',
      status: 400,
    });
    expect(voice.said).toHaveLength(1);
  });

  it('is refused before any work when there is nothing to say, or no voice', async () => {
    await start();
    const client = await caller();
    await expect(ask(client, '<p> </p>')).rejects.toMatchObject({ code: 'SPEECH_TEXT_EMPTY', status: 400 });
    voice.isThere = false;
    await expect(ask(client, 'Amen')).rejects.toMatchObject({ code: 'SPEECH_UNAVAILABLE', status: 503 });
    expect(voice.said).toEqual([]);
  });

  it('is generated again when the store has lost it', async () => {
    const service = await start();
    const client = await caller();
    const { key } = await ask(client, 'Maranatha');
    await service.app.get(BlobStore, { strict: false }).remove(key);
    await ask(client, 'Maranatha');
    expect(await duration(service, key)).toBe('Maranatha');
  });

  it('is returned without Redis when it is stored, and refused otherwise', async () => {
    const service = await start();
    await ask(await caller(), 'Ebenezer');
    const redis = new Redis('redis://127.0.0.1:1', { enableOfflineQueue: false, retryStrategy: () => null });
    redis.on('error', () => {});
    const away = { counts: () => Promise.reject(new Error('away')) } as unknown as JobQueue<
      typeof SpeechQueue
    >;
    const log = service.app.get<Logger>(LOGGER, { strict: false });
    const store = service.app.get(BlobStore, { strict: false });
    const stored = new StoredSpeech(
      store,
      redis,
      { SPEECH_VOICE: undefined, SPEECH_PROGRAMS: '/', SPEECH_CACHE_BYTES: 1_000 },
      log,
    );
    const meter = service.app.get(Meter, { strict: false });
    const words = service.app.get(SpokenWords, { strict: false });
    const useCase = new SpeakUseCase(
      voice,
      new SpeechPreparation(voice, stored, words),
      stored,
      new SpeechJobs(away, service.app.get(RecordingRepository, { strict: false }), new SystemClock()),
      meter,
    );
    const request = { subject: RUTH, language: 'en', context: 'scripture' } as const;
    await expect(useCase.execute({ ...request, text: 'Ebenezer' })).resolves.toMatchObject({ startsMs: [0] });
    await expect(useCase.execute({ ...request, text: 'Ichabod' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
    });
  });
});

describe('the recordings of a deleted account', () => {
  it('are removed, those of jobs that wait are never made, and those of others stay', async () => {
    const service = await start();
    const client = await caller();
    const boaz: MeteredSubject = { ...RUTH, id: 'b'.repeat(24) };
    const id = 'c'.repeat(24);
    const naomi: MeteredSubject = { ...RUTH, id };
    await ask(client, 'Where you go', { subject: naomi });
    const { key } = await ask(client, 'The Lord be with you', { subject: boaz });
    let open = () => {};
    voice.gate = new Promise((resolve) => (open = resolve));
    const waiting = ask(client, 'Your people are my people', { subject: naomi }).catch(
      ({ code }: Error & { code: string }) => code,
    );
    await until('it is being spoken', () => voice.said.length === 3);
    await service.app.get(Erasures).begin(id, new Date());
    await settleErasures(service.app.get<Connection>(MONGO_CONNECTION));
    open();
    expect(await waiting).toBe('ACCOUNT_DELETED');
    const files = readdirSync(environment['STORAGE_FOLDER']!, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile()).map(({ name }) => name.slice(0, 64))).toEqual(
      Array(2).fill(path.basename(key).slice(0, 64)),
    );
  });
});

describe('the limit of speech', () => {
  const spoken = async (service: RunningService, subject: MeteredSubject = RUTH) =>
    (await service.app.get(Meter, { strict: false }).remaining(subject)).used.ttsCharacters;

  it('counts the characters of new recordings, and nothing for stored ones', async () => {
    const service = await start();
    const client = await caller();
    await Promise.all([ask(client, '<b>Amen</b>\nSelah'), ask(client, '<b>Amen</b>\nSelah')]);
    expect(await spoken(service)).toBe('Amen'.length + 'Selah'.length);
    const boaz: MeteredSubject = { ...RUTH, id: 'b'.repeat(24) };
    await ask(client, '<b>Amen</b>\nSelah', { subject: boaz });
    expect(await spoken(service, boaz)).toBe(0);
  });

  it('counts nothing for failures', async () => {
    const service = await start();
    voice.isMute = true;
    await expect(ask(await caller(), 'Hosanna')).rejects.toMatchObject({ code: 'SPEECH_EMPTY' });
    expect(await spoken(service)).toBe(0);
  });

  it('refuses more before it is generated, and still returns stored recordings', async () => {
    const service = await start();
    const client = await caller();
    await ask(client, 'Amen');
    await expect(ask(client, 'x'.repeat(1_997))).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      status: 429,
      fields: { retryAfter: expect.any(Number), resetAt: expect.any(String) },
    });
    expect([voice.said.length, await spoken(service)]).toEqual([1, 4]);
    await expect(ask(client, 'Amen')).resolves.toMatchObject({ voice: 'fake' });
  });
});

describe('stored recordings', () => {
  it('are removed when the cache is full, the least recently used first', async () => {
    const service = await start({ SPEECH_CACHE_BYTES: '11' });
    const client = await caller();
    const first = await ask(client, 'first');
    const other = await ask(client, 'other');
    await ask(client, 'first');
    await ask(client, 'third');
    expect(await duration(service, other.key)).toBeUndefined();
    expect(await duration(service, first.key)).toBe('first');
  });
});

describe('the job of a recording', () => {
  const begin = async (client: ContractClient, text: string) => {
    const { jobId } = await client.ask(BeginSpeech, {
      subject: RUTH,
      text,
      language: 'en',
      context: 'general',
    });
    return jobId!;
  };
  const follow = (client: ContractClient, jobId: string, signal = new AbortController().signal) =>
    client.stream(followJobOf('ai'), { owner: jobOwnerOf(RUTH), jobId }, { signal });
  const spoken = async (service: RunningService) =>
    (await service.app.get(Meter, { strict: false }).remaining(RUTH)).used.ttsCharacters;

  it('is followed to its end, and charged once', async () => {
    const service = await start();
    const client = await caller();
    let open = () => {};
    voice.gate = new Promise((resolve) => (open = resolve));
    const jobId = await begin(client, 'Amen\nSelah');
    const events: JobEvent[] = [];
    for await (const event of follow(client, jobId)) {
      events.push(event);
      if (event.type === 'progress' && event.done === 1) open();
    }
    expect(events.at(-1)).toEqual({ type: 'done', outcome: { voice: 'fake' } });
    expect(events).toContainEqual({ type: 'progress', done: 1, total: 3 });
    await ask(client, 'Amen\nSelah', { context: 'general' });
    await until('it is charged', async () => (await spoken(service)) === 'AmenSelah'.length);
    expect(await begin(client, 'Amen\nSelah')).toBeNull();
    expect(voice.said).toHaveLength(1);
  });

  it('is cancelled by its reader while it is spoken, and costs nothing', async () => {
    const service = await start();
    const client = await caller();
    voice.gate = new Promise(() => {});
    const jobId = await begin(client, 'Amen');
    await until('it is being spoken', () => voice.said.length > 0);
    await client.ask(cancelJobOf('ai'), { owner: jobOwnerOf(RUTH), jobId });
    await until('it is aborted', () => voice.aborted === 1);
    await until('nothing is charged', async () => (await spoken(service)) === 0);
    voice.gate = Promise.resolve();
    await expect(ask(client, 'Amen', { context: 'general' })).resolves.toMatchObject({ voice: 'fake' });
  });

  it('that fails tells its reader why, and costs nothing', async () => {
    const service = await start();
    const client = await caller();
    voice.isEndless = true;
    const events: JobEvent[] = [];
    for await (const event of follow(client, await begin(client, '7777'))) events.push(event);
    expect(events.at(-1)).toMatchObject({ type: 'failed', code: 'SPEECH_TAKES_TOO_LONG' });
    await until('nothing is charged', async () => (await spoken(service)) === 0);
  });

  it('is not begun when the limit of the day is reached', async () => {
    const service = await start();
    const client = await caller();
    await expect(begin(client, 'x'.repeat(2_001))).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect((await service.app.get<JobQueue>('queue speech', { strict: false }).counts()).waiting).toBe(0);
  });
});
