import type { Collation } from './collation.js';
import { parseDecimal, type FiniteDecimal } from '../numbers/decimal.js';
import { toNumber } from '../numbers/number.js';
import { TYPE_RANK, typeRank } from '../bson-type.js';
import {
  Decimal128,
  Double,
  type Binary,
  type BSONRegExp,
  type BsonArray,
  type BsonDocument,
  type BsonNumber,
  type BSONSymbol,
  type BsonValue,
  type Code,
  type Maybe,
  type ObjectId,
  type Timestamp,
} from '../value.js';

/**
 * The order of all BSON values (manual, "Comparison/Sort Order"): by type first, then by value within a type.
 * `undefined` means an absent value and comes before null. A caller that treats absent as null passes null.
 */
export function compareValues(left: Maybe, right: Maybe, collation?: Collation): number {
  if (typeof left === 'number' && typeof right === 'number') return compareDoubles(left, right);
  const rank = typeRank(left);
  const otherRank = typeRank(right);
  if (rank !== otherRank) return rank < otherRank ? -1 : 1;
  return compareWithinType(rank, left as BsonValue, right as BsonValue, collation);
}

export function equalValues(left: Maybe, right: Maybe, collation?: Collation): boolean {
  return (left === right && left === left) || compareValues(left, right, collation) === 0;
}

function compareWithinType(
  rank: number,
  left: BsonValue,
  right: BsonValue,
  collation: Collation | undefined,
): number {
  switch (rank) {
    case TYPE_RANK.number:
      return compareNumbers(left as BsonNumber, right as BsonNumber);
    case TYPE_RANK.string:
      return compareStrings(
        textOf(left as string | BSONSymbol),
        textOf(right as string | BSONSymbol),
        collation,
      );
    case TYPE_RANK.object:
      return compareDocuments(left as BsonDocument, right as BsonDocument, collation);
    case TYPE_RANK.array:
      return compareArrays(left as BsonArray, right as BsonArray, collation);
    case TYPE_RANK.binData:
      return compareBinaries(left as Binary, right as Binary);
    case TYPE_RANK.objectId:
      return Buffer.compare((left as ObjectId).id, (right as ObjectId).id);
    case TYPE_RANK.bool:
      return Number(left as boolean) - Number(right as boolean);
    case TYPE_RANK.date:
      return (left as Date).getTime() - (right as Date).getTime();
    case TYPE_RANK.timestamp:
      return compareTimestamps(left as Timestamp, right as Timestamp);
    case TYPE_RANK.regex:
      return compareRegularExpressions(left as BSONRegExp, right as BSONRegExp);
    case TYPE_RANK.javascript:
    case TYPE_RANK.javascriptWithScope:
      return compareCode(left as Code, right as Code);
    default:
      return 0;
  }
}

function compareDoubles(left: number, right: number): number {
  if (left < right) return -1;
  if (left > right) return 1;
  if (left === right) return 0;
  // NaN is the smallest number and equals itself (manual, "Comparison/Sort Order: Numeric Types").
  return Number.isNaN(left) ? (Number.isNaN(right) ? 0 : -1) : 1;
}

/** Compares numbers of different types by their exact mathematical value. */
export function compareNumbers(left: BsonNumber, right: BsonNumber): number {
  const a = left instanceof Double ? left.value : left;
  const b = right instanceof Double ? right.value : right;
  if (typeof a === 'number' && typeof b === 'number') return compareDoubles(a, b);
  const approximateA = toNumber(a);
  const approximateB = toNumber(b);
  if (Number.isNaN(approximateA) || Number.isNaN(approximateB))
    return compareDoubles(approximateA, approximateB);
  if (!(a instanceof Decimal128) && !(b instanceof Decimal128)) return a < b ? -1 : a > b ? 1 : 0;
  if (approximateA !== approximateB) return approximateA < approximateB ? -1 : 1;
  return compareExactly(a, b);
}

/** The exact comparison for two numbers whose nearest doubles are equal. */
function compareExactly(left: BsonNumber, right: BsonNumber): number {
  const a = exactDecimal(left);
  const b = exactDecimal(right);
  if (typeof a === 'string' || typeof b === 'string') {
    if (a === b) return 0;
    const [infinity, sign] = typeof a === 'string' ? [a, 1] : [b, -1];
    return infinity === 'Infinity' ? sign : -sign;
  }
  const exponent = Math.min(a.exponent, b.exponent);
  const x = a.coefficient * 10n ** BigInt(a.exponent - exponent);
  const y = b.coefficient * 10n ** BigInt(b.exponent - exponent);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** A number as an exact decimal fraction. Every finite double has one. */
export function exactDecimal(value: BsonNumber): FiniteDecimal | 'Infinity' | '-Infinity' | 'NaN' {
  if (typeof value === 'bigint') return { coefficient: value, exponent: 0 };
  if (value instanceof Decimal128) return parseDecimal(value);
  const number = toNumber(value);
  if (!Number.isFinite(number)) return String(number) as 'Infinity' | '-Infinity' | 'NaN';
  let scaled = number;
  let halvings = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    halvings += 1;
  }
  // n / 2^k = n · 5^k / 10^k
  return { coefficient: BigInt(scaled) * 5n ** BigInt(halvings), exponent: -halvings };
}

const SURROGATE = /[\ud800-\udfff]/;

/**
 * Without a collation strings compare by their UTF-8 bytes. JavaScript's own order differs beyond the Basic
 * Multilingual Plane.
 */
export function compareStrings(left: string, right: string, collation?: Collation): number {
  if (collation) return collation.compare(left, right);
  if (left === right) return 0;
  if (SURROGATE.test(left) || SURROGATE.test(right))
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  return left < right ? -1 : 1;
}

export function textOf(value: string | BSONSymbol): string {
  return typeof value === 'string' ? value : value.value;
}

/** Compares length, then subtype, then bytes (manual, "Comparison/Sort Order: BinData"). */
function compareBinaries(left: Binary, right: Binary): number {
  return (
    left.length() - right.length() ||
    left.sub_type - right.sub_type ||
    Buffer.compare(left.value(), right.value())
  );
}

function compareTimestamps(left: Timestamp, right: Timestamp): number {
  return left.t - right.t || left.i - right.i;
}

function compareRegularExpressions(left: BSONRegExp, right: BSONRegExp): number {
  return compareStrings(left.pattern, right.pattern) || compareStrings(left.options, right.options);
}

function compareCode(left: Code, right: Code): number {
  return (
    compareStrings(left.code, right.code) ||
    compareValues(
      (left.scope as BsonDocument | null) ?? undefined,
      (right.scope as BsonDocument | null) ?? undefined,
    )
  );
}

function compareArrays(left: BsonArray, right: BsonArray, collation: Collation | undefined): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) {
    const order = compareValues(left[index], right[index], collation);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/**
 * Compares field by field in document order: type, then name, then value (manual, "Comparison/Sort Order: Objects").
 */
function compareDocuments(left: BsonDocument, right: BsonDocument, collation: Collation | undefined): number {
  const others = right.entries();
  for (const [name, value] of left) {
    const other = others.next();
    if (other.done) return 1;
    const [otherName, otherValue] = other.value;
    const order =
      typeRank(value) - typeRank(otherValue) ||
      compareStrings(name, otherName) ||
      compareValues(value, otherValue, collation);
    if (order !== 0) return order;
  }
  return left.size - right.size;
}
