import { newIdempotencyKey } from '@word-unfolded/api-client';
import { streamedEvent } from '@word-unfolded/contracts';
import { keptText } from '@word-unfolded/ui';
import type { AnswerEnd } from './answer-state.js';

/** A question that this tab has asked, by whose key its answer is found again after a reload. */
export type KeptQuestion<Body> = {
  readonly key: string;
  readonly body: Body;
  /** In milliseconds since 1970. */
  readonly askedAt: number;
  readonly end?: AnswerEnd;
};

/** The server keeps what happened to an answer for a day; after that the same key would be a new answer. */
const KEPT_MS = 20 * 60 * 60 * 1000;

export type QuestionKeeping<Body> = {
  readonly read: () => KeptQuestion<Body> | undefined;
  readonly keep: (question: KeptQuestion<Body>) => void;
  readonly forget: () => void;
};

export function newQuestion<Body>(body: Body): KeptQuestion<Body> {
  return { key: newIdempotencyKey(), body, askedAt: Date.now() };
}

/** The last question of a place of a page, kept as long as the tab is open, over its reloads. */
export function keepQuestion<Body>(place: string): QuestionKeeping<Body> {
  const kept = keptText(`answer/${place}`, 'tab');
  return {
    read: () => {
      const question = parse<Body>(kept.read());
      return question && Date.now() - question.askedAt < KEPT_MS ? question : undefined;
    },
    keep: (question) => kept.write(JSON.stringify(question)),
    forget: kept.forget,
  };
}

function parse<Body>(text: string | null): KeptQuestion<Body> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('key' in value && 'body' in value && 'askedAt' in value)) return undefined;
    if (typeof value.key !== 'string' || typeof value.askedAt !== 'number') return undefined;
    const end = streamedEvent.safeParse('end' in value ? value.end : undefined);
    return {
      key: value.key,
      body: value.body as Body, // this build wrote it; the server checks it
      askedAt: value.askedAt,
      ...(end.success && end.data.type === 'complete' && { end: end.data }),
    };
  } catch {
    return undefined;
  }
}
