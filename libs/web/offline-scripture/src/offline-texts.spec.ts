/** @jest-environment node */
import { createMemoryEditions, fakeTranslation, storeFake } from '../test/index.js';
import { listBooksOffline, readPassageOffline } from './reading/read-offline.js';
import { ScriptureWorkerContext } from './worker/scripture-worker-context.js';

const ENGLISH = {
  Ruth: [
    ['In the days of the judges there was a famine.', 'The shepherds were loving their sheep.'],
    ['The good shepherd came to Bethlehem.', '', 'His shepherd was good, and kind, and patient with all.'],
  ],
  John: [['Love one another, as I have loved you.', 'The shepherd is good.']],
};
const SPANISH = {
  Ruth: [['Había hambre en la tierra, y el corazón se turbó.', 'Los corazones se alegraron.']],
};

async function device() {
  const store = createMemoryEditions();
  await storeFake(store, ENGLISH);
  await storeFake(store, SPANISH, fakeTranslation('INVES', 'es'));
  const workerContext = new ScriptureWorkerContext(store);
  const search = async (q: string, translations = ['INV'], more = {}) => {
    const answer = await workerContext.answer({
      kind: 'search',
      search: { q, translations, language: 'en', page: 1, pageSize: 10, ...more },
    });
    return 'problem' in answer ? undefined : answer.found;
  };
  const references = async (...parameters: Parameters<typeof search>) =>
    (await search(...parameters))?.verses.map(({ reference }) => reference);
  return { store, search, references };
}

describe('reading without a network', () => {
  it('returns the same as the server: reference, verses, notice', async () => {
    const { store } = await device();
    const request = { reference: 'ruth 2:1-3', translationId: 'INV', language: 'en' } as const;
    const answer = await readPassageOffline(store, request);
    expect(answer).toMatchObject({
      reference: 'Ruth 2',
      translation: { id: 'INV', notice: 'Invented Bible. Public domain.' },
      next: null,
    });
    expect(answer?.passages[0]?.verses.map(({ omitted }) => omitted)).toEqual([false, true, false]);
    expect(answer?.content).toContain('1 The good shepherd came to Bethlehem.');
  });

  it("uses a text in the reader's language if none is named, and accepts lists of passages in it", async () => {
    const { store } = await device();
    const request = { reference: 'Rut 1:1; Rut 1:2', translationId: undefined, language: 'es' } as const;
    const answer = await readPassageOffline(store, request);
    expect(answer?.translation.id).toBe('INVES');
    expect(answer?.passages).toHaveLength(2);
  });

  it('reports passages that the text lacks, and returns nothing for a text that is not here', async () => {
    const { store } = await device();
    const ask = (reference: string, translationId: string) =>
      readPassageOffline(store, { reference, translationId, language: 'en' });
    await expect(ask('Ruth 9', 'INV')).rejects.toMatchObject({ code: 'SCRIPTURE_CHAPTER_NOT_FOUND' });
    await expect(ask('nothing at all', 'INV')).rejects.toMatchObject({
      code: 'SCRIPTURE_REFERENCE_NOT_UNDERSTOOD',
    });
    expect(await ask('Ruth 1', 'KJV')).toBeUndefined();
  });

  it('returns the books and chapters', async () => {
    const { store } = await device();
    expect(await listBooksOffline(store, 'INVES')).toEqual([
      { osis: 'Ruth', number: 8, testament: 'old', name: 'Rut', verses: [2] },
    ]);
  });
});

