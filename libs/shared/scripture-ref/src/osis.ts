import { isBookId } from './canon/books.js';
import type { PassageReference, ReferencePoint } from './passage-reference.js';
import { samePoint } from './passage-reference.js';

const POINT = /^([1-3]?[A-Za-z]+)(?:\.(\d{1,3})(?:\.(\d{1,3}))?)?$/;

/** Passages in OSIS form, separated by spaces: `Rom.8.28-Rom.8.30 Ps.23 Jude` (OSIS 2.1.1 user's manual). */
export function formatOsis(passages: readonly PassageReference[]): string {
  return passages
    .map(({ start, end }) =>
      samePoint(start, end) ? formatPoint(start) : `${formatPoint(start)}-${formatPoint(end)}`,
    )
    .join(' ');
}

function formatPoint({ book, chapter, verse }: ReferencePoint): string {
  return [book, chapter, verse].filter((part) => part !== undefined).join('.');
}

/**
 * Parses passages in OSIS form, as `formatOsis` writes them.
 *
 * @returns undefined for a text that is not entirely OSIS.
 */
export function parseOsis(text: string): PassageReference[] | undefined {
  const passages = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(parsePassage);
  return passages.length > 0 && passages.every((passage) => passage !== undefined) ? passages : undefined;
}

function parsePassage(text: string): PassageReference | undefined {
  const ends = text.split('-');
  const start = parsePoint(ends[0]!);
  const end = parsePoint(ends.at(-1)!);
  return start && end && ends.length <= 2 ? { start, end } : undefined;
}

function parsePoint(text: string): ReferencePoint | undefined {
  const [, book, chapter, verse] = POINT.exec(text) ?? [];
  if (!isBookId(book)) return undefined;
  return {
    book,
    ...(chapter !== undefined && { chapter: Number(chapter) }),
    ...(verse !== undefined && { verse: Number(verse) }),
  };
}
