import type { KeptAnswer } from './kept-answer.js';

/** Specification, section 9: the passages on a device have so many characters at most, about. */
export const BIBLE_CHARACTERS = 2_000_000;

/** Of each translation so much goes when there are more: its oldest. */
const SHARE_THAT_GOES = 0.2;

/** Which of the kept passages must go: none below the limit; beyond it the oldest fifth of each translation's. */
export function bibleOverflow(kept: readonly KeptAnswer[]): string[] {
  const characters = kept.reduce((sum, { data }) => sum + sizeOf(data), 0);
  if (characters <= BIBLE_CHARACTERS) return [];
  const byTranslation = new Map<string, KeptAnswer[]>();
  for (const answer of kept) {
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
