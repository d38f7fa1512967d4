import { AppError } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { bookName, chapterName, type PassageProblem } from '@word-unfolded/scripture-ref';

/** The error for the part of a passage that a translation lacks, with names in the reader's language. */
export function passageProblemError(problem: PassageProblem, language: Language): AppError {
  switch (problem.kind) {
    case 'book-not-found':
      return AppError.of('SCRIPTURE_BOOK_NOT_IN_TRANSLATION', {
        book: bookName(problem.book, language),
      });
    case 'chapter-not-found':
      return chapterNotFound(problem, language);
    case 'verse-not-found':
      return AppError.of('SCRIPTURE_VERSE_NOT_FOUND', {
        chapter: chapterName(problem.book, problem.chapter, language),
        verses: problem.verses,
        verse: problem.verse,
      });
    case 'range-backwards':
      return AppError.of('SCRIPTURE_RANGE_BACKWARDS');
  }
}

function chapterNotFound(
  { book, chapter, chapters }: Extract<PassageProblem, { kind: 'chapter-not-found' }>,
  language: Language,
): AppError {
  const name = bookName(book, language);
  if (chapters === 1) return AppError.of('SCRIPTURE_ONLY_CHAPTER_NOT_FOUND', { book: name, chapter });
  return AppError.of('SCRIPTURE_CHAPTER_NOT_FOUND', { book: name, chapters, chapter });
}
