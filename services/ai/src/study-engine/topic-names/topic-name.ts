import type { Language } from '@word-unfolded/domain';
import { SPANISH_TOPIC_NAMES } from './spanish-topic-names.js';

const SPANISH: ReadonlyMap<string, string> = new Map(
  SPANISH_TOPIC_NAMES.trim()
    .split('\n')
    .map((line): [string, string] => {
      const [english = '', spanish = ''] = line.split('|').map((cell) => cell.trim());
      return [english, spanish];
    }),
);

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
