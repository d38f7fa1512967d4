import { Controller } from '@nestjs/common';
import { FindHelp, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { languageOfAnswer } from '../study-engine/asking/language-of-question.js';
import { dangerInSearch } from './danger.js';
import { lineAboveResults } from './help/compose-help.js';

/** Finds the line of help for somebody who searches instead of asking. Nothing of the words is stored or logged. */
@Controller()
export class FindHelpUseCase {
  @Handles(FindHelp)
  execute(
    { q, language }: RequestOf<typeof FindHelp>,
    { timeZone }: CallContext,
  ): ResponseOf<typeof FindHelp> {
    const danger = dangerInSearch(q, timeZone);
    if (!danger) return { help: null };
    const spoken = languageOfAnswer(q, undefined, language);
    return { help: { text: lineAboveResults(danger, spoken), language: spoken } };
  }
}
