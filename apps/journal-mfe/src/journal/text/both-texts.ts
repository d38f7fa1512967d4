import type { EntryConflict, EntryText } from '@word-unfolded/domain';
import { bothContents } from './both-contents.js';

/** Joins both texts of a conflict: common parts appear once; where they differ, the earlier text comes first. */
export function bothTexts({ mine, theirs }: EntryConflict): EntryText {
  const title = theirs.title === mine.title ? theirs.title : `${theirs.title} / ${mine.title}`;
  return { title, content: bothContents(theirs.content, mine.content) };
}
