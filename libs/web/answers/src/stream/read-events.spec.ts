import fc from 'fast-check';
import { eventParser } from './open-answer.js';

const read = (...pieces: string[]) => {
  const parse = eventParser();
  return pieces.flatMap(parse);
};

describe('an event stream', () => {
  it('yields the data and id of each event', () => {
    expect(read('id: a.1\ndata: one\n\nid: a.2\ndata:two\n\n')).toEqual([
      { id: 'a.1', data: 'one' },
      { id: 'a.2', data: 'two' },
    ]);
  });

  it('joins the data lines of one event', () => {
    expect(read('data: one\ndata:\ndata:  two\n\n')).toEqual([{ id: '', data: 'one\n\n two' }]);
  });

  it('ignores comments, unknown fields and events without data', () => {
    expect(read(': still here\n\nretry: 5\nevent: x\n\nid: a.7\n\ndata\n\n')).toEqual([{ id: '', data: '' }]);
  });

  it('never assigns an event the id of another', () => {
    expect(read('id: a.1\ndata: one\n\nid: a.2\n\ndata: two\n\n').map(({ id }) => id)).toEqual(['a.1', '']);
  });

  it('discards an event that was cut off', () => {
    expect(read('data: one\n\ndata: tw')).toEqual([{ id: '', data: 'one' }]);
  });

  it('parses the same for any chunk boundaries and line ends', () => {
    const line = fc.constantFrom('\n', '\r', '\r\n');
    const events = fc.array(
      fc.array(fc.string({ maxLength: 6, unit: fc.constantFrom('a', ':', ' ', 'é') })),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(events, line, fc.array(fc.nat(80)), (written, end, cuts) => {
        // A comment follows: after a carriage return the parser waits for the next character.
        const text = `${written
          .map((lines, index) => [`id: ${index}`, ...lines.map((each) => `data: ${each}`), '', ''].join(end))
          .join('')}:`;
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
