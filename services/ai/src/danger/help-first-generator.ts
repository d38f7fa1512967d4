import {
  AnswerGenerator,
  type PromptContext,
  type TitlePromptContext,
  type WrittenPart,
  type WrittenTitle,
} from '../generators/answer-generator.js';
import type { CostEstimate } from '../costs/task-costs.js';
import type { StudyLibrary } from '../library/study-library.js';
import { CompositionContext } from '../study-engine/composing/composition-context.js';
import { languageOfHelp } from './danger.js';
import { composeHelp, hintAtHelp, offerOfHelp } from './help/compose-help.js';
import { HELP_PHRASES } from './help/help-phrases.js';

const FREE: CostEstimate = { prompt: 0, usual: 0, most: 0 };

/** Who wrote the help texts: no model and no program did. */
const HELP_WRITER: AnswerGenerator['name'] = { kind: 'people', name: 'People' };

/**
 * Gives help to a reader in danger, before any other generator sees what they wrote, and leaves every other task to
 * the configured one. Help costs nothing, needs no provider, and is the same text for everybody.
 */
export class HelpFirstGenerator extends AnswerGenerator {
  readonly name: AnswerGenerator['name'];

  constructor(
    private readonly inner: AnswerGenerator,
    private readonly library: StudyLibrary,
  ) {
    super();
    this.name = inner.name;
  }

  override writerOf({ danger }: Pick<PromptContext, 'danger'>): AnswerGenerator['name'] {
    return danger ? HELP_WRITER : this.name;
  }

  override estimate(promptContext: PromptContext): CostEstimate {
    return promptContext.danger ? FREE : this.inner.estimate(promptContext);
  }

  override async *write(
    promptContext: PromptContext,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenPart, { readonly tokens: number }> {
    const { danger, shown, task } = promptContext;
    if (!danger) return yield* this.writeWithHint(promptContext, signal);
    const language = languageOfHelp(task, promptContext.language);
    // In the default edition of the language: comfort is read in the reader's own, whatever text is open.
    const context = new CompositionContext(this.library, { language, signal });
    let written = '';
    for await (const block of composeHelp(context, danger)) {
      const content = written === '' ? block : `\n\n${block}`;
      const begins = written.length;
      written += content;
      if (written.length > shown.length) yield { content: content.slice(Math.max(0, shown.length - begins)) };
      if (signal.aborted) break;
    }
    return { tokens: 0 };
  }

  /**
   * The configured generator answers. The hint at people who listen comes first where somebody may be in danger, and last for a
   * worry of every day, unless another replica has shown it.
   */
  private async *writeWithHint(
    promptContext: PromptContext,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenPart, { readonly tokens: number }> {
    const { worry, language, shown } = promptContext;
    if (worry?.need) {
      const offer = `${offerOfHelp({ ...worry, need: worry.need }, language)}\n\n`;
      if (shown.length < offer.length) yield { content: offer.slice(shown.length) };
      return yield* this.inner.write({ ...promptContext, shown: shown.slice(offer.length) }, signal);
    }
    const used = yield* this.inner.write(promptContext, signal);
    const hint = worry && hintAtHelp(worry, language);
    if (hint !== undefined && !signal.aborted && !shown.includes(hint)) yield { content: `\n\n${hint}` };
    return used;
  }

  override async title(context: TitlePromptContext, signal: AbortSignal): Promise<WrittenTitle> {
    if (!context.danger) return this.inner.title(context, signal);
    return { title: HELP_PHRASES[context.language].title, tokens: 0 };
  }
}
