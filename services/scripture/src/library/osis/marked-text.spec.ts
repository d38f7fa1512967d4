import fc from 'fast-check';
import { layOutLines } from './lay-out-lines.js';
import { markMatches, sliceMarked, withOpening, type MarkedText } from './marked-text.js';

const note = (text: string) => ({ kind: 'note' as const, text });

const sample: MarkedText = {
  text: 'One two three. Four five',
  marks: [
    { mark: 'jesus', start: 4, end: 19 },
    { mark: 'added', start: 8, end: 13 },
  ],
  breaks: [
    { at: 0, opens: 'paragraph', poetry: 0 },
    { at: 15, opens: 'line', poetry: 2 },
  ],
  notes: [
    { at: 7, note: note('a') },
    { at: 24, note: note('b') },
  ],
  links: [
    { start: 4, end: 7, strongs: ['G1'] },
    { start: 15, end: 19, strongs: ['G2'] },
  ],
};

describe('a part of a marked text', () => {
  it('has its own markup, without spaces at its ends', () => {
    expect(sliceMarked(sample, 14, 24)).toEqual({
      text: 'Four five',
      marks: [{ mark: 'jesus', start: 0, end: 4 }],
      breaks: [{ at: 0, opens: 'line', poetry: 2 }],
      notes: [{ at: 9, note: note('b') }],
      links: [{ start: 0, end: 4, strongs: ['G2'] }],
    });
  });

  it('continues where it was cut off', () => {
    expect(sliceMarked(sample, 4, 14)).toMatchObject({
      text: 'two three.',
      breaks: [{ at: 0, opens: 'none', poetry: 0 }],
      notes: [{ at: 3 }],
    });
    expect(withOpening(sliceMarked(sample, 4, 14), 'line').breaks[0]!.opens).toBe('line');
  });

  it('has a note in only one of two parts', () => {
    const notes = [...sliceMarked(sample, 0, 7).notes, ...sliceMarked(sample, 7, 24).notes];
    expect(notes.map((each) => each.note.text)).toEqual(['a', 'b']);
  });
});

describe('the lines of a marked text', () => {
  it('are spans with marks and notes', () => {
    expect(layOutLines(sample)).toEqual({
      lines: [
        {
          opens: 'paragraph',
          poetry: 0,
          spans: [
            { text: 'One ' },
            { text: 'two', jesus: true, notes: [0] },
            { text: ' ', jesus: true },
            { text: 'three', jesus: true, added: true },
            { text: '. ', jesus: true },
          ],
        },
        {
          opens: 'line',
          poetry: 2,
          spans: [
            { text: 'Four', jesus: true },
            { text: ' five', notes: [1] },
          ],
        },
      ],
      notes: [note('a'), note('b')],
    });
  });

  it('begin with a note that precedes the text', () => {
    const { lines } = layOutLines({ ...sample, notes: [{ at: 0, note: note('first') }] });
    expect(lines[0]!.spans[0]).toEqual({ text: '', notes: [0] });
  });

  it('have a note of the whole verse without a position', () => {
    const { lines, notes } = layOutLines({ ...sample, notes: [{ at: null, note: note('title') }] });
    expect(notes).toEqual([note('title')]);
    expect(lines.flatMap(({ spans }) => spans).some((span) => span.notes)).toBe(false);
  });

  it('are empty if there is no text', () => {
    expect(layOutLines({ text: '', marks: [], breaks: [], notes: [], links: [] }).lines).toEqual([]);
  });

  it('are equal to the text when joined, whatever is marked and wherever it is cut', () => {
    const place = fc.nat(sample.text.length);
    const stretch = fc
      .tuple(place, place, fc.constantFrom('jesus', 'added', 'divineName'))
      .map(([a, b, mark]) => ({
        mark: mark as 'jesus',
        start: Math.min(a, b),
        end: Math.max(a, b),
      }));
    fc.assert(
      fc.property(fc.array(stretch), fc.array(place), place, place, (marks, at, from, to) => {
        const marked = { ...sample, marks, notes: at.map((each) => ({ at: each, note: note('n') })) };
        const part = sliceMarked(marked, Math.min(from, to), Math.max(from, to));
        const spans = layOutLines(part).lines.flatMap((line) => line.spans.map(({ text }) => text));
        expect(spans.join('')).toBe(part.text);
      }),
    );
  });
});

describe('a pattern in a marked text', () => {
  it('is marked wherever it matches', () => {
    expect(markMatches(sample, 'divineName', /T?wo|Four/gu).marks.slice(2)).toEqual([
      { mark: 'divineName', start: 5, end: 7 },
      { mark: 'divineName', start: 15, end: 19 },
    ]);
  });
});
