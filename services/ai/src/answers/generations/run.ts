import type { RequestedTask, AppError, MeteredSubject } from '@word-unfolded/contracts';
import type { PromptContext } from '../../generators/answer-generator.js';
import type { PreparedAnswer } from '../answer-store.js';

/**
 * State of a generation. `preparing`: it has been requested only. `writing`: it is prepared and its tokens are
 * reserved. `ending`: the text is complete, and is about to be charged and stored. `ended`: every step is done.
 * `refused`: it never began.
 */
export type GenerationStatus = 'preparing' | 'writing' | 'ending' | 'ended' | 'refused';

/** The data that another replica needs to take over a generation. */
export type PreparedRun = {
  readonly prepared: PreparedAnswer;
  readonly promptContext: Omit<PromptContext, 'shown'>;
};

/** How generating the text ended. */
export type Ending =
  | { readonly status: 'complete' | 'stopped'; readonly tokens: number; readonly title?: string }
  | { readonly status: 'failed'; readonly code: string; readonly params: AppError['params'] };

/** A generation as Redis stores it, for every replica. */
export type Run = {
  readonly status: GenerationStatus;
  /** The sender whose requests may read it. */
  readonly sender: string;
  /** The replica that runs it. */
  readonly replica: string;
  readonly subject: MeteredSubject;
  readonly task: RequestedTask;
  readonly preparation?: PreparedRun;
  readonly ending?: Ending;
  readonly refusal?: AppError;
};

/** Thrown when another replica has taken over an answer, so that this one must stop. */
export class GenerationLostError extends Error {
  override readonly name = 'GenerationLostError';
}

/**
 * The sender whose requests may read the answers of a billing subject: an account or one browser. An address is not
 * enough, because many people share it.
 */
export function senderOf(subject: MeteredSubject): string {
  return subject.kind === 'reader' ? senderOfReader(subject.id) : `visitor ${subject.browser}`;
}

export function senderOfReader(id: string): string {
  return `reader ${id}`;
}

/** Whether two tasks are the same. Their languages may differ, because two devices of a reader may. */
export function isSameTask(first: RequestedTask, second: RequestedTask): boolean {
  return JSON.stringify({ ...first, language: '' }) === JSON.stringify({ ...second, language: '' });
}
