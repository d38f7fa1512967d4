import {
  canonicalVerses,
  locatePassage,
  parseReference,
  verseId,
  type VerseId,
} from '@word-unfolded/scripture-ref';
import type { Evidence } from '../../cross-references/related-verses.js';
import { findKnownTranslation } from '../../translations/known-translations.js';
import type { Edition } from '../editions.js';
import type { EditionVerse } from '../osis/edition-verse.js';

/** The passages to which the notes of an edition refer, as canonical verses. Notes about other books are ignored. */
export function notesOf(edition: Edition, verses: readonly EditionVerse[]): Evidence['notes'] {
  return verses.flatMap(({ book, chapter, number, body }) => {
    const verse = canonicalVerses(verseId(book, chapter, number), edition.numbering).first;
    return body.notes
      .filter(({ note }) => note.kind === 'cross-reference')
      .flatMap(({ note }) => readNote(note.text, edition, verse));
  });
}

function readNote(text: string, { id, numbering }: Edition, verse: VerseId): Evidence['notes'] {
  const parsed = parseReference(text, findKnownTranslation(id)?.language ?? 'en');
  if (!parsed.understood) return [];
  return parsed.passages.flatMap((passage) => {
    const located = locatePassage(passage, numbering.counts);
    if (!located.exists) return [];
    const first = canonicalVerses(located.range.first, numbering).first;
    return [{ verse, target: { first, last: canonicalVerses(located.range.last, numbering).last } }];
  });
}
