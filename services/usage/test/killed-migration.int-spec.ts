import {
  openTestDatabase,
  Program,
  suiteEnvironment,
  until,
  type TestDatabase,
} from '@word-unfolded/testing';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrations } from '../src/migrations/index.js';

/** The service runs as built, so that it can be killed: `npx nx run-many -t build`. */
const MAIN = path.join(import.meta.dirname, '../dist/main.js');

/** Charges of the time before they had an `expiresAt`: so many that a program can be killed while it renames them. */
const CHARGES = 5_000;

/** Longer than a killed program keeps others waiting. */
const TIMEOUT_MS = 120_000;

type Charge = { readonly _id: string; readonly expiresAt?: Date; readonly goesAt?: Date };
type MigrationRecord = {
  readonly _id: number;
  readonly attempts: number;
  readonly doneAt?: Date;
  readonly checkpoint?: unknown;
};

const programs: Program[] = [];
let server: TestDatabase;
let connection: Connection;
let database: mongo.Db;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-migration-'));
  server = await openTestDatabase();
  connection = await mongoose.createConnection(server.uri, { dbName: `${server.prefix}usage` }).asPromise();
  database = connection.getClient().db(connection.name);
});

afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  await connection.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

function replica(): Program {
  const environment = suiteEnvironment({
    ...server.environment,
    STORAGE_FOLDER: folder,
    FILES_SECRET: 'a secret of this test, which is long enough',
  });
  const program = new Program({ command: process.execPath, args: [MAIN], environment });
  programs.push(program);
  return program;
}

it(
  'goes on with a migration that was killed, by one of two programs that start together, and changes each charge once',
  async () => {
    const charges = database.collection<Charge>('spendings');
    const records = database.collection<MigrationRecord>('migrations');
    const goesAt = new Date(Date.now() + 86_400_000);
    const written = Array.from({ length: CHARGES }, (_, number) => ({
      _id: `charge-${String(number).padStart(5, '0')}`,
      ownerId: 'ruth',
      tokens: number,
      goesAt,
    }));
    await charges.insertMany(written);

    const first = replica();
    const ended = first.start().catch(() => 'killed');
    await until(
      'it is in the middle of it',
      async () => (await records.findOne({ _id: 2 }))?.checkpoint !== undefined,
    );
    await first.kill();
    expect(await ended).toBe('killed');
    const left = await charges.countDocuments({ goesAt: { $exists: true } });
    expect([left > 0, left < CHARGES]).toEqual([true, true]);
    // A document that the killed program had changed and that changed afterwards must not be changed again.
    const changed = await charges.findOne({ expiresAt: { $exists: true } });
    const renewed = new Date(goesAt.getTime() + 1_000);
    await charges.updateOne({ _id: changed?._id ?? '' }, { $set: { expiresAt: renewed } });

    await Promise.all([replica(), replica()].map((program) => program.start()));
    const attempts = (await records.find().sort({ _id: 1 }).toArray()).map(
      ({ _id, attempts: count, doneAt }) => [_id, count, doneAt instanceof Date] as const,
    );
    expect(attempts).toEqual(migrations.map(({ version }) => [version, version === 2 ? 2 : 1, true]));
    expect(await charges.find().sort({ _id: 1 }).toArray()).toEqual(
      written.map(({ goesAt: expiresAt, ...charge }) => ({
        ...charge,
        expiresAt: charge._id === changed?._id ? renewed : expiresAt,
      })),
    );
  },
  TIMEOUT_MS,
);
