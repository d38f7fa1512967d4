/** @jest-environment node */
import { createMemoryEditions, inventedTranslation, keepInvented } from '../test/index.js';
import { listBooksOffline, readPassageOffline } from './reading/read-offline.js';
import { ScriptureDesk } from './worker/scripture-desk.js';

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
  await keepInvented(store, ENGLISH);
  await keepInvented(store, SPANISH, inventedTranslation('INVES', 'es'));
  const desk = new ScriptureDesk(store);
  const search = async (q: string, translations = ['INV'], more = {}) => {
    const answer = await desk.answer({
      kind: 'search',
      search: { q, translations, page: 1, pageSize: 10, ...more },
    });
    return 'problem' in answer ? undefined : answer.found;
  };
  const references = async (...asked: Parameters<typeof search>) =>
    (await search(...asked))?.verses.map(({ reference }) => reference);
  return { store, search, references };
}

describe('reading without a network', () => {
  it('answers as the server does: reference, verses, notice', async () => {
    const { store } = await device();
    const asked = { reference: 'ruth 2:1-3', translationId: 'INV', language: 'en' } as const;
    const answer = await readPassageOffline(store, asked);
    expect(answer).toMatchObject({
      reference: 'Ruth 2',
      translation: { id: 'INV', notice: 'Invented Bible. Public domain.' },
      next: null,
    });
    expect(answer?.passages[0]?.verses.map(({ omitted }) => omitted)).toEqual([false, true, false]);
    expect(answer?.content).toContain('1 The good shepherd came to Bethlehem.');
  });

  it('takes a text in the language of the reader where none is named, and lists of passages in it', async () => {
    const { store } = await device();
    const asked = { reference: 'Rut 1:1; Rut 1:2', translationId: undefined, language: 'es' } as const;
    const answer = await readPassageOffline(store, asked);
    expect(answer?.translation.id).toBe('INVES');
    expect(answer?.passages).toHaveLength(2);
  });

  it('says what the text has not, and nothing of a text that is not here', async () => {
    const { store } = await device();
    const ask = (reference: string, translationId: string) =>
      readPassageOffline(store, { reference, translationId, language: 'en' });
    await expect(ask('Ruth 9', 'INV')).rejects.toMatchObject({ code: 'SCRIPTURE_CHAPTER_NOT_FOUND' });
    await expect(ask('nothing at all', 'INV')).rejects.toMatchObject({
      code: 'SCRIPTURE_REFERENCE_NOT_UNDERSTOOD',
    });
    expect(await ask('Ruth 1', 'KJV')).toBeUndefined();
  });

  it('knows the books and chapters', async () => {
    const { store } = await device();
    expect(await listBooksOffline(store, 'INVES')).toEqual([
      { osis: 'Ruth', number: 8, testament: 'old', name: 'Rut', verses: [2] },
    ]);
  });
});

describe('searching without a network', () => {
  it('puts the phrase first, then all the words, then the others', async () => {
    const { search } = await device();
    const answer = await search('good shepherd');
    expect(answer?.verses.map(({ reference, match }) => [reference, match])).toEqual([
      ['Ruth 2:1', 'phrase'],
      ['John 1:2', 'all-words'],
      ['Ruth 2:3', 'all-words'],
    ]);
    expect(answer?.pagination.total).toBe(3);
  });

  it('finds other forms of a word, in English and in Spanish, with and without accents', async () => {
    const { references } = await device();
    expect(await references('loved')).toEqual(expect.arrayContaining(['John 1:1', 'Ruth 1:2']));
    expect(await references('corazon', ['INVES'])).toEqual(['Rut 1:1', 'Rut 1:2']);
  });

  it('mends a misspelt word, and says which', async () => {
    const { search } = await device();
    const answer = await search('shepperd');
    expect(answer?.correction).toEqual({
      query: 'shepherd',
      words: [{ from: 'shepperd', to: 'shepherd' }],
    });
    expect(answer?.verses.length).toBeGreaterThan(0);
  });

  it('takes words between quotation marks as they stand', async () => {
    const { references } = await device();
    expect(await references('"shepherd is good"')).toEqual(['John 1:2']);
  });

  it('marks what was found, and keeps to a range', async () => {
    const { search } = await device();
    const answer = await search('shepherd', ['INV'], { range: { first: 43_000_000, last: 43_999_999 } });
    const [verse, another] = answer?.verses ?? [];
    expect(another).toBeUndefined();
    expect(verse?.highlights.map(({ start, end }) => verse.text.slice(start, end))).toEqual(['shepherd']);
  });

  it('pages, and says nothing of a text that is not here', async () => {
    const { search } = await device();
    const page = await search('shepherd', ['INV'], { page: 2, pageSize: 2 });
    expect(page?.pagination).toEqual({ page: 2, limit: 2, total: 4, pages: 2 });
    expect(await search('shepherd', ['KJV'])).toBeUndefined();
  });

  it('answers a search without words with nothing', async () => {
    const { search } = await device();
    expect((await search('?!'))?.verses).toEqual([]);
  });
});
