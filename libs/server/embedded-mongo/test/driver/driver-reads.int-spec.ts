import { MongoServerError, type Document } from 'mongodb';
import { overEachTransport, numbers } from '../support/driver-suite.js';
import { until } from '../support/until.js';

overEachTransport('the driver reads', (own) => {
  const plan = async (filter: Document, options: Document = {}) =>
    JSON.stringify(await own.things.find(filter, options).explain('queryPlanner'));

  describe('reads', () => {
    it('returns a long result batch by batch, as of its start', async () => {
      await own.things.insertMany(numbers(500));
      const cursor = own.things.find({}, { batchSize: 7 }).sort({ _id: 1 });
      expect(await cursor.next()).toEqual({ _id: 0, n: 0 });
      await own.things.deleteMany({ _id: { $gte: 100 } });
      await own.things.insertOne({ _id: 1000 });
      expect((await cursor.toArray()).map(({ _id }) => _id)).toEqual(
        Array.from({ length: 499 }, (_, at) => at + 1),
      );
      await expect(own.things.find({}, { batchSize: 7 }).limit(20).skip(90).toArray()).resolves.toHaveLength(
        11,
      );
    });

    it('returns nothing more from a closed cursor', async () => {
      await own.things.insertMany(numbers(100));
      const cursor = own.things.find({}, { batchSize: 2 });
      await cursor.next();
      const { id } = cursor;
      await cursor.close();
      const more = own.database.command({ getMore: id, collection: own.things.collectionName });
      await expect(more).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' });
    });

    it('returns counts, distinct values and projections', async () => {
      await own.things.insertMany(numbers(50));
      expect(await own.things.countDocuments({ n: 3 })).toBe(5);
      expect(await own.things.countDocuments({ n: 3 }, { skip: 1, limit: 3 })).toBe(3);
      expect(await own.things.estimatedDocumentCount()).toBe(50);
      expect(await own.things.distinct('n', { _id: { $lt: 4 } })).toEqual([0, 1, 2, 3]);
      expect(await own.things.findOne({ _id: 7 }, { projection: { _id: 0 } })).toEqual({ n: 7 });
    });

    it('returns lookups, groups and facets', async () => {
      await own.things.insertMany(numbers(30));
      const pipeline = [
        { $match: { _id: { $lt: 20 } } },
        { $lookup: { from: own.things.collectionName, localField: 'n', foreignField: 'n', as: 'same' } },
        { $group: { _id: '$n', count: { $sum: 1 }, same: { $max: { $size: '$same' } } } },
        { $facet: { all: [{ $count: 'groups' }], first: [{ $sort: { _id: 1 } }, { $limit: 1 }] } },
      ];
      expect(await own.things.aggregate(pipeline).toArray()).toEqual([
        { all: [{ groups: 10 }], first: [{ _id: 0, count: 2, same: 3 }] },
      ]);
    });

    it('fails after maxTimeMS', async () => {
      await own.things.insertMany(numbers(3000));
      const endless = {
        $expr: {
          $gt: [
            { $reduce: { input: { $range: [0, 20_000] }, initialValue: 0, in: { $add: ['$$value', 1] } } },
            -1,
          ],
        },
      };
      const slow = own.things.find(endless, { maxTimeMS: 50 }).toArray();
      await expect(slow).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
    });

    it('answers while a long aggregation runs', async () => {
      await own.things.insertMany(numbers(10_000));
      const count = { input: { $range: [0, 3_000] }, initialValue: 0, in: { $add: ['$$value', 1] } };
      let isDone = false;
      const long = own.things
        .aggregate([{ $group: { _id: null, total: { $sum: { $reduce: count } } } }])
        .toArray()
        .finally(() => (isDone = true));
      await own.things.findOne({ _id: 1 });
      await own.things.updateOne({ _id: 1 }, { $set: { n: 0 } });
      expect(isDone).toBe(false);
      await long;
    });
  });

  describe('indexes', () => {
    it('enforces uniqueness, also for several writes at once', async () => {
      await own.things.createIndex({ n: 1, 'a.b': -1 }, { unique: true });
      await own.things.insertOne({ _id: 1, n: 1, a: { b: 1 } });
      const failure = await own.things
        .insertOne({ _id: 2, n: 1, a: { b: 1 } })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(MongoServerError);
      expect(failure).toMatchObject({
        code: 11000,
        keyPattern: { n: 1, 'a.b': -1 },
        keyValue: { n: 1, 'a.b': 1 },
        message: expect.stringContaining(
          `E11000 duplicate key error collection: ${own.things.namespace} index: n_1_a.b_-1 dup key: { n: 1, a.b: 1 }`,
        ) as string,
      });
      await own.things.insertOne({ _id: 3, n: 1, a: { b: 2 } });
      await expect(own.things.updateOne({ _id: 3 }, { $set: { 'a.b': 1 } })).rejects.toMatchObject({
        code: 11000,
      });
      await expect(own.things.createIndex({ n: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    });

    it('enforces uniqueness only among the documents of a sparse or partial index', async () => {
      await own.things.createIndex({ sparse: 1 }, { unique: true, sparse: true });
      await own.things.createIndex({ n: 1 }, { unique: true, partialFilterExpression: { live: true } });
      await own.things.insertMany([
        { _id: 1, n: 1 },
        { _id: 2, n: 1 },
        { _id: 3, n: 1, live: true },
      ]);
      await expect(own.things.insertOne({ _id: 4, n: 1, live: true })).rejects.toMatchObject({ code: 11000 });
      await own.things.updateOne({ _id: 3 }, { $set: { live: false } });
      await own.things.insertOne({ _id: 4, n: 1, live: true });
      expect(await plan({ n: 1 })).not.toContain('IXSCAN');
      expect(await plan({ n: 1, live: true })).toContain('IXSCAN');
    });

    it('deletes expired documents automatically', async () => {
      await own.things.createIndex({ until: 1 }, { expireAfterSeconds: 0 });
      await own.things.insertMany([
        { _id: 1, until: new Date(Date.now() - 1000) },
        { _id: 2, until: new Date(Date.now() + 3_600_000) },
        { _id: 3, until: 'no date' },
      ]);
      await until(async () => (await own.things.countDocuments()) < 3);
      expect((await own.things.find().toArray()).map(({ _id }) => _id)).toEqual([2, 3]);
    });

    it('uses the collation of an index', async () => {
      const collation = { locale: 'en', strength: 2 };
      await own.things.createIndex({ name: 1 }, { unique: true, collation });
      await own.things.insertMany([
        { _id: 1, name: 'Ann' },
        { _id: 2, name: 'bob' },
        { _id: 3, name: 'Cid' },
      ]);
      await expect(own.things.insertOne({ _id: 4, name: 'ANN' })).rejects.toMatchObject({ code: 11000 });
      expect(await own.things.findOne({ name: 'ANN' })).toBeNull();
      expect(await own.things.findOne({ name: 'ANN' }, { collation })).toEqual({ _id: 1, name: 'Ann' });
      expect(await plan({ name: 'ANN' }, { collation })).toContain('IXSCAN');
      const sorted = await own.things.find({}, { collation }).sort({ name: 1 }).toArray();
      expect(sorted.map(({ name }) => name as string)).toEqual(['Ann', 'bob', 'Cid']);
    });

    it('lists, hides and drops indexes', async () => {
      expect(await own.things.createIndex({ n: 1 })).toBe('n_1');
      expect(await own.things.createIndex({ n: 1 })).toBe('n_1');
      await expect(own.things.createIndex({ m: 1 }, { name: 'n_1' })).rejects.toMatchObject({ code: 86 });
      await own.things.dropIndex('n_1');
      await own.things.createIndex({ n: 1 }, { hidden: true });
      expect(await plan({ n: 1 })).not.toContain('IXSCAN');
      expect(await own.things.indexes()).toEqual([
        { v: 2, key: { _id: 1 }, name: '_id_' },
        { v: 2, key: { n: 1 }, name: 'n_1', hidden: true },
      ]);
      await own.things.dropIndex('n_1');
      await expect(own.things.dropIndex('n_1')).rejects.toMatchObject({ code: 27 });
      await expect(own.things.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
    });

    it('serves ranges and sorts in both directions', async () => {
      await own.things.insertMany(numbers(100));
      await own.things.createIndex({ n: 1, _id: -1 });
      expect(await plan({ n: 3 }, { sort: { _id: 1 } })).toContain('"direction":"backward"');
      const found = await own.things
        .find({ n: { $gte: 8 } })
        .sort({ n: -1, _id: 1 })
        .limit(3)
        .toArray();
      expect(found.map(({ _id }) => _id)).toEqual([9, 19, 29]);
    });

    it('stores values that are longer than a key can be', async () => {
      await own.things.createIndex({ text: 1 }, { unique: true });
      const text = 'x'.repeat(5000);
      await own.things.insertMany([
        { _id: 1, text: `${text}1` },
        { _id: 2, text: `${text}2` },
      ]);
      await expect(own.things.insertOne({ _id: 3, text: `${text}1` })).rejects.toMatchObject({ code: 11000 });
      expect(await own.things.findOne({ text: `${text}2` }, { projection: { _id: 1 } })).toEqual({ _id: 2 });
    });
  });
});
