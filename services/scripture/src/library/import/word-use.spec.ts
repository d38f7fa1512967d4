import { verseId } from '@word-unfolded/scripture-ref';
import { setFragment } from '../../../test/editions/set-fragment.js';
import { KJV, RV1909, WEB } from '../editions.js';
import { notesOf } from './cross-reference-notes.js';
import { WordUse } from './word-use.js';

const word = (strongs: string, text: string) => `<w lemma="strong:${strongs}">${text}</w>`;

describe('the usage of original words', () => {
  const use = new WordUse();
  use.add(KJV, [
    setFragment(`And ${word('G0025', 'Love')}, ${word('G0025', 'he loved')}`, ['Rom', 8, 28]),
    setFragment(word('G0025', 'loved'), ['John', 3, 16]),
  ]);
  use.add(RV1909, [setFragment(`${word('H1254 H430', 'á Dios')} hizo`, ['Jonah', 2, 1])]);

  it('is counted by edition: occurrences, verses, and renderings with the most frequent first', () => {
    const rows = [...use.rows()];
    expect(rows).toContainEqual(['G25', KJV.number, 3, 2, '[["loved",2],["love",1]]']);
    expect(rows).toContainEqual(['H430', RV1909.number, 1, 1, '[["dios",1]]']);
  });

  it('has its occurrences by canonical verse', () => {
    expect([...use.places.get('G25')!]).toEqual([verseId('Rom', 8, 28), verseId('John', 3, 16)]);
    expect([...use.places.get('H1254')!]).toEqual([verseId('Jonah', 1, 17)]);
  });
});

describe('the cross references in notes', () => {
  it('are the passages that they name; other notes and other books are ignored', () => {
    const note = (type: string, text: string) => `<note type="${type}">${text}</note>`;
    const verse = setFragment(
      `One${note('crossReference', 'Exodus 30:12; Numbers 1:2-3')} two${note('study', 'Genesis 1:1')} three${note('crossReference', 'Wisdom 14:21')}`,
      ['2Kgs', 12, 4],
    );
    const from = verseId('2Kgs', 12, 4);
    expect(notesOf(WEB, [verse])).toEqual([
      { verse: from, target: { first: verseId('Exod', 30, 12), last: verseId('Exod', 30, 12) } },
      { verse: from, target: { first: verseId('Num', 1, 2), last: verseId('Num', 1, 3) } },
    ]);
  });
});
