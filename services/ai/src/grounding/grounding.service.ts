import { Injectable } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import { groundAnswer } from './ground-answer.js';
import type { GroundedPiece } from './grounded-piece.js';
import type { QuotableTranslation } from './judging/claim.js';
import { Patience, PatientFinder, PatientText } from './stored/patience.js';
import { StoredText, VerseFinder } from './stored/stored-text.js';

/** Checks answers of models against the texts of the scripture service. */
@Injectable()
export class Grounding {
  constructor(
    private readonly text: StoredText,
    private readonly finder: VerseFinder,
  ) {}

  /**
   * The pieces of an answer that may be shown, while it streams; see `groundAnswer`.
   *
   * @param translations those that may be quoted, the reader's first
   */
  check(
    chunks: AsyncIterable<string>,
    language: Language,
    translations: readonly QuotableTranslation[],
  ): AsyncGenerator<GroundedPiece> {
    const patience = new Patience();
    const text = new PatientText(this.text, patience);
    const finder = new PatientFinder(this.finder, patience);
    return groundAnswer(chunks, { language, translations, text, finder });
  }
}
