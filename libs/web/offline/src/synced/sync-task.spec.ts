import { jest } from '@jest/globals';
import { createSyncTask } from './sync-task.js';

describe('a sync task', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('that failed is retried automatically, after growing delays', async () => {
    const at: number[] = [];
    let isAway = true;
    const syncTask = createSyncTask(() => {
      at.push(Date.now());
      return isAway ? Promise.reject(new Error('away')) : Promise.resolve();
    }, 100);
    const stop = syncTask.start();
    await jest.advanceTimersByTimeAsync(36_000);
    expect(at.map((moment) => moment - at[0]!)).toEqual([0, 5_000, 15_000, 35_000]);
    isAway = false;
    await jest.advanceTimersByTimeAsync(40_000);
    expect(at).toHaveLength(5);
    await jest.advanceTimersByTimeAsync(1_000_000);
    expect(at).toHaveLength(5);
    stop();
  });

  it('does not run without a subscriber', async () => {
    let runs = 0;
    const syncTask = createSyncTask(() => {
      runs += 1;
      return Promise.reject(new Error('away'));
    }, 100);
    syncTask.start()();
    await jest.advanceTimersByTimeAsync(1_000_000);
    expect(runs).toBe(1);
  });
});
