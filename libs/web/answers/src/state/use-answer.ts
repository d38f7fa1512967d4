import type { StreamedRoute } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { askLimitsLeft } from '../left/ask-limits-left.js';
import { createAnswerStore, type AnswerStore } from './answer-store.js';
import { IDLE, type AnswerState } from './answer-state.js';
import { keepQuestion } from './kept-question.js';

export type UsedAnswer<Body> = AnswerState<Body> & {
  /** Asks. What was shown here before is put away. */
  readonly ask: (body: Body) => void;
  /** Ends the answer; what has come of it stays. */
  readonly stop: () => void;
  /** Asks the same again, anew; or goes on where only the line was lost. */
  readonly again: () => void;
  readonly clear: () => void;
};

/** An answer is read on while the part of the page that shows it is away. */
const stores = new Map<string, AnswerStore<never>>();

function storeOf<Body>(
  route: StreamedRoute,
  place: string,
  toBody: ((asked: Body) => unknown) | undefined,
): AnswerStore<Body> {
  const name = `${route.path} ${place}`;
  const known = stores.get(name) as AnswerStore<Body> | undefined;
  if (known) return known;
  const made = createAnswerStore<Body>({ route, keeping: keepQuestion(name), toBody });
  stores.set(name, made as unknown as AnswerStore<never>);
  return made;
}

/**
 * A question of the reader's and its answer, for one place of a page.
 *
 * It survives a reload (the tab keeps the question and its key, and goes on with the same answer), a lost line, and
 * being taken off the page. Whoever signs in next sees nothing of it.
 *
 * @param place the name under which it is kept, such as `mapping/{sessionId}/3`: one answer at a time
 * @param onEnd called when an answer ends, complete or stopped, while this part is shown
 * @param toBody what is sent for what was asked, where that is not the same; one and the same function for a route
 */
export function useAnswer<Body>(
  route: StreamedRoute,
  place: string,
  onEnd?: (ended: AnswerState<Body>) => void,
  toBody?: (asked: Body) => unknown,
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
    if (status !== 'checking') void askLimitsLeft(language);
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
