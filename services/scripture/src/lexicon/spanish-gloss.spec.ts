import { spanishGloss } from './spanish-gloss.js';

describe('the Spanish gloss of an original word', () => {
  it('is its most frequent rendering, with another word where that is frequent too', () => {
    const love = [
      { text: 'amor', times: 70 },
      { text: 'caridad', times: 43 },
      { text: 'convites', times: 1 },
    ];
    expect(spanishGloss('G26', love)).toBe('amor, caridad');
  });

  it('does not repeat another form of the same word, and leaves out rare ones', () => {
    const mercy = [
      { text: 'misericordia', times: 178 },
      { text: 'misericordias', times: 20 },
      { text: 'piedad', times: 2 },
    ];
    expect(spanishGloss('H2617', mercy)).toBe('misericordia');
  });

  it('is our own where the Spanish text has no tag for the word, and none beyond that', () => {
    expect(spanishGloss('H4234', [])).toBe('danza');
    expect(spanishGloss('H9999', [])).toBeNull();
  });
});
