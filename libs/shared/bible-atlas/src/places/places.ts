import type { Language } from '@word-unfolded/domain';
import {
  bookOf,
  isBookId,
  partsOfVerse,
  verseId,
  type BookId,
  type VerseId,
} from '@word-unfolded/scripture-ref';
import rows from './places.data.json' with { type: 'json' };

/** Where the places, their locations and their verses come from; shown wherever they are shown. */
export const PLACES_SOURCE = {
  name: 'OpenBible.info',
  author: 'Stephen Smith',
  address: 'https://www.openbible.info/geo/',
  licence: 'CC BY 4.0',
  licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** A place that the Bible names. */
export type Place = {
  /** The id of the place at the source: namesakes differ by it. */
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** What the likeliest location is, in the words of the source: settlement, river, mountain. */
  readonly type: string;
  /** The likeliest location, WGS 84, in degrees; of a region or river a point that stands for it. */
  readonly latitude: number;
  readonly longitude: number;
  /** How sure the sources are of that location, from 0 to 1000, which is undisputed. */
  readonly score: number;
  /** What is there today. */
  readonly modernName: string;
  /** How many locations have been proposed. */
  readonly candidates: number;
  /** The verses that name it, in order, in the numbering of the King James Version. */
  readonly verses: readonly VerseId[];
};

/** A place in a passage, with the verses of the passage that name it. */
export type FoundPlace = { readonly place: Place; readonly verses: readonly VerseId[] };

/** The least score of a location that is shown as certain. */
const CERTAIN = 500;

/** Every place that a verse of the canon names: id, both names, type, location, score, modern name, candidates, verses. */
export const PLACES: readonly Place[] = rows.map(readRow);

const byId = new Map(PLACES.map((place) => [place.id, place]));

/** Whether the location of a place is disputed enough to be shown as uncertain. */
export function isUncertain({ score }: Place): boolean {
  return score < CERTAIN;
}

/** The place of an id, which may come from an address. */
export function placeOf(id: string): Place | undefined {
  return byId.get(id);
}

/**
 * The places that a passage names, by the first verse that names each, and by name in one verse.
 *
 * @param verses canonical ids of its verses
 */
export function placesIn(verses: Iterable<VerseId>): readonly FoundPlace[] {
  const wanted = new Set(verses);
  if (wanted.size === 0) return [];
  return namedBy((verse) => wanted.has(verse));
}

/** The places that a book names, by the first verse that names each. */
export function placesOfBook(book: BookId): readonly FoundPlace[] {
  return namedBy((verse) => partsOfVerse(verse).book === book);
}

function namedBy(isWanted: (verse: VerseId) => boolean): readonly FoundPlace[] {
  return PLACES.map((place) => ({ place, verses: place.verses.filter(isWanted) }))
    .filter(({ verses }) => verses.length > 0)
    .sort(
      (one, other) =>
        one.verses[0]! - other.verses[0]! || one.place.name.en.localeCompare(other.place.name.en),
    );
}

function readRow(row: string): Place {
  const [id, en, es, type, latitude, longitude, score, modernName, candidates, verses] = row.split('|');
  return {
    id: id!,
    name: { en: en!, es: es || en! },
    type: type!,
    latitude: Number(latitude),
    longitude: Number(longitude),
    score: Number(score),
    modernName: modernName || en!,
    candidates: Number(candidates),
    verses: readVerses(verses!),
  };
}

/** `Gen 12:8 13:3;Josh 7:2` */
function readVerses(text: string): VerseId[] {
  return text.split(';').flatMap((part) => {
    const [book, ...points] = part.split(' ');
    if (!isBookId(book)) throw new RangeError(`${book} is no book of the canon.`);
    const { osis } = bookOf(book);
    return points.map((point) => {
      const [chapter, verse] = point.split(':');
      return verseId(osis, Number(chapter), Number(verse));
    });
  });
}
