/** @jest-environment node */
import { notificationOf, pageOf } from './notifications.js';

const ORIGIN = 'https://shell.test';

describe('a push message', () => {
  it('is shown with its texts, and opens the day of the plan', () => {
    const path = '/app?planId=65f0&day=3';
    const sent = { title: 'Today: Psalm 1', body: 'Day 3 of 7', lang: 'en', tag: 'trail-2026-03-02', path };
    const { title, options } = notificationOf(JSON.stringify(sent), 'Word Unfolded');
    expect({ title, ...options }).toMatchObject({
      ...{ title: 'Today: Psalm 1', body: 'Day 3 of 7', lang: 'en', tag: 'trail-2026-03-02' },
    });
    expect(pageOf(options.data, ORIGIN)).toBe(ORIGIN + path);
  });

  it.each(['', 'no JSON', 'null', '[1]', '{"title":1,"path":"https://evil.test/"}'])(
    'is shown as well if it cannot be read: %j',
    (text) => {
      const { title, options } = notificationOf(text, 'Word Unfolded');
      expect(title).toBe('Word Unfolded');
      expect(pageOf(options.data, ORIGIN)).toBe(`${ORIGIN}/`);
    },
  );

  it.each(['//evil.test/x', 'https://evil.test/', '/\\evil.test'])('never opens another site: %s', (path) => {
    expect(pageOf({ path }, ORIGIN)).toBe(`${ORIGIN}/`);
  });
});
