import { planDayText } from './plan-dates.js';

describe('a day of a plan in words', () => {
  const today = new Date('2026-11-28T12:00:00');

  it('has its year when that is another one', () => {
    expect(planDayText('2027-11-28', 'en', today)).toBe('Sunday, November 28, 2027');
    expect(planDayText('2027-11-28', 'es', today)).toBe('domingo, 28 de noviembre de 2027');
  });

  it('has no year in this one', () => {
    expect(planDayText('2026-12-05', 'en', today)).toBe('Saturday, December 5');
  });
});
