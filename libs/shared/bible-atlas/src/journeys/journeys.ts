import type { Language } from '@word-unfolded/domain';
import {
  KJV_VERSE_COUNTS,
  locatePassage,
  parseOsis,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { placeOf, type Place } from '../places/places.js';
import table from './journeys.data.json' with { type: 'json' };

type JourneyId = keyof typeof table;

/** A place of a journey, with the verse that names it there. */
export type JourneyStop = { readonly place: Place; readonly verse: VerseId };

/** A journey of the Bible: its places in order. Where the text names none, the way between two places is not known. */
export type Journey = {
  readonly id: JourneyId;
  readonly name: Readonly<Record<Language, string>>;
  /** The passages that tell it, in the numbering of the King James Version. */
  readonly passages: readonly VerseRange[];
  readonly stops: readonly JourneyStop[];
};

/** The journeys in the order of the canon. The table is data of our own; a test compares each stop with the verses of its place. */
export const JOURNEYS: readonly Journey[] = (Object.keys(table) as JourneyId[]).map((id) => ({
  id,
  name: table[id].name,
  passages: rangesOf(table[id].passages),
  stops: table[id].stops.map(readStop),
}));

/** The journeys that a passage tells a part of. */
export function journeysOf(verses: readonly VerseId[]): readonly Journey[] {
  return JOURNEYS.filter(({ passages }) =>
    verses.some((verse) => passages.some(({ first, last }) => first <= verse && verse <= last)),
  );
}

/** @throws RangeError for a place that the table of places lacks. */
function readStop(text: string): JourneyStop {
  const [id = '', osis = ''] = text.split(' ');
  const place = placeOf(id);
  const verse = rangesOf(osis)[0]?.first;
  if (!place || verse === undefined) throw new RangeError(`${text} is no place with a verse.`);
  return { place, verse };
}

function rangesOf(osis: string): VerseRange[] {
  return (parseOsis(osis) ?? []).flatMap((passage) => {
    const located = locatePassage(passage, KJV_VERSE_COUNTS);
    return located.exists ? [located.range] : [];
  });
}
