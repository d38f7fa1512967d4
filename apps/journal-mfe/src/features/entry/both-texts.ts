import type { EntryConflict, EntryText } from '@word-unfolded/domain';
import { bothContents } from '../../journal/both-contents.js';

/** Both texts of a conflict in one: what they have in common once, and where they differ what came first, then the other. */
export function bothTexts({ mine, theirs }: EntryConflict): EntryText {
  const title = theirs.title === mine.title ? theirs.title : `${theirs.title} / ${mine.title}`;
  return { title, content: bothContents(theirs.content, mine.content) };
}
