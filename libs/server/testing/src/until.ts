import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until a condition is met.
 *
 * @returns the first value that is neither false nor undefined
 * @throws if the condition is not met within the time, in milliseconds
 */
export async function until<Value>(
  what: string,
  condition: () => Value | false | undefined | Promise<Value | false | undefined>,
  withinMs = 60_000,
): Promise<Value> {
  const end = performance.now() + withinMs;
  for (;;) {
    const value = await condition();
    if (value !== false && value !== undefined) return value;
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs} ms`);
    await pause(10);
  }
}
