import { Injectable } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import { groundAnswer } from './ground-answer.js';
import type { CheckedPiece } from './grounded-piece.js';
import type { QuotableTranslation } from './judging/claim.js';
import { checkWords } from './original-words/check-words.js';
import { WordLexicon } from './original-words/word-lexicon.js';
import { CircuitBreaker, GuardedFinder, GuardedText } from './stored/circuit-breaker.js';
import { StoredText, VerseFinder } from './stored/stored-text.js';

/** Checks answers of models against the texts and the lexicon of the scripture service. */
@Injectable()
export class Grounding {
  constructor(
    private readonly text: StoredText,
    private readonly finder: VerseFinder,
    private readonly lexicon: WordLexicon,
  ) {}

  /**
   * The pieces of an answer that may be shown, while it streams; see `groundAnswer` and `checkWords`.
   *
   * @param translations those that may be quoted, the reader's first
   * @param passage the passage that the answer is about, in OSIS form
   * @param onMissing called with each reference to nothing as soon as it is read
   */
  check(
    chunks: AsyncIterable<string>,
    language: Language,
    translations: readonly QuotableTranslation[],
    passage?: string,
    onMissing?: (named: string) => void,
  ): AsyncGenerator<CheckedPiece> {
    const breaker = new CircuitBreaker();
    const text = new GuardedText(this.text, breaker);
    const finder = new GuardedFinder(this.finder, breaker);
    const pieces = groundAnswer(chunks, { language, translations, text, finder, onMissing });
    return checkWords(pieces, { language, lexicon: this.lexicon, passage });
  }
}
