import { openTestDatabase, type TestDatabase } from '@word-unfolded/testing';
import type { Connection } from 'mongoose';
import { connectMongo } from '../src/connection/connect-mongo.js';
import { InstallationSecrets } from '../src/index.js';

let mongo: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  mongo = await openTestDatabase();
  connection = await connectMongo(mongo.uri, `${mongo.prefix}secrets`, 'test');
});
afterAll(async () => {
  await connection.close();
  await mongo.stop();
});

/** Stands for another process of the service. */
const anotherProcess = () => new InstallationSecrets(connection);

describe('a secret of the installation', () => {
  it('is stored although the transaction that needed it first is rolled back', async () => {
    const secrets = anotherProcess();
    const rolledBack = connection.transaction(async () => {
      await secrets.of('emails in Redis');
      throw new Error('the reader is refused');
    });
    await expect(rolledBack).rejects.toThrow('the reader is refused');
    expect(await anotherProcess().of('emails in Redis')).toEqual(await secrets.of('emails in Redis'));
  });

  it('is the same for processes that need it first in transactions at the same time', async () => {
    const inTransaction = async () => {
      const secrets = anotherProcess();
      let secret: Buffer | undefined;
      await connection.transaction(async () => {
        secret = await secrets.of('mailed links').catch((cause: unknown) => {
          // As a use case does, which answers with an error of its own.
          throw new Error('no secret', { cause });
        });
      });
      return secret;
    };
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, inTransaction));
    expect(first).toHaveLength(32);
    for (const other of others) expect(other).toEqual(first);
  });
});
