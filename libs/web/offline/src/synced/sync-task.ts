import { CONNECTION_EVENTS, isOnline } from '@word-unfolded/api-client';
import { log } from '@word-unfolded/ui';

/** Delay of a retry after a failure, in milliseconds: it doubles each time, up to the longest. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

/** A task that runs on request, and never twice at once. */
export type SyncTask = {
  /** Requests a run soon. */
  readonly request: () => void;
  /** Runs it now, and again when the network or the reader comes back; returns the stop function. */
  readonly start: () => () => void;
  /** Whether the last run got nothing from the server, or there is no network to run. */
  readonly isAway: () => boolean;
  /** Calls `hear` when `isAway` changes; returns the function that ends it. */
  readonly subscribe: (hear: () => void) => () => void;
};

/**
 * A task that synchronises with the server: several requests within a pause are one run, and a request during a run
 * causes one run after it. After a failure it is retried at the next occasion, or after a growing delay: no data is
 * lost meanwhile, because this device stores it.
 *
 * @param pauseMs how long requests are collected, in milliseconds
 */
export function createSyncTask(run: () => Promise<void>, pauseMs: number): SyncTask {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isRequestedAgain = false;
  let started = 0;
  let failures = 0;
  let isAway = false;
  const hearers = new Set<() => void>();

  function turn(away: boolean): void {
    if (away === isAway) return;
    isAway = away;
    for (const hear of hearers) hear();
  }

  async function go(): Promise<void> {
    clearTimeout(timer);
    clearTimeout(again);
    timer = undefined;
    if (!isOnline()) return turn(true);
    if (running) {
      isRequestedAgain = true;
      return;
    }
    running = true;
    try {
      await run();
      failures = 0;
      turn(false);
    } catch (error) {
      log.warn('Data on this device could not be synchronised with the server', error);
      if (started > 0) again = setTimeout(() => void go(), retryAfterMs(failures));
      failures += 1;
      turn(true);
    }
    running = false;
    if (isRequestedAgain) {
      isRequestedAgain = false;
      request();
    }
  }

  function request(): void {
    timer ??= setTimeout(() => void go(), pauseMs);
  }

  const onReturn = () => {
    if (document.visibilityState === 'visible') request();
  };
  const onOnline = () => void go();

  return {
    request,
    isAway: () => isAway,
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    start: () => {
      started += 1;
      if (started === 1) {
        window.addEventListener(CONNECTION_EVENTS.online, onOnline);
        document.addEventListener('visibilitychange', onReturn);
        void go();
      }
      return () => {
        started -= 1;
        if (started > 0) return;
        clearTimeout(again);
        window.removeEventListener(CONNECTION_EVENTS.online, onOnline);
        document.removeEventListener('visibilitychange', onReturn);
      };
    },
  };
}

function retryAfterMs(failuresBefore: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failuresBefore, LONGEST_RETRY_MS);
}
