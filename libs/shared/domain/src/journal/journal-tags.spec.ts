import { cleanTags, hasTag, tagChange, withTagChange } from './journal-tags.js';

describe('tags', () => {
  it('are stored trimmed and composed, each once regardless of case, in any script', () => {
    expect(cleanTags([' Fe ', 'fe', '#Hope', 'שבת', 'cafe\u0301', 'café', '', '  two   words '])).toEqual([
      'Fe',
      'Hope',
      'שבת',
      'café',
      'two words',
    ]);
  });

  it('are different when an accent makes another word', () => {
    expect(hasTag(['fe'], 'fé')).toBe(false);
    expect(hasTag(['FÉ'], 'fé')).toBe(true);
  });

  it('that two devices have changed are merged: all additions, minus the removals', () => {
    const base = ['a', 'b'];
    const change = tagChange(base, ['b', 'mine']);
    expect(withTagChange(['a', 'b', 'theirs'], change)).toEqual({
      tags: ['b', 'theirs', 'mine'],
      refused: [],
    });
  });

  it('are limited to ten, and the refused ones are returned', () => {
    const nine = Array.from({ length: 9 }, (_, place) => `tag ${place}`);
    const { tags, refused } = withTagChange(nine, { added: ['tenth', 'eleventh'], removed: [] });
    expect(tags).toHaveLength(10);
    expect(refused).toEqual(['eleventh']);
  });
});
