import { Injectable } from '@nestjs/common';
import type { CostEstimate } from '../costs/task-costs.js';
import { StudyLibrary } from '../library/study-library.js';
import { AnswerGenerator, type PromptContext, type WrittenPart } from '../generators/answer-generator.js';
import { composeAnswer } from './compose-answer.js';
import { CompositionContext } from './composing/composition-context.js';

/** What most answers count, before their real cost is known. */
const USUAL_TOKENS = 1_000;

/** No answer counts more. */
const MOST_TOKENS = 2_500;

/** Average number of characters of a token of a model. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * The study engine composes answers from the local library, without a model. It does not interpret: its own sentences
 * only join what its sources say, and it names each source with a link.
 */
@Injectable()
export class StudyEngineGenerator extends AnswerGenerator {
  override readonly name = { kind: 'study-engine', name: 'Study engine' } as const;

  constructor(private readonly library: StudyLibrary) {
    super();
  }

  override estimate(): CostEstimate {
    return { prompt: 0, usual: USUAL_TOKENS, most: MOST_TOKENS };
  }

  /**
   * Writes the answer to a prompt context. The same context gives the same text, so that it can continue exactly after
   * what was shown.
   *
   * @throws AppError SERVICE_UNAVAILABLE, SERVICE_TIMEOUT when the scripture service is away
   */
  override async *write(
    promptContext: PromptContext,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenPart, { readonly tokens: number }> {
    const { language, translations, passage, task, shown } = promptContext;
    const translationId = passage?.translationId ?? translations[0]?.id ?? task.translationId;
    const context = new CompositionContext(this.library, { language, translationId, signal });
    let written = '';
    try {
      for await (const block of composeAnswer(context, promptContext)) {
        if (signal.aborted) break;
        const begins = written.length;
        const content = begins === 0 ? block : `\n\n${block}`;
        written += content;
        const rest = afterShown(shown, written, begins, content);
        if (rest !== '') yield { content: rest };
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    return { tokens: tokensOf(written) };
  }
}

/** The part of a block that is not shown yet. A block that was partly shown and has changed since is not continued. */
function afterShown(shown: string, written: string, begins: number, content: string): string {
  if (begins >= shown.length) return content;
  return written.startsWith(shown) ? written.slice(shown.length) : '';
}

/** The number of tokens of an answer: its words, without the addresses of its links. */
function tokensOf(markdown: string): number {
  const words = markdown.replace(/\]\([^)\s]*\)/g, ']');
  return Math.min(MOST_TOKENS, Math.ceil(words.length / CHARACTERS_PER_TOKEN));
}
