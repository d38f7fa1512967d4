import { Injectable } from '@nestjs/common';
import { withoutMarkup, type Language } from '@word-unfolded/domain';
import { composeHelp } from '../../danger/help/compose-help.js';
import { dangerIn, type Danger } from '../../danger/danger.js';
import { isTypedVerse } from '../../danger/harmless/typed-verse.js';
import { QuotableTranslations } from '../../library/quotable-translations.js';
import { StudyLibrary } from '../../library/study-library.js';
import { CompositionContext } from '../../study-engine/composing/composition-context.js';
import { languageOfConversation } from '../../study-engine/asking/language-of-question.js';
import type { CallSetting } from '../calls/call-record.js';

/** Who wrote the help. */
export const HELP_WRITER = { kind: 'people', name: 'People' } as const;

/** Blocks that are spoken: what helps now, whom to call, what is true. The passages are on the screen. */
const SPOKEN_BLOCKS = 3;

export type Help = {
  /** For the screen, as Markdown. */
  readonly text: string;
  readonly spoken: string;
  /** That of what the caller said. */
  readonly language: Language;
};

/** Looks for danger in what a caller says, and gives the help that people have written. */
@Injectable()
export class DangerHelp {
  constructor(
    private readonly library: StudyLibrary,
    private readonly translations: QuotableTranslations,
  ) {}

  /** @param earlier what was said before in the call, the oldest first */
  async find(
    said: string,
    earlier: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[],
    { language, translationId, timeZone }: CallSetting,
  ): Promise<Danger | undefined> {
    const danger = dangerIn({ kind: 'chat', language, question: said }, earlier, timeZone);
    if (!danger || danger.isFollowUp || danger.isViolenceNow || danger.isUnreached) return danger;
    const isVerse = await isTypedVerse(said, (text) =>
      this.translations.nearestVerses(text, { language, translationId }),
    );
    return isVerse ? undefined : danger;
  }

  /** @param said what the caller said, the oldest first, whose language the help has */
  async help(danger: Danger, said: readonly string[], setting: CallSetting): Promise<Help> {
    const language = languageOfConversation(said, setting.language);
    const context = new CompositionContext(this.library, { language });
    const blocks: string[] = [];
    for await (const block of composeHelp(context, danger)) blocks.push(block);
    const spoken = blocks.slice(0, SPOKEN_BLOCKS).map(withoutMarkup).join(' ').replace(/\s+/g, ' ');
    return { text: blocks.join('\n\n'), spoken, language };
  }
}
