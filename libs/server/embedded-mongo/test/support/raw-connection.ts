import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';

const HEADER_BYTES = 16;
const OP_MSG = 2013;
const OP_REPLY = 1;

/** A connection without a driver, which can send any bytes. */
export class RawConnection {
  private received = Buffer.alloc(0);
  private readonly ended: Promise<unknown>;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => (this.received = Buffer.concat([this.received, chunk])));
    socket.on('error', () => {});
    this.ended = once(socket, 'close');
  }

  static async open(uri: string): Promise<RawConnection> {
    const { hostname, port } = new URL(uri);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  send(...parts: readonly Buffer[]): void {
    this.socket.write(Buffer.concat(parts));
  }

  /** The next reply. Undefined if the server closes the connection instead. */
  async reply(): Promise<Document | undefined> {
    for (;;) {
      const reply = this.takeReply();
      if (reply) return reply;
      const more = once(this.socket, 'data');
      const next = await Promise.race([more, this.ended.then(() => 'ended')]);
      if (next === 'ended') return this.takeReply();
    }
  }

  async ask(...parts: readonly Buffer[]): Promise<Document | undefined> {
    this.send(...parts);
    return this.reply();
  }

  close(): void {
    this.socket.destroy();
  }

  private takeReply(): Document | undefined {
    if (this.received.length < HEADER_BYTES) return undefined;
    const length = this.received.readInt32LE(0);
    if (this.received.length < length) return undefined;
    const isLegacy = this.received.readInt32LE(12) === OP_REPLY;
    const body = this.received.subarray(HEADER_BYTES + (isLegacy ? 20 : 5), length);
    this.received = this.received.subarray(length);
    return BSON.deserialize(body);
  }
}

/** A message header (manual, "Standard Message Header") followed by a body. */
export function message(
  content: Buffer,
  { opcode = OP_MSG, length = HEADER_BYTES + content.length }: { opcode?: number; length?: number } = {},
): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, content]);
}

export function flagBits(flags: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(flags);
  return bytes;
}

export const NO_FLAGS = flagBits(0);

/** A section of kind 0: the body of a command. */
export function bodySection(body: Document | Buffer): Buffer {
  return Buffer.concat([Buffer.from([0]), Buffer.isBuffer(body) ? body : BSON.serialize(body)]);
}

/** A section of kind 1: a document sequence beside the body. */
export function sequenceSection(name: string, documents: readonly Buffer[], size?: number): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents]);
  const head = Buffer.alloc(5);
  head[0] = 1;
  head.writeInt32LE(size ?? content.length + 4, 1);
  return Buffer.concat([head, content]);
}

/** A complete command message. */
export function command(body: Document | Buffer): Buffer {
  return message(Buffer.concat([NO_FLAGS, bodySection(body)]));
}
