import { diffLines } from 'diff';
import type { EntryConflict, EntryText } from '@word-unfolded/domain';

/** Both texts of a conflict in one: what they have in common once, and where they differ what came first, then the other. */
export function bothTexts({ mine, theirs }: EntryConflict): EntryText {
  const content = diffLines(theirs.content, mine.content)
    .map(({ value }) => (value.endsWith('\n') ? value : `${value}\n`))
    .join('')
    .trimEnd();
  const title = theirs.title === mine.title ? theirs.title : `${theirs.title} / ${mine.title}`;
  return { title, content };
}
