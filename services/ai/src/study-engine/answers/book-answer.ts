import { plainMarkdown } from '@word-unfolded/answer-text';
import { bookName, KJV_VERSE_COUNTS, type BookId } from '@word-unfolded/scripture-ref';
import { rangeOf, type BookEntry, type BookHeading } from '@word-unfolded/study-library';
import { heading, list, quotation, referenceLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { rangesOf } from '../entry-answers/passages/entry-passages.js';
import type { BookAspect } from '../understanding/book-question.js';
import { linkedParagraphs } from '../entry-answers/linked-text.js';
import { sourcesLine } from '../entry-answers/sources-line.js';

/** The introduction to a book: what is asked first, then the rest of it, its outline and its key verse. */
export async function* bookAnswer(
  context: CompositionContext,
  book: BookId,
  aspect: BookAspect = 'whole',
): Blocks {
  const { say, language, entries } = context;
  const entry = entries.book(book);
  const counts = KJV_VERSE_COUNTS[book] ?? [];
  const total = counts.reduce((sum, verses) => sum + verses, 0);
  const count = say.chaptersOf(plainMarkdown(bookName(book, language)), counts.length, total);
  if (!entry) {
    yield count;
    yield* sourcesLine(
      context,
      rangeOf({ start: { book, chapter: 1, verse: 1 }, end: { book, chapter: 1, verse: 3 } }),
    );
    return;
  }
  const asked = headingsOf(aspect);
  const body = linkedParagraphs(context, entry.text[language].body);
  if (aspect === 'count') yield count;
  const [key] = rangesOf(entry.passages);
  const verse = key && (await context.readCanonical(key));
  if (aspect === 'key' && verse) {
    yield say.keyVerseOf(plainMarkdown(bookName(book, language)), referenceLink(verse));
    yield quotation(verse);
  }
  yield* section(context, entry, asked);
  yield* body;
  if (aspect === 'whole') {
    yield* titled(context, entry, say.wroteBook, ['author']);
    yield* titled(context, entry, say.dateOfBook, ['date']);
    yield* titled(context, entry, say.settingOfBook, ['setting', 'readers']);
  }
  if (verse && aspect !== 'key') {
    yield heading(say.keyVerse);
    yield quotation(verse);
  }
  if (aspect === 'whole' || aspect === 'outline') yield* outline(context, entry);
  if (aspect === 'whole') yield* titled(context, entry, say.readingOfBook, ['reading']);
  yield* sourcesLine(context, key);
}

function headingsOf(aspect: BookAspect): BookHeading[] {
  if (aspect === 'author' || aspect === 'date') return [aspect];
  if (aspect === 'readers') return ['readers', 'setting'];
  return aspect === 'setting' ? ['setting', 'readers'] : [];
}

async function* section(
  context: CompositionContext,
  entry: BookEntry,
  headings: readonly BookHeading[],
): Blocks {
  for (const name of headings) {
    const body = entry.sections[context.language][name];
    if (body) yield* linkedParagraphs(context, body);
  }
  await Promise.resolve();
}

async function* titled(
  context: CompositionContext,
  entry: BookEntry,
  title: string,
  headings: readonly BookHeading[],
): Blocks {
  if (!headings.some((name) => entry.sections[context.language][name])) return;
  yield heading(title);
  yield* section(context, entry, headings);
}

async function* outline(context: CompositionContext, { outline: parts }: BookEntry): Blocks {
  yield heading(context.say.outlineOfBook);
  yield await Promise.resolve(
    list(
      parts[context.language].flatMap(({ passage, title }) => {
        const range = rangeOf(passage);
        return range ? [`${referenceLink(context.cite(range))}: ${plainMarkdown(title)}`] : [];
      }),
    ),
  );
}
