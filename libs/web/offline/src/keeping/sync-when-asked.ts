import { CONNECTION_EVENTS, isOnline } from '@word-unfolded/api-client';
import { log } from '@word-unfolded/ui';

/** How long after a failure it is tried again, in milliseconds: twice as long after each, up to the longest. */
const FIRST_AGAIN_MS = 5_000;
const LONGEST_AGAIN_MS = 300_000;

/** Work that is done now and then, and never twice at once. */
export type Errand = {
  /** Asks for it to be done soon. */
  readonly ask: () => void;
  /** Does it now, and again when the network or the reader comes back; answers with how to stop. */
  readonly start: () => () => void;
};

/**
 * An errand to the server: several wishes within a while are one run, and a wish during a run is a run after it. What
 * fails is tried again at the next occasion, or after a while, longer each time: nothing is lost meanwhile, this device
 * has it.
 *
 * @param pauseMs how long wishes are gathered, in milliseconds
 */
export function createErrand(run: () => Promise<void>, pauseMs: number): Errand {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isAskedAgain = false;
  let started = 0;
  let failures = 0;

  async function go(): Promise<void> {
    clearTimeout(timer);
    clearTimeout(again);
    timer = undefined;
    if (!isOnline()) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = true;
    try {
      await run();
      failures = 0;
    } catch (error) {
      log.warn('What is kept on this device could not be brought to the server', error);
      if (started > 0) again = setTimeout(() => void go(), againAfterMs(failures));
      failures += 1;
    }
    running = false;
    if (isAskedAgain) {
      isAskedAgain = false;
      ask();
    }
  }

  function ask(): void {
    timer ??= setTimeout(() => void go(), pauseMs);
  }

  const onReturn = () => {
    if (document.visibilityState === 'visible') ask();
  };
  const onOnline = () => void go();

  return {
    ask,
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

function againAfterMs(failuresBefore: number): number {
  return Math.min(FIRST_AGAIN_MS * 2 ** failuresBefore, LONGEST_AGAIN_MS);
}
