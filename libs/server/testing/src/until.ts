import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until a condition is met.
 *
 * @param withinMs how long it may take, in milliseconds
 * @param everyMs the pause between two checks; longer for a condition that sends a request, because many clients that
 *   ask a hundred times a second slow the start of what they wait for
 * @returns the first value that is neither false nor undefined
 * @throws if the condition is not met within the time
 */
export async function until<Value>(
  what: string,
  condition: () => Value | false | undefined | Promise<Value | false | undefined>,
  withinMs = 60_000,
  everyMs = 10,
): Promise<Value> {
  const end = performance.now() + withinMs;
  for (;;) {
    const value = await condition();
    if (value !== false && value !== undefined) return value;
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs} ms`);
    await pause(everyMs);
  }
}
