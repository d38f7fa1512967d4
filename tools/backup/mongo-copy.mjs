import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Number of documents per insert during a restore. */
const BATCH = 500;

/** MongoDB's own databases. */
const SYSTEM = new Set(['admin', 'config', 'local']);

/** @typedef {import('mongodb').MongoClient} MongoClient */

/**
 * Copies all databases of the embedded server in the state of one commit.
 *
 * @param {string} url
 * @param {string} folder a new one; absolute
 */
export function copyEmbedded(url, folder) {
  return withMongo(url, async (client) => {
    await client.db('admin').command({ backup: 1, to: folder });
  });
}

/**
 * Dumps the databases of an installation in the format of mongodump: a BSON file and a metadata file for each
 * collection, all from one point in time.
 *
 * @param {string} url
 * @param {(database: string) => boolean} isOurs
 * @param {string} folder
 */
export function dumpMongo(url, isOurs, folder) {
  return withMongo(url, (client) =>
    atOneMoment(client, async (session) => {
      for (const database of await databasesOf(client, isOurs)) {
        mkdirSync(path.join(folder, database), { recursive: true, mode: 0o700 });
        for (const collection of await client.db(database).collections()) {
          const file = path.join(folder, database, collection.collectionName);
          writeFileSync(`${file}.metadata.json`, JSON.stringify(await indexesOf(collection)), {
            mode: 0o600,
          });
          const documents = collection.find({}, { raw: true, session });
          await pipeline(documents, createWriteStream(`${file}.bson`, { mode: 0o600 }));
        }
      }
    }),
  );
}

/**
 * Reads everything at one point in time. It uses a snapshot session, which may last as long as the server retains
 * snapshots. A server that has snapshots only in transactions, such as the embedded one, gets a read-only transaction.
 *
 * @param {MongoClient} client
 * @param {(session: import('mongodb').ClientSession) => Promise<void>} read
 */
async function atOneMoment(client, read) {
  if (await hasSnapshots(client)) return client.withSession({ snapshot: true }, read);
  return client.withSession(async (session) => {
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    try {
      await read(session);
    } finally {
      await session.abortTransaction();
    }
  });
}

/** @param {MongoClient} client */
async function hasSnapshots(client) {
  try {
    await client.withSession({ snapshot: true }, (session) =>
      client.db('journal').collection('entries').findOne({}, { session }),
    );
    return true;
  } catch (error) {
    // The error that the embedded server returns for an unsupported option: CommandNotSupported or similar.
    if (error instanceof mongodb().MongoServerError) return false;
    throw error;
  }
}

/**
 * Restores the databases of a dump in place of those of the installation.
 *
 * @param {string} url
 * @param {(database: string) => boolean} isOurs
 * @param {string} folder
 */
export function loadMongo(url, isOurs, folder) {
  return withMongo(url, async (client) => {
    for (const database of await databasesOf(client, isOurs)) await client.db(database).dropDatabase();
    for (const database of readdirSync(folder)) {
      const files = readdirSync(path.join(folder, database)).filter((name) => name.endsWith('.bson'));
      for (const name of files.map((file) => file.slice(0, -'.bson'.length)))
        await loadCollection(client.db(database), name, path.join(folder, database, name));
    }
  });
}

/**
 * Whether an installation has databases on a server.
 *
 * @param {string} url
 * @param {(database: string) => boolean} isOurs
 */
export function hasDatabases(url, isOurs) {
  return withMongo(url, async (client) => (await databasesOf(client, isOurs)).length > 0);
}

/**
 * @param {import('mongodb').Db} database
 * @param {string} name
 * @param {string} file without extension
 */
async function loadCollection(database, name, file) {
  const collection = await database.createCollection(name);
  /** @type {import('mongodb').Document[]} */
  let batch = [];
  for await (const document of documentsIn(`${file}.bson`)) {
    batch.push(document);
    if (batch.length < BATCH) continue;
    await collection.insertMany(batch);
    batch = [];
  }
  if (batch.length > 0) await collection.insertMany(batch);
  const { EJSON } = mongodb().BSON;
  const { indexes } = EJSON.parse(readFileSync(`${file}.metadata.json`, 'utf8'));
  const others = indexes.filter((/** @type {{ name: string }} */ index) => index.name !== '_id_');
  if (others.length > 0) await collection.createIndexes(others);
}

/** @param {import('mongodb').Collection} collection */
async function indexesOf(collection) {
  const indexes = await collection.indexes();
  const { EJSON } = mongodb().BSON;
  const described = indexes.map((index) =>
    Object.fromEntries(Object.entries(index).filter(([name]) => name !== 'v' && name !== 'ns')),
  );
  return EJSON.serialize({ indexes: described, collectionName: collection.collectionName });
}

/**
 * @param {MongoClient} client
 * @param {(database: string) => boolean} isOurs
 */
async function databasesOf(client, isOurs) {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name).filter((name) => !SYSTEM.has(name) && isOurs(name));
}

/**
 * Reads the documents of a BSON file with their exact types.
 *
 * @param {string} file
 */
async function* documentsIn(file) {
  const { deserialize } = mongodb().BSON;
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      // Numbers keep their width: a small int64 stays an int64.
      yield deserialize(rest.subarray(0, length), { promoteValues: false, bsonRegExp: true });
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends within a document`);
}

/** @returns {typeof import('mongodb')} */
function mongodb() {
  return createRequire(import.meta.url)('mongodb');
}

/**
 * @template Result
 * @param {string} url
 * @param {(client: MongoClient) => Promise<Result>} work
 */
async function withMongo(url, work) {
  const client = new (mongodb().MongoClient)(url, { serverSelectionTimeoutMS: 10_000 });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.close();
  }
}
