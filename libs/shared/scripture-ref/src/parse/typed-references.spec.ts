import type { Language } from '@word-unfolded/domain';
import fc from 'fast-check';
import { BOOKS, type BookId } from '../canon/books.js';
import { namesOf } from '../canon/book-names.js';
import { KJV_VERSE_COUNTS } from '../canon/kjv-verse-counts.js';
import { formatOsis } from '../osis.js';
import { passageAt } from '../passage-reference.js';
import { parseReference } from './parse-reference.js';

/** Abbreviations as printed in study Bibles, commentaries and church bulletins, in the order of the books. */
const ABBREVIATED: Readonly<Record<Language, string>> = {
  en: `
    Gen,Gn,Ge|Exod,Ex,Exo|Lev,Lv|Num,Nm,Nu|Deut,Dt|Josh,Jos|Judg,Jdg|Ruth,Ru|1 Sam,1Sam,1 Sm,I Sam|2 Sam,2Sm,II Sam|
    1 Kgs,1 Kings,1Ki|2 Kgs,2Kings,II Kings|1 Chr,1 Chron,1Ch|2 Chr,2 Chron|Ezra,Ezr|Neh,Ne|Esth,Est|Job,Jb|Ps,Psa,Psalm|
    Prov,Prv,Pr|Eccl,Eccles,Ecc|Song,Song of Songs,Song of Sol|Isa,Is|Jer,Je|Lam,La|Ezek,Eze|Dan,Dn|Hos,Ho|Joel,Jl|Amos,Am|
    Obad,Ob|Jonah,Jon|Mic,Mi|Nah,Na|Hab|Zeph,Zep|Hag,Hg|Zech,Zec|Mal|Matt,Mt|Mark,Mk,Mr|Luke,Lk|John,Jn,Jhn|Acts,Ac|Rom,Rm,Ro|
    1 Cor,1Cor,I Cor,1st Cor|2 Cor,II Cor,2nd Cor|Gal,Ga|Eph|Phil,Php|Col|1 Thess,1 Th,I Thess|2 Thess,2Th|1 Tim,1Tim,I Tim|
    2 Tim,II Tim|Titus,Tit|Philem,Phlm|Heb|Jas,James,St James|1 Pet,1Pt,I Pet|2 Pet,2 Pt|1 John,1 Jn,1Jn,I John|2 John,2 Jn|
    3 John,3 Jn,III John|Jude|Rev,Apoc`,
  es: `
    Gn,Gén,Gen|Éx,Ex,Éxo|Lv,Lev|Nm,Núm|Dt,Deut|Jos|Jue,Jc|Rt,Rut|1 S,1 Sam,1Sm,I Sam|2 S,2 Sm,II Sam|1 R,1 Re,1 Rey|2 R,2Re|
    1 Cr,1 Cro,1Crón|2 Cr,2 Cro|Esd|Neh,Ne|Est|Job,Jb|Sal,Sl,Salmo|Pr,Prov|Ec,Ecl|Cnt,Cant,Ct|Is,Isa|Jer,Jr|Lm,Lam|Ez,Eze|Dn,Dan|
    Os|Jl|Am|Abd|Jon|Mi,Miq|Nah,Na|Hab|Sof|Hag,Ag|Zac|Mal|Mt,Mat|Mc,Mr|Lc,Luc|Jn,Jua|Hch,Hech|Ro,Rom,Rm|1 Co,1 Cor,1Cor,I Cor,1ª Cor|
    2 Co,2 Cor,II Cor,2ª Cor|Gá,Gál,Gal|Ef|Fil,Flp|Col|1 Ts,1 Tes,I Tes|2 Ts,2Tes|1 Ti,1 Tim,1Tm|2 Ti,2 Tim|Tit,Tt|Flm|He,Heb|
    Stg,Stgo,Sant,St|1 P,1 Pe,1Pe,I Pe|2 P,2 Pe|1 Jn,1Jn,I Jn|2 Jn|3 Jn,III Jn|Jud,Jds|Ap,Apoc`,
};

type Named = { readonly book: BookId; readonly name: string; readonly language: Language };

