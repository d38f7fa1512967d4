import { Module } from '@nestjs/common';
import {
  ADMINISTERED_JOBS,
  erasuresOf,
  UsageCharged,
  type AppError,
  type MessageCaller,
  type MessageContract,
} from '@word-unfolded/contracts';
import {
  ContractClient,
  EventBus,
  inRequestContext,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { settleErasures, until } from '@word-unfolded/testing';
import type { mongo } from 'mongoose';
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import {
  FOLDER,
  NAMES,
  readAll,
  restoreInstallation,
  writeInstallation,
  type Installation,
} from './earlier-data.js';
import type { HttpReader } from './http-reader.js';
import { Product, SERVICES, type ServiceOfReaders } from './product.js';
import { restrictedMessages } from './restricted-messages.js';
import { SeededReaders, type Amounts } from './seeded-readers.js';
import { subscribe } from './subscribe.js';

/** LONG_TESTS=1 deletes an account as large as one can be. */
const MUCH: Amounts = process.env['LONG_TESTS']
  ? { entries: 10_000, images: 2_000, chats: 500, recordings: 100, exports: 20 }
  : { entries: 1_200, images: 60, chats: 20, recordings: 5, exports: 2 };

const LITTLE: Amounts = { entries: 20, images: 3, chats: 2, recordings: 2, exports: 1 };

const TIMEOUT_MS = process.env['LONG_TESTS'] ? 600_000 : 240_000;

/** Writes an installation by the present code instead of testing (CONTRIBUTING.md, "Add something"). */
const { WRITE_EARLIER_DATA } = process.env;

@Module({})
class CallerModule {}

const versions = readdirSync(FOLDER).filter((name) => name.endsWith('.ejson'));
const newest = versions.toSorted().at(-1) ?? '';

let product: Product;
let restored: Installation;
/** A program with the secret of the services, and one without it. */
let insider: RunningService;
let intruder: RunningService;
let readers: SeededReaders;
let boaz: HttpReader;

beforeAll(async () => {
  product = WRITE_EARLIER_DATA
    ? await Product.start({ withScripture: true })
    : await Product.start({
        prepare: async (databaseOf, files) => {
          restored = await restoreInstallation(newest, databaseOf, files);
        },
      });
  const CALLER_SECRET = 'a secret that somebody else has invented';
  insider = await startService('gateway', CallerModule, [], product.environment);
  intruder = await startService('gateway', CallerModule, [], { ...product.environment, CALLER_SECRET });
  readers = new SeededReaders(product);
  if (!WRITE_EARLIER_DATA) boaz = await product.reader('boaz');
}, TIMEOUT_MS);

afterAll(async () => {
  await Promise.all([insider, intruder].map((program) => program.stop()));
  await product.stop();
}, TIMEOUT_MS);

if (WRITE_EARLIER_DATA)
  it('writes an installation', () => writeInstallation(product, WRITE_EARLIER_DATA), TIMEOUT_MS);

const test = WRITE_EARLIER_DATA ? describe.skip : describe;

test('an installation that an earlier version has made', () => {
  it('is migrated by one of the replicas that start together', async () => {
    const usage = product.database('usage');
    const done = await usage.collection('migrations').find().sort({ _id: 1 }).toArray();
    expect(done.map(({ attempts, doneAt }) => [attempts as unknown, doneAt instanceof Date])).toEqual(
      done.map(() => [1, true]),
    );
    const { documents } = restored.data['usage']!['day_sums']!;
    expect(await usage.collection('day_sums').countDocuments({ expiresAt: { $type: 'date' } })).toBe(
      documents.length,
    );
  });

  it('keeps its events for 90 days instead of 30', async () => {
    const lifetimeOf = (indexes: readonly mongo.Document[]) =>
      Number(indexes.find(({ name }) => name === 'at_1')?.['expireAfterSeconds']);
    const { documents, indexes } = restored.data['usage']!['activity']!;
    const activity = product.database('usage').collection('activity');
    expect([lifetimeOf(indexes), lifetimeOf(await activity.indexes())]).toEqual([30 * 86_400, 90 * 86_400]);
    const kept = await activity.countDocuments({ _id: { $in: documents.map(({ _id }) => _id as never) } });
    expect([documents.length > 0, kept]).toEqual([true, documents.length]);
  });

  it.each(NAMES)('has lost nothing that %s had stored', async (name) => {
    // Later versions may tell more.
    expect(await readAll(await product.returning(name))).toMatchObject(restored.read[name] as object);
  });
});

test('a tier that has changed', () => {
  it('is at work at every gateway without a sign-in, up and down, however soon it changes again', async () => {
    const lydia = await product.reader('lydia');
    const customer = await subscribe(lydia, product);
    const { driver } = product.stripe;
    const origins = [product.origin, product.otherOrigin];
    const deliver = async () => {
      for (const event of driver.waitingEvents()) await driver.deliver(event);
    };
    const entry = { title: 'Purple', content: 'At the river.' };
    const statuses = () =>
      Promise.all(origins.map(async (at) => (await lydia.ask('POST', '/api/journal', entry, at)).status));
    await deliver();
    expect(await statuses()).toEqual([201, 201]);
    driver.disputeLast(customer);
    for (const [outcome, status] of [
      ['lost', 403],
      ['won', 201],
      ['lost', 403],
      ['won', 201],
    ] as const) {
      driver.decide(customer, outcome, { again: true });
      await deliver();
      await until(`every gateway answers ${status}`, async () => {
        const answered = await statuses();
        if (answered.includes(401)) await lydia.renew(origins[1]);
        return answered.every((each) => each === status);
      });
    }
  }, 60_000);
});

test('a call over NATS that requires an administrator or a service', () => {
  const reader = {
    kind: 'reader',
    id: 'a'.repeat(24),
    sessionId: 's',
    tier: 'premium',
    role: 'user',
  } as const;
  const admin = { ...reader, tier: 'admin', role: 'admin' } as const;
  const codeOf = (from: RunningService, message: MessageContract, caller: MessageCaller) =>
    inRequestContext({ correlationId: 'forged-calls-0001', language: 'en', caller }, () =>
      // Whatever the request is: who may not send a message learns nothing about its shape.
      from.app.get(ContractClient, { strict: false }).ask({ ...message, request: z.unknown() }, {}),
    ).then(
      () => 'answered',
      (error: AppError) => error.code,
    );

  beforeAll(() => product.startAgain('scripture'), TIMEOUT_MS);
  afterAll(() => product.kill('scripture'));

  it.each(restrictedMessages().map((message) => [message.subject, message] as const))(
    'is refused by its service for a reader, a visitor and a caller with a wrong signature: %s',
    async (_, message) => {
      const isForServices = message.requires === 'service';
      expect(await codeOf(insider, message, reader)).toBe(isForServices ? 'CALLER_REFUSED' : 'TIER_REQUIRED');
      expect(await codeOf(insider, message, { kind: 'visitor' })).toBe(
        isForServices ? 'CALLER_REFUSED' : 'NOT_AUTHENTICATED',
      );
      for (const caller of [admin, { kind: 'service', name: 'auth' } as const])
        expect(await codeOf(intruder, message, caller)).toBe('CALLER_REFUSED');
    },
  );
});

test('an account that is deleted while every service is killed', () => {
  it(
    'leaves nothing in any database, in Redis or in the files, gets nothing back, and takes nothing from others',
    async () => {
      const ruth = await product.reader('ruth');
      await readers.seed(ruth.id, MUCH);
      await readers.seed(boaz.id, LITTLE);
      const customers = { ruth: await subscribe(ruth, product), boaz: await subscribe(boaz, product) };
      const ofBoaz = await readers.find(boaz.id);
      const before = await countsOf(ruth.id);
      const fileCount = (await readers.fileNames()).filter((name) => !name.includes(ruth.id)).length;

      const question = 'What did Naomi answer when they said her name?';
      const answer = ruth.ask('POST', '/api/ai/chat', { question });
      const confirmed = { confirmation: 'DELETE', password: ruth.password };
      expect(await ruth.ask('DELETE', '/api/auth/account', confirmed)).toMatchObject({
        status: 200,
        body: { data: { deleted: true } },
      });
      await Promise.all(SERVICES.map((name) => killInTheMiddle(name, ruth.id, before.get(name)!)));
      await Promise.allSettled([answer, chargeLate(ruth.id)]);
      for (const name of SERVICES) {
        const erasures = product.database(name).collection('erasures');
        await until(
          `${name} has heard of it`,
          async () => (await erasures.countDocuments()) === 1,
          TIMEOUT_MS,
        );
        await settleErasures(product.database(name));
      }

      expect(await readers.find(ruth.id)).toEqual([]);
      for (const text of [ruth.email, question]) expect(await readers.find(text)).toEqual([]);
      expect(await readers.find(boaz.id)).toEqual(ofBoaz);
      expect((await readers.fileNames()).length).toBe(fileCount - 2 * MUCH.recordings);
      expect(statesOf(customers.ruth)).toEqual(['canceled']);
      expect(statesOf(customers.boaz)).toEqual(['active']);
      expect((await ruth.ask('GET', '/api/journal/entries')).status).toBe(401);
    },
    TIMEOUT_MS,
  );
});

test('the erasures, for administrators over HTTP', () => {
  beforeAll(() => product.startAgain('scripture'), TIMEOUT_MS);

  const journal = erasuresOf('journal');

  it('are listed, retried one by one, and replayed together', async () => {
    const admin = await product.reader('naomi', { role: 'admin' });
    const listed = async (state: string) => {
      const { body } = await admin.ask('GET', `/api/admin/jobs?queue=${journal}&state=${state}`);
      return (body.data as { jobs: { id: string; failure?: string }[] }).jobs;
    };
    const dead = (id: string) => ({
      _id: id as never,
      ...{ account: id.repeat(24), state: 'failed', erased: [], attempts: 9, failure: 'the disk is full' },
      ...{ requestedAt: new Date(), dueAt: new Date() },
    });
    await product
      .database('journal')
      .collection('erasures')
      .insertMany([dead('a'), dead('b'), dead('c')]);
    expect(await listed('failed')).toMatchObject(
      ['a', 'b', 'c'].map(() => ({ state: 'failed', attempts: 9, failure: 'the disk is full' })),
    );
    expect(JSON.stringify(await listed('failed'))).not.toContain('aaaa');
    expect((await admin.ask('POST', `/api/admin/jobs/${journal}/a/retry`)).status).toBe(200);
    expect((await admin.ask('POST', `/api/admin/jobs/${journal}/a/retry`)).body.code).toBe('JOB_NOT_FOUND');
    expect((await admin.ask('DELETE', `/api/admin/jobs/${journal}/b`)).body.code).toBe('JOB_RUNNING');
    expect((await admin.ask('POST', `/api/admin/jobs/${journal}/replay`)).body.data).toEqual({ replayed: 2 });
    await settleErasures(product.database('journal'));
    expect(await listed('failed')).toEqual([]);
    expect((await listed('ended')).map(({ id }) => id)).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  });

  it('are answered for by each service, like its queues, and refused to readers', async () => {
    const admin = await product.reader('deborah', { role: 'admin' });
    const reader = await product.reader('orpah');
    for (const queue of ADMINISTERED_JOBS) {
      expect((await admin.ask('GET', `/api/admin/jobs?queue=${queue}`)).status).toBe(200);
      for (const [method, route] of [
        ['GET', `/api/admin/jobs?queue=${queue}`],
        ['POST', `/api/admin/jobs/${queue}/a/retry`],
        ['POST', `/api/admin/jobs/${queue}/replay`],
        ['DELETE', `/api/admin/jobs/${queue}/a`],
      ] as const)
        expect(await reader.ask(method, route)).toMatchObject({
          status: 403,
          body: { code: 'TIER_REQUIRED' },
        });
    }
  });
});

/** Kills a service as soon as some of its documents are erased, or at least its tombstone stands, and starts it. */
async function killInTheMiddle(name: ServiceOfReaders, owner: string, before: number): Promise<void> {
  const erasures = product.database(name).collection('erasures');
  const hasBegun = async () =>
    (await readers.count(name, owner)) < before ||
    (await erasures.countDocuments({ erased: { $ne: [] } })) > 0;
  await until(`${name} has begun`, hasBegun, TIMEOUT_MS);
  await product.kill(name);
  await product.startAgain(name);
}

async function countsOf(owner: string): Promise<Map<ServiceOfReaders, number>> {
  const counts = SERVICES.map(async (name) => [name, await readers.count(name, owner)] as const);
  return new Map(await Promise.all(counts));
}

/** An event about the deleted reader that was on its way. */
async function chargeLate(id: string): Promise<void> {
  const at = new Date().toISOString();
  await insider.app.get(EventBus, { strict: false }).publish(UsageCharged, {
    id: 'late',
    payer: { kind: 'reader', id },
    tier: 'free',
    feature: 'chat',
    day: at.slice(0, 10),
    amounts: { requests: 1, tokens: 5, images: 0, ttsCharacters: 0, voiceMinutes: 0 },
    at,
  });
}

function statesOf(customer: string): string[] {
  return product.stripe.driver.subscriptions(customer).map(({ status }) => status);
}
