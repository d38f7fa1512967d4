import { plainMarkdown } from '@word-unfolded/answer-text';
import { bookName, partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import { rangeOf, type Entry } from '@word-unfolded/study-library';
import type { CompositionContext } from '../../composing/composition-context.js';

/**
 * Where a passage stands, in a few words: the story that it is from, or else the book and its section. Undefined when the
 * library does not tell.
 */
export function whereItStands(
  context: CompositionContext,
  range: VerseRange,
  besides?: Entry,
): string | undefined {
  const { entries, language, say } = context;
  const story = entries.storiesAt(range).find((each) => {
    const own = rangeOf(each.passage);
    return each !== besides && own && own.first <= range.first && range.last <= own.last;
  });
  if (story) return say.fromStory(plainMarkdown(story.text[language].title));
  const { book } = partsOfVerse(range.first);
  const section = sectionAt(context, range);
  const name = plainMarkdown(bookName(book, language));
  return section === undefined ? undefined : say.fromSection(name, plainMarkdown(section));
}

/** The title of the section of its book in which a passage begins. */
export function sectionAt({ entries, language }: CompositionContext, range: VerseRange): string | undefined {
  const { book } = partsOfVerse(range.first);
  return entries.book(book)?.outline[language].find(({ passage }) => {
    const own = rangeOf(passage);
    return own && own.first <= range.first && range.first <= own.last;
  })?.title;
}
