import type { Language } from '@word-unfolded/domain';
import names from './spanish-topic-names.data.json' with { type: 'json' };

/**
 * The commonest Nave's topics in Spanish, by Nave's name in capitals. The translation is this application's own.
 */
const SPANISH: ReadonlyMap<string, string> = new Map(Object.entries(names));

const SMALL = new Set(['of', 'the', 'and', 'to', 'for', 'in', 'a', 'an', 'or']);

/**
 * The name of a Nave's topic for readers of a language, without Nave's capitals; in English when there is no
 * translation.
 */
export function topicName(name: string, language: Language): string {
  return (language === 'es' ? SPANISH.get(name.toUpperCase()) : undefined) ?? capitalized(name);
}

/** Whether a Nave's topic has a name in the reader's language. */
export function hasTopicName(name: string, language: Language): boolean {
  return language === 'en' || SPANISH.has(name.toUpperCase());
}

/** Words in title case. */
export function capitalized(words: string): string {
  return words
    .toLowerCase()
    .replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
