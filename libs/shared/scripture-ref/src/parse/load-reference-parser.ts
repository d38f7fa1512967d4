import { LANGUAGES, type Language } from '@word-unfolded/domain';
import type { Grammar } from './grammar/grammar.js';
import type { ReferenceParser } from './reference-parser.js';

const GRAMMARS: Readonly<Record<Language, () => Promise<Grammar>>> = {
  en: async () => (await import('./grammar/english-grammar.js')).ENGLISH_GRAMMAR,
  es: async () => (await import('./grammar/spanish-grammar.js')).SPANISH_GRAMMAR,
};

/**
 * The reference parser for a browser: the parser and each language are separate chunks (about 20, 11 and 8 kB
 * compressed), fetched on demand.
 *
 * @param languages the supported languages; both by default.
 */
export async function loadReferenceParser(
  languages: readonly Language[] = LANGUAGES,
): Promise<ReferenceParser> {
  const [{ createReferenceParser }, ...grammars] = await Promise.all([
    import('./reference-parser.js'),
    ...languages.map((language) => GRAMMARS[language]()),
  ]);
  return createReferenceParser(grammars);
}
