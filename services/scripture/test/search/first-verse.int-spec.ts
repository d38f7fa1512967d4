import type { Language } from '@word-unfolded/domain';
import { SEARCH_WORDS, wordsOf } from '@word-unfolded/scripture-text';
import fc from 'fast-check';
import { openSearchedLibrary, referencesOf } from '../searched-library.js';

const { find, repository } = openSearchedLibrary();

describe('the first verse of a search', () => {
  it.each<[language: Language, q: string, reference: string]>([
    ['en', 'for God so loved the world', 'John 3:16'],
    ['en', 'in the beginning God created', 'Genesis 1:1'],
    ['en', 'the lord is my shepherd', 'Psalm 23:1'],
    ['en', 'jesus wept', 'John 11:35'],
    ['en', 'be still and know that I am God', 'Psalm 46:10'],
    ['en', 'faith hope love', '1 Corinthians 13:13'],
    ['en', 'all things work together for good', 'Romans 8:28'],
    ['en', 'I am the way the truth and the life', 'John 14:6'],
    ['en', 'wages of sin', 'Romans 6:23'],
    ['en', 'fruit of the spirit', 'Galatians 5:22'],
    ['en', 'i can do all things through christ', 'Philippians 4:13'],
    ['en', 'word lamp feet', 'Psalm 119:105'],
    ['en', 'trust in the lord with all your heart', 'Proverbs 3:5'],
    ['en', 'living sacrifice', 'Romans 12:1'],
    ['en', 'let there be light', 'Genesis 1:3'],
    // In the words of another translation, or of older English
    ['en', 'blessed are the meek', 'Matthew 5:5'],
    ['en', 'charity suffereth long', '1 Corinthians 13:4'],
    ['en', 'yea, though I walk through the valley of the shadow of death', 'Psalm 23:4'],
    ['en', 'thou shalt not covet thy neighbour’s house', 'Exodus 20:17'],
    ['en', 'the grass withereth, the flower fadeth: but the word of our God', 'Isaiah 40:8'],
    ['en', 'judge not lest ye be judged', 'Matthew 7:1'],
    ['en', 'suffer the little children', 'Matthew 19:14'],
    // Nearly only stop words
    ['en', 'if God be for us who can be against us', 'Romans 8:31'],
    ['en', 'as for me and my house', 'Joshua 24:15'],
    ['es', 'si dios es por nosotros', 'Romanos 8:31'],
    ['en', 'it is not good that the man should be alone', 'Genesis 2:18'],
    ['es', 'si Dios es por nosotros quién contra nosotros', 'Romanos 8:31'],
    // Misspelled
    ['en', 'beleive in the lord jesus christ and be saved', 'Acts 16:31'],
    ['en', 'nebuchadnezer dreamed dreams', 'Daniel 2:1'],
    ['en', 'the good shepard lays down his life', 'John 10:11'],
    // Spanish, with accents and without
    ['es', 'porque de tal manera amó Dios al mundo', 'Juan 3:16'],
    ['es', 'porque de tal manera amo dios al mundo', 'Juan 3:16'],
    ['es', 'Jehová es mi pastor', 'Salmo 23:1'],
    ['es', 'el señor es mi pastor', 'Salmo 23:1'],
    ['es', 'en el principio creó Dios los cielos', 'Génesis 1:1'],
    ['es', 'bienaventurados los mansos', 'Mateo 5:5'],
    ['es', 'yo soy el camino la verdad y la vida', 'Juan 14:6'],
    ['es', 'todo lo puedo en Cristo', 'Filipenses 4:13'],
    ['es', 'lloro jesus', 'Juan 11:35'],
    ['es', 'la paga del pecado es muerte', 'Romanos 6:23'],
    ['es', 'el amor es sufrido es benigno', '1 Corintios 13:4'],
    ['es', 'el fruto del espiritu', 'Gálatas 5:22'],
    ['es', 'lampara es a mis pies tu palabra', 'Salmo 119:105'],
    ['es', 'llamo el nombre del segundo Efraín', 'Génesis 41:52'],
    ['es', 'estad quietos y conoced', 'Salmo 46:10'],
    ['es', 'el temor de jehova es el principio de la sabiduria', 'Proverbios 9:10'],
    // Misspelled
    ['es', 'biemaventurados los pobres en espiritu', 'Mateo 5:3'],
    ['es', 'yo soy el buen pastro', 'Juan 10:11'],
  ])('in %s for “%s” is %s', async (language, q, reference) => {
    expect(referencesOf(await find(q, { language }))[0]).toBe(reference);
  });
});

describe('a search for consecutive words of a verse', () => {
  it.each([
    ['KJV', 'en'],
    ['WEB', 'en'],
    ['spa_r09', 'es'],
  ] as const)(
    'ranks the verse with that sequence first in %s, even if most of the words are stop words',
    async (id, language) => {
      const edition = repository().editions.find((each) => each.id === id)!;
      const { stopWords } = SEARCH_WORDS[language];
      const everyVerse = repository().matching(edition, language === 'en' ? 'the OR and' : 'el OR y OR de');
      const folded = (text: string) => wordsOf(text).map((word) => word.folded);
      const quoted = fc
        .tuple(fc.nat(everyVerse.length - 1), fc.nat(30), fc.integer({ min: 5, max: 7 }))
        .map(([at, from, length]) => {
          const [verse] = repository().verses(edition, [everyVerse[at]!]);
          return folded(verse!.text).slice(from, from + length);
        })
        .filter((words) => words.length >= 5 && words.filter((word) => !stopWords.has(word)).length === 1);
      await fc.assert(
        fc.asyncProperty(quoted, async (words) => {
          const { verses } = await find(words.join(' '), { translations: [id], language });
          expect(` ${folded(verses[0]?.text ?? '').join(' ')} `).toContain(` ${words.join(' ')} `);
        }),
        { numRuns: 200 },
      );
    },
  );
});
