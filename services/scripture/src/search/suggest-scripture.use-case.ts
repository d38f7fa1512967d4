import { Controller } from '@nestjs/common';
import {
  SUGGESTIONS_LIMIT,
  SuggestScripture,
  type RequestOf,
  type ScriptureSuggestion,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { parseReference } from '@word-unfolded/scripture-ref';
import { suggestionsOf } from '@word-unfolded/scripture-text';
import { SearchRepository } from './index/search.repository.js';
import { defaultEdition } from './query/choose-editions.js';
import { WordCompletions } from './suggest/word-completions.js';

/** Suggests completions for the text in the search box. */
@Controller()
export class SuggestScriptureUseCase {
  private readonly completions;

  constructor(repository: SearchRepository) {
    this.completions = LANGUAGES.flatMap((language) => {
      const edition = defaultEdition(repository.editions, language);
      return edition ? [{ language, words: new WordCompletions(repository, edition) }] : [];
    });
  }

  /** @returns references first, then words in the reader's language, or in another if it has none. */
  @Handles(SuggestScripture)
  execute({ q, language }: RequestOf<typeof SuggestScripture>): Promise<ScriptureSuggestion[]> {
    return suggestionsOf(q, language, {
      parse: parseReference,
      completeWords: (text) => this.completeWords(text, language),
    });
  }

  private completeWords(text: string, preferred: Language): string[] {
    const inOrder = [...this.completions].sort(
      (one, other) => Number(other.language === preferred) - Number(one.language === preferred),
    );
    for (const { words } of inOrder) {
      const completed = words.complete(text, SUGGESTIONS_LIMIT);
      if (completed.length > 0) return completed;
    }
    return [];
  }
}
