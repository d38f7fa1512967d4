import { RepeatedEntries } from './repeated-entries.js';

describe('repeated log entries', () => {
  it('are written a few times per window, then counted, and the count is part of the next entry', () => {
    let now = 0;
    const entries = new RepeatedEntries(() => now);
    const taken = Array.from({ length: 1_846 }, () => entries.take('the database is away'));
    expect(taken.filter((omitted) => omitted !== undefined)).toEqual([0, 0, 0, 0, 0]);
    expect(entries.take('another')).toBe(0);
    now = 10_000;
    expect(entries.take('the database is away')).toBe(1_841);
    expect(entries.take('the database is away')).toBe(0);
    now = 20_000;
    expect(entries.take('the database is away')).toBe(0);
  });

  it('use a limited amount of memory', () => {
    const entries = new RepeatedEntries(() => 0);
    for (let number = 0; number < 10_000; number += 1) expect(entries.take(`kind ${number}`)).toBe(0);
  });
});
