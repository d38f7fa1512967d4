import { plainMarkdown } from '@word-unfolded/answer-text';
import { bookName, KJV_VERSE_COUNTS, type BookId } from '@word-unfolded/scripture-ref';
import { rangeOf, type BookEntry, type BookHeading } from '@word-unfolded/study-library';
import { heading, list, quotation, referenceLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { rangesOf } from '../entry-answers/passages/entry-passages.js';
import { linkedParagraphs } from '../entry-answers/linked-text.js';
import { sourcesLine } from '../entry-answers/sources-line.js';

/** Which part of the introduction a question asks for. */
export type BookAspect =
  'author' | 'date' | 'readers' | 'setting' | 'outline' | 'count' | 'key' | 'purpose' | 'whole';

const ASPECTS: readonly (readonly [Exclude<BookAspect, 'whole'>, RegExp])[] = [
  [
    'readers',
    /\b(?:(?:to|for) whom|who was .* written (?:to|for)|readers|audience|a quien(?:es)?|para quien(?:es)?)\b/,
  ],
  [
    'setting',
    /\b(?:where (?:\w+ ){1,5}(?:write|wrote|written)|donde (?:\w+ ){0,5}escribi\w+|background|setting|why was|trasfondo|contexto|por que se escribio)\b/,
  ],
  [
    'author',
    /\b(?:who wrote|by whom|author|written by|por quien|quien(?:es)? (?:l[oa]s? )?escribi\w+|autor)\b/,
  ],
  ['date', /\b(?:when|date|how old|cuando|fecha)\b/],
  [
    'key',
    /\b(?:key|main|central|famous|best known|most (?:famous|quoted|well known|important)|memory) (?:verse|passage)|\b(?:versiculo|texto|pasaje) (?:clave|principal|central|(?:mas )?(?:conocido|famoso|citado|importante))\b/,
  ],
  [
    'purpose',
    /^(?:\w+ ){0,2}what(?: is|s) .* for$|\bpurpose of\b|\bpoint of\b|^para que (?:sirve|es)\b|\bproposito de\b/,
  ],
  ['count', /\bhow many (?:chapters|verses)|cuantos (?:capitulos|versiculos)\b/],
  ['outline', /\b(?:outline|structure|sections|divided|bosquejo|estructura|esquema|divide)\b/],
];

/** The part of an introduction that a question asks for, by its folded words. */
export function bookAspectOf(words: readonly string[]): BookAspect {
  const text = words.join(' ');
  return ASPECTS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'whole';
}

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
