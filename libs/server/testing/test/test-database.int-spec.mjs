import { openTestDatabase } from '@word-unfolded/testing';
import { MongoClient } from 'mongodb';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planMongo } from '../../../../tools/stack/services/mongo.mjs';
import { SupervisedProcess } from '../../../../tools/stack/processes/supervised-process.mjs';
import { writeFakeMongod } from '../../../../tools/test/fake-mongod.mjs';
import { startTestDatabase } from '../jest/test-database.mjs';

const UNOBSERVED = { started: () => {}, died: () => {}, recovered: () => {}, complained: () => {} };

/** A machine without MongoDB and without Docker. */
const BARE = { findMongod: () => undefined, isDockerRunning: async () => false };

const environment = { ...process.env };
/** @type {string} */
let folder;
/** @type {{ folder: string, logs: string }} */
let places;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-database-'));
  places = { folder: path.join(folder, 'data'), logs: path.join(folder, 'logs') };
  delete process.env.TEST_MONGODB_URI;
  delete process.env.TEST_DATABASE;
});
afterEach(() => {
  process.env = { ...environment };
  rmSync(folder, { recursive: true, force: true });
});

/** A server that was not started by the run: an embedded one, as a program on a port of its own. */
async function startServer() {
  const other = path.join(folder, 'other');
  mkdirSync(other);
  const { url, plan } = await planMongo(
    { folder: path.join(other, 'data'), logs: path.join(folder, 'logs') },
    writeFakeMongod(other),
  );
  const server = new SupervisedProcess(plan, UNOBSERVED);
  await server.start();
  return { uri: url, stop: () => server.stop() };
}

/** @param {string} uri @param {(client: MongoClient) => Promise<void>} work */
async function withClient(uri, work) {
  const client = new MongoClient(uri);
  await work(client).finally(() => client.close());
}

describe('the database of a run of integration tests', () => {
  it('is a mongod on the PATH, as a replica set with transactions, and ends with the run', async () => {
    const mongod = writeFakeMongod(folder);
    process.env.PATH = `${folder}${path.delimiter}${process.env.PATH}`;
    const { uri = '', description, stop } = await startTestDatabase(places);
    expect(description).toContain(mongod);
    await withClient(uri, async (client) => {
      const notes = client.db('any').collection('notes');
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await notes.insertOne({ text: 'kept' }, { session });
        }),
      );
      expect(await notes.countDocuments()).toBe(1);
    });
    await stop();
    const gone = new MongoClient(uri, { serverSelectionTimeoutMS: 200 });
    await expect(gone.connect()).rejects.toThrow();
  });

  it('is the one of TEST_MONGODB_URI before any other, and is left running', async () => {
    const server = await startServer();
    process.env.TEST_MONGODB_URI = server.uri;
    const { uri, description, stop } = await startTestDatabase(places, { findMongod: () => '/never/mongod' });
    expect([uri, description]).toEqual([server.uri, expect.stringMatching(/^MongoDB 7.*TEST_MONGODB_URI/)]);
    await stop();
    await withClient(server.uri, async (client) => {
      expect(await client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });
    });
    await server.stop();
  });

  it('gives each suite names of its own, and drops only these', async () => {
    const server = await startServer();
    process.env.TEST_MONGODB_URI = server.uri;
    const [ruth, boaz] = [await openTestDatabase(), await openTestDatabase()];
    await withClient(server.uri, async (client) => {
      for (const { prefix } of [ruth, boaz])
        await client.db(`${prefix}journal`).collection('c').insertOne({});
      await ruth.stop();
      const { databases } = await client.db('admin').admin().listDatabases();
      const names = databases.map(({ name }) => name);
      expect(names).toContain(`${boaz.prefix}journal`);
      expect(names).not.toContain(`${ruth.prefix}journal`);
      await boaz.stop();
    });
    await server.stop();
  });

  it('is a container if Docker runs and there is no mongod', async () => {
    const server = await startServer();
    const docker = { ...BARE, isDockerRunning: async () => true, startContainer: async () => server };
    const { uri, description, stop } = await startTestDatabase(places, docker);
    expect([uri, description]).toEqual([server.uri, expect.stringContaining('container of mongo:8')]);
    await stop();
  });

  it('is the embedded server without any of them, and says so', async () => {
    const { uri, description } = await startTestDatabase(places, BARE);
    expect([uri, description]).toEqual([
      undefined,
      'the embedded server (no TEST_MONGODB_URI, mongod or Docker)',
    ]);
  });

  it('is the embedded server if the container does not start, unless the container is required', async () => {
    const broken = {
      ...BARE,
      isDockerRunning: async () => true,
      startContainer: () => Promise.reject(new Error('no network')),
    };
    const { uri, description } = await startTestDatabase(places, broken);
    expect([uri, description]).toEqual([undefined, expect.stringContaining('no network')]);
    process.env.TEST_DATABASE = 'container';
    await expect(startTestDatabase(places, broken)).rejects.toThrow('no network');
  });

  it('is never another than the one that is required', async () => {
    process.env.TEST_DATABASE = 'embedded';
    const rich = { findMongod: () => '/never/mongod', isDockerRunning: async () => true };
    expect((await startTestDatabase(places, rich)).uri).toBeUndefined();
    process.env.TEST_DATABASE = 'mongod';
    await expect(startTestDatabase(places, BARE)).rejects.toThrow('no mongod on the PATH');
    process.env.TEST_DATABASE = 'postgres';
    await expect(startTestDatabase(places, BARE)).rejects.toThrow('mongod, container, embedded');
  });

  it('is refused without a replica set, which transactions need', async () => {
    const { startEmbeddedMongo } = await import('@word-unfolded/embedded-mongo');
    const alone = await startEmbeddedMongo({ inMemory: true }, { replicaSet: false });
    process.env.TEST_MONGODB_URI = alone.uri;
    await expect(startTestDatabase(places, BARE)).rejects.toThrow('not a replica set');
    await alone.stop();
  });
});
