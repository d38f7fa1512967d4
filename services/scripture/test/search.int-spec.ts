import fc from 'fast-check';
import {
  CatalogueError,
  SearchScripture,
  SEARCH_LIMIT,
  SuggestScripture,
  SUGGESTIONS_LIMIT,
  type RequestOf,
  type SearchAnswer,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { SearchRepository } from '../src/search/index/search.repository.js';
import { SearchScriptureUseCase } from '../src/search/search-scripture.use-case.js';
import { SuggestScriptureUseCase } from '../src/search/suggest-scripture.use-case.js';
import { importInstalled, type ImportedLibrary } from './imported-library.js';

let library: ImportedLibrary;
let repository: SearchRepository;
let search: SearchScriptureUseCase;
let suggest: SuggestScriptureUseCase;

beforeAll(() => {
  library = importInstalled();
  repository = SearchRepository.open(library.file);
  search = new SearchScriptureUseCase(repository);
  suggest = new SuggestScriptureUseCase(repository);
}, 240_000);
afterAll(() => {
  repository.onModuleDestroy();
  library.remove();
});

type Options = Partial<Omit<RequestOf<typeof SearchScripture>, 'q'>>;

const find = (q: string, options: Options = {}) =>
  search.execute({ q, translations: [], page: 1, pageSize: 20, language: 'en', ...options });

const references = ({ verses }: SearchAnswer) => verses.map(({ reference }) => reference);

/** The parts of the text of a verse that are marked. */
const marked = ({ verses }: SearchAnswer, index = 0) => {
  const { text, highlights } = verses[index]!;
  return highlights.map(({ start, end }) => text.slice(start, end));
};

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
    // As another translation, or an older English, has it
    ['en', 'blessed are the meek', 'Matthew 5:5'],
    ['en', 'charity suffereth long', '1 Corinthians 13:4'],
    ['en', 'yea, though I walk through the valley of the shadow of death', 'Psalm 23:4'],
    ['en', 'thou shalt not covet thy neighbour’s house', 'Exodus 20:17'],
    ['en', 'the grass withereth, the flower fadeth: but the word of our God', 'Isaiah 40:8'],
    ['en', 'judge not lest ye be judged', 'Matthew 7:1'],
    ['en', 'suffer the little children', 'Matthew 19:14'],
    // Misspelt
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
    // Misspelt
    ['es', 'biemaventurados los pobres en espiritu', 'Mateo 5:3'],
    ['es', 'yo soy el buen pastro', 'Juan 10:11'],
  ])('in %s for “%s” is %s', async (language, q, reference) => {
    expect(references(await find(q, { language }))[0]).toBe(reference);
  });
});

