import fc, { type Arbitrary } from 'fast-check';
import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  type BsonArray,
  type BsonDocument,
  type BsonNumber,
  type BsonValue,
} from '../../../src/bson/value.js';

const INT32 = 2 ** 31;
const INT64 = 2n ** 63n;

/** Numbers at the borders of types and ranges. They are few, so that equal numbers are common. */
const NOTABLE: readonly BsonNumber[] = [
  ...[0, 1, -1, 2, 10, INT32 - 1, -INT32, 0.5, 0.1, -0.5, 1e300, -1e300, 5e-324, 2 ** 53, 2 ** 53 + 2],
  ...[Infinity, -Infinity, NaN].map((value) => new Double(value)),
  ...[0, -0, 1, 3].map((value) => new Double(value)),
  ...[0n, 1n, -1n, 2n ** 53n, 2n ** 53n + 1n, INT64 - 1n, -INT64],
  ...['0', '1', '1.0', '0.1', '0.5', '-0.5', '1E+400', '-1E+400', '1E-400', '9007199254740993'].map((text) =>
    Decimal128.fromString(text),
  ),
  ...['NaN', 'Infinity', '-Infinity', '9223372036854775807', '0.1000000000000000055511151231257827'].map(
    (text) => Decimal128.fromString(text),
  ),
];

/** A double that JavaScript represents as an int32 is a `Double` here. */
const asDouble = (value: number) =>
  Number.isInteger(value) || !Number.isFinite(value) ? new Double(value) : value;

export const arbitraryNumber: Arbitrary<BsonNumber> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NOTABLE) },
  { weight: 2, arbitrary: fc.integer({ min: -20, max: 20 }) },
  fc.bigInt({ min: -INT64, max: INT64 - 1n }),
  fc.double().map(asDouble),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 34n) + 1n, max: 10n ** 34n - 1n }), fc.integer({ min: -60, max: 60 }))
    .map(([coefficient, exponent]) => Decimal128.fromString(`${coefficient}E${exponent}`)),
);

/** Texts with common prefixes, null characters, accents and characters beyond the Basic Multilingual Plane. */
export const arbitraryText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'A',
    'aa',
    'ab',
    'á',
    'b',
    '\0',
    'a\0',
    'a\0b',
    'é',
    'z',
    '\uffff',
    '😀',
    '10',
    '9',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

const arbitraryScalar: Arbitrary<BsonValue> = fc.oneof(
  { weight: 5, arbitrary: arbitraryNumber },
  { weight: 4, arbitrary: arbitraryText },
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: -1000, max: 1000 }).map((milliseconds) => new Date(milliseconds)),
  fc.constantFrom('650000000000000000000001', '650000000000000000000002').map((hex) => new ObjectId(hex)),
  fc
    .tuple(fc.uint8Array({ maxLength: 4 }), fc.constantFrom(0, 5, 0x80))
    .map(([bytes, subType]) => new Binary(bytes, subType)),
  fc.tuple(fc.nat(9), fc.nat(9)).map(([t, i]) => new Timestamp({ t, i })),
  fc.constantFrom('a', '^b').map((pattern) => new BSONRegExp(pattern, 'i')),
  fc.constantFrom('f', 'g').map((code) => new Code(code)),
  fc.constantFrom(new MinKey(), new MaxKey()),
);

const fieldName = fc.constantFrom('a', 'b', 'ab', '1', '');

/** Any value, with a small nesting depth. */
export const arbitraryValue: Arbitrary<BsonValue> = fc.letrec<{
  value: BsonValue;
  document: BsonDocument;
  array: BsonArray;
}>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, { weight: 6, arbitrary: arbitraryScalar }, tie('document'), tie('array')),
  array: fc.array(tie('value'), { maxLength: 3 }),
  document: fc
    .uniqueArray(fc.tuple(fieldName, tie('value')), { maxLength: 3, selector: ([name]) => name })
    .map((fields) => new Map(fields)),
})).value;

export const arbitraryDocument: Arbitrary<BsonDocument> = fc
  .uniqueArray(fc.tuple(fieldName, arbitraryValue), { maxLength: 4, selector: ([name]) => name })
  .map((fields) => new Map(fields));
