import { dateAfter, isCalendarDate } from './plan-dates.js';

describe('plan dates', () => {
  it('cross months, leap days and changes of daylight saving time', () => {
    expect(dateAfter('2026-11-29', 6)).toBe('2026-12-05');
    expect(dateAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dateAfter('2026-03-28', 2)).toBe('2026-03-30');
    expect(dateAfter('2026-10-24', 1)).toBe('2026-10-25');
  });

  it.each(['2026-02-30', '2026-13-01', '21.11.2026', '2026-1-1', '', 'tomorrow'])('reject %s', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('accept dates of the calendar', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
  });
});
