import { jest } from '@jest/globals';
import { createErrand } from './sync-when-asked.js';

describe('an errand to the server', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('that failed is done again by itself, after longer and longer whiles', async () => {
    const at: number[] = [];
    let isAway = true;
    const errand = createErrand(() => {
      at.push(Date.now());
      return isAway ? Promise.reject(new Error('away')) : Promise.resolve();
    }, 100);
    const stop = errand.start();
    await jest.advanceTimersByTimeAsync(36_000);
    expect(at.map((moment) => moment - at[0]!)).toEqual([0, 5_000, 15_000, 35_000]);
    isAway = false;
    await jest.advanceTimersByTimeAsync(40_000);
    expect(at).toHaveLength(5);
    await jest.advanceTimersByTimeAsync(1_000_000);
    expect(at).toHaveLength(5);
    stop();
  });

  it('is not done while nobody is there to have it done', async () => {
    let runs = 0;
    const errand = createErrand(() => {
      runs += 1;
      return Promise.reject(new Error('away'));
    }, 100);
    errand.start()();
    await jest.advanceTimersByTimeAsync(1_000_000);
    expect(runs).toBe(1);
  });
});
