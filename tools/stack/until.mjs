import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 25;

/**
 * Waits for a condition.
 *
 * @param {string} what named in the error if the condition does not become true
 * @param {() => boolean | Promise<boolean>} condition
 * @param {{ withinMs?: number, signal?: AbortSignal }} [options] `signal` cancels the wait
 */
export async function until(what, condition, { withinMs = 60_000, signal } = {}) {
  const end = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} seconds`);
    await pause(POLL_MS);
    signal?.throwIfAborted();
  }
}
