import { Long, MongoBulkWriteError, type Document } from 'mongodb';
import { overEachTransport } from '../support/driver-suite.js';
import { until } from '../support/until.js';

overEachTransport('the driver writes', (own) => {
  describe('writes', () => {
    it('writes one by one, and reports the results', async () => {
      expect(await own.things.insertOne({ _id: 1, n: 1 })).toEqual({ acknowledged: true, insertedId: 1 });
      expect(await own.things.updateOne({ _id: 1 }, { $inc: { n: 1 } })).toMatchObject({
        matchedCount: 1,
        modifiedCount: 1,
      });
      expect(await own.things.updateOne({ _id: 1 }, { $set: { n: 2 } })).toMatchObject({
        matchedCount: 1,
        modifiedCount: 0,
      });
      expect(await own.things.updateOne({ _id: 2 }, { $set: { n: 2 } }, { upsert: true })).toMatchObject({
        matchedCount: 0,
        upsertedId: 2,
        upsertedCount: 1,
      });
      expect(await own.things.replaceOne({ _id: 2 }, { m: 1 })).toMatchObject({ modifiedCount: 1 });
      expect(await own.things.findOneAndUpdate({ _id: 2 }, { $set: { m: 2 } })).toEqual({ _id: 2, m: 1 });
      expect(await own.things.findOneAndDelete({ _id: 2 })).toEqual({ _id: 2, m: 2 });
      expect(await own.things.deleteMany({})).toEqual({ acknowledged: true, deletedCount: 1 });
    });

    it('writes in bulk: ordered up to the first error, unordered past it', async () => {
      const inserts = [1, 2, 1, 3].map((_id) => ({ insertOne: { document: { _id } } }));
      const ordered = await own.things.bulkWrite(inserts).catch((error: unknown) => error);
      expect(ordered).toBeInstanceOf(MongoBulkWriteError);
      expect((ordered as MongoBulkWriteError).result.insertedCount).toBe(2);
      const unordered = await own.things
        .bulkWrite(inserts, { ordered: false })
        .catch((error: unknown) => error);
      expect((ordered as MongoBulkWriteError).code).toBe(11000);
      expect((unordered as MongoBulkWriteError).result).toMatchObject({ insertedCount: 1 });
      const mixed = await own.things.bulkWrite([
        { updateOne: { filter: { _id: 9 }, update: { $set: { a: 1 } }, upsert: true } },
        { updateMany: { filter: {}, update: { $inc: { n: 1 } } } },
        { replaceOne: { filter: { _id: 1 }, replacement: { a: 2 } } },
        { deleteOne: { filter: { _id: 2 } } },
        { deleteMany: { filter: { _id: 3 } } },
      ]);
      expect(mixed).toMatchObject({ upsertedCount: 1, matchedCount: 5, modifiedCount: 5, deletedCount: 2 });
      expect(await own.things.find().sort({ _id: 1 }).toArray()).toEqual([
        { _id: 1, a: 2 },
        { _id: 9, a: 1, n: 1 },
      ]);
    });

    describe('a long update', () => {
      const COUNT = 10_000;
      const steps = { input: { $range: [0, 2_000] }, initialValue: 0, in: { $add: ['$$value', 1] } };
      const slow = { $expr: { $gt: [{ $reduce: steps }, 0] } };
      const update = async () => {
        await own.things.insertMany(Array.from({ length: COUNT }, (_, _id) => ({ _id, n: 0 })));
        const state = { isDone: false };
        const done = own.things.updateMany(slow, { $inc: { n: 1 } }).finally(() => (state.isDone = true));
        return { state, done };
      };

      it('lets others read and write meanwhile', async () => {
        const { state, done } = await update();
        expect(await own.things.findOne({ _id: 1 })).toEqual({ _id: 1, n: 0 });
        await own.things.insertOne({ _id: -1, n: 0 });
        expect(state.isDone).toBe(false);
        expect(await done).toMatchObject({ matchedCount: COUNT, modifiedCount: COUNT });
        expect(await own.things.countDocuments({ n: 1 })).toBe(COUNT);
      });

      it('loses neither its own change nor those of others to the same documents', async () => {
        const { state, done } = await update();
        const others = [COUNT - 1, COUNT - 2].map((_id) =>
          own.things.updateOne({ _id }, { $inc: { n: 10 } }),
        );
        await Promise.all(others);
        expect(state.isDone).toBe(false);
        expect(await done).toMatchObject({ matchedCount: COUNT, modifiedCount: COUNT });
        expect(await own.things.distinct('n')).toEqual([1, 11]);
        expect(await own.things.countDocuments({ n: 11 })).toBe(2);
      });
    });

    it('writes more than one message can hold', async () => {
      const text = 'x'.repeat(2 ** 20);
      await own.things.insertMany(Array.from({ length: 60 }, (_, _id) => ({ _id, text })));
      expect(await own.things.countDocuments({ text })).toBe(60);
      const sizes = await own.things
        .find()
        .map((thing) => String(thing['text']).length)
        .toArray();
      expect(sizes).toEqual(Array.from({ length: 60 }, () => 2 ** 20));
    });

    it('updates with array filters, positions and a pipeline', async () => {
      await own.things.insertOne({
        _id: 1,
        items: [
          { k: 1, v: 1 },
          { k: 2, v: 5 },
        ],
      });
      await own.things.updateOne({ _id: 1, 'items.k': 2 }, { $inc: { 'items.$.v': 1 } });
      await own.things.updateOne(
        { _id: 1 },
        { $set: { 'items.$[low].low': true } },
        { arrayFilters: [{ 'low.v': { $lt: 3 } }] },
      );
      await own.things.updateOne({ _id: 1 }, [{ $set: { total: { $sum: '$items.v' } } }]);
      expect(await own.things.findOne()).toEqual({
        _id: 1,
        items: [
          { k: 1, v: 1, low: true },
          { k: 2, v: 6 },
        ],
        total: 7,
      });
    });

    it('writes without an acknowledgement', async () => {
      await own.things.insertOne({ _id: 1 }, { writeConcern: { w: 0 } });
      await until(async () => (await own.things.countDocuments()) === 1);
    });

    it('keeps the type of each number', async () => {
      await own.things.insertOne({ _id: 1, long: Long.fromNumber(1), int: 1, double: 1.5 });
      await own.things.updateOne({ _id: 1 }, { $inc: { long: 1, int: 1, double: 0.5 } });
      const types = { long: { $type: '$long' }, int: { $type: '$int' }, double: { $type: '$double' } };
      expect(await own.things.aggregate([{ $project: { _id: 0, ...types } }]).next()).toEqual({
        long: 'long',
        int: 'int',
        double: 'double',
      });
    });
  });

  describe('retryable operations', () => {
    const failOnce = (data: Document) =>
      own.client.db('admin').command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data });

    it('retries a write after a lost connection', async () => {
      await failOnce({ failCommands: ['insert'], closeConnection: true });
      await own.things.insertOne({ _id: 1 });
      expect(await own.things.countDocuments()).toBe(1);
    });

    it('does not repeat a write whose reply was lost', async () => {
      await own.things.insertOne({ _id: 1, n: 0 });
      await own.client.db('admin').command({
        configureFailPoint: 'onPrimaryTransactionalWrite',
        mode: { times: 1 },
        data: { closeConnection: true },
      });
      expect(await own.things.updateOne({ _id: 1 }, { $inc: { n: 1 } })).toMatchObject({ modifiedCount: 1 });
      expect(await own.things.findOne()).toEqual({ _id: 1, n: 1 });
    });

    it('retries a read, and a write that failed because of a step-down', async () => {
      await own.things.insertOne({ _id: 1 });
      await failOnce({ failCommands: ['find'], closeConnection: true });
      expect(await own.things.findOne()).toEqual({ _id: 1 });
      await failOnce({ failCommands: ['update'], errorCode: 189, errorLabels: ['RetryableWriteError'] });
      expect(await own.things.updateOne({ _id: 1 }, { $set: { a: 1 } })).toMatchObject({ modifiedCount: 1 });
    });
  });
});
