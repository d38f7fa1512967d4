import { timeText } from './time-text.js';

describe('a time', () => {
  const now = new Date('2026-03-05T18:00:00');

  it("is shown as the time if it is today, otherwise as the date, in the reader's language", () => {
    expect(timeText('2026-03-05T09:41:00', 'en', now)).toMatch(/^9:41\sAM$/);
    expect(timeText('2026-03-04T09:41:00', 'en', now)).toBe('Mar 4, 2026');
    expect(timeText('2026-03-04T09:41:00', 'es', now)).toBe('4 mar 2026');
  });
});
