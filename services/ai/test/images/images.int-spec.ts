import { Module } from '@nestjs/common';
import {
  AppError,
  BeginImage,
  followJobOf,
  GenerateImage,
  jobOwnerOf,
  ListImageProviders,
  type JobEvent,
  type MeteredSubject,
  type RequestOf,
} from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import {
  Erasures,
  MONGO_CONNECTION,
  persistenceConfiguration,
  PersistenceModule,
} from '@word-unfolded/persistence';
import { JobsModule } from '@word-unfolded/queues';
import {
  ContractClient,
  redisConfiguration,
  startService,
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
import { chooseLooks } from '@word-unfolded/quote-card';
import type { Connection } from 'mongoose';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imagesConfiguration } from '../../src/images/images.configuration.js';
import { ImagesModule } from '../../src/images/images.module.js';
import { CardImageProvider } from '../../src/images/providers/card-image-provider.js';
import type { DrawnImage } from '../../src/images/providers/image-provider.js';
import { QuoteChecker } from '../../src/images/words/quote-checker.js';
import { modelsConfiguration } from '../../src/models/models.configuration.js';

const configurations = [
  imagesConfiguration,
  modelsConfiguration,
  persistenceConfiguration,
  redisConfiguration,
  storageConfiguration,
];

@Module({})
class CallerModule {}

@Module({ imports: [PersistenceModule.of(), ImagesModule, JobsModule.of('ai')] })
class DrawingModule {}

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-images-'));
const running: RunningService[] = [];

let mongo: TestDatabase;
let environment: Environment;
/** The quotes that were drawn, in order. */
let drawn: string[];
let fail: (() => Error) | undefined;
let gate: Promise<void>;

const reader = (letter: string, more: object = {}): MeteredSubject => ({
  kind: 'reader',
  id: letter.repeat(24).slice(0, 24),
  tier: 'free',
  role: 'user',
  ...more,
});
const RUTH = reader('a');

let lastId = 0;
const newId = () => (lastId += 1).toString(16).padStart(24, '0');

const requestOf = (changes: Partial<RequestOf<typeof GenerateImage>> = {}) =>
  ({
    ...{ subject: RUTH, id: newId(), prompt: 'Jesus wept.', language: 'en', style: 'GENERAL' },
    ...{ quality: 'medium', background: 'opaque', format: 'png' },
    ...changes,
  }) as RequestOf<typeof GenerateImage>;

async function start(): Promise<RunningService> {
  const service = await startService('ai', DrawingModule, configurations, environment);
  running.push(service);
  // The check of words has a suite of its own.
  service.app.get(QuoteChecker, { strict: false }).of = ({ quote }) =>
    Promise.resolve({
      quote: quote.replace('upon', 'on'),
      source: 'John 11:35',
      edition: 'World English Bible',
    });
  service.app.get(CardImageProvider, { strict: false }).draw = async (
    { quote },
    signal,
  ): Promise<DrawnImage> => {
    drawn.push(quote);
    await gate;
    signal.throwIfAborted();
    if (fail) throw fail();
    return { bytes: Buffer.from(quote), ending: 'png' };
  };
  return service;
}

async function caller(): Promise<ContractClient> {
  const service = await startService('gateway', CallerModule, [], environment);
  running.push(service);
  return service.app.get(ContractClient, { strict: false });
}

const usedBy = async (service: RunningService, subject = RUTH) =>
  (await service.app.get(Meter, { strict: false }).remaining(subject)).used.images;

async function eventsOf(client: ContractClient, jobId: string, subject = RUTH): Promise<JobEvent[]> {
  const events: JobEvent[] = [];
  for await (const event of client.stream(followJobOf('ai'), { owner: jobOwnerOf(subject), jobId }))
    events.push(event);
  return events;
}

const filesIn = () =>
  readdirSync(environment['STORAGE_FOLDER']!, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ name }) => name);

