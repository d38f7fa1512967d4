import type { Line, Passage, Verse } from '@word-unfolded/contracts';
import fc from 'fast-check';
import { letterOf } from './key-notes.js';
import { typesetPages, type Block, type ScripturePage } from './typeset-pages.js';

const line = (text: string, opens: Line['opens'] = 'none', poetry = 0): Line => ({
  opens,
  poetry,
  spans: [{ text }],
});

const verse = (number: number, lines: Line[], more: Partial<Verse> = {}): Verse => ({
  book: 'Ruth',
  chapter: 1,
  number,
  canonicalId: number,
  canonicalEndId: number,
  text: lines.flatMap(({ spans }) => spans.map(({ text }) => text)).join(' '),
  omitted: false,
  headings: [],
  title: null,
  lines,
  notes: [],
  ...more,
});

const passage = (...verses: Verse[]): Passage => ({ reference: 'Ruth 1', osis: 'Ruth.1', verses });

const firstPage = (...verses: Verse[]): ScripturePage => {
  const [page] = typesetPages(passage(...verses));
  if (!page) throw new Error('nothing was set');
  return page;
};

/** Blocks in a compact notation: numbers where verses begin, `/` between lines. */
const sketch = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (!('lines' in block)) return `${block.kind}: ${block.text}`;
    const lines = block.lines.map(({ level, parts }) => {
      const words = parts.map(({ number, begins, spans }) =>
        [begins && number, ...spans.map(({ text }) => text)].filter(Boolean).join(' '),
      );
      return `${level > 0 ? '>'.repeat(level) : ''}${words.join(' ')}`;
    });
    return `${block.kind}: ${lines.join(' / ')}`;
  });

describe('prose', () => {
  it('continues from verse to verse until a paragraph begins', () => {
    const { blocks } = firstPage(
      verse(1, [line('one', 'paragraph')]),
      verse(2, [line('two'), line('and more', 'paragraph')]),
      verse(3, [line('three')]),
    );
    expect(sketch(blocks)).toEqual(['prose: 1 one 2 two', 'prose: and more 3 three']);
  });

  it('begins a new paragraph when the passage begins in the middle of one', () => {
    expect(sketch(firstPage(verse(7, [line('seven')])).blocks)).toEqual(['prose: 7 seven']);
  });
});

describe('an edition that begins each verse on a new line', () => {
  it('retains these lines within one paragraph', () => {
    const { blocks } = firstPage(verse(1, [line('one', 'paragraph')]), verse(2, [line('two', 'line')]));
    expect(sketch(blocks)).toEqual(['prose: 1 one / 2 two']);
  });
});

describe('poetry', () => {
  it('retains its lines, their levels and its stanzas', () => {
    const { blocks } = firstPage(
      verse(1, [line('one', 'stanza', 1), line('answers', 'line', 2)]),
      verse(2, [line('two', 'stanza', 1), line('answers again', 'line', 2)]),
    );
    expect(sketch(blocks)).toEqual(['poetry: >1 one / >>answers', 'poetry: >2 two / >>answers again']);
  });

  it('continues in a line within which a verse ends', () => {
    const { blocks } = firstPage(verse(1, [line('one', 'stanza', 1)]), verse(2, [line('two', 'none', 1)]));
    expect(sketch(blocks)).toEqual(['poetry: >1 one 2 two']);
  });

  it('is separated from the prose before and after it', () => {
    const { blocks } = firstPage(
      verse(1, [line('he said', 'paragraph'), line('sing', 'line', 1)]),
      verse(2, [line('and went', 'paragraph')]),
    );
    expect(sketch(blocks)).toEqual(['prose: 1 he said', 'poetry: >sing', 'prose: 2 and went']);
  });
});

