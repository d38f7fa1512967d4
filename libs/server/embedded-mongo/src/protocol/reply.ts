import { documentOf } from '../bson/document-literal.js';
import { encodeDocument } from '../bson/encoding/encode.js';
import { Double, type BsonDocument, type BsonValue } from '../bson/value.js';
import type { MongoError } from '../errors/mongo-error.js';
import { HEADER_BYTES } from './frame-reader.js';
import { OPCODE } from './message.js';

/** A batch of a cursor. Its documents are already BSON. */
export class CursorReply {
  constructor(
    readonly batch: 'firstBatch' | 'nextBatch',
    readonly documents: readonly Buffer[],
    /** 0 if there are no more batches. */
    readonly cursorId: bigint,
    readonly namespace: string,
    /** Additional fields of `cursor`, such as the resume token of a change stream. */
    readonly details: BsonDocument = new Map(),
  ) {}
}

export type Reply = BsonDocument | CursorReply;

const OK = new Double(1);

/** `ok: 1`, the last field of a successful reply. */
export function okReply(fields: Parameters<typeof documentOf>[0] = {}): BsonDocument {
  return documentOf({ ...fields, ok: OK });
}

/** An error as a reply (manual, "Command Response"). */
export function errorReply(error: MongoError): BsonDocument {
  const details = Object.entries(error.details) as [string, BsonValue][];
  return new Map<string, BsonValue>([
    ['ok', new Double(0)],
    ['errmsg', error.message],
    ['code', error.code],
    ['codeName', error.codeName],
    ...details,
    ...(error.labels.length > 0 ? [['errorLabels', [...error.labels]] as [string, BsonValue]] : []),
  ]);
}

let lastRequestId = 0;

/**
 * Encodes a reply as a message.
 *
 * @param more encoded fields at the end of every reply
 */
export function encodeReply(
  reply: Reply,
  responseTo: number,
  isLegacy: boolean,
  more: Buffer = NOTHING,
): Buffer {
  const body =
    reply instanceof CursorReply
      ? encodeCursorReply(reply, more)
      : wrap([fieldsOf(encodeDocument(reply)), more]);
  const bodyBytes = body.reduce((total, part) => total + part.length, 0);
  const head = isLegacy ? opReplyHead() : opMsgHead();
  lastRequestId = (lastRequestId + 1) & 0x7fffffff;
  head.writeInt32LE(head.length + bodyBytes, 0);
  head.writeInt32LE(lastRequestId, 4);
  head.writeInt32LE(responseTo, 8);
  return Buffer.concat([head, ...body], head.length + bodyBytes);
}

/** Flags (none) and the kind of the only section. */
function opMsgHead(): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + 5);
  head.writeInt32LE(OPCODE.message, 12);
  return head;
}

/** Flags (await capable), cursor id, starting from, number returned. */
function opReplyHead(): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + 20);
  head.writeInt32LE(OPCODE.reply, 12);
  head.writeInt32LE(8, HEADER_BYTES);
  head.writeInt32LE(1, HEADER_BYTES + 16);
  return head;
}

const TYPE_DOCUMENT = '\x03';
const TYPE_ARRAY = '\x04';
const END = Buffer.from([0]);
const NOTHING = Buffer.alloc(0);
const LENGTH_BYTES = 4;

/** `{ cursor: { <batch>: […], id, ns, … }, ok: 1 }`. The stored documents are inserted as bytes, without encoding. */
function encodeCursorReply(
  { batch, documents, cursorId, namespace, details }: CursorReply,
  more: Buffer,
): Buffer[] {
  const elements = documents.flatMap((document, index) => [
    elementName(TYPE_DOCUMENT, String(index)),
    document,
  ]);
  const array = wrap(elements);
  const rest = fieldsOf(
    encodeDocument(new Map<string, BsonValue>([['id', cursorId], ['ns', namespace], ...details])),
  );
  const cursor = wrap([elementName(TYPE_ARRAY, batch), ...array, rest]);
  return wrap([elementName(TYPE_DOCUMENT, 'cursor'), ...cursor, fieldsOf(encodeDocument(okReply())), more]);
}

function elementName(type: string, name: string): Buffer {
  return Buffer.from(`${type}${name}\0`, 'latin1');
}

/** The elements of an encoded document, without its length and its terminator. */
export function fieldsOf(document: Buffer): Buffer {
  return document.subarray(LENGTH_BYTES, -1);
}

/** Builds a document from encoded elements. */
function wrap(elements: readonly Buffer[]): Buffer[] {
  const length = Buffer.allocUnsafe(LENGTH_BYTES);
  const bytes = elements.reduce((total, element) => total + element.length, LENGTH_BYTES + END.length);
  length.writeInt32LE(bytes);
  return [length, ...elements, END];
}
