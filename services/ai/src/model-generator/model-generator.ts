import { Inject, Injectable } from '@nestjs/common';
import { AppError, type AnswerGeneratorName } from '@word-unfolded/contracts';
import { isBlank } from '../common/is-blank.js';
import type { CostEstimate } from '../costs/task-costs.js';
import { Grounding } from '../grounding/ground-answer.js';
import type { CheckedPiece } from '../grounding/grounded-piece.js';
import { NotedChecks } from '../grounding/noted-checks.js';
import { countMessageTokens, countTokens } from '../models/count-tokens.js';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { TextModel, type ModelMessage, type TextEnd } from '../models/text-model.js';
import {
  AnswerGenerator,
  type PromptContext,
  type TitlePromptContext,
  type WrittenPart,
  type WrittenTitle,
} from '../generators/answer-generator.js';
import { lastReference } from './last-reference.js';
import { ModelTitles } from './model-titles.js';
import { markedMaterial, newMark, type MaterialBlock } from './material.js';
import { rulesFor } from './prompts/rules-for.js';
import { materialTokensOf } from './retrieval/needs-of.js';
import { ownMaterial } from './retrieval/own-material.js';
import { Retrieval } from './retrieval/retrieval.js';
import { groundedMarkdown } from './shown/grounded-markdown.js';
import { withoutModelLinks } from './shown/plain-model-text.js';

/** The share of its most material and text that an answer usually takes, before its real cost is known. */
const USUAL_SHARE = 0.75;

/** A quote is short, whatever the reader's limit is. */
const QUOTE_TOKENS = 250;

/** Appended to an answer that was longer than allowed. */
const CUT_SHORT = ' …';

/** Number of attempts: an answer that breaks off is continued once before it fails. */
const BEGINNINGS = 2;

const BREAKS_OFF: ReadonlySet<string> = new Set(['PROVIDER_FAILED', 'PROVIDER_TIMEOUT']);

/**
 * Generates answers with a model: it retrieves material from the library, gives it to the model as data beside our
 * rules, and shows only text whose quotations were compared with stored Scripture.
 */
@Injectable()
export class ModelGenerator extends AnswerGenerator {
  readonly name: AnswerGeneratorName;

  constructor(
    private readonly model: TextModel,
    private readonly retrieval: Retrieval,
    private readonly grounding: Grounding,
    private readonly checks: NotedChecks,
    private readonly titles: ModelTitles,
    @Inject(modelsConfiguration.token) private readonly configuration: ModelsConfiguration,
  ) {
    super();
    this.name = { kind: 'model', name: model.name };
  }

  override estimate(promptContext: PromptContext): CostEstimate {
    const prompt = countMessageTokens(messagesFor(promptContext, ownMaterial(promptContext)));
    const rest = materialTokensOf(promptContext.task) + this.limitOf(promptContext);
    const title = this.titles.mostTokens(promptContext);
    return { prompt, usual: USUAL_SHARE * rest, most: prompt + rest + title };
  }

  override async *write(
    promptContext: PromptContext,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenPart, { readonly tokens: number }> {
    let shown = promptContext.shown;
    let tokens = 0;
    for (let beginning = 1; ; beginning += 1) {
      const run: Run = { tokens: 0, written: '', prompt: 0 };
      try {
        for await (const content of this.run({ ...promptContext, shown }, run, signal)) {
          shown += content;
          yield { content };
        }
        return { tokens: tokens + run.tokens };
      } catch (error) {
        if (signal.aborted) return { tokens: tokens + usedBy(run) };
        const hasBegun = shown !== promptContext.shown;
        const isWorthIt = error instanceof AppError && BREAKS_OFF.has(error.code) && hasBegun;
        if (!isWorthIt || beginning >= BEGINNINGS) throw error;
        // The material is sent again for what failed at the provider; the reader pays for it once.
        tokens += countTokens(run.written);
      }
    }
  }

  override title(promptContext: TitlePromptContext, signal: AbortSignal): Promise<WrittenTitle> {
    return this.titles.write(promptContext, signal);
  }

  private async *run(promptContext: PromptContext, run: Run, signal: AbortSignal): AsyncGenerator<string> {
    const material = await this.retrieval.find(promptContext);
    if (signal.aborted) return;
    const messages = messagesFor(promptContext, material.blocks);
    run.prompt = countMessageTokens(messages);
    const written = this.written({ messages, maxTokens: this.limitOf(promptContext) }, run, signal);
    const { lead, pieces } = this.grounded(written, promptContext);
    const options = { language: promptContext.language, sources: material.sources };
    yield* groundedMarkdown(this.checks.noting(withoutLead(pieces, lead)), options);
    if (isBlank(run.written) && !signal.aborted)
      throw AppError.with('PROVIDER_FAILED', {}, { cause: new Error('the model wrote nothing') });
  }

  /**
   * After a break the last named reference is put before the text, unseen, so that “(v. 29)” still refers to its
   * chapter.
   */
  private grounded(written: AsyncIterable<string>, promptContext: PromptContext) {
    const { language, translations, shown, passage } = promptContext;
    const reference = lastReference(shown);
    const lead = reference === undefined ? '' : `${reference} `;
    const chunks = (async function* () {
      if (lead !== '') yield lead;
      yield* withoutModelLinks(written);
    })();
    return { lead, pieces: this.grounding.check(chunks, language, translations, passage?.osis) };
  }

  private async *written(
    request: Parameters<TextModel['write']>[0],
    run: Run,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const text = this.model.write(request, signal);
    let end: TextEnd | undefined;
    try {
      for (;;) {
        const next = await text.next();
        if (next.done) {
          end = next.value;
          run.tokens = end.tokens;
          if (end.how === 'length') yield CUT_SHORT;
          return;
        }
        run.written += next.value;
        yield next.value;
      }
    } finally {
      // The consumer of this stream may stop reading; then the call to the model must be aborted.
      if (!end) await text.return({ tokens: 0, how: 'stopped' });
    }
  }

  private limitOf({ task }: PromptContext): number {
    const { AI_ANSWER_TOKENS } = this.configuration;
    return task.kind === 'quote' ? Math.min(QUOTE_TOKENS, AI_ANSWER_TOKENS) : AI_ANSWER_TOKENS;
  }
}

/** The result of one call to a model. */
type Run = { tokens: number; written: string; prompt: number };

function usedBy({ tokens, prompt, written }: Run): number {
  return tokens || (prompt && prompt + countTokens(written));
}

function messagesFor(promptContext: PromptContext, blocks: readonly MaterialBlock[]): ModelMessage[] {
  const mark = newMark();
  return [
    { role: 'system', content: rulesFor(promptContext, mark) },
    { role: 'user', content: markedMaterial(blocks, mark) },
  ];
}

/** Pieces without the text that was put before them. */
async function* withoutLead(pieces: AsyncIterable<CheckedPiece>, lead: string): AsyncGenerator<CheckedPiece> {
  let left = lead.length;
  for await (const piece of pieces) {
    if (left === 0) {
      yield piece;
      continue;
    }
    const length = 'original' in piece ? piece.original.length : piece.text.length;
    const taken = Math.min(left, length);
    left -= taken;
    if (piece.kind === 'text' && taken < length) yield { kind: 'text', text: piece.text.slice(taken) };
  }
}
