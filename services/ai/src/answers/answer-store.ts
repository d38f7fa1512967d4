import type {
  AnswerKind,
  AnswerGeneratorName,
  RequestedTask,
  MeteredSubject,
} from '@word-unfolded/contracts';
import type { PromptMessage } from '../generators/answer-generator.js';

/** An answer that is about to be generated. */
export type GenerationRequest<Task extends RequestedTask = RequestedTask> = {
  readonly answerId: string;
  readonly subject: MeteredSubject;
  readonly task: Task;
  /** The IANA name of the reader's time zone, if known. */
  readonly timeZone?: string;
};

/** The data of an answer before it is generated, from its store. */
export type PreparedAnswer = {
  /** The passage and the translation of the answer. They replace those of the task. */
  readonly scriptureRef?: string;
  readonly translationId?: string;
  /** The question, when the task leaves it to the stored conversation. */
  readonly question?: string;
  readonly history?: readonly PromptMessage[];
  readonly earlierSteps?: readonly { readonly step: number; readonly content: string }[];
  /**
   * State that the store gets back when it saves the answer. It is saved with the generation, so that another replica
   * can take over.
   */
  readonly note: string;
  /** Whether the conversation of the answer still needs a title. */
  readonly needsTitle?: boolean;
  /** Where the answer will be stored, as far as that is known already. */
  readonly place?: StoredAnswer;
};

/** An answer whose generation has begun. */
export type BegunAnswer<Task extends RequestedTask = RequestedTask> = GenerationRequest<Task> & {
  readonly note: string;
  readonly writer: AnswerGeneratorName;
};

/** An answer that has ended. */
export type EndedAnswer<Task extends RequestedTask = RequestedTask> = BegunAnswer<Task> & {
  readonly content: string;
  readonly status: 'complete' | 'stopped' | 'failed';
  /** The title that the generator returned, if one was needed. */
  readonly title?: string;
};

/** Where the answer was stored. The reader receives these ids. */
export type StoredAnswer = {
  readonly conversationId?: string;
  readonly questionId?: string;
  readonly messageId?: string;
  readonly sessionId?: string;
};

/** Stores the answers of some kinds of tasks: in a conversation or in a mapping. */
export abstract class AnswerStore<Task extends RequestedTask = RequestedTask> {
  abstract readonly kinds: readonly AnswerKind[];

  /**
   * Checks that the task is allowed, and completes it. Nothing has been charged yet. It may be called twice for one
   * answer.
   *
   * @throws AppError that refuses the task
   */
  abstract prepare(request: GenerationRequest<Task>): Promise<PreparedAnswer>;

  /**
   * Notes that the answer is being generated. It may be called twice or not at all: `keep` does what this call did not
   * do.
   */
  async begin(_begun: BegunAnswer<Task>): Promise<void> {}

  /** Stores the answer. It is idempotent: a second call with the same answer changes nothing. */
  abstract store(answer: EndedAnswer<Task>): Promise<StoredAnswer>;
}
