import type { Language } from '@word-unfolded/domain';
import { formatOsis } from '../osis.js';
import { findReferences, parseReference } from './parse-reference.js';

const read = (text: string, language: Language) => {
  const parsed = parseReference(text, language);
  return parsed.understood ? formatOsis(parsed.passages) : 'not understood';
};

describe('a reference in English', () => {
  it.each([
    ['Rom 8:28-30; Jn 3:16', 'Rom.8.28-Rom.8.30 John.3.16'],
    ['Romans 8', 'Rom.8'],
    ['Genesis', 'Gen'],
    ['Matt 5-7', 'Matt.5-Matt.7'],
    ['Rom 8:28-9:3', 'Rom.8.28-Rom.9.3'],
    ['Gen 1 – Exod 3', 'Gen.1-Exod.3'],
    ['Genesis–Exodus', 'Gen-Exod'],
    ['Ps 1,3', 'Ps.1 Ps.3'],
    ['2 Tim 3:16,17', '2Tim.3.16 2Tim.3.17'],
    ['Rom 8:28-9', 'Rom.8.28-Rom.8.29'],
    ['Rom 8:28ff', 'Rom.8.28-Rom.8'],
    ['Isaiah 53 and Psalm 22', 'Isa.53 Ps.22'],
    ['John ch 3 vs 16', 'John.3.16'],
    ['chapter 8 of Romans', 'Rom.8'],
    ['jn3:16', 'John.3.16'],
    ['from Genesis 1 to Exodus 2', 'Gen.1-Exod.2'],
    ['First John 1:9', '1John.1.9'],
    ['1st John 1:9', '1John.1.9'],
    ['I John 1:9', '1John.1.9'],
    ['First epistle of Paul to the Corinthians 13', '1Cor.13'],
    ['The Gospel according to Saint John 3', 'John.3'],
    ['Rom.8.28-Rom.8.30 Ps.23', 'Rom.8.28-Rom.8.30 Ps.23'],
  ])('"%s" is %s', (text, osis) => {
    expect(read(text, 'en')).toBe(osis);
  });
});

describe('a reference in Spanish', () => {
  it.each([
    ['Romanos 8:28-29 y 1 Juan 1:9', 'Rom.8.28-Rom.8.29 1John.1.9'],
    ['Salmo 23', 'Ps.23'],
    ['Jn 3,16', 'John.3.16'],
    ['Jn 3,16.18', 'John.3.16 John.3.18'],
    ['Gn 1,1-2,3', 'Gen.1.1-Gen.2.3'],
    ['Jn 3,16-18,20', 'John.3.16-John.3.18 John.3.20'],
    ['Proverbios 3, 5-6', 'Prov.3.5-Prov.3.6'],
    ['Mateo 5,3-10; 6,1', 'Matt.5.3-Matt.5.10 Matt.6.1'],
    ['Juan 3:16,18', 'John.3.16 John.3.18'],
    ['Sal 23,24', 'Ps.23 Ps.24'],
    ['Salmos 1, 2, 3', 'Ps.1 Ps.2 Ps.3'],
    ['Romanos 17,1', 'Rom.17.1'],
    ['1ª Juan 1:9', '1John.1.9'],
    ['1.ª Juan 1:9', '1John.1.9'],
    ['1a. Juan 1:9', '1John.1.9'],
    ['1ra Juan 1:9', '1John.1.9'],
    ['2da Timoteo 3:16', '2Tim.3.16'],
    ['Primera de Juan 1:9', '1John.1.9'],
    ['Tercera de Juan', '3John'],
    ['Primera carta a los Corintios 13', '1Cor.13'],
    ['Segunda epístola a Timoteo 3:16', '2Tim.3.16'],
    ['I Juan 1:9', '1John.1.9'],
    ['II Reyes 2', '2Kgs.2'],
    ['Segundo libro de los Reyes 2', '2Kgs.2'],
    ['1 S 3:10; 2 S 7', '1Sam.3.10 2Sam.7'],
    ['Evangelio según San Juan 3:16', 'John.3.16'],
    ['Carta a los Romanos 8', 'Rom.8'],
    ['Libro de los Salmos', 'Ps'],
    ['el capítulo 8 de Romanos', 'Rom.8'],
    ['Romanos capítulo 8 versículos del 28 al 30', 'Rom.8.28-Rom.8.30'],
    ['Génesis 1 al 3', 'Gen.1-Gen.3'],
    ['de Génesis 1 a Éxodo 2', 'Gen.1-Exod.2'],
    ['Ro 8:28 ss.', 'Rom.8.28-Rom.8'],
    ['Cantar de los Cantares 2:4', 'Song.2.4'],
    ['exodo 20:1', 'Exod.20.1'],
    ['Éxodo 20:1'.normalize('NFD'), 'Exod.20.1'],
  ])('"%s" is %s', (text, osis) => {
    expect(read(text, 'es')).toBe(osis);
  });
});

