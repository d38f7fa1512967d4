import { CatalogueError, type AnswerWriterName, type StreamedEvent } from '@word-unfolded/contracts';
import { readableText } from '@word-unfolded/api-client';
import type { Language } from '@word-unfolded/domain';

/** How an answer ended: which messages it became, and what it used. */
export type AnswerEnd = Extract<StreamedEvent, { type: 'complete' }>;

/** Why there is no answer. */
export type AnswerProblem = {
  readonly code: string;
  /** In the reader's language. */
  readonly text: string;
  /** Of a limit: when it begins anew, in milliseconds since 1970. What the reader wrote is to be kept until then. */
  readonly resetsAt: number | undefined;
};

export type AnswerState<Body> = {
  readonly state: 'idle' | 'writing' | 'complete' | 'stopped' | 'failed';
  /** What was asked. */
  readonly asked: Body | undefined;
  /** Answer Markdown, as far as it has come. */
  readonly content: string;
  readonly writer: AnswerWriterName | undefined;
  readonly end: AnswerEnd | undefined;
  readonly problem: AnswerProblem | undefined;
  /** The line to the server is lost, and another is tried. */
  readonly isWaiting: boolean;
};

export const IDLE: AnswerState<never> = {
  state: 'idle',
  asked: undefined,
  content: '',
  writer: undefined,
  end: undefined,
  problem: undefined,
  isWaiting: false,
};

/** An answer that has just been asked for. */
export function begun<Body>(asked: Body): AnswerState<Body> {
  return { ...IDLE, state: 'writing', asked };
}

/** An answer that has ended. */
export function ended<Body>(asked: Body, end: AnswerEnd): AnswerState<Body> {
  return {
    ...IDLE,
    state: end.stopped ? 'stopped' : 'complete',
    asked,
    content: end.fullContent,
    writer: end.writer,
    end,
  };
}

/** What a reader is told of an error. */
export function problemOf(error: unknown, language: Language): AnswerProblem {
  const code = error instanceof CatalogueError ? error.code : 'INTERNAL';
  return { code, text: readableText(error, language), resetsAt: resetOf(error) };
}

/** A 429 says when in `resetAt` (decisions, "Answers"). */
function resetOf(error: unknown): number | undefined {
  if (!(error instanceof CatalogueError)) return undefined;
  const { resetAt } = error.fields;
  const moment = typeof resetAt === 'number' ? resetAt : Date.parse(resetAt ?? '');
  return Number.isNaN(moment) ? undefined : moment;
}
