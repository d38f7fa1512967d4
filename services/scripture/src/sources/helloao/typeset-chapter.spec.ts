import type { Verse } from '@word-unfolded/contracts';
import { KJV_NUMBERING, verseId } from '@word-unfolded/scripture-ref';
import { helloaoChapter } from './helloao-format.js';
import { onlineNumbering } from './online-numberings.js';
import { setChapter, type ChapterTypesetting } from './typeset-chapter.js';

const jude: ChapterTypesetting = { book: 'Jude', chapter: 1, numbering: KJV_NUMBERING, language: 'en' };

/** Typesets invented content as a chapter. */
function set(
  content: unknown[],
  setting: Partial<ChapterTypesetting> = {},
  footnotes: unknown[] = [],
): Verse[] {
  const chapter = helloaoChapter.parse({
    book: { id: 'X' },
    chapter: { number: 1, content, footnotes },
  });
  return setChapter(chapter, { ...jude, ...setting });
}

const verse = (number: number, ...content: unknown[]) => ({ type: 'verse', number, content });
const linesOf = ({ lines }: Verse) =>
  lines.map(
    ({ opens, poetry, spans }) =>
      `${opens} ${poetry}: ${spans
        .map(({ text }) => text)
        .join('')
        .trim()}`,
  );

describe('the words of an online chapter', () => {
  it('are joined with spaces, except at closing or opening punctuation', () => {
    const [first] = set([
      verse(1, 'A lamp (', 'small', { noteId: 9 }, ') burned', ', and', '“low,”', 'they say.'),
    ]);
    expect(first!.text).toBe('A lamp (small) burned, and “low,” they say.');
  });

  it('have dashes as the language prints them', () => {
    const pieces = ['The door', { text: '—the old one—' }, 'stood open.'];
    expect(set([verse(1, ...pieces)])[0]!.text).toBe('The door—the old one—stood open.');
    expect(set([verse(1, 'La puerta', '—la vieja—', 'cedió.')], { language: 'es' })[0]!.text).toBe(
      'La puerta —la vieja— cedió.',
    );
  });

  it('are marked where Jesus speaks, across notes and ends of lines', () => {
    const [first] = set(
      [
        verse(
          1,
          'He said,',
          { text: '“Look', wordsOfJesus: true },
          { noteId: 0 },
          {
            text: 'up.”',
            wordsOfJesus: true,
          },
        ),
      ],
      {},
      [{ noteId: 0, text: 'Or above' }],
    );
    expect(first!.lines[0]!.spans).toEqual([
      { text: 'He said, ' },
      { text: '“Look', jesus: true, notes: [0] },
      { text: ' up.”', jesus: true },
    ]);
    expect(first!.notes).toEqual([{ kind: 'note', text: 'Or above' }]);
  });
});

describe('the lines of an online chapter', () => {
  it('open paragraphs at the beginning, at breaks and after headings, and otherwise continue', () => {
    const verses = set([
      verse(1, 'One.'),
      verse(2, 'Two.'),
      { type: 'line_break' },
      verse(3, 'Three.', { lineBreak: true }, 'And more.'),
      { type: 'heading', content: ['A new', 'matter'] },
      verse(4, 'Four.'),
    ]);
    expect(verses.slice(0, 4).flatMap(linesOf)).toEqual([
      'paragraph 0: One.',
      'none 0: Two.',
      'paragraph 0: Three.',
      'paragraph 0: And more.',
      'paragraph 0: Four.',
    ]);
    expect(verses[3]!.headings).toEqual(['A new matter']);
  });

  it('are poetry with its indent, in stanzas, with Selah set apart', () => {
    const verses = set([
      verse(
        1,
        { text: 'A first line,', poem: 1 },
        { text: 'a second.', poem: 2 },
        { text: 'Selah', poem: 2 },
      ),
      { type: 'line_break' },
      verse(2, { text: 'A third.', poem: 1 }),
      verse(3, 'Prose again.'),
    ]);
    expect(verses.slice(0, 3).flatMap(linesOf)).toEqual([
      'stanza 1: A first line,',
      'line 2: a second.',
      'line 2: Selah',
      'stanza 1: A third.',
      'paragraph 0: Prose again.',
    ]);
    expect(verses[0]!.lines[2]!.selah).toBe(true);
  });

  it('continue after a note in the middle of a line of poetry, but not after one at its end', () => {
    const middle = set([verse(1, { text: 'The river', poem: 1 }, { noteId: 0 }, { text: 'runs.', poem: 1 })]);
    expect(linesOf(middle[0]!)).toEqual(['stanza 1: The river runs.']);
    const end = set([
      verse(1, { text: 'The river,', poem: 1 }, { noteId: 0 }, { text: 'the sea.', poem: 1 }),
    ]);
    expect(linesOf(end[0]!)).toEqual(['stanza 1: The river,', 'line 1: the sea.']);
  });

  it('are lines and not stanzas if a break separates poetry of one indent; stanzas if the indent changes', () => {
    const verses = set([
      verse(1, { text: 'One', poem: 1 }, { lineBreak: true }, { text: 'two.', poem: 1 }, { lineBreak: true }),
      verse(
        2,
        { text: 'Three,', poem: 1 },
        { text: 'four.', poem: 2 },
        { lineBreak: true },
        {
          text: 'Five.',
          poem: 1,
        },
      ),
    ]);
    expect(verses.slice(0, 2).flatMap(linesOf)).toEqual([
      ...['stanza 1: One', 'line 1: two.', 'line 1: Three,', 'line 2: four.', 'stanza 1: Five.'],
    ]);
  });

  it('continue where speech begins in the middle of a line of poetry', () => {
    const [first] = set([
      verse(1, { text: 'He sang', poem: 1 }, { text: 'softly', poem: 1, wordsOfJesus: true }),
    ]);
    expect(linesOf(first!)).toEqual(['stanza 1: He sang softly']);
  });

  it('have a heading in the middle of a verse before the text below it', () => {
    const [first] = set([verse(1, 'They left.', { heading: 'Elsewhere' }, 'Others came.')]);
    expect(first!.headings).toEqual([]);
    expect(first!.lines[1]).toMatchObject({ opens: 'paragraph', headings: ['Elsewhere'] });
  });
});

