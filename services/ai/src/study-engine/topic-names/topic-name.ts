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

/** A name of a topic of Nave, who sets it in capitals, for readers of a language; in English where it is not translated. */
export function topicName(name: string, language: Language): string {
  return (language === 'es' ? SPANISH.get(name.toUpperCase()) : undefined) ?? capitalized(name);
}

/** Words as a title has them. */
export function capitalized(words: string): string {
  return words
    .toLowerCase()
    .replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
