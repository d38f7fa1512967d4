import { Module } from '@nestjs/common';
import { CreateEntry, GetEntry, GetVersion, ListEntries, UpdateEntry } from '@word-unfolded/contracts';
import { ContractClient, startService, type RunningService } from '@word-unfolded/service-kit';
import { suiteEnvironment, until, type Environment } from '@word-unfolded/testing';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { newReader } from './journal-fixture.js';

const SERVICE = path.join(import.meta.dirname, '..');
const DATABASE = path.join(SERVICE, '../../libs/server/embedded-mongo');

/** Entries that are written and then changed: 1,000 writes. JOURNAL_KILLED_ENTRIES says otherwise. */
const ENTRIES = Number(process.env.JOURNAL_KILLED_ENTRIES ?? 500);

/** Writers that go on at the same time. */
const WRITERS = 10;

/** On a busy machine a program takes long to be there again. */
const PATIENCE_MS = 240_000;

/** Who asks. */
@Module({})
class AskerModule {}

/** A program of the house, that can be killed and started again. */
class Program {
  private child: ChildProcess | undefined;

  constructor(
    private readonly file: string,
    private readonly args: readonly string[],
    private readonly environment: Environment,
  ) {}

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.file, ...this.args], {
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error(`${this.file} ended before it was ready`)));
    });
  }

  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async killAndStart(): Promise<void> {
    await this.kill();
    await this.start();
  }
}

const build = (folder: string) =>
  promisify(execFile)(process.execPath, [path.join(DATABASE, '../service-kit/build/bundle-service.mjs')], {
    cwd: folder,
  });

let folder: string;
let database: Program;
let service: Program;
let asker: RunningService;

beforeAll(async () => {
  await build(SERVICE);
  await build(DATABASE);
  folder = await mkdtemp(path.join(tmpdir(), 'journal-killed-'));
  const port = await freePort();
  const environment = suiteEnvironment({ MONGODB_URI: `mongodb://127.0.0.1:${port}/?replicaSet=rs0` });
  database = new Program(
    path.join(DATABASE, 'dist/main.js'),
    ['--folder', folder, '--port', String(port)],
    environment,
  );
  service = new Program(path.join(SERVICE, 'dist/main.js'), [], environment);
  await database.start();
  await service.start();
  asker = await startService('gateway', AskerModule, [], environment);
}, 180_000);

afterAll(async () => {
  await asker.stop();
  await service.kill();
  await database.kill();
  await rm(folder, { recursive: true });
}, 60_000);

describe('a journal whose service and database are killed in the middle of 1,000 writes', () => {
  it('has every write that was acknowledged, once', async () => {
    const client = asker.app.get(ContractClient);
    const userId = newReader();
    const ids = new Map<number, string>();
    let acknowledged = 0;
    const insist = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
      const answer = await until('the journal answers', () => ask().catch(() => undefined), PATIENCE_MS);
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
      await until('so many are written', () => acknowledged >= after, PATIENCE_MS);
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
