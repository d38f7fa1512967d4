import { tagChange, withTagChange, type EntryConflict, type EntryFields } from '@word-unfolded/domain';
import { mergeText, type WorkingEntry } from '@word-unfolded/offline';
import { bothContents } from '../../../journal/text/both-contents.js';
import { bothTexts } from '../../../journal/text/both-texts.js';

/** The fields that a reader edits in the editor. */
export type DraftFields = Pick<
  EntryFields,
  'title' | 'content' | 'scripture' | 'date' | 'category' | 'mood' | 'tags'
>;

/** The state of an entry when the editor last read it on this device. */
export type SeenEntry = Pick<EntryFields, 'content' | 'tags'>;

/**
 * Applies the changes of the editor to the current entry, which another tab may have edited since `seen`: texts are
 * merged, tags are added and removed, and for other fields the later change wins.
 */
export function writtenTogether(
  seen: SeenEntry,
  { tags, ...written }: Partial<DraftFields>,
  now: WorkingEntry,
): Partial<WorkingEntry> {
  const tagged = tags && { tags: withTagChange(now.tags, tagChange(seen.tags, tags)).tags };
  const { title, content, ...chosen } = written;
  if (now.conflict && (title !== undefined || content !== undefined))
    return { ...chosen, ...tagged, ...bothTexts(withWritten(now.conflict, seen, written)) };
  return {
    ...written,
    ...tagged,
    ...(content !== undefined && { content: mergedContent(seen.content, content, now.content) }),
  };
}

/** Merges two texts with a common base; returns both when they cannot be merged. */
export function mergedContent(base: string, mine: string, theirs: string): string {
  const merged = mergeText(base, mine, theirs);
  return merged.clean ? merged.text : bothContents(theirs, mine);
}

/**
 * The reader types on although the conflict is the state of the entry, such as when another tab looks at it: the words
 * go to the side that the reader was editing, and the editor continues with both texts.
 */
function withWritten(
  conflict: EntryConflict,
  seen: SeenEntry,
  { title, content }: Partial<DraftFields>,
): EntryConflict {
  const side = seen.content === conflict.theirs.content ? 'theirs' : 'mine';
  const text = conflict[side];
  return { ...conflict, [side]: { title: title ?? text.title, content: content ?? text.content } };
}
