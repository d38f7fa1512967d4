import fc from 'fast-check';
import { strongsNumbersOf } from './strongs-number.js';

const names = [
  '',
  'Strong ',
  "Strong's ",
  'strongs ',
  'Strong’s number ',
  'STRONG #',
  'número de Strong ',
  'Strong: ',
];
const blanks = ['', ' ', '0', '00', ' 0', '-'];
const letters = fc.constantFrom('g', 'G', 'h', 'H');
const ending = fc.constantFrom('', '', 'a', 'B');

describe("a Strong's number in the box", () => {
  it('is read however it is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        letters,
        fc.constantFrom(...blanks),
        fc.integer({ min: 1, max: 5_624 }),
        ending,
        (name, letter, blank, number, last) => {
          const text = `${name}${letter}${blank}${number}${last}`;
          expect([text, strongsNumbersOf(text)]).toEqual([
            text,
            [{ strongs: `${letter.toUpperCase()}${number}`, exists: true }],
          ]);
        },
      ),
    );
  });

  it('is one that the dictionaries do not have beyond their last one, and zero', () => {
    fc.assert(
      fc.property(letters, fc.integer({ min: 8_675, max: 99_999_999 }), (letter, number) => {
        const [read] = strongsNumbersOf(`${letter}${number}`);
        expect(read).toEqual({ strongs: `${letter.toUpperCase()}${number}`, exists: false });
      }),
    );
    expect(strongsNumbersOf('G5625')).toEqual([{ strongs: 'G5625', exists: false }]);
    expect(strongsNumbersOf('H0')).toEqual([{ strongs: 'H0', exists: false }]);
  });

  it('may be of either language without a letter, where both have it', () => {
    const read = (text: string) => strongsNumbersOf(text).map(({ strongs }) => strongs);
    expect(read('Strong 26')).toEqual(['G26', 'H26']);
    expect(read('Strong 7000')).toEqual(['H7000']);
    expect(read('Strong griego 26')).toEqual(['G26']);
  });

  it.each(['Gen 26', 'H', 'love G26', '26', 'Hab 2', 'strong 2 tower', 'God', 'G', 'Strong'])(
    'is none in “%s”',
    (typed) => {
      expect(strongsNumbersOf(typed)).toEqual([]);
    },
  );
});