describe('a search', () => {
  it('tells how it matched, and marks what it found', async () => {
    const phrase = await find('still small voice');
    expect(phrase).toMatchObject({ matched: 'phrase', correction: null });
    expect(references(phrase)[0]).toBe('1 Kings 19:12');
    expect(marked(phrase)).toEqual(['still small voice']);
    const words = await find('voice small still');
    expect(words.matched).toBe('all-words');
    expect(references(words)[0]).toBe('1 Kings 19:12');
    const some = await find('shepherd telescope');
    expect(some.matched).toBe('some-words');
    expect(marked(some)[0]).toMatch(/^shepherd/i);
    expect(await find('telescope')).toMatchObject({ matched: null, verses: [], pagination: { total: 0 } });
  });

  it('puts verses with the phrase before those with its words, and these before those with some', async () => {
    const { verses } = await find('love your neighbor as yourself', { pageSize: 50 });
    const order = ['phrase', 'all-words', 'some-words'];
    const matches = verses.map(({ match }) => order.indexOf(match));
    expect(matches).toEqual([...matches].sort());
    expect(verses.filter(({ match }) => match === 'phrase').map(({ reference }) => reference)).toEqual(
      expect.arrayContaining(['Leviticus 19:18', 'Matthew 22:39', 'Galatians 5:14', 'James 2:8']) as unknown,
    );
  });

  it('keeps words between quotation marks together', async () => {
    const together = await find('"kingdom of God"', { translations: ['KJV'], pageSize: 50 });
    expect(together.verses.every(({ text }) => /kingdom of god/i.test(text))).toBe(true);
    const apart = await find('kingdom of God', { translations: ['KJV'] });
    expect(apart.pagination.total).toBeGreaterThan(together.pagination.total);
    const also = await find('"kingdom of God" children', { translations: ['KJV'] });
    expect(references(also)).toContain('Mark 10:14');
    expect(also.verses.every(({ text }) => /child/i.test(text))).toBe(true);
  });

  it('looks for the words where no verse has them together as quoted', async () => {
    expect(references(await find('"shepherd my Yahweh"'))).toContain('Psalm 23:1');
  });

  it('says which words it took for which, and searches for these', async () => {
    const english = await find('the good shepard');
    expect(english.correction).toEqual({
      query: 'the good shepherd',
      words: [{ from: 'shepard', to: 'shepherd' }],
    });
    const spanish = await find('el corazón de Faarón', { language: 'es' });
    expect(spanish.correction?.query).toBe('el corazón de Faraón');
    expect(references(spanish)).toContain('Éxodo 7:13');
  });

  it('does not correct a word that another edition of the language has', async () => {
    expect((await find('shewbread')).correction).toBeNull();
    expect((await find('peradventure')).correction).toBeNull();
  });

  it('finds forms of a word, and marks them', async () => {
    const answer = await find('consolaciones', { language: 'es', pageSize: 50 });
    const forms = answer.verses
      .flatMap((_, index) => marked(answer, index))
      .map((form) => form.toLowerCase());
    expect(forms).toEqual(expect.arrayContaining(['consolación', 'consolaciones', 'consolar']) as unknown);
  });

  it('is made in the language of its words, where the reader names no translation', async () => {
    const english = await find('for God so loved the world', { language: 'es' });
    expect(english.translations).toEqual(['WEB']);
    const spanish = await find('porque de tal manera amo dios', { language: 'en' });
    expect(spanish.translations).toEqual(['spa_r09']);
    expect((await find('amen', { language: 'es' })).translations).toEqual(['spa_r09']);
  });

  it('is made in several translations at once', async () => {
    const { translations, verses } = await find('in the beginning was the word', {
      translations: ['kjv', 'WEB'],
    });
    expect(translations).toEqual(['KJV', 'WEB']);
    expect(
      verses
        .slice(0, 2)
        .map(({ translationId, reference }) => `${translationId} ${reference}`)
        .sort(),
    ).toEqual(['KJV John 1:1', 'WEB John 1:1']);
  });

  it('gives verses in the numbering of their translation, with the canonical number beside', async () => {
    const { verses } = await find('mandó Jehová al pez y vomitó á Jonás', { language: 'es' });
    expect(verses[0]).toMatchObject({
      reference: 'Jonás 2:11',
      book: 'Jonah',
      chapter: 2,
      number: 11,
      canonicalId: 32_002_010,
    });
  });

  it('can be narrowed to a book or a testament', async () => {
    const psalms = await find('shepherd', { book: 'Salmos' });
    expect(new Set(psalms.verses.map(({ book }) => book))).toEqual(new Set(['Ps']));
    const gospel = await find('in the beginning', { testament: 'new' });
    expect(references(gospel)[0]).toBe('John 1:1');
    expect(await find('shepherd', { book: 'Ps', testament: 'new' })).toMatchObject({ verses: [] });
  });

  it('is refused for a book or translation that is not there, with what is', async () => {
    await expect(find('love', { book: 'Hezekiah' })).rejects.toMatchObject({
      code: 'SCRIPTURE_BOOK_UNKNOWN',
    });
    await expect(find('love', { book: 'Rom 8' })).rejects.toMatchObject({ code: 'SCRIPTURE_BOOK_UNKNOWN' });
    await expect(find('love', { translations: ['NIV'] })).rejects.toMatchObject({
      code: 'SCRIPTURE_TRANSLATION_NOT_FOUND',
    });
    const online = await find('love', { translations: ['BSB'] }).catch((error: unknown) => error);
    expect(online instanceof CatalogueError && online.textIn('en')).toBe(
      'Berean Standard Bible cannot be searched here. Choose one of these: WEB, RV1909, KJV.',
    );
  });

  it('is given in pages, every verse once', async () => {
    for (const q of ['shepherd', 'heaven earth', 'the', 'lord']) {
      const first = await find(q, { pageSize: 50, translations: ['WEB', 'KJV'] });
      const { total, pages } = first.pagination;
      const asked = [1, 2, 3, 4, pages - 1, pages].filter((page) => page >= 1);
      const shown = new Map<number, string[]>();
      for (const page of asked)
        shown.set(
          page,
          (await find(q, { page, pageSize: 50, translations: ['WEB', 'KJV'] })).verses.map(
            ({ translationId, reference }) => `${translationId} ${reference}`,
          ),
        );
      const all = [...shown.values()].flat();
      expect(new Set(all).size).toBe(all.length);
      expect(shown.get(pages)).toHaveLength(total - (pages - 1) * 50);
      expect((await find(q, { page: pages + 1, pageSize: 50, translations: ['WEB', 'KJV'] })).verses).toEqual(
        [],
      );
    }
  });

  it('marks something in every verse that it finds, whichever word is searched for', async () => {
    const words = repository.editions.flatMap(({ id, language, vocabulary }) =>
      vocabulary.words
        .filter((_, index) => index % 97 === 0)
        .map(([word]) => ({ word, translations: [id], language })),
    );
    expect(words.length).toBeGreaterThan(300);
    for (const { word, ...options } of words) {
      const answer = await find(word, { ...options, pageSize: 50 });
      const unmarked = answer.verses.filter(({ highlights }) => highlights.length === 0);
      expect([word, answer.pagination.total > 0, answer.correction, unmarked]).toEqual([
        word,
        true,
        null,
        [],
      ]);
    }
  }, 60_000);
});

