import { MongoClient, type Collection, type Document } from 'mongodb';
import { startTestServer, type TestServer } from './support/test-server.js';
import { makeTemporaryFolder } from './support/temporary-folder.js';

const CLIENTS = 50;
const ROUNDS = 20;

type Counter = { _id: string; count: number };

let folder: ReturnType<typeof makeTemporaryFolder>;
let server: TestServer;
let clients: MongoClient[];
beforeAll(async () => {
  folder = makeTemporaryFolder();
  server = await startTestServer({ folder: folder.path });
  clients = await Promise.all(
    Array.from({ length: CLIENTS }, () => new MongoClient(server.uri, { maxPoolSize: 2 }).connect()),
  );
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await server.stop();
  folder.remove();
});

/** Runs a function for every client at the same time. */
function atOnce<Result>(run: (client: MongoClient, at: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(clients.map(run));
}

const collectionOf = <Thing extends Document>(client: MongoClient, name: string): Collection<Thing> =>
  client.db('concurrency').collection<Thing>(name);

async function expectSound(name: string): Promise<void> {
  expect(await server.client.db('concurrency').command({ validate: name })).toMatchObject({
    valid: true,
    errors: [],
  });
}

const codeOf = (error: unknown) => (error as { code?: number }).code;

describe(`${CLIENTS} clients on the same documents`, () => {
  it('lose no increment', async () => {
    await atOnce(async (client) => {
      for (let round = 0; round < ROUNDS; round++)
        await collectionOf<Counter>(client, 'counters').updateOne(
          { _id: `c${round % 3}` },
          { $inc: { count: 1 } },
          { upsert: true },
        );
    });
    const counters = await collectionOf<Counter>(server.client, 'counters').find().toArray();
    expect(counters.reduce((sum, { count }) => sum + count, 0)).toBe(CLIENTS * ROUNDS);
    await expectSound('counters');
  });

  it('get each number of a sequence once', async () => {
    const numbers = await atOnce(async (client) => {
      const mine: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const counter = await collectionOf<Counter>(client, 'sequence').findOneAndUpdate(
          { _id: 'next' },
          { $inc: { count: 1 } },
          { upsert: true, returnDocument: 'after' },
        );
        mine.push(counter?.count ?? 0);
      }
      return mine;
    });
    const all = numbers.flat().sort((left, right) => left - right);
    expect(all).toEqual(Array.from({ length: CLIENTS * ROUNDS }, (_, at) => at + 1));
  });

  it('insert one document for each key of a unique index', async () => {
    await collectionOf(server.client, 'names').createIndex({ name: 1 }, { unique: true });
    const won = await atOnce(async (client) => {
      let mine = 0;
      for (let round = 0; round < ROUNDS; round++)
        await collectionOf(client, 'names')
          .insertOne({ name: `n${round}` })
          .then(
            () => (mine += 1),
            (error: unknown) => expect(codeOf(error)).toBe(11000),
          );
      return mine;
    });
    expect(won.reduce((sum, mine) => sum + mine, 0)).toBe(ROUNDS);
    expect(await collectionOf(server.client, 'names').countDocuments()).toBe(ROUNDS);
    await expectSound('names');
  });

  it('insert one document by concurrent upserts of the same key', async () => {
    await collectionOf(server.client, 'upserts').createIndex({ key: 1 }, { unique: true });
    await atOnce((client, at) =>
      collectionOf(client, 'upserts').updateOne({ key: 1 }, { $addToSet: { who: at } }, { upsert: true }),
    );
    const [only, ...others] = await collectionOf(server.client, 'upserts').find().toArray();
    expect(others).toEqual([]);
    expect((only?.['who'] as number[]).length).toBe(CLIENTS);
  });

  it('transfer money in transactions without changing the total', async () => {
    type Account = { _id: number; money: number };
    const accounts = 10;
    await collectionOf<Account>(server.client, 'accounts').insertMany(
      Array.from({ length: accounts }, (_, _id) => ({ _id, money: 100 })),
    );
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const seen = await collectionOf<Account>(server.client, 'accounts').find().toArray();
        expect(seen.reduce((sum, { money }) => sum + money, 0)).toBe(accounts * 100);
      }
    })();
    await atOnce((client, at) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          const own = collectionOf<Account>(client, 'accounts');
          const [from, to] = [at % accounts, (at * 7 + 3) % accounts];
          const giver = await own.findOne({ _id: from }, { session });
          await own.updateOne({ _id: from }, { $set: { money: (giver?.money ?? 0) - 5 } }, { session });
          await own.updateOne({ _id: to }, { $inc: { money: 5 } }, { session });
        }),
      ),
    );
    isOver = true;
    await watching;
    const moved = await collectionOf<Account>(server.client, 'accounts').find().toArray();
    const expected = Array.from({ length: accounts }, () => 100);
    for (let at = 0; at < CLIENTS; at++) {
      expected[at % accounts] = (expected[at % accounts] as number) - 5;
      expected[(at * 7 + 3) % accounts] = (expected[(at * 7 + 3) % accounts] as number) + 5;
    }
    expect(moved.sort((a, b) => a._id - b._id).map(({ money }) => money)).toEqual(expected);
  });

  it('write while indexes are created and dropped', async () => {
    const writing = atOnce(async (client, at) => {
      for (let round = 0; round < ROUNDS; round++) {
        const things = collectionOf<{ _id: string; n: number }>(client, 'indexed');
        await things.insertOne({ _id: `${at}.${round}`, n: round });
        if (round % 4 === 0) await things.deleteOne({ _id: `${at}.${round}` });
        else await things.updateOne({ _id: `${at}.${round}` }, { $inc: { n: 100 } });
      }
    });
    const indexes = collectionOf(server.client, 'indexed');
    for (let round = 0; round < 5; round++) {
      await indexes.createIndex({ n: 1 });
      await indexes.createIndex({ n: -1, _id: 1 });
      await indexes.dropIndex('n_1');
    }
    await writing;
    expect(await indexes.countDocuments({ n: { $gte: 100 } })).toBe(CLIENTS * ROUNDS * 0.75);
    await expectSound('indexed');
  });
});
