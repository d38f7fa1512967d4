import { Mongoose, Schema, Types, type Connection } from 'mongoose';
import type { TestServer } from '../support/test-server.js';
import { startServerOver, TRANSPORTS } from '../support/transports.js';

/** An instance of its own: other suites of the same worker set options of the global one. */
const mongoose = new Mongoose();

const readerSchema = new Schema(
  {
    email: { type: String, required: true },
    name: String,
    visits: { type: Number, default: 0 },
    total: BigInt,
    amount: Schema.Types.Decimal128,
    address: { city: String, code: Number },
    items: [{ sku: String, quantity: Number }],
    labels: { type: Map, of: String },
    friend: { type: Schema.Types.ObjectId, ref: 'Reader' },
    token: Schema.Types.UUID,
    photo: Buffer,
  },
  { timestamps: true, optimisticConcurrency: true },
);
readerSchema.index({ email: 1 }, { unique: true, collation: { locale: 'en', strength: 2 } });
readerSchema.index({ 'address.city': 1, visits: -1 });
readerSchema.index({ name: 1 }, { unique: true, sparse: true });
readerSchema.virtual('notes', { ref: 'Note', localField: '_id', foreignField: 'author' });

const noteSchema = new Schema(
  { author: { type: Schema.Types.ObjectId, ref: 'Reader' }, text: String },
  { discriminatorKey: 'kind' },
);

