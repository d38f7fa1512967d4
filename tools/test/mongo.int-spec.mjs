import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { planMongo } from '../stack/services/mongo.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';
import { writeFakeMongod } from './fake-mongod.mjs';

/** These processes need no observer. */
const UNOBSERVED = { started: () => {}, died: () => {}, recovered: () => {}, complained: () => {} };

describe('the database of an installation', () => {
  /** @type {string} */
  let machine;
  /** @type {{ folder: string, logs: string }} */
  let places;

  beforeEach(() => {
    machine = mkdtempSync(path.join(tmpdir(), 'mongo-of-stack-'));
    places = { folder: path.join(machine, 'data'), logs: path.join(machine, 'logs') };
  });
  afterEach(() => rmSync(machine, { recursive: true, force: true }));

  /** @param {string | null} installed */
  async function storeAndFind(installed) {
    const { url, plan } = await planMongo(places, installed);
    const server = new SupervisedProcess(plan, UNOBSERVED);
    await server.start();
    const client = new MongoClient(url);
    try {
      const prayers = client.db('journal').collection('prayers');
      await prayers.insertOne({ text: 'Señor, enséñame' });
      return await prayers.countDocuments();
    } finally {
      await client.close();
      await server.stop();
    }
  }

  it('uses mongod if it is installed', async () => {
    const mongod = writeFakeMongod(machine);
    expect(await storeAndFind(mongod)).toBe(1);
    expect(await storeAndFind(mongod)).toBe(2);
    expect(existsSync(path.join(places.folder, 'embedded'))).toBe(false);
  });

  it('stays on the embedded server that created it if mongod is installed later', async () => {
    expect(await storeAndFind(null)).toBe(1);
    expect(await storeAndFind(writeFakeMongod(machine))).toBe(2);
  });

  it('is not created again if the mongod that created it is missing', async () => {
    mkdirSync(path.join(places.folder, 'mongod'), { recursive: true });
    await expect(planMongo(places, null)).rejects.toThrow(/MONGODB_URI/);
  });
});
