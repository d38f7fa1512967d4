import { AppError, STUDY_VERSES_LIMIT } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  canonicalVerses,
  countVerses,
  formatOsis,
  formatReference,
  KJV_NUMBERING,
  passageOfRange,
  versesIn,
  type Numbering,
  type VerseCounts,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { EDITIONS } from '../library/editions.js';
import { rangesOfReference } from '../passages/ranges-of-reference.js';
import { findKnownTranslation, type KnownTranslation } from '../translations/known-translations.js';

/** A requested passage, as far as one response covers it. */
export type RequestedPassage = {
  readonly translation: KnownTranslation;
  readonly numbering: Numbering;
  /** Its verses in the numbering of the translation. */
  readonly ranges: readonly VerseRange[];
  /** The same verses by their canonical ids. */
  readonly canonical: readonly VerseRange[];
  /** Its reference in the language of the translation. */
  readonly reference: string;
  /** OSIS reference of the rest for another request; null if there is none. */
  readonly next: string | null;
};

type Request = {
  readonly reference: string;
  readonly translationId?: string | undefined;
  readonly language: Language;
};

/**
 * Parses a passage in the numbering of a translation. Online translations are assumed to have the numbering of the King
 * James Version.
 *
 * @param fallback id of the translation to use if none is named.
 * @throws AppError SCRIPTURE_TRANSLATION_NOT_FOUND, or as `rangesOfReference` does.
 */
export function readRequestedPassage(
  { reference, translationId, language }: Request,
  fallback: string,
): RequestedPassage {
  const translation = knownTranslation(translationId ?? fallback);
  const numbering = EDITIONS.find(({ id }) => id === translation.id)?.numbering ?? KJV_NUMBERING;
  const { counts } = numbering;
  const requested = rangesOfReference(reference, counts, language);
  const { taken, left } = takeVerses(requested, counts, STUDY_VERSES_LIMIT);
  const passages = (ranges: readonly VerseRange[]) => ranges.map((range) => passageOfRange(range, counts));
  return {
    translation,
    numbering,
    ranges: taken,
    canonical: taken.map((range) => canonicalRange(range, numbering)),
    reference: formatReference(passages(taken), translation.language),
    next: left.length > 0 ? formatOsis(passages(left)) : null,
  };
}

/** Finds a translation by its id or abbreviation. @throws AppError SCRIPTURE_TRANSLATION_NOT_FOUND */
export function knownTranslation(name: string): KnownTranslation {
  const known = findKnownTranslation(name);
  if (!known) throw AppError.of('SCRIPTURE_TRANSLATION_NOT_FOUND');
  return known;
}

function canonicalRange({ first, last }: VerseRange, numbering: Numbering): VerseRange {
  return {
    first: canonicalVerses(first, numbering).first,
    last: canonicalVerses(last, numbering).last,
  };
}

/** Splits ranges into their first verses and the rest. */
function takeVerses(
  ranges: readonly VerseRange[],
  counts: VerseCounts,
  limit: number,
): { taken: VerseRange[]; left: VerseRange[] } {
  const taken: VerseRange[] = [];
  let room = limit;
  for (const [index, range] of ranges.entries()) {
    const verses = countVerses(range, counts);
    if (verses <= room) {
      taken.push(range);
      room -= verses;
      continue;
    }
    const rest = ranges.slice(index + 1);
    if (room === 0) return { taken, left: [range, ...rest] };
    const [last, next] = versesAround(range, counts, room);
    taken.push({ first: range.first, last });
    return { taken, left: [{ first: next, last: range.last }, ...rest] };
  }
  return { taken, left: [] };
}

/** The verse at an index in a range, and the one after it. */
function versesAround(range: VerseRange, counts: VerseCounts, place: number): [number, number] {
  let at = 0;
  let last = range.first;
  for (const verse of versesIn(range, counts)) {
    if (at === place) return [last, verse];
    last = verse;
    at += 1;
  }
  return [last, range.last];
}
