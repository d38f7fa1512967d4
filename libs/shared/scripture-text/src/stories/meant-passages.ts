import type { MeantPassage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  bookOutsideCanon,
  formatOsis,
  formatReference,
  type PassageReference,
  type ReferenceParser,
} from '@word-unfolded/scripture-ref';
import { strongsNumbersOf } from '../original-words/strongs-number.js';
import { wellKnownPassages } from './well-known-passages.js';

/** What is told beside the verses of a search. */
export type BesideSearch = {
  readonly passages: MeantPassage[];
  /** In the reader's language. */
  readonly absentBook: string | null;
};

/** A longer text is a quotation: reading it as a reference takes several milliseconds. */
const LONGEST_REFERENCE = 60;

/**
 * The passages that a search means without their words: a story by its title, a reference whose book has its number left
 * out; and the book outside the canon that it names.
 *
 * @param spoken the language of the words
 * @param language that of the reader
 * @param parse reads references; not needed for a text without digits
 */
export function besideSearch(
  text: string,
  {
    spoken,
    language,
    parse,
  }: { spoken: Language; language: Language; parse: ReferenceParser['parse'] | undefined },
): BesideSearch {
  const mayBeReference = text.length <= LONGEST_REFERENCE && /\d/.test(text);
  const parsed = mayBeReference ? parse?.(text, language) : undefined;
  const readings = parsed && !parsed.understood ? (parsed.readings ?? []) : [];
  const named = (title: string | null, passages: readonly PassageReference[]): MeantPassage => ({
    title,
    reference: formatReference(passages, language),
    osis: formatOsis(passages),
  });
  return {
    passages: [
      ...readings.map((passage) => named(null, [passage])),
      ...wellKnownPassages(text, spoken).map(({ title, passages }) => named(title, passages)),
    ],
    absentBook: bookOutsideCanon(text)?.book[language] ?? null,
  };
}

/** Whether a text names a Strong's number, or a book that no edition has, rather than words that a verse may have. */
export function isNoSearch(text: string): boolean {
  return strongsNumbersOf(text).length > 0 || bookOutsideCanon(text)?.isWord === false;
}
