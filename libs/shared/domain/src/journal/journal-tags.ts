import { cleanText } from './journal-text.js';
import { JOURNAL_LIMITS } from './journal-limits.js';

/** A tag as it is kept: trimmed, composed (NFC), with single blanks and without a leading `#`. Any script. */
export function cleanTag(tag: string): string {
  return cleanText(tag)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^#+\s*/, '');
}

/** What two tags have in common that are the same to a reader: `Fe` and `fe` are, `fe` and `fé` are not. */
export function tagKey(tag: string): string {
  return cleanTag(tag).toLowerCase();
}

/** Whether tags have one already, however it is capitalised. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => tagKey(each) === tagKey(tag));
}

/** Tags without repetitions and empty ones; of two spellings the first stays. */
export function cleanTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags.map(cleanTag)) if (tag !== '' && !kept.has(tagKey(tag))) kept.set(tagKey(tag), tag);
  return [...kept.values()];
}

/** What was done to the tags of an entry. */
export type TagChange = { readonly added: readonly string[]; readonly removed: readonly string[] };

/** What makes some tags of others. */
export function tagChange(before: readonly string[], after: readonly string[]): TagChange {
  return {
    added: after.filter((tag) => !hasTag(before, tag)),
    removed: before.filter((tag) => !hasTag(after, tag)),
  };
}

/**
 * Tags after a change that was made of others: what somebody else has added or removed meanwhile stays so.
 *
 * @returns `refused`: tags for which there is no room (specification, section 5: at most 10)
 */
export function withTagChange(
  tags: readonly string[],
  { added, removed }: TagChange,
): { readonly tags: string[]; readonly refused: string[] } {
  const wanted = cleanTags([...tags.filter((tag) => !hasTag(removed, tag)), ...added]);
  return { tags: wanted.slice(0, JOURNAL_LIMITS.tags), refused: wanted.slice(JOURNAL_LIMITS.tags) };
}
