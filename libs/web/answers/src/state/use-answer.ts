import type { StreamedRoute } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { fetchRemainingLimits } from '../remaining/ask-limits-left.js';
import { createAnswerStore, type AnswerStore } from './answer-store.js';
import { IDLE, type AnswerState } from './answer-state.js';
import { storeQuestion } from './stored-question.js';

export type UsedAnswer<Body> = AnswerState<Body> & {
  /** Asks a question. An earlier one at this place is discarded. */
  readonly ask: (body: Body) => void;
  /** Stops the answer; its text so far stays. */
  readonly stop: () => void;
  /** Asks again as a new question, or resumes the answer if only the connection was lost. */
  readonly again: () => void;
  readonly clear: () => void;
};

/** The stream is read on while the component that shows it is unmounted. */
const stores = new Map<string, AnswerStore<never>>();

function storeOf<Body>(
  route: StreamedRoute,
  place: string,
  toBody: ((question: Body) => unknown) | undefined,
): AnswerStore<Body> {
  const name = `${route.path} ${place}`;
  const known = stores.get(name) as AnswerStore<Body> | undefined;
  if (known) return known;
  const made = createAnswerStore<Body>({ route, storage: storeQuestion(name), toBody });
  stores.set(name, made as unknown as AnswerStore<never>);
  return made;
}

/**
 * A reader's question and its answer, for one place on a page.
 *
 * It survives a reload (the tab stores the question and its key, and resumes the same answer), a lost connection, and
 * unmounting. Another reader who signs in later does not see it.
 *
 * @param place the name under which it is stored, such as `mapping/{sessionId}/3`: one answer at a time
 * @param onEnd called when an answer ends, complete or stopped, while the component is mounted
 * @param toBody builds the request body from the question if they differ; the function must be stable for a route
 */
export function useAnswer<Body>(
  route: StreamedRoute,
  place: string,
  onEnd?: (ended: AnswerState<Body>) => void,
  toBody?: (question: Body) => unknown,
): UsedAnswer<Body> {
  const { status, user } = useSession();
  const language = useLanguage();
  const owner = status === 'checking' ? undefined : (user?._id ?? 'visitor');
  const store = useMemo(
    () => (owner === undefined ? undefined : storeOf<Body>(route, `${owner}/${place}`, toBody)),
    [owner, route, place, toBody],
  );
  const resume = useEffectEvent(() => store?.resume(language));
  useEffect(() => resume(), [store]);
  const state = useSyncExternalStore<AnswerState<Body>>(
    store?.subscribe ?? neverTell,
    store?.state ?? (() => IDLE),
  );
  const tellEnd = useEffectEvent((end: AnswerState<Body>) => {
    if (status !== 'checking') void fetchRemainingLimits(language);
    if (end.end) onEnd?.(end);
  });
  useEffect(
    () =>
      store?.subscribe(() => {
        const now = store.state();
        if (now.end || now.state === 'failed') tellEnd(now);
      }),
    [store],
  );
  return {
    ...state,
    ask: (body) => store?.ask(body, language),
    stop: () => store?.stop(),
    again: () => store?.again(language),
    clear: () => store?.clear(),
  };
}

const neverTell = () => () => undefined;
