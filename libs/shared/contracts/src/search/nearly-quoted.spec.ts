import { isNearlyQuoted } from './nearly-quoted.js';

const ROMANS = 'Y sabemos que á los que á Dios aman, todas las cosas les ayudan á bien';
const PROVERBS = 'Trust in Yahweh with all your heart, and don’t lean on your own understanding.';

describe('words that are nearly those of a verse', () => {
  it.each([
    ['todas las cosas ayudan a bien', ROMANS],
    ['todas las cozas alludan a vien', ROMANS],
    ['Trust in the Lord with all your heart', PROVERBS],
    ['trsut in god wiht al your hart', PROVERBS],
    ['lean not on your own understanding', PROVERBS],
  ])('are recognised: %s', (words, verse) => {
    expect(isNearlyQuoted(words, verse)).toBe(true);
  });

  it.each([
    ['all your heart', PROVERBS],
    ['understanding heart trust your lean', PROVERBS],
    ['todas las notas de la iglesia', ROMANS],
    ['my prayer with all of them on monday', PROVERBS],
    ['', PROVERBS],
  ])('are not those that only share words with it: %s', (words, verse) => {
    expect(isNearlyQuoted(words, verse)).toBe(false);
  });
});
