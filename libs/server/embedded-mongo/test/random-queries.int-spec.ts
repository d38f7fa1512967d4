import fc from 'fast-check';
import type { ClientSession, Collection, Document } from 'mongodb';
import {
  arbitraryCollection,
  arbitraryQuery,
  arbitraryWrite,
  type ArbitraryQuery,
  type ArbitraryWrite,
} from './support/cases/arbitrary-queries.js';
import { typed } from './support/cases/bson-values.js';
import { startTestServer, type TestServer } from './support/test-server.js';

/**
 * Compares every plan of the planner with a collection scan. EMBEDDED_MONGO_RANDOM_QUERIES is the number of queries
 * (default 600; a long run has 20000 and more).
 */
const WANTED_QUERIES = Number(process.env.EMBEDDED_MONGO_RANDOM_QUERIES ?? 600);
const QUERIES_A_COLLECTION = 40;
const RUNS = Math.ceil(WANTED_QUERIES / QUERIES_A_COLLECTION / 2);
const MINUTES = 60_000;
/** Errors that any database may return for a random write or index. */
const EXPECTED_REFUSALS = [11000, 171, 67, 85, 86, 16746, 16764, 16766, 2, 28];

let server: TestServer;
let made = 0;
let tried = 0;
let byIndex = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const queries = fc.array(arbitraryQuery, {
  minLength: QUERIES_A_COLLECTION,
  maxLength: QUERIES_A_COLLECTION,
});

describe('a random query', () => {
  it(
    'has the same result with indexes as with a collection scan',
    async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryCollection, queries, async (content, requests) => {
          const collection = await fill(content.documents, content.writes.slice(0, 6));
          await createIndexes(collection, content.indexes);
          for (const write of content.writes.slice(6)) await attempt(() => apply(collection, write));
          for (const query of requests) await compareWithScan(collection, query);
          await expectSoundIndexes(collection);
          await collection.drop();
        }),
        { numRuns: RUNS },
      );
    },
    30 * MINUTES,
  );

  it(
    "has the same result inside a transaction, including the transaction's own writes",
    async () => {
      const inTransaction = fc.array(arbitraryWrite, { maxLength: 10 });
      await fc.assert(
        fc.asyncProperty(
          arbitraryCollection,
          inTransaction,
          fc.boolean(),
          queries,
          async (content, writes, commits, requests) => {
            const collection = await fill(content.documents, []);
            await createIndexes(collection, content.indexes);
            for (const write of content.writes) await attempt(() => apply(collection, write));
            await server.client.withSession(async (session) => {
              session.startTransaction();
              for (const write of await harmlessWrites(collection, writes))
                await apply(collection, write, session);
              for (const query of requests) await compareWithScan(collection, query, session);
              await (commits ? session.commitTransaction() : session.abortTransaction());
            });
            for (const query of requests.slice(0, 5)) await compareWithScan(collection, query);
            await expectSoundIndexes(collection);
            await collection.drop();
          },
        ),
        { numRuns: RUNS },
      );
    },
    30 * MINUTES,
  );

  it('used an index often enough for a meaningful test', () => {
    expect(tried).toBeGreaterThanOrEqual(WANTED_QUERIES);
    expect(byIndex / tried).toBeGreaterThan(0.2);
  });
});

async function fill(documents: readonly Document[], writes: readonly ArbitraryWrite[]) {
  made += 1;
  const collection = server.client.db('random').collection<Document>(`c${made}`, { promoteValues: false });
  await collection.insertMany(documents.map((document, at) => ({ _id: at as never, ...document })));
  for (const write of writes) await attempt(() => apply(collection, write));
  return collection;
}

async function createIndexes(
  collection: Collection<Document>,
  indexes: readonly { key: Document; options: Document }[],
): Promise<void> {
  for (const [at, { key, options }] of indexes.entries())
    await attempt(() => collection.createIndex(key as never, { ...options, name: `i${at}` }));
}

