import { LANGUAGES } from '@word-unfolded/domain';
import fc from 'fast-check';
import { formatOsis } from '../../osis.js';
import { findReferences, parseReference } from '../parse-reference.js';

/** Titles as Bibles print them. */
const TITLES = [
  ['es', 'Cantar de los Cantares', 'Song'],
  ['es', 'El Cantar de los Cantares', 'Song'],
  ['es', 'Hechos de los Apóstoles', 'Acts'],
  ['es', 'Lamentaciones de Jeremías', 'Lam'],
  ['es', 'Proverbios de Salomón', 'Prov'],
  ['es', 'Apocalipsis de San Juan', 'Rev'],
  ['en', 'Song of Songs', 'Song'],
  ['en', 'Song of Solomon', 'Song'],
  ['en', 'Canticle of Canticles', 'Song'],
  ['en', 'The Acts of the Apostles', 'Acts'],
  ['en', 'Lamentations of Jeremiah', 'Lam'],
  ['en', 'Revelation of John', 'Rev'],
] as const;

const isConnective = (word: string) => /^(?:de|los|of|the|el)$/i.test(word);

/** A title whose words are cut anywhere, or as a whole. */
const shortened = fc.constantFrom(...TITLES).chain(([language, title, osis]) =>
  fc.array(fc.nat({ max: 11 }), { minLength: 6, maxLength: 6 }).map((cuts) => ({
    language,
    osis,
    text: title
      .split(' ')
      .map((word, place) => {
        const letters = cuts[place]! + 1;
        return isConnective(word) || letters >= word.length ? word : `${word.slice(0, letters)}.`;
      })
      .join(' '),
  })),
);

describe('a name of several words', () => {
  it('means one book, whichever of its words are abbreviated, and never the books of its words', () => {
    fc.assert(
      fc.property(
        shortened,
        fc.boolean(),
        fc.constantFrom(...LANGUAGES),
        ({ language, osis, text }, isPlain, preferred) => {
          const typed = isPlain ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
          const parsed = parseReference(`${typed} 2:3`, preferred);
          expect([typed, parsed.understood && formatOsis(parsed.passages)]).toEqual([typed, `${osis}.2.3`]);
          const found = findReferences(`(${typed} 2:3)`, language);
          expect([typed, found.map(({ passage }) => formatOsis([passage]))]).toEqual([
            typed,
            [`${osis}.2.3`],
          ]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['es', 'Ep. a los Rom. 8:28', 'Rom.8.28'],
  ['es', '1ª Ep. de Jn. 4:8', '1John.4.8'],
  ['es', 'Ev. seg. S. Juan 3:16', 'John.3.16'],
  ['es', 'sn juan 3,16', 'John.3.16'],
  ['es', 'Lib. de los Sal. 23', 'Ps.23'],
  ['es', '1.º de Rey. 19:12', '1Kgs.19.12'],
  ['en', 'Ep. to the Rom. 8:28', 'Rom.8.28'],
  ['en', 'First Ep. to the Cor. 13:4', '1Cor.13.4'],
  ['en', 'Gospel acc. to Jn. 3:16', 'John.3.16'],
  ['en', 'Bk. of Prov. 3:5', 'Prov.3.5'],
] as const)('reads the abbreviated title of a book: %s, %s', (language, text, osis) => {
  const parsed = parseReference(text, language);
  expect(parsed.understood && formatOsis(parsed.passages)).toBe(osis);
});
