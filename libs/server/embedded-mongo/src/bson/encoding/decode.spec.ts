import { BSON } from 'bson';
import fc from 'fast-check';
import { arbitraryDocument } from '../../../test/support/cases/arbitrary-values.js';
import { MongoError } from '../../errors/mongo-error.js';
import { decodeDocument } from './decode.js';
import { encodeDocument } from './encode.js';

const bytesOf = (document: object) => Buffer.from(BSON.serialize(document));

describe('decoding a document', () => {
  it('returns the same document after decoding and encoding, with types and field order', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const bytes = encodeDocument(document);
        expect(encodeDocument(decodeDocument(bytes)).equals(bytes)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps the position of fields that look like numbers', () => {
    const document = new Map([
      ['b', 1],
      ['1', 2],
      ['0', 3],
    ]);
    expect([...decodeDocument(encodeDocument(document)).keys()]).toEqual(['b', '1', '0']);
  });

  it('reads a field named __proto__ as a field', () => {
    const document = decodeDocument(bytesOf(new Map([['__proto__', 1]])));
    expect(document.get('__proto__')).toBe(1);
  });

  it('either reads or rejects any bytes', () => {
    const damage = fc.record({ document: arbitraryDocument, at: fc.nat(), byte: fc.nat(255) });
    fc.assert(
      fc.property(damage, ({ document, at, byte }) => {
        const bytes = encodeDocument(document);
        bytes[at % bytes.length] = byte;
        try {
          decodeDocument(bytes);
        } catch (error) {
          expect(error instanceof MongoError && [22, 15].includes(error.code)).toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('rejects nesting beyond the limit of the stack', () => {
    const nested = Buffer.concat([
      ...Array.from({ length: 300 }, (_, level) => nestedHead(level)),
      bytesOf({}),
      Buffer.alloc(300),
    ]);
    expect(() => decodeDocument(nested)).toThrow(expect.objectContaining({ code: 15 }));
  });

  it.each([
    ['undefined', '0f000000066100000000000000000000'],
    ['a text that is not UTF-8', '0f0000000261000300000080ff0000'],
    ['a text that does not end', '0e0000000261000200000061ff00'],
    ['a length beyond the end', 'ff0000001061000100000000'],
  ])('rejects %s', (_, hex) => {
    expect(() => decodeDocument(Buffer.from(hex, 'hex'))).toThrow(expect.objectContaining({ code: 22 }));
  });
});

/** The bytes before the innermost of 300 documents `{ a: … }`: length, type, name. */
function nestedHead(level: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 3, 0x61, 0]);
  head.writeInt32LE(8 * (300 - level) + 5);
  return head;
}
