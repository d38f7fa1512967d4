import { openAnswer, stopAnswer, type AnswerEnd } from '@word-unfolded/answers';
import { errorOf } from '@word-unfolded/answers';
import { newIdempotencyKey } from '@word-unfolded/api-client';
import { ANSWER_HEADERS, chatStreamRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { log } from '@word-unfolded/ui';

/** A question to Theo, as the chat sends it. */
export type VoiceQuestion = {
  readonly question: string;
  readonly language: Language;
  readonly conversationId?: string;
  readonly parentId?: string;
  readonly scriptureRef?: string;
  readonly firstName?: string;
};

/** An answer that is being written. */
export type AskedTheo = {
  /** @throws AppError why there is no answer, or no whole one */
  readonly end: Promise<AnswerEnd | undefined>;
  /** Stops the answer; its end still comes, and says which messages it became. */
  readonly stop: () => void;
};

/** How long to wait for the end of a stopped answer, in milliseconds. */
const STOP_MS = 4_000;

/**
 * Asks Theo a question in a conversation of the reader.
 *
 * @param onContent called with the Markdown so far, which has been compared with the stored text
 */
export function askTheo(body: VoiceQuestion, onContent: (content: string) => void): AskedTheo {
  const { language } = body;
  const leaving = new AbortController();
  let [answerId, isStopped]: [string | undefined, boolean] = [undefined, false];

  const tellStop = () => {
    if (answerId === undefined) return;
    stopAnswer(answerId, { language }).catch((error: unknown) =>
      log.warn('An answer could not be stopped', error),
    );
  };
  const learn = (id: string | undefined) => {
    if (answerId !== undefined || id === undefined) return;
    answerId = id;
    if (isStopped) tellStop();
  };
  const read = async (): Promise<AnswerEnd | undefined> => {
    let content = '';
    const events = openAnswer(
      chatStreamRoute,
      { body },
      {
        key: newIdempotencyKey(),
        language,
        signal: leaving.signal,
        onHeaders: (headers) => learn(headers.get(ANSWER_HEADERS.id) ?? undefined),
      },
    );
    for await (const { event, answerId: id } of events) {
      learn(id);
      if (event.type === 'error') throw errorOf(event);
      if (event.type === 'complete') return event;
      content += event.content;
      if (!isStopped) onContent(content);
    }
    return undefined;
  };

  const end = read().catch((error: unknown) => {
    if (isStopped) return undefined;
    throw error;
  });
  return {
    end,
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      tellStop();
      setTimeout(() => leaving.abort(), STOP_MS);
    },
  };
}
