import fc from 'fast-check';
import type { Language } from '@word-unfolded/domain';
import { formatOsis } from '../../osis.js';
import { parseReference } from '../parse-reference.js';
import { readSpokenNumbers } from './spoken-numbers.js';

const ENGLISH = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const ENGLISH_TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SPANISH = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho ' +
  'diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
).split(' ');
const SPANISH_TENS = '_ _ _ treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

function inEnglish(number: number): string {
  if (number < 20) return ENGLISH[number]!;
  if (number < 100)
    return ENGLISH_TENS[Math.floor(number / 10)]! + (number % 10 ? `-${ENGLISH[number % 10]}` : '');
  return `one hundred${number % 100 ? ` and ${inEnglish(number % 100)}` : ''}`;
}

function inSpanish(number: number): string {
  if (number < 30) return SPANISH[number]!;
  if (number < 100)
    return SPANISH_TENS[Math.floor(number / 10)]! + (number % 10 ? ` y ${SPANISH[number % 10]}` : '');
  return number === 100 ? 'cien' : `ciento ${inSpanish(number % 100)}`;
}

const read = (text: string, language: Language) => {
  const parsed = parseReference(text, language);
  return parsed.understood ? formatOsis(parsed.passages) : 'not understood';
};

describe('a spoken reference', () => {
  it('is parsed with every chapter and verse, in both languages', () => {
    const verse = fc.integer({ min: 1, max: 176 });
    fc.assert(
      fc.property(verse, (number) => {
        expect(read(`Psalm ${inEnglish(119)} verse ${inEnglish(number)}`, 'en')).toBe(`Ps.119.${number}`);
        expect(read(`salmo ${inSpanish(119)} versículo ${inSpanish(number)}`, 'es')).toBe(`Ps.119.${number}`);
      }),
      { numRuns: 60 },
    );
    for (let chapter = 1; chapter <= 150; chapter += 1) {
      expect(readSpokenNumbers(`Psalm ${inEnglish(chapter)}`, 'en')).toBe(`Psalm ${chapter}`);
      expect(readSpokenNumbers(`Salmo ${inSpanish(chapter)}`, 'es')).toBe(`Salmo ${chapter}`);
    }
  });

  it.each<[language: Language, said: string, osis: string]>([
    ['en', 'Genesis chapter one verse one', 'Gen.1.1'],
    ['en', 'john three sixteen', 'John.3.16'],
    ['en', 'First Corinthians chapter thirteen verses four through seven', '1Cor.13.4-1Cor.13.7'],
    ['en', 'one John four eight', '1John.4.8'],
    ['en', 'the twenty-third psalm', 'Ps.23'],
    ['en', 'the first psalm', 'Ps.1'],
    ['en', 'the one hundred and nineteenth psalm', 'Ps.119'],
    ['en', 'psalm one nineteen', 'Ps.119'],
    ['en', 'psalm one twenty-one', 'Ps.121'],
    ['es', 'Génesis capítulo uno versículo uno', 'Gen.1.1'],
    ['es', 'romanos ocho veintiocho', 'Rom.8.28'],
    ['es', 'Juan tres, versículos dieciseis al dieciocho', 'John.3.16-John.3.18'],
    ['es', 'Isaías cincuenta y tres', 'Isa.53'],
  ])('is understood in %s: “%s”', (language, said, osis) => {
    expect(read(said, language)).toBe(osis);
  });

  it('leaves numbers alone that do not follow a name', () => {
    for (const text of ['two or three are gathered', 'one day', 'is one', 'siete veces'])
      expect(readSpokenNumbers(text, 'en')).toBe(text);
  });
});
