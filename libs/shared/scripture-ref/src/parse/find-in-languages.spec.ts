import { formatOsis } from '../osis.js';
import { loadReferenceParser } from './load-reference-parser.js';
import { findInLanguages } from './find-in-languages.js';

describe('references in a text of a reader', () => {
  it.each(['en', 'es'] as const)(
    'are found in both languages, whatever the interface language: %s',
    async (own) => {
      const parser = await loadReferenceParser();
      const text = 'Juan 3:16, then Psalm 23:1 and 1 Corintios 13:4. John 11:35; Isa 53:5.';
      const found = findInLanguages(text, parser, own);
      expect(found.map(({ passage }) => formatOsis([passage]))).toEqual([
        'John.3.16',
        'Ps.23.1',
        '1Cor.13.4',
        'John.11.35',
        'Isa.53.5',
      ]);
      expect(found.map(({ start, end }) => text.slice(start, end))[0]).toBe('Juan 3:16');
    },
  );

  it('do not include words that are book names only in the other language', async () => {
    const found = findInLanguages('with sal 5:30, and Sal 23:1', await loadReferenceParser(), 'en');
    expect(found.map(({ passage }) => formatOsis([passage]))).toEqual(['Ps.23.1']);
  });
});
