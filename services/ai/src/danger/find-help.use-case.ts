import { Controller } from '@nestjs/common';
import { FindHelp, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { languageOfAnswer } from '../study-engine/asking/language-of-question.js';
import { QuotableTranslations } from '../library/quotable-translations.js';
import { dangerInSearch } from './danger.js';
import { isTypedVerse } from './harmless/typed-verse.js';
import { lineAboveResults } from './help/compose-help.js';

/** Finds the line of help for somebody who searches instead of asking. Nothing of the words is stored or logged. */
@Controller()
export class FindHelpUseCase {
  constructor(private readonly translations: QuotableTranslations) {}

  @Handles(FindHelp)
  async execute(
    { q, language }: RequestOf<typeof FindHelp>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof FindHelp>> {
    const danger = dangerInSearch(q, timeZone);
    if (!danger) return { help: null };
    const spoken = languageOfAnswer(q, undefined, language);
    // Most searches are for verses, in the words in which people remember them.
    const nearest = (text: string) => this.translations.nearestVerses(text, { language: spoken });
    if (await isTypedVerse(q, nearest, true)) return { help: null };
    return { help: { text: lineAboveResults(danger, spoken), language: spoken } };
  }
}
