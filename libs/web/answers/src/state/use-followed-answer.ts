import { followAnswerRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { refusedFor } from '@word-unfolded/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorOf, openAnswer } from '../stream/open-answer.js';
import { begun, ended, IDLE, problemOf, type AnswerState } from './answer-state.js';

/**
 * An answer that was requested elsewhere, such as on another device, from its beginning to its end.
 *
 * @param answerId undefined while there is none to follow
 * @param onEnd called when it has ended, also after a failure
 */
export function useFollowedAnswer(answerId: string | undefined, onEnd: () => void): AnswerState<string> {
  const language = useLanguage();
  const [state, setState] = useState<AnswerState<string>>(IDLE);
  const tellEnd = useEffectEvent(onEnd);
  const problem = useEffectEvent((error: unknown) => problemOf(error, language));
  const follow = useEffectEvent((id: string, signal: AbortSignal) =>
    openAnswer(
      followAnswerRoute,
      { params: { answerId: id } },
      { key: id, language, signal, hasBegun: true },
    ),
  );
  useEffect(() => {
    if (answerId === undefined) return undefined;
    const controller = new AbortController();
    const read = async () => {
      setState(begun(answerId));
      for await (const { event } of follow(answerId, controller.signal)) {
        if (event.type === 'error') throw errorOf(event);
        if (event.type === 'complete') setState(ended(answerId, event));
        else setState((before) => ({ ...before, content: before.content + event.content }));
      }
      tellEnd();
    };
    read().catch((error: unknown) => {
      if (refusedFor(error, 'OPERATION_CANCELLED')) return;
      setState((before) => ({ ...before, state: 'failed', problem: problem(error) }));
      tellEnd();
    });
    return () => controller.abort();
  }, [answerId]);
  return state.request === answerId ? state : IDLE;
}
