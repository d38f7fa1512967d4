import { BSON } from 'bson';
import fc from 'fast-check';
import { arbitraryCollection, arbitraryQuery } from '../../test/support/cases/arbitrary-queries.js';
import { decodeDocument, decodeFields } from '../bson/encoding/decode.js';
import { Timestamp } from '../bson/value.js';
import { encodeDocument } from '../bson/encoding/encode.js';
import { parseFindProjection } from '../projection/find-projection.js';
import { projectedFields } from '../projection/projected-fields.js';
import { compileFilter } from './compile-filter.js';
import { fieldsOfFilter, fieldTest, NO_FIELDS } from './read-fields.js';

const bytesOf = (document: object) => Buffer.from(BSON.serialize(document));
const bsonOf = (document: object) => decodeDocument(bytesOf(document));

const CONTEXT = { now: new Date(0), clusterTime: new Timestamp(0n), variables: new Map() };

/** What a query decodes: the whole document if it may read any field, as with `$slice`. */
const decodeRead = (bytes: Buffer, isRead: ReturnType<typeof fieldTest>) =>
  isRead ? decodeFields(bytes, isRead) : decodeDocument(bytes);

const stored = arbitraryCollection.map(({ documents }) => documents.map(bytesOf));

const flags = fc
  .tuple(fc.constantFrom(0, 1), fc.subarray(['a', 'b', 'c', 'n.q', 'n.r', 'absent'], { minLength: 1 }))
  .map(([flag, paths]) => Object.fromEntries(paths.map((path) => [path, flag])));
const projections = fc.oneof(
  fc.tuple(flags, fc.constantFrom({}, { _id: 0 })).map(([fields, id]) => ({ ...fields, ...id })),
  fc.constantFrom<object>(
    { _id: 0 },
    { _id: 1 },
    { a: 1, copy: '$b' },
    { c: { $slice: 1 } },
    { a: true, n: 1 },
  ),
);

describe('the fields that a query reads', () => {
  it('are enough for its filter', () => {
    fc.assert(
      fc.property(stored, arbitraryQuery, (documents, query) => {
        const filter = bsonOf(query.filter);
        const matches = compileFilter(filter);
        const isRead = fieldTest(NO_FIELDS, fieldsOfFilter(filter));
        for (const bytes of documents)
          expect(matches(decodeRead(bytes, isRead), {})).toBe(matches(decodeDocument(bytes), {}));
      }),
    );
  });

  it('are enough for its projection', () => {
    fc.assert(
      fc.property(stored, projections, (documents, specification) => {
        const projection = bsonOf(specification);
        const apply = parseFindProjection(projection, CONTEXT);
        const isRead = fieldTest(projectedFields(projection), new Set());
        for (const bytes of documents)
          expect(encodeDocument(apply!(decodeRead(bytes, isRead), {}))).toEqual(
            encodeDocument(apply!(decodeDocument(bytes), {})),
          );
      }),
    );
  });

  it('are not those that are left out', () => {
    const isRead = fieldTest(projectedFields(bsonOf({ long: 0 })), fieldsOfFilter(bsonOf({ 'a.b': 1 })));
    const document = decodeFields(bytesOf({ _id: 1, a: { b: 1 }, long: [1, 2, 3] }), isRead!);
    expect([...document.keys()]).toEqual(['_id', 'a']);
  });

  it('are all for an expression', () => {
    expect(fieldsOfFilter(bsonOf({ $and: [{ a: 1 }, { $expr: { $eq: ['$b', 1] } }] }))).toBeUndefined();
  });
});