describe('searching without a network', () => {
  it('returns the phrase first, then all the words, then the others', async () => {
    const { search } = await device();
    const answer = await search('good shepherd');
    expect(answer?.verses.map(({ reference, match }) => [reference, match])).toEqual([
      ['Ruth 2:1', 'phrase'],
      ['John 1:2', 'all-words'],
      ['Ruth 2:3', 'all-words'],
    ]);
    expect(answer?.pagination.total).toBe(3);
  });

  it('treats mostly common words as a phrase if they are adjacent, exact matches first', async () => {
    const store = createMemoryEditions();
    const decoy = 'As for me and my houses.';
    const quoted = 'Choose today whom of all of them you serve; as for me and my house, it is chosen.';
    await storeFake(store, { Ruth: [[decoy, 'My house is here, and as for me, I go.', quoted]] });
    const answer = await new ScriptureWorkerContext(store).answer({
      kind: 'search',
      search: { q: 'as for me and my house', translations: ['INV'], language: 'en', page: 1, pageSize: 10 },
    });
    expect(
      'problem' in answer ? [] : answer.found?.verses.map(({ reference, match }) => [reference, match]),
    ).toEqual([
      ['Ruth 1:3', 'phrase'],
      ['Ruth 1:1', 'phrase'],
      ['Ruth 1:2', 'all-words'],
    ]);
  });

  it('puts the phrase first however many verses have its words, wherever it stands', async () => {
    const store = createMemoryEditions();
    const words = ['mercy', 'and', 'truth', 'of', 'kings'];
    const turned = (by: number) => [...words.slice(by), ...words.slice(0, by)].join(' ');
    const decoys = Array.from(
      { length: 3_000 },
      (_, at) => `${turned(1 + (at % 4))} ${'and '.repeat(at % 7)}all.`,
    );
    const place = 2_345;
    const quoted = `Long before and long after, ${words.join(' ')} and of all who wait for the morning.`;
    const verses = decoys.map((decoy, at) => (at === place ? quoted : decoy));
    const chapters = Array.from({ length: 6 }, (_, chapter) =>
      verses.slice(500 * chapter, 500 * (chapter + 1)),
    );
    await storeFake(store, { Ruth: chapters });
    const workerContext = new ScriptureWorkerContext(store);
    for (const q of [words.join(' '), 'truth of kings', 'Mercy and truths of Kings']) {
      const answer = await workerContext.answer({
        kind: 'search',
        search: { q, translations: ['INV'], language: 'en', page: 1, pageSize: 10 },
      });
      const found = 'problem' in answer ? undefined : answer.found;
      expect([q, found?.matched, found?.pagination.total]).toEqual([q, 'phrase', decoys.length]);
      const [first] = found?.verses ?? [];
      expect([q, q === 'truth of kings' ? first?.match : first?.reference]).toEqual([
        q,
        q === 'truth of kings' ? 'phrase' : 'Ruth 5:346',
      ]);
    }
  });

  it('tells what the words name beside verses, as the server does', async () => {
    const { search } = await device();
    expect((await search('the good shepherd'))?.passages.map(({ osis }) => osis)).toEqual([
      'John.10.1-John.10.18',
    ]);
    expect((await search('Corinthians 13'))?.passages.map(({ reference }) => reference)).toEqual([
      '1 Corinthians 13',
      '2 Corinthians 13',
    ]);
    expect(await search('Tobit 4')).toMatchObject({ absentBook: 'Tobit', correction: null, verses: [] });
    for (const q of ['G26', 'agape', 'ágape', 'ἀγάπη'])
      expect([q, await search(q)]).toMatchObject([
        q,
        { correction: null, lexicon: [{ strongs: 'G26', gloss: 'love' }] },
      ]);
  });

  it('looks for words that a text lacks in another on this device, and tells it', async () => {
    const { store, search } = await device();
    await storeFake(store, { Ruth: [['And Esaias spake.']] }, fakeTranslation('OLD'));
    await storeFake(
      store,
      { Ruth: [Array.from({ length: 30 }, () => 'Luz.')] },
      fakeTranslation('LUCES', 'es'),
    );
    await storeFake(store, { Ruth: [['He came to Luz.']] }, fakeTranslation('NAMES'));
    expect(await search('Esaias')).toMatchObject({ translations: ['OLD'], otherEdition: { asked: ['INV'] } });
    expect(await search('Luz', ['NAMES'])).toMatchObject({ translations: ['NAMES'], otherLanguage: null });
    expect(await search('luz', ['NAMES'])).toMatchObject({
      translations: ['LUCES'],
      otherLanguage: { language: 'es', asked: ['NAMES'] },
    });
  });

  it('finds other forms of a word, in English and in Spanish, with and without accents', async () => {
    const { references } = await device();
    expect(await references('loved')).toEqual(expect.arrayContaining(['John 1:1', 'Ruth 1:2']));
    expect(await references('corazon', ['INVES'])).toEqual(['Rut 1:1', 'Rut 1:2']);
  });

  it('corrects a misspelt word, and reports it', async () => {
    const { search } = await device();
    const answer = await search('shepperd');
    expect(answer?.correction).toEqual({
      query: 'shepherd',
      words: [{ from: 'shepperd', to: 'shepherd' }],
    });
    expect(answer?.verses.length).toBeGreaterThan(0);
  });

  it('prefers the correction that occurs beside the other words, in its own spelling', async () => {
    const { store, search } = await device();
    const text = { Ruth: [['The lamb slept.', 'A lamb ate.', 'Salma’s lamp burned.', 'Salma ate.']] };
    await storeFake(store, text, fakeTranslation('LAMBS'));
    const corrected = async (q: string) => (await search(q, ['LAMBS']))?.correction?.query;
    expect(await corrected('lamq')).toBe('lamb');
    expect(await corrected('lamq burned')).toBe('lamp burned');
    expect(await corrected('salna ate')).toBe('Salma ate');
  });

  it('searches misspellings in the language in which they are misspellings', async () => {
    const { search } = await device();
    const answer = await search('corasson', ['INV']);
    expect(answer).toMatchObject({
      translations: ['INVES'],
      correction: { query: 'corazón' },
      otherLanguage: { language: 'es', asked: ['INV'] },
    });
    expect((await search('corazones', []))?.otherLanguage).toEqual({ language: 'es', asked: ['INV'] });
  });

  it('matches words in quotation marks exactly', async () => {
    const { references } = await device();
    expect(await references('"shepherd is good"')).toEqual(['John 1:2']);
  });

  it('marks the matches, and respects a range', async () => {
    const { search } = await device();
    const answer = await search('shepherd', ['INV'], { range: { first: 43_000_000, last: 43_999_999 } });
    const [verse, another] = answer?.verses ?? [];
    expect(another).toBeUndefined();
    expect(verse?.highlights.map(({ start, end }) => verse.text.slice(start, end))).toEqual(['shepherd']);
  });

  it('returns pages, and nothing for a text that is not here', async () => {
    const { search } = await device();
    const page = await search('shepherd', ['INV'], { page: 2, pageSize: 2 });
    expect(page?.pagination).toEqual({ page: 2, limit: 2, total: 4, pages: 2 });
    expect(await search('shepherd', ['KJV'])).toBeUndefined();
  });

  it('returns nothing for a search without words', async () => {
    const { search } = await device();
    expect((await search('?!'))?.verses).toEqual([]);
  });
});
