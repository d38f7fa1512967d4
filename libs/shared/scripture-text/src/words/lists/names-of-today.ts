import type { Language } from '@word-unfolded/domain';
import names from './names-of-today.data.json' with { type: 'json' };
import { foldWord } from '../words-of.js';

const TABLES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: folded(names.en),
  es: folded(names.es),
};

/**
 * The spelling in a stored text of a name that readers write differently: Mephi-boseth in the Reina Valera of 1909 for
 * Mefiboset.
 *
 * @param word as `foldWord` returns it
 */
export function storedName(word: string, language: Language): string | undefined {
  return TABLES[language].get(word);
}

function folded(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).map(([name, stored]) => [foldWord(name), stored]));
}