describe('a misspelt word', () => {
  it('is taken for one that the language has, in whichever edition it is searched for', async () => {
    const [, , kjv] = repository.editions;
    const long = kjv!.vocabulary.words.filter(([word]) => word.length > 6);
    const misspelt = long
      .filter((_, index) => index % 41 === 0)
      .map(([word]) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`)
      .filter((word) => repository.editions.every(({ vocabulary }) => !vocabulary.has(word)));
    expect(misspelt.length).toBeGreaterThan(100);
    const answers = await Promise.all(misspelt.map((q) => find(`lord ${q}`, { translations: ['WEB'] })));
    const corrected = answers.filter(({ correction }) => correction !== null);
    expect(corrected.length / misspelt.length).toBeGreaterThan(0.9);
  });
});

/** What somebody might write who tries the syntax of the index, and any other text. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: SEARCH_LIMIT }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '"',
          '""',
          "'",
          '*',
          '^',
          '(',
          ')',
          ':',
          '-',
          '+',
          '{',
          '}',
          '«',
          '»',
          ';',
          '--',
          '\\',
          '\0',
          ' ',
        ],
        ...[
          'AND',
          'OR',
          'NOT',
          'NEAR(',
          'text:',
          'rowid',
          'love',
          'Dios',
          'á',
          'ﬁ',
          '½',
          '１Juan',
          '%',
          'the',
        ],
      ),
      { minLength: 1, maxLength: 30 },
    )
    .map((parts) => parts.join(' ').slice(0, SEARCH_LIMIT)),
);

const request = fc.record({
  q: anything,
  translations: fc.subarray(['WEB', 'spa_r09', 'KJV', 'BSB', 'none'], { maxLength: 3 }),
  book: fc.option(fc.oneof(fc.constantFrom('Ps', 'Juan'), anything), { nil: undefined }),
  testament: fc.option(fc.constantFrom('old', 'new'), { nil: undefined }),
  page: fc.integer({ min: 1, max: 2_000 }),
  pageSize: fc.integer({ min: 1, max: 50 }),
  language: fc.constantFrom<Language>('en', 'es'),
});

describe('whatever is written into the search box', () => {
  it('is answered as the contract says, or with an error of the catalogue', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const read = SearchScripture.request.safeParse(asked);
        fc.pre(read.success);
        const answer = await search.execute(read.data!).catch((error: unknown) => error);
        if (answer instanceof CatalogueError) return expect(answer.status).toBeLessThan(500);
        const { verses, pagination } = SearchScripture.response.parse(answer);
        expect(verses.length).toBeLessThanOrEqual(Math.min(asked.pageSize, pagination.total));
        for (const { text, highlights } of verses) {
          const edges = highlights.flatMap(({ start, end }) => [start, end]);
          expect(edges).toEqual([...edges].sort((one, other) => one - other));
          expect(edges.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 1_000 },
    );
  }, 120_000);

  it('is completed, or is not', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.constantFrom<Language>('en', 'es'), async (q, language) => {
        const suggestions = SuggestScripture.response.parse(await suggest.execute({ q, language }));
        expect(new Set(suggestions.map(({ text }) => text)).size).toBe(suggestions.length);
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});

describe('while a reader writes', () => {
  const complete = async (q: string, language: Language = 'en') =>
    (await suggest.execute({ q, language })).map(({ text }) => text);

  it('references come first, and words after them', async () => {
    const suggestions = await suggest.execute({ q: 'rom', language: 'en' });
    expect(suggestions[0]).toEqual({ kind: 'reference', text: 'Romans', osis: 'Rom' });
    expect(suggestions).toContainEqual({ kind: 'words', text: 'Rome' });
    expect(suggestions.length).toBeLessThanOrEqual(SUGGESTIONS_LIMIT);
  });

  it('the last word is completed with frequent words, as they are written', async () => {
    expect((await complete('shep'))[0]).toBe('shepherd');
    expect((await complete('coraz', 'es'))[0]).toBe('corazón');
    expect(await complete('jerusal')).toContain('Jerusalem');
  });

  it('a line is completed with what goes on so in a verse, in other words too', async () => {
    expect((await complete('the lord is my sh'))[0]).toBe('the lord is my shepherd');
    expect((await complete('for God so loved the w'))[0]).toBe('for God so loved the world');
    expect((await complete('porque de tal m', 'es'))[0]).toBe('porque de tal manera');
    expect(await complete('pillar of ')).toEqual(
      expect.arrayContaining(['pillar of cloud', 'pillar of fire']) as unknown,
    );
  });

  it('the other language is tried where the own has nothing', async () => {
    expect(await complete('bienav', 'en')).toContain('bienaventurados');
  });

  it('nothing is said to nothing', async () => {
    for (const q of ['', '   ', '"', 'zzzz']) expect(await complete(q)).toEqual([]);
  });
});