describe('a reference in either language', () => {
  it('is parsed in the other language if the preferred one does not know it', () => {
    expect(parseReference('Romanos 8:28 y Juan 3,16', 'en')).toMatchObject({
      understood: true,
      language: 'es',
    });
    expect(parseReference('Romans 8:28', 'es')).toMatchObject({ understood: true, language: 'en' });
  });

  it('is parsed in the preferred language if both interpret it differently', () => {
    expect(read('Hb 3', 'en')).toBe('Hab.3');
    expect(read('Hb 3', 'es')).toBe('Heb.3');
  });

  it.each([
    ['Romans 8:28–30.', 'Rom.8.28-Rom.8.30'],
    ['(Romans 8:28)', 'Rom.8.28'],
    ['“Romans 8:28”;', 'Rom.8.28'],
    ['Romans 8:28—30', 'Rom.8.28-Rom.8.30'],
    ['Romans 8:28−30', 'Rom.8.28-Rom.8.30'],
    ['Romans 8\u200b:28\u00a0', 'Rom.8.28'],
    ['Rom　８：２８', 'Rom.8.28'],
  ])('may use any typography: "%s"', (text, osis) => {
    expect(read(text, 'en')).toBe(osis);
  });

  it('means a verse when a bare number follows a single-chapter book', () => {
    expect(read('Jude 5', 'en')).toBe('Jude.1.5');
    expect(read('Jude 5-7', 'en')).toBe('Jude.1.5-Jude.1.7');
    expect(read('Judas 3', 'es')).toBe('Jude.1.3');
    expect(read('Philemon 30', 'en')).toBe('Phlm.1.30');
  });

  it('is understood even if it does not exist', () => {
    expect(read('Psalm 151:9', 'en')).toBe('Ps.151.9');
    expect(read('Romanos 17:1', 'es')).toBe('Rom.17.1');
    expect(read('Jonás 2:11', 'es')).toBe('Jonah.2.11');
    expect(read('Jude 2:1', 'en')).toBe('Jude.2.1');
    expect(read('Rom 8:0', 'en')).toBe('Rom.8.0');
    expect(read('Rom 8:5-999', 'en')).toBe('Rom.8.5-Rom.8.999');
  });

  it('is understood in the given order, even backwards', () => {
    expect(read('Rom 8:30-28', 'en')).toBe('Rom.8.30-Rom.8.28');
    expect(read('Rom 9-8', 'en')).toBe('Rom.9-Rom.8');
    expect(read('Juan 3 - Génesis 2', 'es')).toBe('John.3-Gen.2');
  });

  it.each([
    ['Romnaos 8', 'es', 'Rom.8'],
    ['Romnaos 8', 'en', 'Rom.8'],
    ['Filipences 4:13', 'es', 'Phil.4.13'],
    ['filipians 4:13', 'en', 'Phil.4.13'],
    ['Efezhians 2:8', 'en', 'Eph.2.8'],
    ['abakuk 2:4', 'es', 'Hab.2.4'],
    ['1 Crinthians 13:4-7', 'en', '1Cor.13.4-1Cor.13.7'],
    ['Song of Solmon 2', 'en', 'Song.2'],
    ['Ecclesiates 3; Galations 5', 'en', 'Eccl.3 Gal.5'],
    ['Jaun 3:16', 'es', 'John.3.16'],
    ['phill 4 13', 'en', 'Phil.4.13'],
    ['phill 4 13', 'es', 'Phil.4.13'],
    ['deutt 6:4', 'en', 'Deut.6.4'],
  ] as const)('may be misspelt: "%s"', (text, language, osis) => {
    expect(read(text, language)).toBe(osis);
  });

  it.each([
    ['Ezequías 4:2', 'es'],
    ['Ezequias 3:16', 'es'],
    ['Josías 1:8', 'es'],
    ['Hezekiah 2:1', 'en'],
  ] as const)('takes no person for a book with a similar name: %s', (text, language) => {
    expect(parseReference(text, language)).toEqual({ understood: false });
  });

  it.each(['Juan 3:17 envió Dios a su Hijo', 'Juan 3:17 "envió Dios a su Hijo"'])(
    'ends a reference before a word that begins like a translation: %s',
    (text) => {
      const [found] = findReferences(text, 'es');
      expect(text.slice(found!.start, found!.end)).toBe('Juan 3:17');
    },
  );

  it('reports that a spelling was corrected', () => {
    expect(parseReference('Filipences 4:13', 'es')).toMatchObject({ isCorrected: true, language: 'es' });
    expect(parseReference('Filipenses 4:13', 'es')).toMatchObject({ isCorrected: false });
  });
});

describe('a text that is not a reference', () => {
  it.each([
    '',
    '   ',
    'hello world',
    'love',
    'I am 5',
    'she is 2 cool',
    'he is 7',
    'Tell me about Romans 8',
    'for God so loved the world',
    'porque de tal manera amó Dios al mundo',
    '8:28',
    '12',
    'Tobit 1:1',
    'https://example.org/Rom/8',
    '<script>alert(1)</script>',
  ])('is not understood: "%s"', (text) => {
    expect(read(text, 'en')).toBe('not understood');
    expect(read(text, 'es')).toBe('not understood');
  });

  it('is not parsed at all when it is too long', () => {
    expect(read('Gen 1:1, '.repeat(1_200), 'en')).toBe('not understood');
  });
});
