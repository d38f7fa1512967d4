import type { EditionVerse } from '../osis/edition-verse.js';
import { sliceMarked, withOpening } from '../osis/marked-text.js';
import { ImportError } from '../import-error.js';

/** The first words of the doxology's verses in the World English Bible. */
const BEGINNINGS = ['Now to him who is able', 'but now is revealed', 'to the only wise God'];

/**
 * Moves the doxology of Romans to its usual place. The World English Bible prints it as 14:24-26, following the
 * Majority Text. The numbering of the module has no such verses, so the text is inside 14:23, and 16:25 has only a note
 * that says so. It becomes 16:25-27, where readers look for it, with that note.
 *
 * @param verses all verses of Romans.
 * @throws ImportError if the text is not in the expected place.
 */
export function moveRomansDoxology(verses: readonly EditionVerse[]): EditionVerse[] {
  const holder = verses.find(({ chapter, number }) => chapter === 14 && number === 23);
  const empty = verses.find(({ chapter, number }) => chapter === 16 && number === 25);
  const starts = BEGINNINGS.map((beginning) => holder?.body.text.indexOf(beginning) ?? -1);
  if (!holder || !empty || starts.some((start) => start < 0))
    throw new ImportError('The doxology of Romans is not inside Romans 14:23 of the World English Bible.');
  const ends = [...starts.slice(1), holder.body.text.length];
  const doxology = starts.map((start, index): EditionVerse => {
    const body = { ...sliceMarked(holder.body, start, ends[index]!), notes: [] };
    return { ...empty, number: 25 + index, body: index === 0 ? withNotesOf(empty, body) : body };
  });
  const shortened = { ...holder, body: sliceMarked(holder.body, 0, starts[0]!) };
  return [
    ...verses.filter((verse) => verse !== empty).map((verse) => (verse === holder ? shortened : verse)),
    ...doxology,
  ];
}

function withNotesOf(empty: EditionVerse, body: EditionVerse['body']): EditionVerse['body'] {
  const notes = empty.body.notes.map(({ note }) => ({ at: body.text.length, note }));
  return { ...withOpening(body, 'paragraph'), notes };
}
