import { scriptureClaimOf } from './claimed-place.js';

const claim = (author: string, language: 'en' | 'es' = 'en') => {
  const found = scriptureClaimOf(author, language);
  return found?.kind === 'place' ? found.osis : found?.kind;
};

describe('the author of a quote', () => {
  it.each([
    ['John 3:16', 'John.3.16'],
    ['— Juan 3.16 (RVR1960)', 'John.3.16'],
    ['Paul, Romans 8:28, NIV', 'Rom.8.28'],
    ['from Psalm 23', 'Ps.23'],
    ['1 Corinthians 13', '1Cor.13'],
    ['El apóstol Pablo en Filipenses 4', 'Phil.4'],
    ['Spurgeon on Psalm 46:10', 'Ps.46.10'],
  ])('says where the words stand: %s', (author, place) => expect(claim(author)).toBe(place));

  it.each([
    'Proverbs',
    '1 Peter',
    'Salmos',
    'The Bible',
    'la Santa Biblia',
    'Word of God',
    'Jesus',
    '— Dios',
  ])('says that they are Scripture: %s', (author) => expect(claim(author, 'es')).toBe('scripture'));

  it.each([
    'Augustine',
    'John',
    'Marcos',
    'John Wesley, 1759',
    'Corrie ten Boom',
    'Benedict XVI',
    'Teresa de Jesús',
    'Ruth Bell Graham',
    'C. S. Lewis, Letters 2',
    'my 3 children',
  ])('is a person: %s', (author) => expect(claim(author)).toBeUndefined());
});