const NAMED: readonly Named[] = (['en', 'es'] as const).flatMap((language) =>
  ABBREVIATED[language].split('|').flatMap((names, index) => {
    const book = BOOKS[index]!.osis;
    const { long, short } = namesOf(book, language);
    return [...names.trim().split(','), long, short].map((name) => ({ book, name: name.trim(), language }));
  }),
);

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(number: number): string {
  const [value, letters] = ROMAN.find(([each]) => each <= number) ?? [0, ''];
  return value === 0 ? '' : letters + roman(number - value);
}

/** Notations of a chapter and a verse after a name. */
const STYLES: readonly ((chapter: number, verse: number) => string)[] = [
  (chapter, verse) => ` ${chapter}:${verse}`,
  (chapter, verse) => ` ${chapter}.${verse}`,
  (chapter, verse) => `. ${chapter}:${verse}`,
  (chapter, verse) => `. ${chapter}: ${verse}`,
  (chapter, verse) => ` ${chapter} ${verse}`,
  (chapter, verse) => ` ${chapter}v${verse}`,
  (chapter, verse) => ` ${chapter}:${verse}f`,
  (chapter, verse) => `. ${roman(chapter)}. ${verse}`,
  (chapter, verse) => ` ${roman(chapter).toUpperCase()}, ${verse}`,
  (chapter, verse) => ` ${roman(chapter)}:${verse}`,
];

/** A comma before a verse, which in English Psalms makes a list. */
const WITH_COMMA: readonly ((chapter: number, verse: number) => string)[] = [
  (chapter, verse) => ` ${chapter},${verse}`,
  (chapter, verse) => `. ${chapter},${verse}`,
  (chapter, verse) => ` ${chapter},${verse}s`,
];

const CASES = [
  (text: string) => text,
  (text: string) => text.toLowerCase(),
  (text: string) => `  ${text} `,
  (text: string) => text.normalize('NFD'),
];

const place = fc
  .constantFrom(...NAMED)
  .filter(({ book }) => KJV_VERSE_COUNTS[book]!.length > 1)
  .chain((named) => fc.tuple(fc.constant(named), fc.nat(KJV_VERSE_COUNTS[named.book]!.length - 1)))
  .chain(([named, chapter]) =>
    fc.record({
      named: fc.constant(named),
      chapter: fc.constant(chapter + 1),
      verse: fc.integer({ min: 1, max: KJV_VERSE_COUNTS[named.book]![chapter]! }),
    }),
  );

const read = (text: string, language: Language) => {
  const parsed = parseReference(text, language);
  return parsed.understood ? formatOsis(parsed.passages) : 'not understood';
};

/** Thousands of references need more time on a busy machine. */
const LONGEST_MS = 60_000;