describe('the parts before a verse', () => {
  it('are its headings and then its title, and the text begins a new block after them', () => {
    const { blocks } = firstPage(
      verse(1, [line('one', 'none', 1)], { headings: ['Aleph'], title: 'A song.' }),
      verse(2, [line('two')], { headings: ['Friends'] }),
    );
    expect(sketch(blocks)).toEqual([
      'heading: Aleph',
      'title: A song.',
      'poetry: >1 one',
      'heading: Friends',
      'prose: 2 two',
    ]);
  });
});

describe('the parts within or after a verse', () => {
  it('are a heading before one of its lines, and a colophon at its end, which is not a note', () => {
    const speaker: Line = { ...line('we will', 'stanza', 1), headings: ['Friends'] };
    const { blocks, notes } = firstPage(
      verse(4, [line('take me', 'stanza', 1), speaker], {
        notes: [{ kind: 'colophon', text: 'Sent from afar.' }],
      }),
    );
    expect(sketch(blocks)).toEqual([
      'poetry: >4 take me',
      'heading: Friends',
      'poetry: >we will',
      'colophon: Sent from afar.',
    ]);
    expect(notes).toEqual([]);
  });
});

describe('a verse that the edition omits', () => {
  it('retains its place and its number, with its notes at the end', () => {
    const note = { kind: 'note', text: 'Some add words.' } as const;
    const { blocks, notes } = firstPage(
      verse(35, [line('one', 'paragraph')]),
      verse(36, [], { omitted: true, notes: [note] }),
      verse(37, [line('two')]),
    );
    expect(sketch(blocks)).toEqual(['prose: 35 one 36 37 two']);
    const parts = blocks.flatMap((block) =>
      'lines' in block ? block.lines.flatMap((each) => each.parts) : [],
    );
    expect(parts[1]).toMatchObject({ omitted: true, trailingNotes: [notes[0]] });
  });
});

describe('the notes of a chapter', () => {
  const noted = (chapter: number, number: number) =>
    verse(
      number,
      [
        {
          opens: 'none',
          poetry: 0,
          spans: [
            { text: 'so', notes: [1] },
            { text: 'it is', notes: [0] },
          ],
        },
      ],
      {
        chapter,
        notes: [
          { kind: 'note', text: 'second' },
          { kind: 'cross-reference', text: 'first' },
        ],
      },
    );

  it('have letters in the order of the words that carry them', () => {
    expect(firstPage(noted(1, 1)).notes.map(({ letter, text }) => [letter, text])).toEqual([
      ['a', 'first'],
      ['b', 'second'],
    ]);
  });

  it('begin with a in every chapter', () => {
    const leaves = typesetPages(passage(noted(1, 22), noted(2, 1)));
    expect(leaves.map(({ chapter, notes }) => [chapter, notes[0]?.letter])).toEqual([
      [1, 'a'],
      [2, 'a'],
    ]);
  });

  it('continue after z with two letters', () => {
    expect([0, 25, 26, 27, 51, 52].map(letterOf)).toEqual(['a', 'z', 'aa', 'ab', 'az', 'ba']);
  });
});

describe('the typesetting of arbitrary verses', () => {
  const lines = fc.array(
    fc.record({
      opens: fc.constantFrom('paragraph', 'stanza', 'line', 'none'),
      poetry: fc.integer({ min: 0, max: 4 }),
      spans: fc.array(fc.record({ text: fc.string() }), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  ) as fc.Arbitrary<Line[]>;

  it('loses no word, and shows each number once', () => {
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 8 }), (chapter) => {
        const verses = chapter.map((each, index) => verse(index + 1, each));
        const parts = firstPage(...verses).blocks.flatMap((block) =>
          'lines' in block ? block.lines.flatMap((each) => each.parts) : [],
        );
        expect(parts.flatMap(({ spans }) => spans)).toEqual(chapter.flat().flatMap(({ spans }) => spans));
        expect(parts.filter(({ begins }) => begins).map(({ number }) => number)).toEqual(
          verses.map(({ number }) => number),
        );
      }),
    );
  });
});
