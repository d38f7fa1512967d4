import { dateAfter } from '@word-unfolded/domain';
import { readingsAhead } from './readings-ahead.js';

const START = '2026-11-02';

const plan = (read: number, perDate = 1) =>
  Array.from({ length: 60 }, (_, index) => ({
    osis: `Ps.${index + 1}`,
    date: dateAfter(START, Math.floor(index / perDate)),
    completed: index < read,
    skipped: false,
  }));

const psalms = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Ps.${from + index}`);

describe('the readings that a device keeps', () => {
  it('are today’s and those of the next seven days', () => {
    expect(readingsAhead(plan(0), START)).toEqual(psalms(1, 8));
  });

  it('are the next ones in sequence for a reader who is far ahead of the calendar, and today’s', () => {
    expect(readingsAhead(plan(20), START)).toEqual([...psalms(21, 28), 'Ps.1']);
  });

  it('are the next ones and those of this week for a reader who is behind', () => {
    const today = dateAfter(START, 20);
    expect(readingsAhead(plan(2), today)).toEqual([...psalms(3, 10), ...psalms(21, 28)]);
  });

  it('are all of eight dates when two readings lie on one', () => {
    expect(readingsAhead(plan(0, 2), START)).toEqual(psalms(1, 16));
  });
});
