import { timeAgo } from './session-time.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('the relative time of a session', () => {
  it.each([
    ['2026-11-21T11:59:31Z', 'now', 'ahora'],
    ['2026-11-21T11:55:00Z', '5 minutes ago', 'hace 5 minutos'],
    ['2026-11-21T10:01:00Z', '1 hour ago', 'hace 1 hora'],
    ['2026-11-20T11:00:00Z', 'yesterday', 'ayer'],
    ['2026-11-12T11:00:00Z', 'last week', 'la semana pasada'],
    ['2026-08-01T11:00:00Z', '3 months ago', 'hace 3 meses'],
    ['2026-11-21T12:00:20Z', 'now', 'ahora'], // the server's clock is ahead
  ])('%s is %s, or %s', (then, english, spanish) => {
    expect(timeAgo(new Date(then), NOW, 'en')).toBe(english);
    expect(timeAgo(new Date(then), NOW, 'es')).toBe(spanish);
  });
});
