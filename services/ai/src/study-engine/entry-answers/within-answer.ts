import { bookName, bookOf, formatOsis, partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import type { Entry } from '@word-unfolded/study-library';
import type { QuestionReading } from '../asking/read-question.js';
import { quotation, referenceLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { passagesIn, rangesOf } from './entry-passages.js';
import { whereItStands } from './where-it-stands.js';

const QUOTED = 4;

/**
 * The passages of an entry in one testament or book.
 *
 * @param otherwise the answer when the entry has none there
 */
export async function* withinAnswer(
  context: CompositionContext,
  entry: Entry | undefined,
  { within, label }: QuestionReading,
  otherwise: () => Blocks,
): Blocks {
  const { say, language } = context;
  const isThere = ({ first }: VerseRange) => {
    const { book } = partsOfVerse(first);
    return within.book ? book === within.book : bookOf(book).testament === within.testament;
  };
  const ranges = entry ? rangesOf(allPassages(entry, language)).filter(isThere) : [];
  const place = within.book ? bookName(within.book, language) : say.testament[within.testament ?? 'new'];
  const read = await Promise.all(ranges.slice(0, QUOTED).map((range) => context.readCanonical(range)));
  const found = read.flatMap((passage, index) => (passage ? [{ passage, range: ranges[index]! }] : []));
  if (!entry || found.length === 0) {
    yield* otherwise();
    return;
  }
  const name = entry.kind === 'questions' ? label || entry.text[language].title : entry.text[language].title;
  yield say.speaksOfWithin(
    name,
    place,
    found.map(({ passage }) => referenceLink(passage)),
  );
  for (const { passage, range } of found) {
    const stands = whereItStands(context, range, entry);
    if (stands) yield stands;
    yield quotation(passage, 3);
  }
}

/** The passages of an entry, those of its text, and those of its readings. */
function allPassages(entry: Entry, language: 'en' | 'es') {
  const { body, parts } = entry.text[language];
  const all = [...entry.passages, ...passagesIn(body), ...parts.flatMap(({ passages }) => passages)];
  return [...new Map(all.map((passage) => [formatOsis([passage]), passage])).values()];
}
