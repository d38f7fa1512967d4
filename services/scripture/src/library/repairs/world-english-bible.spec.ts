import { setFragment } from '../../../test/editions/set-fragment.js';
import { ImportError } from '../import-error.js';
import { openWithPoetry } from './poetry-openings.js';
import { titleToAcrosticHeading } from './psalm-titles.js';
import { moveRomansDoxology } from './romans-doxology.js';

describe('the doxology of Romans', () => {
  const holder = setFragment(
    'It is sin.<div eID="a" type="x-p"/><div sID="b" type="x-p"/>Now to him who is able to do, but now is revealed; to the only wise God. Amen.<note>moved</note>',
    ['Rom', 14, 23],
  );
  const empty = setFragment('<note>Others place it here.</note>', ['Rom', 16, 25]);

  it('is moved to the end of the letter, with the note that says where it was', () => {
    const verses = moveRomansDoxology([holder, empty]);
    expect(verses.map(({ chapter, number, body }) => [chapter, number, body.text])).toEqual([
      [14, 23, 'It is sin.'],
      [16, 25, 'Now to him who is able to do,'],
      [16, 26, 'but now is revealed;'],
      [16, 27, 'to the only wise God. Amen.'],
    ]);
    expect(verses.map(({ body }) => body.notes.map(({ note }) => note.text))).toEqual([
      [],
      ['Others place it here.'],
      [],
      [],
    ]);
    expect(verses[1]!.body.breaks).toEqual([{ at: 0, opens: 'paragraph', poetry: 0 }]);
  });

  it('stops the import if it is not in the expected place', () => {
    expect(() => moveRomansDoxology([empty])).toThrow(ImportError);
  });
});

describe('a poem after the paragraph mark of its chapter', () => {
  it('begins with its first line', () => {
    const verse = setFragment('One,<div eID="a" type="x-p"/><lg sID="b"/><l level="2" sID="c"/>two', [
      'Lam',
      1,
      1,
    ]);
    expect(openWithPoetry(verse).body.breaks).toEqual([
      { at: 0, opens: 'stanza', poetry: 1 },
      { at: 5, opens: 'line', poetry: 2 },
    ]);
  });

  it('is left unchanged if prose precedes it', () => {
    const verse = setFragment('He said:<lg sID="b"/><l level="1" sID="c"/>“One', ['Gen', 4, 1]);
    expect(openWithPoetry(verse)).toBe(verse);
  });
});

describe('the letters of Psalm 119', () => {
  it('are headings, not titles', () => {
    const verse = setFragment('<title canonical="true" type="psalm">BETH</title>One', ['Ps', 119, 9]);
    expect(titleToAcrosticHeading(verse)).toMatchObject({ title: null, headings: ['BETH'] });
    const titled = setFragment('<title canonical="true" type="psalm">A Psalm.</title>One', ['Ps', 3, 1]);
    expect(titleToAcrosticHeading(titled)).toBe(titled);
  });
});
