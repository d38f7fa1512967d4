import { isAuthorOfScripture, type Language } from '@word-unfolded/domain';
import {
  findInLanguages,
  findReferences,
  formatOsis,
  parseReference,
  type BookId,
  type PassageReference,
} from '@word-unfolded/scripture-ref';

/** What an author says about where words stand: at a place, or only somewhere in the Bible. */
type Claim = { readonly kind: 'place'; readonly osis: string } | { readonly kind: 'scripture' };

/** Books whose name alone may be that of a person of today. */
const NAMES_OF_PERSONS: ReadonlySet<BookId> = new Set(
  (
    'Josh Ruth Ezra Neh Esth Job Isa Jer Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal ' +
    'Matt Mark Luke John Titus Phlm Jas Jude'
  ).split(' ') as BookId[],
);

/** The words before a place that say nothing else. */
const MOST_WORDS = 6;

/**
 * Whether the name of an author is a reference, has one in it, or names the Bible or one of its books: `John 3:16`,
 * `from Psalm 23`, `Proverbs`, `La Biblia`. Then a picture would say that its words stand there.
 */
export function scriptureClaimOf(author: string, language: Language): Claim | undefined {
  const [found] = findInLanguages(author, { find: findReferences, parse: parseReference }, language);
  const place = found?.passage ?? chapterIn(author, language);
  if (place) return { kind: 'place', osis: formatOsis([place]) };
  const whole = wholeReference(author.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''), language);
  const isBook = whole && !NAMES_OF_PERSONS.has(whole.start.book);
  return isBook || isAuthorOfScripture(author) ? { kind: 'scripture' } : undefined;
}

/** The first whole chapter among the words, at the end of some of them: `the song of David, Psalm 23`. */
function chapterIn(author: string, language: Language): PassageReference | undefined {
  const words = author.match(/[\p{L}\p{N}.:-]+/gu) ?? [];
  for (const [end, word] of words.entries()) {
    if (!/^\p{N}/u.test(word)) continue;
    for (let start = Math.max(0, end - MOST_WORDS); start < end; start += 1) {
      const place = wholeReference(words.slice(start, end + 1).join(' '), language);
      if (place?.start.chapter !== undefined) return place;
    }
  }
  return undefined;
}

function wholeReference(text: string, language: Language): PassageReference | undefined {
  const parsed = parseReference(text, language);
  return parsed.understood && !parsed.isCorrected ? parsed.passages[0] : undefined;
}
