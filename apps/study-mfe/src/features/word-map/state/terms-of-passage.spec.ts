import { termsOf } from './terms-of-passage.js';

describe('the words that a passage offers', () => {
  it('are its significant words, in order and without duplicates', () => {
    const verses = [
      { text: 'We know that all things work together for good for those who love God,' },
      { text: 'who are called according to his purpose. Love, then, is called.' },
    ];
    expect(termsOf(verses, 'en')).toEqual([
      'know',
      'things',
      'work',
      'together',
      'good',
      'love',
      'called',
      'purpose',
    ]);
  });

  it('are found in Spanish by Spanish stop words', () => {
    expect(
      termsOf([{ text: 'Y sabemos que a los que a Dios aman, todas las cosas les ayudan' }], 'es'),
    ).toEqual(['sabemos', 'Dios', 'aman', 'cosas', 'ayudan']);
  });

  it('are limited to a manageable number', () => {
    const text = Array.from({ length: 40 }, (_, place) => `word${place}`).join(' ');
    expect(termsOf([{ text }], 'en')).toHaveLength(10);
  });
});
