import { cleanLine } from './journal-text.js';
import { JOURNAL_LIMITS } from './journal-limits.js';

/** A tag in its stored form: trimmed, composed (NFC), with single spaces and without a leading `#`. Any script. */
export function cleanTag(tag: string): string {
  return cleanLine(tag)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^#+\s*/, '');
}

/** The comparison key of a tag: `Fe` and `fe` have the same key, `fe` and `fé` do not. */
export function tagKey(tag: string): string {
  return cleanTag(tag).toLowerCase();
}

/** Whether a list has the tag already, ignoring case. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => tagKey(each) === tagKey(tag));
}

/** Removes empty tags and duplicates; of two spellings the first stays. */
export function cleanTags(tags: readonly string[]): string[] {
  const stored = new Map<string, string>();
  for (const tag of tags.map(cleanTag))
    if (tag !== '' && !stored.has(tagKey(tag))) stored.set(tagKey(tag), tag);
  return [...stored.values()];
}

/** The changes of an entry's tags. */
export type TagChange = { readonly added: readonly string[]; readonly removed: readonly string[] };

/** The changes that turn one list of tags into another. */
export function tagChange(before: readonly string[], after: readonly string[]): TagChange {
  return {
    added: after.filter((tag) => !hasTag(before, tag)),
    removed: before.filter((tag) => !hasTag(after, tag)),
  };
}

/**
 * Applies a change to tags that may have changed since it was made; additions and removals of others in the meantime
 * stay.
 *
 * @returns `refused`: tags above the limit (specification, section 5: at most 10)
 */
export function withTagChange(
  tags: readonly string[],
  { added, removed }: TagChange,
): { readonly tags: string[]; readonly refused: string[] } {
  const wanted = cleanTags([...tags.filter((tag) => !hasTag(removed, tag)), ...added]);
  return { tags: wanted.slice(0, JOURNAL_LIMITS.tags), refused: wanted.slice(JOURNAL_LIMITS.tags) };
}
