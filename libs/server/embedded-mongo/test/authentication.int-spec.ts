import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { startServerProcess } from './support/server-process.js';
import { makeTemporaryFolder } from './support/temporary-folder.js';
import { startTestServer, type TestServer } from './support/test-server.js';

const AUTHENTICATION_FAILED = 18;
const UNAUTHORIZED = 13;
const USER = 'reader, writer=1';
const PASSWORD = 'pass:w/ord@ñ';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ inMemory: true }, { credentials: { user: USER, password: PASSWORD } });
});
afterAll(() => server.stop());

const address = () => new URL(server.uri.replace(/\/\/[^@]*@/, '//')).host;
const uriFor = (user: string, password: string, more = '') =>
  `mongodb://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${address()}/?replicaSet=rs0&authSource=admin${more}`;

async function withClient<Result>(uri: string, use: (client: MongoClient) => Promise<Result>) {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

describe('authentication', () => {
  it('accepts the credentials of its own connection string', async () => {
    const things = server.client.db('a').collection('things');
    await things.insertOne({ n: 1 });
    expect(await things.countDocuments()).toBe(1);
  });

  it('accepts an explicit mechanism', () =>
    withClient(uriFor(USER, PASSWORD, '&authMechanism=SCRAM-SHA-256'), async (client) =>
      expect(await client.db('a').collection('things').countDocuments()).toBe(1),
    ));

  it.each([
    ['a wrong password', USER, 'wrong'],
    ['an unknown user', 'nobody', PASSWORD],
    ['another mechanism', USER, PASSWORD, '&authMechanism=SCRAM-SHA-1'],
  ])('rejects %s', (_what, user, password, more = '') =>
    withClient(uriFor(user, password, more), async (client) => {
      await expect(client.db('a').command({ count: 'things' })).rejects.toMatchObject({
        code: more === '' ? AUTHENTICATION_FAILED : 334,
      });
    }),
  );

  it('reveals nothing but the handshake to an unauthenticated client', () =>
    withClient(`mongodb://${address()}/?directConnection=true`, async (client) => {
      const database = client.db('a');
      expect(await database.command({ ping: 1 })).toMatchObject({ ok: 1 });
      const commands = [
        { find: 'things' },
        { insert: 'things', documents: [{ n: 2 }] },
        { listDatabases: 1 },
        { configureFailPoint: 'failCommand', mode: 'off' },
        { backup: 1, to: '/' },
        { getMore: 1n, collection: 'things' },
        { nonsense: 1 },
      ];
      for (const command of commands)
        await expect(client.db('admin').command(command)).rejects.toMatchObject({ code: UNAUTHORIZED });
      await expect(database.command({ saslContinue: 1, conversationId: 1 })).rejects.toMatchObject({
        code: 17,
      });
    }));
});

describe('server process with a password', () => {
  const folder = makeTemporaryFolder();
  afterAll(() => folder.remove());

  it('reads the password from a file and does not print it', async () => {
    const file = path.join(folder.path, 'secret');
    writeFileSync(file, 'of this installation\n', { mode: 0o600 });
    const started = await startServerProcess('--user', 'app', '--secret-file', file);
    expect(started.output()).not.toContain('installation');
    const { host } = new URL(started.uri);
    const uri = `mongodb://app:${encodeURIComponent('of this installation')}@${host}/?replicaSet=rs0&authSource=admin`;
    await withClient(uri, async (client) => {
      expect(await client.db('a').collection('things').countDocuments()).toBe(0);
    });
    await withClient(started.uri, async (client) => {
      await expect(client.db('a').command({ count: 'x' })).rejects.toMatchObject({ code: UNAUTHORIZED });
    });
    await started.end('SIGTERM');
  });

  it.each([
    [['--user', 'app'], /belong together/],
    [['--user', 'app', '--secret-file', '/nowhere'], /cannot be read/],
  ])('rejects %j', (args, message) => expect(startServerProcess(...args)).rejects.toThrow(message));
});
