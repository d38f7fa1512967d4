import type { PassageAnswer, Verse } from '@word-unfolded/contracts';
import {
  isBookId,
  locatePassage,
  parseOsis,
  verseAfter,
  verseId,
  type PassageReference,
  type VerseCounts,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { answerPassage } from '@word-unfolded/scripture-text';

/** A continuous range of a translation that was read, and its verses in that translation. */
type Piece = { readonly range: VerseRange; readonly verses: readonly Verse[] };

/**
 * Builds passages of a translation from others that were read in it.
 *
 * @param answers all of one translation
 * @param counts of this translation
 * @returns undefined unless every verse of them was read, or is known to be missing from the translation
 */
export async function cutPassages(
  requested: readonly PassageReference[],
  answers: readonly PassageAnswer[],
  counts: VerseCounts,
): Promise<PassageAnswer | undefined> {
  const translation = answers[0]?.translation;
  const pieces = answers.flatMap(({ passages }) => passages.flatMap((passage) => piecesOf(passage, counts)));
  const ranges = requested.flatMap((passage) => rangeOf(passage, counts) ?? []);
  const isWhole = ranges.length === requested.length && ranges.every((range) => join(pieces, range, counts));
  if (!translation || !isWhole) return undefined;
  return answerPassage(ranges, {
    translation,
    counts,
    read: async (range, limit) => (join(pieces, range, counts) ?? []).slice(0, limit),
  });
}

function piecesOf({ osis, verses }: PassageAnswer['passages'][number], counts: VerseCounts): Piece[] {
  const ranges = (parseOsis(osis) ?? []).flatMap((passage) => rangeOf(passage, counts) ?? []);
  return ranges.map((range) => ({ range, verses: versesWithin(verses, range) }));
}

/** The verses of a range, collected from the parts; undefined if none of them contains one of the verses. */
function join(pieces: readonly Piece[], range: VerseRange, counts: VerseCounts): Verse[] | undefined {
  const joined: Verse[] = [];
  for (let next: VerseId | undefined = range.first; next !== undefined && next <= range.last;) {
    const first: VerseId = next;
    const piece = pieces
      .filter((each) => each.range.first <= first && first <= each.range.last)
      .reduce(
        (one: Piece | undefined, other) => (one && one.range.last >= other.range.last ? one : other),
        undefined,
      );
    if (!piece) return undefined;
    joined.push(...versesWithin(piece.verses, { first, last: range.last }));
    next = verseAfter(piece.range.last, counts);
  }
  return joined;
}

function rangeOf(passage: PassageReference, counts: VerseCounts): VerseRange | undefined {
  const located = locatePassage(passage, counts);
  return located.exists ? located.range : undefined;
}

function versesWithin(verses: readonly Verse[], { first, last }: VerseRange): Verse[] {
  return verses.filter(({ book, chapter, number }) => {
    const id = isBookId(book) ? verseId(book, chapter, number) : 0;
    return first <= id && id <= last;
  });
}
