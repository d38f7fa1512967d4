import type { Page } from 'playwright-core';

/**
 * Sums the layout shifts of a page from now on, with its motion, which visits do without otherwise.
 *
 * @returns the sum so far, as the browser scores it
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total);
}
