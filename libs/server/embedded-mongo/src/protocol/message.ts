import { decodeElement, rawElements } from '../bson/encoding/decode.js';
import { MAX_DOCUMENT_BYTES } from '../bson/encoding/encode.js';
import { BSON_TYPE_NUMBERS } from '../bson/bson-type.js';
import { ERROR_CODES } from '../errors/error-codes.js';
import { MongoError, mongoError } from '../errors/mongo-error.js';
import type { BsonDocument } from '../bson/value.js';
import { crc32c } from './crc32c.js';
import { HEADER_BYTES, ProtocolError } from './frame-reader.js';

/** A command from the wire. */
export type Message = {
  readonly requestId: number;
  /** Whether it came as OP_QUERY, the first message of old drivers. Its reply is an OP_REPLY. */
  readonly isLegacy: boolean;
  /** Whether the client expects no reply. */
  readonly isUnacknowledged: boolean;
  readonly body: BsonDocument;
  /** Document sequences beside the body, not decoded. Those of `insert` are stored unchanged. */
  readonly sequences: ReadonlyMap<string, readonly Buffer[]>;
};

/** A command that cannot be parsed, but can be answered with an error. */
export class UnreadableMessage extends Error {
  constructor(
    readonly requestId: number,
    readonly isLegacy: boolean,
    override readonly cause: MongoError,
  ) {
    super(cause.message);
  }
}

export const OPCODE = { reply: 1, query: 2004, message: 2013 } as const;

const FLAG = { checksumPresent: 1, moreToCome: 2 };
/** The lower sixteen flags are required, the upper ones may be ignored. */
const REQUIRED_FLAGS = 0xffff;
const CHECKSUM_BYTES = 4;
const SECTIONS_OFFSET = HEADER_BYTES + 4;
const SECTION = { body: 0, sequence: 1 };
const MAX_SEQUENCES = 2;
/** Commands may be slightly larger than documents. */
const MAX_BODY_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024;

/** An error that makes the whole connection unusable, not only one command. */
const FATAL: readonly number[] = [
  ERROR_CODES.IllegalOpMsgFlag,
  ERROR_CODES.TooManyDocumentSequences,
  ERROR_CODES.ChecksumMismatch,
];

/**
 * Parses a message (manual, "MongoDB Wire Protocol").
 *
 * @throws ProtocolError if the connection must be closed, UnreadableMessage if an error reply is possible
 */
export function parseMessage(frame: Buffer): Message {
  const requestId = frame.readInt32LE(4);
  const opcode = frame.readInt32LE(12);
  if (opcode !== OPCODE.message && opcode !== OPCODE.query)
    throw new ProtocolError(`unknown opcode ${opcode}`);
  try {
    return opcode === OPCODE.message ? parseOpMsg(frame, requestId) : parseOpQuery(frame, requestId);
  } catch (error) {
    if (error instanceof RangeError) throw new ProtocolError('message ends too early');
    if (!(error instanceof MongoError)) throw error;
    if (FATAL.includes(error.code)) throw new ProtocolError(error.message);
    throw new UnreadableMessage(requestId, opcode === OPCODE.query, error);
  }
}

function parseOpMsg(frame: Buffer, requestId: number): Message {
  const flags = frame.readUInt32LE(HEADER_BYTES);
  const unknown = flags & REQUIRED_FLAGS & ~(FLAG.checksumPresent | FLAG.moreToCome);
  if (unknown !== 0) throw mongoError('IllegalOpMsgFlag', `Message contains illegal flags value: ${flags}`);
  const hasChecksum = (flags & FLAG.checksumPresent) !== 0;
  if (hasChecksum) verifyChecksum(frame);
  const sections = frame.subarray(0, frame.length - (hasChecksum ? CHECKSUM_BYTES : 0));
  return {
    requestId,
    isLegacy: false,
    isUnacknowledged: (flags & FLAG.moreToCome) !== 0,
    ...parseSections(sections),
  };
}

function verifyChecksum(frame: Buffer): void {
  const at = frame.length - CHECKSUM_BYTES;
  if (frame.readUInt32LE(at) !== crc32c(frame.subarray(0, at)))
    throw mongoError('ChecksumMismatch', 'OP_MSG checksum does not match contents');
}

