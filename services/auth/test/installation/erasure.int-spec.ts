import { Module } from '@nestjs/common';
import { AccountDeleted, UsageCharged } from '@word-unfolded/contracts';
import { EventBus, startService, type RunningService } from '@word-unfolded/service-kit';
import { freePort, Program, settleErasures, suiteEnvironment, until } from '@word-unfolded/testing';
import { Redis } from 'ioredis';
import { mongo } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededReaders, type Amounts } from './seeded-readers.js';

/** All run as built: `npx nx run-many -t build`. */
const ROOT = path.join(import.meta.dirname, '../../../..');
const SERVICES = ['auth', 'journal', 'ai', 'usage'] as const;

/** LONG_TESTS=1 deletes an account as large as one can be. */
const MUCH: Amounts = process.env['LONG_TESTS']
  ? { entries: 10_000, images: 2_000, chats: 500, recordings: 100 }
  : { entries: 1_200, images: 60, chats: 20, recordings: 5 };

const LITTLE: Amounts = { entries: 20, images: 3, chats: 2, recordings: 2 };

const [RUTH, BOAZ] = ['0123456789abcdef01234567', 'fedcba9876543210fedcba98'];

const TIMEOUT_MS = 240_000;

@Module({})
class CallerModule {}

let folder: string;
let database: Program;
let services: Map<string, Program>;
let caller: RunningService;
let client: mongo.MongoClient;
let redis: Redis;
let readers: SeededReaders;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'erasure-'));
  const port = await freePort();
  const MONGODB_URI = `mongodb://127.0.0.1:${port}/?replicaSet=rs0`;
  const files = path.join(folder, 'files');
  const environment = suiteEnvironment({
    MONGODB_URI,
    STORAGE_FOLDER: files,
    FILES_SECRET: 'a secret of this test, which is long enough',
  });
  const node = (file: string, ...args: string[]) => ({
    command: process.execPath,
    args: [path.join(ROOT, file), ...args],
    environment,
  });
  const mongoFolder = path.join(folder, 'mongo');
  database = new Program(
    node('libs/server/embedded-mongo/dist/main.js', '--folder', mongoFolder, '--port', String(port)),
  );
  await database.start();
  services = new Map(SERVICES.map((name) => [name, new Program(node(`services/${name}/dist/main.js`))]));
  await Promise.all([...services.values()].map((service) => service.start()));
  caller = await startService('gateway', CallerModule, [], environment);
  client = await new mongo.MongoClient(MONGODB_URI).connect();
  redis = new Redis(environment['REDIS_URL']!, { keyPrefix: `${environment['SUBJECT_PREFIX']}:` });
  readers = new SeededReaders(client, redis, files);
}, TIMEOUT_MS);

afterAll(async () => {
  await caller.stop();
  await Promise.all([...services.values()].map((service) => service.kill()));
  await client.close();
  redis.disconnect();
  await database.kill();
  await rm(folder, { recursive: true });
}, TIMEOUT_MS);

describe('an account that is deleted while every service is killed', () => {
  it(
    'leaves nothing in any database, in Redis or in the files, gets nothing back, and takes nothing from others',
    async () => {
      await readers.seed(RUTH, MUCH);
      await readers.seed(BOAZ, LITTLE);
      const ofBoaz = await readers.find(BOAZ);
      const fileCount = (await readers.fileNames()).filter((name) => !name.includes(RUTH)).length;
      const bus = caller.app.get(EventBus);
      await bus.publish(AccountDeleted, { userId: RUTH, at: new Date().toISOString() });
      await Promise.all(SERVICES.map(killInTheMiddle));
      await until('all services erase it', async () => {
        const counts = SERVICES.map((name) => client.db(name).collection('erasures').countDocuments());
        return (await Promise.all(counts)).every((count) => count === 1);
      });
      const charge = {
        id: 'late',
        payer: { kind: 'reader', id: RUTH },
        tier: 'free',
        feature: 'chat',
      } as const;
      const amounts = { requests: 1, tokens: 5, images: 0, ttsCharacters: 0, voiceMinutes: 0 };
      const now = new Date().toISOString();
      await bus.publish(UsageCharged, { ...charge, day: now.slice(0, 10), amounts, at: now });
      for (const name of SERVICES) await settleErasures(client.db(name));

      expect(await readers.find(RUTH)).toEqual([]);
      expect(await readers.find(BOAZ)).toEqual(ofBoaz);
      expect((await readers.fileNames()).length).toBe(fileCount - 2 * MUCH.recordings);
    },
    TIMEOUT_MS,
  );
});

/** Kills a service as soon as some of its documents are erased, or at least its tombstone stands, and starts it. */
async function killInTheMiddle(name: (typeof SERVICES)[number]): Promise<void> {
  const before = await readers.count(name, RUTH);
  await until(`${name} has begun`, async () => (await readers.count(name, RUTH)) < before, TIMEOUT_MS);
  await services.get(name)!.killAndStart();
}
