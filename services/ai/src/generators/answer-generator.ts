import type { AnswerTask, AnswerGeneratorName } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { CostEstimate } from '../costs/task-costs.js';
import type { Danger, Worry } from '../danger/danger.js';
import type { QuotableTranslation } from '../grounding/judging/claim.js';

/** A passage of a task, with its text in the reader's translation. */
export type PromptPassage = {
  readonly reference: string;
  readonly osis: string;
  readonly translationId: string;
  readonly verses: readonly { readonly osis: string; readonly number: string; readonly text: string }[];
};

export type PromptMessage = { readonly role: 'user' | 'assistant'; readonly content: string };

/** The whole input of a generator: the task, checked and completed. */
export type PromptContext = {
  readonly task: AnswerTask;
  readonly language: Language;
  /** The translations that may be quoted, the reader's first. */
  readonly translations: readonly QuotableTranslation[];
  readonly passage?: PromptPassage;
  /** For a chat: the path of the conversation before this question, the newest last. */
  readonly history: readonly PromptMessage[];
  /** For a mapping: the texts of the earlier steps. */
  readonly earlierSteps: readonly { readonly step: number; readonly content: string }[];
  /**
   * The part of this answer that has been shown already, when another replica takes over. The generator continues after
   * it.
   */
  readonly shown: string;
  /** Set when the reader, or somebody near them, is in danger: help then replaces every other answer. */
  readonly danger?: Danger;
  /** Set when the question tells of a worry of every day, or, with a need, when it may be a cry: the answer names people who listen. */
  readonly worry?: Worry;
};

/** A part of an answer that may be shown: Answer Markdown with complete links. */
export type WrittenPart = { readonly content: string };

/** A generated title, if there is one, and the tokens that it used. */
export type WrittenTitle = { readonly title: string | undefined; readonly tokens: number };

/** Generates answers: the study engine, or a model behind `ModelGenerator`. */
export abstract class AnswerGenerator {
  abstract readonly name: AnswerGeneratorName;

  /** Who writes the answer to a task: this generator, unless it gives the words of others. */
  writerOf(_promptContext: Pick<PromptContext, 'danger'>): AnswerGeneratorName {
    return this.name;
  }

  /** What an answer costs, with the title of its conversation, for the reservation. */
  abstract estimate(promptContext: PromptContext): CostEstimate;

  /**
   * Generates an answer, and returns the tokens used. It ends when the signal aborts.
   *
   * @throws AppError PROVIDER_NOT_CONFIGURED, PROVIDER_BUSY, PROVIDER_FAILED, PROVIDER_TIMEOUT
   */
  abstract write(
    promptContext: PromptContext,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenPart, { readonly tokens: number }>;

  /**
   * A title for the conversation that a question begins. If it returns none, the title derives from the words of the
   * question.
   *
   * @throws AppError PROVIDER_BUSY, PROVIDER_FAILED, PROVIDER_TIMEOUT
   */
  async title(_context: TitlePromptContext, _signal: AbortSignal): Promise<WrittenTitle> {
    return { title: undefined, tokens: 0 };
  }
}

/** The input for a title. */
export type TitlePromptContext = Pick<PromptContext, 'task' | 'language' | 'translations' | 'danger'>;
