import type { Collection, Document } from 'mongodb';
import { startTestServer, type TestServer } from '../support/test-server.js';

type Thing = { _id: number; n?: number; text?: string; tags?: number[] };

let server: TestServer;
let things: Collection<Thing>;
beforeAll(async () => {
  server = await startTestServer();
  things = server.client.db('seven').collection<Thing>('things');
});
afterAll(() => server.stop());
beforeEach(() => things.deleteMany({}));

const CATASTROPHIC = `${'a'.repeat(60)}!`;

describe('a regular expression', () => {
  it.each([
    '(a+)+$',
    '(a|aa)+$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(?=(a+)+$)a',
    '(a*)*\\1b',
    '(?<n>a+)+\\k<n>$',
  ])('%s ends, even if it would take forever without a limit', async (pattern) => {
    await things.insertOne({ _id: 1, text: CATASTROPHIC });
    const search = things.find({ text: { $regex: pattern } }).toArray();
    await search.catch((error: unknown) => expect(error).toMatchObject({ code: 51156 }));
    const limited = things
      .find({ text: { $regex: pattern } })
      .maxTimeMS(30)
      .toArray();
    await limited.catch((error: { code: number }) => expect([50, 51156]).toContain(error.code));
    expect(await things.countDocuments({ _id: 1 })).toBe(1);
  });

  it('obeys maxTimeMS, in queries and in expressions', async () => {
    await things.insertOne({ _id: 1, text: CATASTROPHIC });
    const $expr = { $regexMatch: { input: '$text', regex: '(a+)+$' } };
    await expect(
      things
        .find({ text: /(a+)+$/ })
        .maxTimeMS(30)
        .toArray(),
    ).rejects.toMatchObject({ code: 50 });
    await expect(things.find({ $expr }).maxTimeMS(30).toArray()).rejects.toMatchObject({ code: 50 });
  });

  it.each([
    ['(?=.*faith)(?=.*hope)', true],
    ['\\b(\\w+)\\s+\\1\\b', true],
    ['^(?:faith|hope)+,? hope', true],
    ['(?<!no )love', false],
    ['(f|h)[a-z]{2,6}( and)?', true],
  ])(
    '%s with lookarounds, back references and repetitions has its PCRE meaning',
    async (pattern, isFound) => {
      await things.insertOne({ _id: 1, text: 'faith, hope hope and no love' });
      expect(await things.countDocuments({ text: { $regex: pattern } })).toBe(isFound ? 1 : 0);
    },
  );
});

describe('cursors', () => {
  it('do not block other clients, however many are open', async () => {
    await things.insertMany(Array.from({ length: 10 }, (_, _id) => ({ _id })));
    const database = server.client.db('seven');
    for (let round = 0; round < 25; round++) {
      await Promise.all(
        Array.from({ length: 100 }, () => database.command({ find: 'things', batchSize: 2 })),
      );
      await things.updateOne({ _id: 0 }, { $inc: { n: 1 } });
    }
    expect(await things.countDocuments()).toBe(10);
    expect(await things.findOne({ _id: 0 })).toMatchObject({ n: 25 });
  });
});

describe('count by an index range', () => {
  const ranges: readonly Document[] = [
    { $lt: 5 },
    { $lte: 5 },
    { $gt: 5 },
    { $gte: 5, $lt: 9 },
    { $gt: 9, $lt: 5 },
    { $gte: 5, $lte: 5 },
    { $lt: 'm' },
    { $gt: 5, $lt: 'm' },
    { $gte: new Date(0) },
    { $ne: 5 },
  ];
  const values: readonly unknown[] = [NaN, null, -1, 5, 5.5, 7, 9, 'a', 'z', new Date(5), true, [], { a: 1 }];

  it.each([1, -1])('equals the count of a collection scan (direction %d)', async (direction) => {
    const plain = server.client.db('seven').collection('plain');
    await plain.drop();
    await plain.insertMany(values.map((n) => ({ n, group: 1 })));
    const count = (n: Document, hint: Document) => plain.countDocuments({ group: 1, n }, { hint });
    await plain.createIndex({ group: 1, n: direction === 1 ? 1 : -1 });
    for (const range of ranges)
      expect([range, await count(range, { group: 1, n: direction })]).toEqual([
        range,
        await count(range, { $natural: 1 }),
      ]);
    await plain.deleteMany({ n: { $type: 'array' } });
    for (const range of ranges)
      expect([range, await plain.countDocuments({ group: 1, n: range })]).toEqual([
        range,
        await count(range, { $natural: 1 }),
      ]);
  });
});

describe('MongoDB 7.0 behaviour', () => {
  it('field names with a dollar are allowed below the top level, but not at it', async () => {
    await things.insertOne({ _id: 1 });
    await things.updateOne({ _id: 1 }, { $set: { price: { $base: 1 } } as Document });
    await things.updateOne({ _id: 1 }, { $set: { 'price.$top': 2 } as Document });
    expect(await things.findOne({ _id: 1 })).toEqual({ _id: 1, price: { $base: 1, $top: 2 } });
    await expect(things.updateOne({ _id: 1 }, { $set: { $price: 1 } as Document })).rejects.toMatchObject({
      code: 52,
    });
  });

  it.each([
    [{ w: 3 }, 100],
    [{ w: 'nowhere' }, 79],
  ])('the write concern %j is reported as unmet, and the write is done', async (writeConcern, code) => {
    const database = server.client.db('seven');
    const commands = [
      { insert: 'things', documents: [{ _id: 5 }] },
      { findAndModify: 'things', query: { _id: 5 }, update: { $set: { n: 1 } } },
      { aggregate: 'things', pipeline: [{ $out: 'copy' }], cursor: {} },
      { delete: 'things', deletes: [{ q: { _id: 5 }, limit: 1 }] },
    ];
    for (const command of commands) {
      const error = await database.command({ ...command, writeConcern }).catch((each: unknown) => each);
      expect(JSON.stringify(error)).toContain(String(code));
    }
    expect(await database.collection('copy').countDocuments()).toBe(1);
    await database.collection('copy').drop();
  });

  it('an invalid write concern is rejected before anything is written', async () => {
    const insert = { insert: 'things', documents: [{ _id: 6 }], writeConcern: { w: 51 } };
    await expect(server.client.db('seven').command(insert)).rejects.toMatchObject({ code: 9 });
    expect(await things.countDocuments({ _id: 6 })).toBe(0);
  });

  it('an update with a sort is rejected', () =>
    expect(
      server.client
        .db('seven')
        .command({ update: 'things', updates: [{ q: {}, u: { $set: { n: 1 } }, sort: { n: 1 } }] }),
    ).rejects.toMatchObject({ code: 40415 }));

  it('two databases may not differ only in case', async () => {
    await things.insertOne({ _id: 1 });
    const other = server.client.db('Seven').collection('things');
    await expect(other.insertOne({ n: 1 })).rejects.toMatchObject({ code: 13297 });
    expect(await other.countDocuments()).toBe(0);
  });
});
