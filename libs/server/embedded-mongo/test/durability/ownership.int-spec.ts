import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../src/index.js';
import { connectClient } from '../support/connect-client.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { makeTemporaryFolder } from '../support/temporary-folder.js';

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
  withClient(uri, (client) => client.db('app').collection<{ _id: number }>('things').insertOne({ _id: id }));
const ids = (uri: string) =>
  withClient(uri, async (client) =>
    (await client.db('app').collection('things').find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
  );

describe('server process', () => {
  it('reports its address by IPC and in one line, and stops gracefully on SIGTERM', async () => {
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

  it('commits the writes in progress when it is stopped', async () => {
    const server = await start();
    const acknowledged: number[] = [];
    await withClient(server.uri, async (client) => {
      const things = client.db('app').collection<{ _id: number }>('things');
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

  it('stops when its supervisor disconnects', async () => {
    const server = await start();
    server.child.disconnect();
    expect(await server.exit).toEqual({ code: 0, signal: null });
  });

  it('rejects wrong arguments with the exit status of a bad configuration', async () => {
    await expect(start('--port', 'x')).rejects.toThrow(/ended with 78: --port is "x"/);
  });

  it('rejects an address that is in use', async () => {
    const other = makeTemporaryFolder();
    const server = await start();
    const port = new URL(server.uri).port;
    await expect(startServerProcess('--folder', other.path, '--port', port)).rejects.toThrow(/EADDRINUSE/);
    other.remove();
  });
});

describe('data folder', () => {
  it("has one owner, and a second server returns the owner's address", async () => {
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

  it('has one owner when several servers start at the same moment', async () => {
    const servers = await Promise.all([start(), start(), start(), start()]);
    expect(servers.filter(({ isOwner }) => isOwner)).toHaveLength(1);
    expect(new Set(servers.map(({ uri }) => uri)).size).toBe(1);
    await Promise.all(servers.map(({ uri }, id) => insert(uri, id)));
    expect(await ids(servers[0]?.uri as string)).toEqual([0, 1, 2, 3]);
  });

  it('gets a new owner immediately after the old one was killed', async () => {
    const owner = await start();
    await insert(owner.uri, 1);
    await owner.end('SIGKILL');
    const next = await start();
    expect(next.isOwner).toBe(true);
    expect(await ids(next.uri)).toEqual([1]);
  });

  it('is served on a socket file that a killed server left behind', async () => {
    const socket = path.join(folder.path, 'mongo.sock');
    const owner = await start('--socket', socket);
    await insert(owner.uri, 1);
    await owner.end('SIGKILL');
    const next = await start('--socket', socket);
    expect(await ids(next.uri)).toEqual([1]);
  });

  it('is released by a server in this process, and can be acquired again', async () => {
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

describe('server during a stop', () => {
  it('does not wait for an unfinished transaction, nor for a write that waits for it', async () => {
    const server = await startEmbeddedMongo({ folder: folder.path });
    await insert(server.uri, 1);
    const client = await connectClient(server.uri, { retryWrites: false });
    const things = client.db('app').collection<{ _id: number }>('things');
    const session = client.startSession();
    session.startTransaction();
    await things.updateOne({ _id: 1 }, { $set: { n: 1 } }, { session });
    const waiting = things.updateOne({ _id: 1 }, { $set: { n: 2 } }).catch((error: Error) => error.name);
    const stream = client.db('app').watch();
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

  it('is not confused with its copy while its owner is alive', async () => {
    const owner = await start();
    await insert(owner.uri, 1);
    const copy = path.join(folder.path, 'copy');
    mkdirSync(copy);
    for (const name of ['data.mdb', 'lock.mdb', 'data.witness'])
      copyFileSync(path.join(folder.path, name), path.join(copy, name));
    const second = await startEmbeddedMongo({ folder: copy });
    expect(second.isOwner).toBe(true);
    expect(second.uri).not.toBe(owner.uri);
    await insert(second.uri, 2);
    expect(await ids(second.uri)).toEqual([1, 2]);
    expect(await ids(owner.uri)).toEqual([1]);
    await second.stop();
  });

  it('is accessible only to its owner', async () => {
    await start();
    expect(statSync(folder.path).mode & 0o777).toBe(0o700);
    for (const name of ['data.mdb', 'lock.mdb', 'data.witness'])
      expect(statSync(path.join(folder.path, name)).mode & 0o777).toBe(0o600);
  });
});

describe('server in memory', () => {
  it('is independent of other servers, and leaves no file behind', async () => {
    const usual = process.env.TMPDIR;
    process.env.TMPDIR = folder.path;
    const servers = await Promise.all([1, 2].map(() => startEmbeddedMongo({ inMemory: true })));
    await insert(servers[0]?.uri as string, 1);
    expect(await ids(servers[1]?.uri as string)).toEqual([]);
    expect(await ids(servers[0]?.uri as string)).toEqual([1]);
    expect(servers[0]?.uriOf('app')).toMatch(/\/app\?replicaSet=rs0$/);
    expect(readdirSync(folder.path)).toEqual([]);
    await Promise.all(servers.map((server) => server.stop()));
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  });
});
