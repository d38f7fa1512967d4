import { AppError, isErrorCode, type JobEvent } from '@word-unfolded/contracts';

type Failure = Extract<JobEvent, { readonly type: 'failed' }>;

/** How a job ended that is not a dead letter. A refused one failed in a way that no retry and no operator changes. */
export type JobEnd =
  | { readonly kind: 'done'; readonly outcome?: unknown }
  | { readonly kind: 'refused'; readonly code: string; readonly params: AppError['params'] }
  | { readonly kind: 'cancelled' };

/** Thrown by a handler to refuse a job: its owner gets the error, and the job is neither retried nor a dead letter. */
export class JobRefusedError extends Error {
  override readonly name = 'JobRefusedError';

  constructor(readonly refusal: AppError) {
    super(refusal.code, { cause: refusal });
  }
}

/** The event of an end. */
export function eventOfEnd(end: JobEnd | null | undefined): JobEvent {
  if (end?.kind === 'cancelled') return { type: 'cancelled' };
  if (end?.kind === 'refused') return { type: 'failed', code: end.code, params: end.params };
  return { type: 'done', outcome: end?.outcome };
}

/**
 * The text that BullMQ stores of a failure, which operators see. It preserves the code and values of an AppError in its
 * first line.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  const line = `${error.code} ${JSON.stringify(error.params)}`;
  return error.cause === undefined ? line : `${line}\n${failureText(error.cause)}`;
}

/** The event of a dead letter: its owner sees a code of ours, and never the text of another program. */
export function eventOfFailure(text: string | undefined): Failure {
  const [, code, params] = /^([A-Z_]+) (\{.*\})$/m.exec(text?.split('\n', 1)[0] ?? '') ?? [];
  if (!isErrorCode(code)) return { type: 'failed', code: 'JOB_FAILED' };
  return { type: 'failed', code, params: JSON.parse(params ?? '{}') as AppError['params'] };
}
