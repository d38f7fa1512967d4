import { alignWords } from './align-words.js';

const KJV = 'And we know that all things work together for good to them that love God,';
const linkOf = (words: string, strongs: string) => {
  const start = KJV.indexOf(words);
  return { start, end: start + words.length, strongs: [strongs] };
};
const links = [
  linkOf('we know', 'G1492'),
  linkOf('all things', 'G3956'),
  linkOf('work together', 'G4903'),
  linkOf('to them that love', 'G25'),
  linkOf('God', 'G2316'),
];

const found = (text: string, tagged = { text: KJV, links }) =>
  alignWords(tagged, text).map(({ start, end, strongs }) => `${text.slice(start, end)} ${strongs.join()}`);

describe('words of a tagged translation', () => {
  it('are found again in another one, without what was added around them', () => {
    expect(found('We know that all things work together for good for those who love God,')).toEqual([
      'know G1492',
      'all things G3956',
      'work together G4903',
      'love G25',
      'God G2316',
    ]);
  });

  it('are found in their other forms', () => {
    const text = 'He that loveth his brother abideth in the light';
    const love = { start: 8, end: 14, strongs: ['G25'] };
    expect(found('He who loves his brother remains in the light', { text, links: [love] })).toEqual([
      'loves G25',
    ]);
  });

  it('are never found by the words of grammar around them', () => {
    const text = 'Simon, son of Jonas, lovest thou me more than these?';
    const love = { start: 21, end: 32, strongs: ['G25'] };
    const tagged = { text, links: [love] };
    expect(found('Simon, son of Jonah, do you love me more than these?', tagged)).toEqual(['love G25']);
    expect(found('Simon, son of Jonah, are you fond of me?', tagged)).toEqual([]);
  });

  it('are not linked where they were translated otherwise', () => {
    expect(found('Everything serves those who are fond of the Lord')).toEqual([]);
  });
});
