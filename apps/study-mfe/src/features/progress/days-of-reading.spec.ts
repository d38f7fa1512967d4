import { daysAgo, daysOfReading } from './days-of-reading.js';

const read = (id: string, timestamp: string) => ({ id, reference: id, translationId: 'WEB', timestamp });

describe('a reading history', () => {
  it('is grouped by days, with each passage once a day', () => {
    const days = daysOfReading([
      read('Ps.23', '2026-03-05T18:00:00'),
      read('Ruth.1', '2026-03-05T09:00:00'),
      read('Ps.23', '2026-03-05T08:00:00'),
      read('Ps.23', '2026-03-01T08:00:00'),
    ]);
    expect(days.map(({ passages }) => passages.map(({ id }) => id))).toEqual([
      ['Ps.23', 'Ruth.1'],
      ['Ps.23'],
    ]);
  });

  it('counts calendar days, not hours', () => {
    const now = new Date('2026-03-05T00:10:00');
    expect(daysAgo(new Date('2026-03-04T23:50:00'), now)).toBe(1);
    expect(daysAgo(new Date('2026-03-05T00:05:00'), now)).toBe(0);
    expect(daysAgo(new Date('2026-02-28T12:00:00'), now)).toBe(5);
  });
});
