import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index.js';
import { connectClient } from './support/connect-client.js';
import { startServerProcess, type ServerProcess } from './support/server-process.js';
import { makeTemporaryFolder } from './support/temporary-folder.js';

let folder: ReturnType<typeof makeTemporaryFolder>;
const running: ServerProcess[] = [];
beforeEach(() => {
  folder = makeTemporaryFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.end('SIGKILL')));
  folder.remove();
});

async function start(...args: readonly string[]): Promise<ServerProcess> {
  const process = await startServerProcess('--folder', folder.path, ...args);
  running.push(process);
  return process;
}

async function withClient<Result>(uri: string, use: (client: MongoClient) => Promise<Result>) {
  const client = await connectClient(uri);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

const insert = (uri: string, id: number) =>
  withClient(uri, (client) =>
    client.db('house').collection<{ _id: number }>('things').insertOne({ _id: id }),
  );
const ids = (uri: string) =>
  withClient(uri, async (client) =>
    (await client.db('house').collection('things').find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
  );

describe('the process', () => {
  it('says where it is by message and in one line, and ends in order on SIGTERM', async () => {
    const server = await start();
    await insert(server.uri, 1);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(server.output().trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(server.output())).toEqual({
      ready: true,
      uri: server.uri,
      isOwner: true,
      pid: server.child.pid,
    });
    expect(await ids((await start()).uri)).toEqual([1]);
  });

  it('commits what it is doing when it is told to end', async () => {
    const server = await start();
    const acknowledged: number[] = [];
    await withClient(server.uri, async (client) => {
      const things = client.db('house').collection<{ _id: number }>('things');
      const write = (id: number): Promise<void> =>
        things.insertOne({ _id: id }).then(
          () => {
            acknowledged.push(id);
            return write(id + 10);
          },
          () => undefined,
        );
      const writers = Array.from({ length: 10 }, (_, id) => write(id));
      while (acknowledged.length < 100) await new Promise((resolve) => setImmediate(resolve));
      expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
      await Promise.all(writers);
    });
    expect(await ids((await start()).uri)).toEqual(expect.arrayContaining(acknowledged));
  });

  it('ends when its supervisor goes', async () => {
    const server = await start();
    server.child.disconnect();
    expect(await server.exit).toEqual({ code: 0, signal: null });
  });

  it('refuses wrong arguments with the status of a bad configuration', async () => {
    await expect(start('--port', 'x')).rejects.toThrow(/ended with 78: --port is "x"/);
  });

  it('is refused an address that is taken', async () => {
    const other = makeTemporaryFolder();
    const server = await start();
    const port = new URL(server.uri).port;
    await expect(startServerProcess('--folder', other.path, '--port', port)).rejects.toThrow(/EADDRINUSE/);
    other.remove();
  });
});

describe('a data folder', () => {
  it('has one owner, to which the second server sends its clients', async () => {
    const owner = await start();
    await insert(owner.uri, 1);
    const second = await start('--socket', path.join(folder.path, 'mongo.sock'));
    expect(second).toMatchObject({ isOwner: false, uri: owner.uri });
    const third = await startEmbeddedMongo({ folder: folder.path });
    expect(third).toMatchObject({ isOwner: false, uri: owner.uri });
    await third.stop();
    expect(await second.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(await ids(owner.uri)).toEqual([1]);
  });

  it('has one owner also when several start at the same moment', async () => {
    const servers = await Promise.all([start(), start(), start(), start()]);
    expect(servers.filter(({ isOwner }) => isOwner)).toHaveLength(1);
    expect(new Set(servers.map(({ uri }) => uri)).size).toBe(1);
    await Promise.all(servers.map(({ uri }, id) => insert(uri, id)));
    expect(await ids(servers[0]?.uri as string)).toEqual([0, 1, 2, 3]);
  });

  it('has a new owner at once when the old one was killed', async () => {
    const owner = await start();
    await insert(owner.uri, 1);
    await owner.end('SIGKILL');
    const next = await start();
    expect(next.isOwner).toBe(true);
    expect(await ids(next.uri)).toEqual([1]);
  });

  it('is served from a socket that a killed server has left behind', async () => {
    const socket = path.join(folder.path, 'mongo.sock');
    const owner = await start('--socket', socket);
    await insert(owner.uri, 1);
    await owner.end('SIGKILL');
    const next = await start('--socket', socket);
    expect(await ids(next.uri)).toEqual([1]);
  });

  it('is given back by a server in this process, and taken again', async () => {
    for (const id of [1, 2]) {
      const server = await startEmbeddedMongo({ folder: folder.path });
      expect(server.isOwner).toBe(true);
      const other = await startEmbeddedMongo({ folder: folder.path });
      expect(other).toMatchObject({ isOwner: false, uri: server.uri });
      await other.stop();
      await insert(server.uri, id);
      await Promise.all([server.stop(), server.stop()]);
    }
    const server = await startEmbeddedMongo({ folder: folder.path });
    expect(await ids(server.uri)).toEqual([1, 2]);
    await server.stop();
  });
});

describe('a server that is stopped', () => {
  it('does not wait for a transaction that nobody ends, nor for who waits for it', async () => {
    const server = await startEmbeddedMongo({ folder: folder.path });
    await insert(server.uri, 1);
    const client = await connectClient(server.uri, { retryWrites: false });
    const things = client.db('house').collection<{ _id: number }>('things');
    const session = client.startSession();
    session.startTransaction();
    await things.updateOne({ _id: 1 }, { $set: { n: 1 } }, { session });
    const waiting = things.updateOne({ _id: 1 }, { $set: { n: 2 } }).catch((error: Error) => error.name);
    const stream = client.db('house').watch();
    const watching = stream.next().catch((error: Error) => error.name);
    await things.findOne();
    await server.stop();
    expect(await waiting).toMatch(/Mongo\w*Error/);
    expect(await watching).toMatch(/Mongo\w*Error/);
    await client.close();
    const again = await startEmbeddedMongo({ folder: folder.path });
    expect(again.isOwner).toBe(true);
    expect(await ids(again.uri)).toEqual([1]);
    await again.stop();
  });
});

describe('a server in memory', () => {
  it('has nothing to do with another one, and leaves no file behind', async () => {
    const usual = process.env.TMPDIR;
    process.env.TMPDIR = folder.path;
    const servers = await Promise.all([1, 2].map(() => startEmbeddedMongo({ inMemory: true })));
    await insert(servers[0]?.uri as string, 1);
    expect(await ids(servers[1]?.uri as string)).toEqual([]);
    expect(await ids(servers[0]?.uri as string)).toEqual([1]);
    expect(servers[0]?.uriOf('house')).toMatch(/\/house\?replicaSet=rs0$/);
    expect(readdirSync(folder.path)).toEqual([]);
    await Promise.all(servers.map((server) => server.stop()));
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  });
});
