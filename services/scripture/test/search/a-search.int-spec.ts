import { AppError, type SearchAnswer } from '@word-unfolded/contracts';
import { openSearchedLibrary, referencesOf } from '../searched-library.js';

const { find, repository } = openSearchedLibrary();

/** The marked parts of a verse's text. */
const marked = ({ verses }: SearchAnswer, index = 0) => {
  const { text, highlights } = verses[index]!;
  return highlights.map(({ start, end }) => text.slice(start, end));
};

describe('a search', () => {
  it('returns how it matched, and marks the matches', async () => {
    const phrase = await find('still small voice');
    expect(phrase).toMatchObject({ matched: 'phrase', correction: null });
    expect(referencesOf(phrase)[0]).toBe('1 Kings 19:12');
    expect(marked(phrase)).toEqual(['still small voice']);
    const words = await find('voice small still');
    expect(words.matched).toBe('all-words');
    expect(referencesOf(words)[0]).toBe('1 Kings 19:12');
    const some = await find('shepherd telescope');
    expect(some.matched).toBe('some-words');
    expect(marked(some)[0]).toMatch(/^shepherd/i);
    expect(await find('telescope')).toMatchObject({ matched: null, verses: [], pagination: { total: 0 } });
  });

  it('ranks verses with the phrase before those with its words, and these before those with some of them', async () => {
    const { verses } = await find('love your neighbor as yourself', { pageSize: 50 });
    const order = ['phrase', 'all-words', 'some-words'];
    const matches = verses.map(({ match }) => order.indexOf(match));
    expect(matches).toEqual([...matches].sort());
    expect(verses.filter(({ match }) => match === 'phrase').map(({ reference }) => reference)).toEqual(
      expect.arrayContaining(['Leviticus 19:18', 'Matthew 22:39', 'Galatians 5:14', 'James 2:8']) as unknown,
    );
  });

  it('matches words in quotation marks in sequence', async () => {
    const together = await find('"kingdom of God"', { translations: ['KJV'], pageSize: 50 });
    expect(together.verses.every(({ text }) => /kingdom of god/i.test(text))).toBe(true);
    const apart = await find('kingdom of God', { translations: ['KJV'] });
    expect(apart.pagination.total).toBeGreaterThan(together.pagination.total);
    const also = await find('"kingdom of God" children', { translations: ['KJV'] });
    expect(referencesOf(also)).toContain('Mark 10:14');
    expect(also.verses.every(({ text }) => /child/i.test(text))).toBe(true);
  });

  it('searches for the single words if no verse has the quotation', async () => {
    expect(referencesOf(await find('"shepherd my Yahweh"'))).toContain('Psalm 23:1');
  });

  it('says which words it corrected, and searches for the corrections', async () => {
    const english = await find('the good shepard');
    expect(english.correction).toEqual({
      query: 'the good shepherd',
      words: [{ from: 'shepard', to: 'shepherd' }],
    });
    const spanish = await find('el corazón de Faarón', { language: 'es' });
    expect(spanish.correction?.query).toBe('el corazón de Faraón');
    expect(referencesOf(spanish)).toContain('Éxodo 7:13');
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

  it('uses the language of the words if the reader names no translation', async () => {
    const english = await find('for God so loved the world', { language: 'es' });
    expect(english.translations).toEqual(['WEB']);
    const spanish = await find('porque de tal manera amo dios', { language: 'en' });
    expect(spanish.translations).toEqual(['spa_r09']);
    expect((await find('amen', { language: 'es' })).translations).toEqual(['spa_r09']);
  });

  it('can include several translations', async () => {
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

  it('returns verses in the numbering of their translation, with the canonical number', async () => {
    const { verses } = await find('mandó Jehová al pez y vomitó á Jonás', { language: 'es' });
    expect(verses[0]).toMatchObject({
      reference: 'Jonás 2:11',
      book: 'Jonah',
      chapter: 2,
      number: 11,
      canonicalId: 32_002_010,
    });
  });

  it('can be limited to a book or a testament', async () => {
    const psalms = await find('shepherd', { book: 'Salmos' });
    expect(new Set(psalms.verses.map(({ book }) => book))).toEqual(new Set(['Ps']));
    const gospel = await find('in the beginning', { testament: 'new' });
    expect(referencesOf(gospel)[0]).toBe('John 1:1');
    expect(await find('shepherd', { book: 'Ps', testament: 'new' })).toMatchObject({ verses: [] });
  });

  it('is refused for an unknown book or translation, with the available ones', async () => {
    await expect(find('love', { book: 'Hezekiah' })).rejects.toMatchObject({
      code: 'SCRIPTURE_BOOK_UNKNOWN',
    });
    await expect(find('love', { book: 'Rom 8; John 3' })).rejects.toMatchObject({
      code: 'SCRIPTURE_BOOK_UNKNOWN',
    });
    await expect(find('love', { translations: ['NIV'] })).rejects.toMatchObject({
      code: 'SCRIPTURE_TRANSLATION_NOT_FOUND',
    });
    const online = await find('love', { translations: ['BSB'] }).catch((error: unknown) => error);
    expect(online instanceof AppError && online.textIn('en')).toBe(
      'Berean Standard Bible cannot be searched here. Choose one of these: WEB, RV1909, KJV.',
    );
  });

  it('is returned in pages, with every verse once', async () => {
    for (const q of ['shepherd', 'heaven earth', 'the', 'lord']) {
      const first = await find(q, { pageSize: 50, translations: ['WEB', 'KJV'] });
      const { total, pages } = first.pagination;
      const numbers = [1, 2, 3, 4, pages - 1, pages].filter((page) => page >= 1);
      const shown = new Map<number, string[]>();
      for (const page of numbers)
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

  it('marks something in every verse that it finds, whichever word is searched', async () => {
    const words = repository().editions.flatMap(({ id, language, vocabulary }) =>
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

describe('the searched range', () => {
  it('may be a range of books or chapters, within the testament', async () => {
    const inGospels = await find('love', { book: 'Matthew-John', pageSize: 50 });
    expect(new Set(inGospels.verses.map(({ book }) => book))).toEqual(
      new Set(['Matt', 'Mark', 'Luke', 'John']),
    );
    const inChapters = await find('love', { book: 'Romans 8-12' });
    expect(
      inChapters.verses.every(({ book, chapter }) => book === 'Rom' && chapter >= 8 && chapter <= 12),
    ).toBe(true);
    expect(
      (await find('love', { book: 'Malachi-Matthew', testament: 'new' })).verses.every(
        ({ book }) => book === 'Matt',
      ),
    ).toBe(true);
    expect((await find('love', { book: 'Genesis-Exodus', testament: 'new' })).verses).toEqual([]);
  });
});
