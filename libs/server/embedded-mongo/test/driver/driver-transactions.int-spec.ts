import { type ChangeStreamDocument, GridFSBucket, Long } from 'mongodb';
import { overEachTransport, numbers, type Numbered } from '../support/driver-suite.js';

overEachTransport('the driver in one piece', (own) => {
  describe('transactions', () => {
    it('become visible to others atomically at the commit', async () => {
      await own.things.insertOne({ _id: 1, n: 0 });
      await own.client.withSession((session) =>
        session.withTransaction(async () => {
          await own.things.insertOne({ _id: 2, n: 0 }, { session });
          await own.things.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
          expect(await own.things.countDocuments({}, { session })).toBe(2);
          expect(await own.things.find().toArray()).toEqual([{ _id: 1, n: 0 }]);
        }),
      );
      expect(await own.things.find().sort({ _id: 1 }).toArray()).toEqual([
        { _id: 1, n: 1 },
        { _id: 2, n: 0 },
      ]);
    });

    it('are rolled back by an error, by an abort and by the end of their session', async () => {
      await own.things.insertOne({ _id: 1 });
      const failing = own.client.withSession((session) =>
        session.withTransaction(async () => {
          await own.things.insertOne({ _id: 2 }, { session });
          await own.things.insertOne({ _id: 1 }, { session });
        }),
      );
      await expect(failing).rejects.toMatchObject({ code: 11000 });
      for (const end of ['abortTransaction', 'endSession'] as const) {
        const session = own.client.startSession();
        session.startTransaction();
        await own.things.insertOne({ _id: 3 }, { session });
        await session[end]();
        if (!session.hasEnded) await session.endSession();
      }
      expect(await own.things.find().toArray()).toEqual([{ _id: 1 }]);
    });

    it('read a consistent snapshot', async () => {
      await own.things.insertMany([
        { _id: 1, n: 0 },
        { _id: 2, n: 0 },
      ]);
      await own.client.withSession(async (session) => {
        session.startTransaction();
        expect(await own.things.findOne({ _id: 1 }, { session })).toEqual({ _id: 1, n: 0 });
        await own.things.updateMany({}, { $set: { n: 5 } });
        await own.things.insertOne({ _id: 3, n: 5 });
        expect(await own.things.find({}, { session }).sort({ _id: 1 }).toArray()).toEqual([
          { _id: 1, n: 0 },
          { _id: 2, n: 0 },
        ]);
        await expect(own.things.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session })).rejects.toMatchObject(
          {
            code: 112,
            errorLabels: ['TransientTransactionError'],
          },
        );
      });
    });

    it('make a write outside transactions wait instead of fail', async () => {
      await own.things.insertOne({ _id: 1, n: 0 });
      const order: string[] = [];
      await own.client.withSession(async (session) => {
        session.startTransaction();
        await own.things.updateOne({ _id: 1 }, { $set: { n: 50 } }, { session });
        const outside = own.things
          .updateOne({ _id: 1 }, { $inc: { n: 1 } })
          .then(() => order.push('outside'));
        await own.things.findOne();
        const limited = own.things.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { maxTimeMS: 30 });
        await expect(limited).rejects.toMatchObject({ code: 50 });
        order.push('commit');
        await session.commitTransaction();
        await outside;
      });
      expect(order).toEqual(['commit', 'outside']);
      expect(await own.things.findOne()).toEqual({ _id: 1, n: 51 });
    });

    it('can be committed twice, and not used after their end', async () => {
      await own.client.withSession(async (session) => {
        session.startTransaction();
        await own.things.insertOne({ _id: 1 }, { session });
        await session.commitTransaction();
        await session.commitTransaction();
        const { serverSession } = session;
        const late = own.database.command({
          insert: own.things.collectionName,
          documents: [{ _id: 2 }],
          lsid: serverSession.id,
          txnNumber: Long.fromNumber(serverSession.txnNumber),
          autocommit: false,
        });
        await expect(late).rejects.toMatchObject({ code: 251 });
      });
      expect(await own.things.countDocuments()).toBe(1);
    });

    it('can create collections, but no index on a collection that others use', async () => {
      await own.things.insertOne({ _id: 1 });
      const other = own.database.collection<Numbered>(`${own.things.collectionName}_other`);
      await own.client.withSession(async (session) => {
        session.startTransaction();
        await other.insertOne({ _id: 1 }, { session });
        await expect(own.things.createIndex({ n: 1 }, { session })).rejects.toMatchObject({ code: 263 });
        await session.abortTransaction();
      });
      expect(await own.database.listCollections({ name: other.collectionName }).toArray()).toEqual([]);
      await own.client.withSession((session) =>
        session.withTransaction(() => other.insertOne({ _id: 2 }, { session })),
      );
      expect(await other.find().toArray()).toEqual([{ _id: 2 }]);
    });
  });

  describe('change streams', () => {
    async function events(count: number, cause: () => Promise<unknown>): Promise<ChangeStreamDocument[]> {
      const stream = own.things.watch([], { fullDocument: 'updateLookup', maxAwaitTimeMS: 20 });
      await stream.tryNext();
      const seen: ChangeStreamDocument[] = [];
      const caused = cause();
      while (seen.length < count) seen.push(await stream.next());
      await caused;
      await stream.close();
      return seen;
    }

    it('deliver exactly the committed changes, in order', async () => {
      await own.things.insertOne({ _id: 1, a: 1, b: 1, list: [1, 2, 3] });
      const seen = await events(4, async () => {
        await own.things.insertOne({ _id: 2 });
        await own.things.updateOne({ _id: 1 }, { $set: { a: 2 }, $unset: { b: 1 }, $pop: { list: 1 } });
        await own.client.withSession(async (session) => {
          session.startTransaction();
          await own.things.insertOne({ _id: 3 }, { session });
          await session.abortTransaction();
        });
        await own.things.replaceOne({ _id: 2 }, { c: 1 });
        await own.things.deleteOne({ _id: 2 });
      });
      expect(seen.map(({ operationType }) => operationType)).toEqual([
        'insert',
        'update',
        'replace',
        'delete',
      ]);
      expect(seen[1]).toMatchObject({
        documentKey: { _id: 1 },
        fullDocument: { _id: 1, a: 2, list: [1, 2] },
        updateDescription: {
          updatedFields: { a: 2 },
          removedFields: ['b'],
          truncatedArrays: [{ field: 'list', newSize: 2 }],
        },
      });
    });

    it('end when their collection or database is dropped', async () => {
      await own.things.insertOne({ _id: 1 });
      const seen = await events(2, () => own.things.drop());
      expect(seen.map(({ operationType }) => operationType)).toEqual(['drop', 'invalidate']);
    });
  });

  describe('databases and collections', () => {
    it('are created, listed, renamed and dropped', async () => {
      const lists = own.client.db(`lists${own.number}`);
      await lists.createCollection('first', { collation: { locale: 'en', strength: 2 } });
      await lists.collection('second').insertOne({ a: 1 });
      await lists.collection('second').rename('third');
      expect((await lists.listCollections().toArray()).map(({ name }) => name)).toEqual(['first', 'third']);
      await expect(lists.createCollection('third', { collation: { locale: 'en' } })).rejects.toMatchObject({
        code: 48,
      });
      await lists.collection('first').insertOne({ name: 'Ann' });
      expect(await lists.collection('first').countDocuments({ name: 'ANN' })).toBe(1);
      await lists.dropDatabase();
      const { databases } = await lists.admin().listDatabases();
      expect(databases.map(({ name }) => name)).not.toContain(lists.databaseName);
    });

    it('store the files of GridFS', async () => {
      const bucket = new GridFSBucket(own.database, {
        bucketName: `files${own.number}`,
        chunkSizeBytes: 1000,
      });
      const content = Buffer.alloc(10_500, 'abc');
      const upload = bucket.openUploadStream('letter');
      upload.end(content);
      await new Promise((resolve) => upload.once('finish', resolve));
      const chunks: Buffer[] = [];
      for await (const chunk of bucket.openDownloadStreamByName('letter')) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).equals(content)).toBe(true);
    });

    it('are merged and written by pipelines', async () => {
      await own.things.insertMany(numbers(20));
      const target = own.database.collection(`${own.things.collectionName}_out`);
      await own.things
        .aggregate([{ $match: { _id: { $lt: 5 } } }, { $out: target.collectionName }])
        .toArray();
      expect(await target.countDocuments()).toBe(5);
      const merge = {
        $merge: { into: target.collectionName, whenMatched: 'merge', whenNotMatched: 'insert' },
      };
      await own.things.aggregate([{ $match: { _id: { $lt: 7 } } }, { $set: { m: 1 } }, merge]).toArray();
      expect(await target.countDocuments({ m: 1, n: { $exists: true } })).toBe(7);
    });
  });
});
