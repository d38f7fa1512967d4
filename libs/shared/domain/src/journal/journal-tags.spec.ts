import { cleanTags, hasTag, tagChange, withTagChange } from './journal-tags.js';

describe('tags', () => {
  it('are kept trimmed and composed, each once whatever its capitals, in any script', () => {
    expect(cleanTags([' Fe ', 'fe', '#Hope', 'שבת', 'cafe\u0301', 'café', '', '  two   words '])).toEqual([
      'Fe',
      'Hope',
      'שבת',
      'café',
      'two words',
    ]);
  });

  it('are others where an accent makes another word', () => {
    expect(hasTag(['fe'], 'fé')).toBe(false);
    expect(hasTag(['FÉ'], 'fé')).toBe(true);
  });

  it('that two have changed are all that was added without what was removed', () => {
    const base = ['a', 'b'];
    const change = tagChange(base, ['b', 'mine']);
    expect(withTagChange(['a', 'b', 'theirs'], change)).toEqual({
      tags: ['b', 'theirs', 'mine'],
      refused: [],
    });
  });

  it('are ten at most: what finds no room is named', () => {
    const nine = Array.from({ length: 9 }, (_, place) => `tag ${place}`);
    const { tags, refused } = withTagChange(nine, { added: ['tenth', 'eleventh'], removed: [] });
    expect(tags).toHaveLength(10);
    expect(refused).toEqual(['eleventh']);
  });
});