beforeAll(async () => {
  mongo = await openTestDatabase();
});
beforeEach(() => {
  [drawn, fail, gate] = [[], undefined, Promise.resolve()];
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

describe('an image', () => {
  it('is stored when the response arrives, with its address, seed, model and resolution', async () => {
    const service = await start();
    const made = await (await caller()).ask(GenerateImage, requestOf({ seed: 5, aspect: 'portrait' }));
    expect(made.meta).toEqual({ seed: 5, model: 'Card renderer', resolution: '1024x1536' });
    expect(made).toMatchObject({
      quote: 'Jesus wept.',
      source: 'John 11:35',
      edition: 'World English Bible',
    });
    expect(await service.app.get(BlobStore, { strict: false }).openSigned(made.imageUrl)).not.toBeNull();
    expect(await usedBy(service)).toBe(1);
  });

  it('is made and charged once for one key, in every process, also after its end', async () => {
    const service = await start();
    await start();
    const client = await caller();
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const request = requestOf();
    const answers = Array.from({ length: 5 }, () => client.ask(GenerateImage, request));
    await until('it is being drawn', () => drawn.length > 0);
    open();
    const addresses = new Set((await Promise.all(answers)).map(({ imageUrl }) => imageUrl));
    const again = await client.ask(GenerateImage, request);
    expect([addresses.size, addresses.has(again.imageUrl), drawn.length]).toEqual([1, true, 1]);
    expect(await usedBy(service)).toBe(1);
  });

  it('is charged by the worker, so that nobody else must wait for it', async () => {
    const service = await start();
    const client = await caller();
    await client.ask(BeginImage, requestOf());
    await until('it is stored', () => filesIn().some((name) => name.endsWith('.json')));
    await until('it is charged', async () => (await usedBy(service)) === 1);
  });

  it('that a dying worker has stored is not drawn again', async () => {
    await start();
    const client = await caller();
    const request = requestOf();
    const made = await client.ask(GenerateImage, request);
    const { jobId } = await client.ask(BeginImage, request);
    expect(await eventsOf(client, jobId)).toContainEqual({ type: 'done', outcome: made });
    expect(drawn).toHaveLength(1);
  });

  it('has the looks of the words as the reader wrote them, as in the sketch, also where stored words are drawn', async () => {
    await start();
    const quote = 'The king of glory has the victory, and peace upon the sea.';
    const { looks } = await (await caller()).ask(GenerateImage, requestOf({ prompt: quote, seed: 3 }));
    const { style, ...open } = chooseLooks({ quote, seed: 3, style: 'GENERAL' });
    expect(looks).toEqual({ style, ...open });
  });

  it('tells its followers that it is drawn and stored', async () => {
    await start();
    const client = await caller();
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const { jobId } = await client.ask(BeginImage, requestOf());
    const events = eventsOf(client, jobId);
    await until('it is being drawn', () => drawn.length > 0);
    open();
    expect((await events).at(-1)).toMatchObject({
      type: 'done',
      outcome: { meta: { model: 'Card renderer' } },
    });
    expect(await events).toContainEqual({ type: 'progress', done: 0, total: 2 });
  });

  it('costs nothing when it fails, and its reader learns why', async () => {
    const service = await start();
    const client = await caller();
    fail = () => AppError.of('IMAGE_DATA_MISSING');
    await expect(client.ask(GenerateImage, requestOf())).rejects.toMatchObject({
      code: 'IMAGE_DATA_MISSING',
    });
    expect([drawn.length, await usedBy(service)]).toEqual([1, 0]);
    fail = () => new Error('a crash');
    await expect(client.ask(GenerateImage, requestOf())).rejects.toMatchObject({ name: 'AppError' });
    expect(await usedBy(service)).toBe(0);
  });

  it('is refused above the limit of the day, before any work', async () => {
    await start();
    const client = await caller();
    for (let at = 0; at < 2; at++) await client.ask(GenerateImage, requestOf());
    await expect(client.ask(GenerateImage, requestOf())).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(drawn).toHaveLength(2);
  });

  it('comes from another provider for administrators only', async () => {
    await start();
    const client = await caller();
    await expect(client.ask(GenerateImage, requestOf({ provider: 'card' }))).rejects.toMatchObject({
      code: 'IMAGE_PROVIDER_REFUSED',
      status: 403,
    });
    const admin = reader('b', { role: 'admin' });
    await client.ask(GenerateImage, requestOf({ provider: 'card', subject: admin }));
    await expect(
      client.ask(GenerateImage, requestOf({ provider: 'openai', subject: admin })),
    ).rejects.toMatchObject({
      code: 'PROVIDER_NOT_CONFIGURED',
    });
    expect(await client.ask(ListImageProviders, {})).toMatchObject({
      providers: [
        { id: 'card', available: true },
        { id: 'openai', available: false },
      ],
      current: 'card',
    });
  });

  it('of a reader does not wait for the many of another', async () => {
    await start();
    const client = await caller();
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const plus = (letter: string) => reader(letter, { tier: 'premium' });
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        client.ask(BeginImage, requestOf({ subject: plus('c'), prompt: `many ${at}` })),
      ),
    );
    const { jobId } = await client.ask(BeginImage, requestOf({ subject: plus('d'), prompt: 'one' }));
    open();
    expect((await eventsOf(client, jobId, plus('d'))).at(-1)).toMatchObject({ type: 'done' });
    expect(drawn.indexOf('one')).toBeLessThan(6);
    for (const { jobId: other } of many) await eventsOf(client, other, plus('c'));
  });

  it('of twenty readers are made in turns: nobody waits for the forty of one of them', async () => {
    await start();
    const client = await caller();
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const readers = Array.from({ length: 20 }, (_, at) =>
      reader((at + 16).toString(16).padStart(2, '0').repeat(12).slice(0, 24), { tier: 'premium' }),
    );
    const begun: { jobId: string; subject: MeteredSubject }[] = [];
    const begin = async (subject: MeteredSubject, count: number, name: string) => {
      for (let at = 0; at < count; at++) {
        const { jobId } = await client.ask(BeginImage, requestOf({ subject, prompt: `${name}-${at}` }));
        begun.push({ jobId, subject });
      }
    };
    const [greedy, ...others] = readers;
    await begin(greedy!, 40, 'greedy');
    for (const [at, other] of others.entries()) await begin(other, at < 3 ? 4 : 3, `other${at}`);
    expect(begun).toHaveLength(100);
    open();
    for (const { jobId, subject } of begun) await eventsOf(client, jobId, subject);
    expect(drawn).toHaveLength(100);
    // The two workers had begun before the others came; then everybody has a turn before anybody has two.
    const firsts = others.map((_, at) => drawn.indexOf(`other${at}-0`));
    expect(Math.max(...firsts)).toBeLessThanOrEqual(2 + 20);
    const lastOfOthers = Math.max(...others.map((_, at) => drawn.indexOf(`other${at}-2`)));
    expect(lastOfOthers).toBeLessThanOrEqual(2 + 20 * 3);
  });

  it('is erased with the account', async () => {
    const service = await start();
    const client = await caller();
    await client.ask(GenerateImage, requestOf({ subject: reader('e') }));
    await client.ask(GenerateImage, requestOf());
    await service.app.get(Erasures).begin('e'.repeat(24), new Date());
    await settleErasures(service.app.get<Connection>(MONGO_CONNECTION));
    expect(filesIn()).toHaveLength(2);
  });
});
