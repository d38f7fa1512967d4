import { connect } from 'node:net';
import { encodeDocument } from '../bson/encoding/encode.js';
import { isDocument, type BsonDocument } from '../bson/value.js';
import { FrameReader, HEADER_BYTES } from '../protocol/frame-reader.js';
import { OPCODE, parseMessage } from '../protocol/message.js';
import type { ServerAddress } from './listen-address.js';

const TIMEOUT_MILLISECONDS = 1000;

/** Whether the server with a token answers at an address. */
export function answersAt(address: ServerAddress, token: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = address.kind === 'tcp' ? connect(address.port, address.host) : connect(address.path);
    const frames = new FrameReader();
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(TIMEOUT_MILLISECONDS, () => settle(false));
    socket.on('error', () => settle(false));
    socket.on('close', () => settle(false));
    socket.on('connect', () => socket.write(helloMessage()));
    socket.on('data', (chunk) => {
      const reply = tryRead(frames, chunk);
      if (reply) settle(tokenOf(reply) === token);
    });
  });
}

function helloMessage(): Buffer {
  const body = encodeDocument(
    new Map<string, number | string>([
      ['hello', 1],
      ['$db', 'admin'],
    ]),
  );
  const head = Buffer.alloc(HEADER_BYTES + 5);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(OPCODE.message, 12);
  return Buffer.concat([head, body]);
}

/** A server that is not MongoDB answers with other bytes. */
function tryRead(frames: FrameReader, chunk: Buffer): BsonDocument | undefined {
  try {
    const [frame] = frames.push(chunk);
    return frame && parseMessage(frame).body;
  } catch {
    return new Map();
  }
}

function tokenOf(reply: BsonDocument): unknown {
  const embedded = reply.get('embedded');
  return isDocument(embedded) ? embedded.get('token') : undefined;
}
