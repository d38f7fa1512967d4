import type { BeginReadyMadePlan, PlannedReading, RequestOf } from '@word-unfolded/contracts';
import { minutesOf, READING_WORDS_A_MINUTE, type Language } from '@word-unfolded/domain';
import { bookName, isBookId } from '@word-unfolded/scripture-ref';
import { chronologicalChapters } from './chronological-order.js';
import {
  allChapters,
  chaptersOfBooks,
  divideChapters,
  readingOf,
  versesOf,
  type Chapter,
} from './divide-chapters.js';

type Request = Pick<RequestOf<typeof BeginReadyMadePlan>, 'readyMade' | 'book' | 'dailyTime' | 'language'>;

/** Words of an average verse in English; in Spanish about the same. */
const WORDS_A_VERSE = 25;

/** A day of a book has time for more than its chapter: it is half full, and the rest is for thought. */
const SHARE_READ = 0.5;

const YEAR = 365;

const TITLES = {
  gospels: { en: 'The four Gospels', es: 'Los cuatro Evangelios' },
  'psalms-and-proverbs': { en: 'Psalms and Proverbs', es: 'Salmos y Proverbios' },
  'bible-in-a-year': { en: 'The Bible in a year', es: 'La Biblia en un año' },
  chronological: { en: 'The Bible in the order of events', es: 'La Biblia en orden cronológico' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** A ready-made plan before it has dates. */
export type ReadyMadePlan = { readonly title: string; readonly readings: readonly PlannedReading[] };

/** The days of a ready-made plan; undefined for an unknown book. */
export function readyMadePlan(request: Request): ReadyMadePlan | undefined {
  const { readyMade, book = '', language } = request;
  const isBook = readyMade === 'book';
  if (isBook && !isBookId(book)) return undefined;
  const title =
    isBook && isBookId(book)
      ? bookName(book, language, 'long')
      : TITLES[readyMade as keyof typeof TITLES][language];
  const readings = dividedInto(request).map((chapters) => ({
    ...readingOf(chapters, language),
    note: '',
    question: '',
  }));
  return { title, readings };
}

function dividedInto({ readyMade, book, dailyTime }: Request): Chapter[][] {
  if (readyMade === 'bible-in-a-year') return divideChapters(allChapters(), YEAR);
  if (readyMade === 'chronological') return divideChapters(chronologicalChapters(), YEAR);
  if (readyMade === 'psalms-and-proverbs') return psalmsAndProverbs(dailyTime);
  const chapters = chaptersOfBooks(
    readyMade === 'gospels' ? ['Matt', 'Mark', 'Luke', 'John'] : isBookId(book ?? '') ? [book as 'Gen'] : [],
  );
  return divideChapters(chapters, daysFor(chapters, dailyTime));
}

/** Each day has psalms and a part of Proverbs. */
function psalmsAndProverbs(dailyTime: Request['dailyTime']): Chapter[][] {
  const [psalms, proverbs] = [chaptersOfBooks(['Ps']), chaptersOfBooks(['Prov'])];
  const days = Math.min(proverbs.length, daysFor([...psalms, ...proverbs], dailyTime));
  const wisdom = divideChapters(proverbs, days);
  return divideChapters(psalms, days).map((chapters, index) => [...chapters, ...wisdom[index]!]);
}

/** As many days as the daily time needs, and at most one for each chapter. */
function daysFor(chapters: readonly Chapter[], dailyTime: Request['dailyTime']): number {
  const words = minutesOf(dailyTime) * READING_WORDS_A_MINUTE * SHARE_READ;
  return Math.min(chapters.length, Math.ceil((versesOf(chapters) * WORDS_A_VERSE) / words));
}
