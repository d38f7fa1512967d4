import { createServer } from 'node:net';
import { BSON, Long } from 'bson';

/**
 * The baseline of the benchmark: a process that speaks just enough of the wire protocol to store documents in a Map by
 * `_id` and to read them. It has no index, no disk and no validation. It sends its connection string by IPC.
 */

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

/** @typedef {import('bson').Document} Document */

/** @type {Map<unknown, Document>} */
const documents = new Map();

/** @type {Record<string, (command: Document) => Document>} */
const COMMANDS = {
  hello: handshake,
  ismaster: handshake,
  isMaster: handshake,
  ping: () => ({}),
  endSessions: () => ({}),
  insert: (command) => {
    for (const document of command['documents']) documents.set(document._id, document);
    return { n: command['documents'].length };
  },
  find: (command) => {
    const found = documents.get(command['filter']._id);
    return { cursor: { firstBatch: found ? [found] : [], id: Long.ZERO, ns: 'bench.things' } };
  },
  update: (command) => {
    const [{ q, u }] = command['updates'];
    const found = documents.get(q._id);
    if (found) for (const [name, by] of Object.entries(u.$inc)) found[name] = (found[name] ?? 0) + Number(by);
    return { n: found ? 1 : 0, nModified: found ? 1 : 0 };
  },
};

function handshake() {
  return {
    isWritablePrimary: true,
    helloOk: true,
    maxBsonObjectSize: 16 * 2 ** 20,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    minWireVersion: 0,
    maxWireVersion: 21,
  };
}

/** @param {Buffer} frame */
function answer(frame) {
  const isLegacy = frame.readInt32LE(12) === OP_QUERY;
  const command = isLegacy ? readQuery(frame) : readMessage(frame);
  const run = COMMANDS[Object.keys(command)[0] ?? ''];
  const body = BSON.serialize(run ? { ...run(command), ok: 1 } : { ok: 0, code: 59 });
  const head = Buffer.alloc(HEADER_BYTES + (isLegacy ? 20 : 5));
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(frame.readInt32LE(4), 8);
  head.writeInt32LE(isLegacy ? OP_REPLY : OP_MSG, 12);
  if (isLegacy) head.writeInt32LE(1, HEADER_BYTES + 16);
  return Buffer.concat([head, body]);
}

/** @param {Buffer} frame */
function readQuery(frame) {
  const start = frame.indexOf(0, HEADER_BYTES + 4) + 9;
  return BSON.deserialize(frame.subarray(start, start + frame.readInt32LE(start)));
}

/** @param {Buffer} frame */
function readMessage(frame) {
  /** @type {Document} */
  const command = {};
  let at = HEADER_BYTES + 4;
  while (at < frame.length) {
    const size = frame.readInt32LE(at + 1);
    if (frame[at] === 0) Object.assign(command, BSON.deserialize(frame.subarray(at + 1, at + 1 + size)));
    else Object.assign(command, readSequence(frame.subarray(at + 1, at + 1 + size)));
    at += 1 + size;
  }
  return command;
}

/** @param {Buffer} section */
function readSequence(section) {
  const end = section.indexOf(0, 4);
  const list = [];
  for (let at = end + 1; at < section.length; at += section.readInt32LE(at))
    list.push(BSON.deserialize(section.subarray(at, at + section.readInt32LE(at))));
  return { [section.toString('utf8', 4, end)]: list };
}

const server = createServer({ noDelay: true }, (socket) => {
  let received = Buffer.alloc(0);
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
    while (received.length >= HEADER_BYTES && received.length >= received.readInt32LE(0)) {
      const length = received.readInt32LE(0);
      socket.write(answer(received.subarray(0, length)));
      received = received.subarray(length);
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.send?.({ uri: `mongodb://127.0.0.1:${port}/?directConnection=true&retryWrites=false` });
});
process.on('disconnect', () => process.exit(0));
