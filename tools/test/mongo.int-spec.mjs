import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { planMongo } from '../stack/services/mongo.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';
import { ROOT } from '../setup/workspace.mjs';

/** These processes need no observer. */
const UNOBSERVED = { started: () => {}, died: () => {}, recovered: () => {}, complained: () => {} };

/**
 * Creates a program named mongod with the arguments and the protocol of mongod, because the test machine has none.
 *
 * @param {string} folder
 */
function writeMongod(folder) {
  const program = path.join(folder, 'mongod');
  const embedded = path.join(ROOT, 'libs', 'server', 'embedded-mongo', 'dist', 'main.js');
  writeFileSync(
    program,
    `#!/bin/sh
while [ $# -gt 0 ]; do
  case "$1" in
    --dbpath) folder="$2"; shift ;;
    --port) port="$2"; shift ;;
    --replSet) set="$2"; shift ;;
  esac
  shift
done
exec "${process.execPath}" "${embedded}" --folder "$folder" --port "$port" --replica-set "$set"
`,
  );
  chmodSync(program, 0o700);
  return program;
}

describe('the database of an installation', () => {
  /** @type {string} */
  let machine;
  /** @type {{ folder: string, logs: string }} */
  let places;

  beforeEach(() => {
    machine = mkdtempSync(path.join(tmpdir(), 'mongo-of-house-'));
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
    const mongod = writeMongod(machine);
    expect(await storeAndFind(mongod)).toBe(1);
    expect(await storeAndFind(mongod)).toBe(2);
    expect(existsSync(path.join(places.folder, 'embedded'))).toBe(false);
  });

  it('stays on the embedded server that created it if mongod is installed later', async () => {
    expect(await storeAndFind(null)).toBe(1);
    expect(await storeAndFind(writeMongod(machine))).toBe(2);
  });

  it('is not created again if the mongod that created it is missing', async () => {
    mkdirSync(path.join(places.folder, 'mongod'), { recursive: true });
    await expect(planMongo(places, null)).rejects.toThrow(/MONGODB_URI/);
  });
});
