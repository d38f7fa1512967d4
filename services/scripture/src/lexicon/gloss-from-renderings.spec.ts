import { glossFromRenderings } from './gloss-from-renderings.js';

describe('the Spanish gloss of an original word from its renderings', () => {
  it('is its most frequent rendering, with another word where that is frequent too', () => {
    const love = [
      { text: 'amor', times: 70 },
      { text: 'caridad', times: 43 },
      { text: 'convites', times: 1 },
    ];
    expect(glossFromRenderings(love)).toBe('amor, caridad');
  });

  it('does not repeat another form of the same word, and leaves out rare ones', () => {
    const mercy = [
      { text: 'misericordia', times: 178 },
      { text: 'misericordias', times: 20 },
      { text: 'piedad', times: 2 },
    ];
    expect(glossFromRenderings(mercy)).toBe('misericordia');
  });

  it('is none where the Spanish text has no tag for the word', () => {
    expect(glossFromRenderings([])).toBeNull();
  });
});
