import { progressReport } from './progress-report.js';

describe('the report of progress', () => {
  it('stores the first state at once and then only the latest, one at a time', async () => {
    const stored: number[] = [];
    const finish: (() => void)[] = [];
    const { progress } = progressReport(async ({ done }) => {
      stored.push(done);
      await new Promise<void>((resolve) => finish.push(resolve));
    }, 0);
    for (const step of [1, 2, 3]) progress(step, 3);
    expect(stored).toEqual([1]);
    finish.shift()!();
    while (stored.length < 2) await new Promise(setImmediate);
    expect(stored).toEqual([1, 3]);
  });

  it('does not fail when a state cannot be stored, and stores none after its end', async () => {
    const stored: number[] = [];
    const report = progressReport(async ({ done }) => {
      stored.push(done);
      throw new Error('Redis is away');
    }, 0);
    report.progress(1, 3);
    report.progress(2, 3);
    await report.end();
    await new Promise(setImmediate);
    expect(stored).toEqual([1]);
  });
});
