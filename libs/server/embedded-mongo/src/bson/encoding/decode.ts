import { isUtf8 } from 'node:buffer';
import { BSON, type OnDemand } from 'bson';
import { mongoError } from '../../errors/mongo-error.js';
import { BSON_TYPE_NUMBERS as TYPE } from '../bson-type.js';
import { double } from '../numbers/number.js';
import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
} from '../value.js';

/** Maximum nesting of a document that is read, so that hostile input cannot exhaust the stack. */
const MAX_DECODE_DEPTH = 200;
const MIN_DOCUMENT_BYTES = 5;
/** Type -1 as the unsigned byte of the wire format. */
const MIN_KEY_BYTE = 0xff;

/** Type, start and length of the name, start and length of the value. */
export type RawElement =
  ReturnType<OnDemand['parseToElements']> extends Iterable<infer Element> ? Element : never;

/**
 * The elements of the document at an offset, not decoded.
 *
 * @throws MongoError 22 InvalidBSON for wrong lengths or type bytes
 */
export function rawElements(bytes: Buffer, offset = 0): Iterable<RawElement> {
  try {
    return BSON.onDemand.parseToElements(bytes, offset);
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Decodes a BSON document.
 *
 * @throws MongoError 22 InvalidBSON for malformed bytes, 15 Overflow for nesting beyond 200 levels
 */
export function decodeDocument(bytes: Buffer): BsonDocument {
  return decodeDocumentAt(bytes, 0, 1);
}

/**
 * Decodes those fields of a BSON document that are read; long fields that are not read cost nothing.
 *
 * @param isRead whether a field is read, by its name
 * @throws MongoError as {@link decodeDocument}, for the fields that are read
 */
export function decodeFields(bytes: Buffer, isRead: (name: string) => boolean): BsonDocument {
  const document: BsonDocument = new Map();
  for (const element of rawElements(bytes)) {
    const name = decodeText(bytes, element[1], element[1] + element[2]);
    if (isRead(name)) document.set(name, decodeElement(bytes, element));
  }
  return document;
}

export function decodeElement(bytes: Buffer, element: RawElement, depth = 1): BsonValue {
  const [type, , , offset, length] = element;
  switch (type) {
    case TYPE.double:
      return double(bytes.readDoubleLE(offset));
    case TYPE.string:
      return decodeString(bytes, offset, length);
    case TYPE.object:
      return decodeDocumentAt(bytes, offset, depth + 1);
    case TYPE.array:
      return decodeArrayAt(bytes, offset, depth + 1);
    case TYPE.objectId:
      return new ObjectId(bytes.subarray(offset, offset + 12));
    case TYPE.bool:
      return bytes[offset] === 1;
    case TYPE.date:
      return decodeDate(bytes, offset);
    case TYPE.null:
      return null;
    case TYPE.int:
      return bytes.readInt32LE(offset);
    case TYPE.long:
      return bytes.readBigInt64LE(offset);
    default:
      return decodeRareElement(bytes, element, depth);
  }
}

function decodeRareElement(bytes: Buffer, element: RawElement, depth: number): BsonValue {
  const [type, , , offset, length] = element;
  switch (type) {
    case TYPE.decimal:
      return new Decimal128(Uint8Array.prototype.slice.call(bytes, offset, offset + length));
    case TYPE.timestamp:
      return new Timestamp({ t: bytes.readUInt32LE(offset + 4), i: bytes.readUInt32LE(offset) });
    case TYPE.binData:
      return decodeBinary(bytes, offset);
    case TYPE.regex:
      return decodeRegularExpression(bytes, offset, length);
    case TYPE.javascript:
      return new Code(decodeString(bytes, offset, length));
    case TYPE.javascriptWithScope:
      return decodeCodeWithScope(bytes, offset, depth);
    case TYPE.symbol:
      return new BSONSymbol(decodeString(bytes, offset, length));
    case MIN_KEY_BYTE:
      return new MinKey();
    case TYPE.maxKey:
      return new MaxKey();
    default:
      throw invalid(`element type ${type} is deprecated and not supported by the embedded server`);
  }
}

function decodeDocumentAt(bytes: Buffer, offset: number, depth: number): BsonDocument {
  checkDepth(depth);
  const document: BsonDocument = new Map();
  for (const element of rawElements(bytes, offset))
    document.set(
      decodeText(bytes, element[1], element[1] + element[2]),
      decodeElement(bytes, element, depth),
    );
  return document;
}

function decodeArrayAt(bytes: Buffer, offset: number, depth: number): BsonArray {
  checkDepth(depth);
  const array: BsonArray = [];
  for (const element of rawElements(bytes, offset)) array.push(decodeElement(bytes, element, depth));
  return array;
}

function checkDepth(depth: number): void {
  if (depth > MAX_DECODE_DEPTH)
    throw mongoError('Overflow', `BSONObj exceeds maximum nested object depth: ${MAX_DECODE_DEPTH}`);
}

/** Short ASCII is by far the most common text. Reading it as latin1 is several times faster than as UTF-8. */
function decodeText(bytes: Buffer, start: number, end: number): string {
  for (let at = start; at < end; at++) if ((bytes[at] as number) > 0x7f) return decodeUtf8(bytes, start, end);
  return bytes.toString('latin1', start, end);
}

function decodeUtf8(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('utf8', start, end);
  if (text.includes('\ufffd') && !isUtf8(bytes.subarray(start, end)))
    throw invalid('text is not valid UTF-8');
  return text;
}

function decodeString(bytes: Buffer, offset: number, length: number): string {
  if (length < MIN_DOCUMENT_BYTES || bytes[offset + length - 1] !== 0)
    throw invalid('a string does not end with a null byte');
  return decodeText(bytes, offset + 4, offset + length - 1);
}

function decodeDate(bytes: Buffer, offset: number): Date {
  const date = new Date(Number(bytes.readBigInt64LE(offset)));
  if (Number.isNaN(date.getTime()))
    throw invalid('a date is beyond the years that the embedded server supports');
  return date;
}

function decodeBinary(bytes: Buffer, offset: number): Binary {
  const size = bytes.readInt32LE(offset);
  const subType = bytes[offset + 4] as number;
  // The legacy subtype 2 repeats its length before the data (BSON specification).
  const start = subType === Binary.SUBTYPE_BYTE_ARRAY ? offset + 9 : offset + 5;
  const end = offset + 5 + size;
  if (start > end || (start > offset + 5 && bytes.readInt32LE(offset + 5) !== size - 4))
    throw invalid('binary data of subtype 2 has a wrong length');
  return new Binary(Uint8Array.prototype.slice.call(bytes, start, end), subType);
}

function decodeRegularExpression(bytes: Buffer, offset: number, length: number): BSONRegExp {
  const end = bytes.indexOf(0, offset);
  const expression = new BSONRegExp(decodeText(bytes, offset, end));
  // The constructor rejects unknown options, but they are valid as data.
  expression.options = decodeText(bytes, end + 1, offset + length - 1);
  return expression;
}

function decodeCodeWithScope(bytes: Buffer, offset: number, depth: number): Code {
  const codeLength = bytes.readInt32LE(offset + 4);
  const scopeOffset = offset + 8 + codeLength;
  if (codeLength < 1 || scopeOffset + MIN_DOCUMENT_BYTES > offset + bytes.readInt32LE(offset))
    throw invalid('code with scope has a wrong length');
  const code = decodeString(bytes, offset + 4, codeLength + 4);
  return new Code(code, decodeDocumentAt(bytes, scopeOffset, depth + 1));
}

function invalid(reason: string) {
  return mongoError('InvalidBSON', `invalid BSON: ${reason}`);
}
