import { momentText } from './moment-text.js';

describe('a moment', () => {
  const now = new Date('2026-03-05T18:00:00');

  it('of today is told by its time, an earlier one by its day, as the language writes them', () => {
    expect(momentText('2026-03-05T09:41:00', 'en', now)).toMatch(/^9:41\sAM$/);
    expect(momentText('2026-03-04T09:41:00', 'en', now)).toBe('Mar 4, 2026');
    expect(momentText('2026-03-04T09:41:00', 'es', now)).toBe('4 mar 2026');
  });
});
