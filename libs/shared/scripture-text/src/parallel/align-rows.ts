import type { ParallelCell, ParallelRow, Verse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { formatReference, isBookId, partsOfVerse, type VerseId } from '@word-unfolded/scripture-ref';

/** The verses of one translation that correspond to the rows, in its order. */
export type Column = { readonly language: Language; readonly verses: readonly Verse[] };

/**
 * Aligns columns side by side, one row per canonical verse. A verse of several rows is in the first of them, and the
 * others refer to it; every cell has either words or a reason for their absence.
 *
 * @param canonical the rows, in order
 * @param language of the names of the rows
 */
export function alignRows(
  canonical: readonly VerseId[],
  columns: readonly Column[],
  language: Language,
): ParallelRow[] {
  const cells = columns.map((column) => cellsOf(canonical, column));
  return canonical.map((canonicalId, index) => ({
    canonicalId,
    reference: nameOf(partsOfVerse(canonicalId), language),
    cells: cells.map((column) => column[index]!),
  }));
}

function cellsOf(canonical: readonly VerseId[], { verses, language }: Column): ParallelCell[] {
  const byRow = versesByRow(verses);
  const shown = new Set<Verse>();
  return canonical.map((row) => {
    const answering = withWordsFirst(byRow.get(row) ?? []);
    const here = answering.filter((verse) => !shown.has(verse));
    for (const verse of here) shown.add(verse);
    return toCell(here, answering, language);
  });
}

function versesByRow(verses: readonly Verse[]): ReadonlyMap<VerseId, readonly Verse[]> {
  const byRow = new Map<VerseId, Verse[]>();
  for (const verse of verses)
    for (let row = verse.canonicalId; row <= verse.canonicalEndId; row += 1) {
      const answering = byRow.get(row);
      if (answering) answering.push(verse);
      else byRow.set(row, [verse]);
    }
  return byRow;
}

/** An edition that moves words leaves their old number empty, so there the omission has no meaning. */
function withWordsFirst(answering: readonly Verse[]): readonly Verse[] {
  const withWords = answering.filter(({ omitted }) => !omitted);
  return withWords.length > 0 ? withWords : answering;
}

function toCell(here: readonly Verse[], answering: readonly Verse[], language: Language): ParallelCell {
  const [first] = answering;
  if (!first) return { verses: [], absence: 'not-numbered', joinedTo: null };
  if (here.length === 0) return { verses: [], absence: 'joined', joinedTo: nameOfVerse(first, language) };
  const absence = first.omitted ? (first.omission ?? 'source-texts') : null;
  return { verses: [...here], absence, joinedTo: null };
}

function nameOfVerse({ book, chapter, number }: Verse, language: Language): string {
  if (!isBookId(book)) return `${book} ${chapter}:${number}`;
  return nameOf({ book, chapter, verse: number }, language);
}

function nameOf(verse: ReturnType<typeof partsOfVerse>, language: Language): string {
  return formatReference([{ start: verse, end: verse }], language);
}
