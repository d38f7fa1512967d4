import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { BSON, MongoClient } from 'mongodb';
import { freePort } from '../stack/processes/free-port.mjs';
import { planMongo } from '../stack/services/mongo.mjs';
import { planNats } from '../stack/services/nats.mjs';
import { planRedis } from '../stack/services/redis.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';
import { ROOT } from '../setup/workspace.mjs';

jest.setTimeout(300_000);

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-mongodb-backup-'));
const archive = path.join(folder, 'backup.tar.gz');

/** @type {SupervisedProcess[]} */
const servers = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts a server separately, as an operator does beside the application. @param {Awaited<ReturnType<typeof
 * planMongo>>} planned
 */
async function outside({ url, plan }) {
  const unobserved = { started: () => {}, died: () => {}, recovered: () => {}, complained: () => {} };
  const server = new SupervisedProcess(plan, unobserved);
  await server.start();
  servers.push(server);
  return url;
}

/** Plans the servers of one installation. @param {string} name */
async function installation(name) {
  const place = (/** @type {string} */ part) => ({
    folder: path.join(folder, name, part),
    logs: path.join(folder, name, 'logs'),
  });
  const [MONGODB_URI, NATS_URL, REDIS_URL] = await Promise.all([
    planMongo(place('mongo'), null).then(outside),
    planNats(place('nats')).then(outside),
    planRedis(place('redis')).then(outside),
  ]);
  return {
    MONGODB_URI,
    NATS_URL,
    REDIS_URL,
    DATA_DIR: path.join(folder, name, 'data'),
    PORT: String(await freePort()),
  };
}

/**
 * Runs a command as an operator does.
 *
 * @param {'backup' | 'restore'} script
 * @param {Record<string, string>} env
 * @param {string[]} args
 * @returns {Promise<{ status: number | null, said: string }>}
 */
function run(script, env, ...args) {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(ROOT, 'tools', 'backup', `${script}.mjs`), ...args],
      { env: { ...process.env, CI: '1', ...env } },
      (_, out, err) => resolve({ status: child.exitCode, said: `${out}${err}` }),
    );
  });
}

