import { SUGGESTIONS_LIMIT, type ScriptureSuggestion } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { ReferenceParser } from '@word-unfolded/scripture-ref';
import { suggestReferences } from './suggest-references.js';

/** What a text is completed with. */
export type SuggestionSources = {
  readonly parse: ReferenceParser['parse'];
  /** The text with its last word completed, the likeliest first. */
  readonly completeWords: (text: string) => readonly string[] | Promise<readonly string[]>;
};

/** Completes what a reader writes into the search box: references first, then words. */
export async function suggestionsOf(
  written: string,
  language: Language,
  { parse, completeWords }: SuggestionSources,
): Promise<ScriptureSuggestion[]> {
  if (!written.trim()) return [];
  const text = written.normalize('NFC').trimStart();
  const references = suggestReferences(text, language, SUGGESTIONS_LIMIT, parse);
  // A number after a name is a chapter, not a word of a verse.
  const words = references.length > 0 && /\d/.test(text) ? [] : await completeWords(text);
  const names = new Set(references.map((reference) => reference.text));
  const others = words
    .filter((each) => !names.has(each))
    .map((each): ScriptureSuggestion => ({ kind: 'words', text: each }));
  return [...references, ...others].slice(0, SUGGESTIONS_LIMIT);
}
