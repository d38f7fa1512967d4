import fc from 'fast-check';
import { keyText, type Entry, type KeyRange, type Reader } from './reader.js';
import { WriteBuffer } from './write-buffer.js';

/** The reference model of the buffer: a map that is sorted on read. */
class Model implements Reader {
  private readonly content = new Map<string, Buffer>();

  get = (key: Buffer) => this.content.get(keyText(key));
  put = (key: Buffer, value: Buffer) => void this.content.set(keyText(key), value);
  delete = (key: Buffer) => void this.content.delete(keyText(key));

  scan({ low, high }: KeyRange, reverse = false): Entry[] {
    const entries = [...this.content]
      .map(([key, value]) => ({ key: Buffer.from(key, 'latin1'), value }))
      .filter(({ key }) => Buffer.compare(key, low) >= 0 && Buffer.compare(key, high) < 0)
      .sort((a, b) => Buffer.compare(a.key, b.key));
    return reverse ? entries.reverse() : entries;
  }
}

const key = fc.uint8Array({ minLength: 1, maxLength: 2, max: 255 }).map((bytes) => Buffer.from(bytes));
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), key, value: fc.nat(255) }),
  fc.record({ kind: fc.constant('delete' as const), key, value: fc.constant(0) }),
);
const shown = (entries: Iterable<Entry>) =>
  [...entries].map(({ key: name, value }) => `${name.toString('hex')}=${value.toString('hex')}`);

describe('write buffer', () => {
  it('reads like a store with its writes applied', () => {
    fc.assert(
      fc.property(fc.array(step), fc.array(step), key, key, (earlier, later, a, b) => {
        const [base, expected] = [new Model(), new Model()];
        const buffer = new WriteBuffer(base, () => {});
        for (const { kind, key: name, value } of earlier)
          for (const model of [base, expected]) model[kind](name, Buffer.from([value]));
        for (const { kind, key: name, value } of later)
          for (const target of [buffer, expected]) target[kind](name, Buffer.from([value]));

        const range = Buffer.compare(a, b) < 0 ? { low: a, high: b } : { low: b, high: a };
        expect(shown(buffer.scan(range))).toEqual(shown(expected.scan(range)));
        expect(shown(buffer.scan(range, true))).toEqual(shown(expected.scan(range, true)));
        expect(buffer.get(a)).toEqual(expected.get(a));

        buffer.applyTo({
          ...base,
          get: base.get,
          scan: base.scan.bind(base),
          put: base.put,
          delete: base.delete,
        });
        const all = { low: Buffer.from([0]), high: Buffer.from([255, 255, 255]) };
        expect(shown(base.scan(all))).toEqual(shown(expected.scan(all)));
      }),
      { numRuns: 1000 },
    );
  });

  it('writes nothing that another writer has claimed', () => {
    const buffer = new WriteBuffer(new Model(), () => {
      throw new Error('taken');
    });
    expect(() => buffer.put(Buffer.from('a'), Buffer.from('b'))).toThrow('taken');
    expect(buffer.isEmpty).toBe(true);
  });
});