/** @template Result @param {string} url @param {(client: MongoClient) => Promise<Result>} work @returns {Promise<Result>} */
async function withMongo(url, work) {
  const client = new MongoClient(url);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** A document with every stored type, including all widths of numbers. */
const EVERY_TYPE = {
  _id: 'every-type',
  int: new BSON.Int32(1),
  long: BSON.Long.fromNumber(1),
  longest: BSON.Long.MAX_VALUE,
  double: new BSON.Double(1),
  decimal: BSON.Decimal128.fromString('1.10'),
  text: 'Señor 🙏 חסד',
  nothing: null,
  when: new Date('2024-02-29T12:00:00.123Z'),
  id: new BSON.ObjectId('0123456789abcdef01234567'),
  bytes: new BSON.Binary(Buffer.from([0, 1, 255])),
  pattern: new BSON.BSONRegExp('^grace', 'i'),
  time: BSON.Timestamp.fromBits(7, 42),
  many: [[], {}, [new BSON.Int32(1), 'a']],
};

/** Reads all data of the services on a server: the bytes of the documents, and the indexes. @param {string} url */
function everythingOf(url) {
  return withMongo(url, async (client) => {
    /** @type {Record<string, unknown>} */
    const found = {};
    for (const database of ['auth', 'journal', 'usage']) {
      for (const collection of await client.db(database).collections()) {
        const documents = await collection.find({}, { raw: true }).sort({ _id: 1 }).toArray();
        const indexes = await collection.indexes();
        found[`${database}.${collection.collectionName}`] = {
          documents: documents.map((document) => Buffer.from(/** @type {any} */ (document)).toString('hex')),
          indexes: indexes.sort((one, other) => (String(one.name) < String(other.name) ? -1 : 1)),
        };
      }
    }
    return found;
  });
}

/** @type {Awaited<ReturnType<typeof installation>>} */
let original;
/** @type {Awaited<ReturnType<typeof installation>>} */
let other;
beforeAll(async () => {
  [original, other] = [await installation('original'), await installation('other')];
  await withMongo(original.MONGODB_URI, async (client) => {
    const entries = client.db('journal').collection('entries');
    await entries.createIndex({ ownerId: 1, createdAt: -1 });
    await entries.createIndex({ token: 1 }, { unique: true, sparse: true, name: 'by token' });
    await entries.insertOne(/** @type {any} */ (EVERY_TYPE));
    await entries.insertMany(
      Array.from({ length: 1_300 }, (_, index) => ({
        ownerId: `reader-${index % 7}`,
        index,
        text: 'x'.repeat(index),
      })),
    );
    const outbox = client.db('usage').collection('outbox');
    await outbox.createIndex(
      { at: 1 },
      { expireAfterSeconds: 86_400, partialFilterExpression: { done: true } },
    );
    await client.db('auth').createCollection('empty');
    await client.db('somebody-elses').collection('things').insertOne({ mine: false });
  });
});

describe('an installation with its database on the server of MONGODB_URI', () => {
  it('is backed up from one point in time under writes, and restored to another server byte by byte', async () => {
    const before = await everythingOf(original.MONGODB_URI);
    await withMongo(original.MONGODB_URI, async (client) => {
      // Two documents that are always written together: a copy that has one must have the other.
      let goesOn = true;
      const writing = (async () => {
        for (let pair = 0; goesOn; pair += 1)
          await client.withSession((session) =>
            session.withTransaction(async () => {
              await client.db('journal').collection('pairs').insertOne({ pair }, { session });
              await client.db('usage').collection('pairs').insertOne({ pair }, { session });
            }),
          );
      })();
      const made = await run('backup', original, archive);
      goesOn = false;
      await writing;
      expect([made.said, made.status]).toEqual([expect.stringContaining(archive), 0]);
    });

    const restored = await run('restore', other, archive);
    expect([restored.said, restored.status]).toEqual([expect.any(String), 0]);
    const {
      'journal.pairs': ofJournal,
      'usage.pairs': ofUsage,
      ...rest
    } = await everythingOf(other.MONGODB_URI);
    expect(rest).toEqual(before);
    const lengths = [ofJournal, ofUsage].map(
      (pairs) => /** @type {{ documents: unknown[] } | undefined} */ (pairs)?.documents.length ?? 0,
    );
    expect(lengths[0]).toBeGreaterThan(0);
    expect(lengths[1]).toBe(lengths[0]);
  });

  it('is replaced only with --overwrite, without touching other databases', async () => {
    const refused = await run('restore', original, archive);
    expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('MONGODB_URI')]);
    await withMongo(original.MONGODB_URI, (client) =>
      client.db('journal').collection('later').insertOne({ later: true }),
    );
    expect(await run('restore', original, archive, '--overwrite')).toMatchObject({ status: 0 });
    expect(await everythingOf(original.MONGODB_URI)).toEqual(await everythingOf(other.MONGODB_URI));
    const others = await withMongo(original.MONGODB_URI, (client) =>
      client.db('somebody-elses').collection('things').countDocuments(),
    );
    expect(others).toBe(1);
  });

  it('is restored into a local database if no server is configured', async () => {
    const own = { ...other, MONGODB_URI: '', DATA_DIR: path.join(folder, 'own', 'data') };
    const restored = await run('restore', own, archive, '--overwrite');
    expect([restored.said, restored.status]).toEqual([expect.any(String), 0]);
    const url = await planMongo(
      { folder: path.join(own.DATA_DIR, 'mongo'), logs: path.join(folder, 'own', 'logs') },
      null,
    ).then(outside);
    expect(await everythingOf(url)).toEqual(await everythingOf(other.MONGODB_URI));
  });
});
