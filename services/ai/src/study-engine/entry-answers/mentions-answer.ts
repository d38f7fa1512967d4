import { plainMarkdown } from '@word-unfolded/answer-text';
import { bookName, partsOfVerse, type BookId, type VerseRange } from '@word-unfolded/scripture-ref';
import type { Entry } from '@word-unfolded/study-library';
import { list, referenceLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { storiesNaming } from '../understanding/mentioned.js';
import { namedPassage, rangesOf } from './passages/entry-passages.js';
import { personLabel } from './person-label.js';
import { sourcesLine } from './sources-line.js';

const MOST_BOOKS = 6;
const MOST_LINKS = 3;
const MOST_PASSAGES = 12;

/** In which books the Bible tells of somebody or something, and the passages with the story of each. */
export async function* mentionsAnswer(context: CompositionContext, entry: Entry, within?: BookId): Blocks {
  const { say, language, entries } = context;
  const own = rangesOf(entry.passages);
  const stories = rangesOf(storiesNaming(entries, entry, language).map(({ passage }) => passage));
  const all = withoutParts([...own, ...stories]);
  const inBook = within && all.filter(({ first }) => partsOfVerse(first).book === within);
  const books = [...new Set(all.map(({ first }) => partsOfVerse(first).book))];
  const name =
    entry.kind === 'people'
      ? personLabel(context, entry, entry.id)
      : plainMarkdown(nameOf(entry.text[language].title));
  if (within && inBook) {
    const book = plainMarkdown(bookName(within, language));
    const links = inBook.map((range) => referenceLink(context.cite(range)));
    yield links.length > 0
      ? `${say.yes} ${say.mentionedIn(name, [book], links.slice(0, MOST_LINKS))}`
      : say.notToldIn(name, book);
  } else
    yield say.mentionedIn(
      name,
      books.slice(0, MOST_BOOKS).map((book) => plainMarkdown(bookName(book, language))),
      own.slice(0, MOST_LINKS).map((range) => referenceLink(context.cite(range))),
    );
  yield list(all.slice(0, MOST_PASSAGES).map((range) => namedPassage(context, range, entry)));
  yield* sourcesLine(context, own[0]);
}

/** “Who were the Philistines?” is about the Philistines. */
function nameOf(title: string): string {
  return title
    .replace(
      /^(?:¿\s*)?(?:who|what|qui[eé]n(?:es)?|qu[eé]) (?:is|are|was|were|es|son|eran?|fue|fueron) /iu,
      '',
    )
    .replace(/\?$/u, '');
}

/** Ranges without those that lie in another one before them. */
function withoutParts(ranges: readonly VerseRange[]): VerseRange[] {
  const kept: VerseRange[] = [];
  for (const range of ranges)
    if (!kept.some(({ first, last }) => first <= range.last && range.first <= last)) kept.push(range);
  return kept;
}