describe('a typed reference', () => {
  it(
    'is understood in every abbreviation, with every separator, in Roman numerals, and in any case',
    () => {
      const styles = fc.constantFrom(...STYLES, ...WITH_COMMA);
      fc.assert(
        fc.property(place, styles, fc.constantFrom(...CASES), ({ named, chapter, verse }, style, spelt) => {
          const isList = named.book === 'Ps' && named.language === 'en' && WITH_COMMA.includes(style);
          fc.pre(!isList);
          const typed = spelt(`${named.name}${style(chapter, verse)}`);
          const expected = formatOsis([passageAt({ book: named.book, chapter, verse })]);
          expect({ typed, osis: read(typed, named.language) }).toEqual({ typed, osis: expected });
        }),
        { numRuns: 1_500 },
      );
    },
    LONGEST_MS,
  );

  it(
    'is understood in any interface language if the name belongs to one language only',
    () => {
      const longNames = place.filter(({ named: { book, name, language } }) => {
        const other = language === 'en' ? 'es' : 'en';
        return name === namesOf(book, language).long && name !== namesOf(book, other).long;
      });
      fc.assert(
        fc.property(longNames, fc.constantFrom(...STYLES), ({ named, chapter, verse }, style) => {
          const typed = `${named.name}${style(chapter, verse)}`;
          const expected = formatOsis([passageAt({ book: named.book, chapter, verse })]);
          expect({ typed, osis: read(typed, named.language === 'en' ? 'es' : 'en') }).toEqual({
            typed,
            osis: expected,
          });
        }),
        { numRuns: 200 },
      );
    },
    LONGEST_MS,
  );

  it(
    'is never understood as another book when two letters of a long name are swapped',
    () => {
      const longNames = place.filter(
        ({ named: { book, name, language } }) =>
          name === namesOf(book, language).long && /^\p{L}{7,}$/u.test(name),
      );
      let understood = 0;
      let typedTimes = 0;
      fc.assert(
        fc.property(longNames, fc.nat(20), ({ named, chapter, verse }, at) => {
          const { name } = named;
          const from = 1 + (at % (name.length - 2));
          const swapped = name.slice(0, from) + name[from + 1] + name[from] + name.slice(from + 2);
          const osis = read(`${swapped} ${chapter}:${verse}`, named.language);
          const expected = formatOsis([passageAt({ book: named.book, chapter, verse })]);
          typedTimes += 1;
          if (osis === expected) understood += 1;
          else expect({ swapped, osis }).toEqual({ swapped, osis: 'not understood' });
        }),
        { numRuns: 300 },
      );
      expect(understood / typedTimes).toBeGreaterThan(0.9);
    },
    LONGEST_MS,
  );

  it.each<[typed: string, osis: string]>([
    ['Rm 8,28-30', 'Rom.8.28-Rom.8.30'],
    ['Mt. 5,3–12', 'Matt.5.3-Matt.5.12'],
    ['Stgo 1:5', 'Jas.1.5'],
    ['Isa. liii. 5-7', 'Isa.53.5-Isa.53.7'],
    ['Psalm XXIII', 'Ps.23'],
    ['I Cor. xiii', '1Cor.13'],
    ['Jn 3:16f', 'John.3.16'],
    ['Jn 3:16 f.', 'John.3.16'],
    ['Jn 3,16s', 'John.3.16'],
    ['Jn 3:16ff', 'John.3.16-John.3'],
    ['Jn 3,16ss', 'John.3.16-John.3'],
    ['1-corintios-13-4-7', '1Cor.13.4-1Cor.13.7'],
    ['john-3-16', 'John.3.16'],
    ['Hb 11,1', 'Heb.11.1'],
    ['Jaun iii. 16', 'John.3.16'],
    ['1ªCor 13,4-7', '1Cor.13.4-1Cor.13.7'],
    ['1.º Sam 16:7', '1Sam.16.7'],
    ['1° Samuel 16:7', '1Sam.16.7'],
    ['2d Tim 3:16', '2Tim.3.16'],
    ['cfr. Jn 3,16', 'John.3.16'],
    ['v. Jn 3:16', 'John.3.16'],
    ['Jn 3/16', 'John.3.16'],
    ['Jn 3_16-18', 'John.3.16-John.3.18'],
    ['Jn 3：16－18', 'John.3.16-John.3.18'],
    ['Sal 22(23)', 'Ps.23'],
    ['Ps. 51 [50]', 'Ps.51'],
    ['Ps 50(51):3', 'Ps.51.3'],
    ['jn316', 'John.3.16'],
    ['Ps 119105', 'Ps.119.105'],
  ])('parses “%s” as %s in both languages', (typed, osis) => {
    expect(read(typed, 'en')).toBe(osis);
    expect(read(typed, 'es')).toBe(osis);
  });

  it.each<[typed: string, osis: string]>([
    ['Lk 2, 1-20', 'Luke.2.1-Luke.2.20'],
    ['Jn 3, 16', 'John.3.16'],
    ['Mt 5, 3-12', 'Matt.5.3-Matt.5.12'],
    ['Mt 5, 3-12, 14', 'Matt.5.3-Matt.5.12 Matt.5.14'],
    ['Is 53, 4-6', 'Isa.53.4-Isa.53.6'],
    ['Ps 23, 1', 'Ps.23.1'],
    ['Prov. 3, 5-6', 'Prov.3.5-Prov.3.6'],
    ['Rm 8, 28-30', 'Rom.8.28-Rom.8.30'],
    ['Luke 15, 1-3.11-32', 'Luke.15.1-Luke.15.3 Luke.15.11-Luke.15.32'],
    ['1 Cor 12, 3b-7. 12-13', '1Cor.12.3-1Cor.12.7 1Cor.12.12-1Cor.12.13'],
    ['Ps 104:1ab, 24', 'Ps.104.1 Ps.104.24'],
    ['Gn. 1, 1 - 2, 3', 'Gen.1.1-Gen.2.3'],
    ['Gn 1, 26-2, 3', 'Gen.1.26-Gen.2.3'],
    ['1° Juan 4:8', '1John.4.8'],
    ['Snt 1,5', 'Jas.1.5'],
    ['Cantar 2:1', 'Song.2.1'],
    ['Cantar de los Cantares 2:1', 'Song.2.1'],
    ['Osee 6:6', 'Hos.6.6'],
    ['John 0:1', 'John.0.1'],
    ['John 3:0', 'John.3.0'],
    ['John 3:16 (WEB)', 'John.3.16'],
    ['Juan 3:16 (RV1909)', 'John.3.16'],
  ])('parses “%s” with its verses as %s in both languages', (typed, osis) => {
    expect({ en: read(typed, 'en'), es: read(typed, 'es') }).toEqual({ en: osis, es: osis });
  });

  it('includes one verse when “s” means the next, as with “f”', () => {
    expect(read('Juan 3:16s', 'es')).toBe('John.3.16');
    expect(read('Juan 3:16 s.', 'es')).toBe('John.3.16');
  });

  it('is a list of chapters in English when the numbers are consecutive, and of Psalms when they ascend', () => {
    expect(read('Luke 2, 3', 'en')).toBe('Luke.2 Luke.3');
    expect(read('Psalm 1, 2, 3', 'en')).toBe('Ps.1 Ps.2 Ps.3');
    expect(read('Ps 1, 8', 'en')).toBe('Ps.1 Ps.8');
    expect(read('Matt 5,6,7', 'en')).toBe('Matt.5 Matt.6 Matt.7');
  });

  it('treats a full stop after a verse as a comma, and in a range into the next chapter as a colon', () => {
    const verse = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(verse, verse, verse, (first, more, another) => {
        const [from, to, third] = [first, first + more, first + more + another];
        const list = `Ps.119.${from}-Ps.119.${to} Ps.119.${third}`;
        expect(read(`Ps 119:${from}-${to}.${third}`, 'en')).toBe(list);
        expect(read(`Sal 119:${from}-${to}.${third}`, 'es')).toBe(list);
        expect(read(`Sal 119,${from}-${to}.${third}`, 'es')).toBe(list);
      }),
      { numRuns: 50 },
    );
    expect(read('Gen 1:1-2.3', 'en')).toBe('Gen.1.1-Gen.2.3');
  });

  it('does not guess when numbers without a colon can be split in two ways, or in none', () => {
    expect(read('Gen 111', 'en')).toBe('Gen.111');
    expect(read('John 999', 'en')).toBe('John.999');
  });

  it.each<[typed: string, osis: string]>([
    ['capítulo 3 versículo 16 de Juan', 'John.3.16'],
    ['el capítulo 3, versículos 16 al 18 de San Juan', 'John.3.16-John.3.18'],
    ['chapter 3 verse 16 of John', 'John.3.16'],
    ['ch. 13 vv. 4-7 of 1 Corinthians', '1Cor.13.4-1Cor.13.7'],
    ['S Jn 3,16', 'John.3.16'],
    ['S. John iii. 16', 'John.3.16'],
    ['Canticle of Canticles 2:1', 'Song.2.1'],
  ])('parses “%s” as %s in its language', (typed, osis) => {
    expect([read(typed, 'en'), read(typed, 'es')]).toContain(osis);
  });

  it.each([
    'I am vi',
    'mi casa es tu casa',
    'live 5',
    'James is i',
    'the civil 5',
    'liii. 5',
    'G26',
    'H2617',
    'strongs 26',
    'one day',
    'is one',
    'two kings',
    'los siete diezmos',
    'the twelve',
  ])('rejects “%s”', (typed) => {
    expect(read(typed, 'en')).toBe('not understood');
    expect(read(typed, 'es')).toBe('not understood');
  });
});
