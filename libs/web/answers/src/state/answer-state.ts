import { AppError, type AnswerGeneratorName, type StreamedEvent } from '@word-unfolded/contracts';
import { readableText } from '@word-unfolded/api-client';
import type { Language } from '@word-unfolded/domain';

/** How an answer ended: the messages that it became, and its usage. */
export type AnswerEnd = Extract<StreamedEvent, { type: 'complete' }>;

/** Why there is no answer. */
export type AnswerProblem = {
  readonly code: string;
  /** In the reader's language. */
  readonly text: string;
  /** For a limit: when it resets, in milliseconds since 1970. Until then the reader's text must not be lost. */
  readonly resetsAt: number | undefined;
};

export type AnswerState<Body> = {
  readonly state: 'idle' | 'writing' | 'complete' | 'stopped' | 'failed';
  /** The question. */
  readonly request: Body | undefined;
  /** Answer Markdown so far. */
  readonly content: string;
  readonly writer: AnswerGeneratorName | undefined;
  readonly end: AnswerEnd | undefined;
  readonly problem: AnswerProblem | undefined;
  /** The connection was lost, and the client is reconnecting. */
  readonly isWaiting: boolean;
};

export const IDLE: AnswerState<never> = {
  state: 'idle',
  request: undefined,
  content: '',
  writer: undefined,
  end: undefined,
  problem: undefined,
  isWaiting: false,
};

/** The state of a new question. */
export function begun<Body>(request: Body): AnswerState<Body> {
  return { ...IDLE, state: 'writing', request };
}

/** The state of an answer that has ended. */
export function ended<Body>(request: Body, end: AnswerEnd): AnswerState<Body> {
  return {
    ...IDLE,
    state: end.stopped ? 'stopped' : 'complete',
    request,
    content: end.fullContent,
    writer: end.writer,
    end,
  };
}

/** The error in the form that a reader sees. */
export function problemOf(error: unknown, language: Language): AnswerProblem {
  const code = error instanceof AppError ? error.code : 'INTERNAL';
  return { code, text: readableText(error, language, 'action'), resetsAt: resetOf(error) };
}

/** A limit has the time in `resetAt` (decisions, "Answers"). Other refusals say in their text when to try again. */
function resetOf(error: unknown): number | undefined {
  if (!(error instanceof AppError) || error.code !== 'LIMIT_REACHED') return undefined;
  const { resetAt } = error.fields;
  const moment = typeof resetAt === 'number' ? resetAt : Date.parse(resetAt ?? '');
  return Number.isNaN(moment) ? undefined : moment;
}
