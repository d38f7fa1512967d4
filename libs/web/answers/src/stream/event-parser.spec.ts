import fc from 'fast-check';
import { eventParser } from './event-parser.js';

const read = (...pieces: string[]) => {
  const parse = eventParser();
  return pieces.flatMap(parse);
};

describe('an event stream', () => {
  it('gives each event its data and id', () => {
    expect(read('id: a.1\ndata: one\n\nid: a.2\ndata:two\n\n')).toEqual([
      { id: 'a.1', data: 'one' },
      { id: 'a.2', data: 'two' },
    ]);
  });

  it('joins the lines of data of one event', () => {
    expect(read('data: one\ndata:\ndata:  two\n\n')).toEqual([{ id: '', data: 'one\n\n two' }]);
  });

  it('passes over comments, unknown fields and events without data', () => {
    expect(read(': still here\n\nretry: 5\nevent: x\n\nid: a.7\n\ndata\n\n')).toEqual([{ id: '', data: '' }]);
  });

  it('gives no event the id of another', () => {
    expect(read('id: a.1\ndata: one\n\nid: a.2\n\ndata: two\n\n').map(({ id }) => id)).toEqual(['a.1', '']);
  });

  it('gives nothing of an event that was cut off', () => {
    expect(read('data: one\n\ndata: tw')).toEqual([{ id: '', data: 'one' }]);
  });

  it('reads the same wherever it is cut, and however its lines end', () => {
    const line = fc.constantFrom('\n', '\r', '\r\n');
    const events = fc.array(
      fc.array(fc.string({ maxLength: 6, unit: fc.constantFrom('a', ':', ' ', 'é') })),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(events, line, fc.array(fc.nat(80)), (written, end, cuts) => {
        const text = written
          .map((lines, index) => [`id: ${index}`, ...lines.map((each) => `data: ${each}`), '', ''].join(end))
          .join('');
        const places = [...new Set(cuts.filter((cut) => cut < text.length))].sort(
          (one, other) => one - other,
        );
        const pieces = [0, ...places].map((from, index) => text.slice(from, places[index]));
        expect(read(...pieces)).toEqual(
          written
            .map((lines, index) => ({ id: String(index), data: lines.join('\n'), lines }))
            .filter(({ lines }) => lines.length > 0)
            .map(({ id, data }) => ({ id, data })),
        );
      }),
    );
  });
});
