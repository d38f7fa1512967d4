import { addMonths, isoDayOfWeek, isoWeek, isoWeekDate, isoWeekYear, weekOfYear } from './calendar.js';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

describe('calendar', () => {
  it.each([
    ['2021-01-03', 2020, 53, 7],
    ['2021-01-04', 2021, 1, 1],
    ['2018-12-31', 2019, 1, 1],
    ['2016-01-01', 2015, 53, 5],
    ['0001-01-01', 1, 1, 1],
  ])('assigns %s to ISO year %i, week %i, day %i', (iso, year, week, weekday) => {
    expect([isoWeekYear(day(iso)), isoWeek(day(iso)), isoDayOfWeek(day(iso))]).toEqual([year, week, weekday]);
    expect(new Date(isoWeekDate(year, week, weekday))).toEqual(day(iso));
  });

  it('converts every date to an ISO week date and back', () => {
    for (let number = 0; number < 3000; number++) {
      const date = new Date(day('2015-01-01').getTime() + number * 86_400_000);
      expect(new Date(isoWeekDate(isoWeekYear(date), isoWeek(date), isoDayOfWeek(date)))).toEqual(date);
    }
  });

  it('starts weeks on Sunday, and assigns the days before the first Sunday to week 0', () => {
    expect(weekOfYear(day('2022-01-01'))).toBe(0);
    expect(weekOfYear(day('2022-01-02'))).toBe(1);
    expect(weekOfYear(day('2023-01-01'))).toBe(1);
  });

  it('uses the last day of the month if the target month is shorter', () => {
    expect(addMonths(day('2024-01-31'), 1)).toEqual(day('2024-02-29'));
    expect(addMonths(day('2024-03-31'), -1)).toEqual(day('2024-02-29'));
    expect(addMonths(day('2024-01-31'), 12)).toEqual(day('2025-01-31'));
  });
});
