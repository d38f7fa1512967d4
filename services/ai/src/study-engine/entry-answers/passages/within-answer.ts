import { bookName, bookOf, formatOsis, partsOfVerse, type BookId } from '@word-unfolded/scripture-ref';
import type { Entry } from '@word-unfolded/study-library';
import type { QuestionReading } from '../../asking/read-question.js';
import { quotation, referenceLink, type Blocks } from '../../composing/blocks.js';
import type { CompositionContext } from '../../composing/composition-context.js';
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
  if (!entry) {
    yield* otherwise();
    return;
  }
  const { title } = entry.text[language];
  yield* passagesWithin(
    context,
    entry,
    {
      isThere: (book) => (within.book ? book === within.book : bookOf(book).testament === within.testament),
      place: within.book ? bookName(within.book, language) : say.testament[within.testament ?? 'new'],
      label: entry.kind === 'questions' ? label || title : title,
    },
    otherwise,
  );
}

/** A part of the Bible, its name, and what is said before its passages. */
type Part = {
  readonly isThere: (book: BookId) => boolean;
  readonly place: string;
  readonly label: string;
  readonly lead?: readonly string[];
};

/** The passages of an entry in a part of the Bible. */
export async function* passagesWithin(
  context: CompositionContext,
  entry: Entry,
  { isThere, place, label, lead = [] }: Part,
  otherwise: () => Blocks,
): Blocks {
  const { say, language } = context;
  const ranges = rangesOf(allPassages(entry, language)).filter(({ first }) =>
    isThere(partsOfVerse(first).book),
  );
  const read = await Promise.all(ranges.slice(0, QUOTED).map((range) => context.readCanonical(range)));
  const found = read.flatMap((passage, index) => (passage ? [{ passage, range: ranges[index]! }] : []));
  if (found.length === 0) {
    yield* otherwise();
    return;
  }
  const links = found.map(({ passage }) => referenceLink(passage));
  yield lead.length > 0 ? lead.join(' ') : say.speaksOfWithin(label, place, links);
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
