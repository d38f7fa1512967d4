import { SUGGESTIONS_LIMIT, type ScriptureSuggestion } from '@word-unfolded/contracts';
import { LANGUAGES, type Language } from '@word-unfolded/domain';
import type { ReferenceParser } from '@word-unfolded/scripture-ref';
import { begunWordings } from '../remembered/begun-wordings.js';
import { suggestReferences } from './suggest-references.js';

/** The completions of a text. */
export type SuggestionSources = {
  readonly parse: ReferenceParser['parse'];
  /** The text with its last word completed, the most likely first. */
  readonly completeWords: (text: string) => readonly string[] | Promise<readonly string[]>;
};

/** The continuation in a text is quoted from it, so well-known wordings have only a part of the list. */
const WORDINGS_LIMIT = 3;

/** No word of a verse continues right behind these. */
const SENTENCE_END = /[.;!?]$/;

/**
 * Completes the text of the search box: references first, then words, then well-known verses in their remembered
 * wording.
 */
export async function suggestionsOf(
  written: string,
  language: Language,
  { parse, completeWords }: SuggestionSources,
): Promise<ScriptureSuggestion[]> {
  if (!written.trim()) return [];
  const text = written.normalize('NFC').trimStart();
  const references = suggestReferences(text, language, SUGGESTIONS_LIMIT, parse);
  // A number after a name is a chapter, not a word of a verse.
  if (references.length > 0 && /\d/.test(text)) return references;
  const wordings = wordingsFor(text, language);
  const room = Math.max(0, SUGGESTIONS_LIMIT - references.length - wordings.length);
  const words = SENTENCE_END.test(text) ? [] : await completeWords(text);
  const completed = words.filter((each) => !wordings.includes(each)).slice(0, room);
  const names = new Set(references.map((reference) => reference.text));
  const others = [...completed, ...wordings]
    .filter((each) => !names.has(each))
    .map((each): ScriptureSuggestion => ({ kind: 'words', text: each }));
  return [...references, ...others].slice(0, SUGGESTIONS_LIMIT);
}

/** In the reader's language, or in another if it has none. */
function wordingsFor(text: string, preferred: Language): string[] {
  const languages = [preferred, ...LANGUAGES.filter((language) => language !== preferred)];
  const found = languages.map((language) => begunWordings(text, language, WORDINGS_LIMIT));
  return found.find((wordings) => wordings.length > 0) ?? [];
}
