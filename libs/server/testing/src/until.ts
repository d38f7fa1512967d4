import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for a condition, which is asked again and again.
 *
 * @returns the first value that is neither false nor undefined
 * @throws when it does not come true within the time, in milliseconds
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
