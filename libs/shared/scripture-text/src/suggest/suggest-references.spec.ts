import fc from 'fast-check';
import type { Language } from '@word-unfolded/domain';
import { parseReference } from '@word-unfolded/scripture-ref';
import { suggestReferences } from './suggest-references.js';

const texts = (begun: string, language: Language = 'en') =>
  suggestReferences(begun, language, 8, parseReference).map(({ text }) => text);

describe('references while they are typed', () => {
  it('are books with this beginning, and a complete name comes first', () => {
    expect(texts('rom')).toEqual(['Romans']);
    expect(texts('jn')).toEqual(['John', 'Jonah']);
    expect(texts('ph')).toEqual(['Philippians', 'Philemon']);
    expect(texts('1 c')).toEqual(['1 Chronicles', '1 Corinthians']);
    expect(texts('1co')).toEqual(['1 Corinthians']);
    expect(texts('first jo')).toEqual(['1 John']);
    expect(texts('1ª de ju', 'es')).toEqual(['1 Juan']);
    expect(texts('segunda de cor', 'es')).toEqual(['2 Corintios']);
  });

  it('are also books of the other language, by the names that were typed', () => {
    expect(texts('apoc', 'en')).toEqual(['Apocalipsis']);
    expect(texts('habak', 'es')).toEqual(['Habakkuk']);
    expect(texts('genesis', 'es')).toEqual(['Génesis']);
  });

  it('are books whose full name begins with abbreviated words', () => {
    for (const begun of [
      'Cant. de',
      'Cant. de los C',
      'cant de los cant',
      'Cant. de los Cant.',
      'Cnt. de los',
    ])
      expect(texts(begun, 'es')).toEqual(['Cantares']);
    expect(texts('Cant. de los Cant. 8:6', 'es')).toEqual(['Cantares 8:6']);
    expect(texts('Hch. de los Apóst.', 'en')).toEqual(['Hechos']);
    expect(texts('Acts of the Ap')).toEqual(['Acts']);
    expect(texts('S. of Songs 2:')).toContain('Song of Solomon 2:4');
    expect(texts('Apoc. de San Ju', 'es')).toEqual(['Apocalipsis']);
    for (const none of ['canto de', 'hechos d los', 'proverbs of wisdom']) expect(texts(none)).toEqual([]);
  });

  it('continue with chapters, and with verses once the chapter is certain', () => {
    expect(texts('rom 8').slice(0, 3)).toEqual(['Romans 8', 'Romans 8:1', 'Romans 8:2']);
    expect(texts('ps 11')).toEqual([
      'Psalm 11',
      'Psalm 110',
      'Psalm 111',
      'Psalm 112',
      'Psalm 113',
      'Psalm 114',
      'Psalm 115',
      'Psalm 116',
    ]);
    expect(texts('sal 23:', 'es')).toEqual([1, 2, 3, 4, 5, 6].map((verse) => `Salmo 23:${verse}`));
    expect(texts('jn 3:1')).toContain('John 3:16');
  });

  it("have the numbering of the language's translation", () => {
    expect(texts('jonás 2:11', 'es')).toEqual(['Jonás 2:11']);
    expect(texts('jonah 2:11', 'en')).toEqual([]);
  });

  it('are ranges, lists and misspelt names once they are complete', () => {
    expect(texts('Rom 8:28-30; Jn 3:16')).toEqual(['Romans 8:28–30; John 3:16']);
    expect(texts('Romnaos 8:28', 'en')).toEqual(['Romans 8:28']);
    expect(texts('2nd John 5')).toEqual(['2 John 5']);
  });

  it('are empty for a reference that does not exist, or a text that is not a reference', () => {
    for (const begun of ['romans 17', 'jude 2:1', 'psalm 151:', 'xyz', 'love', '', '  ', '8:28'])
      expect(texts(begun)).toEqual([]);
  });

  it('can be requested for any input', () => {
    const begun = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc
        .tuple(fc.constantFrom('ps', '1 jn', 'gén', 'is', 'ap', '2 s', 'm'), fc.nat(160), fc.nat(30))
        .map(([name, chapter, verse]) => `${name} ${chapter}:${verse}`),
    );
    fc.assert(
      fc.property(begun, fc.constantFrom<Language>('en', 'es'), (text, language) => {
        for (const suggestion of suggestReferences(text, language, 8, parseReference)) {
          expect(parseReference(suggestion.text, language).understood).toBe(true);
          expect(parseReference(suggestion.osis, language).understood).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
