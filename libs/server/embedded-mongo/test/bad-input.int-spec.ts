import fc from 'fast-check';
import { BSON, type Document } from 'mongodb';
import {
  bodySection,
  command,
  flagBits,
  message,
  NO_FLAGS,
  RawConnection,
  sequenceSection,
} from './support/raw-connection.js';
import { startTestServer, type TestServer } from './support/test-server.js';

const MEGABYTE = 2 ** 20;
const PING = command({ ping: 1, $db: 'admin' });

let server: TestServer;
let connection: RawConnection;
beforeAll(async () => {
  server = await startTestServer();
  await server.client.db('kept').collection<{ _id: number }>('things').insertOne({ _id: 1 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  connection = await RawConnection.open(server.uri);
});
afterEach(async () => {
  connection.close();
  const databases = await server.client.db().admin().listDatabases({ nameOnly: true });
  expect(databases.databases.map(({ name }) => name)).toEqual(['kept']);
  expect(await server.client.db('kept').collection('things').find().toArray()).toEqual([{ _id: 1 }]);
});

const bson = (document: Document) => Buffer.from(BSON.serialize(document));
const insert = (...documents: readonly Buffer[]) =>
  message(
    Buffer.concat([
      NO_FLAGS,
      bodySection({ insert: 'things', $db: 'kept' }),
      sequenceSection('documents', documents),
    ]),
  );

/** The bytes of a document, modified from an offset on. */
function damaged(document: Document, offset: number, ...bytes: readonly number[]): Buffer {
  const encoded = bson(document);
  Buffer.from(bytes).copy(encoded, offset);
  return encoded;
}

function nested(levels: number): Document {
  let document: Document = { x: 1 };
  for (let level = 1; level < levels; level++) document = { a: document };
  return document;
}

describe('a malformed frame closes the connection:', () => {
  it.each([
    ['a length below that of a header', message(NO_FLAGS, { length: 15 })],
    ['a negative length', message(NO_FLAGS, { length: -1 })],
    ['a length above 48 MB', message(NO_FLAGS, { length: 48_000_001 })],
    ['an unknown opcode', message(bodySection({ ping: 1, $db: 'admin' }), { opcode: 2010 })],
    ['a legacy write', message(Buffer.alloc(64), { opcode: 2002 })],
    ['no flags', message(Buffer.alloc(0))],
    ['an unknown flag', message(Buffer.concat([flagBits(4), bodySection({ ping: 1, $db: 'admin' })]))],
    [
      'a wrong checksum',
      message(Buffer.concat([flagBits(1), bodySection({ ping: 1, $db: 'admin' }), Buffer.alloc(4)])),
    ],
    [
      'too many sequences',
      message(
        Buffer.concat([
          NO_FLAGS,
          bodySection({ insert: 'things', $db: 'kept' }),
          ...['a', 'b', 'c'].map((name) => sequenceSection(name, [bson({})])),
        ]),
      ),
    ],
    ['a section that ends too early', message(Buffer.concat([NO_FLAGS, Buffer.from([0, 9])]))],
    ['an endless namespace of a legacy query', message(Buffer.alloc(40, 65), { opcode: 2004 })],
  ])('%s', async (_what, frame) => {
    expect(await connection.ask(frame)).toBeUndefined();
  });
});

describe('a malformed command gets an error reply, and the connection stays open:', () => {
  const sections = (...parts: readonly Buffer[]) => message(Buffer.concat([NO_FLAGS, ...parts]));
  it.each<[string, number, Buffer]>([
    ['no body', 40587, sections(sequenceSection('documents', [bson({})]))],
    ['nothing at all', 40587, sections()],
    ['two bodies', 40430, sections(bodySection({ ping: 1 }), bodySection({ ping: 1 }))],
    ['a section of an unknown kind', 40432, sections(Buffer.from([2, 5, 0, 0, 0, 0]))],
    ['a body that is longer than its message', 22, sections(Buffer.from([0, 99, 0, 0, 0, 0]))],
    ['a body that is shorter than any document', 22, sections(Buffer.from([0, 4, 0, 0, 0, 0]))],
    ['a body that does not end', 22, command(damaged({ ping: 1, $db: 'admin' }, 29, 1))],
    ['a string that does not end', 22, command(damaged({ $db: 'admin', a: 1 }, 4 + 5 + 4 + 5, 1))],
    ['a string with a wrong length', 22, command(damaged({ $db: 'admin' }, 9, 99))],
    ['a string that is no UTF-8', 22, command(damaged({ $db: 'admin', ping: 1 }, 13, 0xc3, 0x28))],
    ['an element of an unknown type', 22, command(damaged({ ping: 1, $db: 'admin' }, 4, 0x30))],
    [
      'a sequence that is longer than its message',
      22,
      sections(bodySection({ insert: 'things', $db: 'kept' }), sequenceSection('documents', [], 999)),
    ],
    ['a document of a sequence that is longer than its sequence', 22, insert(damaged({ _id: 2 }, 0, 99))],
    [
      'the same field in body and sequence',
      40431,
      sections(
        bodySection({ insert: 'things', $db: 'kept' }),
        sequenceSection('documents', [bson({ _id: 2 })]),
        sequenceSection('documents', [bson({ _id: 3 })]),
      ),
    ],
    ['no database', 40571, command({ ping: 1 })],
    ['no command', 59, command({})],
    ['an unknown command', 59, command({ nosuchcommand: 1, $db: 'admin' })],
    ['a command named as a part of every object', 59, command({ constructor: 1, $db: 'admin' })],
    ['an unknown field', 40415, command({ ping: 1, pong: 1, $db: 'admin' })],
    ['a field of a wrong type', 14, command({ find: 'things', filter: [], $db: 'kept' })],
    ['no name of a collection', 73, command({ find: 1, $db: 'kept' })],
    ['a wrong name of a database', 73, command({ create: 'things', $db: 'a b' })],
    ['a session without an id', 40414, command({ ping: 1, lsid: {}, $db: 'admin' })],
    ['an unknown API version', 322, command({ ping: 1, apiVersion: '2', $db: 'admin' })],
    ['a body over 16 MB', 10334, command(bson({ ping: 1, comment: 'x'.repeat(16 * MEGABYTE + 20_000) }))],
    ['a body nested beyond 200 levels', 15, command({ ping: 1, comment: nested(250), $db: 'admin' })],
    ['an empty insert', 16, insert()],
  ])('%s (%i)', async (_what, code, frame) => {
    expect(await connection.ask(frame)).toMatchObject({ ok: 0, code });
    expect(await connection.ask(PING)).toMatchObject({ ok: 1 });
  });

  it('a legacy query that is not a handshake (352)', async () => {
    const query = Buffer.concat([NO_FLAGS, Buffer.from('kept.$cmd\0'), Buffer.alloc(8), bson({ ping: 1 })]);
    expect(await connection.ask(message(query, { opcode: 2004 }))).toMatchObject({
      ok: 0,
      code: 352,
    });
    expect(await connection.ask(PING)).toMatchObject({ ok: 1 });
  });
});

describe('an invalid document is rejected:', () => {
  it.each<[string, number, Buffer]>([
    ['over 16 MB', 2, bson({ _id: 2, text: 'x'.repeat(16 * MEGABYTE) })],
    ['nested beyond 100 levels', 15, bson({ _id: 2, a: nested(100) })],
    ['with an array for its _id', 53, bson({ _id: [1] })],
    ['with a regular expression for its _id', 53, bson({ _id: /a/ })],
    ['with an operator in its _id', 52, bson({ _id: { $gt: 1 } })],
    ['with an inner length that is too long', 22, damaged({ _id: 2, a: { b: 1 } }, 16, 99)],
    ['with the _id of another one', 11000, bson({ _id: 1, a: 2 })],
    [
      'with two ids',
      2,
      Buffer.concat([
        Buffer.from([23, 0, 0, 0]),
        bson({ _id: 2 }).subarray(4, -1),
        bson({ _id: 3 }).subarray(4),
      ]),
    ],
  ])('%s (%i)', async (_what, code, document) => {
    const reply = await connection.ask(insert(document));
    expect(reply?.code ?? reply?.writeErrors?.[0]?.code).toBe(code);
    expect(await connection.ask(PING)).toMatchObject({ ok: 1 });
  });

  it('rejects an update whose result is too large or nested too deeply (17419, 15)', async () => {
    const update = (u: Document) =>
      command({ update: 'things', updates: [{ q: { _id: 1 }, u }], $db: 'kept' });
    const text = 'x'.repeat(9 * MEGABYTE);
    const large = [{ $set: { text } }, { $set: { twice: { $concat: ['$text', '$text'] } } }];
    expect(await connection.ask(update(large))).toMatchObject({ writeErrors: [{ code: 17419 }] });
    const deep = { $set: { [Array.from({ length: 120 }, () => 'a').join('.')]: 1 } };
    expect(await connection.ask(update(deep))).toMatchObject({ writeErrors: [{ code: 15 }] });
  });
});

describe('an operator in place of a value is rejected:', () => {
  const find = (filter: Document) => ({ find: 'things', filter, $db: 'kept' });
  const change = (u: unknown, q: Document = { _id: 1 }) => ({
    update: 'things',
    updates: [{ q, u, upsert: true }],
    $db: 'kept',
  });
  it.each<[number, Document]>([
    [2, find({ $nosuch: 1 })],
    [2, find({ a: { $nosuch: 1 } })],
    [2, find({ a: { $gt: 1, b: 1 } })],
    [2, find({ $or: {} })],
    [2, find({ $and: [] })],
    [2, find({ a: { $in: 1 } })],
    [2, find({ a: { $in: [{ $gt: 1 }] } })],
    [2, find({ a: { $not: 1 } })],
    [2, find({ a: { $elemMatch: 1 } })],
    [168, find({ $expr: { $nosuch: 1 } })],
    [9, change({ $nosuch: { a: 1 } })],
    [9, change({ $set: 1 })],
    [52, change({ a: 1, $set: { b: 1 } })],
    [9, change({ $set: { b: 1 }, a: 1 })],
    [52, change({ $set: { $a: 1 } })],
    [56, change({ $set: { 'a..b': 1 } })],
    [40, change({ $set: { a: 1 }, $inc: { a: 1 } })],
    [66, change({ $set: { _id: 2 } })],
    [14, change({ $inc: { a: 'one' } })],
    [9, change(1)],
    [40324, { aggregate: 'things', pipeline: [{ $nosuch: 1 }], cursor: {}, $db: 'kept' }],
    [40323, { aggregate: 'things', pipeline: [{}], cursor: {}, $db: 'kept' }],
    [14, { aggregate: 'things', pipeline: 1, cursor: {}, $db: 'kept' }],
    [9, { aggregate: 'things', pipeline: [], $db: 'kept' }],
    [43, { getMore: BSON.Long.fromNumber(99), collection: 'things', $db: 'kept' }],
  ])('with code %i: %j', async (code, body) => {
    const reply = await connection.ask(command(body));
    expect(reply?.code ?? reply?.writeErrors?.[0]?.code).toBe(code);
  });
});

describe('server with arbitrary input', () => {
  it('survives arbitrary bytes and continues to serve other clients', async () => {
    const rounds = 300;
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.boolean(), async (bytes, framed) => {
        const noise = await RawConnection.open(server.uri);
        noise.send(framed ? message(Buffer.concat([NO_FLAGS, bytes])) : Buffer.from(bytes));
        expect(await connection.ask(PING)).toMatchObject({ ok: 1 });
        noise.close();
      }),
      { numRuns: rounds },
    );
  });

  it('survives every damaged byte of a command', async () => {
    const whole = insert(bson({ _id: 1, a: [1, { b: 'text' }], c: new Date(0), d: BSON.Long.fromNumber(1) }));
    for (let at = 16; at < whole.length; at++) {
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] as number) ^ 0x41;
      const noise = await RawConnection.open(server.uri);
      noise.send(broken);
      expect(await connection.ask(PING)).toMatchObject({ ok: 1 });
      noise.close();
    }
    await server.client
      .db('kept')
      .collection<{ _id: number }>('things')
      .deleteMany({ _id: { $ne: 1 } });
    for (const { name } of (await server.client.db().admin().listDatabases()).databases)
      if (name !== 'kept') await server.client.db(name).dropDatabase();
    const collections = await server.client.db('kept').listCollections().toArray();
    for (const { name } of collections)
      if (name !== 'things') await server.client.db('kept').dropCollection(name);
  });

  it('reassembles a message that arrives byte by byte, and accepts several messages at once', async () => {
    for (const byte of PING) connection.send(Buffer.from([byte]));
    expect(await connection.reply()).toMatchObject({ ok: 1 });
    connection.send(...Array.from({ length: 50 }, () => PING));
    for (let count = 0; count < 50; count++) expect(await connection.reply()).toMatchObject({ ok: 1 });
  });

  it('discards an incomplete message when its sender disconnects', async () => {
    const whole = insert(bson({ _id: 5 }));
    const disconnected = await RawConnection.open(server.uri);
    disconnected.send(whole.subarray(0, whole.length - 1));
    disconnected.close();
    expect(await connection.ask(PING)).toMatchObject({ ok: 1 });
  });
});
