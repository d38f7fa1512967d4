import { randomInt, randomUUID } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { BSON, Long, UUID, type Document } from 'mongodb';
import { AcknowledgedWrites } from '../support/acknowledged-writes.js';
import { connectClient } from '../support/connect-client.js';
import { command, RawConnection } from '../support/raw-connection.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { makeTemporaryFolder } from '../support/temporary-folder.js';

/** EMBEDDED_MONGO_KILL_ROUNDS is the number of kills (default 3; a long run has 20 and more). */
const ROUNDS = Number(process.env.EMBEDDED_MONGO_KILL_ROUNDS ?? 3);
const MOST_WRITES_A_ROUND = 600;
const SECONDS = 1000;

let folder: ReturnType<typeof makeTemporaryFolder>;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = makeTemporaryFolder();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  folder.remove();
});

const start = async () => (server = await startServerProcess('--folder', folder.path));

describe('server after a crash', () => {
  it(
    `has all acknowledged writes, after each of ${ROUNDS} crashes`,
    async () => {
      const writes = new AcknowledgedWrites();
      for (let round = 0; round <= ROUNDS; round++) {
        const { uri, end } = await start();
        const client = await connectClient(uri, { retryWrites: false });
        const database = client.db('crash');
        expect(await writes.problems(database)).toEqual([]);
        if (round < ROUNDS) {
          await writes.prepare(database);
          const enough = writes.acknowledged + randomInt(20, MOST_WRITES_A_ROUND);
          const writing = writes.writeUntilKilled(client, database);
          while (writes.acknowledged < enough) await yieldToOthers();
          await end('SIGKILL');
          await writing;
        }
        await client.close();
      }
      expect(writes.acknowledged).toBeGreaterThan(ROUNDS * 20);
    },
    (120 + 40 * ROUNDS) * SECONDS,
  );

  async function ask(body: Document): Promise<Document | undefined> {
    const connection = await RawConnection.open(server?.uri as string);
    try {
      return await connection.ask(command(Buffer.from(BSON.serialize(body))));
    } finally {
      connection.close();
    }
  }

  const session = () => ({ lsid: { id: new UUID(randomUUID()) }, txnNumber: Long.fromNumber(1) });

  async function restart(): Promise<void> {
    await server?.end('SIGKILL');
    await start();
  }

  const increment = { q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true };

  it('returns the first result of a repeated write, and does not write again', async () => {
    await start();
    const update = { update: 'things', updates: [increment], ...session(), $db: 'crash' };
    const first = await ask(update);
    expect(first).toMatchObject({ ok: 1, n: 1 });
    await restart();
    const { operationTime: _time, $clusterTime: _cluster, ...remembered } = first as Document;
    expect(await ask(update)).toMatchObject(remembered);
    expect(await ask({ ...update, txnNumber: Long.fromNumber(2) })).toMatchObject({ ok: 1, nModified: 1 });
    await restart();
    expect(await ask(update)).toMatchObject({ ok: 0, code: 225 });
    expect(await ask({ find: 'things', $db: 'crash' })).toMatchObject({
      cursor: { firstBatch: [{ _id: 1, n: 2 }] },
    });
  });

  it('knows whether a transaction was committed', async () => {
    await start();
    const [done, open] = [session(), session()];
    for (const each of [done, open])
      expect(
        await ask({
          insert: each === done ? 'done' : 'open',
          documents: [{ _id: 1 }],
          ...each,
          startTransaction: true,
          autocommit: false,
          $db: 'crash',
        }),
      ).toMatchObject({ ok: 1 });
    const commit = (each: Document) => ({ commitTransaction: 1, ...each, autocommit: false, $db: 'admin' });
    expect(await ask(commit(done))).toMatchObject({ ok: 1 });
    await restart();
    expect(await ask(commit(done))).toMatchObject({ ok: 1 });
    expect(await ask(commit(open))).toMatchObject({ ok: 0, code: 251 });
    expect(await ask({ count: 'done', $db: 'crash' })).toMatchObject({ n: 1 });
    expect(await ask({ count: 'open', $db: 'crash' })).toMatchObject({ n: 0 });
  });
});
