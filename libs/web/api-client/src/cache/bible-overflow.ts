import type { StoredAnswer } from './stored-answer.js';

/** Specification, section 9: the approximate maximum number of characters of the passages on a device. */
const BIBLE_CHARACTERS = 2_000_000;

/** The share of each translation that is evicted above that: its oldest passages. */
const SHARE_THAT_GOES = 0.2;

/** The cached passages to evict: none below the limit; above it the oldest fifth of each translation. */
export function bibleOverflow(stored: readonly StoredAnswer[]): string[] {
  const characters = stored.reduce((sum, { data }) => sum + sizeOf(data), 0);
  if (characters <= BIBLE_CHARACTERS) return [];
  const byTranslation = new Map<string, StoredAnswer[]>();
  for (const answer of stored) {
    const name = translationOf(answer.data);
    byTranslation.set(name, [...(byTranslation.get(name) ?? []), answer]);
  }
  return [...byTranslation.values()].flatMap((entries) =>
    entries
      .sort((one, other) => one.at - other.at)
      .slice(0, Math.ceil(entries.length * SHARE_THAT_GOES))
      .map(({ key }) => key),
  );
}

function sizeOf(data: unknown): number {
  return JSON.stringify(data).length;
}

function translationOf(data: unknown): string {
  const { translation } = data as { translation?: { id?: string } };
  return translation?.id ?? '';
}