async function apply(collection: Collection<Document>, write: ArbitraryWrite, session?: ClientSession) {
  const one = { _id: write.id as never };
  const options = session ? { session } : {};
  switch (write.kind) {
    case 'insert':
      return collection.insertOne({ _id: (100 + write.id) as never, ...write.content }, options);
    case 'replace':
      return collection.replaceOne(one, write.content, { ...options, upsert: true });
    case 'set':
      return collection.updateOne(one, { $set: { [write.path]: write.value } }, options);
    case 'delete':
      return collection.deleteOne(one, options);
  }
}

async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    if (!EXPECTED_REFUSALS.includes(Number((error as { code?: number }).code))) throw error;
    return false;
  }
}

/** An error aborts a transaction, so it only gets writes that succeeded in a rolled back transaction. */
async function harmlessWrites(collection: Collection<Document>, writes: readonly ArbitraryWrite[]) {
  const harmless: ArbitraryWrite[] = [];
  for (const write of writes)
    await server.client.withSession(async (session) => {
      session.startTransaction();
      const wentWell = await attempt(async () => {
        for (const earlier of harmless) await apply(collection, earlier, session);
        await apply(collection, write, session);
      });
      await session.abortTransaction();
      if (wentWell) harmless.push(write);
    });
  return harmless;
}

async function compareWithScan(
  collection: Collection<Document>,
  query: ArbitraryQuery,
  session?: ClientSession,
) {
  const { filter, sort, collation, skip, limit } = query;
  const options = { ...(collation && { collation: collation as never }), ...(session && { session }) };
  const all = await collection.find(filter, { ...options, hint: { $natural: 1 } }).toArray();
  const scanned = await collection
    .find(filter, { ...options, hint: { $natural: 1 }, ...(sort && { sort }), skip, limit })
    .toArray();
  const found = await collection.find(filter, { ...options, ...(sort && { sort }), skip, limit }).toArray();

  expect(Number(await collection.countDocuments(filter, options))).toBe(all.length);
  expect(found).toHaveLength(scanned.length);
  if (skip === 0 && limit === 0) expect(idsOf(found)).toEqual(idsOf(all));
  else expect(idsOf(all)).toEqual(expect.arrayContaining(idsOf(found)));
  if (sort) await expectSameOrder(collection, found, scanned, sort, options);
  await countPlan(collection, query);
}

const idsOf = (documents: readonly Document[]) => documents.map((document) => typed(document._id)).sort();

/** Documents with equal sort values may be in any order, so each position is compared by its sort values. */
async function expectSameOrder(
  collection: Collection<Document>,
  found: readonly Document[],
  scanned: readonly Document[],
  sort: Document,
  options: Document,
): Promise<void> {
  for (const [at, document] of found.entries()) {
    const other = scanned[at] as Document;
    if (typed(document._id) === typed(other._id)) continue;
    const pair = { _id: { $in: [document._id, other._id] } };
    const inOrder = await Promise.all(
      [1, -1].map((tie) =>
        collection
          .find(pair as Document, {
            ...options,
            hint: { $natural: 1 },
            sort: { ...sort, _id: tie as 1 | -1 },
          })
          .toArray(),
      ),
    );
    // Two documents whose order depends on their ids have equal sort values.
    expect(typed(inOrder[0]?.[0]?._id)).toBe(typed(inOrder[1]?.[1]?._id));
  }
}

async function countPlan(
  collection: Collection<Document>,
  { filter, sort, collation }: ArbitraryQuery,
): Promise<void> {
  tried += 1;
  const options = { ...(sort && { sort }), ...(collation && { collation: collation as never }) };
  const explained = await collection.find(filter, options).explain('queryPlanner');
  if (JSON.stringify(explained).includes('IXSCAN')) byIndex += 1;
}

async function expectSoundIndexes(collection: Collection<Document>): Promise<void> {
  const report = await collection.db.command({ validate: collection.collectionName });
  expect(report).toMatchObject({ valid: true, errors: [] });
}
