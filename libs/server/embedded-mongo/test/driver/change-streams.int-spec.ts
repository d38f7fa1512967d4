import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { BSON, MongoClient, Timestamp, type Collection, type Document } from 'mongodb';
import { command, RawConnection } from '../support/raw-connection.js';
import { startTestServer, type TestServer } from '../support/test-server.js';

type Thing = { _id: number };

const HISTORY_LOST = 286;

let server: TestServer;
let things: Collection<Thing>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  things = server.client.db('changes').collection<Thing>('things');
  await things.drop();
  await server.client.db('changes').createCollection('things');
});

/** A proxy between a client and the server. It closes the connection of the first getMore. */
class DroppingProxy {
  dropped = 0;
  private constructor(private readonly net: Server) {}

  static async start(target: number, mayDrop: () => boolean): Promise<DroppingProxy> {
    const sockets = new Set<Socket>();
    const proxy: DroppingProxy = new DroppingProxy(
      createServer((client) => {
        const upstream = connect(target, '127.0.0.1');
        for (const socket of [client, upstream]) {
          sockets.add(socket);
          socket.on('error', () => {});
          socket.on('close', () => [client, upstream].forEach((each) => each.destroy()));
        }
        client.on('data', (chunk) => {
          if (chunk.includes('getMore') && proxy.dropped === 0 && mayDrop()) {
            proxy.dropped += 1;
            client.destroy();
          } else upstream.write(chunk);
        });
        upstream.on('data', (chunk) => client.write(chunk));
      }),
    );
    proxy.net.listen(0, '127.0.0.1');
    await once(proxy.net, 'listening');
    return proxy;
  }

  get uri(): string {
    return `mongodb://127.0.0.1:${(this.net.address() as AddressInfo).port}/?directConnection=true`;
  }

  stop(): void {
    this.net.close();
  }
}

const port = () => Number(new URL(server.uri).port);
const open = (more: Document = {}) =>
  command({
    aggregate: 'things',
    pipeline: [{ $changeStream: more }],
    cursor: {},
    $db: 'changes',
  });

describe('change stream', () => {
  it('returns a resume token in its first reply', async () => {
    const connection = await RawConnection.open(server.uri);
    const reply = await connection.ask(open());
    connection.close();
    await things.insertOne({ _id: 1 });

    const again = await RawConnection.open(server.uri);
    const resumeAfter = reply?.cursor.postBatchResumeToken as Document;
    const resumed = await again.ask(open({ resumeAfter }));
    const batch = await again.ask(
      command({ getMore: resumed?.cursor.id as BSON.Long, collection: 'things', $db: 'changes' }),
    );
    again.close();
    expect(batch?.cursor.nextBatch).toMatchObject([{ operationType: 'insert', documentKey: { _id: 1 } }]);
  });

  it('loses no event when the connection of its first getMore is closed', async () => {
    const proxy = await DroppingProxy.start(port(), () => true);
    const client = await new MongoClient(proxy.uri).connect();
    const stream = client.db('changes').collection<Thing>('things').watch();
    stream.on('error', () => {});
    const seen: unknown[] = [];
    const allReceived = new Promise<void>((resolve) => {
      stream.on('change', (change) => {
        if (change.operationType === 'insert') seen.push(change.documentKey._id);
        if (seen.length === 3) resolve();
      });
    });
    await once(stream, 'resumeTokenChanged');
    for (const _id of [1, 2, 3]) await things.insertOne({ _id });
    await allReceived;
    expect(seen).toEqual([1, 2, 3]);
    expect(proxy.dropped).toBe(1);
    await stream.close();
    await client.close();
    proxy.stop();
  });

  it('resumes after any of its events, and rejects a position before the stored history', async () => {
    const stream = things.watch();
    const first = stream.next();
    await server.client.db('changes').command({ ping: 1 });
    await things.insertMany([1, 2, 3].map((_id) => ({ _id })));
    const { _id: token } = await first;
    await stream.close();
    const later = things.watch([], { resumeAfter: token });
    expect(await later.next()).toMatchObject({ documentKey: { _id: 2 } });
    expect(await later.next()).toMatchObject({ documentKey: { _id: 3 } });
    await later.close();
    const old = things.watch([], { startAtOperationTime: new Timestamp({ t: 1000, i: 1 }) });
    await expect(old.next()).rejects.toMatchObject({ code: HISTORY_LOST });
  });

  it('starts at the operation time of a reply', async () => {
    await things.insertOne({ _id: 1 });
    const { operationTime } = await server.client.db('changes').command({
      insert: 'things',
      documents: [{ _id: 2 }],
    });
    await things.insertOne({ _id: 3 });
    const stream = things.watch([], { startAtOperationTime: operationTime as Timestamp });
    expect(await stream.next()).toMatchObject({ documentKey: { _id: 2 } });
    expect(await stream.next()).toMatchObject({ documentKey: { _id: 3 } });
    await stream.close();
  });

  it.each([
    [{ resumeAfter: { _data: 'nonsense' } }, 260],
    [{ resumeAfter: { _data: '00' }, startAtOperationTime: new Timestamp({ t: 1, i: 1 }) }, 40674],
  ])('rejects the start position %j', async (start, code) => {
    await expect(
      server.client
        .db('changes')
        .command({ aggregate: 'things', pipeline: [{ $changeStream: start }], cursor: {} }),
    ).rejects.toMatchObject({ code });
  });
});

describe('cluster time', () => {
  const time = (reply: Document | undefined) =>
    (reply?.$clusterTime as { clusterTime: Timestamp }).clusterTime.toBigInt();

  it('is in every reply, also in errors, and grows with each write', async () => {
    const connection = await RawConnection.open(server.uri);
    const insert = (_id: number) =>
      connection.ask(command({ insert: 'things', documents: [{ _id }], $db: 'changes' }));
    const [first, second] = [await insert(10), await insert(11)];
    const failed = await connection.ask(command({ nonsense: 1, $db: 'changes' }));
    const found = await connection.ask(command({ find: 'things', $db: 'changes' }));
    connection.close();
    expect(time(second)).toBeGreaterThan(time(first));
    for (const reply of [first, second, failed, found])
      expect(reply?.operationTime).toBeInstanceOf(Timestamp);
  });

  it('advances to the time of a client, and a read waits for it', async () => {
    const session = server.client.startSession({ causalConsistency: true });
    await things.insertOne({ _id: 20 }, { session });
    expect(await things.findOne({ _id: 20 }, { session })).toEqual({ _id: 20 });
    await session.endSession();
    const ahead = new Timestamp({ t: Math.floor(Date.now() / 1000) + 5000, i: 1 });
    const find = (more: Document) =>
      server.client.db('changes').command({
        find: 'things',
        readConcern: { level: 'majority', afterClusterTime: ahead },
        ...more,
      });
    await expect(find({})).rejects.toMatchObject({ code: 72 });
    const connection = await RawConnection.open(server.uri);
    const reply = await connection.ask(
      command({ ping: 1, $db: 'changes', $clusterTime: { clusterTime: ahead } }),
    );
    expect(time(reply)).toBeGreaterThanOrEqual(ahead.toBigInt());
    connection.close();
    expect(await find({})).toMatchObject({ ok: 1 });
  });
});
