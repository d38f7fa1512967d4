import { AppError } from '@word-unfolded/contracts';
import { startEmbeddedMongo, type EmbeddedMongo } from '@word-unfolded/embedded-mongo';
import { Schema, type Connection } from 'mongoose';
import { connectMongo } from '../src/connection/connect-mongo.js';
import { storeFailureOf } from '../src/store-failures.js';

const schema = new Schema<{ number: number }>(
  { number: { type: Number, unique: true } },
  { autoCreate: false },
);
const modelOf = (connection: Connection) => connection.model('Thing', schema);

let mongo: EmbeddedMongo;
let connection: Connection;
let things: ReturnType<typeof modelOf>;
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ inMemory: true });
  connection = await connectMongo(mongo.uri, 'things', 'test');
  things = modelOf(connection);
  await things.createCollection();
  await things.createIndexes();
  await things.create({ number: 1 });
}, 60_000);
afterAll(async () => {
  await connection.close();
  await mongo.stop();
});

const insert = { insertOne: { document: { number: 2 } } };
const OPERATIONS: Readonly<Record<string, () => Promise<unknown>>> = {
  'a document is created': () => things.create({ number: 2 }),
  'documents are inserted': () => things.insertMany([{ number: 2 }]),
  'documents are inserted in any order': () => things.insertMany([{ number: 2 }], { ordered: false }),
  'writes are sent together': () => things.bulkWrite([insert, { deleteOne: { filter: { number: 1 } } }]),
  'writes are sent together without mongoose': () =>
    things.collection.bulkWrite([insert], { ordered: false }),
  'a document is updated': () => things.updateOne({ number: 1 }, { number: 3 }).exec(),
  'a document is found and updated': () => things.findOneAndUpdate({ number: 1 }, { number: 3 }).exec(),
  'documents are deleted': () => things.deleteMany({ number: 1 }).exec(),
  'documents are found': () => things.find().exec(),
  'documents are read one by one': async () => {
    for await (const thing of things.find().lean().cursor()) expect(thing).toBeDefined();
  },
  'documents are aggregated': () => things.aggregate([{ $match: { number: 1 } }]).exec(),
  'documents are inserted in a transaction': () =>
    connection.transaction(async () => {
      await things.insertMany([{ number: 2 }]);
    }),
  'writes are sent together in a transaction': () =>
    connection.transaction(async () => {
      await things.bulkWrite([insert]);
    }),
};

const failureOf = async (operation: () => Promise<unknown>) =>
  storeFailureOf(await operation().catch((error: unknown) => error));

describe('when the database refuses a document, that is no failure of the database', () => {
  it.each([
    ['alone', () => things.create({ number: 1 })],
    ['together with others', () => things.insertMany([{ number: 4 }, { number: 1 }])],
    [
      'together with others in any order',
      () => things.insertMany([{ number: 5 }, { number: 1 }], { ordered: false }),
    ],
  ])('%s', async (_, operation) => {
    const failure = await failureOf(operation);
    expect(failure).not.toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: 11000 });
  });
});

describe('when the database is gone, it is said that', () => {
  let failures: Map<string, unknown>;
  beforeAll(async () => {
    await mongo.stop();
    const failing = Object.entries(OPERATIONS).map(
      async ([name, operation]) => [name, await failureOf(operation)] as const,
    );
    failures = new Map(await Promise.all(failing));
  }, 60_000);

  it.each(Object.keys(OPERATIONS))('%s', (name) => {
    expect(['SERVICE_UNAVAILABLE', 'OUTCOME_UNKNOWN']).toContain((failures.get(name) as AppError).code);
  });
});

it('a database that does not answer is named without its password', async () => {
  const opening = connectMongo('mongodb://user:secret@127.0.0.1:1/?authSource=admin', 'things', 'test');
  const failure = await opening.catch(String);
  expect(failure).toContain('MongoDB at 127.0.0.1:1 (MONGODB_URI) cannot be used');
  expect(failure).not.toContain('secret');
});
