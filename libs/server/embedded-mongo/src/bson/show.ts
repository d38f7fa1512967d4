import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  type BsonDocument,
  type Maybe,
} from './value.js';

const MAX_LENGTH = 1000;

/** Formats a value as MongoDB does in error messages: `{ a: "x", b: ObjectId('…') }`. */
export function show(value: Maybe): string {
  const text = write(value);
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH)}...`;
}

function write(value: Maybe): string {
  if (value === undefined) return 'MISSING';
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  if (value instanceof Map) return writeDocument(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(write).join(', ')} ]`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  return writeScalar(value);
}

function writeDocument(document: BsonDocument): string {
  if (document.size === 0) return '{}';
  return `{ ${[...document].map(([name, value]) => `${name}: ${write(value)}`).join(', ')} }`;
}

type Scalar =
  ObjectId | Double | Decimal128 | Binary | Timestamp | BSONRegExp | Code | BSONSymbol | MinKey | MaxKey;

function writeScalar(value: Scalar): string {
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Double) return Object.is(value.value, -0) ? '-0.0' : `${value.value}.0`;
  if (value instanceof Decimal128) return value.toString();
  if (value instanceof Binary)
    return `BinData(${value.sub_type}, ${Buffer.from(value.value()).toString('hex').toUpperCase()})`;
  if (value instanceof Timestamp) return `Timestamp(${value.t}, ${value.i})`;
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (value instanceof Code) return `Code(${JSON.stringify(value.code)})`;
  if (value instanceof BSONSymbol) return JSON.stringify(value.value);
  return value instanceof MinKey ? 'MinKey' : 'MaxKey';
}
