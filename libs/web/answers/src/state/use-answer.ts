import { refusedFor, type StreamedRoute, type Transport } from '@word-unfolded/api-client';
import { ANSWER_HEADERS } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { log } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { fetchRemainingLimits } from '../remaining/ask-limits-left.js';
import { readLimitHeaders } from '../remaining/limits-left.js';
import { errorOf, type CallDeadline, isOfTheLine, openAnswer } from '../stream/open-answer.js';
import { stopAnswer } from '../stream/stop-answer.js';
import { type AnswerEnd, type AnswerState, begun, ended, IDLE, problemOf } from './answer-state.js';
import { newQuestion, type QuestionStorage, type StoredQuestion, storeQuestion } from './stored-question.js';

/** How long to wait for the final event of a stopped answer, in milliseconds. */
const STOP_MS = 4_000;

type Dependencies<Body> = {
  readonly route: StreamedRoute;
  readonly storage: QuestionStorage<Body>;
  /** Builds the request body from the question; by default the question itself. */
  readonly toBody?: ((question: Body) => unknown) | undefined;
  readonly transport?: Transport;
  readonly callDeadline?: CallDeadline;
};

/** One question at a time and the state of its answer, independent of the component that shows it. */
export type AnswerStore<Body> = {
  readonly state: () => AnswerState<Body>;
  readonly subscribe: (hear: () => void) => () => void;
  /**
   * Resumes the question that this tab asked before a reload, or stops it once the server has named it if it was stopped
   * then. Does nothing if another is displayed already.
   */
  readonly resume: (language: Language) => void;
  readonly ask: (body: Body, language: Language) => void;
  /** Stops the answer; its text so far stays. */
  readonly stop: () => void;
  /** Asks again: as a new question, or for the same answer if only the connection was lost. */
  readonly again: (language: Language) => void;
  /** Discards question and answer from the page. A running generation continues at the server. */
  readonly clear: () => void;
};

/** The state of an answer that is being read. */
type Reading<Body> = {
  readonly question: StoredQuestion<Body>;
  readonly language: Language;
  readonly controller: AbortController;
  answerId?: string;
  isStopped?: boolean;
};

export function createAnswerStore<Body>({
  route,
  storage,
  toBody = (question) => question,
  transport,
  callDeadline,
}: Dependencies<Body>): AnswerStore<Body> {
  const listeners = new Set<() => void>();
  let state: AnswerState<Body> = IDLE;
  let current: Reading<Body> | undefined;

  function show(next: AnswerState<Body>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function begin(question: StoredQuestion<Body>, language: Language, hasBegun: boolean): void {
    leave();
    const isStopped = question.isStopped === true;
    const reading: Reading<Body> = { question, language, controller: new AbortController(), isStopped };
    current = reading;
    storage.store(question);
    show({ ...begun(question.body), ...(isStopped && { state: 'stopped' }) });
    read(reading, hasBegun).catch((error: unknown) => fail(reading, error));
  }

  async function read(reading: Reading<Body>, hasBegun: boolean): Promise<void> {
    const { question, language, controller } = reading;
    const isShown = () => current === reading;
    const events = openAnswer(
      route,
      { body: toBody(question.body) },
      {
        key: question.key,
        language,
        hasBegun,
        signal: controller.signal,
        onHeaders: (headers) => {
          readLimitHeaders(headers);
          learn(reading, headers.get(ANSWER_HEADERS.id) ?? undefined);
        },
        onLine: (isThere) => isShown() && show({ ...state, isWaiting: !isThere }),
        ...(transport && { transport }),
        ...(callDeadline && { callDeadline }),
      },
    );
    for await (const news of events) {
      learn(reading, news.answerId);
      if (news.event.type === 'error') throw errorOf(news.event);
      if (!isShown()) continue;
      if (news.event.type === 'complete') finish(reading, news.event);
      else if (state.state === 'writing') show({ ...state, content: state.content + news.event.content });
    }
  }

  function learn(reading: Reading<Body>, answerId: string | undefined): void {
    if (reading.answerId !== undefined || answerId === undefined) return;
    reading.answerId = answerId;
    if (reading.isStopped) tellStop(reading);
  }

  function finish(reading: Reading<Body>, end: AnswerEnd): void {
    storage.store({ ...reading.question, end });
    show(ended(reading.question.body, end));
  }

  function fail(reading: Reading<Body>, error: unknown): void {
    if (current !== reading || refusedFor(error, 'OPERATION_CANCELLED')) return;
    if (state.state === 'stopped') return storage.forget();
    if (!isOfTheLine(error)) storage.forget();
    show({ ...state, state: 'failed', isWaiting: false, problem: problemOf(error, reading.language) });
  }

  function tellStop({ answerId, language }: Reading<Body>): void {
    if (answerId === undefined) return;
    stopAnswer(answerId, { language, ...(transport && { transport }) }).catch((error: unknown) =>
      log.warn('An answer could not be stopped', error),
    );
  }

  /** Ends the reading of an answer. One that is to be stopped is read until the server has named it. */
  function leave(): void {
    if (current && !(current.isStopped && current.answerId === undefined)) current.controller.abort();
    current = undefined;
  }

  return {
    state: () => state,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    resume: (language) => {
      const question = state.state === 'idle' ? storage.read() : undefined;
      if (question?.end) show(ended(question.body, question.end));
      else if (question) begin(question, language, true);
    },
    ask: (body, language) => begin(newQuestion(body), language, false),
    stop: () => {
      const reading = current;
      if (!reading || state.state !== 'writing' || reading.isStopped) return;
      reading.isStopped = true;
      storage.store({ ...reading.question, isStopped: true });
      tellStop(reading);
      setTimeout(() => {
        if (current === reading && state.state === 'writing') show({ ...state, state: 'stopped' });
      }, STOP_MS);
    },
    again: (language) => {
      const stored = state.state === 'failed' ? storage.read() : undefined;
      if (stored) begin(stored, language, true);
      else if (state.request !== undefined) begin(newQuestion(state.request), language, false);
    },
    clear: () => {
      leave();
      storage.forget();
      show(IDLE);
    },
  };
}

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
