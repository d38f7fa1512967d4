import type { AnswerKind, AnswerWriterName, AskedTask, Payer } from '@word-unfolded/contracts';
import type { BriefTurn } from '../writers/answer-writer.js';

/** An answer that is about to be written. */
export type AskedAnswer<Task extends AskedTask = AskedTask> = {
  readonly answerId: string;
  readonly payer: Payer;
  readonly task: Task;
};

/** What a keeper knows of an answer before it is written. */
export type PreparedAnswer = {
  /** The passage that it is about and the translation that is read, in the place of what the task names. */
  readonly scriptureRef?: string;
  readonly translationId?: string;
  /** The question, where the task leaves it to what is kept. */
  readonly question?: string;
  readonly history?: readonly BriefTurn[];
  readonly earlierSteps?: readonly { readonly step: number; readonly content: string }[];
  /** What the keeper wants to be told when it keeps the answer: kept with the run, so that another replica can go on. */
  readonly note: string;
  /** What it belongs to is called by it, and has no name yet. */
  readonly needsTitle?: boolean;
  /** Where it will be kept, as far as that is known already. */
  readonly place?: KeptAnswer;
};

/** An answer that has begun: its first words are there. */
export type BegunAnswer<Task extends AskedTask = AskedTask> = AskedAnswer<Task> & {
  readonly note: string;
  readonly writer: AnswerWriterName;
};

/** An answer as it ended. */
export type EndedAnswer<Task extends AskedTask = AskedTask> = BegunAnswer<Task> & {
  readonly content: string;
  readonly status: 'complete' | 'stopped' | 'failed';
  /** The title that its writer has thought of, where one was needed. */
  readonly title?: string;
};

/** Where an answer was kept, as its reader is told. */
export type KeptAnswer = {
  readonly conversationId?: string;
  readonly questionId?: string;
  readonly messageId?: string;
  readonly sessionId?: string;
};

/** Keeps the answers of some kinds of tasks where they belong: in a conversation, in a mapping. */
export abstract class AnswerKeeper<Task extends AskedTask = AskedTask> {
  abstract readonly kinds: readonly AnswerKind[];

  /**
   * Checks that the task may be done, and completes it. Nothing has been charged yet. It may be asked twice of one answer.
   *
   * @throws CatalogueError that refuses the task
   */
  abstract prepare(asked: AskedAnswer<Task>): Promise<PreparedAnswer>;

  /** Notes that it is being written. It may be told twice, or not at all: `keep` does whatever this did not do. */
  async begin(_begun: BegunAnswer<Task>): Promise<void> {}

  /** Keeps what was written. Asked again with the same answer, it keeps it once. */
  abstract keep(answer: EndedAnswer<Task>): Promise<KeptAnswer>;
}
