import type { Language } from '@word-unfolded/domain';
import { openSearchedLibrary, referencesOf } from '../searched-library.js';

const { find, repository } = openSearchedLibrary();

/** Letters of a transliteration as a reader types it, without signs and lengths. */
const asTyped = (transliteration: string) =>
  transliteration
    .replace(/ᵉ/g, 'e')
    .replace(/ᵒ/g, 'o')
    .normalize('NFD')
    .replace(/[^a-z]/gi, '');

describe('an original word', () => {
  it('leads to its entry and is not corrected, whichever word of the lexicon it is', async () => {
    const { editions } = repository();
    const lemmas = repository()
      .lemmas()
      .filter(({ verses }, index) => verses > 4 && index % 23 === 0)
      .map((lemma) => ({ ...lemma, typed: asTyped(lemma.transliteration.split(',')[0]!) }))
      .filter(
        ({ typed }) =>
          typed.length > 3 && editions.every(({ vocabulary }) => !vocabulary.has(typed.toLowerCase())),
      );
    expect(lemmas.length).toBeGreaterThan(100);
    const missed: string[] = [];
    for (const { strongs, typed } of lemmas) {
      const answer = await find(typed, { translations: ['WEB'] });
      const isInLexicon = answer.lexicon.some((each) => each.strongs === strongs);
      if (!isInLexicon || answer.correction !== null) missed.push(`${typed} ${strongs}`);
    }
    expect(missed.length / lemmas.length).toBeLessThan(0.05);
  });

  it('is found in its own letters, with and without signs', async () => {
    const lemmas = repository()
      .lemmas()
      .filter(({ lemma, verses }, index) => verses > 0 && index % 211 === 0 && !/\p{L} \p{L}/u.test(lemma));
    for (const { strongs, lemma } of lemmas) {
      const [written = ''] = lemma.split(', ');
      for (const typed of [written, written.normalize('NFD').replace(/\p{M}/gu, '')]) {
        const { lexicon } = await find(typed, { translations: ['WEB'] });
        expect([typed, lexicon.map((each) => each.strongs)]).toEqual([
          typed,
          expect.arrayContaining([strongs]),
        ]);
      }
    }
  });

  it("has its sense in the reader's language", async () => {
    const senseIn = async (language: Language) => (await find('H2617', { language })).lexicon[0]?.gloss;
    expect([await senseIn('en'), await senseIn('es')]).toEqual([
      'steadfast love, kindness',
      'amor leal, misericordia',
    ]);
  });

  it('never takes the place of a word that an edition has often', async () => {
    for (const { language, id, vocabulary } of repository().editions)
      for (const [word] of vocabulary.words.filter(
        ([, , , times], index) => times > 150 && index % 7 === 0,
      )) {
        const answer = await find(word, { translations: [id], language });
        expect([word, answer.lexicon, answer.pagination.total > 0, answer.translations]).toEqual([
          word,
          [],
          true,
          [id],
        ]);
      }
  });
});

describe('words that the edition lacks', () => {
  it.each<[language: Language, asked: string, q: string, searched: string]>([
    ['en', 'WEB', 'Zorobabel', 'spa_r09'],
    ['en', 'WEB', 'Isaías', 'spa_r09'],
    ['en', 'WEB', 'Baruc', 'spa_r09'],
    ['en', 'WEB', 'pastor', 'spa_r09'],
    ['en', 'WEB', 'luz', 'spa_r09'],
    ['en', 'WEB', 'padre nuestro', 'spa_r09'],
    ['es', 'spa_r09', 'Zerubbabel', 'WEB'],
    ['es', 'spa_r09', 'Isaiah', 'WEB'],
  ])(
    'are looked for where they are, which is told: in %s and %s “%s”',
    async (language, requested, q, searched) => {
      const answer = await find(q, { language, translations: [requested] });
      expect([answer.translations, answer.otherLanguage?.asked]).toEqual([[searched], [requested]]);
      expect(answer.pagination.total).toBeGreaterThan(0);
    },
  );

  it('are looked for in an older edition of the language too', async () => {
    const answer = await find('shewbread', { translations: ['WEB'] });
    expect(answer.otherLanguage).toBeNull();
    expect(answer.pagination.total).toBeGreaterThan(0);
  });

  it.each(['Luz', 'grace', 'pan', 'shalom', 'logos', 'agape', 'sin', 'come', 'Elias', 'job'])(
    'are not looked for elsewhere where the edition answers well: “%s”',
    async (q) => {
      const answer = await find(q, { translations: ['WEB'] });
      expect([q, answer.translations, answer.otherLanguage]).toEqual([q, ['WEB'], null]);
    },
  );

  it('are Spanish where the wording of a command is', async () => {
    const answer = await find('ama a tus enemigos', { translations: ['WEB'] });
    expect(referencesOf(answer)[0]).toBe('Mateo 5:44');
  });
});

describe('a search that names no words of verses', () => {
  it('tells the book that no edition has, and nothing false', async () => {
    for (const q of ['Sirach 2', 'Tobit', 'Sabiduría 3:1', '1 Macabeos', '2 Macc 12:46'])
      expect([q, await find(q, { language: 'es', translations: ['WEB'] })]).toMatchObject([
        q,
        { absentBook: expect.any(String) as string, correction: null, verses: [] },
      ]);
    expect(await find('Baruch')).toMatchObject({ absentBook: 'Baruch', matched: 'all-words' });
  });

  it('tells the passages that a title or a reference without a number means', async () => {
    expect((await find('prodigal son')).passages[0]?.osis).toBe('Luke.15.11-Luke.15.32');
    expect((await find('sermon on the mount')).translations).toEqual(['WEB']);
    expect(
      (await find('Corintios 13', { language: 'es' })).passages.map(({ reference }) => reference),
    ).toEqual(['1 Corintios 13', '2 Corintios 13']);
  });

  it("leads from a Strong's number to its word", async () => {
    expect((await find('Strong 26')).lexicon.map(({ strongs }) => strongs)).toEqual(['G26', 'H26']);
    expect(await find('G99999')).toMatchObject({ lexicon: [], verses: [], correction: null });
  });
});

describe('a passage beside words', () => {
  it.each([
    ['1 cor 13 love', 'en', 'WEB', /^1 Corinthians 13:/],
    ['peace in john 14', 'en', 'WEB', /^John 14:27/],
    ['Salmo 23 sobre el valle', 'es', 'spa_r09', /^Salmo 23:4/],
    ['Isaiah chapter 40 - eagles', 'en', 'WEB', /^Isaiah 40:31/],
  ] as const)('is where the words are looked for: %s', async (q, language, translation, first) => {
    const { verses, passages } = await find(q, { translations: [translation], language });
    expect(verses[0]?.reference).toMatch(first);
    expect(passages).toHaveLength(1);
  });

  it('is not asked for where it has not the words', async () => {
    const { passages, pagination } = await find('john 3 chariots', { translations: ['WEB'] });
    expect(passages).toEqual([]);
    expect(pagination.total).toBeGreaterThan(0);
  });
});