describe('the title of an online psalm', () => {
  it('precedes its first verse, with its note', () => {
    const [first] = set(
      [
        { type: 'hebrew_subtitle', content: ['A song', { noteId: 4 }, 'of ascents.'] },
        verse(1, { text: 'Words.', poem: 1 }),
      ],
      {},
      [{ noteId: 4, text: 'Or of steps' }],
    );
    expect(first!).toMatchObject({
      title: 'A song of ascents.',
      notes: [{ kind: 'note', text: 'Or of steps' }],
    });
    expect(first!.lines.flatMap(({ spans }) => spans.flatMap(({ notes = [] }) => notes))).toEqual([]);
  });
});

describe('a title within the first verse', () => {
  it('also precedes it', () => {
    const [first] = set([verse(1, { text: 'A song.', descriptive: true }, { text: 'Words.', poem: 1 })]);
    expect(first!).toMatchObject({ title: 'A song.', text: 'Words.' });
  });
});

describe('a verse without words', () => {
  const matthew: Partial<ChapterTypesetting> = { book: 'Matt', chapter: 17 };

  it('is omitted, whether it is absent, empty or blank; pending markup applies to the next verse', () => {
    const verses = set(
      [
        verse(1, 'One.'),
        { type: 'heading', content: ['On the road'] },
        verse(2),
        verse(3, ' '),
        verse(5, 'Five.'),
      ],
      matthew,
    );
    expect(verses.slice(0, 5).map(({ omitted }) => omitted)).toEqual([false, true, true, true, false]);
    expect(verses[1]).toMatchObject({ text: '', lines: [], headings: [] });
    expect(verses[4]!.headings).toEqual(['On the road']);
  });

  it('is classified: omitted by the source texts of the edition, or missing in the data', () => {
    const verses = set([verse(20, 'Twenty.'), verse(22, 'Twenty-two.')], matthew);
    expect(verses).toHaveLength(27);
    expect(verses[20]).toMatchObject({ number: 21, omitted: true, omission: 'source-texts' });
    expect(verses[18]).toMatchObject({ number: 19, omitted: true, omission: 'not-supplied' });
  });

  it('has the note that says why', () => {
    const verses = set([verse(20, 'Twenty.'), verse(21, { noteId: 0 })], matthew, [
      { noteId: 0, text: 'Some manuscripts include a verse' },
    ]);
    expect(verses[20]).toMatchObject({
      omitted: true,
      notes: [{ text: 'Some manuscripts include a verse' }],
    });
  });

  it('occurs for each verse of a missing chapter', () => {
    const verses = setChapter(undefined, jude);
    expect(verses).toHaveLength(25);
    expect(verses.every(({ omission }) => omission === 'not-supplied')).toBe(true);
  });
});

describe('verses in an unusual place', () => {
  it('are returned beyond the numbering, with the last canonical verse', () => {
    const verses = set([verse(14, 'Fourteen.'), verse(15, 'Fifteen.')], { book: '3John' });
    expect(verses.at(-1)).toMatchObject({ number: 15, canonicalId: verseId('3John', 1, 14) });
  });

  it('include the doxology of Romans in the later World English Bibles', () => {
    const numbering = onlineNumbering('ENGWEBP');
    const verses = set([verse(26, 'To God be glory.')], { book: 'Rom', chapter: 14, numbering });
    expect(verses.at(-1)).toMatchObject({ number: 26, canonicalId: verseId('Rom', 16, 27) });
  });
});

describe('unknown parts of the format', () => {
  it('are ignored: kinds of content, kinds of pieces, keys', () => {
    const verses = set([
      { type: 'figure', src: 'x.png' },
      { type: 'verse', number: 1, content: ['One', { gloss: 'x' }, { text: 'two.', colour: 'red' }], id: 7 },
    ]);
    expect(verses[0]!.text).toBe('One two.');
  });

  it('cause an error if a verse is malformed, so that no words are lost', () => {
    expect(() => set([{ type: 'verse', number: 'one', content: [] }])).toThrow();
    expect(() => set([{ type: 'verse', number: 1, content: [{ text: 5 }] }])).toThrow();
  });
});
