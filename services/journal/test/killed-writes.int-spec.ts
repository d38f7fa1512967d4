import { Module } from '@nestjs/common';
import { CreateEntry, GetEntry, GetVersion, ListEntries, UpdateEntry } from '@word-unfolded/contracts';
import { ContractClient, startService, type RunningService } from '@word-unfolded/service-kit';
import { freePort, Program, suiteEnvironment, until } from '@word-unfolded/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FILES_SECRET, newReader } from './journal-fixture.js';

/** Both run as built: `npx nx run-many -t build`. The database is always the embedded server, because it is killed. */
const SERVICE = path.join(import.meta.dirname, '..');
const DATABASE = path.join(SERVICE, '../../libs/server/embedded-mongo');

/** Entries that are written and then changed: 150 writes by default. JOURNAL_KILLED_ENTRIES=500 sets a long run. */
const ENTRIES = Number(process.env.JOURNAL_KILLED_ENTRIES ?? 75);

/** Number of concurrent writers. */
const WRITERS = 10;

/** How long a caller waits before it sends a write again. */
const RETRY_AFTER_MS = 200;

/** A program can take long to restart on a busy machine. */
const TIMEOUT_MS = 240_000;

/** The calling side. */
@Module({})
class CallerModule {}

let folder: string;
let database: Program;
let service: Program;
let caller: RunningService;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'journal-killed-'));
  const port = await freePort();
  const environment = suiteEnvironment({
    MONGODB_URI: `mongodb://127.0.0.1:${port}/?replicaSet=rs0`,
    STORAGE_FOLDER: path.join(folder, 'files'),
    FILES_SECRET,
  });
  database = new Program({
    command: process.execPath,
    args: [path.join(DATABASE, 'dist/main.js'), '--folder', folder, '--port', String(port)],
  });
  service = new Program({
    command: process.execPath,
    args: [path.join(SERVICE, 'dist/main.js')],
    environment,
  });
  await database.start();
  await service.start();
  caller = await startService('gateway', CallerModule, [], environment);
}, 180_000);

afterAll(async () => {
  await caller.stop();
  await service.kill();
  await database.kill();
  await rm(folder, { recursive: true });
}, 60_000);

describe('a journal whose service and database are killed while they write', () => {
  it('has every acknowledged write exactly once', async () => {
    const client = caller.app.get(ContractClient);
    const userId = newReader();
    const ids = new Map<number, string>();
    let acknowledged = 0;
    const insist = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
      const answer = await until(
        'the journal answers',
        () => ask().catch(() => undefined),
        TIMEOUT_MS,
        RETRY_AFTER_MS,
      );
      acknowledged += 1;
      return answer as Answer;
    };
    const writeAndChange = async (number: number) => {
      const fields = { title: `Entry ${number}`, content: 'first', scripture: '', tags: [], mood: null };
      const entry = await insist(() =>
        client.ask(CreateEntry, { ...fields, userId, localId: `local_${number}`, category: 'prayer' }),
      );
      ids.set(number, entry.id);
      await insist(() => client.ask(UpdateEntry, { userId, entryId: entry.id, content: `second ${number}` }));
    };
    let next = 0;
    const writing = Array.from({ length: WRITERS }, async () => {
      while (next < ENTRIES) await writeAndChange((next += 1));
    });
    for (const [program, after] of [
      [service, 0.3 * ENTRIES],
      [database, 0.7 * ENTRIES],
      [service, 1.1 * ENTRIES],
      [database, 1.5 * ENTRIES],
    ] as const) {
      await until('so many are written', () => acknowledged >= after, TIMEOUT_MS);
      await program.killAndStart();
    }
    await Promise.all(writing);

    expect(acknowledged).toBe(2 * ENTRIES);
    await service.killAndStart();
    for (const [number, entryId] of ids) {
      const entry = await insist(() => client.ask(GetEntry, { userId, entryId }));
      expect(entry.content).toBe(`second ${number}`);
      const first = await insist(() => client.ask(GetVersion, { userId, entryId, number: 1 }));
      expect(first.content).toBe('first');
    }
    const page = { page: 1, limit: 1, sort: 'newest', archived: false } as const;
    const { pagination } = await insist(() => client.ask(ListEntries, { userId, ...page }));
    expect(pagination.total).toBe(ENTRIES);
  }, 600_000);
});
