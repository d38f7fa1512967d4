import type { Line, Passage, Verse } from '@word-unfolded/contracts';
import { verseId } from '@word-unfolded/scripture-ref';
import { fakeVerse } from '../../test/fake-verse.js';
import { passageText } from './passage-text.js';

const verse = (number: number, changes: Partial<Verse> = {}, chapter = 1): Verse => ({
  ...fakeVerse(verseId('Ps', chapter, number)),
  ...changes,
});
const line = (opens: Line['opens'], text: string, more: Partial<Line> = {}): Line => ({
  opens,
  poetry: 1,
  spans: [{ text }],
  ...more,
});
const passage = (...verses: Verse[]): Passage => ({ reference: 'Psalm 1', osis: 'Ps.1', verses });

describe('the plain text of a passage', () => {
  it('joins prose and separates paragraphs by an empty line', () => {
    const text = passageText(
      [
        passage(
          verse(1, { lines: [line('paragraph', 'One.')] }),
          verse(2, { lines: [line('none', 'Two.')] }),
          verse(3, { lines: [line('paragraph', 'Three. '), line('paragraph', 'And more.')] }),
        ),
      ],
      'en',
    );
    expect(text).toBe('1 One. 2 Two.\n\n3 Three.\n\nAnd more.');
  });

  it('sets poetry in lines and stanzas', () => {
    const text = passageText(
      [
        passage(
          verse(1, { lines: [line('stanza', 'One, '), line('line', 'two.')] }),
          verse(2, { lines: [line('line', 'Three.')] }),
          verse(3, { lines: [line('stanza', 'Four.')] }),
        ),
      ],
      'en',
    );
    expect(text).toBe('1 One,\ntwo.\n2 Three.\n\n3 Four.');
  });

  it('has titles and headings on separate lines, also in the middle of a verse', () => {
    const text = passageText(
      [
        passage(
          verse(1, { title: 'A Psalm.', headings: ['BOOK 1'], lines: [line('stanza', 'One.')] }),
          verse(2, { lines: [line('line', 'Two. '), line('stanza', 'Three.', { headings: ['Friends'] })] }),
        ),
      ],
      'en',
    );
    expect(text).toBe('BOOK 1\n\nA Psalm.\n\n1 One.\n2 Two.\n\nFriends\n\nThree.');
  });

  it('states that the translation omits a verse', () => {
    const omitted = { omitted: true, text: '', lines: [] };
    expect(passageText([passage(verse(1), verse(2, omitted))], 'en')).toContain(
      '2 [not in this translation]',
    );
    expect(passageText([passage(verse(2, omitted))], 'es')).toBe('2 [no está en esta traducción]');
  });

  it('states that a verse missing from the source may be part of another', () => {
    const missing = { omitted: true, omission: 'not-supplied', text: '', lines: [] } as const;
    expect(passageText([passage(verse(2, { ...missing, lines: [] }))], 'en')).toBe(
      '2 [no words under this number; they may stand with the verse before]',
    );
  });

  it('names the chapters of a passage with several, and the passages if there are several', () => {
    expect(passageText([passage(verse(6), verse(1, {}, 2))], 'es')).toMatch(
      /^Salmo 1\n\n6 .+\n\nSalmo 2\n\n1 /,
    );
    expect(passageText([passage(verse(1)), passage(verse(1))], 'en')).toMatch(
      /^Psalm 1\n\n1 .+\n\nPsalm 1\n\n1 /,
    );
  });
});
