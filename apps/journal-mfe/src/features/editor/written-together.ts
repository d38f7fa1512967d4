import { tagChange, withTagChange, type EntryConflict, type EntryFields } from '@word-unfolded/domain';
import { mergeText, type WorkingEntry } from '@word-unfolded/offline';
import { bothContents } from '../../journal/both-contents.js';

/** What a reader writes and chooses in the editor. */
export type DraftFields = Pick<
  EntryFields,
  'title' | 'content' | 'scripture' | 'date' | 'category' | 'mood' | 'tags'
>;

/** What an entry was when the editor last saw it on this device. */
export type SeenEntry = Pick<EntryFields, 'content' | 'tags'>;

/**
 * What a change of the editor makes of the entry as it is now, when another tab may have written it since it was seen:
 * texts are merged, tags are added and removed, of the rest the later choice stays.
 */
export function writtenTogether(
  seen: SeenEntry,
  { tags, ...written }: Partial<DraftFields>,
  now: WorkingEntry,
): Partial<WorkingEntry> {
  const tagged = tags && { tags: withTagChange(now.tags, tagChange(seen.tags, tags)).tags };
  const { title, content, ...chosen } = written;
  if (now.conflict && (title !== undefined || content !== undefined))
    return { ...chosen, ...tagged, conflict: withWritten(now.conflict, seen, written) };
  return {
    ...written,
    ...tagged,
    ...(content !== undefined && { content: mergedContent(seen.content, content, now.content) }),
  };
}

/** Two texts that were made of one; where they cannot be merged, both. */
export function mergedContent(base: string, mine: string, theirs: string): string {
  const merged = mergeText(base, mine, theirs);
  return merged.clean ? merged.text : bothContents(theirs, mine);
}

/** The reader has not seen yet that there are two texts: what they write belongs to the one that they were writing. */
function withWritten(
  conflict: EntryConflict,
  seen: SeenEntry,
  { title, content }: Partial<DraftFields>,
): EntryConflict {
  const side = seen.content === conflict.theirs.content ? 'theirs' : 'mine';
  const text = conflict[side];
  return { ...conflict, [side]: { title: title ?? text.title, content: content ?? text.content } };
}
