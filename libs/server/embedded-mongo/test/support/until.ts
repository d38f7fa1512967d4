import { setTimeout as delay } from 'node:timers/promises';

const BETWEEN_LOOKS_MILLISECONDS = 20;

/** Waits until a condition is true. The timeout of the test limits it. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await delay(BETWEEN_LOOKS_MILLISECONDS);
}
