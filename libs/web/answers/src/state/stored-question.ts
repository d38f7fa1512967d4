import { newIdempotencyKey } from '@word-unfolded/api-client';
import { streamedEvent } from '@word-unfolded/contracts';
import { storedText } from '@word-unfolded/ui';
import type { AnswerEnd } from './answer-state.js';

/** A question of this tab, with the key that finds its answer again after a reload. */
export type StoredQuestion<Body> = {
  readonly key: string;
  readonly body: Body;
  /** In milliseconds since 1970. */
  readonly askedAt: number;
  /** The reader has stopped it, perhaps before the server had named it. */
  readonly isStopped?: boolean;
  readonly end?: AnswerEnd;
};

/** The server stores the events of an answer for a day; after that the same key would start a new answer. */
const LIFETIME_MS = 20 * 60 * 60 * 1000;

export type QuestionStorage<Body> = {
  readonly read: () => StoredQuestion<Body> | undefined;
  readonly store: (question: StoredQuestion<Body>) => void;
  readonly forget: () => void;
};

export function newQuestion<Body>(body: Body): StoredQuestion<Body> {
  return { key: newIdempotencyKey(), body, askedAt: Date.now() };
}

/** The last question of a place on a page; it survives reloads until the tab is closed. */
export function storeQuestion<Body>(place: string): QuestionStorage<Body> {
  const stored = storedText(`answer/${place}`, 'tab');
  return {
    read: () => {
      const question = parse<Body>(stored.read());
      return question && Date.now() - question.askedAt < LIFETIME_MS ? question : undefined;
    },
    store: (question) => stored.write(JSON.stringify(question)),
    forget: stored.forget,
  };
}

function parse<Body>(text: string | null): StoredQuestion<Body> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('key' in value && 'body' in value && 'askedAt' in value)) return undefined;
    if (typeof value.key !== 'string' || typeof value.askedAt !== 'number') return undefined;
    const end = streamedEvent.safeParse('end' in value ? value.end : undefined);
    return {
      key: value.key,
      body: value.body as Body, // this build wrote it, and the server validates it
      askedAt: value.askedAt,
      ...('isStopped' in value && value.isStopped === true && { isStopped: true }),
      ...(end.success && end.data.type === 'complete' && { end: end.data }),
    };
  } catch {
    return undefined;
  }
}
