import { daysRememberedOn, isSameDayOfYear } from './day-of-year.js';

describe('the anniversary of a day', () => {
  it.each([
    ['2026-02-28', ['-02-28', '-02-29']],
    ['2024-02-28', ['-02-28']],
    ['2024-02-29', ['-02-29']],
    ['1900-02-28', ['-02-28', '-02-29']],
    ['2000-02-28', ['-02-28']],
    ['2026-03-01', ['-03-01']],
  ])('for %s covers %j', (date, days) => {
    expect(daysRememberedOn(date)).toEqual(days);
  });

  it('includes 29 February on the 28th in common years', () => {
    expect(isSameDayOfYear('2024-02-29', '2025-02-28')).toBe(true);
    expect(isSameDayOfYear('2024-02-29', '2028-02-28')).toBe(false);
    expect(isSameDayOfYear('2024-02-29', '2028-02-29')).toBe(true);
    expect(isSameDayOfYear('2024-02-29', '2025-03-01')).toBe(false);
  });
});
