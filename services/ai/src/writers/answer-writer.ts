import type { AnswerTask, AnswerWriterName } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { QuotableTranslation } from '../grounding/judging/claim.js';

/** A passage that a task is about, with its text in the reader's translation. */
export type BriefPassage = {
  readonly reference: string;
  readonly osis: string;
  readonly translationId: string;
  readonly verses: readonly { readonly osis: string; readonly number: string; readonly text: string }[];
};

export type BriefTurn = { readonly role: 'user' | 'assistant'; readonly content: string };

/** All that a writer is told: the task, checked and completed. */
export type AnswerBrief = {
  readonly task: AnswerTask;
  readonly language: Language;
  /** Those that may be quoted, the reader's first. */
  readonly translations: readonly QuotableTranslation[];
  readonly passage?: BriefPassage;
  /** Of a chat: the path of the conversation before this question, the newest last. */
  readonly history: readonly BriefTurn[];
  /** Of a mapping: what its steps before this one say. */
  readonly earlierSteps: readonly { readonly step: number; readonly content: string }[];
  /** What of this answer has been shown already, when another replica goes on with it; the writer goes on after it. */
  readonly shown: string;
};

/** A part of an answer that may be shown: Answer Markdown, links whole. */
export type WrittenPart = { readonly content: string };

/** A title that a writer has thought of, if it has, and the tokens that it took. */
export type WrittenTitle = { readonly title: string | undefined; readonly tokens: number };

/** Writes answers. The study engine is one, each model behind `ModelWriter` another. */
export abstract class AnswerWriter {
  abstract readonly name: AnswerWriterName;

  /** Tokens that it may use at most, for the reservation. */
  abstract estimate(brief: AnswerBrief): number;

  /**
   * Writes an answer, and returns the tokens really used. It ends when the signal aborts.
   *
   * @throws CatalogueError PROVIDER_NOT_CONFIGURED, PROVIDER_BUSY, PROVIDER_FAILED, PROVIDER_TIMEOUT
   */
  abstract write(
    brief: AnswerBrief,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenPart, { readonly tokens: number }>;

  /** Tokens that a title for a question may take at most; none for a writer that thinks of no titles. */
  titleEstimate(_brief: TitleBrief): number {
    return 0;
  }

  /**
   * A title for the conversation that a question begins. Where there is none the words of the question give it.
   *
   * @throws CatalogueError PROVIDER_BUSY, PROVIDER_FAILED, PROVIDER_TIMEOUT
   */
  async title(_brief: TitleBrief, _signal: AbortSignal): Promise<WrittenTitle> {
    return { title: undefined, tokens: 0 };
  }
}

/** What a title is thought of by. */
export type TitleBrief = Pick<AnswerBrief, 'task' | 'language' | 'translations'>;