function parseSections(sections: Buffer): Pick<Message, 'body' | 'sequences'> {
  const sequences = new Map<string, Buffer[]>();
  let body: Buffer | undefined;
  let at = SECTIONS_OFFSET;
  while (at < sections.length) {
    const kind = sections[at] as number;
    const size = sections.readInt32LE(at + 1);
    if (kind !== SECTION.body && kind !== SECTION.sequence)
      throw mongoError(40432, `Unknown section kind ${kind}`);
    if (kind === SECTION.body && body) throw mongoError(40430, 'Multiple body sections in message');
    const section = slice(sections, at + 1, size);
    if (kind === SECTION.body) body = checkSize(section);
    else addSequence(section, sequences);
    at += 1 + size;
  }
  if (!body) throw mongoError(40587, 'OP_MSG messages must have a body');
  return decodeBody(body, sequences);
}

function slice(bytes: Buffer, at: number, size: number): Buffer {
  if (size < 5 || at + size > bytes.length)
    throw mongoError('InvalidBSON', 'a section or document has a wrong length');
  return bytes.subarray(at, at + size);
}

function checkSize(document: Buffer): Buffer {
  if (document.length > MAX_BODY_BYTES)
    throw mongoError(
      'BSONObjectTooLarge',
      `BSONObj size: ${document.length} (0x${document.length.toString(16).toUpperCase()}) is invalid. Size must be between 0 and ${MAX_BODY_BYTES}(16MB)`,
    );
  return document;
}

function addSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  if (sequences.size >= MAX_SEQUENCES)
    throw mongoError('TooManyDocumentSequences', 'Too many document sequences in OP_MSG');
  const end = section.indexOf(0, 4);
  if (end < 0) throw mongoError('InvalidBSON', 'the name of a document sequence does not end');
  const name = section.toString('utf8', 4, end);
  if (sequences.has(name)) throw mongoError(40431, `Duplicate document sequence: ${name}`);
  const documents: Buffer[] = [];
  for (let at = end + 1; at < section.length; at += (documents.at(-1) as Buffer).length)
    documents.push(checkSize(slice(section, at, section.readInt32LE(at))));
  sequences.set(name, documents);
}

/** The documents of an `insert` are not decoded here, whether they are in the body or in a sequence. */
function decodeBody(bytes: Buffer, sequences: Map<string, Buffer[]>): Pick<Message, 'body' | 'sequences'> {
  const body: BsonDocument = new Map();
  for (const element of rawElements(bytes)) {
    const [type, nameOffset, nameLength, offset] = element;
    const name = bytes.toString('utf8', nameOffset, nameOffset + nameLength);
    if (sequences.has(name))
      throw mongoError(40433, `Duplicate field between body and document sequence ${name}`);
    if (name === 'documents' && body.has('insert') && type === BSON_TYPE_NUMBERS.array)
      sequences.set(name, documentsOfArray(bytes, offset));
    else body.set(name, decodeElement(bytes, element));
  }
  return { body, sequences };
}

function documentsOfArray(bytes: Buffer, offset: number): Buffer[] {
  return [...rawElements(bytes, offset)].map(([type, , , at, length]) => {
    if (type !== BSON_TYPE_NUMBERS.object)
      throw mongoError(
        'TypeMismatch',
        "BSON field 'insert.documents.0' is the wrong type, expected type 'object'",
      );
    return bytes.subarray(at, at + length);
  });
}

/** OP_QUERY is accepted only for the handshake of old drivers (manual, "Legacy Opcodes"). */
function parseOpQuery(frame: Buffer, requestId: number): Message {
  const end = frame.indexOf(0, SECTIONS_OFFSET);
  if (end < 0) throw new ProtocolError('the namespace of a query does not end');
  const [database = ''] = frame.toString('utf8', SECTIONS_OFFSET, end).split('.');
  const start = end + 1 + 8;
  const { body, sequences } = decodeBody(slice(frame, start, frame.readInt32LE(start)), new Map());
  const wrapped = body.get('$query');
  const command = wrapped instanceof Map ? wrapped : body;
  const [name = ''] = command.keys();
  if (!['hello', 'ismaster', 'isMaster'].includes(name))
    throw mongoError(
      'UnsupportedOpQueryCommand',
      `Unsupported OP_QUERY command: ${name}. The client driver may require an upgrade.`,
    );
  return {
    requestId,
    isLegacy: true,
    isUnacknowledged: false,
    body: new Map([...command, ['$db', database]]),
    sequences,
  };
}
