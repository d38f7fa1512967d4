import { MongoClient, type Collection } from 'mongodb';
import {
  startLimitedServerProcess,
  startServerProcess,
  type ServerProcess,
} from '../support/server-process.js';
import { makeTemporaryFolder } from '../support/temporary-folder.js';

const LIMIT_BYTES = 8 * 2 ** 20;
const TEXT = 'x'.repeat(20_000);
/** Enough data for several times the limit. */
const MOST_DOCUMENTS = 2000;

type Thing = { _id: number; n: number; text: string };

let folder: ReturnType<typeof makeTemporaryFolder>;
let server: ServerProcess;
let client: MongoClient;
let things: Collection<Thing>;
beforeAll(async () => {
  folder = makeTemporaryFolder();
  await connect(await startLimitedServerProcess(LIMIT_BYTES, '--folder', folder.path));
  await things.createIndex({ n: 1 }, { unique: true });
});
afterAll(async () => {
  await client.close();
  await server.end('SIGKILL');
  folder.remove();
});

async function connect(started: ServerProcess): Promise<void> {
  server = started;
  client = await new MongoClient(server.uri, { retryWrites: false }).connect();
  things = client.db('full').collection<Thing>('things');
}

describe('full disk', () => {
  const acknowledged: number[] = [];

  it('returns error 14031', async () => {
    const fill = async (worker: number): Promise<unknown> => {
      for (let id = worker; id < MOST_DOCUMENTS; id += 5) {
        const failure = await things.insertOne({ _id: id, n: id, text: TEXT }).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (failure) return failure;
        acknowledged.push(id);
      }
      return undefined;
    };
    const failures = await Promise.all([0, 1, 2, 3, 4].map(fill));
    expect(acknowledged.length).toBeGreaterThan(50);
    for (const failure of failures)
      expect(failure).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
  });

  it('rolls back a whole transaction', async () => {
    const filling = client.withSession(async (session) => {
      session.startTransaction();
      for (let id = 10_000; id < 10_400; id++)
        await things.insertOne({ _id: id, n: id, text: TEXT }, { session });
      await session.commitTransaction();
    });
    await expect(filling).rejects.toMatchObject({ code: 14031 });
    expect(await things.countDocuments({ _id: { $gte: 10_000 } })).toBe(0);
  });

  const expectUndamaged = async () => {
    const found = await things.find({}, { projection: { _id: 1 } }).toArray();
    expect(found.map(({ _id }) => _id).sort((a, b) => a - b)).toEqual(acknowledged.sort((a, b) => a - b));
    const report = await client.db('full').command({ validate: 'things' });
    expect(report).toMatchObject({ valid: true, errors: [], nrecords: acknowledged.length });
  };

  it('damages nothing: exactly the acknowledged data can be read', async () => {
    await expectUndamaged();
  });

  it('accepts writes again after a deletion', async () => {
    const some = acknowledged.splice(0, Math.floor(acknowledged.length / 2));
    // A deletion also needs space, which it frees afterwards. So it deletes only a few documents at a time.
    for (const _id of some) await things.deleteOne({ _id });
    await things.insertOne({ _id: 50_000, n: 50_000, text: TEXT });
    acknowledged.push(50_000);
    await expectUndamaged();
  });

  it('accepts writes after a restart with free space', async () => {
    await client.close();
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    await connect(await startServerProcess('--folder', folder.path));
    await expectUndamaged();
    await things.insertMany(
      Array.from({ length: 500 }, (_, at) => ({ _id: 20_000 + at, n: 20_000 + at, text: TEXT })),
    );
    expect(await things.countDocuments()).toBe(acknowledged.length + 500);
  });
});
