import { parseReference } from '@word-unfolded/scripture-ref';
import { suggestionsOf } from './suggestions-of.js';

const suggested = async (text: string) => {
  const completeWords = (begun: string) => [`${begun}ing`];
  const suggestions = await suggestionsOf(text, 'en', { parse: parseReference, completeWords });
  return suggestions.map((each) => each.text);
};

describe('suggestions', () => {
  it('are references before words', async () => {
    expect(await suggested('job')).toEqual(['Job', 'jobing']);
  });

  it('do not continue a word right behind the end of a sentence or an abbreviation', async () => {
    expect(await suggested('Cant. de los Cant.')).toEqual(['Cantares']);
    expect(await suggested('he wept.')).toEqual([]);
  });
});
