import { openTestDatabase, until, type TestDatabase } from '@word-unfolded/testing';
import type { Connection, mongo } from 'mongoose';
import { connectMongo } from '../src/connection/connect-mongo.js';
import { inBatches, type Migration } from '../src/index.js';
import type { LeaseRecord } from '../src/migrations/migration-lease.js';
import { runMigrations } from '../src/migrations/run-migrations.js';

const TIMING = { beatMs: 20, deadAfterMs: 2_000, lookMs: 10 };
const log = { info: () => {} };

let server: TestDatabase;
let connection: Connection;
let database: mongo.Db;
let databases = 0;

beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.stop());
beforeEach(async () => {
  databases += 1;
  connection = await connectMongo(server.uri, `${server.prefix}migrated-${databases}`, 'test');
  database = connection.getClient().db(connection.name);
});
afterEach(() => connection.close());

type Note = { _id: number; text: string; length?: number; steps?: number };
const notes = () => database.collection<Note>('notes');
const run = (migrations: readonly Migration[], timing = TIMING) =>
  runMigrations({ service: 'journal', database, migrations, log, timing });
const versionsOf = (done: readonly Migration[]) => done.map(({ version }) => version);

/** Adds a field in batches of ten; `steps` counts how often a note was written. */
const measure = (onBatch: (batch: number) => void = () => {}): Migration => ({
  version: 1,
  name: 'measure-notes',
  up: (context) => {
    let batch = 0;
    return inBatches(
      {
        ...context,
        save: async (checkpoint) => {
          await context.save(checkpoint);
          batch += 1;
          onBatch(batch);
        },
      },
      {
        collection: 'notes',
        batch: 10,
        change: ({ _id, ['text']: text }) => [
          {
            updateOne: {
              filter: { _id },
              update: { $set: { length: String(text).length }, $inc: { steps: 1 } },
            },
          },
        ],
      },
    );
  },
});

async function writeNotes(count: number): Promise<void> {
  await notes().insertMany(
    Array.from({ length: count }, (_, index) => ({ _id: index, text: 'x'.repeat(index) })),
  );
}

describe('migrations', () => {
  it('run in order, and only once', async () => {
    const order: number[] = [];
    const migrations = [1, 2].map((version) => ({
      version,
      name: `step-${version}`,
      up: async () => {
        order.push(version);
      },
    }));
    expect(versionsOf(await run(migrations.slice(0, 1)))).toEqual([1]);
    expect(versionsOf(await run(migrations))).toEqual([2]);
    expect(versionsOf(await run(migrations))).toEqual([]);
    expect(order).toEqual([1, 2]);
  });

  it('are run by one of several replicas that start together, while the others wait', async () => {
    await writeNotes(40);
    const finished: number[] = [];
    const replicas = await Promise.all(
      [1, 2, 3].map(async (replica) => {
        const done = await run([measure()]);
        expect(await notes().countDocuments({ length: { $exists: true } })).toBe(40);
        finished.push(replica);
        return done.length;
      }),
    );
    expect(replicas.sort()).toEqual([0, 0, 1]);
    expect(finished).toHaveLength(3);
    expect(await notes().countDocuments({ steps: 1 })).toBe(40);
  });

  it('go on where they have died, and change nothing twice and lose nothing', async () => {
    await writeNotes(55);
    const dying = measure((batch) => {
      if (batch === 3) throw new Error('the machine lost its power');
    });
    await expect(run([dying])).rejects.toThrow('lost its power');
    expect(await notes().countDocuments({ steps: 1 })).toBe(30);
    expect(versionsOf(await run([measure()]))).toEqual([1]);
    const all = await notes().find().sort({ _id: 1 }).toArray();
    expect(all).toEqual(
      Array.from({ length: 55 }, (_, index) => ({
        _id: index,
        text: 'x'.repeat(index),
        length: index,
        steps: 1,
      })),
    );
  });

  it('are taken over from a process that was killed, and never from one that lives', async () => {
    await writeNotes(20);
    const leases = database.collection<LeaseRecord>('migration_leases');
    await leases.insertOne({ _id: 'lease', owner: 'killed', beat: 7 });
    expect(versionsOf(await run([measure()]))).toEqual([1]);
    expect(await leases.countDocuments()).toBe(0);

    let hasBegun = false;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow: Migration = {
      version: 2,
      name: 'slow',
      up: async () => {
        hasBegun = true;
        await held;
      },
    };
    const first = run([measure(), slow]);
    await until('it has begun', () => hasBegun);
    const second = run([measure(), slow]);
    // Many signs of life later the lease still belongs to the first one.
    await until('time has passed', async () => ((await leases.findOne())?.beat ?? 0) > 40);
    goOn();
    expect([versionsOf(await first), versionsOf(await second)]).toEqual([[2], []]);
  });

  it('stop at their next checkpoint if another process has taken over', async () => {
    await writeNotes(30);
    const leases = database.collection<LeaseRecord>('migration_leases');
    const overtaken: Migration = {
      version: 1,
      name: 'overtaken',
      up: async ({ save }) => {
        await leases.updateOne({ _id: 'lease' }, { $set: { owner: 'another', beat: 0 } });
        await save({ after: 1 });
      },
    };
    await expect(run([overtaken])).rejects.toThrow('another process has taken over');
    expect(await leases.findOne()).toMatchObject({ owner: 'another' });
  });

  it('refuse a database that is newer than the program, in one sentence', async () => {
    const migrations = [1, 2].map((version) => ({ version, name: `step-${version}`, up: async () => {} }));
    await run(migrations);
    await expect(run(migrations.slice(0, 1))).rejects.toThrow(
      'The database of journal is at version 2 (step-2), and this program knows only 1: start the newer program again, or restore a backup from before its first start.',
    );
  });

  it('must be numbered without a gap', async () => {
    await expect(run([{ version: 2, name: 'second', up: async () => {} }])).rejects.toThrow(/version 1/);
  });
});
