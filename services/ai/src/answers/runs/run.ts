import type { AskedTask, CatalogueError, Payer } from '@word-unfolded/contracts';
import type { AnswerBrief } from '../../writers/answer-writer.js';
import type { PreparedAnswer } from '../answer-keeper.js';

/**
 * How far a run has come. `preparing`: nothing is known yet. `writing`: it is prepared and paid for. `ending`: written, and
 * about to be charged and kept. `ended`: all of it is done. `refused`: it never began.
 */
export type RunStatus = 'preparing' | 'writing' | 'ending' | 'ended' | 'refused';

/** What a run needs to be gone on with elsewhere. */
export type PreparedRun = {
  readonly prepared: PreparedAnswer;
  readonly brief: Omit<AnswerBrief, 'shown'>;
};

/** How the writing of an answer ended. */
export type Ending =
  | { readonly status: 'complete' | 'stopped'; readonly tokens: number; readonly title?: string }
  | { readonly status: 'failed'; readonly code: string; readonly params: CatalogueError['params'] };

/** An answer as Redis knows it, for every replica. */
export type Run = {
  readonly status: RunStatus;
  /** Who may read it. */
  readonly sender: string;
  /** The replica that goes on with it. */
  readonly replica: string;
  readonly payer: Payer;
  readonly task: AskedTask;
  readonly preparation?: PreparedRun;
  readonly ending?: Ending;
  readonly refusal?: CatalogueError;
};

/** Another replica goes on with an answer, so that this one must not. */
export class RunLostError extends Error {
  override readonly name = 'RunLostError';
}

/** Who may read the answers of a payer: an account, or one browser. An address is shared by many. */
export function senderOf(payer: Payer): string {
  return payer.kind === 'reader' ? `reader ${payer.id}` : `visitor ${payer.browser}`;
}

/** Whether two tasks ask the same; the language may differ between two devices of one reader. */
export function isSameTask(first: AskedTask, second: AskedTask): boolean {
  return JSON.stringify({ ...first, language: '' }) === JSON.stringify({ ...second, language: '' });
}
