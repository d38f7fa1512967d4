import type { Language } from '@word-unfolded/domain';
import {
  BOOKS,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseOsis,
  type BookId,
  type PassageReference,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import settings from './settings.data.json' with { type: 'json' };
import table from './timeline.data.json' with { type: 'json' };

/** The rows of the timeline, from the top. */
export type TimelineRow = 'events' | 'prophets' | 'judah' | 'israel';

/** A span of years: before Christ they are negative, and there is no year 0. */
export type Years = {
  readonly from: number;
  readonly to: number;
  /** Scholars do not agree, or only the order is known. */
  readonly isAbout: boolean;
};

/** A king, a prophet or an event. */
export type TimelineEvent = Years & {
  readonly row: TimelineRow;
  readonly name: Readonly<Record<Language, string>>;
  /** The passages that tell of it. */
  readonly passages: readonly PassageReference[];
};

/**
 * Kings, prophets and events with their years, by row and year. The years of the kings of Judah and Israel are those of
 * Edwin R. Thiele, reigns beside a father or a rival included; of the dates of the Exodus both that are held form the span.
 */
export const TIMELINE: readonly TimelineEvent[] = table.map((text) => {
  const [row, en, es, from, to, about, osis] = text.split('|');
  return {
    row: row as TimelineRow,
    name: { en: en!, es: es! },
    from: Number(from),
    to: Number(to),
    isAbout: about === 'about',
    passages: parseOsis(osis!) ?? [],
  };
});

/** The time of which a part of a book tells, or in which a letter was written; without years where it is not known. */
export type Setting = { readonly range: VerseRange; readonly years: Years | undefined };

/** The parts of every book, in the order of the canon. */
export const SETTINGS: readonly Setting[] = settings.map((text) => {
  const [osis, from, to, about] = text.split('|');
  const located = locatePassage(parseOsis(osis!)![0]!, KJV_VERSE_COUNTS);
  if (!located.exists) throw new RangeError(`${osis} is no part of the canon.`);
  const years = from && to ? { from: Number(from), to: Number(to), isAbout: about === 'about' } : undefined;
  return { range: located.range, years };
});

/**
 * The years of which a passage tells, or in which it was written if it is a letter or the words of a prophet.
 *
 * @param verses canonical ids of its verses
 * @returns the span of all its parts; undefined when the time of none is known
 */
export function timelineOf(verses: readonly VerseId[]): Years | undefined {
  const years = SETTINGS.filter(({ range }) =>
    verses.some((verse) => range.first <= verse && verse <= range.last),
  ).flatMap((setting) => setting.years ?? []);
  return spanOf(years);
}

/** The years of a book: of its first known part to its last. */
export function yearsOfBook(book: BookId): Years | undefined {
  const number = BOOKS.findIndex(({ osis }) => osis === book) + 1;
  return spanOf(
    SETTINGS.filter(({ range }) => Math.floor(range.first / 1_000_000) === number).flatMap(
      ({ years }) => years ?? [],
    ),
  );
}

function spanOf(years: readonly Years[]): Years | undefined {
  if (years.length === 0) return undefined;
  return {
    from: Math.min(...years.map(({ from }) => from)),
    to: Math.max(...years.map(({ to }) => to)),
    isAbout: years.some(({ isAbout }) => isAbout),
  };
}
