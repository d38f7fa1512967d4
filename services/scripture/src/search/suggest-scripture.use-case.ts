import { Injectable } from '@nestjs/common';
import {
  SUGGESTIONS_LIMIT,
  type RequestOf,
  type ScriptureSuggestion,
  type SuggestScripture,
} from '@word-unfolded/contracts';
import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { SearchRepository } from './index/search.repository.js';
import { defaultEdition } from './query/choose-editions.js';
import { suggestReferences } from './suggest/suggest-references.js';
import { WordCompletions } from './suggest/word-completions.js';

/** Completes what a reader writes into the search box. */
@Injectable()
export class SuggestScriptureUseCase {
  private readonly completions;

  constructor(repository: SearchRepository) {
    this.completions = LANGUAGES.flatMap((language) => {
      const edition = defaultEdition(repository.editions, language);
      return edition ? [{ language, words: new WordCompletions(repository, edition) }] : [];
    });
  }

  /** @returns references first, then words in the reader's language, or in another where it has none. */
  async execute({ q, language }: RequestOf<typeof SuggestScripture>): Promise<ScriptureSuggestion[]> {
    if (!q.trim()) return [];
    const text = q.normalize('NFC').trimStart();
    const references = suggestReferences(text, language, SUGGESTIONS_LIMIT);
    // A number after a name is a chapter, not a word of a verse.
    const words = references.length > 0 && /\d/.test(text) ? [] : this.suggestWords(text, language);
    const names = new Set(references.map((reference) => reference.text));
    const others = words.filter((suggestion) => !names.has(suggestion.text));
    return [...references, ...others].slice(0, SUGGESTIONS_LIMIT);
  }

  private suggestWords(text: string, preferred: Language): ScriptureSuggestion[] {
    const inOrder = [...this.completions].sort(
      (one, other) => Number(other.language === preferred) - Number(one.language === preferred),
    );
    for (const { words } of inOrder) {
      const completed = words.complete(text, SUGGESTIONS_LIMIT);
      if (completed.length > 0) return completed.map((each) => ({ kind: 'words', text: each }));
    }
    return [];
  }
}