describe.each(TRANSPORTS)('mongoose over %s', (transport) => {
  let server: TestServer;
  let connection: Connection;
  let made = 0;
  beforeAll(async () => {
    server = await startServerOver(transport);
  });
  afterAll(() => server.stop());

  /** Models on a database of their own. */
  async function models() {
    made += 1;
    const options = { dbName: `mongoose${made}`, autoIndex: true };
    connection = await mongoose.createConnection(server.uri, options).asPromise();
    const Reader = connection.model('Reader', readerSchema);
    const Note = connection.model('Note', noteSchema);
    await Promise.all([Reader.init(), Note.init()]);
    return { Reader, Note };
  }
  afterEach(() => connection.close());

  it('creates the indexes of the schema', async () => {
    const { Reader } = await models();
    expect(await Reader.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
    await Reader.collection.createIndex({ visits: 1 });
    expect(await Reader.syncIndexes()).toEqual(['visits_1']);
  });

  it('reads values of every type as they were saved', async () => {
    const { Reader } = await models();
    const token = new Types.UUID();
    const { _id } = await Reader.create({
      email: 'ann@example.org',
      total: 9_007_199_254_740_993n,
      amount: '12.50',
      items: [{ sku: 'a', quantity: 1 }],
      labels: { colour: 'red' },
      token,
      photo: Buffer.from('photo'),
    });
    const found = await Reader.findById(_id).orFail();
    expect(found.total).toBe(9_007_199_254_740_993n);
    expect(String(found.amount)).toBe('12.50');
    expect(found.labels?.get('colour')).toBe('red');
    expect(found.token?.equals(token)).toBe(true);
    expect(found.photo?.toString()).toBe('photo');
    expect(found.createdAt).toBeInstanceOf(Date);
    expect(found.visits).toBe(0);
  });

  it('detects a duplicate regardless of case', async () => {
    const { Reader } = await models();
    await Reader.create({ email: 'Ann@example.org', name: 'Ann' });
    await expect(Reader.create({ email: 'ANN@EXAMPLE.ORG' })).rejects.toMatchObject({
      code: 11000,
      keyValue: { email: 'ANN@EXAMPLE.ORG' },
    });
    await Reader.create([{ email: 'b@example.org' }, { email: 'c@example.org' }]);
    await expect(Reader.create({ email: 'd@example.org', name: 'Ann' })).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('rejects a save if the document has changed meanwhile', async () => {
    const { Reader } = await models();
    const { _id } = await Reader.create({ email: 'ann@example.org', items: [{ sku: 'a', quantity: 1 }] });
    const [first, second] = await Promise.all([Reader.findById(_id).orFail(), Reader.findById(_id).orFail()]);
    first.items.push({ sku: 'b', quantity: 2 });
    await first.save();
    second.visits = 5;
    await expect(second.save()).rejects.toMatchObject({ name: 'VersionError' });
    expect(await Reader.findById(_id).lean()).toMatchObject({
      visits: 0,
      items: [{ sku: 'a' }, { sku: 'b' }],
    });
  });

  it('populates references, one and many', async () => {
    const { Reader, Note } = await models();
    const ann = await Reader.create({ email: 'ann@example.org' });
    const bob = await Reader.create({ email: 'bob@example.org', friend: ann._id });
    await Note.create([
      { author: ann._id, text: 'one' },
      { author: ann._id, text: 'two' },
    ]);
    const found = await Reader.findById(bob._id)
      .populate<{ friend: { email: string; notes: { text: string }[] } }>({
        path: 'friend',
        populate: { path: 'notes', options: { sort: { text: -1 } } },
      })
      .orFail();
    expect(found.friend.email).toBe('ann@example.org');
    expect(found.friend.notes.map(({ text }) => text)).toEqual(['two', 'one']);
  });

  it('distinguishes discriminators in one collection', async () => {
    const { Note } = await models();
    const Question = Note.discriminator('Question', new Schema({ answer: String }));
    await Note.create({ text: 'plain' });
    await Question.create({ text: 'why', answer: 'because' });
    expect((await Question.find().lean()).map(({ text }) => text)).toEqual(['why']);
    expect(await Note.countDocuments()).toBe(2);
    expect(await Note.findOne({ text: 'why' })).toBeInstanceOf(Question);
  });

  it('upserts, and applies setOnInsert only once', async () => {
    const { Reader } = await models();
    const visit = () =>
      Reader.findOneAndUpdate(
        { email: 'ann@example.org' },
        { $inc: { visits: 1 }, $setOnInsert: { name: 'Ann' } },
        { upsert: true, returnDocument: 'after', setDefaultsOnInsert: false },
      );
    expect(await visit()).toMatchObject({ visits: 1, name: 'Ann' });
    expect(await visit()).toMatchObject({ visits: 2, name: 'Ann' });
  });

  it('writes in bulk, and reports the write that failed', async () => {
    const { Reader } = await models();
    const result = await Reader.bulkWrite([
      { insertOne: { document: { email: 'a@example.org' } } },
      { updateOne: { filter: { email: 'a@example.org' }, update: { $inc: { visits: 1 } } } },
      { updateOne: { filter: { email: 'b@example.org' }, update: { name: 'B' }, upsert: true } },
      { deleteMany: { filter: { email: /^b/ } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    const several = [{ email: 'c@example.org' }, { email: 'A@example.org' }, { email: 'd@example.org' }];
    await expect(Reader.insertMany(several, { ordered: false })).rejects.toMatchObject({
      code: 11000,
      writeErrors: [{ err: { index: 1 } }],
    });
    expect(await Reader.countDocuments({ email: /^[cd]/ })).toBe(2);
  });

  it('updates the matched array element', async () => {
    const { Reader } = await models();
    const items = [
      { sku: 'a', quantity: 1 },
      { sku: 'b', quantity: 5 },
    ];
    const { _id } = await Reader.create({ email: 'ann@example.org', items });
    await Reader.updateOne({ _id, 'items.sku': 'b' }, { $inc: { 'items.$.quantity': 1 } });
    await Reader.updateOne(
      { _id },
      { $set: { 'items.$[few].sku': 'few' } },
      { arrayFilters: [{ 'few.quantity': { $lt: 3 } }] },
    );
    expect(await Reader.findById(_id).select('items.sku items.quantity -_id').lean()).toEqual({
      items: [
        { sku: 'few', quantity: 1 },
        { sku: 'b', quantity: 6 },
      ],
    });
    const one = await Reader.findOne(
      { _id, items: { $elemMatch: { quantity: { $gt: 5 } } } },
      { 'items.$': 1 },
    );
    expect(one?.items.map(({ sku }) => sku)).toEqual(['b']);
  });

  it('iterates over many documents with a cursor', async () => {
    const { Reader } = await models();
    const many = Array.from({ length: 250 }, (_, visits) => ({ email: `${visits}@example.org`, visits }));
    await Reader.insertMany(many);
    let sum = 0;
    for await (const reader of Reader.find().sort({ visits: 1 }).cursor({ batchSize: 40 }))
      sum += reader.visits;
    expect(sum).toBe((249 * 250) / 2);
  });

  it('groups by parts of a date', async () => {
    const { Reader } = await models();
    const reader = await Reader.create({ email: 'ann@example.org' });
    const [day] = await Reader.aggregate<{ _id: string; count: number }>([
      { $match: { _id: reader._id } },
      { $group: { _id: { $dateToString: { format: '%Y-%m-%d', date: '$createdAt' } }, count: { $sum: 1 } } },
    ]);
    expect(day).toEqual({ _id: reader.createdAt.toISOString().slice(0, 10), count: 1 });
  });

  it('commits a transaction atomically, and rolls it back on failure', async () => {
    const { Reader, Note } = await models();
    await connection.transaction(async (session) => {
      const [ann] = await Reader.create([{ email: 'ann@example.org' }], { session });
      await Note.create([{ author: ann?._id, text: 'hello' }], { session });
      expect(await Note.countDocuments().session(session)).toBe(1);
      expect(await Note.countDocuments()).toBe(0);
    });
    expect(await Note.countDocuments()).toBe(1);
    const ann = await Reader.findOne({ email: 'ann@example.org' }).orFail();
    const failing = connection.transaction(async (session) => {
      ann.visits = 7;
      await ann.save({ session });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await Reader.findById(ann._id).lean()).toMatchObject({ visits: 0 });
    await ann.save();
    expect(await Reader.findById(ann._id).lean()).toMatchObject({ visits: 7 });
  });

  it('streams changes', async () => {
    const { Note } = await models();
    await Note.createCollection();
    const stream = Note.watch();
    const next = new Promise<{ operationType: string }>((resolve) => stream.once('change', resolve));
    await new Promise((resolve) => stream.once('ready', resolve));
    await Note.create({ text: 'new' });
    expect(await next).toMatchObject({ operationType: 'insert', fullDocument: { text: 'new' } });
    await stream.close();
  });
});
