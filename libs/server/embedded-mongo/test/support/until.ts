import { setTimeout as delay } from 'node:timers/promises';

const BETWEEN_LOOKS_MILLISECONDS = 20;

/** Waits until a condition holds; the time-out of the test ends it otherwise. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await delay(BETWEEN_LOOKS_MILLISECONDS);
}
