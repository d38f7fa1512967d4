import type { Language } from '@word-unfolded/domain';
import { parsePlainReference, verseId } from '@word-unfolded/scripture-ref';
import { REMEMBERED_WORDINGS, wordsOf } from '@word-unfolded/scripture-text';
import { openSearchedLibrary, referencesOf } from '../searched-library.js';

const { find, repository } = openSearchedLibrary();

describe('a well-known verse', () => {
  it.each<[language: Language, q: string, reference: string]>([
    ['en', 'plans to prosper you', 'Jeremiah 29:11'],
    ['en', 'god works everything together for good', 'Romans 8:28'],
    ['en', 'the lord is my sheperd i shall not be in want', 'Psalm 23:1'],
    ['es', 'la fe es la certeza de lo que se espera', 'Hebreos 11:1'],
    ['es', 'tanto amó Dios al mundo que dio a su único hijo', 'Juan 3:16'],
  ])(
    'is the first for the words by which it is remembered: in %s “%s” is %s',
    async (language, q, reference) => {
      const answer = await find(q, { language });
      expect(referencesOf(answer)[0]).toBe(reference);
      expect(answer.matched).toBe('remembered');
      const all = referencesOf(await find(q, { language, pageSize: 50 }));
      expect(new Set(all).size).toBe(all.length);
    },
  );

  it.each<[language: Language, q: string, reference: string]>([
    ['en', 'be stil and no that i am god', 'Psalm 46:10'],
    ['en', 'blesed are the peace makers', 'Matthew 5:9'],
    ['en', 'thou shalt not kill', 'Exodus 20:13'],
    ['en', 'what shall it profit a man if he gain the hole world and loose his soul', 'Matthew 16:26'],
    ['en', 'all we like sheep have gone a stray', 'Isaiah 53:6'],
    ['es', 'estadquietos y conoced que yo soy dios', 'Salmo 46:10'],
    ['es', 'donde estuviere vuestro tesoro ayi estara vuestro corason', 'Mateo 6:21'],
    ['es', 'maridos amad a vuestras mugeres', 'Colosenses 3:19'],
    ['es', 'aun que ande en balle de sombra de muerte', 'Salmo 23:4'],
  ])('is the first as it is heard: in %s “%s” is %s', async (language, q, reference) => {
    expect(referencesOf(await find(q, { language }))[0]).toBe(reference);
  });

  it.each<[language: Language, q: string]>([
    ['en', 'new heaven and new earth'],
    ['en', 'the kingdom of heaven is near'],
    ['es', 'como orar cuando estoy triste'],
    ['es', 'los diez mandamientos'],
  ])('is not heard by chance in other words: in %s “%s”', async (language, q) => {
    expect((await find(q, { language })).matched).not.toBe('remembered');
  });

  it('is not the first where verses say exactly what was typed', async () => {
    const [first = ''] = referencesOf(await find('let my people go'));
    expect(first).toMatch(/^Exodus /);
  });

  it('is not found in quotation marks, which require the exact words, nor outside the searched range', async () => {
    expect((await find('"plans to prosper you"')).matched).not.toBe('remembered');
    expect((await find('plans to prosper you', { book: 'Psalms' })).matched).not.toBe('remembered');
  });

  it.each(['en', 'es'] as const)(
    'has in %s, in the library, words of its row or its well-known text',
    (language) => {
      const edition = repository().editions.find((each) => each.language === language)!;
      const rows = Object.entries(REMEMBERED_WORDINGS[language]);
      const strangers = rows.filter(([reference, wordings]) => {
        const { book, chapter = 0, verse = 0 } = parsePlainReference(reference, language)!.start;
        const id = verseId(book, chapter, verse);
        const [stored] = repository().verses(edition, [id]);
        const words = new Set(wordsOf(stored?.text ?? '').map(({ folded }) => folded));
        const shared = wordings
          .flatMap((wording) => wordsOf(wording))
          .filter(({ folded }) => words.has(folded));
        return stored?.canonicalId !== id || shared.length < 1;
      });
      expect(strangers.map(([reference]) => reference)).toEqual([]);
    },
  );
});
