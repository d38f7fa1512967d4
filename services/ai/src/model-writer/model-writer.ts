import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError, type AnswerWriterName } from '@word-unfolded/contracts';
import { Grounding } from '../grounding/grounding.service.js';
import type { GroundedPiece } from '../grounding/grounded-piece.js';
import { StudyLibrary } from '../library/study-library.js';
import { countMessageTokens, countTokens } from '../models/count-tokens.js';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { TextModel, type ModelMessage, type TextEnd } from '../models/text-model.js';
import {
  AnswerWriter,
  type AnswerBrief,
  type TitleBrief,
  type WrittenPart,
  type WrittenTitle,
} from '../writers/answer-writer.js';
import { lastReference } from './last-reference.js';
import { ModelTitles } from './model-titles.js';
import { markedMaterial, newMark, type MaterialBlock } from './material.js';
import { rulesFor } from './prompts/rules-for.js';
import { materialTokensOf } from './retrieval/needs-of.js';
import { ownMaterial } from './retrieval/own-material.js';
import { Retrieval } from './retrieval/retrieval.js';
import { groundedMarkdown } from './shown/grounded-markdown.js';
import { withoutModelLinks } from './shown/plain-model-text.js';

/** A thought to keep is short, whatever is allowed. */
const QUOTE_TOKENS = 250;

/** Says that an answer was longer than is allowed. */
const CUT_SHORT = ' …';

/** What breaks off in the middle is gone on with once, before it is given up. */
const BEGINNINGS = 2;

const BREAKS_OFF: ReadonlySet<string> = new Set(['PROVIDER_FAILED', 'PROVIDER_TIMEOUT']);

/**
 * Writes answers with a model: finds material in the library, gives it to the model as data beside rules of ours, and lets
 * nothing of what the model writes through that was not compared with stored Scripture.
 */
@Injectable()
export class ModelWriter extends AnswerWriter {
  readonly name: AnswerWriterName;

  constructor(
    private readonly model: TextModel,
    private readonly retrieval: Retrieval,
    private readonly grounding: Grounding,
    private readonly library: StudyLibrary,
    private readonly titles: ModelTitles,
    @Inject(modelsConfiguration.token) private readonly configuration: ModelsConfiguration,
  ) {
    super();
    this.name = { kind: 'model', name: model.name };
  }

  override estimate(brief: AnswerBrief): number {
    const own = countMessageTokens(messagesFor(brief, ownMaterial(brief)));
    return own + materialTokensOf(brief.task) + this.limitOf(brief);
  }

  override async *write(
    brief: AnswerBrief,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenPart, { readonly tokens: number }> {
    let shown = brief.shown;
    let tokens = 0;
    for (let beginning = 1; ; beginning += 1) {
      const run: Run = { tokens: 0, written: '', prompt: 0 };
      try {
        for await (const content of this.run({ ...brief, shown }, run, signal)) {
          shown += content;
          yield { content };
        }
        return { tokens: tokens + run.tokens };
      } catch (error) {
        if (signal.aborted) return { tokens: tokens + usedBy(run) };
        const hasBegun = shown !== brief.shown;
        const isWorthIt = error instanceof CatalogueError && BREAKS_OFF.has(error.code) && hasBegun;
        if (!isWorthIt || beginning >= BEGINNINGS) throw error;
        tokens += usedBy(run);
      }
    }
  }

  override titleEstimate(brief: TitleBrief): number {
    return this.titles.estimate(brief);
  }

  override title(brief: TitleBrief, signal: AbortSignal): Promise<WrittenTitle> {
    return this.titles.write(brief, signal);
  }

  private async *run(brief: AnswerBrief, run: Run, signal: AbortSignal): AsyncGenerator<string> {
    const material = await this.retrieval.find(brief);
    if (signal.aborted) return;
    const messages = messagesFor(brief, material.blocks);
    run.prompt = countMessageTokens(messages);
    const written = this.written({ messages, maxTokens: this.limitOf(brief) }, run, signal);
    const { lead, pieces } = this.grounded(written, brief);
    const options = {
      language: brief.language,
      sources: material.sources,
      words: {
        byForm: material.byForm,
        hasEntry: async (strongs: string) =>
          Boolean(
            (
              await this.library
                .lexicon(strongs, { language: brief.language }, { limit: 1 })
                .catch(() => undefined)
            )?.entry,
          ),
      },
    };
    yield* groundedMarkdown(withoutLead(pieces, lead), options);
    if (run.written === '' && !signal.aborted)
      throw CatalogueError.with('PROVIDER_FAILED', {}, { cause: new Error('the model wrote nothing') });
  }

  /** What was named last before a break is named again, unseen, so that “(v. 29)” is still one of that chapter. */
  private grounded(written: AsyncIterable<string>, { language, translations, shown }: AnswerBrief) {
    const reference = lastReference(shown);
    const lead = reference === undefined ? '' : `${reference} `;
    const chunks = (async function* () {
      if (lead !== '') yield lead;
      yield* withoutModelLinks(written);
    })();
    return { lead, pieces: this.grounding.check(chunks, language, translations) };
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
      // Whoever reads this may go away in the middle; the model must not go on for nobody.
      if (!end) await text.return({ tokens: 0, how: 'stopped' });
    }
  }

  private limitOf({ task }: AnswerBrief): number {
    const { AI_ANSWER_TOKENS } = this.configuration;
    return task.kind === 'quote' ? Math.min(QUOTE_TOKENS, AI_ANSWER_TOKENS) : AI_ANSWER_TOKENS;
  }
}

/** What one call to a model has come to. */
type Run = { tokens: number; written: string; prompt: number };

function usedBy({ tokens, prompt, written }: Run): number {
  return tokens || (prompt && prompt + countTokens(written));
}

function messagesFor(brief: AnswerBrief, blocks: readonly MaterialBlock[]): ModelMessage[] {
  const mark = newMark();
  return [
    { role: 'system', content: rulesFor(brief, mark) },
    { role: 'user', content: markedMaterial(blocks, mark) },
  ];
}

/** Pieces without the text that was put before them. */
async function* withoutLead(
  pieces: AsyncIterable<GroundedPiece>,
  lead: string,
): AsyncGenerator<GroundedPiece> {
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
