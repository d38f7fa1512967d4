import { jest } from '@jest/globals';
import { SystemClock } from './clock.js';

describe('the system clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('has the time of the machine, each time anew', () => {
    const clock = new SystemClock();
    const before = clock.now();
    jest.advanceTimersByTime(1_500);
    expect(before.toISOString()).toBe('2026-03-01T08:00:00.000Z');
    expect(clock.now().toISOString()).toBe('2026-03-01T08:00:01.500Z');
  });
});
