import { bibleOverflow } from './bible-overflow.js';
import type { StoredAnswer } from './stored-answer.js';

const passage = (translation: string, at: number, characters: number): StoredAnswer => ({
  key: `${translation} ${at}`,
  owner: 'everyone',
  at,
  data: { translation: { id: translation }, content: 'x'.repeat(characters) },
});

const passages = (translation: string, count: number, characters: number) =>
  Array.from({ length: count }, (_, at) => passage(translation, at, characters));

describe('the passages cached on a device', () => {
  it('all stay while they have less than two million characters', () => {
    expect(bibleOverflow(passages('WEB', 100, 10_000))).toEqual([]);
  });

  it('lose the oldest fifth of each translation above that', () => {
    const stored = [...passages('WEB', 15, 150_000).reverse(), ...passages('KJV', 5, 10)];
    expect(bibleOverflow(stored)).toEqual(['WEB 0', 'WEB 1', 'WEB 2', 'KJV 0']);
  });
});
