import type { Collation } from './collation.js';
import { compareNumbers, exactDecimal, textOf } from './compare.js';
import type { FiniteDecimal } from '../numbers/decimal.js';
import { toNumber } from '../numbers/number.js';
import { TYPE_RANK, typeRank } from '../bson-type.js';
import {
  Decimal128,
  isNumber,
  type Binary,
  type BSONRegExp,
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
 * Encodes values as bytes whose order is the order of the values (compareValues), and whose equality is their equality.
 *
 * A value is the rank of its type followed by its content. Variable-length content ends with 00 01, and a 00 inside it
 * is written as 00 FF, so that no value is a prefix of another. Descending components have all their bytes inverted.
 */
export class OrderedKeyWriter {
  private buffer = Buffer.allocUnsafe(256);
  private length = 0;

  constructor(private readonly collation?: Collation) {}

  get size(): number {
    return this.length;
  }

  /** The bytes written so far, as a copy. */
  toBuffer(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length));
  }

  /** The bytes written so far as text with one character per byte: a key for JavaScript maps. */
  toText(): string {
    return this.buffer.toString('latin1', 0, this.length);
  }

  uint8(value: number): this {
    this.reserve(1);
    this.buffer[this.length++] = value;
    return this;
  }

  uint32(value: number): this {
    this.reserve(4);
    this.length = this.buffer.writeUInt32BE(value, this.length);
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
    return this;
  }

  /** One component of an index key; `direction` is 1 or -1. */
  component(value: Maybe, direction: number): this {
    const start = this.length;
    this.value(value);
    if (direction < 0) this.invertFrom(start);
    return this;
  }

  value(value: Maybe): this {
    const rank = typeRank(value);
    this.uint8(rank);
    this.content(rank, value as BsonValue);
    return this;
  }

  private content(rank: number, value: BsonValue): void {
    switch (rank) {
      case TYPE_RANK.number:
        return this.number(value as BsonNumber);
      case TYPE_RANK.string:
        return this.string(value as string | BSONSymbol);
      case TYPE_RANK.object:
        return this.document(value as BsonDocument);
      case TYPE_RANK.array:
        for (const element of value as BsonValue[]) this.value(element);
        this.uint8(0);
        return;
      case TYPE_RANK.objectId:
        this.bytes((value as ObjectId).id);
        return;
      case TYPE_RANK.bool:
        this.uint8(value === true ? 1 : 0);
        return;
      case TYPE_RANK.date:
        return this.date(value as Date);
      default:
        return this.rareContent(rank, value);
    }
  }

  private rareContent(rank: number, value: BsonValue): void {
    switch (rank) {
      case TYPE_RANK.binData: {
        const binary = value as Binary;
        this.uint32(binary.length()).uint8(binary.sub_type).bytes(binary.value());
        return;
      }
      case TYPE_RANK.timestamp:
        this.uint32((value as Timestamp).t).uint32((value as Timestamp).i);
        return;
      case TYPE_RANK.regex:
        this.text((value as BSONRegExp).pattern);
        return this.text((value as BSONRegExp).options);
      case TYPE_RANK.javascript:
        return this.text((value as Code).code);
      case TYPE_RANK.javascriptWithScope:
        this.text((value as Code).code);
        this.value((value as Code).scope as BsonDocument);
        return;
      default:
    }
  }

  private string(value: string | BSONSymbol): void {
    const text = textOf(value);
    this.text(this.collation ? this.collation.fold(text) : text);
  }

  private text(text: string): void {
    const encoded = Buffer.from(text);
    let start = 0;
    for (let zero = encoded.indexOf(0); zero >= 0; zero = encoded.indexOf(0, start)) {
      this.bytes(encoded.subarray(start, zero)).uint8(0).uint8(0xff);
      start = zero + 1;
    }
    this.bytes(encoded.subarray(start)).uint8(0).uint8(1);
  }

  private document(document: BsonDocument): void {
    for (const [name, value] of document) {
      this.uint8(typeRank(value));
      this.text(name);
      this.value(value);
    }
    this.uint8(0);
  }

  private date(date: Date): void {
    this.reserve(8);
    this.buffer.writeBigInt64BE(BigInt(date.getTime()), this.length);
    this.buffer[this.length] = (this.buffer[this.length] as number) ^ 0x80;
    this.length += 8;
  }

  /** The nearest double, then the rest of the exact value: 80 for no rest, 40… below it, C0… above it. */
  private number(value: BsonNumber): void {
    const nearest = toNumber(value);
    this.double(nearest);
    const exact =
      typeof value === 'bigint' || value instanceof Decimal128 ? this.remainder(value, nearest) : 0;
    if (exact === 0) this.uint8(0x80);
    else this.remainderBytes(exact);
  }

  private double(value: number): void {
    this.reserve(8);
    if (Number.isNaN(value)) this.buffer.fill(0, this.length, this.length + 8);
    else {
      this.buffer.writeDoubleBE(value === 0 ? 0 : value, this.length);
      const negative = ((this.buffer[this.length] as number) & 0x80) !== 0;
      const mask = negative ? 0xff : 0;
      for (let at = this.length; at < this.length + 8; at++)
        this.buffer[at] = (this.buffer[at] as number) ^ mask;
      if (!negative) this.buffer[this.length] = (this.buffer[this.length] as number) ^ 0x80;
    }
    this.length += 8;
  }

  private remainder(value: bigint | Decimal128, nearest: number): FiniteDecimal | 0 {
    if (Number.isNaN(nearest) || compareNumbers(value, nearest) === 0) return 0;
    const exact = exactDecimal(value);
    if (typeof exact === 'string') return 0;
    // A decimal beyond the range of doubles is always "below" infinity. Its own digits then give the order.
    if (!Number.isFinite(nearest)) return exact;
    const base = exactDecimal(nearest) as FiniteDecimal;
    const exponent = Math.min(exact.exponent, base.exponent);
    const scale = (part: FiniteDecimal) => part.coefficient * 10n ** BigInt(part.exponent - exponent);
    return { coefficient: scale(exact) - scale(base), exponent };
  }

  private remainderBytes({ coefficient, exponent }: FiniteDecimal): void {
    const beyondDoubles = this.buffer.subarray(this.length - 8, this.length);
    const positive = coefficient > 0n;
    const belowInfinity = beyondDoubles.equals(POSITIVE_INFINITY);
    const aboveInfinity = beyondDoubles.equals(NEGATIVE_INFINITY);
    this.uint8(belowInfinity ? 0x40 : aboveInfinity ? 0xc0 : positive ? 0xc0 : 0x40);
    const start = this.length;
    const digits = (positive ? coefficient : -coefficient).toString();
    this.uint32(digits.length + exponent + 0x8000);
    this.text(digits.replace(/0+$/, ''));
    if (!positive) this.invertFrom(start);
  }

  private invertFrom(start: number): void {
    for (let at = start; at < this.length; at++) this.buffer[at] = (this.buffer[at] as number) ^ 0xff;
  }

  private reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe((this.length + bytes) * 2);
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

const POSITIVE_INFINITY = Buffer.from('fff0000000000000', 'hex');
const NEGATIVE_INFINITY = Buffer.from('000fffffffffffff', 'hex');

/** A text that is the same for two values exactly if they are equal: for grouping, sets and caches. */
export function identityOf(value: Maybe, collation?: Collation): string {
  if (typeof value === 'string' && !collation) return `s${value}`;
  if (isNumber(value)) {
    const nearest = toNumber(value);
    if (compareNumbers(value, nearest) === 0) return `n${nearest === 0 ? 0 : nearest}`;
  }
  return `k${new OrderedKeyWriter(collation).value(value).toText()}`;
}
