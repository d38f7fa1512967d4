import fc, { type Arbitrary } from 'fast-check';
import { BSONRegExp, type Document } from 'mongodb';
import { date, decimal, double, long, objectId } from './bson-values.js';

/** A value longer than an index key can be. Such keys are stored truncated. */
const LONG_TEXT = 'long'.repeat(600);

const scalar: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -2, max: 5 }) },
  { weight: 3, arbitrary: fc.constantFrom('', 'a', 'A', 'ab', 'abc', 'b', 'á', 'A\0b') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(double(1), double(2.5), double(NaN), double(-0), long(1), long(3)),
  },
  fc.constantFrom(decimal('1'), decimal('2.5'), long('9007199254740993'), double(2 ** 53), decimal('1E+400')),
  fc.constantFrom(null, true, false),
  fc.constantFrom(date(0), date(1000), objectId(1), objectId(2)),
  fc.constantFrom({ x: 1 }, { x: 1, y: 2 }, {}, LONG_TEXT, `${LONG_TEXT}a`, `${LONG_TEXT}b`),
);

const value: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
);

const inner = fc.record({ p: value, q: scalar }, { requiredKeys: [] });

const documentContent: Arbitrary<Document> = fc.record(
  {
    a: value,
    b: value,
    c: scalar,
    n: fc.oneof(
      inner,
      fc.array(fc.oneof({ weight: 4, arbitrary: inner as Arbitrary<unknown> }, scalar), { maxLength: 3 }),
    ),
  },
  { requiredKeys: [] },
);

/** Only a few paths, so that queries often use an index. */
const often = fc.constantFrom('a', 'b', 'c', 'n.p');
const path = fc.oneof({ weight: 9, arbitrary: often }, fc.constantFrom('n.q', 'n', 'n.0.p', 'a.0'));
const indexedPath = fc.oneof({ weight: 6, arbitrary: often }, fc.constantFrom('n.q', 'n'));

const comparison = fc.constantFrom('$gt', '$gte', '$lt', '$lte');
const condition: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: value },
  value.map((operand) => ({ $eq: operand })),
  {
    weight: 2,
    arbitrary: fc.tuple(comparison, value).map(([operator, operand]) => ({ [operator]: operand })),
  },
  fc
    .tuple(comparison, scalar, comparison, scalar)
    .map(([first, low, second, high]) => ({ [first]: low, [second]: high })),
  fc.array(value, { maxLength: 4 }).map((operands) => ({ $in: operands })),
  fc.array(scalar, { maxLength: 3 }).map((operands) => ({ $nin: operands })),
  value.map((operand) => ({ $ne: operand })),
  fc.boolean().map((expected) => ({ $exists: expected })),
  fc.constantFrom('^a', '^ab?', '^A', '^long', 'b$').map((pattern) => new BSONRegExp(pattern)),
  fc.constantFrom('i', '').map((options) => ({ $regex: '^a', $options: options })),
  fc.tuple(comparison, scalar).map(([operator, operand]) => ({ $not: { [operator]: operand } })),
  fc
    .tuple(comparison, scalar, comparison, scalar)
    .map(([first, low, second, high]) => ({ $elemMatch: { [first]: low, [second]: high } })),
  fc.array(scalar, { minLength: 1, maxLength: 2 }).map((operands) => ({ $all: operands })),
  fc.constantFrom('string', 'number', 'array', 'null').map((type) => ({ $type: type })),
  fc.nat(3).map((size) => ({ $size: size })),
);

const conjunction: Arbitrary<Document> = fc
  .array(fc.tuple(path, condition), { minLength: 1, maxLength: 3 })
  .map((fields) => Object.fromEntries(fields));

const elementMatch: Arbitrary<Document> = fc
  .record({ p: condition, q: condition }, { requiredKeys: ['p'] })
  .map((element) => ({ n: { $elemMatch: element } }));

const filter: Arbitrary<Document> = fc.oneof(
  { weight: 6, arbitrary: conjunction },
  elementMatch,
  fc.tuple(elementMatch, conjunction).map(([one, other]) => ({ ...other, ...one })),
  fc.array(conjunction, { minLength: 1, maxLength: 3 }).map((clauses) => ({ $or: clauses })),
  fc.array(conjunction, { minLength: 1, maxLength: 3 }).map((clauses) => ({ $and: clauses })),
  fc.tuple(conjunction, conjunction).map(([one, other]) => ({ ...one, $or: [other, one] })),
  fc.array(conjunction, { minLength: 1, maxLength: 2 }).map((clauses) => ({ $nor: clauses })),
  fc.constant({}),
);

const keyPattern: Arbitrary<Document> = fc
  .uniqueArray(fc.tuple(indexedPath, fc.constantFrom(1, -1)), {
    minLength: 1,
    maxLength: 3,
    selector: ([name]) => name,
  })
  .map((fields) => Object.fromEntries(fields));

const COLLATION = { locale: 'en', strength: 1 };

/** An index. Its creation may fail, as on every database. */
export type ArbitraryIndex = { readonly key: Document; readonly options: Document };

const index: Arbitrary<ArbitraryIndex> = fc.record({
  key: fc.oneof(
    { weight: 8, arbitrary: keyPattern },
    fc.constantFrom('c', 'n.q').map((name) => ({ [name]: 'hashed' })),
  ),
  options: fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    fc.constant({ sparse: true }),
    fc.constantFrom<Document>({ unique: true }, { unique: true, sparse: true }),
    fc.constant({ collation: COLLATION }),
    fc.constantFrom<Document>(
      { partialFilterExpression: { a: { $exists: true } } },
      { partialFilterExpression: { c: { $gt: 1 } } },
      { partialFilterExpression: { c: { $type: 'string' } } },
      { partialFilterExpression: { c: { $gte: 'A' } }, collation: COLLATION },
    ),
  ),
});

export type ArbitraryQuery = {
  readonly filter: Document;
  readonly sort: Document | undefined;
  readonly collation: Document | undefined;
  readonly skip: number;
  readonly limit: number;
};

export const arbitraryQuery: Arbitrary<ArbitraryQuery> = fc.record({
  filter,
  sort: fc.option(keyPattern, { nil: undefined }),
  collation: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, fc.constant(COLLATION)),
  skip: fc.constantFrom(0, 0, 0, 2),
  limit: fc.constantFrom(0, 0, 0, 3),
});

/** A write. Its result does not matter; it only tests that the indexes follow. */
export type ArbitraryWrite =
  | { readonly kind: 'insert' | 'replace'; readonly id: number; readonly content: Document }
  | { readonly kind: 'set'; readonly id: number; readonly path: string; readonly value: unknown }
  | { readonly kind: 'delete'; readonly id: number };

const IDS = 30;
const id = fc.nat(IDS);

export const arbitraryWrite: Arbitrary<ArbitraryWrite> = fc.oneof(
  fc.record({ kind: fc.constantFrom('insert' as const, 'replace' as const), id, content: documentContent }),
  fc.record({ kind: fc.constant('set' as const), id, path: fc.constantFrom('a', 'b', 'c', 'n'), value }),
  fc.record({ kind: fc.constant('delete' as const), id }),
);

/** A collection with its indexes, and writes before and after the indexes are created. */
export const arbitraryCollection = fc.record({
  documents: fc.array(documentContent, { minLength: 5, maxLength: IDS }),
  indexes: fc.array(index, { minLength: 3, maxLength: 6 }),
  writes: fc.array(arbitraryWrite, { maxLength: 12 }),
});
