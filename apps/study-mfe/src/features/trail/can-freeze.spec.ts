import { canFreeze } from './can-freeze.js';

const TODAY = '2026-11-25';
const plan = {
  streak: 3,
  frozenDates: [],
  paused: false,
  days: [{ date: TODAY, skipped: false }],
  progress: { completedDates: ['2026-11-24'] },
};

describe('a freeze', () => {
  it('is offered when it keeps a streak over a day that is not read yet', () => {
    expect(canFreeze(plan, TODAY)).toBe(true);
    expect(canFreeze({ ...plan, frozenDates: ['2026-11-22'] }, TODAY)).toBe(true);
  });

  it.each([
    ['there is no streak', { streak: 0 }],
    ['the one of this week is used', { frozenDates: ['2026-11-23'] }],
    ['the plan is paused', { paused: true }],
    ['nothing is due today', { days: [{ date: '2026-11-26', skipped: false }] }],
    ['the reading of today is left out', { days: [{ date: TODAY, skipped: true }] }],
    ['today is read', { progress: { completedDates: [TODAY] } }],
  ])('is not offered when %s', (_, change) => {
    expect(canFreeze({ ...plan, ...change }, TODAY)).toBe(false);
  });
});
