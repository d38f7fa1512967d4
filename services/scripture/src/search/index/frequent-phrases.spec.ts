import { BREAK, frequentPhrases } from './frequent-phrases.js';

const [FEAR, OF, THE, LORD, KING] = [0, 1, 2, 3, 4];

describe('frequentPhrases', () => {
  const text = [FEAR, OF, THE, LORD, BREAK, FEAR, OF, THE, LORD, BREAK, FEAR, OF, THE, KING, BREAK];

  it('returns phrases of two to four words that occur often enough', () => {
    const found = frequentPhrases(Int32Array.from(text), 5, 2);
    expect(found.map(({ words, times }) => `${words.join(' ')}: ${times}`).sort()).toEqual([
      '0 1 2 3: 2',
      '0 1 2: 3',
      '0 1: 3',
      '1 2 3: 2',
      '1 2: 3',
      '2 3: 2',
    ]);
  });

  it('returns no phrase across a break', () => {
    const apart = Int32Array.from([KING, BREAK, LORD, KING, BREAK, LORD, BREAK]);
    expect(frequentPhrases(apart, 5, 1).map(({ words }) => words)).toEqual([[LORD, KING]]);
  });
});
