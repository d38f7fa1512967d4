import { plainMarkdown } from '@word-unfolded/answer-text';
import { bookName, partsOfVerse, type BookId } from '@word-unfolded/scripture-ref';
import { rangeOf, type Entry, type PersonEntry } from '@word-unfolded/study-library';
import { list, referenceLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { sentencesOf } from '../finding/commentary-words.js';
import { booksOf, wordsOfPersonIn } from '../understanding/people/writers.js';
import { entryAnswer } from './entry-answer.js';
import { entryPassages, namedPassage, passagesIn, rangesOf } from './passages/entry-passages.js';
import { linkedText } from './linked-text.js';
import { personLabel } from './person-label.js';
import { passagesWithin } from './passages/within-answer.js';

const MOST_BOOKS = 13;

/** What somebody wrote: the books that bear the name or that tradition ascribes, and what is known of the writer. */
export async function* writingsAnswer(context: CompositionContext, person: PersonEntry): Blocks {
  const { say, language, entries } = context;
  const name = personLabel(context, person, person.id);
  const books = booksOf(person.id);
  if (books.length === 0) {
    yield* entryAnswer(context, person, { lead: say.noWritings(name) });
    return;
  }
  const lead = say.writings(
    name,
    books.map((book) => plainMarkdown(bookName(book, language))),
  );
  const [only] = books;
  const author = only && books.length <= 2 ? entries.book(only)?.sections[language].author : undefined;
  yield author === undefined ? lead : `${lead} ${linkedText(context, author.split('\n\n')[0]!)}`;
  const keys = books.slice(0, MOST_BOOKS).flatMap((book) => keyOf(context, book) ?? []);
  yield list(keys.map((range) => namedPassage(context, range)));
}

function keyOf({ entries }: CompositionContext, book: BookId) {
  const [passage] = entries.book(book)?.passages ?? [];
  return passage && rangeOf(passage);
}

/** What somebody says of a subject: the sentences about their passages first, then these passages. */
export async function* ofWriterAnswer(
  context: CompositionContext,
  { entry, person }: { readonly entry: Entry; readonly person: PersonEntry },
): Blocks {
  const { say, language } = context;
  const books = wordsOfPersonIn(person.id);
  const isTheirs = (book: BookId) => books.includes(book);
  const name = personLabel(context, person, person.id);
  const sentences = sentencesOf(entry.text[language].body.replace(/\s+/g, ' ')).filter((sentence) =>
    passagesIn(sentence).some(({ start }) => isTheirs(start.book)),
  );
  const [first] = sentences;
  const lead = first === undefined ? [] : [linkedText(context, sentences.join(' '))];
  const place = person.id === 'jesus' ? say.theGospels : say.writingsOf(name);
  yield* passagesWithin(
    context,
    entry,
    { isThere: isTheirs, place, label: entry.text[language].title, lead },
    () => entryAnswer(context, entry, { lead: say.noWordsOf(name) }),
  );
}

/** In which books of the Bible a subject stands. */
export async function* inBookAnswer(context: CompositionContext, entry: Entry): Blocks {
  const { say, language } = context;
  const ranges = rangesOf(entry.kind === 'stories' ? [entry.passage, ...entry.parallels] : entry.passages);
  const books = [...new Set(ranges.map(({ first }) => partsOfVerse(first).book))];
  const links = ranges.slice(0, 3).map((range) => referenceLink(context.cite(range)));
  yield say.standsInBooks(
    books.slice(0, 4).map((book) => plainMarkdown(bookName(book, language))),
    links,
  );
  yield* entryPassages(context, entry);
}
