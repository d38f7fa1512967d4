import { plainMarkdown } from '@word-unfolded/answer-text';
import { bookName, chapterName, KJV_VERSE_COUNTS, verseId, type BookId } from '@word-unfolded/scripture-ref';
import type { MissingPassage } from '../asking/named/references-of-question.js';
import { referenceLink, type Block } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';

/** Says that no edition has a passage, and how far its book or chapter goes. */
export function missingPassage(context: CompositionContext, { name, problem }: MissingPassage): Block {
  const { say } = context;
  if (!problem) return say.noSuchBook(plainMarkdown(name));
  if (problem.kind === 'chapter-not-found' && problem.chapters === 1) return singleChapter(context, problem);
  const no = say.noSuchPassage(plainMarkdown(name));
  if (problem.kind === 'chapter-not-found') return `${no} ${chaptersThereAre(context, problem)}`;
  if (problem.kind !== 'verse-not-found') return no;
  const { book, chapter, verses } = problem;
  const chapters = KJV_VERSE_COUNTS[book]?.length;
  const of = chapters === 1 ? bookName(book, context.language) : chapterName(book, chapter, context.language);
  return `${no} ${say.lastVerse(plainMarkdown(of), linkTo(context, book, chapter, verses))}`;
}

type NoSuchChapter = { readonly book: BookId; readonly chapter: number; readonly chapters: number };

/** `Jude 2` is a verse, so a chapter that is asked for is named as one. */
function singleChapter(context: CompositionContext, { book, chapter }: NoSuchChapter): string {
  const { say, language } = context;
  const name = plainMarkdown(bookName(book, language));
  const last = linkTo(context, book, 1, KJV_VERSE_COUNTS[book]?.[0] ?? 1);
  return `${say.noSuchPassage(say.chapterOfBook(name, chapter))} ${say.singleChapter(name, last)}`;
}

function chaptersThereAre({ say, language }: CompositionContext, { book, chapters }: NoSuchChapter): string {
  const last = referenceLink({
    reference: chapterName(book, chapters, language),
    osis: `${book}.${chapters}`,
  });
  if (book === 'Ps') return say.psalmsThereAre(chapters, last);
  return say.chaptersThereAre(plainMarkdown(bookName(book, language)), chapters, last);
}

/** A verse in the numbering of the reader's translation. */
function linkTo(context: CompositionContext, book: BookId, chapter: number, verse: number): string {
  const id = verseId(book, chapter, verse);
  return referenceLink(context.cite({ first: id, last: id }));
}
