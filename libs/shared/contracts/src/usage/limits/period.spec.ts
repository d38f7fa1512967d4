import { parseInput } from '../../errors/validation.js';
import { daysIn, periodBefore, periodOf, withPeriod } from './period.js';

const NOW = Date.parse('2026-11-23T23:30:00.000Z');

describe('the period of an address', () => {
  const query = withPeriod({});
  const code = (input: object) => {
    try {
      parseInput(query, input);
      return 'accepted';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('is as long as its name, and ends today', () => {
    expect(periodOf(parseInput(query, {}), NOW)).toEqual({ from: '2026-10-25', to: '2026-11-23' });
    expect(periodOf(parseInput(query, { period: 'day' }), NOW)).toEqual({
      from: '2026-11-23',
      to: '2026-11-23',
    });
    expect(periodOf(parseInput(query, { period: 'year', endDate: '2026-01-01' }), NOW)).toEqual({
      from: '2025-01-02',
      to: '2026-01-01',
    });
  });

  it('has the ends that are given', () => {
    const given = { startDate: '2026-02-01', endDate: '2026-02-28' };
    expect(periodOf(parseInput(query, given), NOW)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });

  it.each([
    ['PERIOD_REVERSED', { startDate: '2026-02-02', endDate: '2026-02-01' }],
    ['PERIOD_TOO_LONG', { startDate: '1926-01-01', endDate: '2026-01-01' }],
    ['VALIDATION_FAILED', { startDate: 'yesterday' }],
    ['VALIDATION_FAILED', { startDate: '-5' }],
    ['VALIDATION_FAILED', { period: 'year', endDate: '0001-01-01' }],
    ['VALIDATION_FAILED', { period: 'year', endDate: '9999-12-31' }],
    ['VALIDATION_FAILED', { startDate: '2026-02-30' }],
    ['VALIDATION_FAILED', { period: 'century' }],
    ['accepted', { startDate: '2026-02-01', endDate: '2026-02-01' }],
  ])('is %s for %j', (expected, input) => {
    expect(code(input)).toBe(expected);
  });

  it('is compared with the one of the same length before it', () => {
    const period = { from: '2026-03-01', to: '2026-03-31' };
    expect(periodBefore(period)).toEqual({ from: '2026-01-29', to: '2026-02-28' });
    expect(daysIn(periodBefore(period))).toBe(daysIn(period));
  });
});
